"""What advice remembers: worked out once for the rails as they lie, and shared by every position on them.

It is kept in one slot of the rails that nobody else reads. When the rails change, what was known of the
old ones is handed on with the new ones: the plan of a build turn outlives its first builds, and what
could be built is looked at anew only near a hex that has changed; everything else is forgotten. What
depends on more than the rails (cubes, engines, money) is asked whether it still fits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from roundhouse.core.protocol import Move
from roundhouse.games.age_of_steam.advice.routes import Routes
from roundhouse.games.age_of_steam.board import Board
from roundhouse.games.age_of_steam.rules.network import Network, network
from roundhouse.games.age_of_steam.state import State

if TYPE_CHECKING:
    from roundhouse.games.age_of_steam.advice.projects import Plan
    from roundhouse.games.age_of_steam.advice.prospects import Stock
    from roundhouse.games.age_of_steam.advice.survey import Fans
    from roundhouse.games.age_of_steam.advice.walks import Walk


class Memory:
    """What advice has worked out for one network."""

    __slots__ = (
        "best_ways",
        "dreams",
        "fans",
        "net",
        "owners",
        "routes",
        "runs",
        "stocks",
        "tracks",
        "turns",
        "walks",
    )

    def __init__(self, net: Network, routes: Routes) -> None:
        self.net = net
        self.routes = routes
        self.turns: dict[int, Plan] = {}  # by seat: the plan of a build turn
        self.dreams: dict[int, Plan] = {}  # by seat: what it would build with money enough
        self.fans: dict[int, Fans] = {}  # by seat: the links that could be built
        self.tracks: dict[int, list[tuple[int, int, int]]] = {}  # by seat: hexes with own track
        self.walks: dict[int, Walk] = {}  # by seat: own links as a graph
        self.owners: list[int] = []  # by slot: of the link or section that leaves a place there
        self.runs: dict[int, int] = {}  # by seat, stop and colours: how far cubes can run
        self.stocks: dict[int, Stock] = {}  # by seat and engine: the cubes it can move
        self.best_ways: dict[
            int, Move | None
        ] = {}  # by player and cube: what it would be moved over

    def after(self, net: Network, changed: int) -> Memory:
        """Return what is still known when the rails have changed on some hexes."""
        made = Memory(net, self.routes)
        made.turns = self.turns.copy()
        for key, fans in self.fans.items():
            made.fans[key] = fans.after(changed)
        return made


def last_plan(s: State) -> Plan | None:
    """Return the plan of a build turn made last for the player who decides, here or on rails before."""
    known = s.findings.memo
    return known.turns.get(s.turn) if isinstance(known, Memory) else None


def memory(s: State) -> Memory:
    """Return what is known of the rails as they lie."""
    net = network(s)
    known = s.findings.memo
    if isinstance(known, Memory):
        if known.net is net:
            return known
        made = known.after(net, s.findings.changed)
    else:
        made = Memory(net, routes_on(s.board))
    s.findings.memo = made
    s.findings.changed = 0
    return made


_ROUTES: Final[dict[Board, Routes]] = {}


def routes_on(board: Board) -> Routes:
    """Return the routes of a board, worked out when first asked for."""
    known = _ROUTES.get(board)
    if known is None:
        known = _ROUTES[board] = Routes(board)
    return known
