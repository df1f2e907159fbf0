"""What is to be seen of a position: the pieces on the board, the tables and the words, kept for a while.

Pieces and tables are made once for all who may see the same in the same language. The sight before a move
is kept until the next one is made, so that only what changed is sent.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Any

from roundhouse.core.drawing import Caption
from roundhouse.core.events import Seat
from roundhouse.core.view import Panel, View
from roundhouse.language import Speaker
from roundhouse.server import ending, panels
from roundhouse.server.panels import Shown
from roundhouse.server.tables import Table

MOST = 1_000  # tables whose sights are kept, those looked at last
DEPTH = 2  # entries of a table whose sights are kept: before a move and after it
Marks = dict[str, tuple[str, str]]


@dataclass(frozen=True)
class Sight:
    """One position as it is shown to some eyes in one language."""

    view: View
    pieces: tuple[str, ...]
    captions: dict[str, Caption]
    words: dict[str, str]  # the captions in the reader's language
    panels: dict[str, str]  # HTML by key, in their order
    tables: dict[str, Shown]  # what they were made of
    marks: Marks


# by entry (-1: a past ply), eyes and language
Key = tuple[int, Seat | None, str]
Kept = dict[Key, Sight]
_kept: OrderedDict[str, Kept] = OrderedDict()  # by table


def eyes(table: Table, seat: Seat | None) -> Seat | None:
    """Return through whom a viewer looks; without secrets all see the same."""
    return seat if table.title.secrets else None


def kept(table: Table, seq: int, seat: Seat | None, language: str) -> Sight | None:
    """Return the sight after an entry, if it is still there."""
    return _kept.get(table.id, {}).get((seq, eyes(table, seat), language))


def sight(table: Table, seat: Seat | None, speaker: Speaker) -> Sight:
    """Return what is to be seen now."""
    key: Key = (table.seq, eyes(table, seat), speaker.language)
    known = _kept.setdefault(table.id, {})
    _kept.move_to_end(table.id)
    if key not in known:
        made = _made(table, table.match.state, key, speaker)
        _make_room(known, table.seq)
        known[key] = made
    return known[key]


def _make_room(known: Kept, seq: int) -> None:
    """Forget what a table looked like long ago, and tables nobody looked at for long."""
    others = sorted({key[0] for key in known} - {seq})
    for old in others[: 1 - DEPTH]:
        for key in [key for key in known if key[0] == old]:
            del known[key]
    if len(_kept) > MOST:
        _kept.popitem(last=False)


def past(table: Table, ply: int, seat: Seat | None, speaker: Speaker) -> Sight:
    """Return what was to be seen after a ply."""
    key: Key = (-1, eyes(table, seat), speaker.language)
    return _made(table, table.match.state_at(ply), key, speaker)


def _made(table: Table, state: Any, key: Key, speaker: Speaker) -> Sight:
    seq, eye, language = key
    known = _kept.get(table.id, {}) if seq >= 0 else {}
    before = _latest(known, seq, eye, language)
    twin = next((known[k] for k in known if k[:2] == (seq, eye)), None)
    view = table.title.view(state, eye) if twin is None else twin.view
    if twin is None and table.title.secrets:
        alike = {k[2]: s for k, s in known.items() if k[0] == seq and _is_alike(s.view, view)}
        if language in alike:  # other eyes see the same, in this language or in another
            return replace(alike[language], view=view)
        twin = next(iter(alike.values()), None)
    if twin is not None:
        pieces, captions, marks = twin.pieces, twin.captions, twin.marks
    else:
        drawing = table.title.draw(view)
        pieces, marks = _shared(before, drawing.pieces), drawing.marks
        captions = _same(before, table.title.captions(view))
    return _told(table, speaker, Sight(view, pieces, captions, {}, {}, {}, marks), before)


def _told(table: Table, speaker: Speaker, made: Sight, before: Sight | None) -> Sight:
    """Return a sight with its words and tables in the reader's language."""
    words = _words(before, speaker, made.captions)
    tables = {panel.key: _table(before, speaker, panel, made.marks) for panel in made.view.panels}
    shown = {key: one.html for key, one in tables.items()}
    if made.view.ranks:
        shown = ending.shown(table, speaker, made.view, made.marks, shown)
    return replace(made, words=words, panels=shown, tables=tables)


def _is_alike(one: View, other: View) -> bool:
    """Return whether two eyes see the same."""
    return replace(one, seat=other.seat) == other


def _latest(known: Kept, seq: int, eye: Seat | None, language: str) -> Sight | None:
    """Return the last sight before an entry, for the same eyes in the same language."""
    found = [key for key in known if key[1:] == (eye, language) and key[0] < seq]
    return known[max(found)] if found else None


def _shared(before: Sight | None, pieces: tuple[str, ...]) -> tuple[str, ...]:
    """Return the pieces, those that did not change as the very same texts as before."""
    if before is None or len(before.pieces) != len(pieces):
        return pieces
    return tuple(
        [old if old == new else new for old, new in zip(before.pieces, pieces, strict=True)]
    )


def _same(before: Sight | None, captions: dict[str, Caption]) -> dict[str, Caption]:
    """Return the captions, those that did not change as the very same objects as before."""
    if before is None:
        return captions
    old = before.captions
    return {k: old[k] if k in old and old[k] == one else one for k, one in captions.items()}


def _words(before: Sight | None, speaker: Speaker, captions: dict[str, Caption]) -> dict[str, str]:
    """Return the captions in words; of those that did not change the words of before."""
    if before is None:
        return {pick: speaker.caption(caption) for pick, caption in captions.items()}
    old, words = before.captions, before.words
    return {
        pick: words[pick] if old.get(pick) is caption else speaker.caption(caption)
        for pick, caption in captions.items()
    }


def _table(before: Sight | None, speaker: Speaker, panel: Panel, marks: Marks) -> Shown:
    """Return a panel as HTML; most are the same as before the move, and of the others most rows."""
    old = before.tables.get(panel.key) if before is not None and before.marks == marks else None
    if old is not None and old.panel == panel:
        return old
    return panels.shown(speaker, panel, marks, old)
