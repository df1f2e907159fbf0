"""Counting move sequences: a changed rule shows in these numbers first."""

from __future__ import annotations

from typing import cast

from roundhouse.core.protocol import S, Title


def perft(title: Title[S], s: S, depth: int) -> int:
    """Return how many sequences of ``depth`` moves lead on from a position, CHANCE's included.

    A match that is over leads nowhere, so shorter sequences do not count.
    """
    if depth < 1:
        return 1
    moves = title.moves(s)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = cast(S, s.copy())
        title.apply(after, move)
        total += perft(title, after, depth - 1)
    return total
