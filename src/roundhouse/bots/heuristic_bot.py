"""A bot that follows the title's own advice, more or less closely."""

from __future__ import annotations

from math import log

from roundhouse.bots.base import Bot, Choice, Luck, Question


class HeuristicBot(Bot):
    """Makes the move that weighs most.

    With ``noise`` moves are drawn instead, each the more likely the more it weighs: 1 is a player who
    often picks the second best, 5 one who hardly looks.
    """

    def __init__(self, dice: Luck, noise: float = 0.0) -> None:
        self.name = "heuristic"
        self.dice = dice
        self.noise = noise

    def choose(self, asked: Question) -> Choice:
        """Return the move that weighs most, with noise or without."""
        if not self.noise:
            return advised(asked)
        draw = self.dice.random
        weights = asked.title.weigh(asked.position, asked.moves)
        # Noise of this shape makes the choice a draw by e to the power of weight / noise.
        weights = [weight - self.noise * log(-log(draw() or 0.5)) for weight in weights]
        return _heaviest(asked, weights)


def advised(asked: Question) -> Choice:
    """Return the move that weighs most, the first of equals."""
    return _heaviest(asked, asked.title.weigh(asked.position, asked.moves))


def _heaviest(asked: Question, weights: list[float]) -> Choice:
    move = asked.moves[weights.index(max(weights))]
    return Choice(move, asked.title.reason(asked.position, move))
