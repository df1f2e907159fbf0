"""Germany (AOS-17): no unfinished track, and an Engineer who builds at half price.

Start cubes (AOS-17.1), terminals, printed prices and the special link stand in board.toml; what may be
begun at all in duty.py.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from roundhouse.core.protocol import Option
from roundhouse.games.age_of_steam.maps.germany import duty, prices
from roundhouse.games.age_of_steam.rules.base import (
    BASE,
    BUILDING_OPTIONS,
    BUILDS,
    PRODUCTION_BUILT_ONLY,
)
from roundhouse.games.age_of_steam.state import Rules, State

GERMANY_ENGINEER: Final = Option("germany_engineer", ("half_price", "dearest"), "AOS-21.6")


def three(s: State) -> int:
    """AOS-17.4  Three builds for everybody."""
    return BUILDS


RULES: Final[Rules] = replace(
    BASE,
    options=(*BUILDING_OPTIONS, PRODUCTION_BUILT_ONLY, GERMANY_ENGINEER),
    most_builds=three,
    halves=prices.may_halve,
    charge=prices.charge,
    finishes=True,
    finishing=duty.finishing,
    can_finish=duty.can_finish,
)
