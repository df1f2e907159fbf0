"""Records that somebody brings: read, replayed and so checked, and reduced to what a table needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from roundhouse import Match
from roundhouse.core.errors import RecordError
from roundhouse.core.record import Entry, read
from roundhouse.server.names import tidy

LONGEST: Final = 3_000  # moves; a long match has some hundreds
MOST_MOVES: Final = 20_000  # variations included


@dataclass(frozen=True)
class Uploaded:
    """A checked record as plain values. Its headers and comments are not kept."""

    title: str
    board: str
    options: dict[str, str]
    names: tuple[str, ...]
    moves: tuple[str, ...]


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
    )


def _size(entries: list[Entry]) -> int:
    """Return how many moves there are, those of variations included."""
    return len(entries) + sum([_size(line) for entry in entries for line in entry.variations])
