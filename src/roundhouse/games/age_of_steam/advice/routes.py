"""The ways along which a link could run on one board, worked out once and kept for advice.

A *stop* is a city or a town. Stops are numbered, so that a set of them is an ``int``. A *route* leads
from stop to stop over a few hexes in between, a *way* is all the routes between two stops; where track
lies already, it is asked when needed.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.board import NO_PRICE, Board
from roundhouse.games.age_of_steam.tiles import (
    ADDITIONS,
    TOWN_LAYS,
    second_track_price,
)

LONGEST: Final = 4  # hexes between two stops; a further one is looked at only if nothing is nearer
KEPT: Final = 8  # routes between the same two stops


class Route:
    """Hexes from one stop to another, with the edges a track takes through each."""

    __slots__ = ("cost", "end", "enters", "first", "hexes", "ins", "last", "outs", "start")

    def __init__(self, start: int, first: int) -> None:
        self.start = start  # hex of the stop it leaves
        self.first = first  # edge it leaves through
        self.end = -1  # hex of the stop it comes to
        self.last = -1  # edge of that stop it comes in through
        self.hexes: list[int] = []
        self.ins: list[int] = []
        self.outs: list[int] = []
        self.cost = 0

    def extended(self, h: int, enters: int, leaves: int) -> Route:
        """Return this route with one hex more."""
        longer = Route(self.start, self.first)
        longer.hexes = [*self.hexes, h]
        longer.ins = [*self.ins, enters]
        longer.outs = [*self.outs, leaves]
        return longer


class Way:
    """The routes from one stop to one other, the best on an empty board first."""

    __slots__ = ("end", "number", "routes")

    def __init__(self, number: int, end: int, routes: list[Route]) -> None:
        self.number = number
        self.end = end
        self.routes = routes


def _crossing_costs() -> list[int]:
    """AOS-8.25  By lay and edges: what a second track costs; 0 where no tile has both."""
    found = [0] * (TOWN_LAYS * 36)
    for lay in range(TOWN_LAYS):
        for other, a, b in ADDITIONS[lay]:
            cost = second_track_price(other)
            for slot in (a * 6 + b, b * 6 + a):
                if found[lay * 36 + slot] == 0 or cost < found[lay * 36 + slot]:
                    found[lay * 36 + slot] = cost
    return found


SECOND_TRACK: Final[list[int]] = _crossing_costs()


class Routes:
    """All ways of a board, by the stop they leave."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.stops: list[int] = [h for h in range(board.hexes) if board.city[h] or board.town[h]]
        self.number: list[int] = [-1] * board.hexes
        for number, h in enumerate(self.stops):
            self.number[h] = number
        self.terminals = 0
        for number, h in enumerate(self.stops):
            if board.terminal[h]:
                self.terminals |= 1 << number
        self.ways: list[Way] = []
        self.leaving: list[list[Way]] = [self._from(h) for h in self.stops]
        self.over: list[list[int]] = [[] for _ in range(board.hexes)]  # by hex: ways that touch it
        for way in self.ways:
            for h in sorted(
                {h for route in way.routes for h in [*route.hexes, route.start, way.end]}
            ):
                self.over[h].append(way.number)

    def _from(self, h: int) -> list[Way]:
        """Return the ways that leave a stop, each with its shortest routes."""
        found: list[Route] = []
        for edge in range(6):
            self._go(Route(h, edge), h * 6 + edge, 0, found)
        leaving: list[Way] = []
        for end in sorted({route.end for route in found}):
            near = [route for route in found if route.end == end]
            shortest = min([len(route.hexes) for route in near])
            near = [route for route in near if len(route.hexes) <= shortest + 1]
            way = Way(len(self.ways), end, sorted(near, key=_dearness)[:KEPT])
            self.ways.append(way)
            leaving.append(way)
        return leaving

    def _go(self, route: Route, slot: int, sharp: int, found: list[Route]) -> None:
        board = self.board
        n = board.neighbour[slot]
        if n < 0 or board.price[n] == NO_PRICE or n in route.hexes or n == route.start:
            return
        enters = (slot % 6 + 3) % 6
        if board.city[n] or board.town[n]:
            if route.hexes:
                route.end = n
                route.last = enters
                route.cost = sum([board.price[h] for h in route.hexes])
                found.append(route)
            return
        if len(route.hexes) == LONGEST:
            return
        for turn in (3, 2, 4, 1, 5):
            tight = sharp + int(turn in (1, 5))
            if tight <= 1:
                leaves = (enters + turn) % 6
                self._go(route.extended(n, enters, leaves), n * 6 + leaves, tight, found)


def _dearness(route: Route) -> tuple[int, int, int]:
    return (len(route.hexes), route.cost, route.first)
