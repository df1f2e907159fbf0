"""How often a visitor may do something, counted by Litestar in memory or in Redis, and how much of it."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_address
from time import time
from typing import Any, Final

from litestar import Request
from litestar.middleware.rate_limit import (
    DURATION_VALUES,
    CacheObject,
    RateLimitConfig,
    RateLimitMiddleware,
)
from litestar.stores.base import Store
from litestar.types import Middleware

from roundhouse.server.house import house_of

MANY: Final = 10  # an address may do that many times as much as a visitor: people share one
Asked = Request[Any, Any, Any]


class Counted(RateLimitMiddleware):
    """Litestar's limit; it remembers how often, where Litestar remembers every time."""

    async def retrieve_cached_history(self, key: str, store: Store) -> CacheObject:
        """Return how often it was since the minute began."""
        now = int(time())
        count, _, reset = (await store.get(key) or b"0 0").partition(b" ")
        if int(reset) <= now:
            return CacheObject([], now + DURATION_VALUES[self.unit])
        return CacheObject([0] * int(count), int(reset))

    async def set_cached_history(self, key: str, cache_object: CacheObject, store: Store) -> None:
        """Count once more."""
        cache_object.history.append(0)
        text = f"{len(cache_object.history)} {cache_object.reset}"
        await store.set(key, text, DURATION_VALUES[self.unit])


def address_of(request: Asked) -> str:
    """Return where a request comes from; of an IPv6 address the part that names a household."""
    host = request.client.host if request.client else ""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return host if address.version == 4 else address.exploded[:19]


def visitor_of(request: Asked) -> str:
    """Return who asks: a guest we know, else an address, for guests cost nothing to make."""
    guest = house_of(request).visitor(request)
    return f"address {address_of(request)}" if guest.fresh else f"guest {guest.id}"


def limited(kind: str, often: int) -> list[Middleware]:
    """Return what lets a visitor do something so often a minute, and their address some more."""
    return [
        _limit(often, lambda request: f"{kind} {visitor_of(request)}"),
        _limit(often * MANY, lambda request: f"{kind} all {address_of(request)}"),
    ]


def _limit(most: int, who: Callable[[Asked], str]) -> Middleware:
    return RateLimitConfig(
        ("minute", most),
        identifier_for_request=who,
        check_throttle_handler=lambda request: house_of(request).settings.limited,
        middleware_class=Counted,
    ).middleware


CHANGES: Final = limited("change", 240)
CREATIONS: Final = limited("create", 20)
LOOKS: Final = limited("look", 600)
PICTURES: Final = limited("picture", 60)
HINTS: Final = limited("hint", 20)
