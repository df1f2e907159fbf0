"""The title of the sheet: a works plate with the map's emblem, its name and the prices of its terrain."""

from __future__ import annotations

from math import sqrt
from typing import Final

from roundhouse.boards.hexes import FLAT
from roundhouse.boards.lettering import BOLD, width
from roundhouse.boards.sheet_svg import ticket
from roundhouse.boards.svg import circle, figure, group, hex_path, line, num, path, spaced
from roundhouse.boards.terrain_svg import MOUNTAIN, SWAMP
from roundhouse.games.age_of_steam.layout import Layout

HIGH: Final = 122.0
_SEAL: Final = 34.0  # the radius of the emblem
_NAME: Final = 31.0


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


def wide_of(layout: Layout) -> float:
    """Return how wide the cartouche of a board is."""
    name = width(layout.board.name.upper(), _NAME, BOLD, 3)
    return max(name, 52.0 * len(layout.board.prices)) + 2 * _SEAL + 76


def cartouche(layout: Layout) -> str:
    """Return the cartouche where the board file wants it."""
    if not layout.sign:
        return ""
    wide = wide_of(layout)
    x, y = layout.corner(layout.sign)
    if layout.sign[0] < 0:
        x -= wide
    if layout.sign[1] < 0:
        y -= HIGH
    seal, words = x + 22 + _SEAL, x + 2 * _SEAL + 38 + (wide - 2 * _SEAL - 60) / 2
    parts = [
        path(outline(layout.shape, x, y, wide, HIGH), "rh-title"),
        path(outline(layout.shape, x + 5, y + 5, wide - 10, HIGH - 10), "rh-title-line"),
        emblem(layout.emblem, seal, y + HIGH / 2),
        spaced(words, y + 29, "AGE OF STEAM", 11.5, BOLD, "rh-sign-ink", 4),
        line((words - 58, y + 36), (words + 58, y + 36), "rh-title-line"),
        spaced(words, y + 69, layout.board.name.upper(), _NAME, BOLD, "rh-sign-ink", 3),
        key(layout, words, y + 94),
    ]
    return "".join(parts)


def emblem(shape: str, x: float, y: float) -> str:
    """Return the emblem of the map in a riveted ring; its path lies in a square of 48."""
    parts = [circle(x, y, _SEAL, "rh-aos-seal"), circle(x, y, _SEAL - 6, "rh-aos-seal")]
    for dx, dy in ((0, -1), (0.866, -0.5), (0.866, 0.5), (0, 1), (-0.866, 0.5), (-0.866, -0.5)):
        parts.append(circle(x + dx * (_SEAL - 3), y + dy * (_SEAL - 3), 1.3, "rh-aos-rivet"))
    if shape:
        parts.append(group(path(shape, "rh-aos-emblem"), "", x, y, 0.98))
    return "".join(parts)


def key(layout: Layout, x: float, y: float) -> str:
    """AOS-8.25  Return the terrains with their prices."""
    prices = layout.board.prices
    parts: list[str] = []
    for i, (terrain, price) in enumerate(prices.items()):
        at = x + (i - (len(prices) - 1) / 2) * 52
        tone = "land" if terrain == "plain" else terrain
        size = 13.0
        shape = hex_path(size, layout.orientation, at - 11, y)
        parts.append(path(shape, f"rh-hex rh-aos-{tone}"))
        if terrain in (MOUNTAIN, SWAMP):
            texture = f'<use href="#{layout.prefix}-{terrain}-1"/>'
            parts.append(group(texture, "", at - 11, y, size / 46))
        elif terrain == "river":
            parts.append(wave(at - 11, y, size, layout.orientation))
        parts.append(figure(at + 11, y, f"${price}", 15, "rh-sign-ink"))
    return "".join(parts)


def wave(x: float, y: float, size: float, orientation: str) -> str:
    """Return a small piece of river across a hex."""
    half = size * (0.9 if orientation == FLAT else sqrt(3) / 2)
    d = f"M{num(x - half)} {num(y)}q{num(half / 2)} {num(-size * 0.4)} {num(half)} 0t{num(half)} 0"
    return path(d, "rh-river-bank") + path(d, "rh-river")
