"""What a player of some experience would do: a weight for every move, in VP.

What positions and steps are worth: estimate.py and gains.py. Why: reasons.py.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.protocol import Move
from roundhouse.games.railroad_revolution import actions, estimate, gains, rules
from roundhouse.games.railroad_revolution.board import (
    ACTIONS,
    ALL_SECTIONS,
    AROUND,
    BUILDING,
    CITY_COST,
    HIRE_PRICE,
    HUES,
    LEAST_WORKERS,
    RAIL,
    RAILROAD,
    RAILROAD_BASE,
    RAILROAD_TRIANGLE,
    SHARE_PRICE,
    STATION,
    TELEGRAPH,
    TRADE,
)
from roundhouse.games.railroad_revolution.board import (
    TRIANGLES as TERRAIN,
)
from roundhouse.games.railroad_revolution.effects import (
    DEAL_GAINS,
    DEAL_PRICES,
    FIRSTS,
    ITEMS,
    NO_DISCOUNT,
    PARTS,
    PROMOTE,
    REWARDS,
    SETUP_GAINS,
    SHARE_ITEMS,
    TILE,
    TILE_BONUS,
    ColourEffect,
    effect_of,
)
from roundhouse.games.railroad_revolution.gains import Outlook, earned, item_gain, wanted
from roundhouse.games.railroad_revolution.moves import (
    CITY,
    SECTION,
    SPACE,
    Deal,
    Discard,
    End,
    Exchange,
    Flip,
    Free,
    Hire,
    Keep,
    Lay,
    Pick,
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
from roundhouse.games.railroad_revolution.state import DEAL_AGENDA, NONE, TURN, State

SCALE: Final = 0.6  # of a VP
EASY: Final = 7.0  # differences up to here are told in full
MOST: Final = 14.0  # weights lie between -MOST and MOST
UNKNOWN: Final = -99.0
KEEP_CLOSED: Final = -2.0  # selling a share for nothing in particular


def weigh(s: State, moves: list[Move]) -> list[float]:
    """Return how good each of these moves looks to the seat that decides."""
    o = Outlook(s, s.turn)
    if s.step != TURN:
        return [bounded(gain_of(s, o, m)) for m in moves]
    plan = Plan(s, o)
    found = [plan.of(s, o, m) if isinstance(m, Place) else gain_of(s, o, m) for m in moves]
    # some main action is compulsory (RR-5.5): against selling and hiring the best of them counts 0
    best = max(
        [-99.0] + [gain for gain, m in zip(found, moves, strict=True) if isinstance(m, Place)]
    )
    return [
        bounded(gain - best if isinstance(m, Place) else gain - 1.0)
        for gain, m in zip(found, moves, strict=True)
    ]


def bounded(gain: float) -> float:
    """Return a gain in VP as a weight; what is far off is drawn nearer."""
    weight = gain * SCALE
    if weight > EASY:
        weight = EASY + (weight - EASY) * 0.25
    elif weight < -EASY:
        weight = -EASY + (weight + EASY) * 0.25
    return max(-MOST, min(MOST, weight))


def gain_of(s: State, o: Outlook, m: Move) -> float:
    """RR-5, RR-6.2  What a move brings, in VP; 0 for ending."""
    if isinstance(m, Target):
        return target_gain(s, o, m)
    if isinstance(m, Take):
        return item_gain(s, o, ITEMS[s.items[rules.item_named(s, m.name)]]) + 0.5
    if isinstance(m, Lay):
        cost = TERRAIN[m.space] * actions.triangle_cost(s)
        return gains.rail_gain(s, o, m.space) + earned(o, -cost) - 0.3
    if isinstance(m, Free):
        return gains.rail_gain(s, o, m.space) - gains.piece_cost(s, o, RAIL)
    if isinstance(m, Progress):
        return o.steps[m.track]
    if isinstance(m, Promote):
        return gains.promote_gain(s, o, m.place, m.colour, m.position)
    if isinstance(m, Sell):
        return sell_gain(s, o)
    if isinstance(m, Hire):
        return gains.worker_gain(s, o, m.colour) + earned(o, -HIRE_PRICE) - 0.5
    if isinstance(m, End):
        return 0.0
    return rarer_gain(s, o, m)


def rarer_gain(s: State, o: Outlook, m: Move) -> float:
    """RR-6.2, RR-8.2, RR-9.3, RR-4.9  The same for moves that come less often."""
    if isinstance(m, Flip):
        return gains.turn_up_gain(o) if m.back else gains.turn_down_gain(s, o, m.kind)
    if isinstance(m, Train):
        return estimate.turned_up(o.turns) + train_taste(s, o, m.kind)
    if isinstance(m, Exchange):
        return gains.exchange_gain(s, o, m.place, m.colour, m.new) - 0.2
    if isinstance(m, Worker):
        return gains.worker_gain(s, o, m.colour)
    if isinstance(m, Sale):
        return gains.sale_gain(s, o, m.piece)
    if isinstance(m, Discard):
        item = ITEMS[s.items[rules.item_named(s, TILE * PARTS)]]
        return item_gain(s, o, item) - gains.worker_loss(s, o, m.place, m.colour)
    if isinstance(m, Deal):
        price = DEAL_PRICES[s.deal][m.number]
        paid = earned(o, -SHARE_PRICE * price) - gains.A_SHARE * price
        return item_gain(s, o, DEAL_GAINS[s.deal][m.number]) + paid
    if isinstance(m, Keep):
        tile, at = m.tile, s.drawing
        spare = s.available[o.seat] - LEAST_WORKERS
        return 0.5 * estimate.tile_worth(s, o.seat, o.way, o.turns, at, tile, spare)
    if isinstance(m, Spare):
        return spare_gain(s, o, m)
    if isinstance(m, Pick):
        return 0.4 * pick_gain(s, o, m)
    return 0.0


def pick_gain(s: State, o: Outlook, m: Pick) -> float:
    """RR-4.9  A set-up tile with its worker."""
    total = 0.0
    for offer in s.offered:
        if offer // 16 == m.tile:
            gift = SETUP_GAINS[m.tile][offer // 8 % 2]
            total = item_gain(s, o, gift) + gains.worker_gain(s, o, offer % 8)
    return total


def train_taste(s: State, o: Outlook, kind: int) -> float:
    """RR-2.9  Among trains the one with the better bonus."""
    return 0.1 * gains.turn_down_gain(s, o, kind)


def target_gain(s: State, o: Outlook, m: Target) -> float:
    """RR-6.6  The core of a station, telegraph or trade action, with all it makes possible."""
    effect = effect_of(s.action, s.colour, s.special)
    if m.what == CITY:
        return station(s, o, m.number, effect)
    if m.what == SECTION:
        return office(s, o, m.number, effect)
    return gains.sale_gain(s, o, m.number)


def spare_gain(s: State, o: Outlook, m: Spare) -> float:
    """RR-4.9  A spare piece."""
    if m.what == SPACE:
        return gains.rail_gain(s, o, m.number)
    if m.what == CITY:
        return station(s, o, m.number, effect_of(STATION, 0, False))
    return office(s, o, m.number, effect_of(TELEGRAPH, 0, False))


def sell_gain(s: State, o: Outlook) -> float:
    """RR-5.4, RR-6.3  Shares are sold when money is needed in hand, and not before."""
    seat = s.turn
    if s.money[seat] < s.due or s.available[seat] < LEAST_WORKERS:
        return 0.02
    best = KEEP_CLOSED
    room = o.cash
    for number in s.items:
        item = ITEMS[number]
        if s.money[seat] < item.price <= room:
            best = max(best, 0.5 * item_gain(s, o, item))
    if s.money[seat] < HIRE_PRICE <= room and s.kind != DEAL_AGENDA:
        best = max(best, 0.5 * (gains.any_worker_gain(s, o) + earned(o, -HIRE_PRICE) - 0.5))
    s.money[seat] += SHARE_PRICE
    s.shares[seat] -= 1
    change = estimate.milestones_worth(s, seat, o.way, o.turns) - o.miles
    s.money[seat] -= SHARE_PRICE
    s.shares[seat] += 1
    return max(best, change - 0.6) if change >= 0.0 else best + change


# ── Main actions, as they look before they are begun ─────────────────────────────────────────────


def station(s: State, o: Outlook, city: int, effect: ColourEffect) -> float:
    """RR-7.1, RR-7.6  A station with its cost, its reward and its bonuses."""
    tile = s.city_tile[city]
    cost = effect.discounts[0]
    if cost == NO_DISCOUNT:
        cost = CITY_COST[city]
    total = gains.station_gain(s, o, city) + earned(o, -cost) + wanted(s, o, REWARDS[tile])
    if not s.first_station >> city & 1:
        total += wanted(s, o, FIRSTS[tile])
    if effect.at_target:
        total += wanted(s, o, effect.at_target[tile])
    return total


def office(s: State, o: Outlook, section: int, effect: ColourEffect) -> float:
    """RR-7.3, RR-7.4, RR-7.6  An office with its shares and its tile."""
    first = 0 if s.first_office >> section & 1 else 1
    total = gains.office_gain(s, o, section)
    total += item_gain(s, o, SHARE_ITEMS[section][first][effect.per_share])
    tile = s.telegraph_tile[section]
    if tile != NONE:
        bonus = item_gain(s, o, TILE_BONUS[tile]) - cheapest_loss(s, o)
        total += max(0.0, bonus)
    if effect.at_target:
        if not effect.of_tile:
            total += wanted(s, o, effect.at_target[section])
        elif tile != NONE:
            total += wanted(s, o, effect.at_target[tile])
    return total


def cheapest_loss(s: State, o: Outlook) -> float:
    """RR-7.4  What it costs to give up the worker that is missed least."""
    if s.available[o.seat] <= LEAST_WORKERS:
        return 99.0
    for colour in range(HUES):
        for place in range(2):
            workers = s.supply if place == 0 else s.board
            if workers[o.seat * HUES + colour]:
                return gains.worker_loss(s, o, place, colour)
    return 99.0


class Plan:
    """What the main actions promise at the beginning of a turn."""

    __slots__ = ("promotions", "rails", "sales", "sections", "sites")

    def __init__(self, s: State, o: Outlook) -> None:
        seat = o.seat
        self.sites = gains.connected_sites(s, seat) if s.buildings[seat] else []
        possible = ALL_SECTIONS & ~s.offices[seat] if s.buildings[seat] else 0
        self.sections = [n for n in range(ALL_SECTIONS.bit_length()) if possible >> n & 1]
        self.rails = [0.0, 0.0, 0.0]
        if s.rails[seat]:
            plan_rails(s, o, self.rails)
        self.promotions = [UNKNOWN] * len(ACTIONS)  # found when they are asked for
        self.sales = max(gains.sale_gain(s, o, BUILDING), gains.sale_gain(s, o, RAIL))

    def of(self, s: State, o: Outlook, m: Place) -> float:
        """RR-5.2  The best a worker can do on an action."""
        effect = effect_of(m.action, m.colour, m.special)
        if m.action == STATION:
            gain = best_station(s, o, self.sites, effect)
        elif m.action == TELEGRAPH:
            gain = best_office(s, o, self.sections, effect)
        elif m.action == RAILROAD:
            gain = railroad(s, o, self.rails, effect)
        else:
            assert m.action == TRADE
            gain = self.sales + max(0.0, gains.flip_gain(s, o))
        gain += wanted(s, o, effect.items)
        for counter, n in effect.counters:
            if counter == PROMOTE:
                gain += self.promotion(s, o, m.action)
            else:
                gain += max(0.0, gains.counter_gain(s, o, counter, n))
        return gain - (0.6 if m.colour and not m.special else 0.0)

    def promotion(self, s: State, o: Outlook, action: int) -> float:
        """RR-9.1  What a promotion adds to an action, whose target is reckoned with."""
        if self.promotions[action] != UNKNOWN:
            return self.promotions[action]
        seat, plain = o.seat, effect_of(action, 0, False)
        stations, offices = s.stations[seat], s.offices[seat]
        if action == STATION and self.sites:
            best = [station(s, o, city, plain) for city in self.sites]
            s.stations[seat] |= 1 << self.sites[best.index(max(best))]
        elif action == TELEGRAPH and self.sections:
            best = [office(s, o, section, plain) for section in self.sections]
            s.offices[seat] |= 1 << self.sections[best.index(max(best))]
        gain = max(0.0, gains.promotion_gain(s, o))
        s.stations[seat], s.offices[seat] = stations, offices
        self.promotions[action] = gain
        return gain


def best_station(s: State, o: Outlook, sites: list[int], effect: ColourEffect) -> float:
    """RR-7.1  The best city that can be paid for."""
    best = -20.0
    for city in sites:
        if CITY_COST[city] <= o.cash or effect.discounts[0] != NO_DISCOUNT:
            best = max(best, station(s, o, city, effect))
    return best


def best_office(s: State, o: Outlook, sections: list[int], effect: ColourEffect) -> float:
    """RR-7.3  The best section."""
    best = -20.0
    for section in sections:
        best = max(best, office(s, o, section, effect))
    return best


def plan_rails(s: State, o: Outlook, found: list[float]) -> None:
    """RR-7.2  What the best first, second and third rail add, each after those before it."""
    seat = o.seat
    frontier, connected, way, ground = s.frontier[seat], s.connected[seat], o.way, o.ground
    laid: list[int] = []
    for i in range(min(len(found), s.rails[seat])):
        space, gain = gains.best_rail(s, o, frontier, RAILROAD_TRIANGLE)
        if space < 0:
            break
        found[i] = gain
        laid.append(space)
        gains.lay(s, o, space)
        o.ground = -1.0
        frontier = (frontier | AROUND[space]) & ~s.laid[seat]
    for space in laid:
        gains.take_up(s, o, space, way, connected)
    o.ground = ground


def railroad(s: State, o: Outlook, rails: list[float], effect: ColourEffect) -> float:
    """RR-7.2, RR-7.6  Two rails and their base cost; a third is a choice of the effect."""
    base = effect.discounts[1]
    total = rails[0] + rails[1] + earned(o, -(RAILROAD_BASE if base == NO_DISCOUNT else base))
    return total + (0.5 if effect.discounts[2] != NO_DISCOUNT else 0.0)
