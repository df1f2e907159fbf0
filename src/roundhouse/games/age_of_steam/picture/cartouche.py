"""The title of the sheet: a works plate with the map's emblem, its name and the prices of its terrain."""

from __future__ import annotations

from math import sqrt
from typing import Final

from roundhouse.boards.hexes import FLAT
from roundhouse.boards.lettering import BOLD, width
from roundhouse.boards.sheet_svg import ticket
from roundhouse.boards.svg import circle, figure, group, hex_path, line, num, path, spaced
from roundhouse.boards.terrain_svg import MOUNTAIN, SWAMP
from roundhouse.games.age_of_steam.picture.layout import Layout

_SEAL: Final = 34.0  # the radius of the emblem
_KEY: Final = 50.0  # the width of a terrain with its price


def notched(x: float, y: float, wide: float, high: float, notch: float = 14.0) -> str:
    """Return the path data of a plate with its corners cut off."""
    right, foot, n = x + wide, y + high, notch
    return (
        f"M{num(x + n)} {num(y)}H{num(right - n)}L{num(right)} {num(y + n)}V{num(foot - n)}"
        f"L{num(right - n)} {num(foot)}H{num(x + n)}L{num(x)} {num(foot - n)}V{num(y + n)}Z"
    )


def arched(x: float, y: float, wide: float, high: float) -> str:
    """Return the path data of a plate with round ends, as engine works put on their boilers."""
    r, right = high / 2, x + wide
    return (
        f"M{num(x + r)} {num(y)}H{num(right - r)}A{num(r)} {num(r)} 0 0 1 {num(right - r)} "
        f"{num(y + high)}H{num(x + r)}A{num(r)} {num(r)} 0 0 1 {num(x + r)} {num(y)}Z"
    )


def bowed(x: float, y: float, wide: float, high: float) -> str:
    """Return the path data of a plate whose upper and lower edges are arcs."""
    right, foot, bow = x + wide, y + high, high * 0.14
    return (
        f"M{num(x)} {num(y + bow)}Q{num(x + wide / 2)} {num(y - bow)} {num(right)} {num(y + bow)}"
        f"V{num(foot - bow)}Q{num(x + wide / 2)} {num(foot + bow)} {num(x)} {num(foot - bow)}Z"
    )


def outline(shape: str, x: float, y: float, wide: float, high: float) -> str:
    """Return the path data of a cartouche in one of its shapes."""
    if shape == "notched":
        return notched(x, y, wide, high)
    if shape == "arched":
        return arched(x, y, wide, high)
    if shape == "bowed":
        return bowed(x, y, wide, high)
    return ticket(x, y, wide, high)


def cartouche(layout: Layout) -> str:
    """Return the cartouche where the board file wants it."""
    if not layout.sign:
        return ""
    name = layout.board.name.upper()
    keys = _KEY * len(terrains(layout))
    if layout.form == "low":
        size, wide, high = 23.0, width(name, 23, BOLD, 3) + keys + 114, 68.0
    elif layout.form == "tall":
        size, wide, high = 23.0, max(width(name, 23, BOLD, 3), keys) + 40, 192.0
    else:
        size, wide, high = 31.0, max(width(name, 31, BOLD, 3), keys) + 2 * _SEAL + 76, 122.0
    x, y = layout.corner(layout.sign)
    x -= wide if layout.sign[0] < 0 else 0
    y -= high if layout.sign[1] < 0 else 0
    inner = outline(layout.shape, x + 5, y + 5, wide - 10, high - 10)
    plates = path(outline(layout.shape, x, y, wide, high), "rh-title") + path(
        inner, "rh-title-line"
    )
    return plates + _inside(layout, x, y, wide, high, size)


def _inside(layout: Layout, x: float, y: float, wide: float, high: float, size: float) -> str:
    """Return emblem, words and prices, arranged by the form of the cartouche."""
    if layout.form == "low":
        keys = _KEY * len(terrains(layout))
        middle = x + 74 + (wide - keys - 102) / 2
        return (
            emblem(layout.emblem, x + 42, y + high / 2, 25)
            + words(layout, middle, y + 23, size, 9.5)
            + key(layout, x + wide - 18 - keys / 2, y + high / 2)
        )
    if layout.form == "tall":
        middle = x + wide / 2
        return (
            emblem(layout.emblem, middle, y + 53, _SEAL)
            + words(layout, middle, y + 108, size, 10)
            + key(layout, middle, y + 160)
        )
    middle = x + 2 * _SEAL + 36 + (wide - 2 * _SEAL - 60) / 2
    return (
        emblem(layout.emblem, x + 24 + _SEAL, y + high / 2, _SEAL)
        + words(layout, middle, y + 29, size, 11.5)
        + key(layout, middle, y + 94)
    )


def words(layout: Layout, x: float, y: float, size: float, small: float) -> str:
    """Return the names of game and map around a rule; y is the baseline of the first."""
    game = spaced(x, y, "AGE OF STEAM", small, BOLD, "rh-sign-ink", small * 0.34)
    rule = line((x - 56, y + 6), (x + 56, y + 6), "rh-title-line")
    name = layout.board.name.upper()
    return game + rule + spaced(x, y + 12 + size * 0.9, name, size, BOLD, "rh-sign-ink", 3)


def emblem(shape: str, x: float, y: float, seal: float) -> str:
    """Return the emblem of the map in a riveted ring; its path lies in a square of 48."""
    parts = [circle(x, y, seal, "rh-aos-seal"), circle(x, y, seal - 6, "rh-aos-seal")]
    for dx, dy in ((0, -1), (0.866, -0.5), (0.866, 0.5), (0, 1), (-0.866, 0.5), (-0.866, -0.5)):
        parts.append(circle(x + dx * (seal - 3), y + dy * (seal - 3), 1.3, "rh-aos-rivet"))
    if shape:
        parts.append(group(path(shape, "rh-aos-emblem"), "", x, y, (seal - 8) / 25))
    return "".join(parts)


def terrains(layout: Layout) -> dict[str, int]:
    """AOS-8.25  Return the terrains that this board has, with their prices."""
    board = layout.board
    return {name: price for name, price in board.prices.items() if name in board.terrain}


def key(layout: Layout, x: float, y: float) -> str:
    """AOS-8.25  Return the terrains with their prices."""
    prices = terrains(layout)
    parts: list[str] = []
    for i, (terrain, price) in enumerate(prices.items()):
        at = x + (i - (len(prices) - 1) / 2) * _KEY
        tone = "land" if terrain == "plain" else terrain
        size = 13.0
        shape = hex_path(size, layout.orientation, at - 11, y)
        parts.append(path(shape, "rh-aos-land") + path(shape, f"rh-hex rh-aos-{tone}"))
        if terrain in (MOUNTAIN, SWAMP):
            texture = f'<use href="#{layout.prefix}-{terrain}-1"/>'
            parts.append(group(texture, "", at - 11, y, size / 46))
        elif terrain == "river":
            parts.append(wave(at - 11, y, size, layout.orientation))
        parts.append(figure(at + 12, y, f"${price}", max(15.0, layout.type), "rh-sign-ink"))
    return "".join(parts)


def wave(x: float, y: float, size: float, orientation: str) -> str:
    """Return a small piece of river across a hex."""
    half = size * (0.9 if orientation == FLAT else sqrt(3) / 2)
    d = f"M{num(x - half)} {num(y)}q{num(half / 2)} {num(-size * 0.4)} {num(half)} 0t{num(half)} 0"
    return path(d, "rh-river-bank") + path(d, "rh-river")
