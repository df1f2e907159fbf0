"""AOS-20, AOS-21, AOS-22: rulings, house rules, worked examples, invariants."""

import pytest
from games.age_of_steam.positions import MAPS, Table, bidding, building, moving, started
from marks import rule

from roundhouse import SetupError
from roundhouse.games.age_of_steam import tiles
from roundhouse.games.age_of_steam.state import BUILD, DICE, GROWING, MOVE, PRODUCE, URBANISE


def crossing():
    """Return a table with a tile on 8,12 whose two own tracks, 0-3 and 2-5, end loose at 3 and 2."""
    t = building()
    t.play("build 7,12 gentle 2", "build 8,11 gentle 5", "build 8,12 cross_straight_straight 1")
    assert t.loose(0) == ["8,12", "8,12"]
    return t.turn_of(0, money=10)


@rule("AOS-20.7", "AOS-8.6")
def test_both_tracks_of_a_tile_are_redirected_for_four_dollars():
    t = crossing()
    t.play("build 8,12 coexist_gentle_gentle 0")
    assert t.s.money[0] == 6
    assert tiles.LAY_TRACKS[t.s.placed[t.hex("8,12")]] == [(0, 2), (3, 5)]
    t = crossing()
    t.s.money[0] = 3
    assert t.refused("build 8,12 coexist_gentle_gentle 0") == ("AOS-8.21", "too-dear")


@rule("AOS-20.7")
def test_or_one_of_them_for_two():
    t = crossing()
    t.play("build 8,12 cross_straight_gentle 2")  # 0-4 instead of 0-3, 2-5 is kept
    assert t.s.money[0] == 8


@rule("AOS-20.8")
def test_a_tile_that_changes_nothing():
    t = building()
    t.play("build 7,12 straight 0")
    assert t.refused("build 7,12 straight 0") == ("AOS-20.8", "nothing-changes")


# ── House rules ──────────────────────────────────────────────────────────────────────────────────


@rule("AOS-21.1")
def test_loss_at_the_end_of_the_turn():
    t = building(loss_timing="turn_end")
    t.play("build 7,12 straight 0")
    t.next_round().turn_of(0)
    t.play("end_build")
    assert t.loose(-1) == ["7,12"]
    t.play("build 9,13 straight 0", "build 7,13 straight 0")  # in the same phase
    assert t.loose(1) == ["7,13", "9,13"]


@rule("AOS-21.2")
def test_a_new_city_at_any_time():
    t = building(urbanise_any_time="true").acts(urbanisation=0)
    t.s.urbanised = False
    t.play("build 11,11 gentle 4", "build 10,13 gentle 0")
    assert "urbanise 10,12 A" in t.legal()
    t.play("build 7,12 straight 0")
    assert t.s.turn == 0  # the builds are used up, the New City is not
    assert t.legal("build") == []
    assert t.refused("build 7,13 straight 0") == ("AOS-4.4", "not-now")
    assert t.refused("urbanise 7,12 A") == ("AOS-8.30", "no-town")
    t.play("urbanise 10,12 A")
    assert t.links() == [("10,12", "12,11", 0, 1), ("9,14", "10,12", 0, 1)]
    assert t.s.turn == 1


@rule("AOS-21.3")
def test_a_first_tile_of_any_class():
    """8,11 lies beside Chicago, and an unowned track from Chicago faces it."""
    for option, allowed in (("true", False), ("false", True)):
        t = building(first_tile_simple=option)
        t.play("build 7,12 sharp 1")
        t.next_round().turn_of(0).play("end_build")
        t.end_phase()
        t.phase(3, BUILD, [1, 0, 2]).turn_of(1)
        text = "build 8,11 cross_gentle_gentle 5"
        if allowed:
            t.play(text)
            assert t.s.money[1] == 46
        else:
            assert t.refused(text) == ("AOS-8.19", "first-tile")


@rule("AOS-21.3", "AOS-8.19")
def test_a_first_tile_that_replaces_another():
    """A second track into Chicago on a tile of another player."""
    for option, allowed in (("true", False), ("false", True)):
        t = building(first_tile_simple=option)
        t.play("build 7,12 sharp 1", "build 8,11 straight 1", "end_build")
        t.turn_of(1)
        text = "build 8,11 cross_straight_straight 0"
        if allowed:
            t.play(text)
            assert t.loose(0) == t.loose(1) == ["8,11"]
        else:
            assert t.refused(text) == ("AOS-8.19", "first-tile")


@rule("AOS-21.7")
@pytest.mark.parametrize(
    ("tile", "price"), [("coexist_gentle_gentle 0", 2), ("cross_gentle_gentle 0", 3)]
)
def test_redirecting_and_adding_at_once(tile, price):
    for option in ("false", "true"):
        t = building(redirect_and_add=option)
        t.play("build 7,12 gentle 2", "build 8,11 gentle 5", "build 8,12 straight 0")
        t.turn_of(0, money=10)
        assert len(set(t.legal())) == len(t.legal())
        if option == "false":
            assert t.refused(f"build 8,12 {tile}") == ("AOS-8.7", "redirect-and-add")
        else:
            t.play(f"build 8,12 {tile}")
            assert t.s.money[0] == 10 - price


@rule("AOS-21.11")
def test_production_in_columns_of_built_cities():
    t = started(production_built_only="true").phase(GROWING, PRODUCE).acts(production=0)
    t.column("light1", "red").column("A").column("B")
    t.s.letters[1] = t.hex("10,12")
    t.play("produce", "draw red", "draw red")
    columns = {text.split()[2] for text in t.legal("place")}
    assert columns == {"light1", "B"}
    assert t.refused("place red A 1") == ("AOS-11.2", "column-not-used")


@rule("AOS-21.16")
def test_a_poor_builder_ends_himself():
    t = building(money=1)
    assert t.s.turn == 0
    assert t.legal() == ["end_build"]


@rule("AOS-21.18")
def test_bids_are_paid_at_the_end_of_the_auction():
    t = bidding(4, money=10)
    t.play("bid 1", "bid 2", "pass", "bid 3", "pass")
    assert t.s.money == [10] * 4
    t.play("pass")
    assert t.s.money == [9, 8, 10, 7]


def test_options_by_map():
    keys = {board: [option.key for option in title.options] for board, title in MAPS.items()}
    assert keys["rust-belt"] == [
        "loss_timing",
        "urbanise_any_time",
        "first_tile_simple",
        "redirect_and_add",
        "same_hex_twice",
        "production_built_only",
    ]
    assert "southern_double" in keys["southern-us"]
    assert "germany_engineer" in keys["germany"]
    assert "loss_timing" not in keys["germany"]
    assert "difficulty" in keys["barbados"]
    assert keys["st-lucia"][-2:] == ["st_lucia_alternation", "reuse_start_link"]
    with pytest.raises(SetupError):
        Table("rust-belt", 3, southern_double="only_round_4")


# ── Worked examples ──────────────────────────────────────────────────────────────────────────────

JOHANNA, VIOLA, INGRID = range(3)


def before_johanna():
    """Viola's track crosses Johanna's way; Ingrid has the town tile of Indianapolis."""
    t = building(seat=VIOLA)
    t.play("build 11,11 sharp 3", "build 11,12 straight 0")
    t.turn_of(INGRID).play("build 10,13 gentle 0", "build 10,12 straight 0")
    return t.turn_of(JOHANNA, money=9)


@rule("AOS-22.3")
def test_johanna_builds():
    t = before_johanna()
    markers = t.s.town_markers
    t.play("build 12,12 sharp 0")  # river
    assert t.s.money[JOHANNA] == 6
    t.play("build 11,12 cross_straight_straight 1")
    assert t.s.money[JOHANNA] == 3
    t.play("build 10,12 cross_straight_straight 1")
    assert t.s.money[JOHANNA] == 0
    assert t.s.town_markers == markers
    assert ("10,12", "12,11", JOHANNA, 3) in t.links()
    assert t.loose(JOHANNA) == ["10,12"]
    assert t.s.markers[JOHANNA] == 2


@rule("AOS-22.4")
def test_viola_urbanises():
    t = before_johanna()
    t.play("build 12,12 sharp 0", "build 11,12 cross_straight_straight 1")
    t.play("build 10,12 cross_straight_straight 1")
    t.turn_of(VIOLA, money=8).acts(urbanisation=VIOLA)
    t.s.step, t.s.urbanised = URBANISE, False
    t.play("urbanise 10,12 A")
    assert t.s.money[VIOLA] == 8
    assert t.loose(JOHANNA) == []
    assert t.s.markers[JOHANNA] == 1
    assert ("10,12", "12,11", JOHANNA, 2) in t.links()
    t.play("build 9,13 sharp 2")
    assert t.s.money[VIOLA] == 6
    t.play("build 10,13 cross_straight_gentle 2")
    assert t.s.money[VIOLA] == 3
    t.play("build 11,13 sharp 0")
    assert t.s.money[VIOLA] == 0


@rule("AOS-22.5")
def test_daria_and_petra_move():
    daria, petra = 0, 1
    t = moving(building(), [petra, daria, 2]).acts(first_move=daria)
    t.s.queue, t.s.turn = [daria, petra, 2], daria
    t.invent_link("9,14", "12,11", petra)
    t.invent_link("12,11", "10,12", daria, 1, 1).invent_link("10,12", "9,14", daria, 2, 2)
    t.with_cubes(blue="9,14 12,11")
    t.play("engine", "move blue 9,14 12,11", "pass")
    assert t.s.income == [0, 1, 0]
    t.play("move blue 12,11 10,12 9,14", "pass")
    assert t.s.income == [2, 1, 0]
    assert t.s.step == MOVE


@rule("AOS-22.13")
def test_builds_on_the_empty_rust_belt():
    t = building()
    assert "build 7,12 straight 0" in t.legal()
    assert t.refused("build 7,12 straight 1") == ("AOS-8.19", "first-tile")
    assert t.refused("build 8,11 sharp 0") == ("AOS-8.14", "off-board")
    prices = {
        "build 8,11 straight 2": 2,
        "build 12,12 straight 0": 3,
        "build 17,5 straight 0": 4,
    }
    for text, price in prices.items():
        t = building()
        t.play(text)
        assert t.s.money[0] == 50 - price
    edges = [building().s.board.neighbour[building().hex("17,5") * 6 + edge] for edge in (1, 2)]
    assert edges == [-1, -1]


@rule("AOS-22.15")
@pytest.mark.parametrize(
    ("board", "legal", "hexes", "by_price"),
    [
        ("rust-belt", 226, 55, {2: 162, 3: 47, 4: 17}),
        ("southern-us", 179, 41, None),
        ("barbados", 71, 18, None),
        ("western-us", 124, 26, None),
        ("st-lucia", 0, 0, None),
    ],
)
def test_first_tiles(board, legal, hexes, by_price):
    t = building(board, MAPS[board].seats[0], money=100)
    builds = [t.title.parse(t.s, text) for text in t.legal("build")]
    assert len(builds) == legal
    assert len({m.hex for m in builds}) == hexes
    if by_price:
        prices = [t.s.board.price[m.hex] for m in builds]
        assert {price: prices.count(price) for price in by_price} == by_price


@rule("AOS-22.7")
def test_small_numbers():
    assert MAPS["rust-belt"].map.board.rounds[5] == 7
    assert len([x for x in started().s.display if x >= 0]) == 52


# ── Invariants: the audit finds what is wrong ────────────────────────────────────────────────────


def broken(change):
    t = building()
    t.play("build 11,11 gentle 4", "build 10,12 town_1 1", "build 7,12 straight 0")
    assert t.title.audit(t.s) == []
    t.s.change()
    change(t.s, t)
    return " ".join(t.title.audit(t.s))


@rule("AOS-22.20")
def test_the_audit_counts_pieces():
    assert "AOS-22.20" in broken(lambda s, t: s.bag.__setitem__(0, s.bag[0] + 1))
    assert "AOS-22.20" in broken(lambda s, t: s.supply.__setitem__(0, 0))
    assert "AOS-22.20" in broken(lambda s, t: setattr(s, "town_markers", 7))
    assert "AOS-22.20" in broken(lambda s, t: s.markers.__setitem__(0, 21))


@rule("AOS-22.21")
def test_the_audit_finds_loops_and_double_ends():
    def cut(s, t):
        s.placed[t.hex("10,12")] = -1
        s.placed[t.hex("11,11")] = tiles.LAY_WRITTEN["straight 0 0"]

    assert "AOS-22.21" in broken(cut)


@rule("AOS-22.22")
def test_the_audit_finds_two_owners_of_a_section():
    assert "AOS-22.22" in broken(lambda s, t: s.owner.__setitem__(t.hex("11,11") * 6 + 2, 1))


@rule("AOS-22.23")
def test_the_audit_finds_numbers_out_of_bounds():
    for name, value in (("money", -1), ("shares", 16), ("engine", 7), ("income", -1)):
        found = broken(lambda s, t, n=name, v=value: getattr(s, n).__setitem__(0, v))
        assert "AOS-22.23" in found


@rule("AOS-22.24")
def test_the_audit_finds_unfinished_track_in_germany():
    t = building("germany")
    t.play("build 6,14 gentle 2")
    t.s.step = DICE
    assert "AOS-22.24" in " ".join(t.title.audit(t.s))


@rule("AOS-8.13")
def test_the_audit_finds_misplaced_tiles_and_lists():
    found = broken(lambda s, t: s.placed.__setitem__(t.hex("7,11"), 0))
    assert "AOS-8.13" in found
    assert "AOS-2.7" in broken(lambda s, t: s.link_length.__setitem__(0, 5))
    assert "AOS-2.7" in broken(lambda s, t: s.open_ends.clear())
    assert "AOS-2.6" in broken(lambda s, t: s.across.__setitem__(t.hex("7,13") * 6, -1))
    assert "AOS-2.9" in broken(lambda s, t: s.owner.__setitem__(0, 2))
    assert "AOS-8.20" in broken(lambda s, t: s.touched.__setitem__(0, 0))
    assert "AOS-8.21" in broken(lambda s, t: s.markers.__setitem__(0, 1))
