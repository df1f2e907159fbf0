"""How far cubes can run over a player's own links: walks over a graph of stops.

The lengths count own links only: others' links help their owners as well. A set of lengths is an
``int`` with bit n for n links; *runs* are such sets for all colours side by side, see ``lengths_of``.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.advice.routes import Routes
from roundhouse.games.age_of_steam.state import CUBE_BITS, State
from roundhouse.games.age_of_steam.tiles import COLOURS

LENGTH_BITS: Final = 8  # of each colour in runs
LENGTHS: Final = 127
# By colours: no link at all in each of their sets of lengths; shifted by n it is n links
NO_LINK: Final[list[int]] = [
    sum([1 << LENGTH_BITS * colour for colour in range(len(COLOURS)) if takes >> colour & 1])
    for takes in range(1 << len(COLOURS))
]
ALL_COLOURS: Final = (1 << len(COLOURS)) - 1


class Walk:
    """Own links as a graph of stops, and the walks of cubes over it."""

    __slots__ = ("beside", "found", "takes", "terminals")

    def __init__(self, s: State, routes: Routes, seat: int) -> None:
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

    def from_stop(self, stop: int, colours: int, most: int) -> int:
        """Return how many links, at most so many, cubes of these colours can run from a stop."""
        self.found = 0
        self._go(stop, 1 << stop, 1, ALL_COLOURS & ~colours, most)
        return self.found

    def from_track(self, stop: int, behind: int, most: int) -> int:
        """AOS-19.6  Likewise for a cube on track that comes to this stop and leaves another behind."""
        takes = self.takes[stop]
        self.found = NO_LINK[takes] << 1
        if not self.terminals >> stop & 1:
            self._go(stop, 1 << stop | 1 << behind, 2, takes, most)
        return self.found

    def _go(self, here: int, seen: int, length: int, met: int, most: int) -> None:
        """AOS-9.4, AOS-9.5  Walk on; a cube stops in the first city of its colour.

        ``met`` are the colours that no cube has any more: nobody walks on when that is all of them.
        """
        if length > most:
            return
        for n in self.beside[here]:
            if not seen >> n & 1:
                self._come(n, seen, length, met, most)

    def _come(self, n: int, seen: int, length: int, met: int, most: int) -> None:
        """A walk of so many links comes to a stop, and goes on if some colour is left."""
        takes = self.takes[n]
        if takes & ~met:
            self.found |= NO_LINK[takes & ~met] << length
        if length < most and met | takes != ALL_COLOURS and not self.terminals >> n & 1:
            self._go(n, seen | 1 << n, length + 1, met | takes, most)

    # ── What one more link brings ────────────────────────────────────────────────────────────────

    def gain(self, a: int, b: int, colours: list[int], most: int, gained: list[int]) -> None:
        """Add, for the cubes of each stop, the runs that lead over a link which is not there yet."""
        self._back(a, b, 1 << a, 1, 0, colours, most, gained)
        self._back(b, a, 1 << b, 1, 0, colours, most, gained)

    def _back(
        self,
        here: int,
        over: int,
        seen: int,
        length: int,
        met: int,
        colours: list[int],
        most: int,
        gained: list[int],
    ) -> None:
        """Walk back from the near end of the link: cubes may come from each stop on the way.

        ``seen`` are the stops from ``here`` up to the link, ``met`` the colours they take but the first.
        """
        if colours[here] & ~met:
            self.found = 0
            self._come(over, seen, length, met | ALL_COLOURS & ~colours[here], most)
            gained[here] |= self.found
        met |= self.takes[here]
        if length == most or met == ALL_COLOURS or self.terminals >> here & 1:
            return
        for n in self.beside[here]:
            if n != over and not seen >> n & 1:
                self._back(n, over, seen | 1 << n, length + 1, met, colours, most, gained)


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
