"""The printed sheet: sea and land, terrain, names, frame, title. Drawn once, the same for every match."""

from __future__ import annotations

from math import sqrt
from typing import Final

from roundhouse.boards.hexes import Axial, centre
from roundhouse.boards.outline import borders, coast, curve, roughened, smoothed
from roundhouse.boards.palette import LOOKS, sheet
from roundhouse.boards.svg import (
    circle,
    clip,
    defs,
    figure,
    hex_path,
    label,
    line,
    num,
    path,
    plate,
    polygon,
    rect,
    star,
    text,
    use,
)
from roundhouse.boards.terrain_svg import river, shore_lines, textured, textures
from roundhouse.games.chicago_express.board import (
    COST,
    FOREST,
    GRID,
    HEXES,
    MOUNTAIN,
    NAME,
    PLAINS,
    START,
    TERRAIN,
)

SIZE: Final = 40.0
ROW: Final = SIZE * sqrt(3)
PREFIX: Final = "chicago-express"
# The map inside its frame; hex A0 would have its centre at (0, 0)
LEFT: Final = -80.0
TOP: Final = -102.0
RIGHT: Final = 1160.0
BOTTOM: Final = 780.0
BAND: Final = 19.0  # between the lines of the frame
MARGIN: Final = 26.0  # from the frame to the edge of the sheet

HALO: Final = {PLAINS: "rh-halo", FOREST: "rh-halo-forest", MOUNTAIN: "rh-halo-mountain"}
WHERE: Final[list[tuple[float, float]]] = [centre(place, SIZE, "flat") for place in GRID.places]

STYLES: Final[dict[str, str]] = {
    look: sheet(
        look,
        ".rh-ce-neat{fill:none;stroke:$ink;stroke-width:1.1}"
        ".rh-ce-bold{fill:none;stroke:$ink;stroke-width:3}"
        ".rh-ce-tick{fill:none;stroke:$ink;stroke-width:.8}"
        ".rh-ce-title{fill:$sign;stroke:$sign;stroke-width:1.2}"
        ".rh-ce-title-in{fill:none;stroke:$sign-ink;stroke-width:.9}"
        ".rh-ce-edge{fill:none;stroke:$land;stroke-width:7;stroke-linejoin:round}"
        ".rh-ce-names{fill:$sea-ink}.rh-ce-outland{fill:$soft;fill-opacity:.75}"
        ".rh-ce-rose{fill:$paper;stroke:$sea-ink;stroke-width:.9;stroke-linejoin:round}"
        ".rh-ce-ring{fill:none;stroke:$sea-ink;stroke-width:.8}"
        ".rh-ce-casing{fill:none;stroke:$casing;stroke-width:5.4;stroke-linecap:round}"
        ".rh-ce-route{fill:none;stroke-width:3;stroke-linecap:round}"
        ".rh-ce-tie{fill:none;stroke:$casing;stroke-width:1.4;stroke-dasharray:1.1 4.4}"
        ".rh-ce-lane{fill:none;stroke:$hair;stroke-width:.8}"
        ".rh-ce-run{fill:none;stroke-width:4.5}"
        ".rh-ce-now{fill:$glow;fill-opacity:.25}"
        ".rh-ce-dial{fill:$plate;stroke:$brass;stroke-width:2.4}"
        ".rh-ce-arc{fill:none;stroke:$hair;stroke-width:1}"
        ".rh-ce-hand{fill:none;stroke:$ink;stroke-width:2.6;stroke-linecap:round}"
        ".rh-ce-step{fill:$plate;stroke:$ink;stroke-width:1}"
        ".rh-ce-cell{fill:$plate;stroke:$hair;stroke-width:.8}"
        ".rh-ce-works{fill:$plate;stroke:$gain;stroke-width:1.1;stroke-linejoin:round}"
        ".rh-ce-box{fill:$land;stroke:$ink;stroke-width:1.1}"
        ".rh-wave-line,.rh-water-line{fill:none}"
        "[data-pick] .rh-hit{cursor:pointer}",
    )
    for look in LOOKS
}

# ── Geography beyond the board ───────────────────────────────────────────────────────────────────


def place(column: int, row: int) -> Axial:
    """Return the axial coordinates of a column (A is 0) and row, also beyond the board."""
    return column, row - (column - column % 2) // 2


def _around() -> tuple[list[Axial], list[Axial]]:
    """Return water and land beyond the board, as far as the frame and a little further."""
    lakes = {(-1, -2), (-1, -1), (-1, 0)}  # Michigan
    lakes |= {(c, r) for c in (0, 1) for r in (-2, -1, 0, 1)}
    lakes |= {(4, -1), (4, -2), (5, -2)}  # Huron
    lakes |= {(5, 0), (6, 0), (6, 1), (7, 0), (7, 1), (8, 0), (8, 1), (9, 0), (10, 0)}  # Erie
    lakes |= {(c, r) for c in range(12, 17) for r in (-1, -2)}  # Ontario
    first = {15: 10, 16: 10, 17: 7, 18: 6, 19: 3, 20: 3, 21: 2}  # the Atlantic, by column
    ocean = {(c, r) for c, north in first.items() for r in range(north, 14)}
    board = set(GRID.places)
    water: list[Axial] = []
    land: list[Axial] = []
    for column in range(-3, 22):
        for row in range(-3, 14):
            if place(column, row) not in board:
                wet = (column, row) in lakes or (column, row) in ocean
                (water if wet else land).append(place(column, row))
    return water, land


def _rivers(land: list[Axial]) -> list[str]:
    """Return the path data of the Ohio and the Wabash: the board's edge in the south-west."""
    beyond = [(q, r) for q, r in land if -1 <= q <= 9 and r + (q - q % 2) // 2 >= 4]
    found: list[str] = []
    for points, closed in borders(GRID.places, beyond, SIZE, "flat"):
        # from west to east, so that a name set along it stands upright
        chain = roughened(smoothed((points[::-1], closed), 2), SIZE * 0.04)
        found.append(curve(chain))
    return found


def _country(land: list[Axial], water: list[Axial]) -> tuple[str, str]:
    """Return (defs, drawing) of everything that lies under the hexes' numbers."""
    shore = coast(water, None, SIZE, "flat", 0.045)
    streams = _rivers(land)
    inner = rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "")
    definitions = (
        f'<path id="{PREFIX}-hex" d="{hex_path(SIZE, "flat")}"/>'
        f'<path id="{PREFIX}-shore" d="{shore}"/>'
        + "".join([f'<path id="{PREFIX}-river-{i}" d="{d}"/>' for i, d in enumerate(streams)])
        + clip(f"{PREFIX}-map", inner)
        + clip(f"{PREFIX}-water", f'<use href="#{PREFIX}-shore"/>')
        + textures(PREFIX, [FOREST, MOUNTAIN], SIZE)
    )
    beyond = [p for p in land if place_row(p) < 4 or p[0] > 9]
    limits = [curve(smoothed(chain, 1)) for chain in borders(GRID.places, beyond, SIZE, "flat")]
    edge = "".join([curve(chain) for chain in borders(GRID.places, None, SIZE, "flat")])
    drawn = [
        rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "rh-outland"),
        path(edge, "rh-ce-edge"),
        _terrain(),
        "".join([path(d, "rh-border") for d in limits]),
        "".join([river(d) for d in streams]),
        use(f"{PREFIX}-shore", 0, 0, "rh-water"),
        shore_lines(f"{PREFIX}-shore", f"{PREFIX}-water", 24, 6),
        use(f"{PREFIX}-shore", 0, 0, "rh-water-edge"),
    ]
    return definitions, f'<g clip-path="url(#{PREFIX}-map)">{"".join(drawn)}</g>'


def place_row(at: Axial) -> int:
    """Return the row of a hex on this board's labels."""
    return at[1] + (at[0] - at[0] % 2) // 2


# ── The hexes ────────────────────────────────────────────────────────────────────────────────────


def _terrain() -> str:
    tones, lines, signs = [], [], []
    for h in range(HEXES):
        x, y = WHERE[h]
        tone = TERRAIN[h] if TERRAIN[h] in (FOREST, MOUNTAIN) else "land"
        tones.append(use(f"{PREFIX}-hex", x, y, f"rh-{tone}"))
        lines.append(use(f"{PREFIX}-hex", x, y, "rh-hex"))
        if tone != "land":
            signs.append(textured(PREFIX, tone, x, y))
    return "".join(tones) + "".join(signs) + "".join(lines)


def names() -> str:
    """Return the plates of the cities."""
    found: list[str] = []
    for h in range(HEXES):
        if NAME[h]:
            x, y = WHERE[h]
            found.append(plate(x, y - 25, NAME[h], 9.4, TERRAIN[h] == START))
    return "".join(found)


def costs() -> str:
    """Return the printed costs of plains and forests, which have no other number."""
    found: list[str] = []
    for h in range(HEXES):
        if TERRAIN[h] in (PLAINS, FOREST):
            x, y = WHERE[h]
            found.append(figure(x, y + 23.5, str(COST[h]), 16, f"rh-cost {HALO[TERRAIN[h]]}"))
    return "".join(found)


# ── Lettering and ornaments ──────────────────────────────────────────────────────────────────────


def _lettering() -> str:
    sea = "rh-italic rh-middle rh-ce-names"
    out = "rh-sans rh-middle rh-ce-outland"
    return "".join(
        [
            text(24, -38, "Lake", 15, sea, 2),
            text(24, -14, "Michigan", 15, sea, 2),
            text(446, 28, "Lake Erie", 21, sea, 7),
            text(842, -74, "Lake Ontario", 17, sea, 6),
            text(1092, 492, "Atlantic", 22, sea, 3),
            text(1092, 520, "Ocean", 22, sea, 6),
            text(470, -76, "ONTARIO", 13, out, 14),
            text(176, -76, "MICHIGAN", 11, out, 5),
            text(-38, 470, "ILLINOIS", 11, out, 4),
            text(300, 762, "KENTUCKY", 11, out, 8),
            text(1140, 60, "MASS.", 9, out, 1),
            text(1140, 190, "CONN.", 9, out, 1),
            text(720, 768, "NORTH CAROLINA", 10, out, 8),
        ]
    )


def _rose() -> str:
    """Return a compass rose."""
    x, y, r = 1092.0, 650.0, 52.0
    parts = [circle(x, y, r * 0.74, "rh-ce-ring"), circle(x, y, r * 0.68, "rh-ce-ring")]
    parts.append(path(star(x, y, 4, r * 0.66, r * 0.16, 3.14159265 / 4), "rh-ce-rose"))
    parts.append(path(star(x, y, 4, r, r * 0.2), "rh-ce-rose"))
    for i in range(4):  # the shaded half of each ray
        tip = [(0, -r), (r, 0), (0, r), (-r, 0)][i]
        side = [(1, -1), (1, 1), (-1, 1), (-1, -1)][i]
        s = r * 0.2 * 0.7071
        parts.append(
            path(
                polygon([(x, y), (x + tip[0], y + tip[1]), (x + side[0] * s, y + side[1] * s)]),
                "rh-sea-ink",
            )
        )
    parts.append(text(x, y - r - 6, "N", 17, "rh-bold rh-middle rh-ce-names"))
    return "".join(parts)


def _notched(x: float, y: float, wide: float, high: float, notch: float) -> str:
    """Return the path data of a ticket: a rectangle with round bites at its corners."""
    right, foot, n = x + wide, y + high, num(notch)
    bite = f"A{n} {n} 0 0 0"
    return (
        f"M{num(x + notch)} {num(y)}H{num(right - notch)}{bite} {num(right)} {num(y + notch)}"
        f"V{num(foot - notch)}{bite} {num(right - notch)} {num(foot)}H{num(x + notch)}"
        f"{bite} {num(x)} {num(foot - notch)}V{num(y + notch)}{bite} {num(x + notch)} {num(y)}Z"
    )


def _title() -> str:
    """Return the cartouche: an enamel sign with notched corners."""
    x, y, w, h = -58.0, 640.0, 322.0, 118.0
    middle, right = x + w / 2, x + w
    cities = "New York · Philadelphia · Baltimore · Washington"
    return (
        path(_notched(x, y, w, h, 12), "rh-ce-title")
        + path(_notched(x + 4, y + 4, w - 8, h - 8, 12), "rh-ce-title-in")
        + text(middle, y + 50, "CHICAGO", 37, "rh-bold rh-middle rh-sign-ink", 6)
        + text(middle, y + 82, "EXPRESS", 27, "rh-bold rh-middle rh-sign-ink", 14)
        + line((x + 34, y + 91), (right - 34, y + 91), "rh-ce-title-in")
        + text(middle, y + 104, cities, 9.4, "rh-italic rh-middle rh-sign-ink", 0.2)
    )


def _frame() -> str:
    """Return the frame of the map with the letters of the columns and the numbers of the rows."""
    left, top, right, foot = LEFT - BAND, TOP - BAND, RIGHT + BAND, BOTTOM + BAND
    parts = [
        rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "rh-ce-neat"),
        rect(left, top, right - left, foot - top, "rh-ce-bold"),
        rect(left + 4, top + 4, right - left - 8, foot - top - 8, "rh-ce-tick"),
    ]
    for column in range(19):
        x = column * SIZE * 1.5
        for y in (TOP - BAND / 2 + 1.5, BOTTOM + BAND / 2 - 1.5):
            parts.append(label(x, y, chr(65 + column), 11, "rh-ink"))
        for y, step in ((TOP, -5), (BOTTOM, 5)):
            parts.append(line((x + 30, y), (x + 30, y + step), "rh-ce-tick"))
    for row in range(11):
        y = row * ROW
        for x in (LEFT - BAND / 2 + 1.5, RIGHT + BAND / 2 - 1.5):
            parts.append(label(x, y, str(row), 11, "rh-ink"))
        for x, step in ((LEFT, -5), (RIGHT, 5)):
            parts.append(line((x, y + ROW / 2), (x + step, y + ROW / 2), "rh-ce-tick"))
    return "".join(parts)


def printed() -> str:
    """Return everything that never changes, beneath the pieces."""
    water, land = _around()
    definitions, country = _country(land, water)
    return defs(definitions) + country + _lettering() + _rose() + _title() + _frame()
