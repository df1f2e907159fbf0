"""Turn order on St. Lucia (AOS-19.3, AOS-19.4): whoever pays is first."""

from __future__ import annotations

from typing import Final

from roundhouse.core.events import Event, Facts, Line, Refusal, tell
from roundhouse.core.protocol import Move, Option
from roundhouse.games.age_of_steam.moves import DECLINE, PAY, TURN_ORDER
from roundhouse.games.age_of_steam.rules import actions, flow
from roundhouse.games.age_of_steam.rules.money import BANK, pay
from roundhouse.games.age_of_steam.state import MAP_DECISION, State

PRICE: Final = 5
ALTERNATION: Final = Option(
    "st_lucia_alternation", ("swap_order", "alternate_privilege"), "AOS-21.5"
)


def open_order(s: State, log: list[Event] | None) -> None:
    """AOS-19.3, AOS-19.4, AOS-21.5  Who is asked first: swapped, alternating, or by Turn Order."""
    if s.round == 1:
        s.extra = [s.order[0]]  # who began; the right to pay first alternates from here on
    first = s.order[1] if s.round > 1 else s.order[0]
    if s.options["st_lucia_alternation"] == "alternate_privilege":
        first = s.extra[0] if s.round % 2 == 1 else 1 - s.extra[0]
    holder = actions.holder(s, TURN_ORDER)
    if holder >= 0:
        first = holder
    s.order = [first, 1 - first]
    s.queue = s.order[:]
    s.step = MAP_DECISION
    s.turn = first
    tell(log, "AOS-19.3", "asked-first", {"seat": first, "price": PRICE})


def decisions(s: State) -> list[Move]:
    """AOS-19.3  PAY needs $5."""
    return [PAY, DECLINE] if s.money[s.turn] >= PRICE else [DECLINE]


def why_not(s: State, m: Move) -> Refusal | None:
    """AOS-19.3  Only paying and declining, and paying with the money for it."""
    if m == DECLINE:
        return None
    if m != PAY:
        return Refusal("AOS-19.3", "pay-or-decline", {"move": str(m)})
    if s.money[s.turn] < PRICE:
        return Refusal("AOS-19.3", "cannot-pay", {"price": PRICE, "money": s.money[s.turn]})
    return None


def decide(s: State, m: Move, log: list[Event] | None) -> None:
    """AOS-19.3  Who pays is first; after two refusals the order stays."""
    facts: Facts = {"seat": s.turn, "price": PRICE}
    if m == PAY:
        pay(s, s.turn, BANK, PRICE)
        s.order = [s.turn, 1 - s.turn]
        tell(log, "AOS-19.3", "paid-for-first", facts)
        flow.next_phase(s, log)
        return
    tell(log, "AOS-19.3", "declined-first", facts)
    if s.turn == s.order[0]:
        s.turn = s.order[1]
    else:
        flow.next_phase(s, log)


def prompt(s: State) -> Line:
    """AOS-19.3  Pay to be first?"""
    return Line("AOS-19.3", "pay-for-first", {"seat": s.turn, "price": PRICE})
