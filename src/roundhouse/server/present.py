"""What a viewer gets to see, in the reader's language: positions whole or what changed, now, the log.

Everything passes through the viewer's own view: what a seat may not know is never rendered.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from roundhouse import CHANCE, NOBODY, Event
from roundhouse.core.events import Seat, told
from roundhouse.core.protocol import Title
from roundhouse.core.view import View
from roundhouse.language import Speaker
from roundhouse.language.rulebook import rulebook
from roundhouse.server import ending, sights
from roundhouse.server.people.company import FORMER
from roundhouse.server.sights import Sight
from roundhouse.server.splices import Splice, splice
from roundhouse.server.tables import Table
from roundhouse.server.templates import markdown, templates
from roundhouse.server.wire import (
    LogLine,
    Offer,
    Planned,
    RuleSection,
    TakeBack,
    Update,
    encoded,
    ready,
)

PAGE_TEXTS = ("roundhouse.web",)
# what lies on the board for all, not before one player
PLACES = ("hex", "city", "space", "section")


@dataclass(frozen=True)
class Viewer:
    """Somebody looking at a table: the seats they play, the one they look from, their language."""

    seats: tuple[Seat, ...]
    seat: Seat | None
    language: str


def speaker_of(table: Table, language: str) -> Speaker:
    """Return who says the lines of a match."""
    names = table.match.names
    if FORMER in names.values():
        said = Speaker(None, language, None, PAGE_TEXTS).say("web-former-player")
        names = {seat: said if name == FORMER else name for seat, name in names.items()}
    return Speaker(table.title, language, names, PAGE_TEXTS)


# ── The update ───────────────────────────────────────────────────────────────────────────────────


def update(table: Table, viewer: Viewer, since: int | None, choices: bytes | None = None) -> bytes:
    """Return the position now: what changed since an entry, or all of it.

    ``choices`` go with it for whoever decides.
    """
    base = None if since is None else _base(table, viewer, since)
    start = since if base is not None else None
    key = ("update", viewer, start)
    if key not in table.answers:
        table.answers[key] = encoded(_now(table, viewer, start, base, choices))
    return table.answers[key]


def _base(table: Table, viewer: Viewer, since: int) -> Sight | None:
    """Return what the viewer saw at an entry, if that and all the way from there is still known."""
    if table.floor_since(since) is None:
        return None
    return sights.kept(table, since, viewer.seat, viewer.language)


def _now(
    table: Table, viewer: Viewer, since: int | None, base: Sight | None, choices: bytes | None
) -> Update:
    speaker = speaker_of(table, viewer.language)
    seen = sights.sight(table, viewer.seat, speaker)
    floor = 0 if since is None else table.floor_since(since) or 0
    made = _position(table, viewer, speaker, seen, floor, table.match.ply, base)
    state = table.match.state
    made.since = since
    made.mine = is_deciding(table, viewer)
    made.over = table.is_over
    made.private = made.mine and is_private(table.title, state, seen.view)
    made.now = now_panel(table, speaker, seen.view, viewer, made.mine)
    made.status = standing(table, speaker, seen.view, viewer, made.mine)
    made.undo, made.plan = undo_range(table, viewer), plan_of(table, speaker, viewer)
    made.title = f"{'● ' if made.mine else ''}{table.title.name} – Roundhouse"
    made.choices = ready(choices, Offer) if choices is not None else None
    return made


def is_deciding(table: Table, viewer: Viewer) -> bool:
    """Return whether a viewer is to decide: they play the seat on turn, and no bot does for them."""
    turn = table.match.turn
    return turn in viewer.seats and table.bot_at(turn) is None and not table.is_over


def past(table: Table, viewer: Viewer, ply: int) -> bytes:
    """Return a past position, whole."""
    key = ("past", viewer, ply)
    if key not in table.answers:
        speaker = speaker_of(table, viewer.language)
        seen = sights.past(table, ply, viewer.seat, speaker)
        made = _position(table, viewer, speaker, seen, max(0, ply - 1), ply, None)
        made.now = now_panel(table, speaker, seen.view, viewer, False)
        table.answers[key] = encoded(made)
    return table.answers[key]


def _position(
    table: Table,
    viewer: Viewer,
    speaker: Speaker,
    seen: Sight,
    after: int,
    ply: int,
    base: Sight | None,
) -> Update:
    lines = log_lines(table, speaker, viewer, after, ply)
    was = base.pieces if base is not None and len(base.pieces) == len(seen.pieces) else None
    return Update(
        seq=table.seq,
        since=None,
        ply=ply,
        plies=table.match.ply,
        from_=after,
        turn=seen.view.turn,
        mine=False,
        over=seen.view.turn == NOBODY,
        seat=viewer.seat,
        seats=viewer.seats,
        secret=table.title.secrets,
        private=False,
        now="",
        order=list(seen.panels),
        panels=_spliced(seen.panels, base.panels if base is not None else {}),
        count=len(seen.pieces),
        board=_pieces(seen.pieces, was),
        captions=_changed(seen.words, base.words if base is not None else {}),
        log=lines,
        undo=None,
        plan=None,
        title=f"{table.title.name} – Roundhouse",
        status="",
        choices=None,
    )


def _pieces(now: tuple[str, ...], before: tuple[str, ...] | None) -> dict[int, Splice]:
    """Return the pieces that changed; those that did not are the very same texts."""
    if before is None:
        return {n: piece for n, piece in enumerate(now) if piece}
    return {n: splice(before[n], piece) for n, piece in enumerate(now) if before[n] is not piece}


def _spliced(now: dict[str, str], before: dict[str, str]) -> dict[str, Splice]:
    return {key: splice(before.get(key, ""), text) for key, text in _changed(now, before).items()}


def _changed(now: dict[str, str], before: dict[str, str]) -> dict[str, str]:
    return {key: text for key, text in now.items() if before.get(key) != text}


def is_private(title: Title[Any], state: Any, seen: View) -> bool:
    """Return whether the seat that decides sees something that an onlooker does not."""
    if not title.secrets:
        return False
    own = seen if seen.seat == state.turn else title.view(state, state.turn)
    return replace(own, seat=None) != title.view(state, None)


def now_panel(table: Table, speaker: Speaker, view: View, viewer: Viewer, mine: bool) -> str:
    """Return the only thing that shouts: who decides, and what."""
    alone = mine and len(viewer.seats) == 1  # "your turn" says enough
    deciding = "" if view.turn < 0 or alone else speaker.seat(view.turn)
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
            abandoned=table.company.is_closed,
            result=_result(speaker, view, viewer) if view.ranks else "",
            reasons=ending.reasons(table, speaker) if view.ranks else [],
            title_key=table.title.key,
        )
    )


def standing(table: Table, speaker: Speaker, view: View, viewer: Viewer, mine: bool) -> str:
    """Return whose turn it is and what is asked, or how the match ended: to be said aloud."""
    if view.ranks:
        why = [one["text"] for one in ending.reasons(table, speaker)]
        return " ".join([speaker.say("web-said-over"), _result(speaker, view, viewer), *why])
    if not mine:
        return speaker.say("waiting-for", seat=view.turn)
    asked = speaker.line("prompt", view.prompt) if view.prompt else ""
    if len(viewer.seats) == 1:
        return speaker.say("web-said-turn", prompt=asked)
    return speaker.say("web-said-turn-of", name=speaker.seat(view.turn), prompt=asked)


def _result(speaker: Speaker, view: View, viewer: Viewer) -> str:
    """Return who has won; to the one winner who looks as what it is."""
    winners = tuple([seat for seat, rank in enumerate(view.ranks) if rank == 1])
    if winners and winners == viewer.seats:
        return speaker.say("web-you-win", score=view.scores[winners[0]])
    return speaker.result(view)


# ── The log ──────────────────────────────────────────────────────────────────────────────────────


def log_lines(table: Table, speaker: Speaker, viewer: Viewer, after: int, at: int) -> list[LogLine]:
    """Return the lines of the moves after a ply, as the viewer may read them."""
    shown = []
    for one in table.tellings(after, at):
        for number, event in enumerate(one.events):
            heard = told(event, viewer.seat)
            where = places(heard) + ([] if number else pointed_at(one.picks))
            seat, text = whose(heard, one.mover), speaker.event(heard)
            loud = heard.key in table.title.headlines
            line = LogLine(one.ply, seat, one.mover, heard.key, text, heard.rule, where, loud)
            shown.append(line)
    return shown


def whose(event: Event, mover: Seat) -> Seat:
    """Return whom a line is about: the seat it names, else whoever moved."""
    return int(event.facts.get("seat", mover))


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


def undo_range(table: Table, viewer: Viewer) -> TakeBack | None:
    """Return how far the viewer may take back: one move, and the whole turn."""
    seat = last_mover(table, viewer)
    if seat is None:
        return None
    floor = table.undo_floor(seat)
    return TakeBack(table.match.ply - 1, floor) if floor < table.match.ply else None


def plan_of(table: Table, speaker: Speaker, viewer: Viewer) -> Planned | None:
    """Return the viewer's standing bid and, in words, what it is for."""
    for seat in viewer.seats:
        if seat in table.plans:
            amount = table.plans[seat].up_to
            key = "web-plan-stands" if len(viewer.seats) == 1 else "web-plan-stands-for"
            text = speaker.say(key, amount=amount, seat=seat)
            return Planned(seat, amount, text)
    return None


def in_short(title: Title[Any], language: str) -> list[str]:
    """Return goal and course of a game, to be read before its rules."""
    say = Speaker(title, language).say
    return [say("about-game"), say("about-course")]


def rule_sections(title: Title[Any], language: str) -> list[RuleSection]:
    """Return the rules of a title for the drawer."""
    return [
        RuleSection(s.rule, s.title, str(markdown(s.body)), s.is_chapter)
        for s in rulebook(title, language)
    ]
