"""The board of American Rails as a picture, from a view only."""

from __future__ import annotations

from roundhouse.core.drawing import Drawing, Sketch
from roundhouse.core.view import View


def draw(v: View) -> Drawing:
    """Return the board as SVG."""
    raise NotImplementedError


def sketch(v: View) -> Sketch:
    """Return the board for a terminal."""
    raise NotImplementedError
