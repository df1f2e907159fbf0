"""What may be decided in American Rails: the legal moves of every step (AR-3.1, AR-3.2)."""

from __future__ import annotations

from roundhouse.core.auction import PASS, bids
from roundhouse.core.protocol import Move
from roundhouse.games.american_rails.board import COMPANIES
from roundhouse.games.american_rails.moves import (
    DECLINE,
    DEVELOPMENTS,
    DEVELOPMENTS_ON,
    EXPAND2,
    FUNDS,
    OFFERS,
    PLACES,
    PLACES_ON,
    REMOVALS,
    SELECTIONS,
    SPACES,
    SPACES_LEFT,
    STARTS,
    STARTS_ON,
    STOP,
    TAKE_BANK,
    TAX_OTHERS,
)
from roundhouse.games.american_rails.rules import actions, auction, expansion, setup
from roundhouse.games.american_rails.state import (
    BID,
    CHOOSE_SPACE,
    DEVELOP,
    EXPAND_STEP,
    FUND,
    OFFER,
    PLACE_START,
    PREP_SELECT,
    REMOVE,
    TAKE,
    State,
)


def moves(s: State) -> list[Move]:
    """AR-3.1, AR-3.2  The legal options of the decision at hand; a single one is still asked."""
    step = s.step
    if step == BID:
        return [PASS, *bids(auction.lowest_bid(s), s.cash[s.turn])]
    if step == EXPAND_STEP:
        return expansion_moves(s)
    if step == CHOOSE_SPACE:
        return SPACES_LEFT[s.taken >> 1][:]
    found: list[Move] = []
    if step == DEVELOP:
        DEVELOPMENTS_ON.of(actions.legal_developments(s), found)
    elif step == FUND:
        found = [FUNDS[c] for c in range(COMPANIES) if setup.is_in_play(s, c)]
    elif step == OFFER:
        found = [OFFERS[c] for c in range(COMPANIES) if s.unsold[c]]
    elif step == TAKE:
        found = [TAKE_BANK, TAX_OTHERS]
        if actions.may_expand2(s):
            found.append(EXPAND2)
    else:
        return preparation_moves(s)
    found.append(DECLINE)
    return found


def expansion_moves(s: State) -> list[Move]:
    """AR-8.1, AR-8.4  A cube of any company of the player, or stop."""
    found: list[Move] = []
    first = s.active * COMPANIES
    for company in range(COMPANIES):
        if s.shares[first + company]:
            hexes = expansion.legal_hexes(s, company)
            if hexes:
                PLACES_ON[company].of(hexes, found)
    found.append(STOP)
    return found


def preparation_moves(s: State) -> list[Move]:
    """AR-2.3, AR-4.1, AR-5.6  Companies to remove or select, cities to start in; nothing once over."""
    if s.step == PLACE_START:
        return STARTS_ON.of(auction.start_cities(s), [])
    if s.step == PREP_SELECT:
        return [SELECTIONS[c] for c in range(COMPANIES) if s.to_offer >> c & 1]
    return REMOVALS[:] if s.step == REMOVE else []


def candidates(s: State) -> list[Move]:
    """AR-3.1  Every writable move of the decision at hand, and one of each other kind."""
    found: list[Move] = [PASS, TAKE_BANK, TAX_OTHERS, EXPAND2, STOP, DECLINE]
    found += [*REMOVALS, *SELECTIONS, *FUNDS, *OFFERS, *SPACES]
    found += [STARTS[0], DEVELOPMENTS[0], PLACES[0][0], *bids(9, 11)]
    if s.step == BID:
        found += [*bids(0, 8), *bids(12, max(s.cash) + 2)]
    elif s.step == EXPAND_STEP:
        for of_company in PLACES:
            found += of_company
    elif s.step == DEVELOP:
        found += DEVELOPMENTS
    elif s.step == PLACE_START:
        found += STARTS
    return found
