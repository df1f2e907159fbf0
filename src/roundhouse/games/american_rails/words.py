"""The board of American Rails in words, from a view only: hexes, and the network of every company."""

from __future__ import annotations

from roundhouse.boards.compass import hex_places
from roundhouse.boards.hexes import NO_HEX
from roundhouse.boards.masks import bits
from roundhouse.core.gazetteer import Gazetteer, Network, tips
from roundhouse.core.view import View
from roundhouse.games.american_rails.board import CITIES, COMPANIES, COMPANY_IDS, GRID, SINGLE
from roundhouse.games.american_rails.position import Position


def gazetteer(v: View) -> Gazetteer:
    """AR-8.1  Return the hexes, those with room as open, and the networks of the companies at work."""
    now = v.position
    assert isinstance(now, Position)
    taken = 0
    for network in now.networks:
        taken |= network
    places = hex_places(GRID, CITIES, taken & SINGLE)
    at_work = [c for c in range(COMPANIES) if now.networks[c]]
    return Gazetteer(places, tuple([_network(now, c) for c in at_work]))


def _network(now: Position, c: int) -> Network:
    """AR-8.1  Return where the cubes of a company lie, and where its line ends."""
    here = bits(now.networks[c])
    ends = tips(here, lambda h: [n for n in GRID.neighbours[h] if n != NO_HEX])
    return Network(COMPANY_IDS[c], None, _picks(here), _picks(ends))


def _picks(hexes: list[int]) -> tuple[str, ...]:
    return tuple([f"hex:{GRID.labels[h]}" for h in hexes])
