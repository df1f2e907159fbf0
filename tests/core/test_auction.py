"""Auctions by bid and pass, as far as they are the same in every game."""

import pytest

from roundhouse import NotationError
from roundhouse.core.auction import PASS, Bid, bids, read_bid


def test_bids_are_built_once_and_the_table_grows():
    assert [str(bid) for bid in bids(7, 9)] == ["bid 7", "bid 8", "bid 9"]
    assert bids(9, 8) == []
    assert bids(600, 600)[0] is bids(600, 601)[0]
    assert str(PASS) == "pass"


def test_a_bid_is_read_or_refused_and_other_moves_are_left_alone():
    assert read_bid(" Bid  12 ") is bids(12, 12)[0]
    assert read_bid("bid 99999") == Bid(99999)
    assert read_bid("build R2") is None
    assert read_bid("bid") is None
    for text in ("bid x", "bid -1", "bid 1234567"):
        with pytest.raises(NotationError, match="whole dollars"):
            read_bid(text)
