"""What a tile on a hex would change (AOS-8.4 to AOS-8.12): kind, new and redirected tracks, price."""

from __future__ import annotations

from typing import Final

from roundhouse.games.age_of_steam.board import IN_CITY, OPEN, UNOWNED
from roundhouse.games.age_of_steam.rules.track import is_loose
from roundhouse.games.age_of_steam.state import NOBODY_OWNS, State
from roundhouse.games.age_of_steam.tiles import (
    COEXIST,
    CROSSING,
    LAY_CLASS,
    LAY_EXITS,
    LAY_MARKER,
    LAY_TILE,
    LAY_TRACKS,
    MATE,
    NO_TILE,
    PLACED,
    REDIRECTED,
    REPLACED,
    SIMPLE,
    TOWN,
    TOWN_PRICE,
    TOWN_REPLACED,
    TURN_PRICE,
    Change,
    Turn,
    second_track_price,
)

# Why a change is none, with the rule
KEPT: Final = "AOS-8.5"
NOTHING: Final = "AOS-20.8"
NOT_LOOSE: Final = "AOS-8.6"
BOTH: Final = "AOS-8.7"
IN_TOWN: Final = "AOS-8.8"
FOREIGN: Final = "AOS-8.18"


def change_of(s: State, h: int, lay: int, seat: int) -> Change:
    """AOS-8.4, AOS-8.5, AOS-8.6  What lay on hex would be: placing, replacing or redirecting."""
    c = Change(h, lay)
    old = s.placed[h]
    if old == NO_TILE:
        c.added = LAY_TRACKS[lay]
        return c
    c.kind = REPLACED
    lost = [track for track in LAY_TRACKS[old] if track not in LAY_TRACKS[lay]]
    c.added = [track for track in LAY_TRACKS[lay] if track not in LAY_TRACKS[old]]
    if not lost:
        if not c.added:
            c.wrong = NOTHING
    elif s.board.town[h]:
        c.wrong = IN_TOWN
    else:
        _redirect(s, c, old, seat)
    return c


def _redirect(s: State, c: Change, old: int, seat: int) -> None:
    """AOS-8.6, AOS-20.7  Match each lost track with a new one that keeps its fixed end."""
    c.kind = REDIRECTED
    for a, b in LAY_TRACKS[old]:
        if (a, b) in LAY_TRACKS[c.lay]:
            continue
        if s.owner[c.hex * 6 + a] not in (seat, NOBODY_OWNS):
            c.wrong = FOREIGN
            return
        if is_loose(s, c.hex * 6 + b):
            kept, loose = a, b
        elif is_loose(s, c.hex * 6 + a):
            kept, loose = b, a
        else:
            c.wrong = NOT_LOOSE
            return
        edge = MATE[c.lay * 6 + kept]
        track = (min(kept, edge), max(kept, edge))
        if track not in c.added:
            c.wrong = KEPT
            return
        c.added.remove(track)
        c.turns.append(Turn(kept, loose, edge))
    if c.added and not s.redirect_and_add:
        c.wrong = BOTH


def cost(s: State, c: Change) -> int:
    """AOS-8.25, AOS-8.26, AOS-8.27, AOS-21.7  The full price of a change."""
    if c.kind == PLACED:
        return placing_cost(s, c.hex, c.lay)
    if s.board.town[c.hex]:
        return TOWN_REPLACED
    if c.kind == REPLACED or (c.added and LAY_CLASS[c.lay] == CROSSING):
        return second_track_price(c.lay)
    return TURN_PRICE * len(c.turns)


def placing_cost(s: State, h: int, lay: int) -> int:
    """AOS-8.25, AOS-8.27, AOS-22.7  A tile on an empty hex; on a town hex 1 and 1 for each exit."""
    if s.board.town[h]:
        return TOWN_PRICE * (1 + LAY_EXITS[lay].bit_count())
    klass = LAY_CLASS[lay]
    return s.board.price[h] + (1 if klass == COEXIST else 2 if klass == CROSSING else 0)


def has_pieces(s: State, h: int, lay: int) -> bool:
    """AOS-1.4, AOS-8.9, AOS-20.23  Tile and town marker are there before the old ones go back."""
    return s.supply[LAY_TILE[lay]] > 0 and not lacks_marker(s, h, lay)


def lacks_marker(s: State, h: int, lay: int) -> bool:
    """AOS-8.10  A town marker is needed, none lies there already and none is left."""
    if not LAY_MARKER[lay] or s.town_markers > 0:
        return False
    old = s.placed[h]
    return old == NO_TILE or not LAY_MARKER[old]


# ── Conditions on the changed tracks ─────────────────────────────────────────────────────────────


def stop_beyond(s: State, h: int, edge: int) -> int:
    """AOS-8.16  The stop that a track leaving through an edge comes to, or -1 if it ends loose."""
    met = s.across[h * 6 + edge]
    return met >> 3 if met >= 0 else -1


def section_of(s: State, turn: Turn, h: int) -> int:
    """Return stop and owner code of a section whose loose end is redirected."""
    n = s.board.neighbour[h * 6 + turn.old]
    return s.across[n * 6 + (turn.old + 3) % 6]


def loops(s: State, c: Change) -> bool:
    """AOS-8.16  A section would begin and end at the same stop."""
    town = s.board.town[c.hex]
    for a, b in c.added:
        first = stop_beyond(s, c.hex, a)
        last = c.hex if town else stop_beyond(s, c.hex, b)
        if first != -1 and first == last:
            return True
    h = c.hex
    return any([stop_beyond(s, h, turn.edge) == section_of(s, turn, h) >> 3 for turn in c.turns])


def is_connected(s: State, c: Change, seat: int, anchors: int) -> bool:
    """AOS-8.20, AOS-20.9, AOS-20.10, AOS-20.11  Every changed track hangs on a stop or own track.

    A track that does gives its other end to the rest, so that two tracks of a tile can hang on each
    other through an unowned section.
    """
    h = c.hex
    if s.board.town[h]:
        return _town_is_connected(s, c, seat, anchors)
    waiting: list[tuple[int, int]] = []  # what each track meets on its two sides
    for a, b in c.added:
        waiting.append((s.across[h * 6 + a], s.across[h * 6 + b]))
    for turn in c.turns:
        met, section = s.across[h * 6 + turn.edge], section_of(s, turn, h)
        if met == OPEN and section & 7 == UNOWNED:
            # AOS-8.23: it stays unowned, so that only the base game's connection is asked for
            if not hangs(section, seat, s.cities | s.touched[seat]):
                return False
        else:
            waiting.append((met, section))
    while waiting:
        left: list[tuple[int, int]] = []
        for ends in waiting:
            if hangs(ends[0], seat, anchors) or hangs(ends[1], seat, anchors):
                for met in ends:
                    if met >= 0:
                        anchors |= 1 << (met >> 3)
            else:
                left.append(ends)
        if len(left) == len(waiting):
            return False
        waiting = left
    return True


def hangs(met: int, seat: int, anchors: int) -> bool:
    """AOS-8.20  An end meets own track, or comes to a stop that counts."""
    return met >= 0 and (met & 7 == seat or anchors >> (met >> 3) & 1 == 1)


def _town_is_connected(s: State, c: Change, seat: int, anchors: int) -> bool:
    """AOS-8.20  In a town one new track, or an own one already there, is enough."""
    if s.placed[c.hex] != NO_TILE and anchors >> c.hex & 1 and owns_at_town(s, c.hex, seat):
        return True
    for a, b in c.added:
        assert b == TOWN
        if hangs(s.across[c.hex * 6 + a], seat, anchors):
            return True
    return False


def owns_at_town(s: State, h: int, seat: int) -> bool:
    """Whether a player has a track in the town."""
    exits = LAY_EXITS[s.placed[h]]
    for edge in range(6):  # noqa: SIM110 - asked for every town at every build
        if exits >> edge & 1 and s.owner[h * 6 + edge] == seat:
            return True
    return False


def leads_into(s: State, c: Change, cities: int) -> bool:
    """AOS-8.19  A new track leads straight into one of these cities."""
    for a, b in c.added:
        for edge in (a, b):
            if edge != TOWN:
                met = s.across[c.hex * 6 + edge]
                if met >= 0 and met & 7 == IN_CITY and cities >> (met >> 3) & 1:
                    return True
    return False


def is_first_tile(s: State, c: Change, cities: int) -> bool:
    """AOS-8.19, AOS-21.3  Into one of these cities; simple, on an empty hex, if the table says so."""
    if not s.any_class_first and (c.kind != PLACED or LAY_CLASS[c.lay] != SIMPLE):
        return False
    return leads_into(s, c, cities)


def more_markers(s: State, c: Change, seat: int) -> int:
    """AOS-8.21  How many more ownership markers the player has on the board after a change."""
    more = 0
    for a, b in c.added:
        more += 1
        for edge in (a, b):
            if edge != TOWN:
                met = s.across[c.hex * 6 + edge]
                if met >= 0 and met & 7 == seat:
                    more -= 1
    for turn in c.turns:
        met = s.across[c.hex * 6 + turn.edge]
        if met < 0:
            continue
        if section_of(s, turn, c.hex) & 7 == UNOWNED:
            more += 1
        if met & 7 == seat:
            more -= 1
    return more
