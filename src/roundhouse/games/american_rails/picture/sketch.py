"""The board of American Rails for terminals, from a view only."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.palette import DEEP
from roundhouse.boards.terminal import abbreviated, letters, paper, spots, toned
from roundhouse.core.drawing import Sketch, Stamp
from roundhouse.core.view import View
from roundhouse.games.american_rails.board import (
    CITY,
    DEVELOPABLE,
    FOREST,
    FULL,
    GRID,
    HEXES,
    MOUNTAIN,
    NAME,
    PLAINS,
    SHARED,
    SPECIAL,
    TERRAIN,
)
from roundhouse.games.american_rails.picture.scene import SWATCHES, Scene

WIDE: Final = 5
HIGH: Final = 2
_MARGIN: Final = 2  # left of the board, for the letters of the rows
_SOFT: Final = "#8a8373"
_COST: Final = "#8f1d10"
_GAIN: Final = "#1c4a33"
_GOLD: Final = "#efbf4f"
_PAPER: Final = {PLAINS: "#f3ead2", FOREST: "#c9d9ab", MOUNTAIN: "#d8bf9b", CITY: "#f5d98a"}
_SPOTS: Final = spots(GRID.places, GRID.orientation, WIDE, HIGH)


def sketch(v: View) -> Sketch:
    """Return the board for terminals: 100 columns, 36 rows."""
    scene = Scene(v)
    last = GRID.places[-1][1]
    stamps = [Stamp(0, row * HIGH, chr(ord("A") + row), _SOFT) for row in range(last + 1)]
    for h in range(HEXES):
        stamps += _hex(scene, h)
    return Sketch(tuple(stamps))


def _hex(scene: Scene, h: int) -> list[Stamp]:
    column, row = _SPOTS[h][0] + _MARGIN, _SPOTS[h][1]
    colour = _GOLD if SPECIAL >> h & 1 else _PAPER[TERRAIN[h]]
    tone = toned(colour, GRID.places[h])
    found = paper(column, row, WIDE, HIGH, tone)
    if NAME[h]:
        found.append(Stamp(column, row, abbreviated(NAME[h], WIDE - 1), DEEP, tone, True))
        if scene.has_house(h) or not DEVELOPABLE >> h & 1:
            sign = "⌂" if scene.has_house(h) else "×"
            found.append(Stamp(column + WIDE - 1, row, sign, _GAIN, tone, True))
    else:
        found.append(Stamp(column, row, GRID.labels[h], _SOFT, tone))
    return found + _numbers(scene, h, column, row + 1, tone) + _cubes(scene, h, column, row)


def _numbers(scene: Scene, h: int, column: int, row: int, tone: str) -> list[Stamp]:
    """Return values and price, where the cubes leave room for them."""
    found: list[Stamp] = []
    here, price = len(scene.cubes[h]), str(scene.cost(h))
    if NAME[h] and here < 2:
        found.append(Stamp(column + here, row, f"{FULL[h]}/{SHARED[h]}", _GAIN, tone))
    if scene.cost(h) and here + len(price) <= WIDE:
        found.append(Stamp(column + WIDE - len(price), row, price, _COST, tone))
    return found


def _cubes(scene: Scene, h: int, column: int, row: int) -> list[Stamp]:
    """Return the letters of the cubes; a sixth one stands above the others."""
    here = [SWATCHES[c] for c in scene.cubes[h]]
    return letters(column, row + 1, here[:WIDE]) + letters(column + 3, row, here[WIDE:])
