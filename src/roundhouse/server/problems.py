"""What went wrong, told to whoever asked: problem+json for programs, a page for people.

What a visitor can provoke is told with its rule and what was expected. Everything else is a fault of
ours: written down with its traceback under the number of the request, and told as nothing but that.
"""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import Scope

from roundhouse import RoundhouseError, UnknownTitle
from roundhouse.core.errors import BoardError, IllegalMove, MatchOver, NotationError, NotYourTurn
from roundhouse.language import MissingText
from roundhouse.server import pages, present
from roundhouse.server.door import number_of
from roundhouse.server.house import Asked, house_of
from roundhouse.server.journal import facts
from roundhouse.server.measures import FAULTS
from roundhouse.server.tables import NotAllowed, UnknownMatch, Unloadable, WrongSeq

log = logging.getLogger("roundhouse.faults")

FAULT: Final = 500
MOST_WORDS: Final = 600  # characters of an explanation: what was sent may be longer than any answer
OURS: Final = (MissingText, BoardError)
PLAIN: Final = {
    410: "web-unloadable",
    429: "web-too-many",
    FAULT: "web-fault",
}  # what a status says by itself


def status_of(error: Exception) -> int:
    """Return the status an error is answered with."""
    if isinstance(error, HTTPException):
        return error.status_code
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
    if status_of(error) >= FAULT:
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
        "title": type(error).__name__ if status < FAULT else "Fault",
        "detail": _detail(request, error, status),
        "request": number_of(request.scope),
    }
    if isinstance(error, IllegalMove):
        body |= {"rule": error.refusal.rule, "facts": error.refusal.facts}
        body["instead"] = error.refusal.instead
    if isinstance(error, WrongSeq):
        body["seq"] = error.seq
    answer: Response[Any] = Response(body, media_type="application/problem+json")
    wants_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if wants_page and "authorization" not in request.headers:
        answer = pages.page(request, "problem.html", status=status, detail=body["detail"])
    answer.status_code = status
    for name, value in _headers(error).items():
        answer.set_header(name, value)
    return answer


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
