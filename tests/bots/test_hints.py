"""Hints: three steps from vague to plain, in every language."""

import random

import pytest

from roundhouse import CHANCE, Match, titles
from roundhouse.bots.levels import make_bot
from roundhouse.bots.worker import asked_in
from roundhouse.language import LANGUAGES, Speaker
from roundhouse.language.hints import hint, place_of, why

BOARDS = [pytest.param(title, id=f"{title.key}-{title.board}") for title in titles()]


@pytest.mark.parametrize("title", BOARDS)
def test_hints_along_a_match(title):
    dice = random.Random(2)
    match = Match(title, title.seats[0])
    bot = make_bot("heuristic", 1)
    for _ in range(40):
        if match.over:
            break
        if match.turn == CHANCE:
            match.roll(dice)
            continue
        choice = bot.choose(asked_in(match, dice))
        for language in LANGUAGES:
            speaker = Speaker(title, language)
            reason = why(choice.reason, 0.5, 100, speaker)
            found = hint(title, match.state, str(choice.move), reason, speaker)
            assert all(found.steps)
            assert len(set(found.steps)) == 3
            assert str(choice.move) in found.steps[2]
            assert found.where == "" or found.where in found.picks
        match.push(choice.move)


def test_the_place_is_what_is_neither_act_nor_amount():
    assert place_of(("action:build", "company:PRR", "hex:D3")) == "company:PRR"
    assert place_of(("bid:12",)) == ""
    assert place_of(("action:pass",)) == ""


def test_amounts_are_named_with_their_kind():
    title = next(t for t in titles() if t.key == "chicago-express")
    state = Match(title, 3).state
    speaker = Speaker(title, "en")
    steps = hint(title, state, "bid 9", "Because.", speaker).steps
    assert "9" not in steps[1]
    assert "bid 9" in steps[2]
