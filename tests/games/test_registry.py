"""Titles are found by their folders."""

import random

import pytest
from scratch import BOARD, GAME, NAME, folder_with_a_map

from roundhouse import Match, SetupError, UnknownTitle, titles
from roundhouse.games.age_of_steam import maps
from roundhouse.games.registry import find, look_in
from roundhouse.language import LANGUAGES, Speaker


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


def test_boards_outside_the_package_are_found_too(tmp_path, monkeypatch):
    monkeypatch.setattr(maps, "__path__", maps.__path__[:])
    with pytest.raises(UnknownTitle):
        find(GAME, BOARD)
    look_in(folder_with_a_map(tmp_path))
    assert (GAME, BOARD) in [(title.key, title.board) for title in titles()]
    title = find(GAME, BOARD)
    assert title.board_name == NAME
    assert [Speaker(title, language).board(BOARD) for language in LANGUAGES] == [NAME] * 3
    match = Match(GAME, 3, BOARD)
    match.roll(random.Random(1))
    match.push("issue 0")


def test_a_folder_with_boards_of_no_game_is_told(tmp_path):
    (tmp_path / "monopoly").mkdir()
    with pytest.raises(SetupError, match="named as their game"):
        look_in(tmp_path)
    (tmp_path / "monopoly").rename(tmp_path / "chicago_express")
    with pytest.raises(SetupError, match="own board only"):
        look_in(tmp_path)


def test_keys_and_boards_are_unique():
    named = [(title.key, title.board) for title in titles()]
    assert len(set(named)) == len(named)
