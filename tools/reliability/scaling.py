"""One worker against two on PostgreSQL: moves per second, and what a move costs whom.

Rounds take turns, so that the ratio depends little on what else the machine does. Where the cores are the
limit, for those who post share them, the processor time of a move says how far it would go.

    PYTHONPATH=build/compiled python tools/reliability/scaling.py [--rounds 3] [--players 32]
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import time
from dataclasses import dataclass

from caller import Caller, Visitor, visitor
from games import Prepared, prepare
from service import Service, family, machine, seconds_of, service

MOVES = 40  # of each match
SEATS = 3


@dataclass(frozen=True)
class Round:
    """What one round cost: seconds, and processor time of everybody for a move."""

    rate: float
    workers: float
    postgres: float
    redis: float
    ours: float

    def __str__(self) -> str:
        return (
            f"{self.rate:,.0f} moves/s; processor time of a move: workers {self.workers:.2f} ms, "
            f"PostgreSQL {self.postgres:.2f}, Redis {self.redis:.2f}, those who post {self.ours:.2f}"
        )


async def play(port: int, match: Prepared, people: list[Visitor]) -> None:
    """Post all moves of a match, one after the other."""
    caller = Caller(port, patience=120.0)
    for n, (seat, move) in enumerate(match.moves):
        data = {"seq": match.first + n, "move": move}
        status, body = await caller.post(people[seat], f"/api/matches/{match.id}/moves", data)
        assert status == 200, (status, body[:300])
    caller.hang_up()


async def all_at_once(run: Service, matches: list[Prepared]) -> None:
    """Play all matches at the same time."""
    guests = run.guests
    people = [[visitor(guests, name) for name in match.names] for match in matches]
    await asyncio.gather(
        *[play(run.port, match, who) for match, who in zip(matches, people, strict=True)]
    )


def spent(run: Service) -> tuple[float, float, float, float]:
    """Return the processor time of workers, PostgreSQL, Redis and this program."""
    assert run.process is not None
    assert run.postgres is not None
    assert run.redis is not None
    each = [run.process.pid, run.postgres.process.pid, run.redis.process.pid]
    workers, postgres, redis = [seconds_of(*family(pid)) for pid in each]
    return workers, postgres, redis, time.process_time()


def measured(run: Service, matches: list[Prepared]) -> Round:
    """Play and count."""
    before, began = spent(run), time.perf_counter()
    asyncio.run(all_at_once(run, matches))
    seconds, moves = time.perf_counter() - began, sum(len(match.moves) for match in matches)
    each = [(b - a) / moves * 1e3 for a, b in zip(before, spent(run), strict=True)]
    return Round(moves / seconds, *each)


def one_round(run: Service, workers: int, players: int) -> Round:
    """Measure a fresh server of so many workers."""
    matches = asyncio.run(prepare(run.database, players, SEATS, MOVES, only=["chicago-express"]))
    run.workers_wanted = workers
    run.start()
    try:
        warm, rest = matches[: players // 4], matches[players // 4 :]
        asyncio.run(all_at_once(run, warm))
        return measured(run, rest)
    finally:
        run.stop()


def tell(found: dict[int, list[Round]]) -> None:
    """Print what both came to, and where the limit lies."""
    pairs = zip(found[1], found[2], strict=True)
    ratio = statistics.median([two.rate / one.rate for one, two in pairs])
    for workers, rounds in found.items():
        best = sorted(rounds, key=lambda one: one.rate)[len(rounds) // 2]
        print(f"  {workers} worker(s): {best}")
    two = sorted(found[2], key=lambda one: one.rate)[len(found[2]) // 2]
    whole = two.workers + two.postgres + two.redis + two.ours
    cores = os.cpu_count() or 1
    print(f"  ratio {ratio:.2f}; {two.rate * whole / 1e3:.2f} of {cores} cores were busy with it")
    print(f"  a worker on a core of its own: {1e3 / two.workers:,.0f} moves/s; PostgreSQL on a core: "
          f"{1e3 / two.postgres:,.0f}; so one core of PostgreSQL feeds "
          f"{two.workers / two.postgres:.1f} workers")  # fmt: skip


def main() -> int:
    """Measure both in turns."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--players", type=int, default=32)
    given = parser.parse_args()
    found: dict[int, list[Round]] = {1: [], 2: []}
    print(f"one worker against two; {machine()}", flush=True)
    with service(1) as run:
        for _ in range(given.rounds):
            for workers, rounds in found.items():
                rounds.append(one_round(run, workers, given.players))
                print(f"    {workers}: {rounds[-1]}", flush=True)
    tell(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
