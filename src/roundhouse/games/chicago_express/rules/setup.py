"""Setting up Chicago Express: CE-1 to CE-3."""

from __future__ import annotations

from roundhouse.games.chicago_express.board import (
    ACTIONS,
    AFFORDABLE,
    COMPANIES,
    HOUSES,
    INDUSTRY_HEX,
    LOCOMOTIVES,
    OPEN_AT_SETUP,
    SHARES,
    START_CASH,
    START_HEX,
    START_INCOME,
)
from roundhouse.games.chicago_express.rules import expansion
from roundhouse.games.chicago_express.state import State


def set_up(seats: int, options: dict[str, str]) -> State:
    """CE-3.1, CE-3.2, CE-3.3  Cash, locomotives on the start hexes, dials and markers at the start.

    CE-1.5: the bank is not kept; it is what the invariant CE-15.1 leaves over.
    """
    s = State()
    s.seats = seats
    s.after_expansion = options["chicago_timing"] == "after_expansion"
    s.share_value = options["tie_break"] == "share_value"
    s.dials = [0] * len(ACTIONS)
    s.cash = [START_CASH[seats]] * seats
    s.shares = [0] * (seats * COMPANIES)
    s.treasury = [0] * COMPANIES
    s.income = [0] * COMPANIES
    s.unsold = SHARES[:]
    s.stock = LOCOMOTIVES[:]
    s.network = [0] * COMPANIES
    s.frontier = [0] * COMPANIES
    s.affordable = AFFORDABLE[:]
    s.houses = HOUSES
    s.industry = [0] * len(INDUSTRY_HEX)
    for company in OPEN_AT_SETUP:
        open_company(s, company)
    return s


def open_company(s: State, company: int) -> None:
    """CE-3.2, CE-12.4  A company opens with one free locomotive on its start hex."""
    s.opened |= 1 << company
    s.income[company] = START_INCOME[company]
    expansion.put_locomotive(s, company, START_HEX[company])
