"""Programs: tokens and what they allow, plain views, tries, streams, moves sent twice, two examples."""

import json
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from litestar.exceptions import WebSocketDisconnect
from visitors import Browser

from roundhouse import Match
from roundhouse.server import tokens

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
ALL = ["read", "play", "create"]


def token_of(browser, *scopes, **more):
    made = browser.post("/api/tokens", {"scopes": scopes or ALL, **more})
    assert made.status_code == 201, made.text
    return made.json()["token"]


class Program:
    """Somebody without a cookie, with a token."""

    def __init__(self, client, token):
        self.client, self.token = client, token

    def ask(self, method, path, data=None, **headers):
        self.client.cookies.clear()
        sent = {"authorization": f"Bearer {self.token}", **headers}
        return self.client.request(method, path, json=data, headers=sent)

    def get(self, path):
        return self.ask("GET", path)

    def post(self, path, data, **headers):
        return self.ask("POST", path, data, **headers)


@pytest.fixture
def program(client, browser):
    return Program(client, token_of(browser))


def test_a_program_begins_and_plays_a_match_for_its_owner(program, browser):
    seats = [{"kind": "me"}] * 3
    id = program.post("/api/matches", {"title": "chicago-express", "seats": seats}).json()["id"]
    seen = program.get(f"/api/matches/{id}/view").json()
    match = Match("chicago-express", 3)
    assert [one["move"] for one in seen["moves"]] == [str(move) for move in match.legal_moves]
    assert seen["moves"][0]["picks"]
    assert seen["view"]
    assert program.post(f"/api/matches/{id}/moves", {"seq": 0, "move": "bid 12"}).status_code == 200
    assert browser.look(id)["seq"] == 1


@pytest.mark.parametrize(
    ("scopes", "statuses"),
    [(["read"], (200, 403, 403)), (["play"], (403, 200, 403)), (["create"], (403, 403, 201))],
)
def test_a_token_is_good_for_what_it_was_made_for(client, browser, scopes, statuses):
    id = browser.new()
    program = Program(client, token_of(browser, *scopes))
    asked = (
        program.get(f"/api/matches/{id}/view"),
        program.post(f"/api/matches/{id}/moves", {"seq": 0, "move": "bid 12"}),
        program.post("/api/play-now", {"title": "chicago-express"}),
    )
    assert tuple(answer.status_code for answer in asked) == statuses
    assert (
        program.post("/api/tokens", {"scopes": ALL}).status_code == 403
    )  # a token makes no tokens
    assert program.get("/").status_code == 403


@pytest.mark.parametrize("damage", ["x", "", "rh.a.b.c.d.e", None, "other scopes", "late"])
def test_a_token_that_is_no_good_is_refused(client, browser, damage, monkeypatch):
    token = token_of(browser, "read")
    if damage == "late":
        monkeypatch.setattr(tokens, "time", lambda: time.time() + 91 * tokens.DAY)
    elif damage == "other scopes":
        token = token.replace(".read.", ".read+play.")
    else:
        token = token[:-1] if damage is None else damage
    answer = Program(client, token).get("/api/titles")
    assert answer.status_code == 401
    assert answer.headers["content-type"] == "application/problem+json"


def test_titles_are_listed(program):
    listed = program.get("/api/titles").json()
    assert {"age-of-steam", "chicago-express"} <= {one["title"] for one in listed}
    assert all(one["seats"] and one["board"] for one in listed)


def test_a_move_can_be_tried_without_being_made(program, browser):
    id = browser.new()
    tried = program.post(f"/api/matches/{id}/try", {"move": "bid 12"})
    assert "$12" in tried.json()["text"]
    refused = program.post(f"/api/matches/{id}/try", {"move": "bid 3"})
    assert refused.status_code == 422
    assert refused.json()["rule"] == "CE-4.2"
    assert browser.look(id)["seq"] == 0


def test_nobody_else_may_try(client, browser):
    id = browser.new()
    other = Browser(client)
    answer = Program(client, token_of(other)).post(f"/api/matches/{id}/try", {"move": "bid 12"})
    assert answer.status_code == 403


def test_a_move_sent_twice_is_made_once(program, browser):
    id = browser.new()
    move, key = {"seq": 0, "move": "bid 12"}, {"idempotency-key": "a"}
    assert program.post(f"/api/matches/{id}/moves", move, **key).status_code == 200
    assert program.post(f"/api/matches/{id}/moves", move).status_code == 409
    again = program.post(f"/api/matches/{id}/moves", move, **key)
    assert again.status_code == 200
    assert again.json()["seq"] == 1
    other = {"seq": 0, "move": "bid 13"}
    assert program.post(f"/api/matches/{id}/moves", other, **key).status_code == 409
    assert browser.look(id)["seq"] == 1


def test_the_document_describes_what_programs_do(client):
    document = client.get("/api/schema/openapi.json").json()
    assert document["openapi"].startswith("3.1")
    paths = document["paths"]
    assert {"/api/titles", "/api/matches", "/api/matches/{id}/moves"} <= set(paths)
    assert not [path for path in paths if not path.startswith("/api/")]
    assert "description" in paths["/api/matches/{id}/moves"]["post"]
    for path, methods in paths.items():
        for method, told in methods.items():
            for status, answer in told["responses"].items():
                kinds = [one["schema"] for one in answer.get("content", {}).values()]
                assert kinds or status == "204", (method, path)
                items = [kind.get("items", kind) for kind in kinds]
                typed = {"$ref", "additionalProperties"}
                assert all(typed & set(kind) for kind in items), (method, path, status)
    assert all(one.get("description") for one in document["components"]["schemas"].values())


def test_a_page_tells_all_calls_and_makes_tokens(client, browser):
    shown = browser.get("/api").text
    document = client.get("/api/schema/openapi.json").json()
    for path in document["paths"]:
        assert path in shown
    assert "Needs a token for" in shown
    for word in ("porter", "Idempotency-Key", "Seated", "409"):  # what a stranger needs to know
        assert word in shown
    form = {"content-type": "application/x-www-form-urlencoded"}
    made = browser._as_me(
        lambda: client.post("/tokens", content=f"csrf={browser.csrf}&read=on", headers=form)
    )
    assert made.headers["cache-control"] == "no-store"
    program = Program(client, re.search(r"<code>(rh\.[^<]+)</code>", made.text)[1])
    assert program.get("/api/titles").status_code == 200
    assert program.post("/api/play-now", {"title": "chicago-express"}).status_code == 403


def test_a_token_can_be_called_back_and_is_no_good_from_then_on(client, browser):
    one, two = token_of(browser, name="my bot"), token_of(browser, "read")
    listed = browser.get("/api/tokens").json()
    assert {(each["name"], tuple(each["scopes"])) for each in listed} == {
        ("my bot", ("read", "play", "create")),
        ("", ("read",)),
    }
    stranger = Browser(client)
    mine = next(each["id"] for each in listed if each["name"])
    assert ended(client, stranger, mine) == 404  # somebody else's
    assert Program(client, one).get("/api/titles").status_code == 200
    assert ended(client, browser, mine) == 204
    assert ended(client, browser, mine) == 404
    assert Program(client, one).get("/api/titles").status_code == 401
    assert Program(client, two).get("/api/titles").status_code == 200
    assert [each["name"] for each in browser.get("/api/tokens").json()] == [""]
    assert Program(client, two).get("/api/tokens").status_code == 403  # a token manages no tokens
    id = browser.new()
    client.cookies.clear()
    listening = client.websocket_connect(f"/ws/{id}", headers={"authorization": f"Bearer {one}"})
    with pytest.raises(WebSocketDisconnect) as told, listening:
        pass
    assert told.value.code == 4401


def ended(client, browser, id):
    sent = {"x-csrf": browser.csrf}
    return browser._as_me(
        lambda: client.request("DELETE", f"/api/tokens/{id}", headers=sent)
    ).status_code


def test_a_visitor_has_so_many_tokens(browser, monkeypatch):
    monkeypatch.setattr(tokens, "MOST", 2)
    token_of(browser), token_of(browser)
    answer = browser.post("/api/tokens", {"scopes": ["read"]})
    assert answer.status_code == 422
    assert "Call one back" in answer.json()["detail"]


def test_the_page_lists_tokens_and_calls_them_back(client, browser):
    token = token_of(browser, name="my bot")
    id = browser.get("/api/tokens").json()[0]["id"]
    assert "my bot" in browser.get("/api", accept="text/html").text
    form = {"content-type": "application/x-www-form-urlencoded"}
    told = {"content": f"csrf={browser.csrf}", "headers": form, "follow_redirects": False}
    answer = browser._as_me(lambda: client.post(f"/tokens/{id}/end", **told))
    assert (answer.status_code, answer.headers["location"]) == (303, "/api")
    assert Program(client, token).get("/api/titles").status_code == 401
    assert "my bot" not in browser.get("/api", accept="text/html").text


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_programs_are_pointed_to_on_every_page(browser, language):
    for path in ("/", "/about"):
        page = browser.get(path, accept="text/html", **{"accept-language": language}).text
        assert 'href="/api"' in page


def test_a_token_never_becomes_a_cookie(client, browser):
    program = Program(client, token_of(browser, "read"))
    for path in ("/", "/nothing", f"/match/{browser.new()}", "/api/matches/nothing"):
        answer = program.ask("GET", path, accept="text/html")
        assert "set-cookie" not in answer.headers, path
    program.token = "rh.nonsense"
    assert program.ask("GET", "/", accept="text/html").status_code == 401


def test_a_socket_needs_a_token_for_reading_or_none(client, browser):
    id = browser.new()
    for token, welcome in ((token_of(browser, "read"), True), (token_of(browser, "play"), False)):
        client.cookies.clear()
        head = {"authorization": f"Bearer {token}"}
        listening = client.websocket_connect(f"/ws/{id}", headers=head)
        if welcome:
            with listening as socket:
                assert socket.receive_json()["seats"] == [0, 1, 2]
        else:
            with pytest.raises(WebSocketDisconnect) as told, listening:
                pass
            assert told.value.code == 4401


# ── On a real line ───────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def address(line):
    return f"http://{line}"


def test_a_stream_has_a_line_for_every_entry(address):
    with httpx.Client(base_url=address, timeout=20) as client:
        browser = Browser(client)
        id = browser.new()
        head = {"authorization": f"Bearer {token_of(browser)}"}
        seqs = []
        with client.stream("GET", f"/api/matches/{id}/events", headers=head) as answer:
            assert answer.headers["content-type"].startswith("application/x-ndjson")
            for line in answer.iter_lines():
                seqs.append(json.loads(line)["seq"])
                if len(seqs) == 3:
                    break
                assert browser.move(id, "bid 12" if seqs[-1] == 0 else "pass", seqs[-1])
        assert seqs == [0, 1, 2]


RUN = {"bot.py": [sys.executable], "bot.mjs": ["node"]}


@pytest.mark.parametrize("example", [name for name in RUN if shutil.which(RUN[name][0])])
def test_the_examples_play_a_whole_match(address, example):
    with httpx.Client(base_url=address, timeout=20) as client:
        token = token_of(Browser(client))
        command = [
            *RUN[example],
            EXAMPLES / example,
            address,
            token,
            "age-of-steam",
            "barbados",
            "1",
        ]
        done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True)
        link = done.stdout.split()[0]
        assert "result: " in client.get(f"{link}/record.rail").text
