"""What goes to the page and what comes from it: every structure once, named as the page names it.

The page's own description of the same is ``web/static/wire.js``.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, Struct, field

from roundhouse.server.splices import Splice


class LogLine(Struct):
    """One thing that happened: after which move, to whom, who moved, in words, on which rule, where."""

    ply: int
    seat: int
    mover: int
    kind: str
    text: str
    rule: str
    places: list[str]


class TakeBack(Struct):
    """The plies one move and one turn back."""

    one: int
    turn: int


class Planned(Struct):
    """A standing bid, in words."""

    seat: int
    up_to: int
    text: str


class Update(Struct):
    """A position for a viewer: whole, or what changed since an earlier one."""

    seq: int  # how many entries the match has
    since: (
        int | None
    )  # what this is put on top of: the viewer's position at that entry; null: whole
    ply: int  # how many moves lead to this position
    plies: int  # how many moves the match has
    from_: int = field(name="from")  # the log holds the lines after this ply
    turn: int
    mine: bool
    over: bool
    seat: int | None
    seats: tuple[int, ...]
    secret: bool
    private: bool
    now: str  # HTML
    order: list[str]  # the panels there are
    panels: dict[str, Splice]  # HTML by key
    count: int  # pieces on the board
    board: dict[int, Splice]  # SVG by number of the piece
    captions: dict[str, str]  # by pick
    log: list[LogLine]
    undo: TakeBack | None
    plan: Planned | None
    title: str
    status: str
    choices: Raw | None  # an Offer, for whoever decides


class Pick(Struct):
    """Something to point at, in words."""

    pick: str
    label: str


class Run(Struct):
    """Moves that differ in one last number only; ``words`` is the move without its number."""

    pick: str
    prefix: list[str]
    low: int
    high: int
    words: str
    label: str
    ends: bool  # whether somebody else decides after it


class Offer(Struct):
    """What whoever decides may do: moves as numbers of picks, the picks once each."""

    seq: int
    seat: int
    picks: list[Pick]
    moves: list[tuple[str, list[int]]]
    ranges: list[Run]
    auction: bool
    ends: list[int]  # the moves after which somebody else decides
    samples: (
        bool  # whether moves are better drawn than told: ask for those that begin with some picks
    )


class Drawn(Struct):
    """A choice as a picture and in the fewest words; the lowest order comes first."""

    move: str
    picture: str  # SVG
    notes: list[str]  # the shortest first
    order: int
    marked: bool
    ends: list[tuple[float, float]]  # on the board: where its track leaves the place


class Changed(Struct):
    """A number of the tables that a move would change."""

    panel: str
    row: str
    cell: int
    text: str


class Effect(Struct):
    """What a move would do: in words, to the numbers of the tables, on the board."""

    text: str
    cells: list[Changed]
    ghost: str


class Explained(Struct):
    """An answer with its rule."""

    text: str
    rule: str
    rule_title: str
    rule_html: str
    instead: str | None


class Done(Struct):
    """A change that is on the disk, and what it led to."""

    seq: int
    ply: int
    update: Raw


def encoded(data: Any) -> bytes:
    """Return a structure as JSON."""
    return msgspec.json.encode(data)
