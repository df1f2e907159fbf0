"""What the pictures show, read from a view: the only door between a position and its drawing."""

from __future__ import annotations

from typing import Final, cast

from roundhouse.boards.palette import Swatch
from roundhouse.core.view import View
from roundhouse.games.american_rails.board import (
    COLOURS,
    COMPANIES,
    COMPANY_IDS,
    COMPANY_NAMES,
    GRID,
    HEXES,
    PER_CUBE,
    PER_HOUSE,
    PRICE,
    SINGLE,
)

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
_ORDER: Final = {company: c for c, company in enumerate(COMPANY_IDS)}


class Scene:
    """What stands on the board and its tracks, read from a view."""

    def __init__(self, v: View) -> None:
        position = v.position
        self.seats = cast(int, position["seats"])
        self.cubes: list[list[int]] = [[] for _ in range(HEXES)]  # per hex the companies there
        self.networks: list[set[int]] = [set() for _ in range(COMPANIES)]
        for where, companies in cast(dict[str, list[str]], position["cubes"]).items():
            h = GRID.number[where]
            self.cubes[h] = [_ORDER[company] for company in companies]
            for c in self.cubes[h]:
                self.networks[c].add(h)
        self.houses = {GRID.number[where] for where in cast(list[str], position["houses"])}
        self.supply = cast(int, position["supply"])
        self.year = cast(int, position["year"])
        self.phase = cast(int, position["phase"])
        self.on_turn = cast(int, position["on_turn"])
        self.auction = cast(str, position["auction"])
        self.order = cast(list[int], position["order"])
        self.track = {
            (column, row): seat for column, row, seat in cast(list[list[int]], position["track"])
        }
        self.companies = cast(dict[str, dict[str, int]], position["companies"])

    def cost(self, h: int) -> int:
        """Return what the next cube costs on a hex; 0 if there is no room."""
        here = len(self.cubes[h])
        if here == len(self.companies) or (here and SINGLE >> h & 1):
            return 0
        house = 1 if h in self.houses else 0
        return PRICE[h] + PER_CUBE[h] * here + PER_HOUSE[h] * house
