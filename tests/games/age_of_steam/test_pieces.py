"""AOS-1, AOS-2: the pieces, the tiles and the geometry."""

import pytest
from games.age_of_steam.positions import MAPS, building, started
from marks import rule

from roundhouse.games.age_of_steam import tiles
from roundhouse.games.age_of_steam.rules.audit import cubes_in_all

MANIFEST = {  # AOS-1.6: class, count, distinct rotations
    "straight": ("simple", 48, 3),
    "gentle": ("simple", 55, 6),
    "sharp": ("simple", 7, 6),
    "cross_straight_gentle": ("crossing", 4, 6),
    "cross_gentle_gentle": ("crossing", 3, 6),
    "cross_straight_straight": ("crossing", 4, 3),
    "coexist_gentle_gentle": ("coexist", 1, 3),
    "coexist_gentle_sharp_a": ("coexist", 1, 6),
    "coexist_gentle_sharp_b": ("coexist", 1, 6),
    "coexist_straight_sharp": ("coexist", 1, 6),
    "town_1": ("town", 3, 6),
    "town_3_left": ("town", 2, 6),
    "town_3_right": ("town", 2, 6),
    "town_3_same_side": ("town", 2, 6),
    "town_3_star": ("town", 2, 2),
}


@rule("AOS-1.1")
@pytest.mark.parametrize(
    ("board", "cubes"),
    [
        ("rust-belt", 96),
        ("western-us", 96),
        ("southern-us", 110),
        ("germany", 96),
        ("barbados", 76),
        ("st-lucia", 96),
    ],
)
def test_cubes_of_each_map(board, cubes):
    t = started(board, MAPS[board].seats[0])
    assert cubes_in_all(t.s) == cubes
    assert t.s.bag[tiles.WHITE] == 0
    assert tiles.CUBES == [20, 20, 20, 20, 16, 14]


@rule("AOS-1.2", "AOS-1.6")
def test_the_manifest():
    assert sum(tiles.TILE_COUNT) == 136
    assert len(tiles.TILES) == 15
    for tile, (name, (klass, count, rotations)) in enumerate(MANIFEST.items()):
        assert tiles.TILES[tile] == name
        assert tiles.CLASSES[tiles.TILE_CLASS[tile]] == klass
        assert tiles.TILE_COUNT[tile] == count
        in_town = klass == "town"
        lays = [y for y in tiles.LAYS if y.tile == tile and y.town == in_town]
        assert len(lays) == rotations
    assert tiles.TOWN_MARKERS == 8
    assert len(tiles.LETTERS) == 8


@rule("AOS-1.3")
def test_six_colours_with_twenty_markers():
    assert tiles.PLAYER_COLOURS == ["blue", "green", "yellow", "pink", "gray", "orange"]
    assert tiles.OWNERSHIP_MARKERS == 20


@rule("AOS-1.4")
def test_a_tile_that_has_run_out_cannot_be_built():
    t = building()
    t.s.supply[tiles.TILES.index("straight")] = 0
    assert t.refused("build 7,12 straight 0") == ("AOS-1.4", "no-tile")
    assert t.legal("build 7,12 gentle 0") == ["build 7,12 gentle 0"]


@rule("AOS-1.5")
def test_new_cities_and_their_columns():
    colours = [tiles.COLOURS[c] for c in tiles.LETTER_COLOUR]
    assert colours == ["red", "blue", "black", "black", "yellow", "purple", "black", "black"]
    under = {
        tiles.COLUMNS[column]: tiles.LETTERS[letter]
        for column, letter in enumerate(tiles.LETTER_UNDER)
        if letter >= 0
    }
    assert under == {
        "light3": "A",
        "light4": "B",
        "light5": "C",
        "light6": "D",
        "dark1": "E",
        "dark2": "F",
        "dark3": "G",
        "dark4": "H",
    }


@rule("AOS-1.7")
def test_the_display_has_52_spaces():
    assert tiles.SPACES == 52
    assert tiles.DEPTH == [3] * 12 + [2] * 8


@rule("AOS-2.1", "AOS-2.2")
def test_neighbours_across_the_edges():
    board = MAPS["rust-belt"].map.board
    around = board.grid.neighbours[board.number_of("10,12")]
    labels = [board.labels[n] for n in around]
    assert labels == ["10,11", "11,11", "11,12", "10,13", "9,13", "9,12"]
    for h in range(board.hexes):
        for edge in range(6):
            n = board.neighbour[h * 6 + edge]
            assert n < 0 or board.neighbour[n * 6 + (edge + 3) % 6] == h


@rule("AOS-2.3")
def test_rotation_turns_every_edge():
    t = building()
    t.play("build 11,11 gentle 4")  # 0-4 turned by 4: edges 4 and 2
    assert tiles.LAY_TRACKS[t.s.placed[t.hex("11,11")]] == [(2, 4)]
    assert str(t.title.parse(t.s, "build 7,12 straight 3")) == "build 7,12 straight 0"


@rule("AOS-2.4")
def test_every_track_of_a_town_hex_ends_in_the_town():
    lay = tiles.LAY_WRITTEN["cross_straight_straight 2 1"]
    assert tiles.LAY_TRACKS[lay] == [(0, 6), (1, 6), (3, 6), (4, 6)]
    lay = tiles.LAY_WRITTEN["straight 0 1"]
    assert tiles.LAY_TRACKS[lay] == [(0, 6), (3, 6)]


@rule("AOS-2.5", "AOS-2.6", "AOS-2.7")
def test_sections_links_and_loose_ends():
    t = building()
    t.play("build 16,7 gentle 3")  # from Pittsburgh (17,6) to the south
    assert t.links() == []
    assert t.loose(0) == ["16,7"]
    t.play("build 16,8 straight 0")  # into Wheeling (16,9): cities have track on all edges
    assert t.links() == [("16,9", "17,6", 0, 2)]
    assert t.loose(0) == []


@rule("AOS-2.8")
def test_a_town_without_an_exit_there_is_not_connected():
    t = building()
    t.play("build 11,11 gentle 4")  # Cincinnati to the bare town of Indianapolis
    assert t.loose(0) == ["11,11"]
    t.play("build 10,12 town_1 1")
    assert t.links() == [("10,12", "12,11", 0, 2)]
    t.play("build 10,13 gentle 0")  # from Evansville to the blank side of the town tile
    assert t.links() == [("10,12", "12,11", 0, 2)]
    assert t.loose(0) == ["10,13"]
