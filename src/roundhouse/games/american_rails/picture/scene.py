"""What the pictures show, read from a view: the only door between a position and its drawing."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.masks import bits
from roundhouse.boards.palette import Swatch
from roundhouse.core.view import View
from roundhouse.games.american_rails.board import (
    COLOURS,
    COMPANIES,
    COMPANY_IDS,
    COMPANY_NAMES,
    HEXES,
    PER_CUBE,
    PER_HOUSE,
    PRICE,
    SINGLE,
)
from roundhouse.games.american_rails.position import Position

SWATCHES: Final[list[Swatch]] = [
    Swatch(COMPANY_IDS[c], COMPANY_NAMES[c][0], COLOURS[c], COMPANY_NAMES[c])
    for c in range(COMPANIES)
]
# Pigments no company has
PLAYERS: Final[list[Swatch]] = [
    Swatch("seat-0", "1", "black"),
    Swatch("seat-1", "2", "orange"),
    Swatch("seat-2", "3", "turquoise"),
    Swatch("seat-3", "4", "pink"),
    Swatch("seat-4", "5", "purple"),
]
MARKS: Final[dict[str, tuple[str, str]]] = {
    who.key: (who.pigment, who.letter) for who in [*SWATCHES, *PLAYERS]
}


class Scene:
    """What stands on the board and its tracks: the position of a view, and who is where."""

    def __init__(self, v: View) -> None:
        assert isinstance(v.position, Position)
        self.position: Position = v.position
        self.cubes: list[list[int]] = [[] for _ in range(HEXES)]  # per hex the companies there
        for c, network in enumerate(self.position.networks):
            for h in bits(network):
                self.cubes[h].append(c)
        self.track = {(column, row): seat for column, row, seat in self.position.markers}

    def has_house(self, h: int) -> bool:
        """Return whether a house stands on a hex."""
        return self.position.houses >> h & 1 == 1

    def cost(self, h: int) -> int:
        """Return what the next cube costs on a hex; 0 if there is no room."""
        here = len(self.cubes[h])
        if here == COMPANIES - self.position.excluded.bit_count() or (here and SINGLE >> h & 1):
            return 0
        return PRICE[h] + PER_CUBE[h] * here + (PER_HOUSE[h] if self.has_house(h) else 0)
