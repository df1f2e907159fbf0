"""What the pictures show, read from a view: the only door between a position and its drawing."""

from __future__ import annotations

from typing import Final, cast

from roundhouse.boards.palette import Swatch
from roundhouse.core.view import Data, View
from roundhouse.games.age_of_steam.board import Board
from roundhouse.games.age_of_steam.tiles import COLOURS, PLAYER_COLOURS, TOWN

# Goods have letters, players numbers: both lie on the same map
GOODS: Final[dict[str, Swatch]] = {
    colour: Swatch(colour, "K" if colour == "black" else colour[0].upper(), colour)
    for colour in COLOURS
}
PLAYERS: Final[list[Swatch]] = [
    Swatch(f"seat-{n}", str(n + 1), "grey" if colour == "gray" else colour)
    for n, colour in enumerate(PLAYER_COLOURS)
]
# What stands in the panels for players and goods
MARKS: Final[dict[str, tuple[str, str]]] = {
    swatch.key: (swatch.pigment, swatch.letter) for swatch in [*PLAYERS, *GOODS.values()]
}
NOBODY: Final = -1


class Segment:
    """A piece of track on one hex: two ends (the second may be TOWN), its owner, its loose ends."""

    def __init__(self, hex: int, data: dict[str, Data]) -> None:
        self.hex = hex
        self.a, self.b = cast(list[int], data["ends"])
        self.owner = cast(int, data["owner"])
        self.loose = cast(list[int], data["loose"])
        self.new = cast(bool, data["new"])

    @property
    def ends(self) -> list[int]:
        """Return the edges it meets."""
        return [self.a] if self.b == TOWN else [self.a, self.b]


class Scene:
    """What lies on the board and beside it."""

    def __init__(self, board: Board, v: View) -> None:
        position = v.position
        number = board.grid.number
        self.board = board
        self.turn = v.turn
        self.seats = v.seats
        self.tracks: dict[int, list[Segment]] = {}
        for label, tile in cast(dict[str, dict[str, Data]], position["tiles"]).items():
            h = number[label]
            pieces = cast(list[dict[str, Data]], tile["segments"])
            self.tracks[h] = [Segment(h, piece) for piece in pieces]
        cubes = cast(dict[str, list[str]], position["cubes"])
        self.cubes = {number[at]: [GOODS[c] for c in here] for at, here in cubes.items()}
        accepts = cast(dict[str, list[str]], position["accepts"])
        self.accepts = {number[at]: [GOODS[c] for c in here] for at, here in accepts.items()}
        cities = cast(dict[str, dict[str, str]], position["new_cities"])
        self.new_cities = {
            number[at]: (city["letter"], GOODS[city["colour"]]) for at, city in cities.items()
        }
        self.links = cast(list[dict[str, Data]], position["links"])
        self._read_tracks(position)

    def _read_tracks(self, position: dict[str, Data]) -> None:
        """Read what lies beside the board."""
        self.letters = cast(list[str], position["letters"])
        self.display = cast(dict[str, list[str | None]], position["display"])
        self.order = cast(list[int], position["order"])
        self.out = cast(list[int], position["eliminated"])
        self.income = cast(list[int], position["income"])
        self.shares = cast(list[int], position["shares"])
        self.engine = cast(list[int], position["engine"])
        self.money = cast(list[int], position["money"])
        self.actions = cast(dict[str, bool], position["actions"])
        self.action = cast(list[str], position["action"])
        self.round = cast(int, position["round"])
        self.rounds = cast(int, position["rounds"])
        self.phase = cast(str, position["phase"])
        self.bag = cast(dict[str, int], position["bag"])
        self.drawn = cast(list[str], position["drawn"])
        self.supply = cast(dict[str, int], position["supply"])

    def is_city(self, h: int) -> bool:
        """Return whether a city stands on a hex, printed or new."""
        return self.board.city[h] or h in self.new_cities

    def sections(self) -> list[list[Segment]]:
        """Return the tracks joined at the edges of hexes: each section in order from one end."""
        at: dict[int, Segment] = {}
        for h, here in self.tracks.items():
            for piece in here:
                for edge in piece.ends:
                    at[h * 6 + edge] = piece
        seen: set[int] = set()
        found: list[list[Segment]] = []
        for here in self.tracks.values():
            for piece in here:
                if piece.hex * 6 + piece.a in seen:
                    continue
                line = self._follow(at, piece, piece.a)[::-1]
                if piece.b != TOWN:
                    line += self._follow(at, piece, piece.b)[1:]
                for one in line:
                    seen.update([one.hex * 6 + edge for edge in one.ends])
                found.append(line)
        return found

    def _follow(self, at: dict[int, Segment], piece: Segment, edge: int) -> list[Segment]:
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
