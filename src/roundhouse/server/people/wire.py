"""Tables and people as the page sees them; ``web/static/wire.js`` says the same for the page."""

from __future__ import annotations

from msgspec import Struct

from roundhouse.server.people.terms import Terms


class SeatSeen(Struct):
    """A seat of a table: who has it, whether it is the reader's, and whether that is the owner's."""

    kind: str  # open, person or bot
    name: str
    level: str
    mine: bool
    owner: bool
    plays: str  # how they play, in words, where something is known
    away: bool  # a person who has not been at the table for a while


class TableSeen(Struct):
    """A table people gather at, as one reader sees it."""

    id: str
    title: str
    name: str
    board: str
    board_name: str
    options: list[tuple[str, str]]  # those that are not as usual, in words
    seats: list[SeatSeen]
    free: int
    terms: Terms
    pace: str  # in words
    state: str  # open, begun, over or gone
    shuffle: bool
    seated: bool
    leads: bool
    may_lead: bool
    created: int


class LobbySeen(Struct):
    """All public tables: those with open seats, and those that are played."""

    open: list[TableSeen]
    begun: list[TableSeen]


class Waiting(Struct):
    """What waits for a visitor: matches, and open tables they sit at."""

    turns: list[str]
    tables: list[str]
