"""Work for other processes: in fair shares, never on the event loop, and never without end."""

import asyncio
import os
import signal
import subprocess
import sys
import textwrap
import time

import pytest
from visitors import Browser

from roundhouse.server import bots, jobs, pictures
from roundhouse.server.jobs import BOT, HINT, PICTURE, UPLOAD, Busy, GivenUp, Job, Jobs, Kind, Line

SHORT = Kind("short", 1, 5, 5, 0.3)


def run(work):
    """Run something with jobs of its own."""

    async def whole():
        made = Jobs(2)
        try:
            return await work(made)
        finally:
            await made.close()

    return asyncio.run(whole())


# ── Who is next ──────────────────────────────────────────────────────────────────────────────────


def order(*waiting):
    async def whole():
        line = Line()
        for kind, whose in waiting:
            line.put(Job(kind, whose, print, ()))
        return [(job.kind, job.whose) for job in iter(line.take, None)]

    return asyncio.run(whole())


def test_bots_go_first_then_hints_pictures_and_uploads():
    mixed = [(UPLOAD, "a"), (PICTURE, "b"), (HINT, "c"), (BOT, "d"), (PICTURE, "e")]
    assert order(*mixed) == [(BOT, "d"), (HINT, "c"), (PICTURE, "b"), (PICTURE, "e"), (UPLOAD, "a")]


def test_visitors_take_turns_however_much_one_of_them_asks():
    greedy = [(PICTURE, "greedy")] * 4
    found = order(*greedy, (PICTURE, "one"), (PICTURE, "two"))
    assert [whose for _, whose in found] == ["greedy", "one", "two", "greedy", "greedy", "greedy"]


def test_a_line_has_an_end():
    with pytest.raises(Busy):
        order(*[(UPLOAD, f"visitor {n}") for n in range(UPLOAD.most + 1)])


def test_a_visitor_has_one_hint_at_a_time():
    async def work(made):
        first = asyncio.ensure_future(made.do(HINT, "me", time.sleep, 0.1))
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await made.do(HINT, "me", time.sleep, 0)
        other = await made.do(HINT, "you", os.getpid)
        await first
        return other, await made.do(HINT, "me", os.getpid)

    other, again = run(work)
    assert other == again  # one process for what visitors ask


# ── Where it is done ─────────────────────────────────────────────────────────────────────────────


def test_bots_and_visitors_have_processes_of_their_own():
    async def work(made):
        async def place(kind, whose):
            return await made.do(kind, whose, os.getpid), await made.do(kind, whose, os.nice, 0)

        return await asyncio.gather(
            place(BOT, "table 1"), place(BOT, "table 1"), place(BOT, "table 4"), place(HINT, "me")
        )

    one, same, other, hint = run(work)
    assert one == same  # a table is always thought about in the same process
    assert len({os.getpid(), one[0], other[0], hint[0]}) == 4
    assert hint[1] == one[1] + jobs.NICE


def test_what_takes_too_long_is_given_up_and_holds_nobody_up():
    async def work(made):
        with pytest.raises(GivenUp, match=r"0\.3 seconds"):
            await made.do(SHORT, "me", time.sleep, 60)
        return await made.do(SHORT, "me", os.getpid)

    assert run(work)


def test_a_process_that_dies_is_replaced():
    async def work(made):
        with pytest.raises(GivenUp, match="died"):
            await made.do(SHORT, "me", os._exit, 1)
        return await made.do(SHORT, "me", os.getpid)

    assert run(work)


def test_an_error_is_told_to_whoever_waits():
    async def work(made):
        with pytest.raises(ZeroDivisionError):
            await made.do(SHORT, "me", divmod, 1, 0)

    run(work)


SERVER = """
import asyncio, os, time
from roundhouse.server.jobs import HINT, Jobs
async def whole():
    made = Jobs(1)
    print(await made.do(HINT, "me", os.getpid), flush=True)
    await made.do(HINT, "me", time.sleep, 60)
if __name__ == "__main__":
    asyncio.run(whole())
"""


def test_nobody_outlives_a_killed_server(tmp_path):
    (tmp_path / "server.py").write_text(textwrap.dedent(SERVER))
    server = subprocess.Popen([sys.executable, tmp_path / "server.py"], stdout=subprocess.PIPE)
    worker = int(server.stdout.readline())
    server.send_signal(signal.SIGKILL)
    server.wait()
    server.stdout.close()
    end = time.monotonic() + 10
    while is_running(worker):
        assert time.monotonic() < end
        time.sleep(0.05)


def is_running(process):
    try:
        with open(f"/proc/{process}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


# ── At the table ─────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def done(client, monkeypatch):
    """The kinds of jobs that were asked for."""
    asked = []
    made = client.app.state.house.jobs
    do = made.do

    def noted(kind, *given):
        asked.append(kind.name)
        return do(kind, *given)

    monkeypatch.setattr(made, "do", noted)
    return asked


@pytest.mark.slow
def test_a_picture_is_made_elsewhere_once_and_is_not_large(browser, done, monkeypatch):
    monkeypatch.setattr(pictures, "GALLERY", pictures.Gallery())
    id = browser.new("american-rails")
    first = browser.get(f"/match/{id}/0/board.png")
    assert first.content.startswith(b"\x89PNG")
    assert len(first.content) <= 1_000_000
    twin = browser.get(f"/match/{browser.new('american-rails')}/0/board.png")
    assert twin.content == first.content
    assert done == ["picture"]


def test_a_gallery_has_only_so_much_room():
    async def work():
        gallery = pictures.Gallery(room=100)

        async def make():
            made.append(1)
            return b"x" * 40

        made = []
        both = await asyncio.gather(gallery.get((1,), make), gallery.get((1,), make))
        assert both == [b"x" * 40] * 2
        assert len(made) == 1
        for key in (2, 3, 1):
            await gallery.get((key,), make)
        return len(made), gallery.taken

    assert asyncio.run(work()) == (4, 80)


def test_uploads_and_hints_are_jobs_of_their_visitor(client, browser, done):
    owners = client.app.state.house.jobs._owners
    id = browser.new()
    guest = f"guest {browser.cookies['guest'].partition('.')[0]}"
    for kind, ask in (
        (HINT, lambda: browser.get(f"/api/matches/{id}/hint")),
        (UPLOAD, lambda: browser.upload("x")),
    ):
        owners[kind, guest] = 1
        refused = ask()
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 0
        assert "more to do" in refused.json()["detail"]
        del owners[kind, guest]
        assert ask().status_code != 429
    assert done == ["hint", "hint", "upload", "upload"]


def test_a_match_of_bots_goes_on_only_while_somebody_looks(client, browser, monkeypatch):
    monkeypatch.setattr(bots, "FOLLOWED", 0.3)
    client.app.state.house.bots.pause = 0.02
    seats = [{"kind": "bot", "level": "passenger"}] * 2
    made = browser.post("/api/matches", {"title": "american-rails", "seats": seats * 2})
    id = made.json()["id"]
    table = client.app.state.house.hall.tables[id]
    assert table.match.ply == 0  # nobody looked yet
    stopped = 0
    for _ in range(2):
        Browser(client).wait(id, lambda seen: seen["ply"] > stopped)  # noqa: B023
        while not table.thinking.done():
            time.sleep(0.05)
        stopped = table.match.ply
    with client.websocket_connect(f"/ws/{id}?after=0") as socket:
        seen = [socket.receive_json()["ply"] for _ in range(4)]
        time.sleep(0.6)
        assert not table.thinking.done() or table.match.over
    assert seen[-1] > stopped
