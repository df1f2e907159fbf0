"""What may be decided in Chicago Express: the legal moves of every step (CE-6.2)."""

from __future__ import annotations

from roundhouse.core.auction import PASS, bids
from roundhouse.core.protocol import Move
from roundhouse.games.chicago_express.board import COMPANIES, DIAL_STEPS
from roundhouse.games.chicago_express.moves import (
    BUILDS,
    BUILDS_ON,
    CHOICES,
    DECLINE,
    DEVELOPMENTS,
    DEVELOPMENTS_ON,
    EXPANDERS,
    OFFERS,
    STOP,
)
from roundhouse.games.chicago_express.rules import auction, development, expansion
from roundhouse.games.chicago_express.state import (
    AUCTION_BID,
    BUILD,
    CHOOSE_ACTION,
    CHOOSE_DEVELOPMENT,
    NOT_YET,
    OFFER_SHARE,
    State,
)


def moves(s: State) -> list[Move]:
    """CE-6.2  The legal options of the decision at hand, in the order of the rule's table."""
    if not s.agenda:
        return []
    step = s.agenda[-1]
    if step == AUCTION_BID:
        return [PASS, *bids(auction.lowest_bid(s), s.cash[s.turn])]
    if step == BUILD:
        found = BUILDS_ON.of(expansion.legal_hexes(s, s.company), [])
        if s.built:
            found.append(STOP)
        return found
    if step == CHOOSE_ACTION:
        dials = s.dials
        return [CHOICES[a] for a in range(len(dials)) if dials[a] != DIAL_STEPS[a]]
    if step == CHOOSE_DEVELOPMENT:
        return DEVELOPMENTS_ON.of(development.legal_developments(s), [DECLINE])
    found = [DECLINE]
    if step == OFFER_SHARE:
        for company in range(COMPANIES):
            if auction.may_offer(s, company):
                found.append(OFFERS[company])
    else:
        for company in range(COMPANIES):
            if expansion.may_expand(s, s.active, company):
                found.append(EXPANDERS[company])
    return found


def candidates(s: State) -> list[Move]:
    """CE-6.2  Every writable move of the decision at hand, and one of each other kind."""
    others: list[Move] = [PASS, STOP, DECLINE, CHOICES[0], OFFERS[0], EXPANDERS[0], BUILDS[0]]
    step = s.agenda[-1] if s.agenda else NOT_YET
    if step == AUCTION_BID:
        return [*others, *bids(0, max(s.cash) + 2)]
    if step == BUILD:
        return [*others, *BUILDS]
    if step == CHOOSE_DEVELOPMENT:
        return [*others, *DEVELOPMENTS]
    return [*others, *CHOICES, *OFFERS, *EXPANDERS]
