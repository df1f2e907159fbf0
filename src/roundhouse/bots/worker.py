"""What a bot's process does: replay the match, imagine what the seat cannot know, ask the bot.

Bots are kept from one question to the next, so that a search can go on with its tree.
"""

from __future__ import annotations

import logging
import random
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final

from roundhouse.bots.base import Bot, Choice, Question, asked_about
from roundhouse.bots.heuristic_bot import HeuristicBot
from roundhouse.bots.levels import LEVELS, make_bot
from roundhouse.core.events import Facts, Line
from roundhouse.core.match import Match, find_title
from roundhouse.core.protocol import Dice, Title

log = logging.getLogger("roundhouse.bots")

PATIENCE: Final = 5.0  # seconds for a bot that is no level
KEPT: Final = 64  # bots that are remembered in one process


@dataclass(frozen=True)
class Position:
    """A position as plain values that can be sent to another process."""

    title: str
    board: str
    seats: int
    options: dict[str, str]
    moves: tuple[str, ...]


@dataclass(frozen=True)
class Answer:
    """A bot's choice as plain values that can be sent back."""

    move: str
    rule: str
    key: str  # of the reason; a compiled Line cannot be sent between processes
    facts: Facts
    value: float | None
    simulations: int
    considered: tuple[tuple[str, float, float], ...]  # move, share of the tries, value
    expected: tuple[str, ...]

    @property
    def reason(self) -> Line:
        """Why the bot chose this."""
        return Line(self.rule, self.key, self.facts)


_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def choose(position: Position, level: str, seed: int, table: str = "") -> Answer:
    """Return what a bot of that level plays for the seat whose turn it is.

    ``table`` names the match, if the bot is to be remembered until its next decision.
    """
    title = find_title(position.title, position.board)
    seconds = LEVELS[level].seconds if level in LEVELS else PATIENCE
    asked = replayed(title, position, random.Random(seed), seconds)
    kept = (table, asked.seat, level)
    bot = _bots.pop(kept, None) or make_bot(level, seed)
    choice = safe_choice(bot, asked)
    if table:
        _bots[kept] = bot
        while len(_bots) > KEPT:
            _bots.popitem(last=False)[1].close()
    else:
        bot.close()
    return answered(choice)


def replayed(title: Title[Any], position: Position, dice: Dice, seconds: float) -> Question:
    """Return the position the moves lead to as a question to the seat on turn."""
    s = title.setup(position.seats, position.options)
    hidden: list[tuple[int, tuple[int, ...]]] = []
    for at, text in enumerate(position.moves):
        move = title.parse(s, text)
        readers = title.readers(s, move)
        if readers is not None:
            hidden.append((at, readers))
        title.apply(s, move)
    made = list(position.moves)
    for at, readers in hidden:
        if s.turn not in readers:
            made[at] = ""
    return asked_about(title, position.seats, position.options, s, made, dice, seconds)


def asked_in(match: Match[Any], dice: Dice, seconds: float = 0.0) -> Question:
    """Return the position of a match as a question to the seat on turn."""
    options, moves = match.options, tuple([str(move) for move in match.moves])
    position = Position(match.title.key, match.title.board, match.seats, options, moves)
    return replayed(match.title, position, dice, seconds)


def safe_choice(bot: Bot, asked: Question) -> Choice:
    """Return the bot's choice; if it fails, the failure is logged and the advice followed instead."""
    try:
        choice = bot.choose(asked)
        if choice.move in asked.moves:
            return choice
        log.error("bot %s chose %s, which is not legal", bot.name, choice.move)
    except Exception:
        log.exception("bot %s failed", bot.name)
    return HeuristicBot(random.Random(0)).choose(asked)


def answered(choice: Choice) -> Answer:
    """Return a choice as plain values."""
    return Answer(
        str(choice.move),
        choice.reason.rule,
        choice.reason.key,
        dict(choice.reason.facts),
        choice.value,
        choice.simulations,
        tuple((str(one.move), one.share, one.value) for one in choice.considered),
        tuple(choice.expected),
    )
