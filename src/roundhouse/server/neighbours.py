"""Several processes, one house: what one of them acknowledged, all of them know.

A process is told over a channel (in memory, or in Redis) that a match went on and reads the new entries
from the database. It also looks by itself: before anybody is shown a match, and now and then at those
that are watched, so that nothing is missed where a message was.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.stores.base import Store as KeyStore
from litestar.stores.memory import MemoryStore

from roundhouse.core.events import Seat
from roundhouse.core.match import Step
from roundhouse.server.store import Entry
from roundhouse.server.tables import Hall, Table, WrongSeq

log = logging.getLogger("roundhouse.neighbours")

CHANNEL: Final = "matches"
PEOPLE: Final = "people"
PATROL: Final = 2.0  # seconds between looks at the matches that are watched
LEASE: Final = 20.0  # seconds for which one process plays the bots of a match, unless it renews
REMEMBERED: Final = 600  # seconds
RETRY: Final = 1.0  # seconds until another one asks again


class SharedHall(Hall):
    """A hall that is not the only one: others may have gone on with its matches."""

    async def table(self, id: str) -> Table:
        """Return a match as it is now."""
        known = id in self.tables
        table = await super().table(id)
        if known:
            await self.catch_up(table)
        return table

    async def catch_up(self, table: Table) -> None:
        """Take in what others acknowledged."""
        async with table.lock:
            grown = await self._take_in(table)
        if grown:
            self.go_on(table)

    async def _take_in(self, table: Table) -> bool:
        entries = await self.store.entries_after(table.id, table.seq)
        for entry in entries:
            table.take(entry)
        if entries:
            table.audience.wake()
            self.noticed(table)
        return bool(entries)

    async def _append(
        self, table: Table, kind: str, seat: Seat, text: str, steps: list[Step[Any]] | None = None
    ) -> None:
        try:
            await super()._append(table, kind, seat, text, steps)
        except WrongSeq:
            self.tables[table.id] = table  # it is behind, not wrong, and people watch it
            await self._take_in(table)
            raise WrongSeq(table.seq) from None

    async def patrol(self) -> None:
        """Catch up with whatever is watched, again and again."""
        while True:
            await asyncio.sleep(PATROL)
            with contextlib.suppress(OSError):
                watched = {t.id: t for t in self.tables.values() if t.audience.is_there}
                for id, seq in (await self.store.seqs(list(watched))).items():
                    if seq > watched[id].seq:
                        await self.catch_up(watched[id])


class Neighbours:
    """The other processes: told what was written here, heard when they write."""

    def __init__(self, redis: str) -> None:
        self.redis: Any = None
        self._line: Any = None  # messages come over a connection of their own
        backend: ChannelsBackend = MemoryChannelsBackend()
        self.counts: KeyStore = MemoryStore()
        if redis:
            from litestar.channels.backends.redis import RedisChannelsPubSubBackend
            from litestar.stores.redis import RedisStore

            self.redis = connection(redis)
            self._line = connection(redis, patient=True)
            backend = RedisChannelsPubSubBackend(redis=self._line)
            self.counts = RedisStore(self.redis, "roundhouse")
        self.channels = ChannelsPlugin(backend, channels=[CHANNEL, PEOPLE])
        self._locks: dict[str, Any] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._heard: Callable[[str], None] = lambda _: None  # news of people

    async def open(self, hall: Hall) -> None:
        """Begin to listen and to look."""
        await self.channels.__aenter__()
        if isinstance(hall, SharedHall):
            self._tasks = [
                asyncio.ensure_future(self._listen(hall)),
                asyncio.ensure_future(self._listen_to_people()),
                asyncio.ensure_future(hall.patrol()),
            ]
        else:
            self._tasks = [asyncio.ensure_future(self._tidy())]

    async def close(self) -> None:
        """Stop listening, and leave the bots to others."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for name in list(self._locks):
            await self.let_go(name)
        await self.channels.__aexit__(None, None, None)
        if self.redis is not None:
            await self._line.aclose()
            await self.redis.aclose()

    async def state(self) -> str:
        """Return whether Redis answers."""
        try:
            await self.redis.ping()
        except Exception as error:
            return type(error).__name__
        return "ready"

    def tell(self, written: list[Entry]) -> None:
        """Tell the others what was written."""
        if self.redis is not None:
            for match, seq in {entry.match: entry.seq for entry in written}.items():
                self.channels.publish([match, seq], CHANNEL)

    async def _listen(self, hall: SharedHall) -> None:
        async with self.channels.start_subscription([CHANNEL]) as heard:
            async for message in heard.iter_events():
                match, seq = msgspec.json.decode(message, type=tuple[str, int])
                table = hall.tables.get(match)
                if table is not None and table.seq < seq:
                    with contextlib.suppress(OSError):
                        await hall.catch_up(table)

    def hear_people(self, heard: Callable[[str], None]) -> None:
        """Say who wants to know what other processes tell about people."""
        self._heard = heard

    def tell_people(self, topic: str) -> None:
        """Tell the others that there are news of a topic."""
        if self.redis is not None:
            self.channels.publish(topic, PEOPLE)

    async def _listen_to_people(self) -> None:
        async with self.channels.start_subscription([PEOPLE]) as heard:
            async for message in heard.iter_events():
                self._heard(message.decode())

    async def _tidy(self) -> None:
        """Forget counts of visitors that are no longer good."""
        while True:
            await asyncio.sleep(60)
            assert isinstance(self.counts, MemoryStore)
            await self.counts.delete_expired()

    # ── What all know ────────────────────────────────────────────────────────────────────────────

    async def recalled(self, key: str) -> bytes | None:
        """Return what one of us remembered for all."""
        with contextlib.suppress(Exception):  # without Redis everybody finds out for themselves
            return await self.counts.get(key) if self.redis is not None else None
        return None

    async def remember(self, key: str, value: bytes) -> None:
        """Remember something for all, for a while."""
        if self.redis is not None:
            with contextlib.suppress(Exception):
                await self.counts.set(key, value, REMEMBERED)

    # ── Who plays the bots of a match ────────────────────────────────────────────────────────────

    async def hold(self, name: str) -> bool:
        """Return whether this process plays the bots of a match for a while: nobody else does then."""
        if self.redis is None:
            return True
        lock = self._locks.get(name) or self.redis.lock(f"bots {name}", timeout=LEASE)
        try:
            if await lock.owned():
                await lock.extend(LEASE, replace_ttl=True)
            elif not await lock.acquire(blocking=False):
                return False
        except Exception as error:  # Redis is away: let whoever reaches it play
            log.warning("no lease for the bots of %s: %s", name, error)
            return False
        self._locks[name] = lock
        return True

    async def let_go(self, name: str) -> None:
        """Leave the bots of a match to others."""
        lock = self._locks.pop(name, None)
        if lock is not None:
            with contextlib.suppress(Exception):
                await lock.release()


def connection(url: str, patient: bool = False) -> Any:
    """Return a client of Redis: one that says at once when nobody answers, or one that waits for ever."""
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import ExponentialBackoff
    from redis.exceptions import ConnectionError, TimeoutError

    if not patient:
        return Redis.from_url(url, socket_timeout=1.0, socket_connect_timeout=1.0)
    return Redis.from_url(
        url,
        retry=Retry(ExponentialBackoff(cap=1.0, base=0.1), retries=-1),
        retry_on_error=[ConnectionError, TimeoutError],
    )
