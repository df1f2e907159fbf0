"""Turns of Chicago Express and their dials: CE-6. The order of the decisions stands in flow.py."""

from __future__ import annotations

from typing import Final

from roundhouse.games.chicago_express.board import DIAL_STEPS
from roundhouse.games.chicago_express.state import State

# CE-6.1: so many red dials bring the dividend phase
RED_DIALS: Final = 2


def is_red(s: State, dial: int) -> bool:
    """CE-6.2  A dial is red when it has made all its steps."""
    return s.dials[dial] == DIAL_STEPS[dial]


def turns_to_dividend(s: State) -> int:
    """CE-6.1  The fewest turns after which two dials are red."""
    left = sorted([DIAL_STEPS[dial] - s.dials[dial] for dial in range(len(s.dials))])
    return sum(left[:RED_DIALS])


def is_dividend_due(s: State) -> bool:
    """CE-6.1, CE-11.1  Two dials are red."""
    red = 0
    for dial in range(len(s.dials)):
        if s.dials[dial] == DIAL_STEPS[dial]:
            red += 1
    return red >= RED_DIALS
