"""How far things are on the map of American Rails: what the advice asks before it can judge.

Distances are counted in efforts: a hex no dearer than a forest is one effort, a dearer one two, because
money and cubes are short alike. A hex that is full cannot be passed (AR-8.1).
"""

from __future__ import annotations

from typing import Final

from roundhouse.boards.masks import bits
from roundhouse.games.american_rails.board import (
    CITIES,
    DEAREST,
    FOREST,
    GRID,
    HEXES,
    PRICE,
    SPECIAL,
    TERRAIN,
)
from roundhouse.games.american_rails.state import State

# up to the price of a forest a cube is one effort
CHEAP: Final = max([PRICE[h] for h in range(HEXES) if TERRAIN[h] == FOREST])
FAR: Final = 99
_BYTES: Final = (HEXES + 7) // 8


def _beside_table() -> list[list[int]]:
    """Return for each byte of a set of hexes the hexes beside those in it."""
    table: list[list[int]] = []
    for at in range(_BYTES):
        row = [0] * 256
        for byte in range(1, 256):
            h = at * 8 + (byte & -byte).bit_length() - 1
            row[byte] = row[byte & (byte - 1)] | (GRID.around[h] if h < HEXES else 0)
        table.append(row)
    return table


_BESIDE: Final[list[list[int]]] = _beside_table()


def beside(hexes: int) -> int:
    """Return the hexes beside a set of hexes; some may be in it."""
    found = 0
    at = 0
    for byte in hexes.to_bytes(_BYTES, "little"):
        if byte:
            found |= _BESIDE[at][byte]
        at += 1
    return found


def layers(s: State, company: int, depth: int) -> list[int]:
    """Return the network and, for each number of efforts up to ``depth``, the hexes so far away."""
    cheap = s.affordable[CHEAP]
    dear = s.affordable[DEAREST] & ~cheap
    seen = s.network[company]
    found = [seen]
    edge = s.frontier[company]
    waiting = 0
    while len(found) <= depth:
        layer = (edge & cheap | waiting) & ~seen
        waiting = edge & dear
        if not (layer or waiting):
            break
        seen |= layer
        found.append(layer)
        edge = beside(layer) & ~seen
    return found


# ── The way to a city on an empty map ────────────────────────────────────────────────────────────


def _efforts_to(goal: int) -> list[int]:
    """Return for each hex how many efforts lead from it to a goal on an empty map."""
    away = [FAR] * HEXES
    seen = 0
    waiting = {0: 1 << goal}
    efforts = 0
    while seen != GRID.all:
        layer = waiting.get(efforts, 0) & ~seen
        seen |= layer
        for h in bits(layer):
            away[h] = efforts
            by = efforts + (1 if PRICE[h] <= CHEAP else 2)
            waiting[by] = waiting.get(by, 0) | GRID.around[h]
        efforts += 1
    return away


SPECIALS: Final[list[int]] = bits(SPECIAL)
CITY_LIST: Final[list[int]] = bits(CITIES)
AWAY_FROM_CITY: Final[dict[int, list[int]]] = {city: _efforts_to(city) for city in CITY_LIST}


def _within(away: list[int]) -> list[int]:
    """Return for each number of efforts the hexes that are at most so far away."""
    found = [0] * (max(away) + 1)
    for h in range(HEXES):
        found[away[h]] |= 1 << h
    for efforts in range(1, len(found)):
        found[efforts] |= found[efforts - 1]
    return found


_WITHIN: Final[dict[int, list[int]]] = {city: _within(AWAY_FROM_CITY[city]) for city in CITY_LIST}


def efforts_to(network: int, city: int) -> int:
    """Return how far a city is from a network on an empty map."""
    rings = _WITHIN[city]
    low, high = 0, len(rings) - 1
    while low < high:
        middle = (low + high) // 2
        if rings[middle] & network:
            high = middle
        else:
            low = middle + 1
    return low


def steps_towards(s: State, company: int, city: int, efforts: int) -> int:
    """Return the hexes beside the network from which a city so far away comes nearer."""
    frontier = s.frontier[company] & s.affordable[DEAREST]
    if efforts <= 1 or frontier >> city & 1:
        return 1 << city
    rings = _WITHIN[city]
    last = len(rings) - 1
    cheap = frontier & s.affordable[CHEAP]
    steps = cheap & rings[min(last, efforts - 1)]
    return steps | frontier & ~cheap & rings[min(last, efforts - 2)]
