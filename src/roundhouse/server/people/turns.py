"""Whom a match among people waits for: one row a match, written together with its entries."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Executable, select, update

from roundhouse import NOBODY
from roundhouse.core.events import Seat
from roundhouse.server.people import clocks
from roundhouse.server.people.company import AWAY, BACK, KINDS, Company, Seats
from roundhouse.server.people.gatherings import OVER
from roundhouse.server.people.habits import Habits
from roundhouse.server.people.hours import Hours
from roundhouse.server.people.tallies import Tallies
from roundhouse.server.people.terms import Terms
from roundhouse.server.schema import gatherings, turns
from roundhouse.server.store import Also, Entry, Store
from roundhouse.server.tables import Table

MOST_LAG: Final = 1_000  # milliseconds that are given back
Lag = Callable[[str, Seat], int]
Result = Callable[[Table, Any, int], Executable]
Tell = Callable[[str, int, str, int], Awaitable[Also]]


async def _nobody(*_: object) -> Also:
    """Nobody is told."""
    return ()


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

    def __init__(self, store: Store, habits: Habits, tallies: Tallies, lag: Lag) -> None:
        self.store, self.habits, self.tallies, self.lag = store, habits, tallies, lag
        self.tell: Tell = _nobody  # whoever is not looking
        self.result: Result | None = None  # who writes down how rated matches end

    async def accompany(self, table: Table, entry: Entry, state: Any) -> Also:
        """Return what is written together with an entry that leads to a position."""
        if table.terms is None:
            return ()
        before = await self.at(table.id)
        turn = await self.next(table, before, entry, state)
        row = vars(turn)
        put = self.store.insert(turns).values(**row)
        also = [put.on_conflict_do_update(index_elements=[turns.c.match], set_=row)]
        also += self._counted(table, before, turn)
        is_new = before is None or (before.seat, before.guest) != (turn.seat, turn.guest)
        if turn.guest is not None and is_new:
            also += await self.tell(table.id, turn.seq, turn.guest, entry.at)
        if turn.seat < 0 and table.terms.rated and self.result is not None and state.turn < 0:
            also.append(self.result(table, state, entry.at))
        if turn.seat < 0:
            over = update(gatherings).where(gatherings.c.match == table.id)
            also.append(over.values(state=OVER, touched=entry.at))
        return also

    def _counted(self, table: Table, before: Turn | None, turn: Turn) -> Also:
        """Return what is counted of those who play: a turn that passed on, a match that is over."""
        if before is None or before.seat < 0 or table.terms is None:
            return []
        speed, counted = table.terms.speed, []
        if before.guest is not None and (before.seat, before.guest) != (turn.seat, turn.guest):
            counted.append(self.tallies.turn(before.guest, speed, turn.since - before.since))
        if turn.seat < 0 and not table.company.is_closed:
            left = table.company.stand_ins
            counted += [
                self.tallies.match(row.guest, speed, seat not in left)
                for seat, row in enumerate(table.seats)
                if row.guest is not None
            ]
        return counted

    async def next(self, table: Table, before: Turn | None, entry: Entry, state: Any) -> Turn:
        """Return who is to decide after an entry, and until when."""
        people, seats = _then(table, entry)
        seat = NOBODY if people.is_closed else state.turn
        waits = seat >= 0 and people.bot_at(seat, seats) is None
        guest = seats[seat].guest if waits else None
        terms = table.terms
        assert terms is not None
        if (
            before is not None
            and guest is not None
            and (before.seat, before.guest) == (seat, guest)
        ):
            return Turn(table.id, entry.seq, seat, guest, before.since, before.due, before.left)
        if not terms.has_clock:
            return Turn(table.id, entry.seq, seat, guest, entry.at)
        left = await self._left(terms, table, before, entry)
        due = None
        if guest is not None:
            hours = await self._hours(terms, guest)
            due = clocks.used_up(terms, hours, entry.at, left[seat])
        return Turn(table.id, entry.seq, seat, guest, entry.at, due, json.dumps(left))

    async def _left(
        self, terms: Terms, table: Table, before: Turn | None, entry: Entry
    ) -> list[int]:
        """Return what the banks hold when a turn has ended."""
        left = clocks.banks(terms, len(table.seats), before.left if before is not None else "")
        if before is not None and before.due is not None and before.guest is not None:
            hours = await self._hours(terms, before.guest)
            lag = min(MOST_LAG, self.lag(table.id, before.seat))
            used = clocks.used(hours, before.since, entry.at, lag)
            left[before.seat] = clocks.after_turn(terms, left[before.seat], used)
        if entry.kind in KINDS and entry.text == BACK and terms.speed == "live":
            left[entry.seat] = max(left[entry.seat], clocks.GRACE)
        if entry.kind in KINDS and entry.text.startswith(AWAY):
            left[entry.seat] = 0
        return left

    async def _hours(self, terms: Terms, guest: str) -> Hours:
        return await self.habits.of(guest) if terms.speed == "days" else Hours()

    # ── Reading ──────────────────────────────────────────────────────────────────────────────────

    async def at(self, match: str) -> Turn | None:
        """Return whom a match waits for."""
        async with self.store.reading() as connection:
            found = await connection.execute(select(turns).where(turns.c.match == match))
            row = found.first()
        return Turn(**row._mapping) if row is not None else None

    async def of(self, guest: str) -> list[str]:
        """Return the matches that wait for somebody, the longest waiting first."""
        wanted = select(turns.c.match).where(turns.c.guest == guest).order_by(turns.c.since)
        async with self.store.reading() as connection:
            return [row.match for row in await connection.execute(wanted)]


def _then(table: Table, entry: Entry) -> tuple[Company, Seats]:
    """Return the people of a table as they are after an entry."""
    people, seats = table.company, table.seats
    if entry.kind in KINDS:
        people = deepcopy(people)
        seats = people.take(entry, seats)
    return people, seats
