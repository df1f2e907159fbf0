"""Hints: three steps from vague to plain, in every language."""

import random
import re

import pytest
from playing import play

from roundhouse import CHANCE, Match, titles
from roundhouse.bots.levels import make_bot
from roundhouse.bots.worker import asked_in
from roundhouse.language import LANGUAGES, Speaker
from roundhouse.language.hints import Advice, hint, hint_on_board, place_of, why

BOARDS = [pytest.param(title, id=f"{title.key}-{title.board}") for title in titles()]


@pytest.mark.parametrize("title", BOARDS)
def test_hints_along_a_match(title):
    dice = random.Random(2)
    match = Match(title, title.seats[0])
    bot = make_bot("heuristic", random.Random(1))
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
            assert len(set(found.steps)) == len(found.steps)
            assert str(choice.move) in found.steps[-1]
            seen = title.captions(match.view(match.turn))
            shown = hint_on_board(Advice(title, match.state, str(choice.move), speaker), "")
            assert shown.where == "" or shown.where in found.picks
            assert not bare(" ".join(shown.steps), seen)
            assert found.where == "" or found.where in found.picks
        match.push(choice.move)


def bare(text, captions):
    """Return whether a text names a place by its code alone where there is a name for it."""
    words = set(re.split(r"[ ,]+", text.replace(".", "")))
    return [c.code for c in captions.values() if c.name and c.code and c.code in words]


def test_a_choice_of_actions_is_compared_with_others():
    title = next(t for t in titles() if t.key == "chicago-express")
    match = Match(title, 3)
    for amount in (7, 6, 5, 8):
        play(match, f"bid {amount}", "pass", "pass")
    steps = hint(title, match.state, "expansion", "Because.", Speaker(title, "en")).steps
    assert steps[0].startswith("Compare these: ")
    assert "expansion" in steps[0].lower()
    assert "," in steps[0]


def test_a_pass_among_bids_is_a_matter_of_worth():
    title = next(t for t in titles() if t.key == "chicago-express")
    steps = hint(title, Match(title, 3).state, "pass", "Because.", Speaker(title, "en")).steps
    assert "worth" in steps[0]


def test_the_place_is_what_is_neither_act_nor_amount():
    assert place_of(("action:build", "company:PRR", "hex:D3")) == "company:PRR"
    assert place_of(("bid:12",)) == ""
    assert place_of(("action:pass",)) == ""


def test_amounts_are_named_with_their_kind():
    title = next(t for t in titles() if t.key == "chicago-express")
    state = Match(title, 3).state
    speaker = Speaker(title, "en")
    steps = hint(title, state, "bid 9", "Because.", speaker).steps
    assert not any("9" in step for step in steps[:-1])
    assert "bid 9" in steps[-1]
