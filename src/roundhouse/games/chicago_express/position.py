"""What lies on the table of Chicago Express, as a view shows it: made by view.py, read by picture/."""

from __future__ import annotations

from dataclasses import dataclass

from roundhouse.core import view


@dataclass(frozen=True)
class Position(view.Position):
    """Companies, hexes and dials are numbers in the order of the board; sets have a bit for each."""

    networks: tuple[int, ...]  # per company the hexes with its locomotives
    opened: int  # companies
    income: tuple[int, ...]
    treasury: tuple[int, ...]
    stock: tuple[int, ...]  # locomotives not on the board
    unsold: tuple[int, ...]
    houses: int  # hexes with a house
    supply: int  # houses left
    dials: tuple[int, ...]
    industry: tuple[int, ...]  # index on the track
    expanding: int  # the company that builds now, or NOT_YET
