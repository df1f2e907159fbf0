"""AOS-2: what lies on the board is changed through one door, and shared until then."""

import ast
from pathlib import Path

from games.age_of_steam.positions import building
from marks import rule

from roundhouse.games.age_of_steam.rules.network import network

GAME = Path(__file__).parents[3] / "src/roundhouse/games/age_of_steam"  # also when compiled
LISTS = {"placed", "owner", "across", "open_ends", "accepts", "cities"}
LISTS |= {"link_a", "link_b", "link_owner", "link_length"}
CHANGES = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}


def field_of(node):
    """Return the field of a position that an expression names, such as owner in s.owner[4]."""
    while isinstance(node, ast.Subscript | ast.Starred):
        node = node.value
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return "" if node.value.id == "self" else node.attr
    return ""


def written(tree):
    """Return (line, field) of everything that a module writes to."""
    found = []
    for node in ast.walk(tree):
        targets = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            targets = [node.func.value] if node.func.attr in CHANGES else []
        for target in targets:
            parts = target.elts if isinstance(target, ast.Tuple) else [target]
            found += [(part.lineno, field_of(part)) for part in parts]
    return found


@rule("AOS-2.9")
def test_the_rails_are_changed_through_their_own_methods_only():
    found = []
    for file in sorted(GAME.rglob("*.py")):
        allowed = LISTS if file.name == "rails.py" else set()
        for line, field in written(ast.parse(file.read_text(encoding="utf-8"))):
            if field in LISTS - allowed:
                found.append(f"{file.name}:{line} {field}")
    assert found == []


REPLACED = {"cubes", "display", "supply", "letters", "aside"}


@rule("AOS-4.3")
def test_lists_that_copies_share_are_replaced_and_never_changed():
    found = []
    for file in sorted(GAME.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            targets = node.targets if isinstance(node, ast.Assign | ast.Delete) else []
            if isinstance(node, ast.AugAssign):
                targets = [node.target]
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                targets = [node.func] if node.func.attr in CHANGES else []
            for target in targets:
                inner = target.value if isinstance(target, ast.Attribute | ast.Subscript) else None
                if isinstance(inner, ast.Attribute) and inner.attr in REPLACED:
                    found.append(f"{file.name}:{node.lineno} {inner.attr}")
    assert found == []


@rule("AOS-1.4")
def test_money_moves_through_one_door():
    found = []
    for file in sorted(GAME.rglob("*.py")):
        for line, field in written(ast.parse(file.read_text(encoding="utf-8"))):
            if field == "money" and file.name not in ("money.py", "state.py"):
                found.append(f"{file.name}:{line}")
    assert found == []


def test_every_field_of_the_rails_is_looked_after():
    tree = ast.parse((GAME / "rails.py").read_text(encoding="utf-8"))
    named = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)][-1].body[1]
    assert set(ast.literal_eval(named.value)) == LISTS | {"findings", "shared"}


@rule("AOS-2.6", "AOS-2.7")
def test_copies_share_the_rails_until_one_changes():
    t = building()
    t.play("build 11,11 gentle 4", "build 10,12 town_1 1")
    s, net = t.s, network(t.s)
    twin = s.copy()
    twin.money[0] -= 1
    assert all(getattr(twin, name) is getattr(s, name) for name in LISTS)
    assert network(twin) is net
    twin.give(t.hex("11,11") * 6 + 2, 1)
    assert network(twin) is not net
    assert network(s) is net
    assert s.owner[t.hex("11,11") * 6 + 2] == 0
    third = s.copy()
    s.add_link(0, 6, 1, 1)  # the original can change first as well
    assert len(third.link_a) == len(s.link_a) - 1
    assert network(third) is net
