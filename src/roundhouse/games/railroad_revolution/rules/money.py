"""Money and shares in other hands (RR-1.7, RR-1.16), and what both together are worth.

In every event ``gain`` is money that came to ``seat`` and ``cost`` money that went, ``gain_shares`` and
``cost_shares`` likewise, so that all flows can be followed.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.railroad_revolution.board import SHARE_PRICE
from roundhouse.games.railroad_revolution.state import State

BANK: Final = -1  # whose money is not counted; of shares, the common supply


def pay(s: State, payer: int, payee: int, amount: int) -> None:
    """RR-1.16  Money only changes hands; the bank never runs out of it."""
    if payer != BANK:
        s.money[payer] -= amount
    if payee != BANK:
        s.money[payee] += amount


def hand_shares(s: State, giver: int, taker: int, many: int) -> None:
    """RR-1.7, RR-1.16  Shares only change hands; what nobody holds is the common supply."""
    if giver == BANK:
        s.common_shares -= many
    else:
        s.shares[giver] -= many
    if taker == BANK:
        s.common_shares += many
    else:
        s.shares[taker] += many


def wealth(s: State, seat: int) -> int:
    """RR-6.5, RR-11.5  Money, with each share at its price."""
    return s.money[seat] + SHARE_PRICE * s.shares[seat]
