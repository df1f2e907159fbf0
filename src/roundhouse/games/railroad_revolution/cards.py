"""The printed milestones (RR-1.11, RR-9): conditions, worker places, VP and stacks, from board.toml.

Conditions are a closed vocabulary (RR-3.1). What is done with milestones: rules/milestones.py.
"""

from __future__ import annotations

from typing import Final

from roundhouse.boards import loader
from roundhouse.games.railroad_revolution.board import (
    COLOURS,
    GROUPS,
    IN_GROUP,
    SOURCE,
    START_STACKS,
    TRACK_VALUES,
    TRACKS,
    names_of,
    place_in,
)

NO_GROUP: Final = -1  # a condition about cities of any group, or not about cities

# ── RR-3  Conditions: a closed vocabulary ────────────────────────────────────────────────────────

CONNECT: Final = 0
STATION: Final = 1
OFFICE: Final = 2
OFFICE_RUN: Final = 3
RAIL: Final = 4
TRAIN: Final = 5
SHARE: Final = 6
MONEY: Final = 7
TRACK: Final = 8
CONDITIONS: Final[list[str]] = [
    *["connect", "station", "office", "office_run", "rail", "train", "share", "money", "track"]
]
EVERY_CITY: Final = (1 << 64) - 1


class Condition:
    """RR-3.1  At least ``n`` of a kind; ``among`` is a set of cities or the number of a track."""

    __slots__ = ("among", "group", "kind", "n")

    def __init__(self, kind: int, n: int, among: int, group: int) -> None:
        self.kind = kind
        self.n = n
        self.among = among
        self.group = group


def read_condition(text: str, item: loader.Item) -> Condition:
    """RR-3.1  Read one condition such as "connect 2 group 2"; BoardError with the line if it is none."""
    words = text.split()
    wrong = item.fail(f"there is no condition {text!r}")
    if words[0] not in CONDITIONS or not words[-1].isdecimal():
        raise wrong
    kind, last = CONDITIONS.index(words[0]), int(words[-1])
    if kind == TRACK and len(words) == 3:
        track = place_in(TRACKS, words[1], item)
        if last >= len(TRACK_VALUES[track]):
            raise item.fail(f"the {words[1]} track has no step {last}")
        return Condition(kind, last, track, NO_GROUP)
    if kind in (CONNECT, STATION) and len(words) == 4 and words[2] == "group" and last < GROUPS:
        return Condition(kind, int(words[1]), IN_GROUP[last], last)
    if len(words) != 2 or kind in (CONNECT, TRACK):
        raise wrong
    return Condition(kind, last, EVERY_CITY, NO_GROUP)


# ── RR-1.11, RR-9  The tiles ─────────────────────────────────────────────────────────────────────

_TILES: Final = SOURCE.table("milestones")
MILESTONES: Final[list[str]] = names_of("milestones")
STACKS: Final[list[str]] = names_of("stacks")
STACK_OF: Final[list[int]] = [place_in(STACKS, item.text("stack"), item) for item in _TILES]
IN_STACK: Final[list[int]] = [
    sum([1 << t for t in range(len(_TILES)) if STACK_OF[t] == stack])
    for stack in range(len(STACKS))
]
NO_STACK: Final = -1  # after the last stack
NEXT_STACK: Final[list[int]] = [
    place_in(STACKS, item.text("next"), item) if item.text("next") else NO_STACK
    for item in SOURCE.table("stacks")
]
FIRST_STACKS: Final[list[int]] = [STACKS.index(name) for name in START_STACKS]
VP: Final[list[int]] = [item.number("vp") for item in _TILES]
NEEDS: Final[list[list[Condition]]] = [
    [read_condition(text, item) for text in item.texts("needs")] for item in _TILES
]
# RR-9.1: the colour of each worker place, ANY for every colour
WORKER_PLACES: Final[list[list[int]]] = [
    [place_in([*COLOURS, "any"], name, item) for name in item.texts("workers")] for item in _TILES
]
MOST_PLACES: Final = max([len(places) for places in WORKER_PLACES])
for _item in _TILES:
    _item.done()
