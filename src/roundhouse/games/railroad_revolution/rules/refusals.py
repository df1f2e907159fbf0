"""Why a move is not allowed (RR-5): is it time for such a move, and may it be made?

Written apart from turns.py: here every move is looked at by itself. A law compares. Moves of an agenda
are in agenda_refusals.py.
"""

from __future__ import annotations

from roundhouse.core.events import Refusal
from roundhouse.core.protocol import Move
from roundhouse.games.railroad_revolution.board import (
    ALL_SECTIONS,
    BUILDING,
    COLOURS,
    HIRE_PRICE,
    HUES,
    PIECES,
    RAIL,
    RAILROAD,
    STATION,
    TELEGRAPH,
    WHITE,
)
from roundhouse.games.railroad_revolution.cards import MILESTONES
from roundhouse.games.railroad_revolution.effects import (
    DEAL_PRICES,
)
from roundhouse.games.railroad_revolution.moves import (
    AGENDA_MOVES,
    ALL_DRAWS,
    ALL_PLACEMENTS,
    DEAL_MOVES,
    DONE,
    DRAW_DEAL_TILE,
    END,
    HIRES,
    KEEPS,
    PASS,
    PICKS,
    SELL,
    TARGET_PIECE,
    Deal,
    Done,
    Draw,
    Hire,
    Keep,
    Pass,
    Pick,
    Place,
    Sell,
)
from roundhouse.games.railroad_revolution.rules import (
    actions,
    agenda_refusals,
    flow,
    milestones,
    turns,
)
from roundhouse.games.railroad_revolution.state import (
    AGENDA,
    DEAL,
    MILESTONE,
    OVER,
    PICK,
    SETUP_AGENDA,
    TURN,
    State,
)


def why_not(s: State, m: Move) -> Refusal | None:
    """RR-5  The rule that forbids a move now, or None."""
    reason = refusal(s, m)
    if reason is None:
        return None
    legal = flow.moves(s)
    return Refusal(reason.rule, reason.key, reason.facts, str(legal[0]) if legal else None)


def refusal(s: State, m: Move) -> Refusal | None:
    """RR-5  The same without an alternative: is it time for such a move, and is it allowed?"""
    step = s.step
    if isinstance(m, (Sell, Hire)) and step in (TURN, AGENDA, DEAL):
        return why_not_sell(s) if isinstance(m, Sell) else why_not_hire(s, m)
    if step == AGENDA:
        return agenda_refusals.why_not_in_agenda(s, m)
    if step == TURN and isinstance(m, Place):
        return why_not_place(s, m)
    if step == TURN and isinstance(m, Pass):
        pieces = s.buildings[s.turn] + s.rails[s.turn]
        return Refusal("RR-5.5", "must-act", {"pieces": pieces}) if pieces else None
    if step == DEAL and isinstance(m, Deal):
        return why_not_deal(s, m.number)
    if step == DEAL and isinstance(m, Done):
        return None
    if step == MILESTONE and isinstance(m, Keep):
        drawn = m.tile in milestones.in_hand(s)
        return None if drawn else Refusal("RR-9.3", "not-in-hand", {"tile": MILESTONES[m.tile]})
    if step == PICK and isinstance(m, Pick):
        there = m.tile in [offer // 16 for offer in s.offered]
        return None if there else Refusal("RR-4.9", "setup-tile-gone", {})
    if isinstance(m, Draw) and step not in (TURN, DEAL, MILESTONE, PICK, OVER):
        return None if m in flow.moves(s) else Refusal("RR-10.3", "cannot-be-drawn", {})
    return Refusal("RR-5", "not-now", {"move": str(m)})


# ── RR-5  Turn, deals ────────────────────────────────────────────────────────────────────────────


def why_not_sell(s: State) -> Refusal | None:
    """RR-5.4, RR-4.9  A share is there to sell, and it is not the set-up."""
    if s.kind == SETUP_AGENDA:
        return Refusal("RR-4.9", "not-in-setup", {})
    return None if s.shares[s.turn] else Refusal("RR-5.4", "no-share", {})


def why_not_hire(s: State, m: Hire) -> Refusal | None:
    """RR-5.4, RR-12.5, RR-6.5  Money in hand, the colour in stock, the agenda still solvent."""
    if s.kind == SETUP_AGENDA:
        return Refusal("RR-4.9", "not-in-setup", {})
    money = s.money[s.turn]
    if money < HIRE_PRICE:
        return Refusal("RR-5.4", "hire-too-dear", {"price": HIRE_PRICE, "money": money})
    if s.common[m.colour] == 0:
        return Refusal("RR-12.5", "not-in-stock", {"worker": COLOURS[m.colour]})
    if s.step != AGENDA:
        return None
    return agenda_refusals.tried(s, m)


def why_not_place(s: State, m: Place) -> Refusal | None:
    """RR-5.2, RR-5.3, RR-5.5, RR-7  A worker, a piece, a place for it, and a solvent agenda."""
    seat = s.turn
    if s.buildings[seat] + s.rails[seat] == 0:
        return Refusal("RR-5.5", "no-piece", {})
    if m.special and m.colour == WHITE:
        return Refusal("RR-5.2", "white-has-no-effect", {})
    if s.supply[seat * HUES + m.colour] == 0:
        return Refusal("RR-5.2", "not-in-supply", {"worker": COLOURS[m.colour]})
    if m.action in (STATION, TELEGRAPH) and s.buildings[seat] == 0:
        return Refusal("RR-5.3", "no-piece-left", {"piece": PIECES[BUILDING]})
    if m.action == RAILROAD and s.rails[seat] == 0:
        return Refusal("RR-5.3", "no-piece-left", {"piece": PIECES[RAIL]})
    if m.action == STATION and s.connected[seat] & ~s.stations[seat] == 0:
        return Refusal("RR-6.6", "no-city-left", {})
    if m.action == TELEGRAPH and s.offices[seat] == ALL_SECTIONS:
        return Refusal("RR-7.3", "no-section-left", {})
    after = s.copy()
    actions.place(after, m, None)
    return agenda_refusals.insolvent(after)


def why_not_deal(s: State, number: int) -> Refusal | None:
    """RR-8.2  Not made yet, not too many, and paid in shares."""
    if s.deals_made >> number & 1:
        return Refusal("RR-8.2", "deal-made", {"number": number + 1})
    if not turns.may_deal_more(s):
        return Refusal("RR-8.2", "deals-used-up", {})
    price, shares = DEAL_PRICES[s.deal][number], s.shares[s.turn]
    if shares < price:
        return Refusal("RR-8.2", "deal-too-dear", {"price": price, "shares": shares})
    return None


# ── The law that walks all moves ─────────────────────────────────────────────────────────────────


def candidates(s: State) -> list[Move]:
    """RR-5, RR-6.2  Every writable move of the decision at hand, and some of each other kind."""
    others: list[Move] = [
        PICKS[0],
        PASS,
        DONE,
        KEEPS[0],
        *DEAL_MOVES,
        DRAW_DEAL_TILE[0],
        *TARGET_PIECE,
    ]
    others += [END, SELL, *HIRES]
    if s.step == AGENDA:
        return [*others, ALL_PLACEMENTS[0], *[m for m in AGENDA_MOVES if m not in others]]
    if s.step == TURN:
        return [*others, *ALL_PLACEMENTS]
    if s.step == MILESTONE:
        return [*others, *KEEPS[1:]]
    if s.step == PICK:
        return [*others, *PICKS[1:]]
    if s.step == DEAL:
        return others
    return [*others, *[m for m in ALL_DRAWS if m is not DRAW_DEAL_TILE[0]]]
