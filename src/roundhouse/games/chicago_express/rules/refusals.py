"""Why a move of Chicago Express is not allowed, rule by rule, with the nearest thing that is (CE-6.2)."""

from __future__ import annotations

from roundhouse.core.auction import Bid, Pass
from roundhouse.core.events import Facts, Refusal
from roundhouse.core.protocol import Move
from roundhouse.games.chicago_express.board import (
    ACTIONS,
    COMPANY_IDS,
    DIAL_STEPS,
    GRID,
    INDUSTRY_AT,
    PLAYERS_DEVELOP,
    SINGLE,
    START,
    TAKES_HOUSE,
    TERRAIN,
)
from roundhouse.games.chicago_express.moves import (
    Build,
    Choose,
    Company,
    Decline,
    Develop,
    Offer,
    Stop,
)
from roundhouse.games.chicago_express.rules import auction, development, dials, expansion
from roundhouse.games.chicago_express.rules.legal import moves
from roundhouse.games.chicago_express.state import (
    AUCTION_BID,
    BUILD,
    CHOOSE_ACTION,
    CHOOSE_COMPANY,
    CHOOSE_DEVELOPMENT,
    OFFER_SHARE,
    State,
)


def why_not(s: State, m: Move) -> Refusal | None:
    """CE-6.2  The rule that forbids a move now, or None."""
    step = s.agenda[-1]
    if isinstance(m, Pass) and step == AUCTION_BID:
        return None
    if isinstance(m, Bid) and step == AUCTION_BID:
        return why_not_bid(s, m)
    if isinstance(m, Build) and step == BUILD:
        return why_not_build(s, m)
    if isinstance(m, Stop) and step == BUILD:
        if s.built:
            return None
        return Refusal("CE-6.5", "nothing-built", {}, str(moves(s)[0]))
    if isinstance(m, Choose) and step == CHOOSE_ACTION:
        return why_not_choose(s, m.action)
    if isinstance(m, Develop) and step == CHOOSE_DEVELOPMENT:
        return why_not_develop(s, m)
    if isinstance(m, Offer) and step == OFFER_SHARE:
        return why_not_offer(s, m)
    if isinstance(m, Company) and step == CHOOSE_COMPANY:
        return why_not_expand(s, m)
    if isinstance(m, Decline) and step in (OFFER_SHARE, CHOOSE_COMPANY, CHOOSE_DEVELOPMENT):
        return None
    return Refusal("CE-6.2", "not-now", {"move": str(m)}, str(moves(s)[0]))


# ── CE-4  Auction procedure ──────────────────────────────────────────────────────────────────────


def why_not_bid(s: State, bid: Bid) -> Refusal | None:
    """CE-4.3, CE-14.3  A bid reaches the minimum, beats the last bid, and cash covers it."""
    low, cash = auction.lowest_bid(s), s.cash[s.turn]
    instead = f"bid {low}" if low <= cash else "pass"
    if bid.amount < low:
        rule = "CE-4.2" if s.high == 0 else "CE-4.3"
        return Refusal(rule, "bid-too-low", {"bid": bid.amount, "floor": low}, instead)
    if bid.amount > cash:
        return Refusal("CE-14.3", "bid-not-covered", {"bid": bid.amount, "cash": cash}, instead)
    return None


# ── CE-6  Choosing an action ─────────────────────────────────────────────────────────────────────


def why_not_choose(s: State, action: int) -> Refusal | None:
    """CE-6.2  An action can be chosen until its dial is red. What comes of it is no matter: CE-6.3."""
    if not dials.is_red(s, action):
        return None
    free = [name for dial, name in enumerate(ACTIONS) if not dials.is_red(s, dial)]
    steps = DIAL_STEPS[action]
    return Refusal("CE-6.2", "dial-red", {"action": ACTIONS[action], "steps": steps}, free[0])


# ── CE-7  Action: auction of a share ─────────────────────────────────────────────────────────────


def why_not_offer(s: State, offer: Offer) -> Refusal | None:
    """CE-7.1, CE-7.3  Any opened company with a share left; own shares or cash do not matter."""
    company = offer.company
    if not s.opened >> company & 1:
        return Refusal("CE-7.3", "not-opened", {"company": COMPANY_IDS[company]}, "decline")
    if s.unsold[company] == 0:
        return Refusal("CE-7.1", "no-share-left", {"company": COMPANY_IDS[company]}, "decline")
    return None


# ── CE-8  Action: expansion ──────────────────────────────────────────────────────────────────────


def why_not_expand(s: State, choice: Company) -> Refusal | None:
    """CE-6.2, CE-8.6, CE-14.7  The reasons why a company is not offered for an expansion."""
    company, name = choice.company, COMPANY_IDS[choice.company]
    if not s.opened >> company & 1:
        return Refusal("CE-6.2", "not-opened", {"company": name}, "decline")
    if s.held(s.active, company) == 0:
        return Refusal("CE-6.2", "no-share-held", {"company": name}, "decline")
    if s.stock[company] == 0:
        return Refusal("CE-8.6", "no-locomotives", {"company": name}, "decline")
    if expansion.legal_hexes(s, company) == 0:
        facts: Facts = {"company": name, "cash": s.treasury[company]}
        return Refusal("CE-14.7", "no-legal-hex", facts, "decline")
    return None


def why_not_build(s: State, build: Build) -> Refusal | None:
    """CE-8.2  The six conditions for a hex, the plainest first."""
    h, company = build.hex, s.company
    label, name = GRID.labels[h], COMPANY_IDS[company]
    legal = expansion.legal_hexes(s, company)
    instead = f"build {GRID.labels[GRID.nearest(h, legal)]}" if legal else "stop"
    if TERRAIN[h] == START:
        return Refusal("CE-2.4", "start-hex", {"hex": label}, instead)
    if s.network[company] >> h & 1:
        return Refusal("CE-8.2", "already-there", {"hex": label, "company": name}, instead)
    if SINGLE >> h & 1 and expansion.locomotives_on(s, h):
        owner = COMPANY_IDS[s.owners_of(h)[0]]
        facts: Facts = {"hex": label, "terrain": TERRAIN[h], "owner": owner}
        return Refusal("CE-8.2", "hex-full", facts, instead)
    if not GRID.around[h] & s.network[company]:
        return Refusal("CE-8.2", "not-adjacent", {"hex": label, "company": name}, instead)
    if s.stock[company] == 0:
        return Refusal("CE-8.6", "no-locomotives", {"company": name}, instead)
    price, cash = expansion.cost(s, h), s.treasury[company]
    if price > cash:
        facts = {"hex": label, "company": name, "cost": price, "cash": cash, "short": price - cash}
        return Refusal("CE-8.3", "too-dear", facts, instead)
    return None


# ── CE-10  Action: development ───────────────────────────────────────────────────────────────────


def why_not_develop(s: State, wanted: Develop) -> Refusal | None:
    """CE-10.1, CE-10.6  The reasons why a hex cannot be developed. No share is needed: CE-10.2."""
    h = wanted.hex
    facts: Facts = {"hex": GRID.labels[h]}
    legal = development.legal_developments(s)
    instead = f"develop {GRID.labels[GRID.nearest(h, legal)]}" if legal else "decline"
    if not (TAKES_HOUSE | PLAYERS_DEVELOP) >> h & 1:
        return Refusal("CE-10.6", "never-developed", facts, instead)
    if expansion.locomotives_on(s, h) == 0:
        return Refusal("CE-10.1", "nobody-there", facts, instead)
    if h in INDUSTRY_AT:
        if development.at_last_field(s, h):
            return Refusal("CE-10.1", "track-at-end", facts, instead)
    elif s.developed >> h & 1:
        return Refusal("CE-10.1", "has-house", facts, instead)
    elif s.houses == 0:
        return Refusal("CE-10.1", "no-houses", facts, instead)
    return None
