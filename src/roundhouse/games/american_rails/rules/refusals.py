"""Why a move of American Rails is not allowed, rule by rule, with the nearest thing that is (AR-3.1)."""

from __future__ import annotations

from roundhouse.boards.masks import bits
from roundhouse.core.auction import Bid, Pass
from roundhouse.core.events import Facts, Refusal
from roundhouse.core.protocol import Move
from roundhouse.games.american_rails.board import (
    CITIES,
    COMPANY_IDS,
    DEVELOPABLE,
    GRID,
    ROWS,
    SINGLE,
    TERRAIN,
    place_name,
)
from roundhouse.games.american_rails.moves import (
    Decline,
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
from roundhouse.games.american_rails.rules import actions, auction, expansion, setup, track
from roundhouse.games.american_rails.rules.legal import moves
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


def why_not(s: State, m: Move) -> Refusal | None:
    """AR-3.1  The rule that forbids a move now, or None."""
    step = s.step
    if isinstance(m, Bid) and step == BID:
        return why_not_bid(s, m)
    if isinstance(m, Place) and step == EXPAND_STEP:
        return why_not_place(s, m)
    if isinstance(m, Space) and step == CHOOSE_SPACE:
        return why_not_space(s, m.row)
    if isinstance(m, Develop) and step == DEVELOP:
        return why_not_develop(s, m)
    if isinstance(m, Fund) and step == FUND:
        return why_not_fund(s, m.company)
    if isinstance(m, Offer) and step == OFFER:
        return why_not_offer(s, m)
    if isinstance(m, Start) and step == PLACE_START:
        return why_not_start(s, m)
    if isinstance(m, Select) and step == PREP_SELECT:
        return why_not_select(s, m)
    if isinstance(m, Expand2) and step == TAKE and not actions.may_expand2(s):
        return Refusal("AR-7.4", "three-players", {}, "take_bank")
    if is_plain_option(step, m):
        return None
    return Refusal("AR-3.1", "not-now", {"move": str(m)}, str(moves(s)[0]))


def is_plain_option(step: int, m: Move) -> bool:
    """AR-3.1  The options of a decision that nothing can forbid."""
    if step == BID:
        return isinstance(m, Pass)
    if step == EXPAND_STEP:
        return isinstance(m, Stop)
    if step == REMOVE:
        return isinstance(m, Remove)
    if step == TAKE and isinstance(m, (TakeBank, TaxOthers, Expand2)):
        return True
    return step in (DEVELOP, FUND, TAKE, OFFER) and isinstance(m, Decline)


# ── AR-4  Preparation ────────────────────────────────────────────────────────────────────────────


def why_not_select(s: State, selection: Select) -> Refusal | None:
    """AR-4.1  Exactly one share of every company of the game is offered."""
    company = selection.company
    if s.to_offer >> company & 1:
        return None
    facts: Facts = {"company": COMPANY_IDS[company]}
    instead = f"select {COMPANY_IDS[bits(s.to_offer)[0]]}"
    if s.excluded >> company & 1:
        return Refusal("AR-2.3", "company-excluded", facts, instead)
    return Refusal("AR-4.1", "already-offered", facts, instead)


# ── AR-5  Auctions ───────────────────────────────────────────────────────────────────────────────


def why_not_bid(s: State, bid: Bid) -> Refusal | None:
    """AR-5.2, AR-5.5  The lowest bid or more, covered by cash; who cannot, can only pass."""
    low, cash = auction.lowest_bid(s), s.cash[s.turn]
    instead = f"bid {low}" if low <= cash else "pass"
    if bid.amount < low:
        return Refusal("AR-5.2", "bid-too-low", {"bid": bid.amount, "floor": low}, instead)
    if bid.amount > cash:
        return Refusal("AR-5.2", "bid-not-covered", {"bid": bid.amount, "cash": cash}, instead)
    return None


def why_not_start(s: State, start: Start) -> Refusal | None:
    """AR-5.6  The first cube stands in a city without cubes."""
    h, free = start.hex, auction.start_cities(s)
    instead = f"start {GRID.labels[GRID.nearest(h, free)]}"
    if not CITIES >> h & 1:
        return Refusal("AR-5.6", "not-a-city", {"place": place_name(h)}, instead)
    if s.occupied >> h & 1:
        return Refusal("AR-5.6", "city-occupied", {"place": place_name(h)}, instead)
    return None


# ── AR-6  The action track ───────────────────────────────────────────────────────────────────────


def why_not_space(s: State, row: int) -> Refusal | None:
    """AR-6.4  One marker per space, the Pass space included; what can be done there is no matter."""
    if not s.taken >> row & 1:
        return None
    holder = next(seat for seat in s.queue[: s.at] if s.rows[seat] == row)
    free = next(r for r in range(1, ROWS + 1) if not s.taken >> r & 1)
    facts: Facts = {"space": track.space_name(s, row), "row": row, "seat": holder}
    return Refusal("AR-6.4", "space-taken", facts, f"space {free}")


# ── AR-7  Actions ────────────────────────────────────────────────────────────────────────────────


def why_not_develop(s: State, development: Develop) -> Refusal | None:
    """AR-1.6, AR-7.2  The reasons why a hex cannot be developed. No share is needed."""
    h = development.hex
    facts: Facts = {"place": place_name(h)}
    legal = actions.legal_developments(s)
    instead = f"develop {GRID.labels[GRID.nearest(h, legal)]}" if legal else "decline"
    if not CITIES >> h & 1:
        return Refusal("AR-7.2", "not-a-city", facts, instead)
    if not DEVELOPABLE >> h & 1:
        return Refusal("AR-1.6", "never-developed", facts, instead)
    if not s.occupied >> h & 1:
        return Refusal("AR-7.2", "nobody-there", facts, instead)
    if s.developed >> h & 1:
        return Refusal("AR-7.2", "has-house", facts, instead)
    if s.houses == 0:
        return Refusal("AR-7.2", "no-houses", {}, instead)
    return None


def why_not_fund(s: State, company: int) -> Refusal | None:
    """AR-7.3  Any company in play, floated or not; no share is needed."""
    if setup.is_in_play(s, company):
        return None
    facts: Facts = {"company": COMPANY_IDS[company]}
    if s.excluded >> company & 1:
        return Refusal("AR-7.3", "company-excluded", facts, "decline")
    return Refusal("AR-7.3", "company-closed", facts, "decline")


def why_not_offer(s: State, offer: Offer) -> Refusal | None:
    """AR-7.5  Any company with a share in supply, on the map or not; no share is needed."""
    company = offer.company
    facts: Facts = {"company": COMPANY_IDS[company]}
    if s.excluded >> company & 1:
        return Refusal("AR-7.5", "company-excluded", facts, "decline")
    if s.unsold[company] == 0:
        return Refusal("AR-7.5", "no-share-left", facts, "decline")
    return None


# ── AR-8  Expansion ──────────────────────────────────────────────────────────────────────────────


def why_not_place(s: State, place: Place) -> Refusal | None:
    """AR-8.1  The six conditions for a cube, the plainest first."""
    h, company = place.hex, place.company
    legal = expansion.legal_hexes(s, company) if s.held(s.active, company) else 0
    if legal >> h & 1:
        return None
    name = COMPANY_IDS[company]
    facts: Facts = {"place": place_name(h), "company": name}
    instead = f"place {name} {GRID.labels[GRID.nearest(h, legal)]}" if legal else "stop"
    if s.held(s.active, company) == 0:
        return Refusal("AR-8.1", "no-share-held", facts, instead)
    if s.network[company] >> h & 1:
        return Refusal("AR-8.1", "already-there", facts, instead)
    if SINGLE >> h & 1 and s.occupied >> h & 1:
        owner = COMPANY_IDS[s.owners_of(h)[0]]
        facts |= {"terrain": TERRAIN[h], "owner": owner}
        return Refusal("AR-8.1", "hex-full", facts, instead)
    if not GRID.around[h] & s.network[company]:
        return Refusal("AR-8.1", "not-adjacent", facts, instead)
    if s.stock[company] == 0:
        return Refusal("AR-8.1", "no-cubes", facts, instead)
    price, cash = expansion.cost(s, h), s.treasury[company]
    facts |= {"cost": price, "cash": cash, "short": price - cash}
    return Refusal("AR-8.2", "too-dear", facts, instead)
