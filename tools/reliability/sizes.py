"""What matches and sockets take: bytes in the database, memory of an open match and of a socket.

Whole matches of every title are played through the same door as those of people, one entry a move. The
figures are those of the capacity model in docs/operate.md.

    PYTHONPATH=build/compiled python tools/reliability/sizes.py [--matches 5] [--sockets 1000]
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from caller import LANGUAGES, Looked, Onlooker, look_on, visitor
from games import TITLES
from service import Service, machine, memory_of, service
from sqlalchemy import text

from roundhouse.bots.base import asked_about
from roundhouse.bots.levels import make_bot
from roundhouse.core.match import find_title
from roundhouse.server.store import SeatRow, Store, Stored
from roundhouse.server.tables import Hall, Table

SEATS = 4
COPIES = 60  # of every match, to weigh an open one
SIZE = "select pg_database_size(current_database())"


async def play_out(hall: Hall, key: str, board: str, dice: random.Random) -> str:
    """Play a match to its end; return its name."""
    rows = [SeatRow("person", f"{n:024}", f"Player {n}", "") for n in range(SEATS)]
    table = await hall.create(find_title(key, board), {}, rows, [])
    bot, match = make_bot("heuristic~1.5", random.Random(dice.getrandbits(60))), table.match
    while not match.over:
        asked = asked_about(table.title, SEATS, match.options, match.state, (), dice)
        await hall.play(table, match.turn, str(bot.choose(asked).move))
    return table.id


async def size(store: Store) -> int:
    """Return the bytes of a database, after it has put itself in order."""
    if store.url.get_backend_name() == "sqlite":
        async with store.engine.connect() as connection:
            await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
        return Path(str(store.url.database)).stat().st_size
    async with store.engine.connect() as connection:
        return int((await connection.execute(text(SIZE))).scalar_one())


async def matches_in(url: str, number: int) -> list[Stored]:
    """Play matches of every title and print what each takes; return them."""
    store = Store(url)
    await store.open()
    hall, found = Hall(store, 10_000, lambda _: None), []
    for key, board in TITLES:
        before, began = await size(store), time.process_time()
        ids = [await play_out(hall, key, board, random.Random(n)) for n in range(number)]
        stored = [await store.match(id) for id in ids]
        matches = [one for one in stored if one is not None]
        grown, moves = await size(store) - before, sum(len(one.entries) for one in matches)
        print(f"  {key}: {moves / number:.0f} entries, {grown / number / 1000:.1f} kB a match, "
              f"{grown / moves:.0f} bytes an entry; "
              f"{(time.process_time() - began) / moves * 1e3:.2f} ms to choose and play one")  # fmt: skip
        found += matches
    await store.close()
    return found


def weigh(matches: list[Stored]) -> None:
    """Print the memory of open matches, played to their end."""
    for key, _ in TITLES:
        some = [one for one in matches if one.title == key]
        tables: list[Any] = [Table(one) for one in some]  # what all share is read by then
        gc.collect()
        before = memory_of(os.getpid())
        tables += [Table(replace(one, id=f"{one.id}{n}")) for n in range(COPIES) for one in some]
        gc.collect()
        each = (memory_of(os.getpid()) - before) / (COPIES * len(some))
        print(f"  {key}: {each / 1024:.0f} KiB an open match at its end")
        del tables


async def sockets_of(run: Service, ids: list[str], number: int) -> None:
    """Print the memory of sockets, with and without what is kept of their tables."""
    looked, guests, workers = Looked(), run.guests, run.workers()

    async def some(how_many: int, name: str) -> list[Onlooker]:
        made = []
        for n in range(how_many):
            who = visitor(guests, f"{name}{n}", LANGUAGES[n % 3])
            one = Onlooker(ids[n % len(ids)], who, looked, lambda _: None)
            made.append(await look_on(run.port, one))
        while any(one.seq < 0 for one in made):
            await asyncio.sleep(0.1)
        await asyncio.sleep(2)
        return made

    empty = memory_of(*workers)
    first = await some(3 * len(ids), "first")
    looked_at = memory_of(*workers)
    rest = await some(number, "rest")
    full = memory_of(*workers)
    print(f"  a worker: {empty / 1e6:.0f} MB; a table looked at in three languages: "
          f"{(looked_at - empty) / len(ids) / 1024:.0f} KiB with the match; a further socket: "
          f"{(full - looked_at) / number / 1024:.1f} KiB")  # fmt: skip
    for one in first + rest:
        one.hang_up()


def main() -> int:
    """Measure everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=5, help="of every title")
    parser.add_argument("--sockets", type=int, default=1_000)
    given = parser.parse_args()
    print(f"sizes; {machine()}\non SQLite", flush=True)
    with service() as run:
        matches = asyncio.run(matches_in(run.database, given.matches))
        with ProcessPoolExecutor(1, get_context("spawn")) as fresh:  # memory nobody used before
            fresh.submit(weigh, matches).result()
        run.start()
        asyncio.run(sockets_of(run, [one.id for one in matches], given.sockets))
    print("on PostgreSQL", flush=True)
    with service(1) as run:
        asyncio.run(matches_in(run.database, given.matches))
    return 0


if __name__ == "__main__":
    sys.exit(main())
