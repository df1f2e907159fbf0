"""What lies on the table as a view shows it: made by view.py, read by the picture.

Hexes, colours, letters, columns, tiles, actions and phases are the numbers of board.py, tiles.py,
moves.py and state.py; a slot is hex * 6 + edge. What is not there is left out.
"""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.core import view
from roundhouse.games.age_of_steam.tiles import TOWN


@dataclass(frozen=True)
class Segment:
    """A piece of track on one hex: two ends (the second may be TOWN), its owner, its loose ends."""

    hex: int
    a: int
    b: int
    owner: int  # a seat, or NOBODY_OWNS
    loose: tuple[int, ...] = ()
    new: bool = False  # built this round

    @property
    def ends(self) -> list[int]:
        """Return the edges it meets."""
        return [self.a] if self.b == TOWN else [self.a, self.b]


@dataclass(frozen=True)
class Tile:
    """A tile in its rotation, and the track on it."""

    lay: int
    segments: tuple[Segment, ...]


@dataclass(frozen=True)
class Link:
    """AOS-2.7  A link: the slots through which it leaves its two stops, its owner, its length."""

    a: int
    b: int
    owner: int
    length: int
    special: bool  # AOS-17.7: bought between two cities that stand side by side


@dataclass(frozen=True)
class Player:
    """What a player has."""

    money: int
    income: int
    shares: int
    engine: int
    markers: int  # AOS-1.3: ownership markers not on the board
    action: int  # or NO_ACTION
    out: bool  # AOS-4.8: eliminated


@dataclass(frozen=True)
class Position(view.Position):
    """All of it; everything is open to everybody (AOS-3.6)."""

    # by hex
    tiles: dict[int, Tile]
    cubes: dict[int, tuple[int, ...]]  # the colour of each
    new_cities: dict[int, int]  # letters
    accepts: dict[int, tuple[int, ...]]  # the colours a city takes
    links: tuple[Link, ...]
    # beside the map
    players: tuple[Player, ...]  # by seat
    order: tuple[int, ...]
    round: int
    rounds: int
    phase: int
    actions: dict[int, bool]  # those of this map, and whether each can be chosen
    columns: tuple[int, ...]  # of the display, as far as this map uses it
    display: tuple[int, ...]  # a colour for each space, or NO_COLOUR
    free_letters: tuple[int, ...]
    bag: dict[int, int]  # cubes by colour
    drawn: tuple[int, ...]
    supply: tuple[int, ...]  # tiles left
    town_markers: int
