"""Counting sequences of moves."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from rich.console import Console

from roundhouse import Match
from roundhouse.core.perft import perft


def show(match: Match[Any], depth: int, out: Console) -> None:
    """Print the number of sequences for each depth."""
    for moves in range(1, depth + 1):
        began = perf_counter()
        count = perft(match.title, match.state, moves)
        out.print(f"{moves}  {count:>14,}  {perf_counter() - began:8.2f} s", highlight=False)
