"""RR-7 and RR-8.4, RR-8.5: the main actions, the colours, trains and tracks."""

import pytest
from games.railroad_revolution.positions import Table
from marks import rule

from roundhouse.games.railroad_revolution.board import CITIES, TRAINS
from roundhouse.games.railroad_revolution.effects import DEAL_GAINS
from roundhouse.games.railroad_revolution.state import DEAL, TURN


@rule("RR-7.1", "RR-2.3")
def test_a_station_takes_the_leftmost_building_and_first_slot():
    t = Table().rails("CHA-ATL:1")
    t.play("place white station promote", "target CHA")
    assert (t.s.buildings[0], t.names(t.s.stations[0], CITIES), t.s.due) == (11, ["CHA"], 200)
    assert t.legal("take") == ["reward", "first_bonus"]
    t.play("take reward", "end")
    t.play("place white station promote", "target CHA")
    assert t.legal("take") == ["reward"]


@rule("RR-7.1", "RR-2.3")
def test_one_station_per_city_and_only_where_connected():
    t = Table().stations("WAS").play("place white station promote")
    assert t.legal("target") == ["CHA"]
    t.refused("target WAS", "RR-2.3", "has-station")
    t.refused("target ATL", "RR-7.1", "not-connected")


@rule("RR-7.2", "RR-2.3")
def test_spaces():
    t = Table().play("place white railroad promote")
    t.refused("lay WAS-CHA:1", "RR-2.3", "has-rail")
    t.refused("lay WAS-CHI:2", "RR-7.2", "not-available")
    t.play("lay WAS-CHI:1")
    assert "WAS-CHI:2" in t.legal("lay")  # along the route, before any city
    assert "WAS-CHI:3" not in t.legal("lay")
    t.play("lay WAS-CHI:2", "end")
    assert t.money() == 100


@rule("RR-7.2")
def test_the_last_rail_alone():
    t = Table().pieces(rails=1).play("place white railroad promote", "lay CHA-ATL:1")
    assert t.legal("lay") == []
    t.play("end")
    assert (t.money(), t.s.rails[0]) == (200, 0)


@rule("RR-7.2", "RR-12.10")
def test_with_no_space_left_the_rest_is_waived():
    t = Table().play("place white railroad promote", "lay CHA-ATL:1")
    t.s.frontier[0] = 0
    t.match.push("end")
    assert t.money() == 200


@rule("RR-7.3", "RR-2.3")
def test_an_office_and_its_shares():
    t = Table().offices(3).play("place white telegraph promote")
    t.refused("target 3", "RR-2.3", "has-office")
    t.play("target 6", "take shares")
    assert t.shares() == 3 + 2 + 1
    t.play("end")
    assert (t.money(), t.s.buildings[0]) == (600, 10)


@rule("RR-7.4")
def test_the_telegraph_tile_stays_for_others():
    t = Table(2, telegraph={"4": "TT3"}).workers(white=4, grey=1).workers(1, white=4, orange=1)
    t.play("place white telegraph promote", "target 4", "take shares", "discard board white")
    assert t.on_board("white") == 0
    t.play("progress left", "progress middle", "progress right", "end")
    t.play("place white telegraph promote", "target 4", "take shares", "discard supply orange")
    t.play("progress left")
    assert [t.step_of("left", 0), t.step_of("left", 1)] == [1, 1]


@rule("RR-7.5")
def test_a_sale_pays_the_value_of_the_slot():
    t = (
        Table()
        .pieces(buildings=2, rails=3)
        .play("place white trade promote", "target building", "end")
    )
    assert (t.money(), t.s.buildings[0]) == (1200, 1)


# ── RR-7.6  Colours ──────────────────────────────────────────────────────────────────────────────


@rule("RR-7.6")
def test_purple():
    t = Table().workers(white=3, purple=1).play("place purple railroad special", "take effect")
    assert t.money() == 300
    t.play("train cash")
    assert t.up("cash") == 1
    t = (
        Table()
        .workers(white=3, purple=1)
        .play("place purple telegraph special", "exchange board purple grey")
    )
    assert (t.on_board("grey"), t.on_board("purple")) == (1, 0)
    t = Table().workers(white=3, purple=1).play("place purple trade special", "target rail")
    t.play("take effect", "progress left", "take effect", "progress left", "end")
    assert (t.money(), t.step_of("left")) == (400, 2)


@rule("RR-7.6")
def test_orange():
    t = (
        Table()
        .workers(white=3, orange=1)
        .play("place orange trade special", "take effect", "target rail", "end")
    )
    assert t.money() == 1100


@rule("RR-7.6")
def test_grey():
    t = (
        Table()
        .workers(white=3, grey=1)
        .play("place grey trade special", "take effect", "worker purple")
    )
    assert (t.money(), t.supply("purple")) == (200, 1)
    t = Table().workers(white=3, grey=1).play("place grey trade special", "take effect")
    t.refused("worker white", "RR-3.1", "not-specialised")


@rule("RR-7.6", "RR-12.16")
def test_turquoise():
    t = Table().pieces(buildings=12, rails=11).workers(white=3, turquoise=1)
    t.play("place turquoise trade special", "target rail", "sale rail", "end")
    assert t.money() == 600 + 200 + 300  # the second rail lay on slot 6
    t = (
        Table()
        .workers(white=3, turquoise=1)
        .play("place turquoise trade special", "sale building", "target rail")
    )
    assert t.money() == 600 + 300 + 200


@rule("RR-7.6")
def test_a_specialised_worker_may_promote_instead():
    t = Table(open_tiles=["A1-1", "A2-1"]).workers(white=4, grey=1)
    t.play("place grey railroad promote")
    assert t.legal("take") == []
    assert "board grey 2" in t.legal("promote")


@rule("RR-7.6", "RR-12.2")
def test_grey_pays_the_price_of_the_first_bonus():
    t = (
        Table(cities={"CHI": "CT2c"})
        .rails("WAS-CHI:1", "WAS-CHI:2", "WAS-CHI:3")
        .workers(white=3, grey=1)
    )
    t.purse(money=900).play(
        "place grey station special", "target CHI", "take reward", "take first_bonus", "take effect"
    )
    assert t.money() == 500
    t.play("train cash", "train cash", "end")
    assert (t.up("cash"), t.money()) == (2, 200)


# ── RR-8.4, RR-8.5  Trains and tracks ────────────────────────────────────────────────────────────


@rule("RR-8.4", "RR-2.9")
@pytest.mark.parametrize(
    ("kind", "money", "shares"),
    [("cash", 1000, 3), ("shares", 600, 6), ("progress", 600, 3), ("rail", 600, 3)],
)
def test_a_train_turned_down_gives_its_bonus(kind, money, shares):
    t = Table().trains(promote2=1, **{kind: 1}).play("place white trade promote", f"flip {kind}")
    assert (t.money(), t.shares(), t.up(kind), t.down(kind)) == (money, shares, 0, 1)
    assert bool(t.legal("progress")) == (kind == "progress")
    assert bool(t.legal("free")) == (kind == "rail")


@rule("RR-8.4")
def test_a_train_turned_up_gives_nothing():
    t = (
        Table()
        .trains(promote2=1, down=["cash"])
        .play("place white trade promote", "flip cash back")
    )
    assert (t.money(), t.up("cash")) == (600, 1)
    t.refused("flip cash", "RR-6.2", "nothing-to-use")


@rule("RR-8.4")
def test_only_own_trains_on_the_right_side():
    t = Table().trains(promote2=1, down=["cash"]).play("place white trade promote")
    t.refused("flip cash", "RR-8.4", "no-train-face-up")
    t.refused("flip promote2 back", "RR-8.4", "no-train-face-down")


@rule("RR-8.4")
def test_a_train_may_be_turned_in_the_turn_it_was_taken_and_twice_the_same():
    t = (
        Table(cities={"CHI": "CT2b"})
        .rails("WAS-CHI:1", "WAS-CHI:2", "WAS-CHI:3")
        .workers(white=3, purple=1)
    )
    t.play(
        "place purple station special",
        "target CHI",
        "take reward",
        "take effect",
        "train cash",
        "flip cash",
    )
    assert t.money() == 600 - 100 + 400
    t = Table(telegraph={"1": "TT5"}).workers(white=4, grey=1).trains(promote2=1, cash=1)
    t.play(
        "place white telegraph promote",
        "target 1",
        "discard supply white",
        "flip cash",
        "flip cash back",
    )
    assert (t.up("cash"), t.money()) == (1, 1000)


@rule("RR-8.4")
def test_a_city_tile_lets_a_train_be_turned_and_no_deal_ever_does():
    t = Table(4, cities={"DAL": "CT3b"}).trains(promote2=1, cash=1)
    t.rails("CHA-ATL:1", "ATL-STL:1", "ATL-STL:2", "STL-DAL:1", "STL-DAL:2")
    t.play("place white station promote", "target DAL", "take reward")
    assert t.legal("flip") == []
    t.play("take first_bonus", "flip cash")
    assert (t.money(), t.down("cash")) == (600 + 300 + 400, 1)
    assert [gain for pair in DEAL_GAINS for gain in pair if gain.flips] == []


@rule("RR-8.4", "RR-12.9")
def test_duplicates_are_allowed_until_the_stock_is_empty():
    t = Table().workers(white=3, purple=1)
    t.trains(promote2=1, cash=4).play("place purple railroad special", "take effect", "train cash")
    assert t.up("cash") == 5
    t = Table().workers(white=3, purple=1).trains(promote2=1, cash=5)
    t.play("place purple railroad special", "take effect")
    t.refused("train cash", "RR-12.9", "no-train-in-stock")


@rule("RR-12.9")
def test_a_train_effect_with_empty_stacks_is_lost():
    t = Table().workers(white=3, purple=1).trains(promote2=1, cash=5, shares=5, progress=5, rail=5)
    t.play("place purple railroad special", "take effect", "lay CHA-ATL:1", "lay ATL-NOR:1")
    assert t.legal("train") == []
    t.play("sell", "end")
    assert sum(t.up(kind) for kind in TRAINS) == 21


@rule("RR-8.5")
def test_progress_stops_at_the_last_step():
    t = (
        Table()
        .steps(left=9, right=4)
        .trains(promote2=1, progress=1)
        .play("place white trade promote", "flip progress")
    )
    assert t.legal("progress") == ["middle", "right"]
    t.refused("progress left", "RR-8.5", "track-at-end")
    t.play("progress right")
    assert t.legal("progress") == ["middle"]


@rule("RR-3.1", "RR-12.10")
def test_free_rails_cost_nothing_and_count():
    t = (
        Table(telegraph={"1": "TT6"})
        .workers(white=4, grey=1)
        .play("place white telegraph promote", "target 1")
    )
    t.play("take shares", "discard supply white", "free CHA-CIN:1", "free CIN-STL:1")
    t.refused("free STL-OMA:1", "RR-6.2", "nothing-to-use")
    assert (t.s.due, t.s.rails[0], t.s.laid[0].bit_count()) == (0, 13, 3)
    t.play("end")
    assert (t.money(), t.s.step) == (600, DEAL)  # Cincinnati–St. Louis has a deal symbol


@rule("RR-3.1")
def test_a_free_rail_in_a_reward():
    t = Table(cities={"OMA": "CT3b"}).rails(
        "WAS-CHI:1", "WAS-CHI:2", "WAS-CHI:3", "CHI-OMA:1", "CHI-OMA:2"
    )
    t.play("place white station promote", "target OMA", "take reward", "free OMA-DEN:1", "end")
    assert (t.money(), t.s.step) == (600 - 300 + 300, TURN)


@rule("RR-3.1", "RR-12.5", "RR-12.6")
def test_exchange():
    t = (
        Table()
        .workers(white=2, board={"orange": 2})
        .play("place white station promote", "target CHA", "take reward")
    )
    t.refused("exchange supply grey white", "RR-9.1", "no-such-worker")
    t.refused("exchange supply white white", "RR-3.1", "same-colour")
    t.play("exchange board orange grey")
    assert (t.on_board("orange"), t.on_board("grey"), t.s.available[0]) == (1, 1, 4)
    t = Table().play("place white station promote", "target CHA", "take reward")
    t.s.common[1], t.s.supply[5 + 1] = 0, 12  # all purple workers are with seat 1
    t.s.available[1] += 12
    t.refused("exchange supply white purple", "RR-12.5", "not-in-stock")
