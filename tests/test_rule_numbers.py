"""Every rule number is in the rule text of all three languages, in the code and in a test."""

import pytest

from roundhouse import titles
from roundhouse.cli.rule import code_places, folder_of_tests, marked_tests
from roundhouse.language import LANGUAGES
from roundhouse.language.rulebook import rulebook

TITLES = [pytest.param(title, id=f"{title.key}-{title.board}") for title in titles()]

MARKED = list(marked_tests(folder_of_tests()))


def written(title, language):
    return [section.rule for section in rulebook(title, language) if not section.is_chapter]


@pytest.mark.parametrize("title", TITLES)
def test_rule_texts_have_the_same_numbers_in_every_language(title):
    numbers = written(title, "en")
    assert numbers
    assert len(set(numbers)) == len(numbers)
    assert all(number.startswith(title.prefix + "-") for number in numbers)
    for language in LANGUAGES:
        assert written(title, language) == numbers
        assert all(section.body for section in rulebook(title, language) if not section.is_chapter)


@pytest.mark.parametrize("title", TITLES)
def test_every_rule_is_in_the_code(title):
    coded = {place.rule for place in code_places(title)}
    assert sorted(set(written(title, "en")) - coded) == []


@pytest.mark.parametrize("title", TITLES)
def test_the_code_names_no_rule_that_does_not_exist(title):
    boards = [t for t in titles() if t.key == title.key]
    known = {number for board in boards for number in written(board, "en")}
    assert sorted({place.rule for place in code_places(title)} - known) == []


@pytest.mark.parametrize("title", TITLES)
def test_every_rule_has_a_test(title):
    tested = {place.rule for place in MARKED}
    assert sorted(set(written(title, "en")) - tested) == []


@pytest.mark.parametrize("title", TITLES)
def test_tests_name_no_rule_that_does_not_exist(title):
    boards = [t for t in titles() if t.key == title.key]
    known = {number for board in boards for number in written(board, "en")}
    tested = {p.rule for p in MARKED if p.rule.startswith(title.prefix + "-")}
    assert sorted(tested - known) == []
