"""A bot that follows the title's own advice, more or less closely."""

from __future__ import annotations

import random
from math import log

from roundhouse.bots.base import Bot, Choice, Question


class HeuristicBot(Bot):
    """Makes the move that weighs most.

    With ``noise`` moves are drawn instead, each the more likely the more it weighs: 1 is a player who
    often picks the second best, 5 one who hardly looks.
    """

    def __init__(self, dice: random.Random, noise: float = 0.0) -> None:
        self.name = "heuristic"
        self.dice = dice
        self.noise = noise

    def choose(self, asked: Question) -> Choice:
        """Return the move that weighs most, the first of equals."""
        title, s, moves = asked.title, asked.position, asked.moves
        weights = title.weigh(s, moves)
        if self.noise:
            # Noise of this shape makes the choice a draw by e to the power of weight / noise.
            weights = [
                weight - self.noise * log(-log(self.dice.random() or 0.5)) for weight in weights
            ]
        move = moves[weights.index(max(weights))]
        return Choice(move, title.reason(s, move))
