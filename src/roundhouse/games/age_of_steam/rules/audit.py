"""The invariants (AOS-22.20 to AOS-22.24), counted from scratch. Laws and fuzzing call this.

The cheap ones are checked always. With ``deep`` everything that is kept step by step (sections,
links, markers, what lies across an edge) is traced anew from tiles and owners alone.
"""

from __future__ import annotations

from roundhouse.games.age_of_steam.board import IN_CITY, OPEN, WALL
from roundhouse.games.age_of_steam.rules.setup import bag_size
from roundhouse.games.age_of_steam.state import BUILD, CUBE_BITS, NO_COLOUR, NOBODY_OWNS, State
from roundhouse.games.age_of_steam.tiles import (
    COLOURS,
    LAY_MARKER,
    LAY_TILE,
    LAY_TRACKS,
    NO_TILE,
    OWNERSHIP_MARKERS,
    TILE_COUNT,
    TOWN,
    TOWN_LAYS,
    TOWN_MARKERS,
)


def audit(s: State, deep: bool) -> list[str]:
    """AOS-22.20 to AOS-22.24  Return every invariant that does not hold."""
    found = [*_numbers(s), *_cubes(s), *_tiles(s), *s.rules.audit(s)]
    if deep:
        oracle = Oracle(s)
        found += oracle.problems
        found += _kept_lists(s, oracle)
        found += _connection(s, oracle)
    return found


def _numbers(s: State) -> list[str]:
    """AOS-22.23  Money, shares, engine and income are in their bounds."""
    found = []
    for seat in range(s.seats):
        if s.money[seat] < 0:
            found.append(f"AOS-22.23: money of {seat} is {s.money[seat]}")
        if not s.board.start_shares <= s.shares[seat] <= 15:
            found.append(f"AOS-22.23: shares of {seat}: {s.shares[seat]}")
        if not 1 <= s.engine[seat] <= 6:
            found.append(f"AOS-22.23: engine of {seat}: {s.engine[seat]}")
        if s.active(seat) and s.income[seat] < 0:
            found.append(f"AOS-22.23: income of {seat}: {s.income[seat]}")
        if not 0 <= s.markers[seat] <= OWNERSHIP_MARKERS:
            found.append(f"AOS-22.20: ownership markers of {seat}: {s.markers[seat]}")
    return found


def cubes_in_all(s: State) -> int:
    """AOS-22.20  Cubes in the bag, drawn, on the display, on the board, out of the game."""
    on_board = 0
    for there in s.cubes:
        for colour in range(len(COLOURS)):
            on_board += there >> (CUBE_BITS * colour) & 31
    lying = len([colour for colour in s.display if colour != NO_COLOUR])
    return bag_size(s) + sum(s.aside) + len(s.drawn) + lying + on_board + s.gone


def cubes_at_start(s: State) -> int:
    """AOS-1.1, AOS-22.20  96 without the white ones, 110 with them; fewer where a colour is left out."""
    from_bag = {"red": 20, "blue": 20, "purple": 20, "yellow": 20, "black": 16}
    count = sum([from_bag[COLOURS[c]] for c in s.board.colours])
    fixed = s.board.town_colour != "random"
    return count + (s.board.town_cubes * len(s.board.towns) if fixed else 0)


def _cubes(s: State) -> list[str]:
    """AOS-22.20  No cube is lost."""
    there, wanted = cubes_in_all(s), cubes_at_start(s)
    found = [] if there == wanted else [f"AOS-22.20: {there} cubes, not {wanted}"]
    if min(s.bag) < 0 or min(s.cubes) < 0:
        found.append("AOS-22.20: fewer than no cubes")
    return found


def _tiles(s: State) -> list[str]:
    """AOS-22.20  Every tile and town marker is on the board or in the supply."""
    lying = [0] * len(TILE_COUNT)
    markers = 0
    for h, lay in enumerate(s.placed):
        if lay != NO_TILE:
            lying[LAY_TILE[lay]] += 1
            markers += int(LAY_MARKER[lay])
            if s.cities >> h & 1 or s.board.price[h] == 0 or (lay >= TOWN_LAYS) != s.board.town[h]:
                return [f"AOS-8.13: a tile where none may lie: {s.board.labels[h]}"]
    found = []
    if [lying[t] + s.supply[t] for t in range(len(lying))] != TILE_COUNT or min(s.supply) < 0:
        found.append("AOS-22.20: tiles")
    if markers + s.town_markers != TOWN_MARKERS or s.town_markers < 0:
        found.append("AOS-22.20: town markers")
    return found


class Section:
    """AOS-2.6  A section traced from tiles alone: its slots, its stops, its loose ends, its owner."""

    def __init__(self) -> None:
        self.slots: set[int] = set()
        self.segments = 0
        self.stops: list[int] = []  # slots at stops, as in the links
        self.loose: list[int] = []  # slots that the loose ends face
        self.owners: set[int] = set()


class Oracle:
    """Sections and what lies across each edge, traced without anything that is kept."""

    def __init__(self, s: State) -> None:
        self.problems: list[str] = []
        self.track: dict[
            int, int
        ] = {}  # slot -> slot at the other end of its track, -1 for the town
        for h, lay in enumerate(s.placed):
            for a, b in LAY_TRACKS[lay] if lay != NO_TILE else []:
                self.track[h * 6 + a] = -1 if b == TOWN else h * 6 + b
                if b != TOWN:
                    self.track[h * 6 + b] = h * 6 + a
        self.sections: list[Section] = []
        seen: set[int] = set()
        for slot in self.track:
            if slot not in seen:
                section = self._trace(s, slot)
                seen |= section.slots
                self.sections.append(section)
                self._judge(s, section)

    def _trace(self, s: State, slot: int) -> Section:
        """Collect all that is joined edge to edge with the track at a slot."""
        section = Section()
        waiting = [slot]
        while waiting:
            here = waiting.pop()
            if here in section.slots:
                continue
            section.slots.add(here)
            section.owners.add(s.owner[here])
            other = self.track[here]
            if other == -1:
                section.stops.append(here)
                section.segments += 1
            else:
                waiting.append(other)
                section.segments += int(other not in section.slots)
            n = s.board.grid.neighbours[here // 6][here % 6]
            there = n * 6 + (here % 6 + 3) % 6
            if n < 0 or s.board.price[n] == 0:
                self.problems.append(f"AOS-8.14: track leads off the board at {here}")
            elif s.cities >> n & 1:
                section.stops.append(there)
            elif there in self.track:
                waiting.append(there)
            else:
                section.loose.append(there)
        return section

    def _judge(self, s: State, section: Section) -> None:
        """AOS-22.21, AOS-22.22  One owner, at most one loose end, two different stops."""
        where = s.board.labels[min(section.slots) // 6]
        if len(section.owners) != 1:
            self.problems.append(f"AOS-22.22: owners of the section at {where}: {section.owners}")
        if len(section.loose) > 1 or len(section.loose) + len(section.stops) != 2:
            self.problems.append(f"AOS-22.21: ends of the section at {where}")
        if len(section.stops) == 2 and section.stops[0] // 6 == section.stops[1] // 6:
            self.problems.append(f"AOS-22.21: the section at {where} is a loop")

    def across(self, s: State) -> list[int]:
        """What lies across each edge, as State.across keeps it."""
        found: list[int] = []
        facing = {section.loose[0]: section for section in self.sections if section.loose}
        for slot in range(s.board.hexes * 6):
            h, n = slot // 6, s.board.grid.neighbours[slot // 6][slot % 6]
            blocked = n < 0 or s.board.price[n] == 0 or s.board.price[h] == 0
            if blocked or s.cities >> h & 1:
                found.append(WALL)
            elif s.cities >> n & 1:
                found.append(n << 3 | IN_CITY)
            elif slot in facing:
                section = facing[slot]
                owner = min(section.owners)
                code = 6 if owner == NOBODY_OWNS else owner
                found.append(section.stops[0] // 6 << 3 | code)
            else:
                found.append(OPEN)
        return found


def _kept_lists(s: State, oracle: Oracle) -> list[str]:
    """AOS-2.6, AOS-2.7, AOS-2.9, AOS-8.21  What is kept step by step is what is traced."""
    found: list[str] = []
    if oracle.problems:
        return found
    traced = [
        (min(x.stops), max(x.stops), min(x.owners), x.segments)
        for x in oracle.sections
        if not x.loose
    ]
    special = [min(link.a, link.b) for link in s.board.special_links]
    kept = list(zip(s.link_a, s.link_b, s.link_owner, s.link_length, strict=True))
    if sorted(traced) != sorted([link for link in kept if link[0] not in special]):
        found.append("AOS-2.7: links")
    if sorted(s.open_ends) != sorted([x.loose[0] for x in oracle.sections if x.loose]):
        found.append("AOS-2.7: unfinished sections")
    if oracle.across(s) != s.across:
        found.append("AOS-2.6: what lies across the edges")
    for slot in range(len(s.owner)):
        if slot not in oracle.track and s.owner[slot] != NOBODY_OWNS:
            found.append(f"AOS-2.9: an owner without track at {slot}")
    for seat in range(s.seats):
        own = [x for x in oracle.sections if seat in x.owners]
        bought = [link for link in kept if link[0] in special and link[2] == seat]
        if s.markers[seat] != len(own) + len(bought):
            found.append(f"AOS-8.21: markers of {seat}: {s.markers[seat]}, counted {len(own)}")
        touched = sum({1 << (stop // 6) for x in own for stop in x.stops} - {0})
        for a, b, _, _ in bought:
            touched |= 1 << (a // 6) | 1 << (b // 6)
        if touched != s.touched[seat]:
            found.append(f"AOS-8.20: stops touched by {seat}")
    return found


def _connection(s: State, oracle: Oracle) -> list[str]:
    """AOS-22.22, AOS-22.24  Own track leads to a city over own track; nothing forbidden is loose."""
    found = []
    for seat in range(s.seats):
        own = [x for x in oracle.sections if seat in x.owners]
        reached = {h for h in range(s.board.hexes) if s.cities >> h & 1}
        grew = True
        while grew:
            grew = False
            for section in own:
                stops = {stop // 6 for stop in section.stops}
                if stops & reached and not stops <= reached:
                    reached |= stops
                    grew = True
        for section in own:
            if s.active(seat) and not {stop // 6 for stop in section.stops} & reached:
                found.append(f"AOS-22.22: track of {seat} leads to no city")
        loose = [section for section in own if section.loose]
        if s.rules.finishes and loose and not (s.step == BUILD and s.turn == seat):
            found.append(f"AOS-22.24: {seat} has left something unfinished")
    return found
