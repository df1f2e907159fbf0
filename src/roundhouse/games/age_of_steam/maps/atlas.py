"""Finds the maps: every folder below maps/ with a board.toml; rules.py only if its rules differ.

Maps can also lie outside the package, see ``look_in``.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from roundhouse.boards.loader import Source
from roundhouse.games.age_of_steam import maps
from roundhouse.games.age_of_steam.board import LAST, Board
from roundhouse.games.age_of_steam.moves import MoveTable
from roundhouse.games.age_of_steam.rules.base import BASE
from roundhouse.games.age_of_steam.state import Rules

MAPS: Final = "roundhouse.games.age_of_steam.maps"


class Map:
    """A board, the rules played on it, and the package with its texts, if it has any."""

    def __init__(self, package: str, board: Board, rules: Rules) -> None:
        self.package = package
        self.board = board
        self.rules = rules
        self.table = MoveTable(board)


def read_map(folder: str, text: str, rules: Rules, package: str = "") -> Map:
    """Return a map from the text of its board file; BoardError names the line if it is wrong."""
    key = folder.replace("_", "-")
    return Map(package, Board(key, Source(f"{folder}/board.toml", text)), rules)


def rules_of(folder: str) -> Rules:
    """Return RULES of the map's rules.py, or the base game's if it has none."""
    name = f"{MAPS}.{folder}.rules"
    if find_spec(name) is None:
        return BASE
    found = import_module(name).RULES
    assert isinstance(found, Rules)
    return found


def boards() -> list[str]:
    """Return the keys of all maps in the order the boards ask for, without loading any."""
    placed = [(_place_of(folder), folder.name) for folder in _folders()]
    return [name.replace("_", "-") for _, name in sorted(placed)]


def look_in(folder: str) -> None:
    """Find the maps of a folder outside the package as well, each a folder with a board.toml."""
    if folder not in maps.__path__:
        maps.__path__.append(folder)


def load(board: str) -> Map:
    """Return one map by its key."""
    name = board.replace("-", "_")
    folder = next(folder for folder in _folders() if folder.name == name)
    text = (folder / "board.toml").read_text(encoding="utf-8")
    package = f"{MAPS}.{folder.name}" if (folder / "texts").is_dir() else ""
    return read_map(folder.name, text, rules_of(folder.name), package)


def _folders() -> list[Path]:
    """Return the folders of all maps; of two with the same name the first counts."""
    found: dict[str, Path] = {}
    for place in maps.__path__:
        for folder in sorted(Path(place).iterdir()):
            if (folder / "board.toml").is_file():
                found.setdefault(folder.name, folder)
    return list(found.values())


@cache
def _place_of(folder: Path) -> int:
    with (folder / "board.toml").open("rb") as file:
        return int(tomllib.load(file).get("board", {}).get("place", LAST))
