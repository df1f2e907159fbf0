"""Drawing primitives for every board: pure functions that return pieces of SVG.

Colours come from classes only (palette.py), so that one drawing serves every look. Sizes are in the
units of the drawing; a hex usually has ``size`` 40, the distance from its centre to a corner. Land and
water are in terrain_svg.py, outlines of regions in outline.py, track in track_svg.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from roundhouse.boards.hexes import corners
from roundhouse.boards.lettering import (
    BOLD,
    CAPITALS,
    FIGURE,
    SANS,
    SMALL,
    small_caps_width,
    width,
)
from roundhouse.boards.palette import Swatch

Point = tuple[float, float]

# ── Text and numbers ─────────────────────────────────────────────────────────────────────────────


def escape(text: str) -> str:
    """Return a text as it may stand in SVG, inside elements and inside quoted attributes."""
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;")


def num(value: float) -> str:
    """Return a number as short as a tenth of a unit allows."""
    rounded = round(value * 10) / 10
    whole = int(rounded)
    return str(whole) if whole == rounded else str(rounded)


def text(x: float, y: float, words: str, size: float, classes: str, spacing: float = 0.0) -> str:
    """Return one line of text whose baseline begins (or with ``rh-middle`` centres) at a point."""
    spaced = f' letter-spacing="{num(spacing)}"' if spacing else ""
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}"{spaced} class="{classes}">'
        f"{escape(words)}</text>"
    )


def figure(x: float, y: float, words: str, size: float, classes: str = "rh-ink") -> str:
    """Return a number or short label in bold tabular figures, centred on a point both ways."""
    return text(x, y + size * CAPITALS[FIGURE] / 2, words, size, f"rh-figure rh-middle {classes}")


def small_caps(
    x: float,
    y: float,
    words: str,
    size: float,
    classes: str = "rh-ink",
    spacing: float = 0.0,
    face: str = BOLD,
) -> str:
    """Return a name in bold capitals and small capitals, centred on a point both ways."""
    parts: list[str] = []
    small = num(size * SMALL)
    for word in words.split(" "):
        head, tail = escape(word[:1]), escape(word[1:].upper())
        parts.append(f'{head}<tspan font-size="{small}">{tail}</tspan>' if tail else head)
    spaced = f' letter-spacing="{num(spacing)}"' if spacing else ""
    base = num(y + size * CAPITALS[face] * SMALL / 2)
    return (
        f'<text x="{num(x)}" y="{base}" font-size="{num(size)}"{spaced} '
        f'class="rh-{face} rh-middle {classes}">{" ".join(parts)}</text>'
    )


def spaced(x: float, y: float, words: str, size: float, face: str, ink: str, spacing: float) -> str:
    """Return widely spaced words, centred on x with their baseline at y.

    Every letter gets its place, because renderers disagree whether a space follows the last one.
    """
    at = x - (width(words, size, face, spacing) - spacing) / 2
    places: list[str] = []
    for letter in words:
        places.append(num(at))
        at += width(letter, size, face, spacing)
    return (
        f'<text x="{" ".join(places)}" y="{num(y)}" font-size="{num(size)}" '
        f'class="rh-{face} {ink}">{escape(words)}</text>'
    )


def text_on(path_id: str, words: str, size: float, classes: str, spacing: float = 0.0) -> str:
    """Return a text set along a path of the defs, in its middle."""
    spaced = f' letter-spacing="{num(spacing)}"' if spacing else ""
    return (
        f'<text font-size="{num(size)}"{spaced} class="rh-middle {classes}">'
        f'<textPath href="#{path_id}" startOffset="50%">{escape(words)}</textPath></text>'
    )


# ── Elements ─────────────────────────────────────────────────────────────────────────────────────


def path(d: str, classes: str, more: str = "") -> str:
    """Return a path."""
    return f'<path d="{d}" class="{classes}"{more}/>'


def circle(x: float, y: float, radius: float, classes: str) -> str:
    """Return a circle."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" class="{classes}"/>'


def rect(x: float, y: float, wide: float, high: float, classes: str, radius: float = 0.0) -> str:
    """Return a rectangle from its upper left corner."""
    round_ = f' rx="{num(radius)}"' if radius else ""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(wide)}" height="{num(high)}"{round_} '
        f'class="{classes}"/>'
    )


def line(a: Point, b: Point, classes: str) -> str:
    """Return a straight line."""
    return f'<path d="M{num(a[0])} {num(a[1])}L{num(b[0])} {num(b[1])}" class="{classes}"/>'


def group(
    content: str, classes: str = "", x: float = 0.0, y: float = 0.0, scale: float = 1.0
) -> str:
    """Return a group, moved and scaled."""
    at = f"translate({num(x)} {num(y)})" if x or y else ""
    if scale != 1.0:
        at += f"scale({scale:.3g})"
    named = f' class="{classes}"' if classes else ""
    moved = f' transform="{at}"' if at else ""
    return f"<g{named}{moved}>{content}</g>"


def spot(key: str, content: str, classes: str = "") -> str:
    """Return a group that can be pointed at (``hex:R2``); what it is called is said elsewhere."""
    named = f' class="{classes}"' if classes else ""
    return f'<g data-pick="{escape(key)}"{named}>{content}</g>'


def hex_spots(symbol: str, labels: Sequence[str], where: Sequence[tuple[float, float]]) -> str:
    """Return hexes as things to point at: a symbol of the defs at each place."""
    return "".join(
        [spot(f"hex:{labels[h]}", use(symbol, *where[h], "rh-hit")) for h in range(len(where))]
    )


def use(symbol: str, x: float, y: float, classes: str = "", mirrored: bool = False) -> str:
    """Return a copy of something in the defs, mirrored left to right if asked."""
    named = f' class="{classes}"' if classes else ""
    if mirrored:
        return f'<use href="#{symbol}" transform="translate({num(x)} {num(y)})scale(-1 1)"{named}/>'
    return f'<use href="#{symbol}" x="{num(x)}" y="{num(y)}"{named}/>'


def defs(content: str) -> str:
    """Return definitions; prefix their ids with the title, several drawings share a page."""
    return f"<defs>{content}</defs>"


def clip(clip_id: str, content: str) -> str:
    """Return a clip path for the defs."""
    return f'<clipPath id="{clip_id}">{content}</clipPath>'


# ── Shapes ───────────────────────────────────────────────────────────────────────────────────────


def polygon(points: list[Point], closed: bool = True) -> str:
    """Return the path data of straight lines through points."""
    joined = "L".join([f"{num(x)} {num(y)}" for x, y in points])
    return f"M{joined}Z" if closed else f"M{joined}"


def hex_path(size: float, orientation: str, x: float = 0.0, y: float = 0.0) -> str:
    """Return the path data of a hex around a point."""
    return polygon([(x + dx, y + dy) for dx, dy in corners(size, orientation)])


def star(x: float, y: float, points: int, outer: float, inner: float, turn: float = 0.0) -> str:
    """Return the path data of a star; with turn 0 a ray points north."""
    found: list[Point] = []
    for i in range(2 * points):
        radius = inner if i % 2 else outer
        angle = turn + pi * i / points - pi / 2
        found.append((x + radius * cos(angle), y + radius * sin(angle)))
    return polygon(found)


# ── Signs and tokens ─────────────────────────────────────────────────────────────────────────────


def plate(
    x: float, y: float, name: str, size: float = 9.0, sign: bool = False, face: str = BOLD
) -> str:
    """Return a name plate centred on a point; ``sign`` makes it an enamel sign (a start, a capital).

    The face FIGURE is half as wide as BOLD, for names that must be large where there is little room.
    """
    wide = plate_width(name, size, face)
    high = size * 1.32
    box = rect(
        x - wide / 2, y - high / 2, wide, high, "rh-sign-box" if sign else "rh-plate-box", 1.6
    )
    if sign:
        box += rect(
            x - wide / 2 + 1.3, y - high / 2 + 1.3, wide - 2.6, high - 2.6, "rh-sign-inner", 0.8
        )
    return box + small_caps(x, y, name, size, "rh-sign-ink" if sign else "rh-ink", 0.3, face)


def plate_width(name: str, size: float = 9.0, face: str = BOLD) -> float:
    """Return how wide the plate of a name is."""
    return small_caps_width(name, size, face, 0.3) + size * (0.9 if face == BOLD else 0.6)


def coin(x: float, y: float, value: int, radius: float = 8.5) -> str:
    """Return a printed cost: a number in a ring."""
    return circle(x, y, radius, "rh-coin-box") + figure(x, y, str(value), radius * 1.75, "rh-cost")


def gain(x: float, y: float, value: int, high: float = 16.0) -> str:
    """Return a printed income: a number in a small ticket."""
    words = f"+{value}"
    wide = width(words, high * 0.95, FIGURE) + high * 0.26
    box = rect(x - wide / 2, y - high / 2, wide, high, "rh-gain-box", 2)
    return box + figure(x, y, words, high * 0.95, "rh-gain")


def house(x: float, y: float, size: float = 18.0, words: str = "", built: bool = False) -> str:
    """Return a house, outlined while it may come and solid once built, with a number inside."""
    w, h = size / 2, size / 2
    eaves = num(y - h * 0.26)
    shape = (
        f"M{num(x - w)} {eaves}L{num(x)} {num(y - h)}L{num(x + w)} {eaves}"
        f"H{num(x + w * 0.84)}V{num(y + h)}H{num(x - w * 0.84)}V{eaves}Z"
    )
    drawn = path(shape, "rh-house-built" if built else "rh-house-box")
    if not words:
        return drawn
    ink = "rh-on-house" if built else "rh-gain"
    return drawn + figure(x, y + h * 0.3, words, size * 0.76, ink)


def label(x: float, y: float, words: str, size: float = 7.0, classes: str = "rh-soft") -> str:
    """Return a small label centred on a point."""
    return text(x, y + size * CAPITALS[SANS] / 2, words, size, f"rh-sans rh-middle {classes}")


# ── Pieces ───────────────────────────────────────────────────────────────────────────────────────

# 40 wide, 25 high, running west; the cab is broad because it bears the letter
_ENGINE: Final = (
    "M0 21.5L4.2 15.2V9.2Q4.2 8 5.4 8H6.6V4.6L5.2 1.2H12.2L10.8 4.6V8H14.4Q14.6 5 17.4 5T20.4 8"
    "H22.6V4H21.2Q20.8 1.2 22.4 1H39.2Q40.6 1.2 40.2 4H38.8V20.6H33.4A4.4 4.4 0 0 1 24.6 20.6H23.9"
    "A4.4 4.4 0 0 1 15.1 20.6H12.8A3.3 3.3 0 0 1 6.2 21.2L5.8 21.5Z"
)
ENGINE_WIDE: Final = 40.0
ENGINE_HIGH: Final = 25.0


def locomotive(x: float, y: float, wide: float, who: Swatch, eastbound: bool = False) -> str:
    """Return a locomotive in its company's enamel with the letter on the cab, centred on a point."""
    scale = wide / ENGINE_WIDE
    flip = ' transform="translate(40 0)scale(-1 1)"' if eastbound else ""
    cab = 9.3 if eastbound else 30.7
    return (
        f'<g transform="translate({num(x - wide / 2)} {num(y - ENGINE_HIGH * scale / 2)})'
        f'scale({scale:.3g})">{path(_ENGINE, f"rh-piece rh-engine {who.fill}", flip)}'
        f"{figure(cab, 11.2, who.letter, 15.5, who.ink)}</g>"
    )


def locomotives(x: float, y: float, swatches: list[Swatch], room: float = 64.0) -> str:
    """Return up to six locomotives arranged neatly around a point within a width."""
    many = len(swatches)
    rows = [many] if many <= 2 else [2, many - 2] if many <= 4 else [3, many - 3]
    wide = (
        (room * 0.66, room * 0.49, room * 0.45, room * 0.45)[many - 1] if many <= 4 else room * 0.33
    )
    high = wide * ENGINE_HIGH / ENGINE_WIDE * 0.98
    found: list[str] = []
    at = 0
    for row, here in enumerate(rows):
        for i in range(here):
            px = x + (i - (here - 1) / 2) * wide * 1.02
            py = y + (row - (len(rows) - 1) / 2) * high
            found.append(locomotive(px, py, wide, swatches[at]))
            at += 1
    return "".join(found)


def cube(x: float, y: float, size: float, who: Swatch) -> str:
    """Return a small solid with its letter on the front, centred on a point."""
    front = size * 0.78
    deep = size - front
    left, top = x - size / 2, y - size / 2 + deep
    lid = [(left, top), (left + deep, top - deep), (left + size, top - deep), (left + front, top)]
    side = [
        (left + front, top),
        lid[2],
        (left + size, top - deep + front),
        (left + front, top + front),
    ]
    edge = polygon([(left, top), lid[1], lid[2], side[2], side[3], (left, top + front)])
    return (
        path(edge, f"rh-piece {who.fill}")
        + path(polygon(lid), "rh-shine")
        + path(polygon(side), "rh-shade")
        + figure(left + front / 2, top + front / 2, who.letter, front * 0.95, who.ink)
    )


def cubes(x: float, y: float, swatches: list[Swatch], size: float = 13.0, across: int = 3) -> str:
    """Return cubes in rows of at most ``across`` around a point."""
    found: list[str] = []
    rows = (len(swatches) + across - 1) // across
    for at, who in enumerate(swatches):
        row = at // across
        here = min(across, len(swatches) - row * across)
        px = x + (at % across - (here - 1) / 2) * size * 1.1
        py = y + (row - (rows - 1) / 2) * size * 1.1
        found.append(cube(px, py, size, who))
    return "".join(found)


def disc(x: float, y: float, radius: float, who: Swatch) -> str:
    """Return a round marker with its letter."""
    return circle(x, y, radius, f"rh-piece {who.fill}") + figure(
        x, y, who.letter, radius * 1.35, who.ink
    )


def flag(x: float, y: float, high: float, who: Swatch, words: str = "") -> str:
    """Return an enamel tag as wide as its words (the letter, if none are given), centred."""
    shown = words or who.letter
    wide = width(shown, high * 0.86, FIGURE) + high * 0.5
    return rect(x - wide / 2, y - high / 2, wide, high, f"rh-piece {who.fill}", 1.5) + figure(
        x, y, shown, high * 0.86, who.ink
    )
