"""The printed board and the counted pieces (AR-1, AR-2.1), read from board.toml into tables.

AR-1.1 six companies with cubes and shares, AR-1.2 the houses, AR-1.5 and AR-1.6 the hexes and cities,
AR-1.7 the six neighbours of a hex, AR-6.2 the rows of the action track.
"""

from __future__ import annotations

from typing import Final

from roundhouse.boards.hexes import HexGrid, row_letter
from roundhouse.boards.loader import load
from roundhouse.boards.masks import places_of

_SOURCE: Final = load("roundhouse.games.american_rails")

# ── AR-1.1  The companies ────────────────────────────────────────────────────────────────────────

_COMPANIES: Final = _SOURCE.table("companies")
COMPANIES: Final = len(_COMPANIES)
COMPANY_IDS: Final[list[str]] = [item.key for item in _COMPANIES]
COMPANY_NAMES: Final[list[str]] = [item.text("name") for item in _COMPANIES]
COLOURS: Final[list[str]] = [item.text("colour") for item in _COMPANIES]
# One cube of each company marks its income from set-up on and is never in the supply.
CUBES: Final[list[int]] = [item.number("cubes", least=2) - 1 for item in _COMPANIES]
SHARES: Final[list[int]] = [item.number("shares", least=1) for item in _COMPANIES]
for _item in _COMPANIES:
    _item.done()

# ── AR-6.2  The action track: rows 1 to 7, top to bottom ─────────────────────────────────────────

_SPACES: Final = _SOURCE.table("spaces")
SPACE_IDS: Final[list[str]] = ["", *[item.key for item in _SPACES]]
ROWS: Final = len(_SPACES)
CUBES_OF_ROW: Final[list[int]] = [0, *[item.number("cubes", 0) for item in _SPACES]]
AMOUNT_OF_ROW: Final[list[int]] = [0, *[item.number("amount", 0) for item in _SPACES]]
for _item in _SPACES:
    _item.done()
PASS_ROW: Final = SPACE_IDS.index("pass")
DEVELOP_ROW: Final = SPACE_IDS.index("develop")
FUND_ROW: Final = SPACE_IDS.index("fund")
TAKE_ROW: Final = SPACE_IDS.index("take")
AUCTION_ROW: Final = SPACE_IDS.index("auction")
FUND_AMOUNT: Final = AMOUNT_OF_ROW[FUND_ROW]
TAKE_AMOUNT: Final = AMOUNT_OF_ROW[TAKE_ROW]

# ── Pieces and limits ────────────────────────────────────────────────────────────────────────────

START_CASH: Final[list[int]] = _SOURCE.item("players").numbers("start_cash")
_LIMITS: Final = _SOURCE.item("limits")
HOUSES: Final = _LIMITS.number("houses")
MINIMUM_BID: Final = _LIMITS.number("minimum_bid")
FIRST_YEAR: Final = _LIMITS.number("first_year")
LAST_YEAR: Final = _LIMITS.number("last_year")
PHASES: Final = _LIMITS.number("phases")
HOUSE_ALONE: Final = _LIMITS.number("house_alone")
HOUSE_SHARED: Final = _LIMITS.number("house_shared")
SPECIAL_PAIR: Final = _LIMITS.number("special_pair")
LOW_SUPPLY: Final = _LIMITS.number("low_supply")
_LIMITS.done()

# ── AR-8.2  Terrain and its prices ───────────────────────────────────────────────────────────────

PLAINS: Final = "plains"
CITY: Final = "city"
FOREST: Final = "forest"
MOUNTAIN: Final = "mountain"
TERRAINS: Final = [PLAINS, CITY, FOREST, MOUNTAIN]

_TERRAINS: Final = {item.key: item for item in _SOURCE.table("terrains")}
_PRICE: Final = {t: _TERRAINS[t].number("cost") for t in TERRAINS}
_PER_CUBE: Final = {t: _TERRAINS[t].number("per_cube", 0) for t in TERRAINS}
_PER_HOUSE: Final = {t: _TERRAINS[t].number("per_house", 0) for t in TERRAINS}
_SINGLE: Final = {t: _TERRAINS[t].flag("single") for t in TERRAINS}
for _item in _TERRAINS.values():
    _item.done()

# ── AR-1.5, AR-1.6, AR-1.7  The hexes ────────────────────────────────────────────────────────────

_HEXES: Final = _SOURCE.table("hexes")
GRID: Final = HexGrid({item.key: row_letter(item.key) for item in _HEXES}, "pointy")
HEXES: Final = len(GRID)
TERRAIN: Final[list[str]] = [item.one_of("terrain", TERRAINS) for item in _HEXES]
FULL: Final[list[int]] = [item.number("full", 0) for item in _HEXES]
SHARED: Final[list[int]] = [item.number("shared", 0) for item in _HEXES]
NAME: Final[list[str]] = [item.text("name", "") for item in _HEXES]
CITY_HEX: Final[dict[str, int]] = {NAME[h]: h for h in range(HEXES) if NAME[h]}
DEVELOPABLE: Final = sum([1 << h for h in range(HEXES) if _HEXES[h].flag("developable")])
SPECIAL: Final = sum([1 << h for h in range(HEXES) if _HEXES[h].flag("special")])
for _item in _HEXES:
    _item.done()


def place_name(h: int) -> str:
    """Return what players call a hex: the name of its city and where it lies."""
    return f"{NAME[h]} ({GRID.labels[h]})" if NAME[h] else GRID.labels[h]


CITIES: Final = places_of(TERRAIN, CITY)
# AR-8.1: one cube in total; plains and cities take one of each company
SINGLE: Final = sum([1 << h for h in range(HEXES) if _SINGLE[TERRAIN[h]]])
PRICE: Final[list[int]] = [_PRICE[TERRAIN[h]] for h in range(HEXES)]
PER_CUBE: Final[list[int]] = [_PER_CUBE[TERRAIN[h]] for h in range(HEXES)]
PER_HOUSE: Final[list[int]] = [_PER_HOUSE[TERRAIN[h]] for h in range(HEXES)]
# A hex is never dearer than this, so a treasury beyond it opens no more hexes.
DEAREST: Final = max(
    [PRICE[h] + PER_CUBE[h] * (COMPANIES - 1) + PER_HOUSE[h] for h in range(HEXES)]
)
# For each amount from 0 to DEAREST the hexes that cost at most so much while the board is empty
AFFORDABLE: Final[list[int]] = [
    sum([1 << h for h in range(HEXES) if PRICE[h] <= cash]) for cash in range(DEAREST + 1)
]
