"""Advice for New Cities and track (AOS-8): every build that belongs to a project is as good as that."""

from __future__ import annotations

from typing import Final

from roundhouse.core.protocol import Move
from roundhouse.games.age_of_steam.advice import worth
from roundhouse.games.age_of_steam.advice.memory import last_plan, memory
from roundhouse.games.age_of_steam.advice.projects import (
    NEW_CITY,
    UNKNOWN,
    Plan,
    Project,
)
from roundhouse.games.age_of_steam.advice.routes import Routes
from roundhouse.games.age_of_steam.moves import Build, BuyLink, Urbanise
from roundhouse.games.age_of_steam.rules.base import BUILDS
from roundhouse.games.age_of_steam.rules.flow import builds_left
from roundhouse.games.age_of_steam.rules.urban import free_letters
from roundhouse.games.age_of_steam.state import CUBE_BITS, State
from roundhouse.games.age_of_steam.tiles import (
    LAY_CLASS,
    LAY_EXITS,
    LETTER_COLOUR,
    MATE,
    NO_TILE,
    SIMPLE,
    TOWN,
)

NO_LIMIT: Final = 99
DEFICIT: Final = 0.28  # of the money that the next rounds will lack if no more comes in
CLOSELY: Final = 2  # New Cities valued closely ...
CLOSELY_BY_FEW: Final = 5  # ... and on the boards for one or two, where they count for more
AT_A_GLANCE: Final = 0.5  # points of a New City for what is found at first sight
FAR_CITY: Final = 0.1  # what a New City away from own track counts of one at it
OUT_OF_ORDER: Final = 1.0  # for each build of a project that would come before
AIMLESS: Final = -10.0  # track that belongs to no project
BROKE: Final = 50.0  # points that being eliminated costs beside all else


def dream(s: State) -> Plan:
    """Return what the player would build with money enough, kept while it fits."""
    known = memory(s)
    plan = known.dreams.get(s.turn)
    if plan is None or not plan.fits(s):
        plan = known.dreams[s.turn] = Plan(s, known, BUILDS, NO_LIMIT)
        for p in plan.projects:
            p.gain = p.value - p.now * worth.of_money(s)
        plan.projects.sort(key=_gain)
    return plan


def plan_at(s: State) -> Plan:
    """Return the plan of the build turn; a new one when it is carried out or was left."""
    plan = last_plan(s)
    if plan is not None and plan.fits(s) and _is_followed(s, plan):
        return plan
    known = memory(s)
    plan = known.turns[s.turn] = Plan(s, known, builds_left(s), s.money[s.turn])
    plan.spell(s)
    rank(s, plan)
    return plan


def _is_followed(s: State, plan: Plan) -> bool:
    """Whether all that was built since belongs to the first project, and something is still to do."""
    if s.built == plan.built:
        return not s.urbanise_any_time and s.money[s.turn] == plan.money
    if not plan.projects or s.built < plan.built or s.money[s.turn] > plan.money:
        return False
    hexes = plan.projects[0].hexes
    since = s.hexes_built[plan.built :]
    for h in since:
        if h not in hexes:
            return False
    return bool([h for h in hexes if h not in since])


def rank(s: State, plan: Plan) -> None:
    """Put the project first that gains most after its cost, and weigh all of them."""
    seat = s.turn
    shares, engine, money = s.shares[seat], s.engine[seat], s.money[seat]
    idle = in_money_terms(s, money, shares, engine, plan.soon)
    for p in plan.projects:
        rest = in_money_terms(s, money - p.now, shares, engine, p.soon)
        p.gain = p.value + rest - idle
    plan.projects.sort(key=_gain)


def _gain(p: Project) -> float:
    return -p.gain


def in_money_terms(s: State, money: int, shares: int, engine: int, soon: int) -> float:
    """AOS-10.2, AOS-10.3  What is left after this round's expenses, in points.

    What is missing costs income, and without income the player is out.
    """
    seat, owed = s.turn, shares + engine
    if len(s.order) > 1:
        soon = soon * 2 // 3  # others want the same cubes
    rest = money + s.income[seat] + soon - owed
    lacking = max(0, owed - s.income[seat] - soon)
    points = -DEFICIT * lacking * min(worth.rounds_left(s), 4) * worth.of_money(s)
    if s.rules.money_counts:
        points += worth.of_debt(s, shares, rest, s.income[seat] + soon - owed)
    if rest >= 0:
        return points + rest * worth.of_money(s) - danger(s, money, owed)
    points += rest * worth.of_income(s)
    if s.income[seat] + soon + rest < 0:
        points -= BROKE
    return points


def danger(s: State, money: int, owed: int) -> float:
    """AOS-10.3  The points at stake if no run succeeds this round: others may take the cubes."""
    rest = money + s.income[s.turn] - owed
    if rest >= 0 or s.income[s.turn] + rest >= 0 or len(s.order) == 1:
        return 0.0
    return BROKE * 0.4


# ── AOS-8.2  Builds ──────────────────────────────────────────────────────────────────────────────


def weigh_builds(s: State, moves: list[Move]) -> list[float]:
    """AOS-8  A build is as good as the best project it belongs to; ending the turn is worth nothing."""
    plan = plan_at(s)
    wanted: list[list[Project] | None] = [None] * s.board.hexes
    begun = s.built > plan.built
    for p in plan.projects[:1] if begun else plan.projects:
        for h in p.hexes:
            known = wanted[h]
            if known is None:
                wanted[h] = [p]
            elif known[-1] is not p:
                known.append(p)
    found: list[float] = []
    for m in moves:
        if isinstance(m, Build):
            projects = wanted[m.hex]
            found.append(AIMLESS if projects is None else of_build(s, m, projects))
        elif isinstance(m, Urbanise):
            found.append(4.0)
        elif isinstance(m, BuyLink):
            found.append(2.0)
        else:
            found.append(0.0)
    return worth.levelled(found)


def of_build(s: State, m: Build, projects: list[Project]) -> float:
    """Return the points of the best project that a tile serves, less for track nobody asked for."""
    for p in projects:
        at = serves(s, m, p)
        if at >= 0:
            points = p.gain - OUT_OF_ORDER * at - 1.6 * _surplus(s, m, p)
            return points + 0.6 if m.half else points
    return AIMLESS


def serves(s: State, m: Build, p: Project) -> int:
    """Return how many builds of the project come before the one that a tile makes, or -1."""
    found, before = -1, 0
    placed = s.placed
    if placed[m.hex] != NO_TILE and LAY_CLASS[m.lay] == SIMPLE and not s.board.town[m.hex]:
        return found  # it would only turn what lies there
    for i in range(len(p.hexes)):
        h = p.hexes[i]
        if _lies(placed[h], p.ins[i], p.outs[i]):
            continue
        if h != m.hex:
            before += found < 0
            continue
        if p.outs[i] == TOWN:
            if not LAY_EXITS[m.lay] >> p.ins[i] & 1:
                return -1
        elif MATE[m.lay * 6 + p.ins[i]] != p.outs[i]:
            return -1
        if found < 0:
            found = before
    return found


def _lies(lay: int, a: int, b: int) -> bool:
    """Whether a wanted track is there already."""
    return lay != NO_TILE and MATE[lay * 6 + a] == b


def _surplus(s: State, m: Build, p: Project) -> int:
    """Return how many tracks a tile has beyond the wanted ones and those that lie there."""
    old = s.placed[m.hex]
    if s.board.town[m.hex]:
        wanted = 0 if old == NO_TILE else LAY_EXITS[old]
        for i in range(len(p.hexes)):
            if p.hexes[i] == m.hex:
                wanted |= 1 << p.ins[i]
        return (LAY_EXITS[m.lay] & ~wanted).bit_count()
    return int(old == NO_TILE and LAY_CLASS[m.lay] != SIMPLE)


# ── AOS-8.30  New Cities ─────────────────────────────────────────────────────────────────────────


def weigh_cities(s: State, moves: list[Move], closely: bool = True) -> list[float]:
    """AOS-8.30  Each town in each colour, by the runs it would end; black ones are all alike."""
    towns = sorted({m.hex for m in moves if isinstance(m, Urbanise)})
    colours = sorted({LETTER_COLOUR[m.letter] for m in moves if isinstance(m, Urbanise)})
    sites = Sites(s, towns, colours, closely)
    found: list[float] = []
    for m in moves:
        if isinstance(m, Urbanise):
            found.append(sites.at(m.hex, LETTER_COLOUR[m.letter]))
        else:
            found.append(0.0)
    return worth.levelled(found)


def of_new_city(s: State, closely: bool = True) -> float:
    """Return the points that the best New City would bring."""
    if not s.cities:
        return 20.0  # AOS-19.7: nobody can build before one stands
    plan = dream(s)
    if plan.city == UNKNOWN:
        colours = sorted({LETTER_COLOUR[letter] for letter in free_letters(s)})
        towns = [h for h in s.board.towns if not s.cities >> h & 1]
        points = max(Sites(s, towns, colours, closely).points, default=0.0)
        if not closely:
            return points
        plan.city = points
    return plan.city


class Sites:
    """Where New Cities would serve the player who decides: towns times colours, each with its points.

    The few that look best at a glance are valued by what could be built around them.
    """

    __slots__ = ("colours", "income", "left", "plan", "points", "towns")

    def __init__(self, s: State, towns: list[int], colours: list[int], closely: bool) -> None:
        self.towns = towns
        self.colours = colours
        self.left = worth.rounds_left(s)
        self.income = worth.of_income(s)
        self.plan = dream(s)
        routes = memory(s).routes
        glances = [glance(s, routes, h, c) for h in towns for c in colours]
        self.points: list[float] = [g * AT_A_GLANCE for g in glances]
        if not closely:
            return
        for _ in range(CLOSELY if s.seats > 2 else CLOSELY_BY_FEW):
            best = -1
            for i in range(len(glances)):
                if glances[i] > 0 and (best < 0 or glances[i] > glances[best]):
                    best = i
            if best < 0:
                break
            glances[best] = 0.0
            self.points[best] = self._look(
                s, towns[best // len(colours)], colours[best % len(colours)]
            )

    def at(self, h: int, colour: int) -> float:
        """Return the points of a city of this colour on a town hex."""
        return self.points[self.towns.index(h) * len(self.colours) + self.colours.index(colour)]

    def _look(self, s: State, h: int, colour: int) -> float:
        """Plan with the city in place, on a copy whose track is as it was."""
        twin = s.copy()
        twin.found_city(h, 1 << colour)
        plan = Plan(twin, memory(s), BUILDS, NO_LIMIT)
        gain = total(s, plan) - total(s, self.plan)
        near = 1.0 if s.touched[s.turn] >> h & 1 else FAR_CITY
        return gain + near * NEW_CITY * self.left * self.income


def total(s: State, plan: Plan) -> float:
    """Return the points in stock and in the best project together."""
    best = 0.0
    for p in plan.projects:
        best = max(best, p.value - p.now * worth.of_money(s))
    return plan.base + best


def glance(s: State, routes: Routes, h: int, colour: int) -> float:
    """Return how good a New City looks at first: cubes of its colour near, and own track."""
    own = s.touched[s.turn]
    found = 1.0 if own >> h & 1 else 0.1
    for way in routes.leaving[routes.number[h]]:
        cubes = min(s.cubes_of(way.end, colour), 2)
        if cubes:
            near = 2.0 if not own or own >> way.end & 1 else 0.7
            found += cubes * near / len(way.routes[0].hexes)
    if s.rules.cubes_on_track:
        found += around(s, h, colour) if not own or own >> h & 1 else 0.5 * around(s, h, colour)
    return found


def around(s: State, h: int, colour: int) -> float:
    """AOS-19.5  Cubes on the hexes around a town."""
    found = 0.0
    for edge in range(6):
        n = s.board.neighbour[h * 6 + edge]
        if n < 0:
            continue
        found += 0.5 * (s.cubes[n] >> CUBE_BITS * colour & 31 > 0)
        further = s.board.neighbour[n * 6 + edge]
        if further >= 0:
            found += 0.2 * (s.cubes[further] >> CUBE_BITS * colour & 31 > 0)
    return found
