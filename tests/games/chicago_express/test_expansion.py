"""CE-8, CE-9: building locomotives and what they earn."""

import pytest
from games.chicago_express.positions import NYC, PRR, by_company, grown, position, table
from marks import rule
from playing import facts, legal, play, refused

from roundhouse import Match, Refusal
from roundhouse.games.chicago_express.board import GRID
from roundhouse.games.chicago_express.rules import expansion


def expanding(company="NYC", cash=20, networks=None, **given):
    """Return a match in which seat 0 expands a company of which he holds the only share."""
    match = table(networks=networks, shares={company: (1, 0, 0)}, treasury={company: cash}, **given)
    play(match, "expansion", f"company {company}")
    return match


def treasury(match, company):
    return by_company(match.state.treasury)[company]


def income(match, company):
    return by_company(match.state.income)[company]


# ── CE-8  Action: expansion ──────────────────────────────────────────────────────────────────────


@rule("CE-8.1", "CE-8.5")
def test_the_third_hex_ends_the_turn():
    match = expanding()
    play(match, "build S2", "build S1")
    assert match.turn == 0
    play(match, "build R1")
    assert match.turn == 1
    assert set(GRID.names(match.state.network[NYC])) == {"S3", "S2", "S1", "R1"}


@rule("CE-8.1")
def test_only_the_chosen_company_builds():
    match = expanding(networks={"PRR": "Q5"})
    assert legal(match) == ["build R2", "build R3", "build S2", "build S4"]


@rule("CE-8.2")
def test_networks_may_branch_but_stay_connected():
    match = expanding()
    play(match, "build S2", "build R3")
    assert "build S4" in legal(match)
    assert refused(match, "build Q1") == Refusal(
        "CE-8.2", "not-adjacent", {"hex": "Q1", "company": "NYC"}, "build R1"
    )


@rule("CE-8.2")
def test_no_second_locomotive_of_the_same_company():
    match = expanding()
    play(match, "build S2")
    assert refused(match, "build S2") == Refusal(
        "CE-8.2", "already-there", {"hex": "S2", "company": "NYC"}, "build R1"
    )


@rule("CE-8.2", "CE-2.4")
def test_nobody_enters_a_start_hex():
    match = expanding("B&O", networks={"B&O": "R6"})
    assert refused(match, "build R5") == Refusal("CE-2.4", "start-hex", {"hex": "R5"}, "build Q6")
    own = expanding("B&O")
    assert refused(own, "build Q7").key == "start-hex"


@rule("CE-8.2")
@pytest.mark.parametrize(
    ("label", "terrain", "theirs"), [("R3", "forest", "R4 R3"), ("N4", "mountain", "Q5 P4 O4 N4")]
)
def test_forests_and_mountains_take_one_locomotive(label, terrain, theirs):
    networks = {"PRR": theirs, "NYC": "" if label == "R3" else "R2 Q3 P3 O3"}
    match = expanding(networks=networks)
    refusal = refused(match, f"build {label}")
    assert (refusal.rule, refusal.key) == ("CE-8.2", "hex-full")
    assert refusal.facts == {"hex": label, "terrain": terrain, "owner": "PRR"}


@rule("CE-8.2")
def test_plains_cities_and_industry_take_every_company_once():
    networks = {"PRR": "S4 R4 Q4 Q3", "NYC": "R2"}
    match = expanding(networks=networks)
    assert {"build S4", "build Q3"} <= set(legal(match))
    play(match, "build S4", "build Q3")
    assert [
        expansion.locomotives_on(match.state, GRID.number[label]) for label in ("S4", "Q3")
    ] == [
        2,
        2,
    ]


@rule("CE-8.2", "CE-8.6")
def test_no_hex_without_a_locomotive_in_stock():
    """Such an expansion has ended by itself, so the position is made by hand."""
    match = expanding()
    play(match, "build S2")
    match.state.stock[NYC] = 0
    assert legal(match) == ["stop"]
    assert refused(match, "build S1") == Refusal(
        "CE-8.6", "no-locomotives", {"company": "NYC"}, "stop"
    )


@rule("CE-8.2", "CE-8.3")
def test_no_hex_that_costs_more_than_the_company_has():
    match = expanding(cash=1)
    assert legal(match) == ["build S2", "build S4"]
    assert refused(match, "build R3") == Refusal(
        "CE-8.3",
        "too-dear",
        {"hex": "R3", "company": "NYC", "cost": 2, "cash": 1, "short": 1},
        "build S4",
    )


@rule("CE-8.3")
def test_each_locomotive_there_makes_a_hex_dearer():
    networks = {"PRR": "S4 R4 Q4 Q3", "B&O": "Q6 Q5 P5", "NYC": "R2"}
    s = position(networks=networks)
    assert expansion.cost(s, GRID.number["Q3"]) == 4
    assert expansion.cost(s, GRID.number["S4"]) == 2
    assert expansion.cost(s, GRID.number["S2"]) == 1


@rule("CE-8.3")
def test_players_pay_nothing_for_building():
    match = expanding(cash=3)
    play(match, "build S2", "build S1", "build R0")
    assert match.state.cash == [40, 40, 40]
    assert treasury(match, "NYC") == 0


@rule("CE-8.4", "CE-9.3")
def test_building_pays_moves_a_locomotive_and_raises_income_at_once():
    match = expanding()
    events = play(match, "build R3")
    assert facts(events, "built") == [
        {
            "seat": 0,
            "company": "NYC",
            "hex": "R3",
            "cost": 2,
            "cash": 18,
            "before": 8,
            "income": 8,
        }
    ]
    events = play(match, "build Q3")
    assert [(e["before"], e["income"], e["cash"]) for e in facts(events, "built")] == [(8, 9, 16)]
    assert by_company(match.state.stock)["NYC"] == 21


@rule("CE-8.5")
def test_an_expansion_ends_by_itself_when_no_hex_is_left():
    match = expanding(cash=1)
    play(match, "build S2")
    assert match.turn == 1
    assert treasury(match, "NYC") == 0


@rule("CE-8.5", "CE-8.6")
def test_the_last_locomotive_ends_the_expansion():
    network = grown("PRR", 18)
    match = expanding("PRR", networks={"PRR": network})
    assert by_company(match.state.stock)["PRR"] == 1
    play(match, legal(match)[0])
    assert by_company(match.state.stock)["PRR"] == 0
    assert match.turn == 1


@rule("CE-8.6", "CE-14.7")
def test_a_company_without_locomotives_cannot_expand_but_goes_on_otherwise():
    match = table(
        networks={"PRR": grown("PRR", 19)},
        shares={"PRR": (1, 0, 0)},
        treasury={"PRR": 30},
        cash=(40, 40, 40),
        dials={"auction": 2, "development": 3},
    )
    before = match.state.income[PRR]
    play(match, "expansion")
    assert legal(match) == ["decline"]
    assert refused(match, "company PRR") == Refusal(
        "CE-8.6", "no-locomotives", {"company": "PRR"}, "decline"
    )
    play(match, "decline", "auction", "offer PRR", "pass", "pass", f"bid {-(-before // 2)}")
    assert treasury(match, "PRR") == 30 + -(-before // 2)
    play(match, "development")
    city = next(move for move in legal(match) if move in ("develop Q3", "develop O4"))
    events = play(match, city)
    assert [e["company"] for e in facts(events, "income-grows")][:1] == ["PRR"]
    assert [(e["company"], e["shares"]) for e in facts(events, "dividend")] == [("PRR", 2)]


@rule("CE-8.7")
def test_stop_ends_expansion_and_turn():
    match = expanding()
    play(match, "build S2", "stop")
    assert match.turn == 1
    assert legal(match) == ["auction", "expansion", "development"]


@rule("CE-8.1", "CE-6.2")
def test_who_holds_no_share_of_a_company_cannot_expand_it():
    match = table(shares={"NYC": (0, 1, 0)}, treasury={"NYC": 20})
    play(match, "expansion")
    assert refused(match, "company NYC") == Refusal(
        "CE-6.2", "no-share-held", {"company": "NYC"}, "decline"
    )
    assert refused(match, "company WAB") == Refusal(
        "CE-6.2", "not-opened", {"company": "WAB"}, "decline"
    )


# ── CE-9  Income on building ─────────────────────────────────────────────────────────────────────


@rule("CE-9.1")
@pytest.mark.parametrize(("houses", "gain"), [("", 1), ("Q3", 2)])
def test_a_city_gives_its_income_and_its_development_if_it_holds_a_house(houses, gain):
    match = expanding(networks={"NYC": "R3", "PRR": "R4 Q4 Q3"}, houses=houses)
    play(match, "build Q3")
    assert income(match, "NYC") == 8 + gain


@rule("CE-9.1")
def test_a_mountain_gives_its_income():
    match = expanding("PRR", networks={"PRR": "Q5 P4 O4"})
    play(match, "build N4")
    assert income(match, "PRR") == 7 + 1 + 1


@rule("CE-9.2")
@pytest.mark.parametrize("marker", [4, 6, 8])
def test_an_industry_city_gives_the_value_of_its_track(marker):
    match = expanding(networks={"NYC": "R3 Q3 P3 O4 N4 M4 L3"}, markers={"Pittsburgh": marker})
    before = income(match, "NYC")
    play(match, "build K4")
    assert income(match, "NYC") == before + marker


@rule("CE-9.3")
@pytest.mark.parametrize("label", ["S2", "R3"])
def test_plains_and_forests_give_nothing(label):
    match = expanding()
    play(match, f"build {label}")
    assert income(match, "NYC") == 8


@rule("CE-8.4")
def test_without_a_log_the_same_happens():
    loud, quiet = expanding(), expanding()
    for move in ["build R3", "build Q3", "build Q2"]:
        loud.push(move)
        quiet.title.apply(quiet.state, quiet.parse(move))
    assert loud.digest == quiet.digest


@rule("CE-8.2")
def test_whose_turn_it_is_does_not_change_where_a_company_may_build():
    match = Match("chicago-express", 2)
    assert expansion.legal_hexes(match.state, NYC) == 0
    match.state.treasury[NYC] = 50
    assert GRID.names(expansion.legal_hexes(match.state, NYC)) == ["R2", "R3", "S2", "S4"]
