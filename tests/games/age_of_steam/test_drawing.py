"""The boards of Age of Steam: made from a view alone, complete, well-formed in every look."""

import gzip
import random
import re
from dataclasses import replace
from itertools import pairwise

import pytest
from games.age_of_steam.positions import started
from marks import rule
from pictures import (
    SVG,
    assert_fits_terminal,
    assert_ids_fit,
    colours_beside_classes,
    elements_of,
    painted,
    picks,
    unknown_classes,
)

from roundhouse import Match
from roundhouse.boards.hexes import DIRECTIONS, axial_label
from roundhouse.boards.palette import LOOKS, PIGMENTS
from roundhouse.fonts.png import to_png
from roundhouse.games.age_of_steam import boards, title
from roundhouse.games.age_of_steam.moves import ACTIONS
from roundhouse.games.age_of_steam.picture import chart, cubes, layout, rails, scene, signs
from roundhouse.games.age_of_steam.position import Segment
from roundhouse.games.age_of_steam.tiles import (
    COLOURS,
    COLUMNS,
    DEPTH,
    FIRST_SPACE,
    NUMBERED,
    TILES,
    TOWN,
    WHITE,
)

LIKED = {"build": 30, "move": 12, "urbanise": 40, "link": 60, "engine": 2, "issue": 0}

TITLES = [title(board) for board in boards()]


def liked(move):
    words = str(move).split()
    if words[0] == "issue":
        return 1 + int(words[1])
    return LIKED.get(words[0], 1)


def played(title, plies, seed):
    """Return a match in which much is built."""
    match, dice = Match(title, seats=max(title.seats)), random.Random(seed)
    while not match.over and len(match.moves) < plies:
        moves = match.legal_moves
        waits = [m for m in moves if str(m) == "pass"] if "bid" in str(moves) else []
        moves = waits or moves
        match.push(dice.choices(moves, [liked(m) for m in moves])[0])
    return match


@pytest.fixture(scope="module", params=TITLES, ids=lambda title: title.board)
def title(request):
    return request.param


@pytest.fixture(scope="module")
def start(title):
    match = played(title, 0, 1)
    return title.view(match.state, 0)


@pytest.fixture(scope="module")
def late(title):
    """Return the fullest position out of a few matches."""
    matches = [played(title, 170, seed) for seed in range(4)]
    fullest = max(matches, key=lambda match: len(match.view().position.tiles))
    return title.view(fullest.state, 0)


@pytest.fixture(params=["start", "late"])
def view(request):
    return request.getfixturevalue(request.param)


def elements(title, view, look="light"):
    return elements_of(title.draw(view), look)


def on_map(body):
    """Return what lies on the hexes: all before the targets."""
    return body.split('<g data-pick="hex:')[0]


def test_the_late_positions_have_track(title, late):
    assert len(late.position.tiles) >= 5


@pytest.mark.parametrize("look", LOOKS)
def test_it_is_well_formed_in_every_look(title, view, look):
    root = elements(title, view, look)
    assert root.get("viewBox")
    assert not unknown_classes(root)


def test_colours_come_from_classes_only(title, view):
    assert not colours_beside_classes(title.draw(view))


def test_ids_are_prefixed_and_every_reference_is_defined(title, view):
    assert_ids_fit(title.draw(view), f"rh-aos-{title.board}-")


def test_the_base_is_the_same_in_every_position(title, start, late):
    assert title.draw(start).base == title.draw(late).base
    assert "data-pick" not in title.draw(late).base


def test_a_late_body_is_small_on_the_wire(title, late):
    assert len(gzip.compress(title.draw(late).body.encode())) < 12_000


def test_a_move_changes_few_pieces(title):
    """There are always as many pieces, and only those of the hexes and rows it touches change."""
    match, dice, sizes = Match(title, seats=max(title.seats)), random.Random(7), []
    before = match.drawing().pieces
    while not match.over and len(match.moves) < 160:
        moves = match.legal_moves
        match.push(dice.choices(moves, [liked(m) for m in moves])[0])
        after = match.drawing().pieces
        assert len(after) == len(before)
        both = zip(before, after, strict=True)
        sizes.append(sum(len(new) for old, new in both if old != new))
        before = after
    assert sorted(sizes)[len(sizes) // 2] < 4000


def test_everything_a_move_points_at_can_be_picked(title, view):
    board = title.map.board
    found = set(picks(elements(title, view)))
    assert {f"hex:{label}" for label in board.labels} <= found
    assert {f"tile:{tile}" for tile in TILES} <= found
    assert {f"action:{ACTIONS[action]}" for action in view.position.actions} <= found
    assert {f"seat:{seat}" for seat in range(view.seats)} <= found
    assert {f"cube:{COLOURS[colour]}" for colour in view.position.bag} <= found
    assert {f"link:{link.name}" for link in board.special_links} <= found
    for column in view.position.columns:
        spaces = {f"space:{FIRST_SPACE[column] + row}" for row in range(DEPTH[column])}
        assert spaces <= found
        assert column < NUMBERED or f"city:{COLUMNS[column]}" in found


def test_no_pick_stands_twice(title, view):
    keys = re.findall(r'data-pick="([^"]+)"', title.draw(view).body)
    assert len(keys) == len(set(keys))


def test_cotton_can_be_picked_where_it_is_delivered(title, view):
    white = any(WHITE in takes for takes in view.position.accepts.values())
    assert ("cube:white" in picks(elements(title, view))) == white


def test_every_track_is_shown_in_its_owners_colour(title, late):
    board, body = title.map.board, on_map(title.draw(late).body)
    places = layout.Layout(board).where
    for h, tile in late.position.tiles.items():
        x, y = places[h]
        for segment in tile.segments:
            a, b = segment.a, segment.b
            copy = re.search(
                rf'<use href="#[^"]+-t{a}{b}" x="{x:.1f}" y="{y:.1f}" class="([^"]+)"/>'.replace(
                    ".0", r"(?:\.0)?"
                ),
                body,
            )
            owner = segment.owner
            assert copy, (board.labels[h], a, b)
            assert copy[1] == (scene.PLAYERS[owner].line if owner >= 0 else "rh-aos-free")


def test_loose_ends_have_buffer_stops(title, late):
    loose = [
        end
        for tile in late.position.tiles.values()
        for segment in tile.segments
        for end in segment.loose
    ]
    assert len(re.findall(r'href="#[^"]+-e\d"', title.draw(late).body)) == len(loose)


def test_every_section_bears_its_owners_number(title, late):
    shown = scene.Scene(title.map.board, late)
    sections = shown.sections()
    pieces = [piece for section in sections for piece in section]
    assert len(pieces) == sum(len(here) for here in shown.tracks.values())
    assert len({id(piece) for piece in pieces}) == len(pieces)
    for section in sections:
        assert len({piece.owner for piece in section}) == 1
        for one, other in pairwise(section):
            assert other.hex in title.map.board.grid.neighbours[one.hex]
    owned = [section for section in sections if section[0].owner >= 0]
    discs = rails.owners(layout.Layout(title.map.board), shown)
    assert "".join(discs).count("<circle") == len(owned)


def test_every_cube_is_shown(title, view):
    board = title.map.board
    drawn = "".join(cubes.on_map(layout.Layout(board), scene.Scene(board, view)))
    assert all(piece in title.draw(view).pieces for piece in re.findall("<g.*?</g>", drawn))
    standing = [scene.GOODS[c].letter for here in view.position.cubes.values() for c in here]
    assert sorted(re.findall(r'href="#[^"]+-c([A-Z])"', drawn)) == sorted(standing)


def test_cubes_of_the_display_stand_in_their_spaces(title, view):
    found = picks(elements(title, view))
    for column in view.position.columns:
        for row in range(DEPTH[column]):
            space = FIRST_SPACE[column] + row
            colour = view.position.display[space]
            cubes = [copy.get("href") for copy in found[f"space:{space}"].iter(f"{SVG}use")]
            held = [scene.GOODS[colour].letter] if colour >= 0 else []
            assert [name[-1] for name in cubes] == held


def test_cities_and_towns_have_their_names(title, start):
    size = layout.Layout(title.map.board).type
    words = [text.text for text in elements(title, start).iter(f"{SVG}text")]
    for h, name in enumerate(title.map.board.names):
        for line in chart.lines_of(name, size) if name else []:
            written = line.upper() if title.map.board.city[h] else line
            assert written in words or name in words


def test_names_and_cubes_lie_above_what_glows_and_let_the_pointer_through(title, late):
    glowing, above = title.draw(late).body.rsplit('<g data-pick="hex:', 1)
    still = "".join(re.findall('<g class="rh-still">(.*?)</g>', above))
    towns = [h for h in title.map.board.towns if h not in late.position.new_cities]
    assert "rh-aos-name" not in glowing
    assert still.count("rh-aos-name") == above.count("rh-aos-name") >= len(towns)
    assert still.count("-c") >= sum(len(here) for here in late.position.cubes.values())
    assert '-names" x="0" y="0" class="rh-still"/>' in above


def test_names_and_prices_can_be_read_on_a_laptop(title, start):
    """At least 10 pixels high where the whole sheet is fitted into 960 × 800."""
    root = elements(title, start)
    scale = min(960 / float(root.get("width")), 800 / float(root.get("height")))
    names = " ".join(title.map.board.names).upper().split()
    read = 0
    for text in root.iter(f"{SVG}text"):
        words, kind = text.text or "", text.get("class")
        named = words and all(word in names for word in words.upper().split())
        named = named and "rh-sea-name" not in kind  # Lake Michigan is not Michigan City
        if (named and "rh-aos-label" not in kind) or "rh-cost" in kind or "$" in words[:-1]:
            assert float(text.get("font-size")) * scale >= 10, words
            read += 1
    assert read > len([name for name in title.map.board.names if name])


def test_crossing_tracks_have_a_bridge():
    def piece(a, b):
        return Segment(0, a, b, owner=0)

    assert rails.crosses(piece(0, 3), piece(2, 4))
    assert rails.crosses(piece(2, 5), piece(1, 4))
    assert not rails.crosses(piece(0, 2), piece(3, 5))
    assert not rails.crosses(piece(0, TOWN), piece(3, TOWN))


def test_every_river_hex_lies_on_a_course(title):
    board = title.map.board
    on_course = {label for river in layout.Layout(board).rivers for label in river}
    wet = {board.labels[h] for h in range(board.hexes) if board.terrain[h] == "river"}
    assert wet <= on_course
    dry = {
        board.labels[h]
        for h in range(board.hexes)
        if board.terrain[h] != "river" and not board.names[h] and board.terrain[h] != "lake"
    }
    assert not dry & on_course


def test_rivers_run_from_hex_to_neighbour(title):
    for river in layout.Layout(title.map.board).rivers:
        places = [axial_label(label) for label in river]
        for (aq, ar), (bq, br) in pairwise(places):
            assert (bq - aq, br - ar) in DIRECTIONS, river


def test_ranges_of_hexes_are_read():
    assert layout.places_in("3,7 4..5,-1..0") == {(3, 7), (4, -1), (4, 0), (5, -1), (5, 0)}


def test_names_are_escaped(title, view):
    drawn = title.draw(view)
    assert not re.search(r"&(?!amp;|lt;|gt;|quot;)", drawn.base + drawn.body)


def test_the_same_view_gives_the_same_drawing_and_the_seat_does_not_matter(title, view):
    first = title.draw(view)
    assert title.draw(view) == first
    assert title.draw(replace(view, seat=None, panels=(), prompt=None)) == first


@rule("AOS-15.5")
@pytest.mark.parametrize("label", ["10,5", "0,2", "-2,10"])
def test_a_new_city_of_a_coast_keeps_its_arrow(label):
    t = started("western-us")
    h = t.hex(label)
    board = t.s.board
    x, y = layout.Layout(board).where[h]
    arrow = signs.pointer(x + 1.5, y - 18.4, board.new_city_region[h], "rh-on-red")
    assert arrow not in t.title.draw(t.title.view(t.s, None)).body
    t.s.letters[0] = h
    assert arrow in t.title.draw(t.title.view(t.s, None)).body
    t.s.letters[0] = t.hex("6,1")  # Billings lies on no coast
    assert "rh-on-red" in t.title.draw(t.title.view(t.s, None)).body
    assert arrow not in t.title.draw(t.title.view(t.s, None)).body


@rule("AOS-8.10")
def test_town_markers_left_stand_among_the_tiles(title, start):
    few = replace(start, position=replace(start.position, town_markers=77))
    assert title.draw(few).body.count(">77<") == 1
    assert title.draw(start).body.count(">77<") == 0


@rule("AOS-16.1")
def test_cotton_has_its_number(title, view):
    cotton = picks(elements(title, view)).get("cube:white")
    if cotton is not None:
        on_the_map = sum(here.count(WHITE) for here in view.position.cubes.values())
        assert [text.text for text in cotton.iter(f"{SVG}text")] == [str(on_the_map)]


def test_an_income_beyond_the_track_keeps_its_number(title, view):
    players = tuple(replace(has, income=63, out=False) for has in view.position.players)
    position = replace(view.position, players=players)
    assert ">63<" in title.draw(replace(view, position=position)).body


def test_it_becomes_a_png(title, late):
    assert to_png(title.draw(late).svg("dark"), 0.2).startswith(b"\x89PNG")


# ── The sketch ───────────────────────────────────────────────────────────────────────────────────


def test_the_sketch_fits_a_terminal(title, view):
    assert_fits_terminal(title.sketch(view), 32)


def test_the_sketch_shows_every_track_with_its_owner(title, late):
    signs = [
        (stamp.text[-1], stamp.paper)
        for stamp in title.sketch(late).stamps
        if stamp.text[-1:] in "123456" and stamp.bold and stamp.paper != ""
    ]
    for tile in late.position.tiles.values():
        for segment in tile.segments:
            if segment.owner >= 0:
                who = scene.PLAYERS[segment.owner]
                signs.remove((who.letter, PIGMENTS[who.pigment][0]))


def test_the_sketch_shows_the_cubes_that_fit(title, view):
    shown = painted(title.sketch(view))
    for colour, who in enumerate(scene.GOODS):
        standing = sum(here.count(colour) for here in view.position.cubes.values())
        seen = [
            1
            for letter, stamp in shown.values()
            if letter == who.letter
            and stamp.text == who.letter
            and stamp.paper == PIGMENTS[who.pigment][0]
        ]
        assert len(seen) <= standing
        assert bool(seen) == bool(standing)
