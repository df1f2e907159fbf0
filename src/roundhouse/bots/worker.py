"""What a bot's process does: replay the match, imagine what the seat cannot know, choose."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from roundhouse.bots.base import Bot
from roundhouse.bots.random_bot import RandomBot
from roundhouse.core.match import find_title


@dataclass(frozen=True)
class Position:
    """A position as plain values that can be sent to another process."""

    title: str
    board: str
    seats: int
    options: dict[str, str]
    moves: tuple[str, ...]


# Levels for people to choose from, the friendliest first
LEVELS: Final[dict[str, Callable[[random.Random], Bot]]] = {"random": RandomBot}


def choose(position: Position, level: str, seed: int) -> str:
    """Return the move, in notation, of a bot for the seat whose turn it is."""
    title = find_title(position.title, position.board)
    dice = random.Random(seed)
    s = title.setup(position.seats, position.options)
    for text in position.moves:
        title.apply(s, title.parse(s, text))
    return str(LEVELS[level](dice).choose(title, title.imagine(s, s.turn, dice)))
