"""Whether a builder can still finish what he has begun (AOS-17.5), for maps that demand it.

A build is allowed if some further builds of the turn finish every unfinished section. Most builds are
decided by a look ahead along single tracks: one ``Look`` finds a way that certainly works, another
proves that there is none. Only between the two a search is made.
"""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.build import builds_on
from roundhouse.games.age_of_steam.change import PLACED, Change, change_of, cost
from roundhouse.games.age_of_steam.lay import lay_track, purse
from roundhouse.games.age_of_steam.moves import Build
from roundhouse.games.age_of_steam.outlook import Look, Loose, loose_after
from roundhouse.games.age_of_steam.state import State
from roundhouse.games.age_of_steam.tiles import (
    LAY_CLASS,
    LAY_MARKER,
    LAY_TILE,
    NO_TILE,
    OWNERSHIP_MARKERS,
    SIMPLE,
    TILE_CLASS,
    TOWN_TILE,
)
from roundhouse.games.age_of_steam.track import facing, unfinished

YES: Final = 1
NO: Final = 0
UNCLEAR: Final = -1


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
    if c.kind == PLACED and s.placed[faced[0]] == NO_TILE and s.placed[faced[1]] == NO_TILE:
        looks[0].strict = looks[1].strict = True
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
    return first.is_paid(total, max(first.dearest, second.dearest))


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
