"""AOS-8.1 to AOS-8.21: placing, replacing, redirecting, towns, restrictions, prices."""

import pytest
from games.age_of_steam.positions import building
from marks import rule

from roundhouse.games.age_of_steam import tiles
from roundhouse.games.age_of_steam.state import MOVE


@rule("AOS-8.2")
def test_three_builds_and_the_turn_ends():
    t = building()
    t.play("build 7,12 straight 0", "build 7,13 straight 0")
    assert t.s.turn == 0
    t.play("build 7,14 straight 0")
    assert t.s.turn == 1
    t.play("end_build", "end_build")
    assert t.s.step == MOVE


@rule("AOS-8.2", "AOS-7.1")
def test_the_engineer_builds_four():
    t = building().acts(engineer=0)
    t.play("build 7,12 straight 0", "build 7,13 straight 0", "build 7,14 straight 0")
    assert t.s.turn == 0
    t.play("build 9,13 straight 0")
    assert t.s.turn == 1


@rule("AOS-8.3")
def test_the_same_hex_twice():
    t = building()
    t.play("build 7,12 straight 0", "build 7,12 gentle 0")
    assert t.s.money[0] == 46
    t = building(same_hex_twice="false")
    t.play("build 7,12 straight 0")
    assert t.refused("build 7,12 gentle 0") == ("AOS-8.3", "hex-built-before")


@rule("AOS-8.4", "AOS-8.13")
def test_no_tile_on_cities_and_lakes():
    t = building()
    assert t.refused("build 7,11 straight 0") == ("AOS-8.13", "city-hex")
    assert t.refused("build 8,10 straight 0") == ("AOS-8.13", "lake-hex")
    t.play("build 7,12 straight 0")
    assert t.supply("straight") == 47


@rule("AOS-8.5", "AOS-8.18", "AOS-8.25")
def test_replacing_keeps_the_track_and_its_owner():
    t = building()
    t.play("build 7,12 straight 0")  # Chicago to the south
    t.turn_of(1, money=20)  # from Evansville to the north, then west to the side of 7,12
    t.play("build 9,13 straight 0", "build 9,12 gentle 5", "build 8,12 straight 2")
    t.turn_of(1, money=20)
    t.play("build 7,12 cross_straight_straight 1")
    tracks = tiles.LAY_TRACKS[t.s.placed[t.hex("7,12")]]
    assert tracks == [(0, 3), (2, 5)]
    assert t.s.money[1] == 17
    assert [t.s.owner[t.hex("7,12") * 6 + edge] for edge in (0, 3, 2, 5)] == [0, 0, 1, 1]
    assert t.supply("straight") == 46  # the one on 7,12 went back


@rule("AOS-8.5")
def test_a_course_must_be_kept():
    t = building()
    t.play("build 7,12 straight 0")
    assert t.refused("build 7,12 straight 1") == ("AOS-8.5", "course-not-kept")


@rule("AOS-8.6", "AOS-8.25")
def test_redirecting_a_loose_end():
    t = building()
    t.play("build 7,12 straight 0")
    t.play("build 7,12 gentle 0")  # 0-4: the end in Chicago is kept
    assert t.s.money[0] == 46
    assert t.supply("straight") == 48
    assert t.loose(0) == ["7,12"]
    t.play("build 6,13 straight 1")  # goes on where it points now
    assert t.s.built == 0  # three builds: the turn is over
    assert t.s.turn == 1


@rule("AOS-8.6")
def test_what_is_not_loose_cannot_be_redirected():
    t = building()
    t.play("build 16,7 gentle 3", "build 16,8 straight 0")
    assert t.refused("build 16,7 sharp 2") == ("AOS-8.6", "not-loose")


@rule("AOS-8.7")
def test_not_redirect_and_add_at_once():
    t = building()
    t.play("build 7,12 straight 0")
    assert t.refused("build 7,12 cross_gentle_gentle 0") == ("AOS-8.7", "redirect-and-add")


@rule("AOS-8.8")
def test_town_tracks_are_never_redirected():
    t = building()
    t.play("build 11,11 gentle 4", "build 10,12 town_1 1")
    assert t.refused("build 10,12 town_1 2") == ("AOS-8.8", "town-course-fixed")


@rule("AOS-8.18")
def test_the_track_of_another_cannot_be_redirected():
    t = building()
    t.play("build 7,12 straight 0")
    t.turn_of(1).play("build 9,13 straight 0")
    assert t.refused("build 7,12 gentle 0") == ("AOS-8.18", "track-of-another")


@rule("AOS-8.9")
def test_the_new_tile_must_be_there_before_the_old_goes_back():
    t = building()
    t.play("build 7,12 gentle 0")
    t.s.supply[tiles.TILES.index("gentle")] = 0
    assert t.refused("build 7,12 gentle 2") == ("AOS-1.4", "no-tile")
    assert "build 7,12 straight 0" in t.legal()


@rule("AOS-8.10", "AOS-20.23")
def test_town_markers_are_limited():
    t = building()
    t.play("build 11,11 gentle 4")
    assert t.refused("build 11,12 town_1 0") == ("AOS-8.10", "town-tile-elsewhere")
    t.s.town_markers = 0
    assert t.refused("build 10,12 straight 1") == ("AOS-8.10", "no-town-marker")
    assert "build 10,12 town_1 1" in t.legal()
    assert "build 10,12 town_3_star 1" in t.legal()


@rule("AOS-8.10")
def test_a_marker_already_there_stays():
    t = building()
    t.play("build 11,11 gentle 4", "build 10,12 straight 1")
    assert t.s.town_markers == 7
    t.play("build 10,12 cross_straight_straight 2")
    assert t.s.town_markers == 7
    assert t.supply("straight") == 48
    t = building()
    t.play("build 11,11 gentle 4", "build 10,12 straight 1", "build 10,12 town_3_left 1")
    assert t.s.town_markers == 8  # a town tile with three exits needs none


@rule("AOS-8.11", "AOS-21.14")
@pytest.mark.parametrize(
    ("tile", "rotation", "exits"),
    [
        ("town_1", 1, [1]),
        ("straight", 1, [1, 4]),
        ("town_3_star", 1, [1, 3, 5]),
        ("cross_straight_straight", 2, [0, 1, 3, 4]),
        ("coexist_gentle_gentle", 1, [0, 1, 3, 4]),
        ("cross_straight_gentle", 1, [1, 3, 4, 5]),
        ("coexist_gentle_sharp_a", 5, [1, 3, 4, 5]),
        ("coexist_gentle_sharp_b", 1, [1, 3, 4, 5]),
        ("cross_gentle_gentle", 3, [0, 1, 2, 3]),
        ("coexist_straight_sharp", 3, [0, 1, 2, 3]),
    ],
)
def test_tiles_for_each_number_of_exits(tile, rotation, exits):
    t = building()
    t.play("build 11,11 gentle 4", f"build 10,12 {tile} {rotation}")
    lay = t.s.placed[t.hex("10,12")]
    assert [edge for edge in range(6) if tiles.LAY_EXITS[lay] >> edge & 1] == exits
    assert t.s.money[0] == 50 - 2 - 1 - len(exits)
    assert t.s.town_markers == (8 if len(exits) in (1, 3) else 7)


@rule("AOS-8.12", "AOS-8.26")
def test_several_exits_at_once_for_three_dollars():
    t = building()
    t.play("build 11,11 gentle 4", "build 10,12 town_1 1")
    t.play("build 10,12 cross_straight_straight 2")
    assert t.s.money[0] == 50 - 2 - 2 - 3
    assert t.supply("town_1") == 3


@rule("AOS-8.14")
def test_no_track_off_the_board_or_into_a_lake():
    t = building()
    assert t.refused("build 8,11 sharp 0") == ("AOS-8.14", "off-board")
    assert t.refused("build 17,5 sharp 2") == ("AOS-8.14", "off-board")


@rule("AOS-8.15", "AOS-20.6")
def test_no_join_with_the_track_of_another():
    t = building()
    t.play("build 7,12 straight 0")
    t.turn_of(1).play("build 9,13 straight 0")
    assert t.refused("build 7,13 straight 0") == ("AOS-8.15", "joins-other")


@rule("AOS-8.15")
def test_meeting_in_a_town_is_allowed():
    t = building()
    t.play("build 11,11 gentle 4", "build 10,12 town_1 1")
    t.turn_of(1)
    t.play("build 10,13 gentle 0")  # Evansville to Indianapolis
    assert "build 10,12 gentle 3" in t.legal()  # exits 1 and 3
    t.play("build 10,12 gentle 3")
    assert t.links() == [("10,12", "12,11", 0, 2), ("9,14", "10,12", 1, 2)]


@rule("AOS-8.16")
def test_no_section_back_to_its_own_stop():
    t = building()
    t.play("build 7,12 sharp 1")
    assert t.refused("build 8,11 sharp 5") == ("AOS-8.16", "section-loops")


@rule("AOS-8.17")
def test_blocking_is_allowed():
    t = building()
    t.play("build 7,12 straight 0")
    t.turn_of(1)
    t.play("build 9,13 straight 0", "build 9,12 gentle 5", "build 8,12 straight 2")
    assert t.loose(1) == ["8,12"]  # points at the blank side of 7,12
    assert t.loose(0) == ["7,12"]


@rule("AOS-8.19", "AOS-22.13")
def test_the_first_tile():
    t = building()
    assert t.refused("build 7,12 straight 1") == ("AOS-8.19", "first-tile")
    assert t.refused("build 9,11 town_1 0") == ("AOS-8.10", "town-tile-elsewhere")
    assert t.refused("build 10,12 straight 0") == ("AOS-8.19", "first-tile")
    assert t.refused("build 8,12 cross_straight_straight 0") == ("AOS-8.19", "first-tile")
    t.play("build 7,12 straight 0")
    assert t.s.first_built == 1


@rule("AOS-8.19", "AOS-8.24")
def test_the_first_tile_is_a_placement():
    t = building()
    t.play("build 7,12 straight 0")
    t.next_round().turn_of(0).play("end_build")
    t.end_phase()
    assert t.loose(-1) == ["7,12"]
    t.phase(3, 6, [1, 0, 2])
    t.turn_of(1)
    assert t.refused("build 7,12 gentle 0") == ("AOS-8.19", "first-tile")


@rule("AOS-8.20")
def test_new_track_must_be_connected():
    t = building()
    t.play("build 7,12 straight 0")
    assert t.refused("build 1,14 straight 0") == ("AOS-8.20", "not-connected")
    t.play("build 9,13 straight 0")  # a second network, from Evansville, is allowed


@rule("AOS-8.20", "AOS-20.9")
def test_both_tracks_of_a_complex_tile_must_be_connected():
    t = building()
    t.play("build 7,12 straight 0")
    # 7,13: the track 0-3 joins own track, 2-5 nothing
    assert t.refused("build 7,13 cross_straight_straight 1") == ("AOS-8.20", "not-connected")


@rule("AOS-8.21")
def test_the_builder_must_pay():
    t = building(money=1)
    assert t.refused("build 7,12 straight 0") == ("AOS-8.21", "too-dear")
    assert t.legal() == ["end_build"]


@rule("AOS-8.21", "AOS-20.22")
def test_twenty_ownership_markers():
    t = building()
    t.s.markers[0] = 20
    assert t.refused("build 7,12 straight 0") == ("AOS-8.21", "no-ownership-marker")
    t.s.markers[0] = 0
    t.play("build 7,12 straight 0")
    t.s.markers[0] = 20
    assert "build 7,13 straight 0" in t.legal()  # the same section, no further marker
    assert t.refused("build 9,13 straight 0") == ("AOS-8.21", "no-ownership-marker")


@rule("AOS-8.25")
@pytest.mark.parametrize(
    ("text", "price"),
    [("build 7,12 straight 0", 2), ("build 12,12 straight 0", 3), ("build 17,5 straight 0", 4)],
)
def test_simple_tiles_by_terrain(text, price):
    t = building()
    t.play(text)
    assert t.s.money[0] == 50 - price


@rule("AOS-8.25")
@pytest.mark.parametrize(
    ("tile", "price"), [("coexist_gentle_gentle 0", 3), ("cross_straight_straight 1", 4)]
)
def test_complex_tiles_on_empty_hexes(tile, price):
    t = building()
    t.play("build 7,12 gentle 2", "build 8,11 gentle 5")  # two own tracks that face 8,12
    before = t.s.money[0]
    t.play(f"build 8,12 {tile}")
    assert t.s.money[0] == before - price


@rule("AOS-8.25", "AOS-22.7")
def test_town_tiles_cost_two_to_five():
    t = building()
    t.play("build 11,11 gentle 4")
    prices = set()
    for text in t.legal("build 10,12"):
        twin = t.s.copy()
        t.title.apply(twin, t.title.parse(t.s, text))
        prices.add(t.s.money[0] - twin.money[0])
    assert prices == {2, 3, 4, 5}


@rule("AOS-8.25")
@pytest.mark.parametrize(
    ("tile", "price"),
    [("cross_straight_straight 1", 3), ("coexist_straight_sharp 0", 2), ("gentle 2", 2)],
)
def test_what_replacing_costs(tile, price):
    """8,12 has a track 0-3, and an own track faces its edge 5."""
    t = building()
    t.play("build 8,11 gentle 5", "build 8,12 straight 0", "build 7,12 gentle 2")
    t.turn_of(0, money=10)
    t.play(f"build 8,12 {tile}")
    assert t.s.money[0] == 10 - price


@rule("AOS-8.27", "AOS-15.3")
def test_steps_above_a_named_price():
    t = building("western-us")
    h = next(h for h in range(t.s.board.hexes) if t.s.board.terrain[h] == "mountain")
    assert t.s.board.price[h] == 5
    river = next(h for h in range(t.s.board.hexes) if t.s.board.terrain[h] == "river")
    swamp = next(h for h in range(t.s.board.hexes) if t.s.board.terrain[h] == "swamp")
    assert (t.s.board.price[river], t.s.board.price[swamp]) == (4, 4)
    from roundhouse.games.age_of_steam.rules.change import placing_cost

    coexist = tiles.LAY_WRITTEN["coexist_gentle_gentle 0 0"]
    crossing = tiles.LAY_WRITTEN["cross_straight_straight 0 0"]
    assert [placing_cost(t.s, h, lay) for lay in (coexist, crossing)] == [6, 7]
    assert [placing_cost(t.s, river, lay) for lay in (coexist, crossing)] == [5, 6]
