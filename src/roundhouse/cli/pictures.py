"""Pictures of positions: SVG, and PNG made from it."""

from __future__ import annotations

from pathlib import Path

from roundhouse import RoundhouseError
from roundhouse.cli.tables import read_match
from roundhouse.fonts.png import to_png


def render(file: Path, ply: int | None, output: Path, look: str) -> None:
    """Draw a position of a record into a file."""
    drawing = read_match(file).fork(ply).drawing()
    if look not in drawing.styles:
        raise RoundhouseError(f"looks are {', '.join(drawing.styles)}, not {look!r}")
    svg = drawing.svg(look)
    if output.suffix == ".svg":
        output.write_text(svg, encoding="utf-8")
    elif output.suffix == ".png":
        output.write_bytes(to_png(svg))
    else:
        raise RoundhouseError(f"a picture is .svg or .png, not {output.name}")
