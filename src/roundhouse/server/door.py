"""The door: whatever comes in gets a number, whatever goes out is protected, timed and written down.

The outermost layer, around the framework: it sees every answer, those to addresses nobody serves too.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from time import perf_counter
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from roundhouse.server.journal import facts
from roundhouse.server.measures import FAULTS, REQUESTS

log = logging.getLogger("roundhouse.access")

HEADER_LIMIT: Final = 16_000  # bytes of all headers together
ADDRESS_LIMIT: Final = 8_000  # bytes of path and query
CHUNK_PATIENCE: Final = 10.0  # seconds for the next piece of a body
BODY_PATIENCE: Final = 60.0  # seconds for a whole body
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
PICTURE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
HEADERS: Final = {
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
}
HSTS: Final = b"max-age=31536000"


def number_of(scope: Scope) -> str:
    """Return the number a request got at the door."""
    return str(scope["state"].get("number", ""))


class Visit:
    """One request on its way through the house."""

    def __init__(self, scope: HTTPScope, send: Send, secure: bool) -> None:
        self.scope = scope
        self.is_head = scope["method"] == "HEAD"
        self.status = 0
        self.size = 0
        self.began = perf_counter()
        self.seconds = 0.0
        self._send = send
        self._secure = secure

    async def send(self, message: Message) -> None:
        """Pass an answer on, protected; to HEAD without its body."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.seconds = perf_counter() - self.began
            message["headers"] = self._protected([*message["headers"]])
        elif message["type"] == "http.response.body":
            self.size += len(message["body"])
            if self.is_head:
                message["body"] = b""
        await self._send(message)

    def _protected(self, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        given = {name.lower(): value for name, value in headers}
        is_picture = given.get(b"content-type", b"").startswith(b"image/svg")
        added = {
            b"x-request-id": number_of(self.scope).encode(),
            b"content-security-policy": (PICTURE_POLICY if is_picture else POLICY).encode(),
            **HEADERS,
        }
        if self._secure:
            added[b"strict-transport-security"] = HSTS
        if not self.scope["path"].startswith("/static/"):
            added[b"cache-control"] = b"private, no-cache"
        return headers + [pair for pair in added.items() if pair[0] not in given]

    def close(self) -> None:
        """Count the visit and write it down."""
        scope: Any = self.scope
        route = scope.get("path_template", "") if self.status != 404 else "nothing"
        method = "HEAD" if self.is_head else scope["method"]
        REQUESTS.labels(route, method, self.status).observe(self.seconds)
        client = scope.get("client")
        known = facts(
            request=number_of(scope),
            method=method,
            path=scope["path"],
            status=self.status,
            ms=round(self.seconds * 1000, 1),
            bytes=self.size,
            address=client[0] if client else "",
        )
        log.info("answered", extra=known)


class Door:
    """The application behind its door."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self.app = app
        self.secure = secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket in."""
        scope["state"]["number"] = secrets.token_hex(8)
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        visit = Visit(scope, send, self.secure)
        if visit.is_head:
            scope["method"] = "GET"  # answered alike, the body left out on the way back
        try:
            if refused := _why_not(scope):
                await _answer(visit, *refused)
            else:
                await self.app(scope, _Patience(receive).receive, visit.send)
        except Exception:
            FAULTS.inc()
            log.exception("lost", extra=facts(request=number_of(scope), path=scope["path"]))
            if not visit.status:
                await _answer(visit, 500, "Internal Server Error")
        finally:
            visit.close()


def _why_not(scope: Scope) -> tuple[int, str] | None:
    """Return why a request is not even looked at."""
    if sum(len(name) + len(value) for name, value in scope["headers"]) > HEADER_LIMIT:
        return 431, f"headers take at most {HEADER_LIMIT} bytes together"
    if len(scope["path"]) + len(scope["query_string"]) > ADDRESS_LIMIT:
        return 414, f"an address takes at most {ADDRESS_LIMIT} bytes"
    return None


async def _answer(visit: Visit, status: int, detail: str) -> None:
    told = {"status": status, "title": detail, "detail": detail, "request": number_of(visit.scope)}
    body = json.dumps(told).encode()
    headers = [
        (b"content-type", b"application/problem+json"),
        (b"content-length", str(len(body)).encode()),
    ]
    await visit.send({"type": "http.response.start", "status": status, "headers": headers})
    await visit.send({"type": "http.response.body", "body": body, "more_body": False})


class _Patience:
    """Waits for a body only so long."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._end = 0.0
        self._whole = False

    async def receive(self) -> Any:
        """Return the next piece; 408 if it does not come."""
        if self._whole:  # what comes now is that the visitor leaves, whenever that is
            return await self._receive()
        now = perf_counter()
        self._end = self._end or now + BODY_PATIENCE
        try:
            patience = max(0.0, min(CHUNK_PATIENCE, self._end - now))
            message = await asyncio.wait_for(self._receive(), patience)
        except TimeoutError:
            raise HTTPException("the body did not arrive in time", status_code=408) from None
        self._whole = not message.get("more_body", False)
        return message
