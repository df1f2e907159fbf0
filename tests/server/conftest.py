"""A server of its own for every test: on SQLite, and where it matters on PostgreSQL with Redis too.

There two processes serve in turns, so that whatever one of them acknowledged the other must know.
"""

import shutil
import threading
import time
from itertools import count

import engines
import pytest
import uvicorn
from litestar.testing import TestClient
from visitors import Browser

from roundhouse.server.app import create_app
from roundhouse.server.process import WIRE
from roundhouse.server.settings import Settings

# Modules whose tests run on both databases
BOTH = (
    "test_accounts",
    "test_api",
    "test_clocks",
    "test_company",
    "test_gatherings",
    "test_notices",
    "test_offer",
    "test_presence",
    "test_programs_api",
    "test_ratings",
    "test_store",
    "test_versions",
)
NUMBERS = count()
collect_ignore = [] if engines.THERE else ["test_neighbours.py"]
if not shutil.which("gcc"):
    collect_ignore.append("test_power.py")


def pytest_generate_tests(metafunc):
    if "engine" in metafunc.fixturenames:
        both = metafunc.module.__name__.rpartition(".")[2] in BOTH and engines.THERE
        kinds = ["sqlite", "postgres"] if both else ["sqlite"]
        metafunc.parametrize("engine", kinds, indirect=True, scope="function")


@pytest.fixture(scope="session")
def postgres():
    found = engines.Postgres("fsync=off", "max_connections=300")
    yield found
    found.close()


@pytest.fixture(scope="session")
def redis():
    found = engines.Redis()
    yield found
    found.close()


@pytest.fixture
def engine(request):
    """Which database, and a new one of that kind."""
    return request.param


@pytest.fixture
def url(engine, tmp_path, request):
    if engine == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'test.db'}"
    return request.getfixturevalue("postgres").new_database(f"test{next(NUMBERS)}")


@pytest.fixture
def settings(engine, url, tmp_path, request):
    given = {"bot_pause": 0.0, "limited": False}
    if engine == "postgres":
        given["redis"] = request.getfixturevalue("redis").url(next(NUMBERS) % 1000)
    return Settings(tmp_path, url, **given)


class Pair:
    """Two servers that answer in turns, as behind a proxy."""

    def __init__(self, clients):
        self.clients = clients
        self.cookies = clients[0].cookies
        self._turns = count()

    def __getattr__(self, name):
        return getattr(self.clients[0], name)

    def _next(self):
        client = self.clients[next(self._turns) % len(self.clients)]
        if client is not self.clients[0]:
            client.cookies.clear()
            for name, value in self.cookies.items():
                client.cookies.set(name, value)
        return client

    def request(self, method, path, **how):
        answer = self._next().request(method, path, **how)
        self.cookies.update(answer.cookies)
        return answer

    def get(self, path, **how):
        return self.request("GET", path, **how)

    def post(self, path, **how):
        return self.request("POST", path, **how)

    def websocket_connect(self, path, **how):
        return self._next().websocket_connect(path, **how)


@pytest.fixture
def client(settings, engine, request):
    if "letters" in request.fixturenames:  # the mail server is there before the house
        request.getfixturevalue("letters")
    with TestClient(create_app(settings), base_url="http://testserver.local") as one:
        if engine == "sqlite":
            yield one
            return
        with TestClient(create_app(settings), base_url="http://testserver.local") as two:
            yield Pair([one, two])


@pytest.fixture
def browser(client):
    return Browser(client)


@pytest.fixture
def line(settings):
    """Where a real server is: host and port."""
    server = uvicorn.Server(uvicorn.Config(create_app(settings), port=0, **WIRE))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield f"127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join()
