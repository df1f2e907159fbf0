"""The rules of Railroad Revolution from the turn to the trains (RR-5.4, RR-6, RR-7, RR-8.4, RR-8.5).

What a move of an agenda does and what it costs. What is legal: options.py and refusals.py;
solvency.py for RR-6.5; whose decision comes next: flow.py.
"""

from __future__ import annotations

from roundhouse.core.events import Event, Facts
from roundhouse.core.protocol import Move
from roundhouse.games.railroad_revolution import milestones
from roundhouse.games.railroad_revolution.board import (
    ACTIONS,
    AROUND,
    BUILDING,
    CITY_COST,
    CITY_NAME,
    COLOURS,
    DEAL_SECTIONS,
    DEAL_SPACES,
    HIRE_PRICE,
    HUES,
    KINDS,
    PIECES,
    RAILROAD,
    RAILROAD_BASE,
    RAILROAD_RAILS,
    RAILROAD_TRIANGLE,
    SALE_VALUE,
    SECTIONS,
    SHARE_PRICE,
    SPACE_CITIES,
    SPACES,
    SPECIAL,
    TRACKS,
    TRADE,
    TRADE_FLIPS,
    TRAINS,
    TRIANGLES,
)
from roundhouse.games.railroad_revolution.effects import (
    COUNTERS,
    EXCHANGE,
    FIRSTS,
    FLIP,
    FREE_RAIL,
    ITEMS,
    MAY_LAY,
    MUST_LAY,
    NO_DISCOUNT,
    PARTS,
    PROGRESS,
    PROMOTE,
    REWARDS,
    SALE,
    SHARE_ITEMS,
    SPARE_OFFICE,
    SPARE_RAIL,
    SPARE_STATION,
    TILE,
    TILE_BONUS,
    TRAIN,
    TRAIN_BONUS,
    WORKER,
    Item,
    effect_of,
)
from roundhouse.games.railroad_revolution.moves import (
    CITY,
    MODES,
    PLACES,
    SECTION,
    SPACE,
    SUPPLY,
    Discard,
    Exchange,
    Flip,
    Free,
    Hire,
    Lay,
    Place,
    Progress,
    Promote,
    Sale,
    Sell,
    Spare,
    Take,
    Target,
    Train,
    Worker,
)
from roundhouse.games.railroad_revolution.state import AGENDA, MAIN_AGENDA, NO_AGENDA, NONE, State


def tell(log: list[Event] | None, rule: str, key: str, facts: Facts) -> None:
    """Note what happened, if anybody wants to know.

    In every event ``gain`` is money that came to ``seat`` and ``cost`` money that went,
    ``gain_shares`` and ``cost_shares`` likewise, so that all flows can be followed.
    """
    if log is not None:
        log.append(Event(rule, key, facts))


# ── RR-5.4  At any time ──────────────────────────────────────────────────────────────────────────


def sell(s: State, log: list[Event] | None) -> None:
    """RR-5.4  One share goes to the common supply for its fixed price."""
    seat = s.turn
    s.shares[seat] -= 1
    s.common_shares += 1
    s.money[seat] += SHARE_PRICE
    if log is not None:
        tell(log, "RR-5.4", "sold-share", {"seat": seat, "gain": SHARE_PRICE, "cost_shares": 1})


def hire(s: State, colour: int, log: list[Event] | None) -> None:
    """RR-5.4  One worker of any colour in the common supply, for its fixed price."""
    seat = s.turn
    s.money[seat] -= HIRE_PRICE
    add_worker(s, seat, colour)
    if log is not None:
        facts: Facts = {"seat": seat, "worker": COLOURS[colour], "cost": HIRE_PRICE}
        tell(log, "RR-5.4", "hired", facts)


def add_worker(s: State, seat: int, colour: int) -> None:
    """Move a worker from the common supply to a player's supply."""
    s.common[colour] -= 1
    s.supply[seat * HUES + colour] += 1
    s.available[seat] += 1


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


def grant(s: State, item: Item, log: list[Event] | None) -> None:
    """RR-3.1, RR-6.2, RR-12.4  Automatic gains at once, the others as counters."""
    seat = s.turn
    taken = 0
    if item.shares:
        taken = min(item.shares, s.common_shares)
        s.common_shares -= taken
        s.shares[seat] += taken
        if log is not None:
            tell(log, "RR-3.1", "gained-shares", {"seat": seat, "gain_shares": taken})
    money = item.money + item.per_share * taken
    if money:
        s.money[seat] += money
        if log is not None:
            tell(log, "RR-3.1", "gained-money", {"seat": seat, "gain": money})
    for colour in item.colours:
        gain_worker(s, seat, colour, log)
    for counter, n in item.counters:
        s.counters[counter] += n


def gain_worker(s: State, seat: int, colour: int, log: list[Event] | None) -> None:
    """RR-3.1, RR-12.5 A worker of that colour; if it is not in stock, a specialised one of choice."""
    if s.common[colour] == 0:
        s.counters[WORKER] += 1
        tell(log, "RR-12.5", "colour-not-in-stock", {"seat": seat, "worker": COLOURS[colour]})
        return
    add_worker(s, seat, colour)
    if log is not None:
        tell(log, "RR-3.1", "gained-worker", {"seat": seat, "worker": COLOURS[colour]})


def specialised_in_stock(s: State) -> int:
    """RR-12.5  How many specialised workers the common supply holds."""
    total = 0
    for colour in SPECIAL:
        total += s.common[colour]
    return total


# ── RR-5.2, RR-7  The main actions ───────────────────────────────────────────────────────────────


def place(s: State, m: Place, log: list[Event] | None) -> None:
    """RR-5.2, RR-7.6 A worker goes to an action space; its agenda opens with the colour's effect."""
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
        put_station(s, seat, m.number, log)
    elif m.what == SECTION:
        items = office_items(s, m.number, [])
        s.buildings[seat] -= 1
        put_office(s, seat, m.number, log)
        if DEAL_SECTIONS >> m.number & 1:
            s.deal_due = True
    else:
        sell_piece(s, m.number, log)
        return
    s.items += [item.number for item in items]


def put_station(s: State, seat: int, city: int, log: list[Event] | None) -> None:
    """RR-7.1, RR-2.3  A building becomes a station in the leftmost free slot."""
    s.stations[seat] |= 1 << city
    s.first_station |= 1 << city
    if log is not None:
        tell(log, "RR-7.1", "built-station", {"seat": seat, "city": CITY_NAME[city]})


def put_office(s: State, seat: int, section: int, log: list[Event] | None) -> None:
    """RR-7.3, RR-2.3  A building becomes an office in the leftmost free slot."""
    s.offices[seat] |= 1 << section
    s.first_office |= 1 << section
    if log is not None:
        tell(log, "RR-7.3", "opened-office", {"seat": seat, "section": SECTIONS[section]})


def put_rail(s: State, seat: int, space: int) -> None:
    """RR-7.2  A rail lies on a space: cities next to it are connected, spaces around available."""
    s.laid[seat] |= 1 << space
    s.connected[seat] |= SPACE_CITIES[space]
    s.frontier[seat] = (s.frontier[seat] | AROUND[space]) & ~s.laid[seat]


def sell_piece(s: State, piece: int, log: list[Event] | None) -> None:
    """RR-7.5, RR-12.16  The leftmost piece leaves the game for the value of its slot now."""
    seat = s.turn
    pieces = s.buildings if piece == BUILDING else s.rails
    value = SALE_VALUE[piece][pieces[seat]]
    pieces[seat] -= 1
    s.money[seat] += value
    if log is not None:
        tell(log, "RR-7.5", "sold-piece", {"seat": seat, "piece": PIECES[piece], "gain": value})


# ── RR-6.2  Moves of an agenda ───────────────────────────────────────────────────────────────────


def do(s: State, m: Move, log: list[Event] | None) -> None:
    """RR-6.2  Carry out a move of an agenda; END and milestones are left to flow.py."""
    if isinstance(m, (Lay, Free)):
        build(s, m, log)
    elif isinstance(m, Take):
        take(s, m.name, log)
    elif isinstance(m, Target):
        target(s, m, log)
    elif isinstance(m, Sell):
        sell(s, log)
    elif isinstance(m, Hire):
        hire(s, m.colour, log)
    elif isinstance(m, Promote):
        s.counters[PROMOTE] -= 1
        milestones.promote(s, m.place, m.colour, m.position, log)
    elif isinstance(m, Progress):
        progress(s, m.track, log)
    elif isinstance(m, Flip):
        flip(s, m, log)
    elif isinstance(m, Train):
        take_train(s, m.kind, log)
    elif isinstance(m, Exchange):
        exchange(s, m, log)
    elif isinstance(m, Worker):
        s.counters[WORKER] -= 1
        gain_worker(s, s.turn, m.colour, log)
    elif isinstance(m, Sale):
        s.counters[SALE] -= 1
        sell_piece(s, m.piece, log)
    elif isinstance(m, Discard):
        discard(s, m, log)
    else:
        assert isinstance(m, Spare)
        spare(s, m, log)


def item_named(s: State, name: int) -> int:
    """RR-6.1  Where in the agenda an item of that name stands, or NONE."""
    for at in range(len(s.items)):
        if ITEMS[s.items[at]].name == name:
            return at
    return NONE


def take(s: State, name: int, log: list[Event] | None) -> None:
    """RR-6.2, RR-6.3  Pay the price of an item, get its effects."""
    item = ITEMS[s.items.pop(item_named(s, name))]
    if item.price:
        s.money[s.turn] -= item.price
        if log is not None:
            tell(log, "RR-6.3", "paid-for-item", {"seat": s.turn, "cost": item.price})
    grant(s, item, log)


def build(s: State, m: Lay | Free, log: list[Event] | None) -> None:
    """RR-7.2, RR-3.1, RR-8.1, RR-12.10  A rail from the player board, paid for at END or free."""
    seat, space = s.turn, m.space
    s.rails[seat] -= 1
    put_rail(s, seat, space)
    if isinstance(m, Free):
        s.counters[FREE_RAIL] -= 1
    else:
        s.counters[MUST_LAY if s.counters[MUST_LAY] else MAY_LAY] -= 1
        s.due += TRIANGLES[space] * triangle_cost(s)
    # RR-8.2: a rail laid by a deal starts no further deal
    if DEAL_SPACES >> space & 1 and s.kind == MAIN_AGENDA:
        s.deal_due = True
    if log is not None:
        tell(log, "RR-7.2", "laid-rail", {"seat": seat, "space": SPACES[space]})


def progress(s: State, track: int, log: list[Event] | None) -> None:
    """RR-8.5  One step on one of the own tracks."""
    s.counters[PROGRESS] -= 1
    at = s.turn * len(TRACKS) + track
    s.steps[at] += 1
    if log is not None:
        facts: Facts = {"seat": s.turn, "track": TRACKS[track], "step": s.steps[at]}
        tell(log, "RR-8.5", "progressed", facts)


def take_train(s: State, kind: int, log: list[Event] | None) -> None:
    """RR-3.1, RR-8.4  One train of any kind in stock, face up."""
    s.counters[TRAIN] -= 1
    s.train_stock[kind] -= 1
    s.up[s.turn * KINDS + kind] += 1
    if log is not None:
        tell(log, "RR-3.1", "took-train", {"seat": s.turn, "train": "train-" + TRAINS[kind]})


def flip(s: State, m: Flip, log: list[Event] | None) -> None:
    """RR-8.4  Face down with its bonus, or face up again without."""
    s.counters[FLIP] -= 1
    at = s.turn * KINDS + m.kind
    by = -1 if m.back else 1
    s.up[at] -= by
    s.down[at] += by
    if log is not None:
        key = "turned-up" if m.back else "turned-down"
        tell(log, "RR-8.4", key, {"seat": s.turn, "train": "train-" + TRAINS[m.kind]})
    if not m.back:
        grant(s, TRAIN_BONUS[m.kind], log)


def exchange(s: State, m: Exchange, log: list[Event] | None) -> None:
    """RR-3.1, RR-12.6  Another colour in the same place: a used worker for a used one."""
    seat = s.turn
    s.counters[EXCHANGE] -= 1
    workers = s.supply if m.place == SUPPLY else s.board
    workers[seat * HUES + m.colour] -= 1
    workers[seat * HUES + m.new] += 1
    s.common[m.colour] += 1
    s.common[m.new] -= 1
    if log is not None:
        facts: Facts = {"seat": seat, "worker": COLOURS[m.colour], "new": COLOURS[m.new]}
        tell(log, "RR-3.1", "exchanged", facts)


def discard(s: State, m: Discard, log: list[Event] | None) -> None:
    """RR-7.4  A worker goes back to the common supply for the bonus of the telegraph tile."""
    item = ITEMS[s.items.pop(item_named(s, TILE * PARTS))]
    milestones.take_away(s, s.turn, m.place, m.colour)
    s.common[m.colour] += 1
    if log is not None:
        facts: Facts = {"seat": s.turn, "worker": COLOURS[m.colour], "place": PLACES[m.place]}
        tell(log, "RR-7.4", "discarded", facts)
    grant(s, item, log)


# ── RR-4.9  Spare pieces ─────────────────────────────────────────────────────────────────────────


def spare(s: State, m: Spare, log: list[Event] | None) -> None:
    """RR-4.9, RR-12.17 Place a spare piece for nothing; reward and first bonus come at once, no deal."""
    seat = s.turn
    if m.what == SPACE:
        s.counters[SPARE_RAIL] -= 1
        put_rail(s, seat, m.number)
        tell(log, "RR-4.9", "laid-rail", {"seat": seat, "space": SPACES[m.number]})
        return
    if m.what == CITY:
        s.counters[SPARE_STATION] -= 1
        items = station_items(s, m.number, [])
        put_station(s, seat, m.number, log)
    else:
        s.counters[SPARE_OFFICE] -= 1
        first = 0 if s.first_office >> m.number & 1 else 1
        items = [SHARE_ITEMS[m.number][first][0]]
        put_office(s, seat, m.number, log)
    for item in items:
        if item.price:
            s.items.append(item.number)
        else:
            grant(s, item, log)
