"""Dividends of American Rails: AR-9.6."""

from __future__ import annotations

from roundhouse.core.arithmetic import ceil_div
from roundhouse.core.companies import BANK, pay
from roundhouse.core.events import Event, Facts, Seat, tell
from roundhouse.games.american_rails.board import COMPANIES, COMPANY_IDS, PHASES
from roundhouse.games.american_rails.state import PREPARATION, State


def held_by_all(s: State, company: int) -> int:
    """AR-9.6  Shares of the company in players' hands."""
    total = 0
    for seat in range(s.seats):
        total += s.shares[seat * COMPANIES + company]
    return total


def dividend(s: State, company: int) -> int:
    """AR-9.6  What one share pays: income over shares held by players, rounded up."""
    held = held_by_all(s, company)
    return ceil_div(s.income[company], held) if held else 0


def next_dividend(s: State, seat: Seat) -> int:
    """AR-9.6  What all shares of a player would bring if the year ended now."""
    held = [(s.held(seat, company), company) for company in range(COMPANIES)]
    return sum([shares * dividend(s, company) for shares, company in held])


def turns_to_dividend(s: State) -> int:
    """AR-6.1, AR-9.6  How many turns, the one at hand included, are left in the year."""
    if s.column == PREPARATION:
        return PHASES * s.seats
    return (PHASES - s.column) * s.seats + len(s.queue) - s.at


def pay_dividends(s: State, log: list[Event] | None) -> None:
    """AR-9.6  The bank pays for every share in players' hands; treasuries are untouched."""
    tell(log, "AR-9.6", "dividends", {"year": str(s.year)})
    for company in range(COMPANIES):
        per_share = dividend(s, company)
        if per_share == 0:
            continue
        for seat in range(s.seats):
            shares = s.shares[seat * COMPANIES + company]
            if not shares:
                continue
            pay(s, BANK, seat, per_share * shares)
            if log is not None:
                facts: Facts = {
                    "seat": seat,
                    "company": COMPANY_IDS[company],
                    "shares": shares,
                    "per_share": per_share,
                    "amount": per_share * shares,
                }
                tell(log, "AR-9.6", "dividend", facts)
