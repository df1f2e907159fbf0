"""Beside the map: the goods display, the actions, the bag and the tiles that are left."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.palette import Swatch
from roundhouse.boards.svg import circle, disc, figure, hex_path, line, path, pick, rect
from roundhouse.games.age_of_steam.moves import ACTIONS
from roundhouse.games.age_of_steam.picture import rails
from roundhouse.games.age_of_steam.picture.chart import die
from roundhouse.games.age_of_steam.picture.cubes import cube
from roundhouse.games.age_of_steam.picture.layout import Layout
from roundhouse.games.age_of_steam.picture.scene import GOODS, PLAYERS, Scene
from roundhouse.games.age_of_steam.picture.signs import sign
from roundhouse.games.age_of_steam.tiles import (
    COLOURS,
    COLUMNS,
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


def display(layout: Layout, scene: Scene, x: float, y: float) -> str:
    """AOS-1.7  Return the goods display: numbers above, letters of the New Cities below."""
    parts: list[str] = []
    for column in range(NUMBERED):
        at = column_at(column, x)
        if COLUMNS[column] in scene.display:
            parts.append(die(at, y + 8, column))
            parts.append(_spaces(layout, scene, column, at, y + 18))
        letter = LETTER_UNDER[column]
        if letter >= 0 and LETTERS[letter] in scene.display:
            parts.append(_letter(layout, scene, letter, at, y + 18 + 3 * SPACE + 16))
            parts.append(_spaces(layout, scene, NUMBERED + letter, at, y + 18 + 3 * SPACE + 29))
    return "".join(parts)


def _spaces(layout: Layout, scene: Scene, column: int, x: float, y: float) -> str:
    """Return the spaces of a column from the top, with their cubes."""
    parts: list[str] = []
    for row in range(DEPTH[column]):
        colour = scene.display[COLUMNS[column]][row]
        cy = y + SPACE * (row + 0.5)
        drawn = rect(x - 10, cy - 10, 20, 20, "rh-aos-cell", 2)
        if colour is not None:
            drawn += cube(layout, x, cy, 15.5, GOODS[colour])
        title = f"{COLUMNS[column]} · {row + 1}" + (f" · {colour}" if colour else "")
        parts.append(pick(f"space:{FIRST_SPACE[column] + row}", title, drawn))
    return "".join(parts)


def _letter(layout: Layout, scene: Scene, letter: int, x: float, y: float) -> str:
    """AOS-1.5  Return a New City that can be had, or only its letter when it stands on the map."""
    name, who = LETTERS[letter], GOODS[COLOURS[LETTER_COLOUR[letter]]]
    shape = hex_path(12, layout.orientation, x, y)
    if name not in scene.letters:
        drawn = path(shape, "rh-aos-blank") + figure(x, y, name, 12, "rh-soft")
        return pick(f"city:{name}", f"{name} · {who.key} ✓", drawn)
    drawn = path(shape, f"rh-piece {who.fill}") + figure(x, y, name, 14, who.ink)
    return pick(f"city:{name}", f"{name} · {who.key}", drawn)


def actions(scene: Scene, x: float, y: float, wide: float) -> str:
    """AOS-7.1, AOS-18.4  Return the actions with the players who chose them; blocked ones are barred."""
    names = [action for action in ACTIONS if action in scene.actions]
    step = min(wide / len(names), 66.0)
    return "".join(
        [_action(scene, name, x + step * i, y, step - 4) for i, name in enumerate(names)]
    )


def _action(scene: Scene, action: str, x: float, y: float, wide: float) -> str:
    chosen = [seat for seat in range(scene.seats) if scene.action[seat] == action]
    middle = x + wide / 2
    drawn = rect(x, y, wide, ACTIONS_HIGH, "rh-aos-cell", 3) + sign(action, middle, y + 17, 1.15)
    if not chosen:
        drawn += circle(middle, y + 44, 8.6, "rh-aos-blank")
        if not scene.actions[action]:
            drawn += line((middle - 6, y + 50), (middle + 6, y + 38), "rh-aos-buffer")
    for i, seat in enumerate(chosen):
        at = middle + 11 * (i - (len(chosen) - 1) / 2)
        drawn += disc(at, y + 44, 9.4, PLAYERS[seat])
    named = " · ".join([action.replace("_", " "), *[PLAYERS[seat].letter for seat in chosen]])
    return pick(f"action:{action}", named, drawn)


def goods(layout: Layout, scene: Scene, x: float, y: float) -> str:
    """AOS-3.6  Return the cubes in the bag, and in front of it those just drawn."""
    bag = f"M{x + 4} {y + 4}h10l-2 5q9 4 7 15q-10 5 -20 0q-2 -11 7 -15Z"
    parts = [path(bag, "rh-aos-sign")]
    at = x + 38
    for colour in _colours(scene):
        who = GOODS[colour]
        drawn = rect(at - 12, y, 46, 26, "rh-aos-now" if colour in scene.drawn else "rh-none", 3)
        drawn += cube(layout, at, y + 13, 17, who)
        words = ""
        if colour in scene.bag:
            words = str(scene.bag[colour])
            drawn += figure(at + 20, y + 13.5, words, 14.5)
        parts.append(pick(f"cube:{colour}", f"{colour} · {words}" if words else colour, drawn))
        at += 47
    return "".join(parts)


def _colours(scene: Scene) -> list[str]:
    """Return the colours in play on this board."""
    found = [COLOURS[c] for c in range(len(COLOURS)) if COLOURS[c] in scene.bag]
    others: list[Swatch] = [who for takes in scene.accepts.values() for who in takes]
    return found + sorted({who.key for who in others if who.key not in found})


def tiles(layout: Layout, scene: Scene, x: float, y: float) -> str:
    """AOS-1.6  Return the tiles that are left, each with its number."""
    parts: list[str] = []
    for number, tile in enumerate(TILES):
        column, row = number % 8, number // 8
        cx, cy = x + 17 + 46 * column, y + 18 + 43 * row
        left = scene.supply[tile]
        drawn = path(hex_path(15, layout.orientation, cx, cy), "rh-aos-tile")
        tracks = tile_tracks(number)
        if not left:
            drawn = path(hex_path(15, layout.orientation, cx, cy), "rh-aos-blank")
        drawn += rails.mini(layout, tracks, cx, cy)
        if TILE_CLASS[number] == TOWN_TILE or TOWN in tracks[0]:
            drawn += circle(cx, cy, 3.6, "rh-aos-town")
        drawn += figure(cx + 21, cy + 8, str(left), 12, "rh-ink" if left else "rh-cost")
        parts.append(pick(f"tile:{tile}", f"{tile.replace('_', ' ')} · {left}", drawn))
    return "".join(parts)
