"""What the pictures show: the position of a view, in the colours of its pieces and with its sections."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.palette import Swatch
from roundhouse.core.view import View
from roundhouse.games.age_of_steam.board import Board
from roundhouse.games.age_of_steam.position import Position, Segment
from roundhouse.games.age_of_steam.tiles import (
    COLOURS,
    LETTER_COLOUR,
    LETTERS,
    PLAYER_COLOURS,
    TOWN,
)

# Goods have letters, players numbers: both lie on the same map
GOODS: Final[list[Swatch]] = [
    Swatch(colour, "K" if colour == "black" else colour[0].upper(), colour) for colour in COLOURS
]
PLAYERS: Final[list[Swatch]] = [
    Swatch(f"seat-{n}", str(n + 1), "grey" if colour == "gray" else colour)
    for n, colour in enumerate(PLAYER_COLOURS)
]
# What stands in the panels for players and goods
MARKS: Final[dict[str, tuple[str, str]]] = {
    swatch.key: (swatch.pigment, swatch.letter) for swatch in [*PLAYERS, *GOODS]
}


class Scene:
    """What lies on the board and beside it."""

    def __init__(self, board: Board, v: View) -> None:
        assert isinstance(v.position, Position)
        self.board = board
        self.turn = v.turn
        self.seats = v.seats
        self.position: Position = v.position
        self.tracks: dict[int, tuple[Segment, ...]] = {
            h: tile.segments for h, tile in v.position.tiles.items()
        }

    def is_city(self, h: int) -> bool:
        """Return whether a city stands on a hex, printed or new."""
        return self.board.city[h] or h in self.position.new_cities

    def takes(self, h: int) -> list[Swatch]:
        """AOS-9.5  Return the colours that a city takes."""
        return [GOODS[colour] for colour in self.position.accepts.get(h, ())]

    def cubes(self, h: int) -> list[Swatch]:
        """Return the cubes on a hex."""
        return [GOODS[colour] for colour in self.position.cubes.get(h, ())]

    def region(self, h: int) -> str:
        """AOS-15.5  Return the region of a city, or nothing; some towns gain one as New Cities."""
        later = self.board.new_city_region[h] if h in self.position.new_cities else ""
        return self.board.region[h] or later

    def colours(self) -> list[int]:
        """Return the colours in play on this board: those of the bag, and what cities take."""
        taken = {colour for takes in self.position.accepts.values() for colour in takes}
        return sorted(taken | set(self.position.bag))

    def on_map(self, colour: int) -> int:
        """Return how many cubes of a colour lie on the map."""
        return sum([here.count(colour) for here in self.position.cubes.values()])

    def cube_pick(self, h: int, colour: int) -> str:
        """Return how the cubes of a colour on a hex are pointed at: ``cube:red@7,11``."""
        return f"cube:{COLOURS[colour]}@{self.board.labels[h]}"

    def new_city(self, h: int) -> tuple[str, Swatch]:
        """AOS-1.5  Return letter and colour of the New City on a hex."""
        letter = self.position.new_cities[h]
        return LETTERS[letter], GOODS[LETTER_COLOUR[letter]]

    def in_order(self) -> list[int]:
        """AOS-4.8  Return the seats in turn order, the eliminated last."""
        order = self.position.order
        return [*order, *[seat for seat in range(self.seats) if seat not in order]]

    def sections(self) -> list[list[Segment]]:
        """AOS-2.6  Return the tracks joined at the edges of hexes, each section from one end on."""
        at = self.by_slot()
        seen: set[int] = set()
        found: list[list[Segment]] = []
        for here in self.tracks.values():
            for piece in here:
                if piece.hex * 6 + piece.a in seen:
                    continue
                line = self.follow(at, piece, piece.a)[::-1]
                if piece.b != TOWN:
                    line += self.follow(at, piece, piece.b)[1:]
                for one in line:
                    seen.update([one.hex * 6 + edge for edge in one.ends])
                found.append(line)
        return found

    def by_slot(self) -> dict[int, Segment]:
        """Return the track at each slot that has one."""
        return {
            h * 6 + edge: piece
            for h, here in self.tracks.items()
            for piece in here
            for edge in piece.ends
        }

    def follow(self, at: dict[int, Segment], piece: Segment, edge: int) -> list[Segment]:
        """Return the tracks from a piece on through one of its edges."""
        line = [piece]
        while True:
            n = self.board.neighbour[line[-1].hex * 6 + edge]
            there = n * 6 + (edge + 3) % 6
            if n < 0 or there not in at or at[there] is piece:
                return line
            line.append(at[there])
            if line[-1].b == TOWN:
                return line
            edge = line[-1].b if line[-1].a == there % 6 else line[-1].a
