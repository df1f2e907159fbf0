"""Roundhouse: railway board games as exact, fast state machines.

>>> from roundhouse import Match
>>> m = Match("chicago-express", seats=3)
>>> m.turn, str(m.legal_moves[1])
(0, 'bid 7')
"""

from roundhouse.core.errors import (
    BoardError,
    IllegalMove,
    MatchOver,
    NotationError,
    NotYourTurn,
    RecordError,
    RoundhouseError,
    SetupError,
    UnknownTitle,
)
from roundhouse.core.events import CHANCE, NOBODY, Event, Refusal
from roundhouse.core.match import Match, find_titles_with
from roundhouse.core.protocol import Move, Title
from roundhouse.core.record import Record
from roundhouse.games.registry import find, titles

find_titles_with(find)

__all__ = [
    "CHANCE",
    "NOBODY",
    "BoardError",
    "Event",
    "IllegalMove",
    "Match",
    "MatchOver",
    "Move",
    "NotYourTurn",
    "NotationError",
    "Record",
    "RecordError",
    "Refusal",
    "RoundhouseError",
    "SetupError",
    "Title",
    "UnknownTitle",
    "titles",
]
