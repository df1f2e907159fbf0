"""What people say at a table: lines of those who play, in order; an operator may hide some."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from roundhouse.core.events import Seat
from roundhouse.server.names import tidy
from roundhouse.server.schema import reports, talk
from roundhouse.server.store import Store
from roundhouse.server.tables import NotAllowed, Table

LONGEST: Final = 400  # characters
SHOWN: Final = 200  # of the latest lines
TRIES: Final = 5


class Said(msgspec.Struct, frozen=True):
    """One line."""

    number: int
    at: int
    seat: Seat
    text: str


class Talk:
    """All that is said."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def say(self, table: Table, seat: Seat, text: str, at: int) -> None:
        """Add a line; none at silent tables."""
        if table.terms is None or not table.terms.talk:
            raise NotAllowed("talk-silent")
        line = tidy(text, LONGEST)
        if not line or len(text) > LONGEST:
            raise NotAllowed("talk-too-long")
        row = {"match": table.id, "at": at, "seat": seat, "text": line, "hidden": False}
        for attempt in range(TRIES):  # of two who speak at once one is second
            try:
                async with self.store.writing() as connection:
                    last = select(func.max(talk.c.number)).where(talk.c.match == table.id)
                    number = (await connection.scalar(last) or 0) + 1
                    await connection.execute(insert(talk).values(number=number, **row))
                return
            except IntegrityError:
                if attempt == TRIES - 1:
                    raise

    async def said(self, id: str, after: int = 0) -> list[Said]:
        """Return the lines after one, the latest at most; what was hidden has no words."""
        wanted = select(talk).where(talk.c.match == id, talk.c.number > after)
        newest = wanted.order_by(talk.c.number.desc()).limit(SHOWN)
        async with self.store.reading() as connection:
            rows = (await connection.execute(newest)).all()
        return [
            Said(row.number, row.at, row.seat, "" if row.hidden else row.text)
            for row in reversed(rows)
        ]

    async def report(self, id: str, number: int, guest: str, at: int) -> None:
        """Tell whoever runs the place about a line; once each is enough."""
        there = select(func.count()).where(talk.c.match == id, talk.c.number == number)
        put = self.store.insert(reports).values(match=id, number=number, guest=guest, at=at)
        async with self.store.writing() as connection:
            if not await connection.scalar(there):
                raise NotAllowed("not-seated")
            await connection.execute(put.on_conflict_do_nothing())
