"""Whether a builder can still finish with builds what he has begun (AOS-17.5).

A build is allowed if some further builds of the turn finish every unfinished section. Usually there is
one loose end, or two: with one build left the answer is exact (last_build.py), with two it is read from
the cheapest ways on from each edge, made once for a whole list (reach.py). The rest is decided by a look
ahead along single tracks (outlook.py): one ``Look`` finds a way that certainly works, another proves
that there is none. Only where that leaves a doubt a search is made.
"""

from __future__ import annotations

from roundhouse.games.age_of_steam.board import OPEN
from roundhouse.games.age_of_steam.maps.germany.last_build import NO, UNCLEAR, YES, Ending, is_usual
from roundhouse.games.age_of_steam.maps.germany.outlook import Look, Loose, Purse, loose_after
from roundhouse.games.age_of_steam.maps.germany.pairing import cannot_both, meet
from roundhouse.games.age_of_steam.maps.germany.reach import Reach
from roundhouse.games.age_of_steam.moves import Build
from roundhouse.games.age_of_steam.rules.build import builds_on
from roundhouse.games.age_of_steam.rules.change import change_of, cost, placing_cost
from roundhouse.games.age_of_steam.rules.lay import lay_track
from roundhouse.games.age_of_steam.rules.lay import purse as most_paid
from roundhouse.games.age_of_steam.rules.money import BANK, pay
from roundhouse.games.age_of_steam.rules.track import facing, unfinished
from roundhouse.games.age_of_steam.state import State
from roundhouse.games.age_of_steam.tiles import (
    LAY_CLASS,
    LAY_EDGES,
    LAY_EXITS,
    LAY_MARKER,
    LAY_TILE,
    MATE,
    NO_TILE,
    OWNERSHIP_MARKERS,
    PLACED,
    SIMPLE,
    TILE_CLASS,
    TOWN,
    TOWN_TILE,
    Change,
)


class Finishing:
    """What is the same for all builds of a list: the builder's loose ends, builds and money left."""

    __slots__ = ("empty", "half", "left", "own", "possible", "purses", "s", "sure", "usual")

    def __init__(self, s: State, half: bool, left: int) -> None:
        self.s = s
        self.half = half
        self.left = left  # after the build in question
        self.own = unfinished(s, s.turn)
        self.usual = is_usual(s)
        # two more builds, nothing loose yet: the ways on are the same for every build
        self.empty = self.usual and left == 2 and not s.open_ends and not s.hexes_built
        self.purses: dict[int, Purse] = {}
        self.sure: dict[int, Reach] = {}
        self.possible: dict[bool, Reach] = {}

    def allows(self, h: int, lay: int) -> bool:
        """AOS-17.5, AOS-20.24  The build leaves nothing unfinished, or further builds can finish it."""
        s = self.s
        if s.placed[h] == NO_TILE:
            loose, rest, slot = 0, len(self.own), -1
            for edge in LAY_EDGES[lay]:
                met = s.across[h * 6 + edge]
                if met == OPEN:
                    loose += 1
                    slot = h * 6 + edge
                elif met & 7 == s.turn:
                    rest -= 1
            if loose + rest == 0:
                return True
            if self.left == 0:
                return False
            if self.left == 1 and rest == 1 and loose and self._far_away(h, lay):
                return False
            if loose + rest == 1 and len(self.own) <= 1:
                verdict = self._leaves_one(h, lay, slot)
                if verdict != UNCLEAR:
                    return verdict == YES
        return self.judge(change_of(s, h, lay, s.turn))

    def _far_away(self, h: int, lay: int) -> bool:
        """Whether no single build can be on or before both a loose end of before and a new one."""
        s = self.s
        if len(self.own) > 1:
            return False
        faced = self.own[0] // 6
        last = s.board.neighbour[self.own[0]]
        if h in (faced, last):
            return False
        for edge in LAY_EDGES[lay]:
            if s.across[h * 6 + edge] == OPEN:
                over = s.board.neighbour[h * 6 + edge]
                if over != faced and over != last:
                    return True
        return False

    def judge(self, c: Change) -> bool:
        """AOS-17.5  The same for a change worked out already."""
        loose = loose_after(self.s, c)
        if not loose:
            return True
        if self.left == 0 or _out_of_reach(self.s, loose, self.left):
            return False
        purse = self.purse(cost(self.s, c))
        verdict = UNCLEAR
        if self.empty and len(loose) == 1:
            end = loose[0]
            verdict = self._one_end(c.lay, c.kind == PLACED, end.slot, end.stop, purse)
        elif self.empty and len(loose) == 2:
            verdict = self._two_ends(c, loose[0], loose[1], purse)
        elif self.usual and self.left == 1 and len(loose) <= 2:
            ending = Ending(self.s, c, purse)
            verdict = ending.one(loose[0]) if len(loose) == 1 else ending.both(loose[0], loose[1])
        if verdict == UNCLEAR:
            verdict = _glance(self.s, c, loose, purse, self.left)
        if verdict == UNCLEAR:
            return finishable(laid(self.s, c, self.half), self.left)
        return verdict == YES

    def purse(self, price: int) -> Purse:
        """What is left after a build of this price."""
        found = self.purses.get(price)
        if found is None:
            found = self.purses[price] = Purse(self.s, price, self.half)
        return found

    def _leaves_one(self, h: int, lay: int, slot: int) -> int:
        """A tile on an empty hex, after which one loose end is left: there, or that of before (-1)."""
        s = self.s
        if slot >= 0:
            mate = MATE[lay * 6 + slot % 6]
            stop = h if mate == TOWN else s.across[h * 6 + mate] >> 3
        else:
            slot, stop = facing(s, self.own[0]), s.across[self.own[0]] >> 3
        purse = self.purse(placing_cost(s, h, lay))
        if self.empty:
            return self._one_end(lay, True, slot, stop, purse)
        if self.usual and self.left == 1:
            return Ending(s, Change(h, lay), purse).one(Loose(slot, stop, TOWN))
        return UNCLEAR

    def _one_end(self, lay: int, placed: bool, slot: int, stop: int, purse: Purse) -> int:
        """One loose end and two builds: it can certainly be finished, certainly not, or it is unclear."""
        if purse.top > 0:
            return UNCLEAR
        sure = self._sure(lay, purse.top == 0)
        if sure.finishes(slot, stop, purse.room):
            return YES
        redirects = not self.s.board.town[slot // 6] and not self.s.once_per_hex
        kept = MATE[lay * 6 + slot % 6]
        taken = LAY_EXITS[lay] & ~(1 << kept) if redirects else 0
        turns = redirects and LAY_CLASS[lay] == SIMPLE
        if turns and sure.turns(slot, kept, taken, stop, purse.room):
            return YES
        possible = self._possible(placed, purse.top == 0)
        able = possible.finishes(slot, stop, purse.room) or (
            redirects and possible.turns(slot, kept, taken, stop, purse.room)
        )
        return UNCLEAR if able else NO

    def _two_ends(self, c: Change, one: Loose, two: Loose, purse: Purse) -> int:
        """Two loose ends of the same hex and two builds."""
        possible = self._possible(c.kind == PLACED, purse.top == 0)
        if cannot_both(self.s, c, one, two, purse, possible):
            return NO
        if meet(self.s, c, one, two, purse) or meet(self.s, c, two, one, purse):
            return YES
        return UNCLEAR

    def _possible(self, placed: bool, halves: bool) -> Reach:
        """The ways there could be; fewer after a tile was placed, which gives none back."""
        found = self.possible.get(placed)
        if found is None:
            found = self.possible[placed] = Reach(self.s, halves, False, NO_TILE)
            if not placed:
                found.forget_supply()
        return found

    def _sure(self, lay: int, halves: bool) -> Reach:
        """The ways that certainly work after a lay was taken: the same for all, unless it is scarce."""
        s = self.s
        scarce = s.supply[LAY_TILE[lay]] < 3 or (LAY_MARKER[lay] and s.town_markers < 3)
        taken = lay if scarce else NO_TILE
        found = self.sure.get(taken)
        if found is None:
            found = self.sure[taken] = Reach(s, halves, True, taken)
        return found


def _glance(s: State, c: Change, loose: list[Loose], purse: Purse, left: int) -> int:
    """Look ahead along single tracks: it can certainly be finished, certainly not, or a search tells."""
    if s.markers[s.turn] + 4 < OWNERSHIP_MARKERS:
        if len(loose) == 1 and Look(s, c, purse, 1).finds(loose[0], left):
            return YES
        if len(loose) == 2 and left == 2 and _singly(s, c, loose, purse):
            return YES
    for end in loose:
        look = Look(s, c, purse, 0)
        look.strict = c.kind == PLACED and left == 1 and len(loose) == 1
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


def _singly(s: State, c: Change, loose: list[Loose], purse: Purse) -> bool:
    """Two loose ends, two builds: each is finished by one of its own, on different hexes."""
    if facing(s, loose[0].slot) // 6 == facing(s, loose[1].slot) // 6:
        return False
    first, second = Look(s, c, purse, 2), Look(s, c, purse, 2)
    if not first.finds(loose[0], 1) or not second.finds(loose[1], 1):
        return False
    total = first.total + second.total
    return purse.pays(total, max(first.dearest, second.dearest))


# ── The search ───────────────────────────────────────────────────────────────────────────────────


def laid(s: State, c: Change, half: bool) -> State:
    """AOS-17.5  Carry the change out on a copy."""
    twin = s.copy()
    price = cost(s, c)
    pay(twin, s.turn, BANK, s.rules.charge(s, price, half))
    lay_track(twin, c, s.turn)
    twin.built += 1
    twin.half_used = s.half_used or half
    twin.hexes_built.append(c.hex)
    twin.costs.append(price)
    twin.first_built |= 1 << s.turn
    return twin


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
    ways = [Finishing(s, cheap, left - 1) for cheap in ((False, True) if half else (False,))]
    for m in builds_on(s, hexes, s.turn, most_paid(s, half)):
        assert isinstance(m, Build)
        c = change_of(s, m.hex, m.lay, s.turn)
        price = cost(s, c)
        for way in ways:
            if s.rules.charge(s, price, way.half) <= money and way.judge(c):
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
