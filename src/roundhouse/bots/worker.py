"""What a bot's process does: follow the match, imagine what the seat cannot know, ask the bot.

Matches and bots are kept from one question to the next: only the moves made since then are played, and
a search goes on with its tree.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from roundhouse.bots.base import Bot, Choice, Luck, Question, asked_about
from roundhouse.bots.heuristic_bot import advised
from roundhouse.bots.levels import LEVELS, make_bot
from roundhouse.core.events import Facts, Line
from roundhouse.core.match import Match, find_title
from roundhouse.core.protocol import Dice, Title

log = logging.getLogger("roundhouse.bots")

PATIENCE: Final = 5.0  # seconds for a bot that is no level
KEPT: Final = 64  # bots, and matches, that are remembered in one process


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


class Followed:
    """A match as far as this process has followed it."""

    def __init__(self, title: Title[Any], position: Position) -> None:
        self.title = title
        self.position = position
        self.state = self.title.setup(position.seats, position.options)
        self.made: list[str] = []
        self.hidden: list[tuple[int, tuple[int, ...]]] = []  # which moves are for some seats only

    def leads_to(self, position: Position) -> bool:
        """Return whether a position comes from this one by moves alone."""
        return tuple(self.made) == position.moves[: len(self.made)] and (
            replace(position, moves=()) == replace(self.position, moves=())
        )

    def follow(self, moves: Sequence[str]) -> None:
        """Play the moves of a match that were not played here yet."""
        for text in moves[len(self.made) :]:
            move = self.title.parse(self.state, text)
            readers = self.title.readers(self.state, move)
            if readers is not None:
                self.hidden.append((len(self.made), readers))
            self.title.apply(self.state, move)
            self.made.append(text)

    def question(self, dice: Dice, seconds: float) -> Question:
        """Return the position as a question to the seat on turn."""
        made = list(self.made)
        for at, readers in self.hidden:
            if self.state.turn not in readers:
                made[at] = ""
        seats, options = self.position.seats, self.position.options
        return asked_about(self.title, seats, options, self.state, made, dice, seconds)


_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
_followed: OrderedDict[str, Followed] = OrderedDict()


def choose(position: Position, level: str, dice: Luck, table: str = "") -> Answer:
    """Return what a bot of that level plays for the seat whose turn it is.

    ``table`` names the match, if it and the bot are to be remembered until the next decision.
    """
    seconds = LEVELS[level].seconds if level in LEVELS else PATIENCE
    asked = _caught_up(table, position).question(dice, seconds)
    kept = (table, asked.seat, level)
    bot = _bots.pop(kept, None) or make_bot(level, dice)
    choice = safe_choice(bot, asked)
    if table:
        _bots[kept] = bot
        while len(_bots) > KEPT:
            _bots.popitem(last=False)[1].close()
    else:
        bot.close()
    return answered(choice)


def _caught_up(table: str, position: Position) -> Followed:
    """Return the match of a table at a position: played on from where it was, or from the start."""
    match = _followed.pop(table, None)
    if match is None or not match.leads_to(position):  # new here, or moves were taken back
        match = Followed(find_title(position.title, position.board), position)
    match.follow(position.moves)
    if table:
        _followed[table] = match  # not before: a match in which something failed is not kept
        while len(_followed) > KEPT:
            _followed.popitem(last=False)
    return match


def replayed(title: Title[Any], position: Position, dice: Dice, seconds: float) -> Question:
    """Return the position the moves lead to as a question to the seat on turn."""
    match = Followed(title, position)
    match.follow(position.moves)
    return match.question(dice, seconds)


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
    return advised(asked)


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
