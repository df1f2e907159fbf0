"""A map of Age of Steam in words, from a view only: hexes, and the links of every player."""

from __future__ import annotations

from roundhouse.boards.compass import EDGES, hex_places
from roundhouse.core.events import Line
from roundhouse.core.gazetteer import Gazetteer, Network
from roundhouse.core.view import View
from roundhouse.games.age_of_steam.board import Board
from roundhouse.games.age_of_steam.position import Link, Position, Segment

_LAKE = "lake"


def gazetteer(board: Board, v: View) -> Gazetteer:
    """AOS-2  Return the hexes, cities and towns as what is worth a line, and what each player owns."""
    now = v.position
    assert isinstance(now, Position)
    stops = sum([1 << h for h in range(board.hexes) if board.names[h] or h in now.new_cities])
    closed = sum([1 << h for h in range(board.hexes) if board.terrain[h] == _LAKE])
    networks = tuple([_network(board, now, seat) for seat in range(v.seats)])
    return Gazetteer(hex_places(board.grid, stops, closed), networks)


def _network(board: Board, now: Position, seat: int) -> Network:
    """AOS-2.6, AOS-2.7  Return a player's track: its hexes, its loose ends, its links one by one."""
    own = [s for tile in now.tiles.values() for s in tile.segments if s.owner == seat]
    links = [link for link in now.links if link.owner == seat]
    stops = [slot // 6 for link in links for slot in (link.a, link.b)]
    hexes = dict.fromkeys([*stops, *[s.hex for s in own]])
    ends = dict.fromkeys([s.hex for s in own if s.loose])
    lines = [_link(board, link) for link in links]
    lines += [_end(board, s, edge) for s in own for edge in s.loose]
    return Network(str(seat), seat, _picks(board, hexes), _picks(board, ends), tuple(lines))


def _link(board: Board, link: Link) -> Line:
    """AOS-2.7  Return a link by its two stops and its length."""
    one, two = [board.labels[slot // 6] for slot in (link.a, link.b)]
    return Line("AOS-2.7", "link", {"one": one, "two": two, "length": link.length})


def _end(board: Board, piece: Segment, edge: int) -> Line:
    """AOS-2.6  Return where unfinished track is open: its hex, the direction, and what is near there."""
    n = board.neighbour[piece.hex * 6 + edge]
    named = sum([1 << h for h in range(board.hexes) if board.names[h] and h != piece.hex])
    there = board.labels[board.grid.nearest(n, named)] if n >= 0 else "none"
    facts: dict[str, int | str] = {"hex": board.labels[piece.hex], "there": there}
    facts["direction"] = EDGES[board.orientation][edge]
    return Line("AOS-2.6", "open-end", facts)


def _picks(board: Board, hexes: dict[int, None]) -> tuple[str, ...]:
    return tuple([f"hex:{board.labels[h]}" for h in hexes])
