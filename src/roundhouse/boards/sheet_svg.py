"""What makes a board a printed sheet: the frame, the title as an enamel sign, the compass rose."""

from __future__ import annotations

from math import pi
from typing import Final

from roundhouse.boards.lettering import BOLD, ITALIC, SANS
from roundhouse.boards.svg import (
    circle,
    label,
    line,
    num,
    path,
    polygon,
    rect,
    spaced,
    star,
    text,
)

BAND: Final = 19.0  # between the inner and the outer line of the frame

Marks = list[tuple[float, str]]  # where a column or row of hexes lies, and its letter or number


def frame(
    left: float,
    top: float,
    right: float,
    foot: float,
    columns: Marks,
    rows: Marks,
    size: float = 11.0,
) -> str:
    """Return a frame around a map with the names of columns and rows; it is BAND wide."""
    a, b, c, d = left - BAND, top - BAND, right + BAND, foot + BAND
    parts = [
        rect(left, top, right - left, foot - top, "rh-neat"),
        rect(a, b, c - a, d - b, "rh-frame"),
        rect(a + 4, b + 4, c - a - 8, d - b - 8, "rh-tick"),
    ]
    inset = BAND / 2 - 1.5  # the middle between the neat line and the inner line of the frame
    for x, name in columns:
        parts += [label(x, y, name, size, "rh-ink") for y in (top - inset, foot + inset)]
    for y, name in rows:
        parts += [label(x, y, name, size, "rh-ink") for x in (left - inset, right + inset)]
    for x in _between(columns):
        parts.append(
            line((x, top), (x, top - 5), "rh-tick") + line((x, foot), (x, foot + 5), "rh-tick")
        )
    for y in _between(rows):
        parts.append(
            line((left, y), (left - 5, y), "rh-tick") + line((right, y), (right + 5, y), "rh-tick")
        )
    return "".join(parts)


def _between(marks: Marks) -> list[float]:
    """Return where one column or row ends and the next begins."""
    return [(marks[i][0] + marks[i + 1][0]) / 2 for i in range(len(marks) - 1)]


def ticket(x: float, y: float, wide: float, high: float, notch: float = 12.0) -> str:
    """Return the path data of a ticket: a rectangle with round bites at its corners."""
    right, foot, n = x + wide, y + high, num(notch)
    bite = f"A{n} {n} 0 0 0"
    return (
        f"M{num(x + notch)} {num(y)}H{num(right - notch)}{bite} {num(right)} {num(y + notch)}"
        f"V{num(foot - notch)}{bite} {num(right - notch)} {num(foot)}H{num(x + notch)}"
        f"{bite} {num(x)} {num(foot - notch)}V{num(y + notch)}{bite} {num(x + notch)} {num(y)}Z"
    )


def cartouche(
    x: float, y: float, wide: float, lines: list[tuple[str, float, float]], foot: str = ""
) -> str:
    """Return the title of a sheet as an enamel sign from its upper left corner.

    ``lines`` are (words, size, spacing); ``foot`` stands in italics below a rule.
    """
    high = sum([size for _, size, _ in lines]) + (54 if foot else 34)
    middle, base = x + wide / 2, y + 8.0
    parts = [
        path(ticket(x, y, wide, high), "rh-title"),
        path(ticket(x + 4, y + 4, wide - 8, high - 8), "rh-title-line"),
    ]
    for words, size, spacing in lines:
        base += size * 1.12 + 1
        parts.append(spaced(middle, base, words, size, BOLD, "rh-sign-ink", spacing))
    if foot:
        parts.append(line((x + 34, base + 10), (x + wide - 34, base + 10), "rh-title-line"))
        parts.append(text(middle, base + 23.5, foot, 9.4, "rh-italic rh-middle rh-sign-ink", 0.2))
    return "".join(parts)


def rose(x: float, y: float, radius: float = 52.0) -> str:
    """Return a compass rose for open water."""
    r, s = radius, radius * 0.2 * 0.7071
    parts = [
        circle(x, y, r * 0.74, "rh-ring"),
        circle(x, y, r * 0.68, "rh-ring"),
        path(star(x, y, 4, r * 0.66, r * 0.16, pi / 4), "rh-rose"),
        path(star(x, y, 4, r, r * 0.2), "rh-rose"),
    ]
    rays = [((0, -1), (1, -1)), ((1, 0), (1, 1)), ((0, 1), (-1, 1)), ((-1, 0), (-1, -1))]
    for tip, side in rays:  # the shaded half of each
        half = [(x, y), (x + tip[0] * r, y + tip[1] * r), (x + side[0] * s, y + side[1] * s)]
        parts.append(path(polygon(half), "rh-sea-ink"))
    parts.append(text(x, y - r - 6, "N", r / 3, "rh-bold rh-middle rh-sea-name"))
    return "".join(parts)


def sea_name(x: float, y: float, words: str, size: float, spacing: float = 3.0) -> str:
    """Return the name of a water, in italics."""
    return spaced(x, y, words, size, ITALIC, "rh-sea-name", spacing)


def land_name(x: float, y: float, words: str, size: float = 11.0, spacing: float = 4.0) -> str:
    """Return the name of a country nobody builds in, in wide capitals."""
    return spaced(x, y, words.upper(), size, SANS, "rh-land-name", spacing)
