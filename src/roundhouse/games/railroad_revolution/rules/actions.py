"""The agenda and the main actions (RR-5.2, RR-6.1, RR-6.6, RR-7)."""

from __future__ import annotations

from roundhouse.core.events import Event, Facts, tell
from roundhouse.games.railroad_revolution.board import (
    ACTIONS,
    CITY_COST,
    COLOURS,
    DEAL_SECTIONS,
    HUES,
    RAILROAD,
    RAILROAD_BASE,
    RAILROAD_RAILS,
    RAILROAD_TRIANGLE,
    SPECIAL,
    TRADE,
    TRADE_FLIPS,
)
from roundhouse.games.railroad_revolution.effects import (
    COUNTERS,
    FIRSTS,
    FLIP,
    MUST_LAY,
    NO_DISCOUNT,
    REWARDS,
    SHARE_ITEMS,
    TILE_BONUS,
    WORKER,
    Item,
    effect_of,
)
from roundhouse.games.railroad_revolution.moves import CITY, MODES, SECTION, Place, Target
from roundhouse.games.railroad_revolution.rules import money, pieces
from roundhouse.games.railroad_revolution.state import AGENDA, MAIN_AGENDA, NO_AGENDA, NONE, State

# ── RR-6.1  The agenda ───────────────────────────────────────────────────────────────────────────


def open_agenda(s: State, kind: int) -> None:
    """RR-6.1  Begin an empty agenda."""
    s.step = AGENDA
    s.kind = kind
    s.counters = [0] * len(COUNTERS)


def close_agenda(s: State) -> None:
    """RR-3.1  What was not used is lost."""
    s.kind = NO_AGENDA
    s.action = s.colour = s.target = NONE
    s.special = False
    s.due = 0
    s.items = []
    s.counters = []


def is_target_open(s: State) -> bool:
    """RR-6.6  The core of a station, telegraph or trade action has not been made yet."""
    return s.kind == MAIN_AGENDA and s.target == NONE and s.action != RAILROAD


def rails_to_lay(s: State, seat: int) -> int:
    """RR-7.2  Mandatory rails that can still be laid; none if no space or no rail is left."""
    if s.counters[MUST_LAY] == 0 or s.frontier[seat] == 0:
        return 0
    return min(s.counters[MUST_LAY], s.rails[seat])


def triangle_cost(s: State) -> int:
    """RR-7.2, RR-7.6  What a triangle costs in this agenda."""
    cost = effect_of(s.action, s.colour, s.special).discounts[2]
    return RAILROAD_TRIANGLE if cost == NO_DISCOUNT else cost


# ── RR-3.1  Effects ──────────────────────────────────────────────────────────────────────────────


def grant(s: State, item: Item, log: list[Event] | None) -> None:
    """RR-3.1, RR-6.2, RR-12.4  Automatic gains at once, the others as counters."""
    seat = s.turn
    taken = 0
    if item.shares:
        taken = min(item.shares, s.common_shares)
        money.hand_shares(s, money.BANK, seat, taken)
        if log is not None:
            tell(log, "RR-3.1", "gained-shares", {"seat": seat, "gain_shares": taken})
    amount = item.money + item.per_share * taken
    if amount:
        money.pay(s, money.BANK, seat, amount)
        if log is not None:
            tell(log, "RR-3.1", "gained-money", {"seat": seat, "gain": amount})
    for colour in item.colours:
        gain_worker(s, seat, colour, log)
    for counter, n in item.counters:
        s.counters[counter] += n


def gain_worker(s: State, seat: int, colour: int, log: list[Event] | None) -> None:
    """RR-3.1, RR-12.5  A worker of that colour; if it is not in stock, a specialised one of choice."""
    if s.common[colour] == 0:
        s.counters[WORKER] += 1
        tell(log, "RR-12.5", "colour-not-in-stock", {"seat": seat, "worker": COLOURS[colour]})
        return
    pieces.add_worker(s, seat, colour)
    if log is not None:
        tell(log, "RR-3.1", "gained-worker", {"seat": seat, "worker": COLOURS[colour]})


def specialised_in_stock(s: State) -> int:
    """RR-12.5  How many specialised workers the common supply holds."""
    total = 0
    for colour in SPECIAL:
        total += s.common[colour]
    return total


# ── RR-7  The main actions ───────────────────────────────────────────────────────────────────────


def place(s: State, m: Place, log: list[Event] | None) -> None:
    """RR-5.2, RR-7.6  A worker goes to an action space; its agenda opens with the colour's effect."""
    seat = s.turn
    s.supply[seat * HUES + m.colour] -= 1
    s.board[seat * HUES + m.colour] += 1
    open_agenda(s, MAIN_AGENDA)
    s.action = m.action
    s.colour = m.colour
    s.special = m.special
    effect = effect_of(m.action, m.colour, m.special)
    for counter, n in effect.counters:
        s.counters[counter] += n
    s.items = [item.number for item in effect.items]
    if m.action == RAILROAD:
        base = effect.discounts[1]
        s.due = RAILROAD_BASE if base == NO_DISCOUNT else base
        s.counters[MUST_LAY] = min(RAILROAD_RAILS, s.rails[seat])
    elif m.action == TRADE:
        s.counters[FLIP] += TRADE_FLIPS
    if log is not None:
        facts: Facts = {"seat": seat, "worker": COLOURS[m.colour], "action": ACTIONS[m.action]}
        tell(log, "RR-5.2", "placed-" + MODES[m.special], facts)


def station_cost(s: State, city: int) -> int:
    """RR-7.1, RR-7.6  The printed cost, or what an accountant makes of it."""
    cost = effect_of(s.action, s.colour, s.special).discounts[0]
    return CITY_COST[city] if cost == NO_DISCOUNT else cost


def station_items(s: State, city: int, items: list[Item]) -> list[Item]:
    """RR-7.1, RR-7.6, RR-12.2  Append the items that a station in a city brings."""
    tile = s.city_tile[city]
    items += REWARDS[tile]
    if not s.first_station >> city & 1:
        items += FIRSTS[tile]
    effect = effect_of(s.action, s.colour, s.special)
    if effect.at_target:
        items += effect.at_target[tile]
    return items


def office_items(s: State, section: int, items: list[Item]) -> list[Item]:
    """RR-7.3, RR-7.4, RR-7.6, RR-12.3  Append the items that an office in a section brings."""
    effect = effect_of(s.action, s.colour, s.special)
    first = 0 if s.first_office >> section & 1 else 1
    items.append(SHARE_ITEMS[section][first][effect.per_share])
    tile = s.telegraph_tile[section]
    if tile != NONE:
        items.append(TILE_BONUS[tile])
    if effect.at_target:
        if not effect.of_tile:
            items += effect.at_target[section]
        elif tile != NONE:
            items += effect.at_target[tile]
    return items


def target(s: State, m: Target, log: list[Event] | None) -> None:
    """RR-6.6  The core of the main action."""
    seat = s.turn
    s.target = m.number
    if m.what == CITY:
        items = station_items(s, m.number, [])
        s.due += station_cost(s, m.number)
        s.buildings[seat] -= 1
        pieces.put_station(s, seat, m.number, log)
    elif m.what == SECTION:
        items = office_items(s, m.number, [])
        s.buildings[seat] -= 1
        pieces.put_office(s, seat, m.number, log)
        if DEAL_SECTIONS >> m.number & 1:
            s.deal_due = True
    else:
        pieces.sell_piece(s, m.number, log)
        return
    s.items += [item.number for item in items]
