"""Several processes, one house: what one of them acknowledged, all of them know.

A process is told over a channel (in memory, or in Redis) that a match went on and reads the new entries
from the database. It also looks by itself: before anybody is shown a match, and now and then at those
that are watched, so that nothing is missed where a message was.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from typing import Any, Final

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.stores.base import Store as KeyStore
from litestar.stores.memory import MemoryStore

from roundhouse.core.events import Seat
from roundhouse.core.match import Step
from roundhouse.server.ground import Away, Ground, redis_is_away
from roundhouse.server.noticeboard import Noticeboard
from roundhouse.server.store import Entry
from roundhouse.server.tables import Hall, Table, WrongSeq

log = logging.getLogger("roundhouse.neighbours")

CHANNEL: Final = "matches"
PEOPLE: Final = "people"
WHO: Final = -1  # in place of a number of entries: somebody came or went
Heard = Callable[[str], Awaitable[None]]
PATROL: Final = 2.0  # seconds between looks at the matches that are watched
LEASE: Final = 10.0  # seconds for which one process plays the bots of a match, unless it renews
REMEMBERED: Final = 600  # seconds
LEAVING: Final = 3.0  # seconds in which a process that ends tells the others
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
            with contextlib.suppress(Away):
                watched = {t.id: t for t in self.tables.values() if t.audience.is_there}
                for id, seq in (await self.store.seqs(list(watched))).items():
                    if seq > watched[id].seq:
                        await self.catch_up(watched[id])


class Neighbours:
    """The other processes: told what was written here, heard when they write."""

    def __init__(self, redis: str) -> None:
        self.redis: Any = None
        self.ground = Ground("redis", redis_is_away)
        self._line: Any = None  # messages come over a connection of their own
        backend: ChannelsBackend = MemoryChannelsBackend()
        self.counts: KeyStore = MemoryStore()
        if redis:
            from litestar.channels.backends.redis import RedisChannelsPubSubBackend

            self.redis = connection(redis)
            self._line = connection(redis, -1, None)
            backend = RedisChannelsPubSubBackend(redis=self._line)
            self.counts = counts_in(self.redis, self.ground)
        self.board = Noticeboard(self.redis, self.ground)
        self.channels = ChannelsPlugin(backend, channels=[CHANNEL, PEOPLE])
        self._locks: dict[str, Any] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._heard: Callable[[str], None] = lambda _: None  # news of people
        self._opening: asyncio.Task[object] | None = None

    async def open(self, hall: Hall, heard: Heard) -> None:
        """Begin to listen and to look; ``heard`` is told where somebody came or went."""
        # Redis may be away: whoever waits for it keeps nobody else waiting
        self._opening = asyncio.ensure_future(self.channels.__aenter__())
        await asyncio.wait([self._opening], timeout=RETRY)
        await self.board.open()
        if isinstance(hall, SharedHall):
            self._tasks = [
                asyncio.ensure_future(self._listen(hall, heard)),
                asyncio.ensure_future(self._listen_to_people()),
                asyncio.ensure_future(hall.patrol()),
                asyncio.ensure_future(self._feel()),
            ]
        else:
            self._tasks = [asyncio.ensure_future(self._tidy())]

    async def close(self) -> None:
        """Stop listening, and leave the bots to others."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(TimeoutError):  # what Redis does not hear now it forgets by itself
            await asyncio.wait_for(self._leave(), LEAVING)
        if self.redis is not None:
            await self._line.aclose()
            await self.redis.aclose()

    async def _leave(self) -> None:
        for name in list(self._locks):
            await self.let_go(name)
        await self.board.close()
        if self._opening is not None and not self._opening.done():
            self._opening.cancel()
            return
        await self.channels.__aexit__(None, None, None)

    async def state(self) -> str:
        """Return whether Redis answers."""
        try:
            with self.ground.used():
                await self.redis.ping()
        except Away:
            return "away"
        return "ready"

    async def _feel(self) -> None:
        """Ask Redis now and then, so that nobody else has to wait for one that is away."""
        while True:
            await self.state()
            await asyncio.sleep(RETRY)

    def tell(self, written: list[Entry]) -> None:
        """Tell the others what was written."""
        if self.redis is not None:
            for match, seq in {entry.match: entry.seq for entry in written}.items():
                self.channels.publish([match, seq], CHANNEL)

    def tell_who(self, match: str) -> None:
        """Tell the others that somebody came to a table here, or left it."""
        if self.redis is not None:
            self.channels.publish([match, WHO], CHANNEL)

    async def _listen(self, hall: SharedHall, heard_who: Heard) -> None:
        async with self.channels.start_subscription([CHANNEL]) as heard:
            async for message in heard.iter_events():
                match, seq = msgspec.json.decode(message, type=tuple[str, int])
                table = hall.tables.get(match)
                if seq == WHO:
                    await heard_who(match)
                elif table is not None and table.seq < seq:
                    with contextlib.suppress(Away):
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
        return await self.counts.get(key) if self.redis is not None else None

    async def remember(self, key: str, value: bytes) -> None:
        """Remember something for all, for a while."""
        if self.redis is not None:
            await self.counts.set(key, value, REMEMBERED)

    # ── Who plays the bots of a match ────────────────────────────────────────────────────────────

    async def hold(self, name: str) -> bool:
        """Return whether this process plays the bots of a match for a while: nobody else does then."""
        if self.redis is None:
            return True
        lock = self._locks.get(name) or self.redis.lock(f"bots {name}", timeout=LEASE)
        try:
            with self.ground.used():
                if await lock.owned():
                    await lock.extend(LEASE, replace_ttl=True)
                elif not await lock.acquire(blocking=False):
                    return False
        except Away:  # let whoever reaches it play
            return False
        self._locks[name] = lock
        return True

    @contextlib.asynccontextmanager
    async def kept(self, name: str) -> AsyncIterator[None]:
        """Keep the bots that are held here, however long one of them thinks."""
        renewing = asyncio.ensure_future(self._renew(name))
        try:
            yield
        finally:
            renewing.cancel()

    async def _renew(self, name: str) -> None:
        while self.redis is not None:
            await asyncio.sleep(LEASE / 3)
            await self.hold(name)

    async def let_go(self, name: str) -> None:
        """Leave the bots of a match to others."""
        lock = self._locks.pop(name, None)
        if lock is not None:
            with contextlib.suppress(Away), self.ground.used():
                await lock.release()


def counts_in(redis: Any, ground: Ground) -> KeyStore:
    """Return what is counted and remembered in Redis; while it is away nothing is, for nobody."""
    from litestar.stores.redis import RedisStore

    class Counts(RedisStore):
        async def get(self, key: str, renew_for: int | timedelta | None = None) -> bytes | None:
            with contextlib.suppress(Away), ground.used_if_there():
                return await super().get(key, renew_for)
            return None

        async def set(
            self, key: str, value: str | bytes, expires_in: int | timedelta | None = None
        ) -> None:
            with contextlib.suppress(Away), ground.used_if_there():
                await super().set(key, value, expires_in)

    return Counts(redis, "roundhouse")


def connection(url: str, tries: int = 1, seconds: float | None = 1.0) -> Any:
    """Return a client of Redis: how often it tries again (-1: for ever), how long it waits for an answer.

    One more try is needed in any case: a connection from before a restart of Redis fails once.
    """
    from redis.asyncio import Redis
    from redis.asyncio.retry import Retry
    from redis.backoff import ExponentialBackoff
    from redis.exceptions import ConnectionError, TimeoutError

    return Redis.from_url(
        url,
        socket_timeout=seconds,
        socket_connect_timeout=1.0,
        retry=Retry(ExponentialBackoff(cap=1.0, base=0.1), tries),
        retry_on_error=[ConnectionError, TimeoutError],
    )
