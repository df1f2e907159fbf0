"""What the processes that think are asked to do: a bot's choice, with dice made here."""

from __future__ import annotations

from random import Random

from roundhouse.bots.worker import Answer, Position, choose


def think(position: Position, level: str, seed: int, table: str = "") -> Answer:
    """Return what a bot plays; a seed crosses to another process, dice do not."""
    return choose(position, level, Random(seed), table)
