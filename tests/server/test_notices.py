"""Notices: against a mail server and a browser's server of our own; once each, also across a death."""

import asyncio
import base64
import json
import os
from email import message_from_bytes

import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from engines import free_port
from gathering import acts, begun, call, houses, move_time
from litestar.testing import TestClient
from visitors import Browser

from roundhouse.server.app import create_app
from roundhouse.server.notices import outbox
from roundhouse.server.notices.outside import Outside
from roundhouse.server.notices.wishes import Wishes
from roundhouse.server.tables import NotAllowed


class Letters:
    """A mail server that keeps what it gets."""

    def __init__(self):
        self.got = []
        self.refuse = False

    async def handle_DATA(self, server, session, envelope):  # noqa: N802
        if self.refuse:
            return "451 later"
        self.got.append((envelope.rcpt_tos[0], message_from_bytes(envelope.content)))
        return "250 OK"


@pytest.fixture
def letters(settings, monkeypatch):
    kept = Letters()
    port = free_port()
    controller = Controller(kept, hostname="127.0.0.1", port=port)
    controller.start()
    object.__setattr__(settings, "smtp", f"smtp://127.0.0.1:{port}")
    object.__setattr__(settings, "mail_from", "Roundhouse <trains@example.org>")
    yield kept
    controller.stop()


class Endpoint:
    """A server out there, here: what a browser's maker runs, or somebody's web hook."""

    def __init__(self):
        self.got = []
        self.status = 201

    async def serve(self, reader, writer):
        head = await reader.readuntil(b"\r\n\r\n")
        size = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        self.got.append((head.decode(), await reader.readexactly(size)))
        writer.write(f"HTTP/1.1 {self.status} x\r\ncontent-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def close(self):
        self.server.close()
        await self.server.wait_closed()

    async def open(self):
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}/told"


def send(client):
    house = houses(client)[0]
    return call(client, house.notices.sender.send_due, house.people.now())


@pytest.fixture
def told(letters, client, browser):
    """Ada, who wants mail, at a table of three; only the test sends."""
    for one in getattr(client, "clients", [client]):
        one.blocking_portal.call(one.app.state.house.notices.close)
    assert browser.post("/api/me/notices", {"mail": "ada@example.org"}).status_code == 200
    to, letter = letters.got.pop()
    assert to == "ada@example.org"
    link = letter.get_payload(decode=True).decode().split()[-1]
    assert browser.get("/me/mail/" + link.rpartition("/")[2]).status_code == 200
    assert browser.get("/api/me/notices").json()["confirmed"]
    return begun(client, browser)


@pytest.mark.usefixtures("letters")
class TestMail:
    def test_one_mail_for_each_turn_that_waits(self, client, browser, letters, told):
        id, (ada, bert, cleo) = told
        assert send(client) == 0  # whoever is quick needs none
        move_time(client, 2)
        assert send(client) == 1
        to, letter = letters.got.pop()
        assert to == "ada@example.org"
        assert "Your turn: Chicago Express with Bert, Cleo" in letter["Subject"]
        assert f"/match/{id}" in letter.get_payload()
        assert letter["Message-ID"] == f"<mail.{id}.0@example.org>"
        move_time(client, 60)
        assert send(client) == 0
        for person, move in ((ada, "bid 12"), (bert, "bid 13"), (cleo, "pass")):
            assert person.move(id, move).status_code == 200
        move_time(client, 2)
        assert send(client) == 1
        assert letters.got.pop()[1]["Message-ID"] == f"<mail.{id}.3@example.org>"

    def test_what_was_answered_is_not_sent(self, client, browser, letters, told):
        id, (ada, *_) = told
        ada.move(id, "bid 12")
        move_time(client, 2)
        assert send(client) == 1
        assert letters.got == []

    def test_a_process_that_died_is_followed_by_another(self, client, browser, letters, told):
        house = houses(client)[0]
        move_time(client, 2)
        taken = call(client, house.notices.box.taken, house.people.now())  # and dies
        assert len(taken) == 1
        assert send(client) == 0
        move_time(client, 2)
        assert send(client) == 1
        assert len(letters.got) == 1
        move_time(client, 60)
        assert send(client) == 0

    def test_a_mail_that_is_refused_is_tried_again_and_given_up_at_last(
        self, client, browser, letters, told
    ):
        letters.refuse = True
        for _ in range(outbox.TRIES):
            move_time(client, 60)
            assert send(client) == 1
        move_time(client, 600)
        assert send(client) == 0

    def test_one_mail_a_day(self, client, browser, letters, told):
        data = {"mail": "ada@example.org", "digest": True}
        assert browser.post("/api/me/notices", data).status_code == 200
        assert browser.get("/api/me/notices").json()["confirmed"]
        ids = [begun(client, browser)[0] for _ in range(3)]
        move_time(client, 2)
        send(client)
        letters.got.clear()
        move_time(client, 25 * 60)
        assert send(client) == 1
        text = letters.got[0][1].get_payload(decode=True).decode()
        assert all(f"/match/{id}" in text for id in ids)
        assert "4 tables wait for you" in letters.got[0][1]["Subject"]

    def test_the_link_in_a_mail_ends_it(self, client, browser, letters, told):
        move_time(client, 2)
        send(client)
        leave = "".join(letters.got.pop()[1]["List-Unsubscribe"].split()).strip("<>")
        stranger = Browser(client)
        assert stranger.get("/me/no-mail/" + "0" * 24 + ".00").status_code == 404
        assert stranger.get("/me/no-mail/" + leave.rpartition("/")[2]).status_code == 200
        assert browser.get("/api/me/notices").json()["mail"] == ""

    def test_a_table_can_be_hushed(self, client, browser, letters, told):
        id, (ada, bert, cleo) = told
        assert acts(ada, id, "hush", quiet=True).status_code == 200
        for person, move in ((ada, "bid 12"), (bert, "bid 13"), (cleo, "pass")):
            person.move(id, move)
        move_time(client, 2)
        send(client)
        assert letters.got == []

    def test_a_storm_is_sent_once_each(self, client, browser, letters, told):
        house = houses(client)[0]

        async def storm():
            async with house.store.writing() as connection:
                for n in range(120):
                    put = house.notices.box.entered(f"mail x {n}", told_guest, None, 0, "web", 1, 1)
                    await connection.execute(put)

        told_guest = house.guests.read(browser.cookies["guest"]).id
        call(client, storm)
        counts = [send(client) for _ in range(4)]
        assert sum(counts) >= 120
        assert counts[-1] == 0


def test_strange_addresses_are_refused(client, browser, letters):
    for mail in ("nobody", "a@b", "a b@example.org", "a@example.org\nBcc: x@y.z", "<a@b.c>"):
        assert browser.post("/api/me/notices", {"mail": mail}).status_code == 422, mail


@pytest.mark.parametrize(
    "address",
    [
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://10.1.2.3/",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://0.0.0.0/",
        "https://2130706433/",
        "http://example.org/",
        "https://user@example.org/",
        "https://example.org:22/",
        "ftp://example.org/",
        "https://exam ple.org/",
        "nonsense",
    ],
)
def test_web_hooks_reach_no_private_place(browser, address):
    assert browser.post("/api/me/notices", {"web": address}).status_code == 422
    with pytest.raises(NotAllowed):
        asyncio.run(Outside().post(address, b"", {}))


def test_a_web_hook_and_a_browser_are_told(client, browser):
    for one in getattr(client, "clients", [client]):
        one.blocking_portal.call(one.app.state.house.notices.close)
        one.app.state.house.notices.outside.private = True
    there = Endpoint()
    url = call(client, there.open)
    private = ec.generate_private_key(ec.SECP256R1())
    point = private.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    keys = [base64.urlsafe_b64encode(b).rstrip(b"=").decode() for b in (point, os.urandom(16))]
    assert browser.post("/api/me/notices", {"web": url}).status_code == 200
    subscribed = {"endpoint": url, "p256dh": keys[0], "auth": keys[1]}
    nonsense = {"endpoint": url, "p256dh": "x", "auth": "y"}
    assert browser.post("/api/me/notices/browser", nonsense).status_code == 422
    assert browser.post("/api/me/notices/browser", subscribed).json()["browsers"] == 1
    id, _ = begun(client, browser)
    move_time(client, 1)
    assert send(client) == 2
    hook = next(body for head, body in there.got if "application/json" in head)
    head, sealed = next(one for one in there.got if "aes128gcm" in one[0])
    assert json.loads(hook)["link"].endswith(f"/match/{id}")
    assert "vapid t=" in head
    assert b"Your turn" not in sealed  # only the browser can read it
    there.status = 410
    browser.post("/api/me/notices/test", {})
    send(client)
    call(client, there.close)
    assert browser.get("/api/me/notices").json()["browsers"] == 0


def test_quiet_hours_are_waited_for():
    night = Wishes(zone="UTC", quiet_from=22 * 60, quiet_until=7 * 60)
    hour = 3_600_000
    assert outbox.after_quiet(night, 12 * hour) == 12 * hour
    assert outbox.after_quiet(night, 23 * hour) == 31 * hour
    assert outbox.after_quiet(night, 25 * hour) == 31 * hour


def test_trying_out_needs_a_way(browser):
    assert browser.post("/api/me/notices/test", {}).status_code == 422


def test_a_server_without_mail_says_so(settings):
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        ada = Browser(client)
        assert not ada.get("/api/me/notices").json()["can_mail"]
        assert ada.post("/api/me/notices", {"mail": "ada@example.org"}).status_code == 422
        assert ada.get("/me").status_code == 200
