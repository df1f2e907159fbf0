"""Beside the map: the rounds as a line with stations, and the players as a timetable of incomes."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.svg import (
    circle,
    disc,
    figure,
    label,
    line,
    locomotive,
    num,
    path,
    rect,
    spot,
    text,
)
from roundhouse.games.age_of_steam.picture.scene import PLAYERS, Scene
from roundhouse.games.age_of_steam.picture.signs import paper
from roundhouse.games.age_of_steam.state import MOST_ENGINE, PHASES

ROUNDS: Final = 38.0  # how high the line of rounds is
ROW: Final = 27.0
HEAD: Final = 22.0
_ZERO: Final = 186.0  # where the lanes begin
_LAST: Final = 50  # the track's last field; higher incomes stand there with their number


def rounds(scene: Scene, x: float, y: float, wide: float) -> str:
    """AOS-4.1, AOS-4.2  Return the rounds as stations of a line, the phases as stops on the way."""
    position = scene.position
    many, now = position.rounds, position.round
    step = (wide - 40) / max(1, many)
    first, base = x + 16, y + 15
    parts = [line((first, base), (first + step * many, base), "rh-aos-line")]
    for number in range(1, many + 1):
        at = first + step * (number - 1)
        kind = "past" if number < now else "here" if number == now else "next"
        if number == now:
            for p in range(1, len(PHASES)):
                passed = p <= position.phase
                spot = at + 14 + (step - 28) * p / len(PHASES)
                parts.append(circle(spot, base, 2.5, f"rh-aos-{'here' if passed else 'next'}"))
        ink = "rh-plate" if kind == "past" else "rh-ink"
        parts.append(
            circle(at, base, 10.5, f"rh-aos-{kind}") + figure(at, base, str(number), 14, ink)
        )
    end = first + step * many
    bars = f"M{num(end)} {num(base - 8)}V{num(base + 8)}"
    return "".join(parts) + path(bars, "rh-aos-line")


def head(x: float, y: float, wide: float, rows: int) -> str:
    """Return the heads of the columns and the ruler of the incomes; they never change."""
    end = wide - 30
    field = (end - _ZERO) / _LAST
    foot = y + HEAD + ROW * rows
    parts = [
        locomotive(x + 63, y + 9, 24, PLAYERS[4]).replace(">5<", "><"),
        paper(x + 108, y + 9),
        figure(x + 150, y + 9, "$", 14, "rh-ink"),
    ]
    for value in range(0, _LAST + 1, 5):
        at = x + _ZERO + value * field
        parts.append(line((at, y + 18), (at, foot), "rh-aos-rule"))
        if value % 10 == 0:
            parts.append(label(at, y + 10, str(value), 11, "rh-ink"))
    for row in range(rows):
        at = y + HEAD + ROW * (row + 0.5) + 8
        d = f"M{num(x + _ZERO)} {num(at)}H{num(x + end)}M{num(x + _ZERO)} {num(at + 2.6)}H{num(x + end)}"
        parts.append(path(d, "rh-aos-rule"))
    return "".join(parts)


def players(scene: Scene, x: float, y: float, wide: float) -> list[str]:
    """Return a row for each player in turn order, the eliminated last."""
    return [
        _row(scene, seat, place, x, y + HEAD + ROW * (place + 0.5), wide)
        for place, seat in enumerate(scene.in_order())
    ]


def _row(scene: Scene, seat: int, place: int, x: float, y: float, wide: float) -> str:
    who, has = PLAYERS[seat], scene.position.players[seat]
    parts: list[str] = []
    if seat == scene.turn:
        parts.append(rect(x - 6, y - ROW / 2 + 0.5, wide + 6, ROW - 1, "rh-aos-now", 3))
    parts.append(figure(x + 5, y, f"{place + 1}", 13, "rh-soft"))
    parts.append(disc(x + 24, y, 9.5, who))
    for pip in range(MOST_ENGINE):
        at = x + 43 + 8.2 * pip
        full = pip < has.engine
        parts.append(circle(at, y, 3.2, "rh-ink" if full else "rh-aos-pip"))
    parts.append(figure(x + 108, y, str(has.shares), 15))
    parts.append(text(x + 162, y + 5.2, str(has.money), 15, "rh-figure rh-end rh-ink"))
    if has.out:
        parts.append(line((x, y), (x + 168, y), "rh-aos-line"))
    else:
        parts.append(_lane(scene, seat, x, y, wide))
    return spot(f"seat:{seat}", "".join(parts))


def _lane(scene: Scene, seat: int, x: float, y: float, wide: float) -> str:
    """Return the income of a player: a locomotive as far along as it goes."""
    who = PLAYERS[seat]
    income = scene.position.players[seat].income
    zero = x + _ZERO
    at = zero + min(max(income, 0), _LAST) * (wide - 30 - _ZERO) / _LAST
    run = f"M{num(zero)} {num(y + 9.2)}H{num(at)}"
    parts = (
        [path(run, "rh-aos-run-edge"), path(run, f"rh-aos-run {who.line}")] if income > 0 else []
    )
    parts.append(locomotive(at, y - 0.5, 27, who, True))
    parts.append(figure(at + 22, y, str(income), 14.5, "rh-ink rh-halo"))
    return "".join(parts)
