"""RR-8.1 to RR-8.3: deals for everybody."""

import random

from games.railroad_revolution.positions import Table
from marks import rule

from roundhouse import CHANCE
from roundhouse.games.railroad_revolution.board import DEALS
from roundhouse.games.railroad_revolution.state import AGENDA, DEAL, TURN


def at_deal(deal="DT1", seats=3, **more):
    """Seat 0 has opened an office in section 2, which has a deal symbol."""
    t = Table(seats, deal=deal, **more)
    return t.play("place white telegraph promote", "target 2", "take shares", "end")


@rule("RR-8.1")
def test_an_office_on_a_deal_symbol_starts_a_round_of_deals():
    t = at_deal()
    assert (t.s.step, t.s.turn) == (DEAL, 0)
    t = Table().play("place white telegraph promote", "target 1", "take shares", "end")
    assert (t.s.step, t.s.turn) == (TURN, 1)


@rule("RR-8.2")
def test_the_active_player_may_make_both_deals():
    t = at_deal()
    t.purse(shares=4).play("deal 1")
    assert (t.s.step, t.money(), t.shares()) == (AGENDA, 850, 3)
    t.play("end")
    t.refused("deal 1", "RR-8.2", "deal-made")
    t.play("deal 2", "end")
    assert (t.supply("orange"), t.shares()) == (1, 0)
    t.refused("deal 2", "RR-8.2", "deal-made")
    t.play("done")
    assert t.s.turn == 1


@rule("RR-8.2")
def test_others_make_one_deal_each():
    t = at_deal().play("done").purse(1, shares=9)
    t.play("deal 1", "end")
    t.refused("deal 2", "RR-8.2", "deals-used-up")
    assert t.legal("d") == ["one"]  # of deal 1, deal 2 and done only the last
    t.play("sell", "done", "done")
    assert t.s.turn == CHANCE


@rule("RR-8.2")
def test_a_deal_is_paid_in_shares():
    t = at_deal("DT4").purse(shares=3)
    assert t.legal("deal") == ["1"]
    assert t.refused("deal 2", "RR-8.2", "deal-too-dear") == {"price": 4, "shares": 3}
    before = t.s.common_shares
    t.play("deal 1")
    assert t.s.common_shares == before + 1
    t.play("progress right", "end")
    assert t.step_of("right") == 1


@rule("RR-8.2", "RR-12.13")
def test_a_rail_laid_by_a_deal_starts_no_further_deal():
    t = (
        Table(2, deal="DT5")
        .rails("CHA-ATL:1", "ATL-NOR:1")
        .play("place white telegraph promote", "target 2")
    )
    t.play("take shares", "end", "deal 1", "free ATL-NOR:2", "end", "done", "done").roll()
    assert (t.s.step, t.s.turn) == (TURN, 1)


@rule("RR-8.1", "RR-12.13")
def test_two_symbols_one_round_of_deals():
    t = Table(2, telegraph={"5": "TT6"}).rails("CHA-CIN:1").workers(white=4, grey=1)
    t.play(
        "place white telegraph promote",
        "target 5",
        "discard supply white",
        "free CIN-STL:1",
        "take shares",
        "end",
    )
    t.play("done", "done").roll()
    assert (t.s.step, t.s.turn) == (TURN, 1)


@rule("RR-8.3")
def test_the_next_deal_is_turned_up():
    t = at_deal(seats=2).play("done", "done")
    assert t.s.turn == CHANCE
    assert t.legal("draw") == [d for d in DEALS if d != "DT1"]
    t.play("draw DT7")
    assert (DEALS[t.s.deal], t.s.deal_discard.bit_count(), t.s.deal_stack.bit_count()) == (
        "DT7",
        1,
        7,
    )
    assert (t.s.step, t.s.turn) == (TURN, 1)


@rule("RR-8.3", "RR-10.3")
def test_an_empty_stack_is_made_anew_from_the_discard():
    t = at_deal(seats=2)
    t.s.deal_discard, t.s.deal_stack = t.s.deal_stack, 0
    t.play("done", "done")
    assert len(t.legal("draw")) == 9  # the tile just used among them
    t.play("draw DT1")
    assert (t.s.deal_stack.bit_count(), t.s.deal_discard) == (8, 0)


@rule("RR-8.2", "RR-6.4")
def test_four_workers_after_every_deal():
    t = Table(2, deal="DT9", open_tiles=["A1-1", "A2-1"]).purse(money=700, shares=2)
    t.play("place white telegraph promote", "target 2", "take shares", "end")
    t.play("deal 1")
    # two shares are left: 700 + 300 pays for one worker, not for two
    t.play("promote supply white 2")
    t.refused("end", "RR-6.4", "too-few-workers")
    t.play("sell", "hire turquoise", "end", "done")
    assert t.s.available[0] == 4


@rule("RR-8.2")
def test_what_is_no_deal():
    t = at_deal()
    t.refused("place white trade promote", "RR-5", "not-now")
    t.refused("end", "RR-5", "not-now")
    t.refused("hire grey", "RR-5.4", "hire-too-dear")
    t.purse(money=900).play("hire grey")
    assert t.s.step == DEAL


@rule("RR-8.2")
def test_all_nine_deals_can_be_played():
    for deal in DEALS:
        for number in (1, 2):
            t = (
                at_deal(deal, seats=2)
                .workers(white=4, grey=2)
                .purse(shares=6)
                .play(f"deal {number}")
            )
            dice = random.Random(number)
            while t.s.step == AGENDA:
                legal = [m for m in t.legal() if m not in ("sell", "end")] or ["end"]
                t.play(dice.choice(legal)).roll()
                if t.legal("keep"):
                    t.play(f"keep {t.legal('keep')[0]}")
            assert t.s.step == DEAL
