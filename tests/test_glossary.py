"""No text says a word that the last table of docs/glossary.md rules out, and quotes are typographic."""

import re
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

ROOT = Path(__file__).parent.parent
GLOSSARY = ROOT / "docs" / "glossary.md"
SOURCE = ROOT / "src" / "roundhouse"
LANGUAGES = {"English": "en", "German": "de", "Dutch": "nl"}
EVERYWHERE = "everywhere"


@dataclass(frozen=True)
class Ruled:
    """A word or phrase that is not to be written in one language, in one place or everywhere."""

    language: str
    where: str
    word: str
    instead: str

    @property
    def pattern(self):
        word = r"\s+".join(re.escape(part) for part in self.word.rstrip("*").split())
        end = r"\w*" if self.word.endswith("*") else r"(?!\w)"
        # An abbreviation such as OP is told from the word “op” by its capitals
        flags = 0 if word.isupper() else re.IGNORECASE
        return re.compile(rf"(?<!\w){word}{end}", flags)

    def holds_for(self, path):
        folder = self.where.lower().replace(" ", "_")
        return self.language == language_of(path) and (
            self.where == EVERYWHERE or folder in path.relative_to(SOURCE).parts
        )


def table():
    """Read the rows below the heading "Not this, but that"; the third column may hold several words."""
    lines = GLOSSARY.read_text(encoding="utf-8").partition("## Not this, but that")[2].split("\n")
    for line in lines:
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if line.startswith("| ") and cells[0] in LANGUAGES:
            language, where, words, instead = cells
            for word in words.split(", "):
                yield Ruled(LANGUAGES[language], where, word, instead)


RULED = list(table())


def language_of(path):
    return path.name.removeprefix("rules.").partition(".")[0]


class Words(visitor.Visitor):
    """Collects what a Fluent file says, without ids, facts and comments."""

    def __init__(self):
        self.said = []

    def visit_TextElement(self, node):  # noqa: N802
        self.said.append(node.value)


def lines_of(path):
    """Return what a reader sees of a file, as pieces with the place where each stands."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        plain = re.sub(r"`[^`]*`", " ", text)
        for paragraph in re.split(r"\n\s*\n", plain):
            yield paragraph.split("\n")[0][:60], paragraph
        return
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            words = Words()
            words.visit(entry)
            yield entry.id.name, " ".join(words.said)


PATHS = sorted(
    path
    for pattern in ("*.ftl", "rules.*.md")
    for path in SOURCE.rglob(pattern)
    if path.parent.name == "texts"
)


def test_every_text_is_looked_at():
    assert len(PATHS) > 50
    assert {language_of(path) for path in PATHS} == set(LANGUAGES.values())


@pytest.mark.parametrize("ruled", RULED, ids=lambda r: f"{r.language}-{r.where}-{r.word}")
def test_a_row_of_the_table_finds_its_word(ruled):
    assert any(ruled.holds_for(path) for path in PATHS), f"no texts in {ruled.where}"
    assert ruled.pattern.search(f"so ({ruled.word.rstrip('*')}) geht es")


@pytest.mark.parametrize("path", PATHS, ids=lambda p: str(p.relative_to(SOURCE)))
def test_no_word_that_the_glossary_rules_out(path):
    found = [
        f"{place}: “{match[0]}”, better: {ruled.instead}"
        for place, said in lines_of(path)
        for ruled in RULED
        if ruled.holds_for(path) and (match := ruled.pattern.search(said))
    ]
    assert found == []


@pytest.mark.parametrize("path", PATHS, ids=lambda p: str(p.relative_to(SOURCE)))
def test_quotes_are_typographic(path):
    # names of places are written as on the board
    said = [(place, words) for place, words in lines_of(path) if not place.startswith("name-")]
    straight = [place for place, words in said if re.search(r"[\"']", words)]
    assert straight == []
