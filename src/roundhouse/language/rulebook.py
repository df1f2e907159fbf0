"""The rules of a title in our own words: sections found by rule number, in every language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from roundhouse.core.protocol import Title

_HEADING: Final = re.compile(r"(?P<level>#{2,3}) (?P<rule>[A-Z]+-\d+(?:\.\d+)?)\s+(?P<title>.+)")


@dataclass(frozen=True)
class Section:
    """One rule, or the introduction of a chapter: its number, its heading and its text."""

    rule: str
    title: str
    body: str

    @property
    def is_chapter(self) -> bool:
        """Whether this is a chapter's heading and not a rule."""
        return "." not in self.rule


@cache
def sections_of(package: str, language: str) -> tuple[Section, ...]:
    """Return the sections of one package's rule text, in order."""
    path = files(package) / "texts" / f"rules.{language}.md"
    if not path.is_file():
        return ()
    found: list[Section] = []
    body: list[str] = []
    rule = title = ""
    for line in path.read_text(encoding="utf-8").split("\n"):
        heading = _HEADING.fullmatch(line.strip())
        if heading is None:
            body.append(line)
            continue
        if rule:
            found.append(Section(rule, title, "\n".join(body).strip()))
        rule, title, body = heading["rule"], heading["title"], []
    if rule:
        found.append(Section(rule, title, "\n".join(body).strip()))
    return tuple(found)


def rulebook(title: Title[Any], language: str) -> tuple[Section, ...]:
    """Return all sections that hold for a title: the game's, then those of its map."""
    return tuple(s for package in reversed(title.packages) for s in sections_of(package, language))


def section(title: Title[Any], language: str, rule: str) -> Section | None:
    """Return one rule of a title, or None if it has no such number."""
    for found in rulebook(title, language):
        if found.rule == rule:
            return found
    return None
