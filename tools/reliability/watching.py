"""Fifty tables, each with four seats and fifty onlookers in three languages, one move a second and table.

Prints how long it takes from the post to the last onlooker, the processor time of the server for a move,
and how many positions somebody did not see.

    PYTHONPATH=build/compiled python tools/reliability/watching.py [--tables 50] [--seconds 60]
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from dataclasses import dataclass, field

from caller import LANGUAGES, Caller, Looked, Onlooker, Visitor, look_on, visitor
from games import Prepared, prepare
from service import Service, machine, seconds_of, service

SEATS = 4


@dataclass
class Timed:
    """One table: who watches it, and since when each of its moves is on its way."""

    match: Prepared
    players: list[Visitor]
    onlookers: list[Onlooker] = field(default_factory=list)
    posted: dict[int, float] = field(default_factory=dict)
    seen: dict[int, int] = field(default_factory=dict)
    took: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)

    def heard(self, onlooker: Onlooker) -> None:
        """Count who has seen a move; the last one ends its time."""
        seq = onlooker.seq
        began = self.posted.get(seq)
        if began is None:
            return
        self.seen[seq] = self.seen.get(seq, 0) + 1
        if self.seen[seq] == len(self.onlookers):
            self.took.append(time.perf_counter() - began)


async def play(table: Timed, port: int, start: float, moves: int) -> None:
    """Post a move every second, whoever's turn it is."""
    caller = Caller(port)
    for n, (seat, move) in enumerate(table.match.moves[:moves]):
        await asyncio.sleep(max(0.0, start + n - time.perf_counter()))
        seq = table.match.first + n
        began = table.posted[seq + 1] = time.perf_counter()
        path = f"/api/matches/{table.match.id}/moves"
        status, body = await caller.post(table.players[seat], path, {"seq": seq, "move": move})
        if status != 200:
            table.refused.append(f"{table.match.title} {move}: {status} {body[:200]!r}")
            return
        table.answered.append(time.perf_counter() - began)
    caller.hang_up()


async def gather(
    run: Service, matches: list[Prepared], watchers: int, deflate: bool
) -> list[Timed]:
    """Let everybody sit down and look."""
    guests, looked, tables = run.guests, Looked(), []
    for n, match in enumerate(matches):
        players = [
            visitor(guests, name, LANGUAGES[seat % 3]) for seat, name in enumerate(match.names)
        ]
        table = Timed(match, players)
        others = [visitor(guests, f"o{n}n{m}", LANGUAGES[m % 3]) for m in range(watchers)]
        for who in [*players, *others]:
            onlooker = Onlooker(match.id, who, looked, table.heard, deflate)
            table.onlookers.append(await look_on(run.port, onlooker))
        tables.append(table)
    end = time.monotonic() + 120
    while any(one.seq < 0 for table in tables for one in table.onlookers):
        assert time.monotonic() < end, [
            one.refused for t in tables for one in t.onlookers if one.refused
        ][:3]
        await asyncio.sleep(0.1)
    return tables


async def measure(run: Service, matches: list[Prepared], given: argparse.Namespace) -> int:
    """Play, count and print."""
    tables = await gather(run, matches, given.onlookers, not given.plain)
    before = [one.bytes for table in tables for one in table.onlookers]
    await asyncio.sleep(2)
    workers = run.workers()
    print("serving:", *workers, flush=True)
    spent, own = seconds_of(*workers), time.process_time()
    start = time.perf_counter() + 0.5
    each = 1.0 / len(tables)
    await asyncio.gather(
        *[play(table, run.port, start + n * each, given.seconds) for n, table in enumerate(tables)]
    )
    lasted = time.perf_counter() - start
    await asyncio.sleep(3)
    spent, own = seconds_of(*workers) - spent, time.process_time() - own
    return tell(tables, spent, own, lasted, sum(before))


def tell(tables: list[Timed], spent: float, own: float, lasted: float, before: int) -> int:
    """Print what came out; return whether somebody missed something."""
    watchers = [one for table in tables for one in table.onlookers]
    took = [one for table in tables for one in table.took]
    moves = sum(len(table.answered) for table in tables)
    sent = sum(one.bytes for one in watchers) - before
    skipped, gaps = sum(one.skipped for one in watchers), sum(one.gaps for one in watchers)
    unseen, wholes = moves - len(took), sum(one.wholes for one in watchers) - len(watchers)
    refused = [text for table in tables for text in table.refused]
    print(f"{len(tables)} tables, {len(watchers)} sockets, {moves} moves in {lasted:.0f} s")
    print(f"  {machine()}")
    print(f"  from post to answer:        {spread([n for t in tables for n in t.answered])}")
    print(f"  from post to last onlooker: {spread(took)}")
    for title in sorted({table.match.title for table in tables}):
        print(
            f"    {title}: {spread([n for t in tables if t.match.title == title for n in t.took])}"
        )
    print(f"  the server: {spent / moves * 1e3:.1f} ms of processor time a move, "
          f"{spent / lasted:.0%} of a core; this program: {own / lasted:.0%}")  # fmt: skip
    each = sent / moves / len(watchers) * len(tables)
    print(f"  {each:,.0f} bytes an update; {wholes} whole again")
    print(f"  positions skipped: {skipped}, gaps: {gaps}, moves not seen by all: {unseen}")
    print(f"  refused: {refused[:3] or 'none'}")
    return 1 if skipped or gaps or unseen or refused else 0


def spread(times: list[float]) -> str:
    """Return how long things took, in words."""
    found = sorted(times)
    most = found[-1] * 1e3 if found else float("nan")
    return f"p50 {at(found, 50):.0f} ms, p99 {at(found, 99):.0f} ms, most {most:.0f} ms"


def at(times: list[float], percent: int) -> float:
    """Return in how many milliseconds so many percent were done."""
    return times[len(times) * percent // 100] * 1e3 if times else float("nan")


def main() -> int:
    """Prepare the matches, start the server, measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--onlookers", type=int, default=50)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--plain", action="store_true", help="ask for no deflate")
    parser.add_argument("--title", default="", help="this title only")
    given = parser.parse_args()
    with service() as run:
        wanted = [given.title] if given.title else []
        matches = asyncio.run(
            prepare(run.database, given.tables, SEATS, given.seconds, only=wanted)
        )
        run.start()
        return asyncio.run(measure(run, matches, given))


if __name__ == "__main__":
    sys.exit(main())
