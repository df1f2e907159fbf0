"""Games of companies whose shares are auctioned: money goes from purse to purse, bids round the table.

What a share costs at least, who opens an auction and what is done with the share stays with the game.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core import protocol
from roundhouse.core.auction import NO_BIDDER
from roundhouse.core.events import Event, Facts, tell

BANK: Final = -1
_FIRST_COMPANY: Final = -2
# by company: who pays when it pays; a player has the number of his seat
PURSE: Final[list[int]] = [_FIRST_COMPANY - company for company in range(16)]


class Companies(protocol.State):
    """The part of a position that all these games have."""

    __slots__ = ("bidders", "cash", "company", "high", "high_bidder", "seats", "treasury")

    seats: int
    cash: list[int]  # by seat
    treasury: list[int]  # by company
    # the auction at hand
    company: int  # whose share it is
    high: int  # 0: no bid yet
    high_bidder: int
    bidders: int  # set of the seats still in

    def go_up(self, company: int, first: int) -> None:
        """A share goes up for auction: all players are in, one of them decides first."""
        self.company = company
        self.high = 0
        self.high_bidder = NO_BIDDER
        self.bidders = (1 << self.seats) - 1
        self.turn = first

    def go_round(self) -> bool:
        """Ask the next player who is still in; return whether there is nobody left to ask."""
        bidders, leader = self.bidders, self.high_bidder
        # without a leader the last one is still asked
        if (bidders if leader == NO_BIDDER else bidders & ~(1 << leader)) == 0:
            return True
        after = bidders >> (self.turn + 1)
        if after:
            self.turn += (after & -after).bit_length()
        else:
            self.turn = (bidders & -bidders).bit_length() - 1
        return False


def bid(s: Companies, amount: int, rule: str, company: str, log: list[Event] | None) -> bool:
    """The bid stands; return whether that decides the auction."""
    s.high = amount
    s.high_bidder = s.turn
    if log is not None:
        facts: Facts = {"seat": s.turn, "company": company, "bid": amount}
        tell(log, rule, "bid", facts)
    return s.go_round()


def drop_out(s: Companies, rule: str, company: str, log: list[Event] | None) -> bool:
    """Who passes is out of this auction for good; return whether that decides it."""
    s.bidders &= ~(1 << s.turn)
    if log is not None:
        tell(log, rule, "pass", {"seat": s.turn, "company": company})
    return s.go_round()


def pay(s: Companies, payer: int, payee: int, amount: int) -> None:
    """Money only changes hands; what the bank holds is not counted."""
    if payer >= 0:
        s.cash[payer] -= amount
    elif payer != BANK:
        s.treasury[_FIRST_COMPANY - payer] -= amount
    if payee >= 0:
        s.cash[payee] += amount
    elif payee != BANK:
        s.treasury[_FIRST_COMPANY - payee] += amount
