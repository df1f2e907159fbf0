"""The position of a match of Chicago Express (CE-15): plain numbers and sets of hexes, no rules.

Companies, hexes and seats are numbers. A set of hexes or seats is an ``int`` with one bit each.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.companies import Companies
from roundhouse.core.digest import Plain
from roundhouse.games.chicago_express.board import COMPANIES

# The agenda is a stack of steps. The top one is always a decision (CE-6.2); PREPARATION and TURN lie
# below and say what goes on once the decisions above them are made.
PREPARATION: Final = 0
TURN: Final = 1
AUCTION_BID: Final = 2
CHOOSE_ACTION: Final = 3
OFFER_SHARE: Final = 4
CHOOSE_COMPANY: Final = 5
BUILD: Final = 6
CHOOSE_DEVELOPMENT: Final = 7

NOT_YET: Final = -1


class State(Companies):
    """A position. Everything here is open to everybody."""

    __slots__ = (
        "active",
        "affordable",
        "after_expansion",
        "agenda",
        "built",
        "chicago_reached",
        "developable",
        "developed",
        "dials",
        "dividends",
        "frontier",
        "houses",
        "income",
        "industry",
        "minimum",
        "network",
        "opened",
        "share_value",
        "shares",
        "starter",
        "stock",
        "unsold",
    )

    def __init__(self) -> None:
        self.turn = 0  # who decides now
        self.seats = 0
        self.after_expansion = False  # option chicago_timing (CE-14.19)
        self.share_value = False  # option tie_break (CE-14.19)
        self.agenda: list[int] = []
        self.active = 0  # the player on turn
        self.dials: list[int] = []
        self.dividends = 0  # general dividends paid
        # per player
        self.cash: list[int] = []
        self.shares: list[int] = []  # seat * COMPANIES + company
        # per company
        self.opened = 0  # set of companies
        self.treasury: list[int] = []
        self.income: list[int] = []
        self.unsold: list[int] = []
        self.stock: list[int] = []  # locomotives not on the board
        self.network: list[int] = []  # hexes with a locomotive of the company
        self.frontier: list[int] = []  # hexes beside its network and not in it
        # the board
        self.affordable: list[int] = []  # per amount: hexes a next locomotive can enter for it
        self.houses = 0
        self.developed = 0  # hexes with a house
        self.developable = 0  # hexes where CE-10.1 holds, the supply of houses left aside
        self.industry: list[int] = []  # index on the track
        # the auction at hand (CE-4.1) and the company whose share it is, or the one that expands
        self.company = NOT_YET
        self.starter = NOT_YET
        self.minimum = 0
        self.high = 0  # 0: no bid yet
        self.high_bidder = NOT_YET
        self.bidders = 0  # seats still in
        # the expansion at hand
        self.built = 0
        self.chicago_reached = False

    def copy(self) -> State:
        """Return an independent copy."""
        c = State.__new__(State)
        c.turn = self.turn
        c.seats = self.seats
        c.after_expansion = self.after_expansion
        c.share_value = self.share_value
        c.agenda = self.agenda[:]
        c.active = self.active
        c.dials = self.dials[:]
        c.dividends = self.dividends
        c.cash = self.cash[:]
        c.shares = self.shares[:]
        c.opened = self.opened
        c.treasury = self.treasury[:]
        c.income = self.income[:]
        c.unsold = self.unsold[:]
        c.stock = self.stock[:]
        c.network = self.network[:]
        c.frontier = self.frontier[:]
        c.affordable = self.affordable[:]
        c.houses = self.houses
        c.developed = self.developed
        c.developable = self.developable
        c.industry = self.industry[:]
        c.company = self.company
        c.starter = self.starter
        c.minimum = self.minimum
        c.high = self.high
        c.high_bidder = self.high_bidder
        c.bidders = self.bidders
        c.built = self.built
        c.chicago_reached = self.chicago_reached
        return c

    def key(self) -> tuple[Plain, ...]:
        """Return all that distinguishes this position; derived sets follow from it."""
        return (
            self.turn,
            self.seats,
            int(self.after_expansion),
            int(self.share_value),
            tuple(self.agenda),
            self.active,
            tuple(self.dials),
            self.dividends,
            tuple(self.cash),
            tuple(self.shares),
            self.opened,
            tuple(self.treasury),
            tuple(self.income),
            tuple(self.unsold),
            tuple(self.stock),
            tuple(self.network),
            self.houses,
            self.developed,
            tuple(self.industry),
            self.company,
            self.starter,
            self.minimum,
            self.high,
            self.high_bidder,
            self.bidders,
            self.built,
            int(self.chicago_reached),
        )

    def held(self, seat: int, company: int) -> int:
        """Return how many shares of a company a player holds."""
        return self.shares[seat * COMPANIES + company]

    def owners_of(self, h: int) -> list[int]:
        """Return the companies with a locomotive on a hex."""
        return [c for c in range(COMPANIES) if self.network[c] >> h & 1]
