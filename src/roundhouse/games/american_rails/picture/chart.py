"""The printed sheet: sea and land, terrain, names, frame, title. Drawn once, the same for every match."""

from __future__ import annotations

from math import sqrt
from typing import Final

from roundhouse.boards.hexes import Axial, centre
from roundhouse.boards.lettering import FIGURE
from roundhouse.boards.outline import borders, coast, curve, roughened, smoothed
from roundhouse.boards.palette import LOOKS, sheet
from roundhouse.boards.svg import (
    clip,
    defs,
    hex_path,
    label,
    line,
    num,
    path,
    plate,
    rect,
    star,
    text,
    text_on,
    use,
)
from roundhouse.boards.terrain_svg import river, shore_lines, textured, textures
from roundhouse.games.american_rails.board import (
    CITY_HEX,
    FOREST,
    GRID,
    HEXES,
    MOUNTAIN,
    PLAINS,
    SPECIAL,
    TERRAIN,
)

SIZE: Final = 40.0
COLUMN: Final = SIZE * sqrt(3)
PREFIX: Final = "rh-ar"
# The map inside its frame
LEFT: Final = -50.0
TOP: Final = -96.0
RIGHT: Final = 1334.0
BOTTOM: Final = 1092.0
_NAMES: Final = 20.0  # around the map, for the letters of the rows and the numbers along them
BAND: Final = _NAMES + 18.0  # with the track around both
MARGIN: Final = 10.0  # from there to the edge of the sheet
LETTERING: Final = 18.1  # no name or number is smaller: 10 pixels on a board 785 high

WHERE: Final[list[tuple[float, float]]] = [centre(place, SIZE, "pointy") for place in GRID.places]

STYLES: Final[dict[str, str]] = {
    look: sheet(
        look,
        ".rh-ar-neat{fill:none;stroke:$ink;stroke-width:1.1}"
        ".rh-ar-ties{fill:none;stroke:$soft;stroke-width:13;stroke-dasharray:3 6.02}"
        ".rh-ar-rail{fill:none;stroke:$ink;stroke-width:1.5}"
        ".rh-ar-edge{fill:none;stroke:$land;stroke-width:7;stroke-linejoin:round}"
        ".rh-ar-names{fill:$sea-ink}.rh-ar-outland{fill:$soft;fill-opacity:.8}"
        ".rh-ar-casing{fill:none;stroke:$ink;stroke-width:5.2;stroke-linecap:round}"
        ".rh-ar-railway{fill:none;stroke-width:3.4;stroke-linecap:round}"
        ".rh-ar-title{fill:$sign;stroke:$sign;stroke-width:1.2}"
        ".rh-ar-title-in{fill:none;stroke:$sign-ink;stroke-width:.9}"
        ".rh-ar-star{fill:$glow;stroke:$plate-edge;stroke-width:.8;stroke-linejoin:round}"
        ".rh-ar-value{fill:$plate;stroke:$gain;stroke-width:1.1}"
        ".rh-ar-part{fill:$gain;fill-opacity:.16}"
        ".rh-ar-bar{fill:none;stroke:$cost;stroke-width:1.6;stroke-linecap:round}"
        ".rh-ar-box{fill:$paper;stroke:$ink;stroke-width:1.3}"
        ".rh-ar-rule{fill:none;stroke:$hair;stroke-width:.9}"
        ".rh-ar-cell{fill:$plate;stroke:$hair;stroke-width:.9}"
        ".rh-ar-now{fill:$glow;fill-opacity:.28}"
        ".rh-ar-stop{fill:$plate;stroke:$ink;stroke-width:1.6}"
        ".rh-ar-line{fill:none;stroke:$ink;stroke-width:3}"
        ".rh-ar-gone{fill:none;stroke:$hair;stroke-width:1.1;stroke-dasharray:2 1.8}"
        ".rh-ar-free{fill:$plate;stroke:$ink;stroke-width:1.1}"
        ".rh-wave-line,.rh-water-line{fill:none}"
        "[data-pick] .rh-hit{cursor:pointer}",
    )
    for look in LOOKS
}

# ── Geography beyond the board ───────────────────────────────────────────────────────────────────


def place(column: int, row: int) -> Axial:
    """Return the axial coordinates of a column and row, also beyond the board."""
    return column - (row - row % 2) // 2, row


# The last column of land in each row, where the Atlantic or the Gulf begins behind it
_COAST: Final[dict[int, int]] = {-2: 18, -1: 18, 0: 18, 1: 18, 2: 18, 3: 16, 4: 15, 5: 14, 6: 13} | {
    7: 13, 8: 14, 9: 13, 10: 13, 11: 12, 12: 11, 13: 10, 14: 9, 15: 8, 16: 8, 17: 8, 18: 9, 19: 9,
}  # fmt: skip


def _around() -> tuple[list[Axial], list[Axial]]:
    """Return water and land beyond the board, as far as the frame and a little further."""
    lakes = {(3, 1), (2, 0), (3, 0), (2, -1), (3, -1), (2, -2), (3, -2), (4, -2)}  # Michigan
    lakes |= {(6, 0), (6, -1), (6, -2), (7, -2)}  # Huron
    lakes |= {(7, 1), (8, 1), (9, 1), (8, 0), (9, 0), (10, 0), (9, -1)}  # Erie
    lakes |= {(11, -1), (12, -1), (13, -1), (14, -1), (12, -2), (13, -2), (14, -2)}  # Ontario
    gulf = {(c, 17) for c in range(1, 7)} | {(c, 18) for c in range(1, 8)}
    gulf |= {(c, 19) for c in range(8)}
    board = set(GRID.places)
    water: list[Axial] = []
    land: list[Axial] = []
    for row in range(-2, 20):
        for column in range(-3, 23):
            if place(column, row) not in board:
                wet = (column, row) in lakes or (column, row) in gulf or column > _COAST[row]
                (water if wet else land).append(place(column, row))
    return water, land


def _mississippi(land: list[Axial]) -> str:
    """Return the path data of the river along the western edge, from south to north."""
    west = [(q, r) for q, r in land if 2 <= r <= 17 and q + r // 2 < 3]
    chains = borders(GRID.places, west, SIZE, "pointy")
    longest = max(chains, key=lambda chain: len(chain[0]))
    return curve(roughened(smoothed(longest, 2), SIZE * 0.05))


def _country(land: list[Axial], water: list[Axial]) -> tuple[str, str]:
    """Return (defs, drawing) of everything that lies under pieces and numbers."""
    shore = coast(water, None, SIZE, "pointy", 0.045)
    stream = _mississippi(land)
    inner = rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "")
    definitions = (
        f'<path id="{PREFIX}-hex" d="{hex_path(SIZE, "pointy")}"/>'
        f'<path id="{PREFIX}-shore" d="{shore}"/>'
        f'<path id="{PREFIX}-river" d="{stream}"/>'
        f'<path id="{PREFIX}-west-1" d="M-18 420V160"/><path id="{PREFIX}-west-2" d="M-18 920V660"/>'
        f'<path id="{PREFIX}-west-3" d="M-4 640V440"/>'
        + clip(f"{PREFIX}-map", inner)
        + clip(f"{PREFIX}-water", f'<use href="#{PREFIX}-shore"/>')
        + textures(PREFIX, [FOREST, MOUNTAIN], SIZE)
    )
    beyond = [(q, r) for q, r in land if r < 2 or (r > 14 and q + r // 2 > 3)]
    limits = [curve(smoothed(chain, 1)) for chain in borders(GRID.places, beyond, SIZE, "pointy")]
    edge = "".join([curve(chain) for chain in borders(GRID.places, None, SIZE, "pointy")])
    drawn = [
        rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "rh-outland"),
        path(edge, "rh-ar-edge"),
        _terrain(),
        "".join([path(d, "rh-border") for d in limits]),
        river(stream),
        use(f"{PREFIX}-shore", 0, 0, "rh-water"),
        shore_lines(f"{PREFIX}-shore", f"{PREFIX}-water", 26, 6),
        use(f"{PREFIX}-shore", 0, 0, "rh-water-edge"),
    ]
    return definitions, f'<g clip-path="url(#{PREFIX}-map)">{"".join(drawn)}</g>'


# ── The hexes ────────────────────────────────────────────────────────────────────────────────────


def _terrain() -> str:
    tones, lines, signs = [], [], []
    for h in range(HEXES):
        x, y = WHERE[h]
        tone = "land" if TERRAIN[h] == PLAINS else TERRAIN[h]
        tones.append(use(f"{PREFIX}-hex", x, y, f"rh-{tone}"))
        lines.append(use(f"{PREFIX}-hex", x, y, "rh-hex"))
        if tone in (FOREST, MOUNTAIN):
            signs.append(textured(PREFIX, tone, x, y))
    return "".join(tones) + "".join(signs) + "".join(lines)


def names() -> str:
    """Return the plates of the cities; the special ones have enamel signs with a star."""
    found: list[str] = []
    for name, h in CITY_HEX.items():
        x, y = WHERE[h]
        special = bool(SPECIAL >> h & 1)
        found.append(plate(x, y + 33, name, LETTERING, special, FIGURE))
        if special:
            found.append(path(star(x, y - 34, 5, 9.5, 4.2), "rh-ar-star"))
    return "".join(found)


# ── Lettering and ornaments ──────────────────────────────────────────────────────────────────────


def _lettering() -> str:
    sea = "rh-italic rh-middle rh-ar-names"
    out = "rh-sans rh-middle rh-ar-outland"
    return "".join(
        [
            text(190, -58, "Lake", LETTERING, sea, 2),
            text(190, -36, "Michigan", LETTERING, sea, 2),
            text(454, -70, "Lake Huron", LETTERING, sea, 0),
            text(607, 38, "Lake Erie", 19, sea, 4),
            text(908, -66, "Lake Ontario", LETTERING, sea, 5),
            text(200, 1078, "Gulf of Mexico", 20, sea, 6),
            text(1192, 752, "Atlantic", 24, sea, 5),
            text(1192, 782, "Ocean", 24, sea, 9),
            text(60, -20, "WISCONSIN", LETTERING, out, 3),
            text(340, -40, "MICHIGAN", LETTERING, out, 3),
            text(620, -56, "CANADA", LETTERING, out, 9),
            text(1180, -66, "VERMONT", LETTERING, out, 4),
            text(560, 1072, "FLORIDA", LETTERING, out, 5),
            text_on(f"{PREFIX}-west-3", "Mississippi", LETTERING, "rh-italic rh-ar-names", 3),
            text_on(f"{PREFIX}-west-1", "MISSOURI", LETTERING, "rh-sans rh-ar-outland", 8),
            text_on(f"{PREFIX}-west-2", "ARKANSAS", LETTERING, "rh-sans rh-ar-outland", 8),
        ]
    )


def notched(x: float, y: float, wide: float, high: float, notch: float) -> str:
    """Return the path data of a board with its corners cut off."""
    right, foot, n = x + wide, y + high, notch
    return (
        f"M{num(x + n)} {num(y)}H{num(right - n)}L{num(right)} {num(y + n)}V{num(foot - n)}"
        f"L{num(right - n)} {num(foot)}H{num(x + n)}L{num(x)} {num(foot - n)}V{num(y + n)}Z"
    )


def _title() -> str:
    """Return the cartouche: a station sign."""
    x, y, w, h = 846.0, 938.0, 478.0, 138.0
    middle, right = x + w / 2, x + w
    stars = [
        path(star(at + side * 26 * i, y + 103, 5, 9, 3.8), "rh-sign-ink")
        for at, side in ((x + 44, 1), (right - 44, -1))
        for i in range(3)
    ]
    return (
        path(notched(x, y, w, h, 16), "rh-ar-title")
        + path(notched(x + 5, y + 5, w - 10, h - 10, 14), "rh-ar-title-in")
        + text(middle, y + 62, "AMERICAN", 52, "rh-bold rh-middle rh-sign-ink", 8)
        + line((x + 70, y + 75), (right - 70, y + 75), "rh-ar-title-in")
        + text(middle + 6, y + 118, "RAILS", 40, "rh-bold rh-middle rh-sign-ink", 12)
        + "".join(stars)
    )


def _frame() -> str:
    """Return the frame: the names of the rows and numbers along them, a railway line around both."""
    half = (BAND + _NAMES) / 2
    parts = [rect(LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, "rh-ar-neat")]
    wide, high = RIGHT - LEFT, BOTTOM - TOP
    for out, classes in (
        (half, "rh-ar-ties"),
        (half - 3.6, "rh-ar-rail"),
        (half + 3.6, "rh-ar-rail"),
    ):
        box = (LEFT - out, TOP - out, wide + 2 * out, high + 2 * out)
        parts.append(rect(box[0], box[1], box[2], box[3], classes, 10 + out))
    return "".join(parts)


def printed() -> str:
    """Return everything that never changes, beneath the pieces."""
    water, land = _around()
    definitions, country = _country(land, water)
    return defs(definitions) + country + _lettering() + _title() + _frame() + _margin()


def _margin() -> str:
    """Return the letters of the rows and, between the two kinds of rows, the numbers along them."""
    found: list[str] = []
    rows = sorted({name[0]: WHERE[h][1] for h, name in enumerate(GRID.labels)}.items())
    for letter, y in rows:
        found += [label(x, y, letter, LETTERING, "rh-ink") for x in _beside(LEFT, RIGHT)]
    for number in range(max([int(name[1:]) for name in GRID.labels]) + 1):
        x = COLUMN * (number + 0.25)
        found += [label(x, y, str(number), LETTERING, "rh-ink") for y in _beside(TOP, BOTTOM)]
    return "".join(found)


def _beside(low: float, high: float) -> tuple[float, float]:
    return low - _NAMES / 2, high + _NAMES / 2
