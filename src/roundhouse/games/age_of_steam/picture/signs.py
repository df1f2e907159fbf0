"""Small signs: one for each action, the anchor of ports, the arrow of a coast, a share."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.svg import circle, figure, group, path, rect

# Each around (0, 0), about 26 wide and 20 high
_TRACK: Final = "M-11 3H11M-11 8.6H11M-8 .8V10.8M-2.7 .8V10.8M2.7 .8V10.8M8 .8V10.8"
_LOCO: Final = (
    "M-13 8L-10.4 4.4V0H-9V-4.6H-5.4V0H1V-6H-.4V-8.6H12V-6H10.6V7.6A3.4 3.4 0 0 1 4 7.6H2.6"
    "A3.4 3.4 0 0 1 -4 7.6H-5A2.6 2.6 0 0 1 -10 8Z"
)


def _first(what: str) -> str:
    """Return a sign with a numeral 1 in a pennant above it."""
    pennant = path("M-12.4 -10.4H-1L2 -5.6L-1 -.8H-12.4Z", "rh-brass")
    return pennant + figure(-7, -5.6, "1", 10, "rh-plate") + what


def _crate(x: float, y: float) -> str:
    return path(
        f"M{x} {y}l2.4 -2.6h8.4l-2.4 2.6v8.4h-8.4ZM{x} {y}h8.4v8.4M{x + 8.4} {y}l2.4 -2.6v8.4l-2.4 2.6",
        "rh-aos-sign",
    )


SIGNS: Final[dict[str, str]] = {
    "first_move": _first(
        path("M-12 6.4H-.5M-3.4 3.2L.2 6.4L-3.4 9.6", "rh-aos-sign") + _crate(2.2, 1.6)
    ),
    "first_build": _first(path(_TRACK, "rh-aos-sign")),
    "engineer": (
        path(
            "M-10.4 8.6L6 -7.8M3.4 -10.2L9 -4.8M10.4 8.6L-4.4 -6.2"
            "M-9.4 -4.4Q-7 -8.8 -2 -8.6L-4.4 -6.2L-7 -3.6Z",
            "rh-aos-sign",
        )
    ),
    "locomotive": path(_LOCO, "rh-ink") + figure(5.6, -0.6, "+", 12, "rh-plate"),
    "urbanisation": path(
        "M-12 9V-1L-7.4 -4V-.6L-2.8 -4V-9.4H1.2V-4.6L2.6 -6.4L7.4 -2.4V9ZM10 9V-6L12 -8V9",
        "rh-aos-sign",
    )
    + rect(-9, 2, 3, 3.6, "rh-ink")
    + rect(-3.6, 2, 3, 3.6, "rh-ink")
    + rect(1.8, 2, 3, 3.6, "rh-ink"),
    "production": _crate(-11.6, 0.6) + _crate(0.4, 0.6) + _crate(-5.6, -7.6),
    "turn_order": path("M-6 10V-10H-3.6V10ZM-3.6 -9.4L9.6 -4.6L8.6 -1L-3.6 -5.6ZM-9 10H0", "rh-ink")
    + path("M-9 10.4H0M-.6 7.6H10M6.8 4.8L10.2 7.6L6.8 10.4", "rh-aos-sign"),
}


def sign(action: str, x: float, y: float, scale: float = 1.0) -> str:
    """Return the sign of an action around a point."""
    return group(SIGNS[action], "", x, y, scale)


def anchor(x: float, y: float, high: float, ink: str) -> str:
    """Return an anchor: a port."""
    shape = (
        "M-1 -5A2.6 2.6 0 1 1 1 -5V-3.4H4V-1.6H1V7.4Q5.6 6.6 6.6 2.6L5 3.2L8 -.6L9.4 4L8.2 3Q6.6 9 0 10"
        "Q-6.6 9 -8.2 3L-9.4 4L-8 -.6L-5 3.2L-6.6 2.6Q-5.6 6.6 -1 7.4V-1.6H-4V-3.4H-1Z"
    )
    return group(path(shape, ink), "", x, y - high * 0.08, high / 18)


def compass(x: float, y: float, region: str, ink: str) -> str:
    """AOS-15.5  Return the arrow of a coast: the cities of the west and the east have one each."""
    way = -1 if region == "west" else 1
    d = f"M{x + way * 7:.1f} {y:.1f}l{-way * 6} -4.4v2.6h{-way * 7}v3.6h{way * 7}v2.6Z"
    return path(d, ink)


def pointer(x: float, y: float, region: str, ink: str) -> str:
    """AOS-15.5  Return the same as a small triangle, for cities."""
    way = -1 if region == "west" else 1
    return path(f"M{x + way * 3.4:.1f} {y:.1f}l{-way * 6} -4v8Z", ink)


def paper(x: float, y: float) -> str:
    """Return a share certificate."""
    lines = f"M{x - 4:.1f} {y - 2.4:.1f}h8M{x - 4:.1f} {y + 0.4:.1f}h5"
    return (
        rect(x - 6.6, y - 5.4, 13.2, 10.8, "rh-aos-next", 1)
        + path(lines, "rh-tick")
        + circle(x + 3.4, y + 2.6, 1.7, "rh-cost")
    )
