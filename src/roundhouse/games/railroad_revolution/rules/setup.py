"""Set-up (RR-4): what lies on the table, and the draws of CHANCE until the first pick.

RR-4.1: seats are in turn order, seat 0 begins; who sits there is drawn when the table is made.
"""

from __future__ import annotations

from roundhouse.boards.masks import bits
from roundhouse.core.events import CHANCE, Event, Facts, tell
from roundhouse.core.protocol import Move
from roundhouse.games.railroad_revolution.board import (
    BUILDING,
    CITY_GROUP,
    CITY_NAME,
    CITY_TILES,
    COLOURS,
    DEALS,
    HAS_TILE,
    HUES,
    KINDS,
    NEUTRAL_CITIES,
    NEUTRAL_SECTIONS,
    OPEN_SLOTS,
    PRINTED_TILE,
    RAIL,
    SECTIONS,
    SETUP_TILES,
    SHARE_COUNT,
    SIDES,
    SLOTS,
    SPECIAL,
    START_MONEY,
    START_RAIL,
    START_SHARES,
    START_TRAINS,
    START_WORKERS,
    TELEGRAPH_TILES,
    TILE_GROUP,
    TILES,
    TRACKS,
    TRAIN_STOCK,
    WORKER_COUNT,
)
from roundhouse.games.railroad_revolution.cards import (
    FIRST_STACKS,
    IN_STACK,
    MILESTONES,
    MOST_PLACES,
)
from roundhouse.games.railroad_revolution.effects import SETUP_GAINS
from roundhouse.games.railroad_revolution.moves import (
    DRAW_CITY_TILE,
    DRAW_COLOUR,
    DRAW_DEAL_TILE,
    DRAW_SETUP_TILE,
    DRAW_TELEGRAPH_TILE,
    DRAW_TILE,
    PICKS,
)
from roundhouse.games.railroad_revolution.rules import actions, money, pieces
from roundhouse.games.railroad_revolution.state import (
    DRAW_CITY,
    DRAW_DEAL,
    DRAW_SETUP,
    DRAW_START,
    DRAW_TELEGRAPH,
    DRAW_WORKER,
    NONE,
    PICK,
    SETUP_AGENDA,
    State,
    changed,
)

NO_WORKER = 7  # in offered, until its worker is drawn


def set_up(seats: int) -> State:
    """RR-4.4, RR-4.5, RR-4.6, RR-4.7  The table before the first tile is turned up."""
    s = State()
    s.seats = seats
    s.turn = CHANCE
    s.common = WORKER_COUNT[:]
    s.common_shares = SHARE_COUNT
    s.train_stock = TRAIN_STOCK[:]
    s.city_tile = PRINTED_TILE[:]
    s.telegraph_tile = [NONE] * len(SECTIONS)
    s.first_station = NEUTRAL_CITIES[seats]
    s.first_office = NEUTRAL_SECTIONS[seats]
    s.deal_stack = (1 << len(DEALS)) - 1
    s.unseen = IN_STACK[:]
    s.bottom = [() for _ in IN_STACK]
    s.laid, s.frontier, s.connected = [0] * seats, [0] * seats, [0] * seats
    s.stations, s.offices = [0] * seats, [0] * seats
    s.available, s.done = [0] * seats, [0] * seats
    s.money, s.shares = [0] * seats, [0] * seats
    s.buildings = [len(SLOTS[BUILDING])] * seats
    s.rails = [len(SLOTS[RAIL])] * seats
    s.supply = [0] * (seats * HUES)
    s.board = [0] * (seats * HUES)
    s.steps = [0] * (seats * len(TRACKS))
    s.up = [0] * (seats * KINDS)
    s.down = [0] * (seats * KINDS)
    s.milestones = [NONE] * (seats * OPEN_SLOTS)
    s.promoted = [0] * (seats * OPEN_SLOTS * MOST_PLACES)
    for seat in range(seats):
        money.pay(s, money.BANK, seat, START_MONEY)
        money.hand_shares(s, money.BANK, seat, START_SHARES)
        for colour in START_WORKERS:
            pieces.add_worker(s, seat, colour)
        for kind in START_TRAINS:
            s.up[seat * KINDS + kind] += 1
        pieces.put_rail(s, seat, START_RAIL)
    return s


# ── RR-4.2 to RR-4.8  Draws ──────────────────────────────────────────────────────────────────────


def draws(s: State) -> list[Move]:
    """RR-10.3  What CHANCE can turn up now; each equally likely."""
    if s.step == DRAW_CITY:
        group = CITY_GROUP[s.city_tile.index(NONE)]
        tiles = [t for t in range(TILES) if TILE_GROUP[t] == group and t not in s.city_tile]
        return [DRAW_CITY_TILE[t] for t in tiles]
    if s.step == DRAW_TELEGRAPH:
        tiles = [t for t in range(len(TELEGRAPH_TILES)) if t not in s.telegraph_tile]
        return [DRAW_TELEGRAPH_TILE[t] for t in tiles]
    if s.step == DRAW_DEAL:
        return [DRAW_DEAL_TILE[t] for t in bits(s.deal_stack or s.deal_discard)]
    if s.step == DRAW_START:
        stack = FIRST_STACKS[s.milestones.index(NONE) % OPEN_SLOTS]
        return [DRAW_TILE[t] for t in bits(s.unseen[stack])]
    if s.step == DRAW_SETUP:
        gone = [offer // 16 for offer in s.offered]
        return [DRAW_SETUP_TILE[n] for n in range(2 * len(SETUP_TILES)) if n // 2 not in gone]
    gone = [offer % 8 for offer in s.offered] if s.seats == len(SPECIAL) else []
    return [DRAW_COLOUR[c] for c in SPECIAL if c not in gone]


def draw(s: State, number: int, log: list[Event] | None) -> None:
    """RR-4.2 to RR-4.8  One tile or worker is turned up; then the next, then the first pick."""
    if s.step == DRAW_CITY:
        draw_city_tile(s, number, log)
    elif s.step == DRAW_TELEGRAPH:
        draw_telegraph_tile(s, number, log)
    elif s.step == DRAW_DEAL:
        draw_deal(s, number, log)
        s.step = DRAW_START
    elif s.step == DRAW_START:
        draw_first_milestone(s, number, log)
    elif s.step == DRAW_SETUP:
        s.offered = [*s.offered, number // 2 * 16 + number % 2 * 8 + NO_WORKER]
        s.step = DRAW_WORKER
    else:
        draw_worker(s, number, log)


def draw_city_tile(s: State, tile: int, log: list[Event] | None) -> None:
    """RR-4.2  A tile of its group on the next city."""
    city = s.city_tile.index(NONE)
    s.city_tile = changed(s.city_tile, city, tile)
    facts: Facts = {"city": CITY_NAME[city], "tile": CITY_TILES[tile]}
    tell(log, "RR-4.2", "city-tile", facts)
    if NONE not in s.city_tile:
        s.step = DRAW_TELEGRAPH


def draw_telegraph_tile(s: State, tile: int, log: list[Event] | None) -> None:
    """RR-4.3  A tile on the next section that takes one."""
    without = [n for n in range(len(SECTIONS)) if HAS_TILE[n] and s.telegraph_tile[n] == NONE]
    s.telegraph_tile = changed(s.telegraph_tile, without[0], tile)
    facts: Facts = {"section": SECTIONS[without[0]], "tile": TELEGRAPH_TILES[tile]}
    tell(log, "RR-4.3", "telegraph-tile", facts)
    if len(without) == 1:
        s.step = DRAW_DEAL


def draw_deal(s: State, tile: int, log: list[Event] | None) -> None:
    """RR-4.4, RR-8.3  The next deal is turned up; an empty stack is made anew from the discard."""
    if s.deal_stack == 0:
        s.deal_stack, s.deal_discard = s.deal_discard, 0
    s.deal_stack &= ~(1 << tile)
    s.deal = tile
    tell(log, "RR-8.3", "deal-turned-up", {"tile": DEALS[tile]})


def draw_first_milestone(s: State, tile: int, log: list[Event] | None) -> None:
    """RR-4.5  One milestone of each first stack for each player, open."""
    at = s.milestones.index(NONE)
    s.milestones = changed(s.milestones, at, tile)
    stack = FIRST_STACKS[at % OPEN_SLOTS]
    s.unseen = changed(s.unseen, stack, s.unseen[stack] & ~(1 << tile))
    facts: Facts = {"seat": at // OPEN_SLOTS, "tile": MILESTONES[tile]}
    tell(log, "RR-4.5", "first-milestone", facts)
    if NONE not in s.milestones:
        s.step = DRAW_SETUP


def draw_worker(s: State, colour: int, log: list[Event] | None) -> None:
    """RR-4.8  A specialised worker beside the set-up tile."""
    offer = s.offered[-1] - NO_WORKER + colour
    s.offered = changed(s.offered, -1, offer)
    s.common[colour] -= 1
    facts: Facts = {"tile": SETUP_TILES[offer // 16], "side": SIDES[offer // 8 % 2]}
    tell(log, "RR-4.8", "setup-tile", facts | {"worker": COLOURS[colour]})
    if len(s.offered) < s.seats:
        s.step = DRAW_SETUP
    else:
        s.step = PICK
        s.turn = s.active = s.seats - 1


# ── RR-4.9  Picks ────────────────────────────────────────────────────────────────────────────────


def pick_moves(s: State) -> list[Move]:
    """RR-4.9  One of the set-up tiles still there."""
    return [PICKS[tile] for tile in sorted([offer // 16 for offer in s.offered])]


def pick(s: State, tile: int, log: list[Event] | None) -> None:
    """RR-4.9  The tile's worker comes to the supply, its effects make an agenda."""
    seat = s.turn
    offer = next(offer for offer in s.offered if offer // 16 == tile)
    s.offered = [other for other in s.offered if other != offer]
    colour, side = offer % 8, offer // 8 % 2
    s.supply[seat * HUES + colour] += 1
    s.available[seat] += 1
    facts: Facts = {"seat": seat, "tile": SETUP_TILES[tile], "side": SIDES[side]}
    tell(log, "RR-4.9", "picked", facts | {"worker": COLOURS[colour]})
    actions.open_agenda(s, SETUP_AGENDA)
    actions.grant(s, SETUP_GAINS[tile][side], log)
