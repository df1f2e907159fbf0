"""Measuring the engine. Figures depend on the machine, so a calibration stands beside them."""

from __future__ import annotations

import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table

from roundhouse import CHANCE, NOBODY, Match, Title, titles
from roundhouse.cli.bench_late import listing_times
from roundhouse.cli.sparring import choice
from roundhouse.core import match as matches
from roundhouse.core.match import drawn, find_title


def calibration() -> float:
    """Return the nanoseconds of one pass of a plain loop on this machine now: best of five."""
    passes = 2_000_000

    def loop() -> int:
        s = 0
        for i in range(passes):
            s += i * i & 7
        return s

    return min(_timed(loop) for _ in range(5)) / passes * 1e9


def _timed(work: Callable[[], object]) -> float:
    began = perf_counter()
    work()
    return perf_counter() - began


def is_compiled() -> bool:
    """Return whether the engine runs as machine code."""
    return not matches.__file__.endswith(".py")


def heading(what: str) -> str:
    """Return what is measured, how it runs and how fast this machine is now."""
    kind = "compiled" if is_compiled() else "plain"
    return f"{what}, {kind}; calibration {calibration():.0f} ns per pass"


def random_match(title: Title[Any], seats: int, dice: random.Random) -> list[Any]:
    """Play one match at random; return every position met."""
    s = title.setup(seats, title.settled(seats, {}))
    seen = []
    while s.turn != NOBODY:
        seen.append(s.copy())
        moves = title.moves(s)
        move = drawn(title, s, dice) if s.turn == CHANCE else moves[dice.randrange(len(moves))]
        title.apply(s, move)
    return seen


def decisions_per_second(
    title: Title[Any], seats: int, seconds: float, dice: random.Random
) -> float:
    """Play random matches with the full list of legal moves at every decision."""
    chance, made = dice.random, 0
    options = title.settled(seats, {})
    began = perf_counter()
    while perf_counter() - began < seconds:
        s = title.setup(seats, options)
        moves = title.moves(s)
        while moves:
            if s.turn == CHANCE:
                title.apply(s, drawn(title, s, dice))
            else:
                title.apply(s, moves[int(chance() * len(moves))])
            made += 1
            moves = title.moves(s)
    return made / (perf_counter() - began)


def copy_time(s: Any) -> float:
    """Return the seconds of copying a position, the copies thrown away at once."""
    copies = 5_000
    began = perf_counter()
    for _ in range(copies):
        s.copy()
    return (perf_counter() - began) / copies


def replay_time(title: Title[Any], seats: int, dice: random.Random) -> tuple[int, float]:
    """Return the length of a match played by advice and the seconds of replaying its record."""
    match: Match[Any] = Match(title, seats)
    while not match.over:
        match.push(choice(title, match.state, match.legal_moves, 0.0, dice))
    text = str(match.record())
    return match.ply, min(_timed(lambda: Match.from_record(text)) for _ in range(3))


def run(name: str, board: str, seconds: float, out: Console) -> None:
    """Print a table for every title, board and number of seats asked for."""
    chosen = [t for t in titles() if name in ("", t.key) and board in ("", t.board)]
    if not chosen:
        find_title(name, board)
    table = Table(title=heading("engine"), title_justify="left")
    table.add_column("title")
    for column in (
        "seats",
        "decisions/s",
        "copy µs",
        "moves p50 µs",
        "p99 µs",
        "replay",
        "per 300",
    ):
        table.add_column(column, justify="right")
    for title in chosen:
        for seats in title.seats:
            table.add_row(f"{title.key} {title.board}", str(seats), *_row(title, seats, seconds))
    out.print(table)


def _row(title: Title[Any], seats: int, seconds: float) -> list[str]:
    dice = random.Random(1)
    positions = [s for _ in range(3) for s in random_match(title, seats, dice)]
    late = positions[len(positions) * 2 // 3]
    rate = decisions_per_second(title, seats, seconds, dice)
    copy = min(copy_time(late) for _ in range(5))
    times = listing_times(title, positions)
    plies, replay = replay_time(title, seats, dice)
    return [
        f"{rate:,.0f}",
        f"{copy * 1e6:.2f}",
        f"{times[len(times) // 2] / 1000:.1f}",
        f"{times[len(times) * 99 // 100] / 1000:.1f}",
        f"{plies} in {replay * 1e3:.1f} ms",
        f"{replay * 1e3 * 300 / plies:.1f} ms",
    ]
