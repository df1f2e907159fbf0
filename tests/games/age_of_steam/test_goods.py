"""AOS-9: moving goods."""

import pytest
from games.age_of_steam.positions import building, moving, started
from marks import rule

from roundhouse import NotationError
from roundhouse.games.age_of_steam.state import MOVE

# Pittsburgh 17,6 red; Wheeling 16,9 yellow; Cincinnati 12,11 blue; Evansville 9,14 blue;
# Indianapolis 10,12 town


def line(engine=2, order=(0, 1, 2)):
    """Return a table with the links Cincinnati - Indianapolis (0) and Indianapolis - Evansville (1)."""
    t = building()
    t.play("build 11,11 gentle 4", "build 10,12 town_1 1")
    t.turn_of(1).play("build 10,13 gentle 0", "build 10,12 gentle 3")
    moving(t, list(order)).with_cubes(blue="12,11")
    t.s.engine = [engine] * 3
    return t


@rule("AOS-9.1")
def test_two_move_rounds():
    t = line().acts(first_move=2)
    t.s.queue, t.s.turn = [2, 0, 1], 2
    seen = []
    for _ in range(6):
        seen.append((t.s.move_round, t.s.turn))
        t.play("pass")
    assert seen == [(1, 2), (1, 0), (1, 1), (2, 2), (2, 0), (2, 1)]
    assert t.s.step != MOVE


@rule("AOS-9.2", "AOS-9.3")
def test_engine_once_per_phase():
    t = line(engine=1)
    assert t.legal() == ["engine", "pass"]
    t.play("engine")
    assert t.s.engine == [2, 1, 1]
    t.play("pass", "pass")
    assert t.refused("engine") == ("AOS-9.3", "engine-improved-before")
    t.play("pass")
    t.s.engine[1] = 6
    assert t.refused("engine") == ("AOS-9.3", "engine-at-most")


@rule("AOS-9.4", "AOS-9.6", "AOS-9.8", "AOS-9.9")
def test_a_cube_over_two_links_of_different_owners():
    t = line(order=(2, 0, 1))
    bag = t.s.bag[1]
    assert t.legal("move") == ["move blue 12,11 10,12 9,14"]
    t.play("move blue 12,11 10,12 9,14")
    assert t.s.income == [1, 1, 0]  # no own link was needed
    assert t.s.bag[1] == bag + 1
    assert t.cubes("12,11") == {}


@rule("AOS-9.4")
def test_the_engine_limits_the_links():
    t = line(engine=1)
    assert t.refused("move blue 12,11 10,12 9,14") == ("AOS-9.4", "engine-too-weak")
    assert t.legal("move") == []


@rule("AOS-9.4")
def test_there_must_be_a_cube_and_a_link():
    t = line()
    assert t.refused("move red 12,11 10,12") == ("AOS-9.4", "no-such-cube")
    with pytest.raises(NotationError):
        t.title.parse(t.s, "move blue 12,11 9,14")
    move = t.title.parse(t.s, "move blue 12,11 10,12 9,14")
    other = moving(building()).with_cubes(blue="12,11")
    assert other.title.why_not(other.s, move).key == "no-such-link"


@rule("AOS-9.5", "AOS-20.14")
def test_the_cube_stops_at_the_first_city_of_its_colour():
    t = line()
    t.with_cubes(red="12,11", blue="9,14")
    assert t.legal("move") == ["move blue 9,14 10,12 12,11"]  # from a blue city to another
    assert t.refused("move red 12,11 10,12 9,14") == ("AOS-9.5", "wrong-colour")


@rule("AOS-9.5")
def test_no_way_through_a_city_of_the_colour():
    t = line(engine=6)
    t.s.accept(t.hex("12,11"), 1 << 4)
    t.s.found_city(t.hex("10,12"), 1 << 1)
    assert t.legal("move") == ["move blue 12,11 10,12"]
    assert t.refused("move blue 12,11 10,12 9,14") == ("AOS-9.5", "stops-before")


@rule("AOS-9.4", "AOS-20.15")
def test_no_stop_twice():
    t = line(engine=6)
    assert t.refused("move blue 12,11 10,12 12,11") == ("AOS-9.4", "stop-twice")


@rule("AOS-9.7")
def test_two_links_between_the_same_stops():
    t = building()
    t.play("build 16,7 gentle 3", "build 16,8 straight 0")
    t.turn_of(1).play("build 17,7 straight 0", "build 17,8 gentle 0")
    moving(t, [2, 0, 1]).with_cubes(yellow="17,6")
    assert t.links() == [("16,9", "17,6", 0, 2), ("16,9", "17,6", 1, 2)]
    assert sorted(t.legal("move")) == ["move yellow 17,6 16,9/3", "move yellow 17,6 16,9/4"]
    with pytest.raises(NotationError):
        t.title.parse(t.s, "move yellow 17,6 16,9")
    t.play("move yellow 17,6 16,9/3")
    assert t.s.income == [0, 1, 0]


@rule("AOS-9.8", "AOS-10.3")
def test_links_of_the_eliminated_pay_nobody():
    t = line(order=(2, 0))
    t.s.out = 1 << 1
    t.play("move blue 12,11 10,12 9,14")
    assert t.s.income == [1, 0, 0]


def test_a_move_is_read_in_any_case_and_refused_if_it_makes_no_sense():
    t = line()
    assert str(t.title.parse(t.s, " MOVE  Blue 12,11 10,12 9,14")) == "move blue 12,11 10,12 9,14"
    for text in ("move blue", "move green 12,11 10,12", "move blue 99,99 10,12", "move", ""):
        with pytest.raises(NotationError):
            t.title.parse(t.s, text)
    for text in ("build 7,12 straight", "build 7,12 bridge 0", "urbanise 10,12", "bid x", "link 9"):
        with pytest.raises(NotationError):
            t.title.parse(t.s, text)
    assert started().s.round == 1
