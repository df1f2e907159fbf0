"""What a viewer gets to see: fragments of the page in the reader's language, choices and their previews.

Everything passes through the viewer's own view: what a seat may not know is never rendered.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from jinja2 import Environment, FileSystemLoader, select_autoescape
from markdown_it import MarkdownIt
from markupsafe import Markup

from roundhouse import CHANCE, NOBODY, Event
from roundhouse.core.events import Seat, told
from roundhouse.core.protocol import Title
from roundhouse.core.view import Panel, View
from roundhouse.language import Speaker
from roundhouse.language.rulebook import rulebook
from roundhouse.server.captions import translated
from roundhouse.server.tables import Table

PAGE_TEXTS = ("roundhouse.web",)
MOST_PANELS = 4_000  # panels as HTML that are kept, those shown last
Marks = dict[str, tuple[str, str]]
_panels: OrderedDict[tuple[str, str, str], tuple[tuple[Panel, Marks, dict[int, str]], str]] = (
    OrderedDict()
)
PLACES = (
    "hex",
    "city",
    "space",
    "section",
)  # what lies on the board for all, not before one player
_markdown = MarkdownIt("commonmark", {"html": False}).enable("table")


@dataclass(frozen=True)
class Viewer:
    """Somebody looking at a table: the seats they play, the one they look from, their language."""

    seats: tuple[Seat, ...]
    seat: Seat | None
    language: str


@cache
def templates() -> Environment:
    """Return the templates of the page, escaping what is put into them."""
    folder = str(files("roundhouse.web") / "templates")
    return Environment(
        loader=FileSystemLoader(folder),
        autoescape=select_autoescape(default=True),
        trim_blocks=True,
        auto_reload=False,
    )


def speaker_of(table: Table, language: str) -> Speaker:
    """Return who says the lines of a match."""
    return Speaker(table.title, language, table.match.names, PAGE_TEXTS)


def markdown(text: str) -> Markup:
    """Return a rule text as HTML."""
    return Markup(_markdown.render(text))


# ── The update ───────────────────────────────────────────────────────────────────────────────────


def update(table: Table, viewer: Viewer, after: int, ply: int | None = None) -> bytes:
    """Return everything that changed for a viewer since a ply, or a past position."""
    at = table.match.ply if ply is None else ply
    key = (viewer, min(after, at), ply)
    if key not in table.answers:
        table.answers[key] = msgspec.json.encode(
            _update(table, viewer, min(after, at), at, ply is None)
        )
    return table.answers[key]


def _update(table: Table, viewer: Viewer, after: int, at: int, live: bool) -> dict[str, Any]:
    title, state = table.title, table.match.state_at(at)
    speaker = speaker_of(table, viewer.language)
    view = title.view(state, viewer.seat)
    drawing = title.draw(view)
    lines = log_lines(table, speaker, viewer, after, at)
    mine = live and state.turn in viewer.seats
    return {
        "seq": table.seq,
        "ply": at,
        "plies": table.match.ply,
        "from": after,
        "turn": state.turn,
        "mine": mine,
        "over": state.turn == NOBODY,
        "seat": viewer.seat,
        "seats": list(viewer.seats),
        "secret": title.secrets,
        "private": mine and is_private(title, state),
        "now": now_panel(table, speaker, view, viewer, mine),
        "panels": panels(table, speaker, view, drawing.marks),
        "board": translated(speaker, drawing.body),
        "log": lines,
        "undo": undo_range(table, viewer) if live else None,
        "plan": plan_of(table, speaker, viewer) if live else None,
        "title": f"{'● ' if mine else ''}{title.name} – Roundhouse",
        "status": " ".join(line["text"] for line in lines[-3:]),
    }


def is_private(title: Title[Any], state: Any) -> bool:
    """Return whether the seat that decides sees something that an onlooker does not."""
    if not title.secrets:
        return False
    own = title.view(state, state.turn)
    return replace(own, seat=None) != title.view(state, None)


def now_panel(table: Table, speaker: Speaker, view: View, viewer: Viewer, mine: bool) -> str:
    """Return the only thing that shouts: who decides, and what."""
    result = speaker.result(view) if view.ranks else ""
    deciding = "" if view.turn < 0 else speaker.seat(view.turn)
    prompt = speaker.line("prompt", view.prompt) if view.prompt else ""
    return (
        templates()
        .get_template("fragments/now.html")
        .render(
            say=speaker.say,
            heading=speaker.line("heading", view.heading),
            prompt=prompt,
            rule=view.prompt.rule if view.prompt else view.heading.rule,
            who=deciding,
            seat=view.turn,
            mine=mine,
            waiting="" if mine or view.turn < 0 else speaker.say("waiting-for", seat=view.turn),
            over=bool(view.ranks),
            result=result,
            title_key=table.title.key,
        )
    )


def panels(table: Table, speaker: Speaker, view: View, marks: Marks) -> str:
    """Return the tables beside the board; ``marks`` are the colours and letters of their rows."""
    standing = [_panel_html(speaker, _standing(speaker, view), marks)] if view.ranks else []
    return "".join([*standing, *[_kept(table, speaker, panel, marks) for panel in view.panels]])


def _kept(table: Table, speaker: Speaker, panel: Panel, marks: Marks) -> str:
    """Return a panel as HTML; most are the same as before the move, and the same for everybody."""
    place, shown = (table.id, speaker.language, panel.key), (panel, marks, speaker.names)
    found = _panels.pop(place, None)
    html = found[1] if found and found[0] == shown else None
    _panels[place] = shown, html or _panel_html(speaker, _panel(speaker, panel), marks)
    if len(_panels) > MOST_PANELS:
        _panels.popitem(last=False)
    return _panels[place][1]


def _panel_html(speaker: Speaker, panel: dict[str, Any], marks: Marks) -> str:
    file = templates().get_template("fragments/panels.html")
    return file.render(say=speaker.say, panels=[panel], marks=marks)


def _panel(speaker: Speaker, panel: Panel) -> dict[str, Any]:
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
    plain = {"rule": "", "why": "", "pick": ""}
    rows = [
        {
            "mark": f"seat-{seat}",
            "name": f"seat-{seat}",
            "on": view.ranks[seat] == 1,
            "cells": [
                {"text": f"{view.ranks[seat]}.", "kind": "count", **plain},
                {"text": speaker.seat(seat), "kind": "seat", **plain},
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


# ── The log ──────────────────────────────────────────────────────────────────────────────────────


def log_lines(
    table: Table, speaker: Speaker, viewer: Viewer, after: int, at: int
) -> list[dict[str, Any]]:
    """Return the lines of the moves after a ply, as the viewer may read them."""
    shown = []
    for one in table.tellings(after, at):
        for number, event in enumerate(one.events):
            heard = told(event, viewer.seat)
            text = speaker.event(heard)
            shown.append(
                {
                    "ply": one.ply,
                    "seat": one.mover,
                    "kind": heard.key,
                    "text": text,
                    "html": _line(speaker, table.title, heard, text, one.ply, one.mover),
                    "places": places(heard) + ([] if number else pointed_at(one.picks)),
                }
            )
    return shown


def _line(
    speaker: Speaker, title: Title[Any], event: Event, text: str, ply: int, seat: Seat
) -> str:
    return (
        templates()
        .get_template("fragments/line.html")
        .render(
            say=speaker.say, text=text, rule=event.rule, ply=ply, seat=seat, title_key=title.key
        )
    )


def pointed_at(picked: tuple[str, ...]) -> list[str]:
    """Return the places on the board among the picks of a move."""
    return [pick for pick in picked if pick.partition(":")[0] in PLACES]


def places(event: Event) -> list[str]:
    """Return the places on the board that an event is about; those of the move itself are its picks."""
    kinds = (*PLACES, "from", "to")
    return [f"hex:{fact}" if name in ("hex", "from", "to") else f"{name}:{fact}"
            for name, fact in event.facts.items() if name in kinds]  # fmt: skip


# ── Undo and standing bids ───────────────────────────────────────────────────────────────────────


def last_mover(table: Table, viewer: Viewer) -> Seat | None:
    """Return the seat that moved last, if the viewer plays it."""
    ply = table.match.ply
    seat = table.match.mover(ply - 1) if ply else CHANCE
    return seat if seat in viewer.seats else None


def undo_range(table: Table, viewer: Viewer) -> dict[str, int] | None:
    """Return how far the viewer may take back: one move, and the whole turn."""
    seat = last_mover(table, viewer)
    if seat is None:
        return None
    floor = table.undo_floor(seat)
    return {"one": table.match.ply - 1, "turn": floor} if floor < table.match.ply else None


def plan_of(table: Table, speaker: Speaker, viewer: Viewer) -> dict[str, Any] | None:
    """Return the viewer's standing bid and, in words, what it is for."""
    for seat in viewer.seats:
        if seat in table.plans:
            amount = table.plans[seat].up_to
            key = "web-plan-stands" if len(viewer.seats) == 1 else "web-plan-stands-for"
            text = speaker.say(key, amount=amount, seat=seat)
            return {"seat": seat, "up_to": amount, "text": text}
    return None


def rule_sections(title: Title[Any], language: str) -> list[dict[str, Any]]:
    """Return the rules of a title for the drawer."""
    return [
        {"rule": s.rule, "title": s.title, "html": str(markdown(s.body)), "chapter": s.is_chapter}
        for s in rulebook(title, language)
    ]
