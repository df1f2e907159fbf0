"""What went wrong, told to whoever asked: problem+json for programs, a page for people.

What a visitor can provoke is told with its rule and what was expected. Everything else is a fault of
ours: written down with its traceback under the number of the request, and told as nothing but that.
"""

from __future__ import annotations

import logging
from base64 import b64encode
from typing import Any, Final

from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import Scope

from roundhouse import RoundhouseError, UnknownTitle
from roundhouse.core.errors import BoardError, IllegalMove, MatchOver, NotationError, NotYourTurn
from roundhouse.language import MissingText
from roundhouse.server import pages, present
from roundhouse.server.door import number_of
from roundhouse.server.ground import Away
from roundhouse.server.house import Asked, house_of
from roundhouse.server.jobs import GivenUp
from roundhouse.server.journal import facts
from roundhouse.server.measures import FAULTS
from roundhouse.server.proof import Unloadable, moves_of
from roundhouse.server.tables import NotAllowed, UnknownMatch, WrongSeq

log = logging.getLogger("roundhouse.faults")

FAULT: Final = 500
MOST_WORDS: Final = 600  # characters of an explanation: what was sent may be longer than any answer
OURS: Final = (MissingText, BoardError)
PLAIN: Final = {
    410: "web-unloadable",
    429: "web-too-many",
    503: "web-away",
    FAULT: "web-fault",
}  # what a status says by itself


def status_of(error: Exception) -> int:
    """Return the status an error is answered with."""
    if isinstance(error, HTTPException):
        return error.status_code
    if isinstance(error, GivenUp):
        return 503
    if isinstance(error, OURS) or not isinstance(error, RoundhouseError):
        return FAULT
    if isinstance(error, UnknownMatch | UnknownTitle):
        return 404
    if isinstance(error, WrongSeq | NotYourTurn):
        return 409
    if isinstance(error, Unloadable):
        return 410
    return 422


async def noted(error: Exception, scope: Scope) -> None:
    """Write a fault down, with what helps to find it."""
    if status_of(error) >= FAULT and not isinstance(error, Away):  # whose ground has said so
        FAULTS.inc()
        known = facts(request=number_of(scope), kind=scope["type"], path=scope["path"])
        log.error("%s", type(error).__name__, exc_info=error, extra=known)


def _misfits(error: ValidationException) -> str:
    """Return the fields of a request that do not fit, and what each should have been."""
    found = error.extra if isinstance(error.extra, list) else []
    return "".join([f"; {one.get('key', 'request')}: {one['message']}" for one in found])


def _detail(request: Asked, error: Exception, status: int) -> str:
    """Return what happened in the reader's words."""
    speaker = house_of(request).speaker(request)
    detail = error.detail if isinstance(error, HTTPException) else str(error)
    if isinstance(error, GivenUp):
        detail = "web-busy"
    if status in PLAIN and not speaker.knows(detail):
        return speaker.say(PLAIN[status], request=number_of(request.scope))
    if isinstance(error, ValidationException):
        detail = detail.partition(" for ")[0] + _misfits(error)
    known = f"web-{detail}" if isinstance(error, NotAllowed) else detail
    return speaker.say(known) if speaker.knows(known) else detail[:MOST_WORDS]


def problem(request: Asked, error: Exception) -> Response[Any]:
    """Answer what went wrong: which rule, what was expected; a page for people who wanted a page."""
    status = status_of(error)
    body: dict[str, Any] = {
        "status": status,
        "title": "Fault" if status == FAULT else type(error).__name__,
        "detail": _detail(request, error, status),
        "request": number_of(request.scope),
    }
    if isinstance(error, IllegalMove):
        body |= {"rule": error.refusal.rule, "facts": error.refusal.facts}
        body["instead"] = error.refusal.instead
    if isinstance(error, WrongSeq):
        body["seq"] = error.seq
    if isinstance(error, Unloadable):
        body |= {"reason": _reason(request, error), "rules": error.rules}
    answer: Response[Any] = Response(body, media_type="application/problem+json")
    wants_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if wants_page and "authorization" not in request.headers:
        shown = _as_it_was(request, error) if isinstance(error, Unloadable) else {}
        answer = pages.page(request, "problem.html", status=status, detail=body["detail"], **shown)
    answer.status_code = status
    for name, value in _headers(error).items():
        answer.set_header(name, value)
    return answer


def _reason(request: Asked, error: Unloadable) -> str:
    """Return why a match cannot go on: what the rules of today say of it."""
    house, facts = house_of(request), dict[str, int | str](error.rules)
    if error.table is None:
        return house.speaker(request).say("web-rules-damaged")
    speaker = present.speaker_of(error.table, house.language(request))
    ply = error.table.match.ply
    moves = moves_of(error.stored)
    facts |= {"ply": ply, "next": ply + 1, "move": moves[ply] if ply < len(moves) else ""}
    if isinstance(error.error, RoundhouseError):
        facts["why"] = speaker.error(error.error)
    return speaker.say(error.why, **facts)


def _as_it_was(request: Asked, error: Unloadable) -> dict[str, Any]:
    """Return what can be shown of a match that cannot go on: why, its moves, how far it was played."""
    table, found = error.table, {"reason": _reason(request, error)}
    if table is None or table.title.secrets:
        return found
    drawing = table.title.draw(table.title.view(table.match.state, None))
    names = [seat.name for seat in error.stored.seats if seat.name]
    picture = f"data:image/svg+xml;base64,{b64encode(drawing.svg('light').encode()).decode()}"
    return {**found, "name": table.title.name, "players": names, "picture": picture} | {
        "ply": table.match.ply,
        "moves": moves_of(error.stored),
    }


def _headers(error: Exception) -> dict[str, str]:
    given = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    if "RateLimit-Reset" in given:
        given["Retry-After"] = given["RateLimit-Reset"]
    return given


def refused(request: Asked, error: RoundhouseError) -> Response[Any]:
    """Answer an error of the rules with the words and the players of the match it happened in."""
    answer = problem(request, error)
    house = house_of(request)
    table = house.hall.tables.get(str(request.path_params.get("id", "")))
    if table is not None and isinstance(
        error, IllegalMove | NotationError | NotYourTurn | MatchOver
    ):
        said = present.speaker_of(table, house.language(request)).error(error)
        if isinstance(answer.content, dict):
            answer.content["detail"] = said
    return answer
