"""The base game: what holds wherever a map says nothing else (AOS-14.1)."""

from __future__ import annotations

from typing import Final

from roundhouse.core.events import Event, Line, Refusal
from roundhouse.core.protocol import Move, Option
from roundhouse.games.age_of_steam.moves import ENGINEER
from roundhouse.games.age_of_steam.rules import (
    actions,
    auction,
    deliver,
    growth,
    income,
    scoring,
    setup,
    shares,
)
from roundhouse.games.age_of_steam.rules.track import unfinished
from roundhouse.games.age_of_steam.state import (
    BUILDING,
    CHOOSING,
    GROWING,
    ISSUING,
    MOVING,
    NOBODY_OWNS,
    ORDERING,
    PAYING,
    Rules,
    State,
)
from roundhouse.games.age_of_steam.tiles import Change

BUILDS: Final = 3
ENGINEER_BUILDS: Final = 4

# AOS-21: the default stands first
LOSS_TIMING: Final = Option("loss_timing", ("phase_end", "turn_end"), "AOS-21.1")
URBANISE_ANY_TIME: Final = Option("urbanise_any_time", ("false", "true"), "AOS-21.2")
FIRST_TILE_SIMPLE: Final = Option("first_tile_simple", ("true", "false"), "AOS-21.3")
REDIRECT_AND_ADD: Final = Option("redirect_and_add", ("false", "true"), "AOS-21.7")
SAME_HEX_TWICE: Final = Option("same_hex_twice", ("true", "false"), "AOS-21.8")
PRODUCTION_BUILT_ONLY: Final = Option("production_built_only", ("false", "true"), "AOS-21.11")
BUILDING_OPTIONS: Final = (
    URBANISE_ANY_TIME,
    FIRST_TILE_SIMPLE,
    REDIRECT_AND_ADD,
    SAME_HEX_TWICE,
)


def three_or_four(s: State) -> int:
    """AOS-8.2, AOS-7.1  Three builds, four for the Engineer."""
    return ENGINEER_BUILDS if s.action[s.turn] == ENGINEER else BUILDS


def never(s: State) -> bool:
    """AOS-8.20, AOS-8.25, AOS-9.4  No half price, no network in pieces to ask for, no link twice."""
    return False


def full_price(s: State, cost: int, half: bool) -> int:
    """AOS-8.25  What a build costs is what is paid."""
    return cost


def cities_and_own_towns(s: State) -> int:
    """AOS-8.20  New track hangs on any city, and on towns where the builder has track."""
    return s.cities | s.touched[s.turn]


def never_apart(s: State, c: Change) -> Refusal | None:
    """AOS-8.20  Separate networks of one player are allowed."""
    return None


def any_city(s: State) -> int:
    """AOS-8.19  A first tile leads into any city."""
    return s.cities


def all_of_them(s: State, found: list[Move], half: bool) -> list[Move]:
    """AOS-8.24  Track may stay unfinished; it is lost in time."""
    return found


def always(s: State, m: Move) -> bool:
    """AOS-8.24  Track may stay unfinished; it is lost in time."""
    return True


def forgotten(s: State, action: int) -> None:
    """AOS-7.1  An action chosen matters for this round only."""


def cubes_stay(s: State, h: int) -> None:
    """AOS-8.35  The base game has no cubes in towns; where a map has, they stay."""


def unowned_by_edge(s: State, h: int) -> list[int]:
    """AOS-8.33  Unowned sections that a New City completes are the placing player's, by edge number."""
    return [slot for slot in unfinished(s, NOBODY_OWNS) if slot // 6 == h]


def nothing_more(s: State, log: list[Event] | None) -> bool:
    """AOS-4.5  Nothing happens after a build but the next one."""
    return False


def no_decisions(s: State) -> list[Move]:
    """AOS-4.4  The base game has no decisions of a map."""
    return []


def never_asked(s: State, m: Move) -> Refusal | None:
    """AOS-4.4  The base game has no decisions of a map."""
    raise AssertionError("no decision of a map is open")


def never_decided(s: State, m: Move, log: list[Event] | None) -> None:
    """AOS-4.4  The base game has no decisions of a map."""
    raise AssertionError("no decision of a map is open")


def no_prompt(s: State) -> Line:
    """AOS-4.4  The base game has no decisions of a map."""
    raise AssertionError("no decision of a map is open")


def nothing_weighed(s: State, moves: list[Move]) -> list[float]:
    """AOS-4.4  The base game has no decisions of a map."""
    raise AssertionError("no decision of a map is open")


def no_reason(s: State, m: Move) -> Line:
    """AOS-4.4  The base game has no decisions of a map."""
    raise AssertionError("no decision of a map is open")


def no_audit(s: State) -> list[str]:
    """AOS-22.20  The base game's invariants stand in audit.py."""
    return []


BASE: Final = Rules(
    options=(LOSS_TIMING, *BUILDING_OPTIONS, PRODUCTION_BUILT_ONLY),
    phases=(ISSUING, ORDERING, CHOOSING, BUILDING, MOVING, PAYING, GROWING),
    fits=setup.every_cube_fits,
    start_cubes=setup.printed_start_cubes,
    most_issued=shares.up_to_fifteen,
    open_order=auction.open_auction,
    actions=actions.ALL_ACTIONS,
    free_actions=actions.not_taken,
    chosen=forgotten,
    most_builds=three_or_four,
    halves=never,
    charge=full_price,
    anchors=cities_and_own_towns,
    why_not_apart=never_apart,
    ask_apart=never,
    first_cities=any_city,
    finishes=False,
    finishing=all_of_them,
    can_finish=always,
    clear_town=cubes_stay,
    claims=unowned_by_edge,
    track_changed=nothing_more,
    cubes_on_track=False,
    reuse_start=never,
    delivered=deliver.back_into_bag,
    reduction=income.reduction,
    dice=growth.dice_as_players,
    money_counts=False,
    scores=scoring.scores,
    ranks=scoring.ranks,
    finish=scoring.end_match,
    ending=scoring.ending,
    decisions=no_decisions,
    why_not=never_asked,
    decide=never_decided,
    prompt=no_prompt,
    thrift=1.0,
    eager=1.0,
    weigh=nothing_weighed,
    reason=no_reason,
    audit=no_audit,
)
