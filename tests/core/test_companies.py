"""What games of companies have in common: purses, and an auction that goes round."""

from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.core import companies
from roundhouse.core.auction import NO_BIDDER
from roundhouse.core.companies import BANK, PURSE, pay
from roundhouse.games.american_rails.state import State


def position(seats=3):
    s = State()
    s.seats, s.cash, s.treasury = seats, [20] * seats, [5, 7]
    return s


@given(
    members=st.sets(st.integers(0, 9), min_size=2),
    after=st.integers(0, 9),
)
@settings(max_examples=100, deadline=None, derandomize=True)
def test_the_next_bidder_goes_round(members, after):
    s = position()
    s.bidders, s.high_bidder, s.turn = sum(1 << member for member in members), NO_BIDDER, after
    assert not s.go_round()
    higher = [member for member in sorted(members) if member > after]
    assert s.turn == (higher[0] if higher else min(members))


def test_money_goes_from_purse_to_purse():
    s = position()
    pay(s, 1, PURSE[0], 12)
    pay(s, PURSE[1], BANK, 4)
    pay(s, BANK, 2, 3)
    assert s.cash == [20, 8, 23]
    assert s.treasury == [17, 3]


def test_bids_go_round_until_nobody_can_outbid():
    s = position()
    s.go_up(1, 2)
    assert (s.turn, s.bidders, s.high, s.high_bidder) == (2, 0b111, 0, NO_BIDDER)
    log = []
    assert not companies.bid(s, 10, "AR-5.2", "american", log)
    assert s.turn == 0
    assert not companies.drop_out(s, "AR-5.3", "american", log)
    assert s.turn == 1
    assert companies.drop_out(s, "AR-5.3", "american", log)
    assert (s.high, s.high_bidder, s.bidders) == (10, 2, 0b100)
    assert [(event.rule, event.key) for event in log] == [
        ("AR-5.2", "bid"),
        ("AR-5.3", "pass"),
        ("AR-5.3", "pass"),
    ]


def test_when_nobody_bids_the_last_one_is_still_asked():
    s = position(2)
    s.go_up(0, 0)
    assert not companies.drop_out(s, "AR-5.3", "american", None)
    assert s.turn == 1
    assert companies.drop_out(s, "AR-5.3", "american", None)
