"""Every text exists in every language, with the same variables, and random play can be told in all."""

import random
import re
from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from roundhouse import CHANCE, Match, titles
from roundhouse.core.events import told
from roundhouse.core.match import drawn
from roundhouse.language import LANGUAGES, Speaker

PACKAGES = sorted(
    {p for title in titles() for p in title.packages} | {"roundhouse.language", "roundhouse.web"}
)
# While working, the fewest seats of each board must do
TABLES = [
    pytest.param(
        title,
        seats,
        id=f"{title.key}-{title.board}-{seats}",
        marks=[] if seats == title.seats[0] else [pytest.mark.slow],
    )
    for title in titles()
    for seats in sorted({title.seats[0], title.seats[-1]})
]


class Variables(visitor.Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):  # noqa: N802
        self.found.add(node.id.name)


def messages(package, language):
    path = files(package) / "texts" / f"{language}.ftl"
    if not path.is_file():
        return {}
    found = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_the_same_texts_in_every_language(package):
    english = messages(package, "en")
    for language in LANGUAGES:
        assert messages(package, language) == english


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_a_whole_match_can_be_told(title, seats):
    dice = random.Random(seats)
    match = Match(title, seats)
    speakers = [Speaker(title, language, {0: "Ada"}) for language in LANGUAGES]
    happened = []
    while not match.over:
        for speaker in speakers:
            check_view(speaker, match)
        chance = match.turn == CHANCE
        move = drawn(title, match.state, dice) if chance else dice.choice(match.legal_moves)
        if not chance:
            reason = title.reason(match.state, move)
            assert all(readable(speaker.line("reason", reason)) for speaker in speakers)
        news = match.push(move)
        happened += news
        for event in news:
            for speaker in speakers:
                assert readable(speaker.event(event))
                assert readable(speaker.event(told(event, None)))
    sheet = title.accounts(seats, happened)
    for speaker in speakers:
        check_view(speaker, match)
        if sheet is not None:
            check_panel(speaker, sheet)
        for line in match.outcome.reasons:
            assert readable(speaker.line("event", line))
        assert readable(speaker.result(match.view()))


def test_a_match_may_have_no_winner():
    title = titles()[0]
    view = Match(title, title.seats[0]).view()
    lost = replace(view, ranks=(2,) * view.seats)
    for language in LANGUAGES:
        assert readable(Speaker(title, language).result(lost))


def check_view(speaker, match):
    view = match.view(max(match.turn, 0))
    assert readable(speaker.line("heading", view.heading))
    if not match.over:
        assert readable(speaker.line("prompt", match.title.prompt(match.state)))
    for panel in view.panels:
        check_panel(speaker, panel)


def check_panel(speaker, panel):
    assert readable(speaker.say(f"panel-{panel.key}"))
    for column in panel.columns:
        assert readable(speaker.column(column))
    for row in panel.rows:
        for cell in row.cells:
            speaker.cell(cell)
            if cell.why is not None:
                assert readable(speaker.line("why", cell.why))


def readable(text):
    return text.strip() and not re.search(r"[{}\ue000\ue001]", text)


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_refusals_can_be_told(title, seats):
    dice = random.Random(seats)
    match = Match(title, seats)
    speakers = [Speaker(title, language) for language in LANGUAGES]
    said = set()
    while not match.over:
        if match.ply % 5 == 0:
            legal = set(match.legal_moves)
            for move in match.title.candidates(match.state):
                if move in legal:
                    continue
                refusal = match.why_not(move)
                if refusal.key not in said:
                    said.add(refusal.key)
                    for speaker in speakers:
                        assert readable(speaker.refusal(refusal))
        chance = match.turn == CHANCE
        match.push(drawn(title, match.state, dice) if chance else dice.choice(match.legal_moves))
    assert said


def refusal_keys(title):
    """Keys written in the source of a game: Refusal("CE-8.2", "hex-full", …)."""
    source = "".join(
        path.read_text(encoding="utf-8")
        for package in title.packages
        for pattern in ("*.py", "rules/*.py")
        for path in sorted(Path(str(files(package))).glob(pattern))
    )
    refusals = re.findall(r'Refusal\(\s*(?:"[^"]+"|\w+),\s*"([^"]+)"', source)
    return sorted(set(refusals))


@pytest.mark.parametrize("title", [pytest.param(t, id=f"{t.key}-{t.board}") for t in titles()])
def test_every_refusal_in_the_source_has_a_text(title):
    keys = refusal_keys(title)
    assert keys
    for language in LANGUAGES:
        speaker = Speaker(title, language)
        assert [key for key in keys if not speaker.knows(f"refusal-{key}")] == []


@pytest.mark.parametrize("title", [pytest.param(t, id=f"{t.key}-{t.board}") for t in titles()])
def test_options_and_boards_have_names(title):
    for language in LANGUAGES:
        speaker = Speaker(title, language)
        assert readable(speaker.board(title.board))
        for option in title.options:
            assert readable(speaker.option(option.key))
            for value in option.values:
                assert readable(speaker.option(option.key, value))


@pytest.mark.parametrize("language", LANGUAGES)
def test_below_zero_stands_the_minus_sign_of_the_texts(language):
    title = next(t for t in titles() if t.key == "age-of-steam")
    facts = {"seat": 0, "income": -1, "segments": 4, "shares": 3, "score": -8}
    said = Speaker(title, language).say("event-score", **facts)
    assert said.endswith("= −8.")
    assert "-" not in said
