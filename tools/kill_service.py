"""Kills workers, PostgreSQL and Redis at random moments while moves are posted to several processes.

Nothing acknowledged may be missing, changed, out of order or there twice; whoever got no answer posts the
same move again with its key. Runs until so many moves were acknowledged:

    PYTHONPATH=src python tools/kill_service.py 10000
"""

import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))
import engines
from bench_server import some_moves
from visitors import Browser

PLAYERS = 12
PAUSE = (0.5, 2.0)  # seconds between two kills


class House:
    """PostgreSQL, Redis and two workers."""

    def __init__(self, folder: str) -> None:
        self.postgres = engines.Postgres()  # durable, as it comes
        self.redis = engines.Redis()
        self.port = engines.free_port()
        self.environment = {
            **os.environ,
            "ROUNDHOUSE_DATA": folder,
            "ROUNDHOUSE_DATABASE": self.postgres.new_database("kill"),
            "ROUNDHOUSE_REDIS": self.redis.url(0),
            "ROUNDHOUSE_LIMITS": "off",
        }
        self.start()

    def start(self) -> None:
        """Start the workers."""
        serve = ["-m", "roundhouse", "serve", "--port", str(self.port), "--workers", "2"]
        with Path(self.environment["ROUNDHOUSE_DATA"], "log").open("ab") as log:
            self.server = subprocess.Popen(
                [sys.executable, *serve], env=self.environment, stderr=log
            )
        engines.wait_for(self.port)

    def workers(self) -> list[int]:
        """Return the processes that serve."""
        found = ["pgrep", "-P", str(self.server.pid), "-f", "spawn_main"]
        told = subprocess.run(found, capture_output=True, text=True, check=False)
        return [int(line) for line in told.stdout.split()]

    def kill_something(self) -> str:
        """Kill one of them and start it again, if it does not come back by itself."""
        what = random.choice(["a worker", "all workers", "PostgreSQL", "Redis"])
        if what.endswith(("worker", "workers")):
            for process in self.workers()[: 1 if what == "a worker" else None]:
                os.kill(process, signal.SIGKILL)
            return what
        engine = self.postgres if what == "PostgreSQL" else self.redis
        engine.kill()
        engine.start()
        return what

    def recover(self) -> None:
        """Wait until everything answers again."""
        while True:
            try:
                if httpx.get(f"http://127.0.0.1:{self.port}/readyz").status_code == 200:
                    return
            except httpx.TransportError:
                pass
            time.sleep(0.2)

    def close(self) -> None:
        """End everything."""
        self.server.terminate()
        self.server.wait(30)
        self.postgres.close()
        self.redis.close()


class Player(threading.Thread):
    """Plays matches, each move again and again until it is acknowledged."""

    def __init__(self, house: House, number: int) -> None:
        super().__init__(daemon=True)
        limits = httpx.Limits(max_keepalive_connections=0)
        address = f"http://127.0.0.1:{house.port}"
        self.client = httpx.Client(base_url=address, timeout=10, limits=limits)
        self.browser = Browser(self.client)
        self.dice = random.Random(number)
        self.acknowledged: dict[str, list[str]] = {}
        self.stop = False

    def run(self) -> None:
        """Play until told to stop."""
        while not self.stop:
            try:
                id = self.browser.new()
            except (httpx.TransportError, AssertionError, ValueError):
                time.sleep(0.2)
                continue
            made = self.acknowledged[id] = []
            for seq, move in enumerate(some_moves(self.dice.randrange(10**6), 60)):
                if not self._posted(id, seq, move):
                    break
                made.append(move)

    def _posted(self, id: str, seq: int, move: str) -> bool:
        while not self.stop:
            try:
                path, data = f"/api/matches/{id}/moves", {"seq": seq, "move": move}
                answer = self.browser.post(path, data, **{"idempotency-key": "k"})
            except httpx.TransportError:
                time.sleep(0.1)
                continue
            if answer.status_code == 200:
                return True
            if answer.status_code < 500:
                raise RuntimeError(f"{id} at {seq}: {answer.status_code} {answer.text}")
            time.sleep(0.1)
        return False

    def lost(self) -> list[str]:
        """Return the matches whose record does not begin with what was acknowledged, or holds more."""
        wrong = []
        for id, made in self.acknowledged.items():
            text = self.client.get(f"/match/{id}/record.json").json()
            kept = [entry["move"] for entry in text["moves"]]
            if kept[: len(made)] != made or len(kept) > len(made) + 1:
                wrong.append(id)
        return wrong


def main(wanted: int) -> int:
    """Kill and count; return how many matches lost, doubled or changed something."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(folder)
        players = [Player(house, number) for number in range(PLAYERS)]
        for player in players:
            player.start()
        try:
            kills, done = kill_until(house, players, wanted)
            wrong = [id for player in players for id in player.lost()]
        finally:
            house.close()
    print(f"{kills} kills, {done} acknowledged moves; wrong: {wrong or 'none'}")
    return 1 if wrong or done < wanted else 0


def kill_until(house: House, players: list[Player], wanted: int) -> tuple[int, int]:
    """Kill until so many moves were acknowledged; return how many kills and moves there were."""
    kills, done = 0, 0
    while done < wanted and all(player.is_alive() for player in players):
        house.recover()
        time.sleep(random.uniform(*PAUSE))
        what, kills = house.kill_something(), kills + 1
        done = sum(len(made) for p in players for made in [*p.acknowledged.values()])
        print(f"kill {kills}: {what}; {done} acknowledged", flush=True)
    for player in players:
        player.stop = True
    for player in players:
        player.join(30)
    house.recover()
    return kills, done


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
