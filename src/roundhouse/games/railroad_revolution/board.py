"""The printed board and the counted pieces (RR-1, RR-2), read from board.toml into tables.

Cities, rail spaces, sections, colours of workers, kinds of trains and tiles are numbers; a set of
them is an ``int`` with one bit each. Effects are read in effects.py, milestones in cards.py.
"""

from __future__ import annotations

from typing import Final

from roundhouse.boards.loader import Item, load

SOURCE: Final = load("roundhouse.games.railroad_revolution")

# ── Limits and prices ────────────────────────────────────────────────────────────────────────────

_LIMITS: Final = SOURCE.item("limits")
SHARE_PRICE: Final = _LIMITS.number("share_price")  # RR-5.4
HIRE_PRICE: Final = _LIMITS.number("hire_price")  # RR-5.4
LEAST_WORKERS: Final = _LIMITS.number("least_workers")  # RR-6.4
RAILROAD_RAILS: Final = _LIMITS.number("railroad_rails")  # RR-7.2
RAILROAD_BASE: Final = _LIMITS.number("railroad_base")  # RR-7.2
RAILROAD_TRIANGLE: Final = _LIMITS.number("railroad_triangle")  # RR-7.2
TRADE_FLIPS: Final = _LIMITS.number("trade_flips")  # RR-7.5
DEALS_ACTIVE: Final = _LIMITS.number("deals_active")  # RR-8.2
DEALS_OTHER: Final = _LIMITS.number("deals_other")  # RR-8.2
MILESTONE_DRAW: Final = _LIMITS.number("milestone_draw")  # RR-9.3
TRAIN_VP: Final = _LIMITS.number("train_vp")  # RR-11.4
_LIMITS.done()

# ── RR-1.3, RR-1.15  Workers ─────────────────────────────────────────────────────────────────────


def names_of(table: str) -> list[str]:
    """Return the keys of a table of the board file, in its order."""
    return [item.key for item in SOURCE.table(table)]


def place_in(known: list[str], name: str, item: Item) -> int:
    """Return the number of a name; an error of that item if it is not known."""
    if name not in known:
        raise item.fail(f"{name!r} is not one of {', '.join(known)}")
    return known.index(name)


COLOURS: Final[list[str]] = names_of("workers")
WORKER_COUNT: Final[list[int]] = [item.number("count") for item in SOURCE.table("workers")]
HUES: Final = len(COLOURS)
WHITE: Final = COLOURS.index("white")
SPECIAL: Final[list[int]] = [
    c for c, item in enumerate(SOURCE.table("workers")) if item.flag("specialised")
]
ANY: Final = HUES  # a worker place or a gain of any colour

# ── RR-1.2, RR-2.8  Player boards ────────────────────────────────────────────────────────────────

BUILDING: Final = 0
RAIL: Final = 1
PIECES: Final[list[str]] = names_of("slots")
SLOTS: Final[list[list[int]]] = [item.numbers("values") for item in SOURCE.table("slots")]
# RR-11.1: pieces of each kind that may still lie on the player board when the end comes
RIGHT_OF_LOGO: Final[list[int]] = [
    len(item.numbers("values")) - item.number("left_of_logo") for item in SOURCE.table("slots")
]
# What the leftmost piece sells for, by kind and by how many are left (0: none to sell)
SALE_VALUE: Final[list[list[int]]] = [
    [0] + [values[len(values) - left] for left in range(1, len(values) + 1)] for values in SLOTS
]
PLAYER_COLOURS: Final[list[str]] = names_of("colours")

STATION: Final = 0
RAILROAD: Final = 1
TELEGRAPH: Final = 2
TRADE: Final = 3
ACTIONS: Final[list[str]] = ["station", "railroad", "telegraph", "trade"]

# ── RR-1.1, RR-1.9, RR-2.1, RR-2.4  Cities ───────────────────────────────────────────────────────

_CITIES: Final = SOURCE.table("cities")
CITIES: Final[list[str]] = [item.key for item in _CITIES]
CITY_NAME: Final[list[str]] = [item.text("name") for item in _CITIES]
CITY_GROUP: Final[list[int]] = [item.number("group") for item in _CITIES]
CITY_COST: Final[list[int]] = [item.number("cost") for item in _CITIES]
CITY_AT: Final[list[tuple[int, int]]] = [(item.number("x"), item.number("y")) for item in _CITIES]
GROUPS: Final = max(CITY_GROUP) + 1
IN_GROUP: Final[list[int]] = [
    sum([1 << c for c in range(len(CITIES)) if CITY_GROUP[c] == g]) for g in range(GROUPS)
]
WEST: Final = GROUPS - 1  # RR-2.1: group 5 is the west coast
# cities by cost, cheapest first: (cost, set of cities)
BY_COST: Final[list[tuple[int, int]]] = [
    (cost, sum([1 << c for c in range(len(CITIES)) if CITY_COST[c] == cost]))
    for cost in sorted(set(CITY_COST))
]

_CITY_TILES: Final = SOURCE.table("city_tiles")
TILES: Final = len(_CITY_TILES)
TILE_GROUP: Final[list[int]] = [item.number("group", least=1) for item in _CITY_TILES]
_PRINTED: Final[list[int]] = [c for c in range(len(CITIES)) if _CITIES[c].has("reward")]
# RR-2.4, then the cities with a printed reward as tiles of their own that are never drawn
CITY_TILES: Final[list[str]] = [item.key for item in _CITY_TILES] + [CITIES[c] for c in _PRINTED]
TILE_ITEMS: Final[list[Item]] = _CITY_TILES + [_CITIES[c] for c in _PRINTED]
PRINTED_TILE: Final[list[int]] = [
    TILES + _PRINTED.index(c) if c in _PRINTED else -1 for c in range(len(CITIES))
]

# ── RR-2.2  Routes and rail spaces ───────────────────────────────────────────────────────────────

_ROUTES: Final = SOURCE.table("routes")
ROUTES: Final[list[str]] = [item.key for item in _ROUTES]
SPACES: Final[list[str]] = []
TRIANGLES: Final[list[int]] = []
SPACE_AT: Final[list[tuple[int, int]]] = []
SPACE_ROUTE: Final[list[int]] = []
SPACE_CITIES: Final[list[int]] = []  # set of the cities next to a space
ROUTE_ENDS: Final[list[tuple[int, int]]] = []
ROUTE_SPACES: Final[list[list[int]]] = []
_deals: list[int] = []
_beside: list[int] = []  # neighbouring spaces on the same route


def _read_route(number: int, item: Item) -> None:
    """RR-2.2  Add the spaces of one route, from its first-named city on."""
    ends = [place_in(CITIES, name, item) for name in item.key.split("-")]
    triangles, xs, ys = item.numbers("triangles"), item.numbers("x"), item.numbers("y")
    if not len(triangles) == len(xs) == len(ys):
        raise item.fail("triangles, x and y have one number for each space")
    deals, first, last = item.numbers("deals", []), len(SPACES), len(triangles) - 1
    ROUTE_ENDS.append((ends[0], ends[1]))
    ROUTE_SPACES.append([first + i for i in range(len(triangles))])
    for i in range(len(triangles)):
        SPACES.append(f"{item.key}:{i + 1}")
        TRIANGLES.append(triangles[i])
        SPACE_AT.append((xs[i], ys[i]))
        SPACE_ROUTE.append(number)
        near = (1 << ends[0] if i == 0 else 0) | (1 << ends[1] if i == last else 0)
        SPACE_CITIES.append(near)
        along = [first + j for j in (i - 1, i + 1) if 0 <= j <= last]
        _beside.append(sum([1 << j for j in along]))
        if i + 1 in deals:
            _deals.append(first + i)


for _number, _item in enumerate(_ROUTES):
    _read_route(_number, _item)
    _item.done()

DEAL_SPACES: Final = sum([1 << r for r in _deals])
# RR-7.2: the spaces that a rail makes available, itself included
AROUND: Final[list[int]] = [
    _beside[r]
    | sum([1 << q for q in range(len(SPACES)) if SPACE_CITIES[q] & SPACE_CITIES[r]])
    | 1 << r
    for r in range(len(SPACES))
]
STEEPEST: Final = max(TRIANGLES)
# spaces by number of triangles
BY_TERRAIN: Final[list[int]] = [
    sum([1 << r for r in range(len(SPACES)) if TRIANGLES[r] == t]) for t in range(STEEPEST + 1)
]

# ── RR-1.8, RR-2.5, RR-2.6  Telegraph ────────────────────────────────────────────────────────────

_SECTIONS: Final = SOURCE.table("sections")
SECTIONS: Final[list[str]] = [item.key for item in _SECTIONS]
SECTION_SHARES: Final[list[int]] = [item.number("shares") for item in _SECTIONS]
SECTION_FIRST: Final[list[int]] = [item.number("first") for item in _SECTIONS]
HAS_TILE: Final[list[bool]] = [item.flag("tile") for item in _SECTIONS]
LINK_VP: Final[list[int]] = [item.number("link", 0) for item in _SECTIONS]
DEAL_SECTIONS: Final = sum([1 << i for i, item in enumerate(_SECTIONS) if item.flag("deal")])
ALL_SECTIONS: Final = (1 << len(SECTIONS)) - 1
for _item in _SECTIONS:
    _item.done()
TELEGRAPH_TILES: Final[list[str]] = names_of("telegraph_tiles")


def _longest_run(offices: int) -> int:
    """RR-3.1  The longest row of neighbouring sections in a set."""
    longest = 0
    while offices:
        offices &= offices << 1
        longest += 1
    return longest


def _links(offices: int) -> int:
    """RR-11.4  VP of the links whose two sections are both in a set."""
    return sum([LINK_VP[i] for i in range(len(SECTIONS)) if offices >> i & 3 == 3])


RUN_OF: Final[list[int]] = [_longest_run(offices) for offices in range(ALL_SECTIONS + 1)]
LINKS_OF: Final[list[int]] = [_links(offices) for offices in range(ALL_SECTIONS + 1)]

# ── RR-1.6, RR-2.7, RR-2.9  Tracks and trains ────────────────────────────────────────────────────

TRACKS: Final[list[str]] = names_of("tracks")
TRACK_VALUES: Final[list[list[int]]] = [item.numbers("values") for item in SOURCE.table("tracks")]
SCORED: Final[list[str]] = ["office", "station", "west"]
TRACK_SCORES: Final[list[str]] = [item.one_of("scores", SCORED) for item in SOURCE.table("tracks")]
_TRAINS: Final = SOURCE.table("trains")
TRAINS: Final[list[str]] = [item.key for item in _TRAINS]
KINDS: Final = len(TRAINS)
# RR-4.6: start trains that nobody gets leave the game, so only the others are in stock
TRAIN_STOCK: Final[list[int]] = [
    0 if item.flag("start") else item.number("count") for item in _TRAINS
]
TRAIN_COUNT: Final[list[int]] = [item.number("count") for item in _TRAINS]

# ── RR-1.13, RR-1.14, RR-4.5  What players begin with; money is never short ──────────────────────

_PLAYERS: Final = SOURCE.item("players")
START_MONEY: Final = _PLAYERS.number("money")
START_SHARES: Final = _PLAYERS.number("shares")
START_WORKERS: Final[list[int]] = [
    place_in(COLOURS, name, _PLAYERS) for name in _PLAYERS.texts("workers")
]
START_TRAINS: Final[list[int]] = [
    place_in(TRAINS, name, _PLAYERS) for name in _PLAYERS.texts("trains")
]
START_STACKS: Final[list[str]] = _PLAYERS.texts("milestones")
OPEN_SLOTS: Final = len(START_STACKS)  # RR-9.1: slots for open milestones
START_RAIL: Final = place_in(SPACES, _PLAYERS.text("start_rail"), _PLAYERS)
SPARE_RAILS: Final = _PLAYERS.number("spare_rails")
SPARE_BUILDINGS: Final = _PLAYERS.number("spare_buildings")
_PLAYERS.done()
SHARE_COUNT: Final = SOURCE.item("stock").number("shares")
# RR-4.7: sets of cities and of sections whose First slot is taken, by number of players
NEUTRAL_CITIES: Final[dict[int, int]] = {}
NEUTRAL_SECTIONS: Final[dict[int, int]] = {}
for _item in SOURCE.table("neutral"):
    _cities = [place_in(CITIES, name, _item) for name in _item.texts("cities")]
    NEUTRAL_CITIES[int(_item.key)] = sum([1 << c for c in _cities])
    _sections = [place_in(SECTIONS, str(n), _item) for n in _item.numbers("sections")]
    NEUTRAL_SECTIONS[int(_item.key)] = sum([1 << n for n in _sections])
    _item.done()
DEALS: Final[list[str]] = names_of("deals")
SETUP_TILES: Final[list[str]] = names_of("setup_tiles")
SIDES: Final[list[str]] = ["front", "back"]
