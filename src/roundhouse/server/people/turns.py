"""Whom a match among people waits for: one row a match, written together with its entries."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select, update

from roundhouse import NOBODY
from roundhouse.server.people.company import KINDS
from roundhouse.server.people.gatherings import OVER
from roundhouse.server.schema import gatherings, turns
from roundhouse.server.store import Also, Entry, Store
from roundhouse.server.tables import Table


@dataclass(frozen=True)
class Turn:
    """Who is to decide since when; ``left`` is what the banks hold, ``due`` when time is up."""

    match: str
    seq: int
    seat: int
    guest: str | None
    since: int
    due: int | None = None
    left: str = ""


class Turns:
    """Writes and reads whom matches wait for."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def accompany(self, table: Table, entry: Entry, state: Any) -> Also:
        """Return what is written together with an entry that leads to a position."""
        if table.terms is None:
            return ()
        turn = self.next(table, entry, state)
        row = vars(turn)
        put = self.store.insert(turns).values(**row)
        also = [put.on_conflict_do_update(index_elements=[turns.c.match], set_=row)]
        if turn.seat < 0:
            over = update(gatherings).where(gatherings.c.match == table.id)
            also.append(over.values(state=OVER, touched=entry.at))
        return also

    def next(self, table: Table, entry: Entry, state: Any) -> Turn:
        """Return who is to decide after an entry."""
        seats, people = table.seats, table.company
        if entry.kind in KINDS:
            people = deepcopy(people)
            seats = people.take(entry, seats)
        seat = NOBODY if people.is_closed else state.turn
        waits = seat >= 0 and people.bot_at(seat, seats) is None
        guest = seats[seat].guest if waits else None
        return Turn(table.id, entry.seq, seat, guest, entry.at)

    async def at(self, match: str) -> Turn | None:
        """Return whom a match waits for."""
        async with self.store.engine.connect() as connection:
            found = await connection.execute(select(turns).where(turns.c.match == match))
            row = found.first()
        return Turn(**row._mapping) if row is not None else None

    async def of(self, guest: str) -> list[str]:
        """Return the matches that wait for somebody, the longest waiting first."""
        wanted = select(turns.c.match).where(turns.c.guest == guest).order_by(turns.c.since)
        async with self.store.engine.connect() as connection:
            return [row.match for row in await connection.execute(wanted)]

    async def waiting(self, guest: str) -> int:
        """Return how many matches wait for somebody."""
        async with self.store.engine.connect() as connection:
            return await connection.scalar(select(func.count()).where(turns.c.guest == guest)) or 0
