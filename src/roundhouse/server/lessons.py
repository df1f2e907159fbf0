"""Lessons as tables: every stop of a lesson is looked at like a match and never stored.

The name of such a table is ``learn.TITLE.BOARD.LESSON.PLY``; whoever looks plays the learner's seat.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct

from roundhouse import Title, titles
from roundhouse.core.errors import RoundhouseError
from roundhouse.core.events import CHANCE, Seat
from roundhouse.core.lesson import Lesson, lessons_of
from roundhouse.core.match import find_title
from roundhouse.language import Speaker
from roundhouse.server import offer
from roundhouse.server.present import Viewer, speaker_of
from roundhouse.server.store import MOVES, Entry, SeatRow, Stored
from roundhouse.server.tables import NotAllowed, Table, UnknownMatch

PREFIX: Final = "learn."
KEPT: Final = 300  # stops that are kept in memory


class NotTheLesson(NotAllowed):
    """A move that is legal, but not what the lesson wants now."""


class Went(Struct):
    """The learner made the move: where the lesson goes on."""

    next: str


class LessonTable(Table):
    """A stop of a lesson."""

    is_stored = False

    def __init__(self, stored: Stored, lesson: Lesson) -> None:
        self.lesson = lesson
        super().__init__(stored)

    def is_played_by(self, seat: Seat, guest: str) -> bool:
        """Return whether it is the learner's seat: whoever looks is the learner."""
        return seat == self.lesson.learner

    def undo_floor(self, seat: Seat) -> int:
        """Return that nothing is taken back: the lesson has a way back of its own."""
        return self.match.ply


def name_of(title: Title[Any], lesson: str, ply: int) -> str:
    """Return the name of a stop."""
    return f"{PREFIX}{title.key}.{title.board}.{lesson}.{ply}"


def first_stop(title: Title[Any], lesson: Lesson) -> str:
    """Return where a lesson begins."""
    return f"/match/{name_of(title, lesson.name, lesson.stops()[0])}"


def found(id: str) -> Table | None:
    """Return the table of a stop, or None for what is a match."""
    return table_of(id) if id.startswith(PREFIX) else None


@lru_cache(maxsize=KEPT)
def table_of(id: str) -> LessonTable:
    """Return the table of a stop; UnknownMatch if there is none of that name."""
    try:
        _, key, board, name, ply = id.split(".")
        title = find_title(key, board)
        lesson = lessons_of(title)[name]
        stop = int(ply)
    except (ValueError, KeyError, RoundhouseError):
        raise UnknownMatch(f"there is no match {id!r}") from None
    if stop not in lesson.stops():
        raise UnknownMatch(f"there is no match {id!r}")
    record = lesson.record
    moves = "\n".join([entry.move for entry in record.moves[:stop]])
    names = [record.names.get(seat, "") for seat in range(record.seats)]
    rows = tuple([SeatRow("person", None, name, "") for name in names])
    entries = (Entry(id, 1, MOVES, CHANCE, moves, 0),) if moves else ()
    options = json.dumps(title.settled(record.seats, record.options))
    version = title.rules_version
    stored = Stored(id, key, board, version, options, "00" * 32, 0, 0, rows, entries)
    return LessonTable(stored, lesson)


def wanted(table: LessonTable, viewer: Viewer) -> str:
    """Return in words what the lesson wants now; nothing at its end."""
    step = table.lesson.step_at(table.match.ply)
    speaker = speaker_of(table, viewer.language)
    return offer.in_words(table, speaker, viewer, step.move if step else None) or ""


def go_on(table: LessonTable, viewer: Viewer, move: str) -> Went:
    """Return where the lesson goes on after the learner's move; other moves are answered."""
    step = table.lesson.step_at(table.match.ply)
    parsed = table.match.tried(move, table.lesson.learner).move  # says why if it is not allowed
    if step is None or str(parsed) != step.move:
        speaker = speaker_of(table, viewer.language)
        raise NotTheLesson(speaker.say("web-lesson-not-now", move=wanted(table, viewer)))
    title = table.title
    return Went(f"/match/{name_of(title, table.lesson.name, table.lesson.after(step.ply))}")


def shown(table: LessonTable, viewer: Viewer) -> dict[str, Any]:
    """Return what the page shows of a stop: its text, what is to be done, how far it is."""
    speaker = speaker_of(table, viewer.language)
    lesson, stops = table.lesson, table.lesson.stops()
    ply = table.match.ply
    step, at = lesson.step_at(ply), stops.index(ply)
    key = step.key if step else "end"
    before = name_of(table.title, lesson.name, stops[at - 1]) if at else ""
    return {
        "title": speaker.say(f"lesson-{lesson.name}"),
        "text": speaker.say(f"lesson-{lesson.name}-{key}"),
        "wanted": wanted(table, viewer),
        "move": step.move if step else "",
        "number": at + 1,
        "of": len(stops),
        "before": f"/match/{before}" if before else "",
    }


def offered(language: str) -> dict[str, list[dict[str, str]]]:
    """Return the lessons of every game, the boards in their order: name and where each begins."""
    found: dict[str, list[dict[str, str]]] = {}
    for title in titles():
        speaker = Speaker(title, language)
        for name, lesson in lessons_of(title).items():
            one = {"name": speaker.say(f"lesson-{name}"), "board": title.board}
            one["board_name"] = speaker.board(title.board)
            one["href"] = first_stop(title, lesson)
            found.setdefault(title.key, []).append(one)
    return found
