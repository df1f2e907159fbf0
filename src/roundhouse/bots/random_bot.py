"""A bot that plays anything."""

from __future__ import annotations

from typing import Any

from roundhouse.bots.base import Bot
from roundhouse.core.protocol import Dice, Move, Title


class RandomBot(Bot):
    """Chooses every legal move equally often."""

    def __init__(self, dice: Dice) -> None:
        self.name = "random"
        self.dice = dice

    def choose(self, title: Title[Any], s: Any) -> Move:
        """Return one of the legal moves, drawn with the bot's dice."""
        moves = title.moves(s)
        return moves[self.dice.randrange(len(moves))]
