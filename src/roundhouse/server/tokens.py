"""Personal tokens: what a program shows instead of a cookie, and what it may do with it.

A token is signed and says what it is for; it is good as long as its row is there: it can be called back.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import dataclass
from time import time
from typing import Final

from litestar.connection import ASGIConnection
from litestar.exceptions import NotAuthorizedException, PermissionDeniedException
from sqlalchemy import func, select

from roundhouse.server.guests import Guests
from roundhouse.server.schema import tokens
from roundhouse.server.store import Store
from roundhouse.server.tables import NotAllowed
from roundhouse.server.wire import TokenInfo

PREFIX: Final = "rh"
SCOPES: Final = ("read", "play", "create")  # look as I see it; move; begin matches
DAY: Final = 24 * 3600
LONGEST: Final = 366  # days
MOST: Final = 50  # tokens of one visitor


@dataclass(frozen=True)
class Token:
    """For whom a program acts, and what it may do until when."""

    id: str
    guest: str
    scopes: tuple[str, ...]
    until: int  # seconds since 1970

    def guard(self, scope: str) -> None:
        """Refuse what the token was not given for."""
        if scope not in self.scopes:
            needed = scope or "a page"
            raise PermissionDeniedException(f"this needs a token for {needed}")


class Tokens:
    """Makes tokens, lists them, calls them back."""

    def __init__(self, guests: Guests, store: Store) -> None:
        self._guests = guests
        self._store = store

    async def make(self, guest: str, scopes: Collection[str], days: int, name: str = "") -> str:
        """Return a new token as text; it is shown once, what is kept does not open anything."""
        id, made = secrets.token_hex(8), int(time())
        chosen = "+".join([scope for scope in SCOPES if scope in scopes])
        row = {"id": id, "guest": guest, "name": name, "scopes": chosen}
        async with self._store.writing() as connection:
            late = (tokens.c.guest == guest, tokens.c.until < made)
            await connection.execute(tokens.delete().where(*late))
            mine = select(func.count()).where(tokens.c.guest == guest)
            if (await connection.scalar(mine) or 0) >= MOST:
                raise NotAllowed("tokens-too-many")
            until = made + days * DAY
            await connection.execute(tokens.insert().values(**row, made=made, until=until))
        body = f"{PREFIX}.{guest}.{chosen}.{until}.{id}"
        return f"{body}.{self._guests.sign('token', body)}"

    async def of(self, guest: str) -> list[TokenInfo]:
        """Return the tokens of a visitor that are still good, the newest first."""
        mine = (tokens.c.guest == guest, tokens.c.until >= int(time()))
        wanted = select(tokens).where(*mine).order_by(tokens.c.made.desc(), tokens.c.id)
        async with self._store.reading() as connection:
            rows = (await connection.execute(wanted)).all()
        return [TokenInfo(r.id, r.name, r.scopes.split("+"), r.made, r.until) for r in rows]

    async def call_back(self, guest: str, id: str) -> bool:
        """End a token of a visitor at once; False: they have none of that name."""
        mine = (tokens.c.guest == guest, tokens.c.id == id)
        async with self._store.writing() as connection:
            ended = await connection.execute(tokens.delete().where(*mine))
        return bool(ended.rowcount)

    async def guard(self, token: Token, scope: str) -> None:
        """Refuse a token that was called back, or was not given for this."""
        async with self._store.reading() as connection:
            kept = await connection.scalar(select(tokens.c.id).where(tokens.c.id == token.id))
        if kept is None:
            raise NotAuthorizedException("this token was called back: make a new one")
        token.guard(scope)


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
    token = Token(parts[4], parts[1], tuple(parts[2].split("+")), int(parts[3]))
    if token.until < time():
        raise NotAuthorizedException("this token is no longer good: make a new one")
    return token
