"""What the places of the picture are called and what there is to know about them, from a view only."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.compass import near_lines
from roundhouse.boards.masks import bits
from roundhouse.core.drawing import Caption
from roundhouse.core.events import Facts, Line
from roundhouse.core.view import View
from roundhouse.games.chicago_express.board import (
    ACTIONS,
    COMPANIES,
    COMPANY_IDS,
    COMPANY_NAMES,
    DETROIT,
    DEVELOPMENT,
    DIAL_STEPS,
    EXPANSION_MAX,
    FOREST_CASH,
    GRID,
    HEXES,
    INDUSTRY_AT,
    INDUSTRY_VALUES,
    NAME,
    TAKES_HOUSE,
    TERRAIN,
)
from roundhouse.games.chicago_express.picture.scene import Scene

_NEAR: Final = near_lines(GRID, NAME)
# What can be chosen and lies nowhere on the board
_BUTTONS: Final[dict[str, Caption]] = {
    "action:pass": Caption("", "", (Line("CE-4.4", "does-pass"),)),
    "action:stop": Caption("", "", (Line("CE-8.1", "does-stop"),)),
    "action:decline": Caption("", "", (Line("CE-6.3", "does-decline"),)),
}


def captions(v: View) -> dict[str, Caption]:
    """Return the captions of hexes, companies and dials by pick."""
    scene = Scene(v)
    found = {f"hex:{GRID.labels[h]}": of_hex(scene, h) for h in range(HEXES)}
    for c in range(COMPANIES):
        found[f"company:{COMPANY_IDS[c]}"] = of_company(scene, c)
    for d, action in enumerate(ACTIONS):
        found[f"action:{action}"] = of_dial(scene, d)
    return found | _BUTTONS


def of_hex(scene: Scene, h: int) -> Caption:
    """CE-2.2, CE-8.3, CE-9  Terrain, price of the next locomotive, income, growth, and who is there."""
    parts = [Line("CE-2.2", "terrain", {"terrain": TERRAIN[h]})]
    if price := scene.cost(h):
        parts.append(Line("CE-8.3", "cost", {"amount": price}))
    elif scene.engines[h]:
        parts.append(Line("CE-8.2", "full"))
    parts += _NEAR[h]
    if pays := scene.pays(h):
        house = DEVELOPMENT[h] if scene.has_house(h) else 0
        parts.append(Line("CE-9.1", "income", {"amount": pays + house}))
    parts += [*of_house(scene, h), *of_industry(scene, h)]
    if here := bits(scene.engines[h]):
        names = ", ".join([COMPANY_IDS[c] for c in here])
        parts.append(Line("CE-8.2", "here", {"companies": names}))
    return Caption(GRID.labels[h], NAME[h], tuple(parts))


def of_house(scene: Scene, h: int) -> list[Line]:
    """CE-10.3, CE-10.4  The house that stands on a hex, or what one would bring."""
    if not TAKES_HOUSE >> h & 1:
        return []
    if scene.has_house(h):
        return [Line("CE-10.3", "house")]
    if DEVELOPMENT[h]:
        return [Line("CE-10.3", "house-adds", {"amount": DEVELOPMENT[h]})]
    return [Line("CE-10.4", "house-pays", {"amount": FOREST_CASH})]


def of_industry(scene: Scene, h: int) -> list[Line]:
    """CE-10.5, CE-11.1  Where the marker of an industry city goes next; Detroit's goes by itself."""
    if h not in INDUSTRY_AT:
        return []
    industry = INDUSTRY_AT[h]
    values, at = INDUSTRY_VALUES[industry], scene.position.industry[industry]
    if at + 1 == len(values):
        return [Line("CE-10.1", "grown")]
    if industry == DETROIT:
        return [Line("CE-11.1", "grows-itself", {"value": values[at + 1]})]
    return [Line("CE-10.5", "grows", {"value": values[at + 1]})]


def of_company(scene: Scene, c: int) -> Caption:
    """CE-1.1  Income, treasury, locomotives and shares left of a company; the Wabash opens later."""
    now = scene.position
    if not now.opened >> c & 1:
        return Caption(COMPANY_IDS[c], COMPANY_NAMES[c], (Line("CE-12.4", "not-open"),))
    parts = (
        Line("CE-9.1", "income", {"amount": now.income[c]}),
        Line("CE-8.3", "treasury", {"amount": now.treasury[c]}),
        Line("CE-1.1", "locomotives", {"count": now.stock[c]}),
        Line("CE-1.1", "shares", {"count": now.unsold[c]}),
    )
    return Caption(COMPANY_IDS[c], COMPANY_NAMES[c], parts)


def of_dial(scene: Scene, d: int) -> Caption:
    """CE-1.3, CE-6.2  An action, and how often it was chosen in this round."""
    stands, steps = scene.position.dials[d], DIAL_STEPS[d]
    facts: Facts = {"action": ACTIONS[d], "stands": stands, "steps": steps}
    counted = Line("CE-6.2", "dial-red" if stands == steps else "dial", facts)
    return Caption("", "", (counted, Line("CE-6.2", f"does-{ACTIONS[d]}", {"most": EXPANSION_MAX})))
