"""Bots that are programs of their own: one JSON object per line, in and out. See docs/bots.md."""

from __future__ import annotations

import json
import os
import select
import subprocess
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from roundhouse.bots.base import Bot, Choice, Question
from roundhouse.core.errors import RoundhouseError
from roundhouse.core.events import Line
from roundhouse.core.view import plain

PROTOCOL: Final = 1
PATIENCE: Final = 10.0  # seconds to say hello, and to answer where no time was given
GOODBYE: Final = 0.5  # seconds to end by itself
GRACE: Final = 0.15  # share of its time a program may be late before it is given up


class BotFailure(RoundhouseError):
    """A bot that does not answer, or not in a way that can be used."""


class ExternalBot(Bot):
    """Asks a program over its standard input and output."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.name = command[0] if command else ""
        self._program: subprocess.Popen[bytes] | None = None
        self._unread = b""

    def choose(self, asked: Question) -> Choice:
        """Return the program's move; BotFailure if it is late, gone or wrong."""
        patience = asked.seconds * (1 + GRACE) if asked.seconds else PATIENCE
        try:
            self._start()
            self._send({"type": "choose", **told(asked)})
            said = self._read(patience)
        except (OSError, ValueError) as error:
            self.close()
            raise BotFailure(f"{self.name}: {error}") from None
        except BotFailure:
            self.close()
            raise
        return self._choice(asked, said)

    def close(self) -> None:
        """Say goodbye; end the program if it stays."""
        program, self._program, self._unread = self._program, None, b""
        if program is None:
            return
        assert program.stdin is not None
        assert program.stdout is not None
        with suppress(OSError):
            program.stdin.write(b'{"type": "quit"}\n')
        program.stdin.close()
        try:
            program.wait(GOODBYE)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()
        program.stdout.close()

    def _start(self) -> None:
        if self._program is not None:
            return
        if not self.command:
            raise BotFailure("an external bot needs a command")
        self._program = subprocess.Popen(
            self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )
        self._send({"type": "hello", "protocol": PROTOCOL})
        said = self._read(PATIENCE)
        if said.get("type") != "ready" or said.get("protocol") != PROTOCOL:
            raise BotFailure(
                f"{self.name} answered {said!r} to hello, expected "
                f'{{"type": "ready", "protocol": {PROTOCOL}, "name": …}}'
            )
        self.name = str(said.get("name") or self.name)

    def _send(self, message: dict[str, Any]) -> None:
        assert self._program is not None
        assert self._program.stdin is not None
        self._program.stdin.write(json.dumps(message).encode() + b"\n")

    def _read(self, patience: float) -> dict[str, Any]:
        """Return the next line as an object, waiting no longer than that."""
        assert self._program is not None
        assert self._program.stdout is not None
        end = monotonic() + patience
        out = self._program.stdout.fileno()
        while b"\n" not in self._unread:
            if not select.select([out], [], [], max(0.0, end - monotonic()))[0]:
                raise BotFailure(f"{self.name} did not answer within {patience:.1f} seconds")
            more = os.read(out, 65536)
            if not more:
                raise BotFailure(f"{self.name} ended without an answer")
            self._unread += more
        line, _, self._unread = self._unread.partition(b"\n")
        said = json.loads(line)
        if not isinstance(said, dict):
            raise BotFailure(f"{self.name} answered {said!r}, expected an object")
        return said

    def _choice(self, asked: Question, said: dict[str, Any]) -> Choice:
        legal = {str(move): move for move in asked.moves}
        text = said.get("move")
        if said.get("type") != "move" or not isinstance(text, str) or text not in legal:
            raise BotFailure(f"{self.name} answered {said!r}, which is not a legal move")
        value = said.get("value")
        known = value if isinstance(value, int | float) and 0 <= value <= 1 else None
        reason = said.get("reason")
        line = Line("", "told", {"text": reason}) if isinstance(reason, str) else Line("", "best")
        return Choice(legal[text], line, known)


def told(asked: Question) -> dict[str, Any]:
    """Return a question as it is sent: the seat's view, the legal moves and what was played."""
    return {
        "title": asked.title.key,
        "board": asked.title.board,
        "seats": asked.seats,
        "options": asked.options,
        "seat": asked.seat,
        "moves": [str(move) for move in asked.moves],
        "made": list(asked.made),
        "seconds": asked.seconds,
        "view": plain(asked.title.view(asked.position, asked.seat)),
    }
