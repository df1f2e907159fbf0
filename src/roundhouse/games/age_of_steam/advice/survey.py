"""What the routes of a board cost a player as track lies now: builds, money, or that they are blocked."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.masks import bits
from roundhouse.games.age_of_steam.advice.routes import SECOND_TRACK, Route, Routes, Way
from roundhouse.games.age_of_steam.board import UNOWNED
from roundhouse.games.age_of_steam.state import NOBODY_OWNS, State
from roundhouse.games.age_of_steam.tiles import (
    LAY_EXITS,
    MATE,
    MOST_EXITS,
    NO_TILE,
    TOWN_PRICE,
    TOWN_REPLACED,
)

NEVER: Final = 99  # builds where every route is blocked


class Fan:
    """The best route from a stop to one other stop, with the builds it needs on the hexes between."""

    __slots__ = ("arrives", "cost", "leaves", "route", "tiles")

    def __init__(self, s: State, route: Route, asked: int, seat: int) -> None:
        self.route = route
        self.tiles = asked >> 8
        self.cost = asked & 255
        # what the exits at both ends cost as long as they are towns; see exit_cost
        self.leaves = exit_cost(s, route.start, route.first, seat)
        self.arrives = exit_cost(s, route.end, route.last, seat)


class Fans:
    """What one player could build, looked at when asked for and kept until a hex on the way changes."""

    __slots__ = ("_begun", "_changed", "_found", "_seat")

    def __init__(self, seat: int, begun: bool, found: list[Fan | None], changed: int) -> None:
        self._seat = seat
        self._begun = begun
        self._found = found  # by way
        self._changed = changed  # set of hexes; what was found over them is to be forgotten

    def after(self, changed: int) -> Fans:
        """Return what is still known when some hexes have changed."""
        return Fans(self._seat, self._begun, self._found, self._changed | changed)

    def along(self, s: State, routes: Routes, way: Way) -> Fan:
        """Return the best route of a way."""
        if self._changed:
            self._found = self._found[:]  # the rails of before are still those of others
            for h in bits(self._changed):
                for number in routes.over[h]:
                    self._found[number] = None
            self._changed = 0
        fan = self._found[way.number]
        if fan is None:
            fan = self._found[way.number] = self._best(s, way)
        return fan

    def _best(self, s: State, way: Way) -> Fan:
        """The routes come shortest first: the first that can be built is the best, unless own track
        lies along another."""
        best, least = way.routes[0], NEVER << 8
        for route in way.routes:
            asked = survey(s, route, self._seat)
            if 0 <= asked < least:
                best, least = route, asked
                if not self._begun:
                    break
        return Fan(s, best, least, self._seat)


def has_begun(s: State, seat: int) -> bool:
    """AOS-2.7  Whether a player, or nobody, owns track that ends loose."""
    return any([s.across[slot] & 7 in (seat, UNOWNED) for slot in s.open_ends])


def survey(s: State, route: Route, seat: int) -> int:
    """Return builds * 256 + price for the hexes of a route as the board lies; -1 if it is blocked."""
    placed, owner, across, price = s.placed, s.owner, s.across, s.board.price
    tiles = cost = 0
    for i in range(len(route.hexes)):
        h, a, b = route.hexes[i], route.ins[i], route.outs[i]
        lay = placed[h]
        if lay == NO_TILE:
            tiles += 1
            cost += price[h]
        elif MATE[lay * 6 + a] == b:
            if owner[h * 6 + a] != seat and owner[h * 6 + a] != NOBODY_OWNS:
                return -1
            continue
        else:
            second = SECOND_TRACK[lay * 36 + a * 6 + b]
            if second == 0:
                return -1
            tiles += 1
            cost += second
        for slot in (h * 6 + a, h * 6 + b):
            met = across[slot]
            if met >= 0 and met & 7 < UNOWNED and met & 7 != seat:
                return -1
    return tiles << 8 | cost


def exit_cost(s: State, h: int, edge: int, seat: int) -> int:
    """AOS-8.25  What an exit of a town costs alone: 0 if none is needed, -1 if it cannot be.

    A printed city needs none; a New City neither, but the caller looks for those: they come without
    track, and what is known of track outlives them.
    """
    if s.board.city[h]:
        return 0
    lay = s.placed[h]
    if lay == NO_TILE:
        return TOWN_PRICE + 1
    if LAY_EXITS[lay] >> edge & 1:
        return 0 if s.owner[h * 6 + edge] in (seat, NOBODY_OWNS) else -1
    return TOWN_REPLACED if LAY_EXITS[lay].bit_count() < MOST_EXITS else -1
