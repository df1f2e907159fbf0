"""AOS-15: Western U.S."""

import pytest
from games.age_of_steam.positions import building, moving, started
from marks import rule

from roundhouse import CHANCE, NOBODY
from roundhouse.games.age_of_steam.maps.western_us import coasts
from roundhouse.games.age_of_steam.maps.western_us import rules as western
from roundhouse.games.age_of_steam.state import BUILD, GROWING, MAP_DECISION, MOVE, URBANISE
from roundhouse.games.age_of_steam.state import DICE as DICE_STEP

SEATTLE, SAN_FRANCISCO, LOS_ANGELES = "1,0", "-3,7", "-3,9"
MINNEAPOLIS, VICKSBURG, DENVER, SALT_LAKE = "12,1", "9,10", "6,5", "2,4"


@rule("AOS-15.1")
def test_western_start():
    t = started("western-us")
    b = t.s.board
    assert t.s.money == [20] * 3
    assert t.s.shares == [2] * 3
    there = [sum(t.cubes(b.labels[h]).values()) for h in range(b.hexes) if b.city[h]]
    assert there == [2] * 12
    assert [sum(t.cubes(b.labels[h]).values()) for h in b.towns] == [1] * 20


@rule("AOS-15.2")
def test_cubes_in_towns_move():
    t = moving(started("western-us")).with_cubes(blue="3,0")
    t.invent_link("3,0", SEATTLE, 0)
    assert t.legal("move") == ["move blue 3,0 1,0"]
    t.play("move blue 3,0 1,0")
    assert t.s.income == [1, 0, 0]


@rule("AOS-15.3")
def test_western_prices():
    b = started("western-us").s.board
    assert b.prices == {"plain": 2, "river": 4, "swamp": 4, "mountain": 5}


@rule("AOS-15.4")
def test_a_cube_under_a_new_city_goes_back():
    t = building("western-us").acts(urbanisation=0)
    t.s.step, t.s.urbanised = URBANISE, False
    t.with_cubes(red="3,0")
    bag = t.s.bag[0]
    t.play("urbanise 3,0 A")
    assert t.cubes("3,0") == {}
    assert t.s.bag[0] == bag + 1


@rule("AOS-15.5")
def test_regions():
    s = started("western-us").s
    names = {
        region: sorted(
            s.board.names[h] for h in range(s.board.hexes) if s.board.region[h] == region
        )
        for region in ("east", "west")
    }
    assert names["west"] == ["Los Angeles", "San Francisco", "Seattle"]
    assert names["east"] == [
        "Des Moines",
        "Duluth",
        "Memphis",
        "Minneapolis",
        "New Orleans",
        "St. Louis",
        "Vicksburg",
    ]
    new = {s.board.names[h]: s.board.new_city_region[h] for h in s.board.towns}
    gained = {name: region for name, region in new.items() if region}
    assert gained == {"Kansas City": "east", "Portland": "west", "San Diego": "west"}
    portland = s.board.names.index("Portland")
    assert coasts.region_of(s, portland) == ""
    s.letters[0] = portland
    assert coasts.region_of(s, portland) == "west"


@rule("AOS-15.6", "AOS-22.15")
def test_the_first_tile_leads_into_a_start_city():
    t = building("western-us", money=100)
    builds = [t.title.parse(t.s, text) for text in t.legal("build")]
    assert len(builds) == 124
    assert len({m.hex for m in builds}) == 26
    assert t.refused("build 6,6 straight 0") == ("AOS-15.6", "first-tile-start-city")


@rule("AOS-15.7")
def test_one_network_until_the_connection():
    t = building("western-us")
    t.play("build 1,1 straight 0")
    assert t.refused("build -2,7 straight 2") == ("AOS-15.7", "second-network")
    t.play("build 1,2 straight 0")
    t.s.extra = [coasts.CONNECTED]
    t.play("build -2,7 straight 2")


@rule("AOS-15.7")
def test_a_city_holds_a_network_together():
    t = building("western-us")
    t.play("build 1,1 straight 0", "build 2,0 straight 2")  # both from Seattle
    assert t.s.markers[0] == 2


@rule("AOS-15.7")
def test_two_tracks_of_one_tile_do_not_begin_two_networks():
    t = building("western-us", money=100, first_tile_simple="false")
    found = t.legal("build")
    for text in found:
        twin = t.s.copy()
        t.title.apply(twin, t.title.parse(t.s, text))
        assert western.audit(twin) == []
    assert len(found) == 124
    t.s.extra = [coasts.CONNECTED]  # 12,2 lies between Minneapolis and Des Moines
    assert len([text for text in t.legal("build 12,2") if "cross" in text]) > 0


@rule("AOS-15.7", "AOS-8.33")
def test_a_completed_section_away_from_the_network_stays_unowned():
    t = building("western-us")
    t.play("build 1,1 sharp 0", "end_build")
    t = building("western-us")
    t.play("build 2,0 straight 2", "end_build")  # Seattle towards Spokane, 3,0
    t.next_round().turn_of(0).play("end_build")
    t.end_phase()
    assert t.loose(-1) == ["2,0"]
    for near, owner in ((False, -1), (True, 1)):
        s = t.s.copy()
        saved, t.s = t.s, s
        t.phase(3, BUILD, [1, 0, 2]).turn_of(1)
        t.play("build 1,1 straight 0" if near else "build -2,7 straight 2")
        t.turn_of(1).acts(urbanisation=1)
        t.s.step, t.s.urbanised = URBANISE, False
        t.play("urbanise 3,0 A")
        assert t.links() == [("1,0", "3,0", owner, 1)]
        t.s = saved


@rule("AOS-15.7", "AOS-8.33")
@pytest.mark.parametrize(("markers", "far"), [(1, 2), (19, -1)])
def test_the_last_marker_goes_to_the_section_that_begins_at_the_own_network(markers, far):
    t = building("western-us")
    t.play("build 11,4 straight 1", "end_build")  # Des Moines towards Kansas City, 10,5
    t.turn_of(1).play("build 11,5 gentle 5", "end_build")  # St. Louis towards it
    t.next_round().turn_of(0).play("end_build")
    t.end_phase()
    assert t.loose(-1) == ["11,4", "11,5"]
    t.phase(3, BUILD, [2, 0, 1]).turn_of(2).play("build 10,7 straight 1")  # from St. Louis
    t.turn_of(2).acts(urbanisation=2)
    t.s.step, t.s.urbanised, t.s.markers[2] = URBANISE, False, markers
    t.audited = False  # most of these markers lie nowhere
    t.play("urbanise 10,5 A")
    assert sorted(t.links()) == [("10,5", "11,6", 2, 1), ("12,3", "10,5", far, 1)]
    assert western.audit(t.s) == []


def connected(*links, seat=0):
    """Return a table with these invented links, asked what the last build has done."""
    t = building("western-us", seat=seat)
    for number, (one, two, owner) in enumerate(links):
        t.invent_link(one, two, owner, edge=number % 6, other=(number + 1) % 6)
    interrupted = t.s.rules.track_changed(t.s, t.log)
    return t, interrupted


@rule("AOS-15.8")
def test_one_player_alone_gets_four():
    t, asked = connected((SEATTLE, SALT_LAKE, 1), (SALT_LAKE, MINNEAPOLIS, 1))
    assert not asked
    assert t.s.income == [0, 4, 0]
    assert coasts.is_joined(t.s)
    t.s.rules.track_changed(t.s, t.log)  # once per game
    assert t.s.income == [0, 4, 0]


@rule("AOS-15.8")
def test_two_players_get_two_each():
    t, asked = connected((SEATTLE, SALT_LAKE, 1), (SALT_LAKE, MINNEAPOLIS, 2))
    assert not asked
    assert t.s.income == [0, 2, 2]


@rule("AOS-15.8", "AOS-15.12")
def test_of_more_players_two_are_named():
    t, asked = connected((SEATTLE, SALT_LAKE, 0), (SALT_LAKE, DENVER, 1), (DENVER, VICKSBURG, 2))
    assert asked
    assert t.s.step == MAP_DECISION
    assert t.legal() == ["transcon 0 1", "transcon 0 2", "transcon 1 2"]
    assert t.title.prompt(t.s).key == "transcon"
    assert t.refused("transcon 1") == ("AOS-15.9", "not-those-owners")
    assert t.refused("end_build") == ("AOS-15.12", "not-now")
    t.play("transcon 0 2")
    assert t.s.income == [2, 0, 2]
    assert t.s.step == BUILD


@rule("AOS-15.9")
def test_the_fewest_owners_count_and_equal_sets_are_chosen():
    t, asked = connected(
        (SEATTLE, SALT_LAKE, 0),
        (SALT_LAKE, MINNEAPOLIS, 1),
        (LOS_ANGELES, DENVER, 2),
        (DENVER, VICKSBURG, 2),
    )
    assert not asked
    assert t.s.income == [0, 0, 4]
    t, asked = connected(
        (SEATTLE, SALT_LAKE, 0),
        (SALT_LAKE, MINNEAPOLIS, -1),
        (LOS_ANGELES, DENVER, 2),
        (DENVER, VICKSBURG, 2),
    )
    assert asked  # an unowned link adds no owner
    assert t.legal() == ["transcon 0", "transcon 2"]
    t.play("transcon 2")
    assert t.s.income == [0, 0, 4]


@rule("AOS-15.9")
def test_an_eliminated_owner_counts_and_gets_nothing():
    t = building("western-us")
    t.s.out, t.s.order = 1 << 2, [0, 1]
    t.invent_link(SEATTLE, SALT_LAKE, 2).invent_link(SALT_LAKE, MINNEAPOLIS, 1, 2, 3)
    t.s.rules.track_changed(t.s, t.log)
    assert t.s.income == [0, 2, 0]


def bonus(first, second, cube="blue", start=SAN_FRANCISCO, out=0):
    t = moving(building("western-us")).with_cubes(**{cube: start})
    t.s.out = out
    t.s.engine = [3] * 3
    t.invent_link(start, DENVER, first).invent_link(DENVER, VICKSBURG, second, edge=2, other=3)
    t.s.extra = [coasts.CONNECTED]
    t.play(f"move {cube} {start} {DENVER} {VICKSBURG}")
    return t


@rule("AOS-15.10")
def test_the_bonus_of_one_owner_needs_no_decision():
    t = bonus(1, 1)
    assert t.s.income == [0, 3, 0]
    assert t.s.step == MOVE
    assert t.s.turn == 1
    t = bonus(1, 1, out=1 << 1)
    assert t.s.income == [0, 0, 0]
    assert t.told("bonus-lost") == {"seat": 0}


@rule("AOS-15.10", "AOS-15.12")
def test_the_mover_chooses_the_link():
    t = bonus(1, 2)
    assert (t.s.step, t.s.turn) == (MAP_DECISION, 0)
    assert t.legal() == ["bonus 1", "bonus 2"]
    assert t.refused("bonus 3") == ("AOS-15.10", "link-not-used")
    assert t.title.prompt(t.s).key == "bonus"
    t.play("bonus 2")
    assert t.s.income == [0, 1, 2]
    assert (t.s.step, t.s.turn) == (MOVE, 1)
    t = bonus(-1, 2)
    t.play("bonus 1")  # without an owner it is lost
    assert t.s.income == [0, 0, 1]


@rule("AOS-15.10")
def test_no_bonus_from_a_town_or_within_a_region():
    t = bonus(1, 1, start="3,0")
    assert t.s.income == [0, 2, 0]
    t = bonus(1, 1, start=SALT_LAKE)
    assert t.s.income == [0, 2, 0]


def tie(money, lengths):
    t = started("western-us").phase(GROWING, DICE_STEP)
    t.s.round, t.s.turn, t.s.money = 10, CHANCE, money
    for seat, length in enumerate(lengths):
        if length:
            t.invent_link(SEATTLE, SALT_LAKE, seat, edge=seat, other=seat, length=length)
    t.s.income = [20 - length for length in lengths]
    t.s.shares = [2] * 3
    while t.s.step == DICE_STEP:
        t.play("roll 1")
    return t


@rule("AOS-15.11")
def test_ties_are_broken_by_money_then_segments():
    t = tie([5, 6, 4], [0, 0, 0])
    assert t.s.turn == NOBODY
    assert t.title.ranks(t.s) == (2, 1, 3)
    t = tie([5, 5, 4], [0, 3, 0])
    t.s.income[1] = 19  # 3 x 19 + 3 = 3 x 20
    assert western.standing(t.s, 1) > western.standing(t.s, 0)


@rule("AOS-15.11", "AOS-4.6")
def test_and_then_by_dice():
    t = tie([5, 5, 4], [0, 0, 0])
    assert (t.s.step, t.s.turn) == (MAP_DECISION, CHANCE)
    assert t.title.prompt(t.s).key == "tie"
    t.play("roll 3", "roll 3")  # rolled again
    assert t.s.turn == CHANCE
    t.play("roll 2", "roll 5")
    assert t.s.turn == NOBODY
    assert t.title.ranks(t.s) == (2, 1, 3)


@rule("AOS-15.11")
def test_nobody_wins_if_all_are_eliminated():
    t = started("western-us")
    t.s.out, t.s.order = 7, []
    assert min(t.title.ranks(t.s)) > 1


@pytest.mark.parametrize("rolls", [("roll 1", "roll 2", "roll 3"), ("roll 6", "roll 6", "roll 6")])
@rule("AOS-15.11")
def test_three_tied(rolls):
    t = tie([5, 5, 5], [0, 0, 0])
    t.play(*rolls)
    assert (t.s.turn == NOBODY) == (len(set(rolls)) == 3)


@rule("AOS-15.11")
def test_who_rolled_highest_stays_ahead_of_those_who_roll_again():
    t = tie([5, 5, 5], [0, 0, 0])
    t.play("roll 3", "roll 3", "roll 5", "roll 1", "roll 2")
    assert t.s.turn == NOBODY
    assert t.title.ranks(t.s) == (3, 2, 1)
