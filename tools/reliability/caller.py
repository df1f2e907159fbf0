"""A caller that costs next to nothing: HTTP over one connection, sockets of which only numbers are read.

What measures must not be what is measured: no framework, no JSON of updates, one process for thousands
of sockets. Updates that are the same bytes for many are looked into once.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from roundhouse.server.guests import Guest, Guests

LANGUAGES = ("en", "de", "nl")
TAIL = b"\x00\x00\xff\xff"  # left out of every packed message
DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n"
_NUMBERS = re.compile(rb'\{"seq":(\d+),"since":(\d+|null)')


@dataclass(frozen=True)
class Visitor:
    """Somebody with a cookie and a language."""

    guest: str
    cookie: str
    csrf: str
    language: str = "en"

    @property
    def headers(self) -> str:
        """What a browser of theirs sends with everything."""
        return f"Cookie: guest={self.cookie}; lang={self.language}\r\nX-CSRF: {self.csrf}\r\n"


def visitor(guests: Guests, name: str, language: str = "en") -> Visitor:
    """Return a visitor of that name, known to a server with the same key."""
    guest = Guest(name, False)
    return Visitor(name, guests.cookie(guest), guests.csrf(guest), language)


NOBODY = Visitor("", "", "")


class Gone(Exception):
    """Nobody answered: the connection broke or was never made."""


class Caller:
    """One connection to a server, made anew when it broke."""

    def __init__(self, port: int, host: str = "127.0.0.1", patience: float = 30.0) -> None:
        self.place = (host, port)
        self.patience = patience
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, who: Visitor, path: str, data: Any, more: str = "") -> tuple[int, bytes]:
        """Send a change; return status and body. A text goes as it is, all else as JSON."""
        body = data.encode() if isinstance(data, str) else json.dumps(data).encode()
        kind = "text/plain" if isinstance(data, str) else "application/json"
        head = f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n{more}"
        return await self._asked(f"POST {path}", who, head, body)

    async def get(self, who: Visitor, path: str) -> tuple[int, bytes]:
        """Look at something; return status and body."""
        return await self._asked(f"GET {path}", who, "", b"")

    async def look(self, path: str) -> tuple[int, bytes]:
        """Look at something as nobody in particular."""
        return await self.get(NOBODY, path)

    async def _asked(self, what: str, who: Visitor, head: str, body: bytes) -> tuple[int, bytes]:
        try:
            async with asyncio.timeout(self.patience):
                reader, writer = self._line or await asyncio.open_connection(*self.place)
                self._line = reader, writer
                asked = f"{what} HTTP/1.1\r\nHost: localhost\r\n{who.headers}{head}\r\n"
                writer.write(asked.encode() + body)
                return await _answer(reader)
        except (OSError, EOFError, TimeoutError, ValueError) as error:
            self.hang_up()
            raise Gone(what) from error

    def hang_up(self) -> None:
        """Let the connection go."""
        if self._line is not None:
            self._line[1].close()
            self._line = None


async def _answer(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    first = await reader.readline()
    if not first.endswith(b"\n"):
        raise EOFError
    status, length = int(first.split()[1]), 0
    while (line := await reader.readline()) not in (b"\r\n", b""):
        if line[:15].lower() == b"content-length:":
            length = int(line[15:])
    return status, await reader.readexactly(length)


# ── Sockets ──────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Seen:
    """What is read of an update: the entry it leads to, the one it begins at (None: it is whole)."""

    seq: int
    since: int | None
    over: bool


class Looked:
    """What was read in updates; the same bytes are looked into once."""

    def __init__(self) -> None:
        self._known: dict[bytes, Seen] = {}
        self.looks = 0

    def look(self, payload: bytes, packed: bool) -> Seen:
        """Return what an update says."""
        found = self._known.get(payload)
        if found is None:
            text = zlib.decompressobj(-15).decompress(payload + TAIL) if packed else payload
            match = _NUMBERS.match(text)
            assert match is not None, text[:60]
            seq, since = match.groups()
            base = None if since == b"null" else int(since)
            found = Seen(int(seq), base, b'"over":true' in text[:400])
            if len(self._known) > 2_000:
                self._known.clear()
            self._known[payload] = found
            self.looks += 1
        return found


class Onlooker(asyncio.Protocol):
    """One socket at one match: tells its owner the number of every update, and answers pings."""

    def __init__(
        self,
        id: str,
        who: Visitor,
        looked: Looked,
        heard: Callable[[Onlooker], None],
        deflate: bool = True,
    ) -> None:
        self.id = id
        self.who = who
        self.seq = -1
        self.since: int | None = None
        self.over = False
        self.wholes = 0  # updates that held everything
        self.gaps = 0  # updates that did not begin where the last one ended
        self.skipped = 0  # positions that were never shown
        self.bytes = 0
        self.closed = asyncio.get_running_loop().create_future()
        self.refused = ""
        self._looked = looked
        self._heard = heard
        self._deflate = deflate
        self._buffer = bytearray()
        self._is_open = False
        self._unpacks: Any = None
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        since = f"?since={self.seq}" if self.seq >= 0 else ""
        transport.write(
            f"GET /ws/{self.id}{since} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"{self.who.headers}{DEFLATE if self._deflate else ''}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take out whole frames."""
        self.bytes += len(data)
        self._buffer += data
        if not self._is_open:
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head[:20]:
                self.refused = head[:60].decode("latin-1")
                self.hang_up()
                return
            self._is_open, self._buffer = True, bytearray(rest)
            if b"permessage-deflate" in head and b"server_no_context_takeover" not in head:
                self._unpacks = zlib.decompressobj(-15)  # every message builds on those before
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame out of what came; return whether there was a whole one."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 127, 2
        if size > 125:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return False
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return False
        first, payload = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        self._took(first & 15, bool(first & 64), payload)
        return True

    def _took(self, kind: int, packed: bool, payload: bytes) -> None:
        if kind == 1:
            if packed and self._unpacks is not None:
                payload, packed = self._unpacks.decompress(payload + TAIL), False
            seen = self._looked.look(payload, packed)
            seq, since, self.over = seen.seq, seen.since, seen.over
            self.wholes += since is None
            self.gaps += since is not None and since != self.seq
            self.skipped += max(0, seq - self.seq - 1) if self.seq >= 0 else 0
            self.seq, self.since = seq, since
            self._heard(self)
        elif kind == 9 and self._transport is not None:
            self._transport.write(bytes([0x8A, 0x80 | len(payload), 0, 0, 0, 0]) + payload)
        elif kind == 8:
            self.refused = f"closed {int.from_bytes(payload[:2], 'big')}"
            self.hang_up()

    def connection_lost(self, _: Exception | None) -> None:
        """Tell whoever waits for the end."""
        if not self.closed.done():
            self.closed.set_result(None)

    def hang_up(self) -> None:
        """Let the socket go."""
        if self._transport is not None:
            self._transport.close()


async def look_on(port: int, onlooker: Onlooker, host: str = "127.0.0.1") -> Onlooker:
    """Connect an onlooker."""
    await asyncio.get_running_loop().create_connection(lambda: onlooker, host, port)
    return onlooker
