"""What an installation decides: where data lies, where it listens, how long bots pause."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """The settings of one server, from the environment or given by a test."""

    data: Path
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    bot_pause: float = 0.5  # seconds between the moves of bots, so that people can follow
    bot_workers: int = 1
    open_matches: int = 10_000  # kept in memory; others are replayed when somebody comes

    @property
    def address(self) -> str:
        """Where to point a browser."""
        return f"http://{'localhost' if self.host == '127.0.0.1' else self.host}:{self.port}"

    def key(self) -> bytes:
        """Return the key that signs cookies; made at the first start and kept."""
        file = self.data / "secret.key"
        if not file.exists():
            self.data.mkdir(parents=True, exist_ok=True)
            made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(made, "wb") as out:
                out.write(secrets.token_bytes(32))
        return file.read_bytes()


def from_environment() -> Settings:
    """Read ROUNDHOUSE_DATA, _DATABASE, _HOST, _PORT and _BOT_PAUSE."""
    given = os.environ.get
    data = Path(given("ROUNDHOUSE_DATA") or "var").resolve()
    return Settings(
        data,
        given("ROUNDHOUSE_DATABASE") or f"sqlite+aiosqlite:///{data / 'roundhouse.db'}",
        given("ROUNDHOUSE_HOST") or "127.0.0.1",
        int(given("ROUNDHOUSE_PORT") or 8000),
        float(given("ROUNDHOUSE_BOT_PAUSE") or 0.5),
    )
