"""Where a company of Chicago Express may be going: what its next hexes lead to, and at what price.

The tables hold for an empty board and are made once. They look at towns only: hexes with an income
that any number of companies may share. A mountain is worth what it pays to whoever builds on it.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from roundhouse.boards.masks import BitTable
from roundhouse.games.chicago_express.board import (
    CHICAGO,
    CITY,
    COST,
    DETROIT,
    DEVELOPMENT,
    GRID,
    HEXES,
    INCOME,
    INDUSTRY,
    INDUSTRY_AT,
    START_HEXES,
    TERRAIN,
)
from roundhouse.games.chicago_express.rules.development import at_last_field
from roundhouse.games.chicago_express.rules.expansion import cost, hex_income
from roundhouse.games.chicago_express.state import State

TOWNS: Final[list[int]] = [h for h in range(HEXES) if TERRAIN[h] in (CITY, INDUSTRY)]
FAR: Final = 99
UNKNOWN: Final = -1.0
HEXES_OF: Final[BitTable[int]] = BitTable(list(range(HEXES)))


def _ways_to(town: int) -> tuple[list[int], list[int]]:
    """Return from each hex the locomotives needed up to a town, and their printed price.

    Cheap ways and short ways are both good ones: a locomotive counts as much as two dollars.
    """
    steps, price, effort = [FAR] * HEXES, [FAR] * HEXES, [FAR * FAR] * HEXES
    steps[town] = price[town] = effort[town] = 0
    queue: list[tuple[int, int]] = [(0, town)]
    while queue:
        done, h = heappop(queue)
        if done > effort[h]:
            continue
        for n in GRID.neighbours[h]:
            # walking back from the town: who stands on n pays for h
            if n >= 0 and done + COST[h] + 2 < effort[n]:
                effort[n] = done + COST[h] + 2
                steps[n], price[n] = steps[h] + 1, price[h] + COST[h]
                if not START_HEXES >> n & 1:
                    heappush(queue, (effort[n], n))
    return steps, price


_WAYS: Final = [_ways_to(town) for town in TOWNS]
# by hex and town: locomotives still needed, and what they cost
STEPS: Final[list[list[int]]] = [[ways[0][h] for ways in _WAYS] for h in range(HEXES)]
PRICE: Final[list[list[int]]] = [[ways[1][h] for ways in _WAYS] for h in range(HEXES)]
# by town and number of locomotives: the hexes from which so many are enough
WITHIN: Final[list[list[int]]] = [
    [sum([1 << h for h in range(HEXES) if ways[0][h] <= k]) for k in range(FAR + 1)]
    for ways in _WAYS
]
TO_CHICAGO: Final[list[int]] = WITHIN[TOWNS.index(CHICAGO)][:25]
# by hex: the towns somebody there may be heading for, Chicago among them from anywhere
HEADED_FOR: Final[list[list[int]]] = [
    [i for i, town in enumerate(TOWNS) if 1 <= STEPS[h][i] <= (FAR if town == CHICAGO else 6)]
    for h in range(HEXES)
]

# How many rounds pass until one more locomotive is placed, as companies take turns to expand
PACE: Final = 0.15
# What a house that may come is worth beside one that stands
HOPE: Final = 0.3
# How much of a way's worth is left when others stand in the way, or the treasury does not reach
DETOUR: Final = 0.4


def pays(s: State, h: int, rounds: float) -> float:
    """Return what a hex adds to a company's income, in the mean of the coming dividends (CE-9)."""
    income = float(hex_income(s, h))
    if h in INDUSTRY_AT:
        if INDUSTRY_AT[h] == DETROIT:  # CE-11.1: it grows by itself
            return income + max(0.0, rounds - 1.0) / 2
        return income if at_last_field(s, h) else income + HOPE
    return income if s.developed >> h & 1 else income + HOPE * DEVELOPMENT[h]


def gains(s: State, company: int, hexes: list[int], rounds: float, dollar: float) -> list[float]:
    """Return what building on each hex itself gives the company, its price weighed by ``dollar``."""
    taken = 0
    for network in s.network:
        taken |= network
    found = []
    for h in hexes:
        price = cost(s, h) if taken >> h & 1 else COST[h]
        gain = rounds * pays(s, h, rounds) - dollar * price
        if h == CHICAGO:  # CE-12.3
            gain += s.income[company] + INCOME[CHICAGO]
        found.append(gain)
    return found


def needed(network: int, i: int, steps: int) -> int:
    """Return how many locomotives a network beside a hex with so many still needs up to a town."""
    within = WITHIN[i]
    while steps >= 0 and network & within[steps]:
        steps -= 1
    return steps + 1


def onward(s: State, company: int, hexes: list[int], rounds: float, dollar: float) -> list[float]:
    """Return for each hex the best a locomotive there leads to, in the mean of the locomotives needed."""
    direct = gains(s, company, hexes, rounds, dollar)
    network, treasury, income = s.network[company], s.treasury[company], s.income[company]
    paid = [UNKNOWN] * len(TOWNS)  # what the towns pay, once looked at
    before = [0] * len(TOWNS)  # the locomotives needed without the hex
    found = []
    for at in range(len(hexes)):
        here = direct[at]
        best, others = here, 0.0
        all_steps, prices = STEPS[hexes[at]], PRICE[hexes[at]]
        for i in HEADED_FOR[hexes[at]]:
            steps = all_steps[i]
            if paid[i] == UNKNOWN:
                paid[i] = pays(s, TOWNS[i], rounds)
                before[i] = needed(network, i, steps + 1)
            if before[i] < steps or before[i] == 0:
                continue  # the company is there, or nearer already
            gain = here + (rounds - PACE * steps) * paid[i] - dollar * prices[i]
            if TOWNS[i] == CHICAGO:
                gain += income + INCOME[CHICAGO]
            if gain <= 0.0:
                continue
            mean = gain / (steps + 1)
            if before[i] == steps:
                mean *= DETOUR
            if prices[i] >= treasury:
                mean *= DETOUR
            others += mean
            if mean > best:
                best = mean
        found.append(best + 0.1 * others)
    return found
