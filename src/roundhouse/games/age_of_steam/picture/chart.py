"""The printed sheet of a board: sea and land, terrain, cities, names, frame. Drawn once per board."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.hexes import FLAT, axial_label, centre
from roundhouse.boards.lettering import FIGURE, SANS, width
from roundhouse.boards.outline import Chain, borders, coast, curve, noise, smoothed
from roundhouse.boards.palette import PALE, PIGMENTS, Swatch
from roundhouse.boards.sheet_svg import Marks, frame, land_name, rose, sea_name
from roundhouse.boards.svg import (
    Point,
    circle,
    clip,
    coin,
    defs,
    figure,
    group,
    hex_path,
    label,
    path,
    polygon,
    rect,
    text,
    use,
)
from roundhouse.boards.terrain_svg import MOUNTAIN, SWAMP, shore_lines, textured, textures
from roundhouse.games.age_of_steam.picture import cubes, rails
from roundhouse.games.age_of_steam.picture.cartouche import cartouche
from roundhouse.games.age_of_steam.picture.layout import SIZE, WATER, Layout
from roundhouse.games.age_of_steam.picture.scene import GOODS
from roundhouse.games.age_of_steam.picture.signs import anchor, compass, pointer
from roundhouse.games.age_of_steam.tiles import COLOURS, COLUMNS, NUMBERED, NUMBERS

BADGE: Final = 31.0  # the enamel hex of a city
_LAKE: Final = "lake"

# ── Land and water ───────────────────────────────────────────────────────────────────────────────


def _country(layout: Layout) -> tuple[str, str]:
    """Return (defs, drawing) of all that lies under the names."""
    p, board = layout.prefix, layout.board
    water, land = layout.regions()
    dry = [board.grid.places[h] for h in range(board.hexes) if board.terrain[h] != _LAKE]
    shore = coast(water, None, SIZE, layout.orientation, 0.05)
    x, y, w, h = layout.left, layout.top, layout.right - layout.left, layout.foot - layout.top
    definitions = _shapes(layout, shore) + clip(f"{p}-map", rect(x, y, w, h, ""))
    turned = layout.orientation
    edge = "".join([polygon(*chain) for chain in borders(dry, water, SIZE, turned)])
    limits = "".join([polygon(*chain) for chain in borders(dry, land, SIZE, turned)])
    drawn = [
        rect(x, y, w, h, "rh-outland"),
        path(edge, "rh-aos-edge"),
        _terrain(layout),
        path(limits, "rh-border") if limits else "",
        _rivers(layout),
        use(f"{p}-shore", 0, 0, "rh-water"),
        shore_lines(f"{p}-shore", f"{p}-water", 32, 8),
        use(f"{p}-shore", 0, 0, "rh-water-edge"),
    ]
    return definitions, f'<g clip-path="url(#{p}-map)">{"".join(drawn)}</g>'


def _shapes(layout: Layout, shore: str) -> str:
    """Return hexes, badges, the shore and textures for the defs."""
    p = layout.prefix
    return (
        f'<path id="{p}-hex" d="{hex_path(SIZE, layout.orientation)}"/>'
        f'<path id="{p}-badge" d="{hex_path(BADGE, layout.orientation)}"/>'
        f'<path id="{p}-rim" d="{hex_path(BADGE - 2.6, layout.orientation)}"/>'
        f'<path id="{p}-shore" d="{shore}"/>'
        + clip(f"{p}-water", f'<use href="#{p}-shore"/>')
        + textures(p, [MOUNTAIN, SWAMP], SIZE)
    )


def _terrain(layout: Layout) -> str:
    board, p = layout.board, layout.prefix
    tones, signs = [], []
    for h in range(board.hexes):
        x, y = layout.where[h]
        kind = board.terrain[h]
        if kind == _LAKE:
            continue
        tone = "city" if board.city[h] else "land" if kind == "plain" else kind
        if tone == "river":  # a tint over the land
            tones.append(use(f"{p}-hex", x, y, "rh-aos-land"))
        tones.append(use(f"{p}-hex", x, y, f"rh-hex rh-aos-{tone}"))
        if kind in (MOUNTAIN, SWAMP) and not board.city[h]:
            signs.append(textured(p, kind, x, y))
    return "".join(tones) + "".join(signs)


def _rivers(layout: Layout) -> str:
    """Return the rivers along their courses from hex to hex, a little out of the middle."""
    courses = [curve(_course(layout, river)) for river in layout.rivers]
    return "".join(
        [
            path("".join(courses), f"rh-aos-{classes}")
            for classes in ("bank", "stream", "flow")
            if courses
        ]
    )


def _course(layout: Layout, river: list[str]) -> Chain:
    """Return a river through hexes; it crosses each edge near its middle and winds in between."""
    centres = [centre(axial_label(at), SIZE, layout.orientation) for at in river]
    points: list[Point] = [centres[0]]
    for i in range(1, len(centres)):
        (ax, ay), (bx, by) = centres[i - 1], centres[i]
        off = (noise(ax + bx, ay + by) - 0.5) * 0.3
        points.append(((ax + bx) / 2 - (by - ay) * off, (ay + by) / 2 + (bx - ax) * off))
        away = SIZE * 0.5
        if i < len(centres) - 1:
            points.append((bx + (noise(bx, by) - 0.5) * away, by + (noise(by, bx) - 0.5) * away))
        else:
            points.append((bx, by))
    return smoothed((points, False), 2)


# ── Cities ───────────────────────────────────────────────────────────────────────────────────────


def badge(layout: Layout, x: float, y: float, who: Swatch, more: str = "") -> str:
    """Return the enamel of a city: its colour, the letter of it, and what stands beside the letter."""
    p = layout.prefix
    rim = "pale" if PIGMENTS[who.pigment][1] == PALE else "deep"
    drawn = use(f"{p}-badge", x, y, f"rh-piece {who.fill}")
    drawn += use(f"{p}-rim", x, y, f"rh-aos-rim rh-aos-rim-{rim}")
    return drawn + figure(x - (9 if more else 0), y - 18.4, who.letter, 13, who.ink) + more


def die(x: float, y: float, column: int) -> str:
    """Return the number of a city as the face of a light or a dark die."""
    shade = "white" if column < NUMBERS else "black"
    box = rect(x - 6.6, y - 6.6, 13.2, 13.2, f"rh-piece rh-{shade}", 2.6)
    return box + figure(x, y, COLUMNS[column][-1], 12.4, f"rh-on-{shade}")


def _city(layout: Layout, h: int) -> str:
    board = layout.board
    x, y = layout.where[h]
    takes = [GOODS[c] for c in range(len(COLOURS)) if board.accepts[h] >> c & 1]
    if board.terminal[h]:
        gate = hex_path(BADGE, layout.orientation, x, y)
        return path(gate, "rh-aos-gate")
    columns = [c for c in range(NUMBERED) if board.number_at[c] == h]
    mark = pointer(x + 1.5, y - 18.4, board.region[h], takes[0].ink) if board.region[h] else ""
    right = 12 if mark else 9
    dice = "".join([die(x + right + 15 * i, y - 18.4, c) for i, c in enumerate(columns)])
    drawn = badge(layout, x, y, takes[0], mark + dice)
    for i, other in enumerate(takes[1:]):
        at = (x + 28.5, y - 13.5 + 16 * i)
        drawn += circle(*at, 7.6, f"rh-piece {other.fill}") + anchor(*at, 10.6, other.ink)
    if board.foreign[h]:
        drawn += path(hex_path(SIZE - 3, layout.orientation, x, y), "rh-aos-abroad")
    return drawn


def _spans(layout: Layout) -> str:
    """AOS-17.7  Return the printed places of the special links with their prices."""
    found: list[str] = []
    for link in layout.board.special_links:
        (ax, ay), (bx, by) = layout.where[link.a // 6], layout.where[link.b // 6]
        x, y = (ax + bx) / 2, (ay + by) / 2
        found.append(circle(x, y, 11, "rh-aos-span") + coin(x, y, link.price, layout.type / 1.75))
    return "".join(found)


def _prices(layout: Layout) -> str:
    """AOS-17.6  Return the prices printed on single hexes."""
    board = layout.board
    found: list[str] = []
    for h in range(board.hexes):
        if (
            board.price[h]
            and not board.city[h]
            and board.price[h] != board.prices[board.terrain[h]]
        ):
            x, y = layout.where[h]
            size = max(16.0, layout.type)
            found.append(circle(x, y, size * 0.7, "rh-aos-price"))
            found.append(figure(x, y, str(board.price[h]), size, "rh-cost"))
    return "".join(found)


def _coordinates(layout: Layout) -> str:
    """Return the coordinates of the hexes as moves are written, small, at their upper edge."""
    board = layout.board
    away = 28.5 if layout.flat else 27.0
    found: list[str] = []
    for h in range(board.hexes):
        if board.terrain[h] != _LAKE:
            x, y = layout.where[h]
            high = board.terrain[h] == MOUNTAIN
            ink = "rh-aos-label rh-aos-label-mountain" if high else "rh-aos-label"
            up = away + 2.6 if board.city[h] and layout.flat else away
            if board.city[h] and not layout.flat:
                continue
            found.append(label(x, y - up, board.labels[h], 6.4, ink))
    return "".join(found)


# ── Names, above all that glows ───────────────────────────────────────────────────────────────────────


def lines_of(name: str, size: float) -> list[str]:
    """Return a name in one line, or in two if it is wider than a hex."""
    if width(name.upper(), size, FIGURE) < 2 * SIZE or " " not in name:
        return [name]
    if " & " in name:
        first, last = name.split(" & ")
        return [f"{first} &", last]
    words = name.split(" ")
    return [" ".join(words[:-1]), words[-1]]


def city_name(layout: Layout, h: int) -> str:
    """Return the sign of a city, low on its hex: narrow capitals, as stations have them."""
    size = layout.type
    x, y = layout.where[h]
    x += _aside(layout, h)
    lines = [words.upper() for words in lines_of(layout.board.names[h], size)]
    high = size * 0.98
    wide = max([width(words, size, FIGURE) for words in lines]) + size * 0.5
    top = y + 33 - high * (1 if len(lines) == 1 else 1.6)
    drawn = rect(x - wide / 2, top, wide, high * len(lines), "rh-plate-box", 1.6)
    for i, words in enumerate(lines):
        drawn += figure(x, top + high * (i + 0.5), words, size)
    return drawn


def _aside(layout: Layout, h: int) -> float:
    """AOS-17.7  Return how far a sign makes room for a special link that leaves to the south."""
    for link in layout.board.special_links:
        for slot in (link.a, link.b):
            if slot // 6 == h and slot % 6 in (2, 4):
                return 15.0 if slot % 6 == 4 else -15.0
    return 0.0


def town_name(layout: Layout, h: int) -> str:
    """Return the name of a town below its ring."""
    size, name = layout.type, layout.board.names[h]
    x, y = layout.where[h]
    lines = lines_of(name, size) if width(name, size, SANS) > 2 * SIZE else [name]
    return "".join(
        [
            text(x, y + 10 + size * (0.7 + 0.86 * i), words, size, "rh-sans rh-middle rh-aos-name")
            for i, words in enumerate(lines)
        ]
    )


def rings(layout: Layout) -> str:
    """AOS-15.5  Return the rings of towns, arrows of those that may join a coast, special links."""
    board = layout.board
    found: list[str] = []
    for h in board.towns:
        x, y = layout.where[h]
        found.append(circle(x, y, 7.4, "rh-aos-town") + circle(x, y, 2.6, "rh-ink"))
        if board.new_city_region[h]:
            found.append(compass(x - 22, y, board.new_city_region[h], "rh-soft"))
    return "".join(found) + _spans(layout)


def names(layout: Layout) -> str:
    """Return the signs of the printed cities."""
    board = layout.board
    return "".join([city_name(layout, h) for h in range(board.hexes) if board.city[h]])


# ── Lettering and frame ──────────────────────────────────────────────────────────────────────────


def _lettering(layout: Layout) -> str:
    found: list[str] = []
    for name in layout.inscriptions:
        draw = sea_name if name.kind == WATER else land_name
        found.append(draw(name.x, name.y, name.words, name.size, name.spacing))
    if layout.rose:
        x, y = layout.corner(layout.rose)
        found.append(rose(x, y, 44))
    return "".join(found)


def _frame(layout: Layout) -> str:
    """Return the frame; its letters are the first or second coordinate, whichever runs straight."""
    places = layout.board.grid.places
    columns: Marks = []
    rows: Marks = []
    if layout.orientation == FLAT:
        columns = [
            (SIZE * 1.5 * q, str(q))
            for q in range(min([q for q, _ in places]), max([q for q, _ in places]) + 1)
        ]
    else:
        rows = [
            (SIZE * 1.5 * r, str(r))
            for r in range(min([r for _, r in places]), max([r for _, r in places]) + 1)
        ]
    return frame(layout.left, layout.top, layout.right, layout.foot, columns, rows)


def printed(layout: Layout) -> str:
    """Return everything that never changes, beneath the pieces."""
    definitions, country = _country(layout)
    definitions += rails.definitions(layout) + cubes.definitions(layout)
    definitions += f'<g id="{layout.prefix}-rings">{rings(layout)}</g>'
    definitions += f'<g id="{layout.prefix}-names">{names(layout)}</g>'
    cities = [_city(layout, h) for h in range(layout.board.hexes) if layout.board.city[h]]
    return "".join(
        [
            defs(definitions),
            country,
            _coordinates(layout),
            _prices(layout),
            group("".join(cities)),
            _lettering(layout),
            cartouche(layout),
            _frame(layout),
        ]
    )
