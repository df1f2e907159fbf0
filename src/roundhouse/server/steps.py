"""How a match goes on by itself: the draws a position leads to, and the match after it."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from typing import Any

from roundhouse import CHANCE
from roundhouse.core import chance
from roundhouse.core.match import Step, step_from
from roundhouse.core.protocol import Title


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
