"""What is to be told of a move: who made it, where, what happened, and whether to everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from roundhouse import CHANCE
from roundhouse.core.events import Event, Seat
from roundhouse.core.match import Step
from roundhouse.core.protocol import Title


@dataclass(frozen=True)
class Telling:
    """What is to be told of one move: its number, who made it, where on the board, what happened."""

    ply: int
    mover: Seat
    picks: tuple[str, ...]
    events: list[Event]
    private: bool  # it is for some seats only, or told some seat what others may not know


def telling(title: Title[Any], ply: int, step: Step[Any]) -> Telling:
    """Return what is to be told of a move; where it was made is open only if the move is."""
    mover, readers = step.before.turn, title.readers(step.before, step.move)
    is_open = mover != CHANCE and readers is None
    picks = title.picks(step.before, step.move) if is_open else ()
    private = readers is not None or any(event.readers is not None for event in step.events)
    return Telling(ply, mover, picks, step.events, private)
