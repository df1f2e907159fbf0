"""The board of Chicago Express in words, from a view only: hexes, and the network of every company."""

from __future__ import annotations

from roundhouse.boards.compass import hex_places
from roundhouse.boards.hexes import NO_HEX
from roundhouse.boards.masks import bits
from roundhouse.core.gazetteer import Gazetteer, Network, tips
from roundhouse.core.view import View
from roundhouse.games.chicago_express.board import (
    COMPANIES,
    COMPANY_IDS,
    GRID,
    HEXES,
    NAME,
    SINGLE,
    START_HEXES,
)
from roundhouse.games.chicago_express.position import Position


def gazetteer(v: View) -> Gazetteer:
    """CE-8.2  Return the hexes, those with room as open, and the networks of the companies at work."""
    now = v.position
    assert isinstance(now, Position)
    taken = 0
    for network in now.networks:
        taken |= network
    cities = sum([1 << h for h in range(HEXES) if NAME[h]])
    places = hex_places(GRID, cities, START_HEXES | (taken & SINGLE))
    at_work = [c for c in range(COMPANIES) if now.networks[c]]
    return Gazetteer(places, tuple([_network(now, c) for c in at_work]))


def _network(now: Position, c: int) -> Network:
    """CE-8.2  Return where the locomotives of a company stand, and where its line ends."""
    here = bits(now.networks[c])
    ends = tips(here, lambda h: [n for n in GRID.neighbours[h] if n != NO_HEX])
    return Network(COMPANY_IDS[c], None, _picks(here), _picks(ends))


def _picks(hexes: list[int]) -> tuple[str, ...]:
    return tuple([f"hex:{GRID.labels[h]}" for h in hexes])
