"""Beneath the map: the boxes of the six companies with income, treasury, shares and cubes."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.svg import cube, figure, line, rect, small_caps, spot
from roundhouse.games.american_rails.board import COMPANIES, COMPANY_NAMES
from roundhouse.games.american_rails.picture.chart import BAND, LEFT, RIGHT
from roundhouse.games.american_rails.picture.scene import SWATCHES, Scene

HIGH: Final = 132.0
_GAP: Final = 10.0


def ledger(scene: Scene, top: float) -> list[str]:
    """Return the six boxes in a row."""
    left, right = LEFT - BAND, RIGHT + BAND
    wide = (right - left - _GAP * (COMPANIES - 1)) / COMPANIES
    y = top + 14
    return [box(scene, c, left + (wide + _GAP) * c, y, wide) for c in range(COMPANIES)]


def box(scene: Scene, c: int, x: float, y: float, wide: float) -> str:
    """Return the box of one company; an excluded one is empty."""
    who, now, high = SWATCHES[c], scene.position, HIGH - 14
    parts = [rect(x, y, wide, high, "rh-ar-box", 4)]
    if c == now.auctioned:
        parts.append(rect(x, y, wide, high, "rh-ar-now", 4))
    parts.append(rect(x, y, wide, 30, f"rh-piece {who.fill}", 4))
    parts.append(cube(x + 19, y + 15, 22, who))
    parts.append(small_caps(x + wide / 2 + 12, y + 15, COMPANY_NAMES[c], 17, who.ink, 1.6))
    if now.excluded >> c & 1:
        parts.append(line((x + 16, y + high - 14), (x + wide - 16, y + 44), "rh-ar-bar"))
        return spot(f"company:{who.key}", "".join(parts))
    hit = rect(x, y, wide, high, "rh-hit", 4)
    parts.append(numbers(x, y + 30, wide, now.income[c], now.treasury[c]))
    parts.append(shares(x + 14, y + 92, now.held[c], now.unsold[c], now.gone[c]))
    parts.append(cube(x + wide - 56, y + 100, 19, who))
    parts.append(figure(x + wide - 28, y + 101, f"×{now.stock[c]}", 19, "rh-ink"))
    return spot(f"company:{who.key}", "".join(parts) + hit)


def numbers(x: float, y: float, wide: float, income: int, treasury: int) -> str:
    """Return income and treasury, large."""
    middle = x + wide / 2
    return (
        figure(x + wide / 4, y + 27, f"+{income}", 32, "rh-gain")
        + line((middle, y + 10), (middle, y + 46), "rh-ar-rule")
        + figure(x + wide * 3 / 4, y + 27, f"${treasury}", 32, "rh-ink")
        + line((x + 10, y + 54), (x + wide - 10, y + 54), "rh-ar-rule")
    )


def shares(x: float, y: float, held: int, unsold: int, gone: int) -> str:
    """Return the certificates: sold ones filled, those in supply open, those out of the game broken."""
    parts: list[str] = []
    at = 0
    for classes, count in (("rh-ink", held), ("rh-ar-free", unsold), ("rh-ar-gone", gone)):
        for _ in range(count):
            parts.append(rect(x + 21.0 * at, y, 16, 20, classes, 1.5))
            at += 1
    return "".join(parts)
