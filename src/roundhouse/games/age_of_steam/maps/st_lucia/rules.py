"""St. Lucia (AOS-19): two players, no cities at the start, cubes that begin on track.

A cube stays where it lies when track is built under it (AOS-19.5); a New City has no cubes, and without
one nobody can build (AOS-19.7). The score is the base game's (AOS-19.8).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from roundhouse.core.protocol import Option
from roundhouse.games.age_of_steam.maps.st_lucia import advice, order
from roundhouse.games.age_of_steam.moves import PRODUCTION
from roundhouse.games.age_of_steam.rules import actions
from roundhouse.games.age_of_steam.rules.base import BASE, BUILDING_OPTIONS, LOSS_TIMING
from roundhouse.games.age_of_steam.state import (
    BUILDING,
    CHOOSING,
    ISSUING,
    MOVING,
    ORDERING,
    PAYING,
    Rules,
    State,
)

REUSE_START: Final = Option("reuse_start_link", ("false", "true"), "AOS-21.15")


def may_reuse_start(s: State) -> bool:
    """AOS-19.6, AOS-21.15  By house rule the section of the cube's tile may be used again as a link."""
    return s.options["reuse_start_link"] == "true"


RULES: Final[Rules] = replace(
    BASE,
    options=(LOSS_TIMING, *BUILDING_OPTIONS, order.ALTERNATION, REUSE_START),
    phases=(ORDERING, ISSUING, CHOOSING, BUILDING, MOVING, PAYING),
    open_order=order.open_order,
    actions=actions.ALL_ACTIONS & ~(1 << PRODUCTION),
    cubes_on_track=True,
    reuse_start=may_reuse_start,
    decisions=order.decisions,
    why_not=order.why_not,
    decide=order.decide,
    prompt=order.prompt,
    thrift=3.0,
    eager=0.6,
    weigh=advice.weigh,
    reason=advice.reason,
)
