"""The application: pages, API and live updates put together, with what protects them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from importlib.resources import files
from typing import Any

from litestar import Litestar, Request, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import (
    ClientException,
    HTTPException,
    InternalServerException,
    PermissionDeniedException,
)
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.static_files import create_static_files_router

from roundhouse import RoundhouseError
from roundhouse.server import advice, api, api_page, health, pages, problems, programs
from roundhouse.server.described import Document
from roundhouse.server.door import Door
from roundhouse.server.files import Files, Fonts
from roundhouse.server.house import Asked, House, house_of
from roundhouse.server.notices import api as notices_api
from roundhouse.server.people import account_api, me_api
from roundhouse.server.people import api as people_api
from roundhouse.server.people import pages as people_pages
from roundhouse.server.people import sockets as people_sockets
from roundhouse.server.people import table_api as people_table_api
from roundhouse.server.settings import Settings
from roundhouse.server.sockets import live

BODY_LIMIT = 64_000
SHORT = ["/(moves|undo|plan|events)$"]  # answers too short to be worth compressing, or without end


class Asking(Request[Any, Any, Any]):
    """A request; what it brings may be nonsense, and who sends it may leave halfway."""

    async def body(self) -> bytes:
        """Return the whole body."""
        try:
            return await super().body()
        except InternalServerException:  # the framework takes those who leave for a fault of ours
            raise ClientException("the caller left") from None

    async def json(self) -> Any:
        """Return the body read as JSON."""
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("JSON is nested too deeply") from None


# ── Guarding ─────────────────────────────────────────────────────────────────────────────────────


async def only_own_pages(request: Asked) -> None:
    """Refuse a change that comes neither from one of our pages nor from a program with a token for it."""
    await house_of(request).admit(request)
    if shown := house_of(request).token(request):
        await house_of(request).tokens.guard(shown, request.route_handler.opt.get("scope", ""))
        return None
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return None
    house = house_of(request)
    if not house.is_own(request):
        raise PermissionDeniedException("web-not-genuine")
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

    shown = [
        *pages.handlers,
        *people_pages.handlers,
        *notices_api.handlers,
        *api_page.handlers,
        *health.handlers,
    ]
    static = create_static_files_router(
        "/static", [str(files("roundhouse.web") / "static")], Files(), include_in_schema=False
    )
    fonts = create_static_files_router(
        "/static/fonts", [str(files("roundhouse.fonts"))], Fonts(), include_in_schema=False
    )
    app = Litestar(
        [
            Router("/", route_handlers=shown, include_in_schema=False),
            api.router,
            programs.router,
            people_api.router,
            people_table_api.router,
            me_api.router,
            account_api.router,
            notices_api.router,
            advice.give_advice,
            advice.give_hint,
            advice.give_reason,
            live,
            *people_sockets.handlers,
            static,
            fonts,
        ],
        stores={"rate_limit": house.neighbours.counts},
        request_class=Asking,
        state=State({"house": house}),
        lifespan=[lifespan],
        before_request=only_own_pages,
        request_max_body_size=BODY_LIMIT,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=500, gzip_compress_level=6, exclude=SHORT
        ),
        after_exception=[problems.noted],
        exception_handlers={
            RoundhouseError: problems.refused,
            HTTPException: problems.problem,
            Exception: problems.problem,
        },
        openapi_config=OpenAPIConfig(
            "Roundhouse",
            "1",
            path="/api/schema",
            use_handler_docstrings=True,
            operation_id_creator=lambda handler, *_: handler.handler_name,
            render_plugins=[Document(path="/openapi.json")],
            components=Components(
                security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}
            ),
            security=[{"token": []}],
        ),
        logging_config=None,
    )
    app.asgi_handler = Door(app.asgi_handler, settings.secure)
    return app
