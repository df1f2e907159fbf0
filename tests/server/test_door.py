"""The door: every answer is protected, numbered, timed and written down; faults with their traceback."""

import json
import logging
import re
from dataclasses import replace

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from visitors import Browser

from roundhouse.language import MissingText
from roundhouse.server.app import create_app
from roundhouse.server.journal import JsonLines

EVERYWHERE = [
    "/",
    "/nothing",
    "/api/matches/nothing",
    "/static/base.css",
    "/static/none",
    "/healthz",
]


def lines(caplog):
    return [json.loads(JsonLines().format(record)) for record in caplog.records]


@pytest.mark.parametrize("path", EVERYWHERE)
def test_every_answer_is_protected_and_numbered(client, path):
    headers = client.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert re.fullmatch("[0-9a-f]{16}", headers["x-request-id"])
    assert "strict-transport-security" not in headers


def test_a_picture_may_style_itself_and_nothing_else(browser):
    policy = browser.get(f"/match/{browser.new()}/0/board.svg").headers["content-security-policy"]
    assert policy.endswith("sandbox")
    assert "script" not in policy


def test_what_is_private_is_kept_by_nobody_else(browser):
    for path in ("/", f"/match/{browser.new()}", "/api/matches/nothing"):
        assert browser.get(path).headers["cache-control"] == "private, no-cache"


@pytest.mark.parametrize("path", ["/", "/about", "/static/base.css", "/api/rules/chicago-express"])
def test_head_is_get_without_a_body(client, path):
    head, get = client.head(path), client.get(path)
    assert head.status_code == get.status_code == 200
    assert head.content == b""
    assert head.headers["content-type"] == get.headers["content-type"]


def test_every_answer_is_written_down(client, caplog):
    caplog.set_level(logging.INFO, "roundhouse.access")
    number = client.get("/about").headers["x-request-id"]
    client.get("/nothing")
    first, second = lines(caplog)
    assert first["request"] == number
    assert (first["method"], first["path"], first["status"]) == ("GET", "/about", 200)
    assert first["bytes"] > 500
    assert first["ms"] > 0
    assert second["status"] == 404


@pytest.mark.parametrize("error", [KeyError("a mistake of ours"), MissingText("a missing text")])
def test_a_fault_of_ours_is_logged_with_its_traceback_and_told_by_its_number(
    client, browser, caplog, monkeypatch, error
):
    def fails(*_):
        raise error

    id = browser.new()
    monkeypatch.setattr("roundhouse.server.present.update", fails)
    answer = browser.get(f"/api/matches/{id}")
    assert answer.status_code == 500
    assert answer.headers["content-type"] == "application/problem+json"
    body = answer.json()
    assert body["request"] == answer.headers["x-request-id"]
    assert body["request"] in body["detail"]
    assert "mistake" not in answer.text
    assert "missing text" not in answer.text
    [line] = [line for line in lines(caplog) if "traceback" in line]
    assert line["request"] == body["request"]
    assert "test_door" in line["traceback"]
    page = browser.get(f"/match/{id}", accept="text/html")
    assert page.status_code == 500
    assert page.headers["x-request-id"] in page.text


def test_a_fault_on_a_socket_is_logged_too(client, browser, caplog, monkeypatch):
    def fails(*_):
        raise KeyError("a mistake of ours")

    id = browser.new()
    monkeypatch.setattr("roundhouse.server.present.update", fails)
    with (
        client.websocket_connect(f"/ws/{id}") as socket,
        pytest.raises(WebSocketDisconnect) as told,
    ):
        socket.receive()
    assert told.value.code == 4500
    [line] = [line for line in lines(caplog) if "traceback" in line]
    assert line["kind"] == "websocket"


def test_a_fault_while_a_problem_is_told_is_answered_all_the_same(client, caplog, monkeypatch):
    def fails(*_):
        raise KeyError("a mistake of ours")

    monkeypatch.setattr("roundhouse.server.problems._detail", fails)
    answer = client.get("/nothing")
    assert answer.status_code == 500
    assert answer.json()["request"] == answer.headers["x-request-id"]
    assert any("traceback" in line for line in lines(caplog))


# ── What the operator asks ───────────────────────────────────────────────────────────────────────


def test_alive_and_ready(client):
    assert client.get("/healthz").text == "alive"
    assert client.get("/readyz").json() == {"database": "ready"}
    client.blocking_portal.call(client.app.state.house.store.engine.dispose)
    client.app.state.house.store.engine = _Gone()
    answer = client.get("/readyz")
    assert answer.status_code == 503
    assert answer.json() == {"database": "away"}


class _Gone:
    def connect(self):
        raise ConnectionRefusedError

    async def dispose(self):
        pass


def test_the_operator_alone_sees_what_was_counted(settings):
    assert TestClient(create_app(settings)).get("/metrics").status_code == 404
    app = create_app(replace(settings, operators=("testclient",)))
    with TestClient(app, base_url="http://testserver.local") as client:
        browser = Browser(client)
        id = browser.new()
        before = client.get("/metrics").text
        browser.move(id, "bid 12")
        with client.websocket_connect(f"/ws/{id}") as socket:
            socket.receive_json()
            after = client.get("/metrics").text

    def count(text, name):
        return float(re.search(rf"^{re.escape(name)} (.*)$", text, re.M)[1])

    moves = 'roundhouse_entries_total{kind="moves"}'
    assert count(after, moves) == count(before, moves) + 1 if moves in before else 1
    assert count(after, "roundhouse_sockets") == 1
    assert re.search(
        r'request_seconds_count{method="POST",route="/api/.*/moves",status="200"}', after
    )
    for name in ("commit_seconds_count", "render_seconds_count", "faults_total"):
        assert f"roundhouse_{name}" in after


# ── Behind a proxy that speaks TLS ───────────────────────────────────────────────────────────────


@pytest.fixture
def behind(settings):
    app = create_app(replace(settings, url="https://play.example.org"))
    with TestClient(app, base_url="https://play.example.org") as client:
        yield client


def test_behind_tls_cookies_are_secure_and_browsers_stay_there(behind):
    answer = behind.get("/")
    assert "Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    browser = Browser(behind)
    data = f"csrf={browser.csrf}&language=de&back=/"
    form = {"content-type": "application/x-www-form-urlencoded"}
    chosen = behind.post("/language", content=data, headers=form, follow_redirects=False)
    assert chosen.headers["set-cookie"].startswith("lang=")
    assert "Secure" in chosen.headers["set-cookie"]


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [
        ("https://play.example.org", True),
        ("https://play.example.org:443", True),
        ("https://PLAY.example.org", True),
        ("http://play.example.org", False),
        ("https://play.example.org.evil.net", False),
        ("https://evil.net/https://play.example.org", False),
        ("https://play.example.org@evil.net", False),
        ("evil.net://play.example.org:444", False),
        ("null", False),
        ("", False),
        ("https://[::1", False),
    ],
)
def test_only_our_own_pages_change_and_listen(behind, origin, welcome):
    browser = Browser(behind)
    made = browser.post("/api/play-now", {"title": "chicago-express"}, origin=origin)
    assert made.status_code == (201 if welcome else 403)
    id = browser.new()
    listening = behind.websocket_connect(f"/ws/{id}", headers={"origin": origin})
    if welcome:
        with listening as socket:
            assert socket.receive_json()
    else:
        with pytest.raises(WebSocketDisconnect) as told, listening:
            pass
        assert told.value.code == 4403


def test_without_a_proxy_the_host_is_ours(client, browser):
    for origin, status in (("http://testserver.local", 201), ("http://x.local", 403)):
        made = browser.post("/api/play-now", {"title": "chicago-express"}, origin=origin)
        assert made.status_code == status


def test_the_cookie_of_a_guest_is_renewed_with_every_page(browser):
    before = browser.cookies["guest"]
    again = browser.get("/").headers["set-cookie"]
    assert again.startswith(f"guest={before}")
    assert "Max-Age=31536000" in again
