"""One match between bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from roundhouse.bots.base import Bot, Luck, asked_about
from roundhouse.bots.levels import make_bot
from roundhouse.bots.worker import safe_choice
from roundhouse.core.events import CHANCE, NOBODY
from roundhouse.core.match import Match, drawn, find_title

Dealer = Callable[[int | str], Luck]  # makes dice from a seed, ``random.Random`` for instance


@dataclass(frozen=True)
class Contest:
    """What is played: a table and the bots, one for each seat, in no order yet."""

    title: str
    board: str
    seats: int
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class Bout:
    """How one match ended, by seat."""

    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    digest: str

    def won(self, seat: int) -> float:
        """Return the seat's share of the victory."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


def seatings(bots: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return every different way to seat the bots, in a fixed order."""
    if not bots:
        return [()]
    found = []
    for first in dict.fromkeys(bots):
        rest = list(bots)
        rest.remove(first)
        found += [(first, *others) for others in seatings(tuple(rest))]
    return found


def play_bout(contest: Contest, number: int, dealer: Dealer) -> tuple[Bout, str]:
    """Play match ``number`` of a contest; return how it ended and its record.

    Matches come in rounds of all seatings; within a round CHANCE draws from the same seed.
    """
    title = find_title(contest.title, contest.board)
    ways = seatings(contest.bots)
    seated = ways[number % len(ways)]
    dice = dealer(f"{contest.seed} {number // len(ways)}")
    seed = dealer(f"{contest.seed} {number} bots")
    bots = [make_bot(bot, dealer(seed.getrandbits(63))) for bot in seated]
    match: Match[Any] = Match(title, contest.seats, "", **contest.options)
    match.memory = 0
    try:
        times = _play(match, bots, dice, seed)
    finally:
        for bot in bots:
            bot.close()
    match.names = {seat: bot.lstrip("!") for seat, bot in enumerate(seated)}
    ranks = title.ranks(match.state)
    return (
        Bout(
            number,
            seated,
            match.scores,
            ranks,
            tuple([len(t) for t in times]),
            tuple([sum(t) for t in times]),
            tuple([max(t, default=0.0) for t in times]),
            match.digest,
        ),
        str(match.record()),
    )


def _play(match: Match[Any], bots: list[Bot], dice: Luck, seed: Luck) -> list[list[float]]:
    """Play to the end; return the seconds of every decision, by seat."""
    title = match.title
    times: list[list[float]] = [[] for _ in bots]
    made: list[list[str]] = [[] for _ in bots]  # what each seat could read
    while match.turn != NOBODY:
        turn = match.turn
        if turn == CHANCE:
            move = drawn(title, match.state, dice)
        else:
            asked = asked_about(title, match.seats, match.options, match.state, made[turn], seed)
            began = perf_counter()
            move = safe_choice(bots[turn], asked).move
            times[turn].append(perf_counter() - began)
        readers = title.readers(match.state, move)
        for seat, known in enumerate(made):
            known.append(str(move) if readers is None or seat in readers else "")
        match.push(move)
    return times
