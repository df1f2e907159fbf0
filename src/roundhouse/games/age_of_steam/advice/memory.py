"""What advice remembers: worked out once for the rails as they lie, and shared by every position on them.

It is kept in one slot of the rails that nobody else reads. When the rails change, what was known of the
old ones is handed on with the new ones, so that the plan of a build turn outlives its first builds;
everything else is forgotten. What depends on more than the rails (cubes, engines, money) is asked
whether it still fits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.games.age_of_steam.advice.routes import Routes
from roundhouse.games.age_of_steam.board import Board
from roundhouse.games.age_of_steam.rules.network import Network, network
from roundhouse.games.age_of_steam.state import State

if TYPE_CHECKING:
    from roundhouse.games.age_of_steam.advice.projects import Plan
    from roundhouse.games.age_of_steam.advice.prospects import Walk
    from roundhouse.games.age_of_steam.advice.survey import Fan


class Memory:
    """What advice has worked out for one network."""

    __slots__ = ("dreams", "fans", "net", "owners", "routes", "runs", "tracks", "turns", "walks")

    def __init__(self, net: Network, routes: Routes, turns: dict[int, Plan]) -> None:
        self.net = net
        self.routes = routes
        self.turns = turns  # by seat: the plan of a build turn
        self.dreams: dict[int, Plan] = {}  # by seat: what it would build with money enough
        self.fans: dict[int, list[Fan]] = {}  # by seat and stop: the links that could be built
        self.tracks: dict[int, list[tuple[int, int, int]]] = {}  # by seat: hexes with own track
        self.walks: dict[int, Walk] = {}  # by seat: own links as a graph
        self.owners: list[int] = []  # by slot: of the link or section that leaves a place there
        self.runs: dict[int, int] = {}  # by seat, stop and colours: how far cubes can run


def memory(s: State) -> Memory:
    """Return what is known of the rails as they lie."""
    net = network(s)
    known = s.findings.memo
    if isinstance(known, Memory):
        if known.net is net:
            return known
        made = Memory(net, known.routes, known.turns.copy())
    else:
        made = Memory(net, routes_on(s.board), {})
    s.findings.memo = made
    return made


_ROUTES: Final[dict[Board, Routes]] = {}


def routes_on(board: Board) -> Routes:
    """Return the routes of a board, worked out when first asked for."""
    known = _ROUTES.get(board)
    if known is None:
        known = _ROUTES[board] = Routes(board)
    return known
