"""The rows of the tables beside the board as HTML.

Written here and not in a template: every move changes some of them for every reader and language, and
macros of templates took ten times as long. What stands around the rows is in ``fragments/panels.html``.
"""

from __future__ import annotations

from typing import Final

from markupsafe import escape

from roundhouse.core.view import COUNT, MONEY, SEAT, Cell, Panel, Row
from roundhouse.language import Speaker

Marks = dict[str, tuple[str, str]]
SEAT_PIGMENTS: Final = ("red", "blue", "yellow", "green", "black", "orange")


def row_html(speaker: Speaker, panel: Panel, at: int, name: str, marks: Marks) -> str:
    """Return one row of a panel: a pair of a strip, or a row of a table."""
    made = _pair if len(panel.columns) == 2 else _row
    return made(speaker, panel.rows[at], name, marks)


def kind_of(speaker: Speaker, cell: Cell) -> str:
    """Return the class of a cell: whether it is a number, and whether that is nothing."""
    return _kind(cell, speaker.cell(cell))


def _kind(cell: Cell, text: str) -> str:
    if cell.kind in (MONEY, COUNT) or text[:1].isdigit() or text in ("–", "-"):
        return "number nought" if text == "0" else "number"
    return ""


def _pair(speaker: Speaker, row: Row, name: str, marks: Marks) -> str:
    key, value = row.cells
    first, second = speaker.cell(key), speaker.cell(value)
    return (
        f'<div class="pair{" on" if row.on else ""}" data-row="{escape(name)}">'
        f"<dt>{_mark(row.mark, marks)}{_value(speaker, key, first)}</dt>"
        f'<dd class="number" data-cell="1">{_value(speaker, value, second)}</dd></div>'
    )


def _row(speaker: Speaker, row: Row, name: str, marks: Marks) -> str:
    cells = []
    for number, cell in enumerate(row.cells):
        text = speaker.cell(cell)
        shown = _value(speaker, cell, text)
        if number == 0 and text:
            cells.append(f'<th scope="row">{_mark(row.mark, marks)}{shown}</th>')
        else:
            cells.append(f'<td class="{_kind(cell, text)}" data-cell="{number}">{shown}</td>')
    on = ' class="on"' if row.on else ""
    return f'<tr data-row="{escape(name)}"{on}>{"".join(cells)}</tr>'


def _value(speaker: Speaker, cell: Cell, text: str) -> str:
    """Return what stands in a cell: something to click, a number with its reason, or a text."""
    if not text:
        return ""
    shown = escape(text)
    if cell.pick:
        pick = f'class="cell-pick" data-pick="{escape(cell.pick)}" tabindex="-1"'
        return f'<button type="button" {pick}>{shown}</button>'
    who = f' data-who="{cell.value}"' if cell.kind == SEAT else ""
    if cell.rule or cell.why:
        why = f' data-why="{escape(speaker.line("why", cell.why))}"' if cell.why else ""
        rule = escape(cell.rule)
        return f'<a class="figure" href="#{rule}" data-rule="{rule}"{why}{who} tabindex="-1">{shown}</a>'
    return f"<span{who}>{shown}</span>" if who else shown


def _mark(mark: str, marks: Marks) -> str:
    """Return the coloured mark of a row, if it has one."""
    if mark in marks:
        return _sign(*marks[mark])
    if mark.startswith("seat-"):
        seat = int(mark[5:])
        return _sign(SEAT_PIGMENTS[seat], str(seat + 1))
    return _sign("", mark[:1].upper()) if mark else ""


def _sign(pigment: str, letter: str) -> str:
    box = f"rh-{pigment}" if pigment else "rh-plate-box"
    ink = f"rh-on-{pigment}" if pigment else "rh-ink"
    text = f'class="rh-figure rh-middle {ink}" x="8" y="12.4" font-size="12.5"'
    return (
        '<svg class="mark" viewBox="0 0 16 16" aria-hidden="true">'
        f'<rect class="rh-piece {box}" x="1" y="1" width="14" height="14" rx="2.5"/>'
        f"<text {text}>{escape(letter)}</text></svg>"
    )
