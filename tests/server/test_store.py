"""The disk: durable, append-only, one winner for each place."""

import asyncio
from dataclasses import replace

import pytest

from roundhouse.server import database
from roundhouse.server.schema import matches
from roundhouse.server.store import MOVES, Entry, SeatRow, Store, Stored, now


def stored(id="m1"):
    seats = (SeatRow("person", "g1", "Ada", ""), SeatRow("bot", None, "Bot", "random"))
    return Stored(id, "chicago-express", "northeast", 1, "{}", "00" * 32, 0, now(), seats, ())


def run(url, work):
    async def whole():
        store = Store(url)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def test_entries_come_back_in_order(url):
    async def work(store):
        await store.create(stored())
        for seq in (1, 2, 3):
            assert await store.append(Entry("m1", seq, MOVES, 0, f"bid {seq}"))
        return await store.match("m1")

    found = run(url, work)
    assert [entry.text for entry in found.entries] == ["bid 1", "bid 2", "bid 3"]
    assert found.seats == stored().seats
    assert run(url, lambda store: store.match("m2")) is None
    assert run(url, lambda store: store.matches_of("g1")) == ["m1"]


def test_a_place_has_one_winner_and_a_loser_harms_nobody(url):
    async def work(store):
        await store.create(stored())
        rivals = [Entry("m1", 1, MOVES, seat, f"bid {seat}") for seat in range(5)]
        others = [Entry("m1", seq, MOVES, 0, "pass") for seq in range(2, 30)]
        won = await asyncio.gather(*[store.append(entry) for entry in [*rivals, *others]])
        return won, await store.match("m1")

    won, found = run(url, work)
    assert sum(won[:5]) == 1
    assert all(won[5:])
    assert [entry.seq for entry in found.entries] == list(range(1, 30))


def test_a_commit_is_on_the_disk(url, engine):
    asked = {
        "sqlite": ("PRAGMA journal_mode", "PRAGMA synchronous"),
        "postgres": ("SHOW synchronous_commit", "SELECT 2"),
    }[engine]

    async def work(store):
        async with store.engine.connect() as connection:
            return [(await connection.exec_driver_sql(one)).scalar() for one in asked]

    assert run(url, work) == ["wal" if engine == "sqlite" else "on", 2]


def test_a_failing_commit_is_told_to_whoever_waits(url):
    async def work(store):
        with pytest.raises(Exception, match=r"(?i)foreign key"):
            await store.append(Entry("nowhere", 1, MOVES, 0, "pass"))
        await store.create(stored())
        return await store.append(Entry("m1", 1, MOVES, 0, "pass"))

    assert run(url, work)


def test_quiet_is_when_nothing_waits_to_be_written(url):
    async def work(store):
        await store.create(stored())
        written = asyncio.ensure_future(store.append(Entry("m1", 1, MOVES, 0, "pass")))
        await asyncio.sleep(0)
        await store.quiet(60)
        quiet = written.done()
        await store.quiet(60)
        return quiet, await written

    assert run(url, work) == (True, True)


def test_quiet_does_not_wait_for_ever(url):
    async def work(store):
        store._writer.cancel()
        waiting = asyncio.ensure_future(store.append(Entry("m1", 1, MOVES, 0, "pass")))
        await asyncio.sleep(0)
        await store.quiet(0.01)
        waited = not waiting.done()
        store._queue.get_nowait()
        store._queue.task_done()
        waiting.cancel()
        return waited

    assert run(url, work)


def test_a_match_is_created_whole_or_not_at_all(url):
    twice = (Entry("m1", 1, MOVES, -1, "draw"), Entry("m1", 1, MOVES, -1, "draw"))

    async def work(store):
        with pytest.raises(Exception, match=r"(?i)unique"):
            await store.create(replace(stored(), entries=twice))
        missing = await store.match("m1")
        await store.create(replace(stored(), entries=twice[:1]))
        return missing, await store.match("m1")

    missing, found = run(url, work)
    assert missing is None
    assert found.entries == twice[:1]


@pytest.mark.parametrize("id", ["", "\0", "x" * 17, "é", "a b", "'"])
def test_what_cannot_be_a_name_names_no_match(url, id):
    assert run(url, lambda store: store.match(id)) is None


def test_what_others_wrote_is_found(url):
    async def work(store):
        await store.create(stored())
        await store.create(stored("m2"))
        for seq in (1, 2, 3):
            await store.append(Entry("m1", seq, MOVES, 0, f"bid {seq}"))
        later = [entry.seq for entry in await store.entries_after("m1", 1)]
        return later, await store.seqs(["m1", "m2", "m3"]), await store.seqs([])

    assert run(url, work) == ([2, 3], {"m1": 3}, {})


def test_who_writes_waits_for_whoever_does_however_long_it_takes(url, monkeypatch):
    monkeypatch.setattr(database, "LOCKED", 1)

    async def work(store):
        async def slow():
            async with store.writing() as connection:
                await connection.execute(matches.insert().values(**row("slow")))
                await asyncio.sleep(0.3)

        writing = asyncio.ensure_future(slow())
        await asyncio.sleep(0.1)
        await store.create(stored())
        await writing
        return await store.match("m1") and await store.append(Entry("m1", 1, MOVES, 0, "pass"))

    assert run(url, work)


def row(id):
    given = vars(stored(id)) | {"seats": 2}
    return {name: value for name, value in given.items() if name in matches.c}
