"""Cities, routes and rail spaces on the map."""

from __future__ import annotations

from math import atan2, cos, pi, sin
from typing import Final

from roundhouse.boards.lettering import FIGURE
from roundhouse.boards.palette import Swatch
from roundhouse.boards.svg import (
    Point,
    circle,
    figure,
    house,
    num,
    path,
    plate,
    polygon,
    rect,
    spot,
)
from roundhouse.games.railroad_revolution.board import (
    CITIES,
    CITY_COST,
    CITY_GROUP,
    CITY_NAME,
    DEAL_SPACES,
    ROUTE_ENDS,
    ROUTE_SPACES,
    ROUTES,
    SPACE_ROUTE,
    SPACES,
    TRIANGLES,
)
from roundhouse.games.railroad_revolution.effects import FIRSTS, REWARDS
from roundhouse.games.railroad_revolution.picture.geography import CITY_WHERE, SPACE_WHERE
from roundhouse.games.railroad_revolution.picture.icons import handshake, row_of, row_width, signs
from roundhouse.games.railroad_revolution.picture.scene import PLAYERS, Scene
from roundhouse.games.railroad_revolution.state import NONE

LETTERING: Final = 17.8  # no name or price of a city is smaller: 10 pixels on a board of 960
PLATE_WIDE: Final = 98.0
PLATE_HIGH: Final = 50.0
# How far the price stands from the middle of the plate, where track leaves below it
ASIDE: Final[dict[str, float]] = {"Atlanta": 30.0, "Dallas": -12.0}
LONG: Final = 30.0  # a rail space along its route
LANE: Final = 6.6  # across, for each player


def through(route: int) -> list[Point]:
    """Return the points of a route: city, spaces, city."""
    a, b = ROUTE_ENDS[route]
    return [CITY_WHERE[a], *[SPACE_WHERE[r] for r in ROUTE_SPACES[route]], CITY_WHERE[b]]


def heading(space: int) -> float:
    """Return the direction of the route at a space, in radians."""
    points = through(SPACE_ROUTE[space])
    here = points.index(SPACE_WHERE[space])
    (ax, ay), (bx, by) = points[here - 1], points[here + 1]
    angle = atan2(by - ay, bx - ax)
    # rails are read from left to right
    return angle - pi if angle > pi / 2 else angle + pi if angle < -pi / 2 else angle


HEADING: Final[list[float]] = [heading(r) for r in range(len(SPACES))]


def curve_through(points: list[Point]) -> str:
    """Return the path data of a soft line through all points."""
    parts = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for i in range(len(points) - 1):
        before, a, b = points[max(i - 1, 0)], points[i], points[i + 1]
        after = points[min(i + 2, len(points) - 1)]
        c = (a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6)
        d = (b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6)
        parts.append(f"C{num(c[0])} {num(c[1])} {num(d[0])} {num(d[1])} {num(b[0])} {num(b[1])}")
    return "".join(parts)


def turned(content: str, x: float, y: float, angle: float) -> str:
    """Return something drawn around (0, 0), turned and moved."""
    degrees = angle * 180 / pi
    return f'<g transform="translate({num(x)} {num(y)})rotate({num(degrees)})">{content}</g>'


# ── Printed ──────────────────────────────────────────────────────────────────────────────────────


def printed() -> str:
    """Return the routes with their empty spaces, and the cities' plaques."""
    ways = "".join([curve_through(through(route)) for route in range(len(ROUTES))])
    drawn = [path(ways, "rh-rr-bed"), path(ways, "rh-rr-sleepers"), path(ways, "rh-rr-way")]
    drawn += [_plaque(c) for c in range(len(CITIES))]
    drawn += [_space(r) for r in range(len(SPACES))]
    return "".join(drawn)


def _space(r: int) -> str:
    x, y = SPACE_WHERE[r]
    high = LANE * len(PLAYERS) + 4
    box = rect(-LONG / 2, -high / 2, LONG, high, "rh-rr-space", 5)
    lanes = "".join(
        [f"M{num(3 - LONG / 2)} {num(lane(i))}h{num(LONG - 6)}" for i in range(len(PLAYERS))]
    )
    drawn = turned(box + path(lanes, "rh-rr-lane"), x, y, HEADING[r])
    angle = HEADING[r] - pi / 2
    # triangles stand above the space, the deal symbol below
    for i in range(TRIANGLES[r]):
        off = (i - (TRIANGLES[r] - 1) / 2) * 12
        tx = x + cos(angle) * 22 + cos(HEADING[r]) * off
        ty = y + sin(angle) * 22 + sin(HEADING[r]) * off
        drawn += path(
            polygon([(tx - 6, ty + 4.6), (tx, ty - 5.6), (tx + 6, ty + 4.6)]), "rh-rr-steep"
        )
    if DEAL_SPACES >> r & 1:
        drawn += handshake(x - cos(angle) * 24, y - sin(angle) * 24, 14)
    return drawn


def lane(i: int) -> float:
    """Return how far from the middle the rail of a player lies."""
    return (i - (len(PLAYERS) - 1) / 2) * LANE


def _plaque(c: int) -> str:
    x, y = CITY_WHERE[c]
    left, top = x - PLATE_WIDE / 2, y - 20
    box = rect(left, top, PLATE_WIDE, PLATE_HIGH, "rh-rr-city", 5)
    rule_ = path(f"M{num(left)} {num(y + 5)}h{num(PLATE_WIDE)}", "rh-rr-rule")
    start = CITY_GROUP[c] == 0
    name = plate(x, top - 9, CITY_NAME[c], LETTERING, start, FIGURE)
    foot, middle = top + PLATE_HIGH + 8, x + ASIDE.get(CITY_NAME[c], 0)
    price = _price(middle - 14, foot, CITY_COST[c])
    badge = circle(middle + 22, foot, 10, "rh-rr-group")
    badge += figure(middle + 22, foot, str(CITY_GROUP[c]), LETTERING, "rh-sign-ink")
    slots = "".join([_slot(slot_at(c, i), i == 0) for i in range(len(PLAYERS))])
    return box + rule_ + slots + name + price + badge


def _price(x: float, y: float, cost: int) -> str:
    box = rect(x - 21, y - 10, 42, 20, "rh-coin-box", 10)
    return box + figure(x, y, f"${cost}", LETTERING, "rh-cost")


def slot_at(c: int, i: int) -> Point:
    """Return where the slot of a city lies."""
    x, y = CITY_WHERE[c]
    return x + (i - 1.5) * 21.5, y - 7


def _slot(at: Point, first: bool) -> str:
    if first:
        return house(at[0], at[1], 17, "1")
    return house(at[0], at[1], 17)


# ── What changes ─────────────────────────────────────────────────────────────────────────────────


def rail(r: int, seat: int) -> str:
    """Return a player's rail on a space: a bar in his colour with his letter."""
    x, y = SPACE_WHERE[r]
    who = PLAYERS[seat]
    high = LANE - 0.8
    bar = rect(-LONG / 2 + 1, lane(seat) - high / 2, LONG - 2, high, f"rh-rr-rail {who.fill}", 1.6)
    mark = figure(0, lane(seat), who.letter, 6.6, who.ink)
    return turned(bar + mark, x, y, HEADING[r])


def built_house(at: Point, who: Swatch, size: float) -> str:
    """Return a player's building."""
    x, y = at
    w, h = size / 2, size / 2
    eaves = num(y - h * 0.26)
    shape = (
        f"M{num(x - w)} {eaves}L{num(x)} {num(y - h)}L{num(x + w)} {eaves}"
        f"H{num(x + w * 0.84)}V{num(y + h)}H{num(x - w * 0.84)}V{eaves}Z"
    )
    return path(shape, f"rh-piece {who.fill}") + figure(
        x, y + h * 0.28, who.letter, size * 0.66, who.ink
    )


def city_tile(x: float, y: float, tile: int) -> str:
    """Return what a tile gives: to the first at the left, to all at the right, as wide as they need."""
    first, all_ = [[sign for item in items for sign in signs(item)]
                   for items in (FIRSTS[tile], REWARDS[tile])]  # fmt: skip
    needs = [max(row_width(found, LETTERING) + 6, PLATE_WIDE / 4) for found in (first, all_)]
    left, border = x - PLATE_WIDE / 2, PLATE_WIDE * needs[0] / sum(needs)
    rest = PLATE_WIDE - border
    drawn = rect(left + 1, y + 5.6, border - 2, 23.4, "rh-rr-first", 3)
    drawn += row_of(first, left + border / 2, y + 17.4, LETTERING, border - 5)
    return drawn + row_of(all_, left + border + rest / 2, y + 17.4, LETTERING, rest - 5)


def pieces(scene: Scene) -> list[str]:
    """Return the rails player by player, then tile and stations city by city."""
    rails = ["".join([rail(r, p.seat) for r in p.laid]) for p in scene.players]
    return rails + [_in_city(scene, c) for c in range(len(CITIES))]


def _in_city(scene: Scene, c: int) -> str:
    drawn: list[str] = []
    x, y = CITY_WHERE[c]
    tile = scene.position.city_tiles[c]
    if tile != NONE:
        drawn.append(city_tile(x, y, tile))
    for i, who in enumerate(scene.stations_in(c)):
        drawn.append(built_house(slot_at(c, i), who, 18.5))
    return "".join(drawn)


def targets() -> str:
    """Return cities and spaces as things to point at."""
    found: list[str] = []
    for r, name in enumerate(SPACES):
        x, y = SPACE_WHERE[r]
        high = LANE * len(PLAYERS) + 4
        shape = turned(rect(-LONG / 2, -high / 2, LONG, high, "rh-hit", 5), x, y, HEADING[r])
        found.append(spot(f"space:{name}", shape))
    for c, city in enumerate(CITIES):
        x, y = CITY_WHERE[c]
        shape = rect(x - PLATE_WIDE / 2, y - 40, PLATE_WIDE, 70, "rh-hit", 5)
        found.append(spot(f"city:{city}", shape))
    return "".join(found)
