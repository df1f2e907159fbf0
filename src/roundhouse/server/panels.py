"""The tables beside the board as HTML, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from roundhouse.core.view import SEAT, Cell, Panel, Row, View
from roundhouse.language import Speaker
from roundhouse.server.rows import Marks, kind_of, row_html
from roundhouse.server.templates import templates

_HERE: Final = "\ue002"  # stands where the rows go; private-use characters occur in no text


@dataclass(frozen=True)
class Shown:
    """A panel and its HTML: the rows one by one, and all of it."""

    panel: Panel
    rows: list[str]
    html: str


def shown(speaker: Speaker, panel: Panel, marks: Marks, before: Shown | None = None) -> Shown:
    """Return a panel; ``marks`` are the colours and letters of its rows.

    A row that is the same as ``before``, in the same language and with the same marks, is not made again.
    """
    columns = tuple([speaker.column(key) for key in panel.columns])
    return _made(speaker, panel, columns, speaker.say(f"panel-{panel.key}"), marks, before)


def standing(speaker: Speaker, view: View, marks: Marks) -> str:
    """Return the places and scores of a match that is over."""
    columns = ("", "", speaker.say("score"))
    heading = speaker.say("result-standing")
    return _made(speaker, _places(view), columns, heading, marks, None).html


def _made(
    speaker: Speaker,
    panel: Panel,
    columns: tuple[str, ...],
    heading: str,
    marks: Marks,
    before: Shown | None,
) -> Shown:
    made = _rows(speaker, panel, marks, before)
    kinds = tuple([kind_of(speaker, cell) for row in panel.rows[:1] for cell in row.cells])
    head, tail = _frame(panel.key, heading, columns, kinds) if made else ("", "")
    return Shown(panel, made, f"{head}{''.join(made)}{tail}")


def _rows(speaker: Speaker, panel: Panel, marks: Marks, before: Shown | None) -> list[str]:
    names = row_names(panel)
    if before is None or row_names(before.panel) != names:
        return [row_html(speaker, panel, at, name, marks) for at, name in enumerate(names)]
    return [
        before.rows[at] if before.panel.rows[at] == panel.rows[at]
        else row_html(speaker, panel, at, name, marks)
        for at, name in enumerate(names)
    ]  # fmt: skip


@lru_cache(maxsize=2_000)
def _frame(
    key: str, heading: str, columns: tuple[str, ...], kinds: tuple[str, ...]
) -> tuple[str, str]:
    """Return what stands before and behind the rows of a panel."""
    file = templates().get_template("fragments/panels.html")
    whole = file.render(key=key, heading=heading, columns=columns, kinds=kinds, rows=_HERE)
    head, _, tail = whole.partition(_HERE)
    return head, tail


def row_names(panel: Panel) -> list[str]:
    """Return a name of its own for every row, the same before and after a move."""
    names: list[str] = []
    for row in panel.rows:
        name = row.mark or str(row.cells[0].value)
        count = sum(known.partition("~")[0] == name for known in names)
        names.append(f"{name}~{count + 1}" if count else name)
    return names


def cells_of(speaker: Speaker, view: View) -> dict[tuple[str, str, int], str]:
    """Return what stands in the tables: texts by panel, row and column."""
    return {
        (panel.key, name, column): speaker.cell(cell)
        for panel in view.panels
        for name, row in zip(row_names(panel), panel.rows, strict=True)
        for column, cell in enumerate(row.cells)
        if column
    }


def _places(view: View) -> Panel:
    """Return who came where, the first first."""
    order = sorted(range(view.seats), key=lambda seat: view.ranks[seat])
    found = [
        Row(
            (Cell(f"{view.ranks[seat]}."), Cell(seat, SEAT), Cell(str(view.scores[seat]))),
            f"seat-{seat}",
            view.ranks[seat] == 1,
        )
        for seat in order
    ]
    return Panel("standing", ("", "", "score"), tuple(found))
