"""What a player's links are good for: how far the cubes on the board could run over them.

A *stock* counts the cubes: at n those that run n links now, at WAITING + n those that run n now and one
more than the engine has once it is better.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.advice.memory import Memory
from roundhouse.games.age_of_steam.advice.routes import Route
from roundhouse.games.age_of_steam.advice.walks import LENGTH_BITS, LENGTHS, Walk, colours_of
from roundhouse.games.age_of_steam.rules.flow import MOVE_ROUNDS
from roundhouse.games.age_of_steam.state import CUBE_BITS, MOST_ENGINE, State

# The longest length in a set of lengths of at most so many links: BEST[most][set]
BEST: Final[list[list[int]]] = [
    [
        max([n for n in range(7) if n <= most and lengths >> n & 1], default=0)
        for lengths in range(128)
    ]
    for most in range(MOST_ENGINE + 2)
]

WAITING: Final = 8
EAGER_ALONE: Final = 0.3  # how much of an engine to come counts where every dollar does
LATER: Final = 0.83  # of a run that waits for a better engine
LATER_ALONE: Final = 0.6  # the same where every dollar counts
LESS_SURE: Final = 0.83  # each further run: others take cubes, too


class Stock:
    """The cubes of a position as one player with some engine sees them."""

    __slots__ = ("at_stops", "colours", "counts", "cubes", "engine", "runs", "seat")

    def __init__(self, s: State, known: Memory, walk: Walk, seat: int, engine: int) -> None:
        self.cubes = s.cubes
        self.seat = seat
        self.engine = engine
        stops = known.routes.stops
        self.colours: list[int] = [colours_of(s.cubes[h]) for h in stops]  # by stop
        self.runs: list[int] = [0] * len(stops)  # by stop: how far its cubes can run
        self.at_stops = [0] * (2 * WAITING)
        ours = walk is known.walks.get(seat)
        for stop in range(len(stops)):
            colours = self.colours[stop]
            if colours and walk.beside[stop]:
                if ours:
                    runs = runs_from(s, known, seat, stop, colours)
                else:
                    runs = walk.from_stop(stop, colours, ahead(engine, 1))
                self.runs[stop] = runs
                count(self.at_stops, s.cubes[stops[stop]], runs, engine)
        self.counts = self.at_stops  # with the cubes on track
        if s.rules.cubes_on_track:
            self.counts = self.at_stops[:]
            add_own_track(s, known, walk, seat, engine, self.counts)

    def with_links(self, s: State, known: Memory, walk: Walk, links: list[Route]) -> list[int]:
        """Return the counts there would be with some more links."""
        number, most = known.routes.number, ahead(self.engine, 1)
        gained = [0] * len(self.runs)
        for route in links:
            a, b = number[route.start], number[route.end]
            walk.gain(a, b, self.colours, most, gained)
            walk.join(a, b)
        counts = self._recounted(known, gained)
        if s.rules.cubes_on_track:
            add_own_track(s, known, walk, self.seat, self.engine, counts)
            for route in links:
                a, b = number[route.start], number[route.end]
                add_on_track(s, walk, route.hexes, a, b, self.engine, counts)
        for route in reversed(links):
            walk.part(number[route.start], number[route.end])
        return counts

    def _recounted(self, known: Memory, gained: list[int]) -> list[int]:
        """Return the counts at the stops once some of them have gained runs."""
        counts, stops = self.at_stops[:], known.routes.stops
        for stop in range(len(stops)):
            more = gained[stop] & ~self.runs[stop]
            if more:
                runs = self.runs[stop]
                recount(counts, self.cubes[stops[stop]], runs, runs | more, self.engine)
        return counts


def ahead(engine: int, more: int) -> int:
    """Return how many links an engine pulls once it is better by so many."""
    return min(engine + more, MOST_ENGINE)


def count(counts: list[int], cubes: int, runs: int, engine: int) -> None:
    """Add the cubes of a hex, whose runs are known."""
    best = BEST[engine]
    while cubes:
        if cubes & 31:
            here = runs & LENGTHS
            at = best[here]
            if here >> (engine + 1) & 1:
                at += WAITING
            counts[at] += cubes & 31
        cubes >>= CUBE_BITS
        runs >>= LENGTH_BITS


def recount(counts: list[int], cubes: int, before: int, runs: int, engine: int) -> None:
    """Count the cubes of a hex by other runs than before; those that run nowhere count nowhere."""
    best = BEST[engine]
    while cubes:
        here, there = before & LENGTHS, runs & LENGTHS
        if here != there and cubes & 31:
            at = best[here] + (WAITING if here >> (engine + 1) & 1 else 0)
            counts[at] -= cubes & 31
            at = best[there] + (WAITING if there >> (engine + 1) & 1 else 0)
            counts[at] += cubes & 31
        cubes >>= CUBE_BITS
        before >>= LENGTH_BITS
        runs >>= LENGTH_BITS


def add_on_track(
    s: State, walk: Walk, hexes: list[int], a: int, b: int, engine: int, counts: list[int]
) -> None:
    """AOS-19.6  Add the cubes that lie on the hexes of a link between two stops."""
    runs, most = 0, ahead(engine, 1)
    for h in hexes:
        if s.cubes[h]:
            if not runs:
                runs = walk.from_track(a, b, most) | walk.from_track(b, a, most)
            count(counts, s.cubes[h], runs, engine)


def own_track(known: Memory, seat: int) -> list[tuple[int, int, int]]:
    """AOS-19.6  The hexes with finished track of a player, each with the stops at both ends."""
    found = known.tracks.get(seat)
    if found is None:
        found = known.tracks[seat] = []
        number = known.routes.number
        for h, steps in enumerate(known.net.steps):
            if number[h] < 0 and len(steps) >= 2 and steps[0].owner == seat:
                found.append((h, number[steps[0].stop], number[steps[1].stop]))
    return found


def add_own_track(
    s: State, known: Memory, walk: Walk, seat: int, engine: int, counts: list[int]
) -> None:
    """AOS-19.6  Add the cubes on the player's finished track."""
    most = ahead(engine, 1)
    far: dict[int, int] = {}  # by the stops at both ends of a link: how far its cubes can run
    for h, a, b in own_track(known, seat):
        cubes = s.cubes[h]
        if cubes:
            runs = far.get(a << 8 | b)
            if runs is None:
                runs = walk.from_track(a, b, most) | walk.from_track(b, a, most)
                far[a << 8 | b] = runs
            count(counts, cubes, runs, engine)


# ── From what is known ───────────────────────────────────────────────────────────────────────────


def runs_from(s: State, known: Memory, seat: int, stop: int, colours: int) -> int:
    """Return how many own links cubes of these colours can run from a stop.

    Runs of up to two links more than the engine pulls are told: for what is and for a better one.
    """
    most = ahead(s.engine[seat], 2)
    key = (most << 8 | colours) << 16 | seat << 8 | stop
    runs = known.runs.get(key)
    if runs is None:
        runs = known.runs[key] = walk_of(s, known, seat).from_stop(stop, colours, most)
    return runs


def walk_of(s: State, known: Memory, seat: int) -> Walk:
    """Return the own links of a player as a graph."""
    walk = known.walks.get(seat)
    if walk is None:
        walk = known.walks[seat] = Walk(s, known.routes, seat)
    return walk


def stock_of(s: State, known: Memory, seat: int, engine: int) -> Stock:
    """Return the stock of a player for the engine he has or the next one, kept while no cube moves."""
    stock = known.stocks.get(seat << 8 | engine)
    if stock is None or stock.cubes is not s.cubes:
        stock = Stock(s, known, walk_of(s, known, seat), seat, engine)
        known.stocks[seat << 8 | engine] = stock
    return stock


def known_stock(s: State, known: Memory, seat: int, engine: int) -> list[int]:
    """Return the counts of a player's stock for an engine."""
    return stock_of(s, known, seat, engine).counts


# ── What a stock is worth ────────────────────────────────────────────────────────────────────────


def best_runs(counts: list[int], engine: int, runs: int) -> int:
    """Return the links of the longest runs the engine of a stock can make now."""
    links = 0
    for length in range(engine, 0, -1):
        here = counts[length] + counts[WAITING + length]
        if here >= runs:
            return links + runs * length
        links += here * length
        runs -= here
    return links


def soon(counts: list[int], engine: int) -> int:
    """Return the links that a round can bring: two runs, or one with an engine improved before.

    The dollar that the better engine costs is taken off.
    """
    links = best_runs(counts, engine, MOVE_ROUNDS)
    return max(links, engine) if max(counts[WAITING:]) else links


def eagerness(s: State, seat: int) -> float:
    """Return how much of a better engine the own links could soon use: all, some or nothing."""
    ahead = 0.5 * (s.link_owner.count(seat) - s.engine[seat])
    if s.rules.money_counts:
        return EAGER_ALONE * min(max(ahead, 0.0), 1.0)
    return min(max(ahead + s.rules.eager, 0.0), 1.0)


def potential(s: State, counts: list[int], engine: int, runs: int) -> float:
    """Return how many links a stock is worth to a player with so many runs to come.

    Long runs first, each later one less surely; a run beyond the engine waits for a better one.
    """
    later = LATER_ALONE if s.rules.money_counts else LATER
    total, chance = 0.0, 1.0
    waiting = sum(counts[WAITING:])
    for length in range(engine + 1, 0, -1):
        if length > engine:
            worth, here = later * length, waiting
        else:
            worth, here = float(length), counts[length]
        for _ in range(here):
            if runs <= 0:
                return total
            total += chance * worth
            chance *= LESS_SURE
            runs -= 1
    return total
