"""The printed sheet: sea and land, terrain, names, frame, title. Drawn once, the same for every match."""

from __future__ import annotations

from math import sqrt
from typing import Final

from roundhouse.boards.hexes import Axial, centre
from roundhouse.boards.lettering import FIGURE
from roundhouse.boards.outline import borders, coast, curve, roughened, smoothed
from roundhouse.boards.palette import LOOKS, sheet
from roundhouse.boards.sheet_svg import cartouche, frame, land_name, rose, sea_name
from roundhouse.boards.svg import (
    circle,
    clip,
    defs,
    figure,
    hex_path,
    path,
    plate,
    polygon,
    rect,
    use,
)
from roundhouse.boards.terrain_svg import river, shore_lines, textured, textures
from roundhouse.games.chicago_express.board import (
    CHICAGO,
    CITY,
    COLOURS,
    COMPANIES,
    COST,
    FOREST,
    GRID,
    HEXES,
    INDUSTRY,
    MOUNTAIN,
    NAME,
    PLAINS,
    START,
    START_HEX,
    TERRAIN,
)

SIZE: Final = 40.0
ROW: Final = SIZE * sqrt(3)
PREFIX: Final = "rh-ce"  # of everything in the defs
# The map inside its frame; hex A0 would have its centre at (0, 0)
LEFT: Final = -80.0
TOP: Final = -102.0
RIGHT: Final = 1160.0
BOTTOM: Final = 780.0
MARGIN: Final = 16.0  # from the frame to the edge of the sheet
LETTERING: Final = 14.4  # no name or number is smaller: 10 pixels on a board of 960

_SIGNS: Final = {CHICAGO, *[h for h in range(HEXES) if TERRAIN[h] == START]}
HALO: Final = {PLAINS: "rh-halo", FOREST: "rh-halo-forest", MOUNTAIN: "rh-halo-mountain"}
TONE: Final = {
    PLAINS: "land",
    FOREST: "forest",
    MOUNTAIN: "mountain",
    CITY: "city",
    INDUSTRY: "city",
    START: "city",
}
WHERE: Final[list[tuple[float, float]]] = [centre(place, SIZE, "flat") for place in GRID.places]

STYLES: Final[dict[str, str]] = {
    look: sheet(
        look,
        ".rh-ce-land{fill:$land}.rh-ce-city{fill:$city}"
        ".rh-ce-forest{fill:$forest}.rh-ce-mountain{fill:$mountain}"
        ".rh-ce-edge{fill:none;stroke:$land;stroke-width:7;stroke-linejoin:round}"
        ".rh-ce-casing{fill:none;stroke:$land;stroke-width:6.4;stroke-linecap:round}"
        ".rh-ce-edging{fill:none;stroke:$ink;stroke-width:4.1;stroke-linecap:round}"
        ".rh-ce-railway{fill:none;stroke-width:2.9;stroke-linecap:round}"
        ".rh-ce-town{fill:$land;stroke:$brass;stroke-width:1.2}"
        ".rh-ce-home{fill:none;stroke-width:2.4;stroke-linejoin:round}"
        ".rh-ce-home-edge{fill:none;stroke:$ink;stroke-width:3.6;stroke-linejoin:round}"
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
        ".can-pick .rh-ce-dial{stroke:$glow;stroke-width:4}",
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
    beyond = [(q, r) for q, r in land if -1 <= q <= 8 and r + (q - q % 2) // 2 >= 4]
    found: list[str] = []
    for points, closed in borders(GRID.places, beyond, SIZE, "flat"):
        (ex, ey), (wx, wy) = points[0], points[-1]
        off = [(ex + 14, ey + 20), (ex + 6, BOTTOM + 20)]  # both run on to the frame
        along = off[::-1] + points + [(wx - 26, wy - 22), (LEFT - 20, wy - 30)]
        chain = roughened(smoothed((along, closed), 2, 0.16), SIZE * 0.03)
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
    beyond = [p for p in land if place_row(p) < 4 or p[0] > 8]
    limits = [polygon(*chain) for chain in borders(GRID.places, beyond, SIZE, "flat")]
    edge = "".join([polygon(*chain) for chain in borders(GRID.places, water, SIZE, "flat")])
    drawn = [
        rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "rh-outland"),
        path(edge, "rh-ce-edge"),
        _terrain(),
        "".join([path(d, "rh-border") for d in limits]),
        "".join([river(d) for d in streams]),
        use(f"{PREFIX}-shore", 0, 0, "rh-water"),
        shore_lines(f"{PREFIX}-shore", f"{PREFIX}-water", 34, 8),
        use(f"{PREFIX}-shore", 0, 0, "rh-water-edge"),
    ]
    return definitions, f'<g clip-path="url(#{PREFIX}-map)">{"".join(drawn)}</g>'


def place_row(at: Axial) -> int:
    """Return the row of a hex on this board's labels."""
    return at[1] + (at[0] - at[0] % 2) // 2


# ── The hexes ────────────────────────────────────────────────────────────────────────────────────


def _terrain() -> str:
    tones, rings, signs = [], [], []
    for h in range(HEXES):
        x, y = WHERE[h]
        tone = TONE[TERRAIN[h]]
        tones.append(use(f"{PREFIX}-hex", x, y, f"rh-hex rh-ce-{tone}"))
        if TERRAIN[h] in (FOREST, MOUNTAIN):
            signs.append(textured(PREFIX, tone, x, y))
        elif tone == "city":
            signs.append(circle(x, y - 2, 8, "rh-ce-town") + circle(x, y - 2, 3, "rh-brass"))
    for c in range(COMPANIES):
        x, y = WHERE[START_HEX[c]]
        ring = hex_path(SIZE - 3, "flat", x, y)
        rings.append(path(ring, "rh-ce-home-edge"))
        rings.append(path(ring, f"rh-ce-home rh-line-{COLOURS[c]}"))
    return "".join(tones) + "".join(signs) + "".join(rings)


def names() -> str:
    """Return the plates of the cities."""
    found: list[str] = []
    for h in range(HEXES):
        if NAME[h]:
            x, y = WHERE[h]
            found.append(plate(x, y - 25.5, NAME[h], LETTERING, h in _SIGNS, FIGURE))
    return "".join(found)


def costs() -> str:
    """Return the printed costs of plains and forests, which have no other number."""
    found: list[str] = []
    for h in range(HEXES):
        if TERRAIN[h] in (PLAINS, FOREST):
            x, y = WHERE[h]
            found.append(
                figure(x - 13.5, y + 22.5, str(COST[h]), 16, f"rh-cost {HALO[TERRAIN[h]]}")
            )
    return "".join(found)


# ── Lettering and ornaments ──────────────────────────────────────────────────────────────────────


def _lettering() -> str:
    return "".join(
        [
            sea_name(23, -38, "Lake", 15, 2),
            sea_name(23, -14, "Michigan", 15, 2),
            sea_name(442, 28, "Lake Erie", 21, 7),
            sea_name(839, -74, "Lake Ontario", 17, 6),
            sea_name(1091, 492, "Atlantic", 22, 3),
            sea_name(1089, 520, "Ocean", 22, 6),
            land_name(463, -76, "Ontario", LETTERING, 14),
            land_name(146, -80, "Michigan", LETTERING, 2),
            land_name(-38, 470, "Illinois", LETTERING, 2),
            land_name(363, 742, "Kentucky", LETTERING, 5),
            land_name(1137, 60, "Mass.", LETTERING, 0.5),
            land_name(1137, 190, "Conn.", LETTERING, 0.5),
            land_name(716, 770, "North Carolina", LETTERING, 6),
        ]
    )


def _title() -> str:
    lines = [("CHICAGO", 37.0, 6.0), ("EXPRESS", 27.0, 14.0)]
    cities = [NAME[START_HEX[c]] for c in (3, 0, 1, 2)]  # from north to south
    return cartouche(-58, 638, 322, lines, " · ".join(cities))


def _frame() -> str:
    columns = [(column * SIZE * 1.5, chr(ord("A") + column)) for column in range(19)]
    rows = [(row * ROW, str(row)) for row in range(11)]
    return frame(LEFT, TOP, RIGHT, BOTTOM, columns, rows, LETTERING)


def printed() -> str:
    """Return everything that never changes, beneath the pieces."""
    water, land = _around()
    definitions, country = _country(land, water)
    return defs(definitions) + country + _lettering() + rose(1092, 650) + _title() + _frame()
