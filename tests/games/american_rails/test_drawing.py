"""The board of American Rails: made from a view alone, complete, well-formed in every look."""

import random
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from games.american_rails.positions import at, at_city, position, table
from pictures import (
    SVG,
    assert_fits_terminal,
    assert_ids_fit,
    colours_beside_classes,
    elements_of,
    painted,
    picks,
    shown_on_their_colour,
    unknown_classes,
)
from playing import play

from roundhouse import CHANCE, Match
from roundhouse.boards.masks import bits
from roundhouse.boards.palette import LOOKS, PIGMENTS
from roundhouse.fonts.png import to_png
from roundhouse.games.american_rails.board import (
    CITY_HEX,
    COMPANY_IDS,
    COMPANY_NAMES,
    DEVELOPABLE,
    GRID,
    NAME,
    TERRAIN,
)
from roundhouse.games.american_rails.picture import captions, drawing, scene, sketch
from roundhouse.language import LANGUAGES, Speaker

BESIDE_BUFFALO = "A12"


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
    return elements_of(drawing.draw(view), look)


def board_of(view):
    """Return the part of the drawing before the tracks."""
    return drawing.draw(view).body.split('data-pick="space:')[0]


@pytest.mark.parametrize("look", LOOKS)
def test_it_is_well_formed_in_every_look(view, look):
    root = elements(view, look)
    assert root.get("viewBox")
    assert not unknown_classes(root)


def test_colours_come_from_classes_only(view):
    assert not colours_beside_classes(drawing.draw(view))


def test_ids_are_prefixed_and_every_reference_is_defined(view):
    assert_ids_fit(drawing.draw(view), "rh-ar-")
    assert 'id="' not in drawing.draw(view).body


def test_the_printed_sheet_never_changes():
    empty, full = Match("american-rails", 4), played(300, 5)
    assert empty.drawing().base == full.drawing().base
    assert empty.drawing().body != full.drawing().body


def test_every_hex_company_and_space_can_be_picked(view):
    found = picks(elements(view))
    assert {f"hex:{label}" for label in GRID.labels} <= set(found)
    assert {f"company:{company}" for company in COMPANY_IDS} <= set(found)
    assert {f"space:{row}" for row in range(1, 8)} <= set(found)


def companies_on(view):
    """Return the companies on each hex, by number."""
    found = {}
    for c, network in enumerate(view.position.networks):
        for h in bits(network):
            found.setdefault(h, []).append(COMPANY_NAMES[c])
    return found


def test_the_picture_holds_no_words_but_names(view):
    assert "<title>" not in drawing.draw(view).body


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_picked_is_told(view, language):
    title = Match("american-rails", 4).title
    speaker, told = Speaker(title, language), title.captions(view)
    assert picks(elements(view)).keys() <= told.keys()
    cells = [cell for panel in view.panels for row in panel.rows for cell in row.cells]
    assert {cell.pick for cell in cells if cell.pick} <= told.keys()
    assert all(speaker.caption(caption) and speaker.place(caption) for caption in told.values())


def test_every_choice_but_an_amount_is_told():
    match, dice = Match("american-rails", 4), random.Random(4)
    while not match.over:
        told = match.title.captions(match.view())
        for move in match.legal_moves:
            picks = match.title.picks(match.state, move)
            assert all(pick in told or pick.startswith("bid:") for pick in picks)
        match.push(dice.choice(match.legal_moves))


def test_hexes_are_described(view):
    told, here, shown = captions.captions(view), companies_on(view), scene.Scene(view)
    for h, label in enumerate(GRID.labels):
        caption = told[f"hex:{label}"]
        parts = {part.key: part.facts for part in caption.parts}
        assert (caption.code, caption.name) == (label, NAME[h])
        assert parts["terrain"] == {"terrain": TERRAIN[h]}
        assert ("values" in parts) == bool(NAME[h])
        assert parts.get("cost", {"amount": 0}) == {"amount": shown.cost(h)}
        assert ("here" in parts) == (h in here)
        assert "here" not in parts or parts["here"]["companies"] == ", ".join(here[h])
        assert ("house" in parts) == bool(view.position.houses >> h & 1)


def told(match, pick, language="en"):
    return Speaker(match.title, language).caption(match.title.captions(match.view())[pick])


def test_captions_tell_price_values_house_and_who_is_there():
    match = table(
        networks={"american": ["Buffalo", BESIDE_BUFFALO], "liberty": ["Buffalo"]},
        houses=["Buffalo"],
        treasury={"american": 7},
        shares={"american": (1, 0, 0, 0), "liberty": (0, 1, 0, 0)},
    )
    assert told(match, f"hex:{at_city('Buffalo')}").endswith(
        " · Buffalo · city · costs $8 · alone 6, shared 4 · with a house · here: American, Liberty"
    )
    assert told(match, f"hex:{at_city('Boston')}").endswith(
        " · Boston · city · costs $2 · alone 5, shared 3 · never takes a house"
    )
    assert told(match, f"hex:{at_city('Atlanta')}").endswith(
        "alone 5, shared 3 · a house adds 2, or 1 if shared"
        " · special city: 10 more for each other one reached"
    )
    forest = f"hex:{BESIDE_BUFFALO}"
    assert told(match, forest).endswith(
        " · forest · no room for another cube · next to Buffalo · here: American"
    )
    assert told(match, "company:american") == (
        "American · income 4 · treasury $7 · 28 cubes left · 4 shares in supply"
    )
    assert told(match, "space:3", "de") == "3 · 5\u202f$ finanzieren"
    play(match, "space 4")
    assert told(match, "space:4") == "4 · Take $2 or Expand 2 · taken by Player 1"


def test_every_cube_house_and_marker_is_shown(view):
    board = board_of(view)
    lying = sum(network.bit_count() for network in view.position.networks)
    assert board.split('data-pick="hex:')[0].count("rh-shine") == lying
    assert board.count("rh-house-built") == view.position.houses.bit_count()
    discs = drawing.draw(view).body.count('r="13" class="rh-piece')
    assert discs == len(view.position.markers) + len(view.position.order)


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
    match = table(4, networks={"american": ["Buffalo", "A12"]})
    shown = scene.Scene(match.view())
    assert shown.cost(CITY_HEX["Buffalo"]) == 4
    assert shown.cost(GRID.number["A12"]) == 0
    assert [shown.cost(GRID.number[label]) for label in ("B1", "A13", "J12")] == [2, 3, 2]


def test_the_same_view_gives_the_same_drawing_and_the_seat_does_not_matter(view):
    first = drawing.draw(view)
    assert drawing.draw(view) == first
    assert drawing.draw(replace(view, seat=None, panels=(), prompt=None)) == first


def test_lines_join_exactly_the_hexes_of_a_company(view):
    for network in view.position.networks:
        links, hexes = drawing.links(network), set(bits(network))
        assert len(links) == max(0, len(hexes) - 1)
        assert len(hexes) < 2 or {h for link in links for h in link} == hexes
        assert all(b in GRID.neighbours[a] for a, b in links)


def test_the_excluded_company_has_an_empty_box():
    match = Match("american-rails", 3)
    match.push("remove liberty")
    assert match.view().position.excluded == 1 << COMPANY_IDS.index("liberty")
    boxes = picks(elements(match.view()))
    assert len(boxes["company:liberty"]) < len(boxes["company:republic"])
    assert told(match, "company:liberty") == "Liberty · not in this game"
    assert told(match, "company:republic").startswith(
        "Republic · income 0 · treasury $0 · 16 cubes"
    )


def test_names_and_numbers_are_legible_beside_the_tables_of_a_page_of_1440_by_900(view):
    drawn = drawing.draw(view)
    root = ElementTree.fromstring(drawn.svg())
    scale = min(960 / drawn.width, 785 / drawn.height)
    pieces = [e for e in root.iter(f"{SVG}text") if "rh-on-" in e.get("class")]
    read = {"".join(e.itertext()).upper(): e for e in root.iter(f"{SVG}text") if e not in pieces}
    wanted = [name.upper() for name in CITY_HEX] + list("ABCDEFGHIJKLMNOPQR")
    assert all(float(read[words].get("font-size")) * scale >= 10 for words in wanted)
    for e in root.iter(f"{SVG}text"):
        if {"rh-cost", "rh-gain", "rh-on-house"} & set(e.get("class").split()):
            assert float(e.get("font-size")) * scale >= 10


def test_it_becomes_a_png(view):
    assert to_png(drawing.draw(view).svg("print"), 0.2).startswith(b"\x89PNG")


# ── The sketch ───────────────────────────────────────────────────────────────────────────────────


def test_the_sketch_fits_a_terminal(view):
    assert_fits_terminal(sketch.sketch(view), 36)


def test_the_sketch_shows_every_cube_on_its_colour(view):
    enamel = {who.letter: PIGMENTS[who.pigment][0] for who in scene.SWATCHES}
    shown = shown_on_their_colour(sketch.sketch(view), enamel)
    lying = [c[0] for companies in companies_on(view).values() for c in companies]
    assert sorted(shown) == sorted(lying)


def test_the_sketch_has_room_for_all_six_companies():
    networks = {name: ["Atlanta"] for name in COMPANY_IDS}
    crowded = at(position(4, networks=networks, houses=["Atlanta"])).view()
    test_the_sketch_shows_every_cube_on_its_colour(crowded)
    test_the_sketch_shows_every_house(crowded)


def test_the_sketch_shows_every_house(view):
    shown = [letter for letter, _ in painted(sketch.sketch(view)).values() if letter == "⌂"]
    assert len(shown) == view.position.houses.bit_count()
