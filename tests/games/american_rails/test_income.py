"""AR-9: income and dividends."""

import pytest
from games.american_rails.positions import (
    AMERICAN,
    EXPAND4,
    LIBERTY,
    NATIONAL,
    at,
    at_city,
    counted,
    income,
    mask,
    money,
    pass_year,
    position,
    route,
    table,
)
from marks import rule
from playing import facts, play

from roundhouse.games.american_rails.board import CITY_HEX, GRID
from roundhouse.games.american_rails.rules import audit, dividends
from roundhouse.games.american_rails.rules.income import special_bonus


def entering(city, company, others=(), houses=(), network=(), **given):
    """Return a match in which a company stands beside a city and seat 0 expands it with $50."""
    h = CITY_HEX[city]
    beside = GRID.labels[next(n for n in GRID.neighbours[h] if n >= 0)]
    networks = {other: [city] for other in others}
    networks[company] = [*network, beside]
    match = at(
        position(
            4,
            networks=networks,
            houses=houses,
            shares={company: (1, 0, 0, 0)},
            treasury={company: 50},
            **given,
        )
    )
    play(match, EXPAND4)
    return match


def enter(match, company, city):
    return play(match, f"place {company} {at_city(city)}")


@rule("AR-9.1")
def test_the_first_company_gets_the_full_value():
    match = entering("Detroit", "american")
    enter(match, "american", "Detroit")
    assert income(match, "american") == 4


@rule("AR-9.1")
def test_alone_with_a_house_two_more():
    match = entering("Buffalo", "american")
    enter(match, "american", "Buffalo")
    play(match, "stop", "space 2", "develop A11")
    assert income(match, "american") == 6


@rule("AR-9.2")
def test_buffalo_with_a_house():  # AR-T8
    match = entering("Buffalo", "liberty", ["national"], ["Buffalo"])
    assert income(match, "national") == 6
    events = enter(match, "liberty", "Buffalo")
    assert income(match, "liberty") == 4
    assert income(match, "national") == 4
    assert facts(events, "income-falls") == [{"company": "national", "amount": 2, "income": 4}]


@rule("AR-9.2", "AR-9.3")
def test_atlanta_with_a_house():  # AR-T14
    match = entering("Atlanta", "liberty", ["american"], ["Atlanta"])
    assert income(match, "american") == 7
    enter(match, "liberty", "Atlanta")
    assert money(match, "liberty") == 50 - 6
    assert (income(match, "liberty"), income(match, "american")) == (4, 4)
    match = entering("Atlanta", "republic", ["american", "liberty"], ["Atlanta"])
    events = enter(match, "republic", "Atlanta")
    assert money(match, "republic") == 50 - 8
    assert [income(match, name) for name in ("republic", "american", "liberty")] == [4, 4, 4]
    assert [e.key for e in events] == ["placed"]


@rule("AR-9.2")
def test_harrisburg_loses_nothing_by_sharing():  # AR-T15
    match = entering("Harrisburg", "liberty", ["american"])
    events = enter(match, "liberty", "Harrisburg")
    assert (income(match, "liberty"), income(match, "american")) == (1, 1)
    assert facts(events, "income-falls") == []


@rule("AR-9.3")
def test_the_third_and_the_fourth_get_the_shared_value_and_change_nothing():
    match = entering("Chicago", "majestic", ["american", "national", "liberty"])
    enter(match, "majestic", "Chicago")
    assert [income(match, n) for n in ("american", "national", "liberty", "majestic")] == [5] * 4


@rule("AR-9.4")
def test_the_second_special_city_brings_ten():  # AR-T9
    way = route("Chicago", "Atlanta")
    match = at(
        position(
            4,
            networks={"american": way[:-1]},
            shares={"american": (1, 0, 0, 0)},
            treasury={"american": 9},
        )
    )
    before = income(match, "american")
    play(match, EXPAND4)
    events = enter(match, "american", "Atlanta")
    assert income(match, "american") == before + 5 + 10
    assert facts(events, "special-link") == [
        {"company": "american", "place": "Atlanta (M6)", "amount": 10}
    ]


@rule("AR-9.4")
def test_the_third_special_city_brings_twenty():  # AR-T9, AR-T16
    way = route("New York", "Chicago", "Atlanta")
    match = at(
        position(
            4,
            networks={"american": way[:-1]},
            shares={"american": (1, 0, 0, 0)},
            treasury={"american": 9},
        )
    )
    assert match.title.audit(match.state) == []
    before = income(match, "american")
    play(match, EXPAND4)
    enter(match, "american", "Atlanta")
    assert income(match, "american") == before + 5 + 20
    assert special_bonus(match.state, 0) == 30


@rule("AR-9.4")
def test_several_companies_may_have_the_same_pair_and_sharing_does_not_matter():
    way = route("Chicago", "Atlanta")
    match = entering("Atlanta", "liberty", network=["Chicago"])
    s = match.state
    s.network[0] = mask(way)
    s.income[0] = counted(s, 0)
    s.occupied |= s.network[0]
    s.shared = s.network[0] & s.network[4]
    before = s.income[0], s.income[4]
    enter(match, "liberty", "Atlanta")
    s = match.state
    assert s.income[4] - before[1] == 3 + 10
    assert s.income[0] - before[0] == -2  # Atlanta 5 to 3, the bonus stays


@rule("AR-9.5")
def test_the_oracle_counts_what_the_rule_says():
    match = table(
        4,
        networks={
            "american": route("Chicago", "Atlanta"),
            "national": route("Cincinnati", "Indianapolis"),
            "liberty": ["Atlanta"],
        },
        houses=["Atlanta", "Cincinnati"],
    )
    s = match.state
    # Chicago 7, Louisville 1, Knoxville 2, Atlanta shared with a house 3 + 1, one special pair 10
    assert audit.recount_income(s, AMERICAN) == 7 + 1 + 2 + 4 + 10
    assert audit.recount_income(s, NATIONAL) == (4 + 2) + 4
    assert audit.recount_income(s, LIBERTY) == 3 + 1
    assert [audit.recount_income(s, c) for c in range(6)] == s.income


@rule("AR-9.6")
def test_majestic_pays_seven_a_share():  # AR-T4
    match = at(position(3, shares={"majestic": (2, 0, 1)}, excluded="liberty"))
    s = match.state
    s.income[3] = 19
    log = []
    dividends.pay_dividends(s, log)
    assert s.cash == [64, 50, 57]
    assert [e.facts for e in log if e.key == "dividend"] == [
        {"seat": 0, "company": "majestic", "shares": 2, "per_share": 7, "amount": 14},
        {"seat": 2, "company": "majestic", "shares": 1, "per_share": 7, "amount": 7},
    ]
    assert s.treasury == [0] * 6


@rule("AR-9.6")
@pytest.mark.parametrize(
    ("earned", "shares", "paid"),
    [(8, (2, 3, 0), 2), (10, (0, 1, 0), 10), (12, (0, 0, 0), 0), (0, (2, 0, 0), 0)],
)
def test_dividends_per_share(earned, shares, paid):  # AR-T17
    match = at(position(3, shares={"american": shares}, excluded="liberty"))
    s = match.state
    s.income[0] = earned
    assert dividends.dividend(s, 0) == paid
    dividends.pay_dividends(s, None)
    assert s.cash == [50 + paid * count for count in shares]


@rule("AR-9.6")
def test_a_year_ends_with_dividends_and_leaves_treasuries_alone():
    match = table(
        4,
        networks={"american": ["Chicago"], "liberty": ["Buffalo"]},
        shares={"american": (1, 2, 0, 0), "liberty": (0, 0, 1, 0)},
        treasury={"american": 13},
        gone={"liberty": 1},
    )
    events = pass_year(match)
    assert match.state.cash == [53, 56, 54, 50]
    assert money(match, "american") == 13
    assert facts(events, "dividends") == [{"year": "1851"}]
    assert match.state.year == 1852
