"""Matches played by the advice with noise, and what is noted of their positions.

A row holds the features of a position as the deciding seat sees it, each seat's share of the win in
the end, each seat's chance by the plain forecast, the number of seats and how far the match was, 0 to 1.
Seats are told from the deciding one on, empty places at the end are 0.
"""

from __future__ import annotations

import random
from array import array
from math import log
from typing import Any, Final

from roundhouse.core.events import CHANCE, NOBODY
from roundhouse.core.match import drawn
from roundhouse.core.net import LOG_3, softened
from roundhouse.core.protocol import Move, Title

NOISES: Final = (0.25, 0.5, 1.0, 2.0)  # from players who follow the advice to those who try things
PER_MATCH: Final = 16  # positions noted, about
USUAL: Final = 3  # seats; half of the matches have so many


class Player:
    """Plays matches of a title and notes positions; the same dice give the same rows."""

    def __init__(self, title: Title[Any], most: int, dice: random.Random) -> None:
        self.title = title
        self.most = most  # seats told in a row
        self.dice = dice
        self.decisions = 200.0  # of a match, in the mean so far

    def rows(self, matches: int, seats: int = 0) -> array[float]:
        """Play so many matches, with so many seats or any number, and return their rows."""
        found = array("f")
        for _ in range(matches):
            self._match(seats or self._seats(), found)
        return found

    def _seats(self) -> int:
        usual = USUAL in self.title.seats and self.dice.random() < 0.5
        return USUAL if usual else self.dice.choice(list(self.title.seats))

    def _match(self, seats: int, found: array[float]) -> None:
        title, dice = self.title, self.dice
        s = title.setup(seats, title.settled(seats, {}))
        noises = [dice.choice(NOISES) for _ in range(seats)]
        noted: list[tuple[int, int, list[float], list[float]]] = []
        made = 0
        while s.turn != NOBODY:
            if s.turn == CHANCE:
                title.apply(s, drawn(title, s, dice))
                continue
            moves = title.moves(s)
            if dice.random() * self.decisions < PER_MATCH:
                forecast = softened(title.forecast(s), LOG_3 / title.spread)
                noted.append((made, s.turn, title.features(s, s.turn), forecast))
            title.apply(s, moves[0] if len(moves) == 1 else self._choose(s, moves, noises[s.turn]))
            made += 1
        self.decisions += 0.1 * (made - self.decisions)
        won = title.value(s)
        assert won is not None, "a match that is over has winners"
        for ply, seat, features, forecast in noted:
            found.extend(features)
            found.extend(self._told(won, seat, seats))
            found.extend(self._told(forecast, seat, seats))
            found.extend((float(seats), ply / made))

    def _choose(self, s: Any, moves: list[Move], noise: float) -> Move:
        """Draw a move, each the more likely the more it weighs."""
        weights = self.title.weigh(s, moves)
        draw = self.dice.random
        best, found = -1e9, 0
        for at in range(len(weights)):
            weight = weights[at] - noise * log(-log(draw() or 0.5))
            if weight > best:
                best, found = weight, at
        return moves[found]

    def _told(self, shares: list[float], seat: int, seats: int) -> list[float]:
        """Return what belongs to seats from one of them on, with empty places at the end."""
        turned = [shares[(seat + n) % seats] for n in range(seats)]
        return turned + [0.0] * (self.most - seats)
