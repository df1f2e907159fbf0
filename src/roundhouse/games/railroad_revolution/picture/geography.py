"""The printed map of the United States: coasts, lakes, rivers, ranges, borders, from surveyed points.

Points are (longitude, latitude). ``at`` puts them on the sheet so that the cities of board.toml lie where
they are on the globe.
"""

from __future__ import annotations

from math import hypot
from typing import Final

from roundhouse.boards.outline import Chain, curve, noise, roughened, smoothed
from roundhouse.boards.sheet_svg import cartouche, frame, land_name, rose, sea_name
from roundhouse.boards.svg import Point, clip, defs, path, rect, use
from roundhouse.boards.terrain_svg import lake, peak, river, shore_lines, tree
from roundhouse.games.railroad_revolution.board import CITY_AT, SPACE_AT

PREFIX: Final = "rh-rr"
WIDE: Final = 1700.0  # what a thousand thousandths of board.toml are
HIGH: Final = 1074.0
LEFT: Final = 26.0
TOP: Final = 26.0
RIGHT: Final = 1386.0
BOTTOM: Final = 800.0

Degrees = list[tuple[float, float]]

PACIFIC: Final[Degrees] = [
    *[(-127.5, 53), (-125.2, 50), (-124.7, 48.4), (-124.1, 46.9), (-124, 45.2), (-124.2, 43.6)],
    *[(-124.5, 42.8), (-124.1, 41), (-124.4, 40.3), (-123.7, 39), (-123, 38.2), (-122.6, 37.6)],
    *[(-122.4, 37), (-121.9, 36.6), (-121.3, 35.7), (-120.6, 34.6), (-119.3, 34.1), (-118.4, 33.7)],
    *[(-117.3, 32.9), (-116.8, 31.7), (-115.9, 30.3), (-115.6, 29.4), (-114.3, 28), (-113, 24)],
]
CALIFORNIA: Final[Degrees] = [
    *[(-114.9, 31.7), (-114.1, 31), (-112.9, 30), (-112.2, 28.6), (-110.9, 27.5), (-109.6, 26)],
    *[(-108, 24), (-110.2, 24), (-111.3, 26), (-112.6, 27.7), (-113.8, 29.3), (-114.7, 30.6)],
]
ATLANTIC: Final[Degrees] = [
    *[(-97.8, 22), (-97.3, 25.9), (-97.4, 27.4), (-96.3, 28.5), (-94.8, 29.3), (-93.4, 29.7)],
    *[(-92, 29.5), (-91, 29.2), (-90, 29.1), (-89.2, 29), (-89.6, 30), (-88, 30.3), (-86.6, 30.4)],
    *[
        (-85.4, 29.7),
        (-84.2, 30),
        (-83, 29.1),
        (-82.7, 28),
        (-82.4, 27),
        (-81.7, 25.9),
        (-81, 25.1),
    ],
    *[(-80.3, 25.4), (-80.1, 26.8), (-80.7, 28.5), (-81.4, 30.5), (-80.9, 32), (-79.6, 32.8)],
    *[(-78.7, 33.9), (-77.2, 34.6), (-75.7, 35.3), (-76, 36.9), (-75.4, 38), (-75, 38.8)],
    *[(-74.3, 39.5), (-74, 40.6), (-72, 41), (-70, 41.7), (-70.6, 43), (-67, 44.6)],
]
LAKES: Final[list[Degrees]] = [
    [
        *[(-92, 46.7), (-90.7, 47.5), (-89.3, 48.1), (-88, 48.7), (-86.3, 48.7), (-85, 47.9)],
        *[(-84.6, 46.6), (-86, 46.6), (-87.4, 46.5), (-88.1, 47.3), (-89.2, 46.9), (-90.7, 46.7)],
    ],
    [
        *[(-87.5, 41.7), (-87.9, 43), (-87.6, 44.4), (-87.3, 45.3), (-86.2, 45.9), (-85.1, 45.6)],
        *[(-85.7, 44.9), (-86.4, 44), (-86.4, 43), (-86.3, 42.2), (-86.9, 41.7)],
    ],
    [
        *[(-84.4, 45.9), (-82.8, 46), (-81.2, 45.8), (-80.2, 44.7), (-81.5, 44.5), (-81.7, 43.3)],
        *[(-82.4, 43.1), (-82.7, 44), (-83.5, 44.1), (-83.4, 45.2)],
    ],
    [
        *[(-83.4, 41.7), (-82.5, 41.5), (-81.4, 41.7), (-80, 42.2), (-79, 42.7), (-80, 42.8)],
        *[(-81.3, 42.6), (-82.5, 42.1), (-83.1, 42.1)],
    ],
    [(-79.6, 43.3), (-78, 43.4), (-76.4, 43.5), (-76.5, 44), (-77.9, 43.9), (-79.2, 43.7)],
]
RIVERS: Final[list[Degrees]] = [
    [
        *[(-95, 47.3), (-93.4, 45), (-91.3, 43.5), (-90.5, 41.7), (-91.3, 40.4), (-90.3, 38.8)],
        *[(-89.5, 37), (-90, 35.1), (-91, 33.5), (-91.4, 31.5), (-90.3, 30), (-89.4, 29.1)],
    ],
    [
        *[(-111.6, 45.8), (-111, 47.5), (-108.5, 47.6), (-104, 48), (-101, 47.2), (-100.4, 44.4)],
        *[(-98, 42.8), (-96, 41.2), (-94.6, 39.1), (-92, 38.7), (-90.3, 38.8)],
    ],
    [
        (-79.9, 40.5),
        (-80.7, 39.6),
        (-82.4, 38.5),
        (-84.5, 39),
        (-85.8, 38.1),
        (-87.6, 37.9),
        (-89.1, 37),
    ],
    [
        (-106.6, 37.6),
        (-106.8, 35),
        (-106.6, 32),
        (-104.6, 29.8),
        (-103, 29),
        (-101, 29.6),
        (-99.5, 27.5),
        (-97.3, 25.9),
    ],
    [
        (-105.9, 40.3),
        (-109, 38.9),
        (-111, 37),
        (-112.5, 36.1),
        (-114.4, 36),
        (-114.5, 34),
        (-114.8, 31.9),
    ],
    [(-118, 49.5), (-119.4, 47.6), (-119, 46.2), (-121, 45.7), (-123, 46.1), (-124, 46.2)],
]
CANADA: Final[Degrees] = [
    *[(-127, 53), (-125, 49.4), (-122.8, 49), (-110, 49), (-95.2, 49), (-92, 48.2), (-89.5, 48)],
    *[(-86, 47.8), (-84.5, 46.4), (-82.5, 45.4), (-82.5, 42.8), (-81, 42.2), (-79, 42.8)],
    *[(-78.5, 43.6), (-76.5, 44.2), (-74.8, 45), (-71.5, 45.1), (-69, 47.3), (-60, 48), (-60, 53)],
]
MEXICO: Final[Degrees] = [
    *[(-117.2, 32.5), (-114.8, 32.6), (-111, 31.3), (-108.2, 31.4), (-106.6, 31.8), (-104.6, 29.8)],
    *[(-103, 29), (-101, 29.6), (-99.5, 27.5), (-97.3, 25.9), (-97.8, 22), (-118, 22)],
]
# ranges: from, to, how far they spread sideways, how many rows of peaks
RANGES: Final[list[tuple[tuple[float, float], tuple[float, float], float, int]]] = [
    ((-115.5, 48.6), (-111, 44), 2.6, 9),
    ((-110.5, 44.4), (-106.3, 39), 2.2, 10),
    ((-106.6, 38.6), (-105.6, 34.6), 1.6, 7),
    ((-121.4, 48.6), (-122, 42.2), 0.9, 11),
    ((-121, 40.8), (-118.3, 36), 0.9, 9),
    ((-117, 41.4), (-114.6, 38), 1.6, 5),
    ((-84.2, 35), (-78.4, 40.8), 0.8, 12),
]
WOODS: Final[list[tuple[float, float, int]]] = [
    *[
        (-94.2, 47.4, 8),
        (-89.6, 45.6, 9),
        (-84.6, 44.4, 6),
        (-93, 35.6, 7),
        (-87, 33, 7),
        (-83, 32.2, 6),
    ],
    *[(-78.2, 36.9, 5), (-75.2, 43.6, 7), (-90.6, 33.2, 4), (-81.8, 27.6, 3), (-77.6, 41.6, 4)],
]


def at(point: tuple[float, float]) -> Point:
    """Return where a place of the globe lies on the sheet."""
    return WIDE * (1.93368 + 0.0152366 * point[0]), HIGH * (1.60406 - 0.0316628 * point[1])


def placed(thousandths: tuple[int, int]) -> Point:
    """Return where a place of board.toml lies on the sheet."""
    return thousandths[0] * WIDE / 1000, thousandths[1] * HIGH / 1000


CITY_WHERE: Final[list[Point]] = [placed(where) for where in CITY_AT]
SPACE_WHERE: Final[list[Point]] = [placed(where) for where in SPACE_AT]


def _line(points: Degrees, closed: bool, rough: float = 2.4) -> Chain:
    chain = ([at(point) for point in points], closed)
    return roughened(smoothed(chain, 2), rough)


def _sea(points: Degrees, corners: list[Point]) -> str:
    """Return the path data of a sea: its coast, then around outside the frame."""
    chain = _line(points, False)
    return curve((chain[0] + corners, True))


def _seas() -> str:
    west: list[Point] = [(-60, BOTTOM + 80), (-60, -80)]
    east: list[Point] = [(RIGHT + 300, at((-67, 44.6))[1]), (RIGHT + 300, 1200), (400, 1200)]
    gulf = curve(_line(CALIFORNIA, True))
    return _sea(PACIFIC, west) + _sea(ATLANTIC, east) + gulf


# ── Ranges and woods ─────────────────────────────────────────────────────────────────────────────


def _is_free(x: float, y: float, room: float) -> bool:
    """Return whether a sign would stand clear of cities and rail spaces."""
    for cx, cy in CITY_WHERE:
        if abs(x - cx) < room + 34 and abs(y - 8 - cy) < room + 22:
            return False
    return all([hypot(x - sx, y - 8 - sy) > room + 12 for sx, sy in SPACE_WHERE])


def _ranges() -> str:
    spots: list[tuple[float, float, float]] = []
    for (a, b), (c, d), spread, rows in RANGES:
        for row in range(rows):
            for side in (-1.0, -0.5, 0.0, 0.5, 1.0):
                t = (row + noise(row * 7.1, a + side)) / rows
                across = (side + (noise(a * 3, row + side * 5) - 0.5) * 0.4) * spread
                x, y = at((a + (c - a) * t + across, b + (d - b) * t))
                high = 15 + 11 * noise(x, y)
                if noise(y, x) > 0.2 and _is_free(x, y, 14):
                    spots.append((y, x, high))
    return "".join([peak(x, y, high) for y, x, high in sorted(spots)])


def _woods() -> str:
    drawn: list[str] = []
    for lon, lat, many in WOODS:
        for i in range(many):
            x, y = at(
                (lon + (noise(i * 3.3, lat) - 0.5) * 3, lat + (noise(lon, i * 5.7) - 0.5) * 1.5)
            )
            if _is_free(x, y, 8):
                drawn.append(tree(x, y, 11 + 3 * noise(x, y)))
    return "".join(drawn)


# ── The sheet ────────────────────────────────────────────────────────────────────────────────────


def _lettering() -> str:
    return "".join(
        [
            sea_name(1322, 606, "Atlantic", 20, 2),
            sea_name(1322, 631, "Ocean", 20, 5),
            sea_name(992, 782, "Gulf of Mexico", 20, 4),
            sea_name(88, 598, "Pacific", 17, 2),
            sea_name(88, 620, "Ocean", 17, 4),
            land_name(660, 52, "British North America", 13, 13),
            land_name(470, 765, "Mexico", 14, 14),
            land_name(1215, 120, "Canada", 12, 8),
        ]
    )


def printed() -> str:
    """Return the map beneath the network, with its frame and title."""
    seas = _seas()
    inner = rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "")
    definitions = f'<path id="{PREFIX}-shore" d="{seas}"/>' + clip(f"{PREFIX}-map", inner)
    definitions += clip(f"{PREFIX}-water", f'<use href="#{PREFIX}-shore"/>')
    waters: list[str] = []
    for number, points in enumerate(LAKES):
        made, drawn = lake(curve(_line(points, True, 1.6)), PREFIX, number, 15)
        definitions += made
        waters.append(drawn)
    abroad = [curve(_line(points, True, 0.8)) for points in (CANADA, MEXICO)]
    country = [
        rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "rh-land"),
        "".join([path(d, "rh-outland") for d in abroad]),
        "".join([path(d, "rh-border") for d in abroad]),
        "".join([river(curve(_line(points, False, 2.0))) for points in RIVERS]),
        "".join(waters),
        _ranges(),
        _woods(),
        use(f"{PREFIX}-shore", 0, 0, "rh-water"),
        shore_lines(f"{PREFIX}-shore", f"{PREFIX}-water", 34, 8),
        use(f"{PREFIX}-shore", 0, 0, "rh-water-edge"),
        _lettering(),
        rose(1322, 742, 38),
    ]
    lines = [("RAILROAD", 28.0, 4.0), ("REVOLUTION", 22.0, 4.0)]
    title = cartouche(LEFT + 20, BOTTOM - 122, 260, lines, "From sea to shining sea")
    clipped = f'<g clip-path="url(#{PREFIX}-map)">{"".join(country)}</g>'
    return defs(definitions) + clipped + title + frame(LEFT, TOP, RIGHT, BOTTOM, [], [])
