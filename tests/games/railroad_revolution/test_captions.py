"""What can be pointed at is told in words, from a view alone, in three languages."""

import random
import re

import pytest
from games.railroad_revolution.positions import Table, set_up_match
from marks import rule

from roundhouse import CHANCE, Match
from roundhouse.core.match import drawn
from roundhouse.games.railroad_revolution import effects, moves, notation
from roundhouse.games.railroad_revolution.cards import MILESTONES, NEEDS
from roundhouse.games.railroad_revolution.picture import phrases
from roundhouse.language import LANGUAGES, Speaker

NAMES = {0: "Ada", 1: "Bob", 2: "Cleo", 3: "Dan"}
# codes of tiles, which say nothing; a milestone is told by its code and all it asks
CODES = re.compile(r"\b(ST|DT|TT|CT)\d|\[|\{|_")


def speakers(match):
    return [Speaker(match.title, language, NAMES) for language in LANGUAGES]


def label(t, pick, seat=0, language="en"):
    """Return what a choice is called at a table."""
    match = getattr(t, "match", t)
    speaker = Speaker(match.title, language, NAMES)
    return speaker.choice(pick, match.title.captions(match.view(seat)))


def caption(t, pick, seat=0):
    """Return all there is to say about something at a table."""
    match = t.match
    return Speaker(match.title, "en", NAMES).caption(match.title.captions(match.view(seat))[pick])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_that_can_be_pointed_at_has_a_caption(seats):
    match, dice = Match("railroad-revolution", seats), random.Random(seats)
    told = speakers(match)
    title = match.title
    while not match.over:
        captions = title.captions(match.view(match.turn)) if match.turn >= 0 else {}
        if match.turn >= 0:
            picked = {p for m in match.legal_moves for p in title.picks(match.state, m)}
            assert sorted(picked - set(captions)) == []
            for pick in picked:
                words = [speaker.choice(pick, captions) for speaker in told]
                assert all(words)
                assert not any(CODES.search(text) for text in words)
        if match.ply % 60 == 0:
            for seat in (None, *range(seats)):
                check_drawing(title, match.view(seat), told)
        chance = match.turn == CHANCE
        match.push(drawn(title, match.state, dice) if chance else dice.choice(match.legal_moves))
    check_drawing(title, match.view(None), told)


def check_drawing(title, view, told):
    """Every pick of a drawing has a caption, and every caption is told in every language."""
    captions = title.captions(view)
    shown = set(re.findall(r'data-pick="([^"]+)"', title.draw(view).body))
    assert sorted(shown - set(captions)) == []
    for speaker in told:
        for found in captions.values():
            assert not CODES.search(speaker.caption(found))


def test_two_choices_are_never_called_the_same():
    """Of the moves at hand, each is told apart from the others by its words."""
    match, dice = Match("railroad-revolution", 2), random.Random(5)
    while not match.over:
        if match.turn >= 0:
            captions = match.title.captions(match.view(match.turn))
            speaker = Speaker(match.title, "en", NAMES)
            words = {
                tuple(speaker.choice(p, captions) for p in match.title.picks(match.state, m))
                for m in match.legal_moves
            }
            assert len(words) == len(match.legal_moves)
        chance = match.turn == CHANCE
        match.push(
            drawn(match.title, match.state, dice) if chance else dice.choice(match.legal_moves)
        )


@rule("RR-2.1", "RR-2.2", "RR-2.5")
def test_places_say_what_is_there():
    t = Table(4, cities={"ATL": "CT1a"}, telegraph={"1": "TT1"})
    t.rails("CHA-ATL:1").stations("ATL").offices(3).rails("CHA-ATL:1", seat=2)
    assert label(t, "space:CHA-ATL:1") == "Charlotte – Atlanta, 1"
    assert caption(t, "space:CHA-ATL:1") == "Charlotte – Atlanta, 1 · rail of Ada · rail of Cleo"
    assert caption(t, "space:CHA-CIN:1").endswith("2 triangles, $200 more")
    assert caption(t, "space:CIN-STL:1").endswith("deal symbol")
    assert label(t, "city:ATL") == "Atlanta (ATL)"
    expected = "ATL · Atlanta · costs $200 · reward: orange worker · group 1 · station of Ada"
    assert caption(t, "city:ATL") == expected
    assert (
        caption(t, "section:3")
        == "section 3 · 2 shares · link with section 4: 6 VP · office of Ada"
    )
    assert "first bonus: one share" in caption(t, "section:1")
    assert "telegraph tile: $600 · for a worker" in caption(t, "section:1")


@rule("RR-4.7", "RR-7.1")
def test_the_first_bonus_is_told_while_it_is_there():
    t = Table(2, cities={"CIN": "CT1a", "ATL": "CT1b"})
    assert "first bonus: $200" in caption(t, "city:CIN")
    assert "neutral building" in caption(t, "city:ATL")
    assert "first bonus" not in caption(t, "city:ATL")
    t.rails("CHA-CIN:1").stations("CIN")
    assert "first bonus" not in caption(t, "city:CIN")
    assert "neutral building" in caption(t, "section:2")
    assert "first bonus" not in caption(t, "section:2")


@rule("RR-4.8", "RR-4.9")
def test_a_set_up_tile_is_told_by_what_it_gives():
    match = set_up_match(4)
    told = [label(match, f"pick:{name}", 3) for name in ("ST1", "ST2", "ST3", "ST4")]
    assert all(" worker" in words and "+ " in words and "ST" not in words for words in told)
    assert len(set(told)) == 4


@rule("RR-6.2", "RR-6.3", "RR-7.6")
def test_items_are_told_by_what_they_give_and_cost():
    t = Table(4, cities={"CHI": "CT2c"}).rails("WAS-CHI:1", "WAS-CHI:2", "WAS-CHI:3")
    t.workers(white=3, turquoise=1).play("place turquoise station special", "target CHI")
    assert label(t, "take:reward") == "reward: 2 steps of progress"
    assert label(t, "take:first_bonus") == "first bonus: take a train · for $200"
    assert label(t, "take:effect") == "effect of the colour: 2 steps of progress · for $300"
    assert label(t, "take:effect", language="de").endswith("2 Fortschritte · für 300\u202f$")
    assert label(t, "move:end") == "end the turn · $300 due"
    t = Table(telegraph={"1": "TT1"}).workers(white=3, grey=2)
    t.play("place grey telegraph special", "target 1")
    assert label(t, "move:discard") == "give up a worker · telegraph tile: $600"


@rule("RR-7.6", "RR-1.15", "RR-5.4")
def test_workers_and_actions_say_what_they_do():
    t = Table()
    assert label(t, "effect:railroad-purple") == "take a train · for $300"
    assert label(t, "effect:trade-purple") == "one step of progress · for $200 · up to 2 times"
    assert label(t, "mode:promote") == "promote one worker"
    assert label(t, "action:railroad") == "railroad"
    assert caption(t, "action:railroad") == (
        "railroad: 2 rails for $400, and $100 for each triangle"
    )
    orange = label(t, "worker:orange")
    assert orange.startswith("orange worker (accountant) · station: the station costs $0")
    assert orange.endswith("trade: $300 · 12 in stock")
    assert label(t, "place:supply-white") == "white worker from supply · promote one worker"
    assert label(t, "move:sell") == "sell a share · $150"
    assert label(t, "move:hire") == "hire a worker · for $800"


@rule("RR-8.2", "RR-8.4", "RR-2.7", "RR-7.5", "RR-9.1")
def test_deals_trains_tracks_pieces_and_milestones():
    t = Table(4, deal="DT3", open_tiles=["A1-1", "A2-4"]).trains(promote2=1, down=["cash"])
    t.promote(0, 0, "orange").steps(left=2).pieces(buildings=0)
    assert label(t, "deal:1") == "$450 · for 2 shares"
    assert label(t, "flip:promote2").startswith("train: promote up to 2 workers · face down")
    assert label(t, "flip:cash-back") == "train: $400 · face up again, 8 VP"
    assert label(t, "train:rail") == "train: one free rail · 5 in stock"
    assert label(t, "progress:left") == "left track, for offices · step 2: 2 VP each, next 3"
    assert label(t, "piece:building") == "building: none left"
    assert label(t, "piece:rail") == "rail: 15 left, the next sells for $200"
    first = "A1-1: 18 VP · connect 2 cities of group 2 · one station in group 2 · worker: orange"
    assert label(t, "milestone:1") == f"{first} · workers there: 1 of 1"
    t.steps(left=9)
    assert "step 9, the last: 9 VP each" in label(t, "progress:left")


@rule("RR-10.2")
def test_only_the_drawer_is_told_what_was_drawn():
    t = Table(3, open_tiles=["A1-1", "A2-2"]).offices(3, 4).workers(white=4, grey=1)
    t.play(
        "place white trade promote", "promote supply white 2", "draw B-3", "draw B-7", "draw B-1"
    )
    assert label(t, "keep:B-3") == "B-3: 22 VP · 3 offices · 2 stations · worker: grey"
    for seat in (1, 2, None):
        told = t.match.title.captions(t.match.view(seat))
        assert not [pick for pick in told if pick.startswith("keep:")]


@rule("RR-3.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_and_condition_is_told(language):
    speaker = Speaker(Match("railroad-revolution", 2).title, language)
    for item in effects.ITEMS:
        assert all(speaker.line("place", line) for line in phrases.item(item, "item-reward"))
    for tile in range(len(MILESTONES)):
        told = [speaker.line("place", line) for line in phrases.milestone(tile)]
        assert len(told) == len(NEEDS[tile]) + 2


def test_every_move_begins_with_a_button_or_a_worker():
    captions = Match("railroad-revolution", 2).title.captions(Table().match.view(0))
    written = [*moves.PICKS, *moves.ALL_PLACEMENTS, *moves.AGENDA_MOVES, *moves.DEAL_MOVES]
    written += [*moves.KEEPS, moves.DONE, moves.PASS]
    assert {notation.picks(move)[0] for move in written} <= set(captions)
