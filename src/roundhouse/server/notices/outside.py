"""Asking another server on somebody's behalf: never one of ours, never twice at different places.

The address is looked up once, must be one of the open internet, and is the one that is called: a name
that means something else a moment later changes nothing. Nothing is followed, little is read.
"""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import Mapping
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

from roundhouse.server.tables import NotAllowed

PATIENCE: Final = 10.0  # seconds
MOST: Final = 64_000  # bytes of an answer's head


class Outside:
    """Calls servers out there; ``private`` ones only where a test says so."""

    def __init__(self, private: bool = False) -> None:
        self.private = private
        self._tls = ssl.create_default_context()

    def checked(self, url: str) -> SplitResult:
        """Return the parts of an address; NotAllowed if it is none that may be called."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise NotAllowed("notice-address") from None
        schemes = ("https", "http") if self.private else ("https",)
        plain = url.isascii() and url.isprintable() and " " not in url
        if parts.scheme not in schemes or not parts.hostname or parts.username or not plain:
            raise NotAllowed("notice-address")
        if not self.private and port not in (None, 443, 8443):
            raise NotAllowed("notice-address")
        return parts

    async def place(self, parts: SplitResult) -> tuple[str, int]:
        """Return the number and port to call; NotAllowed if any of its numbers is not of the internet."""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(parts.hostname, port, type=1)
        except (OSError, UnicodeError):
            raise NotAllowed("notice-address") from None
        numbers = [str(one[4][0]) for one in found]
        if not numbers or not (self.private or all(_is_open(number) for number in numbers)):
            raise NotAllowed("notice-address")
        return numbers[0], port

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send something and return the status of the answer."""
        parts = self.checked(url)
        number, port = await self.place(parts)
        tls = self._tls if parts.scheme == "https" else None
        name = parts.hostname if tls is not None else None
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(
                number, port, ssl=tls, server_hostname=name, limit=MOST
            )
            try:
                writer.write(_request(parts, body, headers))
                await writer.drain()
                line = await reader.readline()
            finally:
                writer.close()
                with contextlib.suppress(OSError, ssl.SSLError):
                    await writer.wait_closed()
        words = line.split()
        if len(words) < 2 or not words[1].isdigit():
            raise OSError("no answer in HTTP")
        return int(words[1])


def _is_open(number: str) -> bool:
    address = ip_address(number.partition("%")[0])
    mapped = getattr(address, "ipv4_mapped", None)
    if mapped is not None:
        address = mapped
    return address.is_global and not address.is_multicast


def _request(parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    host = parts.netloc
    lines = [f"POST {path} HTTP/1.1", f"Host: {host}", "Connection: close"]
    lines += [f"Content-Length: {len(body)}", *[f"{k}: {v}" for k, v in headers.items()]]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii", "replace") + body
