"""Positions for the tests of American Rails, written in the words of the board.

Everything that follows from the networks (income, stock, frontier, prices) is counted here once more from
the rule text, without asking the rules under test.
"""

from playing import legal

from roundhouse import Match
from roundhouse.games.american_rails.board import (
    CITY_HEX,
    COMPANIES,
    COMPANY_IDS,
    DEAREST,
    FULL,
    GRID,
    HEXES,
    HOUSES,
    SHARED,
    SHARES,
    START_CASH,
    TERRAIN,
)
from roundhouse.games.american_rails.state import CHOOSE_SPACE, State

AMERICAN, NATIONAL, CONTINENTAL, MAJESTIC, LIBERTY, REPUBLIC = range(6)
STOCK = (30, 28, 25, 21, 18, 16)
SPECIAL = ("Chicago", "New York", "Atlanta")
PASS, DEVELOP, FUND, TAKE, EXPAND3, AUCTION, EXPAND4 = [f"space {row}" for row in range(1, 8)]


def at_city(name):
    """Return the label of a city."""
    return GRID.labels[CITY_HEX[name]]


def mask(hexes):
    """Return the set of hexes given as labels or names of cities."""
    return GRID.mask([at_city(name) if name in CITY_HEX else name for name in hexes])


def position(
    seats=4,
    *,
    networks=None,
    shares=None,
    cash=None,
    treasury=None,
    houses=(),
    supply=None,
    order=None,
    year=1851,
    excluded="",
    gone=None,
):
    """Return a position at the start of a year, before the first player chooses a space.

    networks: {"american": ["B2", "Atlanta"]}. shares: {"american": (1, 0, 0, 2)} by seat. gone:
    {"liberty": 1}, shares out of the game. houses: cities with a house. supply: houses left, if others
    are elsewhere. order: the turn order.
    """
    s = State()
    s.seats, s.year, s.column, s.step = seats, year, 1, CHOOSE_SPACE
    s.queue = list(order or range(seats))
    s.turn = s.active = s.queue[0]
    s.rows = [0] * seats
    s.cash = list(cash) if cash else [START_CASH[seats]] * seats
    s.treasury = [(treasury or {}).get(name, 0) for name in COMPANY_IDS]
    held = [(shares or {}).get(name, (0,) * seats) for name in COMPANY_IDS]
    s.shares = [held[c][seat] for seat in range(seats) for c in range(COMPANIES)]
    s.unsold = [
        SHARES[c] - sum(held[c]) - (gone or {}).get(name, 0) for c, name in enumerate(COMPANY_IDS)
    ]
    s.network = [mask((networks or {}).get(name, ())) for name in COMPANY_IDS]
    s.stock = [STOCK[c] - s.network[c].bit_count() for c in range(COMPANIES)]
    s.developed = mask(houses)
    s.houses = HOUSES - s.developed.bit_count() if supply is None else supply
    if excluded:
        out = COMPANY_IDS.index(excluded)
        s.excluded = 1 << out
        s.unsold[out] = s.stock[out] = 0
    _derive(s)
    return s


def cubes(s, h):
    """Return how many cubes stand on a hex."""
    return sum(network >> h & 1 for network in s.network)


def counted(s, c):
    """Return the income of a company, counted city by city and pair by pair."""
    total, special = 0, 0
    for name, h in CITY_HEX.items():
        if s.network[c] >> h & 1:
            house = s.developed >> h & 1
            total += FULL[h] + 2 * house if cubes(s, h) == 1 else SHARED[h] + house
            special += name in SPECIAL
    return total + {0: 0, 1: 0, 2: 10, 3: 30}[special]


def price(s, h):
    """Return what a next cube costs, or None if the hex is full."""
    there = cubes(s, h)
    if TERRAIN[h] in ("forest", "mountain"):
        return None if there else {"forest": 3, "mountain": 5}[TERRAIN[h]]
    house = 2 * (s.developed >> h & 1) if TERRAIN[h] == "city" else 0
    return 2 + 2 * there + house


def _derive(s):
    """Make anew what the engine keeps step by step."""
    s.income = [counted(s, c) for c in range(COMPANIES)]
    s.occupied = sum(1 << h for h in range(HEXES) if cubes(s, h))
    s.shared = sum(1 << h for h in range(HEXES) if cubes(s, h) > 1)
    s.frontier = [
        sum(1 << h for h in range(HEXES) if GRID.around[h] & n and not n >> h & 1)
        for n in s.network
    ]
    prices = [price(s, h) for h in range(HEXES)]
    s.affordable = [
        sum(1 << h for h in range(HEXES) if prices[h] is not None and prices[h] <= amount)
        for amount in range(DEAREST + 1)
    ]


def at(s):
    """Return a match that stands at a position."""
    match = Match("american-rails", s.seats)
    match.state = s
    return match


def table(seats=4, **given):
    """Return a match that stands at the position described, see ``position``; it breaks no invariant."""
    match = at(position(seats, **given))
    if "supply" not in given:
        assert match.title.audit(match.state) == []
    return match


def opening(seats=4, removed="republic"):
    """Return a match at its first decision; with three players CHANCE has removed a company."""
    match = Match("american-rails", seats)
    if seats == 3:
        match.push(f"remove {removed}")
    return match


def income(match, company):
    """Return the income of a company by its name."""
    return match.state.income[COMPANY_IDS.index(company)]


def money(match, company):
    """Return the treasury of a company by its name."""
    return match.state.treasury[COMPANY_IDS.index(company)]


def held(match, seat):
    """Return the shares of a player, those he has."""
    found = {name: match.state.held(seat, c) for c, name in enumerate(COMPANY_IDS)}
    return {name: count for name, count in found.items() if count}


def by_company(numbers):
    """Return numbers of the companies by their names."""
    return dict(zip(COMPANY_IDS, numbers, strict=True))


def pass_year(match, phases=3):
    """Play the rest of a year without effect: everybody takes a space and waives it."""
    events = []
    s = match.state
    year, column = s.year, s.column
    while not match.over and match.state.year == year and match.state.column < column + phases:
        waive = next(m for m in ("pass", "decline", "stop", legal(match)[0]) if m in legal(match))
        events += match.push(waive)
    return events


def grown(start, count, free=lambda h: True):
    """Return the labels of a connected network of ``count`` hexes from a city."""
    found = [CITY_HEX[start]]
    for h in found:
        for n in GRID.neighbours[h]:
            if n >= 0 and n not in found and len(found) < count and free(n):
                found.append(n)
    assert len(found) == count
    return [GRID.labels[h] for h in found]


def route(*cities):
    """Return the labels of a connected network along shortest ways from city to city."""
    found = [CITY_HEX[cities[0]]]
    for goal in cities[1:]:
        ways = [[found[-1]]]
        for way in ways:
            if way[-1] == CITY_HEX[goal]:
                found += way[1:]
                break
            beside = [n for n in GRID.neighbours[way[-1]] if n >= 0]
            ways += [[*way, n] for n in beside if all(n not in other for other in ways)]
    return [GRID.labels[h] for h in dict.fromkeys(found)]
