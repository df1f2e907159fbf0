"""How well moves of Chicago Express look to the seat that decides, in dollars of its lead at the end.

Everything is measured alike: what a move adds to the dividends of each company, times the part of them
that goes to the seat rather than to its rivals (its stake, below zero where rivals hold more).
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.auction import Bid
from roundhouse.core.protocol import Move
from roundhouse.games.chicago_express import rules
from roundhouse.games.chicago_express.board import (
    AUCTION,
    COMPANIES,
    DEVELOPMENT,
    EXPANSION,
    FOREST_CASH,
    INDUSTRY_AT,
    INDUSTRY_VALUES,
    SHARES,
)
from roundhouse.games.chicago_express.estimate import ROUNDING, Outlook, diluted
from roundhouse.games.chicago_express.moves import (
    BUILDS_ON,
    DEVELOPMENTS_ON,
    Build,
    Choose,
    Company,
    Develop,
    Offer,
)
from roundhouse.games.chicago_express.routes import gains, prospects
from roundhouse.games.chicago_express.state import (
    AUCTION_BID,
    BUILD,
    CHOOSE_ACTION,
    CHOOSE_COMPANY,
    NOT_YET,
    OFFER_SHARE,
    State,
)

# Weights are dollars of lead times this, within these bounds
SCALE: Final = 0.5
BOUND: Final = 12.0
# An expansion is worth so many times its best hex
REACH: Final = 2.2
# Slightly better to do something than nothing
WAIVED: Final = -0.5


def weigh(s: State, moves: list[Move]) -> list[float]:
    """Return the weights of the legal moves of the decision at hand."""
    if len(moves) == 1:
        return [0.0]
    view = Outlook(s)
    step = s.agenda[-1]
    if step == AUCTION_BID:
        leads = weigh_bids(s, moves, view)
    else:
        rivalry = view.rivalry(s.turn)
        stakes = view.stakes(s, rivalry)
        if step == BUILD:
            leads = weigh_builds(s, moves, view, stakes[s.company])
        elif step == CHOOSE_ACTION:
            leads = weigh_actions(s, moves, view, rivalry, stakes)
        elif step == OFFER_SHARE:
            leads = [weigh_offer(s, m, view, rivalry, stakes) for m in moves]
        elif step == CHOOSE_COMPANY:
            leads = [
                expansion(s, m.company, view, stakes) if isinstance(m, Company) else WAIVED
                for m in moves
            ]
        else:
            leads = [
                development(s, m.hex, view, stakes) if isinstance(m, Develop) else WAIVED
                for m in moves
            ]
    return [max(-BOUND, min(BOUND, SCALE * lead)) for lead in leads]


# ── Auctions ─────────────────────────────────────────────────────────────────────────────────────


def fair_price(s: State, company: int, view: Outlook) -> float:
    """Return the price at which one more share is worth its money; what is paid helps it to grow.

    A share bought for p returns (worth + dollar * p) / shares; the fair p makes that money * p.
    """
    shares = diluted(s, company, SHARES[company] - s.unsold[company] + 1, view.rounds)
    total = view.worth[company] + shares * ROUNDING * view.rounds
    return total / max(0.5, shares * view.money - view.dollar)


def returns(s: State, company: int, price: float, view: Outlook) -> float:
    """Return what one more share, sold for a price, pays to the end."""
    shares = diluted(s, company, SHARES[company] - s.unsold[company] + 1, view.rounds)
    return (view.worth[company] + view.dollar * price) / shares + ROUNDING * view.rounds


def rival_limit(s: State, fair: float, seats: int, but: int) -> int:
    """Return the most a rival among these seats will bid."""
    most = 0
    for seat in range(s.seats):
        if seat != but and seats >> seat & 1:
            most = max(most, min(s.cash[seat], int(fair)))
    return most


def weigh_bids(s: State, moves: list[Move], view: Outlook) -> list[float]:
    """Bid what the rivals will not outbid, if the share is worth it."""
    fair = fair_price(s, s.company, view)
    rival = rival_limit(s, fair, s.bidders, s.turn)
    found = []
    for m in moves:
        if not isinstance(m, Bid):
            found.append(0.0)
            continue
        surplus = returns(s, s.company, m.amount, view) - view.money * m.amount
        if m.amount < rival:  # it goes on; what counts is where it ends
            end = returns(s, s.company, rival, view) - view.money * rival
            surplus = min(surplus, end) - 0.05 * (rival - m.amount)
        found.append(surplus)
    return found


def weigh_offer(
    s: State, m: Move, view: Outlook, rivalry: list[float], stakes: list[float]
) -> float:
    """Return what it does to put up a share of a company."""
    return offer(s, m.company, view, rivalry, stakes) if isinstance(m, Offer) else WAIVED


def offer(
    s: State, company: int, view: Outlook, rivalry: list[float], stakes: list[float]
) -> float:
    """Return what it does to sell one more share: its owners get less each, the treasury grows."""
    fair = fair_price(s, company, view)
    buyer, price = likely_sale(s, company, fair)
    if buyer == NOT_YET:
        return WAIVED
    sold = SHARES[company] - s.unsold[company]
    pays = returns(s, company, price, view)
    surplus = rivalry[buyer] * (pays - view.money * price)
    if sold == 0:
        return surplus
    # a stake is for a dollar of all dividends: turn it into shares
    shares = stakes[company] * diluted(s, company, sold, view.rounds)
    return surplus + shares * (pays - view.share[company])


def likely_sale(s: State, company: int, fair: float) -> tuple[int, int]:
    """Return who will buy a share, and for how much: the richest, if the least bid is worth it."""
    least = rules.minimum_bid(s, company)
    if least > fair + 1:
        return NOT_YET, 0
    buyer, first, second = s.active, min(s.cash[s.active], int(fair)), 0
    for seat in range(s.seats):
        if seat != s.active:
            limit = min(s.cash[seat], int(fair))
            if limit > first:
                buyer, first, second = seat, limit, first
            elif limit > second:
                second = limit
    if first < least:
        return NOT_YET, 0
    return buyer, max(least, second)


# ── Expansion ────────────────────────────────────────────────────────────────────────────────────


def weigh_builds(s: State, moves: list[Move], view: Outlook, stake: float) -> list[float]:
    """Build towards what pays most; a company of the rivals is built to where nothing is."""
    hexes = [m.hex for m in moves if isinstance(m, Build)]
    if stake > 0.0:
        values = prospects(s, s.company, hexes, view.rounds, view.dollar)
    else:
        values = gains(s, s.company, hexes, view.rounds, view.dollar)
    leads = [stake * value for value in values]
    if len(leads) < len(moves):
        leads.append(0.0)
    return leads


def expansion(s: State, company: int, view: Outlook, stakes: list[float]) -> float:
    """Return what it does to expand a company."""
    hexes = [m.hex for m in BUILDS_ON.of(rules.legal_hexes(s, company), []) if isinstance(m, Build)]
    if stakes[company] > 0.0:
        best = max(prospects(s, company, hexes, view.rounds, view.dollar))
    else:
        best = min(gains(s, company, hexes, view.rounds, view.dollar))
    return REACH * stakes[company] * best


# ── Development ──────────────────────────────────────────────────────────────────────────────────


def development(s: State, h: int, view: Outlook, stakes: list[float]) -> float:
    """Return what it does to develop a hex (CE-10.3, CE-10.4, CE-10.5)."""
    stake = 0.0
    for company in range(COMPANIES):
        if s.network[company] >> h & 1:
            stake += stakes[company]
    if h in INDUSTRY_AT:
        values, at = INDUSTRY_VALUES[INDUSTRY_AT[h]], s.industry[INDUSTRY_AT[h]]
        return stake * view.rounds * (values[at + 1] - values[at])
    if DEVELOPMENT[h] == 0:
        return stake * view.dollar * FOREST_CASH
    return stake * view.rounds * DEVELOPMENT[h]


# ── The action ───────────────────────────────────────────────────────────────────────────────────


def weigh_actions(
    s: State, moves: list[Move], view: Outlook, rivalry: list[float], stakes: list[float]
) -> list[float]:
    """An action is worth the best that can be done with it."""
    found = []
    for m in moves:
        assert isinstance(m, Choose)
        best = WAIVED
        if m.action == AUCTION:
            for company in range(COMPANIES):
                if s.unsold[company] and s.opened >> company & 1:
                    best = max(best, offer(s, company, view, rivalry, stakes))
        elif m.action == EXPANSION:
            for company in range(COMPANIES):
                if rules.may_expand(s, s.active, company):
                    best = max(best, expansion(s, company, view, stakes))
        else:
            for choice in DEVELOPMENTS_ON.of(rules.legal_developments(s), []):
                if isinstance(choice, Develop):
                    best = max(best, development(s, choice.hex, view, stakes))
        found.append(best)
    return found


def is_quiet(s: State) -> bool:
    """Return whether nothing is half done: no auction and no expansion."""
    return not s.agenda or s.agenda[-1] == CHOOSE_ACTION
