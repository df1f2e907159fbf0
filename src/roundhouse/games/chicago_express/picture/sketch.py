"""The board of Chicago Express for terminals, from a view only."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.masks import bits
from roundhouse.boards.palette import DEEP, PIGMENTS
from roundhouse.boards.terminal import abbreviated, letters, paper, spots, toned
from roundhouse.core.drawing import Sketch, Stamp
from roundhouse.core.view import View
from roundhouse.games.chicago_express.board import (
    CITY,
    COST,
    FOREST,
    GRID,
    HEXES,
    INDUSTRY,
    MOUNTAIN,
    NAME,
    PLAINS,
    START,
    START_HEX,
    TERRAIN,
)
from roundhouse.games.chicago_express.picture.scene import SWATCHES, Scene

WIDE: Final = 5
HIGH: Final = 2
_MARGIN: Final = 3  # left of the board, for the numbers of the rows
_HEAD: Final = 1  # above it, for the letters of the columns
_SOFT: Final = "#8a8373"
_COST: Final = "#8f1d10"
_GAIN: Final = "#1c4a33"
_PAPER: Final = {
    PLAINS: "#f3ead2",
    FOREST: "#c9d9ab",
    MOUNTAIN: "#d8bf9b",
    CITY: "#f5d98a",
    INDUSTRY: "#e9c46a",
    START: "#fff8e4",
}
_SPOTS: Final = spots(GRID.places, GRID.orientation, WIDE, HIGH)


def sketch(v: View) -> Sketch:
    """Return the board for terminals: 98 columns, 24 rows."""
    scene = Scene(v)
    stamps = _margins()
    for h in range(HEXES):
        stamps += _hex(scene, h)
    return Sketch(tuple(stamps))


def _margins() -> list[Stamp]:
    found: list[Stamp] = []
    for column in range(_SPOTS[-1][0] // WIDE + 1):
        found.append(Stamp(_MARGIN + column * WIDE + 1, 0, chr(ord("A") + column), _SOFT))
    for row in range(11):
        found.append(Stamp(0, _HEAD + row * HIGH, f"{row:>2}", _SOFT))
    return found


def _hex(scene: Scene, h: int) -> list[Stamp]:
    column, row = _SPOTS[h][0] + _MARGIN, _SPOTS[h][1] + _HEAD
    tone = toned(_PAPER[TERRAIN[h]], GRID.places[h])
    found = paper(column, row, WIDE, HIGH, tone)
    if NAME[h]:
        found.append(_name(h, column, row, tone))
    if scene.has_house(h):
        found.append(Stamp(column + WIDE - 1, row, "⌂", _GAIN, tone, True))
    here = [SWATCHES[c] for c in bits(scene.engines[h])]
    # the numbers stand where the locomotives leave room for them
    if COST[h] and len(here) < 4:
        printed = str(COST[h])
        found.append(Stamp(column + WIDE - 1, row + 1, printed, _COST, tone))
    if scene.pays(h) and not here:
        found.append(Stamp(column, row + 1, f"+{scene.pays(h)}", _GAIN, tone))
    return found + letters(column, row + 1, here)


def _name(h: int, column: int, row: int, tone: str) -> Stamp:
    words = abbreviated(NAME[h], WIDE - 1)
    if TERRAIN[h] == START:
        who = SWATCHES[START_HEX.index(h)]
        colour, ink = PIGMENTS[who.pigment]
        return Stamp(column, row, f"{words:<{WIDE}}", ink, colour, True)
    return Stamp(column, row, words, DEEP, tone, True)
