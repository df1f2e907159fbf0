"""Which links join which stops, and the ways a cube can take over them (AOS-9.4 to AOS-9.7).

Made once for a position of the track and shared by all copies of it: no track changes while goods
move. Ways once found for a start, a colour and an engine are kept.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.protocol import Move
from roundhouse.games.age_of_steam.moves import Deliver
from roundhouse.games.age_of_steam.rules.track import follow
from roundhouse.games.age_of_steam.state import State
from roundhouse.games.age_of_steam.tiles import COLOURS, LAY_TRACKS, NO_TILE, TOWN

FAR: Final = 99
NO_LINK: Final = -1


class Step:
    """A way out of a place: the slot it leaves through, where it leads, its link and owner."""

    __slots__ = ("link", "owner", "slot", "stop", "unclear")

    def __init__(self, slot: int, stop: int, link: int, owner: int) -> None:
        self.slot = slot
        self.stop = stop
        self.link = link  # a number of a link, or NO_LINK for an unfinished section
        self.owner = owner
        self.unclear = False  # another step of this place leads to the same stop


NO_STEPS: Final[list[Step]] = []  # of all places without track


class Network:
    """The links of a position as steps from stop to stop."""

    def __init__(self, s: State) -> None:
        self.board = s.board
        self.accepts = s.accepts
        self.reuse_start = s.rules.reuse_start(s)
        self.steps: list[list[Step]] = [NO_STEPS] * s.board.hexes
        for link in range(len(s.link_a)):
            a, b, owner = s.link_a[link], s.link_b[link], s.link_owner[link]
            self._add(a // 6, Step(a, b // 6, link, owner))
            self._add(b // 6, Step(b, a // 6, link, owner))
        if s.rules.cubes_on_track:
            self._add_starts_on_track(s)
        for steps in self.steps:
            mark_unclear(steps)
        self.away: list[list[int]] = []  # [colour][hex]: links to the nearest city of the colour
        self.known: dict[int, list[Move]] = {}

    def _add(self, h: int, step: Step) -> None:
        """Note a way out of a place."""
        if self.steps[h] is NO_STEPS:
            self.steps[h] = []
        self.steps[h].append(step)

    def _add_starts_on_track(self, s: State) -> None:
        """AOS-19.6  From a track tile a cube can run along each of its sections to a stop."""
        for h in range(s.board.hexes):
            lay = s.placed[h]
            if lay == NO_TILE or s.board.town[h]:
                continue
            for a, b in LAY_TRACKS[lay]:
                assert b != TOWN
                runs = [follow(s, h * 6 + a, -1), follow(s, h * 6 + b, -1)]
                link = NO_LINK
                if not runs[0].loose and not runs[1].loose:
                    link = self._link_between(runs[0].slot, runs[1].slot)
                for edge, run in ((a, runs[0]), (b, runs[1])):
                    if not run.loose:
                        owner = s.owner[h * 6 + a]
                        self._add(h, Step(h * 6 + edge, run.slot // 6, link, owner))

    def _link_between(self, a: int, b: int) -> int:
        for step in self.steps[a // 6]:
            if step.slot == a and step.stop == b // 6:
                return step.link
        raise AssertionError("a finished section is a link")

    def distances(self) -> list[list[int]]:
        """AOS-9.5  How many links a stop is away from the nearest city of each colour."""
        if not self.away:
            self.away = [self._distances(colour) for colour in range(len(COLOURS))]
        return self.away

    def _distances(self, colour: int) -> list[int]:
        away = [FAR] * self.board.hexes
        edge = [h for h in range(self.board.hexes) if self.accepts[h] >> colour & 1]
        for h in edge:
            away[h] = 0
        gone = 0
        while edge:
            gone += 1
            reached: list[int] = []
            for h in edge:
                for step in self.steps[h]:
                    # AOS-17.2: nothing passes through a terminal
                    if away[step.stop] == FAR and not self.board.terminal[step.stop]:
                        away[step.stop] = gone
                        reached.append(step.stop)
            edge = reached
        return away

    def ways(self, start: int, colour: int, engine: int) -> list[Move]:
        """AOS-9.4, AOS-9.5  Every way for a cube from a place, found once and kept."""
        key = (start * 8 + colour) * 8 + engine
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._search(start, colour, engine)
        return found

    def _search(self, start: int, colour: int, engine: int) -> list[Move]:
        found: list[Move] = []
        away = self.distances()[colour]
        for step in self.steps[start]:
            if away[step.stop] < engine:
                self._go(start, colour, engine, [step], away, found)
        return found

    def _go(
        self,
        start: int,
        colour: int,
        engine: int,
        way: list[Step],
        away: list[int],
        found: list[Move],
    ) -> None:
        """Walk on from the last step of a way; no stop and no link twice, the first city ends it."""
        here = way[-1].stop
        if away[here] == 0:
            found.append(self.deliver(start, colour, way))
            return
        left = engine - len(way)
        for step in self.steps[here]:
            if away[step.stop] >= left or step.stop == start or not self.is_fresh(way, step):
                continue
            way.append(step)
            self._go(start, colour, engine, way, away, found)
            way.pop()

    def is_fresh(self, way: list[Step], step: Step) -> bool:
        """AOS-9.4, AOS-19.6, AOS-20.15, AOS-20.26  Neither the stop nor the link was used before."""
        stop, link = step.stop, step.link
        first = way[0]
        if first.stop == stop:
            return False
        if first.link == link and not self.reuse_start:
            return False
        for number in range(1, len(way)):  # noqa: SIM110 - asked at every step
            if way[number].stop == stop:
                return False
        return True

    def deliver(self, start: int, colour: int, way: list[Step]) -> Move:
        """AOS-9.7  The move of a cube over these steps."""
        unclear = 0
        for number in range(len(way)):
            if way[number].unclear:
                unclear |= 1 << number
        steps = tuple([step.slot for step in way])
        stops = tuple([step.stop for step in way])
        return Deliver(self.board, colour, start, steps, stops, unclear)

    def owner_at(self, slot: int) -> int:
        """Return the owner of the link, or section, through which a slot leaves a place."""
        for step in self.steps[slot // 6]:
            if step.slot == slot:
                return step.owner
        return -1

    def step_at(self, slot: int) -> Step | None:
        """Return the way out of a place through a slot."""
        for step in self.steps[slot // 6]:
            if step.slot == slot:
                return step
        return None


def mark_unclear(steps: list[Step]) -> None:
    """AOS-9.7  Two ways out of a place to the same stop have to be told apart."""
    for number, step in enumerate(steps):
        for other in range(number):
            if steps[other].stop == step.stop:
                steps[other].unclear = step.unclear = True


def network(s: State) -> Network:
    """Return the links of the position, made anew only after track has changed."""
    known = s.findings.network
    if known is None:
        known = s.findings.network = Network(s)
    assert isinstance(known, Network)
    return known
