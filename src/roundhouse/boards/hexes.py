"""Hex geometry: axial coordinates, neighbours, distance, corners; flat-topped and pointy-topped.

A board numbers its hexes 0, 1, 2, … and a set of hexes is an ``int`` with one bit per number: union,
intersection and "is it empty" are then single operations, and copying a set costs nothing.
"""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Final

from roundhouse.boards.masks import bits

Axial = tuple[int, int]

FLAT: Final = "flat"
POINTY: Final = "pointy"

# Clockwise, beginning with north on flat-topped boards and north-west on pointy-topped ones.
# Edge e of a hex meets edge (e + 3) % 6 of the neighbour across it.
DIRECTIONS: Final[tuple[Axial, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
NO_HEX: Final = -1


def distance(a: Axial, b: Axial) -> int:
    """Return the number of steps between two hexes on an unbounded plane."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def column_letter(label: str) -> Axial:
    """Return the axial coordinates of a label such as ``D3``: column letter, row from the north.

    Flat-topped; columns B, D, F, … lie half a hex further south.
    """
    column, row = ord(label[0]) - ord("A"), int(label[1:])
    return column, row - (column - column % 2) // 2


def row_letter(label: str) -> Axial:
    """Return the axial coordinates of a label such as ``D3``: row letter, number from the west.

    Pointy-topped; rows B, D, F, … lie half a hex further east.
    """
    row, column = ord(label[0]) - ord("A"), int(label[1:])
    return column - (row - row % 2) // 2, row


def axial_label(label: str) -> Axial:
    """Return the axial coordinates of a label such as ``-2,6``."""
    q, r = label.split(",")
    return int(q), int(r)


def centre(at: Axial, size: float, orientation: str) -> tuple[float, float]:
    """Return the centre of a hex whose corners lie ``size`` away from it."""
    q, r = at
    if orientation == FLAT:
        return size * 1.5 * q, size * sqrt(3) * (r + q / 2)
    return size * sqrt(3) * (q + r / 2), size * 1.5 * r


def corners(size: float, orientation: str) -> list[tuple[float, float]]:
    """Return the six corners around (0, 0); edge e runs from corner e to corner e + 1."""
    # Edge 0 faces north on flat-topped boards, so its first corner lies at -120 degrees; on
    # pointy-topped boards edge 0 faces north-west and begins at -150 degrees.
    first = -120.0 if orientation == FLAT else -150.0
    angles = [(first + 60.0 * i) * pi / 180 for i in range(6)]
    return [(size * cos(angle), size * sin(angle)) for angle in angles]


class HexGrid:
    """The hexes of one board: numbers, labels and who lies beside whom."""

    def __init__(self, places: dict[str, Axial], orientation: str) -> None:
        self.orientation = orientation
        self.labels: list[str] = list(places)
        self.places: list[Axial] = list(places.values())
        self.number: dict[str, int] = {label: i for i, label in enumerate(self.labels)}
        at = {place: i for i, place in enumerate(self.places)}
        # neighbours[h][e] is the hex across edge e, or NO_HEX
        self.neighbours: list[list[int]] = [
            [at.get((q + dq, r + dr), NO_HEX) for dq, dr in DIRECTIONS] for q, r in self.places
        ]
        self.around: list[int] = [
            sum([1 << n for n in beside if n != NO_HEX]) for beside in self.neighbours
        ]
        self.all = (1 << len(self.labels)) - 1

    def __len__(self) -> int:
        return len(self.labels)

    def mask(self, labels: list[str]) -> int:
        """Return the set of the hexes with these labels."""
        found = 0
        for label in labels:
            found |= 1 << self.number[label]
        return found

    def names(self, mask: int) -> list[str]:
        """Return the labels of a set of hexes."""
        return [self.labels[h] for h in bits(mask)]

    def distance(self, a: int, b: int) -> int:
        """Return the number of steps between two hexes as the crow flies."""
        return distance(self.places[a], self.places[b])

    def nearest(self, h: int, mask: int) -> int:
        """Return the hex of a set that lies nearest to ``h``, or NO_HEX."""
        best, steps = NO_HEX, len(self) + 1
        for other in bits(mask):
            away = self.distance(h, other)
            if away < steps:
                best, steps = other, away
        return best

    def reach(self, start: int, within: int) -> int:
        """Return the hexes of a set that are connected with ``start`` inside the set."""
        found = (1 << start) & within
        edge = found
        while edge:
            beside = 0
            for h in bits(edge):
                beside |= self.around[h]
            edge = beside & within & ~found
            found |= edge
        return found

    def is_connected(self, mask: int) -> bool:
        """Return whether a set of hexes hangs together (an empty one does)."""
        if not mask:
            return True
        first = (mask & -mask).bit_length() - 1
        return self.reach(first, mask) == mask
