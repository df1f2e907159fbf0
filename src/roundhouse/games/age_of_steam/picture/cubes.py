"""Goods cubes: each colour once in the defs, copied wherever one lies."""

from __future__ import annotations

from typing import Final

from roundhouse.boards import svg
from roundhouse.boards.palette import Swatch
from roundhouse.boards.svg import num
from roundhouse.games.age_of_steam.picture.layout import Layout
from roundhouse.games.age_of_steam.picture.scene import GOODS, Scene

SIZE: Final = 13.0


def definitions(layout: Layout) -> str:
    """Return a cube of every colour for the defs."""
    return "".join(
        [f'<g id="{layout.prefix}-c{who.letter}">{svg.cube(0, 0, SIZE, who)}</g>' for who in GOODS]
    )


def cube(layout: Layout, x: float, y: float, size: float, who: Swatch) -> str:
    """Return a cube around a point."""
    name = f"{layout.prefix}-c{who.letter}"
    if size == SIZE:
        return svg.use(name, x, y)
    at = f"translate({num(x)} {num(y)})scale({size / SIZE:.3g})"
    return f'<use href="#{name}" transform="{at}"/>'


def on_map(layout: Layout, scene: Scene) -> str:
    """Return the cubes on the map: on cities in rows, on towns beside the ring."""
    found: list[str] = []
    for h in scene.position.cubes:
        here = scene.cubes(h)
        x, y = layout.where[h]
        across, size = 2, 15.0
        if scene.is_city(h):
            across, size = (4, SIZE) if len(here) < 5 else (4, 11.6) if len(here) < 9 else (5, 9.6)
            y += 2.6
        elif scene.board.town[h]:
            x, y = (x + 23, y - 2) if layout.flat else (x + 21, y - 12)
        rows = (len(here) + across - 1) // across
        for i, who in enumerate(here):
            row = i // across
            many = min(across, len(here) - row * across)
            cx = x + (i % across - (many - 1) / 2) * size * 1.1
            cy = y + (row - (rows - 1) / 2) * size * 1.1
            found.append(cube(layout, cx, cy, size, who))
    return "".join(found)
