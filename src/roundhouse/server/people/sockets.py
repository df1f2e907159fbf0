"""News as they happen: the lobby, an open table, and what waits for a visitor, sent when they change."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.params import FromPath

from roundhouse.server.ground import Away
from roundhouse.server.house import House, house_of
from roundhouse.server.measures import SOCKETS
from roundhouse.server.people.api import lobby_seen, seen, waiting_for
from roundhouse.server.people.news import LOBBY, at_table, of_guest
from roundhouse.server.sockets import AGAIN
from roundhouse.server.tables import UnknownMatch
from roundhouse.server.wire import encoded

BREATH: Final = 0.3  # seconds between two messages; what happens meanwhile is told together
HERE: Final = 30.0  # seconds after which somebody at an open table is noted as there again

Socket = WebSocket[Any, Any, Any]
Read = Callable[[], Awaitable[bytes]]


@websocket("/ws/news/lobby")
async def lobby_news(socket: Socket) -> None:
    """Send the public tables whenever one changes."""
    house = house_of(socket)

    async def read() -> bytes:
        return encoded(await lobby_seen(house, socket))

    await _tell(socket, house, LOBBY, read)


@websocket("/ws/news/mine")
async def my_news(socket: Socket) -> None:
    """Send what waits for the visitor whenever that changes."""
    house = house_of(socket)

    async def read() -> bytes:
        return encoded(await waiting_for(house, socket))

    with contextlib.suppress(Away):
        await house.admit(socket)
    await _tell(socket, house, of_guest(house.visitor(socket).id), read)


@websocket("/ws/news/table/{id:str}")
async def table_news(socket: Socket, id: FromPath[str]) -> None:
    """Send an open table whenever somebody comes or goes; whoever listens is there."""
    house = house_of(socket)
    with contextlib.suppress(Away):
        await house.admit(socket)
    gatherings, guest = house.people.gatherings, house.visitor(socket).id

    async def read() -> bytes:
        return encoded(await seen(house, socket, await gatherings.found(id)))

    async def be_there() -> None:
        while True:
            await gatherings.seen(id, guest)
            await asyncio.sleep(HERE)

    there = asyncio.ensure_future(be_there())
    try:
        await _tell(socket, house, at_table(id), read)
    finally:
        there.cancel()
        await asyncio.gather(there, return_exceptions=True)


async def _tell(socket: Socket, house: House, topic: str, read: Read) -> None:
    try:
        if token := house.token(socket):
            token.guard("read")
        await house.admit(socket)
        first = await read() if house.is_own(socket) else b""
    except Away:
        await socket.close(AGAIN)
        return
    except (HTTPException, UnknownMatch):
        await socket.close(4404)
        return
    async with house.places.taken(house.whose(socket)) as granted:
        if not granted or not first:
            await socket.close(4403)
            return
        with SOCKETS.track_inprogress(), house.people.news.about(topic) as changed:
            await socket.accept()
            with contextlib.suppress(WebSocketDisconnect, Away):
                await _go_on(socket, changed, read, first)


async def _go_on(socket: Socket, changed: asyncio.Event, read: Read, first: bytes) -> None:
    """Send what is new until the reader has gone."""
    gone = asyncio.ensure_future(_until_gone(socket))
    try:
        await socket.send_data(first, "text")
        last = first
        while not gone.done():
            woken = asyncio.ensure_future(changed.wait())
            await asyncio.wait([woken, gone], return_when=asyncio.FIRST_COMPLETED)
            woken.cancel()
            if gone.done():
                return
            changed.clear()
            fresh = await read()
            if fresh != last:
                await socket.send_data(fresh, "text")
                last = fresh
            await asyncio.sleep(BREATH)
    finally:
        gone.cancel()


async def _until_gone(socket: Socket) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await socket.receive_data("text")


handlers = [lobby_news, my_news, table_news]
