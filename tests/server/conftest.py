"""A server of its own for every test, on a database in a temporary folder."""

import pytest
from litestar.testing import TestClient
from visitors import Browser

from roundhouse.server.app import create_app
from roundhouse.server.settings import Settings


@pytest.fixture
def settings(tmp_path):
    return Settings(
        tmp_path, f"sqlite+aiosqlite:///{tmp_path / 'test.db'}", bot_pause=0.0, limited=False
    )


@pytest.fixture
def client(settings):
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        yield client


@pytest.fixture
def browser(client):
    return Browser(client)
