"""AR-7: the actions of the spaces."""

import pytest
from games.american_rails.positions import (
    AUCTION,
    DEVELOP,
    EXPAND3,
    EXPAND4,
    FUND,
    PASS,
    TAKE,
    by_company,
    income,
    money,
    table,
)
from marks import rule
from playing import facts, legal, play, refused

from roundhouse import Refusal

CITIES = ["Buffalo", "Syracuse", "Albany", "Detroit", "Cleveland", "Pittsburg", "Columbus"]


@rule("AR-7.1")
def test_pass_does_nothing_and_asks_nothing_more():
    match = table(4, networks={"american": ["Buffalo"]}, cash=[7, 8, 9, 10])
    events = play(match, PASS)
    assert [(e.rule, e.key) for e in events] == [("AR-7.1", "space-pass")]
    assert match.turn == 1
    assert match.state.cash == [7, 8, 9, 10]


@rule("AR-7.2")
def test_develop_a_city_of_one_company_without_holding_its_share():  # AR-T5
    match = table(4, networks={"continental": ["Cincinnati"]}, shares={"continental": (0, 1, 0, 0)})
    play(match, DEVELOP)
    assert legal(match) == ["develop F6", "decline"]
    events = play(match, "develop F6")
    assert income(match, "continental") == 6
    assert match.state.houses == 11
    assert facts(events, "developed") == [{"seat": 0, "place": "Cincinnati (F6)", "left": 11}]
    assert facts(events, "income-rises") == [{"company": "continental", "amount": 2, "income": 6}]
    assert match.turn == 1


@rule("AR-7.2")
def test_develop_a_city_of_two_companies():  # AR-T15
    match = table(4, networks={"continental": ["Cincinnati"], "american": ["Cincinnati"]})
    before = income(match, "continental"), income(match, "american")
    assert before == (2, 2)
    play(match, DEVELOP, "develop F6")
    assert (income(match, "continental"), income(match, "american")) == (3, 3)


@rule("AR-7.2", "AR-1.6")
def test_why_a_hex_cannot_be_developed():
    match = table(
        4, networks={"american": ["Chicago"], "national": ["Buffalo"]}, houses=["Buffalo"]
    )
    play(match, DEVELOP)
    assert legal(match) == ["decline"]
    assert refused(match, "develop B1") == Refusal(
        "AR-7.2", "not-a-city", {"place": "B1"}, "decline"
    )
    assert refused(match, "develop B2") == Refusal(
        "AR-1.6", "never-developed", {"place": "Chicago (B2)"}, "decline"
    )
    assert refused(match, "develop A14") == Refusal(
        "AR-7.2", "nobody-there", {"place": "Syracuse (A14)"}, "decline"
    )
    assert refused(match, "develop A11") == Refusal(
        "AR-7.2", "has-house", {"place": "Buffalo (A11)"}, "decline"
    )


@rule("AR-7.2")
def test_a_refused_development_names_the_nearest_city():
    match = table(4, networks={"american": ["Memphis"], "national": ["Buffalo"]})
    play(match, DEVELOP)
    assert refused(match, "develop A14").instead == "develop A11"


@rule("AR-7.2")
def test_without_houses_nothing_can_be_developed():
    match = table(4, networks={"american": ["Buffalo"]}, supply=0)
    play(match, DEVELOP)
    assert legal(match) == ["decline"]
    assert refused(match, "develop A11") == Refusal("AR-7.2", "no-houses", {}, "decline")


@rule("AR-7.3")
def test_fund_any_company_in_play_even_an_unfloated_one():
    match = table(3, networks={"american": ["Buffalo"]}, gone={"liberty": 2}, excluded="republic")
    play(match, FUND)
    assert legal(match) == [
        "fund american",
        "fund national",
        "fund continental",
        "fund majestic",
        "decline",
    ]
    assert refused(match, "fund liberty") == Refusal(
        "AR-7.3", "company-closed", {"company": "liberty"}, "decline"
    )
    assert refused(match, "fund republic") == Refusal(
        "AR-7.3", "company-excluded", {"company": "republic"}, "decline"
    )
    events = play(match, "fund national")
    assert money(match, "national") == 5
    assert facts(events, "funded") == [{"seat": 0, "company": "national", "amount": 5, "cash": 5}]


@rule("AR-7.3")
def test_a_company_with_all_its_shares_sold_can_be_funded():
    match = table(4, networks={"liberty": ["Buffalo"]}, shares={"liberty": (0, 2, 0, 0)})
    play(match, FUND, "fund liberty")
    assert money(match, "liberty") == 5


@rule("AR-7.4")
def test_take_two_dollars_or_tax_the_others():  # AR-T18
    match = table(4, cash=[5, 1, 0, 9])
    play(match, TAKE, "take_bank")
    assert match.state.cash == [7, 1, 0, 9]
    match = table(4, cash=[5, 1, 0, 9])
    events = play(match, TAKE, "tax_others")
    assert match.state.cash == [5, 0, 0, 7]
    assert [(f["seat"], f["amount"]) for f in facts(events, "taxed")] == [(1, 1), (2, 0), (3, 2)]


@rule("AR-7.4")
@pytest.mark.parametrize("seats", [4, 5])
def test_expand_two_instead(seats):
    match = table(
        seats,
        networks={"american": ["Chicago"]},
        shares={"american": (1,) + (0,) * (seats - 1)},
        treasury={"american": 20},
    )
    play(match, TAKE, "expand2", "place american B1", "place american C1")
    assert match.turn == 1
    assert money(match, "american") == 16


@rule("AR-7.4")
def test_three_players_cannot_expand_two():
    match = table(3, excluded="liberty")
    play(match, TAKE)
    assert legal(match) == ["take_bank", "tax_others", "decline"]
    assert refused(match, "expand2") == Refusal("AR-7.4", "three-players", {}, "take_bank")


@rule("AR-7.5")
def test_offer_a_share_of_any_company_that_has_one():
    match = table(
        3,
        networks={"american": ["Buffalo"], "liberty": ["Chicago"]},
        shares={"liberty": (0, 2, 0), "american": (0, 1, 0)},
        excluded="republic",
        cash=[0, 0, 0],
    )
    play(match, AUCTION)
    assert legal(match) == [
        "offer american",
        "offer national",
        "offer continental",
        "offer majestic",
        "decline",
    ]
    assert refused(match, "offer liberty") == Refusal(
        "AR-7.5", "no-share-left", {"company": "liberty"}, "decline"
    )
    assert refused(match, "offer republic") == Refusal(
        "AR-7.5", "company-excluded", {"company": "republic"}, "decline"
    )
    play(match, "offer majestic")  # although nobody can buy it
    assert match.turn == 0
    assert legal(match) == ["pass"]
    play(match, "pass", "pass", "pass")
    assert by_company(match.state.unsold)["majestic"] == 3


@rule("AR-7.6")
@pytest.mark.parametrize(("space", "cubes"), [(EXPAND3, 3), (EXPAND4, 4)])
def test_expand_three_and_four(space, cubes):
    match = table(
        4,
        networks={"american": ["Chicago"]},
        shares={"american": (1, 0, 0, 0)},
        treasury={"american": 40},
    )
    play(match, space)
    for left in range(cubes, 0, -1):
        assert (match.turn, match.state.left) == (0, left)
        play(match, legal(match)[0])
    assert match.turn == 1
    assert match.state.occupied.bit_count() == 1 + cubes
