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
    "training": {"core"},
    "fonts": set(),
    "language": {"core"},
    "web": set(),
    "server": {"", "core", "bots", "language", "registry", "fonts", "web"},
    "cli": {"", "core", "bots", "arena", "training", "language", "registry", "fonts", "server"},
    "": {"core", "registry"},
}
STANDARD_ONLY = {"core", "boards", "games"}
LEVEL_4 = {"server", "cli", "training"}  # people, time, disk, network, dice

# Inside a game: nouns <- rules <- {view, advice} <- maps <- title, and nouns <- picture <- title.
WITHIN = {
    "nouns": set(),
    "rules": {"nouns"},
    "view": {"nouns", "rules"},
    "advice": {"nouns", "rules"},
    "maps": {"nouns", "rules", "view", "advice"},
    "picture": {"nouns"},
    "title": {"nouns", "rules", "view", "advice", "maps", "picture"},
}
VIEWS = {"view", "tables", "notes", "words"}  # modules beside the nouns that read the rules


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


def place_in_game(module: str) -> str:
    """Return in which room of its game a module lies."""
    parts = module.split(".")[3:]
    if not parts:
        return "title"
    if parts[0] in WITHIN and parts[0] not in VIEWS:
        return parts[0]
    return "view" if parts[0] in VIEWS else "nouns"


def map_of(module: str) -> str:
    """Return the map a module belongs to; nothing for what serves all maps."""
    parts = module.split(".")[3:]
    return parts[1] if parts[:1] == ["maps"] and len(parts) > 2 else ""


def modules_imported(file: Path):
    """Return the modules a file imports, those named behind ``import`` too, for types or not."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("roundhouse."):
            for alias in node.names:
                path = SOURCE.joinpath(*node.module.split(".")[1:], alias.name)
                is_module = path.is_dir() or path.with_suffix(".py").exists()
                yield f"{node.module}.{alias.name}" if is_module else node.module


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


@pytest.mark.parametrize("file", [p for p in FILES if game_of(module_of(p.values[0]))])
def test_the_rooms_of_a_game_point_inwards(file):
    module = module_of(file)
    for imported in modules_imported(file):
        if game_of(imported) != game_of(module):
            continue
        room, target = place_in_game(module), place_in_game(imported)
        assert target == room or target in WITHIN[room], f"{module} imports {imported}"
        if room == target == "maps" and map_of(module) and map_of(imported):
            assert map_of(imported) == map_of(module), f"{module} imports another map"


@pytest.mark.parametrize("file", FILES)
def test_nothing_below_level_4_draws(file):
    """Games, bots and arenas are handed their dice."""
    module = module_of(file)
    if room_of(module) not in LEVEL_4:
        assert "random" not in list(imports_of(file)), module
