"""What an installation decides: where data lies, where it listens, how long bots pause."""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from roundhouse.core.errors import SetupError

KEY_SIZE: Final = 32  # bytes


@dataclass(frozen=True)
class Settings:
    """The settings of one server, from the environment or given by a test."""

    data: Path
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    bot_pause: float = 0.5  # seconds between the moves of bots, so that people can follow
    bot_workers: int = 1  # processes in which bots think
    job_workers: int = 1  # processes for hints, pictures and uploads
    programs: dict[str, str] = field(default_factory=dict)  # further bots: name and command
    key_file: Path | None = None  # the key that signs cookies; secret.key in the folder of the data
    url: str = ""  # where browsers find it, if that is not the address it listens at
    proxies: str = "127.0.0.1,::1"  # whose word about a visitor's address and scheme is taken
    operators: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses that may read /metrics
    redis: str = ""  # where several processes meet; without it there is one
    limited: bool = True  # whether visitors are counted
    journal: str = "text"  # json or text
    connections: int = 4_000  # at the same time
    open_matches: int = 10_000  # kept in memory; others are replayed when somebody comes
    smtp: str = ""  # where mail is handed in: smtp://name:password@host:587, or smtps://…
    mail_from: str = ""  # whom mail is from
    boards: str = ""  # a folder with further boards, see docs/add-a-map.md

    @property
    def address(self) -> str:
        """Where to point a browser."""
        local = f"http://{'localhost' if self.host == '127.0.0.1' else self.host}:{self.port}"
        return self.url or local

    @property
    def secure(self) -> bool:
        """Whether browsers come by TLS only, and cookies with them."""
        return self.url.startswith("https://")

    def key(self) -> bytes:
        """Return the key that signs cookies; made at the first start and kept."""
        file = self.key_file or self.data / "secret.key"
        if not file.exists():
            _make_key(file)
        key = file.read_bytes()
        if len(key) != KEY_SIZE:
            raise SetupError(f"{file}: a key has {KEY_SIZE} bytes, this one {len(key)}")
        if file.stat().st_mode & 0o077:
            file.chmod(0o600)
        return key


def _make_key(file: Path) -> None:
    """Write a key whole or not at all; of processes that start together the first one makes it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    made, name = tempfile.mkstemp(prefix=".key-", dir=file.parent)  # readable by its owner only
    try:
        with os.fdopen(made, "wb") as out:
            out.write(secrets.token_bytes(KEY_SIZE))
            out.flush()
            os.fsync(out.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(name, file)
    finally:
        os.unlink(name)
    folder = os.open(file.parent, os.O_RDONLY)
    os.fsync(folder)
    os.close(folder)


def programs_in(text: str) -> dict[str, str]:
    """Read ``name=command; name=command``: programs that play as bots, see docs/bots.md."""
    found = {}
    for part in [part.strip() for part in text.split(";") if part.strip()]:
        name, _, command = [piece.strip() for piece in part.partition("=")]
        if not name or not command or len(name) > 30:
            raise SetupError(f"ROUNDHOUSE_BOTS: expected name=command, not {part!r}")
        found[name] = command
    return found


def database_in(url: str) -> str:
    """Return the URL of a database with the driver we speak."""
    for scheme in ("postgresql://", "postgres://"):
        if url.startswith(scheme):
            return url.replace(scheme, "postgresql+asyncpg://", 1)
    return url


def from_environment() -> Settings:
    """Read the variables ROUNDHOUSE_…, see docs/server.md."""
    given = os.environ.get
    data = Path(given("ROUNDHOUSE_DATA") or "var").resolve()
    return Settings(
        data,
        database_in(
            given("ROUNDHOUSE_DATABASE") or f"sqlite+aiosqlite:///{data / 'roundhouse.db'}"
        ),
        given("ROUNDHOUSE_HOST") or "127.0.0.1",
        int(given("ROUNDHOUSE_PORT") or 8000),
        float(given("ROUNDHOUSE_BOT_PAUSE") or 0.5),
        int(given("ROUNDHOUSE_BOT_WORKERS") or max(1, (os.cpu_count() or 2) - 1)),
        int(given("ROUNDHOUSE_JOB_WORKERS") or 1),
        programs_in(given("ROUNDHOUSE_BOTS") or ""),
        Path(given("ROUNDHOUSE_KEY_FILE") or data / "secret.key"),
        _address(given("ROUNDHOUSE_URL") or ""),
        given("ROUNDHOUSE_PROXIES") or "127.0.0.1,::1",
        tuple((given("ROUNDHOUSE_OPERATORS") or "127.0.0.1,::1").split(",")),
        limited=given("ROUNDHOUSE_LIMITS") != "off",
        redis=given("ROUNDHOUSE_REDIS") or "",
        journal=given("ROUNDHOUSE_LOG") or ("text" if sys.stderr.isatty() else "json"),
        connections=int(given("ROUNDHOUSE_CONNECTIONS") or 4_000),
        open_matches=int(given("ROUNDHOUSE_OPEN_MATCHES") or 10_000),
        boards=given("ROUNDHOUSE_BOARDS") or "",
        smtp=given("ROUNDHOUSE_SMTP") or "",
        mail_from=given("ROUNDHOUSE_MAIL_FROM") or "",
    )


def _address(text: str) -> str:
    """Return the address browsers use, without the slash at its end."""
    parts = urlsplit(text)
    if text and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path > "/"):
        raise SetupError(f"ROUNDHOUSE_URL: expected https://name, not {text!r}")
    return text.rstrip("/")
