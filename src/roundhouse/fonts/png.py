"""Pictures as PNG, set in our own fonts."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from typing import Final

import vl_convert
from PIL import Image

from roundhouse.fonts import FOLDER

MOST: Final = 1_000_000  # bytes of a picture
SMALLEST: Final = 0.25  # pixels for each unit of the drawing, if there is no other way
COLOURS: Final = 256


@cache
def _fonts() -> None:
    vl_convert.register_font_directory(str(FOLDER))


def to_png(svg: str, scale: float = 2) -> bytes:
    """Return an SVG document as a PNG, ``scale`` pixels for each unit of the drawing; fewer if it must.

    Boards are printed in few colours: with a palette of their own they take a tenth of the bytes.
    """
    _fonts()
    png = _with_palette(vl_convert.svg_to_png(svg, scale))
    while len(png) > MOST and scale > SMALLEST:
        scale *= 0.75
        png = _with_palette(vl_convert.svg_to_png(svg, scale))
    return png


def _with_palette(png: bytes) -> bytes:
    whole = Image.open(BytesIO(png)).convert("RGB")
    out = BytesIO()
    whole.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(
        out, "PNG", optimize=True
    )
    return out.getvalue()
