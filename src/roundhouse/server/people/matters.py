"""What people at a table may do besides moving: resign, come back, propose, agree, refuse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from roundhouse.bots.levels import USUAL
from roundhouse.core.events import Seat
from roundhouse.server.people import company
from roundhouse.server.people.company import AWAY, BACK, LEFT, MOVED, RESIGN, Motion
from roundhouse.server.store import SEAT, UNDO, VOTE
from roundhouse.server.tables import Hall, NotAllowed, Table, WrongSeq

TRIES: Final = 5  # times an entry is tried again because somebody else was faster
Matter = tuple[str, Seat, str]


class Matters:
    """Adds seat matters to matches; each is checked at the place where it is added."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def resign(self, table: Table, seat: Seat) -> None:
        """Leave a seat to a bot for good."""

        def matter() -> Matter:
            _check_open(table)
            if seat in table.company.resigned:
                raise NotAllowed("resigned-already")
            return SEAT, seat, f"{RESIGN} {_stand_in(table)}"

        await self._enter(table, matter)

    async def away(self, table: Table, seat: Seat, seq: int) -> None:
        """Let a bot play a seat whose time is up, unless something happened since."""

        def matter() -> Matter:
            if table.seq != seq or table.match.turn != seat or table.bot_at(seat) is not None:
                raise NotAllowed("not-seated")
            return SEAT, seat, f"{AWAY} {_stand_in(table)}"

        await self._enter(table, matter)

    async def back(self, table: Table, seat: Seat) -> None:
        """Take a seat over again from the bot that played it."""

        def matter() -> Matter:
            if seat not in table.company.stand_ins or seat in table.company.resigned:
                raise NotAllowed("nothing-to-take-over")
            return SEAT, seat, BACK

        await self._enter(table, matter)

    async def leave_for_good(self, table: Table, seat: Seat) -> None:
        """Take somebody's name off a seat; a bot plays on."""
        level = table.terms.stand_in if table.terms is not None else USUAL
        await self._enter(table, lambda: (SEAT, seat, f"{LEFT} {level}"))

    async def move_seat(self, table: Table, seat: Seat, guest: str) -> None:
        """Let another visitor play a seat: the same person, known by another name to us."""
        await self._enter(table, lambda: (SEAT, seat, f"{MOVED} {guest}"))

    # ── Votes ────────────────────────────────────────────────────────────────────────────────────

    async def agree(self, table: Table, seat: Seat, what: str, ply: int) -> None:
        """Propose something, or agree to it; the last one who agrees does it."""

        def matter() -> Matter:
            _check(table, seat, what, ply)
            motion = table.company.motion
            if motion is None or (motion.what, motion.ply) != (what, ply):
                motion = Motion(what, ply, seat, frozenset())
            if _others(table, seat, motion):
                return VOTE, seat, motion.text
            return (UNDO, seat, str(ply)) if what == company.UNDO else (SEAT, seat, motion.text)

        await self._enter(table, matter)

    async def refuse(self, table: Table, seat: Seat) -> None:
        """End what was proposed."""

        def matter() -> Matter:
            _check_open(table)
            if table.company.motion is None or seat not in table.company.voters(table.seats):
                raise NotAllowed("nothing-proposed")
            return VOTE, seat, company.NO

        await self._enter(table, matter)

    async def _enter(self, table: Table, matter: Callable[[], Matter]) -> None:
        for attempt in range(TRIES):
            try:
                await self.hall.enter(table, matter)
                return
            except WrongSeq:
                if attempt == TRIES - 1:
                    raise


def _stand_in(table: Table) -> str:
    assert table.terms is not None
    return table.terms.stand_in


def _check_open(table: Table) -> None:
    if table.company.is_closed:
        raise NotAllowed("match-abandoned")


def _check(table: Table, seat: Seat, what: str, ply: int) -> None:
    _check_open(table)
    if table.match.over or seat not in table.company.voters(table.seats):
        raise NotAllowed("vote-not-now")
    if what == company.UNDO:
        earlier = table.imported <= ply < table.match.ply
        if not earlier or table.match.state_at(ply).turn < 0:
            raise NotAllowed("undo-not-there")


def _others(table: Table, seat: Seat, motion: Motion) -> set[str | None]:
    """Return who has still to agree, besides whoever speaks."""
    agreed = {table.seats[n].guest for n in (*motion.agreed, seat)}
    return {table.seats[n].guest for n in table.company.voters(table.seats)} - agreed
