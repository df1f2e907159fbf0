"""What open milestones may still bring: the work they take against the turns to come (RR-9)."""

from __future__ import annotations

from math import exp
from typing import Final

from roundhouse.boards.masks import bits
from roundhouse.games.railroad_revolution.advice import stages, ways
from roundhouse.games.railroad_revolution.board import (
    ANY,
    HUES,
    LEAST_WORKERS,
    OPEN_SLOTS,
    SECTIONS,
)
from roundhouse.games.railroad_revolution.cards import (
    CONNECT,
    MONEY,
    MOST_PLACES,
    NEEDS,
    NO_GROUP,
    OFFICE,
    OFFICE_RUN,
    SHARE,
    STACK_OF,
    STACKS,
    STATION,
    TRACK,
    VP,
    WORKER_PLACES,
    Condition,
)
from roundhouse.games.railroad_revolution.cards import TRAIN as TRAIN_NEED
from roundhouse.games.railroad_revolution.rules.milestones import reached
from roundhouse.games.railroad_revolution.state import NONE, State

# RR-9.3: completing one opens the next
NEXT_WORTH: Final[list[float]] = [
    {"A1": 12.0, "A2": 12.0, "B": 10.5, "C": 7.0}.get(name, 0.0) for name in STACKS
]
# in turns
PLACE_READY: Final = 0.8
PLACE_OPEN: Final = 2.6
WORK: Final[dict[int, float]] = {OFFICE: 0.85, OFFICE_RUN: 0.85, TRAIN_NEED: 1.0, TRACK: 0.55}
RAIL_WORK: Final = 0.45
PATIENCE: Final = 0.16  # how fast hope fades with the work ahead
ROOM: Final = 0.52  # how many of the turns to come serve one milestone


def _missing(offices: int, n: int) -> int:
    """RR-3.1  How many offices a row of n sections still lacks, in the best place."""
    best = n
    for first in range(len(SECTIONS) - n + 1):
        best = min(best, n - (offices >> first & ((1 << n) - 1)).bit_count())
    return best


MISSING: Final[list[list[int]]] = [
    [_missing(offices, n) for n in range(len(SECTIONS) + 1)]
    for offices in range(1 << len(SECTIONS))
]


def effort_to(way: list[int], cities: int, many: int) -> float:
    """Return the rails it takes to connect so many of these cities, none of them connected."""
    near = sorted([way[city] for city in bits(cities)])
    if len(near) < many:
        return 25.0
    total = near[0]
    for i in range(1, many):
        total = max(near[i], total + ways.RAIL)
    return total / ways.RAIL


def need_work(s: State, seat: int, way: list[int], c: Condition) -> float:
    """RR-3.1  The turns that a condition of a milestone may still take."""
    lacks = c.n - reached(s, seat, c)
    if lacks <= 0:
        return 0.0
    kind = c.kind
    if kind == CONNECT:
        return RAIL_WORK * effort_to(way, c.among & ~s.connected[seat], lacks)
    if kind == STATION:
        work = 0.95 * lacks
        sites = c.among & ~s.stations[seat]
        lacks -= (sites & s.connected[seat]).bit_count()
        if lacks > 0 and c.group != NO_GROUP:
            work += RAIL_WORK * effort_to(way, sites & ~s.connected[seat], lacks)
        return work
    if kind == OFFICE_RUN:
        return 0.85 * MISSING[s.offices[seat]][c.n]
    if kind == SHARE:
        return 0.4 * lacks
    if kind == MONEY:
        return lacks / 450
    return WORK.get(kind, RAIL_WORK) * lacks


def ready_places(s: State, seat: int, slot: int, tile: int, spare: int) -> int:
    """RR-9.1  How many empty worker places can be filled at once with so many spare workers."""
    ready = 0
    first = (seat * OPEN_SLOTS + slot) * MOST_PLACES
    places = WORKER_PLACES[tile]
    for i in range(len(places)):
        if ready < spare and s.promoted[first + i] == 0:
            at = seat * HUES + places[i]
            if places[i] == ANY or s.supply[at] + s.board[at] > 0:
                ready += 1
    return ready


def open_places(s: State, seat: int, slot: int, tile: int) -> int:
    """RR-9.1  How many worker places of a milestone are empty."""
    total = 0
    first = (seat * OPEN_SLOTS + slot) * MOST_PLACES
    for i in range(len(WORKER_PLACES[tile])):
        if s.promoted[first + i] == 0:
            total += 1
    return total


def staff_work(s: State, seat: int, slot: int, tile: int, ready: int) -> float:
    """RR-9.1  The turns that the worker places may still take, so many of which are filled at once."""
    return PLACE_READY * ready + PLACE_OPEN * (open_places(s, seat, slot, tile) - ready)


def tile_work(s: State, seat: int, way: list[int], slot: int, tile: int) -> float:
    """RR-9.2  The turns that a milestone in one of the slots may take."""
    ready = ready_places(s, seat, slot, tile, s.available[seat] - LEAST_WORKERS)
    work = staff_work(s, seat, slot, tile, ready)
    for condition in NEEDS[tile]:
        work += need_work(s, seat, way, condition)
    return work


def likely(work: float, turns: float) -> float:
    """Return how likely so much work is done in so many turns."""
    if work <= 0.0:
        return 1.0
    chance = exp(-PATIENCE * work)
    room = ROOM * turns
    if work > room:
        chance *= exp(1.3 * (room - work))
    return chance


def tile_worth(tile: int, work: float, turns: float, stage: float) -> float:
    """RR-9  What a milestone may bring that takes so much work."""
    whole = VP[tile] + NEXT_WORTH[STACK_OF[tile]] * min(1.0, turns / 7.5)
    if work <= 0.0:
        return whole
    return whole * likely(work, turns) * stage


# RR-3.1: the kinds of conditions of each tile, as a set
KINDS_OF: Final[list[int]] = [
    sum([1 << kind for kind in {c.kind for c in needs}]) for needs in NEEDS
]


class Hopes:
    """RR-9  What the open milestones of a seat may bring.

    The work they take is kept part by part, so that what a change makes of them is found by asking
    for the parts it changes.
    """

    __slots__ = ("needed", "seat", "staffed", "stage", "total", "turns", "worth")

    def __init__(self, s: State, seat: int, way: list[int], turns: float) -> None:
        self.seat = seat
        self.turns = turns
        self.stage = stages.stage(stages.MILES_STAGE, turns)
        self.total = 0.0
        # by slot
        self.staffed = [0.0] * OPEN_SLOTS
        self.needed: list[list[float]] = []
        self.worth = [0.0] * OPEN_SLOTS
        spare = s.available[seat] - LEAST_WORKERS
        for slot in range(OPEN_SLOTS):
            tile = s.milestones[seat * OPEN_SLOTS + slot]
            if tile == NONE:
                self.needed.append([])
                continue
            ready = ready_places(s, seat, slot, tile, spare)
            spare -= ready
            work = staff_work(s, seat, slot, tile, ready)
            needed = [need_work(s, seat, way, condition) for condition in NEEDS[tile]]
            self.staffed[slot] = work
            self.needed.append(needed)
            for turns_for in needed:
                work += turns_for
            self.worth[slot] = tile_worth(tile, work, turns, self.stage)
            self.total += self.worth[slot]

    def with_other_means(self, s: State, way: list[int], kinds: int) -> float:
        """RR-3.1  The same total, now that conditions of these kinds are met in another way."""
        total = 0.0
        for slot in range(OPEN_SLOTS):
            tile = s.milestones[self.seat * OPEN_SLOTS + slot]
            if tile == NONE:
                continue
            if KINDS_OF[tile] & kinds:
                total += self._worth(s, way, kinds, slot, tile, self.staffed[slot])
            else:
                total += self.worth[slot]
        return total

    def with_other_staff(self, s: State, way: list[int], kinds: int) -> float:
        """RR-9.1  The same total with other workers, and conditions of these kinds met in another way."""
        total = 0.0
        spare = s.available[self.seat] - LEAST_WORKERS
        for slot in range(OPEN_SLOTS):
            tile = s.milestones[self.seat * OPEN_SLOTS + slot]
            if tile == NONE:
                continue
            ready = ready_places(s, self.seat, slot, tile, spare)
            spare -= ready
            work = staff_work(s, self.seat, slot, tile, ready)
            total += self._worth(s, way, kinds, slot, tile, work)
        return total

    def _worth(
        self, s: State, way: list[int], kinds: int, slot: int, tile: int, work: float
    ) -> float:
        """Return what a milestone may bring whose worker places take so much work."""
        needed, conditions = self.needed[slot], NEEDS[tile]
        for i in range(len(needed)):
            if kinds >> conditions[i].kind & 1:
                work += need_work(s, self.seat, way, conditions[i])
            else:
                work += needed[i]
        return tile_worth(tile, work, self.turns, self.stage)


def wants(s: State, seat: int, kinds: int) -> bool:
    """RR-3.1  Whether some open milestone has a condition of one of these kinds."""
    for at in range(seat * OPEN_SLOTS, (seat + 1) * OPEN_SLOTS):
        tile = s.milestones[at]
        if tile != NONE and KINDS_OF[tile] & kinds:
            return True
    return False
