"""What the places of the picture are called and what there is to know about them, from a view only."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.compass import near_lines
from roundhouse.core.drawing import Caption
from roundhouse.core.events import Facts, Line
from roundhouse.core.view import View
from roundhouse.games.american_rails.board import (
    CITIES,
    COMPANIES,
    COMPANY_IDS,
    COMPANY_NAMES,
    CUBES_OF_ROW,
    DEVELOPABLE,
    FULL,
    GRID,
    HEXES,
    HOUSE_ALONE,
    HOUSE_SHARED,
    NAME,
    ROWS,
    SHARED,
    SPACE_IDS,
    SPECIAL,
    SPECIAL_PAIR,
    TAKE_AMOUNT,
    TAKE_ROW,
    TERRAIN,
)
from roundhouse.games.american_rails.picture.scene import Scene

_NEAR: Final = near_lines(GRID, NAME)
# What can be chosen and lies nowhere on the board
_BUTTONS: Final[dict[str, Caption]] = {
    "action:pass": Caption("", "", (Line("AR-5.3", "does-pass"),)),
    "action:stop": Caption("", "", (Line("AR-8.4", "does-stop"),)),
    "action:decline": Caption("", "", (Line("AR-6.4", "does-decline"),)),
    "action:take_bank": Caption("", "", (Line("AR-7.4", "does-take", {"amount": TAKE_AMOUNT}),)),
    "action:tax_others": Caption("", "", (Line("AR-7.4", "does-tax", {"amount": TAKE_AMOUNT}),)),
    "action:expand2": Caption(
        "", "", (Line("AR-7.4", "does-expand", {"cubes": CUBES_OF_ROW[TAKE_ROW]}),)
    ),
}


def captions(v: View) -> dict[str, Caption]:
    """Return the captions of hexes, companies and spaces by pick."""
    scene = Scene(v)
    found = {f"hex:{GRID.labels[h]}": of_hex(scene, h) for h in range(HEXES)}
    for c in range(COMPANIES):
        found[f"company:{COMPANY_IDS[c]}"] = of_company(scene, c)
    for row in range(1, ROWS + 1):
        found[f"space:{row}"] = of_space(scene, row)
    return found | _BUTTONS


def of_hex(scene: Scene, h: int) -> Caption:
    """AR-1.5, AR-8.2  Terrain, price of the next cube, what a city is worth, and who is there."""
    parts = [Line("AR-1.5", "terrain", {"terrain": TERRAIN[h]})]
    if price := scene.cost(h):
        parts.append(Line("AR-8.2", "cost", {"amount": price}))
    else:
        parts.append(Line("AR-8.1", "full"))
    parts += _NEAR[h]
    if CITIES >> h & 1:
        parts += of_city(scene, h)
    if scene.cubes[h]:
        names = ", ".join([COMPANY_NAMES[c] for c in scene.cubes[h]])
        parts.append(Line("AR-8.1", "here", {"companies": names}))
    return Caption(GRID.labels[h], NAME[h], tuple(parts))


def of_city(scene: Scene, h: int) -> list[Line]:
    """AR-9.1 to AR-9.4, AR-7.2  Its two values as they are now, its house, the special connection."""
    built = scene.has_house(h)
    alone, shared = FULL[h], SHARED[h]
    if built:
        alone, shared = alone + HOUSE_ALONE, shared + HOUSE_SHARED
    parts = [Line("AR-9.1", "values", {"alone": alone, "shared": shared})]
    if built:
        parts.append(Line("AR-7.2", "house"))
    elif DEVELOPABLE >> h & 1:
        more: Facts = {"alone": HOUSE_ALONE, "shared": HOUSE_SHARED}
        parts.append(Line("AR-7.2", "house-adds", more))
    else:
        parts.append(Line("AR-1.6", "no-house"))
    if SPECIAL >> h & 1:
        parts.append(Line("AR-9.4", "special", {"amount": SPECIAL_PAIR}))
    return parts


def of_company(scene: Scene, c: int) -> Caption:
    """AR-1.1  Income, treasury, cubes and shares in supply of a company, if it is in the match."""
    now = scene.position
    if now.excluded >> c & 1:
        return Caption("", COMPANY_NAMES[c], (Line("AR-2.3", "excluded"),))
    parts = (
        Line("AR-9.1", "income", {"amount": now.income[c]}),
        Line("AR-8.2", "treasury", {"amount": now.treasury[c]}),
        Line("AR-1.1", "cubes", {"count": now.stock[c]}),
        Line("AR-1.1", "shares", {"count": now.unsold[c]}),
    )
    return Caption("", COMPANY_NAMES[c], parts)


def of_space(scene: Scene, row: int) -> Caption:
    """AR-6.2, AR-6.4  The action of a row, and whose marker stands there in this phase."""
    both = row == TAKE_ROW and scene.position.expand2
    parts = [Line("AR-6.2", "space", {"space": "take-or-expand2" if both else SPACE_IDS[row]})]
    seat = scene.track.get((scene.position.phase, row))
    if seat is not None:
        parts.append(Line("AR-6.4", "taken", {"seat": seat}))
    return Caption(str(row), "", tuple(parts))
