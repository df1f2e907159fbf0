"""How a position may end: every player's rounds to come, played on in broad strokes.

Each round two runs with the best cubes in stock, a better engine now and then, track for the money
that is over, expenses and the shrinking of income as the rules have them.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.advice import worth
from roundhouse.games.age_of_steam.advice.memory import memory
from roundhouse.games.age_of_steam.advice.prospects import WAITING, known_stock
from roundhouse.games.age_of_steam.rules.flow import MOVE_ROUNDS
from roundhouse.games.age_of_steam.rules.income import BAND, MOST_REDUCTION, PER_BAND
from roundhouse.games.age_of_steam.rules.scoring import PER_INCOME, PER_SHARE, segments
from roundhouse.games.age_of_steam.rules.shares import SHARE_PRICE
from roundhouse.games.age_of_steam.state import (
    AUCTION,
    BUILD,
    BUILDING,
    CHOOSE,
    MAP_DECISION,
    MOST_ENGINE,
    MOST_SHARES,
    MOVING,
    OVER,
    PAYING,
    URBANISE,
    Rules,
    State,
)

SPREAD: Final = (
    16.0  # so many points apart, one is about three times as likely to win as the other, ...
)
SPREAD_ALONE: Final = 12.0  # ... and dollars, where money counts
OUT: Final = -40.0  # for who is eliminated while the match runs
LOWEST: Final = -30.0  # for who is still in
PER_PROJECT: Final = 5.0  # money a build turn costs, and where money counts
ALONE: Final = 4.0
AT_MOST_MORE: Final = 2.0  # spent on track if there is money enough
RUNS_BEFORE: Final = 1.2  # income of the round that pays for track although it comes later
PER_SEGMENT: Final = 2.8
SHARE: Final = float(SHARE_PRICE)
IN_STOCK: Final = 0.92  # how sure a run is for which a cube lies ready, ...
NEW_RUN: Final = 0.7  # ... and one that is not in stock yet
PER_LINK: Final = 0.38  # the length of such runs, by own links
LONGER: Final = 0.9  # links by which a round of building lengthens the runs
BEHIND: Final = 0.5  # the engine grows when runs are longer by this
FOR_ENGINE: Final = 0.5  # of a run that a better engine costs


def forecast(s: State) -> list[float]:
    """AOS-12.2  The score each player may expect."""
    if s.step == OVER:
        return [float(score) for score in s.rules.scores(s)]
    return [Accounts(s, seat).score(s) if s.active(seat) else OUT for seat in range(s.seats)]


def spread(rules: Rules) -> float:
    """Return how far apart scores lie where one player is three times as likely to win as another."""
    return SPREAD_ALONE if rules.money_counts else SPREAD


def is_quiet(s: State) -> bool:
    """AOS-4.2  Not between the auction and the last build: only then it shows what was planned."""
    return s.step not in (AUCTION, CHOOSE, URBANISE, BUILD, MAP_DECISION)


class Accounts:
    """The accounts of one player, carried on to the end."""

    __slots__ = ("counts", "engine", "income", "length", "money", "seat", "segments", "shares")

    def __init__(self, s: State, seat: int) -> None:
        self.seat = seat
        self.money = float(s.money[seat])
        self.income = float(s.income[seat])
        self.shares = float(s.shares[seat])
        self.engine = s.engine[seat]
        self.segments = float(segments(s, seat))
        counts = known_stock(s, memory(s), seat, self.engine)
        self.counts = [counts[n] for n in range(WAITING)]
        self.counts[self.engine + 1] += sum(counts[WAITING:])
        self.length = PER_LINK * s.link_owner.count(seat)  # of the runs that are not in stock yet
        for n in range(1, WAITING):
            if self.counts[n]:
                self.length = max(self.length, float(n))

    def score(self, s: State) -> float:
        """Play the rounds on; then points, or money where it counts."""
        phase = s.rules.phases[s.phase]
        left = worth.rounds_left(s)
        if phase < PAYING:
            self._round(s, left, phase)
        for after in range(left - 1, -1, -1):
            self._round(s, after, -1)
        if s.rules.money_counts:
            return self.money - SHARE * self.shares
        points = PER_INCOME * self.income + self.segments - PER_SHARE * self.shares
        return max(points, LOWEST)

    def _round(self, s: State, after: int, phase: int) -> None:
        """One round: track, runs, accounts. ``phase`` is where this round stands, -1 for a later one."""
        runs = float(MOVE_ROUNDS)
        if phase < BUILDING:
            self._build(s, after)
            self.length += LONGER
        if phase == MOVING:
            runs = self._runs_left(s)
        if phase < MOVING and after and self.engine < min(MOST_ENGINE, self.length - BEHIND):
            self.engine += 1
            runs -= FOR_ENGINE
        self._run(runs)
        self._settle()

    def _runs_left(self, s: State) -> float:
        """AOS-9.1  The move turns a player still has in this phase."""
        acted = 1 if self.seat in s.queue[: s.at] else 0
        return float(MOVE_ROUNDS + 1 - s.move_round - acted)

    def _build(self, s: State, after: int) -> None:
        """Track for what the expenses leave; early shares pay for what is missing."""
        free = self.money + self.income + RUNS_BEFORE - self.shares - self.engine
        wanted = PER_PROJECT if after > 1 else 0.0
        if s.rules.money_counts:
            wanted = ALONE if after > 2 else 0.0
        if free < wanted and self.shares < MOST_SHARES:
            new = min((wanted - free) / (SHARE - 1.0), 1.0 if s.rules.money_counts else 2.0)
            self.shares += new
            self.money += SHARE * new
            free += (SHARE - 1.0) * new
        spent = min(max(free, 0.0), wanted if s.rules.money_counts else PER_PROJECT + AT_MOST_MORE)
        self.money -= spent
        self.segments += spent / PER_SEGMENT

    def _run(self, runs: float) -> None:
        """The best cubes in stock first; then runs over track yet to be built."""
        new = NEW_RUN * min(float(self.engine), self.length)
        for length in range(self.engine, 0, -1):
            while self.counts[length] > 0 and runs > 0 and length > new - 1.0:
                part = min(runs, 1.0)
                self.counts[length] -= 1
                self.income += part * length * IN_STOCK
                runs -= part
        if runs > 0:
            self.income += runs * new

    def _settle(self) -> None:
        """AOS-10  Earn, pay, shrink."""
        self.money += self.income - self.shares - self.engine
        if self.money < 0:
            self.income += self.money
            self.money = 0.0
        if self.income > BAND:
            self.income -= min(float(MOST_REDUCTION), PER_BAND * ((self.income - 1.0) // BAND))
