"""The application: pages, API and live updates put together, with what protects them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from importlib.resources import files
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import (
    ClientException,
    HTTPException,
    PermissionDeniedException,
)
from litestar.static_files import create_static_files_router

from roundhouse import RoundhouseError
from roundhouse.server import advice, api, health, pages, problems
from roundhouse.server.door import Door
from roundhouse.server.files import Files, Fonts
from roundhouse.server.house import Asked, House, house_of
from roundhouse.server.settings import Settings
from roundhouse.server.sockets import live

BODY_LIMIT = 64_000
SHORT = ["/(moves|undo|plan)$"]  # answers too short to be worth compressing


class Asking(Request[Any, Any, Any]):
    """A request; what it brings may be nonsense."""

    async def json(self) -> Any:
        """Return the body read as JSON."""
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("JSON is nested too deeply") from None


# ── Guarding ─────────────────────────────────────────────────────────────────────────────────────


async def only_own_pages(request: Asked) -> None:
    """Refuse a change that does not carry the token of one of our pages."""
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

    static = create_static_files_router(
        "/static", [str(files("roundhouse.web") / "static")], Files()
    )
    fonts = create_static_files_router("/static/fonts", [str(files("roundhouse.fonts"))], Fonts())
    app = Litestar(
        [
            *pages.handlers,
            *health.handlers,
            api.router,
            advice.give_advice,
            advice.give_hint,
            advice.give_reason,
            live,
            static,
            fonts,
        ],
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
        openapi_config=None,
        logging_config=None,
    )
    app.asgi_handler = Door(app.asgi_handler, settings.secure)
    return app
