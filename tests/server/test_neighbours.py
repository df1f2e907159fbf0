"""Several processes, one house: on a real PostgreSQL with a real Redis, told and untold."""

import asyncio
import os
import signal
import subprocess
import sys
import time

import engines
import httpx
import pytest
from litestar.testing import TestClient
from visitors import Browser

from roundhouse import SetupError
from roundhouse.core.match import find_title
from roundhouse.server import archive, neighbours
from roundhouse.server.app import create_app
from roundhouse.server.ground import Ground, redis_is_away
from roundhouse.server.house import House
from roundhouse.server.jobs import BOT, HINT, Busy, GivenUp
from roundhouse.server.neighbours import Neighbours
from roundhouse.server.process import run_many
from roundhouse.server.settings import Settings, database_in
from roundhouse.server.shared_jobs import ACTS, SharedJobs
from roundhouse.server.store import SeatRow, Store


@pytest.fixture
def many(postgres, redis, tmp_path):
    """Settings of a house of several processes."""
    number = time.monotonic_ns()
    url = postgres.new_database(f"many{number}")
    given = {"bot_pause": 0.0, "limited": False, "redis": redis.url(number % 1000)}
    return Settings(tmp_path, url, **given)


@pytest.fixture
def two(many):
    """Two servers, and one visitor who is known at both."""
    with (
        TestClient(create_app(many), base_url="http://testserver.local") as one,
        TestClient(create_app(many), base_url="http://testserver.local") as other,
    ):
        here, there = Browser(one), Browser(other)
        there.cookies, there.csrf = here.cookies, here.csrf
        yield here, there


def test_what_one_acknowledged_the_other_knows(two):
    here, there = two
    id = here.new()
    assert there.look(id)["seq"] == 0
    for seq, (who, move) in enumerate([(here, "bid 12"), (there, "pass"), (here, "pass")]):
        assert who.move(id, move, seq).status_code == 200
    assert there.look(id) == here.look(id)


@pytest.mark.parametrize("told", [True, False])
def test_who_watches_at_one_sees_what_was_made_at_the_other(two, monkeypatch, told):
    here, there = two
    if not told:  # a message may be lost; then it is found by looking
        here.client.app.state.house.store._tell = lambda _: None
    id = here.new()
    there.client.cookies.clear()
    with there.client.websocket_connect(f"/ws/{id}") as socket:
        assert socket.receive_json()["seq"] == 0
        here.move(id, "bid 12", 0)
        assert socket.receive_json()["seq"] == 1
        here.move(id, "pass", 1)
        assert socket.receive_json()["seq"] == 2


def test_of_two_moves_for_one_place_one_wins_and_both_know_which(two):
    here, there = two
    id = here.new()
    there.look(id)
    table = there.client.app.state.house.hall.tables[id]

    async def behind(_):
        return None

    catching_up = there.client.app.state.house.hall.catch_up
    there.client.app.state.house.hall.catch_up = behind
    assert here.move(id, "bid 12", 0).status_code == 200
    there.client.app.state.house.neighbours.tell([])
    if table.seq == 0:
        late = there.move(id, "bid 13", 0)
        assert late.status_code == 409
        assert late.json()["seq"] == 1
    there.client.app.state.house.hall.catch_up = catching_up
    assert table.seq == 1
    assert there.look(id) == here.look(id)


def test_one_process_plays_the_bots_and_another_takes_over(many, redis, monkeypatch):
    monkeypatch.setattr(neighbours, "LEASE", 0.5)

    async def work():
        one, other = Neighbours(many.redis), Neighbours(many.redis)
        assert await one.hold("m")
        assert await one.hold("m")  # renewed
        assert not await other.hold("m")
        assert await other.hold("n")
        await asyncio.sleep(0.7)  # the first one has died
        assert await other.hold("m")
        assert not await one.hold("m")
        await other.let_go("m")
        assert await one.hold("m")
        for each in (one, other):
            await each.redis.aclose()
            await each._line.aclose()

    asyncio.run(work())


def test_bots_go_on_when_the_process_that_played_them_is_gone(many, monkeypatch):
    monkeypatch.setattr(neighbours, "LEASE", 2.0)
    seats = [
        {"kind": "me"},
        {"kind": "bot", "level": "passenger"},
        {"kind": "bot", "level": "porter"},
    ]
    with TestClient(create_app(many), base_url="http://testserver.local") as one:
        here = Browser(one)
        id = here.post("/api/matches", {"title": "chicago-express", "seats": seats}).json()["id"]
        house = one.app.state.house

        async def dies(_):
            return None

        async def stuck(*_):
            await asyncio.sleep(3600)

        house.jobs.do, house.neighbours.let_go, house.neighbours._renew = stuck, dies, dies
        assert here.move(id, "bid 7", 0).status_code == 200
        with TestClient(create_app(many), base_url="http://testserver.local") as other:
            there = Browser(other)
            there.cookies, there.csrf = here.cookies, here.csrf
            there.wait(id, lambda seen: seen["ply"] >= 3)
        house.hall.tables[id].thinking.cancel()


@pytest.mark.slow
def test_the_bot_of_a_killed_process_is_played_by_one_that_never_heard_of_the_match(many, tmp_path):
    ports = [engines.free_port(), engines.free_port()]
    environment = {
        **os.environ,
        "ROUNDHOUSE_DATA": str(tmp_path),
        "ROUNDHOUSE_DATABASE": many.database,
        "ROUNDHOUSE_REDIS": many.redis,
        "ROUNDHOUSE_LIMITS": "off",
        "ROUNDHOUSE_BOT_PAUSE": "3",
    }
    command = [sys.executable, "-m", "roundhouse", "serve", "--port"]
    servers = [
        subprocess.Popen([*command, str(port)], env=environment, stderr=subprocess.DEVNULL)
        for port in ports
    ]
    try:
        for port in ports:
            engines.wait_for(port)
        with httpx.Client(base_url=f"http://127.0.0.1:{ports[0]}", timeout=30) as client:
            browser = Browser(client)
            seats = [{"kind": "me"}, *[{"kind": "bot", "level": "passenger"}] * 2]
            wanted = {"title": "chicago-express", "seats": seats}
            id = browser.post("/api/matches", wanted).json()["id"]
            assert browser.move(id, "bid 7", 0).status_code == 200
        servers[0].kill()  # while the first bot pauses
        assert last_entry(many, id) == 1
        end = time.monotonic() + 90
        while last_entry(many, id) < 3:  # both bots have played, and nobody looked
            assert time.monotonic() < end
            time.sleep(0.5)
    finally:
        for server in servers:
            server.kill()
            server.wait()


def last_entry(settings, id):
    """Return how far a match is, read from the database."""

    async def read():
        store = Store(settings.database)
        await store.open()
        try:
            return (await store.seqs([id])).get(id, 0)
        finally:
            await store.close()

    return asyncio.run(read())


# a connection that was being opened when Redis died is closed after its loop
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_without_redis_matches_go_on_and_readiness_says_so(postgres, tmp_path):
    redis = engines.Redis()
    url = postgres.new_database(f"cut{time.monotonic_ns()}")
    settings = Settings(tmp_path, url, bot_pause=0.0, redis=redis.url(0))
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        browser = Browser(client)
        id = browser.new()
        assert client.get("/readyz").json() == {"database": "ready", "redis": "ready"}
        redis.kill()
        assert browser.move(id, "bid 12", 0).status_code == 200
        assert browser.look(id)["seq"] == 1
        assert client.get("/readyz").status_code == 503
        redis.start()
        assert client.get("/readyz").status_code == 200
        assert browser.move(id, "pass", 1).status_code == 200
    redis.close()


def test_a_process_begins_and_ends_while_redis_is_away(postgres, tmp_path):
    url = postgres.new_database(f"alone{time.monotonic_ns()}")
    settings = Settings(tmp_path, url, redis=f"redis://127.0.0.1:{engines.free_port()}/0")

    async def work():
        house = House(settings)
        await asyncio.wait_for(house.open(), 60)
        table = await house.hall.create(find_title("chicago-express"), {}, seats(), [])
        await house.hall.play(table, 0, "bid 12", 0)
        found = await house.foundations()
        await asyncio.wait_for(house.close(), 60)
        return found

    assert asyncio.run(work()) == {"database": "ready", "redis": "away"}


def seats():
    return [SeatRow("person", "g", f"P{n}", "") for n in range(3)]


# ── Jobs that anybody takes ──────────────────────────────────────────────────────────────────────


def nap(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def shared(many, work, processes=2):
    async def whole():
        made = [
            SharedJobs(1, 1, "", many.redis, Ground("redis", redis_is_away))
            for _ in range(processes)
        ]
        try:
            return await work(*made)
        finally:
            for one in made:
                await one.close()

    return asyncio.run(whole())


def test_a_job_is_done_by_whoever_is_there(many, monkeypatch):
    monkeypatch.setitem(ACTS, "nap", nap)

    async def work(asks, works):
        await works.open()  # the first one takes no jobs
        one = await asks.do(HINT, "me", nap, 0.0)
        await asks.open()
        first = asyncio.ensure_future(asks.do(HINT, "me", nap, 0.3))
        await asyncio.sleep(0.1)
        with pytest.raises(Busy):
            await works.do(HINT, "me", nap, 0.0)  # one hint a visitor, wherever they ask
        bot = await asks.do(BOT, "table", os.getpid)  # thinks where its match is played
        return one, await first, bot

    one, _, bot = shared(many, work)
    assert len({one, bot, os.getpid()}) == 3


def test_a_job_that_fails_is_told(many, monkeypatch):
    def fails(number: int) -> int:
        return 1 // number

    monkeypatch.setitem(ACTS, "fails", divmod)

    async def work(jobs):
        await jobs.open()
        with pytest.raises(GivenUp, match="hint"):
            await jobs.do(HINT, "me", fails, 0)

    shared(many, work, 1)


# ── Starting ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.slow
def test_workers_share_the_work_and_one_may_be_killed(many, tmp_path):
    port = engines.free_port()
    address = f"http://127.0.0.1:{port}"
    environment = {
        **os.environ,
        "ROUNDHOUSE_DATA": str(tmp_path),
        "ROUNDHOUSE_DATABASE": many.database,
        "ROUNDHOUSE_REDIS": many.redis,
        "ROUNDHOUSE_LIMITS": "off",
    }
    command = [sys.executable, "-m", "roundhouse", "serve", "--port", str(port), "--workers", "2"]
    fresh = httpx.Limits(max_keepalive_connections=0)  # whichever takes a request answers it
    client = httpx.Client(base_url=address, timeout=30, limits=fresh)
    server = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    try:
        engines.wait_for(port)
        browser = Browser(client)
        id = browser.new()
        moves = ["bid 12", "pass", "pass", "bid 6", "pass", "pass", "bid 5", "pass", "pass"]
        for seq, move in enumerate(moves):
            if seq == 4:
                os.kill(workers_of(server)[0], signal.SIGKILL)
            assert moved(browser, id, move, seq) == 200
        assert browser.look(id)["seq"] == len(moves)
        counted = client.get("/metrics").text
        assert "roundhouse_request_seconds_count" in counted
    finally:
        client.close()
        server.terminate()
        server.wait(30)


def moved(browser, id, move, seq):
    """Make a move; a connection that breaks says nothing, and the move is made again."""
    for _ in range(20):
        try:
            answer = browser.move(id, move, seq)
        except httpx.TransportError:
            time.sleep(0.3)
            continue
        taken = answer.status_code == 409 and answer.json()["seq"] == seq + 1
        return 200 if taken else answer.status_code
    return 0


def workers_of(server):
    """Return the processes that serve: children that listen, not what watches over memory."""
    found = subprocess.run(
        ["pgrep", "-P", str(server.pid), "-f", "spawn_main"], capture_output=True, text=True
    )
    return [int(line) for line in found.stdout.split()]


def test_several_workers_need_a_database_and_redis(tmp_path):
    for url, redis in (("sqlite+aiosqlite:///x", "redis://y"), ("postgresql+asyncpg://x", "")):
        with pytest.raises(SetupError, match="several workers need"):
            run_many(2, Settings(tmp_path, url, redis=redis))


@pytest.mark.parametrize(
    "written", ["postgres://a/b", "postgresql://a/b", "postgresql+asyncpg://a/b"]
)
def test_the_driver_need_not_be_written(written):
    assert database_in(written) == "postgresql+asyncpg://a/b"


def test_a_backup_moves_a_house_from_sqlite_to_postgres(many, tmp_path):
    small = Settings(
        tmp_path / "small", f"sqlite+aiosqlite:///{tmp_path / 'small.db'}", limited=False
    )
    with TestClient(create_app(small), base_url="http://testserver.local") as client:
        browser = Browser(client)
        id = browser.new("age-of-steam")
        seen = browser.look(id)
    file = tmp_path / "all.gz"
    assert asyncio.run(archive.backup(small, file)).matches == 1
    assert asyncio.run(archive.restore(many, file)).matches == 1
    with TestClient(create_app(many), base_url="http://testserver.local") as client:
        again = Browser(client)
        again.cookies = browser.cookies
        assert again.look(id) == seen
    back = tmp_path / "back.gz"
    assert asyncio.run(archive.export(many, back, [id])).matches == 1
