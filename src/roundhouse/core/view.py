"""What a seat may know, as plain data: words to say, tables to show, and what the board picture needs.

A view is the only thing that leaves the rules. Pages, terminals and drawings are made from it alone,
so what it does not hold cannot leak.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from roundhouse.core.events import Fact, Line, Seat

# Kinds of cells: how a value is written. A seat is a player's name, a name is looked up in the texts.
MONEY = "money"
COUNT = "count"
SEAT = "seat"
NAME = "name"
TEXT = "text"


@dataclass(frozen=True)
class Cell:
    """One value, how it is written, the rule it stands on, and where it comes from in words."""

    value: Fact
    kind: str = COUNT
    rule: str = ""
    why: Line | None = None
    pick: str = ""  # what clicking it means, such as "company:PRR"


@dataclass(frozen=True)
class Row:
    """One line of a panel. ``mark`` is the colour key of a player or company, ``on`` highlights it."""

    cells: tuple[Cell, ...]
    mark: str = ""
    on: bool = False


@dataclass(frozen=True)
class Panel:
    """A table to show beside the board: players, companies, a track, an auction."""

    key: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]


class Position:
    """What lies on the table as a view shows it: each title has a frozen dataclass of its own.

    A title's ``view`` makes it, its ``picture`` reads it, and nobody else looks inside.
    """


@dataclass(frozen=True)
class View:
    """All that one seat may know of a position."""

    title: str
    board: str
    seat: Seat | None
    seats: int
    turn: Seat
    heading: Line
    prompt: Line | None
    panels: tuple[Panel, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]  # empty while the match runs
    position: Position  # what the title's own picture needs


def plain(value: Any) -> Any:
    """Return a view, or a part of one, as values that JSON can write."""
    if isinstance(value, Line):
        return {"rule": value.rule, "key": value.key, "facts": value.facts}
    if is_dataclass(value):
        return {one.name: plain(getattr(value, one.name)) for one in fields(value)}
    if isinstance(value, dict):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, tuple | list | set | frozenset):
        return [plain(one) for one in value]
    return value
