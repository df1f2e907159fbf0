"""Expansion in Chicago Express (CE-8) and the income it brings (CE-9)."""

from __future__ import annotations

from roundhouse.core.companies import BANK, PURSE, pay
from roundhouse.core.events import Event, Facts, tell
from roundhouse.games.chicago_express.board import (
    COMPANIES,
    COMPANY_IDS,
    COST,
    DEAREST,
    DEVELOPMENT,
    GRID,
    INCOME,
    INDUSTRY_AT,
    INDUSTRY_VALUES,
    PLAYERS_DEVELOP,
    SINGLE,
    START_HEXES,
    TAKES_HOUSE,
)
from roundhouse.games.chicago_express.rules import development
from roundhouse.games.chicago_express.state import State

# ── CE-8  Action: expansion ──────────────────────────────────────────────────────────────────────


def legal_hexes(s: State, company: int) -> int:
    """CE-8.2  Beside the network, affordable and not full, while a locomotive is in stock.

    CE-14.16: a company whose share went for nothing holds $0, so no hex is affordable until a sale.
    """
    if s.stock[company] == 0:
        return 0
    return s.frontier[company] & s.affordable[min(s.treasury[company], DEAREST)]


def may_expand(s: State, seat: int, company: int) -> bool:
    """CE-6.2, CE-14.7  The player holds a share of the company and it has a legal hex."""
    return s.shares[seat * COMPANIES + company] > 0 and legal_hexes(s, company) != 0


def locomotives_on(s: State, h: int) -> int:
    """CE-8.3  How many locomotives, of any company, stand on a hex."""
    count = 0
    for network in s.network:
        count += network >> h & 1
    return count


def cost(s: State, h: int) -> int:
    """CE-8.3  The printed cost once for each locomotive there, the new one included."""
    return COST[h] * (locomotives_on(s, h) + 1)


def build(s: State, h: int, log: list[Event] | None) -> None:
    """CE-8.3, CE-8.4  Pay the bank, move a locomotive, raise the income at once."""
    company = s.company
    price, before = cost(s, h), s.income[company]
    pay(s, PURSE[company], BANK, price)
    put_locomotive(s, company, h)
    s.built += 1
    if log is not None:
        facts: Facts = {
            "seat": s.active,
            "company": COMPANY_IDS[company],
            "hex": GRID.labels[h],
            "cost": price,
            "cash": s.treasury[company],
            "before": before,
            "income": s.income[company],
        }
        tell(log, "CE-8.4", "built", facts)


def put_locomotive(s: State, company: int, h: int) -> None:
    """CE-8.4  Move a locomotive from the stock to a hex; book the income of CE-9."""
    bit = 1 << h
    raise_price(s, h)
    s.stock[company] -= 1
    s.network[company] |= bit
    s.frontier[company] = (s.frontier[company] | GRID.around[h]) & ~s.network[company]
    s.income[company] += hex_income(s, h)
    if bit & TAKES_HOUSE & ~s.developed or (
        bit & PLAYERS_DEVELOP and not development.at_last_field(s, h)
    ):
        s.developable |= bit


def raise_price(s: State, h: int) -> None:
    """CE-8.3  With one more locomotive on it the hex costs its printed price more, or is full."""
    bit = 1 << h
    if bit & START_HEXES:
        return
    price = cost(s, h)
    dearer = DEAREST + 1 if bit & SINGLE else min(price + COST[h], DEAREST + 1)
    for cash in range(price, dearer):
        s.affordable[cash] &= ~bit


# ── CE-9  Income on building ─────────────────────────────────────────────────────────────────────


def hex_income(s: State, h: int) -> int:
    """CE-9.1, CE-9.2, CE-9.3  What the hex adds to the income of a company that is there."""
    if h in INDUSTRY_AT:
        industry = INDUSTRY_AT[h]
        return INDUSTRY_VALUES[industry][s.industry[industry]]
    return INCOME[h] + (DEVELOPMENT[h] if s.developed >> h & 1 else 0)
