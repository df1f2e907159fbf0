"""How far a match has come, and how much each means counts by then."""

from __future__ import annotations

from typing import Final

from roundhouse.games.railroad_revolution.board import BUILDING, RAIL, RIGHT_OF_LOGO
from roundhouse.games.railroad_revolution.state import (
    FINISHING,
    LAST_ROUND,
    OVER,
    PICK,
    TURN,
    State,
)

RAILS_A_TURN: Final = 0.8


def rounds_left(s: State) -> float:
    """RR-11.1  How many rounds may pass until somebody has nothing left of the logo."""
    least = 99.0
    for seat in range(s.seats):
        buildings = max(0, s.buildings[seat] - RIGHT_OF_LOGO[BUILDING])
        rails = max(0, s.rails[seat] - RIGHT_OF_LOGO[RAIL])
        least = min(least, buildings + rails / RAILS_A_TURN)
    return least


def turns_to_come(s: State, seat: int) -> float:
    """RR-11.2  How many turns a seat may still begin."""
    if s.step == OVER:
        return 0.0
    begins = s.step == TURN and seat == s.active
    this_round = 1.0 if begins or seat > s.active or s.step == PICK else 0.0
    if s.ending == LAST_ROUND:
        return this_round
    if s.ending == FINISHING:
        return this_round + 1.0
    return this_round + 1.0 + max(0.0, rounds_left(s) - 0.5)


# How much of each means can be told to count, by the turns to come. Early on everybody has time for
# the offices and their track; what makes the difference then are workers, sites and money.
KNOTS: Final[list[float]] = [0.0, 1.0, 2.7, 5.0, 8.0, 10.5, 15.0, 19.0]
TRACKS_STAGE: Final[list[float]] = [1.0, 0.8, 0.7, 0.5, 0.55, 0.55, 0.55, 0.42]
# in a forecast; who decides does better to weigh them lower
TRACKS_FORECAST: Final[list[float]] = [1.0, 1.0, 1.0, 1.0, 0.95, 0.65, 0.6, 0.5]
TRAINS_STAGE: Final[list[float]] = [1.0, 0.95, 0.85, 0.85, 0.75, 0.6, 0.55, 0.4]
# above 1 early on: advice that hurries to complete milestones, which takes workers, wins less
MILES_STAGE: Final[list[float]] = [0.85, 0.82, 0.8, 1.0, 1.35, 1.05, 1.25, 1.2]
SITES_STAGE: Final[list[float]] = [0.0, 0.0, 0.05, 0.2, 0.7, 1.1, 1.75, 1.2]
CASH_STAGE: Final[list[float]] = [0.0, 0.4, 0.75, 0.65, 0.9, 1.0, 1.55, 1.85]
WORKERS_STAGE: Final[list[float]] = [0.0, 0.8, 0.7, 0.8, 1.1, 1.65, 2.2, 2.5]


LAST_KNOT: Final = int(KNOTS[-1])
# the first knot after so many whole turns
NEXT_KNOT: Final[list[int]] = [
    next(i for i in range(len(KNOTS)) if KNOTS[i] > whole) for whole in range(LAST_KNOT)
]


def stage(table: list[float], turns: float) -> float:
    """Return the value of such a table between its knots."""
    if turns >= LAST_KNOT:
        return table[len(table) - 1]
    i = NEXT_KNOT[int(turns)]
    if turns >= KNOTS[i]:
        i += 1  # no two knots lie within one turn
    share = (turns - KNOTS[i - 1]) / (KNOTS[i] - KNOTS[i - 1])
    return table[i - 1] + (table[i] - table[i - 1]) * share


RAMP: Final[list[float]] = [0.0, 0.45, 0.7, 0.85, 0.95]


def ramp(turns: float) -> float:
    """Return how much of a means of play can still be turned into VP."""
    whole = int(turns)
    if whole >= len(RAMP) - 1:
        return 1.0 if whole >= len(RAMP) else RAMP[whole] + (1.0 - RAMP[whole]) * (turns - whole)
    return RAMP[whole] + (RAMP[whole + 1] - RAMP[whole]) * (turns - whole)
