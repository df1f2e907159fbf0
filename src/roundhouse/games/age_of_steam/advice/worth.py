"""What things are worth to a player, in points at the end (AOS-12.2), or in money where money counts."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.rules.scoring import PER_INCOME
from roundhouse.games.age_of_steam.rules.shares import SHARE_PRICE
from roundhouse.games.age_of_steam.state import State

PER_WEIGHT: Final = 2.0  # points
MOST: Final = 12.0  # the highest weight
KEPT_PER_ROUND: Final = 0.955  # how much of an income is still there a round later (AOS-10.4)
WINDOW: Final = 6  # the income looked ahead to where money counts
DEBT: Final = 1.5  # how much a dollar counts that will be lacking for the shares at the end
DEBT_ROUNDS: Final = 4
MONEY: Final = [0.0, 0.1, 0.15, 0.18]  # a dollar in points, by rounds to come


def rounds_left(s: State) -> int:
    """AOS-4.1  The rounds after this one."""
    return s.board.rounds[s.seats] - s.round


def of_income(s: State) -> float:
    """AOS-10.1, AOS-12.2  One more income: the points it leaves and the money it brings until then."""
    left = rounds_left(s)
    if s.rules.money_counts:
        income = s.income[s.turn]
        return (earned(s, income + WINDOW) - earned(s, income)) / WINDOW
    kept = 1.0
    for _ in range(left):
        kept *= KEPT_PER_ROUND
    return PER_INCOME * kept + 0.95 * (left + 1)


def earned(s: State, income: int) -> int:
    """AOS-10.1, AOS-10.4  The money an income brings until the end if nothing is added to it."""
    total = 0
    for _ in range(rounds_left(s) + 1):
        total += income
        income -= s.rules.reduction(s, income)
    return total


def of_money(s: State) -> float:
    """AOS-12.2  A dollar: track to be built while there is time, nothing at the end."""
    if s.rules.money_counts:
        return 1.0
    left = rounds_left(s)
    return s.rules.thrift * (MONEY[left] if left < len(MONEY) else MONEY[-1])


def of_segment(s: State) -> float:
    """AOS-12.2  A segment in an own link, and where it may lead to later."""
    return 0.0 if s.rules.money_counts else 1.25 + 0.12 * rounds_left(s)


def of_share(s: State) -> float:
    """AOS-10.2, AOS-12.2  What a share costs in the end, its expenses included."""
    left = rounds_left(s)
    if s.rules.money_counts:
        return float(SHARE_PRICE + left + 1)
    return 2.2 + 0.17 * (left + 1)


def of_debt(s: State, shares: int, rest: int, surplus: int) -> float:
    """AOS-18.6  What it counts if the money at the end would not do for the shares.

    ``rest`` is the money after this round, ``surplus`` what each further round adds.
    """
    left = rounds_left(s)
    if left > DEBT_ROUNDS:
        return 0.0
    short = SHARE_PRICE * shares - rest - left * surplus
    return -DEBT * short if short > 0 else 0.0


def levelled(points: list[float]) -> list[float]:
    """Return points as weights: the best at most MOST, the worst not below minus that."""
    best = max(points) / PER_WEIGHT
    down = best - MOST if best > MOST else 0.0
    found: list[float] = []
    for one in points:
        weight = one / PER_WEIGHT - down
        found.append(weight if weight > -MOST else -MOST)
    return found
