"""Taking matches, or everything, out of a database and into another."""

from __future__ import annotations

import asyncio
from pathlib import Path

from rich.console import Console

from roundhouse.server import archive
from roundhouse.server.archive import Summary
from roundhouse.server.settings import from_environment


def backup(file: Path, out: Console) -> None:
    """Write everything, while the server may be running."""
    _tell(asyncio.run(archive.backup(from_environment(), file)), f"written to {file}", out)


def restore(file: Path, out: Console) -> None:
    """Read everything into an empty database."""
    _tell(asyncio.run(archive.restore(from_environment(), file)), "restored", out)


def export(file: Path, ids: list[str], out: Console) -> None:
    """Write some matches, or all."""
    done = asyncio.run(archive.export(from_environment(), file, ids or None))
    _tell(done, f"written to {file}", out)


def import_matches(file: Path, out: Console) -> None:
    """Add matches."""
    done = asyncio.run(archive.import_matches(from_environment(), file))
    _tell(done, "added", out)
    if done.known:
        out.print(f"{done.known} were there already and stay as they are", highlight=False)


def _tell(done: Summary, what: str, out: Console) -> None:
    out.print(f"{done.matches} matches ({done.rows} rows) {what}", highlight=False)
