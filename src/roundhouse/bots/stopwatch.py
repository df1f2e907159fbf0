"""A title that times itself: how much of a search is spent in the rules, how much in the advice."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from roundhouse.core.events import Event
from roundhouse.core.protocol import Dice, Move, Title


class TimedTitle(Title[Any]):
    """Passes on what a search asks of a title and counts the seconds."""

    def __init__(self, title: Title[Any]) -> None:
        self.title = title
        self.key = title.key
        self.board = title.board
        self.secrets = title.secrets
        self.horizon = title.horizon
        self.spread = title.spread
        self.rules = 0.0  # seconds in moves, apply, odds, copies and results
        self.advice = 0.0  # seconds in weights and forecasts

    def moves(self, s: Any) -> list[Move]:
        """Return the legal moves."""
        began = perf_counter()
        found = self.title.moves(s)
        self.rules += perf_counter() - began
        return found

    def apply(self, s: Any, m: Move, log: list[Event] | None = None) -> None:
        """Make a move."""
        began = perf_counter()
        self.title.apply(s, m, log)
        self.rules += perf_counter() - began

    def odds(self, s: Any) -> list[tuple[Move, int]]:
        """Return the outcomes of CHANCE."""
        began = perf_counter()
        found = self.title.odds(s)
        self.rules += perf_counter() - began
        return found

    def imagine(self, s: Any, seat: int, dice: Dice) -> Any:
        """Return the position with new secrets."""
        began = perf_counter()
        found = self.title.imagine(s, seat, dice)
        self.rules += perf_counter() - began
        return found

    def scores(self, s: Any) -> tuple[int, ...]:
        """Return the scores."""
        return self.title.scores(s)

    def ranks(self, s: Any) -> tuple[int, ...]:
        """Return the places."""
        return self.title.ranks(s)

    def is_quiet(self, s: Any) -> bool:
        """Return whether a forecast makes sense."""
        return self.title.is_quiet(s)

    def weigh(self, s: Any, moves: list[Move]) -> list[float]:
        """Return how good the moves look."""
        began = perf_counter()
        found = self.title.weigh(s, moves)
        self.advice += perf_counter() - began
        return found

    def forecast(self, s: Any) -> list[float]:
        """Return the expected scores."""
        began = perf_counter()
        found = self.title.forecast(s)
        self.advice += perf_counter() - began
        return found
