"""What a position is worth to a seat, in VP: what scores now and what may still come of it (RR-11.4).

Nothing here is a rule. The figures are habits of good play, measured over many matches.
"""

from __future__ import annotations

from math import exp
from typing import Final

from roundhouse.boards.masks import bits
from roundhouse.games.railroad_revolution.advice import prospects, stages, ways
from roundhouse.games.railroad_revolution.board import (
    CITIES,
    CITY_COST,
    HUES,
    IN_GROUP,
    KINDS,
    LEAST_WORKERS,
    LINKS_OF,
    OPEN_SLOTS,
    SECTIONS,
    TRACK_SCORES,
    TRACK_VALUES,
    TRACKS,
    TRAIN_VP,
    WEST,
    WHITE,
)
from roundhouse.games.railroad_revolution.cards import VP
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
from roundhouse.games.railroad_revolution.rules.money import wealth
from roundhouse.games.railroad_revolution.rules.scoring import scores
from roundhouse.games.railroad_revolution.state import NONE, OVER, TURN, State

# So many points apart, one player is about three times as likely to win as the other
SPREAD: Final = 25.0
LEFT: Final = TRACK_SCORES.index("office")
MIDDLE: Final = TRACK_SCORES.index("station")
RIGHT: Final = TRACK_SCORES.index("west")
THREE: Final = len(TRACKS)
COAST: Final = IN_GROUP[WEST]

# ── Money, workers, trains ───────────────────────────────────────────────────────────────────────

# VP for each dollar: the first ones pay for the next action, the last ones wait
RATES: Final[list[tuple[int, float]]] = [(600, 0.020), (1000, 0.014), (100000, 0.008)]
# more than the open milestones have places for
FREE_WORKERS: Final[list[float]] = [2.3, 2.0, 1.7, 1.3, 0.9]
COLOUR_WORTH: Final[list[float]] = [0.0, 1.5, 2.6, 3.5, 3.2]


def cash_worth(cash: int, turns: float) -> float:
    """Return what money is worth; the more there is, the less a dollar adds."""
    total, left = 0.0, cash
    for width, rate in RATES:
        if left <= width:
            total += left * rate
            break
        total += width * rate
        left -= width
    return total * stages.stage(stages.CASH_STAGE, turns) + cash * 0.0002


def unfilled(s: State, seat: int) -> int:
    """RR-9.1  How many worker places of the open milestones are empty."""
    total = 0
    for slot in range(OPEN_SLOTS):
        tile = s.milestones[seat * OPEN_SLOTS + slot]
        if tile != NONE:
            total += prospects.open_places(s, seat, slot, tile)
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
    return total * stages.stage(stages.WORKERS_STAGE, turns)


def turned_down(turns: float) -> float:
    """RR-8.4  What a train face down is worth: it may be turned up again."""
    return TRAIN_VP * min(0.55, 0.09 * turns) * stages.stage(stages.TRAINS_STAGE, turns)


def turned_up(turns: float) -> float:
    """RR-8.4  What a train face up is worth: its VP, and its bonus may be used and come back."""
    return (TRAIN_VP + min(1.5, 0.16 * turns)) * stages.stage(stages.TRAINS_STAGE, turns)


def trains_worth(s: State, seat: int, turns: float) -> float:
    """RR-11.4  All trains of a seat."""
    first = seat * KINDS
    up, down = sum(s.up[first : first + KINDS]), sum(s.down[first : first + KINDS])
    return up * turned_up(turns) + down * turned_down(turns)


# ── Cities and tracks ────────────────────────────────────────────────────────────────────────────

# chance to reach a city by the effort it takes, in quarters of a rail
HOPE: Final[list[float]] = [exp(-0.086 * effort) for effort in range(ways.FAR + 1)]
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
SITE_SHARE: Final = 0.8


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
    return total * SITE_SHARE * stages.stage(stages.SITES_STAGE, turns)


STEPS_A_TURN: Final[list[float]] = [0.15, 0.18, 0.06]
PIECES_A_TURN: Final = 0.26
COAST_HOPE: Final = 1.2  # who comes near the west coast connects more of it
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
    return total * stages.stage(stages.TRACKS_FORECAST, turns)


# ── All together ─────────────────────────────────────────────────────────────────────────────────

# what is scored beyond all that is counted above, by the turns to come
BEYOND: Final[list[float]] = [-2.5, -10.0, 1.5, 4.0, 3.0, 62.0, 28.0, 97.0]
SITES_FORECAST: Final = 0.6  # of the sites, not all can be built on


def worth(s: State, seat: int) -> float:
    """RR-11.4  The score a seat may expect in the end."""
    turns = stages.turns_to_come(s, seat)
    way = ways.ways(s, seat)
    total = LINKS_OF[s.offices[seat]] * stages.stage(stages.TRACKS_FORECAST, turns)
    for tile in bits(s.done[seat]):
        total += VP[tile]
    total += tracks_worth(s, seat, way, turns)
    total += trains_worth(s, seat, turns)
    total += prospects.Hopes(s, seat, way, turns).total
    total += SITES_FORECAST * sites_worth(s, seat, way, turns)
    total += cash_worth(wealth(s, seat), turns)
    total += workers_worth(s, seat, turns)
    return total + stages.stage(BEYOND, turns)


def forecast(s: State) -> list[float]:
    """RR-11.4  The score every seat may expect in the end."""
    if s.step == OVER:
        return [float(score) for score in scores(s)]
    return [worth(s, seat) for seat in range(s.seats)]


def is_quiet(s: State) -> bool:
    """RR-5  Between two turns: no agenda, no deals, no draw is under way."""
    return s.step == TURN or s.step == OVER
