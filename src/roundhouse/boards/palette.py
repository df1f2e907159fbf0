"""Colours: the enamel of pieces, the looks of a sheet of paper, and the style sheets made of them.

Pieces have the same enamel in every look. The pigments were chosen so that each set the games use
stays distinguishable under protanopia, deuteranopia and tritanopia (tests/boards/test_colours.py);
still no piece is told by colour alone, it always bears its letter.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LIGHT: Final = "light"
DARK: Final = "dark"  # the night train
PRINT: Final = "print"
LOOKS: Final = (LIGHT, DARK, PRINT)

PALE: Final = "#fffdf5"
DEEP: Final = "#1d1a16"

# name: (enamel, colour of the letter on it)
PIGMENTS: Final[dict[str, tuple[str, str]]] = {
    "red": ("#961f14", PALE),
    "blue": ("#12479c", PALE),
    "yellow": ("#f6d954", DEEP),
    "green": ("#43803f", PALE),
    "black": ("#1a1613", PALE),
    "white": ("#fcf9f1", DEEP),
    "grey": ("#949392", DEEP),
    "purple": ("#50165a", PALE),
    "pink": ("#fd9fbc", DEEP),
    "orange": ("#f58a1c", DEEP),
    "turquoise": ("#23777a", PALE),
}


@dataclass(frozen=True)
class Swatch:
    """How a company, player or good is told apart: a pigment and a letter, always together."""

    key: str
    letter: str
    pigment: str
    name: str = ""

    @property
    def fill(self) -> str:
        """Return the class of a surface in this colour."""
        return f"rh-{self.pigment}"

    @property
    def ink(self) -> str:
        """Return the class of a letter on that surface."""
        return f"rh-on-{self.pigment}"

    @property
    def line(self) -> str:
        """Return the class of a line in this colour."""
        return f"rh-line-{self.pigment}"


# The seats of any title that gives its players no colours of their own
SEATS: Final[tuple[Swatch, ...]] = (
    Swatch("seat-0", "1", "red"),
    Swatch("seat-1", "2", "blue"),
    Swatch("seat-2", "3", "yellow"),
    Swatch("seat-3", "4", "green"),
    Swatch("seat-4", "5", "black"),
    Swatch("seat-5", "6", "orange"),
)

# What a sheet consists of. Texts stand in ``ink`` or ``soft`` on paper, land, plate and tints.
SHEETS: Final[dict[str, dict[str, str]]] = {
    LIGHT: {
        "paper": "#f6eedb",  # the sheet around the map
        "land": "#faf4e4",  # plains
        "outland": "#efe5cc",  # land nobody builds on
        "water": "#dbe5dd",
        "wave": "#7c9a97",
        "sea-ink": "#3c5c5f",
        "ink": "#2b2620",
        "soft": "#675c4c",
        "hair": "#a89c83",  # hex lines, rules
        "city": "#f7e8c6",
        "forest": "#e4e8cd",
        "tree": "#67794f",
        "mountain": "#eadcc6",
        "rock": "#86694a",
        "swamp": "#e3e6d3",
        "plate": "#fffcf2",
        "plate-edge": "#2b2620",
        "sign": "#23453f",  # enamel signs: start cities, headings
        "sign-ink": "#fbf4df",
        "cost": "#a02615",
        "gain": "#23533c",
        "brass": "#a9791c",
        "glow": "#d69a24",
        "casing": "#fffaf0",  # the light line round pieces
    },
    DARK: {
        "paper": "#0d1f22",
        "land": "#1b3236",
        "outland": "#13272a",
        "water": "#0a181c",
        "wave": "#2f555c",
        "sea-ink": "#86adb0",
        "ink": "#f1e4c3",
        "soft": "#bcb193",
        "hair": "#45605f",
        "city": "#2c3c36",
        "forest": "#1c3a33",
        "tree": "#53806a",
        "mountain": "#2d3433",
        "rock": "#928468",
        "swamp": "#1d3836",
        "plate": "#0f2226",
        "plate-edge": "#d9b765",
        "sign": "#e9c46a",
        "sign-ink": "#1c1a12",
        "cost": "#ffae93",
        "gain": "#a9dcb0",
        "brass": "#e2b450",
        "glow": "#ffd877",
        "casing": "#f3e6c4",
    },
    PRINT: {
        "paper": "#ffffff",
        "land": "#ffffff",
        "outland": "#f4f4f4",
        "water": "#ffffff",
        "wave": "#6f6f6f",
        "sea-ink": "#303030",
        "ink": "#000000",
        "soft": "#404040",
        "hair": "#707070",
        "city": "#ffffff",
        "forest": "#ffffff",
        "tree": "#4a4a4a",
        "mountain": "#ffffff",
        "rock": "#333333",
        "swamp": "#ffffff",
        "plate": "#ffffff",
        "plate-edge": "#000000",
        "sign": "#000000",
        "sign-ink": "#ffffff",
        "cost": "#000000",
        "gain": "#000000",
        "brass": "#000000",
        "glow": "#7a7a7a",
        "casing": "#ffffff",
    },
}

SERIF: Final = "Besley,Clarendon,'Century Schoolbook',Georgia,serif"
SANS: Final = "'Barlow Condensed','Arial Narrow','Roboto Condensed',sans-serif"

_TYPE: Final = (
    f".rh-serif{{font-family:{SERIF}}}"
    f".rh-italic{{font-family:{SERIF};font-style:italic}}"
    f".rh-bold{{font-family:{SERIF};font-weight:700}}"
    f".rh-sans{{font-family:{SANS};font-weight:500;font-variant-numeric:tabular-nums}}"
    f".rh-figure{{font-family:{SANS};font-weight:700;font-variant-numeric:tabular-nums}}"
    ".rh-middle{text-anchor:middle}.rh-end{text-anchor:end}"
    ".rh-none{fill:none}.rh-hit{fill:none;pointer-events:all}.rh-still{pointer-events:none}"
    ".rh-round{stroke-linecap:round;stroke-linejoin:round}"
)


def enamel() -> str:
    """Return the classes of all pigments: surface, letter on it, line."""
    rules: list[str] = []
    for name, (colour, ink) in PIGMENTS.items():
        rules.append(
            f".rh-{name}{{fill:{colour}}}.rh-on-{name}{{fill:{ink}}}"
            f".rh-line-{name}{{stroke:{colour};fill:none}}"
        )
        if ink == DEEP:  # pale enamel needs a dark edge, dark enamel the light one of rh-piece
            rules.append(f".rh-piece.rh-{name}{{stroke:{DEEP};stroke-width:1.2}}")
    return "".join(rules)


def sheet(look: str, more: str = "") -> str:
    """Return the style sheet of a look with literal colours.

    Every colour ``x`` of the look gives ``.rh-x`` (surface or text) and ``.rh-x-line`` (line). In
    ``more``, a title's own rules, ``$x`` is replaced by the colour ``x``.
    """
    colours = SHEETS[look]
    rules: list[str] = [_TYPE]
    for name, colour in colours.items():
        rules.append(f".rh-{name}{{fill:{colour}}}.rh-{name}-line{{stroke:{colour};fill:none}}")
    rules.append(filled(_SHAPES, colours))
    rules.append(enamel())
    rules.append(filled(more, colours))
    return "".join(rules)


def filled(text: str, colours: dict[str, str]) -> str:
    """Return a text with every ``$name`` replaced; longer names first, they may begin alike."""
    for name in sorted(colours, key=len, reverse=True):
        text = text.replace(f"${name}", colours[name])
    return text


# The classes of the primitives in svg.py, terrain_svg.py and track_svg.py
_SHAPES: Final = (
    ".rh-hex{fill:none;stroke:$hair;stroke-width:.7}"
    ".rh-halo,.rh-halo-forest,.rh-halo-mountain{paint-order:stroke;stroke:$land;stroke-width:3.4;"
    "stroke-linejoin:round}.rh-halo-forest{stroke:$forest}.rh-halo-mountain{stroke:$mountain}"
    ".rh-plate-box{fill:$plate;stroke:$plate-edge;stroke-width:.9}"
    ".rh-sign-box{fill:$sign;stroke:$casing;stroke-width:.8}"
    ".rh-sign-inner{fill:none;stroke:$sign-ink;stroke-width:.5}"
    ".rh-coin-box{fill:$plate;stroke:$cost;stroke-width:1.1}"
    ".rh-gain-box{fill:$plate;stroke:$gain;stroke-width:1.1}"
    ".rh-house-box{fill:$plate;stroke:$gain;stroke-width:1.1;stroke-linejoin:round}"
    ".rh-house-built{fill:$gain;stroke:$casing;stroke-width:1;stroke-linejoin:round}"
    ".rh-on-house{fill:$plate}"
    ".rh-piece{stroke:$casing;stroke-width:1.5;paint-order:stroke;stroke-linejoin:round}"
    ".rh-engine{stroke-width:1.8}"
    ".rh-shade{fill:#000;fill-opacity:.28}.rh-shine{fill:#fff;fill-opacity:.3}"
    ".rh-water-edge{fill:none;stroke:$sea-ink;stroke-width:1.1;stroke-linejoin:round}"
    ".rh-border{fill:none;stroke:$soft;stroke-width:1;stroke-dasharray:7 2.5 1.5 2.5}"
    ".rh-tree{fill:$forest;stroke:$tree;stroke-width:.7;stroke-linejoin:round}"
    ".rh-tree-shade{fill:none;stroke:$tree;stroke-width:.55}"
    ".rh-peak{fill:$mountain;stroke:$rock;stroke-width:.9;stroke-linejoin:round}"
    ".rh-hachure{fill:none;stroke:$rock;stroke-width:.6}"
    ".rh-reed{fill:none;stroke:$tree;stroke-width:.8}"
    ".rh-river-bank{fill:none;stroke:$sea-ink;stroke-width:4.4;stroke-linecap:round;"
    "stroke-linejoin:round}"
    ".rh-river{fill:none;stroke:$water;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}"
    ".rh-bed{fill:none;stroke:$land;stroke-width:12}"
    ".rh-sleepers{fill:none;stroke:$soft;stroke-width:9;stroke-dasharray:1.6 2.8}"
    ".rh-rail-edge{fill:none;stroke:$soft;stroke-width:6.8}"
    ".rh-rails{fill:none;stroke-width:5.6}.rh-rail-gap{fill:none;stroke:$land;stroke-width:2.4}"
    ".rh-rails-free{stroke:$soft}"
    ".rh-deck{fill:none;stroke:$ink;stroke-width:15}"
    ".rh-deck-gap{fill:none;stroke:$land;stroke-width:12.6}"
    ".rh-stop{fill:$plate;stroke:$ink;stroke-width:1.4}"
    ".rh-neat{fill:none;stroke:$ink;stroke-width:1.1}.rh-frame{fill:none;stroke:$ink;stroke-width:3}"
    ".rh-tick{fill:none;stroke:$ink;stroke-width:.8}"
    ".rh-title{fill:$sign;stroke:$sign;stroke-width:1.2}"
    ".rh-title-line{fill:none;stroke:$sign-ink;stroke-width:.9}"
    ".rh-sea-name{fill:$sea-ink;paint-order:stroke;stroke:$water;stroke-width:5;"
    "stroke-linejoin:round}.rh-land-name{fill:$soft}"
    ".rh-rose{fill:$paper;stroke:$sea-ink;stroke-width:.9;stroke-linejoin:round}"
    ".rh-ring{fill:none;stroke:$sea-ink;stroke-width:.8}"
)
