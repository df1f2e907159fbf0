"""Phase 9, goods growth (AOS-11)."""

from __future__ import annotations

from typing import Final

from roundhouse.core.events import Event, Facts, Refusal
from roundhouse.core.protocol import Move
from roundhouse.games.age_of_steam.moves import PLACES, Place
from roundhouse.games.age_of_steam.rules.track import tell
from roundhouse.games.age_of_steam.state import NO_COLOUR, NOT_BUILT, State
from roundhouse.games.age_of_steam.tiles import (
    COLOURS,
    COLUMN_OF_SPACE,
    COLUMNS,
    DEPTH,
    FIRST_SPACE,
    NUMBERED,
    NUMBERS,
    SPACES,
)

PRODUCED: Final = 2


def is_usable(s: State, space: int) -> bool:
    """AOS-11.2, AOS-18.5, AOS-21.11  A column in use on this map, by house rule only of built cities."""
    column = COLUMN_OF_SPACE[space]
    if not s.board.column_used[column]:
        return False
    if not s.built_only:
        return True
    if column < NUMBERED:
        return s.board.number_at[column] >= 0
    return s.letters[column - NUMBERED] != NOT_BUILT


def empty_spaces(s: State) -> list[int]:
    """AOS-11.2  Where a produced cube may lie."""
    return [x for x in range(SPACES) if s.display[x] == NO_COLOUR and is_usable(s, x)]


def may_draw(s: State) -> bool:
    """AOS-11.2, AOS-11.6  A cube is still to be drawn, there is one, and there is a space at all."""
    return len(s.drawn) < PRODUCED and sum(s.bag) > 0 and bool(empty_spaces(s))


def place_moves(s: State) -> list[Move]:
    """AOS-4.4, AOS-11.2  Each colour drawn on each empty space."""
    spaces = empty_spaces(s)
    found: list[Move] = []
    for colour in sorted(set(s.drawn)):
        found += [PLACES[colour][space] for space in spaces]
    return found


def why_not_place(s: State, m: Place) -> Refusal | None:
    """AOS-11.2  A cube that was drawn, on an empty space of a column in use."""
    column = COLUMN_OF_SPACE[m.space]
    facts: Facts = {"colour": COLOURS[m.colour], "column": COLUMNS[column]}
    instead = str(place_moves(s)[0])
    if m.colour not in s.drawn:
        return Refusal("AOS-11.2", "colour-not-drawn", facts, instead)
    if s.display[m.space] != NO_COLOUR:
        return Refusal("AOS-11.2", "space-taken", facts, instead)
    if not is_usable(s, m.space):
        return Refusal("AOS-11.2", "column-not-used", facts, instead)
    return None


def place(s: State, m: Place, log: list[Event] | None) -> None:
    """AOS-11.2  A drawn cube goes to the display."""
    s.drawn.remove(m.colour)
    s.show(m.space, m.colour)
    if log is not None:
        column = COLUMNS[COLUMN_OF_SPACE[m.space]]
        facts: Facts = {"seat": s.turn, "colour": COLOURS[m.colour], "column": column}
        tell(log, "AOS-11.2", "produced", facts)


def return_rest(s: State) -> None:
    """AOS-11.2  What finds no space goes back into the bag."""
    for colour in s.drawn:
        s.bag[colour] += 1
    s.drawn = []


def extra_city(s: State) -> int:
    """AOS-16.6, AOS-17.8, AOS-21.12  The city that gets a cube from the bag this round, or -1."""
    if s.round > s.board.extra_growth_until or sum(s.bag) == 0:
        return -1
    return s.board.extra_growth


def grow_from_bag(s: State, colour: int, log: list[Event] | None) -> None:
    """AOS-16.6, AOS-17.8  The drawn cube goes to the city."""
    s.bag[colour] -= 1
    h = s.board.extra_growth
    s.add_cubes(h, colour, 1)
    if log is not None:
        tell(log, "AOS-11.1", "grown", {"colour": COLOURS[colour], "city": s.board.names[h]})


def dice_as_players(s: State) -> int:
    """AOS-11.3, AOS-20.20  As many dice as players began."""
    return s.seats


def grow(s: State, area: int, eyes: int, log: list[Event] | None) -> None:
    """AOS-11.3, AOS-11.5, AOS-22.6  One die: the column with that number, and the letter under it."""
    column = area * NUMBERS + eyes - 1
    if log is not None:
        tell(log, "AOS-11.3", "rolled", {"column": COLUMNS[column], "eyes": eyes})
    if s.board.number_at[column] >= 0:
        take_top(s, column, s.board.number_at[column], log)
    letter = s.board.letter_under[column]
    if letter >= 0 and s.letters[letter] != NOT_BUILT:
        take_top(s, NUMBERED + letter, s.letters[letter], log)


def take_top(s: State, column: int, h: int, log: list[Event] | None) -> None:
    """AOS-11.4  The first cube from the top, gaps skipped."""
    for space in range(FIRST_SPACE[column], FIRST_SPACE[column] + DEPTH[column]):
        colour = s.display[space]
        if colour != NO_COLOUR:
            s.show(space, NO_COLOUR)
            s.add_cubes(h, colour, 1)
            if log is not None:
                facts: Facts = {"colour": COLOURS[colour], "city": s.board.names[h]}
                tell(log, "AOS-11.4", "grown", facts)
            return
