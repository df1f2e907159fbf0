"""The moves of Railroad Revolution, each built once. How they are written: notation.py."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.masks import BitTable
from roundhouse.core.protocol import Move
from roundhouse.games.railroad_revolution.board import (
    ACTIONS,
    CITIES,
    CITY_TILES,
    COLOURS,
    DEALS,
    HUES,
    KINDS,
    OPEN_SLOTS,
    PIECES,
    SECTIONS,
    SETUP_TILES,
    SIDES,
    SPACES,
    TELEGRAPH_TILES,
    TILES,
    TRACKS,
    TRAINS,
)
from roundhouse.games.railroad_revolution.cards import MILESTONES
from roundhouse.games.railroad_revolution.effects import PARTS, SOURCES, TILE

SUPPLY: Final = 0
BOARD: Final = 1
PLACES: Final[list[str]] = ["supply", "board"]
MODES: Final[list[str]] = ["promote", "special"]

# What a choice is about
CITY: Final = 0
SECTION: Final = 1
PIECE: Final = 2
SPACE: Final = 3
NAMES: Final[list[list[str]]] = [CITIES, SECTIONS, PIECES, SPACES]
PICKED: Final[list[str]] = ["city", "section", "piece", "space"]


class Draw(Move):
    """``draw CT1a``: CHANCE turns something up. ``number`` counts within its kind."""

    __slots__ = ("number",)

    def __init__(self, name: str, number: int) -> None:
        super().__init__(f"draw {name}")
        self.number = number


class Pick(Move):
    """``pick ST1``."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__(f"pick {SETUP_TILES[tile]}")
        self.tile = tile


class Place(Move):
    """``place grey railroad special``."""

    __slots__ = ("action", "colour", "special")

    def __init__(self, colour: int, action: int, special: bool) -> None:
        super().__init__(f"place {COLOURS[colour]} {ACTIONS[action]} {MODES[special]}")
        self.colour = colour
        self.action = action
        self.special = special


class Target(Move):
    """``target ATL``, ``target 3``, ``target rail``: ``what`` is CITY, SECTION or PIECE."""

    __slots__ = ("number", "what")

    def __init__(self, what: int, number: int) -> None:
        super().__init__(f"target {NAMES[what][number]}")
        self.what = what
        self.number = number


class Spare(Move):
    """``spare CHA-ATL:1``, ``spare WAS``, ``spare 3``: ``what`` is SPACE, CITY or SECTION."""

    __slots__ = ("number", "what")

    def __init__(self, what: int, number: int) -> None:
        super().__init__(f"spare {NAMES[what][number]}")
        self.what = what
        self.number = number


class Take(Move):
    """``take reward``: the item of that name."""

    __slots__ = ("name",)

    def __init__(self, name: int) -> None:
        part = f" {name % PARTS + 1}" if name % PARTS else ""
        super().__init__(f"take {SOURCES[name // PARTS]}{part}")
        self.name = name


class Lay(Move):
    """``lay CHA-ATL:1``."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__(f"lay {SPACES[space]}")
        self.space = space


class Free(Move):
    """``free CHA-ATL:1``."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__(f"free {SPACES[space]}")
        self.space = space


class Progress(Move):
    """``progress left``."""

    __slots__ = ("track",)

    def __init__(self, track: int) -> None:
        super().__init__(f"progress {TRACKS[track]}")
        self.track = track


class Promote(Move):
    """``promote supply white 1``."""

    __slots__ = ("colour", "place", "slot")

    def __init__(self, place: int, colour: int, slot: int) -> None:
        super().__init__(f"promote {PLACES[place]} {COLOURS[colour]} {slot + 1}")
        self.place = place
        self.colour = colour
        self.slot = slot


class Train(Move):
    """``train cash``."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        super().__init__(f"train {TRAINS[kind]}")
        self.kind = kind


class Flip(Move):
    """``flip cash`` turns it face down, ``flip cash back`` face up."""

    __slots__ = ("back", "kind")

    def __init__(self, kind: int, back: bool) -> None:
        super().__init__(f"flip {TRAINS[kind]}" + (" back" if back else ""))
        self.kind = kind
        self.back = back


class Exchange(Move):
    """``exchange supply white orange``."""

    __slots__ = ("colour", "new", "place")

    def __init__(self, place: int, colour: int, new: int) -> None:
        super().__init__(f"exchange {PLACES[place]} {COLOURS[colour]} {COLOURS[new]}")
        self.place = place
        self.colour = colour
        self.new = new


class Worker(Move):
    """``worker orange``."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        super().__init__(f"worker {COLOURS[colour]}")
        self.colour = colour


class Sale(Move):
    """``sale rail``."""

    __slots__ = ("piece",)

    def __init__(self, piece: int) -> None:
        super().__init__(f"sale {PIECES[piece]}")
        self.piece = piece


class Discard(Move):
    """``discard board grey``."""

    __slots__ = ("colour", "place")

    def __init__(self, place: int, colour: int) -> None:
        super().__init__(f"discard {PLACES[place]} {COLOURS[colour]}")
        self.place = place
        self.colour = colour


class Hire(Move):
    """``hire orange``."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        super().__init__(f"hire {COLOURS[colour]}")
        self.colour = colour


class Deal(Move):
    """``deal 1``."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__(f"deal {number + 1}")
        self.number = number


class Keep(Move):
    """``keep B-4``."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__(f"keep {MILESTONES[tile]}")
        self.tile = tile


class Sell(Move):
    """``sell``: one share."""


class End(Move):
    """``end``: of the agenda."""


class Done(Move):
    """``done``: no more deals."""


class Pass(Move):
    """``pass``: there is no piece left."""


DRAW_CITY_TILE: Final[list[Move]] = [Draw(CITY_TILES[t], t) for t in range(TILES)]
DRAW_TELEGRAPH_TILE: Final[list[Move]] = [Draw(name, t) for t, name in enumerate(TELEGRAPH_TILES)]
DRAW_DEAL_TILE: Final[list[Move]] = [Draw(name, t) for t, name in enumerate(DEALS)]
DRAW_TILE: Final[list[Move]] = [Draw(name, t) for t, name in enumerate(MILESTONES)]
DRAW_SETUP_TILE: Final[list[Move]] = [
    Draw(f"{SETUP_TILES[n // 2]} {SIDES[n % 2]}", n) for n in range(2 * len(SETUP_TILES))
]
DRAW_COLOUR: Final[list[Move]] = [Draw(COLOURS[c], c) for c in range(HUES)]
PICKS: Final[list[Move]] = [Pick(t) for t in range(len(SETUP_TILES))]
# PLACEMENTS[colour][action][special]; white has no effect of its own, so that is never legal
PLACEMENTS: Final[list[list[list[Move]]]] = [
    [[Place(c, a, special) for special in (False, True)] for a in range(len(ACTIONS))]
    for c in range(HUES)
]
TARGET_CITY: Final[list[Move]] = [Target(CITY, n) for n in range(len(CITIES))]
TARGET_SECTION: Final[list[Move]] = [Target(SECTION, n) for n in range(len(SECTIONS))]
TARGET_PIECE: Final[list[Move]] = [Target(PIECE, n) for n in range(len(PIECES))]
SPARE_SPACE: Final[list[Move]] = [Spare(SPACE, n) for n in range(len(SPACES))]
SPARE_CITY: Final[list[Move]] = [Spare(CITY, n) for n in range(len(CITIES))]
SPARE_SECTION: Final[list[Move]] = [Spare(SECTION, n) for n in range(len(SECTIONS))]
# by name; the telegraph tile is taken by a discard
TAKES: Final[list[Move]] = [Take(name) for name in range(TILE * PARTS)]
LAYS: Final[list[Move]] = [Lay(n) for n in range(len(SPACES))]
FREES: Final[list[Move]] = [Free(n) for n in range(len(SPACES))]
PROGRESSES: Final[list[Move]] = [Progress(n) for n in range(len(TRACKS))]
# PROMOTIONS[place][colour][slot]
PROMOTIONS: Final[list[list[list[Move]]]] = [
    [[Promote(p, c, n) for n in range(OPEN_SLOTS)] for c in range(HUES)] for p in (SUPPLY, BOARD)
]
TRAIN_MOVES: Final[list[Move]] = [Train(k) for k in range(KINDS)]
FLIPS_DOWN: Final[list[Move]] = [Flip(k, False) for k in range(KINDS)]
FLIPS_UP: Final[list[Move]] = [Flip(k, True) for k in range(KINDS)]
# EXCHANGES[place][colour][new]; the same colour twice is writable and never legal
EXCHANGES: Final[list[list[list[Move]]]] = [
    [[Exchange(p, c, n) for n in range(HUES)] for c in range(HUES)] for p in (SUPPLY, BOARD)
]
WORKERS: Final[list[Move]] = [Worker(c) for c in range(HUES)]
SALES: Final[list[Move]] = [Sale(n) for n in range(len(PIECES))]
DISCARDS: Final[list[list[Move]]] = [[Discard(p, c) for c in range(HUES)] for p in (SUPPLY, BOARD)]
HIRES: Final[list[Move]] = [Hire(c) for c in range(HUES)]
DEAL_MOVES: Final[list[Move]] = [Deal(0), Deal(1)]
KEEPS: Final[list[Move]] = [Keep(t) for t in range(len(MILESTONES))]
SELL: Final[Move] = Sell("sell")
END: Final[Move] = End("end")
DONE: Final[Move] = Done("done")
PASS: Final[Move] = Pass("pass")

LAYS_ON: Final[BitTable[Move]] = BitTable(LAYS)
FREES_ON: Final[BitTable[Move]] = BitTable(FREES)
SPARES_ON: Final[BitTable[Move]] = BitTable(SPARE_SPACE)
SECTION_TARGETS: Final[BitTable[Move]] = BitTable(TARGET_SECTION)


def flat(table: list[list[Move]]) -> list[Move]:
    """Return the moves of a table one after the other."""
    return [move for row in table for move in row]


ALL_PLACEMENTS: Final[list[Move]] = [move for table in PLACEMENTS for move in flat(table)]
ALL_DRAWS: Final[list[Move]] = [
    *(DRAW_CITY_TILE + DRAW_TELEGRAPH_TILE + DRAW_DEAL_TILE + DRAW_TILE),
    *(DRAW_SETUP_TILE + DRAW_COLOUR),
]
# RR-6.2, in the order of the rule
AGENDA_MOVES: Final[list[Move]] = [
    *(TARGET_CITY + TARGET_SECTION + TARGET_PIECE + SPARE_SPACE + SPARE_CITY + SPARE_SECTION),
    *(TAKES + LAYS + FREES + PROGRESSES),
    *[move for table in PROMOTIONS for move in flat(table)],
    *(TRAIN_MOVES + FLIPS_DOWN + FLIPS_UP),
    *[move for table in EXCHANGES for move in flat(table)],
    *(WORKERS + SALES + flat(DISCARDS)),
    *(SELL, *HIRES, END),
]
