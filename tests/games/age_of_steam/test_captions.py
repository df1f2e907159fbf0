"""What things to point at are called: all of them, in words, in three languages."""

import random
import re

import pytest
from games.age_of_steam.positions import building, choosing, moving, started
from games.age_of_steam.test_drawing import played
from marks import rule

from roundhouse import CHANCE, Match
from roundhouse.core.match import drawn
from roundhouse.games.age_of_steam import boards, title
from roundhouse.games.age_of_steam.tiles import COLOURS, LETTERS, TILES
from roundhouse.language import LANGUAGES, Speaker

TITLES = [title(board) for board in boards()]
NAMES = {seat: f"Ada {seat}" for seat in range(6)}
NUMBERS = ("bid", "issue")  # amounts are told by their field


def told(t, pick, language="en", seat=None):
    speaker = Speaker(t.title, language, NAMES)
    view = t.title.view(t.s, seat)
    return speaker.caption(t.title.captions(view).get(pick) or t.title.describe(view, pick))


def is_told(text):
    """Return whether a text is there, without arrows and without unfilled facts."""
    return bool(text.strip()) and not re.search(r"[{}\ue000\ue001↑↗→↘↓↙←↖]", text)


@pytest.mark.parametrize("plies", [0, 60, 170])
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.board)
def test_every_pick_of_the_drawing_has_a_caption(title, plies):
    match = played(title, plies, plies)
    view = match.view()
    captions = title.captions(view)
    picks = set(re.findall(r'data-pick="([^"]+)"', title.draw(view).body))
    assert len(picks) > 60
    assert picks <= set(captions)
    for language in LANGUAGES:
        speaker = Speaker(title, language, NAMES)
        for pick, caption in captions.items():
            assert is_told(speaker.caption(caption)), pick
            assert is_told(speaker.place(caption)), pick


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.board)
def test_whatever_a_move_points_at_is_told_in_words(title):
    """By its caption, or by a text of the map; only amounts are numbers."""
    match, dice = Match(title, title.seats[0]), random.Random(3)
    speaker = Speaker(title, "en", NAMES)
    while not match.over and match.ply < 400:
        view = match.view()
        captions = title.captions(view)
        for move in match.legal_moves if match.turn != CHANCE else []:
            for pick in title.picks(match.state, move):
                kind, _, value = pick.partition(":")
                own = speaker.knows(f"pick-{kind}-{value}") or speaker.knows(f"pick-{kind}")
                known = pick in captions or title.describe(view, pick) is not None
                assert known or kind in NUMBERS or own, pick
        chance = match.turn == CHANCE
        match.push(drawn(title, match.state, dice) if chance else dice.choice(match.legal_moves))


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.board)
def test_the_drawing_holds_no_words_of_a_language(title):
    drawing = title.draw(played(title, 60, 2).view())
    assert "<title" not in drawing.base + drawing.body


# ── Hexes ────────────────────────────────────────────────────────────────────────────────────────


@rule("AOS-2.2")
def test_track_is_told_by_the_compass_and_its_owner():
    t = building()
    t.play("build 11,11 gentle 4", "build 10,12 straight 1")
    assert told(t, "hex:11,11") == (
        "11,11 · plain · next to Indianapolis · track from south-east to south-west, owned by Ada 0"
    )
    assert told(t, "hex:10,12") == (
        "10,12 · Indianapolis · town · track from north-east into the town, owned by Ada 0"
        " · track from south-west into the town, owned by Ada 0, open to the south-west"
    )
    t.s.owner[t.hex("10,12") * 6 + 4] = -1
    assert told(t, "hex:10,12", "de").endswith(
        "Strecke von Südwesten in die Stadt, ohne Eigentümer, offen nach Südwesten"
    )
    assert told(t, "hex:11,11", "nl").endswith(
        "spoor van het zuidoosten naar het zuidwesten, eigenaar: Ada 0"
    )


@rule("AOS-8.25", "AOS-9.5")
def test_hexes_are_told_by_what_lies_there():
    t = started().with_cubes(red="7,11 7,11", black="7,11")
    assert told(t, "hex:7,11") == (
        "7,11 · Chicago · city · takes red goods · gets goods from column light 1"
        " · 2 red cubes · a black cube"
    )
    assert told(t, "hex:7,12", "de") == "7,12 · Ebene · ab 2\u202f$ · neben Chicago"
    assert told(t, "hex:10,12") == "10,12 · Indianapolis · town · $1, and $1 more for each exit"
    assert told(t, "cube:red@7,11") == "2 red cubes · at Chicago (7,11)"
    speaker = Speaker(t.title, "en")
    captions = t.title.captions(t.title.view(t.s, None))
    assert speaker.place(captions["hex:7,11"]) == "Chicago (7,11)"
    assert speaker.place(captions["hex:7,12"]) == "7,12 · plain · from $2 · next to Chicago"


def test_names_are_told_in_the_language_of_the_reader():
    t = started("germany")
    assert told(t, "hex:12,15").startswith("12,15 · Vienna · city")
    assert told(t, "hex:12,15", "de").startswith("12,15 · Wien · Großstadt")


@rule("AOS-17.2", "AOS-17.8")
def test_terminals_and_further_growth_are_told():
    t = started("germany")
    assert "terminal: goods end here, none pass" in told(t, "hex:0,18")
    assert "gets one more cube from the bag each round" in told(t, "hex:9,7")


@rule("AOS-15.5")
def test_cities_of_the_western_us_are_told_with_their_region():
    t = started("western-us")
    assert "in the west" in told(t, "hex:1,0")
    assert "in the east" in told(t, "hex:14,0")
    assert "west" not in told(t, "hex:2,4")
    assert "in the west once it is a New City" in told(t, "hex:0,2")
    t.s.letters[0], t.s.accepts[t.hex("0,2")] = t.hex("0,2"), 1
    told_now = told(t, "hex:0,2")
    assert "New City A · takes red goods · in the west" in told_now
    assert "once" not in told_now
    assert "im Westen" in told(t, "hex:0,2", "de")


# ── Beside the map ───────────────────────────────────────────────────────────────────────────────


@rule("AOS-1.5", "AOS-8.30")
def test_new_cities_are_told_with_the_goods_that_wait():
    t = started().column("A", "black", "yellow").column("B", "red").column("C")
    assert told(t, "city:A") == "New City A · takes red goods · waiting for it: black, yellow"
    assert told(t, "city:B") == "New City B · takes blue goods · waiting for it: red"
    assert told(t, "city:C") == "New City C · takes black goods · no goods wait for it"
    t.s.letters[0] = t.hex("10,12")
    assert told(t, "city:A").endswith("stands at Indianapolis (10,12)")
    assert told(t, "space:36") == ("column A, space 1 · a black cube · for Indianapolis (10,12)")
    t.column("light1")
    assert told(t, "space:0") == "column light 1, space 1 · empty · for Chicago (7,11)"


@rule("AOS-7.1", "AOS-18.4", "AOS-17.3", "AOS-19.4")
def test_actions_are_told_with_what_they_do():
    t = choosing().acts(engineer=1)
    assert told(t, "action:engineer") == (
        "Engineer · you may build 4 tiles instead of 3 · chosen by Ada 1"
    )
    assert told(t, "action:first_move", "nl") == (
        "Eerst vervoeren · je vervoert in beide vervoersrondes als eerste"
    )
    assert "half price" in told(choosing("germany"), "action:engineer")
    assert "next round you stand first" in told(choosing("st-lucia", 2), "action:turn_order")
    alone = choosing("barbados", 1)
    alone.play("choose engineer")
    alone.s.action[0] = -1
    assert told(alone, "action:engineer").endswith("cannot be chosen now")


def test_buttons_are_told_with_what_they_do():
    t = moving(building())
    t.s.engine[0] = 3
    assert told(t, "action:engine") == (
        "improve the engine · from now on up to 4 links a move, for $1 more each round"
    )
    assert told(t, "action:pass") == "pass · move nothing this time"
    from games.age_of_steam.positions import bidding

    assert "leave the auction" in told(bidding(3), "action:pass")


@rule("AOS-1.6", "AOS-2.2", "AOS-2.4")
def test_tiles_and_rotations_are_told_by_the_exits_they_join():
    t = building()
    assert told(t, "tile:straight") == "straight · 48 left · from north to south"
    assert told(t, "tile:town_1").endswith("from the town to north")
    text = {"gentle": "build 11,11 gentle 4", "town": "build 10,12 straight 1"}
    plain = t.title.picks(t.s, t.title.parse(t.s, text["gentle"]))[1]
    assert told(t, plain) == "gentle curve · from south-east to south-west"
    town = t.title.picks(t.s, t.title.parse(t.s, text["town"]))[1]
    assert told(t, town) == "straight · from the town to north-east and south-west"
    west = building("western-us")
    across = west.title.picks(west.s, west.title.parse(west.s, "build 2,0 straight 2"))[1]
    assert told(west, across, "de") == "Gerade · von Osten nach Westen"
    assert told(west, "way:1,0 2,0/5").endswith("over the link that leaves to the west")


@rule("AOS-17.7")
def test_special_links_are_told_by_their_cities_price_and_owner():
    t = building("germany")
    assert told(t, "link:1") == (
        "special link Düsseldorf & Cologne – Essen & Dortmund · not built yet: $2"
    )
    t.play("link 1")
    assert told(t, "link:1", "de").endswith(
        "Düsseldorf & Köln – Essen & Dortmund · Eigentümer: Ada 0"
    )


@rule("AOS-1.3", "AOS-10.3")
def test_players_are_told_with_all_they_have():
    t = building()
    t.play("build 11,11 gentle 4")
    assert told(t, "seat:0") == (
        "Ada 0 · place 1, $48, income 0, shares 2, engine 1, ownership markers left 19"
    )
    t.s.out, t.s.order = 1, [1, 2]
    assert told(t, "seat:0") == "Ada 0 · eliminated"


@rule("AOS-3.6", "AOS-11.2", "AOS-16.1")
def test_goods_are_told_with_their_number():
    t = started("southern-us")
    t.s.drawn = [COLOURS.index("blue")]
    t.s.bag[:2] = [7, 5]
    assert told(t, "cube:red") == "red goods: 7 in the bag"
    assert told(t, "cube:blue") == "blue goods: 5 in the bag · drawn, to be placed now"
    assert told(t, "cube:white").startswith("cotton: 14 still on the map")
    assert "cube:white" not in started().title.captions(started().title.view(started().s, None))


def test_all_tiles_and_letters_have_captions():
    t = started()
    captions = t.title.captions(t.title.view(t.s, None))
    assert {f"tile:{tile}" for tile in TILES} <= set(captions)
    assert {f"city:{letter}" for letter in LETTERS} <= set(captions)


# ── Choices that are drawn ───────────────────────────────────────────────────────────────────────


def samples(t, start):
    """Return the samples of the legal moves that begin like this, by move."""
    view = t.title.view(t.s, t.s.turn)
    moves = [m for m in t.title.moves(t.s) if str(m).startswith(start)]
    return {str(m): t.title.sample(t.s, view, m) for m in moves}


@rule("AOS-8.4", "AOS-8.25", "AOS-2.7")
def test_builds_are_drawn_with_their_price_the_cheap_ones_that_end_a_link_first():
    t = building()
    found = samples(t, "build 11,11 ")
    assert found
    for text, sample in found.items():
        told = {line.key: line.facts for line in sample.notes}
        assert told["price"]["cost"] == 2, text
        assert sample.picture.startswith("<svg")
        assert len(sample.ends) == 2
    t.play("build 11,11 gentle 4")
    ending = {text: s for text, s in samples(t, "build ").items() if s.marked}
    assert ending
    assert all("link" in [line.key for line in s.notes] for s in ending.values())
    assert min(ending.values(), key=lambda s: s.order).order < 2
    before = t.s.digest()
    samples(t, "build ")
    assert t.s.digest() == before


@rule("AOS-9.8")
def test_runs_tell_who_earns_what_and_come_in_the_order_of_the_own_gain():
    for seed in range(40):
        match, dice = Match("age-of-steam", 3), random.Random(seed)
        while not match.over and match.ply < 200:
            if match.turn == CHANCE:
                match.push(drawn(match.title, match.state, dice))
                continue
            moves = match.legal_moves
            runs = [m for m in moves if str(m).startswith("move ")]
            for run in runs:
                before = list(match.state.income)
                sample = match.title.sample(match.state, match.view(match.turn), run)
                twin = match.tried(run).after
                gains = {
                    s: twin.income[s] - before[s] for s in range(3) if twin.income[s] > before[s]
                }
                told = {line.facts["seat"]: line.facts["amount"] for line in sample.notes}
                assert told == gains
                assert match.title.trace(match.state, match.view(), run).startswith("<g")
            if runs:
                return
            weights = match.title.weigh(match.state, moves)
            match.push(moves[weights.index(max(weights))])
    raise AssertionError("no cube ever ran")
