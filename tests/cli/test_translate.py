"""A fourth language: gathered into one file, translated there, put back where its texts belong."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from roundhouse import RoundhouseError
from roundhouse.cli import translate

SOURCES = translate._file


@pytest.fixture
def place(tmp_path, monkeypatch):
    """Texts of the new language lie in a folder of their own."""

    def file(package, name):
        if "xx" not in name:
            return SOURCES(package, name)
        return tmp_path / f"{package}-{name}"

    monkeypatch.setattr(translate, "_file", file)
    return tmp_path


def filled(gathered):
    """Translate as somebody would who copies the English lines and changes nothing but the words."""
    parts = re.split(r"(?m)^(?=#% |#@ )", gathered)
    done = []
    for part in parts:
        if not part.startswith("#% "):
            done.append(part)
            continue
        head, *lines = part.rstrip().split("\n")
        english = [line.removeprefix("#|").removeprefix(" ") for line in lines[:-1]]
        done.append("\n".join([head, *lines[:-1], *english]) + "\n\n")
    return "".join(done)


def test_what_is_gathered_and_translated_goes_back(place):
    gathered = translate.gather("xx")
    assert "#@ roundhouse.games.chicago_express" in gathered
    assert "#% CE-3.3" in gathered
    assert translate.put("xx", filled(gathered)) == []
    for package in translate.packages():
        assert translate.texts(package, "xx") == translate.texts(package, "en")
    assert "#% " not in translate.gather("xx")
    for file in Path(place).glob("*.ftl"):
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]


def test_nothing_is_put_back_while_something_is_missing_or_wrong(place):
    gathered = translate.gather("xx")
    whole = filled(gathered)
    wrong = translate.put("xx", gathered)
    assert "roundhouse.language, language-name: empty" in wrong
    broken = whole.replace("{ SEAT($seat) } passes on the", "{ SEAT($seat } passes on the")
    assert any("is a { or } missing" in one for one in translate.put("xx", broken))
    other = whole.replace(
        "\nwaiting-for = Waiting for { SEAT($seat) }.", "\nwaiting-for = { $who }."
    )
    assert any("use just these facts: $seat" in one for one in translate.put("xx", other))
    gone = whole.replace("#% your-turn\n", "#% my-turn\n")
    said = translate.put("xx", gone)
    assert "roundhouse.language: there is no text my-turn" in said
    assert "roundhouse.language, your-turn: not there" in said
    assert list(Path(place).iterdir()) == []


def test_complete_languages_lack_nothing():
    for language in ("de", "nl"):
        assert "#% " not in translate.gather(language)


def test_a_language_has_two_letters():
    with pytest.raises(RoundhouseError):
        translate.checked("english")
    with pytest.raises(RoundhouseError):
        translate.checked("en")
