"""Matches of other days: played again by the rules of today, which proves them or shows where they part.

A match is taken over by a later version of its rules if all its moves are still allowed and lead to the
positions they led to then. One that is not stays as it is, and is shown as far as both versions agree.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from roundhouse import CHANCE, RoundhouseError
from roundhouse.server.store import MOVES, UNDO, Entry, Stored

if TYPE_CHECKING:
    from roundhouse.server.tables import Table


class Unloadable(RoundhouseError):
    """A match is there, but cannot be played by the rules of today: another version, or damage.

    ``why`` is the id of the text that says so; ``table`` is the match as far as it could be played.
    """

    def __init__(self, stored: Stored, why: str, table: Table | None, error: object = "") -> None:
        super().__init__(f"match {stored.id} cannot be loaded: {why} {error}".rstrip())
        self.stored = stored
        self.why = why
        self.table = table
        self.error = error

    @property
    def rules(self) -> dict[str, int]:
        """The version the match was played by, and that of today."""
        today = self.table.title.rules_version if self.table else 0
        return {"then": self.stored.rules, "today": today}


def played(stored: Stored, laid: Callable[[Stored], Table]) -> Table:
    """Return a match as the rules of today play it; Unloadable, with what could be played, if not."""
    table: Table | None = None
    try:
        table = laid(replace(stored, entries=()))
        if stored.rules > table.title.rules_version:
            raise Unloadable(stored, "web-rules-newer", table)
        for entry in stored.entries:
            table.take(entry)
            if not _agrees(table, entry, stored):
                raise Unloadable(stored, "web-rules-elsewhere", table)
    except Unloadable:
        raise
    except RoundhouseError as error:
        raise Unloadable(stored, "web-rules-forbid", table, error) from error
    except Exception as error:
        raise Unloadable(stored, "web-rules-damaged", table, error) from error
    return table


def _agrees(table: Table, entry: Entry, stored: Stored) -> bool:
    """Return whether an entry led where it led then: of the same version only the last one is asked."""
    last = entry is stored.entries[-1]
    if entry.kind == MOVES and table.match.turn == CHANCE:
        return False  # what is drawn next was not drawn then
    if not entry.digest or (stored.rules == table.title.rules_version and not last):
        return True
    return entry.digest == table.match.digest


def moves_of(stored: Stored) -> list[str]:
    """Return the moves of a match as they were written down, whatever the rules of today say of them."""
    moves: list[str] = []
    for entry in stored.entries:
        if entry.kind == MOVES:
            moves += entry.text.split("\n")
        elif entry.kind == UNDO:
            del moves[int(entry.text) :]
    return moves
