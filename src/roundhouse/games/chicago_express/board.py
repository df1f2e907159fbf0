"""The printed board and the counted pieces (CE-1, CE-2), read from board.toml into tables."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.hexes import HexGrid, column_letter
from roundhouse.boards.loader import load
from roundhouse.boards.masks import places_of

PLAINS: Final = "plains"
FOREST: Final = "forest"
MOUNTAIN: Final = "mountain"
CITY: Final = "city"
INDUSTRY: Final = "industry"
START: Final = "start"
TERRAINS: Final = [PLAINS, FOREST, MOUNTAIN, CITY, INDUSTRY, START]

_SOURCE: Final = load("roundhouse.games.chicago_express")

# ── CE-2.1, CE-2.2  The hexes ────────────────────────────────────────────────────────────────────

_HEXES: Final = _SOURCE.table("hexes")
GRID: Final = HexGrid({item.key: column_letter(item.key) for item in _HEXES}, "flat")
HEXES: Final = len(GRID)
TERRAIN: Final[list[str]] = [item.one_of("terrain", TERRAINS) for item in _HEXES]
COST: Final[list[int]] = [item.number("cost") for item in _HEXES]
INCOME: Final[list[int]] = [item.number("income", 0) for item in _HEXES]
DEVELOPMENT: Final[list[int]] = [item.number("development", 0) for item in _HEXES]
NAME: Final[list[str]] = [item.text("name", "") for item in _HEXES]
for _item in _HEXES:
    _item.done()


def _special(key: str) -> int:
    for item in _SOURCE.table("special"):
        if item.key == key:
            return GRID.number[item.text("hex")]
    raise _SOURCE.fail("special", key, "is missing")


CHICAGO: Final = _special("chicago")
FORT_WAYNE: Final = _special("fort_wayne")

# CE-2.2: one locomotive in total; every other terrain takes one of each company
SINGLE: Final = places_of(TERRAIN, FOREST, MOUNTAIN)
# CE-2.4, CE-8.2c: nobody ever builds on a start hex
START_HEXES: Final = places_of(TERRAIN, START)
# CE-10.1a, CE-10.6: where a house can stand
TAKES_HOUSE: Final = places_of(TERRAIN, CITY, MOUNTAIN, FOREST) & ~(1 << CHICAGO)

# ── CE-1.4  The industry track ───────────────────────────────────────────────────────────────────

DETROIT: Final = 0
_INDUSTRIES: Final = _SOURCE.table("industry")
INDUSTRY_NAMES: Final[list[str]] = [item.key for item in _INDUSTRIES]
INDUSTRY_HEX: Final[list[int]] = [GRID.number[item.text("hex")] for item in _INDUSTRIES]
INDUSTRY_VALUES: Final[list[list[int]]] = [item.numbers("values") for item in _INDUSTRIES]
INDUSTRY_AT: Final[dict[int, int]] = {h: i for i, h in enumerate(INDUSTRY_HEX)}
# CE-10.6: Detroit is never developed by players
PLAYERS_DEVELOP: Final = sum(
    [1 << GRID.number[item.text("hex")] for item in _INDUSTRIES if item.flag("developable")]
)

# ── CE-1.1  The companies ────────────────────────────────────────────────────────────────────────

_COMPANIES: Final = _SOURCE.table("companies")
COMPANIES: Final = len(_COMPANIES)
COMPANY_IDS: Final[list[str]] = [item.key for item in _COMPANIES]
COMPANY_NAMES: Final[list[str]] = [item.text("name") for item in _COMPANIES]
COLOURS: Final[list[str]] = [item.text("colour") for item in _COMPANIES]
SHARES: Final[list[int]] = [item.number("shares", least=1) for item in _COMPANIES]
LOCOMOTIVES: Final[list[int]] = [item.number("locomotives", least=1) for item in _COMPANIES]
START_HEX: Final[list[int]] = [GRID.number[item.text("start")] for item in _COMPANIES]
START_INCOME: Final[list[int]] = [item.number("income") for item in _COMPANIES]
OPEN_AT_SETUP: Final[list[int]] = [
    c for c in range(COMPANIES) if not _COMPANIES[c].flag("opens_later")
]
WABASH: Final = COMPANIES - 1

# ── CE-1.2, CE-1.3, CE-3  Pieces and limits ──────────────────────────────────────────────────────

ACTIONS: Final[list[str]] = [item.key for item in _SOURCE.table("dials")]
DIAL_STEPS: Final[list[int]] = [item.number("steps", least=1) for item in _SOURCE.table("dials")]
AUCTION: Final = 0
EXPANSION: Final = 1
DEVELOP: Final = 2

START_CASH: Final[list[int]] = _SOURCE.item("players").numbers("start_cash")
_LIMITS: Final = _SOURCE.item("limits")
HOUSES: Final = _LIMITS.number("houses")
EXPANSION_MAX: Final = _LIMITS.number("expansion_max")
FOREST_CASH: Final = _LIMITS.number("forest_cash")
END_WITHOUT_LOCOMOTIVES: Final = _LIMITS.number("end_companies_without_locomotives")
END_WITHOUT_SHARES: Final = _LIMITS.number("end_companies_without_shares")
END_HOUSES: Final = _LIMITS.number("end_houses")
END_DETROIT: Final = _LIMITS.number("end_detroit")

# CE-8.3: a hex is never dearer than this, so more cash than this buys no more
DEAREST: Final = max(COST) * COMPANIES
# For each amount from 0 to DEAREST the hexes that cost at most so much while the board is empty
AFFORDABLE: Final[list[int]] = [
    sum([1 << h for h in range(HEXES) if COST[h] <= cash]) & ~START_HEXES
    for cash in range(DEAREST + 1)
]
