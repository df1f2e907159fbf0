"""Seat matters of a match: who left a seat to a bot, who came back, who resigned, what is voted on.

They are entries like moves: the last of them decides, and whoever loads the match finds them again.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from roundhouse.core.events import Seat
from roundhouse.server.store import SEAT, VOTE, Entry, SeatRow

AWAY, BACK, RESIGN, MOVED, ABANDON = "away", "back", "resign", "moved", "abandon"
LEFT = "left"  # somebody who does not want to be known any more
FORMER: Final = (
    "†"  # the name of such a player; what they are called is said in the reader's language
)
UNDO, NO = "undo", "no"
Seats = tuple[SeatRow, ...]
KINDS: Final = (SEAT, VOTE)


@dataclass(frozen=True)
class Motion:
    """What somebody proposed: to abandon the match, or to go back to a ply; and who agreed."""

    what: str
    ply: int
    by: Seat
    agreed: frozenset[Seat]

    @property
    def text(self) -> str:
        """The motion as it is written in an entry."""
        return f"{UNDO} {self.ply}" if self.what == UNDO else ABANDON


@dataclass
class Company:
    """The people of a match besides their moves."""

    stand_ins: dict[Seat, str] = field(default_factory=dict)  # bots that play for people
    resigned: set[Seat] = field(default_factory=set)
    motion: Motion | None = None
    is_closed: bool = False  # abandoned by all

    def take(self, entry: Entry, seats: Seats) -> Seats:
        """Change what an acknowledged entry says; return who sits where then."""
        what, _, rest = entry.text.partition(" ")
        if entry.kind == VOTE:
            self._vote(entry.seat, what, rest)
        elif what in (AWAY, RESIGN, LEFT):
            self.stand_ins[entry.seat] = rest
            if what != AWAY:
                self.resigned.add(entry.seat)
            self.motion = None  # others are to agree from now on
            if what == LEFT:
                return _changed(seats, entry.seat, guest=None, name=FORMER)
        elif what == BACK:
            self.stand_ins.pop(entry.seat, None)
        elif what == ABANDON:
            self.is_closed, self.motion = True, None
        elif what == MOVED:
            return _changed(seats, entry.seat, guest=rest)
        return seats

    def _vote(self, seat: Seat, what: str, rest: str) -> None:
        if what == NO:
            self.motion = None
            return
        ply = int(rest) if what == UNDO else 0
        motion = self.motion
        if motion is None or (motion.what, motion.ply) != (what, ply):
            motion = Motion(what, ply, seat, frozenset())
        self.motion = replace(motion, agreed=motion.agreed | {seat})

    def voters(self, seats: Seats) -> set[Seat]:
        """Return the seats of people who play: neither resigned nor away."""
        return {
            n for n, row in enumerate(seats) if row.kind == "person" and n not in self.stand_ins
        }

    def bot_at(self, seat: Seat, seats: Seats) -> str | None:
        """Return the level of the bot that decides for a seat; None if a person does."""
        row = seats[seat]
        return row.level if row.kind == "bot" else self.stand_ins.get(seat)


def _changed(seats: Seats, seat: Seat, **values: str | None) -> Seats:
    changed = replace(seats[seat], **values)  # type: ignore[arg-type]
    return (*seats[:seat], changed, *seats[seat + 1 :])
