"""Reading moves, and pointing at what they mean (AOS-4.4); the notation stands in moves.py."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.hexes import FLAT, POINTY
from roundhouse.core.auction import Bid, read_bid
from roundhouse.core.errors import NotationError
from roundhouse.core.protocol import Move
from roundhouse.games.age_of_steam.board import Board
from roundhouse.games.age_of_steam.moves import (
    ACTIONS,
    BONUSES,
    CHOICES,
    DRAWS,
    FIRSTS,
    HALF,
    ISSUES,
    PLACES,
    ROLLS,
    TRANSCONS,
    WORDS,
    Bonus,
    Build,
    BuyLink,
    Choose,
    Deliver,
    Issue,
    MoveTable,
    Place,
    Transcon,
    Urbanise,
)
from roundhouse.games.age_of_steam.tiles import (
    COLOURS,
    LAY_WRITTEN,
    LAYS,
    LETTERS,
    TILES,
    TOWN,
    Lay,
)

# AOS-2.2: where the edges of a hex lie
ARROWS: Final[dict[str, str]] = {FLAT: "↑↗↘↓↙↖", POINTY: "↖↗→↘↙←"}

_FIXED: Final[dict[str, Move]] = {
    str(move).lower(): move
    for move in [
        *WORDS,
        *DRAWS,
        *FIRSTS,
        *ROLLS,
        *ISSUES,
        *CHOICES,
        *BONUSES,
        *[TRANSCONS[seats] for seats in range(1, 64) if seats.bit_count() <= 2],
        *[place for places in PLACES for place in places],
    ]
}


def read(table: MoveTable, text: str) -> Move | None:
    """Return the move written as ``text``, or None for a ``move``, which needs the network."""
    move = _FIXED.get(text) or table.written.get(text)
    if move is None:
        move = _read(table, text)
        if move is not None and str(move) == text:
            table.written[text] = move
    return move


def _read(table: MoveTable, text: str) -> Move | None:
    """Return the move, written in whatever case and with whatever blanks."""
    words = text.lower().split()
    move = _FIXED.get(" ".join(words))
    if move is not None:
        return move
    if not words:
        raise NotationError(text, EXPECTED)
    first = words[0]
    if first == "build":
        return _read_build(table, words, text)
    if first == "move":
        return None
    if first == "urbanise" and len(words) == 3 and words[2].upper() in LETTERS:
        h = hex_number(table.board, words[1], text)
        letter = LETTERS.index(words[2].upper())
        named = table.urbanises[h]
        return named[letter] if named else Urbanise(table.board.labels[h], h, letter)
    if first == "bid":
        bid = read_bid(text)
        if bid is not None:
            return bid
    if first == "link" and len(words) in (2, 3):
        half = len(words) == 3 and words[2] == HALF
        for link in table.half_links if half else table.links:
            if str(link).lower() == " ".join(words):
                return link
    raise NotationError(text, EXPECTED)


EXPECTED: Final = (
    "issue 2, bid 3, pass, choose engineer, urbanise 10,12 A, build 7,12 straight 0, link 1, "
    "end_build, move red 7,11 8,9, engine, produce, place red light3 1 or the like"
)


def _read_build(table: MoveTable, words: list[str], text: str) -> Move:
    """Return a ``build``; the same tile lies differently on a town hex."""
    half = len(words) == 5 and words[4] == HALF
    if len(words) != 4 and not half:
        raise NotationError(text, "build, hex, tile and rotation, such as build 7,12 straight 0")
    h = hex_number(table.board, words[1], text)
    name = f"{words[2]} {words[3]}"
    lay = LAY_WRITTEN.get(f"{name} {int(table.board.town[h])}", LAY_WRITTEN.get(f"{name} 1"))
    if lay is None:
        raise NotationError(text, f"a tile ({', '.join(TILES)}) and a rotation from 0 to 5")
    return table.builds(h, half)[lay]


def hex_number(board: Board, label: str, text: str) -> int:
    """Return the number of a hex."""
    h = board.grid.number.get(label)
    if h is None:
        raise NotationError(text, f"a hex of the board, such as {board.labels[0]}; not {label!r}")
    return h


def pointed(board: Board, lay: Lay) -> str:
    """AOS-2.2  Return where the tracks of a tile lead, with arrows; those of a town each alone."""
    arrows = ARROWS[board.orientation]
    return " ".join([arrows[a] if b == TOWN else f"{arrows[a]}–{arrows[b]}" for a, b in lay.tracks])


def lay_pick(board: Board, lay: Lay) -> str:
    """AOS-8.4  Return how a tile is pointed at in the rotation in which it would lie."""
    return f"lay:{TILES[lay.tile]} {lay.rotation} {pointed(board, lay)}"


def picks(board: Board, m: Move) -> tuple[str, ...]:
    """Return the move as things to point at on the page."""
    if isinstance(m, Build):
        lay = LAYS[m.lay]
        named = (f"hex:{board.labels[m.hex]}", lay_pick(board, lay))
        return (*named, "price:half") if m.half else named
    if isinstance(m, Deliver):
        cube = f"cube:{COLOURS[m.colour]}@{board.labels[m.start]}"
        way = " ".join(str(m).split()[3:])
        return (cube, f"hex:{board.labels[m.stops[-1]]}", f"way:{way}")
    if isinstance(m, Bid):
        return (f"bid:{m.amount}",)
    if isinstance(m, Issue):
        return (f"issue:{m.shares}",)
    if isinstance(m, Choose):
        return (f"action:{ACTIONS[m.action]}",)
    if isinstance(m, Urbanise):
        return (f"hex:{board.labels[m.hex]}", f"city:{LETTERS[m.letter]}")
    if isinstance(m, BuyLink):
        link = f"link:{board.special_links[m.link].name}"
        return (link, "price:half") if m.half else (link,)
    if isinstance(m, Place):
        return (f"cube:{COLOURS[m.colour]}", f"space:{m.space}")
    if isinstance(m, Bonus):
        return (f"bonus:{m.step}",)
    if isinstance(m, Transcon):
        return tuple([f"seat:{seat}" for seat in range(6) if m.seats >> seat & 1])
    return (f"action:{m}",)
