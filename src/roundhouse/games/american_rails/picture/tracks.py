"""On the Atlantic: the action track with the markers, the turn order, the years, the houses."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.palette import Swatch
from roundhouse.boards.svg import (
    circle,
    cube,
    disc,
    figure,
    house,
    line,
    locomotive,
    num,
    path,
    rect,
    spot,
)
from roundhouse.games.american_rails.board import (
    AUCTION_ROW,
    CUBES_OF_ROW,
    DEVELOP_ROW,
    FIRST_YEAR,
    FUND_AMOUNT,
    FUND_ROW,
    LAST_YEAR,
    PASS_ROW,
    PHASES,
    ROWS,
    TAKE_AMOUNT,
    TAKE_ROW,
)
from roundhouse.games.american_rails.picture.chart import LETTERING
from roundhouse.games.american_rails.picture.scene import PLAYERS, Scene

_LEFT: Final = 1062.0
_TOP: Final = 298.0
_WIDE: Final = 262.0
_ROW: Final = 39.0
_SIGNS: Final = 118.0  # the width of the signs before the first column
_HEAD: Final = 30.0
_ROMAN: Final = ("I", "II", "III")
_BLANK: Final = Swatch("cube", "", "grey")
_TRAIN: Final = Swatch("year", "", "black")


def tracks(scene: Scene) -> list[str]:
    """Return all tracks, part by part."""
    return [*action_track(scene), turn_order(scene), years(scene)]


# ── The action track ─────────────────────────────────────────────────────────────────────────────


def action_track(scene: Scene) -> list[str]:
    """Return the three columns and the seven rows."""
    high = _HEAD + _ROW * ROWS + 8
    parts = [
        rect(_LEFT, _TOP, _WIDE, high, "rh-ar-box", 4),
        rect(_LEFT + 3.5, _TOP + 3.5, _WIDE - 7, high - 7, "rh-ar-rule", 2),
    ]
    if scene.position.phase:
        x = column_middle(scene.position.phase)
        parts.append(rect(x - 21, _TOP + 6, 42, high - 12, "rh-ar-now", 4))
    for column in range(1, PHASES + 1):
        parts.append(
            figure(column_middle(column), _TOP + 18, _ROMAN[column - 1], LETTERING, "rh-ink")
        )
    return ["".join(parts), *[track_row(scene, row) for row in range(1, ROWS + 1)]]


def column_middle(column: int) -> float:
    """Return where a column of the track stands."""
    return _LEFT + _SIGNS + 24 + 45.0 * (column - 1)


def track_row(scene: Scene, row: int) -> str:
    """Return one row: its sign and its three spaces."""
    y = _TOP + _HEAD + _ROW * (row - 0.5)
    parts = [sign(scene, row, _LEFT + 14, y)]
    if row > 1:
        parts.append(
            line((_LEFT + 10, y - _ROW / 2), (_LEFT + _WIDE - 10, y - _ROW / 2), "rh-ar-rule")
        )
    for column in range(1, PHASES + 1):
        x = column_middle(column)
        parts.append(rect(x - 16, y - 16, 32, 32, "rh-ar-cell", 5))
        if (column, row) in scene.track:
            parts.append(disc(x, y, 13, PLAYERS[scene.track[(column, row)]]))
    hit = rect(_LEFT, y - _ROW / 2, _WIDE, _ROW, "rh-hit")
    return spot(f"space:{row}", "".join(parts) + hit)


def sign(scene: Scene, row: int, x: float, y: float) -> str:
    """Return the number of a row and the picture of its action."""
    parts = [figure(x + 3, y, str(row), LETTERING, "rh-soft")]
    left = x + 20
    if row == PASS_ROW:
        parts.append(path(f"M{num(left)} {num(y)}h34m-9 -7l9 7l-9 7", "rh-ar-line"))
    elif row == DEVELOP_ROW:
        parts.append(house(left + 12, y, 26, "", True))
    elif row == FUND_ROW:
        parts.append(money(left + 16, y, FUND_AMOUNT))
        parts.append(path(f"M{num(left + 36)} {num(y)}h12m-5 -5l5 5l-5 5", "rh-ar-line"))
        parts.append(cube(left + 64, y, 20, _BLANK))
    elif row == TAKE_ROW:
        parts.append(money(left + 16, y, TAKE_AMOUNT))
        if scene.position.expand2:
            parts.append(figure(left + 42, y, "/", 20, "rh-soft"))
            parts.append(cubes(left + 60, y, CUBES_OF_ROW[row]))
    elif row == AUCTION_ROW:
        parts.append(hammer(left + 14, y))
    else:
        parts.append(cubes(left + 10, y, CUBES_OF_ROW[row]))
    return "".join(parts)


def money(x: float, y: float, amount: int) -> str:
    """Return a banknote."""
    return rect(x - 17, y - 11, 34, 22, "rh-ar-free", 2) + figure(
        x, y, f"${amount}", LETTERING, "rh-gain"
    )


def cubes(x: float, y: float, count: int) -> str:
    """Return a number of cubes in a row."""
    return "".join([cube(x + 20.5 * i, y, 18, _BLANK) for i in range(count)])


def hammer(x: float, y: float) -> str:
    """Return an auctioneer's hammer."""
    d = (
        f"M{num(x - 12)} {num(y - 4)}l9 -9l8 8l-9 9ZM{num(x + 1.6)} {num(y - 2)}l13 13l-2.6 2.6l-13 -13Z"
        f"M{num(x - 14)} {num(y + 10)}h16v4h-16Z"
    )
    return path(d, "rh-ink")


# ── Turn order and houses ────────────────────────────────────────────────────────────────────────


def turn_order(scene: Scene) -> str:
    """Return the turn order track and, beside it, the houses that are left."""
    now = scene.position
    x, y = _LEFT, _TOP + _HEAD + _ROW * ROWS + 22
    parts = [
        rect(x, y, _WIDE, 56, "rh-ar-box", 4),
        rect(x + 3.5, y + 3.5, _WIDE - 7, 49, "rh-ar-rule", 2),
    ]
    for at in range(5):
        cx = x + 26 + 33.0 * at
        parts.append(circle(cx, y + 28, 14.5, "rh-ar-cell"))
        if at < now.seats:
            parts.append(figure(cx, y + 28, str(at + 1), LETTERING, "rh-soft"))
    moved = now.seats - len(now.order) if now.phase == 1 else 0
    for i, seat in enumerate(now.order):
        parts.append(disc(x + 26 + 33.0 * (moved + i), y + 28, 13, PLAYERS[seat]))
    parts.append(line((x + 188, y + 10), (x + 188, y + 46), "rh-ar-rule"))
    parts.append(house(x + 209, y + 27, 26, "", True))
    parts.append(figure(x + 238, y + 28, str(now.supply), 22, "rh-ink"))
    return "".join(parts)


# ── The years ────────────────────────────────────────────────────────────────────────────────────


def years(scene: Scene) -> str:
    """Return the years as stations of a line, the train at the present one."""
    x, y, step = 884.0, 868.0, 68.0
    last = x + step * (LAST_YEAR - FIRST_YEAR)
    parts = [
        rect(x - 38, y - 44, last - x + 76, 82, "rh-ar-box", 4),
        rect(x - 34.5, y - 40.5, last - x + 69, 75, "rh-ar-rule", 2),
        line((x, y), (last, y), "rh-ar-line"),
    ]
    for year in range(FIRST_YEAR, LAST_YEAR + 1):
        at = x + step * (year - FIRST_YEAR)
        now = year == scene.position.year
        if now:
            parts.append(rect(at - 28, y - 36, 56, 66, "rh-ar-now", 5))
        parts.append(circle(at, y, 6.5, "rh-ar-stop"))
        parts.append(figure(at, y + 20, str(year), LETTERING, "rh-ink" if now else "rh-soft"))
    at = x + step * (scene.position.year - FIRST_YEAR)
    parts.append(locomotive(at, y - 19, 38, _TRAIN))
    return "".join(parts)
