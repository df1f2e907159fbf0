"""Finds every title and board by its folder; nobody keeps a list by hand.

A game's package has two functions: ``boards()`` names the boards it can be played on, the usual one
first, and ``title(board)`` gives the title on one of them. Only what is asked for is loaded. A game
that can be played on further boards also has ``look_in(folder)``: a folder with more of them.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from roundhouse import games
from roundhouse.core.errors import SetupError, UnknownTitle
from roundhouse.core.protocol import Title


@cache
def folders() -> tuple[str, ...]:
    """Return the folders of all games, sorted."""
    return tuple(sorted([info.name for info in iter_modules(games.__path__) if info.ispkg]))


def look_in(folder: str | Path) -> None:
    """Find the boards below a folder outside the package, too: ``FOLDER/<game>/<board>/``."""
    for place in sorted([place for place in Path(folder).iterdir() if place.is_dir()]):
        if place.name not in folders():
            known = ", ".join(folders())
            raise SetupError(f"{place}: boards lie in a folder named as their game: {known}")
        game = _game(place.name)
        if not hasattr(game, "look_in"):
            raise SetupError(f"{place}: this game is played on its own board only")
        game.look_in(str(place))


def titles() -> tuple[Title[Any], ...]:
    """Return every title on every board, sorted by key; a title's boards in its own order."""
    return tuple(
        [_title(folder, board) for folder in folders() for board in _game(folder).boards()]
    )


def find(key: str, board: str = "") -> Title[Any]:
    """Return one title; an empty board means the first of that title."""
    folder = key.replace("-", "_")
    if folder not in folders() or "_" in key:
        known = ", ".join([name.replace("_", "-") for name in folders()])
        raise UnknownTitle(f"there is no title {key!r}; known: {known}")
    boards = _game(folder).boards()
    if board and board not in boards:
        name = _title(folder, boards[0]).name
        raise UnknownTitle(f"{name} has no board {board!r}; known: {', '.join(boards)}")
    return _title(folder, board or boards[0])


@cache
def _title(folder: str, board: str) -> Title[Any]:
    found: Title[Any] = _game(folder).title(board)
    return found


def _game(folder: str) -> Any:
    return import_module(f"{games.__name__}.{folder}")
