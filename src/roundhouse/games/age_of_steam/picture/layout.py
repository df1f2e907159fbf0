"""Where things lie on the sheet of a board, and what the board file says about the picture.

The tables [sheet], [captions] and [waters] of a board.toml hold what no rule needs: the margins, what
lies beyond the board, the cartouche, the names of seas and lands, the courses of rivers.
"""

from __future__ import annotations

from math import ceil
from typing import Final

from roundhouse.boards.hexes import FLAT, Axial, centre, corners
from roundhouse.boards.loader import Item
from roundhouse.boards.sheet_svg import BAND
from roundhouse.boards.svg import Point
from roundhouse.games.age_of_steam.board import Board

SIZE: Final = 40.0
MARGIN: Final = 22.0  # from the frame to the edge of the sheet
GAP: Final = 14.0  # between the frame and the panels
COLUMN: Final = 404.0  # the width of the panels beside a map, and how high they are at least
NEEDED: Final = 500.0
PER_SEAT: Final = 27.0
STRIP: Final = 246.0  # the height of the panels below a map
SHOWN_WIDE: Final = 960.0
SHOWN_HIGH: Final = 800.0  # a laptop fits a sheet into so many pixels,
LEGIBLE: Final = 10.0  # and then nothing to be read is smaller than this
LAND: Final = "land"
WATER: Final = "water"


FORMS: Final = ["wide", "low", "tall"]  # of the cartouche
SHAPES: Final = ["ticket", "notched", "arched", "bowed"]


def places_in(words: str) -> set[Axial]:
    """Return the hexes of a list such as ``3,7 4..6,5``; a range may stand for either coordinate."""
    found: set[Axial] = set()
    for word in words.split():
        q, r = [part.split("..") for part in word.split(",")]
        for a in range(int(q[0]), int(q[-1]) + 1):
            found |= {(a, b) for b in range(int(r[0]), int(r[-1]) + 1)}
    return found


class Inscription:
    """A name on the map: of a water, a land or a river."""

    def __init__(self, item: Item, at: Point) -> None:
        self.words = item.text("words", item.key)
        self.x, self.y = at
        self.kind = item.one_of("kind", [LAND, WATER], LAND)
        self.size = float(item.number("size", 12))
        self.spacing = float(item.number("spacing", 3))
        item.done()


class Layout:
    """The sheet of one board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.prefix = f"rh-aos-{board.key}"
        self.orientation = board.orientation
        self.where: list[Point] = [
            centre(place, SIZE, board.orientation) for place in board.grid.places
        ]
        self._read_sheet()
        self._set_panels()
        self.inscriptions: list[Inscription] = []
        if board.source.has("captions"):
            for item in board.source.table("captions"):
                self.inscriptions.append(Inscription(item, self.spot(item.text("at"))))
        self.rivers: list[list[str]] = []
        if board.source.has("waters"):
            for item in board.source.table("waters"):
                item.text("words", "")
                self.rivers.append(item.text("course").split())
                item.done()

    def _read_sheet(self) -> None:
        margins, beyond, others = [60, 60, 60, 60], LAND, ""
        self.shape, self.form, self.emblem = "ticket", "wide", ""
        self.sign: list[int] = []  # the place of the cartouche; of the rose
        self.rose: list[int] = []
        if self.board.source.has("sheet"):
            item = self.board.source.item("sheet")
            margins = item.numbers("margins", margins)
            beyond = item.one_of("beyond", [LAND, WATER], LAND)
            others = " ".join(item.texts("others", []))
            self.shape = item.one_of("cartouche", SHAPES, "ticket")
            self.form = item.one_of("form", FORMS, "wide")
            self.emblem = item.text("emblem", "")
            self.sign = item.numbers("sign", [])
            self.rose = item.numbers("rose", [])
            item.done()
        self.beyond, self.others = beyond, places_in(others)
        shape = corners(SIZE, self.orientation)
        wide, high = max([x for x, _ in shape]), max([y for _, y in shape])
        self.left = min([x for x, _ in self.where]) - wide - margins[0]
        self.top = min([y for _, y in self.where]) - high - margins[1]
        self.right = max([x for x, _ in self.where]) + wide + margins[2]
        self.foot = max([y for _, y in self.where]) + high + margins[3]

    def _set_panels(self) -> None:
        """High maps have their panels beside them, wide ones below."""
        wide, high = self.right - self.left, self.foot - self.top
        self.beside = wide < high * 1.12
        a, b = self.left - BAND, self.top - BAND
        across, down = wide + 2 * BAND, high + 2 * BAND
        needed = NEEDED + PER_SEAT * max(self.board.seats)
        self.panel_scale = min(1.3, max(1.0, down / needed)) if self.beside else 1.0
        self.box: tuple[float, float, float, float] = (
            (a + across + GAP, b, COLUMN * self.panel_scale, down)
            if self.beside
            else (a, b + down + GAP, across, STRIP)
        )
        x, y, w, h = self.box
        self.sheet_left, self.sheet_top = a - MARGIN, b - MARGIN
        self.sheet_wide = max(a + across, x + w) + MARGIN - self.sheet_left
        self.sheet_high = max(b + down, y + h) + MARGIN - self.sheet_top
        shown = min(SHOWN_WIDE / self.sheet_wide, SHOWN_HIGH / self.sheet_high)
        self.type = ceil(10 * LEGIBLE / shown) / 10  # the size of names and prices

    def spot(self, words: str) -> Point:
        """Return the place of coordinates such as ``7.5,11``; halves lie between hexes."""
        q, r = [float(part) for part in words.split(",")]
        x, y = centre((0, 0), SIZE, self.orientation)
        qx, qy = centre((1, 0), SIZE, self.orientation)
        rx, ry = centre((0, 1), SIZE, self.orientation)
        return x + q * qx + r * rx, y + q * qy + r * ry

    def corner(self, at: list[int]) -> Point:
        """Return a place inside the frame; negative numbers count from the right and the foot."""
        x = self.left + at[0] if at[0] >= 0 else self.right + at[0]
        return x, (self.top + at[1] if at[1] >= 0 else self.foot + at[1])

    def regions(self) -> tuple[list[Axial], list[Axial]]:
        """Return all water (on the board and beyond) and the land beyond, past the frame."""
        board = self.board
        water = [board.grid.places[h] for h in range(board.hexes) if board.terrain[h] == "lake"]
        land: list[Axial] = []
        taken = set(board.grid.places)
        for at in self._plane():
            if at not in taken:
                wet = (self.beyond == WATER) != (at in self.others)
                (water if wet else land).append(at)
        return water, land

    def _plane(self) -> list[Axial]:
        """Return every hex whose centre lies within the frame or up to two hexes outside."""
        found: list[Axial] = []
        reach = 2.2 * SIZE
        places = self.board.grid.places
        for q in range(min([q for q, _ in places]) - 12, max([q for q, _ in places]) + 13):
            for r in range(min([r for _, r in places]) - 12, max([r for _, r in places]) + 13):
                x, y = centre((q, r), SIZE, self.orientation)
                if (
                    self.left - reach < x < self.right + reach
                    and self.top - reach < y < self.foot + reach
                ):
                    found.append((q, r))
        return found

    @property
    def flat(self) -> bool:
        """Return whether the hexes have a flat top."""
        return self.orientation == FLAT
