"""Why somebody would make a move of Chicago Express: a sentence with figures, true of any legal move."""

from __future__ import annotations

from roundhouse.core.auction import Bid, Pass
from roundhouse.core.events import Facts, Line
from roundhouse.core.protocol import Move
from roundhouse.games.chicago_express.advice import advice
from roundhouse.games.chicago_express.advice.estimate import Outlook
from roundhouse.games.chicago_express.advice.ways import STEPS, TOWNS, WITHIN
from roundhouse.games.chicago_express.board import (
    ACTIONS,
    CHICAGO,
    COMPANY_IDS,
    DEVELOPMENT,
    DIAL_STEPS,
    FOREST,
    FOREST_CASH,
    GRID,
    INDUSTRY_AT,
    INDUSTRY_VALUES,
    TERRAIN,
)
from roundhouse.games.chicago_express.moves import Build, Choose, Company, Develop, Offer, Stop
from roundhouse.games.chicago_express.rules.auction import lowest_bid, minimum_bid, sold
from roundhouse.games.chicago_express.rules.expansion import cost, hex_income
from roundhouse.games.chicago_express.state import NOT_YET, State


def reason(s: State, m: Move) -> Line:
    """Return why this move, with its rule."""
    if isinstance(m, (Bid, Pass)):
        return of_bid(s, m)
    if isinstance(m, Build):
        return of_build(s, m.hex)
    if isinstance(m, Choose):
        return of_action(s, m)
    if isinstance(m, Offer):
        return of_offer(s, m.company)
    if isinstance(m, Develop):
        return of_development(s, m.hex)
    if isinstance(m, Company):
        facts: Facts = {"company": COMPANY_IDS[m.company], "cash": s.treasury[m.company]}
        facts |= {"held": s.held(s.active, m.company), "sold": sold(s, m.company)}
        return Line("CE-8.1", "company", facts)
    if isinstance(m, Stop):
        facts = {"company": COMPANY_IDS[s.company], "cash": s.treasury[s.company]}
        return Line("CE-8.7", "stop", facts)
    return Line("CE-6.3", "decline")


def of_bid(s: State, m: Move) -> Line:
    """CE-4.3  What a share returns against what it costs."""
    outlook = Outlook(s)
    low, cash = lowest_bid(s), s.cash[s.turn]
    price = m.amount if isinstance(m, Bid) else low
    fair = advice.fair_price(s, s.company, s.turn, outlook)
    facts: Facts = {
        "company": COMPANY_IDS[s.company],
        "price": price,
        "returns": round(advice.returns(s, s.company, s.turn, price, outlook)),
        "fair": int(fair),
    }
    if isinstance(m, Bid):
        return Line("CE-4.3", "bid" if price <= fair else "bid-dear", facts)
    if low > cash:
        return Line("CE-14.3", "pass-short", {"price": low, "cash": cash})
    return Line("CE-4.4", "pass-cheap" if price <= fair else "pass-dear", facts)


def of_action(s: State, m: Choose) -> Line:
    """CE-6.2  What the best use of an action gains."""
    if advice.ends_match(s, m.action):
        ahead = advice.lead_at_end(s, s.active)
        key = "action-ends-ahead" if ahead >= 0 else "action-ends-behind"
        return Line("CE-13.1", key, {"amount": abs(ahead)})
    outlook = Outlook(s)
    rivalry = outlook.rivalry(s.active)
    lead = advice.best_use(s, m.action, outlook, rivalry, outlook.stakes(s, rivalry))
    facts: Facts = {"action": ACTIONS[m.action], "amount": round(lead)}
    if round(lead) > 0:
        return Line("CE-6.2", "action", facts)
    facts |= {"dial": s.dials[m.action] + 1, "steps": DIAL_STEPS[m.action]}
    return Line("CE-6.3", "action-idle", facts)


def of_offer(s: State, company: int) -> Line:
    """CE-7.1  What a share may fetch, and whom that helps."""
    outlook = Outlook(s)
    rivalry = outlook.rivalry(s.active)
    _, price = advice.likely_sale(s, company, outlook)
    facts: Facts = {"company": COMPANY_IDS[company], "price": price}
    if price == 0:
        facts["price"] = minimum_bid(s, company)
        return Line("CE-4.2", "offer-unsold", facts)
    lead = advice.offer(s, company, outlook, rivalry, outlook.stakes(s, rivalry))
    facts["amount"] = round(abs(lead))
    return Line("CE-7.1", "offer" if lead > 0.0 else "offer-against", facts)


def of_build(s: State, h: int) -> Line:
    """CE-8.4  What a hex pays, or where it leads."""
    price, income = cost(s, h), hex_income(s, h)
    facts: Facts = {"hex": GRID.labels[h], "company": COMPANY_IDS[s.company], "price": price}
    if h == CHICAGO:
        return Line("CE-12.3", "build-chicago", facts | {"amount": income})
    if income:
        rounds = max(1, round(Outlook(s).rounds))
        return Line("CE-9.1", "build-income", facts | {"amount": income, "rounds": rounds})
    town = town_ahead(s, h)
    if town == NOT_YET:
        return Line("CE-9.3", "build-idle", facts)
    ahead = STEPS[h][TOWNS.index(town)]
    return Line("CE-8.2", "build-way", facts | {"town": GRID.labels[town], "count": ahead})


def town_ahead(s: State, h: int) -> int:
    """Return the nearest town a hex brings the company closer to, or NOT_YET."""
    network, steps = s.network[s.company], STEPS[h]
    nearest = NOT_YET
    for i in range(len(TOWNS)):
        if network & WITHIN[i][steps[i]] == 0 and (nearest == NOT_YET or steps[i] < steps[nearest]):
            nearest = i
    return TOWNS[nearest] if nearest != NOT_YET else NOT_YET


def of_development(s: State, h: int) -> Line:
    """CE-10.3, CE-10.4, CE-10.5  Who gains how much."""
    owners = s.owners_of(h)
    facts: Facts = {"hex": GRID.labels[h], "company": COMPANY_IDS[owners[0]], "count": len(owners)}
    if TERRAIN[h] == FOREST:
        return Line("CE-10.4", "develop-forest", facts | {"amount": FOREST_CASH})
    if h in INDUSTRY_AT:
        values, at = INDUSTRY_VALUES[INDUSTRY_AT[h]], s.industry[INDUSTRY_AT[h]]
        return Line("CE-10.5", "develop", facts | {"amount": values[at + 1] - values[at]})
    return Line("CE-10.3", "develop", facts | {"amount": DEVELOPMENT[h]})
