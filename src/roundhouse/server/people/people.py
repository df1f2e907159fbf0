"""What a house has for people who play together: their tables, their turns, and the news of them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from typing import TYPE_CHECKING

from roundhouse.core.events import Seat
from roundhouse.language import Speaker
from roundhouse.server.ground import Away
from roundhouse.server.neighbours import Neighbours
from roundhouse.server.people.accounts import Accounts
from roundhouse.server.people.belongings import Belongings
from roundhouse.server.people.circle import Circle
from roundhouse.server.people.clocks import Clocks
from roundhouse.server.people.gatherings import Gatherings
from roundhouse.server.people.habits import Habits
from roundhouse.server.people.matters import Matters
from roundhouse.server.people.news import LOBBY, News, at_table, of_guest
from roundhouse.server.people.notes import Notes
from roundhouse.server.people.ratings import Ratings
from roundhouse.server.people.talk import Talk
from roundhouse.server.people.tallies import Tallies
from roundhouse.server.people.turns import MOST_LAG, Turns
from roundhouse.server.presence import Presence
from roundhouse.server.store import now
from roundhouse.server.tables import Hall, Table

if TYPE_CHECKING:
    from roundhouse.server.sockets import Teller, Watcher

log = logging.getLogger("roundhouse.people")
SWEEP = 60.0  # seconds between looks for tables everybody has left


class People:
    """One running server's side of playing together."""

    def __init__(
        self, hall: Hall, neighbours: Neighbours, presence: Presence, speaker: Speaker
    ) -> None:
        self.hall, self.presence = hall, presence
        self.ahead = 0  # milliseconds by which time is moved forward
        self.news = News(neighbours)
        self.gatherings = Gatherings(hall, self.news, self.now, speaker)
        self.habits = Habits(hall.store)
        self.lags: dict[tuple[str, Seat], int] = {}  # how long a line takes there and back
        self.tallies = Tallies(hall.store)
        self.turns = Turns(hall.store, self.habits, self.tallies, self._lag)
        self.matters = Matters(hall)
        self.accounts = Accounts(hall.store)
        self.belongings = Belongings(hall, self.matters, self.habits)
        self.clocks = Clocks(hall.store, hall, self.matters)
        self.talk = Talk(hall.store)
        self.notes = Notes(hall.store)
        self.ratings = Ratings(hall.store)
        self.turns.result = self.ratings.result
        hall.accompany = self.turns.accompany
        hall.noticed = self.noticed
        hall.now = self.now
        self._tasks: list[asyncio.Task[None]] = []

    def now(self) -> int:
        """Return the time in milliseconds."""
        return now() + self.ahead

    async def open(self) -> None:
        """Begin to look after tables."""
        work = (self._sweep(), self.clocks.watch(self.now))
        self._tasks = [asyncio.ensure_future(one) for one in work]

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            with contextlib.suppress(Away):
                await self.gatherings.sweep()

    def follow(self, table: Table, teller: Teller, watcher: Watcher) -> None:
        """Tell somebody about the people of a table that some gathered for."""
        if table.terms is None:
            return
        if teller.circle is None:
            teller.circle = Circle(self, table, teller)
        watcher.heard = lambda text: self.heard(table, watcher.viewer.seats, text)

    def heard(self, table: Table, seats: tuple[Seat, ...], text: str) -> None:
        """Take the answer to a message that said what time it was: how long the line takes."""
        word, _, sent = text.partition(" ")
        if word == "now" and re.fullmatch("[0-9]{1,15}", sent):
            took = max(0, min(MOST_LAG, self.now() - int(sent)))
            self.lags |= {(table.id, seat): took for seat in seats}

    def _lag(self, match: str, seat: Seat) -> int:
        return self.lags.get((match, seat), 0)

    def noticed(self, table: Table) -> None:
        """Something happened at a table: those who play there, and whoever looks for tables, are told."""
        if table.terms is None:
            return
        guests = {row.guest for row in table.seats if row.guest is not None}
        self.news.tell(at_table(table.id), *[of_guest(guest) for guest in guests])
        if table.match.over:
            self.news.tell(LOBBY)
