"""Signs for effects and conditions: what tiles say without words."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.lettering import FIGURE, width
from roundhouse.boards.palette import Swatch
from roundhouse.boards.svg import circle, figure, house, locomotive, num, path, rect
from roundhouse.games.railroad_revolution.board import ANY
from roundhouse.games.railroad_revolution.cards import (
    CONNECT,
    MONEY,
    NO_GROUP,
    OFFICE,
    OFFICE_RUN,
    RAIL,
    SHARE,
    STATION,
    TRACK,
    Condition,
)
from roundhouse.games.railroad_revolution.effects import (
    EXCHANGE,
    FLIP,
    FREE_RAIL,
    PROGRESS,
    PROMOTE,
    SPARE_OFFICE,
    SPARE_RAIL,
    SPARE_STATION,
    TRAIN,
    WORKER,
    Item,
)
from roundhouse.games.railroad_revolution.picture.scene import WORKERS

_ENGINE: Final = Swatch("train", "", "black")
# Kinds of signs that come from no counter
_MONEY: Final = 100
_SHARES: Final = 101
_WORKER: Final = 102
_PAY: Final = 103

Sign = tuple[int, int]  # kind, number or colour


def signs(item: Item) -> list[Sign]:
    """Return what an item is, sign by sign: its price first."""
    found: list[Sign] = [(_PAY, item.price)] if item.price else []
    if item.money:
        found.append((_MONEY, item.money))
    if item.shares:
        found.append((_SHARES, item.shares))
    if item.per_share:
        found.append((_MONEY, item.per_share))
    found += [(_WORKER, colour) for colour in item.colours]
    for counter, n in item.counters:
        found.append((_WORKER, ANY) if counter == WORKER else (counter, n))
    return found


def sign_width(sign: Sign, size: float) -> float:
    """Return how wide a sign is."""
    kind, n = sign
    if kind == _MONEY:
        return width(f"${n}", size, FIGURE)
    if kind == _PAY:
        return width(f"${n}", size, FIGURE) + size * 0.75
    if kind == TRAIN:
        return size * 1.7
    if kind in (PROGRESS, PROMOTE, FLIP, FREE_RAIL) and n > 1:
        return size * 0.95 + width(str(n), size, FIGURE)
    return size * (0.74 if kind == _WORKER else 0.95)


def row_width(found: list[Sign], size: float) -> float:
    """Return how wide signs are side by side."""
    gaps = size * 0.28 * (len(found) - 1)
    return sum([sign_width(sign, size) for sign in found]) + gaps


def row_of(found: list[Sign], x: float, y: float, size: float, most: float = 999.0) -> str:
    """Return signs side by side, centred on a point, smaller if they would be wider than ``most``."""
    gap = size * 0.28
    total = row_width(found, size)
    if total > most:
        return row_of(found, x, y, size * most / total * 0.99, most)
    at = x - total / 2
    drawn: list[str] = []
    for sign in found:
        wide = sign_width(sign, size)
        drawn.append(one(sign, at, y, wide, size))
        at += wide + gap
    return "".join(drawn)


def one(sign: Sign, left: float, y: float, wide: float, size: float) -> str:
    """Return one sign from its left edge, centred on a height."""
    kind, n = sign
    middle = left + wide / 2
    if kind == _MONEY:
        return figure(middle, y, f"${n}", size, "rh-gain")
    if kind == _PAY:
        digits = width(f"${n}", size, FIGURE)
        tip = left + wide
        arrow = f"M{num(left + digits + 2)} {num(y)}H{num(tip - 1)}m-3 -2.6l3 2.6l-3 2.6"
        return figure(left + digits / 2, y, f"${n}", size, "rh-cost") + path(arrow, "rh-rr-arrow")
    if kind == _SHARES:
        return share(middle, y, size, str(n))
    if kind == _WORKER:
        return pawn(middle, y, size, None if n == ANY else WORKERS[n])
    if kind == TRAIN:
        return locomotive(middle, y, wide, _ENGINE)
    drawn = glyph(kind, left + size * 0.45, y, size)
    if n > 1:
        after = left + size * 0.95
        drawn += figure((after + left + wide) / 2, y, str(n), size, "rh-ink")
    return drawn


def share(x: float, y: float, size: float, words: str) -> str:
    """Return a share certificate with a number."""
    wide, high = size * 0.86, size * 1.04
    box = rect(x - wide / 2, y - high / 2, wide, high, "rh-rr-share", 1.2)
    return box + figure(x, y, words, size * 0.86, "rh-rr-on-share")


def pawn(x: float, y: float, size: float, who: Swatch | None, lettered: bool = True) -> str:
    """Return a worker with the letter of its colour; without a colour one of any colour."""
    s = size / 2
    body = (
        f"M{num(x - s * 0.66)} {num(y + s)}Q{num(x - s * 0.6)} {num(y - s * 0.06)} "
        f"{num(x - s * 0.3)} {num(y - s * 0.16)}A{num(s * 0.46)} {num(s * 0.46)} 0 1 1 "
        f"{num(x + s * 0.3)} {num(y - s * 0.16)}Q{num(x + s * 0.6)} {num(y - s * 0.06)} "
        f"{num(x + s * 0.66)} {num(y + s)}Z"
    )
    if who is None:
        return path(body, "rh-rr-anyone") + figure(x, y + s * 0.42, "?", size * 0.62, "rh-ink")
    drawn = path(body, f"rh-rr-pawn {who.fill}")
    return drawn + (figure(x, y + s * 0.46, who.letter, size * 0.56, who.ink) if lettered else "")


def glyph(kind: int, x: float, y: float, size: float) -> str:
    """Return the sign of a counter, about as wide as high."""
    if kind in (FREE_RAIL, SPARE_RAIL):
        return rail(x, y, size)
    if kind == SPARE_STATION:
        return house(x, y, size, "", True)
    if kind == SPARE_OFFICE:
        return pole(x, y, size)
    strokes = STROKES.get(kind)
    if strokes is None:
        return circle(
            x, y, size * 0.35, "rh-rr-stroke"
        )  # nothing printed so far, but tiles may change
    return path(traced(strokes, x, y, size / 2), "rh-rr-stroke")


# The lines of signs, from their middle, in halves of their size: letters as in SVG paths, then numbers
STROKES: Final[dict[int, str]] = {
    PROGRESS: "M -0.7 0.7 L 0.6 -0.6 M -0.25 -0.7 H 0.7 V 0.25",
    PROMOTE: "M -0.75 -0.1 L 0 -0.85 L 0.75 -0.1 M -0.75 0.75 L 0 0 L 0.75 0.75",
    FLIP: "M -0.72 0 A 0.72 0 0.72 M 0.32 0.28 L 0 0.72 L 0.42 1",
    EXCHANGE: "M -0.8 -0.4 H 0.8 l -0.5 -0.45 M 0.8 0.4 H -0.8 l 0.5 0.45",
}


def traced(strokes: str, x: float, y: float, s: float) -> str:
    """Return lines as the data of a path: an A is the long arc of a radius to a point."""
    words = strokes.split()
    found: list[str] = []
    while words:
        letter = words.pop(0)
        if letter == "A":
            r = num(s * float(words.pop(0)))
            found.append(f"A{r} {r} 0 1 1 {_point(words, x, y, s)}")
        elif letter in "HV":
            found.append(letter + num((x if letter == "H" else y) + s * float(words.pop(0))))
        else:
            by = (0.0, 0.0) if letter == "l" else (x, y)
            found.append(letter + _point(words, by[0], by[1], s))
    return "".join(found)


def _point(words: list[str], x: float, y: float, s: float) -> str:
    """Return the point that the next two numbers stand for."""
    return f"{num(x + s * float(words.pop(0)))} {num(y + s * float(words.pop(0)))}"


def rail(x: float, y: float, size: float) -> str:
    """Return two rails on three ties."""
    s = size / 2
    ties = "".join(
        [f"M{num(x + s * t)} {num(y - s * 0.8)}V{num(y + s * 0.8)}" for t in (-0.55, 0, 0.55)]
    )
    rails = "".join(
        [f"M{num(x - s * 0.95)} {num(y + s * t)}H{num(x + s * 0.95)}" for t in (-0.42, 0.42)]
    )
    return path(ties, "rh-rr-tie") + path(rails, "rh-rr-stroke")


def handshake(x: float, y: float, size: float) -> str:
    """Return the deal symbol: two linked rings on brass."""
    r = size * 0.27
    rings = "".join([circle(x + dx, y, r, "rh-rr-ring") for dx in (-r * 0.72, r * 0.72)])
    return circle(x, y, size * 0.62, "rh-rr-deal") + rings


# ── Conditions of milestones ─────────────────────────────────────────────────────────────────────


def condition(c: Condition, x: float, y: float, size: float) -> str:
    """Return a condition from its left edge: a sign, the number, and the group or track."""
    words = str(c.n)
    if c.kind == MONEY:
        return figure(x + width(f"${words}", size, FIGURE) / 2, y, f"${words}", size, "rh-gain")
    if c.kind == SHARE:
        return share(x + size * 0.5, y, size, words)
    sign = _condition_sign(c, x + size * 0.55, y, size)
    if c.kind == TRACK:
        words = "LMR"[c.among] + words
    wide = width(words, size * 0.95, FIGURE)
    drawn = sign + figure(x + size * 1.25 + wide / 2, y, words, size * 0.95, "rh-ink")
    if c.group == NO_GROUP:
        return drawn
    at = x + size * 1.9 + wide
    badge = circle(at, y, size * 0.5, "rh-rr-group")
    return drawn + badge + figure(at, y, str(c.group), size * 0.75, "rh-sign-ink")


def _condition_sign(c: Condition, x: float, y: float, size: float) -> str:
    if c.kind == STATION:
        return house(x, y, size * 0.9, "", True)
    if c.kind in (OFFICE, OFFICE_RUN):
        extra = pole(x + size * 0.24, y, size) if c.kind == OFFICE_RUN else ""
        return pole(x - (size * 0.2 if extra else 0), y, size) + extra
    if c.kind == CONNECT:
        return circle(x, y, size * 0.42, "rh-rr-stroke") + circle(x, y, size * 0.14, "rh-ink")
    if c.kind == RAIL:
        return glyph(FREE_RAIL, x, y, size * 0.9)
    if c.kind == TRACK:
        return glyph(PROGRESS, x, y, size * 0.9)
    return locomotive(x, y, size * 1.15, _ENGINE)


def pole(x: float, y: float, size: float) -> str:
    """Return a telegraph pole."""
    s = size / 2
    d = f"M{num(x)} {num(y - s)}V{num(y + s)}M{num(x - s * 0.6)} {num(y - s * 0.6)}h{num(s * 1.2)}"
    d += f"M{num(x - s * 0.45)} {num(y - s * 0.15)}h{num(s * 0.9)}"
    return path(d, "rh-rr-pole")
