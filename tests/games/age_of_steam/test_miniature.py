"""Choices that are drawn: a hex as a build would leave it, the way of a cube, cubes to point at."""

import random
import re
from xml.etree import ElementTree

import pytest
from games.age_of_steam.positions import building, started
from games.age_of_steam.test_drawing import liked
from marks import rule

from roundhouse import Match
from roundhouse.fonts.png import to_png
from roundhouse.games.age_of_steam import boards, title
from roundhouse.games.age_of_steam.moves import Build, Deliver
from roundhouse.games.age_of_steam.picture import cubes, layout, miniature, rails, route, scene
from roundhouse.games.age_of_steam.picture.styles import STYLES
from roundhouse.games.age_of_steam.position import Segment
from roundhouse.games.age_of_steam.rules.deliver import path_of
from roundhouse.games.age_of_steam.tiles import TOWN

TITLES = [title(board) for board in boards()]


@pytest.fixture(scope="module", params=TITLES, ids=lambda title: title.board)
def title(request):
    return request.param


@pytest.fixture(scope="module")
def decisions(title):
    """Return positions of two matches in which much is built and moved."""
    found = []
    for seed in (1, 2):
        match, dice = Match(title, seats=min(title.seats)), random.Random(seed)
        while not match.over and len(match.moves) < 260:
            moves = match.legal_moves
            if isinstance(moves[0], Build | Deliver):
                found.append((match.state.copy(), moves))
            waits = [m for m in moves if str(m) == "pass"] if "bid" in str(moves) else []
            moves = waits or moves
            match.push(dice.choices(moves, [liked(m) for m in moves])[0])
    return found


def drawn(t, text, look=""):
    """Return the miniature of a build in notation, for whoever decides."""
    move = t.title.parse(t.s, text)
    view = t.title.view(t.s, None)
    return miniature.tile(t.title.map.board, view, move.hex, move.lay, t.s.turn, look)


# ── Tiles ────────────────────────────────────────────────────────────────────────────────────────


def test_every_build_has_a_small_picture_of_its_own(title, decisions):
    board, seen = title.map.board, 0
    for state, moves in decisions[::3]:
        view = title.view(state, None)
        for m in [m for m in moves if isinstance(m, Build)][::4]:
            svg = miniature.tile(board, view, m.hex, m.lay, state.turn)
            root = ElementTree.fromstring(svg)
            assert (root.get("width"), root.get("height")) == ("60", "60")
            assert not re.search(r'href=|id="|url\(', svg)
            used = {name for e in root.iter() for name in e.get("class", "").split()}
            assert used <= set(re.findall(r"\.(rh-[a-z-]+)", STYLES["light"]))
            assert len(svg) < 6000
            seen += 1
    assert seen > 20


def test_tiles_of_one_hex_look_different(title, decisions):
    board = title.map.board
    state, moves = next((s, m) for s, m in decisions if isinstance(m[0], Build))
    view = title.view(state, None)
    here = [m for m in moves if isinstance(m, Build) and m.hex == moves[0].hex and not m.half]
    pictures = {miniature.tile(board, view, m.hex, m.lay, state.turn) for m in here}
    tracks = {tuple(miniature.laid(scene.Scene(board, view), m.hex, m.lay, 0)) for m in here}
    assert len(pictures) == len(tracks)


@rule("AOS-8.22")
def test_a_laid_tile_has_the_track_and_owners_of_the_position_after_it(title, decisions):
    """All but redirected track, whose owner depends on what it meets (AOS-8.23)."""
    board, seen = title.map.board, 0
    for state, moves in decisions[::3]:
        shown = scene.Scene(board, title.view(state, None))
        for m in [m for m in moves if isinstance(m, Build)][::4]:
            after = state.copy()
            title.apply(after, m)
            if after.phase != state.phase:  # sections may be lost at its end (AOS-8.24)
                continue
            there = title.view(after, None).position.tiles[m.hex].segments
            guess = miniature.laid(shown, m.hex, m.lay, state.turn)
            assert [(p.a, p.b) for p in guess] == [(p.a, p.b) for p in there]
            before = [end for p in shown.tracks.get(m.hex, ()) for end in p.ends]
            for one, other in zip(guess, there, strict=True):
                if not one.new or not set(one.ends) & set(before):
                    assert (one.owner, one.loose) == (other.owner, other.loose), str(m)
                    seen += 1
    assert seen > 20


@rule("AOS-8.18", "AOS-8.23")
def test_what_lies_there_keeps_its_owner():
    t = building()
    t.play("build 7,12 straight 0")
    t.turn_of(1, 50)
    view = t.title.view(t.s, None)
    shown = scene.Scene(t.s.board, view)
    text = "build 7,12 cross_straight_gentle 0"
    crossing = t.title.parse(t.s, text)
    both = miniature.laid(shown, crossing.hex, crossing.lay, 1)
    assert sorted((piece.owner, piece.new) for piece in both) == [(0, False), (1, True)]
    svg = drawn(t, text)
    assert svg.count("rh-aos-new") == 1
    assert "rh-line-blue" in svg
    assert "rh-line-green" in svg
    assert "rh-aos-deck" in svg
    t.turn_of(0, 50)
    turned = t.title.parse(t.s, "build 7,12 gentle 0")
    assert [(p.owner, p.new) for p in miniature.laid(shown, turned.hex, turned.lay, 0)] == [
        (0, True)
    ]


@rule("AOS-2.6")
def test_open_ends_have_buffer_stops_and_towns_their_ring():
    t = building()
    assert drawn(t, "build 7,12 straight 0").count('class="rh-aos-buffer"') == 1  # Chicago is north
    town = drawn(t, "build 10,12 straight 1")
    assert "rh-aos-town" in town
    assert town.count('class="rh-aos-buffer"') == 2


@pytest.mark.parametrize(("terrain", "sign"), [("mountain", "rh-peak"), ("river", "rh-river")])
def test_terrain_shows_beneath(terrain, sign):
    t = building()
    h = t.s.board.terrain.index(terrain)
    label = t.s.board.labels[h]
    assert sign in drawn(t, f"build {label} straight 0")


def test_with_a_look_it_stands_alone():
    svg = drawn(building("western-us"), "build 2,0 straight 2", "dark")
    assert svg.count("<style>") == 1
    assert to_png(svg).startswith(b"\x89PNG")


# ── Ways of cubes ────────────────────────────────────────────────────────────────────────────────


@rule("AOS-9.4", "AOS-19.6")
def test_a_route_runs_over_the_links_of_the_move(title, decisions):
    board, lay, seen = title.map.board, layout.Layout(title.map.board), 0
    for state, moves in decisions:
        view = title.view(state, None)
        for m in [m for m in moves if isinstance(m, Deliver)][::3]:
            runs = route.runs_of(scene.Scene(board, view), lay, m.steps)
            steps = path_of(state, m)
            assert [run.stop for run in runs] == list(m.stops)
            assert [run.owner for run in runs] == [step.owner for step in steps]
            for run in runs:
                (ax, ay), (bx, by) = run.points[-1], lay.where[run.stop]
                assert (ax - bx) ** 2 + (ay - by) ** 2 < 40**2
            lines = re.findall(r'class="rh-aos-route ([^"]+)"', route.route(board, view, m.steps))
            assert lines == [rails.line_of(step.owner) for step in steps]
            seen += 1
    assert seen or title.board == "barbados"


def test_a_route_runs_from_place_to_place_without_a_gap():
    t = building()
    t.play("build 11,11 gentle 4", "build 10,12 straight 1")
    town, city = t.hex("10,12"), t.hex("12,11")
    shown = scene.Scene(t.s.board, t.title.view(t.s, None))
    lay = layout.Layout(t.s.board)
    (run,) = route.runs_of(shown, lay, [town * 6 + 1])
    assert run.points[0] == lay.where[town]
    (ax, ay), (bx, by) = run.points[-1], lay.where[city]
    assert 30**2 < (ax - bx) ** 2 + (ay - by) ** 2 < 40**2  # the edge of the city, not its name
    for (ax, ay), (bx, by) in zip(run.points, run.points[1:], strict=False):
        assert (ax - bx) ** 2 + (ay - by) ** 2 < 50**2
    (back,) = route.runs_of(shown, lay, [city * 6 + 5])
    assert back.stop == town
    assert back.owner == 0


@rule("AOS-17.7")
def test_a_route_may_run_over_a_special_link():
    t = building("germany")
    t.play("link 1")
    link = t.s.board.special_links[0]
    view = t.title.view(t.s, None)
    (run,) = route.runs_of(scene.Scene(t.s.board, view), layout.Layout(t.s.board), [link.a])
    assert (run.stop, run.owner) == (link.b // 6, 0)
    assert len(run.points) == 2


def test_a_route_catches_no_pointer():
    t = building("germany")
    t.play("link 1")
    svg = route.route(t.s.board, t.title.view(t.s, None), [t.s.board.special_links[0].a])
    assert svg.startswith('<g class="rh-still">')
    assert "data-pick" not in svg


# ── Cubes to point at ────────────────────────────────────────────────────────────────────────────


@rule("AOS-9.4")
def test_cubes_of_a_colour_on_a_hex_are_one_thing_to_point_at():
    t = started().with_cubes(red="7,11 7,11", black="7,11 12,11")
    body = t.title.draw(t.title.view(t.s, None)).body
    grips = re.findall(r'data-pick="(cube:[^"]+@[^"]+)">(.*?)</g>', body)
    assert [(pick, drawn.count('class="rh-aos-grip"')) for pick, drawn in grips] == [
        ("cube:red@7,11", 2),
        ("cube:black@7,11", 1),
        ("cube:black@12,11", 1),
    ]
    assert body.rindex('data-pick="hex:') < body.index('data-pick="cube:red@7,11"')


def test_cubes_let_the_pointer_through_until_they_can_be_picked():
    assert ".rh-aos-grip{fill:none;pointer-events:none}" in STYLES["light"]
    assert ".can-pick .rh-aos-grip{pointer-events:all" in STYLES["light"]


def test_grips_lie_on_their_cubes(title, decisions):
    lay = layout.Layout(title.map.board)
    shown = scene.Scene(title.map.board, title.view(decisions[-1][0], None))
    for h, here in shown.position.cubes.items():
        assert len(cubes.places(lay, shown, h)) == len(here)
    drawn = "".join(cubes.grips(lay, shown))
    assert drawn.count("<rect") == sum(len(here) for here in shown.position.cubes.values())


def test_segments_know_their_edges():
    assert Segment(0, 2, TOWN, 0).ends == [2]
    assert Segment(0, 2, 5, 0).ends == [2, 5]
