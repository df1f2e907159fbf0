"""What goes to the page and what comes from it: every structure once, named as the page names it.

The page's own description of the same is ``web/static/wire.js``.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeVar, cast

import msgspec
from msgspec import Meta, Raw, Struct, field

from roundhouse.server.splices import Splice

S = TypeVar("S")


class LogLine(Struct):
    """One thing that happened: after which move, to whom, who moved, in words, on which rule, where."""

    ply: int
    seat: int
    mover: int
    kind: str
    text: str
    rule: str
    places: list[str]
    loud: bool  # whether everybody must hear it


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
    choices: Offer | None  # for whoever decides


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
    final: bool  # whether it cannot be taken back


class Offer(Struct):
    """What whoever decides may do: moves as numbers of picks, the picks once each."""

    seq: int
    seat: int
    picks: list[Pick]
    moves: list[tuple[str, list[int]]]
    ranges: list[Run]
    auction: bool
    ends: list[int]  # the moves after which somebody else decides
    final: list[int]  # the moves that cannot be taken back
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


class Nothing(Struct):
    """No more than that it was done."""


class Done(Struct):
    """A change that is on the disk, and what it led to."""

    seq: Annotated[int, Meta(description="of the match now: send it with the next move")]
    ply: Annotated[int, Meta(description="how many moves the match has")]
    update: Update


class Begun(Struct):
    """A match that was begun; a path, where people gather before it."""

    id: str
    path: str = ""


class RecordRead(Struct):
    """What a record is: the title, who played it, whether it is over."""

    name: str
    players: tuple[str, ...]
    over: bool


class RuleSection(Struct):
    """A rule in words."""

    rule: str
    title: str
    html: str
    chapter: bool


class Rules(Struct):
    """The rules of a title; before them goal and course of the game in short."""

    short: list[str]
    sections: list[RuleSection]


class Considered(Struct):
    """A move a bot thought about: how much of its time, and what it is worth to the seat."""

    move: str
    share: float
    value: float


class Hint(Struct):
    """What a bot would play, in steps from vague to plain."""

    ply: int
    move: str
    steps: list[str]
    where: str
    picks: list[str]
    value: float | None
    simulations: int
    considered: list[Considered]
    expected: tuple[str, ...]


class Reason(Struct):
    """Why a move may have been made, and the rule that stands behind it."""

    ply: int
    text: str
    rule: str


class TokenInfo(Struct):
    """A token of one's own; the text of it was shown once and is not kept."""

    id: str
    name: str
    scopes: list[str]
    made: Annotated[int, Meta(description="seconds since 1970")]
    until: Annotated[int, Meta(description="seconds since 1970")]


class Problem(Struct, omit_defaults=True):
    """What went wrong: in words, and where there is one by its rule."""

    status: int
    title: str
    detail: Annotated[str, Meta(description="in the reader's language")]
    request: Annotated[str, Meta(description="the number of the request, also in the log")]
    rule: str = ""
    facts: dict[str, Any] = {}
    instead: str | None = None
    seq: Annotated[int, Meta(description="with 409: how far the match is")] = 0
    reason: Annotated[str, Meta(description="with 410: why it cannot go on")] = ""
    rules: dict[str, int] = {}


def encoded(data: Any) -> bytes:
    """Return a structure as JSON."""
    return msgspec.json.encode(data)


def ready(data: bytes, kind: type[S]) -> S:
    """Return a structure that is encoded already, to stand in another: it is not encoded again."""
    return cast(S, Raw(data))
