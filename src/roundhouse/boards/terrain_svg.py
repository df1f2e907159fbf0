"""Terrain by texture: woods, peaks, reeds, and water engraved with lines along its shore.

Textures are a few variants in the defs, copied by ``use``: a board with a hundred forests stays small.
"""

from __future__ import annotations

from typing import Final

from roundhouse.boards.outline import noise
from roundhouse.boards.svg import Point, clip, group, num, path, use

VARIANTS: Final = 4
FOREST: Final = "forest"
MOUNTAIN: Final = "mountain"
SWAMP: Final = "swamp"

# ── Single signs ─────────────────────────────────────────────────────────────────────────────────


def tree(x: float, y: float, high: float) -> str:
    """Return a leaf tree as an engraver puts it: crown, trunk, shade to the right."""
    w = high * 0.36
    crown = (
        f"M{num(x - w)} {num(y - high * 0.3)}"
        f"q{num(-w * 0.5)} {num(-high * 0.28)} {num(w * 0.35)} {num(-high * 0.38)}"
        f"q{num(w * 0.65)} {num(-high * 0.5)} {num(w * 1.3)} 0"
        f"q{num(w * 0.85)} {num(high * 0.1)} {num(w * 0.35)} {num(high * 0.38)}Z"
    )
    shade = (
        f"M{num(x)} {num(y)}V{num(y - high * 0.3)}"
        f"M{num(x + w * 0.1)} {num(y - high * 0.42)}h{num(w * 0.85)}"
        f"M{num(x + w * 0.3)} {num(y - high * 0.56)}h{num(w * 0.7)}"
    )
    return path(crown, "rh-tree") + path(shade, "rh-tree-shade")


def peak(x: float, y: float, high: float) -> str:
    """Return a mountain in hachures: a bright western and a shaded eastern slope."""
    w = high * 0.8
    outline = (
        f"M{num(x - w)} {num(y)}L{num(x - w * 0.45)} {num(y - high * 0.5)}L{num(x - w * 0.3)} "
        f"{num(y - high * 0.46)}L{num(x)} {num(y - high)}L{num(x + w * 0.32)} {num(y - high * 0.55)}"
        f"L{num(x + w * 0.5)} {num(y - high * 0.5)}L{num(x + w)} {num(y)}"
    )
    strokes: list[str] = []
    for i in range(6):
        along = i / 6
        top = y - high * (0.94 - 0.86 * along)
        foot = min(y, top + high * (0.46 - 0.2 * along))
        sx = x + w * (0.05 + 0.86 * along)
        strokes.append(f"M{num(sx)} {num(top)}L{num(sx - w * 0.1)} {num(foot)}")
    strokes.append(
        f"M{num(x - w * 0.4)} {num(y - high * 0.4)}L{num(x - w * 0.52)} {num(y - high * 0.1)}"
    )
    return path(outline, "rh-peak") + path("".join(strokes), "rh-hachure")


def reed(x: float, y: float, wide: float) -> str:
    """Return a tuft of reeds over dashes of water."""
    d = (
        f"M{num(x - wide)} {num(y)}h{num(wide * 2)}M{num(x - wide * 0.5)} {num(y + 2)}h{num(wide)}"
        f"M{num(x)} {num(y)}v{num(-wide)}M{num(x)} {num(y)}l{num(-wide * 0.5)} {num(-wide * 0.8)}"
        f"M{num(x)} {num(y)}l{num(wide * 0.5)} {num(-wide * 0.8)}"
    )
    return path(d, "rh-reed")


# ── Textures of a hex ────────────────────────────────────────────────────────────────────────────


def _spots(size: float, variant: int, step: float) -> list[Point]:
    """Return places in a hex, in rows from the back to the front, a little out of line."""
    found: list[Point] = []
    rows = int(size * 0.8 / (step * 0.62))
    for row in range(-rows, rows + 1):
        for column in range(-4, 5):
            x = (column + (row % 2) / 2) * step
            y = row * step * 0.62
            x += (noise(x + variant * 31, y) - 0.5) * step * 0.5
            y += (noise(y, x + variant * 17) - 0.5) * step * 0.3
            if x * x + y * y < (size * 0.72) ** 2 and noise(x * 3 + variant, y * 5) > 0.12:
                found.append((x, y))
    return found


def texture(kind: str, size: float, variant: int) -> str:
    """Return one variant of the texture of a hex around (0, 0)."""
    drawn: list[str] = []
    if kind == FOREST:
        for x, y in _spots(size, variant, size * 0.3):
            drawn.append(tree(x, y + size * 0.1, size * (0.2 + 0.06 * noise(x, y))))
    elif kind == MOUNTAIN:
        for x, y in _spots(size * 0.86, variant + 7, size * 0.52):
            drawn.append(peak(x, y + size * 0.2, size * (0.36 + 0.16 * noise(x, y))))
    else:
        for x, y in _spots(size, variant + 13, size * 0.42):
            drawn.append(reed(x, y, size * 0.1))
    return "".join(drawn)


def textures(prefix: str, kinds: list[str], size: float) -> str:
    """Return all variants of some textures for the defs."""
    return "".join(
        [
            f'<g id="{prefix}-{kind}-{variant}">{texture(kind, size, variant)}</g>'
            for kind in kinds
            for variant in range(VARIANTS)
        ]
    )


def textured(prefix: str, kind: str, x: float, y: float) -> str:
    """Return the texture of the hex at a place; which variant depends on the place alone."""
    chance = int(noise(x, y) * VARIANTS * 2) % (VARIANTS * 2)
    return use(f"{prefix}-{kind}-{chance // 2}", x, y, "", chance % 2 == 1)


# ── Water ────────────────────────────────────────────────────────────────────────────────────────


def shore_lines(shore_id: str, clip_id: str, reach: float = 26.0, lines: int = 6) -> str:
    """Return engraved lines that follow a shore (a path of the defs) at growing distances.

    Each line is a broad stroke in ink under a slightly narrower one in water; the clip path keeps
    them off the land.
    """
    drawn: list[str] = []
    for i in range(lines, 0, -1):
        away = reach * (i / lines) ** 1.25
        ink = 0.9 - 0.45 * i / lines
        for wide, classes in ((2 * away + ink, "rh-wave-line"), (2 * away - ink, "rh-water-line")):
            drawn.append(
                f'<use href="#{shore_id}" class="{classes} rh-round" stroke-width="{wide:.2f}"/>'
            )
    return f'<g clip-path="url(#{clip_id})">{"".join(drawn)}</g>'


def river(d: str) -> str:
    """Return a river along a path."""
    return path(d, "rh-river-bank") + path(d, "rh-river")


def lake(d: str, prefix: str, number: int, reach: float = 14.0) -> tuple[str, str]:
    """Return a lake inside the land as (defs, drawing)."""
    shore, inside = f"{prefix}-lake-{number}", f"{prefix}-in-lake-{number}"
    definitions = f'<path id="{shore}" d="{d}"/>' + clip(inside, f'<use href="#{shore}"/>')
    drawn = (
        use(shore, 0, 0, "rh-water")
        + shore_lines(shore, inside, reach, 4)
        + use(shore, 0, 0, "rh-water-edge")
    )
    return definitions, group(drawn)
