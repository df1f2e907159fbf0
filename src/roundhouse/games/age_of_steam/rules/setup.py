"""Set-up (AOS-3): what is drawn for which place, cube by cube, and the start order.

What a draw is for is a number: a space of the display, SPACES + hex for a cube on a hex, or
SPACES + hexes + hex for the cube that fixes the colour of a terminal.
"""

from __future__ import annotations

from roundhouse.core.events import Event, Facts, tell
from roundhouse.core.protocol import Move
from roundhouse.games.age_of_steam.board import RANDOM, Board
from roundhouse.games.age_of_steam.moves import DRAWS, FIRSTS, MoveTable
from roundhouse.games.age_of_steam.state import NO_COLOUR, SETUP_ORDER, Rules, State
from roundhouse.games.age_of_steam.tiles import (
    COLOURS,
    COLUMN_OF_SPACE,
    COLUMNS,
    CUBES,
    SPACES,
    TILE_COUNT,
    TOWN_MARKERS,
    WHITE,
)


def set_up(
    board: Board, table: MoveTable, rules: Rules, seats: int, options: dict[str, str]
) -> State:
    """AOS-1.1, AOS-1.2, AOS-3.1, AOS-3.3  Full supply, an empty board, all cubes in the bag."""
    s = State()
    s.prepare(board, table, rules, seats)
    s.options = options
    s.lose_at_turn_end = options.get("loss_timing") == "turn_end"
    s.urbanise_any_time = options.get("urbanise_any_time") == "true"
    s.any_class_first = options.get("first_tile_simple") == "false"
    s.redirect_and_add = options.get("redirect_and_add") == "true"
    s.once_per_hex = options.get("same_hex_twice") == "false"
    s.built_only = options.get("production_built_only") == "true"
    s.bag = [CUBES[c] if c in board.colours else 0 for c in range(len(COLOURS))]
    s.aside = [0] * len(COLOURS)
    s.display = [NO_COLOUR] * SPACES
    s.supply = TILE_COUNT[:]
    s.town_markers = TOWN_MARKERS
    s.draws = draws(s)
    if board.town_cubes and board.town_colour != RANDOM:
        for h in board.towns:
            s.add_cubes(h, COLOURS.index(board.town_colour), board.town_cubes)
    return s


def draws(s: State) -> list[int]:
    """AOS-3.2, AOS-17.2, AOS-21.13  Display, then the hexes, then the terminals, in file order."""
    board = s.board
    found = board.start_spaces()
    for h in range(board.hexes):
        count = s.rules.start_cubes(s, h)
        if board.town[h] and board.town_colour == RANDOM:
            count += board.town_cubes
        found += [SPACES + h] * count
    return found + [SPACES + board.hexes + h for h in range(board.hexes) if board.terminal[h]]


def printed_start_cubes(s: State, h: int) -> int:
    """AOS-3.2, AOS-14.1  As many as the board says."""
    return s.board.cubes[h]


def every_cube_fits(s: State, target: int, colour: int) -> bool:
    """AOS-3.1  Any cube may lie on any space."""
    return True


def bag_size(s: State) -> int:
    """AOS-3.5  Cubes in the bag."""
    return sum(s.bag)


def draw_moves(s: State) -> list[Move]:
    """AOS-4.6  The colours that can be drawn."""
    return [DRAWS[colour] for colour in range(len(COLOURS)) if s.bag[colour]]


def draw_odds(s: State) -> list[tuple[Move, int]]:
    """AOS-4.6  Every cube in the bag is equally likely."""
    return [(DRAWS[c], s.bag[c]) for c in range(len(COLOURS)) if s.bag[c]]


def place_start_cube(s: State, colour: int, log: list[Event] | None) -> None:
    """AOS-3.1, AOS-3.2, AOS-18.1  A drawn cube goes to its place, or aside if it does not fit there."""
    target = s.draws[s.at]
    s.bag[colour] -= 1
    facts: Facts = {"colour": COLOURS[colour]}
    if not s.rules.fits(s, target, colour):
        s.put_aside(colour)
        tell(log, "AOS-18.1", "cube-rejected", facts)
        return
    s.at += 1
    hexes = s.board.hexes
    if target < SPACES:
        s.show(target, colour)
        facts["column"] = COLUMNS[COLUMN_OF_SPACE[target]]
        tell(log, "AOS-3.1", "display-filled", facts)
    elif target < SPACES + hexes:
        h = target - SPACES
        s.add_cubes(h, colour, 1)
        facts["place"] = s.board.names[h] or s.board.labels[h]
        tell(log, "AOS-3.2", "start-cube", facts)
    else:
        h = target - SPACES - hexes
        s.accept(h, 1 << colour)
        s.gone += 1
        facts["place"] = s.board.names[h]
        tell(log, "AOS-17.2", "terminal-colour", facts)


def is_drawn(s: State) -> bool:
    """AOS-3.2, AOS-20.21  Nothing is left to draw, or nothing to draw from."""
    return s.at >= len(s.draws) or bag_size(s) == 0


def begin_order(s: State) -> None:
    """AOS-3.4, AOS-18.1  The cubes put aside go back; then the start order is drawn."""
    for colour in range(len(COLOURS)):
        s.bag[colour] += s.aside[colour]
    s.aside = [0] * len(COLOURS)
    s.step = SETUP_ORDER
    s.at = 0


def order_moves(s: State) -> list[Move]:
    """AOS-3.4  Each seat without a place is equally likely to get the next."""
    return [FIRSTS[seat] for seat in range(s.seats) if seat not in s.order]


assert len(COLOURS) - 1 == WHITE  # AOS-16.1: no board puts it into the bag
