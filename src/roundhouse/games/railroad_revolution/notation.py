"""How the moves of Railroad Revolution are written, and what they point at.

CHANCE: ``draw CT1a``, ``draw TT3``, ``draw DT5``, ``draw A1-2``, ``draw B-4`` turn up a tile (RR-4,
RR-8.3, RR-9.3); ``draw ST1 front`` and ``draw orange`` a set-up tile with its side, then its worker.

| written | means |
|---|---|
| ``pick ST1`` | take a set-up tile with its worker (RR-4.9) |
| ``spare CHA-ATL:1``, ``spare WAS``, ``spare 3`` | place the spare rail, station or office |
| ``place white station promote`` | put a worker on an action, as white (RR-5.2) |
| ``place grey trade special`` | the same for the effect of its own colour |
| ``pass`` | no piece is left to act with (RR-5.5) |
| ``target ATL``, ``target 3``, ``target rail`` | the core of station, telegraph, trade (RR-6.6) |
| ``take reward``, ``take first_bonus`` | an item of a station (RR-6.2) |
| ``take shares``, ``take effect`` | shares of a section; the colour's effect |
| ``take effect 2`` | a further part with another price, should a tile have one |
| ``lay CHA-ATL:1``, ``free CHA-ATL:1`` | a rail of the railroad action; a free one |
| ``progress left``, ``train cash`` | one step on a track; one train |
| ``flip cash``, ``flip cash back`` | turn a train face down for its bonus; face up again (RR-8.4) |
| ``promote supply white 1`` | from supply or board onto the first or second open milestone |
| ``exchange board white orange`` | another colour in the same place |
| ``worker orange`` | a specialised worker of choice |
| ``sale building``, ``sale rail`` | the extra sale of a turquoise trade |
| ``discard board grey`` | give a worker back for the telegraph tile (RR-7.4) |
| ``sell``, ``hire orange`` | a share for money; a worker for money (RR-5.4) |
| ``end`` | end the agenda |
| ``keep B-4`` | keep one of the milestones drawn (RR-9.3) |
| ``deal 1``, ``deal 2``, ``done`` | make a deal; make no more (RR-8.2) |
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.protocol import Move, parse_in
from roundhouse.games.railroad_revolution.board import ACTIONS, COLOURS, PIECES, SPACES
from roundhouse.games.railroad_revolution.moves import (
    AGENDA_MOVES,
    ALL_DRAWS,
    ALL_PLACEMENTS,
    DEAL_MOVES,
    DONE,
    KEEPS,
    MODES,
    NAMES,
    PASS,
    PICKED,
    PICKS,
    PLACES,
    SUPPLY,
    Discard,
    Exchange,
    Free,
    Hire,
    Lay,
    Place,
    Promote,
    Sale,
    Spare,
    Target,
    Worker,
)

_READABLE: Final[dict[str, Move]] = {
    str(move).lower(): move
    for move in [
        *ALL_DRAWS,
        *PICKS,
        *ALL_PLACEMENTS,
        *AGENDA_MOVES,
        *DEAL_MOVES,
        *KEEPS,
        DONE,
        PASS,
    ]
}
EXPECTED: Final = (
    "pick ST1, place white station promote, target ATL, take reward, lay CHA-ATL:1, free CHA-ATL:1, "
    "progress left, promote supply white 1, train cash, flip cash, exchange supply white orange, "
    "worker orange, sale rail, discard board grey, spare WAS, sell, hire orange, end, keep B-4, "
    "deal 1, done, pass or draw DT5"
)


def read(text: str) -> Move:
    """Return the move written as ``text``."""
    return parse_in(_READABLE, text, EXPECTED)


def effect_picked(m: Place) -> str:
    """Return what a worker placed brings as a thing to point at: a promotion, or its colour's effect."""
    if not m.special:
        return f"mode:{MODES[False]}"
    return f"effect:{ACTIONS[m.action]}-{COLOURS[m.colour]}"


def picks(m: Move) -> tuple[str, ...]:
    """Return the move as things to point at on the page."""
    if isinstance(m, Place):
        worker = f"place:{PLACES[SUPPLY]}-{COLOURS[m.colour]}"
        return (worker, f"action:{ACTIONS[m.action]}", effect_picked(m))
    if isinstance(m, (Target, Spare)):
        verb = "target" if isinstance(m, Target) else "spare"
        return (f"move:{verb}", f"{PICKED[m.what]}:{NAMES[m.what][m.number]}")
    if isinstance(m, Lay):
        return ("move:lay", f"space:{SPACES[m.space]}")
    if isinstance(m, Free):
        return ("move:free", f"space:{SPACES[m.space]}")
    if isinstance(m, Promote):
        place = f"place:{PLACES[m.place]}-{COLOURS[m.colour]}"
        return ("move:promote", place, f"milestone:{m.slot + 1}")
    if isinstance(m, Exchange):
        place = f"place:{PLACES[m.place]}-{COLOURS[m.colour]}"
        return ("move:exchange", place, f"worker:{COLOURS[m.new]}")
    if isinstance(m, (Hire, Worker)):
        verb = "hire" if isinstance(m, Hire) else "worker"
        return (f"move:{verb}", f"worker:{COLOURS[m.colour]}")
    if isinstance(m, Sale):
        return ("move:sale", f"piece:{PIECES[m.piece]}")
    if isinstance(m, Discard):
        return ("move:discard", f"place:{PLACES[m.place]}-{COLOURS[m.colour]}")
    verb, _, rest = str(m).partition(" ")
    return (f"move:{verb}", f"{verb}:{rest.replace(' ', '-')}") if rest else (f"move:{verb}",)
