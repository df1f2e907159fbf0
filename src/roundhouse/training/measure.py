"""What chances are worth: Brier score, log loss and calibration, by the quarters of a match."""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Final

BINS: Final = 10
LEAST: Final = 1e-6  # no chance is told smaller in a log loss


@dataclass(frozen=True)
class Told:
    """What was said of one position, and who won: shares by seat, and how far the match was."""

    chances: list[float]
    won: list[float]
    at: float


@dataclass(frozen=True)
class Worth:
    """How good the chances were; the smaller the better."""

    positions: int
    brier: float
    log_loss: float
    calibration: float


@dataclass(frozen=True)
class Bin:
    """Chances that were told alike, and how often they came true."""

    told: float
    came: float
    many: int


def worth(told: list[Told]) -> Worth:
    """Return the Brier score (summed over seats), log loss and calibration error of positions."""
    if not told:
        return Worth(0, 0.0, 0.0, 0.0)
    brier = loss = 0.0
    for one in told:
        for chance, won in zip(*_both(one), strict=True):
            brier += (chance - won) ** 2
            loss -= won * log(max(chance, LEAST))
    apart = sum([abs(one.told - one.came) * one.many for one in bins(told)])
    many = sum([len(_both(one)[0]) for one in told])
    return Worth(len(told), brier / len(told), loss / len(told), apart / many)


def _both(one: Told) -> tuple[list[float], list[float]]:
    """Return chances and shares; alone, losing is the other outcome."""
    if len(one.chances) > 1:
        return one.chances, one.won
    return [one.chances[0], 1 - one.chances[0]], [one.won[0], 1 - one.won[0]]


def bins(told: list[Told]) -> list[Bin]:
    """Return the chances in groups of about the same size, with how often they came true."""
    sums = [[0.0, 0.0, 0.0] for _ in range(BINS)]
    for one in told:
        for chance, won in zip(*_both(one), strict=True):
            found = sums[min(int(chance * BINS), BINS - 1)]
            found[0] += chance
            found[1] += won
            found[2] += 1
    return [Bin(a / n, b / n, int(n)) for a, b, n in sums if n]


def quarters(told: list[Told]) -> list[Worth]:
    """Return the worth in each quarter of the match."""
    return [worth([one for one in told if min(int(one.at * 4), 3) == n]) for n in range(4)]
