"""What is to be seen of a position: the pieces on the board, the tables and the words, kept for a while.

Pieces and tables are made once for all who may see the same in the same language. The sight before a move
is kept until the next one is made, so that only what changed is sent.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from roundhouse.core.drawing import Caption
from roundhouse.core.events import Seat
from roundhouse.core.view import Panel, View
from roundhouse.language import Speaker
from roundhouse.server import ending, panels
from roundhouse.server.tables import Table

MOST = 400  # sights that are kept, those looked at last
Marks = dict[str, tuple[str, str]]


@dataclass(frozen=True)
class Sight:
    """One position as it is shown to some eyes in one language."""

    view: View
    pieces: tuple[str, ...]
    captions: dict[str, Caption]
    words: dict[str, str]  # the captions in the reader's language
    panels: dict[str, str]  # HTML by key, in their order
    marks: Marks
    shown: dict[str, Panel]


# by table, entry or past ply, eyes and language
Key = tuple[str, int, Seat | None, str]
_kept: OrderedDict[Key, Sight] = OrderedDict()


def eyes(table: Table, seat: Seat | None) -> Seat | None:
    """Return through whom a viewer looks; without secrets all see the same."""
    return seat if table.title.secrets else None


def kept(table: Table, seq: int, seat: Seat | None, language: str) -> Sight | None:
    """Return the sight after an entry, if it is still there."""
    return _kept.get((table.id, seq, eyes(table, seat), language))


def sight(table: Table, seat: Seat | None, speaker: Speaker) -> Sight:
    """Return what is to be seen now."""
    key: Key = (table.id, table.seq, eyes(table, seat), speaker.language)
    found = _kept.get(key)
    if found is None:
        found = _made(table, table.match.state, key, speaker)
        _kept[key] = found
        if len(_kept) > MOST:
            _kept.popitem(last=False)
    else:
        _kept.move_to_end(key)
    return found


def past(table: Table, ply: int, seat: Seat | None, speaker: Speaker) -> Sight:
    """Return what was to be seen after a ply."""
    key: Key = (table.id, -1, eyes(table, seat), speaker.language)
    return _made(table, table.match.state_at(ply), key, speaker)


def _made(table: Table, state: Any, key: Key, speaker: Speaker) -> Sight:
    id, seq, eye, _ = key
    title, before = table.title, _kept.get((id, seq - 1, eye, speaker.language))
    twin = next((s for s in _others(key) if s is not None), None)
    if twin is not None:  # the same position in another language
        view, pieces, captions, marks = twin.view, twin.pieces, twin.captions, twin.marks
    else:
        view = title.view(state, eye)
        drawing = title.draw(view)
        pieces, marks = _shared(before, drawing.pieces), drawing.marks
        captions = title.captions(view)
    words = {pick: _said(before, speaker, pick, caption) for pick, caption in captions.items()}
    shown = {panel.key: panel for panel in view.panels}
    made = {key: _panel(before, speaker, panel, marks) for key, panel in shown.items()}
    if view.ranks:
        made = {**ending.shown(table, speaker, view, marks), **made}
    return Sight(view, pieces, captions, words, made, marks, shown)


def _others(key: Key) -> list[Sight | None]:
    id, seq, eye, language = key
    if seq < 0:
        return []
    return [_kept.get((id, seq, eye, other)) for other in ("en", "de", "nl") if other != language]


def _shared(before: Sight | None, pieces: tuple[str, ...]) -> tuple[str, ...]:
    """Return the pieces, those that did not change as the very same texts as before."""
    if before is None or len(before.pieces) != len(pieces):
        return pieces
    return tuple(
        [old if old == new else new for old, new in zip(before.pieces, pieces, strict=True)]
    )


def _said(before: Sight | None, speaker: Speaker, pick: str, caption: Caption) -> str:
    if before is not None and before.captions.get(pick) == caption:
        return before.words[pick]
    return speaker.caption(caption)


def _panel(before: Sight | None, speaker: Speaker, panel: Panel, marks: Marks) -> str:
    """Return a panel as HTML; most are the same as before the move."""
    if before is not None and before.shown.get(panel.key) == panel and before.marks == marks:
        return before.panels[panel.key]
    return panels.html(speaker, panel, marks)
