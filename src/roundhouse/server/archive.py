"""Everything, or some matches, as one file: written while the server runs, read into any database.

The file is gzipped text, one JSON object per line: a head, one line per row, and at the end the number
of rows and the SHA-256 of all lines before. A file cut off or changed is refused, and nothing is read.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import groupby, islice
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Select, Table, func, select
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse import RoundhouseError
from roundhouse.server.database import connected, is_sqlite, opened
from roundhouse.server.schema import gatherings, matches, metadata
from roundhouse.server.settings import KEY_SIZE, Settings

FORMAT: Final = 1
BATCH: Final = 500  # rows that are inserted together


class ArchiveError(RoundhouseError):
    """A file that cannot be read in, or a database it does not fit into."""


@dataclass(frozen=True)
class Summary:
    """What was written or read."""

    matches: int
    rows: int
    known: int = 0  # matches that were there already and were left as they are


# ── Writing ──────────────────────────────────────────────────────────────────────────────────────


async def backup(settings: Settings, file: Path) -> Summary:
    """Write everything, the key that signs cookies included."""
    return await _write(settings, file, None, settings.key().hex())


async def export(settings: Settings, file: Path, ids: list[str] | None = None) -> Summary:
    """Write some matches, or all, with nothing that belongs to the installation."""
    return await _write(settings, file, ids, "")


async def _write(settings: Settings, file: Path, ids: list[str] | None, key: str) -> Summary:
    made, name = tempfile.mkstemp(prefix=".archive-", dir=file.parent)  # for its owner only
    try:
        with os.fdopen(made, "wb") as out:
            with gzip.open(out, "wb", compresslevel=6) as packed:
                summary = await _write_lines(packed, settings, ids, key)
            out.flush()
            os.fsync(out.fileno())
        os.replace(name, file)
    except BaseException:
        os.unlink(name)
        raise
    return summary


async def _write_lines(out: Any, settings: Settings, ids: list[str] | None, key: str) -> Summary:
    digest, rows, count = hashlib.sha256(), 0, 0

    def put(line: object) -> None:
        data = json.dumps(line, ensure_ascii=False).encode() + b"\n"
        digest.update(data)
        out.write(data)

    put({"roundhouse archive": FORMAT, "key": key})
    async with _snapshot(settings) as connection:
        for table in metadata.sorted_tables:
            if not key and _match_column(table) is None:
                continue  # belongs to the installation
            async for row in await connection.stream(_rows(table, ids)):
                put({"table": table.name, "row": dict(row._mapping)})
                rows += 1
                count += table is matches
    put({"end": rows, "sha256": digest.hexdigest()})
    return Summary(count, rows)


@asynccontextmanager
async def _snapshot(settings: Settings) -> AsyncIterator[AsyncConnection]:
    """Open the database as it is at this moment, whatever is written meanwhile."""
    url = make_url(settings.database)
    engine = await connected(url)
    try:
        async with engine.connect() as connection:
            level = {} if is_sqlite(url) else {"isolation_level": "REPEATABLE READ"}
            yield await connection.execution_options(**level)
    finally:
        await engine.dispose()


def _match_column(table: Table) -> Any:
    return table.c.id if table is matches else table.c.get("match")


def _rows(table: Table, ids: list[str] | None) -> Select[Any]:
    wanted = select(table).order_by(*table.primary_key.columns)
    return wanted if ids is None else wanted.where(_match_column(table).in_(ids))


# ── Reading ──────────────────────────────────────────────────────────────────────────────────────


async def restore(settings: Settings, file: Path) -> Summary:
    """Read a backup into an empty database; its key becomes this installation's."""
    head = check(file)
    if not head["key"]:
        raise ArchiveError(f"{file} is no backup: it holds matches only; `import` reads it")
    _put_key(settings, bytes.fromhex(head["key"]))
    return await _read(settings, file, empty=True)


async def import_matches(settings: Settings, file: Path) -> Summary:
    """Add the matches of a file; those that are there already are left as they are."""
    check(file)
    return await _read(settings, file, empty=False)


def check(file: Path) -> dict[str, Any]:
    """Return the head of a whole file; ArchiveError if it is cut off, changed or something else."""
    digest, head, rows = hashlib.sha256(), None, -2
    last: dict[str, Any] = {}
    try:
        with gzip.open(file, "rb") as packed:
            for data in packed:
                last = json.loads(data)
                head = head or last
                rows += 1
                if "sha256" not in last:
                    digest.update(data)
    except (OSError, EOFError, ValueError) as error:
        raise ArchiveError(f"{file} cannot be read: {error}") from None
    if head is None or head.get("roundhouse archive") != FORMAT:
        raise ArchiveError(f"{file} is no archive of format {FORMAT}")
    if last.get("end") != rows or last.get("sha256") != digest.hexdigest():
        raise ArchiveError(f"{file} is not whole: it was cut off or changed")
    return head


def _lines(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    with gzip.open(file, "rb") as packed:
        for data in packed:
            line = json.loads(data)
            if "table" in line:
                yield line["table"], line["row"]


async def _read(settings: Settings, file: Path, empty: bool) -> Summary:
    engine = await opened(make_url(settings.database))
    try:
        async with engine.connect() as plain:
            connection = await plain.execution_options(writes=True)
            async with connection.begin():  # all of it, or nothing
                if empty and (await connection.scalar(select(func.count()).select_from(matches))):
                    raise ArchiveError("there are matches in this database; `import` adds to them")
                return await _insert(connection, file, empty)
    finally:
        await engine.dispose()


async def _insert(connection: AsyncConnection, file: Path, whole: bool) -> Summary:
    known = {id for (id,) in await connection.execute(select(matches.c.id))}
    known |= {id for (id,) in await connection.execute(select(gatherings.c.match))}
    added = rows = skipped = 0
    for name, batch in _batches(file):
        table = metadata.tables[name]
        fresh = _fresh(table, batch, known, whole)
        if fresh:
            await connection.execute(table.insert(), fresh)
        rows += len(fresh)
        if table is matches:
            added, skipped = added + len(fresh), skipped + len(batch) - len(fresh)
    return Summary(added, rows, skipped)


def _fresh(
    table: Table, batch: list[dict[str, Any]], known: set[str], whole: bool
) -> list[dict[str, Any]]:
    """Return the rows that are to be added; those of the installation only with all of it."""
    column = _match_column(table)
    if column is None:
        return batch if whole else []
    return [row for row in batch if row[column.name] not in known]


def _batches(file: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Return the rows of a file, some of one table at a time."""
    for name, lines in groupby(_lines(file), key=lambda line: line[0]):
        while batch := [row for _, row in islice(lines, BATCH)]:
            yield name, batch


def _put_key(settings: Settings, key: bytes) -> None:
    """Take over the key of a backup; another one that is here already is not overwritten."""
    if len(key) != KEY_SIZE:
        raise ArchiveError("the key in this backup is damaged")
    file = settings.key_file or settings.data / "secret.key"
    if file.exists():
        if settings.key() != key:
            raise ArchiveError(f"{file} is another key than that of the backup: move it away first")
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
        out.write(key)
        out.flush()
        os.fsync(out.fileno())
