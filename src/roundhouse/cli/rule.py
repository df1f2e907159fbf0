"""Where is rule X? Its text, the code that implements it and the tests that prove it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.markdown import Markdown

from roundhouse import RoundhouseError, Title, titles
from roundhouse.language.rulebook import Section, rulebook

_NUMBER: Final = re.compile(r"\b([A-Z]+-\d+\.\d+)(?!\d)")


@dataclass(frozen=True)
class Place:
    """A place in the source that names a rule."""

    rule: str
    file: Path
    line: int
    inside: str  # the function or class, or nothing at the top of a module


def places_in(file: Path) -> Iterator[Place]:
    """Find every rule number named in a source file, with the function it stands in."""
    text = file.read_text(encoding="utf-8")
    spans = [
        (node.lineno, node.end_lineno or node.lineno, node.name)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    ]
    for number, line in enumerate(text.split("\n"), 1):
        for found in _NUMBER.finditer(line):
            inner = [span for span in spans if span[0] <= number <= span[1]]
            name = max(inner)[2] if inner else ""
            yield Place(found[1], file, number, name)


def code_places(title: Title[Any]) -> list[Place]:
    """Return where the sources of a title name its rules."""
    return [
        place
        for package in title.packages
        for file in sorted(sources_of(package).rglob("*.py"))
        for place in places_in(file)
        if place.rule.startswith(title.prefix + "-")
    ]


def sources_of(package: str) -> Path:
    """Return the folder of a package: of a checkout the one people edit, not a compiled copy of it."""
    tests = folder_of_tests()
    edited = tests and tests.parent / "src" / Path(*package.split("."))
    return edited if edited and edited.is_dir() else Path(str(files(package)))


def folder_of_tests() -> Path | None:
    """Return the tests of this checkout, or None in an installation without them."""
    for folder in Path(__file__).resolve().parents:
        if (folder / "tests" / "marks.py").exists():
            return folder / "tests"
    return None


def marked_tests(folder: Path) -> Iterator[Place]:
    """Find every ``@rule("…")`` of the tests below a folder."""
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for rule in _marks_of(node):
                    yield Place(rule, file, node.lineno, node.name)


def _marks_of(node: ast.FunctionDef | ast.ClassDef) -> Iterator[str]:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "rule":
            for given in decorator.args:
                if isinstance(given, ast.Constant) and isinstance(given.value, str):
                    yield given.value


def show(number: str, language: str, out: Console) -> None:
    """Print the text of a rule, or of a chapter, where it is coded and where it is tested."""
    wanted = number.upper()
    for title in titles():
        found = [s for s in rulebook(title, language) if s.rule == wanted]
        if found:
            _show_section(title, found[0], language, out)
            return
    known = ", ".join(sorted({f"{title.prefix} ({title.name})" for title in titles()}))
    raise RoundhouseError(f"there is no rule {number!r}; numbers begin with {known}")


def _show_section(title: Title[Any], shown: Section, language: str, out: Console) -> None:
    out.print(Markdown(f"## {shown.rule} {shown.title}\n\n{shown.body}"))
    if shown.is_chapter:
        for part in rulebook(title, language):
            if part.rule.startswith(shown.rule + "."):
                out.print(Markdown(f"**{part.rule} {part.title}** — {part.body}"))
        return
    _list("code", [p for p in code_places(title) if p.rule == shown.rule], out)
    folder = folder_of_tests()
    if folder is None:
        out.print("tests: not part of this installation")
    else:
        _list("tests", [p for p in marked_tests(folder) if p.rule == shown.rule], out)


def _list(kind: str, places: list[Place], out: Console) -> None:
    out.print(f"[bold]{kind}[/]")
    root = folder_of_tests()
    for place in places:
        file = place.file
        if root is not None and root.parent in file.parents:
            file = file.relative_to(root.parent)
        out.print(f"  {file}:{place.line} {place.inside}", highlight=False, soft_wrap=True)
