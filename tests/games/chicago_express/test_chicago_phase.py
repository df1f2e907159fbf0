"""CE-12: Chicago is reached, the Wabash opens."""

import pytest
from games.chicago_express.positions import by_company, dials, held, table
from marks import rule
from playing import facts, legal, play, refused

from roundhouse import Refusal
from roundhouse.games.chicago_express.board import FORT_WAYNE
from roundhouse.games.chicago_express.rules import expansion

TO_B2 = "R3 Q3 P3 O4 N4 M4 L3 K3 J3 I4 H3 G3 F3 E3 D2 C3 B2"  # NYC earns 13 with it
TO_FORT_WAYNE = "P8 O8 N7 M7 L6 K6 J5 I5 H4 G4 F3 E3 D3"  # for the C&O, beside it


def at_the_gates(shares=(1, 0, 1), **given):
    """Return a match in which seat 0 may build Chicago with the NYC."""
    given.setdefault("networks", {"NYC": TO_B2})
    given.setdefault("treasury", {"NYC": 20})
    match = table(shares={"NYC": shares}, **given)
    play(match, "expansion", "company NYC")
    return match


@rule("CE-12.1", "CE-12.2", "CE-12.3")
def test_the_company_books_the_income_and_pays_its_shares():
    match = at_the_gates(shares=(2, 0, 1))
    events = play(match, "build A2")
    assert facts(events, "chicago-reached") == [{"seat": 0, "company": "NYC"}]
    assert [(e.rule, e.facts) for e in events if e.key == "dividend"] == [
        ("CE-12.3", {"seat": 0, "company": "NYC", "shares": 2, "per_share": 7, "amount": 14}),
        ("CE-12.3", {"seat": 2, "company": "NYC", "shares": 1, "per_share": 7, "amount": 7}),
    ]


@rule("CE-12.3")
def test_it_is_no_general_dividend():
    match = at_the_gates(markers={"Detroit": 5}, dials={"auction": 2, "expansion": 1})
    play(match, "build A2", "pass", "pass", "pass")
    assert match.state.dividends == 0
    assert dials(match) == (2, 2, 0)
    assert match.state.industry[0] == 4


@rule("CE-12.3")
def test_only_shares_of_that_company_pay():
    match = table(
        networks={"NYC": TO_B2},
        treasury={"NYC": 20},
        shares={"NYC": (1, 0, 0), "PRR": (0, 1, 0)},
    )
    play(match, "expansion", "company NYC", "build A2")
    assert match.state.cash == [60, 40, 40]


@rule("CE-12.1")
def test_the_wabash_triggers_the_phase_too():
    match = table(
        networks={"NYC": TO_B2, "WAB": "C3 B2"}, treasury={"WAB": 9}, shares={"WAB": (1, 1, 0)}
    )
    play(match, "expansion", "company WAB")
    events = play(match, "build A2")
    assert [e["amount"] for e in facts(events, "dividend")] == [4, 4]
    assert match.turn == 1
    assert legal(match) == ["auction", "expansion", "development"]


@rule("CE-12.1")
def test_each_company_can_trigger_it_once():
    match = table(
        networks={"NYC": f"{TO_B2} A2", "WAB": ""}, treasury={"NYC": 9}, shares={"NYC": (1, 0, 0)}
    )
    play(match, "expansion", "company NYC")
    assert refused(match, "build A2").key == "already-there"


@rule("CE-12.4")
@pytest.mark.parametrize(("houses", "income"), [("", 1), ("D3", 3)])
def test_the_wabash_opens_with_the_income_of_fort_wayne(houses, income):
    match = at_the_gates(networks={"NYC": TO_B2, "C&O": TO_FORT_WAYNE}, houses=houses)
    events = play(match, "build A2")
    assert facts(events, "wabash-opens") == [{"income": income, "hex": "D3"}]
    assert by_company(match.state.income)["WAB"] == income
    assert by_company(match.state.stock)["WAB"] == 10
    assert match.title.audit(match.state) == []


@rule("CE-12.4")
def test_its_locomotive_counts_for_later_costs_in_fort_wayne():
    match = at_the_gates()
    assert expansion.cost(match.state, FORT_WAYNE) == 1
    play(match, "build A2")
    assert expansion.cost(match.state, FORT_WAYNE) == 2


@rule("CE-12.5")
def test_a_wabash_share_is_auctioned_without_moving_the_dial():
    match = at_the_gates()
    events = play(match, "build A2")
    assert facts(events, "auction-opened") == [{"company": "WAB", "minimum": 1, "seat": 0}]
    assert legal(match)[:3] == ["pass", "bid 1", "bid 2"]
    play(match, "bid 1", "bid 5", "pass", "pass")
    assert held(match, 1) == {"WAB": 1}
    assert by_company(match.state.treasury)["WAB"] == 5
    assert dials(match) == (0, 1, 0)


@rule("CE-12.5")
def test_a_bid_below_the_wabash_minimum_is_refused():
    match = at_the_gates(networks={"NYC": TO_B2, "C&O": TO_FORT_WAYNE}, houses="D3")
    play(match, "build A2")
    assert refused(match, "bid 2") == Refusal(
        "CE-4.2", "bid-too-low", {"bid": 2, "floor": 3}, "bid 3"
    )


@rule("CE-12.6", "CE-14.9")
def test_the_next_player_is_on_turn_and_a_dividend_due_comes_then():
    match = at_the_gates(dials={"auction": 3, "expansion": 4})
    events = play(match, "build A2")
    assert facts(events, "general-dividend") == []
    assert match.state.cash == [50, 40, 50]
    play(match, "bid 1", "pass")
    events = play(match, "pass")
    keys = [e.key for e in events]
    assert keys.index("share-sold") < keys.index("general-dividend")
    assert match.turn == 1
    # Chicago dividend 10, less 1 for the Wabash; general dividend 10 NYC and 1 Wabash
    assert match.state.cash == [60, 40, 60]
    assert dials(match) == (0, 0, 0)
