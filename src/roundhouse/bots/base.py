"""What a bot is: it looks at a position as its seat may know it, and chooses a legal move."""

from __future__ import annotations

from typing import Any

from roundhouse.core.protocol import Move, Title


class Bot:
    """Plays a seat. The position it is given is ``title.imagine(state, seat)``, never the table's own."""

    name: str

    def choose(self, title: Title[Any], s: Any) -> Move:
        """Return one of the legal moves."""
        raise NotImplementedError
