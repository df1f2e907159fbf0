"""Whether features still mean what weights were learned from: one fixed match, its features added up."""

from __future__ import annotations

import random
from typing import Any, Final

from roundhouse.core.events import CHANCE, NOBODY
from roundhouse.core.match import drawn
from roundhouse.core.protocol import Title
from roundhouse.training.selfplay import USUAL

SEED: Final = 19
CLOSE: Final = 1e-4  # of the sum: what rounding may change


def probe(title: Title[Any]) -> float:
    """Return the sum of all features along a match of random moves."""
    dice = random.Random(SEED)
    seats = USUAL if USUAL in title.seats else title.seats[0]
    s = title.setup(seats, title.settled(seats, {}))
    total = 0.0
    while s.turn != NOBODY:
        if s.turn == CHANCE:
            title.apply(s, drawn(title, s, dice))
            continue
        total += sum(title.features(s, s.turn))
        title.apply(s, dice.choice(title.moves(s)))
    return total


def belongs(title: Title[Any], known: float) -> bool:
    """Return whether the features of a title are those that gave this sum."""
    found = probe(title)
    return abs(found - known) <= CLOSE * max(abs(found), abs(known), 1.0)
