"""The document of the API: what fits it and what does not is answered, never by a fault of ours."""

import os

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from litestar.testing import TestClient
from visitors import Browser

from roundhouse.server.app import create_app
from roundhouse.server.settings import Settings

EXAMPLES = int(
    os.environ.get("ROUNDHOUSE_SCHEMA_EXAMPLES", "6")
)  # of each call; more in a long run


@pytest.fixture(scope="module")
def known(tmp_path_factory):
    """A house with a match, its document, and a token for everything."""
    folder = tmp_path_factory.mktemp("schema")
    url = f"sqlite+aiosqlite:///{folder / 'test.db'}"
    app = create_app(Settings(folder, url, bot_pause=0.0, limited=False))
    with TestClient(app, base_url="http://testserver.local") as client:
        browser = Browser(client)
        made = browser.post("/api/tokens", {"scopes": ["read", "play", "create"]})
        yield client, made.json()["token"], browser.new()


def operations(client):
    """Return the calls of the document; those that think or never end are left out."""
    document = client.get("/api/schema/openapi.json").json()
    found = [one.ok() for one in schemathesis.openapi.from_dict(document).get_all_operations()]
    return [one for one in found if not one.path.endswith(("/events", "/hint", "/upload"))]


@pytest.mark.slow
def test_no_call_is_answered_by_a_fault_of_ours(known):
    client, token, match = known
    called = operations(client)
    assert len(called) > 12

    def answered(case):
        if len(str(case.path_parameters.get("id", ""))) % 2:
            case.path_parameters["id"] = match  # every other one is about a match that is there
        client.cookies.clear()
        sent = case.as_transport_kwargs(base_url="http://testserver.local")
        sent["headers"] = {**dict(sent.get("headers") or {}), "Authorization": f"Bearer {token}"}
        allowed = {"method", "url", "params", "headers", "json", "data", "content"}
        answer = client.request(**{key: value for key, value in sent.items() if key in allowed})
        assert answer.status_code < 500, (case.method, case.path, answer.text)

    for operation in called:
        tried = settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )(given(operation.as_strategy())(answered))
        tried()
