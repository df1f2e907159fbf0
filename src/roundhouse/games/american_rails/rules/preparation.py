"""Preparation of American Rails: AR-4, the places on the turn order track."""

from __future__ import annotations

from roundhouse.core.events import Event, tell
from roundhouse.games.american_rails.state import State


def take_place(s: State, seat: int, log: list[Event] | None, rule: str = "AR-4.3") -> None:
    """AR-4.3, AR-4.4  The lowest free number of the turn order track; an earlier place is kept."""
    if seat not in s.queue:
        s.queue.append(seat)
        tell(log, rule, "place-taken", {"seat": seat, "number": len(s.queue)})


def fill_turn_order(s: State, log: list[Event] | None) -> None:
    """AR-2.2, AR-4.6  The others take the next numbers, clockwise from the banker, seat 0."""
    for seat in range(s.seats):
        take_place(s, seat, log, "AR-4.6")
