"""The board of Chicago Express as SVG, from a view only. The printed sheet is in chart.py."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.masks import bits
from roundhouse.boards.sheet_svg import BAND
from roundhouse.boards.svg import coin, figure, gain, hex_spots, house, locomotives, num, path, rect
from roundhouse.core.drawing import Drawing
from roundhouse.core.view import View
from roundhouse.games.chicago_express.board import (
    CHICAGO,
    CITY,
    COLOURS,
    COMPANIES,
    COST,
    DEVELOPMENT,
    FOREST,
    FOREST_CASH,
    GRID,
    HEXES,
    INCOME,
    INDUSTRY_AT,
    MOUNTAIN,
    NAME,
    START_HEX,
    TERRAIN,
)
from roundhouse.games.chicago_express.picture import chart
from roundhouse.games.chicago_express.picture.chart import PREFIX, STYLES, WHERE
from roundhouse.games.chicago_express.picture.scene import MARKS, SWATCHES, Scene
from roundhouse.games.chicago_express.picture.strip import HIGH, strip

_PRINTED: Final[list[str]] = []  # filled by the first drawing

# ── The lines ────────────────────────────────────────────────────────────────────────────────────


def links(scene: Scene, company: int) -> list[tuple[int, int]]:
    """Return which neighbouring hexes of a company are joined by a line: each once, from its start."""
    start = START_HEX[company]
    if not scene.engines[start] >> company & 1:
        return []
    seen, queue, found = {start}, [start], []
    while queue:
        here = queue.pop(0)
        for there in GRID.neighbours[here]:
            if there >= 0 and there not in seen and scene.engines[there] >> company & 1:
                seen.add(there)
                queue.append(there)
                found.append((min(here, there), max(here, there)))
    return found


def railways(scene: Scene) -> str:
    """Return the lines of all companies; those that share a way run side by side."""
    shared: dict[tuple[int, int], list[int]] = {}
    for company in range(COMPANIES):
        for link in links(scene, company):
            shared.setdefault(link, []).append(company)
    casings: list[str] = []
    lines: list[list[str]] = [[] for _ in range(COMPANIES)]
    for (a, b), companies in shared.items():
        (ax, ay), (bx, by) = WHERE[a], WHERE[b]
        # every step between two hexes is as long as a hex is high
        across = ((by - ay) / chart.ROW, (ax - bx) / chart.ROW)
        for i, company in enumerate(companies):
            off = (i - (len(companies) - 1) / 2) * 5.2
            dx, dy = across[0] * off, across[1] * off
            d = f"M{num(ax + dx)} {num(ay + dy)}L{num(bx + dx)} {num(by + dy)}"
            casings.append(d)
            lines[company].append(d)
    every = "".join(casings)
    drawn = [path(every, "rh-ce-casing"), path(every, "rh-ce-edging")] if casings else []
    for company in range(COMPANIES):
        if lines[company]:
            drawn.append(path("".join(lines[company]), f"rh-ce-railway rh-line-{COLOURS[company]}"))
    return "".join(drawn)


# ── The hexes ────────────────────────────────────────────────────────────────────────────────────


def numbers(scene: Scene, h: int) -> str:
    """Return cost, income and development of a city, industry or mountain; the house if it stands."""
    x, y = WHERE[h]
    y += 23.5
    if TERRAIN[h] == FOREST:
        return house(x + 14, y - 1, 18, str(FOREST_CASH), True) if scene.has_house(h) else ""
    if h in INDUSTRY_AT:
        return coin(x - 12, y, COST[h], 9) + works(x + 11, y, scene.pays(h))
    if h == CHICAGO:
        return coin(x - 12, y, COST[h], 9) + gain(x + 11, y, INCOME[h], 16)
    if TERRAIN[h] not in (CITY, MOUNTAIN):
        return ""
    return (
        coin(x - 20.5, y, COST[h], 9)
        + gain(x, y, INCOME[h], 16)
        + house(x + 20, y - 0.6, 18.6, str(DEVELOPMENT[h]), scene.has_house(h))
    )


def works(x: float, y: float, value: int) -> str:
    """Return the present income of an industry: a ticket with the roof of a factory."""
    left, right, top, foot = x - 11.4, x + 11.4, y - 7.6, num(y + 8)
    roof = "".join([f"L{num(left + 7.6 * i)} {num(top - 4.4)}V{num(top)}" for i in range(1, 4)])
    shape = f"M{num(left)} {foot}V{num(top)}{roof}L{num(right)} {foot}Z"
    return path(shape, "rh-ce-works") + figure(x, y + 0.4, f"+{value}", 15.2, "rh-gain")


def engines(scene: Scene, h: int) -> str:
    """Return the locomotives on a hex."""
    here = [SWATCHES[c] for c in bits(scene.engines[h])]
    if not here:
        return ""
    x, y = WHERE[h]
    # between the plate and the numbers; without a plate there is room above
    up = 3 if NAME[h] else 6 if len(here) < 3 else 10
    return locomotives(x, y - up, here)


# ── The whole ────────────────────────────────────────────────────────────────────────────────────


def draw(v: View) -> Drawing:
    """Return the board, the tracks and all pieces."""
    if not _PRINTED:
        _PRINTED.append(chart.printed())
        _PRINTED.append(chart.costs())
        _PRINTED.append(chart.names())
    scene = Scene(v)
    left, top = chart.LEFT - BAND - chart.MARGIN, chart.TOP - BAND - chart.MARGIN
    width = chart.RIGHT + BAND + chart.MARGIN - left
    foot = chart.BOTTOM + BAND
    height = foot + HIGH + chart.MARGIN - top
    base = rect(left, top, width, height, "rh-paper") + _PRINTED[0]
    body = [railways(scene), _PRINTED[1]]
    body += [numbers(scene, h) for h in range(HEXES)]
    body.append(_PRINTED[2])
    body += [engines(scene, h) for h in range(HEXES)]
    body.append(hex_spots(f"{PREFIX}-hex", GRID.labels, WHERE))
    body += strip(scene, foot)
    return Drawing(width, height, tuple(body), STYLES, "Chicago Express", left, top, base, MARKS)
