"""Measuring full boards: listing the moves in the second half of matches played by a title's advice.

Random players hardly get that far. Decisions are told apart by what the seat is asked, so that every
title shows which of its decisions are the dear ones.
"""

from __future__ import annotations

import gc
import random
from time import thread_time_ns
from typing import Any

from rich.console import Console
from rich.table import Table

from roundhouse import NOBODY, Title, titles
from roundhouse.cli.sparring import choice

MATCHES = 6
WILD = 0.1  # one move in ten is anything
SHOWN = 3  # kinds of decision per title, the dearest first
FEW = 10  # fewer positions than this say nothing


def listing_times(title: Title[Any], positions: list[Any]) -> list[int]:
    """Return the nanoseconds of listing the moves at each position, sorted.

    Processor time, and no collection of garbage in between: all the positions are kept, which no
    player does.
    """
    times = []
    gc.collect()
    gc.disable()
    for s in positions:
        began = thread_time_ns()
        title.moves(s)
        times.append(thread_time_ns() - began)
    gc.enable()
    return sorted(times)


def late_positions(title: Title[Any], seats: int, dice: random.Random) -> list[Any]:
    """Play one match; return the positions of its second half in which a seat decided."""
    s = title.setup(seats, title.settled(seats, {}))
    seen = []
    while s.turn != NOBODY:
        if s.turn >= 0:
            seen.append(s.copy())
        title.apply(s, choice(title, s, title.moves(s), WILD, dice))
    return seen[len(seen) // 2 :]


def by_question(title: Title[Any], positions: list[Any]) -> dict[str, list[Any]]:
    """Return positions by what the seat is asked."""
    found: dict[str, list[Any]] = {}
    for s in positions:
        found.setdefault(title.prompt(s).key, []).append(s)
    return found


def run(name: str, board: str, heading: str, out: Console) -> None:
    """Print a table with some lines for every board."""
    table = Table(title=heading, title_justify="left")
    table.add_column("title")
    table.add_column("decision")
    for column in ("positions", "moves", "at most", "p50 µs", "p99 µs", "worst µs"):
        table.add_column(column, justify="right")
    for title in titles():
        if name in ("", title.key) and board in ("", title.board):
            for row in _rows(title):
                table.add_row(f"{title.key} {title.board}", *row)
            table.add_section()
    out.print(table)


def _rows(title: Title[Any]) -> list[list[str]]:
    dice = random.Random(1)
    positions = []
    for seats in title.seats:
        for _ in range(max(1, MATCHES // len(title.seats))):
            positions += late_positions(title, seats, dice)
    found = []
    for asked, met in by_question(title, positions).items():
        if len(met) >= FEW:
            # moves are counted last: a list once made may be kept
            times = listing_times(title, met)
            found.append((times, asked, [len(title.moves(s)) for s in met]))
    found.sort(key=lambda entry: -entry[0][len(entry[0]) * 99 // 100])
    return [_row(asked, times, counts) for times, asked, counts in found[:SHOWN]]


def _row(asked: str, times: list[int], counts: list[int]) -> list[str]:
    p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
    mean = sum(counts) / len(counts)
    figures = [f"{nanoseconds / 1000:.1f}" for nanoseconds in (p50, p99, times[-1])]
    return [asked, str(len(times)), f"{mean:.0f}", str(max(counts)), *figures]
