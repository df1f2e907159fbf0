"""Pictures of positions: drawn once, kept by position, look, language and viewer; PNG made elsewhere."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from litestar import Response

from roundhouse import RoundhouseError
from roundhouse.fonts.png import to_png
from roundhouse.server.api import looking
from roundhouse.server.house import Asked, house_of
from roundhouse.server.jobs import PICTURE
from roundhouse.server.limits import visitor_of
from roundhouse.server.present import Viewer
from roundhouse.server.tables import Table

ROOM: Final = 48_000_000  # bytes of pictures kept
Key = tuple[object, ...]


class Gallery:
    """Pictures that were made, those looked at last; who asks for one being made waits for it too."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self.taken = 0
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._made: dict[Key, asyncio.Future[bytes]] = {}

    async def get(self, key: Key, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """Return a picture, made if nobody asked for it before."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._made:
            self._made[key] = asyncio.ensure_future(make())
            self._made[key].add_done_callback(lambda done: self._keep(key, done))
        return await asyncio.shield(self._made[key])

    def _keep(self, key: Key, done: asyncio.Future[bytes]) -> None:
        self._made.pop(key, None)
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = done.result()
        self.taken += len(done.result())
        while self.taken > self.room and len(self._kept) > 1:
            self.taken -= len(self._kept.popitem(last=False)[1])


GALLERY: Final = Gallery()


def _svg(table: Table, viewer: Viewer, ply: int, look: str) -> bytes:
    drawing = table.title.draw(table.title.view(table.match.state_at(ply), viewer.seat))
    if look not in drawing.styles:
        raise RoundhouseError(f"looks are {', '.join(drawing.styles)}")
    return drawing.svg(look).encode()


async def picture(request: Asked, id: str, ply: int, kind: str, look: str) -> Response[bytes]:
    """Return a position as SVG or PNG."""
    table, viewer = await looking(request, id)
    title, jobs = table.title, house_of(request).jobs
    whose = viewer.seat if title.secrets else None
    at = table.match.state_at(ply).digest()
    key = (title.key, title.board, at, whose, look, viewer.language)

    async def drawn() -> bytes:
        return _svg(table, viewer, ply, look)

    async def painted() -> bytes:
        svg = await GALLERY.get((*key, "svg"), drawn)
        made: bytes = await jobs.do(PICTURE, visitor_of(request), to_png, svg.decode())
        return made

    if kind == "svg":
        return Response(await GALLERY.get((*key, "svg"), drawn), media_type="image/svg+xml")
    return Response(await GALLERY.get((*key, "png"), painted), media_type="image/png")
