"""Track drawn as track: two rails and sleepers along real arcs between the edges of a hex."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin, sqrt, tan
from typing import Final

from roundhouse.boards.hexes import corners
from roundhouse.boards.svg import Point, circle, num, path, polygon

# How two edges of a hex lie to each other
SHARP: Final = 1
GENTLE: Final = 2
STRAIGHT: Final = 3


def edge_middle(edge: int, size: float, orientation: str) -> Point:
    """Return the middle of an edge of the hex around (0, 0)."""
    shape = corners(size, orientation)
    (ax, ay), (bx, by) = shape[edge % 6], shape[(edge + 1) % 6]
    return (ax + bx) / 2, (ay + by) / 2


def bend(a: int, b: int) -> int:
    """Return whether a track between two edges is SHARP, GENTLE or STRAIGHT."""
    apart = (b - a) % 6
    return min(apart, 6 - apart)


def radius(kind: int, size: float) -> float:
    """Return the radius of a bend, so that it meets both edges at right angles."""
    return size * sqrt(3) / 2 * tan(pi / 6 * kind)


def arc(a: int, b: int, size: float, orientation: str, x: float = 0.0, y: float = 0.0) -> str:
    """Return the path data of a track between two different edges of the hex around a point."""
    (ax, ay), (bx, by) = edge_middle(a, size, orientation), edge_middle(b, size, orientation)
    start, end = f"M{num(x + ax)} {num(y + ay)}", f"{num(x + bx)} {num(y + by)}"
    kind = bend(a, b)
    if kind == STRAIGHT:
        return f"{start}L{end}"
    # Edges are numbered clockwise; a bend to a higher edge turns against the clock
    sweep = 0 if (b - a) % 6 < 3 else 1
    r = num(radius(kind, size))
    return f"{start}A{r} {r} 0 0 {sweep} {end}"


def spur(edge: int, size: float, orientation: str, x: float = 0.0, y: float = 0.0) -> str:
    """Return the path data of a track from an edge to the middle of the hex, for towns."""
    ex, ey = edge_middle(edge, size, orientation)
    return f"M{num(x + ex)} {num(y + ey)}L{num(x)} {num(y)}"


def between(a: Point, b: Point, bulge: float = 0.0, gap: float = 0.0) -> str:
    """Return the path data of a line of a network board, bulging sideways, short of both ends."""
    long = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    dx, dy = (b[0] - a[0]) / long, (b[1] - a[1]) / long
    ax, ay, bx, by = a[0] + dx * gap, a[1] + dy * gap, b[0] - dx * gap, b[1] - dy * gap
    if not bulge:
        return f"M{num(ax)} {num(ay)}L{num(bx)} {num(by)}"
    cx, cy = (ax + bx) / 2 - dy * bulge * 2, (ay + by) / 2 + dx * bulge * 2
    return f"M{num(ax)} {num(ay)}Q{num(cx)} {num(cy)} {num(bx)} {num(by)}"


def rails(d: str, line: str = "rh-rails-free") -> str:
    """Return a track along a path: bed, sleepers, two rails in the owner's colour.

    ``line`` is the class of the owner's lines (``Swatch.line``); without one nobody owns the track.
    """
    return (
        path(d, "rh-bed")
        + path(d, "rh-sleepers")
        + path(d, "rh-rail-edge")
        + path(d, f"rh-rails {line}")
        + path(d, "rh-rail-gap")
    )


def part(
    a: int, b: int, size: float, orientation: str, begin: float = 0.25, end: float = 0.75
) -> list[Point]:
    """Return points along the track from edge a to edge b around (0, 0), from one part to another."""
    first, last = edge_middle(a, size, orientation), edge_middle(b, size, orientation)
    steps = [begin + (end - begin) * i / 8 for i in range(9)]
    kind = bend(a, b)
    if kind == STRAIGHT:
        return [
            (first[0] + (last[0] - first[0]) * t, first[1] + (last[1] - first[1]) * t)
            for t in steps
        ]
    # The centre lies on the line of edge a, one radius from its middle, on the side of edge b
    shape = corners(size, orientation)
    side = shape[(a + 1) % 6] if (b - a) % 6 < 3 else shape[a % 6]
    r = radius(kind, size)
    cx = first[0] + (side[0] - first[0]) * r / (size / 2)
    cy = first[1] + (side[1] - first[1]) * r / (size / 2)
    begins = atan2(first[1] - cy, first[0] - cx)
    turn = atan2(last[1] - cy, last[0] - cx) - begins
    turn -= 2 * pi * round(turn / (2 * pi))
    return [(cx + r * cos(begins + turn * t), cy + r * sin(begins + turn * t)) for t in steps]


def bridge(a: int, b: int, size: float, orientation: str, x: float = 0.0, y: float = 0.0) -> str:
    """Return the parapets of the track from edge a to edge b where it crosses above another."""
    d = polygon([(x + px, y + py) for px, py in part(a, b, size, orientation)], closed=False)
    return path(d, "rh-deck") + path(d, "rh-deck-gap")


def crossing(
    below: tuple[int, int, str],
    above: tuple[int, int, str],
    size: float,
    orientation: str,
    x: float = 0.0,
    y: float = 0.0,
) -> str:
    """Return two crossing tracks, each (edge, edge, class of its line); the second has the bridge."""
    under = rails(arc(below[0], below[1], size, orientation, x, y), below[2])
    over = rails(arc(above[0], above[1], size, orientation, x, y), above[2])
    return under + bridge(above[0], above[1], size, orientation, x, y) + over


def stop(x: float, y: float, size: float = 7.0) -> str:
    """Return the dot of a town or stop."""
    return circle(x, y, size, "rh-stop")
