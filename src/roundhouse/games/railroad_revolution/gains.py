"""What single steps bring a seat, in VP: the difference they make to the estimate.

Where a step is simple it is made on the position for a moment and taken back at once.
"""

from __future__ import annotations

from typing import Final

from roundhouse.boards.masks import bits
from roundhouse.games.railroad_revolution import estimate, milestones, ways
from roundhouse.games.railroad_revolution.board import (
    BUILDING,
    CITIES,
    DEAL_SECTIONS,
    DEAL_SPACES,
    HUES,
    KINDS,
    LINK_VP,
    LINKS_OF,
    OPEN_PLACES,
    RAIL,
    SALE_VALUE,
    SECTIONS,
    SHARE_PRICE,
    SPACE_CITIES,
    SPECIAL,
    TRACK_VALUES,
    TRIANGLES,
)
from roundhouse.games.railroad_revolution.effects import (
    EXCHANGE,
    FLIP,
    FREE_RAIL,
    MAY_LAY,
    PROGRESS,
    PROMOTE,
    SALE,
    SPARE_OFFICE,
    SPARE_RAIL,
    SPARE_STATION,
    TRAIN,
    TRAIN_BONUS,
    WORKER,
    Item,
)
from roundhouse.games.railroad_revolution.estimate import (
    LEFT,
    MIDDLE,
    THREE,
    cash_worth,
    counts,
    height,
    ramp,
)
from roundhouse.games.railroad_revolution.milestones import (
    MOST_PLACES,
    OFFICE,
    OFFICE_RUN,
    STATION,
    TRACK,
)
from roundhouse.games.railroad_revolution.moves import SUPPLY
from roundhouse.games.railroad_revolution.state import AGENDA, DEAL, MILESTONE, TURN, State

A_DEAL: Final = 1.2  # the first choice among two deals
A_SHARE: Final = 0.35  # a share can do more than be sold
UNKNOWN: Final = -999.0
# RR-3.1: conditions that rails may meet
RAIL_NEEDS: Final = 1 << milestones.CONNECT | 1 << milestones.STATION | 1 << milestones.RAIL


class Outlook:
    """What the deciding seat has to reckon with in this decision."""

    __slots__ = ("cash", "miles", "seat", "sites", "staff", "steps", "turns", "way")

    def __init__(self, s: State, seat: int) -> None:
        self.seat = seat
        turns = estimate.turns_to_come(s, seat)
        # the turn at hand counts half: part of it is still to be used
        if s.step == TURN:
            turns -= 0.5
        elif s.step == AGENDA or s.step == DEAL or s.step == MILESTONE:
            turns += 0.5 if seat == s.active else 0.2
        self.turns = turns
        self.way: list[int] = ways.ways(s, seat)
        self.cash = s.money[seat] + SHARE_PRICE * s.shares[seat] - s.due
        self.miles = estimate.milestones_worth(s, seat, self.way, turns)
        # found once they are asked for
        self.sites: list[float] = []
        self.staff = UNKNOWN
        self.steps: list[float] = []


# ── Money ────────────────────────────────────────────────────────────────────────────────────────


def earned(o: Outlook, amount: int) -> float:
    """Return what so much more money is worth, or, if it is less, costs."""
    return cash_worth(o.cash + amount, o.turns) - cash_worth(o.cash, o.turns)


def item_gain(s: State, o: Outlook, item: Item) -> float:
    """RR-6.1  What an item brings, its price taken off."""
    shares = min(item.shares, s.common_shares)
    money = item.money + item.per_share * shares + SHARE_PRICE * shares - item.price
    total = A_SHARE * shares * ramp(o.turns)
    if money:
        total += earned(o, money)
    for colour in item.colours:
        total += worker_gain(s, o, colour)
    for counter, n in item.counters:
        total += counter_gain(s, o, counter, n)
    return total


def wanted(s: State, o: Outlook, items: list[Item]) -> float:
    """RR-3.1  What the items bring that are worth taking."""
    total = 0.0
    for item in items:
        gain = item_gain(s, o, item)
        if gain > 0.0 or item.main:
            total += gain
    return total


def counter_gain(s: State, o: Outlook, counter: int, n: int) -> float:
    """RR-3.1  What a choice is worth."""
    if counter == PROGRESS:
        return n * max(steps(s, o))
    if counter == PROMOTE:
        return max(0.0, promotion_gain(s, o)) + 1.5 * (n - 1) * ramp(o.turns)
    if counter == TRAIN:
        return n * estimate.turned_up(o.turns)
    if counter == FLIP:
        return n * max(0.0, flip_gain(s, o))
    if counter in (FREE_RAIL, MAY_LAY, SPARE_RAIL):
        return n * 3.5 * ramp(o.turns) if s.rails[o.seat] else 0.0
    if counter == EXCHANGE:
        return 1.2 * ramp(o.turns)
    if counter == WORKER:
        return n * any_worker_gain(s, o)
    if counter == SALE:
        return max(sale_gain(s, o, BUILDING), sale_gain(s, o, RAIL))
    if counter == SPARE_STATION:
        return 9.0
    return 7.0 if counter == SPARE_OFFICE else 0.0


# ── Tracks and trains ────────────────────────────────────────────────────────────────────────────


def steps(s: State, o: Outlook) -> list[float]:
    """RR-8.5  What a step on each of the tracks brings."""
    if not o.steps:
        o.steps = [step_gain(s, o, track) for track in range(THREE)]
    return o.steps


def step_gain(s: State, o: Outlook, track: int) -> float:
    """RR-8.5  One step on a track."""
    seat = o.seat
    at = seat * THREE + track
    values, step = TRACK_VALUES[track], s.steps[at]
    if step + 1 >= len(values):
        return 0.0
    gain = (values[step + 1] - values[step]) * counts(s, seat, o.way, o.turns, track)
    gain *= estimate.stage(estimate.TRACKS_STAGE, o.turns)
    if estimate.wants(s, seat, 1 << TRACK):
        s.steps[at] += 1
        gain += estimate.milestones_worth(s, seat, o.way, o.turns) - o.miles
        s.steps[at] -= 1
    return gain


def turn_down_gain(s: State, o: Outlook, kind: int) -> float:
    """RR-8.4  Use a train: its bonus for its VP."""
    lost = estimate.turned_up(o.turns) - estimate.turned_down(o.turns)
    return item_gain(s, o, TRAIN_BONUS[kind]) - lost


def turn_up_gain(o: Outlook) -> float:
    """RR-8.4  Turn a train up again."""
    return estimate.turned_up(o.turns) - estimate.turned_down(o.turns)


def flip_gain(s: State, o: Outlook) -> float:
    """RR-8.4  The best that turning one train over brings."""
    best = 0.0
    for kind in range(KINDS):
        if s.up[o.seat * KINDS + kind]:
            best = max(best, turn_down_gain(s, o, kind))
        if s.down[o.seat * KINDS + kind]:
            best = max(best, turn_up_gain(o))
    return best


# ── Workers ──────────────────────────────────────────────────────────────────────────────────────


def staff_worth(s: State, o: Outlook) -> float:
    """RR-9  Workers, and the milestones they may go to."""
    return estimate.workers_worth(s, o.seat, o.turns) + estimate.milestones_worth(
        s, o.seat, o.way, o.turns
    )


def staff_now(s: State, o: Outlook) -> float:
    """Return the same for the position as it is."""
    if o.staff == UNKNOWN:
        o.staff = staff_worth(s, o)
    return o.staff


def worker_gain(s: State, o: Outlook, colour: int) -> float:
    """RR-3.1  One more worker of a colour."""
    before = staff_now(s, o)
    s.supply[o.seat * HUES + colour] += 1
    s.available[o.seat] += 1
    after = staff_worth(s, o)
    s.supply[o.seat * HUES + colour] -= 1
    s.available[o.seat] -= 1
    return after - before


def any_worker_gain(s: State, o: Outlook) -> float:
    """RR-3.1  A specialised worker of choice."""
    best = 0.0
    for colour in SPECIAL:
        if s.common[colour]:
            best = max(best, worker_gain(s, o, colour))
    return best


def worker_loss(s: State, o: Outlook, place: int, colour: int) -> float:
    """RR-7.4  What it costs to give a worker back."""
    before = staff_now(s, o)
    workers = s.supply if place == SUPPLY else s.board
    workers[o.seat * HUES + colour] -= 1
    s.available[o.seat] -= 1
    after = staff_worth(s, o)
    workers[o.seat * HUES + colour] += 1
    s.available[o.seat] += 1
    return before - after


def exchange_gain(s: State, o: Outlook, place: int, colour: int, new: int) -> float:
    """RR-3.1  Another colour in the same place; in the supply it can be used sooner."""
    before = staff_now(s, o)
    workers = s.supply if place == SUPPLY else s.board
    workers[o.seat * HUES + colour] -= 1
    workers[o.seat * HUES + new] += 1
    after = staff_worth(s, o)
    workers[o.seat * HUES + colour] += 1
    workers[o.seat * HUES + new] -= 1
    return after - before + (0.1 if place == SUPPLY else 0.0)


def promote_gain(
    s: State, o: Outlook, place: int, colour: int, position: int, before: float
) -> float:
    """RR-9.1  A worker onto a milestone; ``before`` is what the staff was worth."""
    seat = o.seat
    at = milestones.free_place(s, seat, position, colour)
    at += (seat * OPEN_PLACES + position) * MOST_PLACES
    workers = s.supply if place == SUPPLY else s.board
    workers[seat * HUES + colour] -= 1
    s.available[seat] -= 1
    s.promoted[at] = colour + 1
    after = staff_worth(s, o)
    workers[seat * HUES + colour] += 1
    s.available[seat] += 1
    s.promoted[at] = 0
    return after - before


def promotion_gain(s: State, o: Outlook) -> float:
    """RR-9.1  The best promotion there is, in the position as it stands at this moment."""
    best = -99.0
    before = staff_worth(s, o)
    for colour in range(HUES):
        place = 1 if s.board[o.seat * HUES + colour] else SUPPLY
        if place == SUPPLY and s.supply[o.seat * HUES + colour] == 0:
            continue
        for position in range(OPEN_PLACES):
            if milestones.free_place(s, o.seat, position, colour) >= 0:
                best = max(best, promote_gain(s, o, place, colour, position, before))
    return best


# ── Pieces ───────────────────────────────────────────────────────────────────────────────────────


def piece_cost(s: State, o: Outlook, piece: int) -> float:
    """Return what a piece is worth on the player board: nothing if the turns do not suffice for it."""
    if piece == BUILDING:
        return 1.0 if s.buildings[o.seat] > o.turns * 0.8 else 3.0
    return 0.4 if s.rails[o.seat] > o.turns else 1.2


def sale_gain(s: State, o: Outlook, piece: int) -> float:
    """RR-7.5  A piece for money."""
    left = s.buildings[o.seat] if piece == BUILDING else s.rails[o.seat]
    if left == 0:
        return -9.0
    return earned(o, SALE_VALUE[piece][left]) - piece_cost(s, o, piece)


def station_gain(s: State, o: Outlook, city: int) -> float:
    """RR-7.1  A station in a city, its cost and its rewards left aside."""
    seat = o.seat
    gain = height(s, seat, MIDDLE, o.turns) * estimate.stage(estimate.TRACKS_STAGE, o.turns)
    if estimate.wants(s, seat, 1 << STATION):
        s.stations[seat] |= 1 << city
        gain += estimate.milestones_worth(s, seat, o.way, o.turns) - o.miles
        s.stations[seat] &= ~(1 << city)
    return gain


def office_gain(s: State, o: Outlook, section: int) -> float:
    """RR-7.3  An office in a section, its shares and its tile left aside."""
    seat = o.seat
    before = s.offices[seat]
    after = before | 1 << section
    gain = height(s, seat, LEFT, o.turns) + LINKS_OF[after] - LINKS_OF[before]
    # a neighbour may follow
    hope = min(0.4, 0.05 * o.turns)
    if section + 1 < len(SECTIONS) and not before >> (section + 1) & 1:
        gain += hope * LINK_VP[section]
    if section and not before >> (section - 1) & 1:
        gain += hope * LINK_VP[section - 1]
    gain *= estimate.stage(estimate.TRACKS_STAGE, o.turns)
    if estimate.wants(s, seat, 1 << OFFICE | 1 << OFFICE_RUN):
        s.offices[seat] = after
        gain += estimate.milestones_worth(s, seat, o.way, o.turns) - o.miles
        s.offices[seat] = before
    if DEAL_SECTIONS >> section & 1:
        gain += A_DEAL * ramp(o.turns)
    return gain


def survey(s: State, o: Outlook) -> list[float]:
    """Return what each city would bring if it were connected: a site, and the west coast."""
    if not o.sites:
        share = estimate.SITE_SHARE * estimate.stage(estimate.SITES_STAGE, o.turns)
        coast = height(s, o.seat, estimate.RIGHT, o.turns)
        coast *= estimate.COAST_HOPE * estimate.stage(estimate.TRACKS_STAGE, o.turns)
        o.sites = [
            share * estimate.site_worth(s, o.seat, city)
            + (coast if estimate.COAST >> city & 1 else 0.0)
            for city in range(len(CITIES))
        ]
    return o.sites


def lay(s: State, o: Outlook, space: int) -> list[int]:
    """RR-7.2  Lay a rail for a moment; return the efforts as they were."""
    before = o.way
    o.way = ways.ways_after(before, space)
    s.laid[o.seat] |= 1 << space
    s.connected[o.seat] |= SPACE_CITIES[space]
    return before


def take_up(s: State, o: Outlook, space: int, way: list[int], connected: int) -> None:
    """Take the rail up again."""
    o.way = way
    s.laid[o.seat] &= ~(1 << space)
    s.connected[o.seat] = connected


def rail_gain(s: State, o: Outlook, space: int) -> float:
    """RR-7.2  A rail on a space, its cost left aside."""
    sites = survey(s, o)
    way, nearer = o.way, ways.BEHIND[space]
    gain = 0.0
    for city in range(len(CITIES)):
        if nearer[city] < way[city]:
            gain += sites[city] * (estimate.HOPE[nearer[city]] - estimate.HOPE[way[city]])
    if estimate.wants(s, o.seat, RAIL_NEEDS):
        connected = s.connected[o.seat]
        now = o.miles
        lay(s, o, space)
        gain += estimate.milestones_worth(s, o.seat, o.way, o.turns) - now
        take_up(s, o, space, way, connected)
    if DEAL_SPACES >> space & 1 and not s.deal_due:
        gain += A_DEAL * ramp(o.turns)
    return gain


def best_rail(s: State, o: Outlook, spaces: int, triangle: int) -> tuple[int, float]:
    """RR-7.2  The best of these spaces, and what it brings after its terrain is paid."""
    best, found = -99.0, -1
    for space in bits(spaces):
        gain = rail_gain(s, o, space) - 0.012 * triangle * ramp(o.turns) * TRIANGLES[space]
        if gain > best:
            best, found = gain, space
    return found, best


def connected_sites(s: State, seat: int) -> list[int]:
    """RR-7.1  Cities that a station can be built in."""
    open_cities = s.connected[seat] & ~s.stations[seat]
    return [city for city in range(len(CITIES)) if open_cities >> city & 1]
