"""Dividends of Chicago Express: CE-11. The Chicago dividend (CE-12.3) is paid in the same way."""

from __future__ import annotations

from roundhouse.core.arithmetic import ceil_div
from roundhouse.core.companies import BANK, pay
from roundhouse.core.events import Event, Facts, Seat, tell
from roundhouse.games.chicago_express.board import (
    ACTIONS,
    COMPANIES,
    COMPANY_IDS,
    DETROIT,
    INDUSTRY_HEX,
    SHARES,
)
from roundhouse.games.chicago_express.rules import auction, development
from roundhouse.games.chicago_express.state import State


def dividend(s: State, company: int) -> int:
    """CE-11.1  What one share pays: income over shares sold, rounded up."""
    return ceil_div(s.income[company], auction.sold(s, company))


def next_dividend(s: State, seat: Seat) -> int:
    """CE-11.1  What all shares of a player would bring if the general dividend came now."""
    held = [(s.held(seat, company), company) for company in range(COMPANIES)]
    return sum([shares * dividend(s, company) for shares, company in held if shares])


def pay_dividend(s: State, company: int, rule: str, log: list[Event] | None) -> None:
    """CE-11.1, CE-12.3  Round per share first, then multiply by the shares of each player."""
    if s.unsold[company] == SHARES[company]:
        return
    per_share = dividend(s, company)
    for seat in range(s.seats):
        shares = s.shares[seat * COMPANIES + company]
        if shares:
            pay(s, BANK, seat, per_share * shares)
            if log is not None:
                facts: Facts = {
                    "seat": seat,
                    "company": COMPANY_IDS[company],
                    "shares": shares,
                    "per_share": per_share,
                    "amount": per_share * shares,
                }
                tell(log, rule, "dividend", facts)


def pay_general_dividend(s: State, log: list[Event] | None) -> None:
    """CE-11.1 step 1  Every company pays all its shares."""
    s.dividends += 1
    tell(log, "CE-11.1", "general-dividend", {"number": s.dividends})
    for company in range(COMPANIES):
        pay_dividend(s, company, "CE-11.1", log)


def begin_round(s: State, log: list[Event] | None) -> None:
    """CE-11.1 steps 3 and 4, CE-14.14  Dials back to START, Detroit one field on unless at its end."""
    s.dials = [0] * len(ACTIONS)
    if not development.at_last_field(s, INDUSTRY_HEX[DETROIT]):
        development.move_marker(s, DETROIT, log)
