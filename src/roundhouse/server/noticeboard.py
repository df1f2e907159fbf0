"""What every process says about itself for the others to read; what a dead one said fades away.

Kept in Redis under a name, one field a process. Alone there is nobody to tell, and nothing is kept.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from time import time
from typing import Any, Final

import msgspec

from roundhouse.server.ground import Away, Ground

LASTS: Final = 60  # seconds until what is not renewed has faded
TOGETHER: Final = 200  # notices that are written at once


class Noticeboard:
    """Notices of this process, and those of the others."""

    def __init__(self, redis: Any, ground: Ground) -> None:
        self._redis = redis
        self._ground = ground
        self._me = secrets.token_hex(8)
        self._mine: dict[str, Any] = {}
        self._fresh: set[str] = set()  # names under which something new is to be said
        self._told = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin to write."""
        if self._redis is not None:
            self._tasks = [
                asyncio.ensure_future(self._write()),
                asyncio.ensure_future(self._renew()),
            ]

    async def close(self) -> None:
        """Take everything down."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._fresh, self._mine = set(self._mine), {}
        if self._redis is not None:
            with contextlib.suppress(Away):
                await self._write_some()

    def put(self, name: str, said: Any) -> None:
        """Say something under a name from now on; None: nothing."""
        if self._redis is None:
            return
        if said is None:
            self._mine.pop(name, None)
        else:
            self._mine[name] = said
        self._fresh.add(name)
        self._told.set()

    async def others(self, name: str) -> list[Any]:
        """Return what the other processes say under a name."""
        if self._redis is None:
            return []
        found: dict[bytes, bytes] = {}
        with contextlib.suppress(Away), self._ground.used_if_there():
            found = await self._redis.hgetall(f"notices {name}")
        read = [msgspec.json.decode(text) for me, text in found.items() if me.decode() != self._me]
        return [said for until, said in read if until > time()]

    async def _write(self) -> None:
        while True:
            await self._told.wait()
            self._told.clear()
            while self._fresh:
                with contextlib.suppress(Away):  # it is said again when it is renewed
                    await self._write_some()

    async def _write_some(self) -> None:
        names = [self._fresh.pop() for _ in range(min(TOGETHER, len(self._fresh)))]
        with self._ground.used_if_there():
            async with self._redis.pipeline(transaction=False) as line:
                for name in names:
                    self._written(line, f"notices {name}", self._mine.get(name))
                await line.execute()

    def _written(self, line: Any, key: str, said: Any) -> None:
        if said is None:
            line.hdel(key, self._me)
        else:
            line.hset(key, self._me, msgspec.json.encode([time() + LASTS, said]))
            line.expire(key, LASTS)

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(LASTS / 3)
            self._fresh |= set(self._mine)
            self._told.set()
