"""Versions of the rules: an older match is taken over if it replays, and shown as it was if not."""

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import text

from roundhouse import Match
from roundhouse.core.match import find_title
from roundhouse.core.record import from_text
from roundhouse.language import LANGUAGES
from roundhouse.server.proof import Unloadable, moves_of, played
from roundhouse.server.store import MOVES, UNDO, Entry, SeatRow, Store, Stored
from roundhouse.server.tables import Hall, Table

RECORDS = sorted((Path(__file__).parent.parent / "records").rglob("*.rail"))


def stored_from(record, id, rules):
    """Return a match as the server would have stored it while it was played by some version."""
    match = Match(find_title(record.title, record.board), record.seats, "", **record.options)
    entries = []
    for seat, move in [(entry.seat, entry.move) for entry in record.moves]:
        match.push(move)
        digest = match.digest if match.turn != -1 else ""
        if seat == -1 and entries:
            last = entries.pop()
            texts, seat = f"{last.text}\n{move}", last.seat
        else:
            texts = move
        entries.append(Entry(id, len(entries) + 1, MOVES, seat, texts, 1, digest))
    rows = tuple([SeatRow("person", "g", f"P{n}", "") for n in range(record.seats)])
    options = json.dumps(record.options)
    own = (id, record.title, record.board, rules, options, "00" * 32, 0, 1)
    return Stored(*own, rows, tuple(entries))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_every_record_is_taken_over_by_the_rules_of_today(path):
    record = from_text(path.read_text("utf-8"))
    table = played(stored_from(record, "old", record.rules - 1), Table)
    assert table.match.over
    assert table.match.scores == record.result
    assert table.match.digest == record.digest


@pytest.fixture
def kept(url):
    """A database with a match of an older version, and what can be done with it."""

    def work(act, damage=None):
        async def whole():
            store = Store(url)
            await store.open()
            stored = stored_from(from_text(RECORDS[-1].read_text("utf-8")), "old", 0)
            await store.create(stored)
            if damage:
                async with store.engine.begin() as connection:
                    await connection.execute(text(damage))
            try:
                return await act(store, stored)
            finally:
                await store.close()

        return asyncio.run(whole())

    return work


def test_a_match_that_replays_is_of_todays_version_from_then_on(kept):
    async def act(store, stored):
        table = await Hall(store, 10, lambda _: None).table("old")
        after = await store.match("old")
        assert after.rules == table.title.rules_version == 1
        assert after.entries == stored.entries
        again = await Hall(store, 10, lambda _: None).table("old")
        assert again.match.digest == table.match.digest == stored.entries[-1].digest

    kept(act)


ELSEWHERE = "update entries set digest = '0123456789abcdef' where match = 'old' and seq = 5"
FORBIDDEN = "update entries set text = 'bid 1' where match = 'old' and seq = 5"
NEWER = "update matches set rules = 9 where id = 'old'"


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        (ELSEWHERE, "web-rules-elsewhere"),
        (FORBIDDEN, "web-rules-forbid"),
        (NEWER, "web-rules-newer"),
    ],
)
def test_a_match_that_does_not_replay_stays_as_it_is(kept, damage, why):
    async def act(store, stored):
        hall = Hall(store, 10, lambda _: None)
        before = await store.match("old")
        for _ in range(2):
            with pytest.raises(Unloadable) as told:
                await hall.table("old")
            assert told.value.why == why
        assert told.value.table.match.ply < len(moves_of(stored))
        assert await store.match("old") == before
        assert before.rules in (0, 9)

    kept(act, damage)


def test_moves_that_were_taken_back_are_not_listed():
    texts = [(MOVES, "a\nb"), (MOVES, "c"), (UNDO, "2"), (MOVES, "d")]
    entries = tuple([Entry("m", n, kind, 0, text) for n, (kind, text) in enumerate(texts, 1)])
    assert moves_of(Stored("m", "", "", 1, "", "", 0, 0, (), entries)) == ["a", "b", "d"]


@pytest.mark.parametrize("damage", [ELSEWHERE, FORBIDDEN, NEWER])
def test_it_is_shown_with_why_and_nothing_else_is_harmed(client, browser, damage):
    first = getattr(client, "clients", [client])[0]
    good, old = browser.new(), browser.new()
    for seq, move in enumerate(["bid 12", "pass", "pass", "bid 6", "pass", "pass"]):
        browser.move(old, move, seq)

    async def spoil():
        store = first.app.state.house.store
        async with store.engine.begin() as connection:
            await connection.execute(text("update matches set rules = 0"))
            await connection.execute(text(damage.replace("'old'", f"'{old}'")))

    first.blocking_portal.call(spoil)
    for one in getattr(client, "clients", [client]):
        one.app.state.house.hall.tables.clear()
    for language in LANGUAGES:
        page = browser.get(f"/match/{old}", accept="text/html", **{"accept-language": language})
        assert page.status_code == 410
        assert "data:image/svg+xml" in page.text
        assert "<code>bid 6</code>" in page.text
    answer = browser.get(f"/api/matches/{old}")
    assert answer.status_code == 410
    assert answer.json()["rules"] == {"then": 9 if damage == NEWER else 0, "today": 1}
    assert answer.json()["reason"]
    assert browser.post(f"/api/matches/{old}/moves", {"seq": 6, "move": "pass"}).status_code == 410
    assert browser.move(good, "bid 12", 0).status_code == 200  # an older one too, and taken over
    assert browser.get("/").status_code == 200
