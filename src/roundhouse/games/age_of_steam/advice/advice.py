"""What a club player would do: the weights of the moves at hand.

| decision | module |
|---|---|
| shares, turn order, actions | this one |
| New Cities and track | building.py, projects.py |
| cubes and engines | goods.py, prospects.py |
| how a position may end | estimate.py |
| why | reasons.py |

All is reckoned in points at the end (worth.py); half of them are a weight.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.auction import PASS, Bid
from roundhouse.core.protocol import Move
from roundhouse.games.age_of_steam.advice import building, goods, worth
from roundhouse.games.age_of_steam.advice.building import dream, in_money_terms
from roundhouse.games.age_of_steam.advice.memory import memory
from roundhouse.games.age_of_steam.advice.projects import UNSURE, Plan
from roundhouse.games.age_of_steam.advice.prospects import eagerness, known_stock, potential
from roundhouse.games.age_of_steam.moves import (
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    LOCOMOTIVE,
    PRODUCTION,
    TURN_ORDER,
    URBANISATION,
    Choose,
    Issue,
)
from roundhouse.games.age_of_steam.rules.flow import MOVE_ROUNDS
from roundhouse.games.age_of_steam.rules.shares import SHARE_PRICE
from roundhouse.games.age_of_steam.state import (
    AUCTION,
    BUILD,
    CHOOSE,
    ISSUE,
    MAP_DECISION,
    MOST_ENGINE,
    MOVE,
    PLACE,
    URBANISE,
    State,
)
from roundhouse.games.age_of_steam.state import PRODUCE as PRODUCE_STEP

FOR_BIDS: Final = 3  # money kept for the auction
FIRST_PLACE: Final = 2.5  # points that being first is worth over being last, ...
OUTLAY: Final = 0.3  # ... and that a dollar of a bid costs
LATER_LINKS: Final = 0.8  # that a better engine brings in each round to come


def weigh(s: State, moves: list[Move]) -> list[float]:
    """AOS-4.4  How good each move looks."""
    step = s.step
    if step == BUILD:
        return building.weigh_builds(s, moves)
    if step == MOVE:
        return goods.weigh_runs(s, moves)
    if step == AUCTION:
        return weigh_bids(s, moves)
    if step == ISSUE:
        return weigh_shares(s, moves)
    if step == CHOOSE:
        return weigh_actions(s, moves)
    if step == URBANISE:
        return building.weigh_cities(s, moves)
    if step == PLACE:
        return goods.weigh_places(s, moves)
    if step == MAP_DECISION:
        return s.rules.weigh(s, moves)
    weights = [0.0] * len(moves)
    if step == PRODUCE_STEP:
        weights[0] = 3.0
    return weights


# ── AOS-5  Shares ────────────────────────────────────────────────────────────────────────────────


def weigh_shares(s: State, moves: list[Move]) -> list[float]:
    """AOS-5.1  As many as the best project and the expenses of the round need."""
    plan = dream(s)
    found: list[float] = []
    for m in moves:
        assert isinstance(m, Issue)
        found.append(after_issue(s, plan, m.shares))
    best = max(found)
    return worth.levelled([points - best for points in found])


def after_issue(s: State, plan: Plan, shares: int) -> float:
    """Return the points that a number of shares leads to: what can be built, less what they cost."""
    seat = s.turn
    money = s.money[seat] + SHARE_PRICE * shares
    owed, engine = s.shares[seat] + shares, s.engine[seat]
    bids = FOR_BIDS if len(s.order) > 1 else 0
    best = in_money_terms(s, money - bids, owed, engine, plan.soon)
    for p in plan.projects:
        if p.now <= money - bids:
            rest = money - bids - p.now
            best = max(best, p.value + in_money_terms(s, rest, owed, engine, p.soon))
    return best - shares * worth.of_share(s)


# ── AOS-6  Turn order ────────────────────────────────────────────────────────────────────────────


def weigh_bids(s: State, moves: list[Move]) -> list[float]:
    """AOS-6.2, AOS-6.6  One place further in front for what it costs; never the money for track."""
    players = len(s.order)
    spare = spare_money(s)
    step = FIRST_PLACE / max(players - 1, 1)
    low = max(s.bids) + 1
    found: list[float] = []
    for m in moves:
        if isinstance(m, Bid):
            gain = step - m.amount * OUTLAY - 0.5 * (m.amount - low)
            if m.amount > spare:
                gain -= 2.3 * (m.amount - spare)
            found.append(gain)
        elif m is PASS:
            found.append(0.0)
        else:
            found.append(1.2)
    return worth.levelled(found)


def spare_money(s: State) -> int:
    """Return the money that neither the best project nor the expenses need."""
    seat, plan = s.turn, dream(s)
    owed = s.shares[seat] + s.engine[seat]
    best, spare = 0.0, s.money[seat] + min(0, s.income[seat] + plan.soon - owed)
    for p in plan.projects:
        points = p.value - p.now * worth.of_money(s)
        if p.now <= s.money[seat] and points > best:
            best = points
            spare = s.money[seat] - p.now + min(0, s.income[seat] + p.soon - owed)
    return max(spare, 0)


# ── AOS-7  Actions ───────────────────────────────────────────────────────────────────────────────


def weigh_actions(s: State, moves: list[Move], closely: bool = True) -> list[float]:
    """AOS-7.1  What each action would bring this round."""
    plan = dream(s)
    found: list[float] = []
    for m in moves:
        assert isinstance(m, Choose)
        found.append(of_action(s, plan, m.action, closely))
    return worth.levelled(found)


def of_action(s: State, plan: Plan, action: int, closely: bool = True) -> float:
    """Return the points an action may bring."""
    left = worth.rounds_left(s)
    if action == LOCOMOTIVE:
        return of_engine(s, plan)
    if action == ENGINEER:
        return of_fourth_tile(s, plan)
    if action == URBANISATION:
        return building.of_new_city(s, closely)
    if action == FIRST_MOVE:
        return 1.1 + 0.4 * min(plan.soon, 4)
    if action == FIRST_BUILD:
        return 1.2 if plan.projects else 0.5
    if action == PRODUCTION:
        return 4.0 if len(s.order) == 1 and left > 1 else 0.3 * min(left, 5)
    assert action == TURN_ORDER
    return 1.0 if left else 0.0


def of_engine(s: State, plan: Plan) -> float:
    """AOS-7.1, AOS-10.2  A better engine: longer runs now and later, and a dollar each round."""
    seat, left = s.turn, worth.rounds_left(s)
    engine = s.engine[seat]
    if engine == MOST_ENGINE:
        return 0.0
    known, runs = memory(s), MOVE_ROUNDS * (left + 1)
    counts = known_stock(s, known, seat, engine)
    links = potential(s, known_stock(s, known, seat, engine + 1), engine + 1, runs)
    links -= potential(s, counts, engine, runs)
    links += LATER_LINKS * min(left, 6) * eagerness(s, seat)
    return links * worth.of_income(s) - (left + 1) * worth.of_money(s)


def of_fourth_tile(s: State, plan: Plan) -> float:
    """AOS-8.2  The best project that four builds finish against the best that three do."""
    three = four = 0.0
    for p in plan.projects:
        points = p.value - p.now * worth.of_money(s)
        if p.tiles <= plan.left:
            three = max(three, points)
        if p.tiles <= plan.left + 1:
            full = p.value / UNSURE if p.tiles > plan.left else p.value
            four = max(four, full - p.cost * worth.of_money(s))
    return 2.2 + max(0.0, four - max(three, 0.0)) * 0.65
