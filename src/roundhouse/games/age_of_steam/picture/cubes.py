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


def places(layout: Layout, scene: Scene, h: int) -> list[tuple[float, float, float]]:
    """Return the middle and size of each cube on a hex: on cities in rows, on towns beside the ring."""
    x, y = layout.where[h]
    many = len(scene.position.cubes[h])
    across, size = 2, 15.0
    if scene.is_city(h):
        across, size = (4, SIZE) if many < 5 else (4, 11.6) if many < 9 else (5, 9.6)
        y += 2.6
    elif scene.board.town[h]:
        x, y = (x + 23, y - 2) if layout.flat else (x + 21, y - 12)
    rows = (many + across - 1) // across
    found: list[tuple[float, float, float]] = []
    for i in range(many):
        row = i // across
        beside = min(across, many - row * across)
        cx = x + (i % across - (beside - 1) / 2) * size * 1.1
        found.append((cx, y + (row - (rows - 1) / 2) * size * 1.1, size))
    return found


def on_map(layout: Layout, scene: Scene) -> list[str]:
    """Return the cubes on the map, by hex."""
    here = scene.position.cubes
    return [_cubes(layout, scene, h) if h in here else "" for h in range(scene.board.hexes)]


def _cubes(layout: Layout, scene: Scene, h: int) -> str:
    lying = zip(places(layout, scene, h), scene.cubes(h), strict=True)
    return svg.group("".join([cube(layout, *place, who) for place, who in lying]), "rh-still")


def grips(layout: Layout, scene: Scene) -> list[str]:
    """AOS-9.4  Return the cubes as things to point at, by hex, those of a colour together.

    They lie above the hexes, and only what can be picked catches the pointer.
    """
    here = scene.position.cubes
    return [_grips(layout, scene, h) if h in here else "" for h in range(scene.board.hexes)]


def _grips(layout: Layout, scene: Scene, h: int) -> str:
    shapes: dict[int, str] = {}
    for colour, (x, y, size) in zip(scene.position.cubes[h], places(layout, scene, h), strict=True):
        edge = size + 2
        box = svg.rect(x - edge / 2, y - edge / 2, edge, edge, "rh-aos-grip", 2)
        shapes[colour] = shapes.get(colour, "") + box
    return "".join([svg.spot(scene.cube_pick(h, c), drawn) for c, drawn in shapes.items()])
