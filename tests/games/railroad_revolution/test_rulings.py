"""RR-12: questions and answers."""

from games.railroad_revolution.positions import Table
from marks import rule

from roundhouse.games.railroad_revolution.board import COLOURS, HUES
from roundhouse.games.railroad_revolution.effects import WORKER
from roundhouse.games.railroad_revolution.state import TURN


def all_with_seat_1(t, *colours):
    """Every worker of these colours in stock goes to seat 1."""
    for colour in colours:
        c = COLOURS.index(colour)
        t.s.supply[HUES + c] += t.s.common[c]
        t.s.available[1] += t.s.common[c]
        t.s.common[c] = 0
    return t


@rule("RR-12.1")
def test_the_first_bonus_is_optional_the_reward_is_not():
    t = Table().play("place white station promote", "target WAS")
    t.refused("end", "RR-12.1", "reward-missing")
    t.play("take reward", "end")
    assert (t.shares(), t.step_of("left")) == (5, 0)
    t = Table().play("place white telegraph promote", "target 1")
    t.refused("end", "RR-12.1", "reward-missing")


@rule("RR-12.2")
def test_grey_where_others_were_first():
    t = Table().stations("CHA", seat=1).workers(white=3, grey=1)
    t.play("place grey station special", "target CHA")
    assert t.legal("take") == ["reward", "effect"]
    t.play("take effect", "take reward", "end")
    assert t.money() == 600 + 200 - 200


@rule("RR-12.3")
def test_turquoise_without_a_tile():
    t = Table().workers(white=3, turquoise=1).play("place turquoise telegraph special", "target 3")
    assert t.legal("take") == ["shares"]
    assert t.legal("discard") == []


@rule("RR-12.4")
def test_orange_does_not_count_the_shares_of_tile_or_train():
    t = Table(telegraph={"1": "TT2"}).workers(white=4, orange=1).purse(money=0, shares=0)
    t.play("place orange telegraph special", "target 1", "take shares", "discard supply white")
    assert (t.shares(), t.money()) == (6, 200)


@rule("RR-12.5")
def test_a_colour_out_of_stock_is_replaced_by_another():
    t = Table(2, cities={"ATL": "CT1a"}).rails("CHA-ATL:1")
    all_with_seat_1(t, "orange").play("place white station promote", "target ATL", "take reward")
    assert t.counter(WORKER) == 1
    assert t.legal("worker") == ["purple", "grey", "turquoise"]
    t.refused("worker orange", "RR-12.5", "not-in-stock")
    t.play("worker grey", "end")
    assert t.supply("grey") == 1


@rule("RR-12.5")
def test_with_none_of_the_four_in_stock_the_worker_is_lost():
    t = Table(2, cities={"ATL": "CT1a"}).rails("CHA-ATL:1")
    all_with_seat_1(t, "purple", "orange", "grey", "turquoise")
    t.play("place white station promote", "target ATL", "take reward")
    assert t.legal("worker") == []
    t.play("end")
    assert t.s.available[0] == 4


@rule("RR-12.6")
def test_a_used_worker_is_replaced_by_a_used_one():
    t = (
        Table()
        .workers(white=3, purple=1)
        .play("place purple telegraph special", "exchange board purple orange")
    )
    assert (t.on_board("orange"), t.supply("orange")) == (1, 0)


@rule("RR-12.7")
def test_the_last_worker_in_the_supply_may_be_promoted():
    t = Table(2, open_tiles=["A1-1", "A2-1"]).workers(white=1, grey=1, board={"white": 3})
    t.play("place white trade promote", "promote supply grey 2", "target rail")
    assert (t.supply("white") + t.supply("grey"), t.on_board("white")) == (0, 4)
    t.play("end", "place white trade promote", "target rail", "end")
    assert t.supply("white") == 4  # recalled at the start of the turn


@rule("RR-12.8")
def test_going_below_four_needs_the_means_to_return():
    t = (
        Table(open_tiles=["A1-1", "A2-1"])
        .purse(money=550, shares=0)
        .play("place white trade promote")
    )
    # 550 and the dearest sale, a building for 300, pay for a new worker
    t.play("promote supply white 2")
    t.refused("target rail", "RR-12.8", "not-solvent-workers")
    t.play("target building", "hire grey", "end")
    assert t.money() == 50


@rule("RR-12.10", "RR-8.1")
def test_a_free_rail_on_a_deal_symbol_starts_a_deal():
    t = Table(2).rails("CHA-CIN:1").trains(promote2=1, rail=1)
    t.play("place white trade promote", "target rail", "flip rail", "free CIN-STL:1", "end")
    assert t.legal("done") == [""]


@rule("RR-12.11")
def test_neutral_buildings_are_nobodys():
    t = Table(2)
    assert t.s.stations == [0, 0]
    assert t.s.offices == [0, 0]
    assert t.match.scores == (8, 8)


@rule("RR-12.14")
def test_shares_held_for_a_moment_complete_a_milestone():
    t = (
        Table(open_tiles=["A1-1", "A2-1"])
        .offices(1, 2)
        .promote(0, 1, "grey")
        .workers(white=3, orange=1)
    )
    t.purse(shares=2).play("place white telegraph promote", "target 3", "take shares")
    assert t.s.done[0].bit_count() == 1


@rule("RR-12.15")
def test_the_agenda_goes_on_unchanged_after_a_milestone():
    t = (
        Table(open_tiles=["A1-1", "A2-2"])
        .offices(3)
        .promote(0, 1, "grey")
        .workers(white=3, orange=1)
    )
    t.play("place orange telegraph special", "target 4").roll()
    t.play(f"keep {t.legal('keep')[0]}")
    assert t.legal("take") == ["shares"]
    t.play("take shares", "end")
    assert (t.s.step, t.s.turn, t.money()) == (TURN, 1, 800)


@rule("RR-12.16")
def test_two_sales_in_any_mix():
    for moves, gain in (
        (["target building", "sale building"], 600),
        (["target rail", "sale rail"], 400),
        (["target building", "sale rail"], 500),
    ):
        t = (
            Table()
            .workers(white=3, turquoise=1)
            .play("place turquoise trade special", *moves, "end")
        )
        assert t.money() == 600 + gain


@rule("RR-12.17")
def test_start_and_spare_rails_count():
    t = Table()
    assert t.s.laid[0].bit_count() == 1
    assert t.names(t.s.connected[0], ["WAS", "CHA"]) == ["WAS", "CHA"]
