"""What a player of some experience would do: a weight for every move, in VP.

What positions and steps are worth: estimate.py and gains.py. Why: reasons.py.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.protocol import Move
from roundhouse.games.railroad_revolution import cards
from roundhouse.games.railroad_revolution.advice import estimate, gains, ground, prospects
from roundhouse.games.railroad_revolution.advice.gains import (
    UNKNOWN,
    Outlook,
    earned,
    item_gain,
    wanted,
)
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
    RAILROAD_RAILS,
    RAILROAD_TRIANGLE,
    SHARE_PRICE,
    STATION,
    TELEGRAPH,
    TRADE,
)
from roundhouse.games.railroad_revolution.board import TRIANGLES as TERRAIN
from roundhouse.games.railroad_revolution.effects import (
    DEAL_GAINS,
    DEAL_PRICES,
    EFFECTS,
    FIRSTS,
    ITEMS,
    MAY_LAY,
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
from roundhouse.games.railroad_revolution.rules import actions, agenda, money, pieces
from roundhouse.games.railroad_revolution.state import DEAL_AGENDA, NONE, TURN, State

SCALE: Final = 0.6  # of a VP
EASY: Final = 7.0  # differences up to here are told in full
MOST: Final = 14.0  # weights lie between -MOST and MOST
# RR-7.6: colours whose railroad action may lay one more rail
LAYERS: Final[list[int]] = [
    colour
    for colour in range(HUES)
    if MAY_LAY in [counter for counter, _ in EFFECTS[RAILROAD][colour].counters]
]
MONEY_NEEDS: Final = 1 << cards.SHARE | 1 << cards.MONEY
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
        return item_gain(s, o, ITEMS[s.items[agenda.item_named(s, m.name)]]) + 0.5
    if isinstance(m, Lay):
        cost = TERRAIN[m.space] * actions.triangle_cost(s)
        return ground.rail_gain(s, o, m.space) + earned(o, -cost) - 0.3
    if isinstance(m, Free):
        return ground.rail_gain(s, o, m.space) - gains.piece_cost(s, o, RAIL)
    if isinstance(m, Progress):
        return gains.steps(s, o)[m.track]
    if isinstance(m, Promote):
        before = gains.staff_now(s, o)
        return gains.promote_gain(s, o, m.place, m.colour, m.slot, before)
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
        item = ITEMS[s.items[agenda.item_named(s, TILE * PARTS)]]
        return item_gain(s, o, item) - gains.worker_loss(s, o, m.place, m.colour)
    if isinstance(m, Deal):
        price = DEAL_PRICES[s.deal][m.number]
        gain = item_gain(s, o, DEAL_GAINS[s.deal][m.number])
        return gain + earned(o, -SHARE_PRICE * price)
    if isinstance(m, Keep):
        tile, at = m.tile, s.drawing
        work = prospects.tile_work(s, o.seat, o.way, at, tile)
        return 0.5 * prospects.tile_worth(tile, work, o.turns, o.hopes.stage)
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
        return ground.rail_gain(s, o, m.number)
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
    pieces.sell(s, None)
    change = o.hopes.with_other_means(s, o.way, MONEY_NEEDS) - o.hopes.total
    money.pay(s, seat, money.BANK, SHARE_PRICE)
    money.hand_shares(s, money.BANK, seat, 1)
    return max(best, change - 0.6) if change >= 0.0 else best + change


# ── Main actions, as they look before they are begun ─────────────────────────────────────────────


def station(s: State, o: Outlook, city: int, effect: ColourEffect) -> float:
    """RR-7.1, RR-7.6  A station with its cost, its reward and its bonuses."""
    return plain_station(s, o, city) + station_extra(s, o, city, effect)


def plain_station(s: State, o: Outlook, city: int) -> float:
    """RR-7.1  A station with its reward and first bonus, its cost left aside."""
    tile = s.city_tile[city]
    total = ground.station_gain(s, o, city) + wanted(s, o, REWARDS[tile])
    if not s.first_station >> city & 1:
        total += wanted(s, o, FIRSTS[tile])
    return total


def station_extra(s: State, o: Outlook, city: int, effect: ColourEffect) -> float:
    """RR-7.1, RR-7.6  The cost of a station, and what the colour adds."""
    cost = effect.discounts[0]
    total = earned(o, -(CITY_COST[city] if cost == NO_DISCOUNT else cost))
    if effect.at_target:
        total += wanted(s, o, effect.at_target[s.city_tile[city]])
    return total


def office(s: State, o: Outlook, section: int, effect: ColourEffect) -> float:
    """RR-7.3, RR-7.4, RR-7.6  An office with its shares and its tile."""
    return plain_office(s, o, section) + office_extra(s, o, section, effect)


def plain_office(s: State, o: Outlook, section: int) -> float:
    """RR-7.3, RR-7.4  An office with its tile."""
    total = ground.office_gain(s, o, section)
    tile = s.telegraph_tile[section]
    if tile != NONE:
        total += max(0.0, item_gain(s, o, TILE_BONUS[tile]) - gains.least_loss(s, o))
    return total


def office_extra(s: State, o: Outlook, section: int, effect: ColourEffect) -> float:
    """RR-7.3, RR-7.6  The shares of an office, and what the colour adds."""
    first = 0 if s.first_office >> section & 1 else 1
    total = item_gain(s, o, SHARE_ITEMS[section][first][effect.per_share])
    if effect.at_target:
        tile = s.telegraph_tile[section]
        if not effect.of_tile:
            total += wanted(s, o, effect.at_target[section])
        elif tile != NONE:
            total += wanted(s, o, effect.at_target[tile])
    return total


class Plan:
    """What the main actions promise at the beginning of a turn."""

    __slots__ = ("offices", "promotions", "rails", "sales", "sections", "sites", "stations")

    def __init__(self, s: State, o: Outlook) -> None:
        seat = o.seat
        self.sites = ground.connected_sites(s, seat) if s.buildings[seat] else []
        possible = ALL_SECTIONS & ~s.offices[seat] if s.buildings[seat] else 0
        self.sections = [n for n in range(ALL_SECTIONS.bit_length()) if possible >> n & 1]
        # without what the colour changes
        self.stations = [plain_station(s, o, city) for city in self.sites]
        self.offices = [plain_office(s, o, section) for section in self.sections]
        more = any([s.supply[seat * HUES + colour] > 0 for colour in LAYERS])
        self.rails = [0.0] * (RAILROAD_RAILS + 1 if more else RAILROAD_RAILS)
        if s.rails[seat]:
            plan_rails(s, o, self.rails)
        self.promotions = [UNKNOWN] * len(ACTIONS)  # found when they are asked for
        self.sales = max(gains.sale_gain(s, o, BUILDING), gains.sale_gain(s, o, RAIL))

    def of(self, s: State, o: Outlook, m: Place) -> float:
        """RR-5.2  The best a worker can do on an action."""
        effect = effect_of(m.action, m.colour, m.special)
        if m.action == STATION:
            gain = self.best_station(s, o, effect)
        elif m.action == TELEGRAPH:
            gain = self.best_office(s, o, effect)
        elif m.action == RAILROAD:
            gain = railroad(s, o, self.rails, effect)
        else:
            assert m.action == TRADE
            gain = self.sales + gains.flip_gain(s, o)
        gain += wanted(s, o, effect.items)
        for counter, n in effect.counters:
            if counter == PROMOTE:
                gain += self.promotion(s, o, m.action)
            elif counter == MAY_LAY and len(self.rails) > RAILROAD_RAILS:
                gain += max(0.0, self.rails[RAILROAD_RAILS])
            else:
                gain += max(0.0, gains.counter_gain(s, o, counter, n))
        return gain - (0.6 if m.colour and not m.special else 0.0)

    def best_station(self, s: State, o: Outlook, effect: ColourEffect) -> float:
        """RR-7.1  The best city that can be paid for."""
        best = -20.0
        for i in range(len(self.sites)):
            city = self.sites[i]
            if CITY_COST[city] <= o.cash or effect.discounts[0] != NO_DISCOUNT:
                best = max(best, self.stations[i] + station_extra(s, o, city, effect))
        return best

    def best_office(self, s: State, o: Outlook, effect: ColourEffect) -> float:
        """RR-7.3  The best section."""
        best = -20.0
        for i in range(len(self.sections)):
            best = max(best, self.offices[i] + office_extra(s, o, self.sections[i], effect))
        return best

    def promotion(self, s: State, o: Outlook, action: int) -> float:
        """RR-9.1  What a promotion adds to an action, whose target is reckoned with."""
        if self.promotions[action] != UNKNOWN:
            return self.promotions[action]
        seat = o.seat
        stations, offices = s.stations[seat], s.offices[seat]
        if action == STATION and self.sites:
            s.stations[seat] |= 1 << self.sites[self.stations.index(max(self.stations))]
            o.built = ground.STATION_NEEDS
        elif action == TELEGRAPH and self.sections:
            s.offices[seat] |= 1 << self.sections[self.offices.index(max(self.offices))]
            o.built = ground.OFFICE_NEEDS
        gain = max(0.0, gains.promotion_gain(s, o))
        s.stations[seat], s.offices[seat] = stations, offices
        o.built = 0
        self.promotions[action] = gain
        return gain


def plan_rails(s: State, o: Outlook, found: list[float]) -> None:
    """RR-7.2  What the best rails add, each after those before it."""
    seat = o.seat
    frontier, connected = s.frontier[seat], s.connected[seat]
    way, hopes = o.way, o.hopes
    laid: list[int] = []
    for i in range(min(len(found), s.rails[seat])):
        if laid:
            o.hopes = prospects.Hopes(s, seat, o.way, o.turns)
        space, gain = ground.best_rail(s, o, frontier, RAILROAD_TRIANGLE)
        if space < 0:
            break
        found[i] = gain
        laid.append(space)
        ground.lay(s, o, space)
        frontier = (frontier | AROUND[space]) & ~s.laid[seat]
    for space in laid:
        ground.take_up(s, o, space, way, connected)
    o.hopes = hopes


def railroad(s: State, o: Outlook, rails: list[float], effect: ColourEffect) -> float:
    """RR-7.2, RR-7.6  The mandatory rails and their base cost; one more is a choice of the effect."""
    base = effect.discounts[1]
    total = sum(rails[:RAILROAD_RAILS]) + earned(
        o, -(RAILROAD_BASE if base == NO_DISCOUNT else base)
    )
    return total + (0.5 if effect.discounts[2] != NO_DISCOUNT else 0.0)
