"""Why somebody would make a move of American Rails, in keys and figures; the estimates say how much."""

from __future__ import annotations

from typing import Final

from roundhouse.core.auction import Bid, Pass
from roundhouse.core.events import Facts, Line
from roundhouse.core.protocol import Move
from roundhouse.games.american_rails.advice.advice import Adviser
from roundhouse.games.american_rails.advice.estimate import USUAL_PRICE, Goal, city_gain
from roundhouse.games.american_rails.advice.ways import AWAY_FROM_CITY, CITY_LIST, steps_towards
from roundhouse.games.american_rails.board import (
    CITIES,
    COMPANY_IDS,
    FULL,
    FUND_AMOUNT,
    PASS_ROW,
    TAKE_AMOUNT,
    place_name,
)
from roundhouse.games.american_rails.moves import (
    Develop,
    Expand2,
    Fund,
    Offer,
    Place,
    Remove,
    Select,
    Space,
    Start,
    Stop,
    TakeBank,
    TaxOthers,
)
from roundhouse.games.american_rails.rules.auction import lowest_bid
from roundhouse.games.american_rails.rules.expansion import cost
from roundhouse.games.american_rails.rules.track import space_name
from roundhouse.games.american_rails.state import State

NEAR: Final = 4  # efforts: so far a start looks around


def reason(s: State, m: Move) -> Line:
    """Return why somebody would make this legal move."""
    if isinstance(m, Remove):
        return Line("AR-2.3", "chance", {})
    if isinstance(m, Start):
        return start_reason(s, m.hex)
    adviser = Adviser(s)
    if isinstance(m, Bid):
        return bid_reason(s, adviser, m.amount)
    if isinstance(m, Pass):
        return pass_reason(s, adviser)
    if isinstance(m, Select):
        return share_reason(s, adviser, m.company, "AR-4.2", "select")
    if isinstance(m, Offer):
        return share_reason(s, adviser, m.company, "AR-7.5", "offer")
    if isinstance(m, Place):
        return place_reason(s, adviser, m.company, m.hex)
    return action_reason(s, adviser, m)


# ── Shares ───────────────────────────────────────────────────────────────────────────────────────


def returns(s: State, adviser: Adviser, company: int) -> int:
    """Return what one more share should pay until the end, in whole dollars."""
    paid = max(USUAL_PRICE, float(s.high))
    return round(adviser.outlook.share_return(s, company, 1, paid))


def share_reason(s: State, adviser: Adviser, company: int, rule: str, key: str) -> Line:
    """AR-4.2, AR-7.5  What the share that comes up may return, and who can pay most."""
    rival = max([s.cash[seat] for seat in range(s.seats) if seat != s.turn])
    facts: Facts = {
        "company": COMPANY_IDS[company],
        "worth": returns(s, adviser, company),
        "cash": s.cash[s.turn],
        "rival": rival,
    }
    return Line(rule, key, facts)


def bid_reason(s: State, adviser: Adviser, amount: int) -> Line:
    """AR-5.2  The price against what the share should return."""
    worth = returns(s, adviser, s.company)
    facts: Facts = {"company": COMPANY_IDS[s.company], "worth": worth, "bid": amount}
    if amount > worth:
        return Line("AR-5.2", "bid-dear", facts | {"more": amount - worth})
    return Line("AR-5.2", "bid", facts | {"more": worth - amount})


def pass_reason(s: State, adviser: Adviser) -> Line:
    """AR-5.3  Too dear, not to be paid, or the money is wanted elsewhere."""
    worth, floor = returns(s, adviser, s.company), lowest_bid(s)
    facts: Facts = {"company": COMPANY_IDS[s.company], "worth": worth, "floor": floor}
    if floor > s.cash[s.turn]:
        return Line("AR-5.5", "pass-poor", facts | {"cash": s.cash[s.turn]})
    return Line("AR-5.3", "pass-dear" if floor > worth else "pass-thrift", facts)


def start_reason(s: State, h: int) -> Line:
    """AR-5.6  What the city pays, and what lies around it."""
    away = AWAY_FROM_CITY[h]
    near = [city for city in CITY_LIST if city != h and away[city] <= NEAR]
    free = [city for city in near if not s.occupied >> city & 1]
    facts: Facts = {"place": place_name(h), "income": FULL[h], "near": len(near)}
    return Line("AR-5.6", "start", facts | {"free": len(free)})


# ── Cubes ────────────────────────────────────────────────────────────────────────────────────────


def place_reason(s: State, adviser: Adviser, company: int, h: int) -> Line:
    """AR-8.3, AR-9  The city entered, the city the cube leads to, or nothing in sight."""
    facts: Facts = {
        "company": COMPANY_IDS[company],
        "place": place_name(h),
        "cost": cost(s, h),
        "more": city_gain(s, company, h),
    }
    if CITIES >> h & 1:
        income = s.income[company]
        return Line("AR-9.1", "place-city", facts | {"income": income})
    goal = goal_beyond(s, adviser, company, h)
    if goal is None:
        return Line("AR-8.3", "place-nowhere", facts)
    facts |= {"goal": place_name(goal.hex), "more": city_gain(s, company, goal.hex)}
    return Line("AR-8.3", "place-way", facts)


def goal_beyond(s: State, adviser: Adviser, company: int, h: int) -> Goal | None:
    """Return the best city on whose way a hex lies."""
    best: Goal | None = None
    value = 0.0
    for goal in adviser.outlook.around(s, company).goals:
        rate = adviser.goal_value(s, company, goal)
        if rate > value and steps_towards(s, company, goal.hex, goal.efforts) >> h & 1:
            best, value = goal, rate
    return best


# ── Spaces and actions ───────────────────────────────────────────────────────────────────────────


def action_reason(s: State, adviser: Adviser, m: Move) -> Line:
    """AR-6.4, AR-7  What a space or an action is worth to the player until the end."""
    if isinstance(m, Space):
        facts: Facts = {"space": space_name(s, m.row), "row": m.row}
        value = round(adviser.space_use(s, m.row))
        if m.row == PASS_ROW or value <= 0:
            return Line("AR-6.3", "space-early", facts)
        return Line("AR-6.4", "space", facts | {"value": value})
    if isinstance(m, TakeBank):
        return Line("AR-7.4", "take", {"amount": TAKE_AMOUNT})
    if isinstance(m, TaxOthers):
        return Line("AR-7.4", "tax", {"amount": TAKE_AMOUNT})
    value = round(adviser.action_value(s, m))
    if isinstance(m, Develop):
        key = "develop" if value > 0 else "develop-others"
        return Line("AR-7.2", key, {"place": place_name(m.hex), "value": value})
    if isinstance(m, Fund):
        key = "fund" if value > 0 else "fund-others"
        facts = {"company": COMPANY_IDS[m.company], "amount": FUND_AMOUNT, "value": value}
        return Line("AR-7.3", key, facts)
    if isinstance(m, Expand2):
        return Line("AR-7.4", "expand", {"value": max(0, value)})
    if isinstance(m, Stop):
        return Line("AR-8.4", "stop", {"left": s.left})
    return Line("AR-6.4", "decline", {})
