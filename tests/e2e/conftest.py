"""A real server in a process of its own and a real browser: Debian's Chromium."""

import os
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent.parent
PICTURES = ROOT / "build" / "screenshots"
CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Server:
    """A server that can be stopped and started again on the same data."""

    def __init__(self, data):
        self.data = data
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = found.getsockname()[1]
        self.address = f"http://localhost:{self.port}"
        self.start()

    def start(self):
        environment = {
            **os.environ,
            "ROUNDHOUSE_DATA": str(self.data),
            "ROUNDHOUSE_BOT_PAUSE": "0",
            "ROUNDHOUSE_LIMITS": "off",
        }
        command = [sys.executable, "-m", "roundhouse", "serve", "--port", str(self.port)]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        for _ in range(300):
            try:
                urlopen(self.address, timeout=5).close()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the server did not start")

    def stop(self):
        self.process.terminate()
        self.process.wait(15)


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


class Player:
    """A person with a browser; scripts that fail on the page fail the test."""

    def __init__(self, chromium, server, width, height, **more):
        self.server = server
        self.context = chromium.new_context(
            viewport={"width": width, "height": height}, locale="en-GB", **more
        )
        self.page = self.context.new_page()
        self.troubles = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.set_default_timeout(20_000)

    def go(self, path):
        self.page.goto(self.server.address + path)
        return self.page

    def picture(self, name):
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=str(PICTURES / f"{name}.png"))

    def new_match(self, title, seats, board="", options=None):
        """Begin a match through the page's own API."""
        self.go("/")
        made = self.page.evaluate(
            """async (data) => {
                const csrf = document.querySelector('meta[name="csrf"]').content;
                const answer = await fetch("/api/matches", {method: "POST", body: JSON.stringify(data),
                    headers: {"Content-Type": "application/json", "X-CSRF": csrf}});
                return (await answer.json()).id; }""",
            {"title": title, "board": board, "seats": seats, "options": options or {}},
        )
        self.go(f"/match/{made}")
        self.ready()
        return made

    def upload(self, text):
        """Open a record as a match of one's own; return its name."""
        self.go("/")
        made = self.page.evaluate(
            """async (text) => {
                const csrf = document.querySelector('meta[name="csrf"]').content;
                const answer = await fetch("/api/upload", {method: "POST", body: text,
                    headers: {"Content-Type": "text/plain", "X-CSRF": csrf}});
                return (await answer.json()).id; }""",
            text,
        )
        self.go(f"/match/{made}")
        return made

    def ready(self):
        """Wait until somebody decides on this page, or the match is over."""
        self.page.wait_for_selector(
            "#offer button:not([disabled]), .now [data-over]", state="attached"
        )

    def update(self):
        """Return what the server says about the match on the page."""
        return self.page.evaluate(
            """async () => { const id = location.pathname.split("/")[2];
                const answer = await fetch(`/api/matches/${id}`);
                return await answer.json(); }"""
        )


@pytest.fixture
def player(chromium, server):
    person = Player(chromium, server, 1440, 900)
    yield person
    assert person.troubles == []
    person.context.close()


@pytest.fixture
def phone(chromium, server):
    person = Player(chromium, server, 390, 844, has_touch=True, is_mobile=True)
    yield person
    assert person.troubles == []
    person.context.close()


@pytest.fixture
def persons(chromium, server):
    """Return further people, each with a browser of their own."""
    found = []

    def one(width=1280, height=800, **more):
        found.append(Player(chromium, server, width, height, **more))
        return found[-1]

    yield one
    for person in found:
        assert person.troubles == []
        person.context.close()
