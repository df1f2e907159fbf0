"""Cheapest ways over a network of numbered places."""

from __future__ import annotations

from heapq import heappop, heappush


def cheapest(
    neighbours: list[list[int]], start: int, goal: int, cost: list[tuple[int, int]]
) -> tuple[int, int] | None:
    """Return the least total cost of a way from start to goal, or None if there is none.

    Costs are pairs compared in order, so that "fewest hexes, then least money" is one search. The
    start costs nothing; negative neighbour numbers are skipped.
    """
    # A place costs the same from wherever it is entered, so whoever sees it first sees it cheapest
    seen = {start}
    queue: list[tuple[tuple[int, int], int]] = [((0, 0), start)]
    while queue:
        spent, here = heappop(queue)
        if here == goal:
            return spent
        for there in neighbours[here]:
            if there < 0 or there in seen:
                continue
            first, second = cost[there]
            seen.add(there)
            heappush(queue, ((spent[0] + first, spent[1] + second), there))
    return None
