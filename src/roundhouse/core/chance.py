"""Draws that anybody can check: HMAC-SHA256 of a secret, the match and the number of the draw.

The hash of the secret is shown before the first move, the secret after the last one.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Final

from roundhouse.core.events import CHANCE
from roundhouse.core.match import Match, outcome_at
from roundhouse.core.protocol import Move, S, Title

_SPAN: Final = 2**256


def hash_of(secret: bytes) -> str:
    """Return what is published of a secret at the start."""
    return hashlib.sha256(secret).hexdigest()


def draw(secret: bytes, match: str, number: int, total: int) -> int:
    """Return a number from 0 to total - 1, each equally likely."""
    limit = _SPAN - _SPAN % total
    attempt = 0
    while True:
        text = f"{match}:{number}:{attempt}".encode()
        value = int.from_bytes(hmac.digest(secret, text, "sha256"), "big")
        if value < limit:
            return value % total
        attempt += 1


def outcome(title: Title[S], s: S, secret: bytes, match: str, number: int) -> Move:
    """Return the outcome of CHANCE: the odds are walked in their fixed order."""
    odds = title.odds(s)
    return outcome_at(odds, draw(secret, match, number, sum([weight for _, weight in odds])))


def wrong_draws(played: Match[Any], secret: bytes, match: str, imported: int) -> list[int]:
    """Return the plies whose draw is not the one the secret gives; imported moves are not drawn."""
    wrong = []
    number = 0
    moves = played.moves
    state = played.state_at(0)
    for ply in range(played.ply):
        if played.mover(ply) == CHANCE:
            number += 1
            expected = outcome(played.title, state, secret, match, number)
            if ply >= imported and expected != moves[ply]:
                wrong.append(ply + 1)
        state = state.copy()
        played.title.apply(state, moves[ply])
    return wrong
