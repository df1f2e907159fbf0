"""Setting a match up from what was typed on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from roundhouse import Match, RecordError, SetupError, Title
from roundhouse.core.match import find_title


def usual_seats(title: Title[Any]) -> int:
    """Return the smallest number of seats of 3 or more, or the most there are."""
    return next((seats for seats in title.seats if seats >= 3), title.seats[-1])


def options_of(given: list[str]) -> dict[str, str]:
    """Read ``key=value`` options."""
    options: dict[str, str] = {}
    for text in given:
        key, sign, value = text.partition("=")
        if not sign:
            raise SetupError(f"an option is written key=value, not {text!r}")
        options[key.strip()] = value.strip()
    return options


def set_up(title: str, board: str, seats: int, given: list[str]) -> Match[Any]:
    """Begin a match; 0 seats means the usual number."""
    found = find_title(title, board)
    return Match(found, seats or usual_seats(found), "", **options_of(given))


def read_match(file: Path) -> Match[Any]:
    """Replay the record in a file; errors name it."""
    try:
        return Match.from_record(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise RecordError(f"{file}: not a text in UTF-8") from None
    except OSError as error:
        raise RecordError(f"{file}: {error.strerror}") from None
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None
