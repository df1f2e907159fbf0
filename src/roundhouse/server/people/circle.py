"""What everybody at a table is told about its people: who is here, who is waited for, votes and talk.

One task a table makes it, the same bytes for all; words are put to it by the page.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from roundhouse.server.frames import Ready
from roundhouse.server.people.clocks import banks
from roundhouse.server.people.news import at_table
from roundhouse.server.people.talk import Said
from roundhouse.server.steps import next_id
from roundhouse.server.tables import Table, UnknownMatch
from roundhouse.server.wire import encoded

if TYPE_CHECKING:
    from roundhouse.server.people.people import People
    from roundhouse.server.people.turns import Turn
    from roundhouse.server.sockets import Teller, Watcher

BREATH: Final = 0.2  # seconds in which what happens is told together


class SeatState(Struct):
    """One seat: who, whether they look, and which bot plays it instead."""

    name: str
    kind: str
    here: bool
    bot: str
    resigned: bool


class MotionSeen(Struct):
    """What is proposed, by whom, and who has still to agree."""

    what: str
    ply: int
    by: int
    agreed: list[int]
    missing: list[int]


class ClockSeen(Struct):
    """The clocks: what is left of every bank, and when the one that runs is empty."""

    left: list[int]  # milliseconds
    due: int | None
    total: int  # milliseconds the turn at hand had in all


class CompanySeen(Struct):
    """The people of a table at one moment."""

    now: int  # the server's time in milliseconds
    seq: int
    seats: list[SeatState]
    onlookers: int
    turn: int
    since: int
    clock: ClockSeen | None
    motion: MotionSeen | None
    rematch: str  # a table that was opened for the same once more
    talk: bool


class Message(Struct, omit_defaults=True):
    """What goes over the socket besides updates."""

    people: CompanySeen
    said: list[Said] = []


class Circle:
    """Tells all who watch one table about its people."""

    def __init__(self, people: People, table: Table, teller: Teller) -> None:
        self.people, self.table, self.teller = people, table, teller
        self._heard = 0  # the last line that was told
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Begin to tell, unless that is being done."""
        if self._task is None or self._task.done():
            self._task = asyncio.ensure_future(self._tell())

    def changed(self) -> None:
        """Somebody came or went."""
        self.people.news.heard(at_table(self.table.id))

    async def greet(self, watcher: Watcher) -> None:
        """Tell somebody who has just come everything there is."""
        said = await self.people.talk.said(self.table.id)
        watcher.also(Ready(encoded(Message(await self._seen(), said))))

    async def _tell(self) -> None:
        with self.people.news.about(at_table(self.table.id)) as changed:
            said = await self.people.talk.said(self.table.id)
            self._heard = said[-1].number if said else 0
            while self.teller.is_there:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), 60)
                if not changed.is_set():
                    continue
                changed.clear()
                await self._tell_once()
                await asyncio.sleep(BREATH)

    async def _tell_once(self) -> None:
        said = await self.people.talk.said(self.table.id, self._heard)
        self._heard = said[-1].number if said else self._heard
        message = Ready(encoded(Message(await self._seen(), said)))
        for watcher in list(self.teller.watchers):
            watcher.also(message)

    async def _seen(self) -> CompanySeen:
        table, company = self.table, self.table.company
        here = await self.people.presence.at(table)
        states = [
            SeatState(
                row.name,
                row.kind,
                seat in here.seats,
                company.stand_ins.get(seat, ""),
                seat in company.resigned,
            )
            for seat, row in enumerate(table.seats)
        ]
        turn = await self.people.turns.at(table.id)
        return CompanySeen(
            self.people.now(),
            table.seq,
            states,
            here.onlookers,
            table.match.turn if not company.is_closed else -2,
            turn.since if turn is not None else table.last_at,
            self._clock(turn),
            self._motion(),
            await self._rematch(),
            bool(table.terms and table.terms.talk),
        )

    def _clock(self, turn: Turn | None) -> ClockSeen | None:
        terms = self.table.terms
        if terms is None or turn is None or not turn.left:
            return None
        left = banks(terms, len(self.table.seats), turn.left)
        total = terms.step * 1000 + (left[turn.seat] if turn.seat >= 0 else 0)
        return ClockSeen(left, turn.due, max(1, total))

    def _motion(self) -> MotionSeen | None:
        company, seats = self.table.company, self.table.seats
        motion = company.motion
        if motion is None or self.table.is_over:
            return None
        agreed = {seats[seat].guest for seat in motion.agreed}
        voters = company.voters(seats)
        missing = [seat for seat in sorted(voters) if seats[seat].guest not in agreed]
        return MotionSeen(motion.what, motion.ply, motion.by, sorted(motion.agreed), missing)

    async def _rematch(self) -> str:
        if not self.table.is_over:
            return ""
        with contextlib.suppress(UnknownMatch):
            return (await self.people.gatherings.found(next_id(self.table.secret))).id
        return ""
