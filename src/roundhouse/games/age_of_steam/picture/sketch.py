"""The board of Age of Steam for terminals, from a view only."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.palette import DEEP, PALE, PIGMENTS, Swatch
from roundhouse.boards.terminal import abbreviated, letters, paper, spots, toned
from roundhouse.core.drawing import Sketch, Stamp
from roundhouse.core.view import View
from roundhouse.games.age_of_steam.board import Board
from roundhouse.games.age_of_steam.picture.scene import PLAYERS, Scene
from roundhouse.games.age_of_steam.position import Segment
from roundhouse.games.age_of_steam.tiles import TOWN

HIGH: Final = 2
_SOFT: Final = "#8a8373"
_COST: Final = "#8f1d10"
_TOWN: Final = "#fff8e4"
_PAPER: Final = {
    "plain": "#f3ead2",
    "river": "#c5dcd8",
    "mountain": "#d8bf9b",
    "swamp": "#c9d3ae",
    "lake": "#8fb4bd",
}
_NOBODY: Final = Swatch("", "·", "white")
# the track between two edges as a sign, flat-topped and pointy-topped
_WAYS: Final[dict[str, str]] = {
    "03": "│",
    "14": "╱",
    "25": "╲",
    "01": "╰",
    "05": "╯",
    "23": "╭",
    "34": "╮",
    "02": "╰",
    "04": "╯",
    "13": "╭",
    "35": "╮",
    "12": "⊂",
    "45": "⊃",
    "15": "∪",
    "24": "∩",
}
_POINTY: Final[dict[str, str]] = {
    "03": "╲",
    "14": "╱",
    "25": "─",
    "01": "∪",
    "34": "∩",
    "12": "⊂",
    "45": "⊃",
    "02": "╰",
    "13": "⊂",
    "24": "╭",
    "35": "╮",
    "04": "⊃",
    "15": "╯",
    "23": "╭",
    "05": "╯",
}


def sketch(board: Board, v: View) -> Sketch:
    """Return the board for terminals: two rows of five characters for each hex."""
    scene = Scene(board, v)
    wide = 5 if board.orientation == "flat" else 6
    stamps: list[Stamp] = []
    for h, (column, row) in enumerate(spots(board.grid.places, board.orientation, wide, HIGH)):
        stamps += _hex(scene, h, column, row, wide)
    return Sketch(tuple(stamps))


def _hex(scene: Scene, h: int, column: int, row: int, wide: int) -> list[Stamp]:
    board = scene.board
    tone = toned(_PAPER[board.terrain[h]], board.grid.places[h])
    found = paper(column, row, wide, HIGH, tone)
    if scene.is_city(h) or board.town[h]:
        found += _name(scene, h, column, row, wide)
    elif board.terrain[h] != "lake":
        found.append(Stamp(column, row, board.labels[h], _SOFT, tone))
    if board.price[h] and board.price[h] != board.prices.get(board.terrain[h], 0):
        found.append(Stamp(column, row + 1, f"${board.price[h]}", _COST, tone))
    at = column
    for piece in scene.tracks.get(h, ()):
        found += _track(piece, at, row + 1, board.orientation)
        at += 1 if piece.b == TOWN else 2
    here = scene.cubes(h)
    room = column + wide - at
    shown = here[:room] if len(here) <= room else here[: room - 1]
    found += letters(at, row + 1, shown)
    if len(shown) < len(here):  # more than fit: how many are not shown
        at += len(shown)
        found.append(Stamp(at, row + 1, f"{min(9, len(here) - len(shown))}", DEEP, tone, True))
    return found


def _name(scene: Scene, h: int, column: int, row: int, wide: int) -> list[Stamp]:
    """Return the name of a town, or of a city on the colour it takes with a letter at its end."""
    words = abbreviated(scene.board.names[h], wide - 1)
    if not scene.is_city(h):
        return [Stamp(column, row, words, DEEP, _TOWN, True)]
    takes = scene.takes(h)
    if not takes:
        return [Stamp(column, row, f"{words:<{wide}}", DEEP, PALE, True)]
    new = h in scene.position.new_cities
    mark = scene.new_city(h)[0] if new else takes[0].letter
    colour, ink = PIGMENTS[takes[0].pigment]
    return [
        Stamp(column, row, f"{words:<{wide - 1}}", ink, colour, True),
        Stamp(column + wide - 1, row, mark, colour, ink, True),
    ]


def _track(piece: Segment, column: int, row: int, orientation: str) -> list[Stamp]:
    """Return a track: its way and the owner's number on his colour; on towns the number alone."""
    who = PLAYERS[piece.owner] if piece.owner >= 0 else _NOBODY
    colour, ink = PIGMENTS[who.pigment]
    if piece.b == TOWN:
        return [Stamp(column, row, who.letter, ink, colour, True)]
    ways = _WAYS if orientation == "flat" else _POINTY
    way = ways[f"{piece.a}{piece.b}"]
    return [Stamp(column, row, f"{way}{who.letter}", ink, colour, True)]
