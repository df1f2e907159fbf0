"""What a position is worth to a seat, in VP: what scores now and what may still come of it (RR-11.4).

Nothing here is a rule. The figures are habits of good play, measured over many matches.
"""

from __future__ import annotations

from math import exp
from typing import Final

from roundhouse.boards.masks import bits
from roundhouse.games.railroad_revolution import ways
from roundhouse.games.railroad_revolution.board import (
    ANY,
    BUILDING,
    CITIES,
    CITY_COST,
    HUES,
    IN_GROUP,
    KINDS,
    LEAST_WORKERS,
    LINKS_OF,
    OPEN_PLACES,
    RAIL,
    RIGHT_OF_LOGO,
    SECTIONS,
    SHARE_PRICE,
    TRACK_SCORES,
    TRACK_VALUES,
    TRACKS,
    TRAIN_VP,
    WEST,
    WHITE,
)
from roundhouse.games.railroad_revolution.effects import (
    EXCHANGE,
    FLIP,
    FREE_RAIL,
    PROGRESS,
    PROMOTE,
    REWARDS,
    TRAIN,
    WORKER,
    Item,
)
from roundhouse.games.railroad_revolution.milestones import (
    CONNECT,
    MONEY,
    MOST_PLACES,
    NEEDS,
    OFFICE,
    OFFICE_RUN,
    SHARE,
    STACK_OF,
    STACKS,
    STATION,
    TRACK,
    VP,
    WORKER_PLACES,
    Condition,
    reached,
)
from roundhouse.games.railroad_revolution.milestones import TRAIN as TRAIN_NEED
from roundhouse.games.railroad_revolution.scoring import scores
from roundhouse.games.railroad_revolution.state import (
    FINISHING,
    LAST_ROUND,
    NONE,
    OVER,
    PICK,
    TURN,
    State,
)

LEFT: Final = TRACK_SCORES.index("office")
MIDDLE: Final = TRACK_SCORES.index("station")
RIGHT: Final = TRACK_SCORES.index("west")
THREE: Final = len(TRACKS)
COAST: Final = IN_GROUP[WEST]

# ── Turns to come ────────────────────────────────────────────────────────────────────────────────

RAILS_A_TURN: Final = 1.35


def rounds_left(s: State) -> float:
    """RR-11.1  How many rounds may pass until somebody has nothing left of the logo."""
    least = 99.0
    for seat in range(s.seats):
        buildings = max(0, s.buildings[seat] - RIGHT_OF_LOGO[BUILDING])
        rails = max(0, s.rails[seat] - RIGHT_OF_LOGO[RAIL])
        least = min(least, buildings + rails / RAILS_A_TURN)
    return least


def turns_to_come(s: State, seat: int) -> float:
    """RR-11.2  How many turns a seat may still begin."""
    if s.step == OVER:
        return 0.0
    begins = s.step == TURN and seat == s.active
    this_round = 1.0 if begins or seat > s.active or s.step == PICK else 0.0
    if s.ending == LAST_ROUND:
        return this_round
    if s.ending == FINISHING:
        return this_round + 1.0
    return this_round + 1.0 + max(0.0, rounds_left(s) - 0.5)


# How much of each means can be told to count, by the turns to come. Early on everybody has time for
# the offices and their track; what makes the difference then are workers, sites and money.
KNOTS: Final[list[float]] = [0.0, 1.0, 2.7, 5.0, 8.0, 10.5, 15.0, 19.0]
TRACKS_STAGE: Final[list[float]] = [1.0, 1.0, 1.0, 1.0, 0.95, 0.65, 0.6, 0.5]
TRAINS_STAGE: Final[list[float]] = [1.0, 0.95, 0.85, 0.85, 0.75, 0.6, 0.55, 0.4]
MILES_STAGE: Final[list[float]] = [0.4, 0.45, 0.5, 0.7, 0.95, 0.9, 0.85, 0.7]
SITES_STAGE: Final[list[float]] = [0.0, 0.0, 0.05, 0.2, 0.7, 1.1, 1.2, 1.2]
CASH_STAGE: Final[list[float]] = [0.0, 0.35, 0.5, 0.6, 0.8, 1.0, 1.4, 1.2]
WORKERS_STAGE: Final[list[float]] = [0.0, 0.5, 0.5, 0.6, 0.7, 0.9, 1.5, 1.9]


def stage(table: list[float], turns: float) -> float:
    """Return the value of such a table between its knots."""
    for i in range(1, len(KNOTS)):
        if turns < KNOTS[i]:
            share = (turns - KNOTS[i - 1]) / (KNOTS[i] - KNOTS[i - 1])
            return table[i - 1] + (table[i] - table[i - 1]) * share
    return table[len(table) - 1]


# ── Money, workers, trains ───────────────────────────────────────────────────────────────────────

# VP for each dollar: the first ones pay for the next action, the last ones wait
RATES: Final[list[tuple[int, float]]] = [(600, 0.020), (1000, 0.014), (100000, 0.008)]
RAMP: Final[list[float]] = [0.0, 0.45, 0.7, 0.85, 0.95]
# more than the open milestones have places for
FREE_WORKERS: Final[list[float]] = [3.0, 2.5, 2.0, 1.5, 1.0]
COLOUR_WORTH: Final[list[float]] = [0.0, 2.6, 2.6, 3.5, 3.2]


def ramp(turns: float) -> float:
    """Return how much of a means of play can still be turned into VP."""
    whole = int(turns)
    if whole >= len(RAMP) - 1:
        return 1.0 if whole >= len(RAMP) else RAMP[whole] + (1.0 - RAMP[whole]) * (turns - whole)
    return RAMP[whole] + (RAMP[whole + 1] - RAMP[whole]) * (turns - whole)


def cash_worth(cash: int, turns: float) -> float:
    """Return what money is worth; the more there is, the less a dollar adds."""
    total, left = 0.0, cash
    for width, rate in RATES:
        if left <= width:
            total += left * rate
            break
        total += width * rate
        left -= width
    return total * stage(CASH_STAGE, turns) + cash * 0.0002


def unfilled(s: State, seat: int) -> int:
    """RR-9.1  How many worker places of the open milestones are empty."""
    total = 0
    for position in range(OPEN_PLACES):
        tile = s.milestones[seat * OPEN_PLACES + position]
        if tile != NONE:
            total += open_places(s, seat, position, tile)
    return total


def workers_worth(s: State, seat: int, turns: float) -> float:
    """RR-6.4  Workers above the minimum can be promoted some day; specialised ones do more."""
    spare = s.available[seat] - LEAST_WORKERS
    total = 11.0 * spare if spare < 0 else 0.0
    for i in range(spare - unfilled(s, seat)):
        total += FREE_WORKERS[i] if i < len(FREE_WORKERS) else 0.5
    first = seat * HUES
    for colour in range(HUES):
        if colour != WHITE:
            many = s.supply[first + colour] + s.board[first + colour]
            if many:
                total += COLOUR_WORTH[colour] * (1.0 + 0.6 * (many - 1))
    return total * stage(WORKERS_STAGE, turns)


def turned_down(turns: float) -> float:
    """RR-8.4  What a train face down is worth: it may be turned up again."""
    return TRAIN_VP * min(0.55, 0.09 * turns) * stage(TRAINS_STAGE, turns)


def turned_up(turns: float) -> float:
    """RR-8.4  What a train face up is worth: its VP, and its bonus may be used and come back."""
    return (TRAIN_VP + min(1.5, 0.16 * turns)) * stage(TRAINS_STAGE, turns)


def trains_worth(s: State, seat: int, turns: float) -> float:
    """RR-11.4  All trains of a seat."""
    first = seat * KINDS
    up, down = sum(s.up[first : first + KINDS]), sum(s.down[first : first + KINDS])
    return up * turned_up(turns) + down * turned_down(turns)


# ── Cities and tracks ────────────────────────────────────────────────────────────────────────────

# chance to reach a city by the effort it takes, in quarters of a rail
HOPE: Final[list[float]] = [exp(-0.075 * effort) for effort in range(ways.FAR + 1)]
# what one of them is worth, in a tile's reward
GAINS: Final[dict[int, float]] = {
    PROGRESS: 5.0,
    PROMOTE: 4.0,
    TRAIN: 9.0,
    FLIP: 2.5,
    FREE_RAIL: 3.5,
    EXCHANGE: 1.2,
    WORKER: 9.0,
}


def _usual(item: Item) -> float:
    """Return what an item usually brings."""
    total = (item.money - item.price) * 0.014 + item.shares * 2.4 + 9.5 * len(item.colours)
    for counter, n in item.counters:
        total += GAINS.get(counter, 0.0) * n
    return total


# by city tile
USUAL_REWARD: Final[list[float]] = [
    sum([_usual(item) for item in items if item.price == 0]) for items in REWARDS
]
SITE_SHARE: Final = 0.5


def site_worth(s: State, seat: int, city: int) -> float:
    """Return what a city is worth as a place for a station to come."""
    tile = s.city_tile[city]
    if tile == NONE or s.stations[seat] >> city & 1:
        return 0.0
    return max(0.0, USUAL_REWARD[tile] + 4.0 - 0.014 * CITY_COST[city])


def sites_worth(s: State, seat: int, way: list[int], turns: float) -> float:
    """Return what all such places are worth, by how near they are."""
    total = 0.0
    for city in range(len(CITIES)):
        total += site_worth(s, seat, city) * HOPE[way[city]]
    return total * SITE_SHARE * stage(SITES_STAGE, turns)


STEPS_A_TURN: Final[list[float]] = [0.15, 0.18, 0.06]
PIECES_A_TURN: Final = 0.26
COAST_HOPE: Final = 0.8  # the west coast is further than it looks
COAST_REACH: Final = 7.0  # and out of reach with too few turns


def counts(s: State, seat: int, way: list[int], turns: float, track: int) -> float:
    """RR-2.7  How many offices, stations or western cities a track may count in the end."""
    if track == RIGHT:
        total = float((s.connected[seat] & COAST).bit_count())
        for city in bits(COAST & ~s.connected[seat]):
            if way[city] <= COAST_REACH * turns:
                total += COAST_HOPE * HOPE[way[city]]
        return total
    if track == LEFT:
        offices = s.offices[seat].bit_count()
        return offices + min(PIECES_A_TURN * turns, len(SECTIONS) - offices)
    return s.stations[seat].bit_count() + PIECES_A_TURN * turns


def height(s: State, seat: int, track: int, turns: float) -> float:
    """RR-2.7  What each of them may score in the end."""
    values = TRACK_VALUES[track]
    step = s.steps[seat * THREE + track]
    now = float(values[step])
    if step + 1 < len(values):
        more = STEPS_A_TURN[track] * turns
        now += (values[step + 1] - values[step]) * min(more, float(len(values) - 1 - step))
    return now


def tracks_worth(s: State, seat: int, way: list[int], turns: float) -> float:
    """RR-11.4  What the three tracks may score."""
    total = 0.0
    for track in range(THREE):
        total += height(s, seat, track, turns) * counts(s, seat, way, turns, track)
    return total * stage(TRACKS_STAGE, turns)


# ── Milestones ───────────────────────────────────────────────────────────────────────────────────

# RR-9.3: completing one opens the next
NEXT_WORTH: Final[list[float]] = [
    {"A1": 17.0, "A2": 17.0, "B": 15.0, "C": 10.0}.get(name, 0.0) for name in STACKS
]
# in turns
PLACE_READY: Final = 0.8
PLACE_OPEN: Final = 2.6
WORK: Final[dict[int, float]] = {OFFICE: 0.85, OFFICE_RUN: 0.85, TRAIN_NEED: 1.0, TRACK: 0.55}
RAIL_WORK: Final = 0.45
PATIENCE: Final = 0.17


def _missing(offices: int, n: int) -> int:
    """RR-3.1  How many offices a row of n sections still lacks, in the best place."""
    best = n
    for first in range(len(SECTIONS) - n + 1):
        best = min(best, n - (offices >> first & ((1 << n) - 1)).bit_count())
    return best


MISSING: Final[list[list[int]]] = [
    [_missing(offices, n) for n in range(len(SECTIONS) + 1)]
    for offices in range(1 << len(SECTIONS))
]


def effort_to(way: list[int], cities: int, many: int) -> float:
    """Return the rails it takes to connect so many of these cities, none of them connected."""
    near = sorted([way[city] for city in bits(cities)])
    if len(near) < many:
        return 25.0
    total = near[0]
    for i in range(1, many):
        total = max(near[i], total + ways.RAIL)
    return total / 4.0


def need_work(s: State, seat: int, way: list[int], c: Condition) -> float:
    """RR-3.1  The turns that a condition of a milestone may still take."""
    lacks = c.n - reached(s, seat, c)
    if lacks <= 0:
        return 0.0
    kind = c.kind
    if kind == CONNECT:
        return RAIL_WORK * effort_to(way, c.among & ~s.connected[seat], lacks)
    if kind == STATION:
        work = 0.95 * lacks
        sites = c.among & ~s.stations[seat]
        lacks -= (sites & s.connected[seat]).bit_count()
        if lacks > 0 and c.group != NONE:
            work += RAIL_WORK * effort_to(way, sites & ~s.connected[seat], lacks)
        return work
    if kind == OFFICE_RUN:
        return 0.85 * MISSING[s.offices[seat]][c.n]
    if kind == SHARE:
        return 0.4 * lacks
    if kind == MONEY:
        return lacks / 450
    return WORK.get(kind, RAIL_WORK) * lacks


def ready_places(s: State, seat: int, position: int, tile: int, spare: int) -> int:
    """RR-9.1  How many empty worker places can be filled at once with so many spare workers."""
    ready = 0
    first = (seat * OPEN_PLACES + position) * MOST_PLACES
    places = WORKER_PLACES[tile]
    for i in range(len(places)):
        if ready < spare and s.promoted[first + i] == 0:
            at = seat * HUES + places[i]
            if places[i] == ANY or s.supply[at] + s.board[at] > 0:
                ready += 1
    return ready


def open_places(s: State, seat: int, position: int, tile: int) -> int:
    """RR-9.1  How many worker places of a milestone are empty."""
    total = 0
    first = (seat * OPEN_PLACES + position) * MOST_PLACES
    for i in range(len(WORKER_PLACES[tile])):
        if s.promoted[first + i] == 0:
            total += 1
    return total


def tile_work(s: State, seat: int, way: list[int], position: int, tile: int, spare: int) -> float:
    """RR-9.2  The turns that a milestone may still take."""
    ready = ready_places(s, seat, position, tile, spare)
    work = PLACE_READY * ready
    work += PLACE_OPEN * (open_places(s, seat, position, tile) - ready)
    for condition in NEEDS[tile]:
        work += need_work(s, seat, way, condition)
    return work


def likely(work: float, turns: float) -> float:
    """Return how likely so much work is done in so many turns."""
    if work <= 0.0:
        return 1.0
    chance = exp(-PATIENCE * work)
    room = ROOM * turns
    if work > room:
        chance *= exp(1.3 * (room - work))
    return chance


LINEAR: Final = 0.0
WORK_WORTH: Final = 7.0
TAIL: Final = 12.0
ROOM: Final = 0.6


def profit(full: float, work: float, turns: float) -> float:
    """Return what is left of a milestone once its work is paid for."""
    net = full - WORK_WORTH * work
    if net < TAIL:
        net = TAIL * exp((net - TAIL) / TAIL)
    if work > ROOM * turns:
        net *= exp(1.3 * (ROOM * turns - work))
    return net


def tile_worth(
    s: State, seat: int, way: list[int], turns: float, position: int, tile: int, spare: int
) -> float:
    """RR-9  What a milestone in one of the positions may bring."""
    work = tile_work(s, seat, way, position, tile, spare)
    after = NEXT_WORTH[STACK_OF[tile]] * min(1.0, turns / 7.5)
    full = VP[tile] + after
    if work <= 0.0:
        return full
    hoped = full * likely(work, turns) * stage(MILES_STAGE, turns)
    return hoped + LINEAR * (profit(full, work, turns) - hoped)


def milestones_worth(s: State, seat: int, way: list[int], turns: float) -> float:
    """RR-9  What the open milestones may bring."""
    total = 0.0
    spare = s.available[seat] - LEAST_WORKERS
    for position in range(OPEN_PLACES):
        at = seat * OPEN_PLACES + position
        tile = s.milestones[at]
        if tile != NONE:
            total += tile_worth(s, seat, way, turns, position, tile, spare)
            spare -= ready_places(s, seat, position, tile, spare)
    return total


# RR-3.1: the kinds of conditions of each tile, as a set
KINDS_OF: Final[list[int]] = [
    sum([1 << kind for kind in {c.kind for c in needs}]) for needs in NEEDS
]


def wants(s: State, seat: int, kinds: int) -> bool:
    """RR-3.1  Whether some open milestone has a condition of one of these kinds."""
    for at in range(seat * OPEN_PLACES, (seat + 1) * OPEN_PLACES):
        tile = s.milestones[at]
        if tile != NONE and KINDS_OF[tile] & kinds:
            return True
    return False


# ── All together ─────────────────────────────────────────────────────────────────────────────────

A_TURN: Final = 5.0  # what a turn adds beyond all that is counted above


def worth(s: State, seat: int) -> float:
    """RR-11.4  The score a seat may expect in the end."""
    turns = turns_to_come(s, seat)
    way = ways.ways(s, seat)
    total = LINKS_OF[s.offices[seat]] * stage(TRACKS_STAGE, turns)
    for tile in bits(s.done[seat]):
        total += VP[tile]
    total += tracks_worth(s, seat, way, turns)
    total += trains_worth(s, seat, turns)
    total += milestones_worth(s, seat, way, turns)
    total += sites_worth(s, seat, way, turns)
    total += cash_worth(s.money[seat] + SHARE_PRICE * s.shares[seat], turns)
    total += workers_worth(s, seat, turns)
    return total + A_TURN * turns


def forecast(s: State) -> list[float]:
    """RR-11.4  The score every seat may expect in the end."""
    if s.step == OVER:
        return [float(score) for score in scores(s)]
    return [worth(s, seat) for seat in range(s.seats)]


def is_quiet(s: State) -> bool:
    """RR-5  Between two turns: no agenda, no deals, no draw is under way."""
    return s.step == TURN or s.step == OVER
