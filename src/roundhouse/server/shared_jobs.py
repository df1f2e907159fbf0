"""Jobs of several processes: what visitors ask for waits in Redis, in queues of SAQ, for any of them.

The same small interface as in one process. A process that takes a job does it like one of its own; if it
dies, the job is taken by another. Bots think where their match is played, see ``neighbours``.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from time import time
from typing import Any, Final, get_type_hints

import msgspec

from roundhouse.fonts.png import to_png
from roundhouse.server.ground import Ground
from roundhouse.server.jobs import BOT, HINT, PICTURE, UPLOAD, Busy, GivenUp, Jobs, Kind
from roundhouse.server.neighbours import connection
from roundhouse.server.settings import Settings
from roundhouse.server.thinking import think
from roundhouse.server.uploads import checked

# It tells at length how it ends, and that Redis is away; what fails is told by whoever asked for it.
logging.getLogger("saq").setLevel(logging.CRITICAL)

ACTS: Final[dict[str, Callable[..., Any]]] = {act.__name__: act for act in (think, to_png, checked)}
ERRANDS: Final = "errands"
KINDS: Final = {kind.name: kind for kind in (HINT, PICTURE, UPLOAD)}
HEARTBEAT: Final = 10  # seconds without a sign of life after which a job is given to somebody else
SWEEP: Final = 5  # seconds between looks for such jobs
KEPT: Final = 60  # seconds a result is there to be fetched


def jobs_of(settings: Settings, ground: Ground) -> Jobs:
    """Return the jobs of this process, alone or among others."""
    made = (settings.bot_workers, settings.job_workers, settings.boards)
    return SharedJobs(*made, settings.redis, ground) if settings.redis else Jobs(*made)


class SharedJobs(Jobs):
    """Jobs that any process may do."""

    def __init__(self, bots: int, visitors: int, boards: str, redis: str, ground: Ground) -> None:
        super().__init__(bots, visitors, boards)
        self.ground = ground
        from saq.queue.redis import RedisQueue

        # without pauses between its tries a worker would ask a Redis that is away without end
        line = connection(redis, 3, 5.0)
        self._queues = {name: RedisQueue(line, f"roundhouse {name}") for name in (*KINDS, ERRANDS)}
        self._working: list[asyncio.Task[None]] = []
        self._visitors_at_once = visitors + 1  # one more waits here than is worked on

    async def open(self) -> None:
        """Begin to take jobs."""
        from saq import Worker
        from saq.types import TimersDict

        class Quiet(Worker[Any]):
            SIGNALS: Final = []  # type: ignore[misc]  # the server ends us itself

        for queue in self._queues.values():
            await queue.connect()
            worker = Quiet(
                queue,
                [("work", self._work), ("run", self._run)],
                concurrency=self._visitors_at_once,
                timers=TimersDict(sweep=SWEEP, schedule=SWEEP, abort=SWEEP, worker_info=10),
                dequeue_timeout=1.0,
            )
            self._working.append(asyncio.ensure_future(worker.start()))

    async def close(self) -> None:
        """Take no more; what was begun is given back."""
        await super().close()
        for task in self._working:
            task.cancel()
        await asyncio.gather(*self._working, return_exceptions=True)
        for queue in self._queues.values():
            with contextlib.suppress(Exception):
                await queue.disconnect()

    async def later(self, errand: str, about: str, seconds: float) -> None:
        """See to it that an errand is run after a while, once, by whoever is there then."""
        due = int(time() + seconds) + 1
        with self.ground.used_if_there():
            await self._queues[ERRANDS].enqueue(
                "run",
                key=f"{errand} {about} {int(due // seconds)}",
                scheduled=due,
                timeout=60,
                heartbeat=HEARTBEAT,
                retries=3,
                ttl=1,
                errand=errand,
                about=about,
            )

    async def _run(self, context: Any, *, errand: str, about: str) -> None:
        """Run an errand that this process took."""
        await self.errands[errand](about)

    async def do(self, kind: Kind, whose: str, act: Callable[..., Any], *given: Any) -> Any:
        """Return what ``act`` makes of what is given, in whichever process."""
        if kind is BOT:
            return await super().do(kind, whose, act, *given)
        with self.ground.used_if_there():
            job = await self._put(kind, whose, act.__name__, msgspec.json.encode(given).decode())
            try:
                await job.refresh(until_complete=kind.seconds * 2)
            except TimeoutError:
                raise GivenUp(f"{kind.name}: nobody did it in time") from None
        if job.status != "complete":
            raise GivenUp(f"{kind.name}: {job.error or job.status}")
        return msgspec.json.decode(job.result, type=get_type_hints(act)["return"])

    async def _put(self, kind: Kind, whose: str, act: str, given: str) -> Any:
        """Put a job into its queue; a visitor has so many names for jobs, and no name twice."""
        queue = self._queues[kind.name]
        if await queue.count("queued") >= kind.most:
            raise Busy()
        for number in range(kind.each):
            job = await queue.enqueue(
                "work",
                key=f"{whose} {number}",
                timeout=int(kind.seconds * 2),
                heartbeat=HEARTBEAT,
                retries=3,
                ttl=KEPT,
                kind=kind.name,
                whose=whose,
                act=act,
                given=given,
            )
            if job is not None:
                return job
        raise Busy()

    async def _work(self, context: Any, *, kind: str, whose: str, act: str, given: str) -> str:
        """Do a job that this process took, with a sign of life now and then."""
        work = ACTS[act]
        hints = [hint for name, hint in get_type_hints(work).items() if name != "return"]
        values = [
            msgspec.convert(value, hint)
            for value, hint in zip(msgspec.json.decode(given), hints, strict=False)
        ]
        alive = asyncio.ensure_future(_sign_of_life(context["job"]))
        try:
            made = await super().do(KINDS[kind], f"{whose} {context['job'].key}", work, *values)
        finally:
            alive.cancel()
        return msgspec.json.encode(made).decode()


async def _sign_of_life(job: Any) -> None:
    while True:
        await asyncio.sleep(HEARTBEAT / 3)
        await job.update()
