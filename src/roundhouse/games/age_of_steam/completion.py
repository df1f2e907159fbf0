"""Whether a builder can still finish what he has begun (AOS-17.5), for maps that demand it.

A build is allowed if some further builds of the turn finish every unfinished section. Most builds are
decided by a look ahead along single tracks: one ``Look`` finds a way that certainly works, another
proves that there is none. Only between the two a search is made.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.board import IN_CITY, OPEN, UNOWNED
from roundhouse.games.age_of_steam.build import builds_on
from roundhouse.games.age_of_steam.change import Change, change_of, cost, section_of
from roundhouse.games.age_of_steam.lay import lay_track, purse
from roundhouse.games.age_of_steam.moves import Build
from roundhouse.games.age_of_steam.state import State
from roundhouse.games.age_of_steam.tiles import (
    ADDITIONS,
    COEXIST,
    CROSSING,
    LAY_CLASS,
    LAY_EXITS,
    LAY_MARKER,
    LAY_TILE,
    LAY_WITH,
    NO_TILE,
    OWNERSHIP_MARKERS,
    SIMPLE,
    TILE_CLASS,
    TOWN,
    TOWN_TILE,
    town_lays,
)
from roundhouse.games.age_of_steam.track import OPPOSITE, facing, unfinished

YES: Final = 1
NO: Final = 0
UNCLEAR: Final = -1


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


def can_finish(s: State, c: Change, half: bool) -> bool:
    """AOS-17.5, AOS-20.24  The change leaves nothing unfinished, or further builds can finish it."""
    return _can_finish(s, c, half, s.rules.most_builds(s) - s.built - 1)


def _can_finish(s: State, c: Change, half: bool, left: int) -> bool:
    loose = loose_after(s, c)
    if not loose:
        return True
    if left == 0 or _out_of_reach(s, loose, left):
        return False
    verdict = _glance(s, c, loose, cost(s, c), half, left)
    return _search_after(s, c, half, left) if verdict == UNCLEAR else verdict == YES


def _glance(s: State, c: Change, loose: list[Loose], price: int, half: bool, left: int) -> int:
    """Look ahead along single tracks: it can certainly be finished, certainly not, or a search tells."""
    if s.markers[s.turn] + 4 < OWNERSHIP_MARKERS:
        if len(loose) == 1 and Look(s, c, price, half, 1).finds(loose[0], left):
            return YES
        if len(loose) == 2 and left == 2 and _singly(s, c, loose, price, half):
            return YES
    if len(loose) == 2 and left == 2 and _not_both(s, c, loose, price, half):
        return NO
    for end in loose:
        look = Look(s, c, price, half, 0)
        look.others = [facing(s, other.slot) for other in loose if other is not end]
        if not look.finds(end, left):
            return NO
    return UNCLEAR


def _out_of_reach(s: State, loose: list[Loose], left: int) -> bool:
    """Every loose end needs a build on the hex it faces or on its own; too few builds can be enough.

    An exit of a town is never redirected, so that it needs the hex it faces.
    """
    if left >= 2 and len(loose) <= 2:
        return False
    places: list[list[int]] = []
    for end in loose:
        own, faced = end.slot // 6, s.board.neighbour[end.slot]
        places.append([faced] if s.board.town[own] else [faced, own])
    for first in places[0]:
        others = [place for place in places if first not in place]
        if not others:
            return False
        if left >= 2:
            for second in others[0]:
                if not [place for place in others if second not in place]:
                    return False
    return True


def _has_loose(s: State, h: int) -> bool:
    """Whether a track of the hex ends loose and could be redirected by the builder."""
    for faced in s.open_ends:
        if facing(s, faced) // 6 == h and s.across[faced] & 7 in (UNOWNED, s.turn):
            return True
    return False


def _not_both(s: State, c: Change, loose: list[Loose], price: int, half: bool) -> bool:
    """Two loose ends of one hex that face different hexes cannot both be finished with two builds.

    Either each is finished by a build of its own, or the first is led to the hex that the second faces
    and both are finished there: so one of them needs a single build, and the hexes lie side by side.
    """
    one, two = loose
    faced = [s.board.neighbour[one.slot], s.board.neighbour[two.slot]]
    if one.slot // 6 != two.slot // 6 or faced[0] == faced[1]:
        return False
    looks = [Look(s, c, price, half, 0), Look(s, c, price, half, 0)]
    looks[0].others = [facing(s, two.slot)]
    looks[1].others = [facing(s, one.slot)]
    finds = [looks[0].finds(one, 1), looks[1].finds(two, 1)]
    if finds[0] and finds[1]:
        return False
    beside = s.board.grid.around[faced[0]] >> faced[1] & 1
    return not (finds[0] or finds[1]) or not beside


def _singly(s: State, c: Change, loose: list[Loose], price: int, half: bool) -> bool:
    """Two loose ends, two builds: each is finished by one of its own, on different hexes."""
    if facing(s, loose[0].slot) // 6 == facing(s, loose[1].slot) // 6:
        return False
    first, second = Look(s, c, price, half, 2), Look(s, c, price, half, 2)
    if not first.finds(loose[0], 1) or not second.finds(loose[1], 1):
        return False
    total = first.total + second.total
    dearest = max(first.dearest, second.dearest)
    return s.rules.least(s, price, half, total, dearest) <= s.money[s.turn]


# ── Looking ahead along one track ────────────────────────────────────────────────────────────────


class Look:
    """A look ahead from one loose end, until a way is found that the builder can pay.

    ``sure`` above 0 takes only ways that certainly work, with so many loose ends to finish; 0 takes
    for every way there is one that costs no more, so that finding none proves there is none.
    """

    __slots__ = (
        "c",
        "dearest",
        "half",
        "ok",
        "others",
        "price",
        "s",
        "stop",
        "sure",
        "total",
        "used",
    )

    def __init__(self, s: State, c: Change, price: int, half: bool, sure: int) -> None:
        self.s = s
        self.c = c
        self.price = price
        self.half = half
        self.sure = sure
        self.others: list[int] = []  # slots that other loose ends face
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
        s = self.s
        if s.rules.least(s, self.price, self.half, total, dearest) <= s.money[s.turn]:
            self.ok = True
            self.total = total
            self.dearest = dearest

    def has(self, lay: int) -> bool:
        """Whether a tile is certainly left after the change and what the way has used so far."""
        tile = LAY_TILE[lay]
        left = self.s.supply[tile] - int(LAY_TILE[self.c.lay] == tile) - int(self.used == tile)
        return left >= self.sure

    def turn(self, end: Loose, left: int) -> None:
        """AOS-8.6  The loose end could be redirected first, for $2."""
        s, c, h = self.s, self.c, end.slot // 6
        if s.board.town[h]:
            return
        if self.sure and (h != c.hex or LAY_CLASS[c.lay] != SIMPLE or s.once_per_hex):
            return
        for edge in range(6):
            if self.ok or edge == end.slot % 6 or edge == end.kept:
                continue
            if self.sure:
                lay = LAY_WITH[((min(edge, end.kept), max(edge, end.kept)),)]
                if not self.has(lay):
                    continue
                self.used = LAY_TILE[lay]
            self.arrive(h * 6 + edge, left - 1, 2, 2)
            self.used = NO_TILE

    def arrive(self, slot: int, left: int, total: int, dearest: int) -> None:
        """A track leaves through a slot: it is finished there, or goes on, or must not be there."""
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
            price = 2 if old == NO_TILE else 3
            if h == self.stop:
                return  # AOS-8.16
            if self.town_takes(old, edge) or (not self.sure and self.gives_back()):
                self.hit(total + price, max(dearest, price))
            elif not self.sure and (left > 1 or self.others):
                # more exits than one, of which the others are finished too
                price = 3
                self.hit(total + price, max(dearest, price))
        elif old == NO_TILE and h != c.hex:
            price = s.board.price[h]
            for out in range(6):
                if self.ok or out == edge:
                    continue
                lay = LAY_WITH[((min(edge, out), max(edge, out)),)]
                if self.sure and not self.has(lay):
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
            self.hit(total + 2, max(dearest, 2))
        if not self.sure and s.redirect_and_add:
            for out in range(6):
                if out != edge and not self.ok:
                    self.arrive(h * 6 + out, left - 1, total + 2, max(dearest, 2))
            return
        for lay, one, two in ADDITIONS[self.c.lay if mine else s.placed[h]]:
            if edge in (one, two) and not self.ok and (not self.sure or self.has(lay)):
                price = 3 if LAY_CLASS[lay] == CROSSING else 2
                out = two if edge == one else one
                before = self.used
                self.used = LAY_TILE[lay]
                self.arrive(h * 6 + out, left - 1, total + price, max(dearest, price))
                self.used = before

    def gives_back(self) -> bool:
        """AOS-8.9  The change, or a build of the way, replaces a tile."""
        if self.c.hex >= 0 and self.s.placed[self.c.hex] != NO_TILE:
            return True
        return self.used != NO_TILE and TILE_CLASS[self.used] in (COEXIST, CROSSING)

    def town_takes(self, old: int, edge: int) -> bool:
        """AOS-8.10  A town can certainly get one more exit, whatever was taken from the supply.

        Not ``sure``: it may, if what a replacement gives back is of use.
        """
        s, mine, needed = self.s, self.c.lay, max(self.sure, 1)
        kept = 0 if old == NO_TILE else LAY_EXITS[old]
        exits = kept.bit_count() + 1
        if exits > 4:
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


# ── The search ───────────────────────────────────────────────────────────────────────────────────


def _search_after(s: State, c: Change, half: bool, left: int) -> bool:
    """AOS-17.5  Carry the change out on a copy and look whether all can be finished."""
    twin = s.copy()
    price = cost(s, c)
    twin.money[s.turn] -= s.rules.charge(s, price, half)
    _lay(twin, c, price, half)
    return finishable(twin, left)


def _lay(s: State, c: Change, price: int, half: bool) -> None:
    lay_track(s, c, s.turn)
    s.built += 1
    s.half_used = s.half_used or half
    s.hexes_built.append(c.hex)
    s.costs.append(price)
    s.first_built |= 1 << s.turn


def can_finish_after_link(s: State, price: int, half: bool) -> bool:
    """AOS-17.5, AOS-17.7  Buying a special link leaves enough builds and money for what is unfinished."""
    if not unfinished(s, s.turn):
        return True
    twin = s.copy()
    twin.money[s.turn] -= price
    twin.half_used = twin.half_used or half
    twin.built += 1
    return finishable(twin, s.rules.most_builds(s) - twin.built)


def finishable(s: State, left: int) -> bool:
    """AOS-17.5  Whether the builder can finish every unfinished section with so many builds.

    Some build must touch the first of them: on the hex it faces, or by redirecting it. The order of
    two builds matters only if the one gives back a tile that the other needs.
    """
    open_ends = unfinished(s, s.turn)
    if not open_ends:
        return True
    if left == 0:
        return False
    hexes = [open_ends[0] // 6, facing(s, open_ends[0]) // 6]
    if left > 1:
        hexes += [h for h in _gives_back(s, open_ends) if h not in hexes]
    half, money = s.rules.halves(s), s.money[s.turn]
    for m in builds_on(s, hexes, s.turn, purse(s, half)):
        assert isinstance(m, Build)
        c = change_of(s, m.hex, m.lay, s.turn)
        price = cost(s, c)
        for cheap in (False, True) if half else (False,):
            if s.rules.charge(s, price, cheap) <= money and _can_finish(s, c, cheap, left - 1):
                return True
    return False


def _gives_back(s: State, open_ends: list[int]) -> list[int]:
    """AOS-8.9  Hexes whose tile or town marker is of a kind that has run out and could be of use."""
    towns = bool([faced for faced in open_ends if s.board.town[faced // 6]])
    scarce = [
        tile
        for tile in range(len(s.supply))
        if s.supply[tile] == 0 and (towns or TILE_CLASS[tile] == SIMPLE)
    ]
    no_markers = towns and s.town_markers == 0
    if not scarce and not no_markers:
        return []
    found: list[int] = []
    for h in range(s.board.hexes):
        lay = s.placed[h]
        if lay == NO_TILE:
            continue
        if s.board.town[h] and len(open_ends) == 1 and not s.board.grid.around[h] & s.cities:
            continue  # its new exit would itself end loose
        freed = LAY_CLASS[lay] in (SIMPLE, TOWN_TILE) and LAY_TILE[lay] in scarce
        if freed or (no_markers and LAY_MARKER[lay]):
            found.append(h)
    return found
