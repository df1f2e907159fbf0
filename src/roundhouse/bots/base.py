"""What a bot is: it is asked about a position as its seat may know it, and answers with a legal move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from roundhouse.core.events import Line, Seat
from roundhouse.core.protocol import Dice, Move, Title


class Luck(Dice, Protocol):
    """What a bot draws from: ``random.Random`` and the like, made by whoever starts the bot."""

    def random(self) -> float:
        """Return a number from 0 to 1."""
        ...

    def getrandbits(self, k: int, /) -> int:
        """Return a number of so many bits."""
        ...

    def seed(self, a: int, /) -> None:
        """Begin anew from a number."""
        ...


@dataclass(frozen=True)
class Question:
    """What to play here? All a bot may know.

    ``position`` is the position with what the seat cannot know drawn anew (``Title.imagine``), never the
    table's own; ``made`` the moves so far in notation, empty texts for those the seat may not read.
    """

    title: Title[Any]
    seats: int
    options: dict[str, str]
    seat: Seat
    position: Any
    moves: list[Move]
    made: tuple[str, ...]
    seconds: float = 0.0  # time to answer; 0: as long as it takes


@dataclass(frozen=True)
class Considered:
    """A move that was thought about: how often, and how well it did from 0 to 1."""

    move: Move
    share: float
    value: float


@dataclass(frozen=True)
class Choice:
    """The answer: a move and, for the curious, what the bot thinks of it."""

    move: Move
    reason: Line
    value: float | None = None  # the seat's chance to win, 0 to 1, if the bot has an opinion
    simulations: int = 0
    considered: list[Considered] = field(default_factory=list)  # the best first
    expected: list[str] = field(default_factory=list)  # how it may go on


class Bot:
    """Plays one seat of one match."""

    name: str

    def choose(self, asked: Question) -> Choice:
        """Return one of the legal moves."""
        raise NotImplementedError

    def close(self) -> None:
        """End what was started."""


def asked_about(
    title: Title[Any],
    seats: int,
    options: dict[str, str],
    s: Any,
    made: Sequence[str],
    dice: Dice,
    seconds: float = 0.0,
) -> Question:
    """Return what the seat on turn may know, as a question; ``made`` holds what it may read."""
    known = title.imagine(s, s.turn, dice)
    return Question(title, seats, options, s.turn, known, title.moves(known), tuple(made), seconds)
