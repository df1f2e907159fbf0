"""How good the moves of American Rails look to the player who decides: weights for bots and hints.

A move is judged by the dollars it may be worth at the end, to the player and against the others.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.auction import Bid
from roundhouse.core.protocol import Move
from roundhouse.games.american_rails.advice.estimate import (
    DOLLARS_PER_EFFORT,
    NEARNESS,
    SPENT_PER_YEAR,
    START_VALUES,
    USUAL_PRICE,
    Goal,
    Outlook,
)
from roundhouse.games.american_rails.advice.ways import AWAY_FROM_CITY, CITY_LIST, steps_towards
from roundhouse.games.american_rails.board import (
    AUCTION_ROW,
    COMPANIES,
    CUBES_OF_ROW,
    DEVELOP_ROW,
    FULL,
    FUND_AMOUNT,
    FUND_ROW,
    HEXES,
    HOUSE_ALONE,
    HOUSE_SHARED,
    MINIMUM_BID,
    PASS_ROW,
    PER_CUBE,
    PHASES,
    PRICE,
    ROWS,
    SHARED,
    TAKE_AMOUNT,
    TAKE_ROW,
)
from roundhouse.games.american_rails.moves import (
    Develop,
    Expand2,
    Fund,
    Offer,
    Place,
    Select,
    Space,
    Start,
    TakeBank,
    TaxOthers,
)
from roundhouse.games.american_rails.rules.actions import legal_developments, may_expand2
from roundhouse.games.american_rails.rules.auction import lowest_bid
from roundhouse.games.american_rails.rules.income import value_alone, value_shared
from roundhouse.games.american_rails.state import (
    BID,
    CHOOSE_SPACE,
    EXPAND_STEP,
    NOT_YET,
    PLACE_START,
    PREP_SELECT,
    PREPARATION,
    State,
)

RIVALRY: Final = 0.7  # how much a dollar of all the others together counts against an own one
SCALE: Final = 0.5  # weight per dollar
HIGHEST: Final = 12.0  # no weight is farther from nothing
EARLY: Final = 0.1  # dollars for each row further up
# Bids. How many dollars a dollar should return: as long as cash is short, shares come cheap
LEAST_THRIFT: Final = 1.3
MOST_THRIFT: Final = 4.0
SOON_AT_START: Final = 4.0  # auctions to come soon after preparation
SOON_PER_PHASE: Final = 0.6  # auctions to come in each further phase of a year
JUMP: Final = 1.0  # a first bid goes so far towards what the others would pay
# Cubes and money for them
AIMLESS: Final = -1.5  # the weight of a cube that leads nowhere
WORTH_A_LOOK: Final = 0.4  # goals that promise less than so much of the best are left aside
_CERTAINTY: Final[list[float]] = [0.95**missing for missing in range(20)]  # of goals farther away
_MISSED: Final = [0.4, 0.3, 0.5, 1.0]  # dividends that pass before money given in a phase is spent


def weigh(s: State, moves: list[Move]) -> list[float]:
    """Return a weight for each legal move."""
    step = s.step
    if step == PREP_SELECT:
        return weigh_selections(s, moves)
    if step == PLACE_START:
        return [start_weight(s, m) for m in moves]
    adviser = Adviser(s)
    if step == BID:
        return adviser.weigh_bids(s, moves)
    if step == EXPAND_STEP:
        return adviser.weigh_places(s, moves)
    if step == CHOOSE_SPACE:
        return [limited(SCALE * adviser.space_value(s, m)) for m in moves]
    return [limited(SCALE * adviser.action_value(s, m)) for m in moves]


def limited(weight: float) -> float:
    """Return a weight within the bounds; large ones come closer to each other but keep their order."""
    return HIGHEST * weight / (HIGHEST + abs(weight))


# ── Preparation ──────────────────────────────────────────────────────────────────────────────────


def weigh_selections(s: State, moves: list[Move]) -> list[float]:
    """AR-4.2  The richest player asks for the best share, others for one they can do without."""
    richest = s.cash[s.turn] >= max(s.cash)
    found: list[float] = []
    for m in moves:
        assert isinstance(m, Select)
        weight = 0.4 * s.stock[m.company] / 10 - 0.3 * s.unsold[m.company]
        found.append(weight if richest else -weight)
    return found


def start_weight(s: State, m: Move) -> float:
    """AR-5.6  A valuable city with valuable cities around it, not yet those of others."""
    assert isinstance(m, Start)
    value = START_VALUES[m.hex]
    away = AWAY_FROM_CITY[m.hex]
    for city in CITY_LIST:
        if s.occupied >> city & 1:
            value -= (FULL[city] - SHARED[city] + 1) * NEARNESS[away[city]]
    return limited(value - 12.0)


# ── Everything else ──────────────────────────────────────────────────────────────────────────────


class Adviser:
    """What the player who decides thinks of the companies."""

    __slots__ = ("benefit", "outlook", "seat", "values")

    def __init__(self, s: State) -> None:
        self.seat = s.turn
        self.outlook = Outlook(s)
        self.values: list[list[float] | None] = [None] * COMPANIES
        # what one more income of a company, from now on, is worth to the player
        self.benefit = [0.0] * COMPANIES
        rival = RIVALRY / (s.seats - 1)
        for company in range(COMPANIES):
            held = self.outlook.held[company]
            if held:
                mine = s.shares[s.turn * COMPANIES + company]
                stake = mine - rival * (held - mine)
                self.benefit[company] = stake * self.outlook.worth[company]

    # ── Choosing a space ─────────────────────────────────────────────────────────────────────────

    def space_value(self, s: State, m: Move) -> float:
        """AR-6.3  What a space is worth: its use, and a little for an early turn next."""
        assert isinstance(m, Space)
        return EARLY * (ROWS - m.row) + self.space_use(s, m.row)

    def space_use(self, s: State, row: int) -> float:
        """AR-6.4  What the best use of a space is worth."""
        if row == DEVELOP_ROW:
            return self.best_development(s)
        if row == FUND_ROW:
            return max([self.fund_value(s, c) for c in range(COMPANIES)])
        if row == AUCTION_ROW:
            return max([0.0, *[self.offer_value(s, c) for c in range(COMPANIES) if s.unsold[c]]])
        if row == TAKE_ROW and not may_expand2(s):
            return float(TAKE_AMOUNT)
        if row == PASS_ROW:
            return 0.0
        value = self.expansion_value(s, CUBES_OF_ROW[row])
        return max(float(TAKE_AMOUNT), value) if row == TAKE_ROW else value

    def action_value(self, s: State, m: Move) -> float:
        """AR-7  What an action is worth; to decline is worth nothing."""
        if isinstance(m, Develop):
            return self.development_value(s, m.hex)
        if isinstance(m, Fund):
            return self.fund_value(s, m.company)
        if isinstance(m, Offer):
            return self.offer_value(s, m.company)
        if isinstance(m, TakeBank):
            return float(TAKE_AMOUNT)
        if isinstance(m, TaxOthers):
            return RIVALRY * TAKE_AMOUNT
        if isinstance(m, Expand2):
            return self.expansion_value(s, CUBES_OF_ROW[TAKE_ROW])
        return 0.0

    # ── AR-7.2  Develop ──────────────────────────────────────────────────────────────────────────

    def development_value(self, s: State, h: int) -> float:
        """Return what a house is worth in a city."""
        gain = HOUSE_SHARED if s.shared >> h & 1 else HOUSE_ALONE
        value = 0.0
        for company in range(COMPANIES):
            if s.network[company] >> h & 1:
                value += gain * self.benefit[company]
        return value

    def best_development(self, s: State) -> float:
        """Return what the best house is worth."""
        legal = legal_developments(s)
        best = 0.0
        for company in range(COMPANIES):
            benefit = self.benefit[company]
            if benefit <= 0.0:
                continue
            cities = legal & s.network[company]
            if cities & ~s.shared:
                best = max(best, HOUSE_ALONE * benefit)
            elif cities:
                best = max(best, HOUSE_SHARED * benefit)
        return best

    # ── AR-7.3  Fund ─────────────────────────────────────────────────────────────────────────────

    def fund_value(self, s: State, company: int) -> float:
        """Return what $5 more in a treasury are worth."""
        benefit, years = self.benefit[company], self.outlook.years
        if benefit <= 0.0 or years <= 0.0:
            return 0.0
        useful = min(float(FUND_AMOUNT), SPENT_PER_YEAR * years - s.treasury[company])
        if useful <= 0.0:
            return 0.0
        missed = _MISSED[s.column] + s.treasury[company] / SPENT_PER_YEAR
        waiting = max(0.0, 1.0 - missed / years)
        around = self.outlook.around(s, company)
        money = float(s.treasury[company])
        more = around.income_for(money + useful) - around.income_for(money)
        return more * benefit * waiting

    # ── AR-7.6, AR-8  Expansion ──────────────────────────────────────────────────────────────────

    def goal_value(self, s: State, company: int, goal: Goal) -> float:
        """Return what it is worth to get to a goal soon, for each effort on the way."""
        value = goal.gain * self.benefit[company]
        price = goal.efforts * DOLLARS_PER_EFFORT
        if goal.taken:
            price += PER_CUBE[goal.hex]
            if not s.shared >> goal.hex & 1:
                loss = value_alone(s, goal.hex) - value_shared(s, goal.hex)
                value -= loss * self.benefit[s.owners_of(goal.hex)[0]]
        money = s.treasury[company]
        if money < price:
            value *= 0.7 * money / price
        return value / goal.efforts

    def values_of(self, s: State, company: int) -> list[float]:
        """Return what the goals of a company are worth for each effort; counted once only."""
        known = self.values[company]
        if known is None:
            goals = self.outlook.around(s, company).goals
            known = [self.goal_value(s, company, goal) for goal in goals]
            self.values[company] = known
        return known

    def patience(self, missing: int) -> float:
        """Return what is left of a goal's worth if so many efforts are for later turns."""
        if missing <= 0:
            return 1.0
        wait = max(0.0, 1.0 - 0.12 * missing / max(1.0, self.outlook.years))
        return wait * _CERTAINTY[min(missing, len(_CERTAINTY) - 1)]

    def expansion_value(self, s: State, cubes: int) -> float:
        """Return what the best use of so many cubes is worth."""
        best = 0.0
        for company in range(COMPANIES):
            if not s.shares[self.seat * COMPANIES + company] or self.benefit[company] <= 0.0:
                continue
            payable = min(float(cubes), s.treasury[company] / 2.4, float(s.stock[company]))
            if payable < 0.8:
                continue
            rate = 0.0
            near = cubes
            goals = self.outlook.around(s, company).goals
            values = self.values_of(s, company)
            for at in range(len(goals)):
                if values[at] > rate:
                    value = values[at] * self.patience(goals[at].efforts - cubes)
                    if value > rate:
                        rate = value
                        near = goals[at].efforts
            first = min(float(near), payable)
            best = max(best, rate * (first + 0.7 * (payable - first)))
        return best

    def weigh_places(self, s: State, moves: list[Move]) -> list[float]:
        """AR-8.3  Weights for the next cube: the best goals say which way to go."""
        scores: dict[int, float] = {}
        for company in range(COMPANIES):
            mine = s.shares[self.seat * COMPANIES + company]
            if mine and s.stock[company] and self.benefit[company] > 0.0:
                self.score_places(s, company, scores)
        found: list[float] = []
        for m in moves:
            if isinstance(m, Place):
                value = scores.get(m.company * HEXES + m.hex, 0.0)
                if value > 0.0:
                    found.append(limited(SCALE * (value - 0.2 * PRICE[m.hex])))
                else:
                    found.append(AIMLESS - 0.1 * PRICE[m.hex])
            else:
                found.append(0.0)
        return found

    def score_places(self, s: State, company: int, scores: dict[int, float]) -> None:
        """Note for the hexes on the way to good goals what a cube there is worth."""
        goals = self.outlook.around(s, company).goals
        values = self.values_of(s, company)
        least = WORTH_A_LOOK * max([0.1, *values])
        for at in range(len(goals)):
            value = values[at]
            if value < least:
                continue
            value *= self.patience(goals[at].efforts - s.left)
            steps = steps_towards(s, company, goals[at].hex, goals[at].efforts)
            while steps:
                low = steps & -steps
                key = company * HEXES + low.bit_length() - 1
                before = scores.get(key, 0.0)
                scores[key] = max(before, value) + 0.2 * min(before, value)
                steps ^= low

    # ── AR-5, AR-7.5  Auctions ───────────────────────────────────────────────────────────────────

    def thrift(self, s: State, price: float) -> float:
        """Return how many dollars' worth a dollar should buy, as long as shares are cheap."""
        coming = float(s.to_offer.bit_count())
        if s.column == PREPARATION:
            coming += SOON_AT_START
        else:
            coming += SOON_PER_PHASE * (PHASES - s.column)
        cash = sum(s.cash)
        if cash <= 0:
            return 1.0
        return max(LEAST_THRIFT, min(MOST_THRIFT, price * (1.0 + coming) / cash))

    def rival_limit(self, s: State, among: int, limit: float) -> float:
        """Return how much the richest of the others can and would pay."""
        richest = 0
        for seat in range(s.seats):
            if seat != self.seat and among >> seat & 1:
                richest = max(richest, s.cash[seat])
        return min(float(richest), limit)

    def offer_value(self, s: State, company: int) -> float:
        """AR-7.5  What it is worth to put up a share: a bargain, or a rival's dividends diluted."""
        outlook = self.outlook
        before = outlook.share_return(s, company, 0, 0.0)
        after = outlook.share_return(s, company, 1, USUAL_PRICE)
        fair = after / self.thrift(s, after)
        mine = s.shares[self.seat * COMPANIES + company]
        rival = RIVALRY / (s.seats - 1)
        value = 0.0
        if outlook.held[company]:
            value = (mine - rival * (outlook.held[company] - mine)) * (after - before)
        theirs = self.rival_limit(s, (1 << s.seats) - 1, fair)
        own = min(float(s.cash[self.seat]), fair)
        if max(theirs, own) < MINIMUM_BID:
            return -0.1
        if own >= theirs:
            return value + after - max(float(MINIMUM_BID), theirs)
        return value - rival * (after - max(float(MINIMUM_BID), own))

    def weigh_bids(self, s: State, moves: list[Move]) -> list[float]:
        """AR-5.2  Up to what the share may return; not more than the others would pay."""
        low = lowest_bid(s)
        after = self.outlook.share_return(s, s.company, 1, max(USUAL_PRICE, float(low)))
        limit = after / self.thrift(s, after)
        theirs = self.rival_limit(s, s.bidders, limit)
        if s.high_bidder == NOT_YET and theirs < low:
            limit = after + self.dilution(s, after)
        aim = max(low, int(JUMP * min(theirs, limit)))
        best = min(5.0, SCALE * (limit - low) + 0.3)
        found: list[float] = []
        for m in moves:
            if not isinstance(m, Bid):
                found.append(0.0)
            elif m.amount > limit:
                found.append(limited(SCALE * (limit - m.amount)))
            elif m.amount == aim:
                found.append(best)
            else:
                away = 0.0 if m.amount == low else 0.5 + 0.15 * abs(m.amount - aim)
                found.append(limited(best - 0.5 - away))
        return found

    def dilution(self, s: State, after: float) -> float:
        """Return what the share costs those who hold others, if nobody else would buy it."""
        before = self.outlook.share_return(s, s.company, 0, 0.0)
        mine = s.shares[self.seat * COMPANIES + s.company]
        rival = RIVALRY / (s.seats - 1)
        held = self.outlook.held[s.company]
        return (mine - rival * (held - mine)) * (after - before)
