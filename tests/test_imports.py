"""Who may import whom: downwards only. A line of code knows its room."""

import ast
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "roundhouse"

# room: the rooms it may import besides itself. `games` here is a game's own folder.
ALLOWED = {
    "core": set(),
    "boards": {"core"},
    "games": {"core", "boards"},
    "registry": {"core", "games", ""},
    "bots": {"core"},
    "arena": {"core", "bots"},
    "fonts": set(),
    "language": {"core"},
    "web": set(),
    "server": {"", "core", "bots", "language", "registry", "fonts", "web"},
    "cli": {"", "core", "bots", "arena", "language", "registry", "fonts", "server"},
    "": {"core", "registry"},
}
STANDARD_ONLY = {"core", "boards", "games"}


def room_of(module: str) -> str:
    parts = module.split(".")[1:]
    if parts == ["__main__"]:
        return "cli"
    if not parts:
        return ""
    if parts[0] == "games":
        return "registry" if parts[1:2] == ["registry"] else "games"
    return parts[0]


def game_of(module: str) -> str:
    parts = module.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 else ""


def imports_of(file: Path):
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are written in full"
            yield node.module
            if node.module == "roundhouse":
                for alias in node.names:
                    if (SOURCE / alias.name).is_dir():
                        yield f"roundhouse.{alias.name}"


def module_of(file: Path) -> str:
    parts = ["roundhouse", *file.relative_to(SOURCE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = [pytest.param(file, id=module_of(file)) for file in sorted(SOURCE.rglob("*.py"))]


@pytest.mark.parametrize("file", FILES)
def test_imports_point_downwards(file):
    module = module_of(file)
    room, game = room_of(module), game_of(module)
    for imported in imports_of(file):
        if imported.split(".")[0] != "roundhouse":
            if room in STANDARD_ONLY:
                assert imported.split(".")[0] in sys.stdlib_module_names, imported
            continue
        target = room_of(imported)
        if target == room == "games":
            assert game_of(imported) == game or not game, f"{module} imports another game"
        elif target != room:
            assert target in ALLOWED[room], f"{module} imports {imported}"


@pytest.mark.parametrize("file", FILES)
def test_only_the_registry_and_the_game_name_a_game(file):
    """Level 4 meets a game only as a Title: no import of a game from outside its folder."""
    module = module_of(file)
    for imported in imports_of(file):
        if game_of(imported) and game_of(imported) != "registry":
            assert game_of(imported) == game_of(module)
