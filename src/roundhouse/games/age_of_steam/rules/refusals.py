"""Why a build is not allowed: the checks in the order of the specification's chapter 13.

This is the explaining path. The fast path in build.py generates; a law holds the two equal.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.events import Facts, Refusal
from roundhouse.games.age_of_steam.board import UNOWNED, WALL
from roundhouse.games.age_of_steam.moves import Build, BuyLink
from roundhouse.games.age_of_steam.rules.change import (
    BOTH,
    FOREIGN,
    IN_TOWN,
    KEPT,
    NOT_LOOSE,
    NOTHING,
    change_of,
    cost,
    is_connected,
    is_first_tile,
    lacks_marker,
    loops,
    more_markers,
)
from roundhouse.games.age_of_steam.rules.lay import link_price, links_open
from roundhouse.games.age_of_steam.state import State
from roundhouse.games.age_of_steam.tiles import (
    LAY_CLASS,
    LAY_TILE,
    OWNERSHIP_MARKERS,
    TILES,
    TOWN,
    TOWN_LAYS,
    TOWN_TILE,
    Change,
    lay_name,
)

WRONG: Final[dict[str, str]] = {
    KEPT: "course-not-kept",
    NOTHING: "nothing-changes",
    NOT_LOOSE: "not-loose",
    BOTH: "redirect-and-add",
    IN_TOWN: "town-course-fixed",
    FOREIGN: "track-of-another",
}


def why_not_build(s: State, m: Build) -> Refusal | None:
    """AOS-8.13 and on  The first check of chapter 13 that a build fails, or None."""
    refusal = _hex_and_pieces(s, m)
    if refusal is None:
        c = change_of(s, m.hex, m.lay, s.turn)
        refusal = _change(s, c) or _edges(s, c) or _network(s, c) or _means(s, c, m)
    return refusal


def _facts(s: State, h: int, lay: int) -> Facts:
    """Return the build that is refused."""
    return {"hex": s.board.labels[h], "lay": lay_name(lay)}


def _hex_and_pieces(s: State, m: Build) -> Refusal | None:
    """AOS-8.13, AOS-1.4, AOS-8.10, AOS-8.3  Checks 2 to 4: hex, pieces in the supply, town rule."""
    h, lay = m.hex, m.lay
    if s.cities >> h & 1:
        return Refusal("AOS-8.13", "city-hex", {**_facts(s, h, lay), "city": s.board.names[h]})
    if s.board.price[h] == 0:
        return Refusal("AOS-8.13", "lake-hex", _facts(s, h, lay))
    if s.once_per_hex and h in s.hexes_built:
        return Refusal("AOS-8.3", "hex-built-before", _facts(s, h, lay))
    if s.supply[LAY_TILE[lay]] == 0:
        return Refusal("AOS-1.4", "no-tile", {**_facts(s, h, lay), "tile": TILES[LAY_TILE[lay]]})
    if lacks_marker(s, h, lay):
        return Refusal("AOS-8.10", "no-town-marker", _facts(s, h, lay))
    if lay >= TOWN_LAYS and not s.board.town[h]:
        assert LAY_CLASS[lay] == TOWN_TILE
        return Refusal("AOS-8.10", "town-tile-elsewhere", _facts(s, h, lay))
    return None


def _change(s: State, c: Change) -> Refusal | None:
    """AOS-8.5, AOS-8.6, AOS-8.7, AOS-8.8, AOS-8.18, AOS-20.8  Check 5: what was there stays or turns."""
    return Refusal(c.wrong, WRONG[c.wrong], _facts(s, c.hex, c.lay)) if c.wrong else None


def _edges(s: State, c: Change) -> Refusal | None:
    """AOS-8.14, AOS-8.15, AOS-8.16, AOS-20.6  Checks 6 to 8: edges, others' track, loops."""
    edges = [edge for track in c.added for edge in track if edge != TOWN]
    edges += [turn.edge for turn in c.turns]
    for edge in edges:
        if s.across[c.hex * 6 + edge] == WALL:
            return Refusal("AOS-8.14", "off-board", {**_facts(s, c.hex, c.lay), "edge": edge})
    for edge in edges:
        met = s.across[c.hex * 6 + edge]
        if met >= 0 and met & 7 < UNOWNED and met & 7 != s.turn:
            return Refusal(
                "AOS-8.15",
                "joins-other",
                {**_facts(s, c.hex, c.lay), "edge": edge, "owner": met & 7},
            )
    if loops(s, c):
        return Refusal("AOS-8.16", "section-loops", _facts(s, c.hex, c.lay))
    return None


def _network(s: State, c: Change) -> Refusal | None:
    """AOS-8.19, AOS-8.20, AOS-15.6, AOS-15.7  Checks 9 to 11: first tile, connection, the map's own."""
    if not s.first_built >> s.turn & 1:
        if not is_first_tile(s, c, s.cities):
            return Refusal("AOS-8.19", "first-tile", _facts(s, c.hex, c.lay))
        if not is_first_tile(s, c, s.rules.first_cities(s)):
            return Refusal("AOS-15.6", "first-tile-start-city", _facts(s, c.hex, c.lay))
    if not is_connected(s, c, s.turn, s.cities | s.touched[s.turn]):
        return Refusal("AOS-8.20", "not-connected", _facts(s, c.hex, c.lay))
    return s.rules.why_not_apart(s, c)


def _means(s: State, c: Change, m: Build) -> Refusal | None:
    """AOS-8.21, AOS-17.3, AOS-17.5, AOS-20.22  Checks 12, 13 and 11: money, markers, the end."""
    if m.half and not s.rules.halves(s):
        return Refusal("AOS-17.3", "no-half-price", _facts(s, c.hex, c.lay))
    price, money = s.rules.charge(s, cost(s, c), m.half), s.money[s.turn]
    if price > money:
        short = {**_facts(s, c.hex, c.lay), "cost": price, "money": money, "short": price - money}
        return Refusal("AOS-8.21", "too-dear", short)
    if s.markers[s.turn] + more_markers(s, c, s.turn) > OWNERSHIP_MARKERS:
        return Refusal("AOS-8.21", "no-ownership-marker", _facts(s, c.hex, c.lay))
    if not s.rules.can_finish(s, m):
        return Refusal("AOS-17.5", "cannot-be-finished", _facts(s, c.hex, c.lay))
    return None


def why_not_link(s: State, m: BuyLink) -> Refusal | None:
    """AOS-17.7, AOS-17.3, AOS-8.21  A special link is free, affordable, and a marker is left."""
    link = s.board.special_links[m.link]
    facts: Facts = {"link": link.name}
    if m.link not in links_open(s):
        return Refusal("AOS-17.7", "link-taken", facts)
    if m.half and not s.rules.halves(s):
        return Refusal("AOS-17.3", "no-half-price", {**facts, "hex": link.name})
    price, money = link_price(s, m.link, m.half), s.money[s.turn]
    if price > money:
        facts = {**facts, "cost": price, "money": money, "short": price - money}
        return Refusal("AOS-8.21", "link-too-dear", facts)
    if s.markers[s.turn] >= OWNERSHIP_MARKERS:
        return Refusal("AOS-8.21", "no-ownership-marker", {**facts, "hex": link.name})
    if not s.rules.can_finish(s, m):
        return Refusal("AOS-17.5", "link-leaves-unfinished", facts)
    return None
