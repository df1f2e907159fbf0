"""Checking that a match was drawn fairly."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from roundhouse import RoundhouseError
from roundhouse.cli.tables import read_match
from roundhouse.core import chance


def verify(file: Path, out: Console) -> None:
    """Recompute every draw with the published secret; complain about the first that differs."""
    match = read_match(file)
    missing = [key for key in ("match", "secret", "secret-hash") if key not in match.headers]
    if missing:
        raise RoundhouseError(
            f"{file}: no header {', '.join(missing)}; only a finished match has them"
        )
    try:
        secret = bytes.fromhex(match.headers["secret"])
    except ValueError:
        raise RoundhouseError(f"{file}: the secret is not a hexadecimal number") from None
    if chance.hash_of(secret) != match.headers["secret-hash"]:
        raise RoundhouseError(
            f"{file}: the secret is not the one whose hash was shown at the start"
        )
    imported = match.headers.get("imported", "0")
    if not imported.isdecimal():
        raise RoundhouseError(f"{file}: imported is a number of moves, not {imported!r}")
    wrong = chance.wrong_draws(match, secret, match.headers["match"], int(imported))
    if wrong:
        raise RoundhouseError(
            f"{file}: the draw of move {wrong[0]} is not the one the secret gives"
        )
    draws = sum(1 for ply in range(int(imported), match.ply) if match.mover(ply) < 0)
    out.print(
        f"{file}: {match.ply} moves, {draws} draws, all as the secret gives them", highlight=False
    )
