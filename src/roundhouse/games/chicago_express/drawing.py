"""The board of Chicago Express as SVG, from a view only. The printed sheet is in chart.py."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.masks import bits
from roundhouse.boards.svg import coin, figure, gain, house, locomotives, num, path, pick, rect, use
from roundhouse.core.drawing import Drawing, Sketch
from roundhouse.core.view import View
from roundhouse.games.chicago_express import chart
from roundhouse.games.chicago_express.board import (
    CHICAGO,
    CITY,
    COLOURS,
    COMPANIES,
    COMPANY_IDS,
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
from roundhouse.games.chicago_express.chart import PREFIX, STYLES, WHERE
from roundhouse.games.chicago_express.scene import SWATCHES, Scene
from roundhouse.games.chicago_express.strip import HIGH, strip

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


def routes(scene: Scene) -> str:
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
    drawn = [path("".join(casings), "rh-ce-casing")] if casings else []
    for company in range(COMPANIES):
        if lines[company]:
            d = "".join(lines[company])
            drawn.append(path(d, f"rh-ce-route rh-line-{COLOURS[company]}"))
            drawn.append(path(d, "rh-ce-tie"))
    return "".join(drawn)


# ── The hexes ────────────────────────────────────────────────────────────────────────────────────


def numbers(scene: Scene, h: int) -> str:
    """Return cost, income and development of a city, industry or mountain; the house if it stands."""
    x, y = WHERE[h]
    y += 23.0
    if TERRAIN[h] == FOREST:
        return house(x + 17, y, 15, str(FOREST_CASH), True) if h in scene.houses else ""
    if TERRAIN[h] not in (CITY, MOUNTAIN) and h not in INDUSTRY_AT:
        return ""
    if h in INDUSTRY_AT:
        return coin(x - 11, y, COST[h], 8) + works(x + 10, y, scene.pays(h))
    if h == CHICAGO:
        return coin(x - 11, y, COST[h], 8) + gain(x + 10, y, INCOME[h], 14.5)
    built = h in scene.houses
    return (
        coin(x - 18.5, y, COST[h], 8)
        + gain(x, y, INCOME[h], 14.5)
        + house(x + 18.5, y - 0.5, 17, str(DEVELOPMENT[h]), built)
    )


def works(x: float, y: float, value: int) -> str:
    """Return the present income of an industry: a ticket with the roof of a factory."""
    left, right, top = x - 11.0, x + 11.0, y - 7.2
    roof = "".join([f"L{num(left + 7.33 * i)} {num(top - 4)}V{num(top)}" for i in range(1, 4)])
    shape = f"M{num(left)} {num(y + 7.2)}V{num(top)}{roof}L{num(right)} {num(y + 7.2)}Z"
    return path(shape, "rh-ce-works") + figure(x, y, f"+{value}", 13, "rh-gain")


def engines(scene: Scene, h: int) -> str:
    """Return the locomotives on a hex."""
    here = [SWATCHES[COMPANY_IDS[c]] for c in bits(scene.engines[h])]
    if not here:
        return ""
    x, y = WHERE[h]
    return locomotives(x, y - (3 if NAME[h] else 6), here)


def described(scene: Scene, h: int) -> str:
    """Return what a screen reader says about a hex: names, words of the rules and numbers."""
    parts = [GRID.labels[h], NAME[h], TERRAIN[h]]
    if COST[h]:
        parts.append(f"${COST[h]}")
    if scene.pays(h):
        parts.append(f"+{scene.pays(h)}")
    if DEVELOPMENT[h]:
        parts.append(f"⌂ +{DEVELOPMENT[h]}" + (" ✓" if h in scene.houses else ""))
    elif h in scene.houses:
        parts.append("⌂ ✓")
    parts += [COMPANY_IDS[c] for c in bits(scene.engines[h])]
    return " · ".join([part for part in parts if part])


def targets(scene: Scene) -> str:
    """Return the hexes as things to point at, above everything else."""
    found: list[str] = []
    for h in range(HEXES):
        x, y = WHERE[h]
        shape = use(f"{PREFIX}-hex", x, y, "rh-hit")
        found.append(pick(f"hex:{GRID.labels[h]}", described(scene, h), shape))
    return "".join(found)


# ── The whole ────────────────────────────────────────────────────────────────────────────────────


def draw(v: View) -> Drawing:
    """Return the board, the tracks and all pieces."""
    if not _PRINTED:
        _PRINTED.append(chart.printed())
        _PRINTED.append(chart.costs())
        _PRINTED.append(chart.names())
    scene = Scene(v)
    left, top = chart.LEFT - chart.BAND - chart.MARGIN, chart.TOP - chart.BAND - chart.MARGIN
    width = chart.RIGHT + chart.BAND + chart.MARGIN - left
    foot = chart.BOTTOM + chart.BAND
    height = foot + HIGH + chart.MARGIN - top
    body = [rect(left, top, width, height, "rh-paper"), _PRINTED[0], routes(scene), _PRINTED[1]]
    body += [numbers(scene, h) for h in range(HEXES)]
    body.append(_PRINTED[2])
    body += [engines(scene, h) for h in range(HEXES)]
    body.append(targets(scene))
    body.append(strip(scene, foot))
    return Drawing(width, height, "".join(body), STYLES, "Chicago Express", left, top)


def sketch(v: View) -> Sketch:
    """Return the board for terminals."""
    return Sketch(())
