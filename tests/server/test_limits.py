"""How much of everything one visitor gets."""

import asyncio
import socket
import threading
import time
from dataclasses import replace

import pytest
import uvicorn
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from visitors import Browser

from roundhouse.server import advice, api, callers, limits, pages, presence
from roundhouse.server.app import create_app
from roundhouse.server.measures import FAULTS
from roundhouse.server.process import WIRE


@pytest.fixture
def counted(settings):
    with TestClient(
        create_app(replace(settings, limited=True)), base_url="http://testserver.local"
    ) as client:
        yield client


def test_a_visitor_begins_so_many_matches_a_minute(counted):
    browser = Browser(counted)
    made = [browser.post("/api/play-now", {"title": "chicago-express"}) for _ in range(21)]
    assert [answer.status_code for answer in made] == [201] * 20 + [429]
    assert 1 <= int(made[-1].headers["retry-after"]) <= 60
    assert made[-1].headers["content-type"] == "application/problem+json"
    assert "too often" in made[-1].json()["detail"]
    assert Browser(counted).post("/api/play-now", {"title": "chicago-express"}).status_code == 201


def test_new_guests_are_no_way_around_the_limit(counted, monkeypatch):
    found = set()
    for _ in range(12):
        browser = Browser(counted)
        for _ in range(20):
            found.add(browser.post("/api/matches", {"title": "", "seats": []}).status_code)
    assert found == {404, 429}


LIMITED = {
    "CHANGES": [api.make_move, api.undo, api.plan],
    "CREATIONS": [api.new_match, api.play_now, api.upload, pages.play_now],
    "HINTS": [advice.give_hint],
    "PICTURES": [pages.match_picture],
    "LOOKS": [api.look, api.look_back, api.choices, api.preview, api.why, api.rules]
    + [advice.give_reason, pages.home, pages.match_page, pages.record],
}


@pytest.mark.parametrize("kind", LIMITED)
def test_every_change_and_every_costly_read_is_limited(kind):
    for handler in LIMITED[kind]:
        assert list(handler.middleware) == getattr(limits, kind), handler.handler_name


@pytest.mark.parametrize(
    ("host", "household"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3::4", "2001:0db8:0001:0002"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_a_household(host, household):
    class Asked:
        class client:  # noqa: N801
            pass

    Asked.client.host = host
    assert limits.address_of(Asked) == household


def test_a_visitor_has_so_many_sockets(client, browser, monkeypatch):
    monkeypatch.setattr(presence, "SOCKETS_EACH", 2)
    path = f"/ws/{browser.new()}"
    with client.websocket_connect(path) as one, client.websocket_connect(path) as two:
        assert one.receive_json()
        assert two.receive_json()
        with pytest.raises(WebSocketDisconnect) as told, client.websocket_connect(path):
            pass
        assert told.value.code == 4429
    while client.app.state.house.places.mine:
        time.sleep(0.01)
    with client.websocket_connect(path) as four:
        assert four.receive_json()


# ── Slow callers, on a real line ─────────────────────────────────────────────────────────────────


@pytest.fixture
def port(settings, monkeypatch):
    """A real server on a free port that loses its patience soon."""
    monkeypatch.setattr(callers, "HEAD_PATIENCE", 0.3)
    monkeypatch.setattr("roundhouse.server.door.CHUNK_PATIENCE", 0.3)
    server = uvicorn.Server(uvicorn.Config(create_app(settings), port=0, **WIRE))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    thread.join()


def said(port, *pieces, pause=0.0):
    """Send the pieces; return all that is answered until the server hangs up."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
        for piece in pieces:
            line.sendall(piece)
            time.sleep(pause)
        found = b""
        while more := line.recv(65536):
            found += more
        return found


def test_headers_that_do_not_end_are_not_waited_for(port):
    assert said(port) == b""
    assert said(port, b"GET / HTTP/1.1\r\nHost: x\r\n") == b""


def test_headers_without_end_are_refused(port):
    assert b" 431 " in said(port, b"GET / HTTP/1.1\r\nA: " + b"x" * 40_000)


def test_a_body_that_does_not_come_is_not_waited_for(port):
    head = b"POST /api/upload HTTP/1.1\r\nHost: x\r\nX-CSRF: y\r\nContent-Length: 9\r\n"
    form = b"Content-Type: application/x-www-form-urlencoded\r\nConnection: close\r\n\r\n"
    found = said(port, head.replace(b"X-CSRF: y\r\n", b"") + form, b"csrf")
    assert b" 408 " in found
    assert b"in time" in found


def test_who_sends_in_time_is_answered(port):
    request = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    found = said(port, request[:20], request[20:], pause=0.05)
    assert found.endswith(b"alive")
    assert b"server: uvicorn" not in found.lower()


def test_who_leaves_halfway_is_no_fault_of_ours(client):
    seen, before = [], FAULTS._value.get()
    pieces = [
        {"type": "http.request", "body": b"csrf", "more_body": True},
        {"type": "http.disconnect"},
    ]

    async def receive():
        return pieces.pop(0)

    async def send(message):
        seen.append(message)

    headers = [(b"content-type", b"application/x-www-form-urlencoded"), (b"host", b"x")]
    scope = {"type": "http", "method": "POST", "path": "/api/upload", "headers": headers}
    scope |= {"query_string": b"", "scheme": "http", "client": ("127.0.0.1", 1), "root_path": ""}
    scope |= {"http_version": "1.1", "server": ("x", 80), "raw_path": b"/api/upload", "state": {}}
    asyncio.run(client.app(scope, receive, send))
    assert FAULTS._value.get() == before
    assert seen[0]["status"] == 400
