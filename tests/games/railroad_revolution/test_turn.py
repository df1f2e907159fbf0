"""RR-5 and RR-6: the turn and the agenda."""

import pytest
from games.railroad_revolution.positions import Table
from marks import rule

from roundhouse.core.laws import moves_and_why_not_agree
from roundhouse.games.railroad_revolution.board import COLOURS, SPACES
from roundhouse.games.railroad_revolution.effects import FREE_RAIL
from roundhouse.games.railroad_revolution.rules import solvency
from roundhouse.games.railroad_revolution.state import AGENDA, TURN

TRADE = ["place white trade promote", "target rail", "end"]


@rule("RR-5.1", "RR-12.7")
def test_workers_come_back_when_the_supply_is_empty():
    t = Table(2).workers(grey=1, board={"white": 3}).workers(1, white=4)
    t.play("place grey trade promote", "target rail", "end", *TRADE)
    assert (t.supply("white"), t.supply("grey"), t.on_board("white")) == (3, 1, 0)


@rule("RR-5.1")
def test_a_worker_hired_at_the_end_counts_as_supply():
    t = Table(2).workers(grey=1, board={"white": 3}).purse(money=900)
    t.play("place grey trade promote", "target rail", "hire orange", "end", *TRADE)
    assert (t.supply("orange"), t.supply("white"), t.on_board("white")) == (1, 0, 3)


@rule("RR-5.2")
def test_placing_a_worker():
    t = Table().workers(white=3, purple=1)
    assert t.legal("place purple trade") == ["promote", "special"]
    assert t.legal("place white trade") == ["promote"]
    t.refused("place white trade special", "RR-5.2", "white-has-no-effect")
    t.refused("place orange trade special", "RR-5.2", "not-in-supply")
    t.play("place purple trade special")
    assert (t.supply("purple"), t.on_board("purple"), t.s.step) == (0, 1, AGENDA)


@rule("RR-5.2")
def test_any_number_of_workers_may_share_an_action():
    t = Table(2).workers(white=3, board={"white": 2})
    for _ in range(3):
        t.play(*TRADE, *TRADE)
    assert t.s.rails[0] == 12


@rule("RR-5.3")
def test_pieces_that_are_needed():
    t = Table().pieces(buildings=0)
    assert t.legal("place") == ["white railroad promote", "white trade promote"]
    t.refused("place white station promote", "RR-5.3", "no-piece-left")
    t.refused("place white telegraph promote", "RR-5.3", "no-piece-left")
    t = Table().pieces(rails=0)
    t.refused("place white railroad promote", "RR-5.3", "no-piece-left")
    t = Table().stations("WAS", "CHA")
    t.refused("place white station promote", "RR-6.6", "no-city-left")
    t = Table().offices(*range(1, 9))
    t.refused("place white telegraph promote", "RR-7.3", "no-section-left")


@rule("RR-5.4")
def test_selling_and_hiring_at_any_time():
    t = Table().purse(money=650, shares=2)
    t.refused("hire grey", "RR-5.4", "hire-too-dear")
    t.play("sell", "hire grey", "sell")
    assert (t.money(), t.shares(), t.supply("grey"), t.s.step) == (150, 0, 1, TURN)
    t.refused("sell", "RR-5.4", "no-share")
    t = Table().purse(money=900, shares=1).play("place white trade promote", "sell", "hire purple")
    assert (t.money(), t.supply("purple")) == (250, 1)


@rule("RR-5.4", "RR-12.5")
def test_hiring_needs_stock():
    t = Table().purse(money=900)
    assert t.s.common[COLOURS.index("white")] == 0
    assert t.legal("hire") == ["purple", "orange", "grey", "turquoise"]
    t.refused("hire white", "RR-12.5", "not-in-stock")


@rule("RR-5.5")
def test_passing_only_without_pieces():
    t = Table(2).refused("pass", "RR-5.5", "must-act")
    assert t == {"pieces": 27}
    t = Table(2).pieces(buildings=0, rails=0)
    assert t.legal() == ["pass", "sell"]
    t.refused("place white trade promote", "RR-5.5", "no-piece")
    t.play("sell", "pass")
    assert t.s.turn == 1


@rule("RR-5.6", "RR-11.3")
def test_turns_go_round():
    t = Table(3)
    for seat in (0, 1, 2, 0):
        assert t.s.turn == seat
        t.play(*TRADE)
    assert t.s.round == 2


@rule("RR-6.1", "RR-6.2")
def test_effects_in_any_order():
    t = (
        Table(cities={"ATL": "CT1b"})
        .rails("CHA-ATL:1")
        .workers(white=3, purple=1)
        .trains(promote2=1, cash=1)
    )
    t.play(
        "place purple station special", "take effect", "target ATL", "take first_bonus", "flip cash"
    )
    t.play("take reward", "sell", "end")
    assert (t.money(), t.shares()) == (600 - 100 + 400 + 150 - 200, 5)


@rule("RR-6.2")
def test_what_stands_in_the_way_of_the_end():
    t = Table(cities={"ATL": "CT1a"}).rails("CHA-ATL:1").purse(money=100, shares=1).workers(white=5)
    t.workers(white=4, grey=1).play("place white station promote")
    t.refused("end", "RR-6.2", "target-missing")
    t.play("target ATL")
    t.refused("end", "RR-12.1", "reward-missing")
    t.play("take reward")
    assert t.refused("end", "RR-6.2", "due-not-in-hand") == {"due": 200, "money": 100}
    t.play("sell", "end")
    assert t.money() == 50


@rule("RR-6.2", "RR-7.2")
def test_mandatory_rails_before_the_end():
    t = Table().play("place white railroad promote")
    assert t.refused("end", "RR-7.2", "rails-missing") == {"rails": 2}
    t.play("lay CHA-ATL:1")
    assert t.refused("end", "RR-7.2", "rails-missing") == {"rails": 1}
    t.play("lay WAS-CIN:1")
    t.refused("lay WAS-CIN:2", "RR-7.2", "no-rail-to-lay")
    t.play("end")


@rule("RR-6.2", "RR-3.1")
def test_nothing_can_be_used_that_is_not_there():
    t = Table().play("place white telegraph promote")
    for move in (
        "progress left",
        "train cash",
        "flip promote2",
        "free CHA-ATL:1",
        "sale rail",
        "worker grey",
    ):
        t.refused(move, "RR-6.2", "nothing-to-use")
    t.refused("exchange supply white grey", "RR-6.2", "nothing-to-use")
    t.refused("take reward", "RR-6.2", "no-such-item")
    t.refused("discard supply white", "RR-7.4", "no-telegraph-tile")
    t.refused("target WAS", "RR-6.2", "wrong-target")
    t.refused("done", "RR-5", "not-now")
    t.refused("keep B-1", "RR-5", "not-now")
    t.play("target 3")
    t.refused("target 4", "RR-6.2", "target-made")


@rule("RR-6.2")
def test_what_is_not_used_is_lost():
    t = Table().play("place white trade promote", "target rail", "end")
    assert t.up("promote2") == 1
    assert t.s.counters == []


@rule("RR-6.3")
def test_a_price_must_be_in_hand():
    t = (
        Table()
        .purse(money=50, shares=4)
        .workers(white=3, purple=1)
        .play("place purple station special")
    )
    assert t.refused("take effect", "RR-6.3", "price-not-in-hand") == {"price": 100, "money": 50}
    t.play("sell", "take effect")
    assert t.money() == 100


@rule("RR-6.4")
def test_four_workers_at_the_end():
    t = Table(open_tiles=["A1-1", "A2-1"]).purse(money=900).workers(white=3, grey=1)
    t.play("place white trade promote", "target rail", "promote supply white 2")
    assert t.refused("end", "RR-6.4", "too-few-workers") == {"workers": 3, "least": 4}
    t.play("hire orange", "end")
    assert t.s.available[0] == 4


@rule("RR-6.5")
def test_a_station_that_cannot_be_paid_is_not_offered():
    t = Table().purse(money=0, shares=0).stations("WAS")
    # Charlotte costs $200 and its first bonus of $200 pays for it
    assert t.legal("place white station") == ["promote"]
    t.play("place white station promote", "target CHA", "take first_bonus", "take reward", "end")
    assert t.money() == 0
    t = Table().purse(money=0, shares=0).stations("WAS").stations("CHA", seat=1)
    t.refused("place white station promote", "RR-6.5", "not-solvent")


@rule("RR-6.5")
def test_hiring_must_leave_enough():
    t = Table().purse(money=900, shares=0).play("place white railroad promote")
    t.refused("hire grey", "RR-6.5", "not-solvent")
    t.play("lay CHA-ATL:1", "lay ATL-NOR:1")
    t.refused("hire grey", "RR-6.5", "not-solvent")


@rule("RR-6.5")
def test_flips_are_counted_also_back_and_forth():
    """TT5 turns two trains: a cash train lying face down turns up and pays."""
    t = (
        Table(open_tiles=["A1-1", "A2-1"], telegraph={"1": "TT5"})
        .purse(money=250, shares=0)
        .offices(1, seat=1)
    )
    t.trains(promote2=1, down=["cash"]).workers(white=4)
    t.play("place white telegraph promote", "target 1", "discard supply white")
    # 250 + one share 150 + cash train 400 = 800: just enough to hire
    assert t.legal("flip") == ["cash back"]
    t.refused("flip promote2", "RR-12.8", "not-solvent-workers")
    t.play("flip cash back", "flip cash", "take shares", "sell", "hire grey", "end")
    assert t.money() == 0


@rule("RR-6.5")
def test_the_order_of_a_lesser_and_a_better_train_matters():
    """With two flips a face-down train of 450 beats a face-up one of 400."""
    t = Table(telegraph={"1": "TT5"}).purse(money=200, shares=0).offices(1, seat=1)
    t.trains(promote2=1, cash=1, down=["shares"]).workers(white=4)
    t.play("place white telegraph promote", "target 1", "discard supply white")
    assert t.legal("flip") == ["shares back"]


@rule("RR-6.5", "RR-6.6")
def test_a_free_rail_must_leave_something_to_sell():
    t = (
        Table()
        .pieces(buildings=0, rails=1)
        .trains(promote2=1, rail=1)
        .play("place white trade promote", "flip rail")
    )
    t.refused("free CHA-ATL:1", "RR-6.5", "not-solvent")
    t.play("target rail")
    t.refused("free CHA-ATL:1", "RR-5.3", "no-piece-left")
    t.play("end")


@rule("RR-6.5")
def test_an_extra_sale_before_the_target_leaves_a_piece():
    t = (
        Table()
        .pieces(buildings=1, rails=0)
        .workers(white=3, turquoise=1)
        .play("place turquoise trade special")
    )
    t.refused("sale building", "RR-6.5", "not-solvent")
    t.refused("sale rail", "RR-5.3", "no-piece-left")
    t.play("target building", "end")


@rule("RR-6.5", "RR-12.8")
def test_a_promotion_before_the_office_limits_where_it_may_be():
    t = Table(open_tiles=["A1-1", "A2-1"]).offices(1, 2, 4, 5, 7, seat=1).purse(money=500, shares=0)
    t.play("place white telegraph promote", "promote supply white 2")
    # only the sections that still give three shares pay for the worker to be hired
    assert t.legal("target") == ["3", "6", "8"]
    t.refused("target 1", "RR-12.8", "not-solvent-workers")


@rule("RR-6.5")
def test_a_worker_to_be_chosen_counts():
    t = Table(open_tiles=["A1-1", "A2-1"]).workers(white=3, grey=1).purse(money=400, shares=0)
    t.open_milestone(0, 0, "C-1").play("place grey trade special", "take effect", "flip promote2")
    t.play("promote supply white 2")
    t.refused("promote supply white 1", "RR-12.8", "not-solvent-workers")
    t.play("worker orange", "target rail", "end")
    assert t.s.available[0] == 4


@rule("RR-6.5")
def test_the_cheapest_terrain():
    def of(rails, *spaces):
        frontier = sum(1 << SPACES.index(space) for space in spaces)
        return solvency.cheapest_terrain(rails, frontier, 0)

    assert of(1, "CHA-CIN:1") == 2
    assert of(1, "CHA-CIN:1", "WAS-CIN:1") == 1
    assert of(2, "CHA-CIN:1") == 2  # the second goes on from Cincinnati over the plain
    assert of(2, "DEN-ELP:1") == 1
    assert of(2, "SLC-SFO:2") == 2  # back to the plain of Nevada
    assert of(1) == 0


@rule("RR-6.5", "RR-6.6")
def test_a_free_rail_in_a_railroad_action_must_not_take_the_cheap_space():
    """No tile of today gives one there; a changed tile might."""
    t = Table().purse(money=400, shares=0).play("place white railroad promote")
    t.s.counters[FREE_RAIL] = 1
    assert moves_and_why_not_agree(t.match.title, t.s) == []
    assert "CHA-ATL:1" in t.legal("free")
    t.purse(money=400, shares=0).play("free CHA-ATL:1")
    assert moves_and_why_not_agree(t.match.title, t.s) == []


@rule("RR-6.6")
def test_a_target_only_once_and_at_any_moment():
    t = Table().play("place white trade promote", "flip promote2", "target building")
    t.refused("target rail", "RR-6.2", "target-made")


@rule("RR-5.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_turn_of_a_real_match(seats):
    t = Table(seats)
    assert set(t.legal("place")) == {
        f"white {a} promote" for a in ("station", "railroad", "telegraph", "trade")
    }
