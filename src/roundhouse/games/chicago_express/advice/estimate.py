"""What a match of Chicago Express comes to: dividends still to be paid, what a share returns, scores.

Companies earn what their income is now, and more once their treasury is on the board. The figures in
this file are tuned with matches played to the end; the specification has nothing to say about them.
"""

from __future__ import annotations

from math import exp
from typing import Final

from roundhouse.core.events import NOBODY
from roundhouse.games.chicago_express.advice.ways import TO_CHICAGO
from roundhouse.games.chicago_express.board import (
    AUCTION,
    CHICAGO,
    COMPANIES,
    DETROIT,
    DEVELOP,
    DIAL_STEPS,
    END_HOUSES,
    END_WITHOUT_SHARES,
    EXPANSION_MAX,
    INCOME,
    INDUSTRY_VALUES,
    SHARES,
)
from roundhouse.games.chicago_express.rules.auction import sold
from roundhouse.games.chicago_express.rules.dividends import dividend
from roundhouse.games.chicago_express.rules.scoring import end_reasons
from roundhouse.games.chicago_express.state import NOT_YET, State

# So many points apart, one player is about three times as likely to win as the other
SPREAD: Final = 12.0
# Houses built and decisive shares sold in a round, as matches go
HOUSES_A_ROUND: Final = 2.5
SHARES_A_ROUND: Final = 1.5
HOUSES_NOW: Final = 0.6
SHARES_NOW: Final = 0.5
# Income a dollar in the treasury turns into, and the rounds until it does
YIELD: Final = 0.35
DELAY: Final = 0.8
# A treasury above this finds less and less to build
ROOM: Final = 40.0
# What is left of all this in a company that no player holds more of than the others
TIED: Final = 0.7
# How likely a company before Chicago gets there
NEAR: Final = 0.3
# Income a company gains a round by houses and markers
GROWTH: Final = 0.3
# What rounding up adds to a share with every dividend (CE-11.1)
ROUNDING: Final = 0.4
# How many of the shares left will be sold while they still dilute, in a round
DILUTION: Final = 0.35
LEFT: Final = 0.78
# What comes to all players together beyond all this, for each round more than so many to come
ALIKE: Final = 25.0
ALIKE_UNTIL: Final = 2.4
# What a dollar kept for later auctions is worth more, with every round to come
THRIFT: Final = 0.2


def rounds_left(s: State) -> float:
    """CE-13.1  Return how many general dividends are to be expected, the one of this round included."""
    if s.turn == NOBODY:
        return 0.0
    if is_last_round(s):
        return 1.0
    by_detroit = float(len(INDUSTRY_VALUES[DETROIT]) - s.industry[DETROIT])
    # this round's own actions are as likely to come as any
    houses = s.houses - END_HOUSES - HOUSES_NOW * (DIAL_STEPS[DEVELOP] - s.dials[DEVELOP])
    by_houses = 1.0 + max(0.0, houses) / HOUSES_A_ROUND
    left = sorted(s.unsold)
    shares = sum(left[:END_WITHOUT_SHARES]) - SHARES_NOW * (DIAL_STEPS[AUCTION] - s.dials[AUCTION])
    by_shares = 1.0 + max(0.0, shares) / SHARES_A_ROUND
    return min(by_detroit, by_houses, by_shares)


def is_last_round(s: State) -> bool:
    """CE-13.1  Return whether the match ends with the next general dividend, whatever happens."""
    return len(end_reasons(s)) > 0


def drive(s: State, company: int, buyer: int = NOT_YET) -> float:
    """Return how much of a treasury gets built: nobody cares for a company all hold alike.

    With a buyer it is told for the time after one more share is his.
    """
    most, again = 0, False
    for seat in range(s.seats):
        held = s.shares[seat * COMPANIES + company]
        if seat == buyer:
            held += 1
        if held > most:
            most, again = held, False
        elif held == most:
            again = True
    return TIED if again else 1.0


def diluted(s: State, company: int, held: int, rounds: float) -> float:
    """Return among how many shares the dividends to come will be divided, in the mean."""
    left = SHARES[company] - held
    return held + min(left * LEFT, DILUTION * max(0.0, rounds - 1.0))


def before_chicago(s: State, company: int, rounds: float) -> float:
    """CE-12.3  Return what may be expected of a Chicago dividend, if the company stands before it."""
    network = s.network[company]
    if rounds <= 0.5 or network & TO_CHICAGO[0] or not network & TO_CHICAGO[EXPANSION_MAX]:
        return 0.0
    chance = NEAR * min(1.0, s.treasury[company] / 6.0) * min(1.0, rounds - 0.5)
    return chance * (s.income[company] + INCOME[CHICAGO])


class Outlook:
    """How a position looks: rounds to come, what shares return, and where every seat ends up."""

    def __init__(self, s: State) -> None:
        rounds = rounds_left(s)
        self.rounds = rounds
        # what a dollar in a player's hand may become, as it can buy shares while dividends are to come
        self.money = 1.0 + THRIFT * max(0.0, rounds - 1.0)
        # by company: dividends of what stands, of what may be built, and of one more dollar to build with
        self.sure: list[float] = []
        self.hoped: list[float] = []
        self.dollar: list[float] = []
        self.share: list[float] = []  # what one share returns to the end
        for company in range(COMPANIES):
            self._look_at(s, company)
        alike = ALIKE * max(0.0, rounds - ALIKE_UNTIL) / s.seats
        self.scores: list[float] = []
        for seat in range(s.seats):
            score = alike + s.cash[seat] * self.money
            for c in range(COMPANIES):
                held = s.shares[seat * COMPANIES + c]
                if held:
                    score += held * self.share[c]
            self.scores.append(score)

    def _look_at(self, s: State, company: int) -> None:
        """Add what a company may come to."""
        rounds, income, treasury = self.rounds, s.income[company], s.treasury[company]
        used = ROOM / (ROOM + treasury)
        dollar = YIELD * max(0.0, rounds - DELAY)
        sure = rounds * income + before_chicago(s, company, rounds)
        hoped = dollar * treasury * used + GROWTH * rounds * max(0.0, rounds - 1.0)
        held = sold(s, company)
        share = 0.0
        if held:
            total = sure + drive(s, company) * hoped
            share = total / diluted(s, company, held, rounds) + ROUNDING * rounds
            if rounds <= 1.0:  # no more than one dividend: it can be counted
                share += rounds * (dividend(s, company) - income / held - ROUNDING)
        self.sure.append(sure)
        self.hoped.append(hoped)
        self.dollar.append(dollar * used)
        self.share.append(share)

    def rivalry(self, seat: int) -> list[float]:
        """Return what a dollar of each seat is worth to one: 1 its own, the others' together -1."""
        top = max(self.scores)
        weights = [exp((score - top) / SPREAD) for score in self.scores]
        weights[seat] = 0.0
        total = sum(weights)
        if total < 1e-6:  # far ahead of all: the others are alike
            weights = [1.0] * len(weights)
            weights[seat] = 0.0
            total = len(weights) - 1.0
        found = [-weight / total for weight in weights]
        found[seat] = 1.0
        return found

    def stakes(self, s: State, rivalry: list[float]) -> list[float]:
        """Return what a dollar of dividends of each company is worth to a seat with such rivals."""
        found = []
        for c in range(COMPANIES):
            stake = 0.0
            for seat in range(s.seats):
                held = s.shares[seat * COMPANIES + c]
                if held:
                    stake += rivalry[seat] * held
            in_hands = sold(s, c)
            found.append(stake / diluted(s, c, in_hands, self.rounds) if in_hands else 0.0)
        return found


def forecast(s: State) -> list[float]:
    """Return the cash each seat may expect at the end."""
    return Outlook(s).scores
