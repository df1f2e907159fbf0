"""An hour with many live tables of bots and thousands of sockets: no error, no drift, an even answer.

Every minute a line: moves seen, the processor time and memory of the server, and how long a person's move
took until it was answered and until an onlooker saw it. Tables that are over are followed by new ones.

    PYTHONPATH=build/compiled python tools/reliability/hour.py [--tables 500] [--sockets 2000]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from caller import LANGUAGES, Caller, Gone, Looked, Onlooker, Visitor, look_on, visitor
from games import TITLES, Prepared, begin_bots, prepare
from service import Service, family, machine, memory_of, seconds_of, service
from watching import at

SEATS = 3
PROBES = 20  # matches of people among those of bots; one of them is moved in every second
PATIENCE = 180.0  # seconds after which no answer is an error
AGAIN = "Idempotency-Key: same\r\n"  # who got no answer posts the same move again
WARM = 10  # minutes that are not compared: caches fill


@dataclass
class Minute:
    """What happened in a minute."""

    moves: int = 0
    answers: list[float] = field(default_factory=list)
    sights: list[float] = field(default_factory=list)
    memory: int = 0
    spent: float = 0.0


class Hour:
    """All tables and who watches them."""

    def __init__(self, run: Service, sockets: int, pause: float) -> None:
        self.run = run
        self.sockets = sockets
        self.looked = Looked()
        self.minute = Minute()
        self.minutes: list[Minute] = []
        self.onlookers: dict[str, list[Onlooker]] = {}
        self.last: dict[str, float] = {}  # when a table last went on
        self.began: dict[tuple[str, int], float] = {}
        self.errors: list[str] = []
        self.over = 0
        self.names = 0
        self.pause = pause
        self._tasks: set[asyncio.Task[None]] = set()
        self._people = Caller(run.port, patience=PATIENCE)

    async def watch(self, id: str, sockets: int) -> None:
        """Let some people look at a table."""
        self.onlookers[id] = []
        self.last[id] = time.monotonic()
        for n in range(sockets):
            self.names += 1
            who = visitor(self.run.guests, f"o{self.names}", LANGUAGES[n % 3])
            onlooker = Onlooker(id, who, self.looked, self.heard)
            self.onlookers[id].append(await look_on(self.run.port, onlooker))
            onlooker.closed.add_done_callback(partial(self.lost, onlooker))

    def heard(self, onlooker: Onlooker) -> None:
        """Count a move once, by the first of those who look at its table."""
        id = onlooker.id
        if onlooker is not self.onlookers[id][0]:
            return
        self.minute.moves += 1
        self.last[id] = time.monotonic()
        began = self.began.pop((id, onlooker.seq), None)
        if began is not None:
            self.minute.sights.append(time.perf_counter() - began)
        if onlooker.over:
            self._keep(self.replace(id))

    def lost(self, onlooker: Onlooker, _: object) -> None:
        """A socket that ends before its table does is an error."""
        if onlooker.id in self.onlookers:
            self.errors.append(f"socket of {onlooker.id}: {onlooker.refused or 'lost'}")

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def replace(self, id: str) -> None:
        """Let everybody leave a table that is over, and sit down at a new one."""
        gone = self.onlookers.pop(id)
        self.last.pop(id)
        for one in gone:
            one.hang_up()
        title, board = TITLES[self.over % len(TITLES)]
        self.over += 1
        seats = [{"kind": "bot", "level": "passenger"}] * SEATS
        who = visitor(self.run.guests, "host")
        asked = {"title": title, "board": board, "seats": seats}
        caller = Caller(self.run.port, patience=PATIENCE)
        status, body = await caller.post(who, "/api/matches", asked)
        caller.hang_up()
        if status != 201:
            self.errors.append(f"new match: {status} {body[:200]!r}")
            return
        await self.watch(json.loads(body)["id"], len(gone))

    async def probe(self, matches: list[Prepared], end: float) -> None:
        """Make a person's move every second, in one match after the other."""
        people = {name: visitor(self.run.guests, name) for m in matches for name in m.names}
        turns = [(m, n) for n in range(max(len(m.moves) for m in matches)) for m in matches]
        for match, n in turns:
            if time.monotonic() > end:
                return
            if n < len(match.moves):
                await asyncio.gather(self.one_move(match, n, people), asyncio.sleep(1.0))

    async def one_move(self, match: Prepared, n: int, people: dict[str, Visitor]) -> None:
        """Post one move of a person and time it."""
        seat, move = match.moves[n]
        seq = match.first + n
        began = time.perf_counter()
        self.began[match.id, seq + 1] = began
        path, data = f"/api/matches/{match.id}/moves", {"seq": seq, "move": move}
        who = people[match.names[seat]]
        while True:
            try:
                status, body = await self._people.post(who, path, data, AGAIN)
                break
            except Gone as error:
                self.errors.append(f"no answer within {PATIENCE:.0f} s: {error}")
        if status != 200:
            self.errors.append(f"move: {status} {body[:200]!r}")
            match.moves.clear()  # what would follow is not what the match is about now
        self.minute.answers.append(time.perf_counter() - began)

    async def count(self, minutes: int) -> None:
        """Print a line a minute."""
        assert self.run.process is not None
        spent = seconds_of(*family(self.run.process.pid))
        for number in range(minutes):
            await asyncio.sleep(60)
            this, self.minute = self.minute, Minute()
            processes = family(self.run.process.pid)
            this.memory, now = memory_of(*processes), seconds_of(*processes)
            this.spent, spent = now - spent, now
            self.minutes.append(this)
            self.say(number + 1, this)

    def say(self, number: int, this: Minute) -> None:
        """Print a minute."""
        stuck = sum(time.monotonic() - t > 4 * self.pause + 60 for t in self.last.values())
        sockets = sum(len(all) for all in self.onlookers.values())
        print(
            f"{number:3} min: {this.moves} moves, {this.memory / 1e6:.1f} MB, {this.spent / 60:.0%} "
            f"of a core; {times(this)}; {len(self.onlookers)} tables, {sockets} sockets, {self.over} "
            f"over, {stuck} stuck, {len(self.errors)} errors {self.errors[-1:] or ''}; "
            f"load {os.getloadavg()[0]:.0f}",
            flush=True,
        )


def times(*minutes: Minute) -> str:
    """Return how long the moves of people took in some minutes."""
    answers = sorted([one for m in minutes for one in m.answers])
    sights = sorted([one for m in minutes for one in m.sights])
    return (
        f"answer p50 {at(answers, 50):.0f} p99 {at(answers, 99):.0f} ms, "
        f"seen p99 {at(sights, 99):.0f} ms"
    )


async def measure(
    run: Service, bots: list[str], people: list[Prepared], given: argparse.Namespace
) -> int:
    """Sit everybody down, watch for the time given, tell what came of it."""
    hour = Hour(run, given.sockets, given.pause)
    each, more = divmod(given.sockets - len(people), len(bots))
    for match in people:
        await hour.watch(match.id, 1)
    for n, id in enumerate(bots):
        await hour.watch(id, each + (n < more))
        await asyncio.sleep(given.pause / len(bots))  # as people come, not all at once
    print(f"{len(bots)} tables of bots, {given.sockets} sockets; {machine()}", flush=True)
    end = time.monotonic() + given.minutes * 60
    await asyncio.gather(hour.count(given.minutes), hour.probe(people, end))
    return tell(hour)


def tell(hour: Hour) -> int:
    """Print how the last part of the hour compares with the first, warmed up."""
    warm = hour.minutes[min(WARM, len(hour.minutes) // 3) :]
    part = max(1, len(warm) // 5)
    first, last = warm[:part], warm[-part:]
    before, after = [statistics.median([m.memory for m in some]) for some in (first, last)]
    drift = after / before - 1
    watchers = [one for all in hour.onlookers.values() for one in all]
    gaps = sum(one.gaps for one in watchers)
    faults = hour.run.faults()
    print(f"moves {sum(m.moves for m in hour.minutes)}, matches over {hour.over}, gaps {gaps}")
    for name, some in (("first", first), ("last", last)):
        memory = statistics.median([m.memory for m in some]) / 1e6
        print(f"  {name} {part} minutes: {memory:.1f} MB, {times(*some)}")
    print(f"  memory drift {drift:+.1%}; errors {hour.errors[:5] or 'none'}")
    print(f"  faults {faults[:3] or 'none'}")
    return 1 if hour.errors or faults or gaps or drift >= 0.05 else 0


def main() -> int:
    """Prepare the tables, start the server, watch."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--sockets", type=int, default=2_000)
    parser.add_argument("--minutes", type=int, default=60)
    parser.add_argument(
        "--pause", type=float, default=10.0, help="seconds between the moves of bots"
    )
    parser.add_argument("--workers", type=int, default=0, help="0: one process on SQLite")
    given = parser.parse_args()
    settings = {
        "ROUNDHOUSE_BOT_PAUSE": str(given.pause),
        "ROUNDHOUSE_OPEN_MATCHES": str(given.tables + 2 * PROBES),
        "ROUNDHOUSE_BOT_WORKERS": "1",
    }
    with service(given.workers, **settings) as run:
        bots = asyncio.run(begin_bots(run.database, given.tables, SEATS))
        moves = given.minutes * 60 // PROBES + 20
        people = asyncio.run(prepare(run.database, PROBES, SEATS, moves, only=["chicago-express"]))
        run.start()
        return asyncio.run(measure(run, bots, people, given))


if __name__ == "__main__":
    sys.exit(main())
