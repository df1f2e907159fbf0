"""Pictures as PNG, set in our own fonts."""

from __future__ import annotations

from functools import cache

import vl_convert

from roundhouse.fonts import FOLDER


@cache
def _fonts() -> None:
    vl_convert.register_font_directory(str(FOLDER))


def to_png(svg: str, scale: float = 2) -> bytes:
    """Return an SVG document as a PNG, ``scale`` pixels for each unit of the drawing."""
    _fonts()
    png: bytes = vl_convert.svg_to_png(svg, scale)
    return png
