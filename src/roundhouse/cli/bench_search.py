"""Measuring the search: simulations for each second, and where the time goes."""

from __future__ import annotations

import random
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table

from roundhouse import CHANCE, NOBODY, Title, titles
from roundhouse.bots.search import Search
from roundhouse.bots.stopwatch import TimedTitle
from roundhouse.core.match import drawn

POSITIONS = 6  # taken evenly from one match of players who follow the advice


def advised_match(title: Title[Any], seats: int, dice: random.Random) -> list[Any]:
    """Play one match by the title's advice; return the positions in which a seat had a choice."""
    s = title.setup(seats, title.settled(seats, {}))
    seen = []
    while s.turn != NOBODY:
        if s.turn == CHANCE:
            title.apply(s, drawn(title, s, dice))
            continue
        moves = title.moves(s)
        if len(moves) > 1:
            seen.append(s.copy())
        weights = title.weigh(s, moves)
        title.apply(s, moves[weights.index(max(weights))])
    return seen


def run(name: str, board: str, seconds: float, heading: str, out: Console) -> None:
    """Print a table with a line for every board."""
    table = Table(title=heading, title_justify="left")
    table.add_column("title")
    columns = ("seats", "simulations/s", "µs each", "rules", "advice", "search")
    for column in columns:
        table.add_column(column, justify="right")
    for title in titles():
        if name in ("", title.key) and board in ("", title.board):
            seats = next((n for n in title.seats if n >= 3), title.seats[-1])
            where = f"{title.key} {title.board}"
            table.add_row(where, str(seats), *_row(title, seats, seconds))
    out.print(table)


def _row(title: Title[Any], seats: int, seconds: float) -> list[str]:
    dice = random.Random(1)
    met = advised_match(title, seats, dice)
    positions = [met[len(met) * at // POSITIONS] for at in range(POSITIONS)]
    made, took = _think(title, positions, seconds)
    timed = TimedTitle(title)
    _, whole = _think(timed, positions, seconds)
    rules, advice = timed.rules / whole, timed.advice / whole
    each = took / made
    return [f"{1 / each:,.0f}", f"{each * 1e6:,.0f}", f"{rules:.0%}", f"{advice:.0%}"] + [
        f"{1 - rules - advice:.0%}"
    ]


def _think(title: Title[Any], positions: list[Any], seconds: float) -> tuple[int, float]:
    """Return how many simulations were made in how many seconds."""
    made = 0
    began = perf_counter()
    for s in positions:
        search = Search(title, random.Random(1))
        search.think(s, s.turn, 0, seconds / POSITIONS)
        made += search.simulations
    return made, perf_counter() - began
