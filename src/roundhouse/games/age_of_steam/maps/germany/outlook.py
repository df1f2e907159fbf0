"""Looking ahead along one track (AOS-17.5): how the loose ends of a builder could be finished."""

from __future__ import annotations

from roundhouse.games.age_of_steam.board import IN_CITY, OPEN, UNOWNED
from roundhouse.games.age_of_steam.maps.germany.prices import NOTHING_OFF, least
from roundhouse.games.age_of_steam.rules.change import section_of
from roundhouse.games.age_of_steam.rules.track import OPPOSITE, facing, is_loose, unfinished
from roundhouse.games.age_of_steam.state import State
from roundhouse.games.age_of_steam.tiles import (
    ADDITIONS,
    COEXIST,
    CROSSING,
    LAY_BETWEEN,
    LAY_CLASS,
    LAY_EXITS,
    LAY_MARKER,
    LAY_TILE,
    MOST_EXITS,
    NO_TILE,
    SIMPLE,
    TILE_CLASS,
    TOWN,
    TOWN_PRICE,
    TOWN_REPLACED,
    TURN_PRICE,
    Change,
    second_track_price,
    town_lays,
)


class Loose:
    """A loose end: the slot of its last track, the stop of its section, and the edge it could turn on."""

    __slots__ = ("kept", "slot", "stop")

    def __init__(self, slot: int, stop: int, kept: int) -> None:
        self.slot = slot
        self.stop = stop
        self.kept = kept  # TOWN if it cannot be redirected


def loose_after(s: State, c: Change) -> list[Loose]:
    """AOS-17.5  The loose ends the builder will have after a change."""
    h, town = c.hex, s.board.town[c.hex]
    found: list[Loose] = []
    used: list[int] = []  # slots at which a section is joined, or that a turned end faced
    for a, b in c.added:
        if b == TOWN:
            _note(s, h, a, h if town else -1, TOWN, found, used)
            continue
        _note(s, h, a, _stop(s, h, b), b, found, used)
        _note(s, h, b, _stop(s, h, a), a, found, used)
    for turn in c.turns:
        faced = facing(s, h * 6 + turn.old)
        used.append(faced)
        section = section_of(s, turn, h)
        if section & 7 == s.turn or s.across[h * 6 + turn.edge] != OPEN:
            _note(s, h, turn.edge, section >> 3, turn.kept, found, used)
    for faced in unfinished(s, s.turn):
        if faced not in used:
            end = facing(s, faced)
            found.append(Loose(end, s.across[faced] >> 3, TOWN))
    return found


def _stop(s: State, h: int, edge: int) -> int:
    met = s.across[h * 6 + edge]
    return met >> 3 if met >= 0 else -1


def _note(
    s: State, h: int, edge: int, stop: int, kept: int, found: list[Loose], used: list[int]
) -> None:
    slot = h * 6 + edge
    if s.across[slot] == OPEN:
        found.append(Loose(slot, stop, kept))
    else:
        used.append(slot)


def _has_loose(s: State, h: int) -> bool:
    """Whether a track of the hex ends loose and could be redirected by the builder."""
    for faced in s.open_ends:
        if facing(s, faced) // 6 == h and s.across[faced] & 7 in (UNOWNED, s.turn):
            return True
    return False


class Purse:
    """AOS-17.5  What the builder has left after a build, and what half price can still take off."""

    __slots__ = ("room", "top")

    def __init__(self, s: State, price: int, half: bool) -> None:
        spent, self.top = least(s, price, half)
        self.room = s.money[s.turn] - spent

    def pays(self, total: int, dearest: int) -> bool:
        """AOS-17.5  Whether money covers further builds, given their sum and the dearest of them."""
        if self.top == NOTHING_OFF:
            return total <= self.room
        return total - (self.top if self.top > dearest else dearest) // 2 <= self.room


class Look:
    """A look ahead from one loose end, until a way is found that the builder can pay.

    ``sure`` above 0 takes only ways that certainly work, with so many loose ends to finish; 0 takes
    for every way there is one that costs no more, so that finding none proves there is none.
    """

    __slots__ = (
        "c",
        "dearest",
        "limit",
        "ok",
        "others",
        "purse",
        "s",
        "stop",
        "strict",
        "sure",
        "total",
        "turned",
        "used",
    )

    def __init__(self, s: State, c: Change, purse: Purse, sure: int) -> None:
        self.s = s
        self.c = c
        self.purse = purse
        # no tile is dearer, so no way that costs more than this can be paid
        self.limit = purse.room + (0 if purse.top == NOTHING_OFF else s.board.dearest // 2)
        self.sure = sure
        self.others: list[int] = []  # slots that other loose ends face
        self.turned = False  # the loose end was redirected first
        self.strict = False  # no tile can come back before the next build
        self.used = NO_TILE  # the kind of tile the way has used so far
        self.stop = -1
        self.ok = False
        self.total = 0
        self.dearest = 0

    def finds(self, end: Loose, left: int) -> bool:
        """Return whether a way was found to finish this end with so many builds."""
        self.stop = end.stop
        self.extend(end.slot, left, 0, 0)
        if not self.ok:
            self.turn(end, left)
        return self.ok

    def hit(self, total: int, dearest: int) -> None:
        """A way ends at a stop; is it affordable?"""
        if self.purse.pays(total, dearest):
            self.ok = True
            self.total = total
            self.dearest = dearest

    def has(self, lay: int) -> bool:
        """Whether a tile is certainly left after the change and what the way has used so far."""
        tile = LAY_TILE[lay]
        left = self.s.supply[tile] - int(LAY_TILE[self.c.lay] == tile) - int(self.used == tile)
        return left >= max(self.sure, 1)

    def turn(self, end: Loose, left: int) -> None:
        """AOS-8.6  The loose end could be redirected first, for $2."""
        s, c, h = self.s, self.c, end.slot // 6
        if s.board.town[h]:
            return
        if self.sure and (h != c.hex or LAY_CLASS[c.lay] != SIMPLE or s.once_per_hex):
            return
        exits = LAY_EXITS[c.lay if h == c.hex else s.placed[h]]
        for edge in range(6):
            if self.ok or edge == end.slot % 6 or edge == end.kept:
                continue
            if exits >> edge & 1 and not self.could_leave(h * 6 + edge):
                continue
            if self.sure:
                lay = LAY_BETWEEN[edge * 6 + end.kept]
                if not self.has(lay):
                    continue
                self.used = LAY_TILE[lay]
            self.turned = True
            self.arrive(h * 6 + edge, left - 1, TURN_PRICE, TURN_PRICE)
            self.turned = False
            self.used = NO_TILE

    def could_leave(self, slot: int) -> bool:
        """Whether the track at an edge ends loose there, so that it could be redirected as well."""
        there = facing(self.s, slot)
        if slot // 6 == self.c.hex:
            return there in self.others
        return is_loose(self.s, slot)

    def arrive(self, slot: int, left: int, total: int, dearest: int) -> None:
        """A track leaves through a slot: it is finished there, or goes on, or must not be there."""
        if total > self.limit:
            return
        s = self.s
        met = s.across[slot]
        if met == OPEN:
            if s.board.neighbour[slot] == self.c.hex:
                # what lies on the changed hex is not certain: its new track may face us
                if self.sure:
                    return
                if slot in self.others:
                    self.hit(total, dearest)
            if left > 0 and not self.ok:
                self.extend(slot, left, total, dearest)
        elif met >= 0:
            code = met & 7
            if met >> 3 == self.stop:
                return  # AOS-8.16
            if code == IN_CITY or (not self.sure and code in (UNOWNED, s.turn)):
                self.hit(total, dearest)

    def extend(self, slot: int, left: int, total: int, dearest: int) -> None:
        """Build on the hex that a loose end faces: finish in a town, or run on through it."""
        s, c = self.s, self.c
        h, edge = s.board.neighbour[slot], OPPOSITE[slot % 6]
        if self.sure and (h == c.hex or (s.once_per_hex and h in s.hexes_built)):
            return
        old = s.placed[h]
        if s.board.town[h]:
            price = 2 * TOWN_PRICE if old == NO_TILE else TOWN_REPLACED
            if h == self.stop:
                return  # AOS-8.16
            if self.town_takes(old, edge) or (not self.sure and self.gives_back()):
                self.hit(total + price, max(dearest, price))
            elif not self.sure and (left > 1 or self.others):
                # more exits than one, of which the others are finished too
                price = TOWN_REPLACED
                self.hit(total + price, max(dearest, price))
        elif old == NO_TILE and h != c.hex:
            price = s.board.price[h]
            for out in range(6):
                if self.ok or out == edge:
                    continue
                lay = LAY_BETWEEN[edge * 6 + out]
                if (self.sure or self.strict) and not self.has(lay):
                    continue
                before = self.used
                self.used = LAY_TILE[lay]
                self.arrive(h * 6 + out, left - 1, total + price, max(dearest, price))
                self.used = before
        else:
            self.through(h, edge, left, total, dearest)

    def through(self, h: int, edge: int, left: int, total: int, dearest: int) -> None:
        """AOS-8.5, AOS-8.6  A second track on a hex that has one; or one there is redirected to us."""
        s = self.s
        mine = h == self.c.hex
        if mine and self.sure:
            return
        if not self.sure and (self.others if mine else _has_loose(s, h)):
            self.hit(total + TURN_PRICE, max(dearest, TURN_PRICE))
        if not self.sure and s.redirect_and_add:
            for out in range(6):
                if out != edge and not self.ok:
                    more = total + TURN_PRICE
                    self.arrive(h * 6 + out, left - 1, more, max(dearest, TURN_PRICE))
            return
        for lay, one, two in ADDITIONS[self.c.lay if mine else s.placed[h]]:
            if edge in (one, two) and not self.ok and (not self.sure or self.has(lay)):
                price = second_track_price(lay)
                out = two if edge == one else one
                before = self.used
                self.used = LAY_TILE[lay]
                self.arrive(h * 6 + out, left - 1, total + price, max(dearest, price))
                self.used = before

    def gives_back(self) -> bool:
        """AOS-8.9  The change, a build of the way or one for another loose end may replace a tile."""
        s, c = self.s, self.c
        if self.turned or (c.hex >= 0 and s.placed[c.hex] != NO_TILE):
            return True
        if self.others and LAY_CLASS[c.lay] in (COEXIST, CROSSING):
            return True
        if [faced for faced in self.others if s.placed[faced // 6] != NO_TILE]:
            return True
        return self.used != NO_TILE and TILE_CLASS[self.used] in (COEXIST, CROSSING)

    def town_takes(self, old: int, edge: int) -> bool:
        """AOS-8.10  A town can certainly get one more exit, whatever was taken from the supply.

        Not ``sure``: it may, if what a replacement gives back is of use.
        """
        s, mine, needed = self.s, self.c.lay, max(self.sure, 1)
        kept = 0 if old == NO_TILE else LAY_EXITS[old]
        exits = kept.bit_count() + 1
        if exits > MOST_EXITS:
            return False
        markers = s.town_markers - int(LAY_MARKER[mine])
        for lay in town_lays(kept, 1 << edge)[exits]:
            tile = LAY_TILE[lay]
            taken = int(LAY_TILE[mine] == tile) + int(self.sure > 0 and self.used == tile)
            if s.supply[tile] - taken < needed:
                continue
            if not LAY_MARKER[lay] or markers >= needed:
                return True
            if old != NO_TILE and LAY_MARKER[old]:
                return True
        return False
