"""How a match of Chicago Express ends and who has won: CE-13."""

from __future__ import annotations

from roundhouse.core.events import Line
from roundhouse.games.chicago_express.board import (
    COMPANIES,
    DETROIT,
    END_DETROIT,
    END_HOUSES,
    END_WITHOUT_LOCOMOTIVES,
    END_WITHOUT_SHARES,
    INDUSTRY_VALUES,
)
from roundhouse.games.chicago_express.rules import dividends
from roundhouse.games.chicago_express.state import State


def end_reasons(s: State) -> list[str]:
    """CE-13.1, CE-13.2  The end conditions that hold; all five companies count."""
    found = []
    if s.stock.count(0) >= END_WITHOUT_LOCOMOTIVES:
        found.append("locomotives")
    if s.unsold.count(0) >= END_WITHOUT_SHARES:
        found.append("shares")
    if s.houses <= END_HOUSES:
        found.append("houses")
    if INDUSTRY_VALUES[DETROIT][s.industry[DETROIT]] >= END_DETROIT:
        found.append("detroit")
    return found


def ending(s: State) -> tuple[Line, ...]:
    """CE-13.1, CE-13.3  Why a match that is over has ended: every condition that holds is told."""
    return tuple([Line("CE-13.1", f"end-{reason}") for reason in end_reasons(s)])


def scores(s: State) -> tuple[int, ...]:
    """CE-13.5  Score is player cash; shares, company cash and income count nothing."""
    return tuple(s.cash)


def value_of_shares(s: State, seat: int) -> int:
    """CE-14.19  For the option tie_break: what the shares of a player would pay."""
    return sum(
        [
            s.held(seat, company) * dividends.dividend(s, company)
            for company in range(COMPANIES)
            if s.held(seat, company)
        ]
    )


def ranks(s: State) -> tuple[int, ...]:
    """CE-13.5, CE-14.19  Places by cash; ties are shared unless the option breaks them."""
    keys = [
        (s.cash[seat], value_of_shares(s, seat) if s.share_value else 0) for seat in range(s.seats)
    ]
    return tuple([1 + sum([1 for other in keys if other > mine]) for mine in keys])
