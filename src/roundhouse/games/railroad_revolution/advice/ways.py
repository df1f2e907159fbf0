"""How far the cities are from a network, for the advice: in quarters of a rail, terrain included."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.masks import bits
from roundhouse.games.railroad_revolution.board import (
    AROUND,
    CITIES,
    SPACE_CITIES,
    SPACES,
    TRIANGLES,
)
from roundhouse.games.railroad_revolution.state import State

RAIL: Final = 4  # a rail on flat land
TRIANGLE: Final = 1  # $100 are about a quarter of what a rail takes in money and turns
FAR: Final = 99
COST: Final[list[int]] = [RAIL + TRIANGLE * triangles for triangles in TRIANGLES]


def _ways_from(start: int) -> list[int]:
    """Return the least effort to connect each city, beginning with a rail on that space."""
    reached = [FAR] * len(SPACES)
    reached[start] = COST[start]
    waiting = [start]
    while waiting:
        here = min(waiting, key=reached.__getitem__)
        waiting.remove(here)
        for there in bits(AROUND[here]):
            effort = reached[here] + COST[there]
            if effort < reached[there]:
                reached[there] = effort
                waiting.append(there)
    return [
        min([reached[r] for r in range(len(SPACES)) if SPACE_CITIES[r] >> c & 1])
        for c in range(len(CITIES))
    ]


# EFFORT[space][city], the rail on the space included
EFFORT: Final[list[list[int]]] = [_ways_from(r) for r in range(len(SPACES))]
# the same once the rail lies there
BEHIND: Final[list[list[int]]] = [
    [effort - COST[r] for effort in EFFORT[r]] for r in range(len(SPACES))
]


def ways(s: State, seat: int) -> list[int]:
    """Return the effort from a network to each city, 0 for those connected."""
    found = [FAR] * len(CITIES)
    for space in bits(s.frontier[seat]):
        row = EFFORT[space]
        for city in range(len(CITIES)):
            if row[city] < found[city]:
                found[city] = row[city]
    for city in bits(s.connected[seat]):
        found[city] = 0
    return found


def ways_after(now: list[int], space: int) -> list[int]:
    """Return the efforts once a rail lies on a space."""
    row = BEHIND[space]
    return [now[c] if now[c] < row[c] else row[c] for c in range(len(CITIES))]
