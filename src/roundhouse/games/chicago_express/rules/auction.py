"""Auctions of Chicago Express: how they go (CE-4), the preparatory ones (CE-5), the action (CE-7).

Who is asked next stands in flow.py, what may be bid or offered in legal.py.
"""

from __future__ import annotations

from roundhouse.core.arithmetic import ceil_div
from roundhouse.core.companies import PURSE, pay
from roundhouse.core.events import Event, Facts, tell
from roundhouse.games.chicago_express.board import COMPANIES, COMPANY_IDS, SHARES
from roundhouse.games.chicago_express.state import AUCTION_BID, State


def sold(s: State, company: int) -> int:
    """CE-4.2  Shares of the company that are with players."""
    return SHARES[company] - s.unsold[company]


def minimum_bid(s: State, company: int) -> int:
    """CE-4.2  Income over shares in play, the offered one included, rounded up."""
    return ceil_div(s.income[company], sold(s, company) + 1)


def lowest_bid(s: State) -> int:
    """CE-4.3  The minimum, or one more than the high bid."""
    return max(s.minimum, s.high + 1)


def open_auction(s: State, company: int, starter: int, log: list[Event] | None) -> None:
    """CE-4.1  A share goes up for auction; all players are in, the starter decides first."""
    s.go_up(company, starter)
    s.starter = starter
    s.minimum = minimum_bid(s, company)
    if log is not None:
        facts: Facts = {"company": COMPANY_IDS[company], "minimum": s.minimum, "seat": starter}
        tell(log, "CE-4.1", "auction-opened", facts)


def sell_share(s: State, buyer: int, price: int, log: list[Event] | None) -> None:
    """CE-1.5, CE-4.7  The buyer pays the company and takes one of its shares."""
    company = s.company
    pay(s, buyer, PURSE[company], price)
    s.unsold[company] -= 1
    s.shares[buyer * COMPANIES + company] += 1
    if log is not None:
        facts: Facts = {"seat": buyer, "company": COMPANY_IDS[company], "price": price}
        tell(log, "CE-4.7" if price else "CE-5.3", "share-sold" if price else "share-free", facts)


def may_offer(s: State, company: int) -> bool:
    """CE-7.1, CE-7.3  Any opened company with a share left."""
    return s.unsold[company] > 0 and s.opened >> company & 1 == 1


def scope(s: State) -> str:
    """CE-4.1  The share at auction, named so that no other auction of the match has the same name."""
    if not s.agenda or s.agenda[-1] != AUCTION_BID:
        return ""
    return f"{COMPANY_IDS[s.company]} {sold(s, s.company)} {s.dividends} {sum(s.dials)}"
