"""Finds every title and board by its folder; nobody keeps a list by hand."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from roundhouse import games
from roundhouse.core.errors import UnknownTitle
from roundhouse.core.protocol import Title


@cache
def titles() -> tuple[Title[Any], ...]:
    """Return every title on every board, sorted by key; a title's boards in its own order."""
    found: list[Title[Any]] = []
    for info in sorted(iter_modules(games.__path__), key=lambda info: info.name):
        if info.ispkg:
            found += import_module(f"{games.__name__}.{info.name}").TITLES
    return tuple(found)


def find(key: str, board: str = "") -> Title[Any]:
    """Return one title; an empty board means the first of that title."""
    named = [title for title in titles() if title.key == key]
    if not named:
        known = ", ".join(sorted({title.key for title in titles()}))
        raise UnknownTitle(f"there is no title {key!r}; known: {known}")
    for title in named:
        if board in ("", title.board):
            return title
    known = ", ".join([title.board for title in named])
    raise UnknownTitle(f"{named[0].name} has no board {board!r}; known: {known}")
