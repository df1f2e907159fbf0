"""What was typed on the page, answered: questions, moves in notation; and the board in words."""

from __future__ import annotations

from msgspec import Struct

from roundhouse import NotationError
from roundhouse.language.guide import Guide
from roundhouse.server import offer
from roundhouse.server.present import Viewer, speaker_of
from roundhouse.server.tables import Table


class Answered(Struct):
    """An answer with its rule, or the move that was meant: whether it ends the turn, whether for good."""

    text: str
    rule: str = ""
    move: str = ""
    ends: bool = False
    final: bool = False


class Told(Struct):
    """Somebody's network: whose, and in words."""

    name: str
    text: str


class Words(Struct):
    """The board in words."""

    networks: list[Told]
    cities: list[str]


def guide_of(table: Table, viewer: Viewer) -> Guide:
    """Return who answers questions about a table, as the viewer may know it."""
    ply = table.match.ply
    lately = [event for one in table.tellings(max(0, ply - 1), ply) for event in one.events]
    return Guide(table.match, viewer.seat, speaker_of(table, viewer.language), lately)


def in_words(table: Table, viewer: Viewer) -> Words:
    """Return the board in words."""
    guide = guide_of(table, viewer)
    return Words([Told(name, text) for name, text in guide.networks()], guide.cities())


def answered(table: Table, viewer: Viewer, text: str) -> Answered:
    """Return the answer to a command, or what there is to say about a move."""
    guide = guide_of(table, viewer)
    asked = guide.answer(text)
    if asked is not None and (not asked or not _is_move(table, viewer, text)):
        return Answered(asked)
    if table.match.turn not in viewer.seats or table.match.over:
        return Answered(guide.turn())
    return _move(table, viewer, guide, text)


def _is_move(table: Table, viewer: Viewer, text: str) -> bool:
    """Return whether a text that begins like a command is a legal move all the same."""
    return table.match.turn in viewer.seats and text in {str(m) for m in table.match.legal_moves}


def _move(table: Table, viewer: Viewer, guide: Guide, text: str) -> Answered:
    match, speaker = table.match, guide.speaker
    try:
        move = match.parse(text)
    except NotationError as error:
        return Answered(f"{speaker.error(error)} {guide.help()}")
    refusal = match.why_not(move)
    if refusal is not None:
        return Answered(speaker.line("refusal", refusal), refusal.rule)
    told = offer.effect(table, viewer, move).text
    return Answered(told, "", str(move), *offer.fate(table, move))
