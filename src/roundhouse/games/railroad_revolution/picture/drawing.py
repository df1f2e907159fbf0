"""The board of Railroad Revolution as SVG, from a view only.

The map is in geography.py and railways.py, the telegraph line, the tracks and the deal in margins.py, the
players' boards in tableau.py.
"""

from __future__ import annotations

from typing import Final

from roundhouse.boards.palette import LOOKS, sheet
from roundhouse.boards.svg import rect
from roundhouse.core.drawing import Drawing
from roundhouse.core.view import View
from roundhouse.games.railroad_revolution.picture import geography, margins, railways, tableau
from roundhouse.games.railroad_revolution.picture.scene import MARKS, Scene

STYLES: Final[dict[str, str]] = {
    look: sheet(
        look,
        ".rh-rr-bed{fill:none;stroke:$land;stroke-width:10;stroke-linejoin:round}"
        ".rh-rr-sleepers{fill:none;stroke:$hair;stroke-width:7;stroke-dasharray:1.4 3.4}"
        ".rh-rr-way{fill:none;stroke:$soft;stroke-width:1.5;stroke-linejoin:round}"
        ".rh-rr-space{fill:$plate;stroke:$soft;stroke-width:1}"
        ".rh-rr-lane{fill:none;stroke:$hair;stroke-width:.8;stroke-dasharray:2 2}"
        ".rh-rr-rail{stroke:$ink;stroke-width:.7}"
        ".rh-rr-steep{fill:$rock;stroke:$land;stroke-width:1}"
        ".rh-rr-deal{fill:$brass;stroke:$casing;stroke-width:1}"
        ".rh-rr-on-deal{fill:$plate}"
        ".rh-rr-ring{fill:none;stroke:$plate;stroke-width:1.7}"
        ".rh-rr-city{fill:$city;stroke:$plate-edge;stroke-width:1.1}"
        ".rh-rr-first{fill:$plate;fill-opacity:.85}"
        ".rh-rr-rule{fill:none;stroke:$hair;stroke-width:.8}"
        ".rh-rr-group{fill:$sign;stroke:$casing;stroke-width:.8}"
        ".rh-rr-share{fill:#7a4a25;stroke:$casing;stroke-width:.8}.rh-rr-on-share{fill:#fffdf5}"
        ".rh-rr-arrow{fill:none;stroke:$cost;stroke-width:1.3;stroke-linecap:round;stroke-linejoin:round}"
        ".rh-rr-stroke{fill:none;stroke:$ink;stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round}"
        ".rh-rr-tie{fill:none;stroke:$rock;stroke-width:1.9}"
        ".rh-rr-pole{fill:none;stroke:$rock;stroke-width:1.7;stroke-linecap:round}"
        ".rh-rr-pawn{stroke:$ink;stroke-width:.8;stroke-linejoin:round}"
        ".rh-rr-anyone{fill:$plate;stroke:$ink;stroke-width:1;stroke-dasharray:2 1.2}"
        ".rh-rr-box{fill:$land;stroke:$ink;stroke-width:1.1}"
        ".rh-rr-cell{fill:$plate;stroke:$hair;stroke-width:.9}"
        ".rh-rr-now{fill:none;stroke:$glow;stroke-width:3.5}"
        ".rh-rr-used{opacity:.45}"
        ".rh-rr-wire{fill:none;stroke:$rock;stroke-width:1.1}"
        ".rh-rr-ghost{fill:none;stroke:$hair;stroke-width:.9;stroke-dasharray:2 2}"
        ".rh-rr-logo{fill:none;stroke:$brass;stroke-width:2.2}",
    )
    for look in LOOKS
}
WIDE: Final = geography.WIDE
_PRINTED: Final[list[str]] = []  # filled by the first drawing


def draw(v: View) -> Drawing:
    """Return the board and all pieces."""
    if not _PRINTED:
        _PRINTED.append(printed())
    scene = Scene(v)
    body = [
        *railways.pieces(scene),
        railways.targets(),
        margins.offices(scene),
        margins.links(),
        margins.markers(scene),
        margins.deal(scene),
        margins.stock(scene),
        *tableau.tableaus(scene),
        tableau.choices(scene),
    ]
    high = tableau.TOP + tableau.HIGH + 8
    return Drawing(WIDE, high, tuple(body), STYLES, "Railroad Revolution", 0, 0, _PRINTED[0], MARKS)


def printed() -> str:
    """Return everything that never changes, beneath the pieces."""
    parts = [
        rect(0, 0, WIDE, tableau.TOP + tableau.HIGH + 8, "rh-paper"),
        geography.printed(),
        railways.printed(),
        margins.telegraph(),
        margins.tracks(),
        margins.side_panels(),
    ]
    return "".join(parts)
