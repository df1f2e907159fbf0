"""The legal moves of an agenda (RR-6.2), generated from sets and tables.

``calm`` means that the empty order of RR-6.5 holds by itself: then nothing that takes neither cash
nor workers needs a closer look. Only what is in doubt is tried out.
"""

from __future__ import annotations

from roundhouse.boards.masks import bits
from roundhouse.core.protocol import Move
from roundhouse.games.railroad_revolution.board import (
    ALL_SECTIONS,
    AROUND,
    BUILDING,
    HIRE_PRICE,
    HUES,
    KINDS,
    LEAST_WORKERS,
    OPEN_SLOTS,
    PIECES,
    RAIL,
    RAILROAD,
    SPECIAL,
    STATION,
    STEEPEST,
    TELEGRAPH,
    TRACK_VALUES,
    TRACKS,
    TRADE,
    TRIANGLES,
    WHITE,
)
from roundhouse.games.railroad_revolution.effects import (
    EXCHANGE,
    FLIP,
    FREE_RAIL,
    ITEMS,
    MAY_LAY,
    MUST_LAY,
    PARTS,
    PROGRESS,
    PROMOTE,
    SALE,
    SPARE_OFFICE,
    SPARE_RAIL,
    SPARE_STATION,
    TILE,
    TRAIN,
    WORKER,
)
from roundhouse.games.railroad_revolution.moves import (
    BOARD,
    DISCARDS,
    END,
    EXCHANGES,
    FLIPS_DOWN,
    FLIPS_UP,
    FREES,
    FREES_ON,
    LAYS,
    LAYS_ON,
    PROGRESSES,
    PROMOTIONS,
    SALES,
    SECTION_TARGETS,
    SELL,
    SPARE_CITY,
    SPARE_SECTION,
    SPARES_ON,
    SUPPLY,
    TAKES,
    TARGET_CITY,
    TARGET_PIECE,
    TARGET_SECTION,
    TRAIN_MOVES,
    WORKERS,
    Promote,
)
from roundhouse.games.railroad_revolution.rules import actions, agenda, milestones, solvency, turns
from roundhouse.games.railroad_revolution.rules.money import wealth
from roundhouse.games.railroad_revolution.state import MAIN_AGENDA, SETUP_AGENDA, State


def survives(s: State, m: Move) -> bool:
    """RR-6.5  Try a move of an agenda out: is the state after it solvent?"""
    return solvency.is_solvent(agenda.after(s, m))


def relieved(s: State, m: Move) -> bool:
    """RR-6.5, RR-9.2  A move that looks insolvent may complete a milestone: its workers can be hired."""
    if s.available[s.turn] >= LEAST_WORKERS:
        return False
    return milestones.some_filled(s, s.turn) and survives(s, m)


# ── RR-6.2  The agenda ───────────────────────────────────────────────────────────────────────────


def agenda_moves(s: State) -> list[Move]:
    """RR-6.2  All legal moves of the agenda, in the order of the rule."""
    seat = s.turn
    c = s.counters
    found: list[Move] = []
    cash, workers = wealth(s, seat), s.available[seat]
    opened = actions.is_target_open(s)
    floor = solvency.floor(s, seat, opened)
    calm = floor >= 0 and cash >= floor and workers >= LEAST_WORKERS
    if opened:
        add_targets(s, seat, cash, workers, found)
    if s.kind == SETUP_AGENDA:
        add_spares(s, seat, found)
    if s.items:
        add_takes(s, seat, cash - floor if calm else -1, found)
    if c[MUST_LAY] + c[MAY_LAY]:
        add_lays(s, seat, cash, workers, found)
    if c[FREE_RAIL]:
        add_frees(s, seat, calm, opened, found)
    if c[PROGRESS]:
        add_progress(s, seat, found)
    if c[PROMOTE]:
        add_promotions(s, seat, calm and workers > LEAST_WORKERS, found)
    if c[TRAIN] + c[FLIP] + c[WORKER] + c[SALE] + c[EXCHANGE]:
        add_choices(s, seat, calm, found)
    if s.items:
        add_discards(s, seat, calm and workers > LEAST_WORKERS, found)
    if s.kind != SETUP_AGENDA:
        add_for_money(s, seat, calm and cash - HIRE_PRICE >= floor, found)
    if may_end(s, seat):
        found.append(END)
    return found


def add_progress(s: State, seat: int, found: list[Move]) -> None:
    """RR-6.2  A step on each track that is not at its end."""
    for track in range(len(TRACKS)):
        if s.steps[seat * len(TRACKS) + track] < len(TRACK_VALUES[track]) - 1:
            found.append(PROGRESSES[track])


def add_for_money(s: State, seat: int, solvent: bool, found: list[Move]) -> None:
    """RR-6.2  Sell a share; hire, also if nothing tells at a glance that the agenda stays solvent."""
    if s.shares[seat]:
        found.append(SELL)
    if s.money[seat] >= HIRE_PRICE:
        if solvent:
            turns.add_hires(s, found)
        else:
            found += [m for m in turns.add_hires(s, []) if survives(s, m)]


def add_targets(s: State, seat: int, cash: int, workers: int, found: list[Move]) -> None:
    """RR-6.6, RR-7.1, RR-7.3, RR-7.5  Cities, sections or pieces after which the agenda is solvent."""
    if s.action == STATION:
        if s.buildings[seat]:
            for city in bits(s.connected[seat] & ~s.stations[seat]):
                move = TARGET_CITY[city]
                if solvency.city_solvent(s, city, cash, workers) or relieved(s, move):
                    found.append(move)
    elif s.action == TELEGRAPH:
        possible = ALL_SECTIONS & ~s.offices[seat]
        if s.buildings[seat] == 0:
            return
        if solvency.suffices(s, cash, workers, s.due):
            SECTION_TARGETS.of(possible, found)
        else:
            for section in bits(possible):
                move = TARGET_SECTION[section]
                if solvency.section_solvent(s, section, cash, workers) or relieved(s, move):
                    found.append(move)
    else:
        for piece in range(len(PIECES)):
            if solvency.piece_solvent(s, piece, cash, workers):
                found.append(TARGET_PIECE[piece])


def add_spares(s: State, seat: int, found: list[Move]) -> None:
    """RR-4.9  Where the spare piece may go."""
    c = s.counters
    if c[SPARE_RAIL]:
        SPARES_ON.of(s.frontier[seat], found)
    if c[SPARE_STATION]:
        found += [SPARE_CITY[city] for city in bits(s.connected[seat] & ~s.stations[seat])]
    if c[SPARE_OFFICE]:
        found += [SPARE_SECTION[n] for n in bits(ALL_SECTIONS & ~s.offices[seat])]


def add_takes(s: State, seat: int, room: int, found: list[Move]) -> None:
    """RR-6.2, RR-6.3  Items whose price is in hand; ``room`` is cash above the need, -1 if not calm."""
    seen = 0
    money, common = s.money[seat], s.common_shares
    for number in s.items:
        item = ITEMS[number]
        name = item.name
        if name >= TILE * PARTS or seen >> name & 1:
            continue
        seen |= 1 << name
        if item.price > money:
            continue
        if item.price <= room:
            found.append(TAKES[name])
        elif item.price == 0 and item.shares <= common and item.workers == 0:
            # nothing is lost by taking what is free and there in full
            found.append(TAKES[name])
        elif survives(s, TAKES[name]):
            found.append(TAKES[name])


def add_lays(s: State, seat: int, cash: int, workers: int, found: list[Move]) -> None:
    """RR-7.2  Available spaces whose terrain, with that of the rails to follow, can be paid."""
    if s.rails[seat] == 0:
        return
    frontier = s.frontier[seat]
    triangle = actions.triangle_cost(s)
    must = s.counters[MUST_LAY]
    rest = min(must - 1 if must else 0, s.rails[seat] - 1)
    if solvency.suffices(s, cash, workers, s.due + (1 + rest) * STEEPEST * triangle):
        LAYS_ON.of(frontier, found)
        return
    for space in bits(frontier):
        laid = s.laid[seat] | 1 << space
        least = solvency.cheapest_terrain(rest, (frontier | AROUND[space]) & ~laid, laid)
        needed = s.due + (TRIANGLES[space] + least) * triangle
        if (
            solvency.suffices(s, cash, workers, needed)
            or solvency.some_order(s, cash, workers, needed, [])
            or relieved(s, LAYS[space])
        ):
            found.append(LAYS[space])


def add_frees(s: State, seat: int, calm: bool, opened: bool, found: list[Move]) -> None:
    """RR-6.2, RR-6.6  Free rails; in trade and railroad they may take what the main action needs."""
    if s.rails[seat] == 0:
        return
    frontier = s.frontier[seat]
    if (s.kind == MAIN_AGENDA and s.action == RAILROAD and s.counters[MUST_LAY]) or (
        s.kind == MAIN_AGENDA
        and s.action == TRADE
        and not (calm and (not opened or s.buildings[seat] + s.rails[seat] > 1))
    ):
        found += [FREES[space] for space in bits(frontier) if survives(s, FREES[space])]
    else:
        FREES_ON.of(frontier, found)


def add_promotions(s: State, seat: int, sure: bool, found: list[Move]) -> None:
    """RR-9.1, RR-12.7, RR-12.8  Workers that find a place; at the minimum only if it can be restored."""
    fitting: list[Move] = []
    for place in (SUPPLY, BOARD):
        there = s.supply if place == SUPPLY else s.board
        for colour in range(HUES):
            if there[seat * HUES + colour] == 0:
                continue
            for slot in range(OPEN_SLOTS):
                if milestones.free_place(s, seat, slot, colour) >= 0:
                    fitting.append(PROMOTIONS[place][colour][slot])
    if sure or (fitting and solvency.is_solvent(s, 1)):
        found += fitting
    else:
        found += [move for move in fitting if completes(s, seat, move) and survives(s, move)]


def completes(s: State, seat: int, m: Move) -> bool:
    """RR-9.2  A promotion completes a milestone: all its workers go back to the supply."""
    assert isinstance(m, Promote)
    return milestones.lacks_one_worker(s, seat, m.slot)


def add_choices(s: State, seat: int, calm: bool, found: list[Move]) -> None:
    """RR-6.2  TRAIN, FLIP, EXCHANGE, WORKER, SALE, in this order."""
    c = s.counters
    if c[TRAIN]:
        for kind in range(KINDS):
            if s.train_stock[kind] and (calm or survives(s, TRAIN_MOVES[kind])):
                found.append(TRAIN_MOVES[kind])
    if c[FLIP]:
        for kind in range(KINDS):
            if s.up[seat * KINDS + kind] and (calm or survives(s, FLIPS_DOWN[kind])):
                found.append(FLIPS_DOWN[kind])
            if s.down[seat * KINDS + kind] and (calm or survives(s, FLIPS_UP[kind])):
                found.append(FLIPS_UP[kind])
    if c[EXCHANGE]:
        add_exchanges(s, seat, calm, found)
    if c[WORKER]:
        found += [WORKERS[colour] for colour in SPECIAL if s.common[colour]]
    if c[SALE]:
        if s.buildings[seat] and (calm_sale(s, seat, calm) or survives(s, SALES[BUILDING])):
            found.append(SALES[BUILDING])
        if s.rails[seat] and (calm_sale(s, seat, calm) or survives(s, SALES[RAIL])):
            found.append(SALES[RAIL])


def calm_sale(s: State, seat: int, calm: bool) -> bool:
    """RR-6.6, RR-12.16  An extra sale before the TARGET must leave a piece for it."""
    return calm and s.buildings[seat] + s.rails[seat] > 1


def add_exchanges(s: State, seat: int, calm: bool, found: list[Move]) -> None:
    """RR-3.1, RR-12.5  Any available worker for another colour in stock."""
    for place in (SUPPLY, BOARD):
        there = s.supply if place == SUPPLY else s.board
        for colour in range(HUES):
            if there[seat * HUES + colour]:
                row = EXCHANGES[place][colour]
                for new in range(HUES):
                    if new != colour and s.common[new] and (calm or survives(s, row[new])):
                        found.append(row[new])


def add_discards(s: State, seat: int, sure: bool, found: list[Move]) -> None:
    """RR-7.4, RR-12.7, RR-12.8  Any available worker for the bonus of the telegraph tile."""
    if agenda.item_named(s, TILE * PARTS) < 0:
        return
    # of the colour it matters only whether a specialised worker comes back to the supply
    allowed: dict[bool, bool] = {False: True, True: True} if sure else {}
    for place in (SUPPLY, BOARD):
        there = s.supply if place == SUPPLY else s.board
        for colour in range(HUES):
            if there[seat * HUES + colour] == 0:
                continue
            move, white = DISCARDS[place][colour], colour == WHITE
            if white not in allowed:
                allowed[white] = survives(s, move)
            if allowed[white]:
                found.append(move)


def may_end(s: State, seat: int) -> bool:
    """RR-6.2, RR-6.4  Core and main reward are done, what is due is in hand, four workers are there."""
    if s.money[seat] < s.due or s.available[seat] < LEAST_WORKERS or actions.is_target_open(s):
        return False
    if actions.rails_to_lay(s, seat):
        return False
    c = s.counters
    if c[SPARE_RAIL] + c[SPARE_STATION] + c[SPARE_OFFICE]:
        return False
    return not any([ITEMS[number].main for number in s.items])
