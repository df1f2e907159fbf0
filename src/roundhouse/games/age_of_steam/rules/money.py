"""Money (AOS-1.4): it moves between players and the bank, and only here."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.state import State

BANK: Final = -1


def pay(s: State, payer: int, payee: int, amount: int) -> None:
    """AOS-1.4  Money goes from one to another; the bank always has enough and never too much."""
    if payer != BANK:
        s.money[payer] -= amount
    if payee != BANK:
        s.money[payee] += amount
