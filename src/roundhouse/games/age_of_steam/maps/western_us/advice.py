"""Advice for the decisions of Western U.S. (AOS-15.12)."""

from __future__ import annotations

from roundhouse.core.events import Line
from roundhouse.core.protocol import Move
from roundhouse.games.age_of_steam.maps.western_us.coasts import ALONE, BONUS, SHARED
from roundhouse.games.age_of_steam.moves import Bonus, Transcon
from roundhouse.games.age_of_steam.state import State


def weigh(s: State, moves: list[Move]) -> list[float]:
    """AOS-15.8, AOS-15.10  Income for oneself, alone if possible; else for whoever is behind."""
    found: list[float] = []
    for m in moves:
        weight = 0.0
        if isinstance(m, Transcon):
            if m.seats >> s.turn & 1:
                weight = 2.0 * (ALONE if m.seats.bit_count() == 1 else SHARED)
            for seat in range(s.seats):
                if m.seats >> seat & 1 and seat != s.turn:
                    weight -= 0.05 * s.income[seat]
        elif isinstance(m, Bonus):
            owner = s.extra[1 + m.step]
            weight = (
                4.0 * BONUS
                if owner == s.turn
                else 0.0
                if owner < 0
                else -0.05 * s.income[owner] - 0.5
            )
        found.append(weight)
    return found


def reason(s: State, m: Move) -> Line:
    """AOS-15.8, AOS-15.10  Who would gain."""
    if isinstance(m, Transcon):
        gain = 0
        if m.seats >> s.turn & 1:
            gain = ALONE if m.seats.bit_count() == 1 else SHARED
        return Line("AOS-15.8", "transcon", {"gain": gain})
    gain = 0
    if isinstance(m, Bonus) and s.extra[1 + m.step] == s.turn:
        gain = BONUS
    return Line("AOS-15.10", "bonus", {"gain": gain})
