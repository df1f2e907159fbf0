"""Southern U.S. (AOS-16): cotton, and incomes that shrink twice as fast from round 4 on.

Cotton begins in the towns (AOS-16.1) and is moved like any cube, also from a New City that was its town
(AOS-16.2); the ports that take it, besides their own colour (AOS-16.5), stand in board.toml.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from roundhouse.core.events import Event
from roundhouse.core.protocol import Option
from roundhouse.games.age_of_steam.rules import income
from roundhouse.games.age_of_steam.rules.base import BASE
from roundhouse.games.age_of_steam.rules.deliver import gain_income
from roundhouse.games.age_of_steam.state import Rules, State
from roundhouse.games.age_of_steam.tiles import WHITE

DOUBLE_ROUND: Final = 4
SOUTHERN_DOUBLE: Final = Option("southern_double", ("from_round_4", "only_round_4"), "AOS-21.4")


def cotton_leaves(
    s: State, colour: int, start: int, end: int, owners: list[int], log: list[Event] | None
) -> bool:
    """AOS-16.3, AOS-16.4, AOS-20.28  Cotton leaves the game and pays its mover 1; others go back."""
    if colour == WHITE:
        s.gone += 1
        gain_income(s, s.turn, 1, "AOS-16.4", "income-cotton", log)
    else:
        s.bag[colour] += 1
    return False


def doubled_reduction(s: State, amount: int) -> int:
    """AOS-16.7, AOS-21.4  Twice the reduction from round 4 on, or in round 4 only."""
    only = s.options["southern_double"] == "only_round_4"
    doubled = s.round == DOUBLE_ROUND if only else s.round >= DOUBLE_ROUND
    return income.reduction(s, amount) * (2 if doubled else 1)


RULES: Final[Rules] = replace(
    BASE,
    options=(*BASE.options, SOUTHERN_DOUBLE),
    delivered=cotton_leaves,
    reduction=doubled_reduction,
)
