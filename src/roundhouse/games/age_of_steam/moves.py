"""The decisions of Age of Steam (AOS-4.4) and their notation.

| written | means |
|---|---|
| ``draw red``, ``first 2``, ``roll 3`` | CHANCE draws a cube, the next seat of the start order, a die |
| ``issue 2`` | issue shares (AOS-5.1) |
| ``bid 3``, ``pass``, ``use_privilege`` | the auction (AOS-6) |
| ``choose first_build`` | an action (AOS-7.1) |
| ``urbanise 10,12 A``, ``skip_urbanise`` | a New City on a town hex (AOS-8.30) |
| ``build 7,12 straight 0`` | hex, tile, rotation; perhaps ``half_price`` (AOS-17.3) |
| ``link 1``, ``end_build`` | a special link (AOS-17.7); the end of the build turn |
| ``move red 7,11 8,9 10,12`` | a cube, where it starts, and the stops it comes to |
| ``engine``, ``pass`` | the other options of a move turn (AOS-9.2) |
| ``produce``, ``skip_produce``, ``place red light3 1`` | Production (AOS-11.2): colour, column, space |
| ``bonus 2``, ``transcon 0 3``, ``pay``, ``decline`` | decisions of single maps (AOS-15.12, AOS-19.3) |

A stop of a ``move`` is followed by ``/e`` where the way to it is not clear from the stops alone: the
cube then leaves the place before through edge e. Every edge of a stop begins at most one link, so this
names one link.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.auction import PASS
from roundhouse.core.protocol import Move
from roundhouse.games.age_of_steam.board import Board
from roundhouse.games.age_of_steam.tiles import (
    COLOURS,
    COLUMNS,
    DEPTH,
    LAY_TILE,
    LAYS,
    LETTERS,
    TILES,
    TOWN_LAYS,
    lay_name,
)

ACTIONS: Final = [
    "first_move",
    "first_build",
    "engineer",
    "locomotive",
    "urbanisation",
    "production",
    "turn_order",
]
FIRST_MOVE: Final = 0
FIRST_BUILD: Final = 1
ENGINEER: Final = 2
LOCOMOTIVE: Final = 3
URBANISATION: Final = 4
PRODUCTION: Final = 5
TURN_ORDER: Final = 6
HALF: Final = "half_price"


class Draw(Move):
    """``draw red``: CHANCE takes a cube from the bag."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        super().__init__(f"draw {COLOURS[colour]}")
        self.colour = colour


class First(Move):
    """``first 2``: CHANCE gives the next place of the start order to a seat."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"first {seat}")
        self.seat = seat


class Roll(Move):
    """``roll 3``: CHANCE rolls one die."""

    __slots__ = ("eyes",)

    def __init__(self, eyes: int) -> None:
        super().__init__(f"roll {eyes}")
        self.eyes = eyes


class Issue(Move):
    """``issue 2``: sell shares."""

    __slots__ = ("shares",)

    def __init__(self, shares: int) -> None:
        super().__init__(f"issue {shares}")
        self.shares = shares


class Choose(Move):
    """``choose engineer``."""

    __slots__ = ("action",)

    def __init__(self, action: int) -> None:
        super().__init__(f"choose {ACTIONS[action]}")
        self.action = action


class Urbanise(Move):
    """``urbanise 10,12 A``: put New City A on a town hex."""

    __slots__ = ("hex", "letter")

    def __init__(self, label: str, hex: int, letter: int) -> None:
        super().__init__(f"urbanise {label} {LETTERS[letter]}")
        self.hex = hex
        self.letter = letter


class Build(Move):
    """``build 7,12 straight 0``: place, replace or redirect; what it is follows from the hex."""

    __slots__ = ("half", "hex", "lay")

    def __init__(self, label: str, hex: int, lay: int, half: bool) -> None:
        super().__init__(f"build {label} {lay_name(lay)}" + (f" {HALF}" if half else ""))
        self.hex = hex
        self.lay = lay
        self.half = half


class BuyLink(Move):
    """``link 1``: build a special link."""

    __slots__ = ("half", "link")

    def __init__(self, name: str, link: int, half: bool) -> None:
        super().__init__(f"link {name}" + (f" {HALF}" if half else ""))
        self.link = link
        self.half = half


class Place(Move):
    """``place red light3 1``: put a drawn cube on a space of the display."""

    __slots__ = ("colour", "space")

    def __init__(self, colour: int, column: int, row: int, space: int) -> None:
        super().__init__(f"place {COLOURS[colour]} {COLUMNS[column]} {row + 1}")
        self.colour = colour
        self.space = space


class Bonus(Move):
    """``bonus 2``: the extra income goes to the owner of the second link used."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        super().__init__(f"bonus {step}")
        self.step = step


class Transcon(Move):
    """``transcon 0 3``: these seats are paid for the transcontinental connection."""

    __slots__ = ("seats",)

    def __init__(self, seats: int) -> None:
        named = [str(seat) for seat in range(6) if seats >> seat & 1]
        super().__init__("transcon " + " ".join(named))
        self.seats = seats


class Deliver(Move):
    """``move red 7,11 8,9 10,12``: run a cube over links.

    There can be hundreds at one decision, so the text is only written when somebody reads it.
    ``steps`` are slots (hex * 6 + edge): where the cube leaves each place. ``unclear`` has a bit for
    each step whose link does not follow from the stops.
    """

    __slots__ = ("board", "colour", "start", "steps", "stops", "unclear")

    def __init__(
        self,
        board: Board,
        colour: int,
        start: int,
        steps: tuple[int, ...],
        stops: tuple[int, ...],
        unclear: int,
    ) -> None:
        self.text = ""
        self.board = board
        self.colour = colour
        self.start = start
        self.steps = steps
        self.stops = stops
        self.unclear = unclear

    def __str__(self) -> str:
        if not self.text:
            labels = self.board.labels
            words = ["move", COLOURS[self.colour], labels[self.start]]
            for number in range(len(self.steps)):
                edge = f"/{self.steps[number] % 6}" if self.unclear >> number & 1 else ""
                words.append(labels[self.stops[number]] + edge)
            self.text = " ".join(words)
        return self.text

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Deliver):
            return False
        return self is other or (
            self.colour == other.colour and self.start == other.start and self.steps == other.steps
        )

    def __hash__(self) -> int:
        return hash((self.colour, self.start, self.steps))


USE_PRIVILEGE: Final[Move] = Move("use_privilege")
SKIP_URBANISE: Final[Move] = Move("skip_urbanise")
END_BUILD: Final[Move] = Move("end_build")
ENGINE: Final[Move] = Move("engine")
PRODUCE: Final[Move] = Move("produce")
SKIP_PRODUCE: Final[Move] = Move("skip_produce")
PAY: Final[Move] = Move("pay")
DECLINE: Final[Move] = Move("decline")
WORDS: Final[list[Move]] = [
    PASS,
    USE_PRIVILEGE,
    SKIP_URBANISE,
    END_BUILD,
    ENGINE,
    PRODUCE,
    SKIP_PRODUCE,
    PAY,
    DECLINE,
]
DRAWS: Final[list[Move]] = [Draw(colour) for colour in range(len(COLOURS))]
FIRSTS: Final[list[Move]] = [First(seat) for seat in range(6)]
ROLLS: Final[list[Move]] = [Roll(eyes) for eyes in range(1, 7)]
ISSUES: Final[list[Move]] = [Issue(shares) for shares in range(16)]
CHOICES: Final[list[Move]] = [Choose(action) for action in range(len(ACTIONS))]
BONUSES: Final[list[Move]] = [Bonus(step) for step in range(1, 7)]
TRANSCONS: Final[list[Move]] = [Transcon(seats) for seats in range(64)]
PLACES: Final[list[list[Move]]] = [
    [
        Place(colour, column, row, sum(DEPTH[:column]) + row)
        for column in range(len(COLUMNS))
        for row in range(DEPTH[column])
    ]
    for colour in range(len(COLOURS))
]


class MoveTable:
    """The moves that name hexes of one board, each built once, when first needed."""

    def __init__(self, board: Board) -> None:
        self.board = board
        # builds[hex][lay]; on a plain hex the lays of town hexes are writable, but never legal
        self._builds: list[list[Move]] = [[] for _ in range(board.hexes)]
        self._halves: list[list[Move]] = [[] for _ in range(board.hexes)]
        self.urbanises: list[list[Move]] = []
        for h in range(board.hexes):
            letters = range(len(LETTERS)) if board.town[h] else []
            self.urbanises.append([Urbanise(board.labels[h], h, letter) for letter in letters])
        links = board.special_links
        self.links: list[Move] = [BuyLink(x.name, n, False) for n, x in enumerate(links)]
        self.half_links: list[Move] = [BuyLink(x.name, n, True) for n, x in enumerate(links)]
        # moves once read, by the notation they are written in
        self.written: dict[str, Move] = {}
        # lists of builds once worked out for a hex and what lies around it, see build.py
        self.known: dict[int, list[Move]] = {}

    def builds(self, h: int, half: bool = False) -> list[Move]:
        """Return the builds on a hex by lay."""
        table = self._halves if half else self._builds
        if not table[h]:
            label = self.board.labels[h]
            table[h] = [Build(label, h, lay, half) for lay in range(len(LAYS))]
        return table[h]


def writable_builds(table: MoveTable, h: int) -> list[Move]:
    """Return every build that can be written for a hex: on plain hexes also with town tiles."""
    if table.board.town[h]:
        return table.builds(h)[TOWN_LAYS:]
    town_tiles = [y for y in range(TOWN_LAYS, len(LAYS)) if TILES[LAY_TILE[y]][:4] == "town"]
    builds = table.builds(h)
    return [builds[lay] for lay in [*range(TOWN_LAYS), *town_tiles]]
