"""Personal tokens: what a program shows instead of a cookie, and what it may do with it."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import dataclass
from time import time
from typing import Final

from litestar.connection import ASGIConnection
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException

from roundhouse.server.guests import Guest, Guests

PREFIX: Final = "rh"
SCOPES: Final = ("read", "play", "create")  # look as I see it; move; begin matches
DAY: Final = 24 * 3600
LONGEST: Final = 366  # days


@dataclass(frozen=True)
class Token:
    """For whom a program acts, and what it may do until when."""

    guest: str
    scopes: tuple[str, ...]
    until: int  # seconds since 1970

    def guard(self, scope: str) -> None:
        """Refuse what the token was not given for."""
        if scope not in self.scopes:
            needed = scope or "a page"
            raise PermissionDeniedException(f"this needs a token for {needed}")


def written(guests: Guests, guest: Guest, scopes: Collection[str], days: int) -> str:
    """Return a new token as text: signed, so that nothing has to be kept."""
    until = int(time()) + days * DAY
    chosen = "+".join([scope for scope in SCOPES if scope in scopes])
    body = f"{PREFIX}.{guest.id}.{chosen}.{until}.{secrets.token_hex(4)}"
    return f"{body}.{guests.sign('token', body)}"


def shown(request: ASGIConnection, guests: Guests) -> Token | None:  # type: ignore[type-arg]
    """Return the token a request shows, None if it shows none; 401 if it is no good."""
    kind, _, text = request.headers.get("authorization", "").partition(" ")
    if not kind:
        return None
    body, _, signature = text.rpartition(".")
    parts = body.split(".")
    if kind.lower() != "bearer" or len(parts) != 5 or parts[0] != PREFIX:
        raise NotAuthorizedException("expected Authorization: Bearer rh.…")
    if not guests.is_signed("token", body, signature):
        raise NotAuthorizedException("this token was not made here")
    token = Token(parts[1], tuple(parts[2].split("+")), int(parts[3]))
    if token.until < time():
        raise NotAuthorizedException("this token is no longer good: make a new one")
    return token
