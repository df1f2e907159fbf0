"""Whatever somebody sends is answered, and never by a fault of ours."""

import json

import pytest

JSON = {"content-type": "application/json"}
FORM = {"content-type": "application/x-www-form-urlencoded"}
NINES = "9" * 4000


@pytest.fixture
def ask(client, browser):
    """Send anything as a visitor who has a match, and get the status."""
    id = browser.new()

    def send(method, path, content=None, **headers):
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        if method == "POST":
            sent = {"x-csrf": browser.csrf, **sent}
        answer = browser._as_me(
            lambda: client.request(
                method,
                path.replace("{id}", id),
                content=content,
                headers=sent,
                follow_redirects=False,
            )
        )
        return answer.status_code

    return send


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"cookie": b"guest=\xe9\xe9.\xe9; lang=\xff"}, 200),
        ({"cookie": b"guest=abc.\xc3\xa9"}, 200),
        ({"cookie": b"=;;=; guest"}, 200),
        ({"accept-language": b"\xff, \xe9;q=x"}, 200),
        ({"accept": b"\xff"}, 200),
        ({"range": "bytes=9-1"}, 200),
        ({"origin": "http://[::1"}, 200),
        ({"cookie": "x=" + "y" * 20_000}, 431),
    ],
)
def test_odd_headers(client, headers, status):
    assert client.get("/", headers=headers).status_code == status


def test_an_odd_token_is_none(ask):
    assert ask("POST", "/api/play-now", "{}", **JSON, x_csrf=b"\xe9") == 403
    assert ask("POST", "/api/play-now", "x", content_type=b"\xe9") == 400


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/matches/{id}?as=" + "1" * 5000, 200),
        ("/api/matches/{id}?as=%C2%B2", 200),
        ("/api/matches/{id}?as=1&as=2", 200),
        ("/api/matches/{id}?since=-5", 200),
        ("/api/matches/{id}?since=" + NINES, 200),
        ("/api/matches/{id}?since=" + "9" * 5000, 400),
        ("/api/matches/{id}/at/-5", 422),
        ("/api/matches/{id}/at/" + NINES, 422),
        ("/api/matches/{id}/at/" + "9" * 5000, 404),
        ("/api/matches/{id}/preview?move=" + "x" * 5000, 400),
        ("/api/matches/{id}/preview?move=bid%20%ED%A0%80%00", 422),
        ("/api/matches/{id}/why?pick=%00%ff&prefix=%00", 200),
        ("/api/matches/{id}/why?pick=x&prefix=" + "a|" * 3000, 400),
        ("/api/matches/{id}/hint?ply=-3", 422),
        ("/api/matches/{id}/reason/0", 422),
        ("/match/{id}/-1/board.svg", 422),
        ("/match/{id}/0/board.svg?look=%00", 422),
        ("/match/%00", 404),
        ("/match/" + "a" * 5000, 404),
        ("/rules/%ED%A0%80", 404),
        ("/rules/%00?map=%00", 404),
        ("/boards/chicago-express/..%2f..svg", 404),
        ("/static/%00", 404),
        ("/static/" + "a" * 5000, 404),
        ("/static/" + "a/" * 3000, 404),
        ("/static/" + "a/" * 5000, 414),
        ("/static/..%2f..%2fserver%2fapp.py", 404),
        ("/static/fonts/Besley-Regular.woff2", 200),
        ("/static/fonts/Besley-Regular.ttf", 200),
        ("/static/fonts/png.py", 404),
        ("/static/fonts/__init__.py", 404),
    ],
)
def test_odd_addresses(ask, path, status):
    assert ask("GET", path) == status


@pytest.mark.parametrize(
    ("path", "content", "status"),
    [
        ("/api/matches", "[" * 30_000, 400),
        ("/api/matches", '{"title":' * 7_000, 400),
        ("/api/matches", '{"title": "\\ud800", "seats": []}', 400),
        ("/api/matches", json.dumps({"title": "x" * 61, "seats": []}), 400),
        ("/api/matches", json.dumps({"title": "chicago-express", "seats": [{}] * 21}), 400),
        ("/api/matches/{id}/moves", '{"seq": 0, "move": "bid \\udfff"}', 400),
        ("/api/matches/{id}/moves", '{"seq": 0, "move": "\\u0000"}', 422),
        ("/api/matches/{id}/moves", json.dumps({"seq": 0, "move": f"bid {NINES}"}), 400),
        ("/api/matches/{id}/moves", json.dumps({"seq": 0, "move": f"bid {NINES[:190]}"}), 422),
        ("/api/matches/{id}/moves", json.dumps({"seq": -1, "move": "pass"}), 400),
        ("/api/matches/{id}/moves", f'{{"seq": {NINES}, "move": "pass"}}', 400),
        ("/api/matches/{id}/undo", '{"seq": 0, "ply": -1}', 400),
        ("/api/matches/{id}/plan", f'{{"seq": 0, "up_to": {NINES}}}', 400),
        ("/api/matches/{id}/plan", f'{{"seq": 0, "up_to": {NINES}{NINES}}}', 400),
        ("/api/matches/{id}/plan", '{"seq": 0, "up_to": 1e999}', 400),
        ("/api/matches/{id}/plan", "null", 400),
        ("/api/matches/{id}/plan", "", 400),
        ("/api/upload", "[" * 100_000, 422),
        ("/api/upload", '{"a":' * 100_000, 422),
        ("/api/upload", '{"format": 1, "title": "x", "seats": 999999999999, "rules": 1}', 422),
    ],
)
def test_odd_bodies(ask, path, content, status):
    assert ask("POST", path, content, **JSON) == status


@pytest.mark.parametrize("back", ["//x.org", "/\\x.org", "https://x.org", "/%0d%0aa:b", "\\x.org"])
def test_one_is_never_sent_elsewhere(client, browser, back):
    data = f"csrf={browser.csrf}&language=de&back={back}"
    answer = browser._as_me(
        lambda: client.post("/language", content=data, headers=FORM, follow_redirects=False)
    )
    assert answer.headers["location"] == "/"


@pytest.mark.parametrize("method", ["BREW", "TRACE", "PUT", "DELETE"])
def test_odd_methods(client, method):
    assert client.request(method, "/").status_code in (403, 405)


@pytest.mark.parametrize("after", ["-5", "x", "", NINES, "9" * 5000])
def test_odd_sockets(client, browser, after):
    with client.websocket_connect(f"/ws/{browser.new()}?since={after}&as={NINES}") as socket:
        assert socket.receive_json()["from"] == 0


# ── What uploads may bring ───────────────────────────────────────────────────────────────────────


def record(**more):
    head = {"format": 1, "title": "chicago-express", "board": "", "seats": 3, "rules": 1}
    return json.dumps({**head, "moves": [], **more})


def test_names_from_uploads_are_as_short_and_plain_as_typed_ones(browser):
    odd = {"0": "A" * 100_000, "1": "B\\ud800\\u0000\\u202e  C", "2": "\\u200b"}
    text = record(names={}).replace(
        '"names": {}', '"names": ' + json.dumps(odd).replace("\\\\", "\\")
    )
    made = browser.upload(text)
    assert made.status_code == 201
    written = json.loads(browser.get(f"/match/{made.json()['id']}/record.json").text)
    assert written["names"] == {"0": "A" * 40, "1": "B C", "2": ""}
    typed = [
        {"kind": "me", "name": "D\u202e\x00" + "d" * 100},
        {"kind": "local"},
        {"kind": "local"},
    ]
    id = browser.post("/api/matches", {"title": "chicago-express", "seats": typed}).json()["id"]
    written = json.loads(browser.get(f"/match/{id}/record.json").text)
    assert written["names"]["0"] == "D" + "d" * 39


def test_headers_and_comments_of_uploads_cost_nothing(browser):
    plain = browser.upload(record()).json()["id"]
    heavy = record(headers={f"h{n}": "x" * 1000 for n in range(500)}, comment="y" * 500_000)
    loud = browser.upload(heavy).json()["id"]
    size = [len(browser.get(f"/match/{id}").content) for id in (plain, loud)]
    assert abs(size[0] - size[1]) < 100


def test_a_record_out_of_all_proportion_is_refused(browser):
    variation = [[{"seat": 0, "move": "pass"}]] * 20_001
    made = browser.upload(record(moves=[{"seat": 0, "move": "bid 7", "variations": variation}]))
    assert made.status_code == 422
    assert "20,000" in made.json()["detail"]
