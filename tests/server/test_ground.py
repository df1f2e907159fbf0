"""What the house stands on goes away and comes back: it is said so, and nothing is lost."""

import logging
import sqlite3
import threading
import time

import engines
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from visitors import Browser

from roundhouse.server import database
from roundhouse.server.app import create_app
from roundhouse.server.settings import Settings

BASE = "http://testserver.local"


class OnSqlite:
    """A database that somebody else keeps locked."""

    def __init__(self, folder):
        self.file = folder / "test.db"
        self.settings = Settings(folder, f"sqlite+aiosqlite:///{self.file}", bot_pause=0.0)

    def leave(self):
        self.other = sqlite3.connect(self.file, isolation_level=None, check_same_thread=False)
        self.other.execute("BEGIN EXCLUSIVE")

    def come_back(self):
        self.other.execute("ROLLBACK")
        self.other.close()


class OnPostgres:
    """A PostgreSQL that is killed and started again, and a Redis beside it."""

    def __init__(self, folder):
        self.postgres, self.redis = engines.Postgres("fsync=off"), engines.Redis()
        url = self.postgres.new_database("ground")
        self.settings = Settings(folder, url, bot_pause=0.0, redis=self.redis.url(0))

    def leave(self):
        self.postgres.kill()

    def come_back(self):
        self.postgres.start()

    def close(self):
        self.postgres.close()
        self.redis.close()


@pytest.fixture(params=["sqlite", "postgres"] if engines.THERE else ["sqlite"])
def standing(request, tmp_path, monkeypatch):
    monkeypatch.setattr(database, "LOCKED", 100)
    if request.param == "sqlite":
        yield OnSqlite(tmp_path)
        return
    found = OnPostgres(tmp_path)
    yield found
    found.close()


def said(caplog, word):
    return [
        one for one in caplog.records if one.name == "roundhouse.ground" and word in one.message
    ]


def moved(browser, id, move, seq):
    """Make a move, again and again while the database is away, as the page asks one to."""
    end = time.monotonic() + 30
    while (answer := browser.move(id, move, seq)).status_code == 503:
        assert time.monotonic() < end
        time.sleep(0.1)
    return answer


def test_while_the_database_is_away_nobody_is_told_that_they_moved(standing, caplog):
    caplog.set_level(logging.INFO, "roundhouse")
    with TestClient(create_app(standing.settings), base_url=BASE) as client:
        browser = Browser(client)
        id = browser.new()
        assert browser.move(id, "bid 12", 0).status_code == 200
        standing.leave()
        for _ in range(5):
            answer = browser.move(id, "pass", 1)
            assert answer.status_code == 503
            assert answer.headers["content-type"] == "application/problem+json"
            assert int(answer.headers["retry-after"]) > 0
            assert answer.json()["title"] == "Away"
        assert len(said(caplog, "away")) == 1  # once, with its traceback
        assert said(caplog, "away")[0].exc_info
        assert not [one for one in caplog.records if one.name == "roundhouse.faults"]
        assert not said(caplog, "back")
        standing.come_back()
        assert moved(browser, id, "pass", 1).status_code == 200
        assert len(said(caplog, "back")) == 1
        assert browser.look(id)["seq"] == 2
        assert client.get("/readyz").status_code == 200


def test_a_bot_goes_on_when_the_database_is_back(standing):
    with TestClient(create_app(standing.settings), base_url=BASE) as client:
        browser = Browser(client)
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "passenger"}] * 2]
        wanted = {"title": "chicago-express", "seats": seats}
        id = browser.post("/api/matches", wanted).json()["id"]
        table, bots = client.app.state.house.hall.tables[id], client.app.state.house.bots
        asked, gone = bots.asked, threading.Event()

        async def away_meanwhile(*given):
            bots.asked = asked
            found = await asked(*given)
            standing.leave()
            gone.set()
            return found

        bots.asked = away_meanwhile
        assert browser.move(id, "bid 7", 0).status_code == 200
        assert gone.wait(60)
        time.sleep(0.5)
        assert table.seq == 1
        standing.come_back()
        browser.wait(id, lambda seen: seen.get("seq", 0) >= 3)


@pytest.fixture
def service(tmp_path):
    found = OnPostgres(tmp_path)
    yield found
    found.close()


if engines.THERE:

    def test_readiness_and_the_line_say_that_the_database_is_away(service):
        with TestClient(create_app(service.settings), base_url=BASE) as client:
            id = Browser(client).new()
            service.leave()
            ready = client.get("/readyz")
            assert (ready.status_code, ready.json()["database"]) == (503, "away")
            assert client.get(f"/match/{id}", headers={"accept": "text/html"}).status_code == 503
            with pytest.raises(WebSocketDisconnect) as told:
                client.websocket_connect(f"/ws/{id}").__enter__()
            assert told.value.code == 1013  # come again
            service.come_back()
            client.app.state.house.store.ground.held()
            end = time.monotonic() + 30
            while client.get("/readyz").status_code != 200:
                assert time.monotonic() < end

    def test_what_waits_in_redis_is_asked_for_again_when_it_is_back(service, caplog):
        caplog.set_level(logging.INFO, "roundhouse")
        with TestClient(create_app(service.settings), base_url=BASE) as client:
            browser = Browser(client)
            id = browser.new()
            service.redis.kill()
            for seq, move in enumerate(["bid 12", "pass"]):
                assert browser.move(id, move, seq).status_code == 200  # a match needs no Redis
            for _ in range(3):
                picture = browser.get(f"/match/{id}/1/board.png")
                assert picture.status_code == 503
                assert "retry-after" in picture.headers
            assert client.get("/readyz").json() == {"database": "ready", "redis": "away"}
            assert len(said(caplog, "redis is away")) == 1
            service.redis.start()
            end = time.monotonic() + 60
            while (picture := browser.get(f"/match/{id}/1/board.png")).status_code != 200:
                assert picture.status_code == 503
                assert time.monotonic() < end
                time.sleep(0.2)
            assert client.get("/readyz").status_code == 200
            assert len(said(caplog, "redis is back")) == 1
