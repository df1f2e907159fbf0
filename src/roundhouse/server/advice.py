"""Help at the table: a hint for the decision at hand, and why a move was made."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery

from roundhouse.bots.levels import ADVISER
from roundhouse.bots.worker import Answer
from roundhouse.core.events import CHANCE, Seat
from roundhouse.core.protocol import Title
from roundhouse.language import Speaker
from roundhouse.language.hints import Advice, hint_on_board, why
from roundhouse.server import present
from roundhouse.server.api import answer, looking
from roundhouse.server.described import says
from roundhouse.server.house import Asked, house_of
from roundhouse.server.limits import HINTS, LOOKS, visitor_of
from roundhouse.server.present import Viewer
from roundhouse.server.tables import NotAllowed, Table
from roundhouse.server.wire import Considered, Hint, Reason


def may_ask(table: Table, viewer: Viewer, seat: Seat) -> bool:
    """Return whether advice for a seat tells the viewer nothing they may not know."""
    return seat in viewer.seats or table.match.over or not table.title.secrets


def decision_at(table: Table, viewer: Viewer, ply: int | None) -> tuple[int, Any]:
    """Return the ply and the position somebody asks about, if they may."""
    match = table.match
    at = match.ply if ply is None else ply
    state = match.state_at(at)
    if state.turn < 0:
        raise NotAllowed("hint-chance" if state.turn == CHANCE else "hint-over")
    if not may_ask(table, viewer, state.turn) or (
        at == match.ply and state.turn not in viewer.seats
    ):
        raise NotAllowed("hint-not-yours")
    return at, state


@get("/api/matches/{id:str}/advice", middleware=LOOKS, scope="read", responses=says(Hint))
async def give_advice(
    request: Asked, id: FromPath[str], ply: FromQuery[int | None] = None
) -> Response[bytes]:
    """Return what the title itself would advise, at once, in steps from vague to plain."""
    table, viewer = await looking(request, id)
    at, state = decision_at(table, viewer, ply)
    speaker = present.speaker_of(table, viewer.language)
    found = await asyncio.to_thread(_at_once, table.title, state)
    return answer(_hint(table, at, state, found, speaker))


def _at_once(title: Title[Any], state: Any) -> Answer:
    seat, dice = state.turn, random.SystemRandom()
    guess = title.imagine(state, seat, dice)
    moves = title.moves(guess)
    weights = title.weigh(guess, moves)
    best = moves[weights.index(max(weights))]
    reason = title.reason(guess, best)
    return Answer(str(best), reason.rule, reason.key, reason.facts, None, 0, (), ())


@get("/api/matches/{id:str}/hint", middleware=HINTS, scope="read", responses=says(Hint))
async def give_hint(
    request: Asked, id: FromPath[str], ply: FromQuery[int | None] = None
) -> Response[bytes]:
    """Return what a strong bot would play, in steps from vague to plain."""
    table, viewer = await looking(request, id)
    at, state = decision_at(table, viewer, ply)
    key = ("hint", viewer.language, at)
    if key in table.answers:
        return answer(table.answers[key])
    seq = table.seq
    shared = f"hint {id} {seq} {at} {viewer.language}"  # whichever process is asked says the same
    if kept := await house_of(request).neighbours.recalled(shared):
        return answer(kept)
    found = await house_of(request).bots.asked(table, ADVISER, at, visitor_of(request))
    speaker = present.speaker_of(table, viewer.language)
    made = msgspec.json.encode(_hint(table, at, state, found, speaker))
    if table.seq == seq:  # else the match went on, or was taken back, while the bot thought
        table.answers[key] = made
        await house_of(request).neighbours.remember(shared, made)
    return answer(made)


def _hint(table: Table, ply: int, state: Any, found: Answer, speaker: Speaker) -> Hint:
    reason = why(found.reason, found.value, found.simulations, speaker)
    steps = hint_on_board(Advice(table.title, state, found.move, speaker), reason)
    return Hint(
        ply,
        found.move,
        list(steps.steps),
        steps.where,
        list(steps.picks),
        found.value,
        found.simulations,
        [Considered(*one) for one in found.considered],
        found.expected,
    )


@get(
    "/api/matches/{id:str}/reason/{ply:int}", middleware=LOOKS, scope="read", responses=says(Reason)
)
async def give_reason(request: Asked, id: FromPath[str], ply: FromPath[int]) -> Response[bytes]:
    """Return why move number ``ply`` may have been made."""
    table, viewer = await looking(request, id)
    match = table.match
    state = match.state_at(ply - 1)
    speaker = present.speaker_of(table, viewer.language)
    if ply > match.ply or not may_ask(table, viewer, match.mover(ply - 1)):
        raise NotAllowed("hint-not-yours")
    if match.mover(ply - 1) == CHANCE:
        raise NotAllowed("hint-chance")
    line = match.title.reason(state, match.moves[ply - 1])
    return answer(Reason(ply, speaker.line("reason", line), line.rule))
