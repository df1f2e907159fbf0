"""The board of Railroad Revolution for terminals, from a view only."""

from __future__ import annotations

from roundhouse.core.drawing import Sketch
from roundhouse.core.view import View


def sketch(v: View) -> Sketch:
    """Return the board for terminals."""
    return Sketch(())
