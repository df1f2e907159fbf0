"""The disk: matches and their entries. Acknowledged means committed, and commits are shared.

The SQL is the same for SQLite and PostgreSQL; one URL switches.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field
from time import time
from typing import Any, Final

from sqlalchemy import Executable, func, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.server.database import is_sqlite, opened
from roundhouse.server.ground import Away, Ground, database_is_away
from roundhouse.server.measures import COMMITS, ENTRIES
from roundhouse.server.schema import entries, gatherings, matches, seats

MOVES, UNDO, PLAN, BROUGHT = "moves", "undo", "plan", "brought"
SEAT, VOTE = "seat", "vote"  # who plays a seat, and what people agree upon
_ID: Final = re.compile(r"[\w-]{1,16}", re.ASCII)  # anything else names no match


def is_name(id: str) -> bool:
    """Return whether a text can be the name of a match."""
    return _ID.fullmatch(id) is not None


def now() -> int:
    """Return the time in milliseconds."""
    return int(time() * 1000)


@dataclass(frozen=True)
class Entry:
    """One acknowledged step of a match: moves, an undo, a plan, or the record it was brought with."""

    match: str
    seq: int
    kind: str
    seat: int
    text: str
    at: int = field(default_factory=now)
    digest: str = ""  # of the position its moves led to


@dataclass(frozen=True)
class SeatRow:
    """Who sits where: a person (a guest) or a bot of some level."""

    kind: str
    guest: str | None
    name: str
    level: str


@dataclass(frozen=True)
class Stored:
    """A match as it lies on the disk."""

    id: str
    title: str
    board: str
    rules: int
    options: str
    secret: str
    imported: int
    created: int
    seats: tuple[SeatRow, ...]
    entries: tuple[Entry, ...]
    terms: str = ""  # what people agreed upon, if they gathered for it


# The columns of a match's own row
_OWN: Final = ("id", "title", "board", "rules", "options", "secret", "imported", "created")


Also = Sequence[Executable]  # what is written together with an entry, or not at all


class Store:
    """The database. ``append`` returns once the entry is durable, or False if its place was taken."""

    def __init__(self, url: str, tell: Callable[[list[Entry]], None] = lambda _: None) -> None:
        self.url = make_url(url)
        self.ground = Ground("database", database_is_away)
        self._tell = tell  # whoever wants to know what was written
        # SQLite has one writer. Who waits for it here waits as long as it takes; in the database it would
        # be given up after a while, which a machine under load makes short.
        self._turn = asyncio.Lock() if is_sqlite(self.url) else contextlib.nullcontext()
        self._queue: asyncio.Queue[tuple[Entry, Also, asyncio.Future[bool]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, bring the schema up to date, start the writer."""
        self.engine = await opened(self.url)
        self._insert: Any = sqlite.insert if is_sqlite(self.url) else postgresql.insert
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Finish what waits and let go of the database."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
        await self.engine.dispose()

    async def state(self) -> str:
        """Return whether the database answers."""
        try:
            async with self.reading() as connection:
                await connection.execute(text("SELECT 1"))
        except Away:
            return "away"
        return "ready"

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection that only reads."""
        with self.ground.used(writing=False):
            async with self.engine.connect() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that reads and then writes."""
        async with self._turn:
            with self.ground.used():
                async with self._begun() as connection:
                    yield connection

    @contextlib.asynccontextmanager
    async def _begun(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as plain:
            connection = await plain.execution_options(writes=True)
            async with connection.begin():
                yield connection

    # ── Entries ──────────────────────────────────────────────────────────────────────────────────

    async def append(self, entry: Entry, also: Also = ()) -> bool:
        """Add an entry; return when it is committed, False if its (match, seq) exists already."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((entry, also, done))
        return await done

    async def quiet(self, most: float) -> None:
        """Return when no entry waits to be written, or after so many seconds."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._queue.join(), most)

    async def _write(self) -> None:
        """Commit whatever waits, all of it together, again and again."""
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                won = await self._commit([(entry, also) for entry, also, _ in batch])
            except Exception as error:
                for _, _, done in batch:
                    if not done.done():
                        done.set_exception(error)
            else:
                for entry, _, done in batch:
                    place = (entry.match, entry.seq)
                    if not done.done():
                        done.set_result(place in won)
                    won.discard(place)  # of rivals in one batch the first has won
            for _ in batch:
                self._queue.task_done()

    async def _commit(self, batch: list[tuple[Entry, Also]]) -> set[tuple[str, int]]:
        rows = [vars(entry) for entry, _ in batch]
        added = self._insert(entries).on_conflict_do_nothing()
        with COMMITS.time():
            async with self.writing() as connection:
                result = await connection.execute(
                    added.returning(entries.c.match, entries.c.seq), rows
                )
                won = {(row.match, row.seq) for row in result}
                for also in _first(batch, won):
                    await connection.execute(also)
        for entry, _ in batch:
            ENTRIES.labels(entry.kind).inc()
        self._tell([entry for entry, _ in batch if (entry.match, entry.seq) in won])
        return won

    def insert(self, table: Any) -> Any:
        """Return an insert that can say what is to happen if the row is there already."""
        return self._insert(table)

    # ── Matches ──────────────────────────────────────────────────────────────────────────────────

    async def create(self, stored: Stored, also: Also = ()) -> None:
        """Add a match with its seats and first entries: all of it or nothing."""
        row = {name: getattr(stored, name) for name in _OWN}
        sat = [{"match": stored.id, "seat": n} | vars(seat) for n, seat in enumerate(stored.seats)]
        async with self.writing() as connection:
            await connection.execute(matches.insert().values(seats=len(sat), **row))
            await connection.execute(seats.insert(), sat)
            if stored.entries:
                await connection.execute(entries.insert(), [vars(e) for e in stored.entries])
            for one in also:
                await connection.execute(one)

    async def raise_rules(self, id: str, then: int, today: int) -> None:
        """Write down that a match is played by later rules, if nobody else has."""
        mine = (matches.c.id == id, matches.c.rules == then)
        async with self.writing() as connection:
            await connection.execute(matches.update().where(*mine).values(rules=today))

    async def match(self, id: str) -> Stored | None:
        """Return a match with everything that belongs to it."""
        if not is_name(id):
            return None
        async with self.reading() as connection:
            row = (await connection.execute(select(matches).where(matches.c.id == id))).first()
            if row is None:
                return None
            sat = await connection.execute(
                select(seats).where(seats.c.match == id).order_by(seats.c.seat)
            )
            added = await connection.execute(
                select(entries).where(entries.c.match == id).order_by(entries.c.seq)
            )
            terms = select(gatherings.c.terms).where(gatherings.c.match == id)
            return Stored(
                **{name: getattr(row, name) for name in _OWN},
                seats=tuple(SeatRow(s.kind, s.guest, s.name, s.level) for s in sat),
                entries=tuple(Entry(**e._mapping) for e in added),
                terms=await connection.scalar(terms) or "",
            )

    async def entries_after(self, id: str, seq: int) -> list[Entry]:
        """Return what was added to a match after an entry."""
        wanted = select(entries).where(entries.c.match == id, entries.c.seq > seq)
        async with self.reading() as connection:
            added = await connection.execute(wanted.order_by(entries.c.seq))
            return [Entry(**e._mapping) for e in added]

    async def seqs(self, ids: list[str]) -> dict[str, int]:
        """Return the last entry of each of these matches."""
        last = select(entries.c.match, func.max(entries.c.seq).label("seq"))
        wanted = last.where(entries.c.match.in_(ids)).group_by(entries.c.match)
        if not ids:
            return {}
        async with self.reading() as connection:
            return {row.match: row.seq for row in await connection.execute(wanted)}

    async def matches_of(self, guest: str, most: int = 30) -> list[str]:
        """Return the newest matches in which a guest has a seat."""
        wanted = (
            select(matches.c.id, matches.c.created)
            .join(seats, seats.c.match == matches.c.id)
            .where(seats.c.guest == guest)
            .distinct()
            .order_by(matches.c.created.desc())
            .limit(most)
        )
        async with self.reading() as connection:
            return [row.id for row in await connection.execute(wanted)]


def _first(batch: list[tuple[Entry, Also]], won: set[tuple[str, int]]) -> list[Executable]:
    """Return what goes with the entries that have won; of rivals in one batch the first has."""
    left = set(won)
    found: list[Executable] = []
    for entry, also in batch:
        if (entry.match, entry.seq) in left:
            left.discard((entry.match, entry.seq))
            found += also
    return found
