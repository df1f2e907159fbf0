"""Private notes: what somebody writes down about a match or a position, for themselves alone."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, func, select

from roundhouse.core.record import Record
from roundhouse.server.schema import notes
from roundhouse.server.store import Store
from roundhouse.server.tables import NotAllowed

WHOLE: Final = -1  # in place of a ply: a note about the match
LONGEST: Final = 2_000  # characters
MOST: Final = 500  # notes of one person about one match


class Notes:
    """Everybody's notes; nobody reads another's."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, match: str, guest: str) -> dict[int, str]:
        """Return somebody's notes about a match, by ply."""
        mine = (notes.c.match == match) & (notes.c.guest == guest)
        wanted = select(notes.c.ply, notes.c.text).where(mine).order_by(notes.c.ply)
        async with self.store.reading() as connection:
            return {row.ply: row.text for row in await connection.execute(wanted)}

    async def write(self, match: str, guest: str, ply: int, text: str) -> None:
        """Write a note, or take it away by writing nothing."""
        mine = (notes.c.match == match) & (notes.c.guest == guest)
        row = {"match": match, "guest": guest, "ply": ply, "text": text.strip()[:LONGEST]}
        put = self.store.insert(notes).values(**row)
        async with self.store.writing() as connection:
            if not row["text"]:
                await connection.execute(delete(notes).where(mine, notes.c.ply == ply))
                return
            if (await connection.scalar(select(func.count()).where(mine)) or 0) >= MOST:
                raise NotAllowed("notes-too-many")
            names = [notes.c.match, notes.c.guest, notes.c.ply]
            await connection.execute(put.on_conflict_do_update(index_elements=names, set_=row))

    async def put_into(self, record: Record, match: str, guest: str) -> None:
        """Write somebody's notes into their own copy of a record."""
        for ply, text in (await self.of(match, guest)).items():
            line = " ".join(text.split())
            if ply == WHOLE or ply == 0:
                record.comment = " ".join([*([record.comment] if record.comment else []), line])
            elif ply <= len(record.moves):
                entry = record.moves[ply - 1]
                entry.comment = " ".join([*([entry.comment] if entry.comment else []), line])
