"""Phase 2, the auction for turn order (AOS-6)."""

from __future__ import annotations

from typing import Final

from roundhouse.core.events import Event, Facts, Refusal
from roundhouse.core.protocol import Move
from roundhouse.games.age_of_steam.moves import PASS, TURN_ORDER, USE_PRIVILEGE, Bid, bids
from roundhouse.games.age_of_steam.rules.money import BANK, pay
from roundhouse.games.age_of_steam.rules.track import tell
from roundhouse.games.age_of_steam.state import AUCTION, State

PRIVILEGE_NEEDS: Final = 3  # players still in (AOS-6.4)


def open_auction(s: State, log: list[Event] | None) -> None:
    """AOS-6.1, AOS-22.2  All active players are in; the first of the old order begins."""
    s.step = AUCTION
    s.bids = [0] * s.seats
    s.passed = []
    s.privilege_used = False
    s.turn = s.order[0]


def highest(s: State) -> int:
    """AOS-6.2  The highest bid so far; 0 if there is none."""
    return max(s.bids)


def still_in(s: State) -> list[int]:
    """AOS-6.3  The players who have not passed, in the old order."""
    return [seat for seat in s.order if seat not in s.passed]


def holds_privilege(s: State, seat: int) -> bool:
    """AOS-6.4  Who chose Turn Order in the round before; its marker lies there until phase 3."""
    return s.action[seat] == TURN_ORDER


def may_use_privilege(s: State) -> bool:
    """AOS-6.4, AOS-20.18  The holder, once, with three or more players in."""
    return (
        holds_privilege(s, s.turn)
        and not s.privilege_used
        and len(s.order) - len(s.passed) >= PRIVILEGE_NEEDS
    )


def auction_moves(s: State) -> list[Move]:
    """AOS-4.4, AOS-20.17  PASS, every bid that is covered, and the privilege."""
    found: list[Move] = [PASS, *bids(highest(s) + 1, s.money[s.turn])]
    if may_use_privilege(s):
        found.append(USE_PRIVILEGE)
    return found


def why_not_bid(s: State, m: Bid) -> Refusal | None:
    """AOS-6.2  Above the highest bid, and covered by own money."""
    floor, money = highest(s) + 1, s.money[s.turn]
    instead = f"bid {floor}" if floor <= money else "pass"
    if m.amount < floor:
        return Refusal("AOS-6.2", "bid-too-low", {"bid": m.amount, "floor": floor}, instead)
    if m.amount > money:
        return Refusal("AOS-6.2", "bid-not-covered", {"bid": m.amount, "money": money}, instead)
    return None


def why_not_privilege(s: State) -> Refusal | None:
    """AOS-6.4, AOS-20.18  Only the holder, once per auction, while three or more are in."""
    if may_use_privilege(s):
        return None
    if not holds_privilege(s, s.turn):
        return Refusal("AOS-6.4", "no-privilege", {}, "pass")
    if s.privilege_used:
        return Refusal("AOS-6.4", "privilege-used", {}, "pass")
    return Refusal("AOS-20.18", "privilege-needs-three", {}, "pass")


def bid(s: State, amount: int, log: list[Event] | None) -> None:
    """AOS-6.2  The bid stands."""
    s.bids[s.turn] = amount
    tell(log, "AOS-6.2", "bid", {"seat": s.turn, "bid": amount})


def drop_out(s: State, log: list[Event] | None) -> None:
    """AOS-6.3  The last free place is taken."""
    s.passed.append(s.turn)
    place = len(s.order) - len(s.passed) + 1
    tell(log, "AOS-6.3", "passed", {"seat": s.turn, "place": place})


def use_privilege(s: State, log: list[Event] | None) -> None:
    """AOS-6.4  Stay in without a bid."""
    s.privilege_used = True
    tell(log, "AOS-6.4", "privilege", {"seat": s.turn})


def go_round(s: State) -> bool:
    """AOS-6.5  Ask the next player in who is not the highest bidder; False if the auction is over."""
    left = still_in(s)
    if len(left) == 1:
        return False
    high = highest(s)
    at = s.order.index(s.turn)
    for ahead in range(1, len(s.order) + 1):
        seat = s.order[(at + ahead) % len(s.order)]
        if seat in left and not (high > 0 and s.bids[seat] == high):
            s.turn = seat
            break
    return True


def due(place: int, players: int, amount: int) -> int:
    """AOS-6.6, AOS-22.9  What a place pays of its last bid."""
    if place == players:
        return 0
    return amount if place <= 2 else (amount + 1) // 2


def end_auction(s: State, log: list[Event] | None) -> None:
    """AOS-6.6, AOS-6.7, AOS-21.18, AOS-22.8  The one left over is first; all pay, the order is new."""
    s.order = [*still_in(s), *reversed(s.passed)]
    for place, seat in enumerate(s.order, 1):
        amount = due(place, len(s.order), s.bids[seat])
        pay(s, seat, BANK, amount)
        if log is not None:
            facts: Facts = {"seat": seat, "place": place, "amount": amount, "bid": s.bids[seat]}
            tell(log, "AOS-6.6", "place", facts)
    s.bids = []
    s.passed = []
    s.privilege_used = False
