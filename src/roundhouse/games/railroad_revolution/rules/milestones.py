"""Milestones (RR-9): their conditions, promotion, completion and the draw of the next one.

A stack is drawn from the top: first the tiles nobody has seen, one CHANCE move each, then the tiles
put back, in the order in which they were put there (RR-9.3). ``known`` of a tile is the set of
seats that know it.
"""

from __future__ import annotations

from typing import Final

from roundhouse.boards import loader
from roundhouse.core.events import CHANCE, Event, Facts
from roundhouse.games.railroad_revolution.board import (
    ANY,
    COLOURS,
    GROUPS,
    HUES,
    IN_GROUP,
    KINDS,
    MILESTONE_DRAW,
    OPEN_PLACES,
    RUN_OF,
    SOURCE,
    START_STACKS,
    TRACK_VALUES,
    TRACKS,
    names_of,
    place_in,
)
from roundhouse.games.railroad_revolution.moves import BOARD, MILESTONES, PLACES, SUPPLY
from roundhouse.games.railroad_revolution.state import DRAW_MILESTONE, MILESTONE, NONE, State

# ── RR-3  Conditions: a closed vocabulary ────────────────────────────────────────────────────────

CONNECT: Final = 0
STATION: Final = 1
OFFICE: Final = 2
OFFICE_RUN: Final = 3
RAIL: Final = 4
TRAIN: Final = 5
SHARE: Final = 6
MONEY: Final = 7
TRACK: Final = 8
CONDITIONS: Final[list[str]] = [
    *["connect", "station", "office", "office_run", "rail", "train", "share", "money", "track"]
]
EVERY_CITY: Final = (1 << 64) - 1


class Condition:
    """RR-3.1  At least ``n`` of a kind; ``among`` is a set of cities or the number of a track."""

    __slots__ = ("among", "group", "kind", "n")

    def __init__(self, kind: int, n: int, among: int, group: int) -> None:
        self.kind = kind
        self.n = n
        self.among = among
        self.group = group


def read_condition(text: str, item: loader.Item) -> Condition:
    """RR-3.1  Read one condition such as "connect 2 group 2"; BoardError with the line if it is none."""
    words = text.split()
    wrong = item.fail(f"there is no condition {text!r}")
    if words[0] not in CONDITIONS or not words[-1].isdecimal():
        raise wrong
    kind, last = CONDITIONS.index(words[0]), int(words[-1])
    if kind == TRACK and len(words) == 3:
        track = place_in(TRACKS, words[1], item)
        if last >= len(TRACK_VALUES[track]):
            raise item.fail(f"the {words[1]} track has no step {last}")
        return Condition(kind, last, track, NONE)
    if kind in (CONNECT, STATION) and len(words) == 4 and words[2] == "group" and last < GROUPS:
        return Condition(kind, int(words[1]), IN_GROUP[last], last)
    if len(words) != 2 or kind in (CONNECT, TRACK):
        raise wrong
    return Condition(kind, last, EVERY_CITY, NONE)


def reached(s: State, seat: int, c: Condition) -> int:
    """RR-3.1  How much of a condition a player has; always about the owner alone."""
    kind = c.kind
    if kind == CONNECT:
        return (s.connected[seat] & c.among).bit_count()
    if kind == STATION:
        return (s.stations[seat] & c.among).bit_count()
    if kind == OFFICE:
        return s.offices[seat].bit_count()
    if kind == OFFICE_RUN:
        return RUN_OF[s.offices[seat]]
    if kind == RAIL:
        return s.laid[seat].bit_count()
    if kind == TRAIN:
        first = seat * KINDS
        return sum(s.up[first : first + KINDS]) + sum(s.down[first : first + KINDS])
    if kind == SHARE:
        return s.shares[seat]
    if kind == MONEY:
        return s.money[seat]
    return s.steps[seat * len(TRACKS) + c.among]


# ── RR-1.11, RR-9  The tiles ─────────────────────────────────────────────────────────────────────

_TILES: Final = SOURCE.table("milestones")
STACKS: Final[list[str]] = names_of("stacks")
STACK_OF: Final[list[int]] = [place_in(STACKS, item.text("stack"), item) for item in _TILES]
IN_STACK: Final[list[int]] = [
    sum([1 << t for t in range(len(_TILES)) if STACK_OF[t] == stack])
    for stack in range(len(STACKS))
]
NEXT_STACK: Final[list[int]] = [
    place_in(STACKS, item.text("next"), item) if item.text("next") else NONE
    for item in SOURCE.table("stacks")
]
FIRST_STACKS: Final[list[int]] = [STACKS.index(name) for name in START_STACKS]
VP: Final[list[int]] = [item.number("vp") for item in _TILES]
NEEDS: Final[list[list[Condition]]] = [
    [read_condition(text, item) for text in item.texts("needs")] for item in _TILES
]
# RR-9.1: the colour of each worker place, ANY for every colour
WORKER_PLACES: Final[list[list[int]]] = [
    [place_in([*COLOURS, "any"], name, item) for name in item.texts("workers")] for item in _TILES
]
MOST_PLACES: Final = max([len(places) for places in WORKER_PLACES])
for _item in _TILES:
    _item.done()

KNOWN: Final = 16  # tile * KNOWN + set of seats


# ── RR-9.1  Promotion ────────────────────────────────────────────────────────────────────────────


def free_place(s: State, seat: int, position: int, colour: int) -> int:
    """RR-9.1  The place a worker takes on a milestone, its own colour before any; or NONE."""
    tile = s.milestones[seat * OPEN_PLACES + position]
    if tile == NONE:
        return NONE
    first = (seat * OPEN_PLACES + position) * MOST_PLACES
    found = NONE
    places = WORKER_PLACES[tile]
    for i in range(len(places)):
        if s.promoted[first + i] == 0:
            if places[i] == colour:
                return i
            if places[i] == ANY and found == NONE:
                found = i
    return found


def promote(s: State, place: int, colour: int, position: int, log: list[Event] | None) -> None:
    """RR-9.1  Move an available worker onto a milestone; it is no longer available."""
    seat = s.turn
    at = free_place(s, seat, position, colour)
    s.promoted[(seat * OPEN_PLACES + position) * MOST_PLACES + at] = colour + 1
    take_away(s, seat, place, colour)
    if log is not None:
        tile = s.milestones[seat * OPEN_PLACES + position]
        facts: Facts = {"seat": seat, "worker": COLOURS[colour], "place": PLACES[place]}
        log.append(Event("RR-9.1", "promoted", facts | {"tile": MILESTONES[tile]}))


def take_away(s: State, seat: int, place: int, colour: int) -> None:
    """Take a worker out of a player's supply or off the player board."""
    if place == SUPPLY:
        s.supply[seat * HUES + colour] -= 1
    else:
        assert place == BOARD
        s.board[seat * HUES + colour] -= 1
    s.available[seat] -= 1


# ── RR-9.2  Completion ───────────────────────────────────────────────────────────────────────────


def is_filled(s: State, seat: int, position: int) -> bool:
    """RR-9.2  There is an open milestone and all its worker places are taken."""
    at = seat * OPEN_PLACES + position
    tile = s.milestones[at]
    if tile == NONE:
        return False
    first = at * MOST_PLACES
    return 0 not in s.promoted[first : first + len(WORKER_PLACES[tile])]


def is_complete(s: State, seat: int, position: int) -> bool:
    """RR-9.2  Workers and conditions are all there."""
    if not is_filled(s, seat, position):
        return False
    for condition in NEEDS[s.milestones[seat * OPEN_PLACES + position]]:
        if reached(s, seat, condition) < condition.n:
            return False
    return True


def check(s: State, log: list[Event] | None) -> None:
    """RR-9.2, RR-9.5, RR-12.14, RR-12.15  Complete what can be, first position first; then draw."""
    seat = s.turn
    for position in range(OPEN_PLACES):
        at = (seat * OPEN_PLACES + position) * MOST_PLACES
        if s.promoted[at] and is_complete(s, seat, position) and complete(s, seat, position, log):
            return


def complete(s: State, seat: int, position: int, log: list[Event] | None) -> bool:
    """RR-9.2  Turn it over, its workers go to the common supply; return whether a draw follows."""
    at = seat * OPEN_PLACES + position
    tile = s.milestones[at]
    s.milestones[at] = NONE
    s.done[seat] |= 1 << tile
    for i in range(at * MOST_PLACES, (at + 1) * MOST_PLACES):
        if s.promoted[i]:
            s.common[s.promoted[i] - 1] += 1
            s.promoted[i] = 0
    if log is not None:
        facts: Facts = {"seat": seat, "tile": MILESTONES[tile], "vp": VP[tile]}
        log.append(Event("RR-9.2", "milestone-completed", facts))
    stack = NEXT_STACK[STACK_OF[tile]]
    if stack == NONE or stack_size(s, stack) == 0:
        return False
    s.below = s.step
    s.drawer = seat
    s.stack = stack
    s.drawing = position
    s.undrawn = min(MILESTONE_DRAW, stack_size(s, stack))
    go_on_drawing(s, log)
    return True


# ── RR-9.3  The next milestone ───────────────────────────────────────────────────────────────────


def stack_size(s: State, stack: int) -> int:
    """RR-10.1  How many tiles lie in a stack: this everybody may know."""
    return s.unseen[stack].bit_count() + len(s.bottom[stack])


def go_on_drawing(s: State, log: list[Event] | None) -> None:
    """RR-9.3  CHANCE draws while unseen tiles lie on top; the ones below come in their order."""
    while s.undrawn:
        if s.unseen[s.stack]:
            s.step = DRAW_MILESTONE
            s.turn = CHANCE
            return
        top = s.bottom[s.stack][0]
        s.bottom[s.stack] = s.bottom[s.stack][1:]
        take_in_hand(s, top, log)
    s.step = MILESTONE
    s.turn = s.drawer


def draw(s: State, tile: int, log: list[Event] | None) -> None:
    """RR-9.3, RR-10.2  An unseen tile comes into the hand; only the drawer sees it."""
    s.unseen[s.stack] &= ~(1 << tile)
    take_in_hand(s, tile * KNOWN, log)
    go_on_drawing(s, log)


def take_in_hand(s: State, entry: int, log: list[Event] | None) -> None:
    """RR-10.2  The drawer knows the tile from now on; who knew it before still does."""
    s.drawn = (*s.drawn, entry | 1 << s.drawer)
    s.undrawn -= 1
    if log is not None:
        facts: Facts = {"seat": s.drawer, "stack": STACKS[s.stack]}
        facts["own_tile"] = MILESTONES[entry // KNOWN]
        log.append(Event("RR-9.3", "milestone-drawn", facts, (s.drawer,)))


def in_hand(s: State) -> list[int]:
    """RR-9.3  The tiles drawn, in their order."""
    return [entry // KNOWN for entry in s.drawn]


def keep(s: State, tile: int, log: list[Event] | None) -> None:
    """RR-9.3, RR-9.4  One stays open, the others go under the stack in drawn order."""
    at = s.drawer * OPEN_PLACES + s.drawing
    s.milestones[at] = tile
    back = [entry for entry in s.drawn if entry // KNOWN != tile]
    s.bottom[s.stack] = (*s.bottom[s.stack], *back)
    if log is not None:
        facts: Facts = {"seat": s.drawer, "tile": MILESTONES[tile], "back": len(back)}
        log.append(Event("RR-9.3", "milestone-kept", facts))
    s.step = s.below
    s.below = s.drawer = s.stack = s.drawing = NONE
    s.drawn = ()
