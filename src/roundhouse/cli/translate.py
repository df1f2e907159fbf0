"""For translators: all texts a language lacks in one file, and back into their places.

In the file a line ``#@ package`` says where texts belong and ``#% id`` begins one; below stand the
English lines behind ``#|`` and then the translation: ``id = text`` for messages, heading and body for a
rule. A language is complete or it is not offered: nothing is put back while something is empty or wrong.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from roundhouse import RoundhouseError, titles

ENGLISH: Final = "en"
PLACE, BEGIN, ORIGINAL = "#@ ", "#% ", "#|"
TITLE: Final = "title"  # of a rule book
ROOMS: Final = ("roundhouse.language", "roundhouse.web")


@dataclass(frozen=True)
class Text:
    """A text in one place: a message, or a rule whose id is its number."""

    package: str
    id: str
    source: str

    @property
    def is_rule(self) -> bool:
        """Whether it is a section of the rules."""
        return self.source.startswith("#")


class _Facts(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def packages() -> list[str]:
    """Return where texts lie."""
    return [*ROOMS, *sorted({package for title in titles() for package in title.packages})]


def _file(package: str, name: str) -> Path:
    return Path(str(files(package))) / "texts" / name


def texts(package: str, language: str) -> list[Text]:
    """Return the messages and rules of one place in one language, in their order."""
    return [*_messages(package, language), *_rules(package, language)]


def _messages(package: str, language: str) -> list[Text]:
    file = _file(package, f"{language}.ftl")
    if not file.is_file():
        return []
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    write = FluentSerializer()
    found = []
    for entry in body:
        if isinstance(entry, ast.Message | ast.Term):
            entry.comment = None
            found.append(Text(package, entry.id.name, write.serialize_entry(entry).strip()))
    return found


def _rules(package: str, language: str) -> list[Text]:
    file = _file(package, f"rules.{language}.md")
    if not file.is_file():
        return []
    found: list[Text] = []
    for line in file.read_text(encoding="utf-8").split("\n"):
        if line.startswith("#"):
            number = line.lstrip("#").split()[0] if line.startswith("##") else TITLE
            found.append(Text(package, number, line))
        elif found:
            found[-1] = Text(package, found[-1].id, f"{found[-1].source}\n{line}")
    return [Text(one.package, one.id, one.source.strip()) for one in found]


def gather(language: str) -> str:
    """Return all that a language lacks, to be filled in."""
    parts = [
        f"# What is missing in {language!r}. Write below the English lines; leave empty what can wait."
    ]
    for package in packages():
        known = {one.id for one in texts(package, language)}
        missing = [one for one in texts(package, ENGLISH) if one.id not in known]
        parts += [f"{PLACE}{package}"] if missing else []
        for one in missing:
            english = "\n".join([f"{ORIGINAL} {line}".rstrip() for line in one.source.split("\n")])
            parts.append(f"{BEGIN}{one.id}\n{english}\n{_begun(one)}")
    return "\n\n".join(parts) + "\n"


def _begun(one: Text) -> str:
    """Return how a translation begins, so that only words are to be written."""
    if not one.is_rule:
        return f"{one.id} ="
    return "#" if one.id == TITLE else f"{one.source.split(' ')[0]} {one.id}"


def put(language: str, text: str) -> list[str]:
    """Put translations where they belong; return what is wrong or missing, and then write nothing."""
    english = {(one.package, one.id): one for place in packages() for one in texts(place, ENGLISH)}
    wrong: list[str] = []
    done: dict[tuple[str, str], str] = {}
    for one in _read(text):
        original = english.get((one.package, one.id))
        if original is None:
            wrong.append(f"{one.package}: there is no text {one.id}")
        elif _is_empty(one, original):
            wrong.append(f"{one.package}, {one.id}: empty")
        elif trouble := _trouble(one, original):
            wrong.append(f"{one.package}, {one.id}: {trouble}")
        else:
            done[one.package, one.id] = one.source
    had = {(one.package, one.id) for place in packages() for one in texts(place, language)}
    told = {(one.package, one.id) for one in _read(text)}
    wrong += [f"{place}, {id}: not there" for place, id in english if (place, id) not in had | told]
    if not wrong:
        for package in sorted({package for package, _ in done}):
            _write(package, language, done)
    return wrong


def _read(text: str) -> list[Text]:
    package, found = "", list[Text]()
    for line in text.split("\n"):
        if line.startswith(PLACE):
            package = line.removeprefix(PLACE).strip()
        elif line.startswith(BEGIN):
            found.append(Text(package, line.removeprefix(BEGIN).strip(), ""))
        elif found and not line.startswith(ORIGINAL):
            last = found[-1]
            found[-1] = Text(last.package, last.id, f"{last.source}\n{line}".lstrip("\n"))
    return [Text(one.package, one.id, one.source.rstrip()) for one in found]


def _is_empty(one: Text, original: Text) -> bool:
    if original.is_rule:
        left = one.source.lstrip("#").replace(one.id, "", 1).strip()
        return not left
    return not one.source.partition("=")[2].strip()


def _trouble(one: Text, original: Text) -> str:
    """Return in plain words what is wrong with a translation; nothing if it will do."""
    if original.is_rule:
        begins = original.source.split("\n")[0].split(" ")[:2]
        return "" if one.source.split(" ")[:2] == begins or one.id == TITLE else "keep its number"
    body = FluentParser().parse(one.source + "\n").body
    if len(body) != 1 or not isinstance(body[0], ast.Message | ast.Term):
        return "this is not one whole text; is a { or } missing?"
    if _facts(one.source) != _facts(original.source):
        wanted = ", ".join(f"${name}" for name in sorted(_facts(original.source)))
        return f"use just these facts: {wanted or 'none'}"
    return ""


def _facts(source: str) -> set[str]:
    facts = _Facts()
    facts.visit(FluentParser().parse(source + "\n"))
    return facts.found


def _write(package: str, language: str, done: dict[tuple[str, str], str]) -> None:
    """Write the files of a place anew, in the order of the English ones."""
    had = {one.id: one.source for one in texts(package, language)}
    now = {**had, **{id: source for (place, id), source in done.items() if place == package}}
    order = [one for one in texts(package, ENGLISH) if one.id in now]
    messages = [now[one.id] for one in order if not one.is_rule]
    rules = [now[one.id] for one in order if one.is_rule]
    if messages:
        _file(package, f"{language}.ftl").write_text("\n".join(messages) + "\n", encoding="utf-8")
    if rules:
        file = _file(package, f"rules.{language}.md")
        file.write_text("\n\n".join(rules) + "\n", encoding="utf-8")


def checked(language: str) -> str:
    """Return a code of a language that is not English; RoundhouseError otherwise."""
    if len(language) != 2 or not language.isalpha() or language == ENGLISH:
        raise RoundhouseError(f"a language is two letters such as fr, and not en: {language!r}")
    return language.lower()
