"""What the pictures show, read from a view: the only door between a position and its drawing."""

from __future__ import annotations

from typing import Any, Final, cast

from roundhouse.boards.palette import Swatch
from roundhouse.core.view import View
from roundhouse.games.railroad_revolution.board import COLOURS, PLAYER_COLOURS, SPACES, TRACKS

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


class Player:
    """What lies before a player and is his on the board."""

    def __init__(self, seat: int, data: dict[str, Any]) -> None:
        self.seat = seat
        self.who = PLAYERS[seat]
        self.money: int = data["money"]
        self.shares: int = data["shares"]
        self.buildings: int = data["buildings"]
        self.rails: int = data["rails"]
        self.laid: list[int] = [SPACES.index(name) for name in data["laid"]]
        self.stations: list[str] = data["stations"]
        self.offices: list[str] = data["offices"]
        self.supply: list[int] = data["supply"]
        self.board: list[int] = data["board"]
        self.steps: list[int] = data["steps"]
        self.up: list[int] = data["up"]
        self.down: list[int] = data["down"]
        self.milestones: list[dict[str, Any] | None] = data["milestones"]
        self.done: list[str] = data["done"]


class Scene:
    """What lies on the table, read from a view."""

    def __init__(self, v: View) -> None:
        position = cast(dict[str, Any], v.position)
        self.players = [Player(seat, data) for seat, data in enumerate(position["players"])]
        self.city_tiles: dict[str, str] = position["city_tiles"]
        self.telegraph_tiles: dict[str, str] = position["telegraph_tiles"]
        self.neutral_cities: list[str] = position["neutral_cities"]
        self.neutral_sections: list[str] = position["neutral_sections"]
        self.deal: str = position["deal"]
        self.stacks: dict[str, int] = position["stacks"]
        self.train_stock: dict[str, int] = position["train_stock"]
        self.common: dict[str, int] = position["common"]
        self.common_shares: int = position["common_shares"]
        self.active: int = position["active"]
        # milestones in hand, for the eyes of their drawer only; set-up tiles on show
        self.hand: list[str] = [tile for tile in position["hand"] if tile]
        self.offered: list[list[str]] = position["offered"]
        self.turn = v.turn
        self.scores = v.scores

    def on_space(self, space: int) -> list[int]:
        """Return the seats with a rail on a space."""
        return [p.seat for p in self.players if space in p.laid]

    def stations_in(self, city: str) -> list[Swatch]:
        """Return whose stations stand in a city, a neutral one first."""
        own = [p.who for p in self.players if city in p.stations]
        return [NEUTRAL, *own] if city in self.neutral_cities else own

    def offices_in(self, section: str) -> list[Swatch]:
        """Return whose offices stand in a section, a neutral one first."""
        own = [p.who for p in self.players if section in p.offices]
        return [NEUTRAL, *own] if section in self.neutral_sections else own

    def at_step(self, track: int, step: int) -> list[Swatch]:
        """Return whose markers stand on a step of a track."""
        assert 0 <= track < len(TRACKS)
        return [p.who for p in self.players if p.steps[track] == step]
