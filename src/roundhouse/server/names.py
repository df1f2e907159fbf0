"""What people call themselves and their matches: one line, of a length that fits, nothing that hides."""

from __future__ import annotations

import unicodedata
from dataclasses import replace
from typing import Final

from roundhouse.bots.levels import LEVELS
from roundhouse.language import Speaker
from roundhouse.server.store import SeatRow

NAME_LIMIT: Final = 40  # characters


def tidy(name: str, most: int = NAME_LIMIT) -> str:
    """Return a name as it may be shown: without control and direction marks, cut to its length."""
    shown = [" " if sign.isspace() else sign for sign in name[: most * 50]]
    seen = "".join([sign for sign in shown if sign == " " or unicodedata.category(sign)[0] != "C"])
    return " ".join(seen.split())[:most].strip()


def named(speaker: Speaker, seated: list[SeatRow]) -> list[SeatRow]:
    """Give every bot without a name one of its level, by its seat; no two at a table are alike."""
    taken = {row.name for row in seated}
    found = []
    for seat, row in enumerate(seated):
        if row.kind == "bot" and not row.name:
            names = names_of(speaker, row.level)
            at = seat % len(names)
            free = [name for name in (*names[at:], *names[:at]) if name not in taken]
            row = replace(row, name=free[0] if free else names[at])
            taken.add(row.name)
        found.append(row)
    return found


def names_of(speaker: Speaker, level: str) -> list[str]:
    """Return what bots of a level are called; an operator's program by its own name, with a number."""
    if level in LEVELS:
        return speaker.say(f"web-bot-names-{level}").split(", ")
    return [f"{level} {number}" for number in range(1, 9)]
