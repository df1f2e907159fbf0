"""What people told us about themselves: when their time is not counted."""

from __future__ import annotations

import msgspec
from sqlalchemy import select

from roundhouse.server.people.hours import Hours, check
from roundhouse.server.schema import habits
from roundhouse.server.store import Store


class Habits:
    """The hours of everybody who named some."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, guest: str) -> Hours:
        """Return somebody's hours."""
        wanted = select(habits.c.hours).where(habits.c.guest == guest)
        async with self.store.reading() as connection:
            text = await connection.scalar(wanted)
        return msgspec.json.decode(text, type=Hours) if text else Hours()

    async def set(self, guest: str, hours: Hours) -> None:
        """Remember somebody's hours; they hold from the next turn on."""
        check(hours)
        row = {"guest": guest, "hours": msgspec.json.encode(hours).decode()}
        put = self.store.insert(habits).values(**row)
        async with self.store.writing() as connection:
            await connection.execute(put.on_conflict_do_update(index_elements=["guest"], set_=row))
