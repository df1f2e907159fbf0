"""Work that takes the processor: done in processes of their own, behind a queue with fair shares.

Bots of running matches have processes to themselves. What visitors ask for shares another, of low
priority for the machine: hints first, then pictures, then uploads, one of each visitor in turn.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import Counter, OrderedDict, deque
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final
from zlib import crc32

from litestar.exceptions import TooManyRequestsException

from roundhouse.games.registry import look_in
from roundhouse.server.measures import JOBS, WAITING

log = logging.getLogger("roundhouse.jobs")
NICE: Final = 10  # what visitors ask for gives way to everything else on the machine


@dataclass(frozen=True)
class Kind:
    """A kind of job: what goes first, and how much of it there may be."""

    name: str
    first: int  # the smaller, the sooner
    each: int  # of one visitor at the same time
    most: int  # of all that wait
    seconds: float  # after that it is given up


BOT: Final = Kind("bot", 0, 10, 1_000_000, 120.0)
HINT: Final = Kind("hint", 1, 1, 20, 60.0)
PICTURE: Final = Kind("picture", 2, 3, 30, 60.0)
UPLOAD: Final = Kind("upload", 3, 1, 10, 20.0)


class Busy(TooManyRequestsException):
    """There is more to do than can wait, or more of one visitor than is fair."""

    def __init__(self) -> None:
        super().__init__("web-busy", headers={"Retry-After": "3"})


class GivenUp(Exception):
    """A job took too long, or its process died."""


@dataclass(eq=False)
class Job:
    """Something to do, for whom, and where the result is waited for."""

    kind: Kind
    whose: str
    act: Callable[..., Any]
    given: tuple[Any, ...]
    done: asyncio.Future[Any] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Line:
    """Jobs that wait: the urgent kind first, and within a kind one of each visitor in turn."""

    def __init__(self) -> None:
        self._waiting: dict[Kind, OrderedDict[str, deque[Job]]] = {}
        self._counts: Counter[Kind] = Counter()

    def put(self, job: Job) -> None:
        """Add a job; Busy if too many of its kind wait."""
        if self._counts[job.kind] >= job.kind.most:
            raise Busy()
        self._waiting.setdefault(job.kind, OrderedDict()).setdefault(job.whose, deque()).append(job)
        self._count(job.kind, 1)

    def take(self) -> Job | None:
        """Return the next job; its owner's next one comes after one of everybody else."""
        for kind in sorted(self._waiting, key=lambda kind: kind.first):
            visitors = self._waiting[kind]
            if visitors:
                whose, jobs = visitors.popitem(last=False)
                job = jobs.popleft()
                if jobs:
                    visitors[whose] = jobs
                self._count(kind, -1)
                return job
        return None

    def _count(self, kind: Kind, by: int) -> None:
        self._counts[kind] += by
        WAITING.labels(kind.name).inc(by)


class Crew:
    """Processes that share one line."""

    def __init__(self, processes: int, nice: int = 0, boards: str = "") -> None:
        self.line = Line()
        self._processes = processes
        self._free = processes
        self._nice = nice
        self._boards = boards  # a folder with further boards
        self._pool: ProcessPoolExecutor | None = None
        self._working: set[asyncio.Task[None]] = set()

    def put(self, job: Job) -> None:
        """Add a job and begin it as soon as somebody is free."""
        self.line.put(job)
        self._begin()

    def _begin(self) -> None:
        while self._free and (job := self.line.take()):
            self._free -= 1
            task = asyncio.ensure_future(self._work(job))
            self._working.add(task)
            task.add_done_callback(self._working.discard)

    async def _work(self, job: Job) -> None:
        began = perf_counter()
        try:
            pool = self._pool = self._pool or self._opened()
            work = (job.kind.seconds, job.act, *job.given)
            result = await asyncio.get_running_loop().run_in_executor(pool, timed, *work)
        except BrokenProcessPool:
            self._pool = None
            _settle(job.done, GivenUp(f"the process of a {job.kind.name} died"))
        except Exception as error:
            _settle(job.done, error)
        else:
            if not job.done.done():
                job.done.set_result(result)
        finally:
            JOBS.labels(job.kind.name).observe(perf_counter() - began)
            self._free += 1
            self._begin()

    def _opened(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, settle_in, (self._nice, self._boards))

    def close(self) -> None:
        """Send everybody home; what waits is given up."""
        while job := self.line.take():
            _settle(job.done, GivenUp("the house closes"))
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _settle(done: asyncio.Future[Any], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)


class Jobs:
    """All crews of one server process."""

    def __init__(self, bots: int, visitors: int = 1, boards: str = "") -> None:
        # A table is always thought about in the same process, which remembers it.
        self._bots = [Crew(1, 0, boards) for _ in range(bots)]
        self._visitors = Crew(visitors, NICE, boards)
        self._owners: Counter[tuple[Kind, str]] = Counter()
        # what is seen to later, by name: each is told what it is about, such as a match
        self.errands: dict[str, Callable[[str], Awaitable[None]]] = {}
        self.closing = False

    async def do(self, kind: Kind, whose: str, act: Callable[..., Any], *given: Any) -> Any:
        """Return what ``act`` makes of what is given; Busy if this visitor or all asked for too much.

        ``act`` and everything given and made are sent to another process and back.
        """
        mine = (kind, whose)
        if self.closing:
            raise GivenUp("the house closes")
        if self._owners[mine] >= kind.each:
            raise Busy()
        job = Job(kind, whose, act, given)
        self._crew_of(job).put(job)
        self._owners[mine] += 1
        try:
            return await job.done
        finally:
            self._owners[mine] -= 1
            if not self._owners[mine]:
                del self._owners[mine]

    def _crew_of(self, job: Job) -> Crew:
        if job.kind is not BOT:
            return self._visitors
        return self._bots[crc32(job.whose.encode()) % len(self._bots)]

    async def later(self, errand: str, about: str, seconds: float) -> None:
        """See to it that an errand is run after a while, even if this process dies; alone it cannot."""

    async def open(self) -> None:
        """Get ready; processes are started when there is something to do."""

    async def close(self) -> None:
        """End all work."""
        self.closing = True
        for crew in (*self._bots, self._visitors):
            crew.close()


# ── In the other process ─────────────────────────────────────────────────────────────────────────


def settle_in(nice: int, boards: str = "") -> None:
    """Get ready: give way to others if asked to, and end when the server does, however it ends."""
    if boards:
        look_in(boards)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which tells us
    os.nice(nice)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def timed(seconds: float, act: Callable[..., Any], *given: Any) -> Any:
    """Return what is made, if that takes no longer."""

    def too_late(*_: object) -> None:
        raise GivenUp(f"not done after {seconds:g} seconds")

    signal.signal(signal.SIGALRM, too_late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return act(*given)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
