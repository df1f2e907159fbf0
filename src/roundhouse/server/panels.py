"""The tables beside the board as HTML, in the reader's language."""

from __future__ import annotations

from typing import Any

from roundhouse.core.view import SEAT, Panel, View
from roundhouse.language import Speaker
from roundhouse.server.templates import templates

Marks = dict[str, tuple[str, str]]


def html(speaker: Speaker, panel: Panel, marks: Marks) -> str:
    """Return a panel; ``marks`` are the colours and letters of its rows."""
    return _rendered(speaker, _told(speaker, panel), marks)


def standing(speaker: Speaker, view: View, marks: Marks) -> str:
    """Return the places and scores of a match that is over."""
    return _rendered(speaker, _standing(speaker, view), marks)


def _rendered(speaker: Speaker, panel: dict[str, Any], marks: Marks) -> str:
    file = templates().get_template("fragments/panels.html")
    return file.render(say=speaker.say, panels=[panel], marks=marks)


def _told(speaker: Speaker, panel: Panel) -> dict[str, Any]:
    names = row_names(panel)
    rows = [
        {
            "mark": row.mark,
            "name": name,
            "on": row.on,
            "cells": [
                {
                    "text": speaker.cell(cell),
                    "kind": cell.kind,
                    "rule": cell.rule,
                    "why": speaker.line("why", cell.why) if cell.why else "",
                    "pick": cell.pick,
                    "seat": cell.value if cell.kind == SEAT else None,
                }
                for cell in row.cells
            ],
        }
        for name, row in zip(names, panel.rows, strict=True)
    ]
    columns = [speaker.column(key) for key in panel.columns]
    return {
        "key": panel.key,
        "title": speaker.say(f"panel-{panel.key}"),
        "columns": columns,
        "rows": rows,
    }


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


def _standing(speaker: Speaker, view: View) -> dict[str, Any]:
    order = sorted(range(view.seats), key=lambda seat: view.ranks[seat])
    plain = {"rule": "", "why": "", "pick": "", "seat": None}
    rows = [
        {
            "mark": f"seat-{seat}",
            "name": f"seat-{seat}",
            "on": view.ranks[seat] == 1,
            "cells": [
                {"text": f"{view.ranks[seat]}.", "kind": "count", **plain},
                {"text": speaker.seat(seat), "kind": "seat", **plain, "seat": seat},
                {"text": str(view.scores[seat]), "kind": "count", **plain},
            ],
        }
        for seat in order
    ]
    columns = ["", "", speaker.say("score")]
    return {
        "key": "standing",
        "title": speaker.say("result-standing"),
        "columns": columns,
        "rows": rows,
    }
