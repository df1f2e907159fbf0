"""The board of American Rails: made from a view alone, complete, well-formed in every look."""

import random
import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from games.american_rails.positions import at, position, table

from roundhouse import CHANCE, Match
from roundhouse.boards.palette import LOOKS, PIGMENTS
from roundhouse.fonts.png import to_png
from roundhouse.games.american_rails.board import (
    CITY_HEX,
    COMPANY_IDS,
    DEVELOPABLE,
    FULL,
    GRID,
    NAME,
    SHARED,
    TERRAIN,
)
from roundhouse.games.american_rails.picture import drawing, scene, sketch

SVG = "{http://www.w3.org/2000/svg}"


def played(plies, seats):
    match, dice = Match("american-rails", seats), random.Random(plies)
    for _ in range(plies):
        if match.over:
            break
        moves = match.legal_moves
        if match.turn != CHANCE and str(moves[0]) == "pass":
            moves = moves[:4]
        match.push(dice.choice(moves[:-1] if len(moves) > 1 else moves))
    return match


@pytest.fixture(scope="module", params=[(0, 3), (1, 3), (120, 4), (330, 5)])
def view(request):
    match = played(*request.param)
    return match.title.view(match.state, 0)


def elements(view, look="light"):
    return ElementTree.fromstring(drawing.draw(view).svg(look))


def picks(root):
    return {g.get("data-pick"): g for g in root.iter(f"{SVG}g") if g.get("data-pick")}


def board_of(view):
    """Return the part of the drawing before the tracks."""
    return drawing.draw(view).body.split('data-pick="space:')[0]


@pytest.mark.parametrize("look", LOOKS)
def test_it_is_well_formed_in_every_look(view, look):
    root = elements(view, look)
    assert root.get("viewBox")
    known = set(re.findall(r"\.(rh-[a-z-]+)", root.findtext(f"{SVG}style")))
    used = {name for e in root.iter() for name in e.get("class", "").split()}
    assert used <= known


def test_colours_come_from_classes_only(view):
    drawn = drawing.draw(view)
    assert not re.search(r'(fill|stroke|style|color)="', drawn.base + drawn.body)


def test_ids_are_prefixed_and_every_reference_is_defined(view):
    drawn = drawing.draw(view)
    ids = re.findall(r'\bid="([^"]+)"', drawn.base)
    assert 'id="' not in drawn.body
    assert len(set(ids)) == len(ids)
    assert all(name.startswith("rh-ar-") for name in ids)
    both = drawn.base + drawn.body
    assert set(re.findall(r'href="#([^"]+)"', both)) <= set(ids)
    assert set(re.findall(r"url\(#([^)]+)\)", both)) <= set(ids)


def test_the_printed_sheet_never_changes():
    empty, full = Match("american-rails", 4), played(300, 5)
    assert empty.drawing().base == full.drawing().base
    assert empty.drawing().body != full.drawing().body


def test_every_hex_company_and_space_can_be_picked(view):
    found = picks(elements(view))
    assert {f"hex:{label}" for label in GRID.labels} <= set(found)
    assert {f"company:{company}" for company in COMPANY_IDS} <= set(found)
    assert {f"space:{row}" for row in range(1, 8)} <= set(found)


def test_hexes_are_described(view):
    found = picks(elements(view))
    shown = scene.Scene(view)
    for h, label in enumerate(GRID.labels):
        words = found[f"hex:{label}"].findtext(f"{SVG}title").split(" · ")
        assert words[0] == label
        assert TERRAIN[h] in words
        assert not NAME[h] or {NAME[h], f"{FULL[h]}/{SHARED[h]}"} <= set(words)
        assert [w for w in words if w in COMPANY_IDS] == view.position["cubes"].get(label, [])
        assert (f"${shown.cost(h)}" in words) == (shown.cost(h) > 0)


def test_every_cube_house_and_marker_is_shown(view):
    board = board_of(view)
    lying = sum(len(companies) for companies in view.position["cubes"].values())
    assert board.split('data-pick="hex:')[0].count("rh-shine") == lying
    assert board.count("rh-house-built") == len(view.position["houses"])
    discs = drawing.draw(view).body.count('r="13" class="rh-piece')
    assert discs == len(view.position["track"]) + len(view.position["order"])


def test_cities_show_name_and_values():
    drawn = Match("american-rails", 4).drawing()
    whole = drawn.base + drawn.body
    assert whole.count("rh-ar-value") == 39
    assert whole.count("rh-coin-box") == 39
    assert whole.count("rh-ar-star") == 3
    assert whole.count("rh-ar-bar") == 39 - DEVELOPABLE.bit_count()
    assert whole.count("rh-sign-box") == 3


def test_the_price_of_the_next_cube_is_shown():
    for count, price in ((5, 2 + 2 * 5 + 2), (6, 0)):  # nobody is left to come after six
        networks = {name: ["Atlanta"] for name in COMPANY_IDS[:count]}
        crowded = at(position(4, networks=networks, houses=["Atlanta"])).view()
        assert scene.Scene(crowded).cost(CITY_HEX["Atlanta"]) == price
        assert drawing.draw(crowded).body.count("rh-coin-box") == (39 if price else 38)
    match = table(4, networks={"american": ["Buffalo", "12,0"]})
    shown = scene.Scene(match.view())
    assert shown.cost(CITY_HEX["Buffalo"]) == 4
    assert shown.cost(GRID.number["12,0"]) == 0
    assert [shown.cost(GRID.number[label]) for label in ("1,1", "13,0", "8,9")] == [2, 3, 2]


def test_the_same_view_gives_the_same_drawing_and_the_seat_does_not_matter(view):
    first = drawing.draw(view)
    assert drawing.draw(view) == first
    assert drawing.draw(replace(view, seat=None, panels=(), prompt=None)) == first


def test_lines_join_exactly_the_hexes_of_a_company(view):
    for network in scene.Scene(view).networks:
        links = drawing.links(network)
        assert len(links) == max(0, len(network) - 1)
        assert len(network) < 2 or {h for link in links for h in link} == network
        assert all(b in GRID.neighbours[a] for a, b in links)


def test_the_excluded_company_has_an_empty_box():
    match = Match("american-rails", 3)
    match.push("remove liberty")
    assert "liberty" not in match.view().position["companies"]
    boxes = picks(elements(match.view()))
    assert boxes["company:liberty"].findtext(f"{SVG}title") == "Liberty · –"
    assert boxes["company:republic"].findtext(f"{SVG}title") == "Republic · +0 · $0 · ×16"


def test_it_becomes_a_png(view):
    assert to_png(drawing.draw(view).svg("print"), 0.2).startswith(b"\x89PNG")


# ── The sketch ───────────────────────────────────────────────────────────────────────────────────


def painted(view):
    """Return the characters of the sketch by place, later stamps over earlier ones."""
    return {
        (stamp.column + i, stamp.row): (letter, stamp)
        for stamp in sketch.sketch(view).stamps
        for i, letter in enumerate(stamp.text)
    }


def test_the_sketch_fits_a_terminal(view):
    places = painted(view)
    assert max(column for column, _ in places) < 100
    assert max(row for _, row in places) < 36
    assert min(min(place) for place in places) >= 0


def test_the_sketch_shows_every_cube_on_its_colour(view):
    enamel = {who.letter: PIGMENTS[who.pigment][0] for who in scene.SWATCHES}
    shown = [
        letter
        for letter, stamp in painted(view).values()
        if len(stamp.text) == 1 and stamp.paper == enamel.get(letter)
    ]
    lying = [c[0].upper() for companies in view.position["cubes"].values() for c in companies]
    assert sorted(shown) == sorted(lying)


def test_the_sketch_has_room_for_all_six_companies():
    networks = {name: ["Atlanta"] for name in COMPANY_IDS}
    crowded = at(position(4, networks=networks, houses=["Atlanta"])).view()
    test_the_sketch_shows_every_cube_on_its_colour(crowded)
    test_the_sketch_shows_every_house(crowded)


def test_the_sketch_shows_every_house(view):
    shown = [letter for letter, _ in painted(view).values() if letter == "⌂"]
    assert len(shown) == len(view.position["houses"])
