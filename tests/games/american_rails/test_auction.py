"""AR-5: the auction procedure, in preparation and as an action."""

from games.american_rails.positions import (
    AUCTION,
    at,
    at_city,
    by_company,
    held,
    income,
    money,
    opening,
    position,
    table,
)
from marks import rule
from playing import facts, legal, play, refused

from roundhouse import Refusal
from roundhouse.games.american_rails.board import CITY_HEX, COMPANY_IDS, GRID, HEXES, NAME
from roundhouse.games.american_rails.rules import setup


def offered(company, seats=4, **given):
    """Return a match in which the first of the order has offered a share."""
    match = table(seats, **given)
    play(match, AUCTION, f"offer {company}")
    return match


@rule("AR-5.1")
def test_an_auction_begins_without_a_bid_and_with_everybody_in():
    match = table(4, order=[2, 0, 1, 3])
    events = play(match, AUCTION, "offer national")
    assert facts(events, "auction-opened") == [{"company": "national", "seat": 2}]
    s = match.state
    assert (s.turn, s.high, s.bidders) == (2, 0, 0b1111)
    assert by_company(s.unsold)["national"] == 4  # on offer, but still in supply


@rule("AR-5.2")
def test_bids_run_from_ten_dollars_to_the_own_cash():
    match = offered("national", cash=[13, 12, 50, 50])
    assert legal(match) == ["pass", "bid 10", "bid 11", "bid 12", "bid 13"]
    play(match, "bid 11")
    assert legal(match) == ["pass", "bid 12"]


@rule("AR-5.2")
def test_bids_too_low_or_not_covered_are_refused():
    match = offered("national", cash=[20, 50, 50, 50])
    assert refused(match, "bid 9") == Refusal(
        "AR-5.2", "bid-too-low", {"bid": 9, "floor": 10}, "bid 10"
    )
    assert refused(match, "bid 21") == Refusal(
        "AR-5.2", "bid-not-covered", {"bid": 21, "cash": 20}, "bid 10"
    )
    play(match, "bid 15")
    assert refused(match, "bid 15") == Refusal(
        "AR-5.2", "bid-too-low", {"bid": 15, "floor": 16}, "bid 16"
    )


@rule("AR-5.3")
def test_who_passed_is_not_asked_again():  # AR-T12
    match = offered("national", order=[1, 2, 3, 0], networks={"national": ["Buffalo"]})
    asked = []
    for move in ("bid 10", "pass", "bid 12", "pass", "bid 13", "pass"):
        asked.append(match.turn)
        events = play(match, move)
    assert asked == [1, 2, 3, 0, 1, 3]
    assert facts(events, "share-sold") == [{"seat": 1, "company": "national", "price": 13}]
    assert match.state.cash == [50, 37, 50, 50]


@rule("AR-5.4")
def test_the_last_player_may_still_bid_and_wins_at_once():  # AR-T11
    match = opening(3)
    play(match, "select american", "pass", "pass")
    assert legal(match)[:2] == ["pass", "bid 10"]
    events = play(match, "bid 10")
    assert facts(events, "share-sold") == [{"seat": 2, "company": "american", "price": 10}]
    assert match.turn == 2
    assert legal(match)[0] == "start A11"


@rule("AR-5.5")
def test_the_first_player_may_pass_and_who_is_short_can_only_pass():
    match = offered("national", cash=[50, 9, 50, 50])
    play(match, "pass")
    assert legal(match) == ["pass"]
    assert refused(match, "bid 10") == Refusal(
        "AR-5.2", "bid-not-covered", {"bid": 10, "cash": 9}, "pass"
    )


@rule("AR-5.6")
def test_a_share_of_a_company_on_the_map_changes_hands_and_the_turn_ends():
    match = offered(
        "national",
        order=[3, 0, 1, 2],
        networks={"national": ["Buffalo"]},
        shares={"national": (1, 0, 0, 0)},
        treasury={"national": 4},
    )
    play(match, "pass", "bid 17", "pass", "pass")
    assert held(match, 0) == {"national": 2}
    assert money(match, "national") == 21
    assert by_company(match.state.unsold)["national"] == 2
    assert income(match, "national") == 4
    assert match.turn == 0  # the next after seat 3, who offered
    assert match.state.bidders == 0


@rule("AR-5.6")
def test_the_winner_not_the_offering_player_places_the_start_cube():
    match = offered("republic", order=[1, 0, 2, 3], networks={"american": ["Chicago"]})
    play(match, "pass", "bid 10", "pass", "pass")
    assert match.turn == 2
    empty = [GRID.labels[h] for h in range(HEXES) if NAME[h] and NAME[h] != "Chicago"]
    assert legal(match) == [f"start {label}" for label in empty]
    assert len(empty) == 38
    assert refused(match, "start B2") == Refusal(
        "AR-5.6", "city-occupied", {"place": "Chicago (B2)"}, "start C1"
    )
    assert refused(match, "start B1") == Refusal(
        "AR-5.6", "not-a-city", {"place": "B1"}, "start C1"
    )
    play(match, f"start {at_city('New York')}")
    assert income(match, "republic") == 8
    assert by_company(match.state.stock)["republic"] == 15
    assert money(match, "republic") == 10  # the start cube is free
    assert match.turn == 0


@rule("AR-5.7")
def test_a_new_company_without_an_empty_city_closes():
    names = list(CITY_HEX)
    assert len(names) == 39
    # two companies in all the cities; how they got there does not matter here
    match = at(position(4, networks={"american": names[:20], "national": names[20:]}))
    play(match, AUCTION, "offer continental")
    events = play(match, "bid 14", "pass", "pass", "pass")
    s = match.state
    assert facts(events, "share-sold") == [{"seat": 0, "company": "continental", "price": 14}]
    assert facts(events, "company-closes") == [{"company": "continental"}]
    assert held(match, 0) == {}
    assert s.cash[0] == 36
    assert money(match, "continental") == 14  # no refund
    assert by_company(s.unsold)["continental"] == 0
    assert setup.status(s, COMPANY_IDS.index("continental")) == "closed"
    assert match.turn == 1
    play(match, "space 3")
    assert refused(match, "fund continental") == Refusal(
        "AR-7.3", "company-closed", {"company": "continental"}, "decline"
    )


@rule("AR-5.8")
def test_a_share_without_a_bid_leaves_the_game_and_the_turn_ends():
    match = offered("liberty", networks={"liberty": ["Buffalo"]})
    events = play(match, "pass", "pass", "pass", "pass")
    assert [(e.rule, e.key) for e in events][-1] == ("AR-5.8", "share-out")
    assert by_company(match.state.unsold)["liberty"] == 1
    assert match.turn == 1
    assert legal(match) == [f"space {row}" for row in (1, 2, 3, 4, 5, 7)]


@rule("AR-5.9")
def test_one_player_may_hold_all_shares_and_turn_order_is_untouched():
    match = offered(
        "american",
        networks={"american": ["Buffalo"]},
        shares={"american": (4, 0, 0, 0)},
        order=[0, 3, 2, 1],
    )
    play(match, "bid 10", "pass", "pass", "pass")
    assert held(match, 0) == {"american": 5}
    assert match.state.queue == [0, 3, 2, 1]
