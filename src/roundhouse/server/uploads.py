"""Records that somebody brings: read, replayed and so checked, and reduced to what a table needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from roundhouse import Match
from roundhouse.core.errors import RecordError
from roundhouse.core.record import Entry, Record, read
from roundhouse.server.names import tidy

LONGEST: Final = 3_000  # moves; a long match has some hundreds
MOST_MOVES: Final = 20_000  # variations included
OURS: Final = ("match", "secret-hash", "secret", "imported")  # headers made anew for every match


@dataclass(frozen=True)
class Uploaded:
    """A checked record as plain values; ``brought`` is its text if that says more than its moves."""

    title: str
    board: str
    options: dict[str, str]
    names: tuple[str, ...]
    moves: tuple[str, ...]
    over: bool
    brought: str


def checked(text: str) -> Uploaded | str:
    """Replay a record in a process of its own; what is wrong with it comes back as a text."""
    try:
        return replayed(text)
    except RecordError as error:
        return str(error)


def replayed(text: str) -> Uploaded:
    """Replay a record; RecordError with its line if it is damaged or out of all proportion."""
    record = read(text)
    if len(record.moves) > LONGEST or _size(record.moves) > MOST_MOVES:
        raise RecordError(
            f"a record holds at most {LONGEST:,} moves, with all variations {MOST_MOVES:,}"
        )
    match = Match.from_record(record)
    return Uploaded(
        match.title.key,
        match.title.board,
        match.options,
        tuple([tidy(record.names.get(seat, "")) for seat in range(match.seats)]),
        tuple([str(move) for move in match.moves]),
        match.over,
        str(record) if _says_more(record) else "",
    )


def _says_more(record: Record) -> bool:
    """Return whether a record holds more than a match's moves and players."""
    noted = [entry.comment or entry.clock or entry.variations for entry in record.moves]
    return bool(record.headers or record.comment or any(noted))


def note(record: Record, brought: str, moves: int) -> None:
    """Put into a record what the one it goes on from says: headers, comments, clocks, variations."""
    before = read(brought)
    record.headers |= {key: text for key, text in before.headers.items() if key not in OURS}
    record.comment = before.comment
    record.moves[:moves] = before.moves[:moves]


def _size(entries: list[Entry]) -> int:
    """Return how many moves there are, those of variations included."""
    return len(entries) + sum([_size(line) for entry in entries for line in entry.variations])
