"""Boards on a character grid: where a hex lies, its paper, and words that fit into it."""

from __future__ import annotations

from roundhouse.boards.hexes import FLAT, Axial
from roundhouse.boards.palette import PIGMENTS, Swatch
from roundhouse.core.drawing import Stamp


def spots(places: list[Axial], orientation: str, wide: int, high: int) -> list[tuple[int, int]]:
    """Return the upper left character of every hex, the first column and row being 0.

    A hex is ``wide`` columns and ``high`` rows of characters. On flat-topped boards every other
    column of hexes is shifted by half its height, on pointy-topped ones every other row by half its
    width; use an even ``high`` or ``wide`` accordingly.
    """
    if orientation == FLAT:
        found = [(q * wide, (2 * r + q) * high // 2) for q, r in places]
    else:
        found = [((2 * q + r) * wide // 2, r * high) for q, r in places]
    left, top = min([c for c, _ in found]), min([r for _, r in found])
    return [(column - left, row - top) for column, row in found]


def paper(column: int, row: int, wide: int, high: int, colour: str) -> list[Stamp]:
    """Return the paper of a hex."""
    return [Stamp(column, row + i, " " * wide, "", colour) for i in range(high)]


def toned(colour: str, at: Axial) -> str:
    """Return a colour in one of three close tones, so that no two neighbouring hexes look the same."""
    part = 1.0 - 0.045 * ((at[0] - at[1]) % 3)
    return "#" + "".join([f"{round(int(colour[i : i + 2], 16) * part):02x}" for i in (1, 3, 5)])


def letters(column: int, row: int, swatches: list[Swatch]) -> list[Stamp]:
    """Return the letters of pieces side by side, each on its own colour."""
    found: list[Stamp] = []
    for i, who in enumerate(swatches):
        colour, ink = PIGMENTS[who.pigment]
        found.append(Stamp(column + i, row, who.letter, ink, colour, True))
    return found


def abbreviated(name: str, wide: int) -> str:
    """Return a name in at most ``wide`` characters: Chicago as Chic, Fort Wayne as F.Wa."""
    words = name.split(" ")
    if len(name) <= wide or len(words) == 1:
        return name[:wide]
    return f"{words[0][0]}.{words[-1]}"[:wide]
