"""The position of a match of American Rails: plain numbers and sets of hexes, no rules (AR-1.4).

Companies, hexes and seats are numbers. A set of hexes, seats, companies or rows is an ``int`` with
one bit each.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.companies import Companies
from roundhouse.core.digest import Plain
from roundhouse.games.american_rails.board import COMPANIES

# The decisions of AR-3.1, in the order of its table; REMOVE is the draw of AR-2.3. No decision
# interrupts another here, so one step is enough where other titles need an agenda.
REMOVE: Final = 0
PREP_SELECT: Final = 1
BID: Final = 2
PLACE_START: Final = 3
CHOOSE_SPACE: Final = 4
DEVELOP: Final = 5
FUND: Final = 6
TAKE: Final = 7
EXPAND_STEP: Final = 8
OFFER: Final = 9
OVER: Final = 10

PREPARATION: Final = 0  # the column while no action phase has begun
NOT_YET: Final = -1


class State(Companies):
    """A position. Everything here is open to everybody (AR-1.4)."""

    __slots__ = (
        "active",
        "affordable",
        "at",
        "column",
        "developed",
        "excluded",
        "frontier",
        "houses",
        "income",
        "left",
        "network",
        "occupied",
        "queue",
        "rows",
        "shared",
        "shares",
        "step",
        "stock",
        "taken",
        "to_offer",
        "unsold",
        "year",
    )

    def __init__(self) -> None:
        self.turn = 0  # who decides now
        self.seats = 0
        self.step = PREP_SELECT
        self.year = 0
        self.column = PREPARATION  # or the action phase, 1 to 3
        # the tracks
        self.queue: list[int] = []  # seats in turn order; in preparation those with a place already
        self.at = 0  # place in the queue of the player on turn
        self.active = NOT_YET  # the player on turn
        self.rows: list[int] = []  # per seat the row of its marker; 0: on the turn order track
        self.taken = 0  # rows of the current column with a marker
        # per player
        self.cash: list[int] = []
        self.shares: list[int] = []  # seat * COMPANIES + company
        # per company
        self.excluded = 0  # companies that left before the start (AR-2.3)
        self.to_offer = 0  # companies not yet offered in preparation
        self.treasury: list[int] = []
        self.income: list[int] = []
        self.unsold: list[int] = []  # shares in supply
        self.stock: list[int] = []  # cubes in supply
        self.network: list[int] = []  # hexes with a cube of the company
        self.frontier: list[int] = []  # hexes beside its network and not in it
        # the board
        self.occupied = 0  # hexes with a cube
        self.shared = 0  # hexes with two cubes or more
        self.affordable: list[int] = []  # per amount: hexes a next cube can enter for it
        self.houses = 0
        self.developed = 0  # hexes with a house
        # the auction at hand (AR-5.1)
        self.company = NOT_YET
        self.high = 0  # 0: no bid yet
        self.high_bidder = NOT_YET
        self.bidders = 0  # seats still in
        # the expansion at hand
        self.left = 0  # cubes that may still be placed

    def copy(self) -> State:
        """Return an independent copy."""
        c = State.__new__(State)
        c.turn = self.turn
        c.seats = self.seats
        c.step = self.step
        c.year = self.year
        c.column = self.column
        c.queue = self.queue[:]
        c.at = self.at
        c.active = self.active
        c.rows = self.rows[:]
        c.taken = self.taken
        c.cash = self.cash[:]
        c.shares = self.shares[:]
        c.excluded = self.excluded
        c.to_offer = self.to_offer
        c.treasury = self.treasury[:]
        c.income = self.income[:]
        c.unsold = self.unsold[:]
        c.stock = self.stock[:]
        c.network = self.network[:]
        c.frontier = self.frontier[:]
        c.occupied = self.occupied
        c.shared = self.shared
        c.affordable = self.affordable[:]
        c.houses = self.houses
        c.developed = self.developed
        c.company = self.company
        c.high = self.high
        c.high_bidder = self.high_bidder
        c.bidders = self.bidders
        c.left = self.left
        return c

    def key(self) -> tuple[Plain, ...]:
        """Return all that distinguishes this position; derived sets follow from it."""
        return (
            self.turn,
            self.seats,
            self.step,
            self.year,
            self.column,
            tuple(self.queue),
            self.at,
            tuple(self.rows),
            tuple(self.cash),
            tuple(self.shares),
            self.excluded,
            self.to_offer,
            tuple(self.treasury),
            tuple(self.income),
            tuple(self.unsold),
            tuple(self.stock),
            tuple(self.network),
            self.houses,
            self.developed,
            self.company,
            self.high,
            self.high_bidder,
            self.bidders,
            self.left,
        )

    def held(self, seat: int, company: int) -> int:
        """Return how many shares of a company a player holds."""
        return self.shares[seat * COMPANIES + company]

    def owners_of(self, h: int) -> list[int]:
        """Return the companies with a cube on a hex."""
        return [c for c in range(COMPANIES) if self.network[c] >> h & 1]
