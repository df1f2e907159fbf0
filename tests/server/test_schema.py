"""The document of the API: what fits it and what does not is answered, never by a fault of ours."""

import contextlib
import os
import threading
import time

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from visitors import Browser

from roundhouse.server import advice
from roundhouse.server.app import create_app
from roundhouse.server.process import WIRE
from roundhouse.server.settings import Settings

EXAMPLES = int(
    os.environ.get("ROUNDHOUSE_SCHEMA_EXAMPLES", "6")
)  # of each call; more in a long run
TAKEN = {"method", "url", "params", "headers", "json", "data", "content"}


@pytest.fixture(scope="module")
def known(tmp_path_factory):
    """A house on a real line with a match, and a token for everything."""
    folder = tmp_path_factory.mktemp("schema")
    url = f"sqlite+aiosqlite:///{folder / 'test.db'}"
    app = create_app(Settings(folder, url, bot_pause=0.0, limited=False))
    server = uvicorn.Server(uvicorn.Config(app, port=0, **WIRE))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    address = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    with (
        pytest.MonkeyPatch.context() as patch,
        httpx.Client(base_url=address, timeout=60) as client,
    ):
        patch.setattr(advice, "ADVISER", "passenger")  # hints that take no time
        browser = Browser(client)
        made = browser.post("/api/tokens", {"scopes": ["read", "play", "create"]})
        yield client, made.json()["token"], browser.new()
    server.should_exit = True
    thread.join()


def status_of(client, sent):
    """Return how a call is answered; of a stream the beginning is enough."""
    with contextlib.suppress(httpx.LocalProtocolError), client.stream(**sent) as answer:
        if "ndjson" in answer.headers.get("content-type", ""):
            assert next(answer.iter_lines())
        elif answer.status_code >= 500:
            answer.read()
            raise AssertionError(answer.text)
        return answer.status_code
    return 0  # what cannot even be sent


@pytest.mark.slow
def test_no_call_is_answered_by_a_fault_of_ours(known):
    client, token, match = known
    document = client.get("/api/schema/openapi.json").json()
    called = [one.ok() for one in schemathesis.openapi.from_dict(document).get_all_operations()]
    paths = {one.path.rpartition("/")[2] for one in called}
    assert {"events", "hint", "upload", "moves", "titles"} <= paths

    def answered(case):
        if len(str(case.path_parameters.get("id", ""))) % 2:
            case.path_parameters["id"] = match  # every other one is about a match that is there
        client.cookies.clear()
        sent = case.as_transport_kwargs(base_url=str(client.base_url))
        sent["headers"] = {**dict(sent.get("headers") or {}), "Authorization": f"Bearer {token}"}
        if isinstance(sent.get("data"), str | bytes):
            sent["content"] = sent.pop("data")
        assert status_of(client, {key: value for key, value in sent.items() if key in TAKEN}) < 500

    for operation in called:
        tried = settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )(given(operation.as_strategy())(answered))
        tried()
