"""With one build left (AOS-17.5): whether it can finish one loose end, or two at once.

On a usual board every such build is among a few: on the hex that a loose end faces, or a redirection of
the loose end itself. So the answer needs no search, unless a tile that would be needed has run out and a
dearer one could serve.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.board import IN_CITY, UNOWNED
from roundhouse.games.age_of_steam.maps.germany.outlook import Loose, Purse
from roundhouse.games.age_of_steam.rules.track import OPPOSITE
from roundhouse.games.age_of_steam.state import State
from roundhouse.games.age_of_steam.tiles import (
    BESIDE,
    LAY_BETWEEN,
    LAY_CLASS,
    LAY_EXITS,
    LAY_MARKER,
    LAY_TILE,
    LAY_WITH,
    MATE,
    MOST_EXITS,
    NO_TILE,
    TOWN_REPLACED,
    TURN_PRICE,
    Change,
    town_lays,
)

YES: Final = 1
NO: Final = 0
UNCLEAR: Final = -1


def is_usual(s: State) -> bool:
    """Whether loose ends are the builder's only, and no rule of a map or table adds to the builds."""
    if s.redirect_and_add or s.rules.ask_apart(s):
        return False
    for faced in s.open_ends:  # noqa: SIM110 - asked for every build
        if s.across[faced] & 7 == UNOWNED:
            return False
    return True


class Ending:
    """The board as a change leaves it, seen by a builder with one more build."""

    __slots__ = ("c", "purse", "s", "unclear")

    def __init__(self, s: State, c: Change, purse: Purse) -> None:
        self.s = s
        self.c = c
        self.purse = purse
        self.unclear = False

    def one(self, end: Loose) -> int:
        """Whether one build can finish the only loose end there is."""
        if self._extends(end) or self._turns(end):
            return YES
        return UNCLEAR if self.unclear else NO

    def both(self, one: Loose, two: Loose) -> int:
        """Whether one build can finish both loose ends there are."""
        around = self.s.board.neighbour
        faced, also = around[one.slot], around[two.slot]
        if faced == also and self._meet(faced, one, two):
            return YES
        if faced == two.slot // 6 and self._turns_to_meet(two, one):
            return YES
        if also == one.slot // 6 and self._turns_to_meet(one, two):
            return YES
        if one.slot // 6 == two.slot // 6 and self._both_turn(one, two):
            return YES
        return UNCLEAR if self.unclear else NO

    # ── What the change leaves ───────────────────────────────────────────────────────────────────

    def lies(self, h: int) -> int:
        """The lay on a hex after the change."""
        return self.c.lay if h == self.c.hex else self.s.placed[h]

    def is_closed(self, h: int) -> bool:
        """AOS-21.8  Whether the table forbids to build on this hex again."""
        s = self.s
        return s.once_per_hex and (h == self.c.hex or h in s.hexes_built)

    def has(self, lay: int) -> bool:
        """AOS-1.4, AOS-8.9  Whether the tile is in the supply after the change."""
        s, c, tile = self.s, self.c, LAY_TILE[lay]
        old = s.placed[c.hex]
        given = int(old != NO_TILE and LAY_TILE[old] == tile)
        return s.supply[tile] - int(LAY_TILE[c.lay] == tile) + given > 0

    def has_marker(self) -> bool:
        """AOS-8.10  Whether a town marker is in the supply after the change."""
        s, c = self.s, self.c
        old = s.placed[c.hex]
        given = int(old != NO_TILE and LAY_MARKER[old])
        return s.town_markers - int(LAY_MARKER[c.lay]) + given > 0

    def ends_at(self, slot: int, stop: int) -> bool:
        """AOS-8.16  Whether a track from a stop, leaving through a slot, comes to another city."""
        met = self.s.across[slot]
        return met >= 0 and met & 7 == IN_CITY and met >> 3 != stop

    # ── One loose end ────────────────────────────────────────────────────────────────────────────

    def _extends(self, end: Loose) -> bool:
        """AOS-8.4, AOS-8.5  A build on the hex that the loose end faces."""
        s = self.s
        h, edge = s.board.neighbour[end.slot], OPPOSITE[end.slot % 6]
        if self.is_closed(h):
            return False
        if s.board.town[h]:
            return h != end.stop and self._in_town(h, 1 << edge)
        old = self.lies(h)
        if old != NO_TILE:
            return self._beside(h, old, edge, end.stop)
        if not self.purse.pays(s.board.price[h], s.board.price[h]):
            return False
        for out in range(6):
            if out != edge and self.ends_at(h * 6 + out, end.stop):
                if self.has(LAY_BETWEEN[edge * 6 + out]):
                    return True
                self.unclear = True  # a complex tile may serve
        return False

    def _beside(self, h: int, old: int, edge: int, stop: int) -> bool:
        """AOS-8.5  A second track on a hex, on to a city."""
        for lay, out, price in BESIDE[old * 6 + edge]:
            if self.ends_at(h * 6 + out, stop) and self.has(lay) and self.purse.pays(price, price):
                return True
        return False

    def _in_town(self, h: int, exits: int) -> bool:
        """AOS-8.10, AOS-8.11  A town gets these exits more."""
        old = self.lies(h)
        kept = 0 if old == NO_TILE else LAY_EXITS[old]
        count = (kept | exits).bit_count()
        price = 1 + count if old == NO_TILE else TOWN_REPLACED
        if count > MOST_EXITS or not self.purse.pays(price, price):
            return False
        for lay in town_lays(kept, exits)[count]:
            if self.has(lay) and (
                not LAY_MARKER[lay] or (old != NO_TILE and LAY_MARKER[old]) or self.has_marker()
            ):
                return True
        for edge in range(6):
            if not (kept | exits) >> edge & 1 and self.ends_at(h * 6 + edge, h):
                self.unclear = True  # one more exit, into a city, needs another tile
        return False

    def _turns(self, end: Loose) -> bool:
        """AOS-8.6  The loose end is redirected into a city."""
        for out in range(6):
            if self.ends_at(end.slot // 6 * 6 + out, end.stop) and self._turns_to(end, out):
                return True
        return False

    def _turns_to(self, end: Loose, out: int) -> bool:
        """AOS-8.6  The loose end can be redirected to an edge; what else lies there stays."""
        h, edge = end.slot // 6, end.slot % 6
        if self.s.board.town[h] or self.is_closed(h):
            return False
        if not self.purse.pays(TURN_PRICE, TURN_PRICE):
            return False
        old = self.lies(h)
        if LAY_EXITS[old] >> out & 1:
            return False
        lay = turned(old, edge, out)
        return lay != NO_TILE and self.has(lay)

    # ── Two loose ends ───────────────────────────────────────────────────────────────────────────

    def _meet(self, h: int, one: Loose, two: Loose) -> bool:
        """AOS-20.1  A build on the hex that both face: they meet, in a town or not, or both go on."""
        s = self.s
        if self.is_closed(h):
            return False
        a, b = OPPOSITE[one.slot % 6], OPPOSITE[two.slot % 6]
        if s.board.town[h]:
            return h not in (one.stop, two.stop) and self._in_town(h, 1 << a | 1 << b)
        old = self.lies(h)
        if old != NO_TILE:
            return one.stop != two.stop and self._joined_beside(old, a, b)
        price = s.board.price[h]
        if one.stop != two.stop and self.purse.pays(price, price):
            if self.has(LAY_BETWEEN[a * 6 + b]):
                return True
            self.unclear = True
        return self._both_go_on(h, one, two)

    def _joined_beside(self, old: int, a: int, b: int) -> bool:
        """AOS-8.5  A second track on a hex joins both ends."""
        for lay, out, price in BESIDE[old * 6 + a]:
            if out == b:
                return self.has(lay) and self.purse.pays(price, price)
        return False

    def _both_go_on(self, h: int, one: Loose, two: Loose) -> bool:
        """AOS-8.4  A complex tile on an empty hex leads each end into a city."""
        a, b = OPPOSITE[one.slot % 6], OPPOSITE[two.slot % 6]
        for out in range(6):
            if out == b or not self.ends_at(h * 6 + out, one.stop):
                continue
            for also in range(6):
                if also in (out, a) or not self.ends_at(h * 6 + also, two.stop):
                    continue
                lay = lay_of(a, out, b, also)
                if lay != NO_TILE and self.has(lay):
                    price = self.s.board.price[h] + LAY_CLASS[lay]
                    if self.purse.pays(price, price):
                        return True
        return False

    def _turns_to_meet(self, turned_end: Loose, waiting: Loose) -> bool:
        """AOS-8.23  An end is redirected to the edge that the other one faces."""
        if turned_end.stop == waiting.stop:
            return False
        return self._turns_to(turned_end, OPPOSITE[waiting.slot % 6])

    def _both_turn(self, one: Loose, two: Loose) -> bool:
        """AOS-20.7  Both loose ends of a hex are redirected at once, into cities."""
        s, h = self.s, one.slot // 6
        price = 2 * TURN_PRICE
        if s.board.town[h] or self.is_closed(h) or not self.purse.pays(price, price):
            return False
        old = self.lies(h)
        kept, also_kept = MATE[old * 6 + one.slot % 6], MATE[old * 6 + two.slot % 6]
        for out in range(6):
            if LAY_EXITS[old] >> out & 1 or not self.ends_at(h * 6 + out, one.stop):
                continue
            for also in range(6):
                if LAY_EXITS[old] >> also & 1 or also == out:
                    continue
                if self.ends_at(h * 6 + also, two.stop):
                    lay = lay_of(kept, out, also_kept, also)
                    if lay != NO_TILE and self.has(lay):
                        return True
        return False


_PAIRS: Final[dict[int, int]] = {}


def lay_of(a: int, b: int, c: int, d: int) -> int:
    """Return the lay on a plain hex with the tracks a-b and c-d, or NO_TILE if there is no such tile."""
    key = ((a * 6 + b) * 6 + c) * 6 + d
    lay = _PAIRS.get(key)
    if lay is None:
        one, two = (min(a, b), max(a, b)), (min(c, d), max(c, d))
        lay = _PAIRS[key] = LAY_WITH.get((min(one, two), max(one, two)), NO_TILE)
    return lay


def turned(old: int, edge: int, out: int) -> int:
    """AOS-8.6  The lay with the track at an edge led to a free edge instead, or NO_TILE."""
    kept = MATE[old * 6 + edge]
    rest = LAY_EXITS[old] & ~(1 << edge | 1 << kept)
    if not rest:
        return LAY_BETWEEN[kept * 6 + out]
    other = rest.bit_length() - 1
    return lay_of(kept, out, other, MATE[old * 6 + other])
