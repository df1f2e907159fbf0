"""The invariants of American Rails (AR-9.5), counted from scratch. Laws and fuzzing call this."""

from __future__ import annotations

from roundhouse.boards.masks import bits
from roundhouse.games.american_rails.board import (
    CITIES,
    COMPANIES,
    COMPANY_IDS,
    CUBES,
    DEAREST,
    DEVELOPABLE,
    FIRST_YEAR,
    FULL,
    GRID,
    HEXES,
    HOUSE_ALONE,
    HOUSE_SHARED,
    HOUSES,
    LAST_YEAR,
    PER_CUBE,
    PER_HOUSE,
    PRICE,
    SHARED,
    SHARES,
    SINGLE,
    SPECIAL,
    SPECIAL_PAIR,
)
from roundhouse.games.american_rails.rules import dividends, setup
from roundhouse.games.american_rails.rules.setup import EXCLUDED
from roundhouse.games.american_rails.state import CHOOSE_SPACE, OVER, PREPARATION, State


def audit(s: State, deep: bool) -> list[str]:
    """Return every invariant that does not hold."""
    found = [*_nothing_negative(s), *_pieces(s), *_income(s), *_tracks(s)]
    if deep:
        found += [*_networks(s), *_derived_sets(s)]
    return found


def recount_income(s: State, company: int) -> int:
    """AR-9.5  The income of a company from its cities alone."""
    total = 0
    for h in bits(s.network[company] & CITIES):
        house = s.developed >> h & 1
        alone = sum([network >> h & 1 for network in s.network]) == 1
        total += FULL[h] + HOUSE_ALONE * house if alone else SHARED[h] + HOUSE_SHARED * house
    linked = (s.network[company] & SPECIAL).bit_count()
    return total + SPECIAL_PAIR * linked * (linked - 1) // 2


def _nothing_negative(s: State) -> list[str]:
    """AR-8.2  No cash, treasury, stock or supply is below zero; nobody ever owes."""
    amounts = [*s.cash, *s.treasury, *s.stock, *s.unsold, *s.shares, s.houses]
    return ["AR-8.2: something is negative"] if min(amounts) < 0 else []


def _pieces(s: State) -> list[str]:
    """AR-1.1, AR-1.2  Cubes and houses are all somewhere, and no share is there twice."""
    found = []
    for c in range(COMPANIES):
        expected = 0 if setup.status(s, c) == EXCLUDED else CUBES[c]
        if s.stock[c] + s.network[c].bit_count() != expected:
            found.append(f"AR-1.1: cubes of {COMPANY_IDS[c]}")
        if s.unsold[c] + dividends.held_by_all(s, c) > SHARES[c]:
            found.append(f"AR-1.1: shares of {COMPANY_IDS[c]}")
    if s.houses + s.developed.bit_count() != HOUSES:
        found.append("AR-1.2: houses")
    if s.developed & ~DEVELOPABLE:
        found.append("AR-1.6: a house where none may stand")
    return found


def _income(s: State) -> list[str]:
    """AR-9.5  The income kept step by step is the income counted."""
    return [
        f"AR-9.5: income of {COMPANY_IDS[c]} is {s.income[c]}, counted {recount_income(s, c)}"
        for c in range(COMPANIES)
        if s.income[c] != recount_income(s, c)
    ]


def _tracks(s: State) -> list[str]:
    """AR-6.3, AR-6.4  Everybody is in the queue once, and every space has one marker at most."""
    found = []
    if not FIRST_YEAR <= s.year <= LAST_YEAR:
        found.append(f"AR-6.1: year {s.year}")
    if s.column == PREPARATION:
        return found
    if sorted(s.queue) != list(range(s.seats)):
        found.append("AR-6.3: the queue")
    moved = s.at if s.step in (CHOOSE_SPACE, OVER) else s.at + 1
    rows = [s.rows[seat] for seat in s.queue[:moved]]
    if len(set(rows)) != moved or s.taken != sum([1 << row for row in rows]):
        found.append("AR-6.4: the spaces taken")
    if s.step != OVER and s.active != s.queue[s.at]:
        found.append("AR-6.3: the player on turn")
    return found


def _networks(s: State) -> list[str]:
    """AR-8.1, AR-8.5  Connected; forests and mountains hold one cube; no share without a network."""
    found = []
    seen, twice = 0, 0
    for c in range(COMPANIES):
        if not GRID.is_connected(s.network[c]):
            found.append(f"AR-8.5: network of {COMPANY_IDS[c]} is not connected")
        if s.network[c] and not s.network[c] & CITIES:
            found.append(f"AR-5.6: {COMPANY_IDS[c]} did not start in a city")
        if dividends.held_by_all(s, c) and not s.network[c] and s.company != c:
            found.append(f"AR-5.6: {COMPANY_IDS[c]} is held but not on the map")
        twice |= seen & s.network[c]
        seen |= s.network[c]
    if twice & SINGLE:
        found.append("AR-8.1: two cubes on one forest or mountain")
    if s.developed & ~seen:
        found.append("AR-7.2: a house without a cube")
    if (s.occupied, s.shared) != (seen, twice):
        found.append("AR-9.2: hexes occupied and shared")
    return found


def _derived_sets(s: State) -> list[str]:
    """AR-8.1, AR-8.2  The sets kept step by step are what they would be if made anew."""
    found = []
    for c in range(COMPANIES):
        beside = 0
        for h in bits(s.network[c]):
            beside |= GRID.around[h]
        if s.frontier[c] != beside & ~s.network[c]:
            found.append(f"AR-8.1: frontier of {COMPANY_IDS[c]}")
    affordable = [0] * (DEAREST + 1)
    for h in range(HEXES):
        cubes = sum([network >> h & 1 for network in s.network])
        if SINGLE >> h & 1 and cubes:
            continue
        price = PRICE[h] + PER_CUBE[h] * cubes + PER_HOUSE[h] * (s.developed >> h & 1)
        for cash in range(price, DEAREST + 1):
            affordable[cash] |= 1 << h
    if affordable != s.affordable:
        found.append("AR-8.2: affordable hexes")
    return found
