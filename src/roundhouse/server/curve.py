"""A curve for every player: how the scores went from round to round. It knows no game."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from roundhouse.server.course import Stop

WIDTH, HEIGHT = 360.0, 170.0
LEFT, RIGHT, TOP, BOTTOM = 34.0, 22.0, 8.0, 22.0
LINES: Final = 4  # about as many lines across
LABELS: Final = 10  # more rounds than this are not all labelled
APART: Final = 15.0  # marks at the ends of curves stand at least so far apart


@dataclass(frozen=True)
class Course:
    """The curve of one seat: its points, and where its mark stands."""

    seat: int
    points: str
    mark: float


@dataclass(frozen=True)
class Curve:
    """A drawing of all of them: lines across with their numbers, rounds below, the curves."""

    width: float
    height: float
    left: float
    right: float
    levels: list[tuple[float, int]]
    rounds: list[tuple[float, str]]
    courses: list[Course]


def curve(stops: tuple[Stop, ...]) -> Curve:
    """Return the curves of a match of at least two stops."""
    every = [score for stop in stops for score in stop.scores]
    step = _step(max(every) - min(every))
    low, high = min(every) // step * step, -(-max(every) // step) * step
    tall = (HEIGHT - TOP - BOTTOM) / max(1, high - low)

    def across(n: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * n / max(1, len(stops) - 1), 1)

    def up(score: int) -> float:
        return round(HEIGHT - BOTTOM - (score - low) * tall, 1)

    seats = range(len(stops[0].scores))
    ends = _apart([up(stops[-1].scores[seat]) for seat in seats])
    courses = [
        Course(
            seat,
            " ".join([f"{across(n):g},{up(stop.scores[seat]):g}" for n, stop in enumerate(stops)]),
            ends[seat],
        )
        for seat in seats
    ]
    levels = [(up(level), level) for level in range(low, high + 1, step)]
    every_so = -(-len(stops) // LABELS)
    rounds = [
        (across(n), stop.round)
        for n, stop in enumerate(stops)
        if (len(stops) - 1 - n) % every_so == 0
    ]
    return Curve(WIDTH, HEIGHT, LEFT, WIDTH - RIGHT, levels, rounds, courses)


def _step(span: int) -> int:
    """Return a round number, about as many of which make the span as there are lines."""
    step = 1
    while True:
        for factor in (1, 2, 5):
            if span <= step * factor * LINES:
                return step * factor
        step *= 10


def _apart(heights: list[float]) -> list[float]:
    """Return where marks stand: at their heights, those too near to the one above a little lower."""
    order = sorted(range(len(heights)), key=lambda n: heights[n])
    placed = heights[:]
    for above, below in pairwise(order):
        placed[below] = max(placed[below], placed[above] + APART)
    over = max([placed[n] for n in order], default=0.0) - (HEIGHT - BOTTOM)
    for n, at in enumerate(reversed(order)):  # what stands too low pushes the others up
        if over > 0:
            placed[at] = min(placed[at], HEIGHT - BOTTOM - n * APART)
    return placed
