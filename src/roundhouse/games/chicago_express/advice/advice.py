"""How well moves of Chicago Express look to the seat that decides, in dollars of its lead at the end.

Everything is measured alike: what a move adds to the dividends of each company, times the part of them
that goes to the seat rather than to its rivals (its stake, below zero where rivals hold more).
"""

from __future__ import annotations

from typing import Final

from roundhouse.boards.masks import bits, places_of
from roundhouse.core.auction import Bid
from roundhouse.core.protocol import Move
from roundhouse.games.chicago_express.advice.estimate import (
    ROUNDING,
    Outlook,
    diluted,
    drive,
    is_last_round,
)
from roundhouse.games.chicago_express.advice.ways import HEXES_OF, gains, onward
from roundhouse.games.chicago_express.board import (
    AUCTION,
    COMPANIES,
    DEVELOPMENT,
    DIAL_STEPS,
    EXPANSION,
    FOREST,
    FOREST_CASH,
    INDUSTRY_AT,
    INDUSTRY_VALUES,
    MOUNTAIN,
    TERRAIN,
)
from roundhouse.games.chicago_express.moves import Build, Choose, Company, Develop, Offer
from roundhouse.games.chicago_express.rules.auction import lowest_bid, may_offer, minimum_bid, sold
from roundhouse.games.chicago_express.rules.development import legal_developments
from roundhouse.games.chicago_express.rules.dials import RED_DIALS, is_red
from roundhouse.games.chicago_express.rules.dividends import dividend
from roundhouse.games.chicago_express.rules.expansion import legal_hexes, may_expand
from roundhouse.games.chicago_express.state import (
    AUCTION_BID,
    BUILD,
    CHOOSE_ACTION,
    CHOOSE_COMPANY,
    NOT_YET,
    OFFER_SHARE,
    State,
)

MOUNTAINS: Final = places_of(TERRAIN, MOUNTAIN)
FORESTS: Final = places_of(TERRAIN, FOREST)
HOUSE_ON_MOUNTAIN: Final = max([DEVELOPMENT[h] for h in bits(MOUNTAINS)])

# Weights are dollars of lead times this, within these bounds
SCALE: Final = 0.5
BOUND: Final = 12.0
# An expansion is worth so many times its best hex
HEXES_AHEAD: Final = 2.2
# How dear a dollar of a treasury is when it is spent
FRUGALITY: Final = 0.5
# How much of a treasury is built when somebody else buys, in the mean
OTHERS_DRIVE: Final = 0.7
# How much a bargain of a rival hurts, beside one's own
RIVALRY: Final = 0.05
# To end the match ahead, or not to end it behind, is worth this and the lead
END_COUNTS: Final = 6.0
# Slightly better to do something than nothing
WAIVED: Final = -0.5


def weigh(s: State, moves: list[Move]) -> list[float]:
    """Return the weights of the legal moves of the decision at hand."""
    if len(moves) == 1:
        return [0.0]
    outlook = Outlook(s)
    step = s.agenda[-1]
    if step == AUCTION_BID:
        leads = weigh_bids(s, moves, outlook)
    else:
        rivalry = outlook.rivalry(s.turn)
        stakes = outlook.stakes(s, rivalry)
        if step == BUILD:
            leads = weigh_builds(s, moves, outlook, stakes[s.company])
        elif step == CHOOSE_ACTION:
            leads = weigh_actions(s, moves, outlook, rivalry, stakes)
        elif step == OFFER_SHARE:
            leads = [weigh_offer(s, m, outlook, rivalry, stakes) for m in moves]
        elif step == CHOOSE_COMPANY:
            leads = [
                expansion(s, m.company, outlook, stakes) if isinstance(m, Company) else WAIVED
                for m in moves
            ]
        else:
            leads = [
                development(s, m.hex, outlook, stakes) if isinstance(m, Develop) else WAIVED
                for m in moves
            ]
    return [max(-BOUND, min(BOUND, SCALE * lead)) for lead in leads]


# ── Auctions ─────────────────────────────────────────────────────────────────────────────────────


def after_sale(s: State, company: int, outlook: Outlook) -> float:
    """Return among how many shares the dividends are divided once one more is sold."""
    return diluted(s, company, sold(s, company) + 1, outlook.rounds)


def returns(s: State, company: int, buyer: int, price: float, outlook: Outlook) -> float:
    """Return what each share pays to the end, once a buyer has one more for a price."""
    hoped = outlook.hoped[company] + outlook.dollar[company] * price
    total = outlook.sure[company] + drive(s, company, buyer) * hoped
    return total / after_sale(s, company, outlook) + ROUNDING * outlook.rounds


def fair_price(s: State, company: int, buyer: int, outlook: Outlook) -> float:
    """Return the price at which one more share is worth its money to a buyer.

    A share for p pays (sure + drive * (hoped + dollar * p)) / shares, and whoever holds some already
    gains on them, too, if the company is in his hands rather than in others'. The fair p makes that
    money * p.
    """
    shares = after_sale(s, company, outlook)
    held = s.shares[buyer * COMPANIES + company]
    care = (1 + held) * drive(s, company, buyer) - held * OTHERS_DRIVE
    total = (
        outlook.sure[company] + care * outlook.hoped[company] + shares * ROUNDING * outlook.rounds
    )
    return total / max(0.6 * shares, shares * outlook.money - care * outlook.dollar[company])


def limit(s: State, company: int, seat: int, outlook: Outlook) -> int:
    """Return the most a seat will bid."""
    return min(s.cash[seat], int(fair_price(s, company, seat, outlook)))


def weigh_bids(s: State, moves: list[Move], outlook: Outlook) -> list[float]:
    """Bid what the rivals will not outbid, if the share is worth it; else make them pay."""
    seat, company = s.turn, s.company
    mine = fair_price(s, company, seat, outlook)
    rival, most, second = NOT_YET, 0, s.high
    for other in range(s.seats):
        if other != seat and s.bidders >> other & 1:
            theirs = limit(s, company, other, outlook)
            if theirs > most or rival == NOT_YET:
                rival, most, second = other, theirs, max(second, most)
            else:
                second = max(second, theirs)
    if rival == NOT_YET:  # alone: the least bid is enough
        return [0.8 * (mine - m.amount) if isinstance(m, Bid) else 0.0 for m in moves]
    low = lowest_bid(s)
    hurts = RIVALRY * outlook.rivalry(seat)[rival]
    theirs_at = returns(s, company, rival, most, outlook)
    found = []
    for m in moves:
        if not isinstance(m, Bid):
            price = max(second, low - 1)
            left = theirs_at - outlook.money * price if most >= price else 0.0
            found.append(hurts * max(0.0, left))
        elif m.amount >= most:
            found.append(outlook.money * (mine - m.amount))
        elif mine >= most:  # it goes on to where the rival gives in
            found.append(outlook.money * (mine - most) - 0.05 * (most - m.amount))
        else:
            left = theirs_at - outlook.money * (m.amount + 1)
            found.append(min(hurts * left, outlook.money * (mine - m.amount)))
    return found


def weigh_offer(
    s: State, m: Move, outlook: Outlook, rivalry: list[float], stakes: list[float]
) -> float:
    """Return what it does to put up a share of a company."""
    return offer(s, m.company, outlook, rivalry, stakes) if isinstance(m, Offer) else WAIVED


def offer(
    s: State, company: int, outlook: Outlook, rivalry: list[float], stakes: list[float]
) -> float:
    """Return what it does to sell one more share: its owners get less each, the treasury grows."""
    buyer, price = likely_sale(s, company, outlook)
    if buyer == NOT_YET:
        return WAIVED
    held = sold(s, company)
    pays = returns(s, company, buyer, price, outlook)
    surplus = rivalry[buyer] * (pays - outlook.money * price)
    if held == 0:
        return surplus
    # a stake is for a dollar of all dividends: turn it into shares
    shares = stakes[company] * diluted(s, company, held, outlook.rounds)
    return surplus + shares * (pays - outlook.share[company])


def likely_sale(s: State, company: int, outlook: Outlook) -> tuple[int, int]:
    """Return who will buy a share, and for how much: whom it is worth most, for what others give."""
    least = minimum_bid(s, company)
    buyer, first, second = s.active, limit(s, company, s.active, outlook), 0
    for seat in range(s.seats):
        if seat != s.active:
            theirs = limit(s, company, seat, outlook)
            if theirs > first:
                buyer, first, second = seat, theirs, first
            elif theirs > second:
                second = theirs
    if first < least:
        return NOT_YET, 0
    return buyer, max(least, second)


# ── Expansion ────────────────────────────────────────────────────────────────────────────────────


def weigh_builds(s: State, moves: list[Move], outlook: Outlook, stake: float) -> list[float]:
    """Build towards what pays most; a company of the rivals is built to where nothing is."""
    hexes = [m.hex for m in moves if isinstance(m, Build)]
    if stake > 0.0:
        values = onward(s, s.company, hexes, outlook.rounds, FRUGALITY * outlook.dollar[s.company])
    else:
        values = gains(s, s.company, hexes, outlook.rounds, FRUGALITY * outlook.dollar[s.company])
    leads = [stake * value for value in values]
    if len(leads) < len(moves):
        leads.append(0.0)
    return leads


def expansion(s: State, company: int, outlook: Outlook, stakes: list[float]) -> float:
    """Return what it does to expand a company."""
    hexes = HEXES_OF.of(legal_hexes(s, company), [])
    if stakes[company] > 0.0:
        best = max(onward(s, company, hexes, outlook.rounds, FRUGALITY * outlook.dollar[company]))
    else:
        best = min(gains(s, company, hexes, outlook.rounds, FRUGALITY * outlook.dollar[company]))
    return HEXES_AHEAD * stakes[company] * best


# ── Development ──────────────────────────────────────────────────────────────────────────────────


def development(s: State, h: int, outlook: Outlook, stakes: list[float]) -> float:
    """Return what it does to develop a hex (CE-10.3, CE-10.4, CE-10.5)."""
    stake, cash = 0.0, 0.0
    for company in range(COMPANIES):
        if s.network[company] >> h & 1:
            stake += stakes[company]
            cash += stakes[company] * outlook.dollar[company]
    if h in INDUSTRY_AT:
        values, at = INDUSTRY_VALUES[INDUSTRY_AT[h]], s.industry[INDUSTRY_AT[h]]
        return stake * outlook.rounds * (values[at + 1] - values[at])
    if DEVELOPMENT[h] == 0:
        return cash * FOREST_CASH
    return stake * outlook.rounds * DEVELOPMENT[h]


def best_development(s: State, outlook: Outlook, stakes: list[float]) -> float:
    """Return the most any development does; mountains and forests have one company each."""
    legal = legal_developments(s)
    best = WAIVED
    for company in range(COMPANIES):
        stake = stakes[company]
        if stake > 0.0:
            own = legal & s.network[company]
            if own & MOUNTAINS:
                best = max(best, stake * outlook.rounds * HOUSE_ON_MOUNTAIN)
            if own & FORESTS:
                best = max(best, stake * outlook.dollar[company] * FOREST_CASH)
    for h in HEXES_OF.of(legal & ~(MOUNTAINS | FORESTS), []):
        best = max(best, development(s, h, outlook, stakes))
    return best


# ── The action ───────────────────────────────────────────────────────────────────────────────────


def weigh_actions(
    s: State, moves: list[Move], outlook: Outlook, rivalry: list[float], stakes: list[float]
) -> list[float]:
    """An action is worth the best that can be done with it, and what its dial brings about."""
    found = []
    for m in moves:
        assert isinstance(m, Choose)
        best = best_use(s, m.action, outlook, rivalry, stakes)
        if ends_match(s, m.action):
            lead = lead_at_end(s, s.active)
            best += lead + (END_COUNTS if lead >= 0 else -END_COUNTS)
        found.append(best)
    return found


def best_use(
    s: State, action: int, outlook: Outlook, rivalry: list[float], stakes: list[float]
) -> float:
    """Return the most that can be done with an action."""
    best = WAIVED
    if action == AUCTION:
        for company in range(COMPANIES):
            if may_offer(s, company):
                best = max(best, offer(s, company, outlook, rivalry, stakes))
    elif action == EXPANSION:
        for company in range(COMPANIES):
            if may_expand(s, s.active, company):
                best = max(best, expansion(s, company, outlook, stakes))
    else:
        best = max(best, best_development(s, outlook, stakes))
    return best


def ends_match(s: State, action: int) -> bool:
    """CE-6.1, CE-13.3  Return whether an action brings about the last dividend."""
    return brings_dividend(s, action) and is_last_round(s)


def brings_dividend(s: State, action: int) -> bool:
    """CE-6.1  Return whether an action makes the second dial red."""
    red = [is_red(s, dial) for dial in range(len(s.dials)) if dial != action]
    last = s.dials[action] + 1 == DIAL_STEPS[action]
    return sum(red) + last >= RED_DIALS


def lead_at_end(s: State, seat: int) -> int:
    """Return how far a seat is ahead of all others if the last dividend is paid now."""
    cash = s.cash[:]
    for company in range(COMPANIES):
        if sold(s, company):
            pays = dividend(s, company)
            for other in range(s.seats):
                cash[other] += pays * s.shares[other * COMPANIES + company]
    mine = cash[seat]
    cash[seat] = -1
    return mine - max(cash)


def is_quiet(s: State) -> bool:
    """Return whether nothing is half done: no auction and no expansion."""
    return not s.agenda or s.agenda[-1] == CHOOSE_ACTION
