"""What a player's links are good for: how far the cubes on the board could run over them.

The lengths count own links only: others' links help their owners as well. A set of lengths is an
``int`` with bit n for n links; *runs* are such sets for all colours side by side, see ``lengths_of``.
A *stock* counts the cubes: at n those that run n links now, at
WAITING + n those that run n now and one more than the engine has once it is better.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.advice.memory import Memory
from roundhouse.games.age_of_steam.advice.routes import Routes
from roundhouse.games.age_of_steam.rules.flow import MOVE_ROUNDS
from roundhouse.games.age_of_steam.state import CUBE_BITS, MOST_ENGINE, State
from roundhouse.games.age_of_steam.tiles import COLOURS

# The longest length in a set of lengths of at most so many links: BEST[most][set]
BEST: Final[list[list[int]]] = [
    [
        max([n for n in range(7) if n <= most and lengths >> n & 1], default=0)
        for lengths in range(128)
    ]
    for most in range(MOST_ENGINE + 2)
]

LENGTH_BITS: Final = 8  # of each colour in runs
LENGTHS: Final = 127
# By colours: no link at all in each of their sets of lengths; shifted by n it is n links
NO_LINK: Final[list[int]] = [
    sum([1 << LENGTH_BITS * colour for colour in range(len(COLOURS)) if takes >> colour & 1])
    for takes in range(1 << len(COLOURS))
]

ALL_COLOURS: Final = (1 << len(COLOURS)) - 1
WAITING: Final = 8
EAGER_ALONE: Final = 0.3  # how much of an engine to come counts where every dollar does
LATER: Final = 0.83  # of a run that waits for a better engine
LATER_ALONE: Final = 0.6  # the same where every dollar counts
LESS_SURE: Final = 0.83  # each further run: others take cubes, too


class Walk:
    """Own links as a graph of stops, and the walks of cubes over it."""

    __slots__ = ("beside", "found", "most", "takes", "terminals")

    def __init__(self, s: State, routes: Routes, seat: int, most: int) -> None:
        self.most = most
        self.terminals = routes.terminals
        self.takes: list[int] = [s.accepts[h] for h in routes.stops]
        self.beside: list[list[int]] = [[] for _ in routes.stops]
        self.found = 0  # the runs of the walk under way
        number, owners = routes.number, s.link_owner
        for link in range(len(owners)):
            if owners[link] == seat:
                self.join(number[s.link_a[link] // 6], number[s.link_b[link] // 6])

    def join(self, a: int, b: int) -> None:
        """Add a link between two stops."""
        self.beside[a].append(b)
        self.beside[b].append(a)

    def part(self, a: int, b: int) -> None:
        """Take the link added last between two stops away."""
        self.beside[a].pop()
        self.beside[b].pop()

    def from_stop(self, stop: int, colours: int) -> int:
        """Return how many links cubes of these colours can run from a stop."""
        self.found = 0
        self.go(stop, 1 << stop, 1, ALL_COLOURS & ~colours)
        return self.found

    def from_track(self, stop: int, behind: int) -> int:
        """AOS-19.6  Likewise for a cube on track that comes to this stop and leaves another behind."""
        takes = self.takes[stop]
        self.found = NO_LINK[takes] << 1
        if not self.terminals >> stop & 1:
            self.go(stop, 1 << stop | 1 << behind, 2, takes)
        return self.found

    def go(self, here: int, seen: int, length: int, met: int) -> None:
        """AOS-9.4, AOS-9.5  Walk on; a cube stops in the first city of its colour.

        ``met`` are the colours that no cube has any more: nobody walks on when that is all of them.
        """
        if length > self.most:
            return
        for n in self.beside[here]:
            if seen >> n & 1:
                continue
            takes = self.takes[n]
            if takes & ~met:
                self.found |= NO_LINK[takes & ~met] << length
            if length < self.most and met | takes != ALL_COLOURS and not self.terminals >> n & 1:
                self.go(n, seen | 1 << n, length + 1, met | takes)


def colours_of(cubes: int) -> int:
    """Return the set of colours among the cubes of a hex."""
    found, colour = 0, 1
    while cubes:
        if cubes & 31:
            found |= colour
        cubes >>= CUBE_BITS
        colour <<= 1
    return found


def lengths_of(runs: int, colour: int) -> int:
    """Return the set of lengths that a cube of a colour can run."""
    return runs >> LENGTH_BITS * colour & LENGTHS


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


def stock(s: State, routes: Routes, walk: Walk, engine: int) -> list[int]:
    """Return the stock of cubes at the stops of a graph, for an engine."""
    counts = [0] * (2 * WAITING)
    stops = routes.stops
    for number in range(len(stops)):
        cubes = s.cubes[stops[number]]
        if cubes and walk.beside[number]:
            count(counts, cubes, walk.from_stop(number, colours_of(cubes)), engine)
    return counts


def add_on_track(
    s: State, walk: Walk, hexes: list[int], a: int, b: int, engine: int, counts: list[int]
) -> None:
    """AOS-19.6  Add the cubes that lie on the hexes of a link between two stops."""
    runs = 0
    for h in hexes:
        if s.cubes[h]:
            if not runs:
                runs = walk.from_track(a, b) | walk.from_track(b, a)
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
    far: dict[int, int] = {}  # by the stops at both ends of a link: how far its cubes can run
    for h, a, b in own_track(known, seat):
        cubes = s.cubes[h]
        if cubes:
            runs = far.get(a << 8 | b)
            if runs is None:
                runs = far[a << 8 | b] = walk.from_track(a, b) | walk.from_track(b, a)
            count(counts, cubes, runs, engine)


def whole_stock(s: State, known: Memory, walk: Walk, seat: int, engine: int) -> list[int]:
    """Return the stock of a player, with cubes on track where the map has them."""
    counts = stock(s, known.routes, walk, engine)
    if s.rules.cubes_on_track:
        add_own_track(s, known, walk, seat, engine, counts)
    return counts


def runs_from(s: State, known: Memory, seat: int, number: int, colours: int) -> int:
    """Return how many own links cubes of these colours can run from a stop, from what is known."""
    key = colours << 16 | seat << 8 | number
    runs = known.runs.get(key)
    if runs is None:
        runs = known.runs[key] = walk_of(s, known, seat).from_stop(number, colours)
    return runs


def walk_of(s: State, known: Memory, seat: int) -> Walk:
    """Return the own links of a player as a graph, from what is known."""
    walk = known.walks.get(seat)
    if walk is None:
        walk = known.walks[seat] = Walk(s, known.routes, seat, MOST_ENGINE)
    return walk


def known_stock(s: State, known: Memory, seat: int, engine: int) -> list[int]:
    """Return the stock of a player for an engine, from what is known."""
    counts = [0] * (2 * WAITING)
    walk = walk_of(s, known, seat)
    stops, beside = known.routes.stops, walk.beside
    for number in range(len(stops)):
        cubes = s.cubes[stops[number]]
        if cubes and beside[number]:
            count(counts, cubes, runs_from(s, known, seat, number, colours_of(cubes)), engine)
    if s.rules.cubes_on_track:
        add_own_track(s, known, walk, seat, engine, counts)
    return counts


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
