"""Advice for the turn order of St. Lucia (AOS-19.3)."""

from __future__ import annotations

from typing import Final

from roundhouse.core.events import Line
from roundhouse.core.protocol import Move
from roundhouse.games.age_of_steam.advice import worth
from roundhouse.games.age_of_steam.maps.st_lucia.order import PRICE
from roundhouse.games.age_of_steam.moves import PAY
from roundhouse.games.age_of_steam.state import State

FIRST_PLACE: Final = 2.0  # points


def weigh(s: State, moves: list[Move]) -> list[float]:
    """AOS-19.3  Being first against what $5 would build; never the money for expenses."""
    seat = s.turn
    points = FIRST_PLACE - PRICE * worth.of_money(s)
    if s.money[seat] + s.income[seat] - PRICE < s.shares[seat] + s.engine[seat]:
        points -= 4.0
    return [points / 2 if m is PAY else 0.0 for m in moves]


def reason(s: State, m: Move) -> Line:
    """AOS-19.3  The money against the place."""
    key = "pay-first" if m is PAY else "decline-first"
    return Line("AOS-19.3", key, {"price": PRICE, "money": s.money[s.turn]})
