"""Backups: everything comes back, into an empty database, and nothing that was cut off or changed."""

import asyncio
import gzip
import json
import random
import sqlite3
import stat
from dataclasses import replace

import pytest
from litestar.testing import TestClient
from visitors import Browser

from roundhouse import CHANCE, titles
from roundhouse.server import archive
from roundhouse.server.app import create_app
from roundhouse.server.archive import ArchiveError
from roundhouse.server.settings import Settings
from roundhouse.server.store import Store
from roundhouse.server.tables import Table

KEYS = sorted({title.key for title in titles()})


def new_settings(folder):
    folder.mkdir()
    return Settings(folder, f"sqlite+aiosqlite:///{folder / 'test.db'}", limited=False)


def digests(settings):
    """Return the digest, entries and secrets of every match in a database."""

    async def whole():
        store = Store(settings.database)
        await store.open()
        found = {}
        async with store.engine.connect() as connection:
            ids = [id for (id,) in await connection.exec_driver_sql("select id from matches")]
        for id in ids:
            stored = await store.match(id)
            found[id] = Table(stored).match.digest, stored
        await store.close()
        return found

    return asyncio.run(whole())


def tokens_in(settings):
    with sqlite3.connect(settings.data / "test.db") as database:
        return database.execute("select count(*) from tokens").fetchone()[0]


@pytest.fixture
def played(tmp_path):
    """A house with some matches of every title, saved while it runs, and more after that."""
    settings = new_settings(tmp_path / "one")
    file = tmp_path / "all.gz"
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        browser, dice = Browser(client), random.Random(1)
        for key in KEYS:
            id = browser.new(key)
            table = client.app.state.house.hall.tables[id]
            for _ in range(12):
                if table.match.turn != CHANCE:
                    browser.move(id, str(dice.choice(table.match.legal_moves)), table.seq)
        browser.post("/api/tokens", {"scopes": ["read"]})
        done = client.blocking_portal.call(archive.backup, settings, file)
        before = digests(settings)
        assert done.matches == len(KEYS)
        browser.move(id, str(table.match.legal_moves[0]), table.seq)
        browser.new()
    return settings, file, before


def test_a_backup_restores_every_match_into_an_empty_database(played, tmp_path):
    settings, file, before = played
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    other = new_settings(tmp_path / "two")
    assert asyncio.run(archive.restore(other, file)).matches == len(KEYS)
    assert digests(other) == before
    assert other.key() == settings.key()  # guests are known again
    assert tokens_in(other) == tokens_in(settings) == 1
    with pytest.raises(ArchiveError, match="there are matches"):
        asyncio.run(archive.restore(other, file))


def test_matches_are_exported_and_imported_without_the_key(played, tmp_path):
    settings, _, before = played
    id = next(iter(before))
    file = tmp_path / "some.gz"
    assert asyncio.run(archive.export(settings, file, [id])).matches == 1
    other = new_settings(tmp_path / "two")
    with pytest.raises(ArchiveError, match="no backup"):
        asyncio.run(archive.restore(other, file))
    done = asyncio.run(archive.import_matches(other, file))
    assert (done.matches, done.known) == (1, 0)
    assert set(digests(other)) == {id}
    assert asyncio.run(archive.export(settings, file)).matches == len(KEYS) + 1
    done = asyncio.run(archive.import_matches(other, file))
    assert (done.matches, done.known) == (len(KEYS), 1)
    assert digests(other) == digests(settings)
    assert other.key() != settings.key()
    assert tokens_in(other) == 0  # they belong to the installation


@pytest.mark.parametrize("damage", ["cut", "changed", "short", "other", "nothing"])
def test_a_damaged_file_is_refused_whole(played, tmp_path, damage):
    _, file, _ = played
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    if damage == "cut":
        file.write_bytes(file.read_bytes()[:-200])
    elif damage == "changed":
        lines[5] = lines[5].replace(b"a", b"b")
    elif damage == "short":
        del lines[-3]
    elif damage == "other":
        lines = [json.dumps({"something": "else"}).encode()]
    else:
        lines = []
    if damage != "cut":
        file.write_bytes(gzip.compress(b"".join(lines)))
    other = new_settings(tmp_path / "two")
    for read in (archive.restore, archive.import_matches):
        with pytest.raises(ArchiveError):
            asyncio.run(read(other, file))
    assert digests(other) == {}


def test_another_key_is_not_overwritten(played, tmp_path):
    _, file, _ = played
    other = new_settings(tmp_path / "two")
    other.key()
    with pytest.raises(ArchiveError, match="another key"):
        asyncio.run(archive.restore(other, file))


# ── Matches that cannot be loaded ────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "damage",
    [
        "update matches set rules = 7 where id = ?",
        "update matches set title = 'whist' where id = ?",
        "update matches set options = '{' where id = ?",
        "update entries set text = 'fly' where match = ?",
        "update entries set text = 'bid 1' where match = ?",
        "delete from seats where match = ?",
    ],
)
def test_a_match_that_cannot_be_loaded_is_told_and_harms_nothing_else(settings, damage):
    app = create_app(settings)
    with TestClient(app, base_url="http://testserver.local") as client:
        browser = Browser(client)
        good, bad = browser.new(), browser.new()
        browser.move(bad, "bid 12")
        hall = app.state.house.hall

        async def spoil():
            async with app.state.house.store.engine.begin() as connection:
                await connection.exec_driver_sql(damage, (bad,))
            hall.tables.clear()

        client.blocking_portal.call(spoil)
        answer = browser.get(f"/api/matches/{bad}")
        assert answer.status_code == 410
        assert "cannot go on" in answer.json()["detail"]
        page = browser.get(f"/match/{bad}", accept="text/html")
        assert page.status_code == 410
        home = browser.get("/")
        assert home.status_code == 200
        assert f"/match/{good}" in home.text
        assert ("cannot go on" in home.text) == ("seats" not in damage)
        assert browser.move(good, "bid 12").status_code == 200
        file = settings.data / "all.gz"
        assert client.blocking_portal.call(archive.backup, settings, file).matches == 2
        other = replace(settings, database=f"sqlite+aiosqlite:///{settings.data / 'other.db'}")
        assert client.blocking_portal.call(archive.restore, other, file).matches == 2
