"""The looks of the board: a style sheet for each, made of the palette and the rules of this title."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.palette import LOOKS, sheet

_OWN: Final = (
    ".rh-aos-land{fill:$land}.rh-aos-city{fill:$city}.rh-aos-mountain{fill:$mountain}"
    ".rh-aos-swamp{fill:$swamp}.rh-aos-river{fill:$land}"
    ".rh-aos-edge{fill:none;stroke:$land;stroke-width:7;stroke-linejoin:round}"
    ".rh-aos-label{fill:$soft;fill-opacity:.72}"
    ".rh-aos-bank{fill:none;stroke:$sea-ink;stroke-width:7.6;stroke-linecap:round;"
    "stroke-linejoin:round}"
    ".rh-aos-stream{fill:none;stroke:$water;stroke-width:5.8;stroke-linecap:round;"
    "stroke-linejoin:round}"
    ".rh-aos-flow{fill:none;stroke:$wave;stroke-width:.9;stroke-linecap:round;"
    "stroke-dasharray:9 4 15 5}"
    ".rh-aos-rim{fill:none;stroke-width:1;stroke-opacity:.85}"
    ".rh-aos-rim-pale{stroke:#fffdf5}.rh-aos-rim-deep{stroke:#1d1a16}"
    ".rh-aos-ground{fill:$city;stroke:$hair;stroke-width:.7}"
    ".rh-aos-gate{fill:$plate;stroke:$ink;stroke-width:1.6;stroke-dasharray:5 2.4}"
    ".rh-aos-abroad{fill:none;stroke:$ink;stroke-width:1.5;stroke-dasharray:2 3}"
    ".rh-aos-town{fill:$plate;stroke:$ink;stroke-width:1.7}"
    ".rh-aos-name{fill:$ink;paint-order:stroke;stroke:$land;stroke-width:3;stroke-linejoin:round}"
    ".rh-aos-price{fill:$plate;stroke:$cost;stroke-width:1.1;stroke-dasharray:2.4 1.2}"
    ".rh-aos-new{fill:none;stroke:$glow;stroke-width:15;stroke-opacity:.55}"
    ".rh-aos-buffer{fill:none;stroke:$cost;stroke-width:2.8;stroke-linecap:round}"
    ".rh-aos-buffer-edge{fill:none;stroke:$land;stroke-width:5;stroke-linecap:round}"
    ".rh-aos-span{fill:$plate;stroke:$ink;stroke-width:1.4}"
    ".rh-aos-box{fill:$land;stroke:$ink;stroke-width:1.1}"
    ".rh-aos-rule{fill:none;stroke:$hair;stroke-width:.8}"
    ".rh-aos-cell{fill:$plate;stroke:$hair;stroke-width:.9}"
    ".rh-aos-blank{fill:none;stroke:$hair;stroke-width:.9;stroke-dasharray:2 2}"
    ".rh-aos-now{fill:$glow;fill-opacity:.25}"
    ".rh-aos-past{fill:$ink}.rh-aos-next{fill:$plate;stroke:$ink;stroke-width:1.3}"
    ".rh-aos-here{fill:$brass;stroke:$ink;stroke-width:1.3}"
    ".rh-aos-line{fill:none;stroke:$ink;stroke-width:2.2}"
    ".rh-aos-sign{fill:none;stroke:$ink;stroke-width:1.5;stroke-linecap:round;"
    "stroke-linejoin:round}"
    ".rh-aos-run{fill:none;stroke-width:4.2}.rh-aos-run-edge{fill:none;stroke:$ink;stroke-width:5.4}"
    ".rh-aos-pip{fill:none;stroke:$soft;stroke-width:.9}"
    ".rh-aos-tile{fill:$land;stroke:$hair;stroke-width:.8}"
    ".rh-aos-mini-edge{fill:none;stroke:$ink;stroke-width:4.6}"
    ".rh-aos-mini{fill:none;stroke:$land;stroke-width:2.2}"
    ".rh-aos-rivet{fill:$sign-ink;fill-opacity:.8}"
    ".rh-aos-emblem{fill:$sign-ink;fill-rule:evenodd}"
    ".rh-aos-seal{fill:none;stroke:$sign-ink;stroke-width:1.4}"
    ".rh-aos-halo-water{paint-order:stroke;stroke:$land;stroke-width:2.6;stroke-linejoin:round;"
    "fill:$sea-ink}"
    ".rh-can .rh-aos-cell,.rh-can .rh-aos-tile{stroke:$glow;stroke-width:2.6}"
)
STYLES: Final[dict[str, str]] = {look: sheet(look, _OWN) for look in LOOKS}
