"""What a learned evaluation looks at: accounts, track, cubes in reach, the course, the forecast.

Boards differ in size only: one set of weights may serve several.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.net import LOG_3, one_of, seat_names, softened
from roundhouse.games.age_of_steam.advice import worth
from roundhouse.games.age_of_steam.advice.estimate import OUT, forecast, spread
from roundhouse.games.age_of_steam.advice.memory import memory
from roundhouse.games.age_of_steam.advice.prospects import WAITING, known_stock, soon
from roundhouse.games.age_of_steam.moves import ACTIONS
from roundhouse.games.age_of_steam.rules.scoring import segments
from roundhouse.games.age_of_steam.state import AUCTION, CUBE_BITS, OVER, PHASES, State

MOST_SEATS: Final = 6
OF_SEAT: Final = [
    *["there", "money", "income", "shares", "engine", "segments", "links", "score", "forecast"],
    *["chance", "soon", "cubes waiting", "place", "has acted", "bid", "has passed", "on turn"],
]
LENGTHS: Final = 6
OF_SEAT_ALL: Final = [
    *OF_SEAT,
    *[f"cubes for {n + 1}" for n in range(LENGTHS)],
    *ACTIONS,
]
OF_TABLE: Final = [
    *["round", "rounds left", "move round", "built", "at", "cubes", "hexes", "cities", "towns"],
]
NAMES: Final[list[str]] = [
    *seat_names(MOST_SEATS, OF_SEAT_ALL),
    *OF_TABLE,
    *PHASES,
    *[f"step {n}" for n in range(OVER)],
]


def features(s: State, seat: int) -> list[float]:
    """Return the position as a seat sees it, in the order of NAMES."""
    scores = forecast(s)
    chances = softened(scores, LOG_3 / spread(s.rules))
    standing = s.rules.scores(s)
    found: list[float] = []
    for n in range(MOST_SEATS):
        player = (seat + n) % s.seats
        if n >= s.seats or not s.active(player):
            found += [0.0] * len(OF_SEAT_ALL)
        else:
            found += _of_seat(s, player, standing[player], _lead(scores, player), chances[player])
    found += _of_table(s)
    found += one_of(len(PHASES), s.rules.phases[s.phase])
    return found + one_of(OVER, s.step)


def _lead(scores: list[float], player: int) -> float:
    """Return how far a player may be ahead of the best of the others in the end."""
    others = [scores[n] for n in range(len(scores)) if n != player]
    return scores[player] - max(others) if others else scores[player]


def _of_seat(s: State, player: int, score: int, lead: float, chance: float) -> list[float]:
    engine = s.engine[player]
    counts = known_stock(s, memory(s), player, engine)
    bidding = s.step == AUCTION
    return [
        1.0,
        float(s.money[player]),
        float(s.income[player]),
        float(s.shares[player]),
        float(engine),
        float(segments(s, player)),
        float(s.link_owner.count(player)),
        float(score),
        max(lead, OUT),
        chance,
        float(soon(counts, engine)),
        float(sum(counts[WAITING:])),
        float(s.order.index(player) if player in s.order else s.seats),
        1.0 if player in s.queue[: s.at] else 0.0,
        float(s.bids[player]) if bidding and player < len(s.bids) else 0.0,
        1.0 if bidding and player in s.passed else 0.0,
        1.0 if player == s.turn else 0.0,
        *[float(counts[n] + counts[WAITING + n]) for n in range(1, LENGTHS + 1)],
        *one_of(len(ACTIONS), s.action[player]),
    ]


def _of_table(s: State) -> list[float]:
    cubes = 0
    for here in s.cubes:
        while here:
            cubes += here & 31
            here >>= CUBE_BITS
    return [
        float(s.round),
        float(worth.rounds_left(s)),
        float(s.move_round),
        float(s.built),
        float(s.at),
        float(cubes),
        float(s.board.hexes),
        float(sum(s.board.city)),
        float(len(s.board.towns)),
    ]
