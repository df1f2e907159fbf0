"""Open auctions by bid and pass, going round the table: what is the same in every game that has one.

Who opens, what the least bid is and what is sold stays with the game.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.errors import NotationError
from roundhouse.core.protocol import Move
from roundhouse.core.view import MONEY, NAME, SEAT, TEXT, Cell, Panel, Row

NO_BIDDER: Final = -1
_LONGEST: Final = 6  # digits; nobody ever holds a million


class Pass(Move):
    """``pass``: leave the auction for good."""


class Bid(Move):
    """``bid 12``."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__(f"bid {amount}")
        self.amount = amount


PASS: Final[Move] = Pass("pass")
# Players rarely hold more than this; the table grows when one does
_BIDS: Final[list[Move]] = [Bid(amount) for amount in range(400)]


def bids(low: int, high: int) -> list[Move]:
    """Return the bids from low to high; none if low is above high."""
    while len(_BIDS) <= high:
        _BIDS.append(Bid(len(_BIDS)))
    return _BIDS[low : high + 1]


def read_bid(text: str) -> Move | None:
    """Return the bid written as ``text``, None if it is not a bid at all."""
    words = text.lower().split()
    if len(words) != 2 or words[0] != "bid":
        return None
    if not words[1].isdecimal() or len(words[1]) > _LONGEST:
        raise NotationError(text, "a bid in whole dollars, such as bid 12")
    amount = int(words[1])
    return _BIDS[amount] if amount < len(_BIDS) else Bid(amount)


def panel(seats: int, turn: int, bidders: int, leader: int, high: int, rule: str) -> Panel:
    """Return the auction at hand as a table: who leads with what, who is in and who is out."""
    rows = []
    for seat in range(seats):
        leads, still_in = seat == leader, bidders >> seat & 1
        state = "leads" if leads else "in" if still_in else "out"
        bid = Cell(high, MONEY, rule) if leads else Cell("", TEXT)
        rows.append(Row((Cell(seat, SEAT), bid, Cell(state, NAME)), f"seat-{seat}", seat == turn))
    return Panel("auction", ("player", "bid", "state"), tuple(rows))
