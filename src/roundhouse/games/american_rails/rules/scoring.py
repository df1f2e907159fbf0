"""How a match of American Rails ends and who has won: AR-10."""

from __future__ import annotations

from roundhouse.core.events import Facts, Line
from roundhouse.games.american_rails.board import COMPANIES, LAST_YEAR, LOW_SUPPLY
from roundhouse.games.american_rails.state import State


def scores(s: State) -> tuple[int, ...]:
    """AR-10.3  Score is player cash; equal cash is an equal place, nothing else counts."""
    return tuple(s.cash)


def ending(s: State) -> tuple[Line, ...]:
    """AR-10.1  Why a match that is over has ended: every condition that holds is told."""
    facts: Facts = {"year": str(s.year)}
    return tuple([Line("AR-10.1", f"end-{reason}", facts) for reason in end_reasons(s)])


def low_supplies(s: State) -> int:
    """AR-10.2  Supplies with two pieces or fewer: cubes of each company not excluded, and houses."""
    count = 1 if s.houses <= LOW_SUPPLY else 0
    for company in range(COMPANIES):
        if s.stock[company] <= LOW_SUPPLY and not s.excluded >> company & 1:
            count += 1
    return count


def end_reasons(s: State) -> list[str]:
    """AR-10.1  The end conditions that hold: the last year, no share left, too many low supplies."""
    found = []
    if s.year == LAST_YEAR:
        found.append("year")
    if sum(s.unsold) == 0:
        found.append("shares")
    if low_supplies(s) >= s.seats:
        found.append("supplies")
    return found
