"""CE-10: houses, forests and industry."""

import pytest
from games.chicago_express.positions import by_company, forests, table
from marks import rule
from playing import facts, legal, play, refused

from roundhouse import Refusal

WHEELING = {"PRR": "Q5 P4 O5 N4 M5 L4 K4 J4 I5 I6", "B&O": "P7 O7 N6 M6 L6 K7 J6 I6"}
NYC_TO_CHICAGO = "R3 Q3 P3 O4 N4 M4 L3 K3 J3 I4 H3 G3 F3 E3 D2 C3 B2 A2"


def developing(**given):
    match = table(**given)
    play(match, "development")
    return match


@rule("CE-10.1", "CE-2.2")
def test_occupied_cities_mountains_and_forests_without_a_house_can_be_developed():
    match = developing(networks={"PRR": "Q5 P4 O4 N4 O3"}, houses="O4")
    assert legal(match) == ["decline", "develop N4", "develop O3"]


@rule("CE-10.1")
def test_nobody_develops_where_nobody_is():
    match = developing(networks={"PRR": "Q5 P4 O4"})
    assert refused(match, "develop Q3") == Refusal(
        "CE-10.1", "nobody-there", {"hex": "Q3"}, "develop O4"
    )


@rule("CE-10.1")
def test_nobody_there_and_nothing_else_to_develop():
    assert refused(developing(), "develop Q3").instead == "decline"


@rule("CE-10.1")
def test_one_house_per_hex():
    match = developing(networks={"PRR": "Q5 P4 O4"}, houses="O4")
    assert refused(match, "develop O4") == Refusal("CE-10.1", "has-house", {"hex": "O4"}, "decline")


@rule("CE-10.1")
def test_without_houses_only_industry_can_be_developed():
    """CE-15.7 says that the supply never runs out in play, so the position is made by hand."""
    match = developing(networks=WHEELING, houses=forests(20))
    assert match.state.houses == 0
    assert legal(match) == ["decline", "develop I6", "develop K4"]
    assert refused(match, "develop N6") == Refusal(
        "CE-10.1", "no-houses", {"hex": "N6"}, "develop K4"
    )


@rule("CE-10.1")
def test_an_industry_city_at_the_end_of_its_track_is_left_alone():
    match = developing(networks=WHEELING, markers={"Wheeling": 6, "Pittsburgh": 6})
    assert refused(match, "develop I6") == Refusal(
        "CE-10.1", "track-at-end", {"hex": "I6"}, "develop I5"
    )
    play(match, "develop K4", "development")
    assert "develop K4" not in legal(match)


@rule("CE-10.2")
def test_development_needs_no_share_and_costs_nothing():
    match = developing(networks={"NYC": "R3 Q3"}, shares={"NYC": (0, 1, 0)})
    play(match, "develop Q3")
    assert match.state.cash == [40, 40, 40]
    assert by_company(match.state.treasury) == {"PRR": 0, "B&O": 0, "C&O": 0, "NYC": 0, "WAB": 0}
    assert by_company(match.state.income)["NYC"] == 10


@rule("CE-10.3")
def test_every_company_in_a_developed_city_gains():
    match = developing(networks={"NYC": "R3 Q3", "PRR": "R4 Q4 Q3"})
    events = play(match, "develop Q3")
    assert facts(events, "house-built") == [{"seat": 0, "hex": "Q3"}]
    assert facts(events, "income-grows") == [
        {"company": "PRR", "amount": 1, "income": 9},
        {"company": "NYC", "amount": 1, "income": 10},
    ]
    assert match.state.houses == 19
    assert match.turn == 1


@rule("CE-10.3")
def test_a_developed_mountain_gives_its_development():
    match = developing(networks={"C&O": "P9 O10 N9 M10 L9 K10 J9"})
    before = by_company(match.state.income)["C&O"]
    play(match, "develop J9")
    assert by_company(match.state.income)["C&O"] == before + 2


@rule("CE-10.4")
def test_a_forest_gives_two_dollars_once():
    match = developing(networks={"NYC": "R3"}, treasury={"NYC": 1})
    events = play(match, "develop R3")
    assert facts(events, "forest-cleared") == [
        {"seat": 0, "hex": "R3", "company": "NYC", "amount": 2}
    ]
    assert by_company(match.state.treasury)["NYC"] == 3
    assert by_company(match.state.income)["NYC"] == 8
    assert match.state.houses == 19
    play(match, "development")
    assert legal(match) == ["decline"]


@rule("CE-10.5")
def test_industry_moves_its_marker_and_takes_no_house():
    match = developing(networks=WHEELING)
    events = play(match, "develop I6")
    assert facts(events, "industry-grows") == [{"seat": 0, "hex": "I6", "value": 4}]
    assert [(e["company"], e["amount"]) for e in facts(events, "income-grows")] == [
        ("PRR", 1),
        ("B&O", 1),
    ]
    assert match.state.houses == 20
    assert match.state.industry == [0, 1, 0]


@rule("CE-10.5")
def test_wheeling_can_be_developed_three_times_and_pittsburgh_twice():
    match = table(networks=WHEELING)
    for _ in range(3):
        play(match, "development", "develop I6")
    play(match, "development")
    assert "develop I6" not in legal(match)
    assert by_company(match.state.income) == {"PRR": 20, "B&O": 17, "C&O": 5, "NYC": 8, "WAB": 0}
    other = table(networks=WHEELING)
    play(other, "development", "develop K4", "development", "develop K4", "development")
    assert "develop K4" not in legal(other)
    assert by_company(other.state.income)["PRR"] == 17 + 4


@rule("CE-10.6")
@pytest.mark.parametrize("label", ["S2", "S3", "R5", "Q7", "Q9", "A2", "E0"])
def test_plains_start_hexes_chicago_and_detroit_are_never_developed(label):
    match = developing(networks={"NYC": f"{NYC_TO_CHICAGO} S2 D1 E1 E0", "WAB": ""})
    refusal = refused(match, f"develop {label}")
    assert (refusal.rule, refusal.key, refusal.facts) == (
        "CE-10.6",
        "never-developed",
        {"hex": label},
    )
    assert refusal.instead.startswith("develop ")


@rule("CE-10.6", "CE-2.3")
def test_fort_wayne_is_developed_like_any_city():
    match = developing(networks={"WAB": ""})
    play(match, "develop D3")
    assert by_company(match.state.income)["WAB"] == 3
