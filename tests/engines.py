"""A real PostgreSQL and a real Redis from Debian's packages, there for one run of tests."""

import os
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path

POSTGRES = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1:]
REDIS = shutil.which("redis-server")
# Another database cannot tell how the engine was made: it is tried once, with the plain one
COMPILED = os.environ.get("ROUNDHOUSE_ENGINE") == "compiled"
THERE = bool(POSTGRES) and REDIS is not None and not COMPILED


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def wait_for(port, process=None):
    """Return whether something listens at a port, before the process that should has ended."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return True
        except OSError:
            time.sleep(0.05)
        if process is not None and process.poll() is not None:
            return False
    raise RuntimeError(f"nothing listens at {port}")


class Engine:
    """A program that listens at a port, in a folder of its own; it can be killed and started again."""

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="roundhouse-engine-"))
        self.port = free_port()
        self.process = None

    def start(self):
        """Start it; again and again while it says that its last run has not quite ended."""
        end = time.monotonic() + 60
        while time.monotonic() < end:
            with (self.folder / "log").open("ab") as log:
                self.process = subprocess.Popen(
                    self.command(), stdout=log, stderr=log, cwd=self.folder
                )
            if wait_for(self.port, self.process):
                return
        raise RuntimeError((self.folder / "log").read_text()[-2000:])

    def kill(self):
        self.process.kill()
        self.process.wait()

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Engine):
    """PostgreSQL refuses to run as root: then it runs as the user its package made."""

    def __init__(self, *settings):
        super().__init__()
        self.settings = [f"-c{one}" for one in settings]
        self.user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        if os.getuid() != 0:
            self.user = []
        else:
            shutil.chown(self.folder, "postgres", "postgres")
        self.data = self.folder / "data"
        made = [*self.user, POSTGRES[0] / "initdb", "-D", self.data, "-U", "roundhouse"]
        made += ["--auth=trust", "--no-sync", "--encoding=UTF8", "--locale=C"]
        subprocess.run(made, check=True, capture_output=True, cwd=self.folder)
        self.start()

    def command(self):
        listen = ["-p", str(self.port), "-h", "127.0.0.1", f"-k{self.folder}"]
        return [*self.user, POSTGRES[0] / "postgres", "-D", self.data, *listen, *self.settings]

    def new_database(self, name):
        """Make an empty database and return its URL."""
        psql = [POSTGRES[0] / "psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "roundhouse"]
        for _ in range(50):  # it may still be starting
            done = subprocess.run(
                [*psql, "-qc", f"create database {name}", "postgres"], check=False
            )
            if done.returncode == 0:
                return f"postgresql+asyncpg://roundhouse@127.0.0.1:{self.port}/{name}"
            time.sleep(0.1)
        raise RuntimeError("no database")


class Redis(Engine):
    """Redis that keeps nothing on the disk."""

    def __init__(self):
        super().__init__()
        self.start()

    def command(self):
        kept = ["--save", "", "--appendonly", "no", "--databases", "1000", "--dir", self.folder]
        return [REDIS, "--port", str(self.port), "--bind", "127.0.0.1", *kept]

    def url(self, number):
        return f"redis://127.0.0.1:{self.port}/{number}"
