"""The course of a match that is over: where its scores came from, and how they stood after every round.

Both are found by one replay and kept, for a match that is over never changes.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from roundhouse.core.events import Event, Line
from roundhouse.core.view import Panel
from roundhouse.server.tables import Table

MOST: Final = 200  # courses that are kept, those looked at last


@dataclass(frozen=True)
class Stop:
    """How the scores stood when a round was over: its number, its heading, the scores."""

    round: str
    heading: Line
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Course:
    """The sheet, if the view has none, and the standing before the first and after every round."""

    sheet: Panel | None
    stops: tuple[Stop, ...]


_kept: OrderedDict[str, Course] = OrderedDict()


def course(table: Table) -> Course:
    """Return the course of a match that is over."""
    found = _kept.get(table.id)
    if found is None:
        found = _kept[table.id] = _replayed(table)
        if len(_kept) > MOST:
            _kept.popitem(last=False)
    _kept.move_to_end(table.id)
    return found


def _replayed(table: Table) -> Course:
    title, match = table.title, table.match
    state, events, stops = title.setup(match.seats, match.options), list[Event](), list[Stop]()
    heading = title.heading(state)
    for move in match.moves:
        title.apply(state, move, events)
        now = title.heading(state)
        if round_of(now) != round_of(heading):
            stops.append(Stop(round_of(heading), heading, title.scores(state)))
        heading = now
    stops.append(Stop(round_of(heading), heading, title.scores(state)))
    return Course(title.accounts(match.seats, events), tuple(stops))


def round_of(heading: Line) -> str:
    """Return which round a heading speaks of: its first fact; nothing before the first one."""
    return str(next(iter(heading.facts.values()), ""))
