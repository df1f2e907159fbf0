"""Live updates: whoever watches a table is told of every entry, in order, without asking.

One task a table makes the updates, once for all who see the same; the sockets only write bytes. Whoever
reads too slowly is dropped and catches up when the page connects again.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Callable, Iterator
from typing import Any, Protocol

from litestar import WebSocket, websocket
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from roundhouse.server import offer
from roundhouse.server.frames import EXTENSION, Ready
from roundhouse.server.ground import Away
from roundhouse.server.house import House, house_of
from roundhouse.server.measures import RENDERED, SOCKETS
from roundhouse.server.presence import Presence
from roundhouse.server.present import Viewer
from roundhouse.server.proof import Unloadable
from roundhouse.server.store import Store
from roundhouse.server.tables import Audience, Table, UnknownMatch
from roundhouse.server.wire import encoded

LATEST = 0.03  # seconds an update waits for entries that are being written
AGAIN = 1013  # the code that asks a page to connect again later
WAITING = 64  # updates that may wait for a slow reader
_NUMBER = re.compile("[0-9]{1,9}")


class Watcher:
    """One socket: who looks through it, what it was told last, and what waits to be written."""

    def __init__(
        self,
        viewer: Viewer,
        seq: int | None,
        wants_who: bool = False,
        wants_people: bool = False,
    ) -> None:
        self.viewer = viewer
        self.wants_people = wants_people  # besides updates: who is here, what they say
        self.seq = seq
        self.wants_who = wants_who  # to be told who is there
        self.who: bytes = b""  # what it was told of that last
        self.heard: Callable[[str], None] = lambda _: None  # what the reader says
        self.waiting: asyncio.Queue[Ready | None] = asyncio.Queue(WAITING)

    def tell(self, update: Ready, seq: int | None) -> None:
        """Put an update into the queue; None, the end, if the reader is too slow."""
        self.seq = seq
        self._put(update)

    def also(self, message: Ready) -> None:
        """Tell something that is no update, if that was asked for."""
        if self.wants_people:
            self._put(message)

    def _put(self, update: Ready) -> None:
        try:
            self.waiting.put_nowait(update)
        except asyncio.QueueFull:
            self.waiting.get_nowait()
            self.waiting.put_nowait(None)


class Greeting(Protocol):
    """Tells those who watch about the people of a table."""

    def wake(self) -> None:
        """Begin to tell."""

    def changed(self) -> None:
        """Somebody came or went."""

    async def greet(self, watcher: Watcher) -> None:
        """Tell one watcher all there is."""


class Teller(Audience):
    """Makes the updates of one table for all who watch it."""

    def __init__(self, store: Store, presence: Presence, table: Table) -> None:
        self.store = store
        self.presence = presence
        self.table = table
        self.watchers: set[Watcher] = set()
        self.circle: Greeting | None = None  # who tells about people, where some gathered
        self._ready: dict[bytes, Ready] = {}  # updates of the last round, each once for all
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
            self._ready.clear()
            for watcher in behind:
                self.tell(watcher)
            await asyncio.sleep(0)

    @contextlib.contextmanager
    def watched_by(self, watcher: Watcher) -> Iterator[None]:
        """Tell a watcher what is new, now and as long as it is there."""
        self.watchers.add(watcher)
        self.presence.changed(self.table)
        try:
            self.tell(watcher)
            yield
        finally:
            self.watchers.discard(watcher)
            self.presence.changed(self.table)

    def there(self) -> tuple[set[int], int]:
        """Return the seats whose players watch, and how many others do."""
        seats = {seat for watcher in self.watchers for seat in watcher.viewer.seats}
        return seats, len([1 for watcher in self.watchers if not watcher.viewer.seats])

    def show(self, present: object) -> None:
        """Tell who is there to those who want to know and do not yet."""
        if self.circle is not None:
            self.circle.changed()
        who = encoded({"presence": present})
        ready = Ready(who)
        for watcher in self.watchers:
            if watcher.wants_who and watcher.who != who:
                watcher.who = who
                watcher.tell(ready, watcher.seq)

    async def greet(self, watcher: Watcher) -> None:
        """Tell a watcher who wants to know about the people of the table."""
        if watcher.wants_people and self.circle is not None:
            self.circle.wake()
            await self.circle.greet(watcher)

    def tell(self, watcher: Watcher) -> None:
        """Tell one watcher what is new since it was told last."""
        if watcher.seq != self.table.seq:
            with RENDERED.time():
                update = offer.position(self.table, watcher.viewer, watcher.seq)
            ready = self._ready.setdefault(update, Ready(update))
            watcher.tell(ready, self.table.seq)


def teller_of(house: House, table: Table) -> Teller:
    """Return who tells those that watch a table."""
    if not isinstance(table.audience, Teller):
        table.audience = Teller(house.store, house.presence, table)
    return table.audience


@websocket("/ws/{id:str}")
async def live(
    socket: WebSocket[Any, Any, Any],
    id: FromPath[str],
    since: FromQuery[str] = "",
    presence: FromQuery[str] = "",
    people: FromQuery[str] = "",
) -> None:
    """Send an update whenever something was acknowledged, and who is there to those who ask for it."""
    house = house_of(socket)
    try:
        if token := house.token(socket):
            await house.tokens.guard(token, "read")
    except Away:
        await socket.close(AGAIN)
        return
    except HTTPException:
        await socket.close(4401)
        return
    if not house.is_own(socket):
        await socket.close(4403)
        return
    try:
        await house.admit(socket)
        table = await house.hall.table(id)
        viewer = house.viewer(socket, table)
    except (UnknownMatch, Unloadable):
        await socket.close(4404)
        return
    except Away:
        await socket.close(AGAIN)
        return
    except HTTPException:
        await socket.close(4403)
        return
    known = int(since) if _NUMBER.fullmatch(since) else None
    async with house.places.taken(house.whose(socket)) as granted:
        if not granted:
            await socket.close(4429)
            return
        with SOCKETS.track_inprogress():
            await socket.accept()
            wants_people = people == "1" and table.terms is not None
            watcher = Watcher(viewer, known, bool(presence), wants_people)
            house.bots.notice(table)
            teller = teller_of(house, table)
            house.people.follow(table, teller, watcher)
            await _watch(socket, teller, watcher)


async def _watch(socket: WebSocket[Any, Any, Any], teller: Teller, watcher: Watcher) -> None:
    """Write what the watcher is told until nobody reads it any more."""
    gone = asyncio.ensure_future(_until_gone(socket, watcher))
    try:
        with teller.watched_by(watcher):
            await teller.greet(watcher)
            while (update := await watcher.waiting.get()) is not None:
                await _send(socket, update)
    except (WebSocketDisconnect, OSError):
        pass  # they have left, or left while something was being written
    finally:
        gone.cancel()


async def _send(socket: WebSocket[Any, Any, Any], update: Ready) -> None:
    """Write an update; where frames can be written as they are, the one made for all."""
    if EXTENSION in (socket.scope.get("extensions") or {}):
        message: Any = {"type": "websocket.send", "ready": update}
        await socket.send(message)
    else:
        await socket.send_data(update.text, "text")


async def _until_gone(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            watcher.heard(await socket.receive_data("text"))
    with contextlib.suppress(asyncio.QueueFull):
        watcher.waiting.put_nowait(None)
