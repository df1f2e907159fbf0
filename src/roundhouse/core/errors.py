"""Everything that can be wrong with what somebody gave us. Each message says what was expected."""

from __future__ import annotations

from roundhouse.core.events import Refusal, Seat


class RoundhouseError(Exception):
    """Base of all errors that a caller can provoke."""


class UnknownTitle(RoundhouseError):
    """No title, or no board of a title, has that name."""


class SetupError(RoundhouseError):
    """A match cannot be set up like this: seats, board or an option."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{rule}: {message}" if rule else message)
        self.rule = rule


class NotationError(RoundhouseError):
    """A text cannot be read as a move."""

    def __init__(self, text: str, expected: str) -> None:
        super().__init__(f"cannot read {text!r} as a move; expected {expected}")
        self.text = text
        self.expected = expected


class IllegalMove(RoundhouseError):
    """A rule forbids the move. The state is untouched."""

    def __init__(self, move: str, refusal: Refusal, ply: int, digest: str) -> None:
        facts = ", ".join(f"{name} {fact}" for name, fact in refusal.facts.items())
        told = refusal.key.replace("-", " ") + (f" ({facts})" if facts else "")
        hint = f"; legal: {refusal.instead}" if refusal.instead else ""
        super().__init__(f"{refusal.rule}: {move} — {told}{hint} (move {ply}, {digest[:4]})")
        self.move = move
        self.refusal = refusal
        self.ply = ply
        self.digest = digest


class NotYourTurn(RoundhouseError):
    """Another seat decides now."""

    def __init__(self, seat: Seat, turn: Seat) -> None:
        whose = "CHANCE" if turn < 0 else f"seat {turn}"
        super().__init__(f"seat {seat} is not to decide now, {whose} is")
        self.seat = seat
        self.turn = turn


class MatchOver(RoundhouseError):
    """The match has ended; no further move can be made."""

    def __init__(self) -> None:
        super().__init__("the match is over")


class RecordError(RoundhouseError):
    """A record is damaged; ``line`` is where (0: the whole of it)."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
        self.reason = message


class BoardError(RoundhouseError):
    """A board file is wrong; the message names file and line."""
