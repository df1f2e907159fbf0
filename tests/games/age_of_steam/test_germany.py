"""AOS-17: Germany."""

import random

import pytest
from games.age_of_steam.positions import MAPS, building, moving, started
from marks import rule

from roundhouse import CHANCE, NOBODY
from roundhouse.core.match import drawn
from roundhouse.games.age_of_steam.maps.germany import duty, prices
from roundhouse.games.age_of_steam.maps.germany.outlook import loose_after
from roundhouse.games.age_of_steam.rules.build import builds_on
from roundhouse.games.age_of_steam.rules.change import change_of, cost
from roundhouse.games.age_of_steam.rules.lay import lay_track, purse
from roundhouse.games.age_of_steam.rules.track import unfinished
from roundhouse.games.age_of_steam.rules.urban import urbanise, would_loop
from roundhouse.games.age_of_steam.state import BUILD, DICE, EXTRA_DRAW, GROWING, PRODUCE
from roundhouse.games.age_of_steam.tiles import TILES

# Nuremberg 7,14 red; Munich 7,16 red; Würzburg 6,13 town; 7,15 lies between the two cities


@rule("AOS-17.1")
def test_german_start_cubes():
    t = started("germany")
    b = t.s.board
    count = {b.names[h]: sum(t.cubes(b.labels[h]).values()) for h in range(b.hexes) if t.s.cubes[h]}
    assert count.pop("Königsberg") == 3
    assert count.pop("Berlin") == 4
    assert len(count) == 11
    assert set(count.values()) == {2}


@rule("AOS-17.2", "AOS-21.13")
def test_terminals_take_the_colour_of_their_cube():
    t = started("germany")
    b = t.s.board
    terminals = [h for h in range(b.hexes) if b.terminal[h]]
    names = {b.names[h] for h in terminals}
    assert names == {"Rotterdam", "Antwerp", "Paris", "Lyon", "Copenhagen", "Warsaw"}
    assert all(t.s.accepts[h].bit_count() == 1 and not t.s.cubes[h] for h in terminals)
    assert t.s.gone == 6
    hexes = b.hexes
    assert [x - 52 - hexes for x in t.s.draws[-6:]] == terminals  # drawn last, in file order


@rule("AOS-17.2")
def test_nothing_passes_through_a_terminal():
    t = moving(started("germany"))
    t.s.accept(t.hex("0,12"), 1 << 0)  # Rotterdam takes red
    t.invent_link("2,13", "0,12", 0).invent_link("0,12", "3,9", 1, edge=1)
    t.with_cubes(red="2,13", blue="2,13")
    t.s.engine = [3, 3, 3]
    assert t.legal("move") == ["move red 2,13 0,12"]
    assert t.refused("move blue 2,13 0,12 3,9") == ("AOS-17.2", "terminal-passed")


@rule("AOS-17.3", "AOS-20.25")
@pytest.mark.parametrize(("full", "half"), [(2, 1), (3, 2), (9, 5), (12, 6)])
def test_half_price_rounded_up(full, half):
    t = building("germany").acts(engineer=0)
    assert t.s.rules.charge(t.s, full, True) == half
    assert t.s.rules.charge(t.s, full, False) == full


@rule("AOS-17.3", "AOS-17.4")
def test_the_engineer_declares_one_tile():
    t = building("germany", money=10).acts(engineer=0)
    t.play("build 7,15 straight 0 half_price")
    assert t.s.money[0] == 9
    assert t.legal("build 6,14 gentle 2 half_price") == []
    assert t.refused("build 6,14 gentle 2 half_price") == ("AOS-17.3", "no-half-price")
    assert t.refused("link 1 half_price") == ("AOS-17.3", "no-half-price")
    t.play("build 6,14 gentle 2", "build 6,13 town_1 3")
    assert t.s.turn == 1  # three builds for everybody
    assert t.refused("build 7,13 straight 0 half_price")[0] in ("AOS-17.3", "AOS-8.19")


@rule("AOS-21.6")
def test_by_house_rule_the_dearest_tile_costs_half():
    t = building("germany", money=10, germany_engineer="dearest").acts(engineer=0)
    t.play("build 7,15 straight 0")
    assert t.s.money[0] == 9  # 2 - 1
    t.play("link 1")
    assert t.s.money[0] == 7  # the link is not included
    assert t.legal("build 6,14 gentle 2 half_price") == []
    s = t.s
    s.costs = [2, 9]
    assert s.rules.charge(s, 3, False) == 3
    s.costs = [2]
    assert s.rules.charge(s, 9, False) == 9 + 2 - 4 - 1
    assert prices.least(s, 3, False) == (2 + 3 - 1, 3)  # then half of the dearest comes off


@rule("AOS-17.5", "AOS-22.24")
def test_nothing_may_be_left_unfinished():
    t = building("germany", money=20)
    t.play("build 6,14 gentle 2")  # Nuremberg to the side of Würzburg
    assert t.refused("end_build") == ("AOS-17.5", "unfinished")
    t.play("build 6,13 town_1 3")
    assert t.links() == [("6,13", "7,14", 0, 2)]
    t.play("end_build")


@rule("AOS-17.5", "AOS-20.24")
def test_only_what_can_be_finished():
    t = building("germany", money=3)
    assert t.refused("build 6,14 gentle 2") == ("AOS-17.5", "cannot-be-finished")
    assert "build 7,15 straight 0" in t.legal()
    t = building("germany", money=20)
    t.play("build 7,15 straight 0", "build 6,14 gentle 2")
    # one build is left: a town tile with a second exit could not be finished
    assert t.legal("build 6,13 town_1") == ["build 6,13 town_1 3"]
    assert t.refused("build 6,13 straight 0") == ("AOS-17.5", "cannot-be-finished")


@rule("AOS-17.5", "AOS-17.7")
def test_a_special_link_must_not_use_up_the_builds():
    t = building("germany", money=20)
    t.play("build 7,15 straight 0", "build 6,14 gentle 2")
    assert t.refused("link 1") == ("AOS-17.5", "link-leaves-unfinished")
    assert "link 1" not in t.legal()


@rule("AOS-17.6", "AOS-8.27")
def test_printed_prices():
    t = building("germany", money=50)
    prices = {}
    for text in t.legal("build"):
        m = t.title.parse(t.s, text)
        prices.setdefault(t.s.board.labels[m.hex], cost(t.s, change_of(t.s, m.hex, m.lay, 0)))
    assert prices["1,11"] == 6
    assert prices["1,17"] == 11
    assert prices["12,4"] == 12


@rule("AOS-17.7")
def test_the_special_link():
    t = building("germany", money=20)
    t.play("link 1")
    assert t.s.money[0] == 18
    assert t.links() == [("2,13", "3,12", 0, 1)]
    assert t.s.markers[0] == 1
    assert t.s.built == 1
    assert t.refused("link 1") == ("AOS-17.7", "link-taken")
    assert t.refused("build 6,13 town_1 3") == ("AOS-8.19", "first-tile")  # still to come
    t = building("germany", money=1)
    assert t.refused("link 1") == ("AOS-8.21", "link-too-dear")
    t.acts(engineer=0).play("link 1 half_price")
    assert t.s.money[0] == 0
    t = building("germany", money=10)
    t.s.markers[0] = 20
    assert t.refused("link 1") == ("AOS-8.21", "no-ownership-marker")


@rule("AOS-17.8", "AOS-21.12", "AOS-11.1")
def test_berlin_grows_every_round_after_production():
    t = started("germany").phase(GROWING, PRODUCE).acts(production=0)
    t.s.round = 9
    t.with_cubes().column("light1", "red", "red", "red")
    t.play("skip_produce")
    assert t.s.step == EXTRA_DRAW
    t.play("draw purple")
    assert t.cubes("9,7") == {"purple": 1}
    assert t.s.step == DICE
    assert t.hex("9,7") not in t.s.board.number_at


@rule("AOS-22.15")
@pytest.mark.parametrize(("money", "legal", "at_once"), [(10, 239, 7), (15, 295, 7), (20, 304, 7)])
def test_first_tiles_of_germany(money, legal, at_once):
    t = building("germany", money=money, round_=1)
    builds = [t.title.parse(t.s, text) for text in t.legal("build")]
    assert len(builds) == legal
    done = [m for m in builds if not loose_after(t.s, change_of(t.s, m.hex, m.lay, 0))]
    assert len(done) == at_once


@rule("AOS-22.15", "AOS-21.8")
@pytest.mark.parametrize(("money", "legal"), [(10, 217), (15, 258), (20, 286)])
def test_first_tiles_of_germany_without_the_same_hex_twice(money, legal):
    t = building("germany", money=money, round_=1, same_hex_twice="false")
    assert len(t.legal("build")) == legal


@rule("AOS-17.5")
@pytest.mark.parametrize("first", ["build 7,15 straight 0", "build 6,14 gentle 2"])
def test_the_look_ahead_finds_what_trying_everything_finds(first):
    """With one build left after the next, every pair of builds is tried out."""
    t = building("germany", money=9)
    t.play(first)
    found = builds_on(t.s, range(t.s.board.hexes), 0, t.s.money[0])
    allowed = duty.finishing(t.s, found, False)
    for m in found:
        possible = can_be_finished(laid(t.s, m, False), 1)
        assert possible == (m in allowed), str(m)


@rule("AOS-17.5")
def test_two_ends_that_meet_on_the_second_hex():
    """Neither can be finished alone; the one is led to the hex that the other faces."""
    t = building("germany", money=13)
    m = t.title.parse(t.s, "build 2,12 coexist_straight_sharp 3")
    t.s.first_built |= 1
    assert can_be_finished(laid(t.s, m, False), 2)
    assert t.legal("build 2,12 coexist_straight_sharp 3") != []
    t.play("build 2,12 coexist_straight_sharp 3", "build 2,11 sharp 3", "build 3,11 sharp 5")
    assert t.links() == [("2,13", "3,12", 0, 4)]


@rule("AOS-17.5")
@pytest.mark.parametrize(
    "options", [{}, {"same_hex_twice": "false", "germany_engineer": "dearest"}]
)
def test_what_is_allowed_in_play_is_what_trying_everything_finds(options):
    """An oracle that knows nothing but the base game's builds, asked about builds of whole matches."""
    title, dice = MAPS["germany"], random.Random(1)
    s, asked = title.setup(4, title.settled(4, options)), 0
    while s.turn != NOBODY and asked < 6:
        if s.step == BUILD and dice.random() < 0.5:
            asked += 1
            compare_some(s, dice, int(asked % 3 == 1))
            compare_some(with_few_tiles(s, dice), dice, 0)
        s.money = [max(money, 8) for money in s.money]  # so that something is built
        moves = title.moves(s)
        m = drawn(title, s, dice) if s.turn == CHANCE else dice.choice(moves)
        title.apply(s, m)
    assert asked


def with_few_tiles(s, dice):
    """Return the position with most tiles lost."""
    twin = s.copy()
    twin.supply = [min(left, dice.choice([0, 1, 2, 3])) for left in twin.supply]
    twin.town_markers = min(twin.town_markers, dice.choice([0, 1, 2]))
    return twin


def compare_some(s, dice, deep):
    """Compare a few builds with two builds left after them, more with one or none."""
    half = s.rules.halves(s) and dice.random() < 0.5
    found = builds_on(s, range(s.board.hexes), s.turn, purse(s, half))
    allowed = duty.finishing(s, found, half)
    left = 2 - s.built
    for m in dice.sample(found, min(len(found), [50, 5, deep][left])):
        assert (m in allowed) == can_be_finished(laid(s, m, half), left), str(m)


def laid(s, m, half):
    """Return the position after a build that the base game allows."""
    twin = s.copy()
    c = change_of(twin, m.hex, m.lay, twin.turn)
    price = cost(twin, c)
    twin.money[twin.turn] -= twin.rules.charge(twin, price, half)
    lay_track(twin, c, twin.turn)
    twin.built += 1
    twin.half_used = twin.half_used or half
    twin.hexes_built.append(m.hex)
    twin.costs.append(price)
    twin.first_built |= 1 << twin.turn
    return twin


def can_be_finished(s, left):
    """Try every sequence of builds."""
    if s.money[s.turn] < 0:
        return False
    if not unfinished(s, s.turn):
        return True
    if not left:
        return False
    return any(
        can_be_finished(laid(s, m, half), left - 1)
        for half in ([False, True] if s.rules.halves(s) else [False])
        for m in builds_on(s, range(s.board.hexes), s.turn, purse(s, half))
    )


def with_city_left(built, money=20):
    """Return Germany with a New City still to be placed and so many builds used up."""
    t = building("germany", money=money, urbanise_any_time="true").acts(urbanisation=0)
    t.s.urbanised, t.s.built, t.s.first_built = False, built, 1
    return t


@rule("AOS-17.5", "AOS-21.2")
def test_a_new_city_still_to_be_placed_is_a_way_to_finish():
    t = with_city_left(2)
    t.play("build 6,14 gentle 2")  # the last build, and it leads to Würzburg only
    assert t.loose(0) == ["6,14"]
    assert t.refused("end_build") == ("AOS-17.5", "unfinished")
    assert t.refused("urbanise 5,7 A") == ("AOS-17.5", "cannot-be-finished")
    assert {text.split()[1] for text in t.legal()} == {"6,13"}
    t.play("urbanise 6,13 A")
    assert t.links() == [("6,13", "7,14", 0, 1)]
    t = with_city_left(2)
    t.s.urbanised = True
    assert t.refused("build 6,14 gentle 2") == ("AOS-17.5", "cannot-be-finished")


@rule("AOS-17.5", "AOS-21.2")
def test_a_new_city_and_a_build_finish_together():
    """Without money for a town's exit the city does for it; one that is of no use is refused."""
    t = with_city_left(1, money=2)
    t.play("build 6,14 gentle 2")
    assert t.s.money[0] == 0
    assert t.refused("urbanise 8,6 A") == ("AOS-17.5", "cannot-be-finished")
    t.play("urbanise 6,13 A", "end_build")
    t = with_city_left(1)
    t.play("build 6,14 gentle 2", "urbanise 8,6 A", "build 6,13 town_1 3")  # money enough for both
    assert t.loose(0) == []


@rule("AOS-17.5", "AOS-21.2", "AOS-17.7")
def test_builds_links_and_new_cities_are_what_trying_everything_finds():
    """An oracle tries every order of builds and a New City."""
    for built, asked in ((2, 60), (1, 2)):
        t = with_city_left(built, money=6)
        s, left, dice = t.s, 2 - built, random.Random(built)
        found = builds_on(s, range(s.board.hexes), 0, purse(s, False))
        allowed = duty.finishing(s, found, False)
        for m in dice.sample(found, asked):
            assert (m in allowed) == with_city_too(laid(s, m, False), left), str(m)
    t = with_city_left(1, money=6)
    t.play("build 6,14 gentle 2")
    for h in t.s.board.towns:
        m = t.s.table.urbanises[h][0]
        assert (m in t.title.moves(t.s)) == can_be_finished(founded(t.s, m), 1), str(m)
    t = with_city_left(1, 20)
    t.play("build 6,14 gentle 2", "link 1")
    assert {text.split()[1] for text in t.legal()} == {"6,13"}


def founded(s, m):
    """Return the position after a New City."""
    twin = s.copy()
    urbanise(twin, m, None)
    return twin


def with_city_too(s, left):
    """Try every sequence of builds, with a New City before any of them or after the last."""
    if can_be_finished(s, left):
        return True
    if not s.urbanised:
        for h in s.board.towns:
            if not s.cities >> h & 1 and not would_loop(s, h):
                twin = founded(s, s.table.urbanises[h][0])
                if can_be_finished(twin, left):
                    return True
    return left > 0 and any(
        with_city_too(laid(s, m, False), left - 1)
        for m in builds_on(s, range(s.board.hexes), s.turn, purse(s, False))
        if near_an_end(s, m.hex)
    )


def near_an_end(s, h):
    """Whether a build on a hex could touch a loose end."""
    ends = [faced // 6 for faced in unfinished(s, s.turn)]
    return any(s.board.grid.distance(end, h) <= 1 for end in ends)


@rule("AOS-17.3", "AOS-17.5")
def test_half_price_is_not_counted_twice():
    """$2 left, a track that needs another $2: the half price pays for one of link and tile."""
    t = building("germany", money=4).acts(engineer=0)
    t.play("build 6,14 gentle 2")
    assert t.s.money[0] == 2
    assert t.refused("link 1 half_price") == ("AOS-17.5", "link-leaves-unfinished")
    t.play("build 6,13 town_1 3 half_price")
    assert t.s.money[0] == 1


@rule("AOS-17.5", "AOS-8.9")
def test_a_tile_that_a_redirection_gives_back_counts():
    """The last sharp tile is laid, redirected, and then used for the town."""
    t = building("germany", money=20, seat=1)
    t.play("build 7,13 gentle 5", "build 6,13 town_1 2")
    t.turn_of(0, money=7)
    t.audited = False
    t.s.supply[TILES.index("sharp")] = 1
    t.play("build 6,14 sharp 2", "build 6,14 gentle 2", "build 6,13 sharp 3")
    assert t.s.money[0] == 0
    assert ("6,13", "7,14", 0, 2) in t.links()
