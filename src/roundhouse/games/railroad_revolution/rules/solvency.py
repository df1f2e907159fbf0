"""Solvency (RR-6.5): can this agenda still be brought to its end?

Nearly always the empty order answers: cash covers what is needed and there are workers enough. Only
else the unresolved items, flips, trains and sales are tried in every order that can matter.
"""

from __future__ import annotations

from roundhouse.boards.masks import bits
from roundhouse.games.railroad_revolution.board import (
    ALL_SECTIONS,
    AROUND,
    BUILDING,
    BY_COST,
    BY_TERRAIN,
    HIRE_PRICE,
    KINDS,
    LEAST_WORKERS,
    PIECES,
    RAIL,
    SALE_VALUE,
    SHARE_PRICE,
    STATION,
    STEEPEST,
    TELEGRAPH,
    TRIANGLES,
)
from roundhouse.games.railroad_revolution.effects import (
    FLIP,
    ITEMS,
    NO_DISCOUNT,
    PARTS,
    SALE,
    TILE,
    TRAIN,
    TRAIN_BONUS,
    WORKER,
    Item,
    effect_of,
)
from roundhouse.games.railroad_revolution.rules import actions
from roundhouse.games.railroad_revolution.rules.money import wealth
from roundhouse.games.railroad_revolution.state import SETUP_AGENDA, State

TILE_NAME = TILE * PARTS


def covers(cash: int, workers: int, need: int, stock: int) -> bool:
    """RR-6.5  The empty order: cash pays for the need and for hiring up to the minimum of workers.

    ``stock`` is how many workers the common supply holds: nobody else can be hired.
    """
    if workers < LEAST_WORKERS:
        missing = LEAST_WORKERS - workers
        return missing <= stock and cash >= need + HIRE_PRICE * missing
    return cash >= need


def suffices(s: State, cash: int, workers: int, need: int) -> bool:
    """RR-6.5  The empty order with the common supply as it is; nearly always nobody need be hired."""
    if workers >= LEAST_WORKERS:
        return cash >= need
    return covers(cash, workers, need, sum(s.common))


# ── RR-6.5  need: what has to be paid at END ─────────────────────────────────────────────────────


def cheapest_terrain(rails: int, frontier: int, laid: int) -> int:
    """RR-6.5  The fewest triangles with which so many rails can still be laid."""
    if rails == 0 or frontier == 0 or (frontier & BY_TERRAIN[0]).bit_count() >= rails:
        return 0
    if rails == 1:
        triangles = 0
        while not frontier & BY_TERRAIN[triangles]:
            triangles += 1
        return triangles
    best = rails * STEEPEST
    for space in bits(frontier):
        if TRIANGLES[space] < best:
            after = laid | 1 << space
            rest = cheapest_terrain(rails - 1, (frontier | AROUND[space]) & ~after, after)
            best = min(best, TRIANGLES[space] + rest)
    return best


def need(s: State, seat: int) -> int:
    """RR-6.5  The cost due and the cheapest terrain of the mandatory rails still to lay."""
    rails = actions.rails_to_lay(s, seat)
    if rails == 0:
        return s.due
    triangles = cheapest_terrain(rails, s.frontier[seat], s.laid[seat])
    return s.due + triangles * actions.triangle_cost(s)


def cheapest_of(cities: int, discount: int) -> int:
    """RR-7.1  The least that a station in one of these cities costs, or -1 if there is no city."""
    for price, at_that in BY_COST:
        if cities & at_that:
            return price if discount == NO_DISCOUNT else discount
    return -1


def cheapest_station(s: State, seat: int) -> int:
    """RR-7.1  The least that a station in a connected city costs, or -1 if none can be built."""
    if s.buildings[seat] == 0:
        return -1
    discount = effect_of(s.action, s.colour, s.special).discounts[0]
    return cheapest_of(s.connected[seat] & ~s.stations[seat], discount)


def floor(s: State, seat: int, opened: bool) -> int:
    """RR-6.5  What the empty order has to pay, or -1 while a TARGET is open and there is none."""
    if not opened:
        return need(s, seat)
    if s.action == STATION:
        least = cheapest_station(s, seat)
        return s.due + least if least >= 0 else -1
    if s.action == TELEGRAPH:
        return s.due if s.buildings[seat] and s.offices[seat] != ALL_SECTIONS else -1
    return s.due if s.buildings[seat] + s.rails[seat] else -1


# ── RR-6.5  The state is solvent ─────────────────────────────────────────────────────────────────


def is_solvent(s: State, promoted: int = 0) -> bool:
    """RR-6.5  Some order reaches the end, once so many more workers are promoted."""
    seat = s.turn
    cash, workers = wealth(s, seat), s.available[seat] - promoted
    if s.kind == SETUP_AGENDA:
        # RR-4.9: nobody hires in the set-up
        return workers + min(s.counters[WORKER], actions.specialised_in_stock(s)) >= LEAST_WORKERS
    if actions.is_target_open(s):
        return some_target(s, cash, workers)
    needed = need(s, seat)
    return suffices(s, cash, workers, needed) or some_order(s, cash, workers, needed, [])


def some_target(s: State, cash: int, workers: int) -> bool:
    """RR-6.5  While TARGET is open: the state after some TARGET is solvent."""
    seat = s.turn
    if s.action == STATION:
        least = cheapest_station(s, seat)
        if least < 0:
            return False
        if suffices(s, cash, workers, s.due + least):
            return True
        cities = bits(s.connected[seat] & ~s.stations[seat])
        return any([city_solvent(s, city, cash, workers) for city in cities])
    if s.action == TELEGRAPH:
        possible = ALL_SECTIONS & ~s.offices[seat]
        if possible == 0 or s.buildings[seat] == 0:
            return False
        if suffices(s, cash, workers, s.due):
            return True
        return any([section_solvent(s, n, cash, workers) for n in bits(possible)])
    return any([piece_solvent(s, piece, cash, workers) for piece in range(len(PIECES))])


def city_solvent(s: State, city: int, cash: int, workers: int) -> bool:
    """RR-6.5, RR-7.1  The state after a station in a city is solvent."""
    needed = s.due + actions.station_cost(s, city)
    if suffices(s, cash, workers, needed):
        return True
    return some_order(s, cash, workers, needed, actions.station_items(s, city, []))


def section_solvent(s: State, section: int, cash: int, workers: int) -> bool:
    """RR-6.5, RR-7.3  The state after an office in a section is solvent."""
    if suffices(s, cash, workers, s.due):
        return True
    return some_order(s, cash, workers, s.due, actions.office_items(s, section, []))


def piece_solvent(s: State, piece: int, cash: int, workers: int) -> bool:
    """RR-6.5, RR-7.5  The state after the sale of a piece is solvent."""
    seat = s.turn
    pieces = s.buildings if piece == BUILDING else s.rails
    if pieces[seat] == 0:
        return False
    cash += SALE_VALUE[piece][pieces[seat]]
    if suffices(s, cash, workers, s.due):
        return True
    pieces[seat] -= 1
    found = some_order(s, cash, workers, s.due, [])
    pieces[seat] += 1
    return found


# ── RR-6.5  Orders ───────────────────────────────────────────────────────────────────────────────


def worth(item: Item, pool: int) -> int:
    """RR-6.5  Money and shares an item grants; own shares can be sold first, so the pool is all of
    them.
    """
    return item.money + (SHARE_PRICE + item.per_share) * min(item.shares, pool)


class Order:
    """RR-6.5  Where an order of the elements has come to."""

    __slots__ = (
        "cash",
        "downs",
        "flips",
        "items",
        "need",
        "pool",
        "special",
        "stacks",
        "stock",
        "trains",
        "ups",
        "workers",
    )

    def __init__(self, cash: int, workers: int, need: int, pool: int) -> None:
        self.cash = cash
        self.workers = workers
        self.need = need
        self.pool = pool  # shares that can be taken, the own ones sold first
        self.stock = 0  # workers in the common supply
        self.special = 0  # the specialised ones among them
        self.items: list[Item] = []
        self.flips = 0
        self.trains = 0
        # values of own trains face up and face down and of those to be taken, the best first
        self.ups: list[int] = []
        self.downs: list[int] = []
        self.stacks: list[int] = []

    def copy(self) -> Order:
        """Return an independent copy."""
        c = Order(self.cash, self.workers, self.need, self.pool)
        c.stock = self.stock
        c.special = self.special
        c.items = self.items[:]
        c.flips = self.flips
        c.trains = self.trains
        c.ups = self.ups[:]
        c.downs = self.downs[:]
        c.stacks = self.stacks[:]
        return c

    def gain(self, item: Item) -> None:
        """RR-6.5 element 1  What an item brings, its price left aside."""
        self.cash += worth(item, self.pool)
        self.employ(item.workers)
        self.flips += item.flips
        self.trains += item.trains

    def employ(self, many: int) -> None:
        """RR-6.5, RR-12.5  So many specialised workers, as far as the common supply holds them."""
        hired = min(many, self.special)
        self.special -= hired
        self.stock -= hired
        self.workers += hired

    def dismiss(self) -> None:
        """RR-7.4  A worker goes back for the telegraph tile, and might be hired again."""
        self.workers -= 1
        self.stock += 1

    def gather(self) -> None:
        """Take what is free: it never stands in the way of anything. Forget what does not help."""
        items = self.items
        self.items = []
        for item in items:
            if item.price == 0 and item.name != TILE_NAME:
                self.gain(item)
            elif item.useful:
                self.items.append(item)
        while self.trains and self.stacks:
            self.trains -= 1
            self.ups.append(self.stacks.pop(0))
            self.ups.sort(reverse=True)


def some_order(s: State, cash: int, workers: int, needed: int, more: list[Item]) -> bool:
    """RR-6.5  Whether some order of the elements reaches the end; ``more`` are items of a TARGET."""
    seat = s.turn
    c = s.counters
    pool = s.common_shares + s.shares[seat]
    p = Order(cash, workers, needed, pool)
    p.stock, p.special = sum(s.common), actions.specialised_in_stock(s)
    p.items = [ITEMS[number] for number in s.items] + more
    p.flips = c[FLIP]
    p.trains = c[TRAIN]
    if c[SALE]:
        buildings, rails = SALE_VALUE[BUILDING][s.buildings[seat]], SALE_VALUE[RAIL][s.rails[seat]]
        p.cash += max(buildings, rails)
    p.employ(c[WORKER])
    if is_hopeless(p):
        return False
    values = [worth(bonus, pool) for bonus in TRAIN_BONUS]
    for kind in sorted(range(KINDS), key=values.__getitem__, reverse=True):
        p.ups += [values[kind]] * s.up[seat * KINDS + kind]
        p.downs += [values[kind]] * s.down[seat * KINDS + kind]
        p.stacks += [values[kind]] * s.train_stock[kind]
    return reaches(p)


def is_hopeless(p: Order) -> bool:
    """All elements together, each at its best and free of charge, are not enough."""
    cash, workers, flips = p.cash, p.workers, p.flips
    for item in p.items:
        cash += worth(item, p.pool)
        workers += item.workers
        flips += item.flips
    if flips:
        cash += flips * max([worth(bonus, p.pool) for bonus in TRAIN_BONUS])
    # at best every item would leave one worker more in the common supply
    return not covers(cash, workers, p.need, p.stock + len(p.items))


def reaches(p: Order) -> bool:
    """RR-6.5  Try the elements that are left one after the other.

    Of equal elements the best comes first: the face-up train of the greatest value, and of the
    face-down ones the one worth most later. Which of the two a flip is used for does matter.
    """
    p.gather()
    if covers(p.cash, p.workers, p.need, p.stock):
        return True
    if p.flips and p.ups and p.ups[0] > 0:
        q = p.copy()
        q.flips -= 1
        q.cash += q.ups[0]
        q.downs.append(q.ups.pop(0))
        q.downs.sort(reverse=True)
        if reaches(q):
            return True
    if p.flips and p.downs and p.downs[0] > 0:
        q = p.copy()
        q.flips -= 1
        q.ups.append(q.downs.pop(0))
        q.ups.sort(reverse=True)
        if reaches(q):
            return True
    for at in range(len(p.items)):
        item = p.items[at]
        if item.price <= p.cash:
            q = p.copy()
            q.items.pop(at)
            q.cash -= item.price
            if item.name == TILE_NAME:
                q.dismiss()
            q.gain(item)
            if reaches(q):
                return True
    return False
