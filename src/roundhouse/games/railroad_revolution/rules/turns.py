"""The legal moves of turns and deals and of a hand of milestones (RR-5, RR-8.2, RR-9.3)."""

from __future__ import annotations

from roundhouse.core.protocol import Move
from roundhouse.games.railroad_revolution.board import (
    ACTIONS,
    ALL_SECTIONS,
    DEALS_ACTIVE,
    DEALS_OTHER,
    HIRE_PRICE,
    HUES,
    RAILROAD_BASE,
    RAILROAD_RAILS,
    RAILROAD_TRIANGLE,
    STATION,
    STEEPEST,
    TELEGRAPH,
    TRADE,
    WHITE,
)
from roundhouse.games.railroad_revolution.effects import DEAL_PRICES, NO_DISCOUNT, effect_of
from roundhouse.games.railroad_revolution.moves import (
    DEAL_MOVES,
    DONE,
    HIRES,
    KEEPS,
    PASS,
    PLACEMENTS,
    SELL,
    Place,
)
from roundhouse.games.railroad_revolution.rules import actions, milestones, solvency
from roundhouse.games.railroad_revolution.rules.money import wealth
from roundhouse.games.railroad_revolution.state import State

# ── RR-5  A turn ─────────────────────────────────────────────────────────────────────────────────


def turn_moves(s: State) -> list[Move]:
    """RR-5.2, RR-5.4, RR-5.5  Workers to place, a share to sell, workers to hire, or to pass."""
    seat = s.turn
    found: list[Move] = []
    if s.buildings[seat] + s.rails[seat] == 0:
        found.append(PASS)
    else:
        add_placements(s, seat, found)
    return add_trades(s, seat, found)


def add_placements(s: State, seat: int, found: list[Move]) -> None:
    """RR-5.3  Each colour in the supply on each action, in both modes, if the agenda is solvent."""
    cash = wealth(s, seat)
    promoting: list[bool] = []
    first = seat * HUES
    for colour in range(HUES):
        if s.supply[first + colour] == 0:
            continue
        if not promoting:
            # for promoting workers the colour makes no difference
            promoting = [may_place(s, seat, cash, colour, a, False) for a in range(len(ACTIONS))]
        table = PLACEMENTS[colour]
        for action in range(len(ACTIONS)):
            if promoting[action]:
                found.append(table[action][0])
            if colour != WHITE and may_place(s, seat, cash, colour, action, True):
                found.append(table[action][1])


def may_place(s: State, seat: int, cash: int, colour: int, action: int, special: bool) -> bool:
    """RR-5.3, RR-6.6  There is a piece, a place for it, and the agenda is solvent."""
    if action == TRADE:
        return s.buildings[seat] + s.rails[seat] > 0
    if action == TELEGRAPH:
        return s.buildings[seat] > 0 and s.offices[seat] != ALL_SECTIONS
    effect = effect_of(action, colour, special)
    if action == STATION:
        if s.buildings[seat] == 0 or s.connected[seat] & ~s.stations[seat] == 0:
            return False
        if cash >= solvency.cheapest_of(s.connected[seat] & ~s.stations[seat], effect.discounts[0]):
            return True
    else:
        if s.rails[seat] == 0:
            return False
        base, triangle = effect.discounts[1], effect.discounts[2]
        base = RAILROAD_BASE if base == NO_DISCOUNT else base
        triangle = RAILROAD_TRIANGLE if triangle == NO_DISCOUNT else triangle
        rails = min(RAILROAD_RAILS, s.rails[seat])
        if cash >= base + rails * STEEPEST * triangle:
            return True
        least = solvency.cheapest_terrain(rails, s.frontier[seat], s.laid[seat])
        if cash >= base + least * triangle:
            return True
        if not effect.items and not effect.counters:
            return False
    after = s.copy()
    chosen = PLACEMENTS[colour][action][special]
    assert isinstance(chosen, Place)
    actions.place(after, chosen, None)
    return solvency.is_solvent(after)


def add_trades(s: State, seat: int, found: list[Move]) -> list[Move]:
    """RR-5.4  SELL and HIRE where no agenda is open: the minimum of workers is there already."""
    if s.shares[seat]:
        found.append(SELL)
    if s.money[seat] >= HIRE_PRICE:
        add_hires(s, found)
    return found


def add_hires(s: State, found: list[Move]) -> list[Move]:
    """RR-5.4, RR-12.5  Every colour in stock."""
    for colour in range(HUES):
        if s.common[colour]:
            found.append(HIRES[colour])
    return found


# ── RR-8.2, RR-9.3  Deals and milestones ─────────────────────────────────────────────────────────


def may_deal_more(s: State) -> bool:
    """RR-8.2  The active player makes up to two deals, the others one."""
    return s.deals_made.bit_count() < (DEALS_ACTIVE if s.turn == s.active else DEALS_OTHER)


def deal_moves(s: State) -> list[Move]:
    """RR-8.2  Deals not made yet that the shares pay for; SELL, HIRE; DONE."""
    seat = s.turn
    found: list[Move] = []
    if may_deal_more(s):
        prices = DEAL_PRICES[s.deal]
        for number in range(len(DEAL_MOVES)):
            if s.shares[seat] >= prices[number] and not s.deals_made >> number & 1:
                found.append(DEAL_MOVES[number])
    add_trades(s, seat, found)
    found.append(DONE)
    return found


def keep_moves(s: State) -> list[Move]:
    """RR-9.3  One of the tiles in hand."""
    return [KEEPS[tile] for tile in milestones.in_hand(s)]
