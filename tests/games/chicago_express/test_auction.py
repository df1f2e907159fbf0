"""CE-4, CE-5, CE-7: auctions, the preparatory ones and the action."""

import random

import pytest
from games.chicago_express.positions import by_company, dials, held, red, table
from marks import rule
from playing import facts, legal, play, refused

from roundhouse import Match, Refusal
from roundhouse.games.chicago_express.rules import auction

T3_NETWORK = "R2 Q3 P3 O4 N4 M4 L3 K4 J4 I5 I6 L2 L1 L0"  # NYC earns 22 with it


def opening(seats=3):
    return Match("chicago-express", seats)


# ── CE-4  Auction procedure ──────────────────────────────────────────────────────────────────────


@rule("CE-4.1")
def test_an_auction_begins_without_a_bid_and_with_everybody_in():
    match = table(shares={"NYC": (1, 0, 0)}, active=2)
    events = play(match, "auction", "offer NYC")
    assert facts(events, "auction-opened") == [{"company": "NYC", "minimum": 4, "seat": 2}]
    s = match.state
    assert (s.starter, s.turn, s.minimum, s.high, s.bidders) == (2, 2, 4, 0, 0b111)


@rule("CE-4.2")
@pytest.mark.parametrize(
    ("income", "shares", "minimum"),
    [
        (8, (0, 0, 0), 8),
        (8, (1, 0, 0), 4),
        (9, (1, 0, 0), 5),
        (22, (0, 1, 1), 8),
        (22, (2, 2, 0), 5),
    ],
)
def test_the_minimum_is_income_over_shares_in_play_rounded_up(income, shares, minimum):
    match = table(shares={"NYC": shares}, income={"NYC": income})
    assert auction.minimum_bid(match.state, 3) == minimum


@rule("CE-4.2")
def test_a_first_bid_below_the_minimum_is_refused():
    assert refused(opening(), "bid 6") == Refusal(
        "CE-4.2", "bid-too-low", {"bid": 6, "floor": 7}, "bid 7"
    )


@rule("CE-4.3")
def test_the_options_are_pass_and_every_bid_up_to_the_cash():
    match = opening()
    assert legal(match) == ["pass"] + [f"bid {amount}" for amount in range(7, 41)]
    play(match, "bid 38")
    assert legal(match) == ["pass", "bid 39", "bid 40"]


@rule("CE-4.3")
def test_a_bid_beats_the_last_one():
    match = opening()
    events = play(match, "bid 12")
    assert facts(events, "bid") == [{"seat": 0, "company": "PRR", "bid": 12}]
    assert refused(match, "bid 12") == Refusal(
        "CE-4.3", "bid-too-low", {"bid": 12, "floor": 13}, "bid 13"
    )


@rule("CE-4.3", "CE-14.3")
def test_a_bid_is_covered_by_cash():
    assert refused(opening(), "bid 41") == Refusal(
        "CE-14.3", "bid-not-covered", {"bid": 41, "cash": 40}, "bid 7"
    )


@rule("CE-4.3")
def test_the_bids_go_clockwise_among_those_still_in():
    match = opening(4)
    asked = [match.turn]
    for move in ["bid 7", "pass", "bid 8", "bid 9", "bid 10", "pass"]:
        play(match, move)
        asked.append(match.turn)
    assert asked == [0, 1, 2, 3, 0, 2, 3]


@rule("CE-4.4")
def test_who_passed_is_not_asked_again():
    match = opening()
    events = play(match, "pass")
    assert facts(events, "pass") == [{"seat": 0, "company": "PRR"}]
    for amount in range(7, 13):
        assert match.turn in (1, 2)
        play(match, f"bid {amount}")


@rule("CE-4.5", "CE-4.7")
def test_the_last_bidder_alone_gets_the_share_at_once():
    match = opening()
    events = play(match, "bid 9", "pass", "pass")
    assert facts(events, "share-sold") == [{"seat": 0, "company": "PRR", "price": 9}]
    assert held(match, 0) == {"PRR": 1}
    assert match.state.cash == [31, 40, 40]
    assert by_company(match.state.treasury)["PRR"] == 9
    assert by_company(match.state.unsold)["PRR"] == 2
    assert match.state.company == 1


@rule("CE-4.6")
def test_the_last_player_is_asked_although_nobody_bid():
    match = opening()
    play(match, "pass", "pass")
    assert match.turn == 2
    assert legal(match)[:2] == ["pass", "bid 7"]
    play(match, "bid 7")
    assert held(match, 2) == {"PRR": 1}


@rule("CE-4.8", "CE-14.2")
def test_without_a_bid_the_share_stays_with_the_company():
    match = table(shares={"NYC": (1, 0, 0)})
    before = list(match.state.cash)
    events = play(match, "auction", "offer NYC", "pass", "pass", "pass")
    assert facts(events, "share-stays") == [{"company": "NYC"}]
    assert match.state.cash == before
    assert by_company(match.state.unsold)["NYC"] == 4
    assert match.turn == 1
    assert dials(match) == (1, 0, 0)


@rule("CE-4.1")
@pytest.mark.parametrize("seed", range(4))
def test_no_two_auctions_of_a_match_have_the_same_name(seed):
    dice = random.Random(seed)
    match = opening(2 + seed)
    opened = ["PRR 0 0 0"]
    while not match.over:
        assert match.title.auction(match.state) in ("", opened[-1])
        events = match.push(dice.choice(match.legal_moves[:6]))
        if facts(events, "auction-opened"):
            opened.append(match.title.auction(match.state))
    assert match.title.auction(match.state) == ""
    assert len(opened) > 4
    assert len(set(opened)) == len(opened)


# ── CE-5  Preparatory auctions ───────────────────────────────────────────────────────────────────


@rule("CE-5.1")
def test_four_auctions_in_the_order_of_the_companies_without_moving_a_dial():
    match = opening()
    seen = []
    for _ in range(4):
        seen.append((match.state.company, match.state.minimum))
        play(match, f"bid {match.state.minimum}", "pass", "pass")
    assert seen == [(0, 7), (1, 6), (2, 5), (3, 8)]
    assert dials(match) == (0, 0, 0)
    assert legal(match) == ["auction", "expansion", "development"]


@rule("CE-5.2")
def test_the_buyer_starts_the_next_auction():
    match = opening()
    play(match, "pass", "pass", "bid 7")
    assert (match.turn, match.state.starter) == (2, 2)
    play(match, "pass", "bid 6", "pass")
    assert (match.turn, match.state.starter) == (0, 0)


@rule("CE-5.2", "CE-5.3", "CE-14.1")
def test_without_a_bid_the_starter_gets_the_share_free_and_starts_the_next():
    match = opening()
    play(match, "pass", "bid 7", "pass")
    events = play(match, "pass", "pass", "pass")
    assert facts(events, "share-free") == [{"seat": 1, "company": "B&O", "price": 0}]
    assert held(match, 1) == {"PRR": 1, "B&O": 1}
    assert by_company(match.state.treasury)["B&O"] == 0
    assert match.state.cash == [40, 33, 40]
    assert (match.turn, match.state.starter) == (1, 1)


@rule("CE-5.4")
@pytest.mark.parametrize("owner", range(3))
def test_the_owner_of_the_pennsylvania_takes_the_first_turn(owner):
    match = opening()
    play(match, *["pass"] * owner, "bid 7", *["pass"] * (2 - owner))
    play(match, "pass", "bid 6", "pass")  # the next three go to the seat after him
    play(match, "bid 5", "pass", "pass", "bid 8", "pass", "pass")
    assert match.turn == owner
    assert legal(match) == ["auction", "expansion", "development"]


# ── CE-7  Action: auction of a share ─────────────────────────────────────────────────────────────


@rule("CE-7.1")
def test_any_opened_company_with_a_share_left_can_be_offered_without_shares_or_cash():
    match = table(shares={"PRR": (0, 3, 0), "B&O": (0, 1, 0)}, cash=(0, 60, 60))
    play(match, "auction")
    assert legal(match) == ["decline", "offer B&O", "offer C&O", "offer NYC"]
    play(match, "offer C&O")
    assert legal(match) == ["pass"]


@rule("CE-7.1")
def test_a_company_without_shares_left_cannot_be_offered():
    match = table(shares={"PRR": (0, 3, 0)})
    play(match, "auction")
    assert refused(match, "offer PRR") == Refusal(
        "CE-7.1", "no-share-left", {"company": "PRR"}, "decline"
    )


@rule("CE-7.2", "CE-4.7")
def test_after_the_auction_the_turn_ends_and_the_company_has_the_money():
    match = table(networks={"NYC": T3_NETWORK}, shares={"NYC": (0, 1, 1)}, treasury={"NYC": 4})
    play(match, "auction", "offer NYC")
    assert (match.state.minimum, match.turn) == (8, 0)
    play(match, "bid 8", "bid 11", "pass", "pass")
    assert match.state.cash == [40, 29, 40]
    assert by_company(match.state.treasury)["NYC"] == 15
    assert held(match, 1) == {"NYC": 2}
    assert match.turn == 1
    assert legal(match) == ["auction", "expansion", "development"]


@rule("CE-7.2", "CE-6.6")
def test_the_turn_after_an_auction_follows_the_offering_player_not_the_buyer():
    match = table(shares={"NYC": (0, 1, 1)})
    play(match, "auction", "offer NYC", "pass", "pass", "bid 4")
    assert held(match, 2) == {"NYC": 2}
    assert match.turn == 1


@rule("CE-7.3")
def test_the_wabash_is_offered_only_after_it_opened():
    closed = table()
    play(closed, "auction")
    assert refused(closed, "offer WAB") == Refusal(
        "CE-7.3", "not-opened", {"company": "WAB"}, "decline"
    )
    opened = table(networks={"WAB": ""})
    play(opened, "auction")
    assert "offer WAB" in legal(opened)


@rule("CE-4.2", "CE-7.2")
def test_a_low_bid_in_an_action_auction_names_the_floor():
    match = table(shares={"NYC": (1, 1, 0)}, dials=red("expansion"))
    play(match, "auction", "offer NYC")
    assert refused(match, "bid 2") == Refusal(
        "CE-4.2", "bid-too-low", {"bid": 2, "floor": 3}, "bid 3"
    )
