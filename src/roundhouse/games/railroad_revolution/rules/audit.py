"""The invariants of Railroad Revolution (RR-13), counted from scratch. Laws and fuzzing call this."""

from __future__ import annotations

from roundhouse.boards.masks import bits
from roundhouse.core.events import CHANCE
from roundhouse.games.railroad_revolution.board import (
    AROUND,
    BUILDING,
    CITIES,
    CITY_GROUP,
    COLOURS,
    DEALS,
    HUES,
    KINDS,
    LEAST_WORKERS,
    NEUTRAL_CITIES,
    NEUTRAL_SECTIONS,
    OPEN_SLOTS,
    RAIL,
    SHARE_COUNT,
    SLOTS,
    SPACE_CITIES,
    SPARE_BUILDINGS,
    SPARE_RAILS,
    START_RAIL,
    TILE_GROUP,
    TILES,
    TRACK_VALUES,
    TRACKS,
    TRAIN_COUNT,
    TRAIN_STOCK,
    TRAINS,
    WORKER_COUNT,
)
from roundhouse.games.railroad_revolution.cards import IN_STACK, MOST_PLACES, STACKS, WORKER_PLACES
from roundhouse.games.railroad_revolution.rules import flow, solvency
from roundhouse.games.railroad_revolution.rules.milestones import is_complete
from roundhouse.games.railroad_revolution.rules.setup import NO_WORKER
from roundhouse.games.railroad_revolution.state import (
    AGENDA,
    DEAL,
    KNOWN,
    MILESTONE,
    NONE,
    OVER,
    TURN,
    State,
)


def audit(s: State, deep: bool) -> list[str]:
    """RR-13  Return every invariant that does not hold."""
    found = [*_workers(s), *_shares(s), *_nothing_negative(s), *_four_workers(s)]
    if deep:
        found += [
            *_pieces(s),
            *_networks(s),
            *_trains(s),
            *_milestones(s),
            *_tiles(s),
            *_progress(s),
        ]
    return found


def _workers(s: State) -> list[str]:
    """RR-1.3, RR-1.16  Workers of each colour: common supply, set-up tiles, players and milestones."""
    found = []
    for colour in range(HUES):
        total = s.common[colour] + [offer % 8 for offer in s.offered].count(colour)
        for seat in range(s.seats):
            total += s.supply[seat * HUES + colour] + s.board[seat * HUES + colour]
        total += s.promoted.count(colour + 1)
        if total != WORKER_COUNT[colour]:
            found.append(f"RR-1.3: {total} {COLOURS[colour]} workers")
    for seat in range(s.seats):
        mine = s.supply[seat * HUES : (seat + 1) * HUES] + s.board[seat * HUES : (seat + 1) * HUES]
        if s.available[seat] != sum(mine):
            found.append(f"RR-6.4: available workers of seat {seat}")
    return found


def _shares(s: State) -> list[str]:
    """RR-1.7  Shares are with the players or in the common supply."""
    total = s.common_shares + sum(s.shares)
    return [] if total == SHARE_COUNT else [f"RR-1.7: {total} shares"]


def _nothing_negative(s: State) -> list[str]:
    """RR-1.16  No money, stock or number of pieces is below zero."""
    amounts = [*s.money, *s.shares, *s.buildings, *s.rails, *s.supply, *s.board, *s.common]
    amounts += [*s.train_stock, *s.up, *s.down, *s.counters, s.common_shares, s.due]
    return ["RR-1.16: something is negative"] if min(amounts) < 0 else []


def _four_workers(s: State) -> list[str]:
    """RR-6.4  Whoever does not decide has at least four available workers."""
    owner = s.drawer if s.turn == CHANCE else s.turn
    return [
        f"RR-6.4: seat {seat} has {s.available[seat]} workers"
        for seat in range(s.seats)
        if seat != owner and s.available[seat] < LEAST_WORKERS
    ]


def _pieces(s: State) -> list[str]:
    """RR-1.4, RR-1.5, RR-1.6, RR-2.8  Nobody has put out more buildings or rails than there were."""
    found = []
    for seat in range(s.seats):
        built = s.stations[seat].bit_count() + s.offices[seat].bit_count()
        if s.buildings[seat] + built > len(SLOTS[BUILDING]) + SPARE_BUILDINGS:
            found.append(f"RR-1.4: buildings of seat {seat}")
        if s.rails[seat] + s.laid[seat].bit_count() > len(SLOTS[RAIL]) + SPARE_RAILS + 1:
            found.append(f"RR-1.5: rails of seat {seat}")
        for track in range(len(TRACKS)):
            if not 0 <= s.steps[seat * len(TRACKS) + track] < len(TRACK_VALUES[track]):
                found.append(f"RR-2.7: {TRACKS[track]} marker of seat {seat}")
    return found


def _networks(s: State) -> list[str]:
    """RR-7.1, RR-7.2  Networks hang together; what is connected and available is what rails make it."""
    found = []
    stations, offices = NEUTRAL_CITIES[s.seats], NEUTRAL_SECTIONS[s.seats]
    for seat in range(s.seats):
        connected, available, reach = 0, 0, 1 << START_RAIL
        for space in bits(s.laid[seat]):
            connected |= SPACE_CITIES[space]
            available |= AROUND[space]
        for _ in range(len(SLOTS[RAIL]) + SPARE_RAILS):
            for space in bits(reach):
                reach |= AROUND[space] & s.laid[seat]
        if reach != s.laid[seat]:
            found.append(f"RR-7.2: rails of seat {seat} do not hang together")
        if s.connected[seat] != connected:
            found.append(f"RR-7.1: connected cities of seat {seat}")
        if s.frontier[seat] != available & ~s.laid[seat]:
            found.append(f"RR-7.2: available spaces of seat {seat}")
        if s.stations[seat] & ~connected:
            found.append(f"RR-7.1: a station of seat {seat} is not connected")
        stations |= s.stations[seat]
        offices |= s.offices[seat]
    if s.first_station != stations or s.first_office != offices:
        found.append("RR-2.3: First slots")
    return found


def _trains(s: State) -> list[str]:
    """RR-1.10, RR-4.6  Trains of each kind: stock and players."""
    found = []
    for kind in range(KINDS):
        held = sum(s.up[kind::KINDS]) + sum(s.down[kind::KINDS])
        total = TRAIN_COUNT[kind] if TRAIN_STOCK[kind] else s.seats
        if s.train_stock[kind] + held != total:
            found.append(f"RR-1.10: {TRAINS[kind]} trains")
    return found


def _milestones(s: State) -> list[str]:
    """RR-1.11, RR-9  Every tile is in one place; workers stand where their colour may."""
    found = []
    open_ones = [tile for tile in s.milestones if tile != NONE]
    for stack in range(len(STACKS)):
        known = [entry // KNOWN for entry in s.bottom[stack]]
        known += [entry // KNOWN for entry in s.drawn] if s.stack == stack else []
        tiles = bits(s.unseen[stack]) + known
        tiles += [tile for tile in open_ones if IN_STACK[stack] >> tile & 1]
        for seat in range(s.seats):
            tiles += bits(s.done[seat] & IN_STACK[stack])
        if sorted(tiles) != bits(IN_STACK[stack]):
            found.append(f"RR-1.11: tiles of stack {STACKS[stack]}")
    for at, tile in enumerate(s.milestones):
        places = WORKER_PLACES[tile] if tile != NONE else []
        for i in range(MOST_PLACES):
            worker = s.promoted[at * MOST_PLACES + i] - 1
            if worker >= 0 and (i >= len(places) or places[i] not in (worker, HUES)):
                found.append(f"RR-9.1: a worker stands wrongly on milestone {at}")
    settled = s.step in (TURN, AGENDA, DEAL)
    for at in range(len(s.milestones)):
        seat, slot = at // OPEN_SLOTS, at % OPEN_SLOTS
        if settled and is_complete(s, seat, slot):
            found.append(f"RR-9.2: milestone {slot + 1} of seat {seat} is complete and open")
    return found


def _tiles(s: State) -> list[str]:
    """RR-2.4, RR-1.12, RR-4.2  City tiles lie on their group; each deal is in one place."""
    found = []
    for city in range(len(CITIES)):
        tile = s.city_tile[city]
        if 0 <= tile < TILES and TILE_GROUP[tile] != CITY_GROUP[city]:
            found.append(f"RR-4.2: wrong tile on {CITIES[city]}")
    drawn = [tile for tile in s.city_tile + s.telegraph_tile if tile != NONE]
    if len(set(s.city_tile)) < len([tile for tile in s.city_tile if tile != NONE]) or not drawn:
        found.append("RR-4.2: a city tile lies twice")
    deals = s.deal_stack.bit_count() + s.deal_discard.bit_count() + (s.deal != NONE)
    if deals != len(DEALS) or s.deal_stack & s.deal_discard:
        found.append("RR-1.12: deals")
    if [offer for offer in s.offered if offer % 8 == NO_WORKER][1:]:
        found.append("RR-4.8: set-up tiles without a worker")
    return found


def _progress(s: State) -> list[str]:
    """RR-6.5, RR-11.3  Every agenda can be brought to its end, and some option is legal."""
    found = []
    if s.step == AGENDA and not solvency.is_solvent(s):
        found.append("RR-6.5: the agenda is not solvent")
    if s.step == MILESTONE and not s.drawn:
        found.append("RR-9.3: nothing was drawn")
    if s.step != OVER and not flow.moves(s):
        found.append("RR-6.5: no legal option")
    return found
