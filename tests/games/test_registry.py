"""Titles are found by their folders."""

import pytest

from roundhouse import Match, UnknownTitle, titles
from roundhouse.games.registry import find


def test_every_title_is_found_by_key_and_board():
    for title in titles():
        assert find(title.key, title.board) is title


def test_without_a_board_the_first_one_is_meant():
    assert find("chicago-express") is find("chicago-express", "northeast")


def test_an_unknown_title_is_told_with_those_there_are():
    with pytest.raises(UnknownTitle, match=r"no title 'monopoly'; known: .*chicago-express"):
        find("monopoly")
    with pytest.raises(UnknownTitle):
        Match("monopoly", 3)


def test_an_unknown_board_is_told_with_those_there_are():
    with pytest.raises(UnknownTitle, match="Chicago Express has no board 'mars'; known: northeast"):
        find("chicago-express", "mars")


def test_keys_and_boards_are_unique():
    named = [(title.key, title.board) for title in titles()]
    assert len(set(named)) == len(named)
