"""The invariants of Chicago Express (CE-15), counted from scratch. Laws and fuzzing call this."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.masks import bits
from roundhouse.games.chicago_express.board import (
    AFFORDABLE,
    CITY,
    COMPANIES,
    COMPANY_IDS,
    COST,
    DEAREST,
    DEVELOPMENT,
    GRID,
    HOUSES,
    INCOME,
    INDUSTRY_AT,
    INDUSTRY_VALUES,
    LOCOMOTIVES,
    MOUNTAIN,
    PLAYERS_DEVELOP,
    SHARES,
    SINGLE,
    START_CASH,
    START_HEX,
    START_HEXES,
    START_INCOME,
    TAKES_HOUSE,
    TERRAIN,
)
from roundhouse.games.chicago_express.rules import development, expansion
from roundhouse.games.chicago_express.rules.dials import RED_DIALS, is_dividend_due, is_red
from roundhouse.games.chicago_express.rules.legal import moves
from roundhouse.games.chicago_express.state import CHOOSE_ACTION, State

MOST_DIVIDENDS: Final = 8


def audit(s: State, deep: bool = True) -> list[str]:
    """CE-15  Return every invariant that does not hold; ``deep`` also walks over the whole board."""
    found = [*_nothing_negative(s), *_pieces(s), *_income(s), *_progress(s)]
    if deep:
        found += [*_networks(s), *_derived_sets(s)]
    return found


def bank(s: State) -> int:
    """CE-15.1  What the bank has taken in; it began with 0 and may be below it."""
    return START_CASH[s.seats] * s.seats - sum(s.cash) - sum(s.treasury)


def recount_income(s: State, company: int) -> int:
    """CE-15.4  The income of an opened company from its hexes alone."""
    total = START_INCOME[company]
    for h in bits(s.network[company] & ~START_HEXES):
        if h in INDUSTRY_AT:
            total += INDUSTRY_VALUES[INDUSTRY_AT[h]][s.industry[INDUSTRY_AT[h]]]
        elif TERRAIN[h] in (CITY, MOUNTAIN):
            total += INCOME[h] + (DEVELOPMENT[h] if s.developed >> h & 1 else 0)
    return total


def _nothing_negative(s: State) -> list[str]:
    """CE-15.2, CE-15.7  No cash, stock or supply is below zero."""
    amounts = [*s.cash, *s.treasury, *s.stock, *s.unsold, *s.shares, s.houses]
    return ["CE-15.2: something is negative"] if min(amounts) < 0 else []


def _pieces(s: State) -> list[str]:
    """CE-15.3  Locomotives, shares and houses are all somewhere."""
    found = []
    for c in range(COMPANIES):
        if s.stock[c] + s.network[c].bit_count() != LOCOMOTIVES[c]:
            found.append(f"CE-15.3: locomotives of {COMPANY_IDS[c]}")
        if s.unsold[c] + sum([s.held(seat, c) for seat in range(s.seats)]) != SHARES[c]:
            found.append(f"CE-15.3: shares of {COMPANY_IDS[c]}")
    if s.houses + s.developed.bit_count() != HOUSES:
        found.append("CE-15.3: houses")
    return found


def _income(s: State) -> list[str]:
    """CE-15.4  The income kept step by step is the income counted."""
    return [
        f"CE-15.4: income of {COMPANY_IDS[c]} is {s.income[c]}, counted {recount_income(s, c)}"
        for c in range(COMPANIES)
        if s.opened >> c & 1 and s.income[c] != recount_income(s, c)
    ]


def _networks(s: State) -> list[str]:
    """CE-15.5, CE-15.6  Connected with the start; forests and mountains hold one locomotive."""
    found = []
    seen, twice = 0, 0
    for c in range(COMPANIES):
        network = s.network[c]
        if not s.opened >> c & 1:
            if network:
                found.append(f"CE-15.5: closed {COMPANY_IDS[c]} is on the board")
            continue
        if GRID.reach(START_HEX[c], network) != network or not network:
            found.append(f"CE-15.5: network of {COMPANY_IDS[c]} is not connected")
        twice |= seen & network
        seen |= network
        if network & START_HEXES & ~(1 << START_HEX[c]):
            found.append(f"CE-15.6: {COMPANY_IDS[c]} is on a foreign start hex")
    if twice & SINGLE:
        found.append("CE-15.6: two locomotives on one forest or mountain")
    return found


def _derived_sets(s: State) -> list[str]:
    """CE-8.2, CE-10.1  The sets kept step by step are what they would be if made anew."""
    found = []
    anyone = 0
    for c in range(COMPANIES):
        anyone |= s.network[c]
        beside = 0
        for h in bits(s.network[c]):
            beside |= GRID.around[h]
        if s.frontier[c] != beside & ~s.network[c]:
            found.append(f"CE-8.2: frontier of {COMPANY_IDS[c]}")
    for cash in range(DEAREST + 1):
        mask = 0
        for h in bits(AFFORDABLE[cash]):
            there = expansion.locomotives_on(s, h)
            if COST[h] * (there + 1) <= cash and not (SINGLE >> h & 1 and there):
                mask |= 1 << h
        if mask != s.affordable[cash]:
            found.append(f"CE-8.3: hexes affordable with {cash}")
    open_ends = [h for h in bits(PLAYERS_DEVELOP) if not development.at_last_field(s, h)]
    industries = sum([1 << h for h in open_ends])
    if s.developable != anyone & (TAKES_HOUSE & ~s.developed | industries):
        found.append("CE-10.1: developable hexes")
    return found


def _progress(s: State) -> list[str]:
    """CE-6.4, CE-6.7, CE-13.4, CE-15.8  Some option until the end; at most 8 general dividends."""
    found = []
    if s.agenda and not moves(s):
        found.append("CE-15.8: no legal option")
    if s.dividends > MOST_DIVIDENDS:
        found.append("CE-15.8: more than 8 general dividends")
    red = [dial for dial in range(len(s.dials)) if is_red(s, dial)]
    due = is_dividend_due(s)
    if len(red) > RED_DIALS or (s.agenda and due and s.agenda[-1] == CHOOSE_ACTION):
        found.append("CE-6.4: too many dials are red")
    return found
