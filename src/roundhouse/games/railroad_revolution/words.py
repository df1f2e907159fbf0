"""The board of Railroad Revolution in words, from a view only: cities, rail spaces, networks."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from roundhouse.core.gazetteer import Gazetteer, Network, Place, heading
from roundhouse.core.view import View
from roundhouse.games.railroad_revolution.board import (
    CITIES,
    CITY_AT,
    ROUTE_ENDS,
    ROUTE_SPACES,
    SPACE_AT,
    SPACES,
)
from roundhouse.games.railroad_revolution.position import Player, Position

Point = tuple[int, int]


def _printed() -> dict[str, Place]:
    """RR-2.1, RR-2.2  Return cities and rail spaces with what comes next on every route."""
    at: dict[str, Point] = {f"city:{city}": CITY_AT[c] for c, city in enumerate(CITIES)}
    at |= {f"space:{space}": SPACE_AT[r] for r, space in enumerate(SPACES)}
    beside: dict[str, list[tuple[str, str]]] = {pick: [] for pick in at}
    for route, (first, last) in enumerate(ROUTE_ENDS):
        along = [f"space:{SPACES[r]}" for r in ROUTE_SPACES[route]]
        line = [f"city:{CITIES[first]}", *along, f"city:{CITIES[last]}"]
        for a, b in pairwise(line):
            dx, dy = at[b][0] - at[a][0], at[b][1] - at[a][1]
            beside[a].append((heading(dx, dy), b))
            beside[b].append((heading(-dx, -dy), a))
    return {
        pick: Place(pick, tuple(found), pick.startswith("city:")) for pick, found in beside.items()
    }


_PLACES: Final[dict[str, Place]] = _printed()


def gazetteer(v: View) -> Gazetteer:
    """RR-2.1, RR-2.2  Return the places of the map and what every player has there."""
    now = v.position
    assert isinstance(now, Position)
    return Gazetteer(_PLACES, tuple([_network(player) for player in now.players]))


def _network(player: Player) -> Network:
    """RR-7.2  Return the rails and stations of a player, and the rails at which his line ends."""
    rails = [f"space:{SPACES[r]}" for r in player.laid]
    stations = [f"city:{CITIES[c]}" for c in player.stations]
    inside = {*rails, *stations}
    ends = [pick for pick in rails if sum([n in inside for _, n in _PLACES[pick].beside]) <= 1]
    return Network(str(player.seat), player.seat, (*stations, *rails), tuple(ends))
