"""Players for fuzzing and measuring: they follow a title's advice, now and then they play anything."""

from __future__ import annotations

import random
from typing import Any

from roundhouse import CHANCE, Title
from roundhouse.core.match import drawn
from roundhouse.core.protocol import Move


def choice(title: Title[Any], s: Any, moves: list[Move], wild: float, dice: random.Random) -> Move:
    """Return what CHANCE draws, or a seat plays: with the share ``wild`` anything, else the best advice.

    Among moves that weigh the same one is drawn, so that a title without advice is played at random.
    """
    if s.turn == CHANCE:
        return drawn(title, s, dice)
    if len(moves) == 1 or dice.random() < wild:
        return moves[dice.randrange(len(moves))]
    weights = title.weigh(s, moves)
    most = max(weights)
    best = [move for move, weight in zip(moves, weights, strict=True) if weight == most]
    return best[dice.randrange(len(best))]
