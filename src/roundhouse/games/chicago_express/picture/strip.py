"""Beneath the map: the incomes as a timetable, the three dials, the industry track, the houses."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from roundhouse.boards.sheet_svg import BAND
from roundhouse.boards.svg import (
    circle,
    figure,
    flag,
    group,
    house,
    label,
    line,
    locomotive,
    num,
    path,
    polygon,
    rect,
    spot,
    text,
)
from roundhouse.games.chicago_express.board import (
    ACTIONS,
    AUCTION,
    COMPANIES,
    COMPANY_NAMES,
    DIAL_STEPS,
    EXPANSION,
    INDUSTRY_NAMES,
    INDUSTRY_VALUES,
)
from roundhouse.games.chicago_express.picture.chart import LEFT, LETTERING, RIGHT
from roundhouse.games.chicago_express.picture.scene import SWATCHES, Scene

HIGH: Final = 174.0
_LANE: Final = 25.0
_LAST: Final = 50  # the track's last field; higher incomes stand there with their number
_ZERO: Final = 96.0
_FIELD: Final = 11.6


def strip(scene: Scene, top: float) -> list[str]:
    """Return the strip below the map, part by part."""
    left, right = LEFT - BAND, RIGHT + BAND
    y = top + 14
    box = rect(left, y, right - left, HIGH - 14, "rh-ce-box")
    inner = rect(left + 3.5, y + 3.5, right - left - 7, HIGH - 21, "rh-tick")
    parts = [box, inner, *timetable(scene, left + 14, y + 8)]
    for d in range(len(ACTIONS)):
        parts.append(dial(scene, d, 784.0 + 98 * d, y + 84))
    parts.append(industries(scene, 1046.0, y + 16))
    return parts


# ── Incomes ──────────────────────────────────────────────────────────────────────────────────────


def timetable(scene: Scene, x: float, y: float) -> list[str]:
    """Return the scale and a lane for each company, its locomotive as far as its income goes."""
    parts: list[str] = []
    foot = y + 19 + _LANE * COMPANIES
    for value in range(_LAST + 1):
        at = _ZERO + value * _FIELD
        if value % 5:
            parts.append(line((at, y + 16), (at, y + 19), "rh-ce-lane"))
            continue
        parts.append(line((at, y + 16), (at, foot), "rh-ce-lane"))
        parts.append(
            label(at, y + 8, str(value), LETTERING, "rh-ink" if value % 10 == 0 else "rh-soft")
        )
    lanes = [lane(scene, c, x, y + 19 + _LANE * (c + 0.5)) for c in range(COMPANIES)]
    return ["".join(parts), *lanes]


def lane(scene: Scene, c: int, x: float, y: float) -> str:
    """Return the lane of one company."""
    who, now = SWATCHES[c], scene.position
    end = _ZERO + _LAST * _FIELD
    parts: list[str] = []
    if now.expanding == c:
        parts.append(rect(x - 6, y - _LANE / 2, end - x + 34, _LANE, "rh-ce-now", 3))
    parts.append(flag(x + 17, y, 17, who, who.key))
    parts.append(text(x + 40, y + 5, COMPANY_NAMES[c], LETTERING, "rh-sans rh-ink"))
    track = f"M{num(_ZERO)} {num(y + 6)}H{num(end)}M{num(_ZERO)} {num(y + 8.4)}H{num(end)}"
    parts.append(path(track, "rh-ce-lane"))
    if now.opened >> c & 1:
        income = now.income[c]
        at = _ZERO + min(income, _LAST) * _FIELD
        run = f"M{num(_ZERO)} {num(y + 7.2)}H{num(at)}"
        parts.append(path(run, f"rh-ce-run {who.line}"))
        parts.append(locomotive(at, y - 1.5, 30, who, True))
        parts.append(figure(at + 25, y - 2, str(income), 15, "rh-ink rh-halo"))
    return spot(f"company:{who.key}", "".join(parts))


# ── Dials ────────────────────────────────────────────────────────────────────────────────────────


def dial(scene: Scene, d: int, x: float, y: float) -> str:
    """Return the dial of an action: from the open dot to the barred one, the hand where it stands."""
    steps, now = DIAL_STEPS[d], scene.position.dials[d]
    radius = 40.0
    parts = [circle(x, y, radius, "rh-ce-dial"), circle(x, y, radius - 4, "rh-ce-arc")]
    for step in range(steps + 1):
        px, py = _on_dial(x, y, radius - 11, step, steps)
        if step == steps:
            bar = [
                (px - 4.4, py - 4.4),
                (px + 4.4, py - 4.4),
                (px + 4.4, py + 4.4),
                (px - 4.4, py + 4.4),
            ]
            parts.append(path(polygon(bar), "rh-cost"))
        else:
            parts.append(circle(px, py, 3.6, "rh-gain" if step == 0 else "rh-ce-step"))
    hx, hy = _on_dial(x, y, radius - 17, now, steps)
    parts.append(line((x, y), (hx, hy), "rh-ce-hand"))
    parts.append(circle(x, y, 3.4, "rh-ink"))
    parts.append(group(sign(d), "", x, y + 25))
    parts.append(
        figure(x, y + radius + 15, f"{now}/{steps}", 15, "rh-cost" if now == steps else "rh-ink")
    )
    return spot(f"action:{ACTIONS[d]}", "".join(parts))


def _on_dial(x: float, y: float, radius: float, step: int, steps: int) -> tuple[float, float]:
    angle = (-210 + 240 * step / steps) * pi / 180
    return x + radius * cos(angle), y + radius * sin(angle)


def sign(d: int) -> str:
    """Return the sign of an action: a hammer, a piece of track, a house."""
    if d == AUCTION:
        hammer = "M-8 -3L-2 -9L3 -4L-3 2ZM1.4 -2.6L9.6 5.6L8 7.2L-.2 -1ZM-10 6H0V8.4H-10Z"
        return path(hammer, "rh-ink")
    if d == EXPANSION:
        track = "M-11 -4H11V-2.4H-11ZM-11 3.4H11V5H-11Z"
        sleepers = "".join([f"M{num(s)} -6h2.4v13h-2.4Z" for s in (-9.0, -4.0, 1.2, 6.4)])
        return path(track + sleepers, "rh-ink")
    return path("M-9 0L0 -8L9 0H6.8V7.6H-6.8V0Z", "rh-ink")


# ── Industries and houses ────────────────────────────────────────────────────────────────────────


def industries(scene: Scene, x: float, y: float) -> str:
    """Return the industry track with its markers and the houses that are left."""
    parts: list[str] = []
    for i, name in enumerate(INDUSTRY_NAMES):
        top = y + 44.0 * i
        parts.append(text(x, top + 8, name, LETTERING, "rh-sans rh-ink"))
        for k, value in enumerate(INDUSTRY_VALUES[i]):
            cx, cy = x + 7.5 + 15.4 * k, top + 21
            if k == scene.position.industry[i]:
                parts.append(house(cx, cy - 1.5, 19, str(value), True))
            else:
                parts.append(rect(cx - 7.2, cy - 7.2, 14.4, 14.4, "rh-ce-cell"))
                parts.append(figure(cx, cy, str(value), LETTERING, "rh-soft"))
    parts.append(house(x + 90, y + 108, 26, "", True))
    parts.append(figure(x + 115, y + 109, str(scene.position.supply), 21, "rh-ink"))
    return "".join(parts)
