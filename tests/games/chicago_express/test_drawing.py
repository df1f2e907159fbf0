"""The board of Chicago Express: made from a view alone, complete, well-formed in every look."""

import random
import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from games.chicago_express.positions import red, table
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

from roundhouse import Match
from roundhouse.boards.masks import bits
from roundhouse.boards.palette import LOOKS, PIGMENTS
from roundhouse.fonts.png import to_png
from roundhouse.games.chicago_express.board import (
    ACTIONS,
    COMPANY_IDS,
    GRID,
    NAME,
    START_HEX,
    TERRAIN,
)
from roundhouse.games.chicago_express.picture import captions, drawing, scene, sketch
from roundhouse.language import LANGUAGES, Speaker


def played(plies, seed=7):
    match, dice = Match("chicago-express", seats=4), random.Random(seed)
    for _ in range(plies):
        if match.over:
            break
        moves = match.legal_moves
        building = [
            m for m in moves if str(m).split()[0] in ("build", "company", "develop", "expansion")
        ]
        match.push(dice.choice(building if building and dice.random() < 0.7 else moves[:8]))
    return match


@pytest.fixture(scope="module", params=[0, 60, 230])
def view(request):
    match = played(request.param)
    return match.title.view(match.state, 0)


def elements(view, look="light"):
    return elements_of(drawing.draw(view), look)


@pytest.mark.parametrize("look", LOOKS)
def test_it_is_well_formed_in_every_look(view, look):
    root = elements(view, look)
    assert root.get("viewBox")
    assert not unknown_classes(root)


def test_colours_come_from_classes_only(view):
    assert not colours_beside_classes(drawing.draw(view))


def test_ids_are_prefixed_and_every_reference_is_defined(view):
    assert_ids_fit(drawing.draw(view), "rh-ce-")


def test_every_hex_company_and_dial_can_be_picked(view):
    found = picks(elements(view))
    assert {f"hex:{label}" for label in GRID.labels} <= set(found)
    assert {f"company:{company}" for company in COMPANY_IDS} <= set(found)
    assert {f"action:{action}" for action in ACTIONS} <= set(found)


def companies_on(view):
    """Return the companies on each hex, by number."""
    found = {}
    for c, network in enumerate(view.position.networks):
        for h in bits(network):
            found.setdefault(h, []).append(COMPANY_IDS[c])
    return found


def test_the_picture_holds_no_words_but_names(view):
    assert "<title>" not in drawing.draw(view).body


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_picked_is_told(view, language):
    title = Match("chicago-express", 3).title
    speaker, told = Speaker(title, language), title.captions(view)
    assert picks(elements(view)).keys() <= told.keys()
    assert {cell.pick for panel in view.panels for row in panel.rows for cell in row.cells} - {
        ""
    } <= told.keys()
    assert all(speaker.caption(caption) and speaker.place(caption) for caption in told.values())


def test_every_choice_but_an_amount_is_told():
    match, dice = Match("chicago-express", 4), random.Random(4)
    while not match.over:
        told = match.title.captions(match.view())
        for move in match.legal_moves:
            picks = match.title.picks(match.state, move)
            assert all(pick in told or pick.startswith("bid:") for pick in picks)
        match.push(dice.choice(match.legal_moves))


def test_hexes_are_described(view):
    told, here = captions.captions(view), companies_on(view)
    for h, label in enumerate(GRID.labels):
        caption = told[f"hex:{label}"]
        parts = {part.key: part.facts for part in caption.parts}
        assert (caption.code, caption.name) == (label, NAME[h])
        assert parts["terrain"] == {"terrain": TERRAIN[h]}
        assert ("here" in parts) == (h in here)
        assert "here" not in parts or parts["here"]["companies"] == ", ".join(here[h])
        assert ("house" in parts) == bool(view.position.houses >> h & 1)


def told(match, pick):
    return Speaker(match.title, "en").caption(match.title.captions(match.view())[pick])


def test_captions_tell_price_income_house_and_who_is_there():
    match = table(networks={"NYC": "R2 Q3 Q2", "PRR": "R4 Q4 Q3"}, houses="Q3", treasury={"NYC": 7})
    assert told(match, "hex:Q3") == (
        "Q3 · Binghamton · city · costs $6 · income 2 · with a house · here: PRR, NYC"
    )
    assert told(match, "hex:O4") == "O4 · Harrisburg · city · costs $2 · income 1 · a house adds 1"
    assert told(match, "hex:R2") == (
        "R2 · forest · no room for another locomotive · next to Binghamton"
        " · a house pays $2 once · here: NYC"
    )
    assert told(match, "hex:K4") == (
        "K4 · Pittsburgh · industrial city · costs $4 · income 4 · grows to 6 when developed"
    )
    assert told(match, "hex:E0").endswith("income 1 · grows to 2 at the end of the round")
    assert told(match, "hex:S3").startswith("S3 · New York · start hex")
    assert told(match, "company:NYC") == (
        "NYC · New York Central · income 10 · treasury $7 · 20 locomotives left · 5 shares unsold"
    )
    assert told(match, "company:WAB") == "WAB · Wabash · not open yet"
    assert told(match, "action:auction") == (
        "auction: chosen 0 of 3 times · offer one share of any company to all"
    )
    match = table(dials=red("auction"), markers={"Pittsburgh": 8})
    assert told(match, "action:auction").startswith("auction: used up, 3 of 3")
    assert told(match, "hex:K4").endswith("income 8 · fully grown")


def test_every_locomotive_is_shown(view):
    body = drawing.draw(view).body
    standing = sum(network.bit_count() for network in view.position.networks)
    in_timetable = view.position.opened.bit_count()
    assert body.count("rh-piece rh-engine") == standing + in_timetable


def test_every_house_is_shown(view):
    board = drawing.draw(view).body.split('data-pick="company:')[0]
    assert board.count("rh-house-built") == view.position.houses.bit_count()


def test_names_are_escaped(view):
    body = drawing.draw(view).body
    assert "Baltimore &amp; Ohio" in body
    assert not re.search(r"&(?!amp;|lt;|gt;|quot;)", body)


def test_the_same_view_gives_the_same_drawing_and_the_seat_does_not_matter(view):
    first = drawing.draw(view)
    assert drawing.draw(view) == first
    assert drawing.draw(replace(view, seat=None, panels=(), prompt=None)) == first


def test_lines_join_exactly_the_hexes_of_a_company(view):
    shown = scene.Scene(view)
    for c, company in enumerate(COMPANY_IDS):
        hexes = {h for h in range(len(GRID)) if shown.engines[h] >> c & 1}
        links = drawing.links(shown, c)
        assert len(links) == max(0, len(hexes) - 1), company
        joined = {START_HEX[c]} & hexes | {h for link in links for h in link}
        assert joined == hexes
        assert all(b in GRID.neighbours[a] for a, b in links)


def test_an_income_beyond_the_track_keeps_its_number(view):
    rich = replace(view, position=replace(view.position, income=(63, 0, 0, 0, 0)))
    assert ">63<" in drawing.draw(rich).body


def test_names_and_numbers_are_legible_on_a_board_of_960_pixels(view):
    drawn = drawing.draw(view)
    root = ElementTree.fromstring(drawn.svg())
    scale = 960 / drawn.width
    pieces = [e for e in root.iter(f"{SVG}text") if "rh-on-" in e.get("class")]
    read = {"".join(e.itertext()).upper(): e for e in root.iter(f"{SVG}text") if e not in pieces}
    wanted = [name.upper() for name in [name for name in NAME if name]] + list(
        "ABCDEFGHIJKLMNOPQRS"
    )
    assert all(float(read[words].get("font-size")) * scale >= 10 for words in wanted)
    for e in root.iter(f"{SVG}text"):
        if {"rh-cost", "rh-gain", "rh-on-house"} & set(e.get("class").split()):
            assert float(e.get("font-size")) * scale >= 10


def test_it_becomes_a_png(view):
    png = to_png(drawing.draw(view).svg("dark"), 0.2)
    assert png.startswith(b"\x89PNG")


# ── The sketch ───────────────────────────────────────────────────────────────────────────────────


def test_the_sketch_fits_a_terminal(view):
    assert_fits_terminal(sketch.sketch(view), 24)


def test_the_sketch_shows_every_locomotive_on_its_colour(view):
    enamel = {who.letter: PIGMENTS[who.pigment][0] for who in scene.SWATCHES}
    shown = shown_on_their_colour(sketch.sketch(view), enamel)
    standing = [c[0] for companies in companies_on(view).values() for c in companies]
    assert sorted(shown) == sorted(standing)


def test_the_sketch_shows_every_house(view):
    shown = [letter for letter, _ in painted(sketch.sketch(view)).values() if letter == "⌂"]
    assert len(shown) == view.position.houses.bit_count()
