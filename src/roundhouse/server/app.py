"""The application: pages, API and live updates put together, with what protects them."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from importlib.resources import files
from typing import Any

from litestar import Litestar, Request, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import (
    ClientException,
    HTTPException,
    PermissionDeniedException,
    WebSocketDisconnect,
)
from litestar.params import FromPath, FromQuery
from litestar.static_files import create_static_files_router

from roundhouse import RoundhouseError
from roundhouse.server import advice, api, health, pages, present, problems
from roundhouse.server.door import Door
from roundhouse.server.files import Files, Fonts
from roundhouse.server.house import Asked, House, house_of
from roundhouse.server.measures import RENDERED, SOCKETS
from roundhouse.server.settings import Settings
from roundhouse.server.tables import Table, UnknownMatch, Unloadable

BODY_LIMIT = 64_000
LATEST = 0.03  # seconds a live update waits for moves that are being written
SHORT = ["/(moves|undo|plan)$"]  # answers too short to be worth compressing
_PLY = re.compile("[0-9]{1,9}")


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


# ── Live updates ─────────────────────────────────────────────────────────────────────────────────


@websocket("/ws/{id:str}")
async def live(
    socket: WebSocket[Any, Any, Any], id: FromPath[str], after: FromQuery[str] = ""
) -> None:
    """Send an update whenever something was acknowledged."""
    house = house_of(socket)
    if not house.is_own(socket):
        await socket.close(4403)
        return
    try:
        table = await house.hall.table(id)
    except (UnknownMatch, Unloadable):
        await socket.close(4404)
        return
    place = house.place_for(socket)
    if place is None:
        await socket.close(4429)
        return
    with place, SOCKETS.track_inprogress():
        await socket.accept()
        await _tell(socket, house, table, int(after) if _PLY.fullmatch(after) else 0)


async def _tell(socket: WebSocket[Any, Any, Any], house: House, table: Table, sent: int) -> None:
    """Send what happened after a ply, again and again, until nobody listens."""
    queue: asyncio.Queue[int] = asyncio.Queue()
    table.listeners.add(queue)
    house.bots.notice(table)
    gone = asyncio.ensure_future(_until_gone(socket))
    try:
        while not gone.done():
            async with house.easel:
                await house.store.quiet(LATEST)  # first of all whoever made a move gets an answer
                while not queue.empty():
                    queue.get_nowait()
                viewer = house.viewer(socket, table)
                with RENDERED.time():
                    update = present.update(table, viewer, min(sent, table.match.ply))
                sent = table.match.ply
            await socket.send_data(update, "text")
            waiting = asyncio.ensure_future(queue.get())
            await asyncio.wait({waiting, gone}, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
    except WebSocketDisconnect:
        pass
    finally:
        table.listeners.discard(queue)
        gone.cancel()


async def _until_gone(socket: WebSocket[Any, Any, Any]) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await socket.receive_data("text")


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
