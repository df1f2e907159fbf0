"""Setting up American Rails: AR-1 and AR-2, and what a company can be (AR-2.5).

The bank never runs out and income has no upper limit (AR-1.3), so neither is counted against anything.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.events import Event, tell
from roundhouse.games.american_rails.board import (
    AFFORDABLE,
    COMPANIES,
    COMPANY_IDS,
    CUBES,
    FIRST_YEAR,
    HOUSES,
    SHARES,
    START_CASH,
)
from roundhouse.games.american_rails.rules import dividends
from roundhouse.games.american_rails.state import State

# AR-2.5: what a company can be; the first two are in play
ACTIVE: Final = "active"
UNFLOATED: Final = "unfloated"
EXCLUDED: Final = "excluded"
CLOSED: Final = "closed"


def set_up(seats: int) -> State:
    """AR-2.1, AR-2.4  Cash by number of players; no income, no treasury, all houses, year 1851.

    AR-1.1: the supply starts without the cube that marks the income.
    """
    s = State()
    s.seats = seats
    s.year = FIRST_YEAR
    s.rows = [0] * seats
    s.cash = [START_CASH[seats]] * seats
    s.shares = [0] * (seats * COMPANIES)
    s.to_offer = (1 << COMPANIES) - 1
    s.treasury = [0] * COMPANIES
    s.income = [0] * COMPANIES
    s.unsold = SHARES[:]
    s.stock = CUBES[:]
    s.network = [0] * COMPANIES
    s.frontier = [0] * COMPANIES
    s.affordable = AFFORDABLE[:]
    s.houses = HOUSES
    return s


def must_remove(s: State) -> bool:
    """AR-2.3  With three players one company, drawn at random, leaves the game."""
    return s.seats == 3


def remove(s: State, company: int, log: list[Event] | None) -> None:
    """AR-2.3  The company leaves with all its cubes and shares."""
    s.excluded |= 1 << company
    s.to_offer &= ~(1 << company)
    s.unsold[company] = 0
    s.stock[company] = 0
    tell(log, "AR-2.3", "removed", {"company": COMPANY_IDS[company]})


def status(s: State, company: int) -> str:
    """AR-2.5  Excluded, active, unfloated or closed."""
    if s.excluded >> company & 1:
        return EXCLUDED
    if s.network[company]:
        return ACTIVE
    return UNFLOATED if s.unsold[company] or dividends.held_by_all(s, company) else CLOSED


def is_in_play(s: State, company: int) -> bool:
    """AR-2.5, AR-7.3  Active or unfloated; out of auctions only supply and map can tell."""
    return s.network[company] != 0 or s.unsold[company] > 0
