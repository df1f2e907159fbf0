"""CE-11: the dividend phase."""

import pytest
from games.chicago_express.positions import by_company, dials, forests, table
from marks import rule
from playing import facts, legal, play

ALMOST = {"auction": 3, "development": 3}  # one development away from the dividend
TO_DETROIT = "R3 Q3 P3 O4 N4 M4 L3 K3 J3 I3 H2 G2 F1 E1 E0"


def dividend(**given):
    """Return the match after the last action of the round, and what happened."""
    match = table(dials=ALMOST, **given)
    return match, play(match, "development", "decline")


@rule("CE-11.1")
def test_every_share_pays_income_over_shares_sold_rounded_up_and_then_multiplied():
    match, events = dividend(
        shares={"PRR": (1, 1, 0), "NYC": (2, 1, 0), "C&O": (0, 0, 4)}, cash=(10, 20, 30)
    )
    assert facts(events, "dividend") == [
        {"seat": 0, "company": "PRR", "shares": 1, "per_share": 4, "amount": 4},
        {"seat": 1, "company": "PRR", "shares": 1, "per_share": 4, "amount": 4},
        {"seat": 2, "company": "C&O", "shares": 4, "per_share": 2, "amount": 8},
        {"seat": 0, "company": "NYC", "shares": 2, "per_share": 3, "amount": 6},
        {"seat": 1, "company": "NYC", "shares": 1, "per_share": 3, "amount": 3},
    ]
    assert match.state.cash == [20, 27, 38]


@rule("CE-11.1")
def test_companies_pay_from_the_bank_and_keep_their_money():
    match, _ = dividend(shares={"NYC": (1, 0, 0)}, treasury={"NYC": 5})
    assert by_company(match.state.treasury)["NYC"] == 5


@rule("CE-11.1")
def test_a_company_without_shares_sold_pays_nothing():
    match, events = dividend(networks={"WAB": ""})
    assert facts(events, "dividend") == []
    assert match.state.cash == [40, 40, 40]


@rule("CE-11.1")
@pytest.mark.parametrize(
    "two", [("auction", "expansion"), ("auction", "development"), ("expansion", "development")]
)
def test_any_two_red_dials_bring_a_dividend(two):
    steps = {"auction": 3, "expansion": 5, "development": 4}
    match = table(dials={two[0]: steps[two[0]], two[1]: steps[two[1]] - 1})
    events = play(match, two[1], "decline")
    assert facts(events, "general-dividend") == [{"number": 1}]
    assert dials(match) == (0, 0, 0)


@rule("CE-11.1")
def test_one_red_dial_brings_none():
    match = table(dials={"auction": 2, "expansion": 4, "development": 3})
    assert facts(play(match, "auction", "decline"), "general-dividend") == []
    assert dials(match) == (3, 4, 3)


@rule("CE-11.1")
def test_the_end_is_checked_before_dials_and_detroit_move():
    match, events = dividend(houses=forests(17), shares={"NYC": (1, 0, 0)})
    assert [e.key for e in events][-3:] == ["general-dividend", "dividend", "end-houses"]
    assert match.over
    assert dials(match) == (3, 0, 4)
    assert match.state.industry[0] == 0


@rule("CE-11.1")
def test_detroit_grows_for_companies_there_and_also_without_any():
    _, events = dividend(networks={"NYC": TO_DETROIT})
    assert facts(events, "detroit-grows") == [{"seat": 1, "hex": "E0", "value": 2}]
    assert [(e["company"], e["amount"]) for e in facts(events, "income-grows")] == [("NYC", 1)]
    empty, events = dividend()
    assert empty.state.industry[0] == 1
    assert facts(events, "income-grows") == []


@rule("CE-11.1")
def test_the_dividend_pays_the_income_before_detroit_grows():
    match, events = dividend(networks={"NYC": TO_DETROIT}, shares={"NYC": (1, 0, 0)})
    paid = facts(events, "dividend")[0]["amount"]
    assert by_company(match.state.income)["NYC"] == paid + 1


@rule("CE-11.2")
@pytest.mark.parametrize("active", range(3))
def test_after_the_phase_the_player_whose_turn_it_is_acts(active):
    match = table(dials=ALMOST, active=active)
    play(match, "development", "decline")
    assert match.turn == (active + 1) % 3
    assert legal(match) == ["auction", "expansion", "development"]
    assert match.state.dividends == 1
