"""What belongs to somebody: given to another name of theirs, taken out, or let go."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select, update

from roundhouse.server.people.habits import Habits
from roundhouse.server.people.matters import Matters
from roundhouse.server.proof import Unloadable
from roundhouse.server.schema import (
    gatherings,
    habits,
    hushed,
    notes,
    outbox,
    seats,
    sittings,
    talk,
    tallies,
    tokens,
    wishes,
)
from roundhouse.server.store import Store
from roundhouse.server.tables import Hall

ALL = 100_000  # matches of one person


class Belongings:
    """Everything that is somebody's."""

    def __init__(self, hall: Hall, matters: Matters, habits: Habits) -> None:
        self.hall, self.matters, self.habits = hall, matters, habits
        self.store: Store = hall.store

    async def hand_over(self, old: str, new: str) -> None:
        """Give the seats of a guest to the account they turned out to have."""
        for id in await self.store.matches_of(old, ALL):
            await self._at_each_seat(id, old, new)
        async with self.store.writing() as connection:
            for column in (seats.c.guest, sittings.c.guest, gatherings.c.owner):
                change = update(column.table).where(column == old).values({column: new})
                await connection.execute(change)

    async def _at_each_seat(self, id: str, old: str, new: str) -> None:
        try:
            table = await self.hall.table(id)
        except Unloadable:
            return
        for seat in table.seats_of(old):
            await self.matters.move_seat(table, seat, new)

    async def let_go(self, guest: str) -> None:
        """Take somebody's name off everything; their matches stay, and bots play on for them."""
        for id in await self.store.matches_of(guest, ALL):
            try:
                table = await self.hall.table(id)
            except Unloadable:
                continue
            for seat in table.seats_of(guest):
                await self.matters.leave_for_good(table, seat)
        async with self.store.writing() as connection:
            mine = seats.c.guest == guest
            await connection.execute(update(seats).where(mine).values(guest=None))
            for kind in (habits, hushed, notes, outbox, tallies, tokens, wishes):
                await connection.execute(delete(kind).where(kind.c.guest == guest))

    async def all_of(self, guest: str) -> dict[str, Any]:
        """Return everything that is known of somebody, to be taken away."""
        mine = select(seats.c.match, seats.c.seat, seats.c.name).where(seats.c.guest == guest)
        said = select(talk.c.match, talk.c.at, talk.c.text).join(
            seats, (seats.c.match == talk.c.match) & (seats.c.seat == talk.c.seat)
        )
        async with self.store.reading() as connection:
            matches = [dict(row._mapping) for row in await connection.execute(mine)]
            lines = await connection.execute(said.where(seats.c.guest == guest))
            spoken = [dict(row._mapping) for row in lines]
            wrote = select(notes.c.match, notes.c.ply, notes.c.text).where(notes.c.guest == guest)
            noted = [dict(row._mapping) for row in await connection.execute(wrote)]
        return {
            "hours": await self.habits.of(guest),
            "matches": matches,
            "said": spoken,
            "notes": noted,
        }
