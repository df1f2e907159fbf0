"""For authors of maps: a template that plays, and a check that names what is wrong and where."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

from roundhouse.core import laws
from roundhouse.core.errors import BoardError
from roundhouse.core.events import CHANCE, NOBODY, Event
from roundhouse.core.match import drawn
from roundhouse.core.protocol import Dice, Teller, Title
from roundhouse.games.age_of_steam.board import FULL, Board
from roundhouse.games.age_of_steam.maps import atlas
from roundhouse.games.age_of_steam.rules.base import BASE
from roundhouse.games.age_of_steam.state import Rules, State
from roundhouse.games.age_of_steam.tiles import COLUMNS, CUBES, NUMBERED

BOARD_FILE: Final = "board.toml"
RULES_FILE: Final = "rules.py"
MATCHES: Final = 2  # for every number of players
CLOSELY: Final = 60  # moves after which all laws are asked for
Maker = Callable[[atlas.Map], Title[State]]
_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")


def new(name: str, folder: Path | str) -> Path:
    """Write a small map that plays into a new folder and return the folder.

    ``name`` is written as on the box ("Isle of Man"); the folder is called after it (isle_of_man).
    """
    key = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
    if _NAME.fullmatch(key) is None:
        raise BoardError(
            f"a map is named with letters and digits, beginning with a letter: {name!r}"
        )
    made = Path(folder) / key
    if made.exists():
        raise BoardError(f"{made} is there already")
    made.mkdir(parents=True)
    template = files("roundhouse.games.age_of_steam.maps") / "template.toml"
    text = template.read_text(encoding="utf-8").replace('"NAME"', f'"{name}"')
    (made / BOARD_FILE).write_text(text, encoding="utf-8")
    (made / "__init__.py").write_text(f'"""{name}."""\n', encoding="utf-8")
    return made


def check(
    path: Path | str, dice: Dice, make: Maker, tell: Teller, matches: int = MATCHES
) -> list[str]:
    """Return what is wrong with a map, each with its file and line; nothing if it plays.

    ``path`` is the folder of the map or its board.toml. Some matches are played for every number of
    players with these dice, and the laws of every title are checked on the way. ``make`` gives the title
    on a map; the first match is drawn and told from beginning to end.
    """
    folder = Path(path)
    if folder.name == BOARD_FILE:
        folder = folder.parent
    file = folder / BOARD_FILE
    if not file.is_file():
        return [f"{file}: there is no such file"]
    try:
        text = file.read_text(encoding="utf-8")
        played = atlas.read_map(folder.name, text, _rules(folder), _texts(folder))
    except BoardError as error:
        return [str(error)]
    return _doubts(played.board) or _try_out(make(played), played.board, dice, tell, matches)


def _try_out(
    title: Title[State], board: Board, dice: Dice, tell: Teller, matches: int
) -> list[str]:
    """Play some matches for every number of players; return what is wrong with the first bad one."""
    for seats in title.seats:
        for number in range(matches):
            found = _play(title, seats, dice, tell if number == 0 else None)
            if found:
                return [f"{board.source.name}: {seats} players, {problem}" for problem in found]
    return []


def _texts(folder: Path) -> str:
    """Return the package of the map if it has texts of its own, and let it be found."""
    if not (folder / "texts").is_dir():
        return ""
    atlas.look_in(str(folder.parent.resolve()))
    return f"{atlas.MAPS}.{folder.name}"


def _rules(folder: Path) -> Rules:
    """Return RULES of the map's own rules.py, or the base game's."""
    file = folder / RULES_FILE
    if not file.is_file():
        return BASE
    spec = spec_from_file_location(f"{folder.name}_rules", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    found = getattr(module, "RULES", None)
    if not isinstance(found, Rules):
        raise BoardError(f"{file}: expected RULES = replace(BASE, …)")
    return found


def _doubts(board: Board) -> list[str]:
    """What can be read and is still wrong: places nobody reaches, columns for nobody, too many cubes."""
    found = []
    land = sum([1 << h for h in range(board.hexes) if board.price[h] > 0])
    if not board.grid.is_connected(land):
        first = (land & -land).bit_length() - 1
        cut_off = land & ~board.grid.reach(first, land)
        for label in board.grid.names(cut_off)[:5]:
            found.append(_at(board, label, "cannot be reached from the other hexes"))
    if not board.cities and not board.towns:
        found.append(_at(board, "", "there is neither a city nor a town"))
    names: dict[str, str] = {}
    for h, name in enumerate(board.names):
        if name and name in names:
            found.append(_at(board, board.labels[h], f"{name} is also the name of {names[name]}"))
        names[name] = board.labels[h]
    if board.fill == FULL:
        for column in range(NUMBERED):
            if board.column_used[column] and board.number_at[column] < 0:
                found.append(_at(board, "", f"no city has the number {COLUMNS[column]}"))
    drawn_at_start = len(board.start_spaces()) + sum(board.cubes)
    if drawn_at_start > sum([CUBES[colour] for colour in board.colours]):
        found.append(_at(board, "", f"{drawn_at_start} cubes at the start are more than there are"))
    return found


def _at(board: Board, label: str, message: str) -> str:
    return str(board.source.fail("hexes", label, message))


def _play(title: Title[State], seats: int, dice: Dice, tell: Teller | None) -> list[str]:
    """Play one match and return the first law that is broken, or text that is missing."""
    s = title.setup(seats, title.settled(seats, {}))
    log: list[Event] = []
    for ply in range(title.longest):
        broken = title.audit(s, False)
        if ply % CLOSELY == 0:
            broken += laws.violations(title, s)
        if tell is not None:
            broken += tell(title, title.view(s, None), log)
        if broken or s.turn == NOBODY:
            return [f"move {ply}: {problem}" for problem in broken]
        if s.turn == CHANCE:
            move = drawn(title, s, dice)
        else:
            moves = title.moves(s)
            # few shares: who sells many is out at once and shows little of the map
            move = moves[dice.randrange(min(len(moves), 200) if ply % 3 else 1)]
        log = []
        title.apply(s, move, log)
    return []
