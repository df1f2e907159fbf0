"""AOS-8.22 to AOS-8.35, AOS-2.9: who owns track, losing it, New Cities."""

import pytest
from games.age_of_steam.positions import building, moving, started
from marks import rule

from roundhouse.core import laws
from roundhouse.games.age_of_steam.rules.network import network
from roundhouse.games.age_of_steam.state import BUILD, BUILDING, URBANISE


def abandoned(text="build 7,12 straight 0", seats=3):
    """Return a table on which the section of a tile has just lost its owner, seat 0."""
    t = building(seats=seats)
    t.play(text)
    t.next_round()
    t.turn_of(0).play("end_build")
    t.end_phase()
    t.phase(3, BUILD, [1, 0, 2])
    return t.turn_of(1)


def urban(**options):
    """Return a table at the start of the build turn of the holder of Urbanisation."""
    t = building(**options).acts(urbanisation=0)
    t.s.step, t.s.urbanised = URBANISE, False
    return t


def then_urban(t, seat, money=50):
    """Let a player urbanise on a table that has track."""
    t.turn_of(seat, money).acts(urbanisation=seat)
    t.s.step, t.s.urbanised = URBANISE, False
    return t


@rule("AOS-2.9", "AOS-8.22")
def test_new_track_belongs_to_the_builder():
    t = building()
    t.play("build 7,12 straight 0", "build 7,13 straight 0")
    assert t.loose(0) == ["7,13"]
    assert t.s.markers == [1, 0, 0]


@rule("AOS-8.24", "AOS-20.3")
def test_sections_nobody_built_on_are_lost():
    t = building()
    t.play("build 7,12 straight 0", "build 16,7 gentle 3", "build 16,8 straight 0")
    t.next_round()
    t.turn_of(0).play("build 7,12 gentle 0", "end_build")  # redirecting is not extending
    t.end_phase()
    assert t.loose(0) == []
    assert t.loose(-1) == ["7,12"]
    assert t.s.markers[0] == 1
    assert t.links() == [("16,9", "17,6", 0, 2)]  # links stay


def about_to_lose():
    """Return St. Lucia at the last end of a build phase in which seat 0 loses a section with a cube."""
    t = started("st-lucia", 2).phase(BUILDING, URBANISE).acts(urbanisation=0)
    t.s.money, t.s.urbanised = [50, 50], False
    t.play("urbanise 2,5 A")
    t.with_cubes(red="2,6").play("build 2,6 straight 0", "end_build")
    t.next_round().turn_of(0).play("end_build")
    return t


READERS = {
    "nobody": lambda title, s: None,
    "parse": lambda title, s: title.parse(s, "move red 2,6 2,5"),
    "why_not": lambda title, s: title.why_not(s, title.parse(s, "move red 2,6 2,5")),
    "moves": lambda title, s: title.moves(s),
    "weigh": lambda title, s: title.weigh(s, title.moves(s)),
    "forecast": lambda title, s: title.forecast(s),
    "view": lambda title, s: title.view(s, None),
    "everybody": laws.look_at,
}


@rule("AOS-8.24", "AOS-20.27")
@pytest.mark.parametrize("reader", READERS)
def test_a_lost_section_pays_nobody_whoever_looked_before(reader):
    t = about_to_lose()
    READERS[reader](t.title, t.s)
    t.end_phase()
    assert t.loose(-1) == ["2,6"]
    moving(t).play("move red 2,6 2,5")
    assert t.s.income == [0, 0]


@rule("AOS-8.24", "AOS-10.3")
def test_reading_changes_nothing_where_sections_are_lost():
    t = about_to_lose()
    assert laws.reading_changes_nothing(t.title, t.s) == []
    t.end_phase()
    assert laws.reading_changes_nothing(t.title, moving(t).s) == []
    t = about_to_lose()  # and where a player is eliminated and loses his section
    t.s.fresh = (1 << 6 * t.s.board.hexes) - 1
    t.end_phase()
    t.s.money, t.s.income, t.s.shares = [0, 50], [0, 50], [9, 2]
    t.play("pass", "pass", "pass")
    laws.look_at(t.title, t.s)
    t.play("pass")
    assert t.loose(-1) == ["2,6"]
    assert [step.owner for step in network(t.s).steps[t.hex("2,6")]] == [-1]


@rule("AOS-8.24", "AOS-20.4")
def test_track_of_this_round_is_safe():
    t = building()
    t.play("build 7,12 straight 0", "end_build")
    t.end_phase()
    assert t.loose(0) == ["7,12"]


@rule("AOS-8.22", "AOS-20.2")
def test_joining_an_unowned_section_takes_all_of_it():
    t = abandoned()
    assert t.loose(-1) == ["7,12"]
    t.play("build 9,13 straight 0", "build 7,13 straight 0")
    assert t.loose(-1) == []
    assert t.loose(1) == ["7,13", "9,13"]
    assert t.s.owner[t.hex("7,12") * 6] == 1


@rule("AOS-20.1")
def test_two_own_sections_become_one_link():
    t = building()
    t.play("build 16,7 gentle 3")
    assert t.s.markers[0] == 1
    t.play("build 17,8 gentle 0")  # Wheeling to the north, towards 17,7
    assert t.s.markers[0] == 2
    t.play("build 17,7 straight 0")  # joins Pittsburgh with it
    assert t.links() == [("16,9", "17,6", 0, 2)]
    assert t.s.markers[0] == 2
    assert t.loose(0) == ["16,7"]


@rule("AOS-8.23", "AOS-21.9")
def test_redirecting_an_unowned_section_leaves_it_unowned():
    t = abandoned()
    t.play("build 9,13 straight 0", "build 7,12 gentle 0")
    assert t.loose(-1) == ["7,12"]
    assert t.s.money[1] == 50 - 2 - 2


@rule("AOS-8.23")
def test_a_redirection_that_makes_a_link_gives_it_to_the_builder():
    """A track from Wheeling past Pittsburgh is turned into it by another player."""
    t = abandoned("build 16,8 straight 0")
    t.play("build 9,13 straight 0")
    t.turn_of(1).play("build 16,7 straight 0")  # seat 1 extends it to the north: now his
    assert t.loose(1) == ["16,7", "9,13"]
    t.next_round()
    t.turn_of(1).play("end_build")
    t.end_phase()
    assert t.loose(-1) == ["16,7", "9,13"]
    t.phase(3, BUILD, [2, 0, 1])
    t.turn_of(2, money=20).play("build 7,12 straight 0", "build 16,7 gentle 3")
    assert t.links() == [("16,9", "17,6", 2, 2)]
    assert t.s.money[2] == 16
    assert t.s.markers == [0, 0, 2]


@rule("AOS-20.5")
def test_a_town_exit_is_a_section_of_its_own():
    t = building()
    t.play("build 11,11 gentle 4", "build 10,12 straight 1")  # exits 1 and 4
    assert t.links() == [("10,12", "12,11", 0, 2)]
    assert t.s.markers[0] == 2
    assert t.loose(0) == ["10,12"]
    t.next_round()
    t.turn_of(0).play("end_build")
    t.end_phase()
    assert t.loose(-1) == ["10,12"]
    assert t.s.markers[0] == 1


@rule("AOS-20.10", "AOS-20.11")
def test_new_exits_of_towns_where_others_have_track():
    t = building()
    t.play("build 11,11 gentle 4", "build 10,12 town_1 1")
    t.turn_of(1).play("build 7,12 straight 0")
    assert t.refused("build 10,12 gentle 3") == ("AOS-8.20", "not-connected")
    t.play("build 10,13 gentle 0")  # own track from Evansville meets edge 3
    assert "build 10,12 gentle 3" in t.legal()


@rule("AOS-8.30")
def test_a_new_city_comes_before_the_builds():
    t = urban()
    assert len(t.legal("urbanise")) == 14 * 8
    assert "skip_urbanise" in t.legal()
    assert t.refused("build 7,12 straight 0") == ("AOS-4.4", "not-now")
    assert t.refused("urbanise 7,12 A") == ("AOS-8.30", "no-town")
    t.play("urbanise 10,12 A")
    assert t.s.money[0] == 50
    assert t.s.step == BUILD
    assert t.refused("urbanise 8,13 B") == ("AOS-8.30", "urbanise-not-now")
    t.play("build 10,13 straight 0")  # leads into the New City: a first tile
    assert t.s.built == 1


@rule("AOS-8.30")
def test_skipping_gives_the_right_up():
    t = urban()
    t.play("skip_urbanise")
    assert t.legal("urbanise") == []
    assert t.refused("urbanise 8,13 B") == ("AOS-8.30", "urbanise-not-now")


@rule("AOS-8.31")
def test_a_new_city_stays_and_keeps_its_name():
    t = urban()
    t.play("urbanise 10,12 A")
    then_urban(t, 1)
    assert t.refused("urbanise 10,12 B") == ("AOS-8.31", "already-city")
    assert t.refused("urbanise 8,13 A") == ("AOS-8.30", "letter-taken")
    assert t.s.accepts[t.hex("10,12")] == 1  # red
    assert t.s.board.names[t.hex("10,12")] == "Indianapolis"


@rule("AOS-8.32", "AOS-22.14")
def test_the_town_tile_goes_back():
    t = building()
    t.play("build 11,11 gentle 4", "build 10,12 town_1 1")
    assert t.links() == [("10,12", "12,11", 0, 2)]
    assert t.s.money[0] == 46
    then_urban(t, 1).play("urbanise 10,12 A")
    assert t.links() == [("10,12", "12,11", 0, 1)]
    assert t.supply("town_1") == 3


@rule("AOS-8.32")
def test_sections_only_on_the_hex_vanish_and_longer_ones_stay():
    t = building()
    t.play("build 11,11 gentle 4", "build 10,12 cross_straight_straight 2")  # exits 0 1 3 4
    t.play("build 9,13 straight 1")  # goes on from exit 4 to the south-west
    assert t.loose(0) == ["10,12", "10,12", "9,13"]
    assert t.s.markers[0] == 4
    then_urban(t, 1).play("urbanise 10,12 A")
    assert t.loose(0) == ["9,13"]
    assert t.s.markers[0] == 2
    assert t.s.town_markers == 8
    assert t.links() == [("10,12", "12,11", 0, 1)]


@rule("AOS-8.33", "AOS-20.13")
def test_sections_that_point_at_the_town_become_links():
    t = building()
    t.play("build 11,11 gentle 4", "build 10,13 gentle 0")
    then_urban(t, 1).play("urbanise 10,12 A")
    assert t.links() == [("10,12", "12,11", 0, 1), ("9,14", "10,12", 0, 1)]
    assert t.s.markers == [2, 0, 0]


@rule("AOS-8.33")
def test_unowned_sections_go_to_who_places_the_city_while_markers_last():
    t = abandoned("build 11,11 gentle 4")
    t.play("build 10,13 gentle 0", "end_build")
    t.next_round()
    t.turn_of(1).play("end_build")
    t.end_phase()
    assert t.loose(-1) == ["10,13", "11,11"]
    twin = t.s.copy()
    t.phase(3, BUILD, [2, 0, 1])
    then_urban(t, 2).play("urbanise 10,12 A")
    assert t.links() == [("10,12", "12,11", 2, 1), ("9,14", "10,12", 2, 1)]
    t.s = twin
    t.phase(3, BUILD, [2, 0, 1])
    then_urban(t, 2)
    t.s.markers[2] = 19  # one marker left: by edge number the track at edge 1 comes first
    t.title.apply(t.s, t.title.parse(t.s, "urbanise 10,12 A"))
    assert t.links() == [("10,12", "12,11", 2, 1), ("9,14", "10,12", -1, 1)]


@rule("AOS-8.34")
def test_no_section_from_a_new_city_to_itself():
    """A track leaves Indianapolis at edge 3 and comes back to its blank edge 2."""
    t = building()
    t.play("build 11,11 gentle 4", "build 10,12 gentle 3", "build 10,13 sharp 1")
    t.turn_of(0).play("build 11,12 sharp 5")
    assert t.loose(0) == ["11,12"]
    then_urban(t, 1)
    assert t.refused("urbanise 10,12 A") == ("AOS-8.34", "city-would-loop")
    assert t.legal("urbanise 10,12") == []


@rule("AOS-8.35")
def test_cubes_in_towns_stay_in_the_base_game():
    t = urban(board="southern-us")
    label = t.s.board.labels[t.s.board.towns[0]]
    t.play(f"urbanise {label} A")
    assert t.cubes(label) == {"white": 1}


@rule("AOS-20.12")
def test_a_link_of_one_segment_would_vanish():
    """No town of the six maps lies beside another stop, so that it cannot happen there."""
    from games.age_of_steam.positions import MAPS

    for title in MAPS.values():
        board = title.map.board
        for h in board.towns:
            beside = [n for n in board.grid.neighbours[h] if n >= 0]
            assert not [n for n in beside if board.town[n] or board.city[n]]


@pytest.mark.parametrize("seat", [1, 2])
@rule("AOS-8.17")
def test_loose_ends_may_face_the_town_of_another(seat):
    t = building()
    t.play("build 11,11 gentle 4", "build 10,12 town_1 1")
    t.turn_of(seat).play("build 10,13 gentle 0")
    assert t.loose(seat) == ["10,13"]
