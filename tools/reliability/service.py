"""The service to be tried: one process on SQLite, or workers on PostgreSQL and Redis of their own."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import engines  # noqa: E402

from roundhouse.server.guests import Guests  # noqa: E402
from roundhouse.server.settings import Settings, database_in  # noqa: E402

free_port = engines.free_port
TICKS = os.sysconf("SC_CLK_TCK")


class Service:
    """A running server, with what it stands on."""

    def __init__(self, folder: Path, workers: int = 0, **environment: str) -> None:
        self.folder = folder
        self.workers_wanted = workers
        self.postgres = engines.Postgres("max_connections=200") if workers else None
        self.redis = engines.Redis() if workers else None
        self.port = free_port()
        self.environment = {
            "PYTHONPATH": os.environ.get("PYTHONPATH", str(ROOT / "src")),
            "PATH": os.environ["PATH"],
            "ROUNDHOUSE_DATA": str(folder),
            "ROUNDHOUSE_LIMITS": "off",
            "ROUNDHOUSE_LOG": "json",
            "ROUNDHOUSE_CONNECTIONS": "10000",
            **environment,
        }
        if self.postgres is not None and self.redis is not None:
            self.environment["ROUNDHOUSE_DATABASE"] = self.postgres.new_database("soak")
            self.environment["ROUNDHOUSE_REDIS"] = self.redis.url(0)
        self.process: subprocess.Popen[bytes] | None = None
        self.program = ["-m", "roundhouse"]

    @property
    def database(self) -> str:
        """The URL of its database."""
        embedded = f"sqlite+aiosqlite:///{self.folder / 'roundhouse.db'}"
        return database_in(self.environment.get("ROUNDHOUSE_DATABASE", embedded))

    @property
    def guests(self) -> Guests:
        """Whoever knows the key can be anybody."""
        return Guests(Settings(self.folder, "").key())

    def start(self, workers: int | None = None) -> None:
        """Start the server and wait until it is ready."""
        number = self.workers_wanted if workers is None else workers
        serve = [*self.program, "serve", "--port", str(self.port)]
        serve += ["--workers", str(number)] if number > 1 else []
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, *serve], env=self.environment, stdout=log, stderr=log, cwd=ROOT
            )
        self.recovered()

    def recovered(self, patience: float = 400.0) -> None:
        """Wait until everything answers."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            with contextlib.suppress(URLError, OSError):
                if urlopen(f"http://127.0.0.1:{self.port}/readyz", timeout=5).status == 200:
                    return
            time.sleep(0.1)
        raise RuntimeError(f"not ready after {patience} s: {self.log()[-2000:]}")

    def workers(self) -> list[int]:
        """Return the processes that serve."""
        assert self.process is not None
        if self.workers_wanted < 2:
            return [self.process.pid]
        return [pid for pid in children(self.process.pid) if is_spawned(pid)]

    def kill_workers(self, number: int | None = None) -> None:
        """Kill one of the workers, or all; a single process is started again."""
        assert self.process is not None
        for pid in self.workers()[:number]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        if self.workers_wanted < 2:
            self.process.wait()
            self.start()

    def kill(self) -> None:
        """Kill everything at once, what it started too."""
        assert self.process is not None
        for pid in family(self.process.pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()

    def log(self) -> str:
        """Return what it wrote down."""
        return (self.folder / "log").read_text(errors="replace")

    def faults(self) -> list[str]:
        """Return the lines of the log that tell of something wrong."""
        signs = ('"level": "error"', '"level": "critical"', "Traceback")
        return [line for line in self.log().splitlines() if any(sign in line for sign in signs)]

    def stop(self) -> None:
        """End the server, not what it stands on."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def close(self) -> None:
        """End everything."""
        self.stop()
        for engine in (self.postgres, self.redis):
            if engine is not None:
                engine.close()


@contextlib.contextmanager
def service(workers: int = 0, **environment: str) -> Iterator[Service]:
    """Have a service, not started yet, for a while; whoever ends this program ends it too."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with tempfile.TemporaryDirectory(prefix="roundhouse-") as folder:
        made = Service(Path(folder), workers, **environment)
        try:
            yield made
        finally:
            made.close()


# ── What processes cost ──────────────────────────────────────────────────────────────────────────


def children(pid: int) -> list[int]:
    """Return the processes a process started."""
    told = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False)
    return [int(line) for line in told.stdout.split()]


def family(pid: int) -> list[int]:
    """Return a process and all that came from it."""
    return [pid, *[one for child in children(pid) for one in family(child)]]


def is_spawned(pid: int) -> bool:
    """Return whether a process is a worker, not what watches over shared memory."""
    with contextlib.suppress(OSError):
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


def seconds_of(*pids: int) -> float:
    """Return the processor time processes have taken."""
    total = 0.0
    for pid in pids:
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
            total += (int(fields[11]) + int(fields[12])) / TICKS
    return total


def memory_of(*pids: int) -> int:
    """Return the bytes of memory that are theirs alone (anonymous pages)."""
    total = 0
    for pid in pids:
        with contextlib.suppress(OSError):
            for line in Path(f"/proc/{pid}/status").read_text().splitlines():
                if line.startswith("RssAnon"):
                    total += int(line.split()[1]) * 1024
    return total


def machine() -> str:
    """Return what this was measured on, in a line."""
    model = next(
        (line.split(": ")[1] for line in Path("/proc/cpuinfo").read_text().splitlines()
         if line.startswith("model name")), "unknown",
    )  # fmt: skip
    load = os.getloadavg()[0]
    return f"{os.cpu_count()} cores ({model}), Python {sys.version.split()[0]}, load {load:.1f}"
