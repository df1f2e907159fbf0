"""Milestones (RR-9): how far conditions are met, promotion, completion and the draw of the next one.

A stack is drawn from the top: first the tiles nobody has seen, one CHANCE move each, then the tiles
put back, in the order in which they were put there (RR-9.3). ``known`` of a tile is the set of
seats that know it. What is printed on the tiles: cards.py.
"""

from __future__ import annotations

from roundhouse.core.events import CHANCE, Event, Facts, tell
from roundhouse.games.railroad_revolution.board import (
    ANY,
    COLOURS,
    HUES,
    KINDS,
    MILESTONE_DRAW,
    OPEN_SLOTS,
    RUN_OF,
    TRACKS,
)
from roundhouse.games.railroad_revolution.cards import (
    CONNECT,
    MILESTONES,
    MONEY,
    MOST_PLACES,
    NEEDS,
    NEXT_STACK,
    NO_STACK,
    OFFICE,
    OFFICE_RUN,
    RAIL,
    SHARE,
    STACK_OF,
    STACKS,
    STATION,
    TRAIN,
    VP,
    WORKER_PLACES,
    Condition,
)
from roundhouse.games.railroad_revolution.moves import BOARD, PLACES, SUPPLY
from roundhouse.games.railroad_revolution.state import (
    DRAW_MILESTONE,
    KNOWN,
    MILESTONE,
    NONE,
    State,
    changed,
)

# ── RR-3.1  Conditions ───────────────────────────────────────────────────────────────────────────


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


# ── RR-9.1  Promotion ────────────────────────────────────────────────────────────────────────────


def free_place(s: State, seat: int, slot: int, colour: int) -> int:
    """RR-9.1  The place a worker takes on a milestone, its own colour before any; or NONE."""
    tile = s.milestones[seat * OPEN_SLOTS + slot]
    if tile == NONE:
        return NONE
    first = (seat * OPEN_SLOTS + slot) * MOST_PLACES
    found = NONE
    places = WORKER_PLACES[tile]
    for i in range(len(places)):
        if s.promoted[first + i] == 0:
            if places[i] == colour:
                return i
            if places[i] == ANY and found == NONE:
                found = i
    return found


def promote(s: State, place: int, colour: int, slot: int, log: list[Event] | None) -> None:
    """RR-9.1  Move an available worker onto a milestone; it is no longer available."""
    seat = s.turn
    at = free_place(s, seat, slot, colour)
    s.promoted[(seat * OPEN_SLOTS + slot) * MOST_PLACES + at] = colour + 1
    take_away(s, seat, place, colour)
    if log is not None:
        tile = s.milestones[seat * OPEN_SLOTS + slot]
        facts: Facts = {"seat": seat, "worker": COLOURS[colour], "place": PLACES[place]}
        tell(log, "RR-9.1", "promoted", facts | {"tile": MILESTONES[tile]})


def take_away(s: State, seat: int, place: int, colour: int) -> None:
    """Take a worker out of a player's supply or off the player board."""
    if place == SUPPLY:
        s.supply[seat * HUES + colour] -= 1
    else:
        assert place == BOARD
        s.board[seat * HUES + colour] -= 1
    s.available[seat] -= 1


# ── RR-9.2  Completion ───────────────────────────────────────────────────────────────────────────


def is_filled(s: State, seat: int, slot: int) -> bool:
    """RR-9.2  There is an open milestone and all its worker places are taken."""
    at = seat * OPEN_SLOTS + slot
    tile = s.milestones[at]
    if tile == NONE:
        return False
    first = at * MOST_PLACES
    return 0 not in s.promoted[first : first + len(WORKER_PLACES[tile])]


def is_complete(s: State, seat: int, slot: int) -> bool:
    """RR-9.2  Workers and conditions are all there."""
    if not is_filled(s, seat, slot):
        return False
    return meets_needs(s, seat, s.milestones[seat * OPEN_SLOTS + slot])


def meets_needs(s: State, seat: int, tile: int) -> bool:
    """RR-9.2  All conditions of a milestone hold."""
    return all([reached(s, seat, condition) >= condition.n for condition in NEEDS[tile]])


def check(s: State, log: list[Event] | None) -> None:
    """RR-9.2, RR-9.5, RR-12.14, RR-12.15  Complete what can be, first slot first; then draw."""
    seat = s.turn
    for slot in range(OPEN_SLOTS):
        at = (seat * OPEN_SLOTS + slot) * MOST_PLACES
        if s.promoted[at] and is_complete(s, seat, slot) and complete(s, seat, slot, log):
            return


def turn_over(s: State, seat: int, slot: int) -> int:
    """RR-9.2  A milestone is completed: its workers go to the common supply. Return its tile."""
    at = seat * OPEN_SLOTS + slot
    tile = s.milestones[at]
    s.milestones = changed(s.milestones, at, NONE)
    s.done = changed(s.done, seat, s.done[seat] | 1 << tile)
    for i in range(at * MOST_PLACES, (at + 1) * MOST_PLACES):
        if s.promoted[i]:
            s.common[s.promoted[i] - 1] += 1
            s.promoted[i] = 0
    return tile


def turn_over_all(s: State, seat: int) -> None:
    """RR-9.2  All that is complete now is turned over; who asks leaves the draws aside."""
    for slot in range(OPEN_SLOTS):
        # nearly always the first place is empty
        if s.promoted[(seat * OPEN_SLOTS + slot) * MOST_PLACES] and is_complete(s, seat, slot):
            turn_over(s, seat, slot)


def some_filled(s: State, seat: int) -> bool:
    """RR-9.2  Some milestone waits for its conditions only."""
    return any([is_filled(s, seat, slot) for slot in range(OPEN_SLOTS)])


def lacks_one_worker(s: State, seat: int, slot: int) -> bool:
    """RR-9.2  An open milestone lacks one worker and nothing else."""
    at = seat * OPEN_SLOTS + slot
    first, tile = at * MOST_PLACES, s.milestones[at]
    places = s.promoted[first : first + len(WORKER_PLACES[tile])]
    return places.count(0) == 1 and meets_needs(s, seat, tile)


def complete(s: State, seat: int, slot: int, log: list[Event] | None) -> bool:
    """RR-9.2  Turn a milestone over; return whether a draw follows."""
    tile = turn_over(s, seat, slot)
    if log is not None:
        facts: Facts = {"seat": seat, "tile": MILESTONES[tile], "vp": VP[tile]}
        tell(log, "RR-9.2", "milestone-completed", facts)
    stack = NEXT_STACK[STACK_OF[tile]]
    if stack == NO_STACK or stack_size(s, stack) == 0:
        return False
    s.below = s.step
    s.drawer = seat
    s.stack = stack
    s.drawing = slot
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
        s.bottom = changed(s.bottom, s.stack, s.bottom[s.stack][1:])
        take_in_hand(s, top, log)
    s.step = MILESTONE
    s.turn = s.drawer


def draw(s: State, tile: int, log: list[Event] | None) -> None:
    """RR-9.3, RR-10.2  An unseen tile comes into the hand; only the drawer sees it."""
    s.unseen = changed(s.unseen, s.stack, s.unseen[s.stack] & ~(1 << tile))
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
    at = s.drawer * OPEN_SLOTS + s.drawing
    s.milestones = changed(s.milestones, at, tile)
    back = [entry for entry in s.drawn if entry // KNOWN != tile]
    s.bottom = changed(s.bottom, s.stack, (*s.bottom[s.stack], *back))
    if log is not None:
        facts: Facts = {"seat": s.drawer, "tile": MILESTONES[tile], "back": len(back)}
        tell(log, "RR-9.3", "milestone-kept", facts)
    s.step = s.below
    s.below = s.drawer = s.stack = s.drawing = NONE
    s.drawn = ()
