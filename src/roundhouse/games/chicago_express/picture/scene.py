"""What the pictures show, read from a view: the only door between a position and its drawing."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.masks import bits
from roundhouse.boards.palette import Swatch
from roundhouse.core.view import View
from roundhouse.games.chicago_express.board import (
    COLOURS,
    COMPANIES,
    COMPANY_IDS,
    COMPANY_NAMES,
    COST,
    HEXES,
    INCOME,
    INDUSTRY_AT,
    INDUSTRY_VALUES,
    SINGLE,
    START_HEXES,
)
from roundhouse.games.chicago_express.position import Position

SWATCHES: Final[list[Swatch]] = [
    Swatch(COMPANY_IDS[c], COMPANY_IDS[c][0], COLOURS[c], COMPANY_NAMES[c])
    for c in range(COMPANIES)
]
# Pigments no company has
PLAYERS: Final = ("orange", "turquoise", "pink", "purple", "white", "grey")
MARKS: Final[dict[str, tuple[str, str]]] = {
    **{who.key: (who.pigment, who.letter) for who in SWATCHES},
    **{f"seat-{seat}": (pigment, str(seat + 1)) for seat, pigment in enumerate(PLAYERS)},
}


class Scene:
    """What stands on the board: the position of a view, and who is where."""

    def __init__(self, v: View) -> None:
        assert isinstance(v.position, Position)
        self.position: Position = v.position
        # for each hex the companies there, as bits
        self.engines: list[int] = [0] * HEXES
        for company, network in enumerate(self.position.networks):
            for h in bits(network):
                self.engines[h] |= 1 << company

    def has_house(self, h: int) -> bool:
        """Return whether a house stands on a hex."""
        return self.position.houses >> h & 1 == 1

    def cost(self, h: int) -> int:
        """Return what the next locomotive costs on a hex; 0 if there is no room."""
        here = self.engines[h].bit_count()
        if START_HEXES >> h & 1 or here == COMPANIES or (here and SINGLE >> h & 1):
            return 0
        return COST[h] * (here + 1)

    def pays(self, h: int) -> int:
        """Return the printed income of a hex, or where an industry stands now."""
        if h in INDUSTRY_AT:
            industry = INDUSTRY_AT[h]
            return INDUSTRY_VALUES[industry][self.position.industry[industry]]
        return INCOME[h]
