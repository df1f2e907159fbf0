"""HTTP and WebSocket as uvicorn speaks them, for callers that neither dawdle nor send without end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import (
    PerMessageDeflate,
    ServerPerMessageDeflateFactory,
)

from roundhouse.server.frames import EXTENSION

HEAD_LIMIT: Final = 32_000  # bytes before the headers are complete
HEAD_PATIENCE: Final = 10.0  # seconds until they are
STUCK: Final = 30.0  # seconds in which a caller reads nothing of what was sent


class Clock:
    """Does something when nobody stopped it in time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._running: asyncio.TimerHandle | None = None

    def __bool__(self) -> bool:
        return self._running is not None

    def start(self, act: Callable[[], object]) -> None:
        """Begin to wait, unless it does already."""
        if self._running is None:
            self._running = asyncio.get_running_loop().call_later(self.seconds, act)

    def stop(self) -> None:
        """Wait no longer."""
        if self._running is not None:
            self._running.cancel()
            self._running = None


class Http(HttpToolsProtocol):
    """Gives up callers that do not finish their headers, or do not read their answer."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._head = 0
        self._late = Clock(HEAD_PATIENCE)
        self._stuck = Clock(STUCK)

    def connection_made(self, transport: Any) -> None:
        """Begin to wait for headers."""
        super().connection_made(transport)
        self._late.start(transport.abort)

    def on_message_begin(self) -> None:
        """Begin to wait for the headers of a further request."""
        super().on_message_begin()
        self._late.start(self.transport.abort)

    def on_headers_complete(self) -> None:
        """Wait no longer."""
        self._head = 0
        self._late.stop()
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        """Count what comes before the headers are complete."""
        self._head += len(data)
        super().data_received(data)
        if self._late and self._head > HEAD_LIMIT and not self.transport.is_closing():
            self.transport.write(
                b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
                b"connection: close\r\ncontent-length: 0\r\n\r\n"
            )
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop all clocks."""
        self._late.stop()
        self._stuck.stop()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over."""
        self._late.stop()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Begin to wait for a caller who does not read."""
        super().pause_writing()
        self._stuck.start(self.transport.abort)

    def resume_writing(self) -> None:
        """They read again."""
        self._stuck.stop()
        super().resume_writing()


class Socket(WebSocketsSansIOProtocol):
    """Gives up callers that do not read; writes frames that were made ready for many."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._stuck = Clock(STUCK)
        self._window = 0  # of what this caller unpacks, in bits; 0: nothing
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True, client_no_context_takeover=True
            )
        ]

    def handle_connect(self, event: Any) -> None:
        """Say that ready frames are taken, and find out whether packed ones are."""
        super().handle_connect(event)
        for one in self.conn.extensions:
            if isinstance(one, PerMessageDeflate):
                self._window = one.local_max_window_bits
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {}

    async def send(self, message: Any) -> None:
        """Send what the application says; a ready frame goes out as it is."""
        ready = message.get("ready")
        if ready is None:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        self.transport.write(ready.frame(self._window))

    def pause_writing(self) -> None:
        """Begin to wait for a caller who does not read."""
        super().pause_writing()
        self._stuck.start(self.transport.abort)

    def resume_writing(self) -> None:
        """They read again."""
        self._stuck.stop()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the clock."""
        self._stuck.stop()
        super().connection_lost(exc)
