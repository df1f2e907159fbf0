"""Lessons: annotated records in which the learner makes the moves that matter.

A lesson is a record in the folder ``lessons`` of a game or of a map. Where a move has a comment
``lesson: key`` the learner makes it and reads the text ``lesson-NAME-KEY``; all other moves are made
by the script. The header ``learner`` tells the learner's seat, or it is seat 0. How to make one is in
docs/write-a-lesson.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from roundhouse.core.errors import RecordError
from roundhouse.core.events import Seat
from roundhouse.core.protocol import Title
from roundhouse.core.record import Record, from_text

MARK: Final = "lesson:"


@dataclass(frozen=True)
class Step:
    """A decision of the learner: how many moves come before it, the move, and the key of its text."""

    ply: int
    move: str
    key: str


@dataclass(frozen=True)
class Lesson:
    """A prepared match on one board."""

    name: str
    record: Record
    learner: Seat
    steps: tuple[Step, ...]

    def stops(self) -> list[int]:
        """Return the plies at which the learner reads: before every step, and at the end."""
        return [*[step.ply for step in self.steps], len(self.record.moves)]

    def step_at(self, ply: int) -> Step | None:
        """Return what is to be done at a ply; None at the end."""
        return next((step for step in self.steps if step.ply == ply), None)

    def after(self, ply: int) -> int:
        """Return where the lesson goes on once the move at a ply is made."""
        return next((stop for stop in self.stops() if stop > ply), ply)


def read_lesson(name: str, text: str) -> Lesson:
    """Read a lesson; RecordError if it cannot be one."""
    record = from_text(text)
    learner = int(record.headers.get("learner", "0"))
    steps = []
    for ply, entry in enumerate(record.moves):
        if entry.comment.startswith(MARK):
            if entry.seat != learner:
                raise RecordError(f"a step of seat {entry.seat}, not of the learner", entry.line)
            steps.append(Step(ply, entry.move, entry.comment.removeprefix(MARK).strip()))
    return Lesson(name, record, learner, tuple(steps))


def lessons_of(title: Title[Any]) -> dict[str, Lesson]:
    """Return the lessons on a title's board by name, in the order of their names."""
    return _lessons(title.key, title.board, title.packages)


@cache
def _lessons(key: str, board: str, packages: tuple[str, ...]) -> dict[str, Lesson]:
    found: dict[str, Lesson] = {}
    for package in packages:
        folder = files(package) / "lessons"
        if not folder.is_dir():
            continue
        for file in sorted(folder.iterdir(), key=lambda one: one.name):
            if file.name.endswith(".rail"):
                lesson = read_lesson(file.name[:-5], file.read_text(encoding="utf-8"))
                if (lesson.record.title, lesson.record.board) == (key, board):
                    found[lesson.name] = lesson
    return found
