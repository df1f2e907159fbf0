"""A plain picture of the board, from a view only."""

from __future__ import annotations

from roundhouse.boards.hexes import centre, corners
from roundhouse.core.drawing import Drawing, Sketch, Stamp
from roundhouse.core.view import View
from roundhouse.games.age_of_steam.board import Board

SIZE = 30.0
FILLS = {"lake": "#9cc4e0", "river": "#bcd9c0", "mountain": "#b9a58a", "swamp": "#a9b88f"}
STYLE = "text{font:9px sans-serif;text-anchor:middle}polygon{stroke:#777}"


def draw(board: Board, v: View) -> Drawing:
    """Return the hexes with their names."""
    points = [centre(place, SIZE, board.orientation) for place in board.grid.places]
    shape = corners(SIZE, board.orientation)
    body = []
    for h, (x, y) in enumerate(points):
        fill = "#d04040" if board.city[h] else FILLS.get(board.terrain[h], "#d9e6c3")
        ring = " ".join([f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in shape])
        name = board.names[h].replace("&", "&amp;")
        body.append(f'<polygon points="{ring}" fill="{fill}"/>')
        body.append(f'<text x="{x:.1f}" y="{y:.1f}">{name}</text>')
    left, top = min([x for x, _ in points]) - SIZE, min([y for _, y in points]) - SIZE
    width = max([x for x, _ in points]) + SIZE - left
    height = max([y for _, y in points]) + SIZE - top
    styles = dict.fromkeys(("light", "dark", "print"), STYLE)
    return Drawing(width, height, "".join(body), styles, board.name, left, top)


def sketch(board: Board, v: View) -> Sketch:
    """Return the hexes by their first letters."""
    stamps = []
    points = [centre(place, 2.0, board.orientation) for place in board.grid.places]
    left, top = min([x for x, _ in points]), min([y for _, y in points])
    for h, (x, y) in enumerate(points):
        text = board.names[h][:3] or "."
        stamps.append(Stamp(round((x - left) * 1.5), round((y - top) / 1.7), text))
    return Sketch(tuple(stamps))
