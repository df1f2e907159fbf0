"""What a number of matches says: win shares with their intervals, ratings, scores and times."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from openskill.models import PlackettLuce

from roundhouse.arena.bout import Bout

SURE = 1.96  # standard deviations of a 95 % interval


@dataclass(frozen=True)
class Standing:
    """How one bot did."""

    bot: str
    matches: float  # seats it took, over the matches
    share: float  # of victories, for one seat
    low: float  # 95 % interval of the share
    high: float
    fair: float  # the share if all were equal
    score: float
    rating: float
    doubt: float
    decisions: int
    seconds: float  # for one decision
    slowest: float


def interval(won: float, matches: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson's, which holds for few matches too)."""
    if not matches:
        return 0.0, 1.0
    share, z = won / matches, SURE * SURE
    middle = (share + z / (2 * matches)) / (1 + z / matches)
    half = SURE / (1 + z / matches) * sqrt(share * (1 - share) / matches + z / (4 * matches**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def standings(bouts: Iterable[Bout]) -> list[Standing]:
    """Return how every bot did, the strongest first.

    Two seats of one bot in one match are not independent, so its interval rests on the matches.
    """
    played = list(bouts)
    names = list(dict.fromkeys([bot for bout in played for bot in bout.bots]))
    rated = ratings(played)
    found = [_standing(name, played, *rated[name]) for name in names]
    return sorted(found, key=lambda one: (one.share, one.rating), reverse=True)


def _standing(name: str, played: list[Bout], rating: float, doubt: float) -> Standing:
    mine = [(bout, seat) for bout in played for seat, bot in enumerate(bout.bots) if bot == name]
    matches = len({bout.number for bout, _ in mine})
    won = sum([bout.won(seat) for bout, seat in mine]) / len(mine)
    low, high = interval(won * matches, matches)
    decisions = sum([bout.decisions[seat] for bout, seat in mine])
    return Standing(
        name,
        matches,
        won,
        low,
        high,
        sum([1 / len(bout.bots) for bout, _ in mine]) / len(mine),
        sum([bout.scores[seat] for bout, seat in mine]) / len(mine),
        rating,
        doubt,
        decisions,
        sum([bout.seconds[seat] for bout, seat in mine]) / max(1, decisions),
        max([bout.slowest[seat] for bout, seat in mine]),
    )


def ratings(played: list[Bout]) -> dict[str, tuple[float, float]]:
    """Return each bot's rating and its doubt, every match counted once, in order."""
    model = PlackettLuce()
    known = {bot: model.rating() for bout in played for bot in bout.bots}
    for bout in sorted(played, key=lambda bout: bout.number):
        if len(bout.bots) < 2:
            continue
        rated = model.rate(
            [[known[bot]] for bot in bout.bots], ranks=[float(r) for r in bout.ranks]
        )
        gained: dict[str, list[tuple[float, float]]] = {}
        for bot, (after,) in zip(bout.bots, rated, strict=True):
            gained.setdefault(bot, []).append((after.mu, after.sigma))
        for bot, values in gained.items():  # a bot in several seats takes their mean
            known[bot].mu = sum([mu for mu, _ in values]) / len(values)
            known[bot].sigma = sum([sigma for _, sigma in values]) / len(values)
    return {bot: (rating.mu, rating.sigma) for bot, rating in known.items()}


def verdict(bouts: list[Bout], bot: str, wanted: float) -> bool | None:
    """Return whether the bot's share is surely above the wanted one, surely below, or not yet known."""
    mine = [sum([b.won(s) for s, name in enumerate(b.bots) if name == bot]) for b in bouts]
    seats = max([b.bots.count(bot) for b in bouts], default=1) or 1
    low, high = interval(sum(mine) / seats, len(mine))
    if low > wanted:
        return True
    return False if high < wanted else None
