"""Visitors: a guest is a signed cookie and nothing else."""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass

COOKIE = "guest"
YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class Guest:
    """Somebody with a browser. ``fresh`` guests have no cookie yet."""

    id: str
    fresh: bool
    generation: int = 0  # of an account; a guest without one has none


class Guests:
    """Makes and reads the cookies, and the tokens against forged requests."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def read(self, cookie: str | None) -> Guest:
        """Return who sent this cookie; somebody new if it is missing or was tampered with."""
        if cookie:
            body, _, signature = cookie.partition(".")
            if _same(signature, self.sign("guest", body)):
                id, _, generation = body.partition(":")
                return Guest(id, False, int(generation or 0))
        return Guest(secrets.token_hex(12), True)

    def cookie(self, guest: Guest) -> str:
        """Return the value of the cookie."""
        body = f"{guest.id}:{guest.generation}" if guest.generation else guest.id
        return f"{body}.{self.sign('guest', body)}"

    def csrf(self, guest: Guest) -> str:
        """Return the token that a change must carry."""
        return self.sign("csrf", guest.id)

    def is_genuine(self, guest: Guest, token: str | None) -> bool:
        """Return whether a change comes from one of our own pages."""
        return token is not None and _same(token, self.csrf(guest))

    def is_signed(self, purpose: str, text: str, signature: str) -> bool:
        """Return whether a text was signed here for a purpose."""
        return _same(signature, self.sign(purpose, text))

    def sign(self, purpose: str, id: str) -> str:
        """Return the signature of a text for one purpose."""
        text = f"{purpose}:{id}".encode(errors="surrogatepass")
        return hmac.digest(self._key, text, "sha256").hex()


def _same(given: str, right: str) -> bool:
    """Return whether two texts are the same, in a time that tells nothing; given may be anything."""
    return hmac.compare_digest(given.encode(errors="surrogatepass"), right.encode())
