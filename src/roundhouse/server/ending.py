"""The end of a match as it is shown: the places, why it was over, sheet, curve, what comes next."""

from __future__ import annotations

from typing import Any

from roundhouse.core.view import View
from roundhouse.language import Speaker, count
from roundhouse.server import panels
from roundhouse.server.course import Stop, course
from roundhouse.server.curve import curve
from roundhouse.server.rows import Marks
from roundhouse.server.tables import Table
from roundhouse.server.templates import templates


def shown(
    table: Table, speaker: Speaker, view: View, marks: Marks, made: dict[str, str]
) -> dict[str, str]:
    """Return the tables of a match that is over, as HTML by key: first its end, the sheet inside."""
    found = course(table)
    sheet = made.get("sheet", "")
    if found.sheet is not None:
        sheet = panels.shown(speaker, found.sheet, marks).html
    file = templates().get_template("fragments/ending.html")
    drawn = curve(found.stops) if len(found.stops) > 1 else None
    html = file.render(
        say=speaker.say,
        sheet=sheet or panels.standing(speaker, view, marks),
        curve=drawn,
        names=[speaker.seat(seat) for seat in range(view.seats)],
        stops=[_told(speaker, stop) for stop in found.stops],
        marks=[marks.get(f"seat-{n}", ("black", str(n + 1))) for n in range(view.seats)],
        title_key=table.title.key,
        board=table.title.board,
    )
    return {"ending": html, **{key: text for key, text in made.items() if key != "sheet"}}


def reasons(table: Table, speaker: Speaker) -> list[dict[str, str]]:
    """Return why a match is over, each reason in words with its rule; nothing while it runs."""
    outcome = table.match.outcome
    lines = outcome.reasons if outcome is not None else ()
    return [{"text": speaker.line("event", line), "rule": line.rule} for line in lines]


def _told(speaker: Speaker, stop: Stop) -> dict[str, Any]:
    heading = speaker.line("heading", stop.heading)
    return {"heading": heading, "scores": [count(score) for score in stop.scores]}
