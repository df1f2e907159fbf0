"""What single steps bring a seat, in VP: the difference they make to the estimate.

Where a step is simple it is made on the position for a moment and taken back at once.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.railroad_revolution.advice import estimate, prospects, stages, ways
from roundhouse.games.railroad_revolution.advice.estimate import THREE, cash_worth, counts
from roundhouse.games.railroad_revolution.advice.stages import ramp
from roundhouse.games.railroad_revolution.board import (
    BUILDING,
    HUES,
    KINDS,
    LEAST_WORKERS,
    OPEN_SLOTS,
    RAIL,
    SALE_VALUE,
    SHARE_PRICE,
    SPECIAL,
    TRACK_VALUES,
)
from roundhouse.games.railroad_revolution.cards import MOST_PLACES, TRACK
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
from roundhouse.games.railroad_revolution.moves import SUPPLY
from roundhouse.games.railroad_revolution.rules import milestones
from roundhouse.games.railroad_revolution.rules.money import wealth
from roundhouse.games.railroad_revolution.state import AGENDA, DEAL, MILESTONE, TURN, State

UNKNOWN: Final = -999.0
A_RAIL: Final = 7.5  # one that costs nothing


class Outlook:
    """What the deciding seat has to reckon with in this decision."""

    __slots__ = (
        "built",
        "cash",
        "cash_worth",
        "flip",
        "hopes",
        "least",
        "promotion",
        "seat",
        "sites",
        "special",
        "staff",
        "steps",
        "turns",
        "way",
    )

    def __init__(self, s: State, seat: int) -> None:
        self.seat = seat
        turns = stages.turns_to_come(s, seat)
        # the turn at hand counts half: part of it is still to be used
        if s.step == TURN:
            turns -= 0.5
        elif s.step == AGENDA or s.step == DEAL or s.step == MILESTONE:
            turns += 0.5 if seat == s.active else 0.2
        self.turns = turns
        self.way: list[int] = ways.ways(s, seat)
        self.cash = wealth(s, seat) - s.due
        self.cash_worth = cash_worth(self.cash, turns)
        self.hopes = prospects.Hopes(s, seat, self.way, turns)
        self.built = 0  # the kinds of conditions that a building meets which is only thought of
        # found once they are asked for
        self.sites: list[float] = []
        self.staff = UNKNOWN
        self.promotion = UNKNOWN  # the best one
        self.flip = UNKNOWN  # the best one
        self.special = UNKNOWN  # a worker of choice
        self.least = UNKNOWN  # the worker that is missed least
        self.steps: list[float] = []


# ── Money ────────────────────────────────────────────────────────────────────────────────────────


def earned(o: Outlook, amount: int) -> float:
    """Return what so much more money is worth, or, if it is less, costs."""
    return cash_worth(o.cash + amount, o.turns) - o.cash_worth


def item_gain(s: State, o: Outlook, item: Item) -> float:
    """RR-6.1  What an item brings, its price taken off."""
    shares = min(item.shares, s.common_shares)
    money = item.money + item.per_share * shares + SHARE_PRICE * shares - item.price
    total = earned(o, money) if money else 0.0
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
        if o.promotion == UNKNOWN:
            o.promotion = max(0.0, promotion_gain(s, o))
        return o.promotion + 1.5 * (n - 1) * ramp(o.turns)
    if counter == TRAIN:
        return n * estimate.turned_up(o.turns)
    if counter == FLIP:
        return n * flip_gain(s, o)
    if counter in (FREE_RAIL, MAY_LAY, SPARE_RAIL):
        return n * A_RAIL * ramp(o.turns) if s.rails[o.seat] else 0.0
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
    gain *= stages.stage(stages.TRACKS_STAGE, o.turns)
    if prospects.wants(s, seat, 1 << TRACK):
        s.steps[at] += 1
        gain += o.hopes.with_other_means(s, o.way, 1 << TRACK) - o.hopes.total
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
    if o.flip != UNKNOWN:
        return o.flip
    best = 0.0
    for kind in range(KINDS):
        if s.up[o.seat * KINDS + kind]:
            best = max(best, turn_down_gain(s, o, kind))
        if s.down[o.seat * KINDS + kind]:
            best = max(best, turn_up_gain(o))
    o.flip = best
    return best


# ── Workers ──────────────────────────────────────────────────────────────────────────────────────


def staff_worth(s: State, o: Outlook) -> float:
    """RR-9  Workers, and the milestones they may go to."""
    miles = o.hopes.with_other_staff(s, o.way, o.built)
    return estimate.workers_worth(s, o.seat, o.turns) + miles


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
    if o.special != UNKNOWN:
        return o.special
    best = 0.0
    for colour in SPECIAL:
        if s.common[colour]:
            best = max(best, worker_gain(s, o, colour))
    o.special = best
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


def least_loss(s: State, o: Outlook) -> float:
    """RR-7.4  What it costs to give up the worker that is missed least."""
    if o.least == UNKNOWN:
        o.least = 99.0
        if s.available[o.seat] > LEAST_WORKERS:
            for at in range(2 * HUES):
                workers = s.supply if at % 2 == SUPPLY else s.board
                if workers[o.seat * HUES + at // 2]:
                    o.least = worker_loss(s, o, at % 2, at // 2)
                    break
    return o.least


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


def promote_gain(s: State, o: Outlook, place: int, colour: int, slot: int, before: float) -> float:
    """RR-9.1  A worker onto a milestone; ``before`` is what the staff was worth."""
    seat = o.seat
    at = milestones.free_place(s, seat, slot, colour)
    at += (seat * OPEN_SLOTS + slot) * MOST_PLACES
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
        for slot in range(OPEN_SLOTS):
            if milestones.free_place(s, o.seat, slot, colour) >= 0:
                best = max(best, promote_gain(s, o, place, colour, slot, before))
    return best


# ── Pieces ───────────────────────────────────────────────────────────────────────────────────────


def piece_cost(s: State, o: Outlook, piece: int) -> float:
    """Return what a piece is worth on the player board: nothing if the turns do not suffice for it."""
    if piece == BUILDING:
        return 1.0 if s.buildings[o.seat] > o.turns * 0.8 else 2.8
    return 0.4 if s.rails[o.seat] > o.turns else 0.8


def sale_gain(s: State, o: Outlook, piece: int) -> float:
    """RR-7.5  A piece for money."""
    left = s.buildings[o.seat] if piece == BUILDING else s.rails[o.seat]
    if left == 0:
        return -9.0
    return earned(o, SALE_VALUE[piece][left]) - piece_cost(s, o, piece)
