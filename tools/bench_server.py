"""Measures the table: moves acknowledged per second against a bare endpoint, bytes, memory.

The bare endpoint runs on the same framework with the same body and the same group commit, in the same
run; the two take turns, so that the ratio depends little on the machine and on what else it does.
Everything stays on this machine.
"""

import asyncio
import contextlib
import gzip
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import Request, urlopen

from roundhouse import Match
from roundhouse.cli.bench import calibration, is_compiled
from roundhouse.server.guests import Guest, Guests
from roundhouse.server.settings import Settings
from roundhouse.server.store import MOVES, Entry, SeatRow, Stored, now
from roundhouse.server.tables import Table

PLAYERS = 32  # matches played at the same time
MOVES_EACH = 60
ROUNDS = 5
TITLE = "chicago-express"


def settings(data: Path, port: int) -> Settings:
    """Return the settings of a server for this measurement."""
    return Settings(data, f"sqlite+aiosqlite:///{data / 'bench.db'}", port=port, limited=False)


# ── The two servers, each in a process of its own ────────────────────────────────────────────────


def serve(kind: str, data: Path, port: int) -> None:
    """Run one of the two servers, both as `roundhouse serve` runs one."""
    from roundhouse.server.process import run

    if kind == "table":
        from roundhouse.server.app import create_app

        app = create_app(settings(data, port))
    else:
        app = bare_app(settings(data, port))
    run(app, port=port, log_level="error")


def bare_app(chosen: Settings):
    """Return an application with one endpoint that commits one row and answers."""
    from litestar import Litestar, Response, post
    from litestar.params import FromPath, JSONBody

    from roundhouse.server.api import MadeMove, answer
    from roundhouse.server.store import Store

    store = Store(chosen.database)
    seats = (SeatRow("person", "g", "", ""),)

    @post("/api/matches/{id:str}/moves", status_code=200)
    async def append(id: FromPath[str], data: JSONBody[MadeMove]) -> Response[bytes]:
        await store.append(Entry(id, data.seq + 1, MOVES, 0, data.move))
        return answer({"seq": data.seq + 1, "ply": data.seq + 1})

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar):
        await store.open()
        for id in [id for number in range(ROUNDS) for id in bare_matches(number)]:
            await store.create(Stored(id, TITLE, "", 1, "{}", "00", 0, now(), seats, ()))
        yield
        await store.close()

    return Litestar([append], lifespan=[lifespan], openapi_config=None, logging_config=None)


def bare_matches(number: int) -> list[str]:
    """Return the names of the matches of a round: what is appended to them is new each time."""
    return [f"r{number}m{n}" for n in range(PLAYERS)]


class Server:
    """A server process that is there for a while."""

    def __init__(self, kind: str, data: Path, port: int) -> None:
        self.port = port
        self.process = subprocess.Popen([sys.executable, __file__, kind, str(data), str(port)])
        for _ in range(600):
            try:
                self.get("/about" if kind == "table" else "/")
                return
            except OSError as error:
                if "HTTP Error" in str(error):
                    return
                time.sleep(0.1)
        self.stop()
        raise RuntimeError(f"{kind} did not start")

    def get(self, path: str, cookie: str = "") -> tuple[bytes, int]:
        """Return a body, unpacked, and its size on the wire."""
        headers = {"Cookie": cookie, "Accept-Encoding": "gzip", "Accept": "text/html"}
        request = Request(f"http://127.0.0.1:{self.port}{path}", headers=headers)
        with urlopen(request, timeout=10) as answer:
            body = answer.read()
            packed = answer.headers.get("Content-Encoding") == "gzip"
            return (gzip.decompress(body) if packed else body), len(body)

    def stop(self) -> None:
        """End the process."""
        self.process.terminate()
        self.process.wait(10)


# ── The load ─────────────────────────────────────────────────────────────────────────────────────


def some_moves(seed: int, most: int) -> list[str]:
    """Return the first moves of a random match."""
    match, dice = Match(TITLE, seats=3), random.Random(seed)
    while match.ply < most and not match.over:
        match.push(dice.choice(match.legal_moves))
    return [str(move) for move in match.moves]


async def player(port: int, id: str, moves: list[str], head: str, times: list[float]) -> None:
    """Post moves one after the other over one connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for seq, move in enumerate(moves):
        body = json.dumps({"seq": seq, "move": move})
        began = time.perf_counter()
        writer.write(
            f"POST /api/matches/{id}/moves HTTP/1.1\r\nHost: localhost\r\n{head}"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode()
        )
        status = await reader.readline()
        length = 0
        while (line := await reader.readline()) != b"\r\n":
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        answered = await reader.readexactly(length)
        times.append(time.perf_counter() - began)
        if b" 200 " not in status:
            raise RuntimeError(f"{status!r} {answered!r}")
    writer.close()


class Load:
    """What a server answered in one round, or in all of them."""

    def __init__(self, times: list[float], seconds: float) -> None:
        self.times = sorted(times)
        self.seconds = seconds

    @property
    def rate(self) -> float:
        """Moves per second."""
        return len(self.times) / self.seconds

    def within(self, percent: int) -> float:
        """In how many milliseconds that many percent of the moves were acknowledged."""
        return self.times[len(self.times) * percent // 100] * 1e3

    def __str__(self) -> str:
        return f"{self.rate:,.0f}/s, p50 {self.within(50):.1f} ms, p99 {self.within(99):.1f} ms"


async def load(port: int, ids: list[str], head: str) -> Load:
    """Play all matches at once."""
    games = [some_moves(n, MOVES_EACH) for n in range(len(ids))]
    times: list[float] = []
    began = time.perf_counter()
    await asyncio.gather(
        *[player(port, id, moves, head, times) for id, moves in zip(ids, games, strict=True)]
    )
    return Load(times, time.perf_counter() - began)


def together(rounds: list[Load]) -> Load:
    """Return all rounds as one."""
    return Load([t for one in rounds for t in one.times], sum(one.seconds for one in rounds))


async def watch(port: int, ids: list[str]) -> None:
    """Look at all matches until whoever started this process says something."""
    from websockets.asyncio.client import connect

    async def look(id: str) -> None:
        async with connect(f"ws://127.0.0.1:{port}/ws/{id}", max_size=None) as socket:
            await socket.recv()
            print(id, flush=True)
            async for _ in socket:
                pass

    looking = [asyncio.ensure_future(look(id)) for id in ids]
    await asyncio.to_thread(sys.stdin.readline)
    for one in looking:
        one.cancel()


def watched_load(server: Server, ids: list[str], head: str) -> Load:
    """Play all matches at once with an onlooker at each, in a process of its own."""
    command = [sys.executable, __file__, "watch", str(server.port), *ids]
    onlookers = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert onlookers.stdout is not None
    for _ in ids:
        onlookers.stdout.readline()
    try:
        return asyncio.run(load(server.port, ids, head))
    finally:
        onlookers.communicate(b"\n", timeout=30)


def new_matches(server: Server, guests: Guests, guest: Guest) -> tuple[list[str], str]:
    """Begin the matches; return their names and the headers of a player."""
    head = f"Cookie: guest={guests.cookie(guest)}\r\nX-CSRF: {guests.csrf(guest)}\r\n"
    ids = []
    for _ in range(PLAYERS):
        data = json.dumps({"title": TITLE, "seats": [{"kind": "me"}] * 3}).encode()
        headers = {"Content-Type": "application/json"} | dict(
            line.split(": ", 1) for line in head.strip().split("\r\n")
        )
        request = Request(f"http://127.0.0.1:{server.port}/api/matches", data, headers)
        ids.append(json.load(urlopen(request, timeout=10))["id"])
    return ids, head


# ── Bytes and memory ─────────────────────────────────────────────────────────────────────────────


def first_load(server: Server, path: str, cookie: str) -> tuple[int, int]:
    """Return the bytes of a page with its scripts and style sheets, and those of its fonts."""
    seen, waiting, total, fonts = set(), [path], 0, 0
    while waiting:
        here = waiting.pop()
        if here in seen:
            continue
        seen.add(here)
        body, size = server.get(here, cookie)
        fonts, total = (fonts + size, total) if here.endswith(".woff2") else (fonts, total + size)
        if here.endswith(".js") or here == path or ".css" in here:
            text = body.decode()
            found = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css)[^"]*)"', text)
            found += [f"/static/{name}" for name in re.findall(r'from "\./([\w-]+\.js)"', text)]
            found += re.findall(r'url\("?(/[^")]+\.woff2)"?\)', text)
            waiting += [name.replace("&amp;", "&") for name in found]
    return total, fonts


def memory_of_open_matches(count: int) -> float:
    """Return the bytes one open match takes, each some 150 moves long."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    seats = tuple(SeatRow("person", "g", "", "") for _ in range(3))
    texts = ["\n".join(some_moves(n, 150)) for n in range(20)]
    options = json.dumps(Match(TITLE, seats=3).options)
    tables = [
        Table(
            Stored(f"m{n}", TITLE, "", 1, options, "00" * 32, 0, now(), seats,
                   (Entry(f"m{n}", 1, MOVES, 0, texts[n % 20]),))
        )
        for n in range(count)
    ]  # fmt: skip
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    return grown * 1024 / len(tables)


def main() -> None:
    """Run everything and print it."""
    kind = "compiled" if is_compiled() else "plain"
    print(f"the table, {kind}; calibration {calibration():.0f} ns per pass")
    per_match = memory_of_open_matches(10_000)
    print(f"  10,000 open matches of about 150 moves: {per_match / 1024:.1f} KiB each, "
          f"{per_match * 10_000 / 1e9:.2f} GB")  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        measure(Path(folder))


def measure(folder: Path) -> None:
    """Measure both servers in turns, then what a browser loads."""
    (folder / "table").mkdir()
    (folder / "bare").mkdir()
    guests = Guests(settings(folder / "table", 0).key())
    guest = Guest("bench", False)
    with contextlib.ExitStack() as open_servers:
        table = Server("table", folder / "table", 8931)
        open_servers.callback(table.stop)
        bare = Server("bare", folder / "bare", 8932)
        open_servers.callback(bare.stop)
        ours, theirs = [], []
        for number in range(ROUNDS):
            ids, head = new_matches(table, guests, guest)
            ours.append(asyncio.run(load(table.port, ids, head)))
            theirs.append(asyncio.run(load(bare.port, bare_matches(number), head)))
        tell(ours, theirs)
        ids, head = new_matches(table, guests, guest)
        print(f"  with an onlooker at every match: {watched_load(table, ids, head)}")
        cookie = f"guest={guests.cookie(guest)}"
        page, fonts = first_load(table, f"/match/{ids[0]}", cookie)
        _, update = table.get(f"/api/matches/{ids[0]}?since={MOVES_EACH - 1}", cookie)
        print(f"  first load {page / 1000:.0f} kB without fonts ({fonts / 1000:.0f} kB), "
              f"one update {update / 1000:.1f} kB, compressed")  # fmt: skip


def tell(ours: list[Load], theirs: list[Load]) -> None:
    """Print both and how they compare, over all rounds and from round to round."""
    all_ours, all_theirs = together(ours), together(theirs)
    print(f"  moves acknowledged: {all_ours}")
    print(f"  bare endpoint:      {all_theirs}")
    rates = sorted(one.rate / other.rate for one, other in zip(ours, theirs, strict=True))
    tails = sorted(
        one.within(99) / other.within(99) for one, other in zip(ours, theirs, strict=True)
    )
    print(f"  ratio {all_ours.rate / all_theirs.rate:.2f} (rounds {rates[0]:.2f} to {rates[-1]:.2f}), "
          f"p99 {all_ours.within(99) / all_theirs.within(99):.1f} times its own "
          f"(rounds {tails[0]:.1f} to {tails[-1]:.1f})")  # fmt: skip


if __name__ == "__main__":
    if sys.argv[1:2] == ["watch"]:
        asyncio.run(watch(int(sys.argv[2]), sys.argv[3:]))
    elif len(sys.argv) == 4:
        serve(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]))
    else:
        os.environ.setdefault("PYTHONUNBUFFERED", "1")
        main()
