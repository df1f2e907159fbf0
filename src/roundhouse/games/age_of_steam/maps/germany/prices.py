"""What a build costs in Germany (AOS-17.3, AOS-17.4, AOS-21.6): the Engineer's half price."""

from __future__ import annotations

from typing import Final

from roundhouse.core.arithmetic import ceil_div
from roundhouse.games.age_of_steam.moves import ENGINEER
from roundhouse.games.age_of_steam.state import State

NOTHING_OFF: Final = -1


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
    return ceil_div(cost, 2) if half else cost


def least(s: State, cost: int, half: bool) -> tuple[int, int]:
    """AOS-17.5, AOS-21.6  A build, and of which tile on half the price can still be taken off.

    That is the dearest tile so far, half of whose price is taken off in the end, or NOTHING_OFF.
    """
    if is_dearest(s):
        return sum(s.costs) + cost - running_total(s.costs), max([*s.costs, cost])
    return charge(s, cost, half), NOTHING_OFF if half or not may_halve(s) else 0
