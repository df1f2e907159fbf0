"""With two builds left (AOS-17.5): the cheapest ways on from each edge, kept for a whole list.

Asked while nothing on the board ends loose but what the build in question begins. Then a track is
finished by running on over one or two hexes to a stop, or by redirecting its end first; the hex of the
build itself cannot lie on the way. The ways are those that certainly work (``sure``), or all there could
be if no tile ever ran out.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.board import IN_CITY, OPEN
from roundhouse.games.age_of_steam.rules.track import OPPOSITE
from roundhouse.games.age_of_steam.state import State
from roundhouse.games.age_of_steam.tiles import (
    BESIDE,
    LAY_BETWEEN,
    LAY_EXITS,
    LAY_MARKER,
    LAY_TILE,
    MOST_EXITS,
    NO_TILE,
    OWNERSHIP_MARKERS,
    TILE_CLASS,
    TOWN_PRICE,
    TOWN_REPLACED,
    TOWN_TILE,
    TURN_PRICE,
    town_lays,
)

FAR: Final = 1 << 20
UNKNOWN: Final = -1
STOP_BITS: Final = 12  # a way is a cost and, in the last bits, a stop
STOP: Final = (1 << STOP_BITS) - 1
NOWHERE: Final = FAR << STOP_BITS | STOP


def _gives_back(s: State) -> bool:
    """AOS-8.9  A town beside a city could get an exit into it, and give its tile or marker back."""
    for h in s.board.towns:  # noqa: SIM110 - a plain loop is quick when compiled
        if s.placed[h] != NO_TILE and s.board.grid.around[h] & s.cities:
            return True
    return False


class Reach:
    """The cheapest two ways from each edge to different stops with one build, and what two builds do.

    ``taken`` is the lay that the change takes from the supply, if it matters; a way that is not
    ``sure`` may use any tile but those that have run out for good.
    """

    __slots__ = (
        "best",
        "first",
        "halves",
        "last",
        "markers",
        "near",
        "next",
        "s",
        "sure",
    )

    def __init__(self, s: State, halves: bool, sure: bool, taken: int) -> None:
        self.s = s
        self.halves = halves  # half of the dearest build comes off
        self.sure = sure
        stock = s.supply[:]
        self.markers = s.town_markers
        if taken != NO_TILE:
            stock[LAY_TILE[taken]] -= 1
            self.markers -= int(LAY_MARKER[taken])
        # which tiles can be used first, when another of the kind may follow, and last
        self.first = [not sure or left >= 2 for left in stock]
        self.last = [not sure or left >= 1 for left in stock]
        if not sure and not _gives_back(s):
            self.last = [
                left >= 1 or TILE_CLASS[tile] != TOWN_TILE for tile, left in enumerate(stock)
            ]
        elif not sure:
            self.forget_supply()
        slots = s.board.hexes * 6
        self.near = [UNKNOWN] * s.board.hexes
        self.best = [UNKNOWN] * slots
        self.next = [NOWHERE] * slots

    def forget_supply(self) -> None:
        """AOS-8.9  A tile that has run out may come back."""
        self.last = [True] * len(self.last)
        self.markers = max(self.markers, 1)

    def least(self, one: int, two: int) -> int:
        """AOS-17.3  What two builds of these prices cost at least."""
        if not self.halves:
            return one + two
        return one + two - (one if one > two else two) // 2

    def finishes(self, slot: int, stop: int, room: int) -> bool:
        """Whether a track from a stop, leaving through a slot, is finished for so much by two builds."""
        s = self.s
        alone = self.price(slot, stop)
        if alone < FAR and self.least(alone, 0) <= room:
            return True
        h, edge = s.board.neighbour[slot], OPPOSITE[slot % 6]
        if s.board.town[h]:
            return alone == FAR and h != stop and self._through_town(h, edge, room)
        old = s.placed[h]
        if old != NO_TILE:
            for lay, out, price in BESIDE[old * 6 + edge]:
                if self.first[LAY_TILE[lay]] and self._goes_on(h * 6 + out, stop, price, room):
                    return True
            return False
        for out in range(6):
            if out == edge or not self.first[LAY_TILE[LAY_BETWEEN[edge * 6 + out]]]:
                continue
            if self._goes_on(h * 6 + out, stop, s.board.price[h], room):
                return True
        return False

    def _goes_on(self, out: int, stop: int, price: int, room: int) -> bool:
        """A way leads out of a hex into the open, and is finished by the next build."""
        if self.s.across[out] != OPEN or not self.ends(self.s.board.neighbour[out]):
            return False
        more = self.price(out, stop)
        return more < FAR and self.least(price, more) <= room

    def _through_town(self, h: int, edge: int, room: int) -> bool:
        """AOS-8.11  No tile for one exit is left: two exits, and the second is finished as well.

        That takes a marker more, after up to four that the change takes.
        """
        if self.sure and self.s.markers[self.s.turn] + 5 > OWNERSHIP_MARKERS:
            return False
        for out in range(6):
            if out == edge or self.s.across[h * 6 + out] != OPEN:
                continue
            if self._town_takes(self.s.placed[h], 1 << edge | 1 << out, self.first):
                more = self.price(h * 6 + out, h)
                if more < FAR and self.least(TOWN_REPLACED, more) <= room:
                    return True
        return False

    def turns(self, slot: int, kept: int, exits: int, stop: int, room: int) -> bool:
        """AOS-8.6  The same, redirecting the loose end first; ``exits`` are taken by other track."""
        base = slot // 6 * 6
        for out in range(6):
            if base + out == slot or out == kept or exits >> out & 1:
                continue
            if not self.first[LAY_TILE[LAY_BETWEEN[kept * 6 + out]]]:
                continue
            met = self.s.across[base + out]
            if met == OPEN and self._goes_on(base + out, stop, TURN_PRICE, room):
                return True
            into_city = met >= 0 and met & 7 == IN_CITY and met >> 3 != stop
            if into_city and self.least(TURN_PRICE, 0) <= room:
                return True
        return False

    def price(self, slot: int, stop: int) -> int:
        """The full price of one build that finishes a track from a stop, leaving through a slot."""
        if self.best[slot] == UNKNOWN:
            self._find_one(slot)
        found = self.best[slot]
        if found & STOP == stop:
            found = self.next[slot]
        return found >> STOP_BITS

    def ends(self, h: int) -> int:
        """Whether a track on a hex can end there or in a city beside it: 1 or 0."""
        found = self.near[h]
        if found == UNKNOWN:
            found = int(self.s.board.town[h])
            for edge in range(6):
                met = self.s.across[h * 6 + edge]
                if met >= 0 and met & 7 == IN_CITY:
                    found = 1
            self.near[h] = found
        return found

    # ── One build ────────────────────────────────────────────────────────────────────────────────

    def _find_one(self, slot: int) -> None:
        s = self.s
        self.best[slot] = NOWHERE
        h, edge = s.board.neighbour[slot], OPPOSITE[slot % 6]
        old = s.placed[h]
        if not self.ends(h):
            return
        if s.board.town[h]:
            beside_city = not self.sure and s.board.grid.around[h] & s.cities
            if beside_city or self._town_takes(old, 1 << edge, self.last):
                price = 2 * TOWN_PRICE if old == NO_TILE else TOWN_REPLACED
                self.best[slot] = price << STOP_BITS | h
        elif old == NO_TILE:
            price = s.board.price[h]
            for out in range(6):
                if out != edge and self.last[LAY_TILE[LAY_BETWEEN[edge * 6 + out]]]:
                    self._offer(slot, h * 6 + out, price)
        else:
            for lay, out, price in BESIDE[old * 6 + edge]:
                if self.last[LAY_TILE[lay]]:
                    self._offer(slot, h * 6 + out, price)

    def _offer(self, slot: int, out: int, price: int) -> None:
        """A way leads out of a hex: note it if it comes to a city and is cheap."""
        met = self.s.across[out]
        if met >= 0 and met & 7 == IN_CITY:
            way = price << STOP_BITS | met >> 3
            if way < self.best[slot]:
                if self.best[slot] & STOP != met >> 3:
                    self.next[slot] = self.best[slot]
                self.best[slot] = way
            elif way < self.next[slot] and self.best[slot] & STOP != met >> 3:
                self.next[slot] = way

    def _town_takes(self, old: int, more: int, tiles: list[bool]) -> bool:
        """AOS-8.10  A town gets more exits: tile and town marker are there."""
        kept = 0 if old == NO_TILE else LAY_EXITS[old]
        exits = kept.bit_count() + more.bit_count()
        if exits > MOST_EXITS or kept & more:
            return False
        for lay in town_lays(kept, more)[exits]:
            if tiles[LAY_TILE[lay]]:
                marked = old != NO_TILE and LAY_MARKER[old]
                if marked or not LAY_MARKER[lay] or self.markers > 0:
                    return True
        return False
