"""The board of Railroad Revolution for terminals, from a view only: map, telegraph line and tracks."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from roundhouse.boards.palette import DEEP
from roundhouse.boards.terminal import letters
from roundhouse.core.drawing import Sketch, Stamp
from roundhouse.core.view import View
from roundhouse.games.railroad_revolution.board import (
    CITIES,
    CITY_AT,
    CITY_COST,
    CITY_GROUP,
    DEAL_SECTIONS,
    DEAL_SPACES,
    ROUTE_ENDS,
    ROUTE_SPACES,
    SECTION_FIRST,
    SECTION_SHARES,
    SECTIONS,
    SPACE_AT,
    SPACES,
    TELEGRAPH_TILES,
    TRACK_VALUES,
    TRIANGLES,
)
from roundhouse.games.railroad_revolution.picture.scene import PLAYERS, Scene
from roundhouse.games.railroad_revolution.state import NONE

_ACROSS: Final = 124  # columns for a thousand thousandths of board.toml
_DOWN: Final = 40  # rows
_HEAD: Final = 4  # rows of the board above the northernmost city that are left out
_LINE: Final = 24  # the row where the telegraph line begins
_SIDE: Final = 103  # the column where the tracks begin
_SECTION: Final = 12
_SOFT: Final = "#8a8373"
_COST: Final = "#8f1d10"
_BRASS: Final = "#a9791c"
_CITY: Final = "#f5d98a"
_START: Final = "#fff8e4"
_SPACE: Final = "#e3d8bd"


def spot(thousandths: tuple[int, int]) -> tuple[int, int]:
    """Return the column and row of a place."""
    column, row = thousandths[0] * _ACROSS / 1000, thousandths[1] * _DOWN / 1000
    return round(column), round(row) - _HEAD + 1


def sketch(v: View) -> Sketch:
    """Return the board for terminals: 128 columns, 27 rows."""
    scene = Scene(v)
    stamps: list[Stamp] = []
    for route in range(len(ROUTE_ENDS)):
        stamps += _way(route)
    for space in range(len(SPACES)):
        stamps += _space(scene, space)
    for city in range(len(CITIES)):
        stamps += _city(scene, city)
    return Sketch(tuple(stamps + _line(scene) + _tracks(scene)))


def _way(route: int) -> list[Stamp]:
    """Return dots from city to space to city."""
    a, b = ROUTE_ENDS[route]
    points = [spot(CITY_AT[a]), *[spot(SPACE_AT[r]) for r in ROUTE_SPACES[route]], spot(CITY_AT[b])]
    found: list[Stamp] = []
    for (x, y), (p, q) in pairwise(points):
        steps = max(abs(p - x), abs(q - y), 1)
        for i in range(0, steps, 2):
            found.append(Stamp(x + (p - x) * i // steps, y + (q - y) * i // steps, "·", _SOFT))
    return found


def _space(scene: Scene, space: int) -> list[Stamp]:
    """Return a rail space: whose rails lie there, else its triangles and deal symbol."""
    column, row = spot(SPACE_AT[space])
    here = [PLAYERS[seat] for seat in scene.on_space(space)]
    if here:
        return letters(column - len(here) // 2, row, here)
    ink = _BRASS if DEAL_SPACES >> space & 1 else _COST if TRIANGLES[space] else _SOFT
    sign = "^" * TRIANGLES[space] + ("&" if DEAL_SPACES >> space & 1 else "")
    return [Stamp(column - len(sign) // 2, row, sign or "□", ink, _SPACE)]


def _city(scene: Scene, city: int) -> list[Stamp]:
    """Return a city: its three letters, group and cost, and below them the stations."""
    column, row = spot(CITY_AT[city])
    words = f"{CITIES[city]}{CITY_GROUP[city]}"
    tone = _CITY if CITY_GROUP[city] else _START
    found = [Stamp(column - 3, row, f"{words} {CITY_COST[city] // 100}", DEEP, tone, True)]
    return found + letters(column - 3, row + 1, scene.stations_in(city))


def _line(scene: Scene) -> list[Stamp]:
    """Return the telegraph line from west to east."""
    found: list[Stamp] = []
    for n, section in enumerate(SECTIONS):
        left = (len(SECTIONS) - 1 - n) * _SECTION + 2
        deal = "&" if DEAL_SECTIONS >> n & 1 else " "
        words = f"{section}: {SECTION_SHARES[n]}+{SECTION_FIRST[n]} {deal}"
        found.append(Stamp(left, _LINE, words, DEEP, _CITY, True))
        tile = scene.position.telegraph_tiles[n]
        name = "" if tile == NONE else TELEGRAPH_TILES[tile]
        found.append(Stamp(left, _LINE + 1, f"{name:<9}", _SOFT, _SPACE))
        found += letters(left, _LINE + 2, scene.offices_in(n))
    return found


def _tracks(scene: Scene) -> list[Stamp]:
    """Return the three tracks, step 0 at their foot."""
    found: list[Stamp] = []
    for track, values in enumerate(TRACK_VALUES):
        left = _SIDE + track * 9
        for step, value in enumerate(values):
            row = 1 + 2 * (len(TRACK_VALUES[0]) - step)
            found.append(Stamp(left, row, f"{value:>2}", DEEP, _CITY))
            found += letters(left + 3, row, scene.at_step(track, step))
    return found
