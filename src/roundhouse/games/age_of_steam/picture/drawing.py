"""The board of Age of Steam as SVG, from a view only. The printed sheet is in chart.py."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.svg import figure, group, hex_path, hex_spots, path, rect, spot, use
from roundhouse.core.drawing import Drawing
from roundhouse.core.view import View
from roundhouse.games.age_of_steam.board import Board
from roundhouse.games.age_of_steam.picture import chart, cubes, rails
from roundhouse.games.age_of_steam.picture.frame import Panels
from roundhouse.games.age_of_steam.picture.layout import Layout
from roundhouse.games.age_of_steam.picture.scene import MARKS, Scene
from roundhouse.games.age_of_steam.picture.signs import pointer
from roundhouse.games.age_of_steam.picture.sketch import sketch
from roundhouse.games.age_of_steam.picture.styles import STYLES

__all__ = ["draw", "sketch"]


class Sheet:
    """A board's layout and what is printed on it; made once per board."""

    def __init__(self, board: Board) -> None:
        self.layout = Layout(board)
        self.panels = Panels(self.layout)
        lay = self.layout
        paper = rect(lay.sheet_left, lay.sheet_top, lay.sheet_wide, lay.sheet_high, "rh-paper")
        self.base = paper + chart.printed(lay) + self.panels.printed()


_SHEETS: Final[dict[str, Sheet]] = {}  # filled by the first drawing of each board


def sheet_of(board: Board) -> Sheet:
    """Return the sheet of a board."""
    if board.key not in _SHEETS:
        _SHEETS[board.key] = Sheet(board)
    return _SHEETS[board.key]


# ── On the hexes ─────────────────────────────────────────────────────────────────────────────────


def new_cities(layout: Layout, scene: Scene) -> list[str]:
    """AOS-8.30, AOS-15.5  Return the New Cities by town: letter, and the arrow of their coast."""
    here = scene.position.new_cities
    return [_new_city(layout, scene, h) if h in here else "" for h in scene.board.towns]


def _new_city(layout: Layout, scene: Scene, h: int) -> str:
    letter, who = scene.new_city(h)
    x, y = layout.where[h]
    at, region = x + 9, scene.region(h)
    mark = ""
    if region:  # as on printed cities: the arrow between colour and sign
        at, mark = x + 12, pointer(x + 1.5, y - 18.4, region, who.ink)
    mark += rect(at - 7.6, y - 26, 15.2, 15.2, "rh-plate-box", 7.6)
    mark += figure(at, y - 18.4, letter, 13, "rh-ink")
    ground = use(f"{layout.prefix}-hex", x, y, "rh-aos-ground")
    return ground + chart.badge(layout, x, y, who, mark)


def town_names(layout: Layout, scene: Scene) -> list[str]:
    """Return the names of towns; on a New City a sign."""
    return [
        group((chart.city_name if scene.is_city(h) else chart.town_name)(layout, h), "rh-still")
        for h in scene.board.towns
    ]


def terminals(layout: Layout, scene: Scene) -> str:
    """AOS-17.2  Return the colours that the foreign terminals take."""
    found: list[str] = []
    for h in range(scene.board.hexes):
        takes = scene.takes(h)
        if scene.board.terminal[h]:
            x, y = layout.where[h]
            for i, who in enumerate(takes):
                at = x + 24 * (i - (len(takes) - 1) / 2)
                found.append(
                    path(hex_path(17, layout.orientation, at, y - 6), f"rh-piece {who.fill}")
                )
                found.append(figure(at, y - 6, who.letter, 22, who.ink))
    return "".join(found)


def targets(layout: Layout, scene: Scene) -> str:
    """Return the hexes and special links as things to point at; only names and cubes lie above."""
    found = [hex_spots(f"{layout.prefix}-hex", scene.board.labels, layout.where)]
    for link in scene.board.special_links:
        (ax, ay), (bx, by) = layout.where[link.a // 6], layout.where[link.b // 6]
        shape = rect((ax + bx) / 2 - 12, (ay + by) / 2 - 12, 24, 24, "rh-hit", 12)
        found.append(spot(f"link:{link.name}", shape))
    return "".join(found)


def pieces(sheet: Sheet, scene: Scene) -> tuple[str, ...]:
    """Return what lies on the sheet, the lowest first; by hex, so that little changes with a move.

    Names and cubes lie above what glows, and let the pointer through.
    """
    layout = sheet.layout
    return (
        *rails.tracks(layout, scene),
        *rails.owners(layout, scene),
        use(f"{layout.prefix}-rings", 0, 0),
        rails.special_links(layout, scene),
        *new_cities(layout, scene),
        terminals(layout, scene),
        targets(layout, scene),
        use(f"{layout.prefix}-names", 0, 0, "rh-still"),
        *town_names(layout, scene),
        *cubes.on_map(layout, scene),
        *cubes.grips(layout, scene),
        *sheet.panels.drawn(scene),
    )


def draw(board: Board, v: View) -> Drawing:
    """Return the board, the panels and all pieces."""
    sheet = sheet_of(board)
    layout = sheet.layout
    return Drawing(
        layout.sheet_wide,
        layout.sheet_high,
        pieces(sheet, Scene(board, v)),
        STYLES,
        f"Age of Steam · {board.name}",
        layout.sheet_left,
        layout.sheet_top,
        sheet.base,
        MARKS,
    )
