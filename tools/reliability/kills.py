"""Kills workers, databases and Redis at random moments, or takes away the power, while people play.

Nothing acknowledged may be lost, changed, out of order or doubled; whoever looks on ends where the match
is. On PostgreSQL and Redis with two workers, or with --sqlite in one process; there --power takes away
what was not synced, and --broken says in which way the server is to break its word (this must be found).

    PYTHONPATH=src python tools/reliability/kills.py [--moves 10000] [--sqlite [--power] [--broken early]]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import time
from collections import Counter
from pathlib import Path

import broken
from caller import Caller
from ledger import Ledger
from people import Follower, Person
from power import Power
from service import Service, service

PEOPLE = 10
AGAINST_BOTS = 3
PAUSE = 2.0  # seconds at most between recovery and the next kill
PATIENCE = 90.0  # seconds for everybody to catch up
FOLLOWED = 60  # followers that look on at the same time


class Trial:
    """A service, the people in it, and what is done to it."""

    def __init__(self, run: Service, power: Power | None, pause: float) -> None:
        self.run = run
        self.pause = pause
        self.power = power
        self.ledger = Ledger()
        self.kills: Counter[str] = Counter()
        guests, here = run.guests, ("127.0.0.1", run.port)
        self.people = [
            Person(self.ledger, guests, here, n, 2 if n < AGAINST_BOTS else 0, [here])
            for n in range(PEOPLE)
        ]

    def kill(self) -> None:
        """Kill something and let it start again."""
        what = "process" if self.run.postgres is None else random.choice(
            ["a worker", "all workers", "PostgreSQL", "Redis"]
        )  # fmt: skip
        self.kills["power" if self.power else what] += 1
        if self.power is not None:
            self.run.kill()
            self.power.lose()
            self.run.start()
        elif what in ("PostgreSQL", "Redis"):
            engine = self.run.postgres if what == "PostgreSQL" else self.run.redis
            assert engine is not None
            engine.kill()
            engine.start()
        else:
            self.run.kill_workers(1 if what == "a worker" else None)

    async def go(self, moves: int) -> list[str]:
        """Let people play and kill until so many moves were acknowledged; return what is wrong."""
        living = [asyncio.ensure_future(one.live()) for one in self.people]
        told = time.monotonic()
        while self.ledger.moves < moves and not any(task.done() for task in living):
            await asyncio.sleep(random.uniform(0.2, self.pause))
            await asyncio.to_thread(self.kill)
            await asyncio.to_thread(self.run.recovered)
            await self.look_away()
            if time.monotonic() - told > 20:
                told = time.monotonic()
                print(f"  {dict(self.kills)}: {self.ledger.moves} moves acknowledged", flush=True)
        for one in self.people:
            one.stopped = True
        ended = await asyncio.gather(*living, return_exceptions=True)
        found = [repr(one) for one in ended if isinstance(one, BaseException)]
        behind = await self.converged()
        wrong = await self.ledger.wrong(self.run.database)
        print(f"  in the database: {len(wrong)} wrong; looking on: {len(behind)} wrong", flush=True)
        return found + wrong + behind

    @property
    def followers(self) -> list[Follower]:
        """Everybody who looks on."""
        return [one for person in self.people for one in person.followers]

    async def look_away(self) -> None:
        """Let the oldest followers go when there are too many, once they have caught up."""
        for person in self.people:
            while len(person.followers) > FOLLOWED // PEOPLE:
                await person.followers.pop(0).close()

    async def converged(self) -> list[str]:
        """Wait until all who look on see what is there; return who does not."""
        await asyncio.to_thread(self.run.recovered)
        end = time.monotonic() + PATIENCE
        caller = Caller(self.run.port)
        behind = self.followers
        while behind and time.monotonic() < end:
            await asyncio.sleep(0.5)
            wrong = {one: await one.wrong(caller) for one in behind}
            behind = [one for one in behind if wrong[one]]
        found = [wrong[one] for one in behind]
        for one in self.followers:
            await one.close()
        return found


def powered(run: Service) -> Power:
    """Let the service keep its database where power can be taken away."""
    folder = run.folder / "disk"
    folder.mkdir()
    power = Power(folder, run.folder / "shadow")
    run.environment |= power.environment
    run.environment["ROUNDHOUSE_DATABASE"] = f"sqlite+aiosqlite:///{folder / 'roundhouse.db'}"
    return power


def main() -> int:
    """Try it; with --broken it is right to find something wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=10_000)
    parser.add_argument("--pause", type=float, default=PAUSE)
    parser.add_argument("--sqlite", action="store_true")
    parser.add_argument("--power", action="store_true")
    parser.add_argument("--broken", choices=broken.WAYS, default="")
    given = parser.parse_args()
    began = time.monotonic()
    with service(0 if given.sqlite else 2, ROUNDHOUSE_BOT_PAUSE="0.05") as run:
        power = powered(run) if given.power else None
        if given.broken:
            run.program = [str(Path(__file__).with_name("broken.py")), given.broken]
        run.start()
        trial = Trial(run, power, given.pause)
        wrong = asyncio.run(trial.go(given.moves))
        faults = run.faults()
    for line in wrong[:20]:
        print(f"  {line}")
    print(
        f"{sum(trial.kills.values())} kills {dict(trial.kills)}, {trial.ledger.moves} moves and "
        f"{trial.ledger.others} other changes acknowledged in {len(trial.ledger.pages)} matches, "
        f"{time.monotonic() - began:.0f} s; wrong: {len(wrong)}; logged as faults: {len(faults)}"
    )
    with contextlib.suppress(IndexError):
        print(f"  first fault: {faults[0][:600]}")
    return 1 if bool(wrong) != bool(given.broken) else 0


if __name__ == "__main__":
    sys.exit(main())
