"""AOS-5, AOS-6, AOS-7: shares, the auction for turn order, actions."""

import pytest
from games.age_of_steam.positions import bidding, building, choosing, issuing, moving, started
from marks import rule

from roundhouse.games.age_of_steam.rules import auction
from roundhouse.games.age_of_steam.state import AUCTION, BUILD, CHOOSE, ISSUE, ORDERING

A, B, C, D = range(4)


@rule("AOS-5.1", "AOS-22.1")
def test_shares_of_the_example():
    t = issuing()
    t.s.money = [0] * 3
    t.play("issue 2", "issue 1", "issue 0")
    assert t.s.shares == [4, 3, 2]
    assert t.s.money == [10, 5, 0]
    assert t.s.step == AUCTION


@rule("AOS-5.2", "AOS-20.29")
def test_never_more_than_fifteen_shares():
    t = issuing()
    assert len(t.legal("issue")) == 14
    t.s.shares[0] = 13
    assert t.legal() == ["issue 0", "issue 1", "issue 2"]
    assert t.refused("issue 3") == ("AOS-5.2", "too-many-shares")
    t.s.shares[0] = 15
    assert t.legal() == ["issue 0"]


@rule("AOS-6.1", "AOS-6.4", "AOS-22.2")
def test_the_example_of_the_auction():
    """Old order Petra, Daria, Viola, Ingrid, Johanna, who holds the privilege."""
    t = bidding(5, money=10, privilege=4)
    t.play("bid 2", "pass", "bid 3", "pass", "use_privilege")
    assert t.s.turn == 0
    assert t.legal("bid") == [f"bid {n}" for n in range(4, 11)]
    assert t.s.passed == [1, 3]
    t.play("bid 4", "bid 5")
    assert t.s.turn == 4
    assert t.refused("use_privilege") == ("AOS-6.4", "privilege-used")
    t.play("pass", "pass")
    assert t.s.order == [2, 0, 4, 3, 1]
    assert t.s.money == [6, 10, 5, 10, 10]  # Petra 4 in full, Viola 5; the others bid nothing


@rule("AOS-6.2", "AOS-20.17")
def test_bids_rise_and_are_covered():
    t = bidding(3, money=5)
    assert t.refused("bid 0") == ("AOS-6.2", "bid-too-low")
    assert t.refused("bid 6") == ("AOS-6.2", "bid-not-covered")
    t.play("bid 5")
    assert t.refused("bid 5") == ("AOS-6.2", "bid-too-low")
    assert t.legal() == ["pass"]


@rule("AOS-6.3", "AOS-6.5", "AOS-6.6", "AOS-22.8")
def test_auction_of_four():
    t = bidding(4, money=10)
    t.play("bid 1", "bid 2", "pass", "bid 3", "pass", "bid 4", "pass")
    assert t.s.order == [B, D, A, C]
    assert t.s.money == [9, 6, 10, 7]
    assert t.s.step == CHOOSE


@rule("AOS-6.5")
def test_the_highest_bidder_is_not_asked_again():
    t = bidding(3, money=10)
    t.play("bid 3", "pass")
    assert t.s.turn == C
    t.play("pass")
    assert t.s.order == [A, C, B]
    assert t.s.money == [7, 10, 10]


@rule("AOS-6.4", "AOS-20.18")
def test_the_privilege_needs_three_players():
    t = bidding(3, privilege=C)
    assert t.refused("use_privilege") == ("AOS-6.4", "no-privilege")
    t.play("bid 1", "pass")
    assert t.refused("use_privilege") == ("AOS-20.18", "privilege-needs-three")
    t = bidding(3, privilege=A)
    assert "use_privilege" in t.legal()


@rule("AOS-6.6")
def test_two_players_only_the_first_pays():
    t = bidding(4, money=10, order=[A, C])
    t.s.out = 1 << B | 1 << D
    t.play("bid 3", "bid 5", "pass")
    assert t.s.order == [C, A]
    assert t.s.money == [10, 10, 5, 10]


@rule("AOS-22.9")
@pytest.mark.parametrize(("bid", "pays"), [(1, 1), (2, 1), (3, 2), (5, 3)])
def test_half_the_bid_rounded_up(bid, pays):
    for place in (3, 4, 5):
        assert auction.due(place, 6, bid) == pays
    assert auction.due(6, 6, bid) == 0
    assert auction.due(2, 6, bid) == auction.due(1, 6, bid) == bid


@rule("AOS-6.7", "AOS-22.8")
def test_nobody_bids():
    t = bidding(4, money=10)
    t.play("pass", "pass", "pass")
    assert t.s.order == [D, C, B, A]
    assert t.s.money == [10] * 4


@rule("AOS-6.4", "AOS-7.1")
def test_turn_order_gives_the_privilege_of_the_next_round():
    t = choosing()
    t.play("choose turn_order", "choose engineer", "choose production")
    assert t.s.step == BUILD
    t.phase(ORDERING, AUCTION)
    assert auction.holds_privilege(t.s, 0)
    assert not auction.holds_privilege(t.s, 1)


@rule("AOS-7.1")
def test_each_action_once():
    t = choosing()
    assert len(t.legal("choose")) == 7
    t.play("choose locomotive")
    assert t.s.engine == [2, 1, 1]
    assert t.refused("choose locomotive") == ("AOS-7.1", "action-taken")
    assert t.refused("pass") == ("AOS-4.4", "not-now")
    t.play("choose engineer", "choose turn_order")
    assert t.s.step == BUILD
    t.end_phase()
    assert t.s.action == [3, 2, 6]  # the markers lie until the next phase 3


@rule("AOS-7.1", "AOS-20.16")
def test_locomotive_at_six_has_no_effect():
    t = choosing()
    t.s.engine[0] = 6
    t.play("choose locomotive")
    assert t.s.engine[0] == 6
    assert t.s.action[0] == 3


@rule("AOS-7.2", "AOS-8.1", "AOS-9.1")
def test_first_build_and_first_move():
    t = choosing(seats=4)
    t.play("choose first_move", "choose engineer", "choose first_build", "choose turn_order")
    builders = [t.s.turn]
    while t.s.step == BUILD:
        t.play("end_build")
        builders.append(t.s.turn)
    assert builders[:4] == [2, 0, 1, 3]
    movers = []
    while len(movers) < 8:
        movers.append(t.s.turn)
        t.play("pass")
    assert movers == [0, 1, 2, 3] * 2


@rule("AOS-7.1")
def test_actions_of_the_round_before_are_removed():
    t = bidding(3).acts(turn_order=0, engineer=1, production=2)
    t.play("pass", "pass")
    assert t.s.action == [-1, -1, -1]
    assert len(t.legal("choose")) == 7


def test_prompts_name_the_decision():
    keys = [t.title.prompt(t.s).key for t in (issuing(), bidding(3), choosing(), building())]
    assert keys == ["issue", "bid", "choose", "build"]
    assert moving(started()).title.prompt(moving(started()).s).key == "move"
    t = bidding(3, money=0)
    assert t.title.prompt(t.s).key == "bid-only-pass"
    t = bidding(3, privilege=0)
    assert t.title.prompt(t.s).key == "privilege"
    assert issuing().s.step == ISSUE
