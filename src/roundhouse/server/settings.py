"""What an installation decides: where data lies, where it listens, how long bots pause."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path

from roundhouse.core.errors import SetupError


@dataclass(frozen=True)
class Settings:
    """The settings of one server, from the environment or given by a test."""

    data: Path
    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    bot_pause: float = 0.5  # seconds between the moves of bots, so that people can follow
    bot_workers: int = 1
    programs: dict[str, str] = field(default_factory=dict)  # further bots: name and command
    open_matches: int = 10_000  # kept in memory; others are replayed when somebody comes
    boards: str = ""  # a folder with further boards, see docs/add-a-map.md

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


def programs_in(text: str) -> dict[str, str]:
    """Read ``name=command; name=command``: programs that play as bots, see docs/bots.md."""
    found = {}
    for part in [part.strip() for part in text.split(";") if part.strip()]:
        name, _, command = [piece.strip() for piece in part.partition("=")]
        if not name or not command or len(name) > 30:
            raise SetupError(f"ROUNDHOUSE_BOTS: expected name=command, not {part!r}")
        found[name] = command
    return found


def from_environment() -> Settings:
    """Read ROUNDHOUSE_DATA, _DATABASE, _HOST, _PORT, _BOT_PAUSE, _BOT_WORKERS, _BOTS and _BOARDS."""
    given = os.environ.get
    data = Path(given("ROUNDHOUSE_DATA") or "var").resolve()
    return Settings(
        data,
        given("ROUNDHOUSE_DATABASE") or f"sqlite+aiosqlite:///{data / 'roundhouse.db'}",
        given("ROUNDHOUSE_HOST") or "127.0.0.1",
        int(given("ROUNDHOUSE_PORT") or 8000),
        float(given("ROUNDHOUSE_BOT_PAUSE") or 0.5),
        int(given("ROUNDHOUSE_BOT_WORKERS") or max(1, (os.cpu_count() or 2) - 1)),
        programs_in(given("ROUNDHOUSE_BOTS") or ""),
        boards=given("ROUNDHOUSE_BOARDS") or "",
    )
