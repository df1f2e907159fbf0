"""What whoever decides is offered: choices with their words, what each would change, and why not.

Everything is told as the viewer may know it, and nothing that a draw or another player's secret decides.
"""

from __future__ import annotations

from typing import Any

import msgspec

from roundhouse import NOBODY, Event
from roundhouse.core.events import Line, Refusal, told
from roundhouse.core.protocol import Move
from roundhouse.core.view import View
from roundhouse.language import Speaker
from roundhouse.language.rulebook import section
from roundhouse.server.captions import Captions
from roundhouse.server.ghost import ghost
from roundhouse.server.live import Table
from roundhouse.server.present import Viewer, cells_of, markdown, speaker_of

MANY = 120  # with more choices previews are asked for one by one
LONG_RANGE = 4  # as many amounts in a row are offered as a range
AMOUNTS = ("bid", "issue")  # picks whose number is an amount and not the name of something


# ── Choices ──────────────────────────────────────────────────────────────────────────────────────


def choices(table: Table, viewer: Viewer) -> bytes:
    """Return the legal moves as picks with labels and previews; runs of numbers as ranges."""
    key = ("choices", viewer)
    if key not in table.answers:
        table.answers[key] = msgspec.json.encode(_choices(table, viewer))
    return table.answers[key]


def _choices(table: Table, viewer: Viewer) -> dict[str, Any]:
    match = table.match
    speaker = speaker_of(table, viewer.language)
    found: dict[str, Any] = {"seq": table.seq, "seat": match.turn, "moves": [], "ranges": []}
    if match.turn not in viewer.seats:
        return found
    listed = match.legal_moves
    captions = Captions(speaker, match.title.draw(match.title.view(match.state, viewer.seat)))
    picked = [(move, match.title.picks(match.state, move)) for move in listed]
    ranges = number_runs(picked)
    inside = {move for run in ranges for move in run["inside"]}
    for run in ranges:
        shown = {key: value for key, value in run.items() if key != "inside"}
        found["ranges"].append({**shown, "label": pick_label(captions, str(run["pick"]))})
    for move, picks in picked:
        if move in inside:
            continue
        labels = [{"pick": pick, "label": pick_label(captions, pick)} for pick in picks]
        few = len(listed) <= MANY
        text = preview(table, speaker, move) if few else None
        found["moves"].append({"move": str(move), "picks": labels, "preview": text})
    found["auction"] = bool(match.title.auction(match.state))
    return found


def number_runs(picked: list[tuple[Move, tuple[str, ...]]]) -> list[dict[str, Any]]:
    """Return runs of moves that differ in one last number only, such as bids."""
    groups: dict[tuple[str, ...], list[tuple[int, Move]]] = {}
    for move, picks in picked:
        kind, _, value = picks[-1].partition(":")
        if kind in AMOUNTS and value.isdecimal() and str(move).split()[-1] == value:
            groups.setdefault((*picks[:-1], kind), []).append((int(value), move))
    runs = []
    for (*prefix, kind), numbers in groups.items():
        low, high = numbers[0][0], numbers[-1][0]
        if len(numbers) >= LONG_RANGE and high - low == len(numbers) - 1:
            words = str(numbers[0][1]).rsplit(" ", 1)[0]
            runs.append({"pick": kind, "prefix": prefix, "low": low, "high": high, "words": words}
                        | {"inside": [move for _, move in numbers]})  # fmt: skip
    return runs


def pick_label(captions: Captions, pick: str) -> str:
    """Return a pick in words: a text of its own, the name of what it points at, or its caption."""
    return captions.speaker.pick(pick, captions.of(pick), captions.full(pick))


# ── What it would do ─────────────────────────────────────────────────────────────────────────────


def preview(table: Table, speaker: Speaker, move: Move) -> str:
    """Return in words what a move would do, before anything is drawn or turned up."""
    return _told(speaker, _tried(table, move)[1])


def effect(table: Table, viewer: Viewer, move: Move) -> dict[str, Any]:
    """Return what a legal move would do: in words, to the numbers of the tables, on the board."""
    title = table.title
    speaker = speaker_of(table, viewer.language)
    state, happened = _tried(table, move)
    text = _told(speaker, happened)
    if title.secrets and state.turn == NOBODY:  # the end may reveal what is still secret
        return {"text": text, "cells": [], "ghost": ""}
    # what the move would turn up for the seat alone is not shown before it is made
    seat = None if title.secrets else viewer.seat
    before, after = title.view(table.match.state, seat), title.view(state, seat)
    shapes = ghost(title.draw(before).body, title.draw(after).body)
    return {"text": text, "cells": _changed(speaker, before, after), "ghost": shapes}


def _changed(speaker: Speaker, before: View, after: View) -> list[dict[str, Any]]:
    then = cells_of(speaker, after)
    return [
        {"panel": panel, "row": row, "cell": column, "text": then[panel, row, column]}
        for (panel, row, column), now in cells_of(speaker, before).items()
        if then.get((panel, row, column), now) != now
    ]


def _tried(table: Table, move: Move) -> tuple[Any, list[Event]]:
    state = table.match.state.copy()
    happened: list[Event] = []
    table.title.apply(state, move, happened)
    return state, happened


def _told(speaker: Speaker, happened: list[Event]) -> str:
    return " ".join(speaker.event(told(event, None)) for event in happened[:4])


# ── Why not ──────────────────────────────────────────────────────────────────────────────────────


def why_not(table: Table, viewer: Viewer, pick: str, prefix: list[str]) -> dict[str, Any]:
    """Return why what was clicked cannot be picked now, with the rule and its text."""
    match = table.match
    speaker = speaker_of(table, viewer.language)
    refusal: Refusal | None = None
    # what may be decided can be a secret of the seat that decides
    if not match.over and (not match.title.secrets or match.turn in viewer.seats):
        wanted = (*prefix, pick)
        for move in match.title.candidates(match.state):
            picks = match.title.picks(match.state, move)
            if pick in picks and (picks[: len(wanted)] == wanted or refusal is None):
                found = match.why_not(move)
                if found is not None and found.key != "not-now":
                    refusal = found
                    if picks[: len(wanted)] == wanted:
                        break
    if refusal is None:
        asked: Line = match.title.prompt(match.state)
        return explained(table, speaker, speaker.line("prompt", asked), asked.rule, None)
    return explained(
        table, speaker, speaker.line("refusal", refusal), refusal.rule, refusal.instead
    )


def explained(
    table: Table, speaker: Speaker, text: str, rule: str, instead: str | None
) -> dict[str, Any]:
    """Return an answer with its rule."""
    found = section(table.title, speaker.language, rule)
    return {
        "text": text,
        "rule": rule,
        "rule_title": found.title if found else "",
        "rule_html": str(markdown(found.body)) if found else "",
        "instead": instead,
    }
