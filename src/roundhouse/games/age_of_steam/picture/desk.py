"""Beside the map: the goods display, the actions, the bag, the tiles and town markers left."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.svg import Point, circle, disc, figure, hex_path, line, path, rect, spot
from roundhouse.games.age_of_steam.moves import ACTIONS
from roundhouse.games.age_of_steam.picture import rails
from roundhouse.games.age_of_steam.picture.chart import die
from roundhouse.games.age_of_steam.picture.cubes import cube
from roundhouse.games.age_of_steam.picture.layout import Layout
from roundhouse.games.age_of_steam.picture.scene import GOODS, PLAYERS, Scene
from roundhouse.games.age_of_steam.picture.signs import sign
from roundhouse.games.age_of_steam.state import NO_COLOUR
from roundhouse.games.age_of_steam.tiles import (
    DEPTH,
    FIRST_SPACE,
    LETTER_COLOUR,
    LETTER_UNDER,
    LETTERS,
    NUMBERED,
    NUMBERS,
    TILE_CLASS,
    TILES,
    TOWN,
    TOWN_TILE,
    tile_tracks,
)

STEP: Final = 25.4  # from one column of the display to the next
SPACE: Final = 21.0
DISPLAY: Final = 164.0  # how high the display is
DISPLAY_WIDE: Final = STEP * NUMBERED + 12
ACTION: Final = 53.0
ACTIONS_HIGH: Final = 58.0
TILES_HIGH: Final = 84.0
GOODS_HIGH: Final = 26.0


def column_at(column: int, x: float) -> float:
    """Return the middle of a column of the display; the dark ones stand a little apart."""
    return x + STEP * (column + 0.5) + (12 if column >= NUMBERS else 0)


def display(layout: Layout, scene: Scene, x: float, y: float) -> list[str]:
    """AOS-1.7  Return the goods display: numbers above, letters of the New Cities below."""
    parts: list[str] = []
    for column in range(NUMBERED):
        at = column_at(column, x)
        if column in scene.position.columns:
            parts.append(die(at, y + 8, column))
            parts.append(_spaces(layout, scene, column, at, y + 18))
        letter = LETTER_UNDER[column]
        if letter >= 0 and NUMBERED + letter in scene.position.columns:
            parts.append(_letter(layout, scene, letter, at, y + 18 + 3 * SPACE + 16))
            parts.append(_spaces(layout, scene, NUMBERED + letter, at, y + 18 + 3 * SPACE + 29))
    return parts


def _spaces(layout: Layout, scene: Scene, column: int, x: float, y: float) -> str:
    """Return the spaces of a column from the top, with their cubes."""
    parts: list[str] = []
    for row in range(DEPTH[column]):
        colour = scene.position.display[FIRST_SPACE[column] + row]
        cy = y + SPACE * (row + 0.5)
        drawn = rect(x - 10, cy - 10, 20, 20, "rh-aos-cell", 2)
        if colour != NO_COLOUR:
            drawn += cube(layout, x, cy, 15.5, GOODS[colour])
        parts.append(spot(f"space:{FIRST_SPACE[column] + row}", drawn))
    return "".join(parts)


def _letter(layout: Layout, scene: Scene, letter: int, x: float, y: float) -> str:
    """AOS-1.5  Return a New City that can be had, or only its letter when it stands on the map."""
    name, who = LETTERS[letter], GOODS[LETTER_COLOUR[letter]]
    shape = hex_path(12, layout.orientation, x, y)
    if letter not in scene.position.free_letters:
        drawn = path(shape, "rh-aos-blank") + figure(x, y, name, 12, "rh-soft")
        return spot(f"city:{name}", drawn)
    drawn = path(shape, f"rh-piece {who.fill}") + figure(x, y, name, 14, who.ink)
    return spot(f"city:{name}", drawn)


def actions(scene: Scene, x: float, y: float, wide: float) -> list[str]:
    """AOS-7.1, AOS-18.4  Return the actions with the players who chose them; blocked ones are barred."""
    here = scene.position.actions
    step = min(wide / len(here), 66.0)
    return [_action(scene, action, x + step * i, y, step - 4) for i, action in enumerate(here)]


def _action(scene: Scene, action: int, x: float, y: float, wide: float) -> str:
    players = scene.position.players
    chosen = [seat for seat in range(scene.seats) if players[seat].action == action]
    name, middle = ACTIONS[action], x + wide / 2
    drawn = rect(x, y, wide, ACTIONS_HIGH, "rh-aos-cell", 3) + sign(name, middle, y + 17, 1.15)
    if not chosen:
        drawn += circle(middle, y + 44, 8.6, "rh-aos-blank")
        if not scene.position.actions[action]:
            drawn += line((middle - 6, y + 50), (middle + 6, y + 38), "rh-aos-buffer")
    for i, seat in enumerate(chosen):
        at = middle + 11 * (i - (len(chosen) - 1) / 2)
        drawn += disc(at, y + 44, 9.4, PLAYERS[seat])
    return spot(f"action:{name}", drawn)


def goods(layout: Layout, scene: Scene, x: float, y: float) -> str:
    """AOS-3.6  Return the cubes in the bag, those just drawn on brass; behind a line cotton."""
    bag = f"M{x + 4} {y + 4}h10l-2 5q9 4 7 15q-10 5 -20 0q-2 -11 7 -15Z"
    parts = [path(bag, "rh-aos-sign")]
    at = x + 38
    for colour in scene.colours():
        who = GOODS[colour]
        drawn = rect(
            at - 12, y, 46, 26, "rh-aos-now" if colour in scene.position.drawn else "rh-none", 3
        )
        drawn += cube(layout, at, y + 13, 17, who)
        number = scene.position.bag.get(colour)
        if number is None:  # AOS-16.3: cotton is never in the bag; counted is what lies on the map
            number = scene.on_map(colour)
            drawn += line((at - 16, y + 2), (at - 16, y + 24), "rh-aos-rule")
        drawn += figure(at + 20, y + 13.5, str(number), 14.5)
        parts.append(spot(f"cube:{who.key}", drawn))
        at += 47
    return "".join(parts)


def tiles(layout: Layout, scene: Scene, x: float, y: float) -> list[str]:
    """AOS-1.6, AOS-8.10  Return the tiles and town markers that are left, each with its number."""
    cx, cy = _tile_at(len(TILES), x, y)
    parts: list[str] = [_town_markers(scene, cx, cy)]
    for number, tile in enumerate(TILES):
        cx, cy = _tile_at(number, x, y)
        left = scene.position.supply[number]
        drawn = path(hex_path(15, layout.orientation, cx, cy), "rh-aos-tile")
        tracks = tile_tracks(number)
        if not left:
            drawn = path(hex_path(15, layout.orientation, cx, cy), "rh-aos-blank")
        drawn += rails.mini(layout, tracks, cx, cy)
        if TILE_CLASS[number] == TOWN_TILE or TOWN in tracks[0]:
            drawn += circle(cx, cy, 3.6, "rh-aos-town")
        drawn += _left(left, cx, cy)
        parts.append(spot(f"tile:{tile}", drawn))
    return parts


def _tile_at(number: int, x: float, y: float) -> Point:
    """Return the middle of a place among the tiles, eight in a row."""
    return x + 17 + 46 * (number % 8), y + 18 + 43 * (number // 8)


def _town_markers(scene: Scene, x: float, y: float) -> str:
    """AOS-8.10  Return the town markers that are left: a town's ring without a tile, and how many."""
    left = scene.position.town_markers
    ring = circle(x, y, 7.4, "rh-aos-town" if left else "rh-aos-blank")
    return ring + circle(x, y, 2.6, "rh-ink") + _left(left, x, y)


def _left(number: int, x: float, y: float) -> str:
    """Return how many of a piece are left, beside it; red if none."""
    return figure(x + 21, y + 8, str(number), 12, "rh-ink" if number else "rh-cost")
