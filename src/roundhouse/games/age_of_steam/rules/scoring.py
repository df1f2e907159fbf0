"""The end and the score (AOS-12)."""

from __future__ import annotations

from typing import Final

from roundhouse.core.events import NOBODY, Event, Facts, Line, tell
from roundhouse.games.age_of_steam.state import OVER, State

PER_INCOME: Final = 3  # points
PER_SHARE: Final = 3


def segments(s: State, seat: int) -> int:
    """AOS-12.3  Segments in own links; a town tile counts one for each exit in one."""
    count = 0
    for number, owner in enumerate(s.link_owner):
        if owner == seat:
            count += s.link_length[number]
    return count


def points(s: State, seat: int) -> int:
    """AOS-12.2, AOS-22.12  3 for each income, 1 for each segment, less 3 for each share."""
    return PER_INCOME * s.income[seat] + segments(s, seat) - PER_SHARE * s.shares[seat]


def scores(s: State) -> list[int]:
    """AOS-12.2, AOS-12.4  Points of everybody; eliminated players have none."""
    return [points(s, seat) if s.active(seat) else 0 for seat in range(s.seats)]


def ranks(s: State) -> list[int]:
    """AOS-12.4, AOS-4.8, AOS-20.19  Most points first; the eliminated behind; nobody wins if all are."""
    mine = s.rules.scores(s)
    found: list[int] = []
    for seat in range(s.seats):
        if not s.active(seat):
            found.append(s.seats - s.out.bit_count() + 1 if s.out.bit_count() < s.seats else 2)
            continue
        ahead = [x for x in range(s.seats) if s.active(x) and mine[x] > mine[seat]]
        found.append(len(ahead) + 1)
    return found


def ending(s: State) -> tuple[Line, ...]:
    """AOS-4.8, AOS-10.3, AOS-12.1  Why a match that is over has ended: its last round, or who is out."""
    if len(s.order) >= min(s.seats, 2):
        return (Line("AOS-12.1", "end-rounds", {"number": s.round}),)
    out = [seat for seat in range(s.seats) if not s.active(seat)]
    told = [Line("AOS-10.3", "eliminated", {"seat": seat}) for seat in out]
    if s.seats > 1:
        told.append(Line("AOS-4.8", "end-alone" if s.order else "end-nobody"))
    return tuple(told)


def end_match(s: State, log: list[Event] | None) -> None:
    """AOS-12.1, AOS-12.2  The match is over; say what everybody has."""
    s.step = OVER
    s.turn = NOBODY
    s.queue = []
    s.at = 0
    if log is None:
        return
    won = s.rules.scores(s)
    for seat in s.order:
        facts: Facts = {
            "seat": seat,
            "score": won[seat],
            "income": s.income[seat],
            "segments": segments(s, seat),
            "shares": s.shares[seat],
        }
        tell(log, "AOS-12.2", "score", facts)
