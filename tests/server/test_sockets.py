"""Sockets on a real line: every update once for all, packed for those who can unpack it."""

import asyncio
import contextlib
import json
import zlib
from typing import ClassVar

import httpx
import pytest
from uvicorn.protocols.utils import ClientDisconnected
from visitors import Browser
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.sync.client import connect

from roundhouse.server import frames, sockets
from roundhouse.server.frames import Ready
from roundhouse.server.present import Viewer

MOVES = ["bid 12", "pass", "pass", "bid 6", "pass", "pass"]


@pytest.fixture
def address(line):
    return line


def heard(address, id, entries, **how):
    """Return what a socket was told from the beginning, and what it was promised."""
    with connect(f"ws://{address}/ws/{id}?since=0", max_size=None, **how) as socket:
        told = [json.loads(socket.recv())]
        while told[-1]["seq"] < entries:
            told.append(json.loads(socket.recv()))
        return told, socket.response.headers.get("Sec-WebSocket-Extensions", "")


@pytest.mark.parametrize(
    ("how", "promised"),
    [
        ({"compression": None}, ""),
        ({"compression": "deflate"}, "server_no_context_takeover"),
        (
            {
                "compression": None,
                "extensions": [ClientPerMessageDeflateFactory(server_max_window_bits=9)],
            },
            "server_max_window_bits=9",
        ),
    ],
)
def test_whoever_can_unpack_is_told_the_same(address, how, promised):
    with httpx.Client(base_url=f"http://{address}", timeout=60) as client:
        browser = Browser(client)
        id = browser.new()
        for seq, move in enumerate(MOVES):
            assert browser.move(id, move, seq).status_code == 200
        plain, _ = heard(address, id, len(MOVES), compression=None)
        told, extension = heard(address, id, len(MOVES), **how)
        assert told == plain
        assert promised in extension
        assert bool(promised) == bool(extension)


def test_a_frame_is_packed_once(monkeypatch):
    packed = []
    monkeypatch.setattr(frames, "_packed", lambda text, bits: packed.append(bits) or b"packed")
    ready = Ready(b"x" * 300)
    assert [ready.frame(15) for _ in range(3)] == [b"\xc1\x06packed"] * 3
    assert packed == [15]
    assert ready.frame(0) == b"\x81\x7e\x01\x2c" + b"x" * 300


@pytest.mark.parametrize("size", [0, 1, 125, 126, 199, 200, 65_535, 65_536, 300_000])
def test_a_frame_says_how_long_it_is(size):
    text = bytes(n * 31 % 251 for n in range(size))
    for window in (0, 9, 15):
        frame = Ready(text).frame(window)
        start = {126: 4, 127: 10}.get(frame[1], 2)
        length = int.from_bytes(frame[2:start], "big") if start > 2 else frame[1]
        body = frame[start:]
        assert length == len(body)
        if frame[0] & 0x40:
            unpacked = zlib.decompressobj(-15).decompress(body + b"\x00\x00\xff\xff")
        assert (unpacked if frame[0] & 0x40 else body) == text


def test_who_leaves_while_something_is_written_is_no_fault():
    class Left:
        """A socket whose reader has gone."""

        scope: ClassVar = {"extensions": {frames.EXTENSION: {}}}

        async def send(self, _):
            raise ClientDisconnected

        async def receive_data(self, _):
            await asyncio.sleep(3600)

    class Always:
        """Somebody who has something to tell."""

        def watched_by(self, watcher):
            watcher.tell(Ready(b"{}"), 1)
            return contextlib.nullcontext()

        async def greet(self, _):
            pass

    async def work():
        watcher = sockets.Watcher(Viewer((), None, "en"), None)
        await sockets._watch(Left(), Always(), watcher)

    asyncio.run(work())
