"""The advice of American Rails: sensible moves, honest forecasts, readable reasons."""

import random

import pytest
from games.american_rails.positions import (
    AUCTION,
    DEVELOP,
    EXPAND4,
    FUND,
    TAKE,
    at_city,
    opening,
    pass_year,
    route,
    table,
)
from marks import rule
from playing import play

from roundhouse import CHANCE, Match
from roundhouse.core.match import drawn
from roundhouse.games.american_rails.advice.estimate import Outlook, dividends_to_come, surroundings
from roundhouse.games.american_rails.board import CITY_HEX
from roundhouse.language import LANGUAGES, Speaker


def weights(match):
    """Return the legal moves in notation with their weights."""
    moves = match.legal_moves
    return dict(zip(map(str, moves), match.title.weigh(match.state, moves), strict=True))


def advised(match):
    """Return the move with the highest weight, in notation."""
    found = weights(match)
    return max(found, key=found.__getitem__)


def reason(match, move):
    """Return the reason for a move."""
    return match.title.reason(match.state, match.title.parse(match.state, move))


def beside_boston(**given):
    """Return a match in which seat 0 alone owns a company two steps from Boston and one from Albany."""
    given = {"treasury": {"liberty": 20}, "cash": (20, 20, 20)} | given
    return table(
        3,
        networks={"liberty": ["New York", "C17", "B17"], "american": ["Chicago"]},
        shares={"liberty": (1, 0, 0), "american": (0, 1, 1)},
        excluded="republic",
        **given,
    )


# ── Auctions ─────────────────────────────────────────────────────────────────────────────────────


@rule("AR-5.2", "AR-9.6")
def test_a_bargain_is_bought_and_too_high_a_price_is_not_paid():
    match = beside_boston(year=1854, cash=(60, 60, 60))
    play(match, AUCTION, "offer american")
    assert advised(match).startswith("bid")
    worth = Outlook(match.state).share_return(match.state, 0, 1, 15.0)
    play(match, f"bid {int(worth) + 5}")
    assert advised(match) == "pass"
    assert reason(match, "pass").key == "pass-dear"
    assert reason(match, f"bid {int(worth) + 9}").key == "bid-dear"


@rule("AR-5.2", "AR-10.1")
def test_in_the_last_year_a_share_is_worth_one_dividend():
    match = beside_boston(year=1857, cash=(60, 60, 60))
    play(match, AUCTION, "offer american")
    assert advised(match) == "pass"
    assert reason(match, "pass").facts["worth"] < 10


@rule("AR-5.2")
def test_nobody_bids_more_than_the_others_can_pay():
    match = beside_boston(year=1852, cash=(60, 14, 12))
    play(match, AUCTION, "offer american")
    assert int(advised(match).split()[1]) <= 15


@rule("AR-5.5")
def test_who_cannot_pay_is_told_so():
    match = beside_boston(cash=(5, 60, 60))
    play(match, AUCTION, "offer american")
    line = reason(match, "pass")
    assert (line.key, line.facts["cash"], line.facts["floor"]) == ("pass-poor", 5, 10)


@rule("AR-4.3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_in_preparation_everybody_keeps_some_cash(seats):
    match = opening(seats)
    while match.state.column == 0:
        play(match, advised(match))
    assert sum(match.state.cash) > 0
    assert sum(network != 0 for network in match.state.network) == (5 if seats == 3 else 6)
    assert max(match.state.income) >= 6


@rule("AR-5.6")
def test_a_company_starts_in_a_city_that_pays_and_has_others_around():
    match = opening(4)
    play(match, "select american", "bid 20", "pass", "pass", "pass")
    best = advised(match)
    assert best in {f"start {at_city(name)}" for name in ("New York", "Philadelphia", "Chicago")}
    found = weights(match)
    assert found[best] > found[f"start {at_city('New Orleans')}"] + 2
    line = reason(match, best)
    assert line.facts["near"] >= line.facts["free"] > 0


# ── Cubes ────────────────────────────────────────────────────────────────────────────────────────


@rule("AR-9.1", "AR-8.3")
def test_a_city_is_entered_and_the_way_to_one_is_taken():
    match = beside_boston()
    play(match, EXPAND4)
    assert advised(match) == f"place liberty {at_city('Boston')}"
    line = reason(match, advised(match))
    assert (line.key, line.facts["more"], line.facts["income"]) == ("place-city", 5, 8)
    play(match, advised(match))
    way = advised(match)
    assert reason(match, way).key == "place-way"
    found = weights(match)
    assert found[way] > found["stop"] == 0.0
    aimless = min(found, key=found.__getitem__)
    assert reason(match, aimless).key == "place-nowhere"


@rule("AR-9.4")
def test_a_special_connection_is_sought():
    way = route("Chicago", "Indianapolis", "Nashville", "Chattanooga")
    match = table(
        3,
        networks={"american": way},
        shares={"american": (2, 0, 0)},
        treasury={"american": 30},
        excluded="republic",
    )
    goals = surroundings(match.state, 0).goals
    assert {goal.gain for goal in goals if goal.hex == CITY_HEX["Atlanta"]} == {15}
    play(match, EXPAND4)
    assert reason(match, advised(match)).facts["goal"].startswith("Atlanta")


@rule("AR-8.1")
def test_nobody_builds_for_the_others():
    match = table(
        3,
        networks={"american": ["Chicago"]},
        shares={"american": (1, 2, 2)},
        treasury={"american": 30},
        year=1856,
        excluded="republic",
    )
    play(match, EXPAND4)
    assert weights(match)["stop"] >= max(weights(match).values()) - 2


# ── Spaces and actions ───────────────────────────────────────────────────────────────────────────


@rule("AR-6.4", "AR-7.6")
def test_money_and_cities_near_ask_for_an_expansion():
    assert advised(beside_boston(cash=(0, 0, 0))) == EXPAND4


@rule("AR-6.4", "AR-7.4")
def test_in_the_last_phase_only_what_pays_at_once_counts():
    match = beside_boston(year=1857, treasury={"liberty": 0}, cash=(0, 0, 0))
    assert advised(match) == FUND
    pass_year(match, 2)
    assert match.state.column == 3
    assert advised(match) == TAKE
    assert reason(match, FUND).key == "space-early"
    assert reason(match, TAKE).facts["value"] == 2


@rule("AR-7.2")
def test_the_own_city_is_developed_and_not_that_of_the_others():
    match = table(
        3,
        networks={"liberty": ["Pittsburg"], "american": ["Atlanta"]},
        shares={"liberty": (1, 0, 0), "american": (0, 1, 1)},
        excluded="republic",
    )
    play(match, DEVELOP)
    assert advised(match) == f"develop {at_city('Pittsburg')}"
    assert weights(match)[f"develop {at_city('Atlanta')}"] < weights(match)["decline"]
    assert reason(match, f"develop {at_city('Atlanta')}").key == "develop-others"


@rule("AR-7.3")
def test_the_own_company_is_funded():
    match = beside_boston(treasury={"liberty": 0})
    play(match, FUND)
    assert advised(match) == "fund liberty"
    assert reason(match, "fund american").key == "fund-others"


# ── Forecasts ────────────────────────────────────────────────────────────────────────────────────


@rule("AR-10.3")
def test_at_the_end_the_forecast_is_the_score():
    match = beside_boston(year=1857)
    pass_year(match)
    assert match.over
    assert match.title.forecast(match.state) == list(match.title.scores(match.state))


@rule("AR-9.6", "AR-10.1")
def test_before_the_last_dividends_the_forecast_knows_them():
    match = beside_boston(year=1857, treasury={})
    match.push("space 1")
    forecast = match.title.forecast(match.state)
    assert forecast == pytest.approx([28, 24, 24], abs=1)


@rule("AR-10.1")
def test_an_early_end_is_foreseen():
    match = beside_boston()
    assert 4 < dividends_to_come(match.state) <= 7
    for company in range(3):
        match.state.stock[company] = 2
    assert dividends_to_come(match.state) == 1.0


@rule("AR-6.3")
def test_a_forecast_is_asked_for_between_phases_only():
    match = beside_boston()
    assert match.title.is_quiet(match.state)
    play(match, AUCTION, "offer american")
    assert not match.title.is_quiet(match.state)
    play(match, "pass", "pass", "pass")
    assert not match.title.is_quiet(match.state)
    play(match, "space 1", EXPAND4, "stop")
    assert match.title.is_quiet(match.state)


# ── Whole matches ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_advice_beats_chance(seats):
    for seed in range(3):
        dice = random.Random(seed)
        match = Match("american-rails", seats)
        clever = seed % seats
        while not match.over:
            if match.turn == CHANCE:
                match.push(drawn(match.title, match.state, dice))
            elif match.turn == clever:
                match.push(advised(match))
            else:
                match.push(dice.choice(match.legal_moves))
        assert match.title.ranks(match.state)[clever] == 1


def test_every_reason_of_a_match_can_be_read_in_every_language():
    match = opening(4)
    speakers = [Speaker(match.title, language, {}) for language in LANGUAGES]
    keys = set()
    while not match.over:
        for move in match.legal_moves[:3] + match.legal_moves[-2:]:
            line = match.title.reason(match.state, move)
            assert line.rule.startswith("AR-")
            if line.key not in keys:
                keys.add(line.key)
                told = [speaker.line("reason", line) for speaker in speakers]
                assert len(set(told)) == len(LANGUAGES)
                assert all(text and "{" not in text and "reason-" not in text for text in told)
        match.push(advised(match))
    assert len(keys) >= 15
