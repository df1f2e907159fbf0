"""Who is at a table: the sockets of this process, and through Redis those of the others.

Nothing of it lasts: what a process that died has noted is forgotten after a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from roundhouse.core.events import Seat
from roundhouse.server.people.news import News, at_table

log = logging.getLogger("roundhouse.people")
KEPT: Final = 90  # seconds for which a note about a table is good
AGAIN: Final = 30.0  # seconds between notes of the same


@dataclass(frozen=True)
class Here:
    """The seats whose people look at their table, and how many others do."""

    seats: frozenset[Seat]
    onlookers: int


class Presence:
    """Counts who is at which table."""

    def __init__(self, redis: Any, news: News) -> None:
        self._redis = redis
        self._news = news
        self._me = secrets.token_hex(4)  # this process
        self._there: defaultdict[str, list[tuple[Seat, ...]]] = defaultdict(list)
        self._tasks: set[asyncio.Task[None]] = set()

    @contextlib.contextmanager
    def at(self, id: str, seats: tuple[Seat, ...]) -> Iterator[None]:
        """Count somebody as long as they are there."""
        self._there[id].append(seats)
        self._changed(id)
        try:
            yield
        finally:
            self._there[id].remove(seats)
            if not self._there[id]:
                del self._there[id]
            self._changed(id)

    async def here(self, id: str) -> Here:
        """Return who is at a table, as far as anybody knows."""
        noted = [self._there.get(id, [])]
        if self._redis is not None:
            with contextlib.suppress(Exception):  # without Redis we know of our own
                found = await self._redis.hgetall(_key(id))
                noted += [json.loads(v) for k, v in found.items() if k.decode() != self._me]
        people = [tuple(seats) for part in noted for seats in part]
        sat = frozenset([seat for seats in people for seat in seats])
        return Here(sat, len([seats for seats in people if not seats]))

    async def remind(self) -> None:
        """Tell the others again and again who is here."""
        while self._redis is not None:
            await asyncio.sleep(AGAIN)
            for id in list(self._there):
                await self._note(id)

    def _changed(self, id: str) -> None:
        task = asyncio.ensure_future(self._tell(id))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, id: str) -> None:
        await self._note(id)
        self._news.tell(at_table(id))

    async def _note(self, id: str) -> None:
        if self._redis is None:
            return
        try:
            if id in self._there:
                await self._redis.hset(_key(id), self._me, json.dumps(self._there[id]))
                await self._redis.expire(_key(id), KEPT)
            else:
                await self._redis.hdel(_key(id), self._me)
        except Exception as error:
            log.warning("who is at %s cannot be told: %s", id, error)


def _key(id: str) -> str:
    return f"here {id}"
