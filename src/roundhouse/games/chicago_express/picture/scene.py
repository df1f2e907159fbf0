"""What the pictures show, read from a view: the only door between a position and its drawing."""

from __future__ import annotations

from typing import Final, cast

from roundhouse.boards.palette import Swatch
from roundhouse.core.view import View
from roundhouse.games.chicago_express.board import (
    COLOURS,
    COMPANIES,
    COMPANY_IDS,
    COMPANY_NAMES,
    GRID,
    HEXES,
    INCOME,
    INDUSTRY_AT,
    INDUSTRY_NAMES,
    INDUSTRY_VALUES,
)

SWATCHES: Final[dict[str, Swatch]] = {
    COMPANY_IDS[c]: Swatch(COMPANY_IDS[c], COMPANY_IDS[c][0], COLOURS[c], COMPANY_NAMES[c])
    for c in range(COMPANIES)
}
# Pigments no company has
PLAYERS: Final = ("orange", "turquoise", "pink", "purple", "white", "grey")
MARKS: Final[dict[str, tuple[str, str]]] = {
    **{key: (who.pigment, who.letter) for key, who in SWATCHES.items()},
    **{f"seat-{seat}": (pigment, str(seat + 1)) for seat, pigment in enumerate(PLAYERS)},
}
_ORDER: Final = {company: c for c, company in enumerate(COMPANY_IDS)}


class Scene:
    """What stands on the board, read from a view."""

    def __init__(self, v: View) -> None:
        position = v.position
        # for each hex the companies there, as bits
        self.engines: list[int] = [0] * HEXES
        for where, companies in cast(dict[str, list[str]], position["locomotives"]).items():
            for company in companies:
                self.engines[GRID.number[where]] |= 1 << _ORDER[company]
        self.houses: set[int] = {GRID.number[at] for at in cast(list[str], position["houses"])}
        self.industry: dict[str, int] = cast(dict[str, int], position["industry"])
        self.income: dict[str, int] = cast(dict[str, int], position["income"])
        self.dials: dict[str, int] = cast(dict[str, int], position["dials"])
        self.supply: int = cast(int, position["supply"])
        self.expanding: str = cast(str, position["expanding"])

    def pays(self, h: int) -> int:
        """Return the printed income of a hex, or where an industry stands now."""
        if h in INDUSTRY_AT:
            i = INDUSTRY_AT[h]
            return INDUSTRY_VALUES[i][self.industry[INDUSTRY_NAMES[i]]]
        return INCOME[h]
