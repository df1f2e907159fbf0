"""A bot that plays anything."""

from __future__ import annotations

from roundhouse.bots.base import Bot, Choice, Question
from roundhouse.core.events import Line
from roundhouse.core.protocol import Dice


class RandomBot(Bot):
    """Chooses every legal move equally often."""

    def __init__(self, dice: Dice) -> None:
        self.name = "random"
        self.dice = dice

    def choose(self, asked: Question) -> Choice:
        """Return one of the legal moves, drawn with the bot's dice."""
        return Choice(asked.moves[self.dice.randrange(len(asked.moves))], Line("", "random"))
