"""What a learned evaluation looks at: means, pieces, tracks, milestones and the parts of the forecast.

Milestones in hand and in the stacks are secret: only positions with these imagined may be asked about.
"""

from __future__ import annotations

from typing import Final

from roundhouse.boards.masks import bits
from roundhouse.core.net import LOG_3, one_of, seat_names, softened
from roundhouse.games.railroad_revolution.advice import estimate, prospects, stages, ways
from roundhouse.games.railroad_revolution.board import (
    COLOURS,
    HUES,
    KINDS,
    LINKS_OF,
    OPEN_SLOTS,
    TRACKS,
)
from roundhouse.games.railroad_revolution.cards import VP
from roundhouse.games.railroad_revolution.rules.money import wealth
from roundhouse.games.railroad_revolution.rules.scoring import scores
from roundhouse.games.railroad_revolution.state import (
    DEAL_AGENDA,
    FINISHING,
    LAST_ROUND,
    NONE,
    OVER,
    State,
)

MOST_SEATS: Final = 4
OF_SEAT: Final = [
    *["there", "money", "shares", "buildings", "rails", "cities", "stations", "offices"],
    *["links of offices", "workers", "trains up", "trains down", "milestones", "score"],
    *["forecast", "chance", "turns", "from tracks", "from milestones", "from sites"],
    *["from cash", "from workers", "open milestones", "on turn", "active"],
]
OF_SEAT_ALL: Final = [
    *OF_SEAT,
    *[f"{colour} workers" for colour in COLOURS],
    *[f"step on {track}" for track in TRACKS],
]
OF_TABLE: Final = ["round", "rounds left", "finishing", "last round", "deal under way"]
NAMES: Final[list[str]] = [
    *seat_names(MOST_SEATS, OF_SEAT_ALL),
    *OF_TABLE,
    *[f"step {n}" for n in range(OVER)],
]


def features(s: State, seat: int) -> list[float]:
    """Return the position as a seat sees it, in the order of NAMES."""
    expected = estimate.forecast(s)
    chances = softened(expected, LOG_3 / estimate.SPREAD)
    best = max(expected)
    standing = scores(s)
    found: list[float] = []
    for n in range(MOST_SEATS):
        if n < s.seats:
            player = (seat + n) % s.seats
            found += _of_seat(s, player)
            found += [float(standing[player]), expected[player] - best, chances[player]]
            found += _hopes(s, player)
        else:
            found += [0.0] * len(OF_SEAT_ALL)
    found += [float(s.round), stages.rounds_left(s)]
    found += [1.0 if s.ending == FINISHING else 0.0, 1.0 if s.ending == LAST_ROUND else 0.0]
    found.append(1.0 if s.kind == DEAL_AGENDA else 0.0)
    return found + one_of(OVER, s.step)


def _of_seat(s: State, player: int) -> list[float]:
    won = 0
    for tile in bits(s.done[player]):
        won += VP[tile]
    first = player * KINDS
    return [
        1.0,
        float(s.money[player]),
        float(s.shares[player]),
        float(s.buildings[player]),
        float(s.rails[player]),
        float(s.connected[player].bit_count()),
        float(s.stations[player].bit_count()),
        float(s.offices[player].bit_count()),
        float(LINKS_OF[s.offices[player]]),
        float(s.available[player]),
        float(sum(s.up[first : first + KINDS])),
        float(sum(s.down[first : first + KINDS])),
        float(won),
    ]


def _hopes(s: State, player: int) -> list[float]:
    """Return the parts of the forecast, and what they are made of."""
    turns = stages.turns_to_come(s, player)
    way = ways.ways(s, player)
    slots = s.milestones[player * OPEN_SLOTS : (player + 1) * OPEN_SLOTS]
    first = player * HUES
    return [
        turns,
        estimate.tracks_worth(s, player, way, turns),
        prospects.Hopes(s, player, way, turns).total,
        estimate.sites_worth(s, player, way, turns),
        estimate.cash_worth(wealth(s, player), turns),
        estimate.workers_worth(s, player, turns),
        float(OPEN_SLOTS - slots.count(NONE)),
        1.0 if player == s.turn else 0.0,
        1.0 if player == s.active else 0.0,
        *[float(s.supply[first + hue] + s.board[first + hue]) for hue in range(HUES)],
        *[float(s.steps[player * len(TRACKS) + track]) for track in range(len(TRACKS))],
    ]
