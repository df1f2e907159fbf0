"""Two loose ends of one hex and two builds (AOS-17.5).

They face different hexes, so each is finished by a build of its own, or the first is led to the hex that
the second faces and both are finished there. Asked while nothing else on the board ends loose.
"""

from __future__ import annotations

from roundhouse.games.age_of_steam.board import IN_CITY, OPEN
from roundhouse.games.age_of_steam.maps.germany.outlook import Loose, Purse
from roundhouse.games.age_of_steam.maps.germany.reach import FAR, Reach
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
    TOWN_REPLACED,
    TURN_PRICE,
    Change,
    town_lays,
)


def cannot_both(s: State, c: Change, one: Loose, two: Loose, purse: Purse, reach: Reach) -> bool:
    """Whether two builds cannot finish both ends, whatever tiles are left."""
    turns = not s.board.town[c.hex] and not s.once_per_hex
    first, second = reach.price(one.slot, one.stop), reach.price(two.slot, two.stop)
    turns = turns and purse.pays(2 * TURN_PRICE, 2 * TURN_PRICE)
    if turns and (_turns_into_city(s, c, one) or _turns_into_city(s, c, two)):
        return False
    if first < FAR and second < FAR and purse.pays(first + second, max(first, second)):
        return False
    return not (_may_meet(s, one, two, purse) or _may_meet(s, two, one, purse))


def _turns_into_city(s: State, c: Change, end: Loose) -> bool:
    """AOS-8.6  Whether the end could be redirected into a city."""
    for out in range(6):
        met, free = s.across[c.hex * 6 + out], not LAY_EXITS[c.lay] >> out & 1
        if free and met >= 0 and met & 7 == IN_CITY and met >> 3 != end.stop:
            return True
    return False


def _edge_to(s: State, h: int, other: int) -> int:
    """Return the edge of a hex beyond which another lies, or -1."""
    for edge in range(6):
        if s.board.neighbour[h * 6 + edge] == other:
            return edge
    return -1


def _may_meet(s: State, led: Loose, waiting: Loose, purse: Purse) -> bool:
    """Whether one end could be led to the hex that the other faces, and both be finished there."""
    over, goal = s.board.neighbour[led.slot], s.board.neighbour[waiting.slot]
    out = _edge_to(s, over, goal)
    if out < 0 or s.across[over * 6 + out] != OPEN:
        return False
    least = _least_there(s, goal, led, waiting)
    if s.board.town[over]:  # with one exit more than it needs
        return purse.pays(TOWN_REPLACED + least, max(TOWN_REPLACED, least))
    old = s.placed[over]
    if old == NO_TILE:
        return purse.pays(s.board.price[over] + least, max(s.board.price[over], least))
    for _, leaves, price in BESIDE[old * 6 + OPPOSITE[led.slot % 6]]:
        if leaves == out:
            return purse.pays(price + least, max(price, least))
    return False


def _least_there(s: State, h: int, one: Loose, two: Loose) -> int:
    """The least that a build on a hex costs which finishes both ends; FAR if there is none."""
    old = s.placed[h]
    if s.board.town[h]:
        full = old != NO_TILE and LAY_EXITS[old].bit_count() > 2
        return FAR if full or h in (one.stop, two.stop) else TOWN_REPLACED
    if one.stop != two.stop:
        return s.board.price[h] if old == NO_TILE else 2
    return s.board.price[h] + 1 if old == NO_TILE else FAR


def meet(s: State, c: Change, led: Loose, waiting: Loose, purse: Purse) -> bool:
    """Whether one end can certainly be led over an empty hex to a town or hex that the other faces."""
    over, goal = s.board.neighbour[led.slot], s.board.neighbour[waiting.slot]
    out = _edge_to(s, over, goal)
    if s.board.town[over] or s.placed[over] != NO_TILE or out < 0:
        return False
    if s.across[over * 6 + out] != OPEN or (s.once_per_hex and s.hexes_built):
        return False
    lay = LAY_BETWEEN[OPPOSITE[led.slot % 6] * 6 + out]
    if s.supply[LAY_TILE[lay]] < 3:
        return False
    edges = 1 << OPPOSITE[out] | 1 << OPPOSITE[waiting.slot % 6]
    price = _surely_there(s, c, goal, edges, led, waiting)
    first = s.board.price[over]
    return price < FAR and purse.pays(first + price, max(first, price))


def _surely_there(s: State, c: Change, h: int, edges: int, one: Loose, two: Loose) -> int:
    """What a build on a hex costs that finishes both ends with a tile that is certainly left."""
    old = s.placed[h]
    if not s.board.town[h]:
        if old != NO_TILE or one.stop == two.stop:
            return FAR
        low = (edges & -edges).bit_length() - 1
        lay = LAY_BETWEEN[low * 6 + edges.bit_length() - 1]
        return s.board.price[h] if s.supply[LAY_TILE[lay]] >= 3 else FAR
    kept = 0 if old == NO_TILE else LAY_EXITS[old]
    exits = (kept | edges).bit_count()
    if h in (one.stop, two.stop) or kept & edges or exits > MOST_EXITS:
        return FAR
    for lay in town_lays(kept, edges)[exits]:
        marked = not LAY_MARKER[lay] or s.town_markers - int(LAY_MARKER[c.lay]) > 0
        if marked and s.supply[LAY_TILE[lay]] >= 3 - int(old != NO_TILE):
            return 1 + exits if old == NO_TILE else TOWN_REPLACED
    return FAR
