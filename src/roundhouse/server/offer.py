"""What whoever decides is offered: choices with their words, what each would change, and why not.

Everything is told as the viewer may know it, and nothing that a draw or another player's secret decides.
"""

from __future__ import annotations

from typing import Any

from roundhouse import CHANCE, NOBODY, Event
from roundhouse.core.events import Line, told
from roundhouse.core.protocol import Move
from roundhouse.core.view import View
from roundhouse.language import Speaker, money
from roundhouse.language.guide import refusal_of
from roundhouse.language.rulebook import section
from roundhouse.server import present, sights
from roundhouse.server.ghost import ghost
from roundhouse.server.panels import cells_of
from roundhouse.server.present import Viewer, speaker_of
from roundhouse.server.sights import Sight
from roundhouse.server.tables import Table
from roundhouse.server.templates import markdown
from roundhouse.server.wire import Changed, Drawn, Effect, Explained, Offer, Pick, Run, encoded

MOST_SAMPLES = 80  # choices that are drawn at once
AMOUNTS = ("bid", "issue")  # picks whose number is an amount and not the name of something

Picked = list[tuple[Move, tuple[str, ...]]]


def position(table: Table, viewer: Viewer, since: int | None) -> bytes:
    """Return the position now and, for whoever decides, the choices: one answer for both.

    With secrets at a shared device nothing is offered before the device was handed over.
    """
    turn = table.match.turn
    mine = present.is_deciding(table, viewer)
    deciding = mine and (viewer.seat == turn or not table.title.secrets)
    return present.update(table, viewer, since, choices(table, viewer) if deciding else None)


# ── Choices ──────────────────────────────────────────────────────────────────────────────────────


def choices(table: Table, viewer: Viewer) -> bytes:
    """Return the legal moves as picks with labels; runs of numbers as ranges."""
    key = ("choices", viewer)
    if key not in table.answers:
        table.answers[key] = encoded(_choices(table, viewer))
    return table.answers[key]


def _choices(table: Table, viewer: Viewer) -> Offer:
    match = table.match
    speaker = speaker_of(table, viewer.language)
    found = Offer(
        table.seq, match.turn, [], [], [], bool(match.title.auction(match.state)), [], [], False
    )
    if match.turn not in viewer.seats:
        return found
    seen = sights.sight(table, viewer.seat, speaker)
    found.samples = match.title.samples
    picked = [(move, match.title.picks(match.state, move)) for move in match.legal_moves]
    runs = number_runs(picked)
    for run, moves in runs:
        run.label = pick_label(table, speaker, seen, run.pick)
        run.ends, run.final = fate(table, moves[0])
    found.ranges = [run for run, _ in runs]
    inside = {move for _, moves in runs for move in moves}
    numbers: dict[str, int] = {}
    for move, picks in picked:
        if move not in inside:
            at = [numbers.setdefault(pick, len(numbers)) for pick in picks]
            ends, final = fate(table, move)
            found.ends += [len(found.moves)] if ends else []
            found.final += [len(found.moves)] if final else []
            found.moves.append((str(move), at))
    found.picks = [Pick(pick, pick_label(table, speaker, seen, pick)) for pick in numbers]
    return found


def fate(table: Table, move: Move) -> tuple[bool, bool]:
    """Return whether somebody else, or chance, decides after a move, and whether it stays made.

    What is drawn, told to some alone or the end of the match cannot be taken back.
    """
    title, before = table.title, table.match.state
    if title.secrets:
        after, happened = _tried(table, move)
        known = title.readers(before, move) is None and all(e.readers is None for e in happened)
    else:
        after, known = before.copy(), True
        title.apply(after, move)
    return after.turn != before.turn, after.turn in (CHANCE, NOBODY) or not known


def number_runs(picked: Picked) -> list[tuple[Run, list[Move]]]:
    """Return runs of moves that differ in one last number only, such as bids."""
    groups: dict[tuple[str, ...], list[tuple[int, Move]]] = {}
    for move, picks in picked:
        kind, _, value = picks[-1].partition(":")
        if kind in AMOUNTS and value.isdecimal() and str(move).split()[-1] == value:
            groups.setdefault((*picks[:-1], kind), []).append((int(value), move))
    runs = []
    for (*prefix, kind), numbers in groups.items():
        low, high = numbers[0][0], numbers[-1][0]
        if high - low == len(numbers) - 1:
            words = str(numbers[0][1]).rsplit(" ", 1)[0]
            run = Run(kind, list(prefix), low, high, words, "", False, False)
            runs.append((run, [move for _, move in numbers]))
    return runs


def pick_label(table: Table, speaker: Speaker, seen: Sight, pick: str) -> str:
    """Return a pick in words: a text of its own, the name of what it points at, or its caption."""
    caption = seen.captions.get(pick) or table.title.describe(seen.view, pick)
    return speaker.pick(pick, caption)


def samples(table: Table, viewer: Viewer, prefix: list[str]) -> list[Drawn]:
    """Return how the moves that begin with these picks look and what they bring, the best first."""
    match = table.match
    if match.turn not in viewer.seats or not match.title.samples:
        return []
    speaker = speaker_of(table, viewer.language)
    view = sights.sight(table, viewer.seat, speaker).view
    found = []
    for move in match.legal_moves:
        if list(match.title.picks(match.state, move)[: len(prefix)]) != prefix:
            continue
        sample = match.title.sample(match.state, view, move)
        if sample is not None:
            notes = [speaker.line("note", line) for line in sample.notes]
            looks = sample.picture, notes, sample.order, sample.marked, list(sample.ends)
            found.append(Drawn(str(move), *looks))
        if len(found) == MOST_SAMPLES:
            break
    return sorted(found, key=lambda drawn: drawn.order)


# ── What it would do ─────────────────────────────────────────────────────────────────────────────


def effect(table: Table, viewer: Viewer, move: Move) -> Effect:
    """Return what a legal move would do: in words, to the numbers of the tables, on the board."""
    title = table.title
    speaker = speaker_of(table, viewer.language)
    state, happened = _tried(table, move)
    text = _told(speaker, happened)
    if title.secrets and state.turn == NOBODY:  # the end may reveal what is still secret
        return Effect(text, [], "")
    # what the move would turn up for the seat alone is not shown before it is made
    seat = None if title.secrets else viewer.seat
    before, after = title.view(table.match.state, seat), title.view(state, seat)
    shapes = title.trace(table.match.state, before, move)
    shapes = shapes or ghost(title.draw(before).pieces, title.draw(after).pieces)
    return Effect(text, _changed(speaker, before, after), shapes)


def _changed(speaker: Speaker, before: View, after: View) -> list[Changed]:
    then = cells_of(speaker, after)
    return [
        Changed(panel, row, column, then[panel, row, column])
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


def why_not(table: Table, viewer: Viewer, pick: str, prefix: list[str]) -> Explained:
    """Return why what was clicked cannot be picked now, with the rule and its text."""
    match = table.match
    speaker = speaker_of(table, viewer.language)
    # what may be decided can be a secret of the seat that decides
    is_open = not match.title.secrets or match.turn in viewer.seats
    refusal = refusal_of(match, (*prefix, pick)) if is_open and not match.over else None
    if refusal is None:
        asked: Line = match.title.prompt(match.state)
        said = speaker.line("prompt", asked)
        text = said if match.over else f"{speaker.say('web-not-now')} {said}"
        return explained(table, speaker, text, asked.rule, None)
    instead = in_words(table, speaker, viewer, refusal.instead)
    return explained(table, speaker, speaker.line("refusal", refusal), refusal.rule, instead)


def in_words(table: Table, speaker: Speaker, viewer: Viewer, text: str | None) -> str | None:
    """Return a move in notation as its choices are called on the page."""
    if not text:
        return None
    title, state = table.title, table.match.state
    seen = sights.sight(table, viewer.seat, speaker)
    picks = title.picks(state, title.parse(state, text))
    return " › ".join([_with_number(table, speaker, seen, pick) for pick in picks])


def _with_number(table: Table, speaker: Speaker, seen: Sight, pick: str) -> str:
    kind, _, value = pick.partition(":")
    if kind == "bid":
        return f"{speaker.say('web-bid')} {money(int(value), speaker.language)}"
    if kind in AMOUNTS:
        return f"{speaker.name(kind)} {value}"
    return pick_label(table, speaker, seen, pick)


def explained(
    table: Table, speaker: Speaker, text: str, rule: str, instead: str | None
) -> Explained:
    """Return an answer with its rule."""
    found = section(table.title, speaker.language, rule)
    title = found.title if found else ""
    return Explained(text, rule, title, str(markdown(found.body)) if found else "", instead)
