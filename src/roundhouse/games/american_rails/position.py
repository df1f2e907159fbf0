"""What lies on the table of American Rails, as a view shows it: made by view.py, read by picture/."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.core import view


@dataclass(frozen=True)
class Position(view.Position):
    """Companies, hexes, rows and seats are numbers; sets have a bit for each."""

    seats: int
    expand2: bool  # whether row 4 may also expand
    # the companies
    excluded: int  # companies that are not in this match
    networks: tuple[int, ...]  # per company the hexes with its cubes
    income: tuple[int, ...]
    treasury: tuple[int, ...]
    stock: tuple[int, ...]  # cubes in supply
    held: tuple[int, ...]  # shares in players' hands
    unsold: tuple[int, ...]  # shares in supply
    gone: tuple[int, ...]  # shares out of the game
    auctioned: int  # the company whose share is at auction, or NOT_YET
    # the board
    houses: int  # hexes with a house
    supply: int  # houses left
    # the tracks
    year: int
    phase: int  # 0 in preparation
    order: tuple[int, ...]  # seats whose markers are on the turn order track
    markers: tuple[tuple[int, int, int], ...]  # on the action track: column, row, seat
