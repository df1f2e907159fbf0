"""RR-13: the test vectors of the specification, with their figures."""

import pytest
from games.railroad_revolution.positions import CITIES, SPACES, Table
from marks import rule

from roundhouse.games.railroad_revolution.cards import MILESTONES, STACKS
from roundhouse.games.railroad_revolution.rules import scoring
from roundhouse.games.railroad_revolution.rules.milestones import stack_size
from roundhouse.games.railroad_revolution.state import DEAL


def available(table, seat=0):
    return sorted(table.names(table.s.frontier[seat], SPACES))


@rule("RR-7.2", "RR-4.5")
def test_tv_1_spaces_available_to_a_new_player():
    assert available(Table()) == ["CHA-ATL:1", "CHA-CIN:1", "WAS-CHI:1", "WAS-CIN:1"]


@rule("RR-7.2", "RR-7.1")
def test_tv_2_spaces_after_a_rail_to_atlanta():
    t = Table().rails("CHA-ATL:1")
    wanted = ["ATL-NOR:1", "ATL-STL:1", "CHA-CIN:1", "WAS-CHI:1", "WAS-CIN:1"]
    assert available(t) == wanted
    assert t.names(t.s.connected[0], CITIES) == ["WAS", "CHA", "ATL"]


@rule("RR-6.1", "RR-6.5", "RR-7.6")
def test_tv_3_gains_of_the_turn_pay_for_it():
    t = Table().purse(money=100, shares=0).workers(white=3, grey=1)
    t.play("place grey railroad special")
    assert t.legal("lay") == ["CHA-ATL:1"]
    t.play("lay CHA-ATL:1")
    assert t.legal("lay") == ["ATL-NOR:1"]
    t.play("lay ATL-NOR:1", "take effect", "sell", "sell", "end")
    assert (t.money(), t.shares()) == (0, 0)


@rule("RR-6.5", "RR-5.3")
@pytest.mark.parametrize(("money", "mode"), [(50, "special"), (250, "promote")])
def test_tv_4_a_railroad_that_cannot_be_paid(money, mode):
    t = Table().purse(money=money, shares=0).workers(white=3, grey=1)
    assert f"place grey railroad {mode}" not in t.legal()
    t.refused(f"place grey railroad {mode}", "RR-6.5", "not-solvent")


@rule("RR-7.2", "RR-7.6")
@pytest.mark.parametrize(
    ("place", "cost"), [("white railroad promote", 500), ("orange railroad special", 350)]
)
def test_tv_5_terrain_and_the_accountant(place, cost):
    t = Table().workers(white=3, orange=1)
    t.play(f"place {place}", "lay WAS-CIN:1", "lay WAS-CIN:2")
    assert t.s.due == cost
    t.play("end")
    assert t.money() == 600 - cost


@rule("RR-7.6")
def test_tv_6_three_rails_of_an_engineer():
    t = Table().workers(white=3, turquoise=1).play("place turquoise railroad special")
    t.play("lay CHA-ATL:1", "lay ATL-STL:1")
    assert "end" in t.legal()
    t.play("lay ATL-STL:2", "end")
    assert t.money() == 100


@rule("RR-8.1")
def test_tv_7_a_rail_on_a_deal_symbol():
    t = Table().play("place white railroad promote", "lay CHA-CIN:1", "lay CIN-STL:1")
    assert t.s.due == 600
    t.play("end")
    assert (t.money(), t.s.step, t.s.turn) == (0, DEAL, 0)


@rule("RR-7.1", "RR-12.2")
def test_tv_8_first_in_atlanta_with_a_negotiator():
    t = Table(cities={"ATL": "CT1a"}).rails("CHA-ATL:1").workers(white=3, grey=1)
    t.play("place grey station special", "target ATL")
    t.play("take reward", "take first_bonus", "take effect", "end")
    assert t.money() == 800
    assert t.supply("orange") == 1
    assert t.s.buildings[0] == 11


@rule("RR-7.1", "RR-7.6", "RR-2.1")
def test_tv_9_washington_twice_for_an_engineer():
    t = Table().workers(white=3, turquoise=1).play("place turquoise station special")
    t.play("target WAS", "take reward", "take effect", "take first_bonus", "progress left", "end")
    assert (t.money(), t.shares(), t.step_of("left")) == (100, 7, 1)


@rule("RR-7.6")
def test_tv_10_an_accountant_builds_for_nothing():
    t = Table().purse(money=0, shares=0).workers(white=3, orange=1)
    t.play("place orange station special", "target WAS")
    assert t.s.due == 0
    t.play("take reward", "end")
    assert t.shares() == 2


@rule("RR-6.3", "RR-6.5")
def test_tv_11_the_reward_pays_for_the_station():
    t = Table().purse(money=0, shares=0).play("place white station promote", "target WAS")
    t.play("take reward", "sell", "sell", "end")
    assert t.money() == 100


@rule("RR-7.6", "RR-12.4")
@pytest.mark.parametrize(("others", "shares", "money"), [((), 3, 300), ((1,), 1, 100)])
def test_tv_12_money_for_every_share(others, shares, money):
    t = Table().workers(white=3, orange=1).purse(money=0, shares=0)
    if others:
        t.offices(8, seat=1)
    t.play("place orange telegraph special", "target 8", "take shares")
    assert (t.shares(), t.money()) == (shares, money)


@rule("RR-7.3", "RR-7.6", "RR-12.2")
@pytest.mark.parametrize(("others", "shares"), [((), 5), ((1,), 3)])
def test_tv_13_the_first_office_bonus_again(others, shares):
    t = Table().workers(white=3, grey=1).purse(money=0, shares=0)
    if others:
        t.offices(8, seat=1)
    t.play("place grey telegraph special", "target 8", "take shares", "take effect")
    assert t.shares() == shares


@rule("RR-7.4", "RR-7.6", "RR-2.6")
def test_tv_14_the_telegraph_tile_twice():
    t = Table(telegraph={"1": "TT1"}).workers(white=4, turquoise=1)
    t.play("place turquoise telegraph special", "target 1", "take effect", "discard supply white")
    assert (t.money(), t.s.available[0]) == (1400, 4)


@rule("RR-12.8", "RR-7.4")
@pytest.mark.parametrize(("money", "legal"), [(0, False), (50, True)])
def test_tv_15_a_fourth_worker_for_the_tile(money, legal):
    t = Table(telegraph={"1": "TT1"}).offices(1, seat=1).purse(money=money, shares=0)
    t.play("place white telegraph promote", "target 1")
    assert ("discard supply white" in t.legal()) == legal
    if legal:
        t.play("discard supply white", "take shares", "sell", "hire grey", "end")
        assert (t.money(), t.s.available[0]) == (0, 4)
    else:
        facts = t.refused("discard supply white", "RR-12.8", "not-solvent-workers")
        assert (facts["cash"], facts["workers"]) == (600, 3)


@rule("RR-7.5", "RR-8.4", "RR-2.9")
def test_tv_16_trade_and_a_cash_train():
    t = Table().trains(promote2=1, cash=1).play("place white trade promote")
    t.play("target rail", "flip cash", "end")
    assert (t.money(), t.s.rails[0], t.down("cash")) == (1200, 14, 1)
    assert scoring.sheet(t.s, 0)[4] == 8  # the start train alone


@rule("RR-12.8")
def test_tv_17_no_promotion_at_four_workers_without_means():
    t = (
        Table(open_tiles=["A1-1", "A2-1"])
        .purse(money=0, shares=0)
        .play("place white trade promote")
    )
    t.refused("promote supply white 2", "RR-12.8", "not-solvent-workers")
    t.play("target building")
    t.refused("promote supply white 2", "RR-12.8", "not-solvent-workers")


@rule("RR-9.2", "RR-9.3")
def test_tv_18_a_milestone_is_completed():
    t = Table(open_tiles=["A1-1", "A2-2"]).offices(3, 4).workers(white=4, grey=1)
    b = STACKS.index("B")
    t.play("place white trade promote")
    assert stack_size(t.s, b) == 10
    t.play("promote supply white 2").roll()
    assert "A2-2" in t.names(t.s.done[0], MILESTONES)
    assert len(t.legal("keep")) == 3
    kept = t.legal("keep")[1]
    t.play(f"keep {kept}")
    assert t.milestone(1) == kept
    assert stack_size(t.s, b) == 9


@rule("RR-11.4", "RR-2.5", "RR-2.7")
def test_tv_19_a_score_sheet():
    t = (
        Table(seats=2, open_tiles=["A1-2", "A2-1", "A1-3", "A2-2"])
        .offices(1, 2, 3, 6)
        .steps(left=4, middle=5, right=2)
    )
    t.rails("SFO-LAX:1").trains(promote2=1, cash=1, down=["rail"]).done("A1-1", "B-4")
    t.stations("WAS", "CHA", "LAX")
    assert scoring.sheet(t.s, 0) == [26, 18, 16, 42, 16, 10]
    assert t.match.scores[0] == 128


@rule("RR-11.5")
def test_tv_20_a_tie_goes_to_the_richer():
    t = Table(seats=2).purse(0, money=300, shares=2).purse(1, money=550, shares=0)
    assert t.match.scores[0] == t.match.scores[1]
    assert t.match.title.ranks(t.s) == (1, 2)
    t.purse(1, money=600, shares=0)
    assert t.match.title.ranks(t.s) == (1, 1)


@rule("RR-11.2", "RR-11.1", "RR-5.6")
def test_tv_21_the_last_turns():
    t = Table(seats=3)
    t.s.round, t.s.turn, t.s.active = 17, 1, 1
    t.pieces(1, buildings=2, rails=3)
    turn = ["place white trade promote", "target rail", "end"]
    order = []
    while not t.match.over:
        order.append((t.s.round, t.s.turn))
        t.play(*turn)
    assert order == [(17, 1), (17, 2), (18, 0), (18, 1), (18, 2)]


@rule("RR-4.7", "RR-12.11")
def test_tv_22_neutral_buildings_of_two_players():
    t = Table(seats=2)
    without = t.names(t.s.first_station, CITIES)
    assert without == ["ATL", "STL", "OMA", "ELP", "LAX"]
    assert t.names(t.s.first_office, range(1, 9)) == [2, 3, 6, 7]
    t.rails("CHA-ATL:1").workers(white=4, grey=1).play("place white station promote", "target ATL")
    assert t.legal("take") == ["reward"]
    t = Table(seats=2).rails("CHA-ATL:1").workers(white=4, grey=1)
    t.play("place grey station special", "target ATL")
    assert t.legal("take") == ["reward", "effect"]


@rule("RR-6.6", "RR-12.10", "RR-2.8")
@pytest.mark.parametrize(
    ("moves", "gain"),
    [
        (["flip rail", "free CHA-ATL:1", "target rail"], 300),
        (["target rail", "flip rail", "free CHA-ATL:1"], 200),
    ],
)
def test_tv_23_a_free_rail_before_or_after_the_sale(moves, gain):
    t = (
        Table()
        .pieces(rails=11)
        .trains(promote2=1, rail=1)
        .play("place white trade promote", *moves, "end")
    )
    assert (t.money(), t.s.rails[0]) == (600 + gain, 9)


@rule("RR-6.6")
def test_tv_24_a_free_rail_connects_the_city_of_a_later_target():
    t = Table().trains(promote2=1, rail=1).workers(white=3, purple=1)
    t.play("place purple station special")
    assert "ATL" not in t.legal("target")
    t.play("take effect", "flip rail", "free CHA-ATL:1", "target ATL")
    assert (t.money(), t.s.due) == (500, 200)


@rule("RR-6.5")
def test_tv_25_only_the_trains_that_pay():
    t = Table(cities={"CHI": "CT2b"}).rails("WAS-CHI:1", "WAS-CHI:2", "WAS-CHI:3")
    t.rails("WAS-CHI:1", "WAS-CHI:2", "WAS-CHI:3", seat=1).stations("CHI", seat=1).purse(
        money=100, shares=0
    ).workers(white=3, purple=1).trains(promote2=1)
    t.play("place purple station special", "target CHI", "take reward")
    assert t.legal("train") == ["cash", "shares"]
    t.refused("train progress", "RR-6.5", "not-solvent")
    t.play("train cash", "take effect", "flip cash", "end")
    assert t.money() == 100


@rule("RR-12.4", "RR-1.16")
def test_tv_26_shares_cut_short_are_not_paid():
    t = Table().workers(white=3, orange=1).purse(money=0, shares=0)
    for seat, shares in ((1, 16), (2, 16), (3, 15)):
        t.purse(seat, shares=shares)
    assert t.s.common_shares == 1
    t.play("place orange telegraph special", "target 8", "take shares")
    assert (t.shares(), t.money()) == (1, 100)
