"""What a player could build: links that open runs for the cubes on the board, each with its worth.

A *project* is one link, or two that meet in a new town. Few are looked at closely; a quick score
chooses them.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.advice import worth
from roundhouse.games.age_of_steam.advice.memory import Memory
from roundhouse.games.age_of_steam.advice.prospects import Stock, potential, soon, stock_of, walk_of
from roundhouse.games.age_of_steam.advice.routes import Route
from roundhouse.games.age_of_steam.advice.survey import Fan, Fans, exit_cost, has_begun
from roundhouse.games.age_of_steam.advice.walks import Walk
from roundhouse.games.age_of_steam.rules.flow import MOVE_ROUNDS
from roundhouse.games.age_of_steam.state import CUBE_BITS, State
from roundhouse.games.age_of_steam.tiles import (
    MATE,
    NO_TILE,
    TOWN,
    TOWN_PRICE,
    TOWN_REPLACED,
)

LOOKED_AT: Final = 8  # projects valued closely
NEW_CITY: Final = 0.16  # links expected per round to come from a city newly joined, and from a town
NEW_TOWN: Final = 0.075
NEAR_CITY: Final = 0.3  # likewise from a city that further track would join, by its length
SOON: Final = 0.17  # how much more a link is worth that pays this round
UNKNOWN: Final = -999.0
UNCOUNTED: Final = -1
UNSURE: Final = 0.3  # of the worth of a project that this turn cannot finish


class Project:
    """Track to be built: on each hex a track from edge to edge, or an exit of a town."""

    __slots__ = (
        "cost",
        "gain",
        "hexes",
        "ins",
        "links",
        "now",
        "outs",
        "quick",
        "segments",
        "soon",
        "tiles",
        "value",
    )

    def __init__(self) -> None:
        self.hexes: list[int] = []
        self.ins: list[int] = []
        self.outs: list[int] = []  # an edge, or TOWN
        self.tiles = 0
        self.cost = 0
        self.now = 0  # what of it this turn costs
        self.segments = 0
        self.links: list[Route] = []
        self.quick = 0.0
        self.soon = 0  # links the two best runs would bring this round
        self.value = 0.0  # in points, the cost not taken off
        self.gain = 0.0  # in points, after its cost


def circumstances(s: State) -> tuple[int, int, int, int]:
    """Return what a plan of the player who decides depends on beside rails, cubes and money."""
    income = s.income[s.turn] if s.rules.money_counts else 0
    return (s.round, s.engine[s.turn], income, len(s.order))


def fans_of(s: State, known: Memory, seat: int) -> Fans:
    """Return what is known of the links that a player could build."""
    begun = has_begun(s, seat)
    key = seat << 1 | int(begun)
    fans = known.fans.get(key)
    if fans is None:
        unknown: list[Fan | None] = [None] * len(known.routes.ways)
        fans = known.fans[key] = Fans(seat, begun, unknown, 0)
    return fans


class Plan:
    """The projects of one player in one position, the best first."""

    __slots__ = (
        "_cubes",
        "_fans",
        "_fits",
        "_known",
        "_made_for",
        "_routes",
        "_walk",
        "base",
        "built",
        "city",
        "left",
        "money",
        "projects",
        "seat",
        "soon",
    )

    def __init__(self, s: State, known: Memory, left: int, money: int) -> None:
        self.seat = s.turn
        self.money = money
        self._made_for = circumstances(s)
        self._cubes = s.cubes  # never changed in place
        self.built = s.built
        self.left = left
        self.projects: list[Project] = []
        self._known = known
        self._routes = known.routes
        self._fans = fans_of(s, known, self.seat)
        self._fits: list[int] = []  # for each stop: cubes that suit a link from the one at hand
        engine = s.engine[self.seat]
        if s.accepts is known.net.accepts:
            self._walk = walk_of(s, known, self.seat)
            stock = stock_of(s, known, self.seat, engine)
        else:  # a city is imagined
            self._walk = Walk(s, self._routes, self.seat)
            stock = Stock(s, known, self._walk, self.seat, engine)
        self.soon = soon(stock.counts, engine)
        self.city = UNKNOWN  # the points of the best New City, once asked for
        self.base = 0.0  # what the links are good for without any project, in points
        self._collect(s, money)
        self._value(s, stock)

    def fits(self, s: State) -> bool:
        """Whether nothing but the rails has changed since it was made that it depends on."""
        return self._made_for == circumstances(s) and self._cubes == s.cubes

    # ── Finding projects ─────────────────────────────────────────────────────────────────────────

    def _starts(self, s: State) -> int:
        """AOS-8.19, AOS-8.20  The stops from which this player would build."""
        if not s.first_built >> self.seat & 1:
            return s.rules.first_cities(s)
        return s.touched[self.seat] or s.rules.anchors(s)

    def _collect(self, s: State, money: int) -> None:
        starts, most = self._starts(s), self.left
        if not s.rules.finishes:
            most += 2
        routes = self._routes
        number, stops = routes.number, routes.stops
        for start in range(len(stops)):
            if not starts >> stops[start] & 1:
                continue
            self._fits = [UNCOUNTED] * len(stops)
            for way in routes.leaving[start]:
                h = way.end
                end = number[h]
                if end in self._walk.beside[start]:
                    continue
                if end < start and starts >> h & 1:
                    continue  # found from the other side
                fan = self._fans.along(s, routes, way)
                near = 0 if s.cities >> stops[start] & 1 else fan.leaves
                if near < 0 or fan.tiles > most:
                    continue
                self._single(s, fan, near, most, money)
                if s.board.town[h] and not s.cities >> h & 1 and fan.arrives >= 0:
                    for beyond in routes.leaving[end]:
                        further = self._fans.along(s, routes, beyond)
                        if fan.tiles + further.tiles < most and further.leaves >= 0:
                            self._double(s, fan, further, near, most, money)

    def _single(self, s: State, fan: Fan, near: int, most: int, money: int) -> None:
        """Keep the project of one link, if it can be built and looks well."""
        route = fan.route
        far = 0 if s.cities >> route.end & 1 else fan.arrives
        if far < 0:
            return
        tiles = fan.tiles + (near > 0) + (far > 0)
        cost = fan.cost + near + far
        if 0 < tiles <= most and self._affords(cost, tiles, money):
            at = self._place(s, route.start, route.end, 1, tiles, cost)
            if at < LOOKED_AT:
                self.projects[at].links = [route]
                self.projects[at].segments = len(route.hexes)

    def _double(self, s: State, fan: Fan, further: Fan, near: int, most: int, money: int) -> None:
        """Likewise the project of two links that meet in a town."""
        one, two = fan.route, further.route
        far = 0 if s.cities >> two.end & 1 else further.arrives
        if far < 0 or one.last == two.first or two.end == one.start:
            return
        middle, exits = 0, (fan.arrives > 0) + (further.leaves > 0)
        if exits:
            middle = TOWN_PRICE + exits if s.placed[one.end] == NO_TILE else TOWN_REPLACED
        tiles = fan.tiles + further.tiles + (near > 0) + (far > 0) + (middle > 0)
        cost = fan.cost + further.cost + near + far + middle
        if 0 < tiles <= most and self._affords(cost, tiles, money):
            at = self._place(s, one.start, two.end, 2, tiles, cost)
            if at < LOOKED_AT:
                self.projects[at].links = [one, two]
                self.projects[at].segments = len(one.hexes) + len(two.hexes) + 2

    def _affords(self, cost: int, tiles: int, money: int) -> bool:
        """What is left for a later turn need not be paid now."""
        return cost * min(tiles, self.left) <= money * tiles

    def _place(self, s: State, start: int, end: int, links: int, tiles: int, cost: int) -> int:
        """Put a project among the best, by a quick score; return where, or LOOKED_AT if nowhere.

        It counts links, a stop that is new, cubes and colours that fit.
        """
        there = self._routes.number[end]
        if self._fits[there] == UNCOUNTED:
            self._fits[there] = self._fitting(s, start, end)
        fresh = 0 if self._walk.beside[there] else 1
        quick = 1.7 * links + self._fits[there] + fresh - 0.3 * cost
        if tiles > self.left:
            quick -= 1.9 * (tiles - self.left)
        projects = self.projects
        at = len(projects)
        while at > 0 and projects[at - 1].quick < quick:
            at -= 1
        if at < LOOKED_AT:
            p = Project()
            p.tiles, p.cost, p.quick = tiles, cost, quick
            projects.insert(at, p)
            del projects[LOOKED_AT:]
        return at

    def _fitting(self, s: State, start: int, end: int) -> int:
        """Return how many cubes would find their colour if two stops were joined."""
        here, there, takes = s.cubes[start], s.cubes[end], s.accepts[end]
        fits = fitting(here, takes) + fitting(there, s.accepts[start])
        for beyond in self._walk.beside[self._routes.number[start]]:
            h = self._routes.stops[beyond]
            fits += fitting(s.cubes[h], takes) + fitting(there, s.accepts[h])
        return fits

    # ── Valuing them ─────────────────────────────────────────────────────────────────────────────

    def _value(self, s: State, stock: Stock) -> None:
        """Compare what the links are good for with and without each project."""
        engine, left = s.engine[self.seat], worth.rounds_left(s)
        runs = MOVE_ROUNDS * (left + 1)
        before = potential(s, stock.counts, engine, runs)
        income = worth.of_income(s)
        self.base = before * income
        for p in self.projects:
            after = stock.with_links(s, self._known, self._walk, p.links)
            p.now = p.cost
            if p.tiles > self.left:  # the dear tiles may come first
                p.now = min(p.cost, p.cost * self.left // p.tiles + 2)
            p.soon = soon(after, engine)
            links = potential(s, after, engine, runs) - before + self._growth(s, p, left)
            links += SOON * (p.soon - self.soon)
            p.value = links * income
            if p.tiles > self.left:
                p.value *= UNSURE
                p.soon = self.soon
            else:
                p.value += p.segments * worth.of_segment(s)

    def _growth(self, s: State, p: Project, left: int) -> float:
        """AOS-11.3  The links that cubes yet to come may bring where a stop is newly joined."""
        total = 0.0
        for route in p.links:
            if not self._walk.beside[self._routes.number[route.end]]:
                total += NEW_CITY if s.cities >> route.end & 1 else NEW_TOWN
        if len(s.order) == 1 and not s.first_built:
            total += self._nearness(s, p)
        return total * left

    def _nearness(self, s: State, p: Project) -> float:
        """Return the links that cities near a first project may bring: nobody else comes first."""
        joined = [p.links[0].start] + [route.end for route in p.links]
        near: dict[int, int] = {}
        for h in joined:
            for way in self._routes.leaving[self._routes.number[h]]:
                if s.board.city[way.end] and way.end not in joined:
                    length = len(way.routes[0].hexes)  # the shortest
                    near[way.end] = min(near.get(way.end, length), length)
        return sum([NEAR_CITY / length for length in near.values()])

    def spell(self, s: State) -> None:
        """List the builds of every project in order, for who is about to build."""
        for p in self.projects:
            self._spell(s, p)

    def _spell(self, s: State, p: Project) -> None:
        """Exits of towns and tracks that are not there yet."""
        for route in p.links:
            self._spell_exit(s, p, route.start, route.first)
            for i in range(len(route.hexes)):
                h, a, b = route.hexes[i], route.ins[i], route.outs[i]
                if s.placed[h] == NO_TILE or MATE[s.placed[h] * 6 + a] != b:
                    p.hexes.append(h)
                    p.ins.append(a)
                    p.outs.append(b)
            self._spell_exit(s, p, route.end, route.last)

    def _spell_exit(self, s: State, p: Project, h: int, edge: int) -> None:
        if not s.cities >> h & 1 and exit_cost(s, h, edge, self.seat) > 0:
            p.hexes.append(h)
            p.ins.append(edge)
            p.outs.append(TOWN)


def fitting(cubes: int, takes: int) -> int:
    """Return how many of the cubes of a hex have one of these colours."""
    found = 0
    while cubes and takes:
        if takes & 1:
            found += cubes & 31
        cubes >>= CUBE_BITS
        takes >>= 1
    return found
