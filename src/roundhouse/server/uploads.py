"""Records that somebody brings: read, replayed and so checked, and reduced to what a table needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from roundhouse import Match
from roundhouse.core.errors import RecordError
from roundhouse.core.record import Entry, read
from roundhouse.server.names import tidy

MOST_MOVES: Final = 20_000  # variations included; a long match has some hundreds


@dataclass(frozen=True)
class Uploaded:
    """A checked record as plain values. Its headers and comments are not kept."""

    title: str
    board: str
    options: dict[str, str]
    names: tuple[str, ...]
    moves: tuple[str, ...]


def checked(text: str) -> Uploaded:
    """Replay a record; RecordError with its line if it is damaged or out of all proportion."""
    record = read(text)
    if _size(record.moves) > MOST_MOVES:
        raise RecordError(f"a record holds at most {MOST_MOVES:,} moves")
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
