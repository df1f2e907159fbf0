"""Germany (AOS-17): no unfinished track, and an Engineer who builds at half price.

Start cubes (AOS-17.1), terminals, printed prices and the special link stand in board.toml.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from roundhouse.core.protocol import Option
from roundhouse.games.age_of_steam.moves import ENGINEER
from roundhouse.games.age_of_steam.rules.base import (
    BASE,
    BUILDING_OPTIONS,
    BUILDS,
    PRODUCTION_BUILT_ONLY,
)
from roundhouse.games.age_of_steam.state import NOTHING_OFF, Rules, State

GERMANY_ENGINEER: Final = Option("germany_engineer", ("half_price", "dearest"), "AOS-21.6")


def three(s: State) -> int:
    """AOS-17.4  Three builds for everybody."""
    return BUILDS


def is_dearest(s: State) -> bool:
    """AOS-21.6  By house rule the Engineer's dearest tile of the turn costs half, without a choice."""
    return s.action[s.turn] == ENGINEER and s.options["germany_engineer"] == "dearest"


def may_halve(s: State) -> bool:
    """AOS-17.3  The Engineer, once per turn."""
    if s.action[s.turn] != ENGINEER or s.half_used:
        return False
    return s.options["germany_engineer"] == "half_price"


def running_total(costs: list[int]) -> int:
    """AOS-21.6  All tiles of the turn, the dearest at half price."""
    return sum(costs) - max(costs, default=0) // 2


def charge(s: State, cost: int, half: bool) -> int:
    """AOS-17.3, AOS-20.25, AOS-21.6  Half rounded up; by house rule what the running total rises by."""
    if is_dearest(s):
        return running_total([*s.costs, cost]) - running_total(s.costs)
    return (cost + 1) // 2 if half else cost


def least(s: State, cost: int, half: bool) -> tuple[int, int]:
    """AOS-17.5, AOS-21.6  A build, and of which tile on half the price can still be taken off."""
    if is_dearest(s):
        return sum(s.costs) + cost - running_total(s.costs), max([*s.costs, cost])
    return charge(s, cost, half), NOTHING_OFF if half or not may_halve(s) else 0


RULES: Final[Rules] = replace(
    BASE,
    options=(*BUILDING_OPTIONS, PRODUCTION_BUILT_ONLY, GERMANY_ENGINEER),
    most_builds=three,
    halves=may_halve,
    charge=charge,
    least=least,
    finishes=True,
)
