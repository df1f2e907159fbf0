"""What the pictures show, read from a view: the only door between a position and its drawing."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.palette import Swatch
from roundhouse.core.view import View
from roundhouse.games.railroad_revolution.board import COLOURS, PLAYER_COLOURS, TRACKS
from roundhouse.games.railroad_revolution.position import Player, Position
from roundhouse.games.railroad_revolution.state import NONE

# Players by seat: the pigment of their pieces and the letter that always goes with it
PLAYERS: Final[list[Swatch]] = [
    Swatch(f"seat-{seat}", "KBRY"[seat], colour) for seat, colour in enumerate(PLAYER_COLOURS)
]
# What stands in the panels for players
MARKS: Final[dict[str, tuple[str, str]]] = {s.key: (s.pigment, s.letter) for s in PLAYERS}
NEUTRAL: Final = Swatch("neutral", "–", "grey")
WORKERS: Final[list[Swatch]] = [
    Swatch(colour, letter, colour) for colour, letter in zip(COLOURS, "WPOGT", strict=True)
]


class Scene:
    """What lies on the table, and the questions pictures ask about it."""

    def __init__(self, v: View) -> None:
        assert isinstance(v.position, Position)
        self.position: Position = v.position
        self.players = self.position.players
        # milestones in hand, for the eyes of their drawer only
        self.hand = [tile for tile in self.position.hand if tile != NONE]
        self.turn = v.turn
        self.scores = v.scores

    @property
    def decides(self) -> Player | None:
        """The player who decides, if it is one."""
        return self.players[self.turn] if self.turn >= 0 else None

    def on_space(self, space: int) -> list[int]:
        """Return the seats with a rail on a space."""
        return [p.seat for p in self.players if space in p.laid]

    def stations_in(self, city: int) -> list[Swatch]:
        """Return whose stations stand in a city, a neutral one first."""
        own = [PLAYERS[p.seat] for p in self.players if city in p.stations]
        return [NEUTRAL, *own] if city in self.position.neutral_cities else own

    def offices_in(self, section: int) -> list[Swatch]:
        """Return whose offices stand in a section, a neutral one first."""
        own = [PLAYERS[p.seat] for p in self.players if section in p.offices]
        return [NEUTRAL, *own] if section in self.position.neutral_sections else own

    def at_step(self, track: int, step: int) -> list[Swatch]:
        """Return whose markers stand on a step of a track."""
        assert 0 <= track < len(TRACKS)
        return [PLAYERS[p.seat] for p in self.players if p.steps[track] == step]
