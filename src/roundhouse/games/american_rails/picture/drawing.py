"""The board of American Rails as SVG, from a view only. The printed sheet is in chart.py."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.masks import bits
from roundhouse.boards.svg import (
    circle,
    cube,
    defs,
    figure,
    hex_spots,
    house,
    line,
    num,
    path,
    rect,
    use,
)
from roundhouse.core.drawing import Drawing
from roundhouse.core.view import View
from roundhouse.games.american_rails.board import (
    CITIES,
    CITY,
    COMPANIES,
    DEVELOPABLE,
    FOREST,
    FULL,
    GRID,
    HEXES,
    HOUSE_ALONE,
    HOUSE_SHARED,
    MOUNTAIN,
    PLAINS,
    SHARED,
    TERRAIN,
)
from roundhouse.games.american_rails.picture import chart
from roundhouse.games.american_rails.picture.chart import LETTERING, PREFIX, STYLES, WHERE
from roundhouse.games.american_rails.picture.ledger import HIGH, ledger
from roundhouse.games.american_rails.picture.scene import MARKS, SWATCHES, Scene
from roundhouse.games.american_rails.picture.tracks import tracks

_HALO: Final = {PLAINS: "rh-halo", FOREST: "rh-halo-forest", MOUNTAIN: "rh-halo-mountain"}
_TICKETS: Final = 11.5  # so far below the middle of its hex a city has its numbers
_PRINTED: Final[list[str]] = []  # filled by the first drawing

# ── The lines ────────────────────────────────────────────────────────────────────────────────────


def links(network: int) -> list[tuple[int, int]]:
    """Return which neighbouring hexes of a company are joined by a line: a tree, cities first."""
    if not network:
        return []
    start = bits(network & CITIES or network)[0]
    seen, queue, found = 1 << start, [start], []
    while queue:
        here = queue.pop(0)
        for there in GRID.neighbours[here]:
            if there >= 0 and network >> there & 1 and not seen >> there & 1:
                seen |= 1 << there
                queue.append(there)
                found.append((min(here, there), max(here, there)))
    return found


def railways(scene: Scene) -> str:
    """Return the lines of all companies; those that share a way run side by side."""
    shared: dict[tuple[int, int], list[int]] = {}
    for company in range(COMPANIES):
        for link in links(scene.position.networks[company]):
            shared.setdefault(link, []).append(company)
    casings: list[str] = []
    lines: list[list[str]] = [[] for _ in range(COMPANIES)]
    for (a, b), companies in shared.items():
        (ax, ay), (bx, by) = seat_of_cubes(a), seat_of_cubes(b)
        # every step between two hexes is as long as a hex is wide
        across = ((by - ay) / chart.COLUMN, (ax - bx) / chart.COLUMN)
        for i, company in enumerate(companies):
            off = (i - (len(companies) - 1) / 2) * 5.6
            dx, dy = across[0] * off, across[1] * off
            d = f"M{num(ax + dx)} {num(ay + dy)}L{num(bx + dx)} {num(by + dy)}"
            casings.append(d)
            lines[company].append(d)
    drawn = [path("".join(casings), "rh-ar-casing")] if casings else []
    for company in range(COMPANIES):
        if lines[company]:
            drawn.append(path("".join(lines[company]), f"rh-ar-railway {SWATCHES[company].line}"))
    return "".join(drawn)


# ── The hexes ────────────────────────────────────────────────────────────────────────────────────


def seat_of_cubes(h: int) -> tuple[float, float]:
    """Return where on a hex its cubes lie."""
    x, y = WHERE[h]
    return x, y - 9


def cubes(scene: Scene, h: int) -> str:
    """Return the cubes on a hex: up to three in a row, more in two rows."""
    here = scene.cubes[h]
    if not here:
        return ""
    x, y = seat_of_cubes(h)
    rows = [here] if len(here) <= 3 else [here[: len(here) // 2], here[len(here) // 2 :]]
    size = 22.0 if len(here) < 3 else 19.0 if len(here) == 3 else 15.5
    if len(rows) > 1:
        y -= 5  # clear of the numbers
    parts: list[str] = []
    for r, row in enumerate(rows):
        py = y + (r - (len(rows) - 1) / 2) * (size + 0.5)
        for i, company in enumerate(row):
            px = x + (i - (len(row) - 1) / 2) * (size + 1.5)
            parts.append(cube(px, py, size, SWATCHES[company]))
    return "".join(parts)


def numbers(scene: Scene, h: int) -> str:
    """Return what the next cube costs and, in a city, its house."""
    x, y = WHERE[h]
    price = scene.cost(h)
    if TERRAIN[h] != CITY:
        ink = f"rh-cost {_HALO[TERRAIN[h]]}"
        return figure(x, y + 24, str(price), LETTERING, ink) if price else ""
    y += _TICKETS
    house_there = house_of(scene, h, x + 25.4, y - 1)
    if not price:
        return house_there
    words = figure(x - 25.4, y, str(price), LETTERING, "rh-cost")
    return circle(x - 25.4, y, 9.6 if price < 10 else 10.8, "rh-coin-box") + words + house_there


def values_of_cities() -> str:
    """Return the tickets of all cities."""
    return "".join(
        [values(WHERE[h][0], WHERE[h][1], h) for h in range(HEXES) if TERRAIN[h] == CITY]
    )


def values(x: float, y: float, h: int) -> str:
    """Return the full and the shared value of a city on one ticket."""
    y += _TICKETS
    left, high = x - 14.6, 17.4
    return (
        rect(left, y - high / 2, 29.2, high, "rh-ar-value", 2)
        + rect(x, y - high / 2, 14.6, high, "rh-ar-part")
        + line((x, y - high / 2), (x, y + high / 2), "rh-gain-line")
        + figure(x - 7.2, y, str(FULL[h]), LETTERING, "rh-gain")
        + figure(x + 7.3, y, str(SHARED[h]), LETTERING, "rh-gain")
    )


def house_of(scene: Scene, h: int, x: float, y: float) -> str:
    """Return the house of a city: open while it may come, solid once built, barred if never."""
    if scene.has_house(h):
        gain = HOUSE_ALONE if len(scene.cubes[h]) < 2 else HOUSE_SHARED
        return house(x, y, 23.9, str(gain), True)
    drawn = house(x, y, 16)
    if not DEVELOPABLE >> h & 1:
        drawn += line((x - 8, y + 8.5), (x + 8, y - 8.5), "rh-ar-bar")
    return drawn


# ── The whole ────────────────────────────────────────────────────────────────────────────────────


def draw(v: View) -> Drawing:
    """Return the board, the tracks and all pieces."""
    left, top = chart.LEFT - chart.BAND - chart.MARGIN, chart.TOP - chart.BAND - chart.MARGIN
    width = chart.RIGHT + chart.BAND + chart.MARGIN - left
    foot = chart.BOTTOM + chart.BAND
    height = foot + HIGH + chart.MARGIN - top
    if not _PRINTED:
        above = values_of_cities() + chart.names()  # printed, but above the lines
        _PRINTED.append(
            rect(left, top, width, height, "rh-paper")
            + chart.printed()
            + defs(f'<g id="{PREFIX}-above">{above}</g>')
        )
    scene = Scene(v)
    body = [railways(scene)]
    body += [numbers(scene, h) for h in range(HEXES)]
    body.append(use(f"{PREFIX}-above", 0, 0))
    body += [cubes(scene, h) for h in range(HEXES)]
    body.append(hex_spots(f"{PREFIX}-hex", GRID.labels, WHERE))
    body += [*tracks(scene), *ledger(scene, foot)]
    return Drawing(
        width, height, tuple(body), STYLES, "American Rails", left, top, _PRINTED[0], MARKS
    )
