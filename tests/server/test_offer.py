"""What is offered to whoever decides: captions, previews at the place, no secrets of others."""

import random
import re
from urllib.parse import quote

import pytest
from playing import before_dice

from roundhouse import Match, titles
from roundhouse.language import Speaker
from roundhouse.server.ghost import ghost
from roundhouse.server.present import is_private


def preview(browser, id, move):
    return browser.get(f"/api/matches/{id}/preview?move={quote(move)}").json()


def expansion(browser):
    """Return a match of Chicago Express in which the PRR expands, and a move it may make."""
    id = browser.new()
    for minimum in (7, 6, 5, 8):
        for move in (f"bid {minimum}", "pass", "pass"):
            assert browser.move(id, move).status_code == 200
    browser.move(id, "expansion")
    browser.move(id, move_with(browser, id, "company:PRR"))
    return id, move_with(browser, id, "hex:Q5")


def move_with(browser, id, pick):
    """Return the move among the choices that holds a pick."""
    offered = browser.choices(id, browser.look(id)["turn"])["moves"]
    return next(move for move, picks in offered.items() if pick in picks)


# ── What a choice would do ───────────────────────────────────────────────────────────────────────


def test_a_preview_says_what_the_numbers_of_the_tables_would_become(browser):
    id, move = expansion(browser)
    seen = browser.look(id)
    effect = preview(browser, id, move)
    changed = {(c["panel"], c["row"], c["cell"]): c["text"] for c in effect["cells"]}
    assert "PRR" in effect["text"]
    assert {row for _, row, _ in changed} == {"PRR"}
    assert 'data-row="PRR"' in seen["panels"]["companies"]
    browser.move(id, move)
    panels = "".join(browser.look(id)["panels"].values())
    for text in changed.values():
        assert f">{text}<" in panels


def test_a_preview_shows_what_would_lie_on_the_board(browser):
    id, move = expansion(browser)
    effect = preview(browser, id, move)
    assert "<use" in effect["ghost"] or "<path" in effect["ghost"]
    assert "data-pick" not in effect["ghost"]
    assert "<title" not in effect["ghost"]


def test_what_is_not_allowed_has_no_preview(browser):
    id = browser.new()
    assert preview(browser, id, "bid 99") == {"text": "", "cells": [], "ghost": ""}


def test_a_ghost_holds_new_shapes_and_no_changed_numbers():
    before = '<g class="a"><circle r="1"/><text x="1" y="2">9</text></g><rect x="5"/>'
    after = (
        '<g class="a"><circle r="1"/><text x="1" y="2">7</text><circle r="3"/></g><rect x="5"/>'
        '<g data-pick="hex:A"><title>A</title><rect x="6"/><text x="8" y="8">new</text></g>'
    )
    found = ghost(("<rect/>", before), ("<rect/>", after))
    assert found == (
        '<g class="a"><circle r="3" /></g><g><rect x="6" /><text x="8" y="8">new</text></g>'
    )
    assert ghost((before,), (before,)) == ""


# ── What cannot be taken back ────────────────────────────────────────────────────────────────────


def test_an_offer_says_which_moves_cannot_be_taken_back(browser):
    id = browser.upload(str(before_dice().record())).json()["id"]
    offer = browser.choices(id)
    assert list(offer["moves"]) == ["pass"]
    assert (offer["ends"], offer["final"]) == ([0], [0])
    assert browser.move(id, "pass").json()["update"]["undo"] is None
    fresh = browser.choices(browser.new())
    assert (fresh["ends"], fresh["final"]) == ([0], [])  # passing in an auction


# ── Words ────────────────────────────────────────────────────────────────────────────────────────


def title_of(key):
    return next(title for title in titles() if title.key == key)


@pytest.mark.parametrize(
    ("key", "pick", "english", "german"),
    [
        (
            "american-rails",
            "hex:G4",
            "G4 · forest · costs $3 · next to Louisville",
            "G4 · Wald · kostet 3\u202f$ · neben Louisville",
        ),
        ("american-rails", "hex:A11", "Buffalo (A11)", "Buffalo (A11)"),
        ("american-rails", "space:1", "Pass", "Passen"),
        ("chicago-express", "company:PRR", "Pennsylvania Railroad (PRR)", None),
        (
            "chicago-express",
            "hex:Q8",
            "Q8 · plains · costs $1 · next to Baltimore",
            "Q8 · Ebene · kostet 1\u202f$ · neben Baltimore",
        ),
        ("age-of-steam", "action:engineer", "Engineer", "Ingenieur"),
    ],
)
def test_choices_are_called_as_on_the_board_in_the_language_of_the_reader(
    key, pick, english, german
):
    title = title_of(key)
    seats = title.seats[0]
    captions = title.captions(title.view(title.setup(seats, title.settled(seats, {})), 0))
    for language, expected in (("en", english), ("de", german or english)):
        assert Speaker(title, language).pick(pick, captions.get(pick)) == expected


def test_bots_of_one_level_are_told_apart(browser):
    id = browser.new(bots=2)
    names = re.findall(r'data-who="\d">([^<]+)<', browser.get(f"/match/{id}").text)
    assert len(set(names)) == 3


# ── Changed places ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("key", ["american-rails", "chicago-express", "railroad-revolution"])
def test_lines_of_the_log_name_places_that_the_board_knows(browser, key):
    match, dice = Match(key, seats=3), random.Random(2)
    for _ in range(90):
        match.push(dice.choice(match.legal_moves))
    id = browser.upload(str(match.record())).json()["id"]
    seen = browser.look(id)
    places = {place for line in seen["log"] for place in line["places"]}
    board = "".join(seen["board"].values())
    known = [place for place in places if f'data-pick="{place}"' in board]
    assert len(known) > 5


# ── Several players at one device, with secrets ──────────────────────────────────────────────────


@pytest.fixture(scope="module")
def secret_match():
    """Railroad Revolution at the moment somebody has drawn milestones: only they may see them."""
    title = title_of("railroad-revolution")
    for seed in range(20):
        match, dice = Match(title, seats=2), random.Random(seed)
        while not match.over:
            if match.turn >= 0 and str(match.legal_moves[0]).startswith("keep "):
                return match
            match.push(dice.choice(match.legal_moves))
    raise AssertionError("nobody ever draws a milestone")


def test_nothing_private_is_sent_before_the_device_was_handed_over(browser, secret_match):
    id = browser.upload(str(secret_match.record())).json()["id"]
    drawn = [str(move).split()[1] for move in secret_match.legal_moves]
    turn = secret_match.turn
    seen = browser.look(id)
    assert (seen["seat"], seen["turn"], seen["private"]) == (None, turn, True)
    for shown in (str(seen["panels"]), str(seen["board"]), browser.get(f"/match/{id}").text):
        assert not any(f"keep:{tile}" in shown for tile in drawn)
    draws = [line["text"] for line in seen["log"] if line["ply"] > seen["ply"] - len(drawn)]
    assert not any(tile in text for tile in drawn for text in draws)
    other = browser.get(f"/api/matches/{id}?as={1 - turn}").json()
    assert other["seat"] is None
    assert not any(f"keep:{tile}" in str(other["board"]) for tile in drawn)


def test_who_took_the_device_sees_their_own(browser, secret_match):
    id = browser.upload(str(secret_match.record())).json()["id"]
    drawn = [str(move).split()[1] for move in secret_match.legal_moves]
    own = browser.get(f"/api/matches/{id}?as={secret_match.turn}").json()
    assert own["seat"] == secret_match.turn
    assert all(f"keep:{tile}" in str(own["board"]) for tile in drawn)


def test_a_record_with_secrets_stays_closed_until_the_end(browser, secret_match):
    id = browser.upload(str(secret_match.record())).json()["id"]
    refused = browser.get(f"/match/{id}/record.rail")
    assert refused.status_code == 422
    assert "secret" in refused.json()["detail"]


def test_where_nobody_knows_more_than_others_nothing_is_private():
    title = title_of("railroad-revolution")
    match = Match(title, seats=2)
    while match.turn < 0:
        match.push(match.legal_moves[0])
    for seat in (match.turn, None):
        assert not is_private(title, match.state, title.view(match.state, seat))
    open_title = title_of("chicago-express")
    state = Match("chicago-express", seats=3).state
    assert not is_private(open_title, state, open_title.view(state, None))


def test_a_standing_bid_of_one_of_several_people_names_them_and_can_be_ended(browser):
    id = browser.new()
    browser.post(f"/api/matches/{id}/plan", {"seq": 0, "up_to": 20})
    seen = browser.wait(id, lambda seen: seen["turn"] == 1)
    assert seen["plan"]["seat"] == 0
    assert "for you" not in seen["plan"]["text"]
    ended = {"seq": seen["seq"], "up_to": None, "seat": 0}
    assert browser.post(f"/api/matches/{id}/plan", ended).status_code == 200
    assert browser.look(id)["plan"] is None
