"""The application: pages, API and live updates put together, with what protects them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from importlib.resources import files
from typing import Any

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import (
    HTTPException,
    NotFoundException,
    PermissionDeniedException,
    ValidationException,
)
from litestar.static_files import create_static_files_router

from roundhouse import RoundhouseError, UnknownTitle
from roundhouse.core.errors import IllegalMove, MatchOver, NotationError, NotYourTurn
from roundhouse.server import advice, api, pages, present
from roundhouse.server.house import House, house_of
from roundhouse.server.settings import Settings
from roundhouse.server.sockets import live
from roundhouse.server.tables import NotAllowed, UnknownMatch, WrongSeq

BODY_LIMIT = 64_000
SHORT = ["/(moves|undo|plan)$"]  # answers too short to be worth compressing


# ── Problems ─────────────────────────────────────────────────────────────────────────────────────


def _status(error: Exception) -> int:
    if isinstance(error, HTTPException):
        return error.status_code
    if isinstance(error, UnknownMatch | UnknownTitle):
        return 404
    if isinstance(error, WrongSeq | NotYourTurn):
        return 409
    return 422


def _misfits(error: ValidationException) -> str:
    """Return the fields of a request that do not fit, and what each should have been."""
    found = error.extra if isinstance(error.extra, list) else []
    return "".join([f"; {one.get('key', 'request')}: {one['message']}" for one in found])


def problem(request: api.Asked, error: Exception) -> Response[Any]:
    """Answer what went wrong: which rule, what was expected; a page for people who wanted a page."""
    status = _status(error)
    speaker = house_of(request).speaker(request)
    body: dict[str, Any] = {"status": status, "title": type(error).__name__}
    if isinstance(error, IllegalMove):
        body |= {"rule": error.refusal.rule, "facts": error.refusal.facts}
        body["instead"] = error.refusal.instead
    if isinstance(error, WrongSeq):
        body["seq"] = error.seq
    detail = error.detail if isinstance(error, HTTPException) else str(error)
    if isinstance(error, ValidationException):
        detail += _misfits(error)
    known = f"web-{detail}" if isinstance(error, NotAllowed) else detail
    body["detail"] = speaker.say(known) if speaker.knows(known) else detail
    if request.method == "GET" and "text/html" in request.headers.get("accept", ""):
        shown = pages.page(request, "problem.html", status=status, detail=body["detail"])
        shown.status_code = status
        return shown
    return Response(body, status_code=status, media_type="application/problem+json")


def refused(request: api.Asked, error: RoundhouseError) -> Response[Any]:
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


# ── Guarding ─────────────────────────────────────────────────────────────────────────────────────


async def only_own_pages(request: api.Asked) -> None:
    """Refuse a change that does not carry the token of one of our pages."""
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return None
    house = house_of(request)
    token = request.headers.get("x-csrf")
    if token is None and request.content_type[0] == "application/x-www-form-urlencoded":
        token = (await request.form()).get("csrf")
    if not house.guests.is_genuine(house.visitor(request), token):
        raise PermissionDeniedException("web-not-genuine")
    return None


# ── All together ─────────────────────────────────────────────────────────────────────────────────


def create_app(settings: Settings) -> Litestar:
    """Return the application for one server."""
    house = House(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    static = create_static_files_router("/static", [str(files("roundhouse.web") / "static")])
    fonts = create_static_files_router("/static/fonts", [str(files("roundhouse.fonts"))])
    return Litestar(
        [*pages.handlers, api.router, advice.give_hint, advice.give_reason, live, static, fonts],
        state=State({"house": house}),
        lifespan=[lifespan],
        before_request=only_own_pages,
        request_max_body_size=BODY_LIMIT,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=500, gzip_compress_level=6, exclude=SHORT
        ),
        exception_handlers={
            RoundhouseError: refused,
            HTTPException: problem,
            NotFoundException: problem,
        },
        openapi_config=None,
        logging_config=None,
    )
