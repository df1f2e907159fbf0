"""End and scoring (RR-11)."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.masks import bits
from roundhouse.core.events import Line
from roundhouse.games.railroad_revolution.board import (
    BUILDING,
    IN_GROUP,
    KINDS,
    LINKS_OF,
    RAIL,
    RIGHT_OF_LOGO,
    TRACK_SCORES,
    TRACK_VALUES,
    TRACKS,
    TRAIN_VP,
    WEST,
)
from roundhouse.games.railroad_revolution.cards import VP
from roundhouse.games.railroad_revolution.rules.money import wealth
from roundhouse.games.railroad_revolution.state import State

# RR-11.4, in the order of the rule: the tracks from right to left, then the rest
PARTS: Final[list[str]] = ["right", "middle", "left", "milestones", "trains", "links"]


def has_spent(s: State, seat: int) -> bool:
    """RR-11.1  A player has no building and no rail left of the logo."""
    return s.buildings[seat] <= RIGHT_OF_LOGO[BUILDING] and s.rails[seat] <= RIGHT_OF_LOGO[RAIL]


def is_end_triggered(s: State) -> bool:
    """RR-11.1  Some player has no building and no rail left of the logo."""
    return any([has_spent(s, seat) for seat in range(s.seats)])


def ending(s: State) -> tuple[Line, ...]:
    """RR-11.1, RR-11.2  Why the match is over: who had spent all, and that the last round was played."""
    spent = [seat for seat in range(s.seats) if has_spent(s, seat)]
    told = [Line("RR-11.1", "spent", {"seat": seat}) for seat in spent]
    return (*told, Line("RR-11.2", "last-turns", {"number": s.round}))


def scored(s: State, seat: int, track: int) -> int:
    """RR-2.7  How many offices, stations or connected cities of group 5 a track counts."""
    what = TRACK_SCORES[track]
    if what == "office":
        return s.offices[seat].bit_count()
    if what == "station":
        return s.stations[seat].bit_count()
    return (s.connected[seat] & IN_GROUP[WEST]).bit_count()


def track_value(s: State, seat: int, track: int) -> int:
    """RR-2.7  What each of them scores."""
    return TRACK_VALUES[track][s.steps[seat * len(TRACKS) + track]]


def sheet(s: State, seat: int) -> list[int]:
    """RR-11.4, RR-12.11  The score of a player by component, in the order of the rule."""
    found = [
        track_value(s, seat, track) * scored(s, seat, track)
        for track in reversed(range(len(TRACKS)))
    ]
    found.append(sum([VP[tile] for tile in bits(s.done[seat])]))
    found.append(TRAIN_VP * sum(s.up[seat * KINDS : (seat + 1) * KINDS]))
    found.append(LINKS_OF[s.offices[seat]])
    return found


def scores(s: State) -> tuple[int, ...]:
    """RR-11.4  The score of every player."""
    return tuple([sum(sheet(s, seat)) for seat in range(s.seats)])


def ranks(s: State) -> tuple[int, ...]:
    """RR-11.5  Most VP; ties by money and shares; still tied: shared."""
    total = scores(s)
    keys = [(total[seat], wealth(s, seat)) for seat in range(s.seats)]
    return tuple([1 + sum([1 for other in keys if other > mine]) for mine in keys])
