"""Outlines of regions of hexes: coasts, rivers along edges, borders between two regions."""

from __future__ import annotations

from math import hypot

from roundhouse.boards.hexes import DIRECTIONS, Axial, centre, corners
from roundhouse.boards.svg import Point, num

Chain = tuple[list[Point], bool]  # points, and whether the last joins the first


def borders(
    here: list[Axial], there: list[Axial] | None, size: float, orientation: str
) -> list[Chain]:
    """Return the lines where ``here`` meets ``there``, or (None) everything that is not ``here``.

    The lines run clockwise around ``here``.
    """
    inside = set(here)
    across = None if there is None else set(there)
    shape = corners(size, orientation)
    after: dict[tuple[int, int], tuple[Point, Point]] = {}
    for q, r in here:
        x, y = centre((q, r), size, orientation)
        for edge in range(6):
            beside = (q + DIRECTIONS[edge][0], r + DIRECTIONS[edge][1])
            if beside in inside or (across is not None and beside not in across):
                continue
            (ax, ay), (bx, by) = shape[edge], shape[(edge + 1) % 6]
            after[_key((x + ax, y + ay))] = ((x + ax, y + ay), (x + bx, y + by))
    return _joined(after)


def _key(point: Point) -> tuple[int, int]:
    return round(point[0] * 4), round(point[1] * 4)


def _joined(after: dict[tuple[int, int], tuple[Point, Point]]) -> list[Chain]:
    ends = {_key(b) for _, b in after.values()}
    # Open lines begin where none ends; what is left over are rings
    starts = [key for key in after if key not in ends]
    chains: list[Chain] = []
    while after:
        key = starts.pop(0) if starts else next(iter(after))
        points = [after[key][0]]
        while key in after:
            end = after.pop(key)[1]
            points.append(end)
            key = _key(end)
        closed = _key(points[0]) == _key(points[-1])
        chains.append((points[:-1] if closed else points, closed))
    return chains


def smoothed(chain: Chain, times: int = 2, cut: float = 0.25) -> Chain:
    """Return a line with its corners cut again and again; ends stay where they are.

    ``cut`` is the part of each side that is given up at first; later cuts are always a quarter.
    """
    points, closed = chain
    for _ in range(times):
        found: list[Point] = [] if closed else [points[0]]
        for i in range(len(points) if closed else len(points) - 1):
            (ax, ay), (bx, by) = points[i], points[(i + 1) % len(points)]
            found.append((ax + (bx - ax) * cut, ay + (by - ay) * cut))
            found.append((bx + (ax - bx) * cut, by + (ay - by) * cut))
        if not closed:
            found.append(points[-1])
        points, cut = found, 0.25
    return points, closed


def roughened(chain: Chain, amount: float) -> Chain:
    """Return a line with the small irregularities of a surveyed coast, the same every time."""
    points, closed = chain
    found: list[Point] = []
    for i, (x, y) in enumerate(points):
        if not closed and i in (0, len(points) - 1):
            found.append((x, y))
            continue
        (ax, ay), (bx, by) = points[i - 1], points[(i + 1) % len(points)]
        long = hypot(bx - ax, by - ay) or 1.0
        away = amount * (noise(x, y) - 0.5) * 2
        found.append((x - (by - ay) / long * away, y + (bx - ax) / long * away))
    return found, closed


def noise(x: float, y: float) -> float:
    """Return a number from 0 to 1 that depends on a place alone."""
    mixed = (round(x * 10) * 73856093 ^ round(y * 10) * 19349663) & 0x7FFFFFFF
    mixed = mixed * 1103515245 + 12345 & 0x7FFFFFFF
    return (mixed >> 8 & 0xFFFF) / 0xFFFF


def curve(chain: Chain) -> str:
    """Return the path data of a line with soft corners (its points are the handles)."""
    points, closed = chain
    if closed:
        first = _middle(points[-1], points[0])
        parts = [f"M{num(first[0])} {num(first[1])}"]
        turns = [
            (points[i], _middle(points[i], points[(i + 1) % len(points)]))
            for i in range(len(points))
        ]
    else:
        parts = [f"M{num(points[0][0])} {num(points[0][1])}"]
        turns = [(points[i], _middle(points[i], points[i + 1])) for i in range(1, len(points) - 2)]
        turns.append((points[-2] if len(points) > 2 else points[0], points[-1]))
    for (cx, cy), (x, y) in turns:
        parts.append(f"Q{num(cx)} {num(cy)} {num(x)} {num(y)}")
    return "".join(parts) + ("Z" if closed else "")


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def coast(
    here: list[Axial], there: list[Axial] | None, size: float, orientation: str, rough: float = 0.05
) -> str:
    """Return the path data of a natural line between two regions of hexes; ``rough`` 0 is smooth."""
    return "".join(
        [
            curve(roughened(smoothed(chain, 2), size * rough))
            for chain in borders(here, there, size, orientation)
        ]
    )
