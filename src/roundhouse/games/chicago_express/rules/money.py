"""Money of Chicago Express (CE-1.5): whatever is paid goes from one purse to another."""

from __future__ import annotations

from typing import Final

from roundhouse.games.chicago_express.board import COMPANIES
from roundhouse.games.chicago_express.state import State

BANK: Final = -1
_FIRST_COMPANY: Final = -2
# CE-1.5: who pays when a company pays; a player has the number of his seat
PURSE: Final[list[int]] = [_FIRST_COMPANY - company for company in range(COMPANIES)]


def pay(s: State, payer: int, payee: int, amount: int) -> None:
    """CE-1.5, CE-15.1  Money only changes hands; what the bank holds is not counted."""
    if payer >= 0:
        s.cash[payer] -= amount
    elif payer != BANK:
        s.treasury[_FIRST_COMPANY - payer] -= amount
    if payee >= 0:
        s.cash[payee] += amount
    elif payee != BANK:
        s.treasury[_FIRST_COMPANY - payee] += amount
