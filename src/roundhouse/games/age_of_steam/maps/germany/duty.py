"""The duty to finish what was begun (AOS-17.5): which builds, links and New Cities it leaves.

Whether builds alone can finish it says completion.py. By house rule (AOS-21.2) a New City may come at any
time of the turn: then one that is still to be placed is a way to finish, too. Placing it first never
spoils what builds before it would have done: a track that leads to its town leads into the city.
"""

from __future__ import annotations

from roundhouse.core.protocol import Move
from roundhouse.games.age_of_steam.maps.germany.completion import Finishing, finishable, laid
from roundhouse.games.age_of_steam.moves import Build, BuyLink, Urbanise
from roundhouse.games.age_of_steam.rules import urban
from roundhouse.games.age_of_steam.rules.change import change_of
from roundhouse.games.age_of_steam.rules.flow import builds_left
from roundhouse.games.age_of_steam.rules.lay import link_price
from roundhouse.games.age_of_steam.rules.money import BANK, pay
from roundhouse.games.age_of_steam.rules.track import unfinished
from roundhouse.games.age_of_steam.state import State
from roundhouse.games.age_of_steam.tiles import NO_TILE


def finishing(s: State, found: list[Move], half: bool) -> list[Move]:
    """AOS-17.5  Those of some builds after which everything can still be finished."""
    left = builds_left(s) - 1
    judge = Finishing(s, half, left)
    city = has_city_left(s)
    kept: list[Move] = []
    for m in found:
        assert isinstance(m, Build)
        if judge.allows(m.hex, m.lay) or (city and _city_helps_after(s, m, half, left)):
            kept.append(m)
    return kept


def can_finish(s: State, m: Move) -> bool:
    """AOS-17.5, AOS-20.24  The move leaves nothing unfinished, or what follows can finish it."""
    left = builds_left(s)
    if isinstance(m, Build):
        c = change_of(s, m.hex, m.lay, s.turn)
        if Finishing(s, m.half, left - 1).judge(c):
            return True
        return has_city_left(s) and _city_helps_after(s, m, m.half, left - 1)
    if not unfinished(s, s.turn):
        return True
    twin = s.copy()
    if isinstance(m, Urbanise):
        urban.urbanise(twin, m, None)
        return finishable(twin, left)
    assert isinstance(m, BuyLink)
    pay(twin, s.turn, BANK, link_price(s, m.link, m.half))
    twin.half_used = twin.half_used or m.half
    twin.built += 1
    return finishable(twin, left - 1) or (has_city_left(s) and city_helps(twin, left - 1))


# ── AOS-21.2  A New City still to be placed ──────────────────────────────────────────────────────


def has_city_left(s: State) -> bool:
    """AOS-21.2  The builder may still place a New City in this turn, and there is one."""
    return s.urbanise_any_time and not s.urbanised and bool(urban.free_letters(s))


def _city_helps_after(s: State, m: Build, half: bool, left: int) -> bool:
    """AOS-17.5  After a build that builds alone cannot make good, a New City can."""
    return city_helps(laid(s, change_of(s, m.hex, m.lay, s.turn), half), left)


def city_helps(s: State, left: int) -> bool:
    """AOS-17.5  Some New City, with so many builds, finishes every unfinished section."""
    letter = urban.free_letters(s)[0]  # its colour makes no difference to track
    for h in _towns_of_use(s, left):
        if not s.cities >> h & 1 and not urban.would_loop(s, h):
            m = s.table.urbanises[h][letter]
            assert isinstance(m, Urbanise)
            twin = s.copy()
            urban.urbanise(twin, m, None)
            if finishable(twin, left):
                return True
    return False


def _towns_of_use(s: State, left: int) -> list[int]:
    """The towns a loose end can come to; where pieces have run out, all that would give some back."""
    ends = [s.board.neighbour[faced] for faced in unfinished(s, s.turn)]
    scarce, distance = s.town_markers == 0 or 0 in s.supply, s.board.grid.distance
    found: list[int] = []
    for h in s.board.towns:
        near = [1 for end in ends if distance(end, h) <= left + 1]
        if near or (scarce and s.placed[h] != NO_TILE):
            found.append(h)
    return found
