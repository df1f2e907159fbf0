"""Cuts one of two servers off from Redis, then from PostgreSQL, for half a minute each; people play on.

The second server lives in a network namespace of its own with three lines: for visitors, for PostgreSQL
and for Redis. A line that is cut drops everything without a word. Whatever either of them shows must be
a true position of the match, nothing acknowledged may be lost, and all catch up soon after. Needs root.

    PYTHONPATH=src python tools/reliability/cut.py [--seconds 30]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass

from caller import Caller, Gone
from kills import PATIENCE
from ledger import Ledger
from people import Follower, Person
from service import ROOT, Service, free_port, service

SPACE = f"roundhouse{os.getpid() % 10_000}"
PEOPLE = 8
STARTED = 400.0  # seconds for the second server to start


@dataclass(frozen=True)
class Line:
    """A pair of network devices: one here, the other in the namespace."""

    name: str
    number: int

    @property
    def here(self) -> str:
        """The address on our side."""
        return f"10.231.{self.number}.1"

    @property
    def there(self) -> str:
        """The address in the namespace."""
        return f"10.231.{self.number}.2"

    def lay(self) -> None:
        """Connect both sides."""
        inner = f"{self.name}i"
        ip("link", "add", self.name, "type", "veth", "peer", "name", inner, "netns", SPACE)
        ip("addr", "add", f"{self.here}/30", "dev", self.name)
        ip("link", "set", self.name, "up")
        ip("-n", SPACE, "addr", "add", f"{self.there}/30", "dev", inner)
        ip("-n", SPACE, "link", "set", inner, "up")

    def cut(self) -> None:
        """Let nothing through."""
        ip("link", "set", self.name, "down")

    def mend(self) -> None:
        """Let everything through."""
        ip("link", "set", self.name, "up")


FRONT, POSTGRES, REDIS = (
    Line(f"rh{os.getpid() % 10_000}{c}", 100 + n) for n, c in enumerate("fpr")
)


def ip(*words: str) -> None:
    """Change the network."""
    subprocess.run(["ip", *words], check=True)


@contextlib.contextmanager
def lines() -> Iterator[None]:
    """Have the namespace and its lines for a while."""
    ip("netns", "add", SPACE)
    try:
        ip("-n", SPACE, "link", "set", "lo", "up")
        for line in (FRONT, POSTGRES, REDIS):
            line.lay()
        yield
    finally:
        ip("netns", "del", SPACE)  # the lines go with it


async def passed_on(line: Line, port: int) -> asyncio.Server:
    """Pass on what comes over a line to a port of this machine."""

    async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
        writer.close()

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            there = await asyncio.open_connection("127.0.0.1", port)
            await asyncio.gather(copy(reader, there[1]), copy(there[0], writer))

    return await asyncio.start_server(take, line.here, port)


class Second:
    """The server in the namespace."""

    def __init__(self, first: Service) -> None:
        assert first.redis is not None
        self.port = free_port()
        local = "127.0.0.1"
        environment = {
            **first.environment,
            "ROUNDHOUSE_DATABASE": first.database.replace(local, POSTGRES.here),
            "ROUNDHOUSE_REDIS": first.redis.url(0).replace(local, REDIS.here),
        }
        command = ["ip", "netns", "exec", SPACE, sys.executable, "-m", "roundhouse", "serve"]
        command += ["--host", FRONT.there, "--port", str(self.port)]
        with (first.folder / "log2").open("ab") as log:
            self.process = subprocess.Popen(
                command, env=environment, stdout=log, stderr=log, cwd=ROOT
            )

    async def ready(self) -> None:
        """Wait until it answers."""
        caller = Caller(self.port, FRONT.there)
        end = time.monotonic() + STARTED
        while time.monotonic() < end:
            with contextlib.suppress(Gone):
                status, _ = await caller.look("/readyz")
                if status == 200:
                    return
            await asyncio.sleep(0.2)
        raise RuntimeError("the second server does not answer")


class Cut:
    """Two servers, people at both, and followers of the same matches at both."""

    def __init__(self, first: Service, second: Second) -> None:
        self.first = first
        self.ledger = Ledger()
        places = [("127.0.0.1", first.port), (FRONT.there, second.port)]
        self.places = places
        self.people = [
            Person(self.ledger, first.guests, places[n % 2], n, 0, places) for n in range(PEOPLE)
        ]

    @property
    def followers(self) -> list[Follower]:
        """Everybody who looks on."""
        return [one for person in self.people for one in person.followers]

    async def through(self, line: Line, seconds: float) -> list[str]:
        """Cut a line for a while; return who has not caught up in time."""
        made = self.ledger.moves
        line.cut()
        await asyncio.sleep(seconds)
        during = self.ledger.moves - made
        line.mend()
        began = time.monotonic()
        late: list[str] = ["not looked yet"]
        while late and time.monotonic() - began < PATIENCE:
            await asyncio.sleep(0.5)
            late = await self.behind()
        took = time.monotonic() - began
        print(f"  {line.name}: {during} moves meanwhile; all there {took:.1f} s after", flush=True)
        return late

    async def behind(self) -> list[str]:
        """Return the followers that were left behind: later ones of the same match are further."""
        last: dict[str, int] = {}
        for page in self.ledger.pages.values():
            last[page.id] = max(page.acknowledged, default=0)
        await asyncio.sleep(2.0)  # whoever is there now must have seen that by then
        return [
            f"{one.id}: {one.place} is at {one.seq}, {last[one.id]} was acknowledged"
            for one in self.followers
            if one.id in last and one.seq < last[one.id]
        ]

    def different(self) -> list[str]:
        """Return positions that one server showed otherwise than the other."""
        found: dict[tuple[str, int, str], int] = {}
        wrong = []
        for one in self.followers:
            for seq, digest in one.history.items():
                key = (one.id, seq, one.who.language)
                if found.setdefault(key, digest) != digest:
                    wrong.append(f"{one.id} was shown in two ways at {seq}")
        return wrong

    async def go(self, seconds: float) -> list[str]:
        """Play, cut both lines one after the other; return what is wrong."""
        living = [asyncio.ensure_future(one.live()) for one in self.people]
        wrong: list[str] = []
        for line in (REDIS, POSTGRES):
            await asyncio.sleep(10)
            wrong += await self.through(line, seconds)
        for one in self.people:
            one.stopped = True
        ended = await asyncio.gather(*living, return_exceptions=True)
        wrong += [repr(one) for one in ended if isinstance(one, BaseException)]
        await asyncio.sleep(5)
        wrong += await self.behind() + self.different()
        for follower in self.followers:
            await follower.close()
        return wrong + await self.ledger.wrong(self.first.database)


async def tried(first: Service, seconds: float) -> int:
    """Start the second server, cut it off, tell."""
    assert first.postgres is not None
    assert first.redis is not None
    doors = [
        await passed_on(POSTGRES, first.postgres.port),
        await passed_on(REDIS, first.redis.port),
    ]
    second = Second(first)
    try:
        await second.ready()
        cut = Cut(first, second)
        wrong = await cut.go(seconds)
    finally:
        second.process.terminate()
        second.process.wait(30)
        for door in doors:
            door.close()
    for line in wrong[:20]:
        print(f"  {line}")
    shown = sum(len(one.history) for one in cut.followers)
    print(
        f"{cut.ledger.moves} moves and {cut.ledger.others} other changes acknowledged, {shown} "
        f"positions shown at two servers; wrong: {len(wrong)}"
    )
    return 1 if wrong else 0


def main() -> int:
    """Lay the lines, start PostgreSQL, Redis and the first server."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30.0)
    given = parser.parse_args()
    with lines(), service(1, ROUNDHOUSE_BOT_PAUSE="0.05") as first:
        first.start()
        return asyncio.run(tried(first, given.seconds))


if __name__ == "__main__":
    sys.exit(main())
