"""What lies on the table as a view shows it (RR-10): made by view.py, read by picture/.

Numbers and sets are those of board.py and cards.py; NONE stands for nothing, or for a tile that the seat
may not see.
"""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.core import view


@dataclass(frozen=True)
class Milestone:
    """RR-9.1  An open milestone: its tile and, for each worker place, the colour that stands there."""

    tile: int
    workers: tuple[int, ...]


@dataclass(frozen=True)
class Offer:
    """RR-4.8  A set-up tile on show, its side and the worker beside it."""

    tile: int
    side: int
    colour: int


@dataclass(frozen=True)
class Player:
    """RR-10.1  What lies before a player, and what is his on the board."""

    seat: int
    money: int
    shares: int
    buildings: int
    rails: int
    laid: tuple[int, ...]  # spaces
    stations: tuple[int, ...]  # cities
    offices: tuple[int, ...]  # sections
    supply: tuple[int, ...]  # workers by colour
    board: tuple[int, ...]  # workers by colour
    steps: tuple[int, ...]  # by track
    up: tuple[int, ...]  # by kind of train
    down: tuple[int, ...]  # by kind of train
    milestones: tuple[Milestone | None, ...]  # by slot
    done: tuple[int, ...]  # tiles


@dataclass(frozen=True)
class Position(view.Position):
    """RR-10.1, RR-10.2  The whole table, as one seat may know it."""

    players: tuple[Player, ...]
    city_tiles: tuple[int, ...]  # by city
    telegraph_tiles: tuple[int, ...]  # by section
    neutral_cities: tuple[int, ...]
    neutral_sections: tuple[int, ...]
    deal: int
    stacks: tuple[int, ...]  # how many tiles lie in each
    known: tuple[tuple[int, ...], ...]  # by stack: what was put back, from the top down
    hand: tuple[int, ...]  # milestones drawn
    offered: tuple[Offer, ...]
    train_stock: tuple[int, ...]
    common: tuple[int, ...]  # workers by colour
    common_shares: int
    # the agenda (RR-6.1)
    due: int
    triangle: int  # what a triangle costs
    items: tuple[int, ...]
