"""What the routes of a board cost a player as track lies now: builds, money, or that they are blocked."""

from __future__ import annotations

from roundhouse.games.age_of_steam.advice.routes import SECOND_TRACK, Route
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
