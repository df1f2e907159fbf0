"""Live updates: whoever watches a table is told of every entry, in order, without asking.

One task a table makes the updates, once for all who see the same; the sockets only write bytes. Whoever
reads too slowly is dropped and catches up when the page connects again.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Iterator
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from roundhouse.server import offer
from roundhouse.server.ground import Away
from roundhouse.server.house import house_of
from roundhouse.server.measures import RENDERED, SOCKETS
from roundhouse.server.present import Viewer
from roundhouse.server.proof import Unloadable
from roundhouse.server.store import Store
from roundhouse.server.tables import Audience, Table, UnknownMatch

LATEST = 0.03  # seconds an update waits for entries that are being written
AGAIN = 1013  # the code that asks a page to connect again later
WAITING = 64  # updates that may wait for a slow reader
_NUMBER = re.compile("[0-9]{1,9}")


class Watcher:
    """One socket: who looks through it, what it was told last, and what waits to be written."""

    def __init__(self, viewer: Viewer, seq: int | None) -> None:
        self.viewer = viewer
        self.seq = seq
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)

    def tell(self, update: bytes, seq: int) -> None:
        """Put an update into the queue; None, the end, if the reader is too slow."""
        self.seq = seq
        try:
            self.waiting.put_nowait(update)
        except asyncio.QueueFull:
            self.waiting.get_nowait()
            self.waiting.put_nowait(None)


class Teller(Audience):
    """Makes the updates of one table for all who watch it."""

    def __init__(self, store: Store, table: Table) -> None:
        self.store = store
        self.table = table
        self.watchers: set[Watcher] = set()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_there(self) -> bool:
        """Whether somebody watches."""
        return bool(self.watchers)

    def wake(self) -> None:
        """Tell everybody what is new, unless that is being done."""
        if self.watchers and (self._task is None or self._task.done()):
            self._task = asyncio.ensure_future(self._tell())

    async def _tell(self) -> None:
        await self.store.quiet(LATEST)  # first of all whoever made a move gets an answer
        while behind := [w for w in self.watchers if w.seq != self.table.seq]:
            for watcher in behind:
                self.tell(watcher)
            await asyncio.sleep(0)

    @contextlib.contextmanager
    def watched_by(self, watcher: Watcher) -> Iterator[None]:
        """Tell a watcher what is new, now and as long as it is there."""
        self.watchers.add(watcher)
        try:
            self.tell(watcher)
            yield
        finally:
            self.watchers.discard(watcher)

    def tell(self, watcher: Watcher) -> None:
        """Tell one watcher what is new since it was told last."""
        if watcher.seq != self.table.seq:
            with RENDERED.time():
                update = offer.position(self.table, watcher.viewer, watcher.seq)
            watcher.tell(update, self.table.seq)


def teller_of(store: Store, table: Table) -> Teller:
    """Return who tells those that watch a table."""
    if not isinstance(table.audience, Teller):
        table.audience = Teller(store, table)
    return table.audience


@websocket("/ws/{id:str}")
async def live(
    socket: WebSocket[Any, Any, Any], id: FromPath[str], since: FromQuery[str] = ""
) -> None:
    """Send an update whenever something was acknowledged."""
    house = house_of(socket)
    try:
        if token := house.token(socket):
            token.guard("read")
    except HTTPException:
        await socket.close(4401)
        return
    if not house.is_own(socket):
        await socket.close(4403)
        return
    try:
        table = await house.hall.table(id)
    except (UnknownMatch, Unloadable):
        await socket.close(4404)
        return
    except Away:
        await socket.close(AGAIN)
        return
    place = house.place_for(socket)
    if place is None:
        await socket.close(4429)
        return
    known = int(since) if _NUMBER.fullmatch(since) else None
    with place, SOCKETS.track_inprogress():
        await socket.accept()
        watcher = Watcher(house.viewer(socket, table), known)
        house.bots.notice(table)
        await _watch(socket, teller_of(house.store, table), watcher)


async def _watch(socket: WebSocket[Any, Any, Any], teller: Teller, watcher: Watcher) -> None:
    """Write what the watcher is told until nobody reads it any more."""
    gone = asyncio.ensure_future(_until_gone(socket, watcher))
    try:
        with teller.watched_by(watcher):
            while (update := await watcher.waiting.get()) is not None:
                await socket.send_data(update, "text")
    except WebSocketDisconnect:
        pass
    finally:
        gone.cancel()


async def _until_gone(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await socket.receive_data("text")
    with contextlib.suppress(asyncio.QueueFull):
        watcher.waiting.put_nowait(None)
