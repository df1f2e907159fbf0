"""Directions on a board of hexes, and its places as a gazetteer lists them."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.hexes import FLAT, NO_HEX, POINTY, HexGrid
from roundhouse.core.events import Line
from roundhouse.core.gazetteer import Place

# Where the edges of a hex lie, beginning with edge 0
EDGES: Final[dict[str, list[str]]] = {
    FLAT: ["north", "north-east", "south-east", "south", "south-west", "north-west"],
    POINTY: ["north-west", "north-east", "east", "south-east", "south-west", "west"],
}


def hex_places(grid: HexGrid, cities: int, closed: int) -> dict[str, Place]:
    """Return the hexes of a board by pick; ``cities`` and ``closed`` are sets."""
    found: dict[str, Place] = {}
    for h, label in enumerate(grid.labels):
        beside = tuple(
            [
                (EDGES[grid.orientation][edge], f"hex:{grid.labels[n]}")
                for edge, n in enumerate(grid.neighbours[h])
                if n != NO_HEX
            ]
        )
        pick = f"hex:{label}"
        found[pick] = Place(pick, beside, cities >> h & 1 == 1, closed >> h & 1 == 0)
    return found


def near_lines(grid: HexGrid, names: list[str]) -> list[tuple[Line, ...]]:
    """Return for every hex without a name which named one is nearest, and how many steps away."""
    named = sum([1 << h for h in range(len(grid)) if names[h]])
    found: list[tuple[Line, ...]] = []
    for h in range(len(grid)):
        best = NO_HEX if names[h] else grid.nearest(h, named)
        if best == NO_HEX:
            found.append(())
        else:
            facts: dict[str, int | str] = {"city": names[best], "steps": grid.distance(h, best)}
            found.append((Line("", "near", facts),))
    return found
