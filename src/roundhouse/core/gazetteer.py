"""The board in words: its places with what lies beside them, and what everybody has on it.

A title makes it from a view (``Title.words``); the language layer tells it, with the captions of the same
view. It holds picks, directions and keys, and no words of its own.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from math import atan2, pi
from typing import Final

from roundhouse.core.events import Line, Seat

# Clockwise from the north; names of directions in notation of texts (``name-north``)
COMPASS: Final = (
    "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west",
)  # fmt: skip


@dataclass(frozen=True)
class Place:
    """A place by its pick, and the places beside it: direction and pick."""

    pick: str
    beside: tuple[tuple[str, str], ...]
    is_city: bool = False  # worth a line of its own
    is_open: bool = True  # somebody may still build there


@dataclass(frozen=True)
class Network:
    """What a company or a player has on the board: its places, its ends, and more to say."""

    key: str  # as notation names it, or the number of the seat
    seat: Seat | None  # None: a company's
    places: tuple[str, ...]
    ends: tuple[str, ...]
    lines: tuple[Line, ...] = ()  # told with texts ``words-…``


@dataclass(frozen=True)
class Gazetteer:
    """All of it."""

    places: dict[str, Place]
    networks: tuple[Network, ...]

    def way(self, network: Network, goal: str) -> list[str]:
        """Return the places of a shortest way from a network to a place; nothing if there is none."""
        before: dict[str, str] = dict.fromkeys(network.places, "")
        queue = deque(network.places)
        while queue:
            here = queue.popleft()
            if here == goal:
                return _back(before, here)
            for _, there in self.places[here].beside:
                if there not in before and (self.places[there].is_open or there == goal):
                    before[there] = here
                    queue.append(there)
        return []


def _back(before: dict[str, str], here: str) -> list[str]:
    way: list[str] = []
    while before[here]:
        way.append(here)
        here = before[here]
    return way[::-1]


def heading(dx: float, dy: float) -> str:
    """Return the direction of a step on a picture, where y grows downwards."""
    eighth = round(atan2(dx, -dy) / (pi / 4)) % 8
    return COMPASS[eighth]


def tips(places: list[int], beside: Callable[[int], list[int]]) -> list[int]:
    """Return the places of a network that have at most one of its other places beside them."""
    inside = set(places)
    return [one for one in places if sum([n in inside for n in beside(one)]) <= 1]
