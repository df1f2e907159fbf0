"""What was acknowledged, and whether the database agrees: nothing lost, changed or doubled."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from sqlalchemy import select

from roundhouse.server.schema import matches
from roundhouse.server.store import MOVES, Entry, Store, Stored
from roundhouse.server.tables import Table

Said = tuple[str, str]  # the kind of an entry and its text; of moves the one that was posted


@dataclass
class Page:
    """What somebody knows of one match."""

    id: str
    acknowledged: dict[int, Said] = field(default_factory=dict)  # by number
    tried: dict[int, Said] = field(default_factory=dict)  # posted, and never answered
    planned: bool = False  # standing bids were set, so some moves are the server's
    brought: list[str] = field(default_factory=list)  # moves it was uploaded with

    def wrong(self, stored: Stored | None) -> list[str]:
        """Return what the database has otherwise."""
        if stored is None:
            return [f"{self.id} is gone"]
        found = [f"{self.id} has entries {[e.seq for e in stored.entries]}"]
        if [e.seq for e in stored.entries] == list(range(1, len(stored.entries) + 1)):
            found.clear()
        there = {e.seq: e for e in stored.entries}
        for seq, said in self.acknowledged.items():
            if seq not in there:
                found.append(f"{self.id}/{seq} {said} was acknowledged and is lost")
            elif _said(there[seq]) != said:
                found.append(f"{self.id}/{seq} {said} became {_said(there[seq])}")
        found += [f"{self.id}/{e.seq} {_said(e)} was asked by nobody"
                  for e in stored.entries if not self._is_asked(e, stored)]  # fmt: skip
        if self.brought and stored.entries[0].text.split("\n")[: len(self.brought)] != self.brought:
            found.append(f"{self.id} is not what was uploaded")
        return found

    def _is_asked(self, entry: Entry, stored: Stored) -> bool:
        if entry.seat < 0:  # the first draws, or the moves of a record
            return entry.seq == 1 or entry.kind != MOVES
        known = (self.acknowledged.get(entry.seq), self.tried.get(entry.seq))
        by_bot = stored.seats[entry.seat].kind == "bot"
        by_plan = self.planned and entry.kind == MOVES
        return by_bot or by_plan or _said(entry) in known


def _said(entry: Entry) -> Said:
    return entry.kind, entry.text.partition("\n")[0]


@dataclass
class Ledger:
    """All pages."""

    pages: dict[str, Page] = field(default_factory=dict)
    moves: int = 0
    others: int = 0  # undos, plans, creations and uploads

    def page(self, id: str) -> Page:
        """Return the page of a match."""
        return self.pages.setdefault(id, Page(id))

    def acknowledge(self, id: str, seq: int, said: Said) -> None:
        """Write down that an entry was acknowledged."""
        page = self.page(id)
        page.acknowledged[seq] = said
        page.tried.pop(seq, None)
        self.moves += said[0] == MOVES
        self.others += said[0] != MOVES

    async def wrong(self, database: str) -> list[str]:
        """Return all in which the database differs; every match in it must be whole."""
        store = Store(database)
        await store.open()
        found: list[str] = []
        for page in self.pages.values():
            found += page.wrong(await store.match(page.id))
        async with store.engine.connect() as connection:
            ids = [row.id for row in await connection.execute(select(matches.c.id))]
        for id in random.sample(ids, min(len(ids), 200)):
            stored = await store.match(id)
            assert stored is not None
            try:
                Table(stored)
            except Exception as error:
                found.append(f"{id} cannot be loaded: {error!r}")
        await store.close()
        return found
