"""Positions for the tests of Chicago Express, written in the words of the board.

What follows from the networks (income, stock, frontier, prices, what can be developed) is counted here
once more from the rule text, without asking the rules under test.
"""

from roundhouse import Match
from roundhouse.boards.masks import bits
from roundhouse.games.chicago_express.board import (
    ACTIONS,
    COMPANIES,
    COMPANY_IDS,
    COST,
    DEAREST,
    DEVELOPMENT,
    DIAL_STEPS,
    FORT_WAYNE,
    GRID,
    HEXES,
    HOUSES,
    INCOME,
    INDUSTRY_HEX,
    INDUSTRY_NAMES,
    INDUSTRY_VALUES,
    LOCOMOTIVES,
    SHARES,
    START_CASH,
    START_HEX,
    TERRAIN,
)
from roundhouse.games.chicago_express.state import CHOOSE_ACTION, TURN, State

PRR, BO, CO, NYC, WAB = range(5)
START_INCOMES = (7, 6, 5, 8, 0)


def position(
    seats=3,
    *,
    active=0,
    networks=None,
    shares=None,
    cash=None,
    treasury=None,
    income=None,
    dials=None,
    houses="",
    markers=None,
    dividends=0,
    chicago_timing="on_placement",
    tie_break="shared",
):
    """Return a position at the start of a turn, before an action is chosen.

    networks: {"NYC": "R2 Q3"}, hexes besides the start hex; naming WAB opens it. shares: by seat, as in
    {"NYC": (1, 0, 1)}. markers: {"Wheeling": 4}, values. houses: hexes with one. income: not counted.
    """
    networks, shares, markers = networks or {}, shares or {}, markers or {}
    s = State()
    s.seats, s.active, s.turn, s.dividends = seats, active, active, dividends
    s.after_expansion = chicago_timing == "after_expansion"
    s.share_value = tie_break == "share_value"
    s.agenda = [TURN, CHOOSE_ACTION]
    s.dials = [(dials or {}).get(action, 0) for action in ACTIONS]
    s.cash = list(cash) if cash else [START_CASH[seats]] * seats
    s.treasury = [(treasury or {}).get(name, 0) for name in COMPANY_IDS]
    held = [shares.get(name, (0,) * seats) for name in COMPANY_IDS]
    s.shares = [held[c][seat] for seat in range(seats) for c in range(COMPANIES)]
    s.unsold = [SHARES[c] - sum(held[c]) for c in range(COMPANIES)]
    s.industry = [
        values.index(markers.get(name, values[0]))
        for name, values in zip(INDUSTRY_NAMES, INDUSTRY_VALUES, strict=True)
    ]
    s.developed = GRID.mask(houses.split())
    s.houses = HOUSES - len(houses.split())
    s.network = [0] * COMPANIES
    for c, name in enumerate(COMPANY_IDS):
        if name != "WAB" or name in networks:
            s.opened |= 1 << c
            s.network[c] = 1 << START_HEX[c] | GRID.mask(networks.get(name, "").split())
    s.stock = [LOCOMOTIVES[c] - s.network[c].bit_count() for c in range(COMPANIES)]
    s.income = [(income or {}).get(name, counted(s, c)) for c, name in enumerate(COMPANY_IDS)]
    _derive(s)
    return s


def counted(s, c):
    """CE-15.4  Return the income of a company, counted hex by hex."""
    total = START_INCOMES[c]
    for h in bits(s.network[c]):
        if TERRAIN[h] == "industry":
            at = INDUSTRY_HEX.index(h)
            total += INDUSTRY_VALUES[at][s.industry[at]]
        elif TERRAIN[h] in ("city", "mountain"):
            total += INCOME[h] + (DEVELOPMENT[h] if s.developed >> h & 1 else 0)
    return total


def _derive(s):
    """Make anew the sets that the engine keeps step by step."""
    there = [sum(n >> h & 1 for n in s.network) for h in range(HEXES)]
    s.frontier = [
        sum(1 << h for h in range(HEXES) if GRID.around[h] & n and not n >> h & 1)
        for n in s.network
    ]
    full = {h for h in range(HEXES) if TERRAIN[h] in ("forest", "mountain") and there[h]}
    closed = full | {h for h in range(HEXES) if TERRAIN[h] == "start"}
    s.affordable = [
        sum(1 << h for h in range(HEXES) if COST[h] * (there[h] + 1) <= amount and h not in closed)
        for amount in range(DEAREST + 1)
    ]
    s.developable = 0
    for h in range(HEXES):
        name = INDUSTRY_NAMES[INDUSTRY_HEX.index(h)] if h in INDUSTRY_HEX else ""
        if name in ("Wheeling", "Pittsburgh"):
            at = INDUSTRY_HEX.index(h)
            free = s.industry[at] + 1 < len(INDUSTRY_VALUES[at])
        else:
            free = TERRAIN[h] in ("forest", "mountain", "city") and not s.developed >> h & 1
        if there[h] and free and GRID.labels[h] != "A2":
            s.developable |= 1 << h


def at(s):
    """Return a match that stands at a position."""
    timing = "after_expansion" if s.after_expansion else "on_placement"
    tie_break = "share_value" if s.share_value else "shared"
    match = Match("chicago-express", s.seats, chicago_timing=timing, tie_break=tie_break)
    match.state = s
    return match


def table(seats=3, **given):
    """Return a match that stands at the position described, see ``position``; it breaks no invariant."""
    match = at(position(seats, **given))
    if "income" not in given:
        assert match.title.audit(match.state) == []
    return match


def by_company(numbers):
    """Return numbers of the companies by their names."""
    return dict(zip(COMPANY_IDS, numbers, strict=True))


def held(match, seat):
    """Return the shares of a player, those he has."""
    found = {name: match.state.held(seat, c) for c, name in enumerate(COMPANY_IDS)}
    return {name: count for name, count in found.items() if count}


def dials(match):
    """Return auction, expansion and development dial."""
    return tuple(match.state.dials)


def red(*actions):
    """Return dials of which these are red."""
    return {action: DIAL_STEPS[ACTIONS.index(action)] for action in actions}


def grown(company, count, taken=""):
    """Return the labels of a network of ``count`` hexes besides the start; no single hex is shared."""
    shut = GRID.mask(taken.split()) & sum(
        1 << h for h in range(HEXES) if TERRAIN[h] in ("forest", "mountain")
    )
    found = [START_HEX[COMPANY_IDS.index(company)]]
    for h in found:
        for n in GRID.neighbours[h]:
            free = n >= 0 and n not in found and not shut >> n & 1
            if free and TERRAIN[n] != "start" and n != FORT_WAYNE and len(found) <= count:
                found.append(n)
    assert len(found) == count + 1
    return " ".join(GRID.labels[h] for h in found[1:])


def forests(count):
    """Return some forests of the west, where nobody starts: a house there gives nothing."""
    return " ".join([GRID.labels[h] for h in range(HEXES) if TERRAIN[h] == "forest"][:count])
