"""Phase 4, building track (AOS-8): the legal builds, looked up and not searched, and what they do.

For every hex two sets of edges are worked out: where a new track may lead (nothing forbids it) and
where it would hang on something (AOS-8.20). The pair selects a list of tiles made beforehand. Only
what such a list cannot say is checked tile by tile.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.protocol import Move
from roundhouse.games.age_of_steam.board import OPEN, UNOWNED, WALL
from roundhouse.games.age_of_steam.moves import Build
from roundhouse.games.age_of_steam.rules.change import (
    change_of,
    cost,
    has_pieces,
    is_connected,
    is_first_tile,
    loops,
    more_markers,
    owns_at_town,
)
from roundhouse.games.age_of_steam.rules.track import is_loose
from roundhouse.games.age_of_steam.state import State
from roundhouse.games.age_of_steam.tiles import (
    ADDED_PRICE,
    ADDITIONS,
    COEXIST,
    CROSSING,
    LAY_EXITS,
    LAY_MARKER,
    LAY_TILE,
    LAY_TRACKS,
    MATE,
    MOST_EXITS,
    NO_TILE,
    OWNERSHIP_MARKERS,
    SIMPLE,
    TILES,
    TOWN_PRICE,
    TOWN_REPLACED,
    TURN_PRICE,
    Change,
    placeable,
    second_track_price,
    town_lays,
)

MOST_KNOWN: Final = 200_000  # lists kept per board


class Around:
    """What new tracks of a player meet around one hex."""

    __slots__ = ("allowed", "anchored", "clash", "weak")

    def __init__(self) -> None:
        self.allowed = 0  # edges a new track may leave through
        self.anchored = 0  # edges where it would hang on something
        self.clash = False  # two edges come to the same stop
        self.weak = False  # two edges come to the same stop and hang on nothing


def around(s: State, h: int, seat: int, anchors: int, a: Around) -> bool:
    """AOS-8.14, AOS-8.15, AOS-8.17, AOS-20.6  Sort the edges of a hex; return whether one is anchored."""
    across = s.across
    base = h * 6
    allowed = anchored = 0
    stops: list[int] = []
    a.clash = a.weak = False
    for edge in range(6):
        met = across[base + edge]
        if met == OPEN:
            allowed |= 1 << edge
        elif met != WALL:
            code, stop = met & 7, met >> 3
            if code == seat or code >= UNOWNED:
                if code == seat or anchors >> stop & 1:
                    anchored |= 1 << edge
                elif stop in stops:
                    a.weak = True
                if stop in stops:
                    a.clash = True
                stops.append(stop)
                allowed |= 1 << edge
    a.allowed = allowed
    a.anchored = anchored
    return anchored != 0


class Means:
    """What the builder has: seat, money, which tiles are left, and on what his track may hang."""

    __slots__ = ("anchors", "complete", "markers_scarce", "money", "seat", "tiles")

    def __init__(self, s: State, seat: int, money: int) -> None:
        self.seat = seat
        self.money = money
        tiles = 0
        for tile in range(len(TILES)):
            if s.supply[tile] > 0:
                tiles |= 1 << tile
        if s.town_markers > 0:
            tiles |= 1 << len(TILES)
        self.tiles = tiles
        self.complete = tiles == (1 << (len(TILES) + 1)) - 1
        self.anchors = s.rules.anchors(s)
        self.markers_scarce = s.markers[seat] > OWNERSHIP_MARKERS - MOST_EXITS


def builds_on(s: State, hexes: range | list[int], seat: int, money: int) -> list[Move]:
    """AOS-4.4, AOS-22.13, AOS-22.15  The legal builds of the player on some hexes for so much money.

    What a map forbids beyond the base game's checks 1 to 10, 12 and 13 is not left out here.
    """
    means = Means(s, seat, money)
    a = Around()
    found: list[Move] = []
    price, town, city, placed = s.board.price, s.board.town, s.board.city, s.placed
    for h in hexes:
        if price[h] == 0 or city[h]:
            continue
        anchored = around(s, h, seat, means.anchors, a)
        if placed[h] == NO_TILE:
            if anchored:
                if town[h]:
                    _place_in_town(s, h, means, a, found)
                else:
                    _place(s, h, means, a, found)
        elif town[h]:
            if anchored or owns_at_town(s, h, seat):
                _replace_in_town(s, h, means, a, found)
        else:
            _replace(s, h, means, a, found)
            _redirect(s, h, means, found)
    return _rest(s, means, found)


def _rest(s: State, means: Means, found: list[Move]) -> list[Move]:
    """AOS-8.3, AOS-8.19, AOS-8.21, AOS-20.22  Checks that hardly ever matter, build by build."""
    if not s.first_built >> means.seat & 1:
        cities = s.rules.first_cities(s)
        found = [m for m in found if is_first_tile(s, _change(s, m, means.seat), cities)]
    if s.rules.ask_apart(s):
        apart = s.rules.why_not_apart
        found = [m for m in found if apart(s, _change(s, m, means.seat)) is None]
    if s.once_per_hex and s.hexes_built:
        found = [m for m in found if _hex(m) not in s.hexes_built]
    if means.markers_scarce:
        left = OWNERSHIP_MARKERS - s.markers[means.seat]
        found = [m for m in found if more_markers(s, _change(s, m, means.seat), means.seat) <= left]
    return found


def _change(s: State, m: Move, seat: int) -> Change:
    assert isinstance(m, Build)
    return change_of(s, m.hex, m.lay, seat)


def _hex(m: Move) -> int:
    assert isinstance(m, Build)
    return m.hex


def _place(s: State, h: int, means: Means, a: Around, found: list[Move]) -> None:
    """AOS-8.4  Tiles on an empty hex: simple, and complex where money reaches."""
    rest = means.money - s.board.price[h]
    if rest < 0:
        return
    if a.clash:
        _place_with_care(s, h, means, a, found)
        return
    reach = rest if rest < 2 else 2
    key = (((h * 4 + reach) << 16 | means.tiles) << 6 | a.allowed) << 6 | a.anchored
    known = s.table.known.get(key)
    if known is None:
        classes = placeable(a.allowed, a.anchored)
        lays = classes[SIMPLE][:]
        if reach >= 1:
            lays += classes[COEXIST]
        if reach >= 2:
            lays += classes[CROSSING]
        known = _keep(s, h, key, lays, means.tiles)
    found += known


def _keep(s: State, h: int, key: int, lays: list[int], tiles: int) -> list[Move]:
    """Remember the builds for a hex; ``tiles`` leaves out those that are not in the supply."""
    moves = s.table.builds(h)
    known = [moves[lay] for lay in lays if tiles >> LAY_TILE[lay] & 1]
    if len(s.table.known) > MOST_KNOWN:
        s.table.known.clear()
    s.table.known[key] = known
    return known


def _place_with_care(s: State, h: int, means: Means, a: Around, found: list[Move]) -> None:
    """AOS-8.16, AOS-8.20  Two edges come to the same stop: look at each tile."""
    moves = s.table.builds(h)
    rest = means.money - s.board.price[h]
    anchored = a.allowed if a.weak else a.anchored
    for klass, lays in enumerate(placeable(a.allowed, anchored)):
        if klass > rest:
            break
        for lay in lays:
            if not means.tiles >> LAY_TILE[lay] & 1:
                continue
            c = change_of(s, h, lay, means.seat)
            if loops(s, c) or (a.weak and not is_connected(s, c, means.seat, means.anchors)):
                continue
            found.append(moves[lay])


def _place_in_town(s: State, h: int, means: Means, a: Around, found: list[Move]) -> None:
    """AOS-8.11, AOS-21.14  1 and 3 exits with a town tile, 2 and 4 with a marker; $1 and $1 per exit."""
    reach = means.money // TOWN_PRICE - 1  # exits that can be paid
    if reach < 1:
        return
    if reach > MOST_EXITS:
        reach = MOST_EXITS
    key = (((h * 8 + reach) << 16 | means.tiles) << 6 | a.allowed) << 6 | a.anchored
    known = s.table.known.get(-key)
    if known is None:
        lays: list[int] = []
        marker = means.tiles >> len(TILES) & 1
        for exits in range(1, reach + 1):
            for lay in town_lays(0, a.allowed)[exits]:
                if LAY_EXITS[lay] & a.anchored and (marker or not LAY_MARKER[lay]):
                    lays.append(lay)
        known = _keep(s, h, -key, lays, means.tiles)
    found += known


def _replace_in_town(s: State, h: int, means: Means, a: Around, found: list[Move]) -> None:
    """AOS-8.5, AOS-8.12  More exits for $3, however many; no track back to the same town."""
    if means.money < TOWN_REPLACED:
        return
    old = s.placed[h]
    kept = LAY_EXITS[old]
    allowed, anchored = a.allowed & ~kept, a.anchored & ~kept
    for edge in range(6):
        met = s.across[h * 6 + edge]
        if met >= 0 and met >> 3 == h:
            allowed &= ~(1 << edge)
            anchored &= ~(1 << edge)
    if means.anchors >> h & 1 and owns_at_town(s, h, means.seat):
        anchored = 63
    moves = s.table.builds(h)
    for lays in town_lays(kept, allowed):
        for lay in lays:
            if LAY_EXITS[lay] & ~kept & anchored and has_pieces(s, h, lay):
                found.append(moves[lay])


def _replace(s: State, h: int, means: Means, a: Around, found: list[Move]) -> None:
    """AOS-8.5  A second track beside or across a simple one: $2, as a crossing $3."""
    if means.money < ADDED_PRICE or not a.anchored:
        return
    for lay, one, two in ADDITIONS[s.placed[h]]:
        if not (a.allowed >> one & 1 and a.allowed >> two & 1):
            continue
        if not (a.anchored >> one & 1 or a.anchored >> two & 1):
            continue
        if second_track_price(lay) > means.money:
            continue
        if a.clash and _same_stop(s.across[h * 6 + one], s.across[h * 6 + two]):
            continue
        if means.tiles >> LAY_TILE[lay] & 1:
            found.append(s.table.builds(h)[lay])


def _same_stop(one: int, two: int) -> bool:
    """AOS-8.16  What lies across two edges leads to the same stop."""
    return one >= 0 and two >= 0 and one >> 3 == two >> 3


def _redirect(s: State, h: int, means: Means, found: list[Move]) -> None:
    """AOS-8.6, AOS-20.7, AOS-21.7  Other courses for tracks of the hex that end loose."""
    old = LAY_TRACKS[s.placed[h]]
    turnable: list[tuple[int, int]] = []
    for a, b in old:
        if s.owner[h * 6 + a] in (means.seat, -1) and means.money >= TURN_PRICE:
            if is_loose(s, h * 6 + a):
                turnable.append((b, a))
            elif is_loose(s, h * 6 + b):
                turnable.append((a, b))
    if not turnable:
        return
    moves = s.table.builds(h)
    for lay in turned_lays(s.placed[h], turnable, s.redirect_and_add):
        if not means.tiles >> LAY_TILE[lay] & 1:
            continue
        c = change_of(s, h, lay, means.seat)
        if c.wrong or cost(s, c) > means.money or not _is_clear(s, c, means):
            continue
        found.append(moves[lay])


_TURNED: Final[dict[int, list[int]]] = {}


def turned_lays(old: int, turnable: list[tuple[int, int]], adding: bool) -> list[int]:
    """AOS-8.6, AOS-21.7  The lays in which one or both of these tracks leave through another edge."""
    key = old << 1 | int(adding)
    for _, loose in turnable:
        key |= 1 << (loose + 12)
    found = _TURNED.get(key)
    if found is None:
        found = _TURNED[key] = [
            lay
            for lay in range(len(ADDITIONS))
            if lay != old and _turns(old, lay, turnable, adding)
        ]
    return found


def _turns(old: int, lay: int, turnable: list[tuple[int, int]], adding: bool) -> bool:
    """Whether a lay keeps every track, or for the turnable ones their kept end, and adds none."""
    tracks = LAY_TRACKS[lay]
    kept_ends = {(min(kept, loose), max(kept, loose)): kept for kept, loose in turnable}
    matched: list[tuple[int, int]] = []
    for track in LAY_TRACKS[old]:
        if track in tracks:
            matched.append(track)
            continue
        if track not in kept_ends or not LAY_EXITS[lay] >> kept_ends[track] & 1:
            return False
        kept = kept_ends[track]
        edge = MATE[lay * 6 + kept]
        matched.append((min(kept, edge), max(kept, edge)))
    if matched == LAY_TRACKS[old] or len(set(matched)) < len(matched):
        return False
    return adding or len(tracks) == len(matched)


def _is_clear(s: State, c: Change, means: Means) -> bool:
    """AOS-8.14, AOS-8.15, AOS-8.16, AOS-8.20  The conditions for tracks that were worked out singly."""
    for a, b in [*c.added, *[(turn.edge, turn.edge) for turn in c.turns]]:
        for edge in (a, b):
            met = s.across[c.hex * 6 + edge]
            if met == WALL or (met >= 0 and met & 7 < UNOWNED and met & 7 != means.seat):
                return False
    return not loops(s, c) and is_connected(s, c, means.seat, means.anchors)
