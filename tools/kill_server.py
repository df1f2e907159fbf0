"""Kills the server at random moments while moves are posted; nothing acknowledged may be missing."""

import asyncio
import json
import random
import signal
import sys
import tempfile
import time
from pathlib import Path

from bench_server import Server, new_matches, settings, some_moves

from roundhouse.server.guests import Guest, Guests

KILLS = 20
PORT = 8951


async def poster(port: int, id: str, moves: list[str], start: int, head: str) -> int:
    """Post moves until the server is gone; return how many were acknowledged in all."""
    done = start
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for seq in range(start, len(moves)):
            body = json.dumps({"seq": seq, "move": moves[seq]})
            writer.write(
                f"POST /api/matches/{id}/moves HTTP/1.1\r\nHost: localhost\r\n{head}"
                f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode()
            )
            status = await reader.readline()
            length = 0
            while (line := await reader.readline()) not in (b"\r\n", b""):
                if line.lower().startswith(b"content-length:"):
                    length = int(line.split(b":")[1])
            await reader.readexactly(length)
            if not status.endswith(b"\n"):
                return done
            if b" 200 " not in status:
                raise RuntimeError(f"match {id}, move {seq}: {status.decode().strip()}")
            done = seq + 1
    except (OSError, asyncio.IncompleteReadError):
        pass
    return done


async def post_until_killed(
    server: Server, ids: list[str], games: list[list[str]], done: list[int], head: str
) -> list[int]:
    """Post to all matches at once and kill the server in the middle of it."""

    async def killer() -> None:
        await asyncio.sleep(random.uniform(0.02, 0.4))
        server.process.send_signal(signal.SIGKILL)

    posts = [
        poster(server.port, id, moves, at, head)
        for id, moves, at in zip(ids, games, done, strict=True)
    ]
    *acknowledged, _ = await asyncio.gather(*posts, killer())
    server.process.wait()
    return acknowledged


def main() -> int:
    """Kill, restart, compare; return how many matches lost something."""
    lost = 0
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        guests, guest = Guests(settings(data, PORT).key()), Guest("kill", False)
        server = Server("table", data, PORT)
        cookie = f"guest={guests.cookie(guest)}"
        ids: list[str] = []
        games: list[list[str]] = []
        done: list[int] = []
        for kill in range(1, KILLS + 1):
            if sum(done) >= sum(map(len, games)) / 2:  # every kill is to cut moves off
                more, head = new_matches(server, guests, guest)
                games += [some_moves(len(ids) + n, 400) for n in range(len(more))]
                ids += more
                done += [0] * len(more)
            acknowledged = asyncio.run(post_until_killed(server, ids, games, done, head))
            server = Server("table", data, PORT)
            kept = [json.loads(server.get(f"/api/matches/{id}", cookie)[0])["ply"] for id in ids]
            lost += sum(1 for said, found in zip(acknowledged, kept, strict=True) if found < said)
            print(f"kill {kill}: {sum(acknowledged)} acknowledged, {sum(kept)} kept", flush=True)
            done = kept
        server.stop()
    print(
        f"{lost} matches lost something acknowledged" if lost else "nothing acknowledged was lost"
    )
    return 1 if lost else 0


if __name__ == "__main__":
    random.seed(time.time())
    sys.exit(main())
