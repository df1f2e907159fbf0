"""The way of a cube over links, drawn over the map in the colours of their owners, from a view only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor

from roundhouse.boards.svg import Point, disc, group, hex_path, path, polygon
from roundhouse.boards.track_svg import edge_middle, part
from roundhouse.core.view import View
from roundhouse.games.age_of_steam.board import Board
from roundhouse.games.age_of_steam.picture.chart import city_name, town_name
from roundhouse.games.age_of_steam.picture.drawing import sheet_of
from roundhouse.games.age_of_steam.picture.layout import SIZE, Layout
from roundhouse.games.age_of_steam.picture.rails import line_of
from roundhouse.games.age_of_steam.picture.scene import PLAYERS, Scene
from roundhouse.games.age_of_steam.position import Segment
from roundhouse.games.age_of_steam.state import NOBODY_OWNS
from roundhouse.games.age_of_steam.tiles import TOWN


@dataclass(frozen=True)
class Run:
    """One link of a way: its course on the sheet, the stop it comes to, and its owner."""

    points: list[Point]
    stop: int
    owner: int


def route(board: Board, v: View, steps: Sequence[int]) -> str:
    """AOS-9.4, AOS-19.6  Return the way that leaves each place through a slot, as ``Deliver.steps``.

    A group in the coordinates and classes of the board's drawing, to be laid over it.
    """
    scene, layout = Scene(board, v), sheet_of(board).layout
    runs = runs_of(scene, layout, steps)
    drawn = [path(polygon(run.points, False), "rh-aos-route-edge") for run in runs]
    drawn += [_line(run) for run in runs]
    drawn += [_stop(scene, layout, run.stop, run is runs[-1]) for run in runs]
    return group("".join(drawn), "rh-still")


def _line(run: Run) -> str:
    """Return a link in its owner's colour with his number in the middle."""
    d = polygon(run.points, False)
    drawn = path(d, "rh-aos-route-rim") + path(d, f"rh-aos-route {line_of(run.owner)}")
    if run.owner == NOBODY_OWNS:
        return drawn
    half = (len(run.points) - 1) / 2
    (ax, ay), (bx, by) = run.points[floor(half)], run.points[ceil(half)]
    return drawn + disc((ax + bx) / 2, (ay + by) / 2, 6.6, PLAYERS[run.owner])


def _stop(scene: Scene, layout: Layout, h: int, last: bool) -> str:
    """Return the outline of a stop with its name above it; the last one is heavier."""
    mark = "rh-aos-goal" if last else "rh-aos-passed"
    outline = path(hex_path(SIZE - 1, layout.orientation, *layout.where[h]), mark)
    return outline + (city_name(layout, h) if scene.is_city(h) else town_name(layout, h))


def runs_of(scene: Scene, layout: Layout, steps: Sequence[int]) -> list[Run]:
    """Return the links of a way, one for each slot."""
    at = scene.by_slot()
    return [_run(scene, layout, at, slot) for slot in steps]


def _run(scene: Scene, layout: Layout, at: dict[int, Segment], slot: int) -> Run:
    """AOS-2.6, AOS-2.7  Follow the track from a place through one of its edges to the next stop.

    At a city the course ends at the edge of its hex, so that nothing covers name and cubes.
    """
    if slot not in at and scene.is_city(scene.board.neighbour[slot]):
        return _special(scene, layout, slot)
    points: list[Point] = []
    owner = NOBODY_OWNS
    if slot in at:  # a town, or a tile from whose track a cube starts
        points, owner = _beginning(layout, at[slot], slot % 6), at[slot].owner
    while True:
        n = scene.board.neighbour[slot]
        there = n * 6 + (slot + 3) % 6
        if scene.is_city(n):
            return Run(points, n, owner)
        piece, entry = at[there], there % 6
        owner = piece.owner
        if piece.b == TOWN:
            return Run([*points, _edge(layout, n, entry), layout.where[n]], n, owner)
        leaves = piece.b if piece.a == entry else piece.a
        points += _along(layout, n, entry, leaves, 0.0)
        slot = n * 6 + leaves


def _special(scene: Scene, layout: Layout, slot: int) -> Run:
    """AOS-17.7  Return the link between two cities that stand side by side."""
    stop = scene.board.neighbour[slot]
    (ax, ay), (bx, by) = layout.where[slot // 6], layout.where[stop]
    points = [(ax + (bx - ax) * t, ay + (by - ay) * t) for t in (0.35, 0.65)]
    bought = [link.owner for link in scene.position.links if slot in (link.a, link.b)]
    return Run(points, stop, bought[0] if bought else NOBODY_OWNS)


def _beginning(layout: Layout, piece: Segment, edge: int) -> list[Point]:
    """Return the first track: from the middle of a town or of a piece of track to an edge."""
    if piece.b == TOWN:
        return [layout.where[piece.hex], _edge(layout, piece.hex, edge)]
    other = piece.b if piece.a == edge else piece.a
    return _along(layout, piece.hex, other, edge, 0.5)


def _along(layout: Layout, h: int, entry: int, leaves: int, begin: float) -> list[Point]:
    """Return points along the track of a hex from one edge to another."""
    x, y = layout.where[h]
    course = part(entry, leaves, SIZE, layout.orientation, begin, 1.0)
    return [(x + dx, y + dy) for dx, dy in course]


def _edge(layout: Layout, h: int, edge: int) -> Point:
    x, y = layout.where[h]
    dx, dy = edge_middle(edge, SIZE, layout.orientation)
    return x + dx, y + dy
