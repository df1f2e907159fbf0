"""The board in words and the commands that ask about it: in every language, for every title."""

import random
import re

import pytest

from roundhouse import CHANCE, Match, titles
from roundhouse.core.gazetteer import COMPASS, heading
from roundhouse.core.match import drawn, find_title
from roundhouse.language import LANGUAGES, Speaker
from roundhouse.language.guide import QUESTIONS, Guide

TITLES = [pytest.param(title, id=f"{title.key}-{title.board}") for title in titles()]


def played(title, moves=120, seed=2, seats=None):
    match, dice = Match(title, seats or title.seats[0]), random.Random(seed)
    events = []
    while not match.over and match.ply < moves:
        chance = match.turn == CHANCE
        events = match.push(
            drawn(title, match.state, dice) if chance else dice.choice(match.legal_moves)
        )
    return match, events


def guide_of(match, events, language="en", seat=0):
    names = {n: f"Player{n}" for n in range(match.seats)}
    return Guide(match, seat, Speaker(match.title, language, names), events)


def readable(text):
    return text.strip() and not re.search(r"[{}\ue000\ue001]", text)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_board_can_be_told(title, language):
    guide = guide_of(*played(title), language)
    assert guide.networks()
    assert all(readable(text) for _, text in guide.networks())
    assert guide.cities()
    assert all(readable(text) for text in guide.cities())
    for pick in guide.board.places:
        assert readable(guide.around(pick))
    for question in QUESTIONS:
        assert readable(guide.answer(question))


@pytest.mark.parametrize("title", TITLES)
def test_places_lie_beside_each_other_both_ways(title):
    places = guide_of(*played(title, 10)).board.places
    opposite = {way: COMPASS[(n + 4) % 8] for n, way in enumerate(COMPASS)}
    for pick, place in places.items():
        for way, there in place.beside:
            assert (opposite[way], pick) in places[there].beside


def test_directions_of_a_picture():
    assert [heading(0, -1), heading(1, -1), heading(1, 0), heading(0, 1), heading(-1, 0)] == [
        "north", "north-east", "east", "south", "west"]  # fmt: skip


def express():
    match = Match("chicago-express", seats=3)
    for price in (7, 6, 5, 8):
        for move in (f"bid {price}", "pass", "pass"):
            events = match.push(move)
    return match, events


def test_a_company_is_found_and_its_way():
    guide = guide_of(*express())
    assert guide.answer("where PRR").startswith("PRR: income ")
    assert "Places: Philadelphia (R5)." in guide.answer("where prr")
    way = guide.answer("way PRR Chicago")
    assert way.startswith("17 steps: ") or re.match(r"\d+ steps: ", way)
    assert way.endswith("Chicago (A2).")
    assert guide.answer("way PRR Philadelphia") == "PRR is in Philadelphia (R5) already."


def test_a_place_says_what_is_near_and_what_lies_around():
    guide = guide_of(*express())
    assert guide.answer("around C4") == (
        "C4, next to Fort Wayne: plains, costs $1. north: C3, plains, costs $1. "
        "north-east: Fort Wayne (D3). south-east: D4, plains, costs $1. "
        "south: C5, plains, costs $1. south-west: B4, plains, costs $1. "
        "north-west: B3, plains, costs $1."
    )
    assert guide.answer("around Fort W").startswith("Fort Wayne (D3): ")
    assert guide.answer("around nowhere") == "Nothing here is called “nowhere”."


def test_commands_in_the_language_of_the_reader():
    match, events = express()
    german = guide_of(match, events, "de")
    assert german.answer("wo PRR") == german.answer("where PRR")
    assert german.answer("geld").startswith("Player0: Bargeld ")
    assert german.answer("auktion PRR") is None
    assert guide_of(match, events, "nl").answer("waar PRR")


def test_cash_turn_last_and_why():
    match, events = express()
    guide = guide_of(match, events)
    assert guide.answer("cash").startswith("Player0: Cash $")
    assert guide.answer("turn").startswith("Round 1. Waiting for Player")
    assert "passes" in guide.answer("last") or "share" in guide.answer("last")
    assert "(CE-" in guide.answer("why bid 3")
    assert guide.answer("why auction") == "That move is allowed." or "CE" in guide.answer(
        "why auction"
    )
    assert guide.answer("bid 3") is None


def test_american_rails_says_both_values_and_steam_where_track_is_open():
    rails = guide_of(*played(find_title("american-rails", ""), 60))
    assert any("alone 4, shared 3" in text for text in rails.cities())
    steam = guide_of(*played(find_title("age-of-steam", "rust-belt"), 150, 2, 6))
    told = " ".join(text for _, text in steam.networks())
    assert re.search(r"Unfinished: [^.]+, open to the \S+, towards [A-Z]", told)


def test_nothing_secret_is_answered():
    match, events = played(find_title("railroad-revolution", ""), 200, 4, 3)
    other = next(seat for seat in range(3) if seat != match.turn)
    guide = guide_of(match, events, "en", other)
    assert guide.answer("moves") == guide.turn()
    assert guide.answer("why end") == guide.turn()
