"""Auctions of American Rails (AR-5): bids, shares sold and discarded, the first cube of a company.

Who is asked next stands in flow.py.
"""

from __future__ import annotations

from roundhouse.core.companies import PURSE, pay
from roundhouse.core.events import Event, Facts, tell
from roundhouse.games.american_rails.board import (
    CITIES,
    COMPANIES,
    COMPANY_IDS,
    MINIMUM_BID,
    place_name,
)
from roundhouse.games.american_rails.rules import expansion
from roundhouse.games.american_rails.state import BID, State


def open_auction(s: State, company: int, first: int, log: list[Event] | None) -> None:
    """AR-5.1  A share goes up for auction; all players are in, the first player decides first."""
    s.go_up(company, first)
    if log is not None:
        facts: Facts = {"company": COMPANY_IDS[company], "seat": first}
        tell(log, "AR-5.1", "auction-opened", facts)


def lowest_bid(s: State) -> int:
    """AR-5.2  At least $10, and more than the high bid."""
    return max(MINIMUM_BID, s.high + 1)


def sell_share(s: State, log: list[Event] | None) -> None:
    """AR-1.3, AR-5.6, AR-5.9  The high bidder pays the company for the share; nobody gets too many."""
    buyer, company = s.high_bidder, s.company
    pay(s, buyer, PURSE[company], s.high)
    s.unsold[company] -= 1
    s.shares[buyer * COMPANIES + company] += 1
    if log is not None:
        facts: Facts = {"seat": buyer, "company": COMPANY_IDS[company], "price": s.high}
        tell(log, "AR-5.6", "share-sold", facts)


def discard_share(s: State, rule: str, log: list[Event] | None) -> None:
    """AR-4.5, AR-5.8  A share nobody wants leaves the game."""
    s.unsold[s.company] -= 1
    tell(log, rule, "share-out", {"company": COMPANY_IDS[s.company]})


def start_cities(s: State) -> int:
    """AR-5.6  Cities without any cube."""
    return CITIES & ~s.occupied


def start_company(s: State, h: int, log: list[Event] | None) -> None:
    """AR-5.6, AR-4.3  A free cube; the income is the full value of the city."""
    expansion.put_cube(s, s.company, h, expansion.cost(s, h), None)
    if log is not None:
        facts: Facts = {
            "seat": s.turn,
            "company": COMPANY_IDS[s.company],
            "place": place_name(h),
            "income": s.income[s.company],
        }
        tell(log, "AR-5.6", "company-starts", facts)


def close_company(s: State, log: list[Event] | None) -> None:
    """AR-5.7  No city is left: the share bought and those in supply go; the price stays paid."""
    s.unsold[s.company] = 0
    s.shares[s.high_bidder * COMPANIES + s.company] -= 1
    tell(log, "AR-5.7", "company-closes", {"company": COMPANY_IDS[s.company]})


def scope(s: State) -> str:
    """AR-5.1  The share at auction, named so that no other auction of the match has the same name."""
    # preparation offers each company once, and a column has one Auction space
    return f"{COMPANY_IDS[s.company]} {s.year} {s.column}" if s.step == BID else ""
