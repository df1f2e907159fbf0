"""Playouts: the few moves that matter, weighed at a glance (AOS-4.4).

A search plays on from position to position; nobody looks at these moves one by one. So track is looked
for only where the plan of the player wants it, a cube takes one way, and New Cities are seen from afar.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.auction import PASS
from roundhouse.core.protocol import Move
from roundhouse.games.age_of_steam.advice import advice, building, goods
from roundhouse.games.age_of_steam.advice.memory import memory
from roundhouse.games.age_of_steam.advice.projects import LOOKED_AT, Plan, Project
from roundhouse.games.age_of_steam.moves import ENGINE, Build
from roundhouse.games.age_of_steam.rules import deliver, legal
from roundhouse.games.age_of_steam.rules.flow import builds_left
from roundhouse.games.age_of_steam.rules.network import Network, Step
from roundhouse.games.age_of_steam.state import BUILD, CHOOSE, MOVE, URBANISE, State
from roundhouse.games.age_of_steam.tiles import WHITE

ALIKE: Final = 2.0  # projects that are worse by no more points may be begun as well


def promising(s: State) -> list[Move]:
    """AOS-4.4  Legal moves, all but those that no player would look at."""
    if s.step == BUILD:
        return _builds(s)
    if s.step == MOVE:
        return _runs(s)
    return legal.moves(s)


def glance(s: State, moves: list[Move]) -> list[float]:
    """AOS-4.4  How good each move looks, New Cities at a glance."""
    if s.step == CHOOSE:
        return advice.weigh_actions(s, moves, False)
    if s.step == URBANISE:
        return building.weigh_cities(s, moves, False)
    return advice.weigh(s, moves)


# ── AOS-8  Track ─────────────────────────────────────────────────────────────────────────────────


def _builds(s: State) -> list[Move]:
    """AOS-8.2  Builds for the best projects that can be built, links to be bought, and the end."""
    if builds_left(s) > 0:
        plan = building.plan_at(s)
        first = 0
        while first < len(plan.projects) and (first == 0 or plan.projects[first].gain > 0.0):
            wanted = Wanted(s, _alike(s, plan, first))
            found = legal.build_moves_on(s, wanted.hexes(), wanted.serves)
            if found and isinstance(found[0], Build):
                return found
            first += len(wanted.projects) if s.built == plan.built else LOOKED_AT
    found = legal.build_moves_on(s, [], None)
    return found if found else legal.build_moves(s)  # AOS-17.5: something must be finished


def _alike(s: State, plan: Plan, first: int) -> list[Project]:
    """Return a project and those that are worth about as much; only itself once it is begun."""
    if s.built > plan.built:
        return plan.projects[first : first + 1]
    least = plan.projects[first].gain - ALIKE
    return [p for p in plan.projects[first:] if p.gain >= least]


class Wanted:
    """The projects that somebody would build for now."""

    __slots__ = ("projects", "s")

    def __init__(self, s: State, projects: list[Project]) -> None:
        self.s = s
        self.projects = projects

    def hexes(self) -> list[int]:
        """Return where."""
        found: set[int] = set()
        for p in self.projects:
            found.update(p.hexes)
        return sorted(found)

    def serves(self, m: Move) -> bool:
        """Whether a build belongs to one of them."""
        assert isinstance(m, Build)
        for p in self.projects:  # noqa: SIM110 - a plain loop is quick when compiled
            if building.serves(self.s, m, p) >= 0:
                return True
        return False


# ── AOS-9  Goods ─────────────────────────────────────────────────────────────────────────────────


def _runs(s: State) -> list[Move]:
    """AOS-9.2  The best way of each cube that brings anything, ENGINE if allowed, PASS."""
    known = memory(s)
    found: list[Move] = []
    player = (s.out << 8 | s.turn) << 4 | s.engine[s.turn]
    gains = _gains(s)
    for cube in deliver.cubes_at_track(s):
        key = player << 16 | cube
        if key not in known.best_ways:
            known.best_ways[key] = BestWay(s, known.net, gains, cube).found()
        best = known.best_ways[key]
        if best is not None:
            found.append(best)
    if deliver.may_improve(s):
        found.append(ENGINE)
    found.append(PASS)
    return found


def _gains(s: State) -> list[float]:
    """AOS-9.8  What a link brings the player, by its owner + 1: income for himself or for a rival."""
    rivals = [-goods.TO_OTHERS if s.active(seat) else 0.0 for seat in range(s.seats)]
    rivals[s.turn] = 1.0
    return [0.0, *rivals]


class BestWay:
    """Looks for the way of one cube that brings the player most."""

    __slots__ = ("away", "best", "bonus", "cube", "engine", "gains", "most", "net", "seat")

    def __init__(self, s: State, net: Network, gains: list[float], cube: int) -> None:
        self.net = net
        self.gains = gains
        self.cube = cube
        self.seat = s.turn
        self.engine = s.engine[s.turn]
        self.away = net.distances()[cube & 7]
        self.most = -1.0 if cube & 7 == WHITE else 0.0  # AOS-16.4: cotton brings 1 by itself
        self.bonus = (
            1 if net.board.region[cube >> 3] else 0
        )  # AOS-15.10: of another region, at most
        self.best: list[Step] = []

    def found(self) -> Move | None:
        """AOS-9.4  Return the best way, or None if none brings the player anything."""
        for step in self.net.steps[self.cube >> 3]:
            if self.away[step.stop] < self.engine:
                self._go([step], self.gains[step.owner + 1])
        if not self.best:
            return None
        return self.net.deliver(self.cube >> 3, self.cube & 7, self.best)

    def _crosses(self, way: list[Step]) -> bool:
        """AOS-15.10  Whether a way leads into another region, over an own link."""
        regions = self.net.board.region
        start, end = regions[self.cube >> 3], regions[way[-1].stop]
        return bool(
            start and end and start != end and [1 for step in way if step.owner == self.seat]
        )

    def _go(self, way: list[Step], gain: float) -> None:
        """AOS-9.5  Walk on while it could still become the best: no link brings more than 1."""
        here = way[-1].stop
        if self.away[here] == 0:
            if self.bonus and self._crosses(way):
                gain += 1.0
            if gain > self.most:
                self.most = gain
                self.best = way[:]
            return
        left = self.engine - len(way)
        if gain + left + self.bonus <= self.most:
            return
        for step in self.net.steps[here]:
            if self.away[step.stop] >= left or step.stop == self.cube >> 3:
                continue
            if self.net.is_fresh(way, step):
                way.append(step)
                self._go(way, gain + self.gains[step.owner + 1])
                way.pop()
