"""The steps of a match on its server: the draws a position leads to, and what is told of a move."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from typing import Any

from roundhouse import CHANCE
from roundhouse.core import chance
from roundhouse.core.events import Event, Seat
from roundhouse.core.match import Step, step_from
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


def drawn_on(title: Title[Any], state: Any, secret: bytes, id: str, made: int) -> list[Step[Any]]:
    """Return the draws of CHANCE from a position on; ``made`` draws were made before."""
    steps: list[Step[Any]] = []
    while state.turn == CHANCE:
        made += 1
        steps.append(step_from(title, state, chance.outcome(title, state, secret, id, made)))
        state = steps[-1].after
    return steps


def next_id(secret: bytes) -> str:
    """Return how the match after one is called: whoever asks first begins it, others find it."""
    return urlsafe_b64encode(hmac.digest(secret, b"rematch", "sha256")[:8]).decode()[:11]
