"""Who is there, in whichever process: at a table, seat by seat, and how many sockets a visitor has.

``Presence.at`` says who is at a table now; ``changed`` is called when somebody comes or goes here,
``heard`` when that happened elsewhere. Whoever watches with ``?presence=1`` is told.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import Final

import msgspec

from roundhouse.server.noticeboard import LASTS, Noticeboard
from roundhouse.server.tables import Hall, Table

SOCKETS_EACH = 40  # of one visitor at the same time; of all who have no cookie at one address
PAUSE: Final = 0.3  # seconds in which comings and goings are told together


class Present(msgspec.Struct, frozen=True):
    """Who is at a table: the seats whose players are, and how many onlookers."""

    seats: list[int]
    onlookers: int


class Presence:
    """Who is at which table."""

    def __init__(self, board: Noticeboard, tell: Callable[[str], None]) -> None:
        self._board = board
        self._tell = tell  # the other processes, that somebody came or went
        self.hall: Hall | None = None
        self._soon: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._watch: asyncio.Task[None] | None = None

    async def open(self, hall: Hall) -> None:
        """Begin to look after those who left without a word."""
        self.hall = hall
        self._watch = asyncio.ensure_future(self._look())

    async def close(self) -> None:
        """Tell nobody any more."""
        tasks = [*self._tasks, *([self._watch] if self._watch else [])]
        self._watch = None
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def at(self, table: Table) -> Present:
        """Return who is at a table."""
        seats, onlookers = table.audience.there()
        for their_seats, their_onlookers in await self._board.others(f"table {table.id}"):
            seats |= set(their_seats)
            onlookers += their_onlookers
        return Present(sorted(seats), onlookers)

    def changed(self, table: Table) -> None:
        """Somebody came or went here: tell it soon, together with who else does."""
        if table.id not in self._soon and self._watch is not None:
            self._soon.add(table.id)
            task = asyncio.ensure_future(self._changed(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _changed(self, table: Table) -> None:
        await asyncio.sleep(PAUSE)
        self._soon.discard(table.id)  # whoever comes from now on is told of later
        seats, onlookers = table.audience.there()
        said = (sorted(seats), onlookers) if seats or onlookers else None
        self._board.put(f"table {table.id}", said)
        self._tell(table.id)
        table.audience.show(await self.at(table))

    async def heard(self, id: str) -> None:
        """Somebody came or went elsewhere."""
        table = self.hall.tables.get(id) if self.hall else None
        if table is not None and table.audience.is_there:
            table.audience.show(await self.at(table))

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LASTS / 2)
            for table in list(self.hall.tables.values() if self.hall else ()):
                await self.heard(table.id)


class Places:
    """How many sockets a visitor has, counted over all processes."""

    def __init__(self, board: Noticeboard) -> None:
        self._board = board
        self.mine: Counter[str] = Counter()

    async def is_free(self, who: str) -> bool:
        """Return whether there is a place for one more of this visitor."""
        others: int = sum(await self._board.others(f"sockets {who}"))
        return self.mine[who] + others < SOCKETS_EACH

    @contextlib.asynccontextmanager
    async def taken(self, who: str) -> AsyncIterator[bool]:
        """Take a place until it is left; False: there is none."""
        if self.mine[who] >= SOCKETS_EACH:
            yield False
            return
        self._count(who, 1)
        try:
            others = sum(await self._board.others(f"sockets {who}"))
            yield self.mine[who] + others <= SOCKETS_EACH
        finally:
            self._count(who, -1)

    def _count(self, who: str, by: int) -> None:
        self.mine[who] += by
        if not self.mine[who]:
            del self.mine[who]
        self._board.put(f"sockets {who}", self.mine.get(who))
