"""What deploy/ holds, tried: the sites of both proxies on a real line, the units, the compose file."""

import json
import shutil
import socket
import subprocess
import time

import httpx
import pytest
from proxies import DEPLOY, NAME, THERE, Front
from visitors import Browser
from websockets.sync.client import connect

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", params=THERE)
def front(request):
    found = Front(request.param)
    found.kind = request.param
    yield found
    found.close()


@pytest.fixture
def client(front):
    with visitor(front) as found:
        yield found


def visitor(front, **more):
    """Return somebody who finds the name of the site at this machine."""

    def named(request):
        request.headers["host"] = f"{NAME}:{front.port}"
        request.extensions["sni_hostname"] = NAME

    way = httpx.HTTPTransport(verify=front.trust, **more)
    hooks = {"request": [named]}
    address = f"https://127.0.0.1:{front.port}"
    return httpx.Client(base_url=address, transport=way, event_hooks=hooks, timeout=60)


def test_browsers_come_by_tls_and_stay(front, client):
    answer = client.get("/")
    cookie = answer.headers["set-cookie"].lower()
    assert "secure" in cookie
    assert "httponly" in cookie
    assert "max-age" in answer.headers["strict-transport-security"]
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    if front.kind == "nginx":
        sent = httpx.get(f"http://127.0.0.1:{front.plain}/about", headers={"host": NAME})
        assert (sent.status_code, sent.headers["location"]) == (301, f"https://{NAME}/about")


def test_what_is_for_the_operator_stays_inside(client):
    assert client.get("/metrics").status_code == 404
    assert client.get("/healthz").status_code == 200


def test_a_match_is_begun_and_watched_through_it(front, client):
    browser = Browser(client)
    seats = {"title": "chicago-express", "seats": [{"kind": "me"}, *[{"kind": "local"}] * 2]}
    assert browser.post("/api/matches", seats, origin="https://elsewhere.org").status_code == 403
    made = browser.post("/api/matches", seats, origin=front.url)
    assert made.status_code == 201
    id = made.json()["id"]
    cookies = "; ".join([f"{name}={value}" for name, value in browser.cookies.items()])
    how = {"origin": front.url, "additional_headers": {"cookie": cookies}, "ssl": front.trust}
    way = socket.create_connection(("127.0.0.1", front.port))
    with connect(f"wss://{NAME}:{front.port}/ws/{id}", sock=way, **how) as line:
        first = json.loads(line.recv(30))
        assert (first["seq"], first["seats"]) == (0, [0, 1, 2])
        assert browser.move(id, "bid 12", 0).status_code == 200
        assert json.loads(line.recv(30))["seq"] == 1


def test_a_stream_is_not_held_back(client):
    browser = Browser(client)
    id = browser.new()
    with client.stream("GET", f"/api/matches/{id}/events") as answer:
        lines = answer.iter_lines()
        assert json.loads(next(lines))["seq"] == 0
        assert browser.move(id, "bid 12", 0).status_code == 200
        assert json.loads(next(lines))["seq"] == 1


def test_the_address_of_a_visitor_is_known_and_cannot_be_made_up(front):
    with visitor(front, local_address="127.0.0.9") as client:
        number = client.get("/about", headers={"x-forwarded-for": "8.8.8.8"}).headers[
            "x-request-id"
        ]
    end = time.monotonic() + 10
    while not (mine := [line for line in journal(front) if number in line]):
        assert time.monotonic() < end
    assert json.loads(mine[0])["address"] == "127.0.0.9"


def journal(front):
    return (front.folder / "journal").read_text().splitlines()


def test_a_body_has_its_limit(client):
    browser = Browser(client)
    assert browser.upload("x" * 1_500_000).status_code == 422  # no record, but it arrives
    assert browser.upload("x" * 2_500_000).status_code == 413
    assert browser.upload("x" * 5_000_000).status_code in (413, 502)  # the proxy's own


# ── Files that are only read ─────────────────────────────────────────────────────────────────────

UNITS = sorted(path.name for path in DEPLOY.iterdir() if path.suffix in (".service", ".timer"))

if shutil.which("systemd-analyze"):

    @pytest.mark.parametrize("unit", UNITS)
    def test_a_unit_says_what_systemd_understands(unit, tmp_path):
        for path in DEPLOY.iterdir():
            if path.suffix in (".service", ".timer"):
                text = path.read_text().replace("/opt/roundhouse/.venv/bin/roundhouse", "/bin/true")
                (tmp_path / path.name).write_text(text.replace("User=roundhouse", "User=root"))
        file = tmp_path / unit.replace("@.", "@8001.")
        if file.name != unit:
            (tmp_path / unit).rename(file)
        command = ["systemd-analyze", "verify", "--man=no", file]
        told = subprocess.run(command, capture_output=True, text=True, check=False)
        assert tmp_path.name not in told.stderr, told.stderr  # others on this machine may be odd
        assert told.returncode == 0 or "roundhouse" not in told.stderr, told.stderr


if shutil.which("caddy"):

    def test_the_caddyfile_is_valid(tmp_path):
        command = ["caddy", "validate", "--config", DEPLOY / "Caddyfile", "--adapter", "caddyfile"]
        told = subprocess.run(
            command, capture_output=True, env={"HOME": str(tmp_path)}, check=False
        )
        assert told.returncode == 0, told.stderr


COMPOSE = shutil.which("docker-compose")

if COMPOSE:

    def test_the_compose_file_is_whole(tmp_path):
        given = {"PATH": "/usr/bin:/bin", "POSTGRES_PASSWORD": "p", "ROUNDHOUSE_URL": "https://x"}
        command = [COMPOSE, "-f", DEPLOY / "compose.yaml", "config"]
        told = subprocess.run(command, capture_output=True, text=True, env=given, check=False)
        assert told.returncode == 0, told.stderr
        for part in (
            "postgresql://roundhouse:p@postgres/roundhouse",
            "--workers 4",
            "redis-server",
        ):
            assert part in told.stdout
