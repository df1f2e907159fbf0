"""The picture of Railroad Revolution: made from a view alone, complete, well-formed in every look."""

import random

import pytest
from games.railroad_revolution.positions import Table, set_up_match
from pictures import (
    SVG,
    assert_ids_fit,
    colours_beside_classes,
    elements_of,
    picks,
    unknown_classes,
)

from roundhouse import CHANCE, Match
from roundhouse.boards.palette import LOOKS
from roundhouse.core.match import drawn
from roundhouse.fonts.png import to_png
from roundhouse.games.railroad_revolution import effects
from roundhouse.games.railroad_revolution.board import (
    CITIES,
    CITY_NAME,
    CITY_TILES,
    SECTIONS,
    SPACES,
    TRACKS,
)
from roundhouse.games.railroad_revolution.cards import NEEDS
from roundhouse.games.railroad_revolution.picture import drawing, icons, railways
from roundhouse.games.railroad_revolution.picture.sketch import sketch


def played(plies, seats=4, seed=7):
    match, dice = Match("railroad-revolution", seats), random.Random(seed)
    while match.ply < plies and not match.over:
        chance = match.turn == CHANCE
        match.push(
            drawn(match.title, match.state, dice) if chance else dice.choice(match.legal_moves)
        )
    return match


@pytest.fixture(scope="module", params=[(0, 2), (20, 3), (300, 4), (2000, 2)])
def view(request):
    return played(*request.param).view(0)


def elements(view, look="light"):
    return elements_of(drawing.draw(view), look)


def words(root):
    return ["".join(e.itertext()) for e in root.iter(f"{SVG}text")]


def test_names_and_prices_are_legible_on_a_board_of_960_pixels(view):
    root, wide = elements(view), drawing.draw(view).width
    sizes = {
        "".join(e.itertext()).upper(): float(e.get("font-size")) for e in root.iter(f"{SVG}text")
    }
    names = [name.upper() for name in CITY_NAME]
    prices = [f"${price}" for price in (200, 300, 400, 500)]
    assert all(sizes[words] * 960 / wide >= 10 for words in [*names, *prices])


@pytest.mark.parametrize("look", LOOKS)
def test_it_is_well_formed_in_every_look(view, look):
    root = elements(view, look)
    assert not unknown_classes(root)


def test_colours_come_from_classes_only(view):
    assert not colours_beside_classes(drawing.draw(view))


def test_ids_are_prefixed_and_every_reference_is_defined(view):
    assert_ids_fit(drawing.draw(view), "rh-rr-")


def test_everything_on_the_map_can_be_pointed_at(view):
    found = picks(elements(view))
    assert {f"city:{city}" for city in CITIES} <= set(found)
    assert {f"space:{space}" for space in SPACES} <= set(found)
    assert {f"section:{section}" for section in SECTIONS} <= set(found)
    assert {f"progress:{track}" for track in TRACKS} <= set(found)


def test_the_base_is_the_same_at_every_position():
    assert len({drawing.draw(played(plies).view(None)).base for plies in (0, 60, 300)}) == 1


def test_names_and_costs_are_printed():
    shown = words(elements(Table().match.view(None)))
    for name in CITY_NAME:
        assert any(name.lower() == word.lower() for word in shown)
    assert shown.count("$500") >= 3


def test_every_piece_carries_the_letter_of_its_owner():
    t = Table(2)
    before = words(elements(t.match.view(0)))
    t.rails("CHA-ATL:1", "CHA-CIN:1", seat=1).stations("WAS", seat=1).offices(1, seat=1)
    after = words(elements(t.match.view(0)))
    # two rails, a station and an office left the player board, where they had their letter too
    assert after.count("B") == before.count("B")
    drawn = railways.rail(SPACES.index("CHA-ATL:1"), 1)
    assert ">B<" in drawn


def test_neutral_buildings_are_shown():
    two, four = [words(elements(Table(seats).match.view(0))) for seats in (2, 4)]
    assert two.count("–") - four.count("–") == 9


def test_the_drawing_holds_no_words_that_a_language_changes(view):
    made = drawing.draw(view)
    assert "<title>" not in made.base + made.body


def test_the_picture_shows_no_hidden_tile():
    t = Table(3, open_tiles=["A1-1", "A2-2"]).offices(3, 4).workers(white=4, grey=1)
    t.play(
        "place white trade promote", "promote supply white 2", "draw B-3", "draw B-7", "draw B-1"
    )
    for seat in (1, 2, None):
        shown = drawing.draw(t.match.view(seat)).svg()
        assert not [tile for tile in ("B-3", "B-7", "B-1") if f">{tile}<" in shown]


def test_the_drawer_sees_and_picks_the_hand():
    t = Table(3, open_tiles=["A1-1", "A2-2"]).offices(3, 4).workers(white=4, grey=1)
    t.play(
        "place white trade promote", "promote supply white 2", "draw B-3", "draw B-7", "draw B-1"
    )
    assert {"keep:B-3", "keep:B-7", "keep:B-1"} <= set(picks(elements(t.match.view(0))))


def test_every_legal_move_of_a_turn_points_at_something_visible():
    t = Table().workers(white=2, grey=2).purse(money=900)
    shown = set(picks(elements(t.match.view(0))))
    for move in t.match.legal_moves:
        pointed = [
            p
            for p in t.match.title.picks(t.s, move)
            if not p.startswith(("move:", "mode:", "effect:"))
        ]
        assert set(pointed) <= shown


def test_only_the_board_of_the_deciding_player_can_be_pointed_at():
    t = Table()
    t.s.turn = 1
    root = elements(t.match.view(0))
    found = [g.get("data-pick") for g in root.iter(f"{SVG}g") if g.get("data-pick")]
    assert found.count("action:station") == 1
    assert found.count("milestone:1") == 1


def test_set_up_tiles_can_be_picked():
    match = set_up_match(4)
    assert {f"pick:ST{n}" for n in range(1, 5)} <= set(picks(elements(match.view(0))))


def test_every_effect_and_condition_has_a_sign():
    for tile in range(len(CITY_TILES)):
        for item in effects.REWARDS[tile] + effects.FIRSTS[tile]:
            assert icons.row_of(icons.signs(item), 0, 0, 12)
    for share_item in effects.SHARE_ITEMS[7][1].values():
        assert icons.row_of(icons.signs(share_item), 0, 0, 12, 10)
    for needs in NEEDS:
        for condition in needs:
            assert "<" in icons.condition(condition, 0, 0, 12)


def test_a_png_can_be_made():
    assert to_png(drawing.draw(Table().match.view(0)).svg("print"), 0.2)[:4] == b"\x89PNG"


def test_the_sketch_fits_a_terminal(view):
    stamps = sketch(view).stamps
    assert max(s.column + len(s.text) for s in stamps) <= 130
    assert max(s.row for s in stamps) < 30
    assert min(min(s.column, s.row) for s in stamps) >= 0
    shown = " ".join(s.text for s in stamps)
    assert all(city in shown for city in CITIES)
