"""AR-10: the end of the game."""

import pytest
from games.american_rails.positions import pass_year, position, table
from marks import rule
from playing import facts, play

from roundhouse import NOBODY, MatchOver
from roundhouse.games.american_rails.rules import scoring, setup
from roundhouse.language import LANGUAGES, Speaker

SOLD_OUT = {"american": 5, "national": 4, "continental": 3, "majestic": 4, "liberty": 2}


def ends(events):
    return [event.key for event in events if event.key.startswith("end-")]


@rule("AR-10.1")
def test_the_last_year_ends_the_game_after_its_dividends():
    match = table(
        4, year=1857, networks={"american": ["Chicago"]}, shares={"american": (0, 1, 0, 0)}
    )
    pass_year(match, 1)
    assert not match.over
    events = pass_year(match)
    assert match.over
    assert match.turn == NOBODY
    assert match.scores == (50, 57, 50, 50)
    assert ends(events) == ["end-year"]
    assert events.index(next(e for e in events if e.key == "dividends")) < len(events) - 1
    assert match.legal_moves == []
    with pytest.raises(MatchOver):
        match.push("space 1")


@rule("AR-10.1")
def test_the_game_goes_on_in_1856():
    match = table(4, year=1856)
    pass_year(match)
    assert match.state.year == 1857
    assert not match.over


@rule("AR-10.1")
def test_no_share_left_ends_the_game_after_the_round():
    match = table(4, gone=SOLD_OUT | {"republic": 2})
    play(match, "space 6", "offer republic", "pass", "pass", "pass", "pass")
    assert sum(match.state.unsold) == 0
    assert not match.over  # the round is played to its end
    assert ends(pass_year(match)) == ["end-shares"]
    assert match.over


@rule("AR-10.1")
def test_all_conditions_that_hold_are_reported():
    match = table(4, gone=SOLD_OUT | {"republic": 3}, year=1857, supply=1)
    match.state.stock = [2, 2, 2, 9, 9, 9]
    events = pass_year(match)
    assert ends(events) == ["end-year", "end-shares", "end-supplies"]
    assert facts(events, "end-year") == [{"year": "1857"}]
    assert ends(match.outcome.reasons) == ends(events)


@rule("AR-10.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_from_the_final_position(language):
    match = table(4, year=1857)
    assert match.outcome is None
    pass_year(match)
    [why] = match.outcome.reasons
    assert (why.rule, why.key, why.facts) == ("AR-10.1", "end-year", {"year": "1857"})
    assert "1857" in Speaker(match.title, language).line("event", why)


@rule("AR-10.1", "AR-10.2")
@pytest.mark.parametrize(
    ("seats", "stock", "houses", "over"),
    [
        (3, (2, 1, 2, 10, 9), 5, True),
        (3, (2, 1, 3, 10, 9), 5, False),
        (4, (2, 0, 1, 9, 9, 9), 2, True),
        (4, (2, 0, 1, 9, 9, 9), 3, False),
        (5, (2, 2, 2, 2, 9, 9), 9, False),
        (5, (2, 2, 2, 2, 9, 9), 2, True),
    ],
)
def test_as_many_low_supplies_as_players(seats, stock, houses, over):  # AR-T19
    s = position(seats, excluded="republic" if seats == 3 else "", supply=houses)
    s.stock = [*stock, 0][:6]
    assert scoring.end_reasons(s) == (["supplies"] if over else [])


@rule("AR-10.2")
def test_the_excluded_company_is_no_supply_but_a_closed_one_is():
    s = position(3, excluded="republic", gone={"liberty": 2})
    assert s.stock[5] == 0
    assert scoring.low_supplies(s) == 0
    s.stock[4] = 1
    assert setup.status(s, 4) == "closed"
    assert scoring.low_supplies(s) == 1


@rule("AR-10.3")
def test_most_cash_wins_and_equal_cash_shares_the_win():
    match = table(
        4,
        year=1857,
        cash=[55, 70, 70, 10],
        networks={"american": ["Buffalo"]},
        shares={"american": (5, 0, 0, 0)},  # 4 over 5 shares: 1 each
        treasury={"american": 99},
    )
    pass_year(match)
    assert match.scores == (60, 70, 70, 10)
    assert match.title.ranks(match.state) == (3, 1, 1, 4)
    assert match.winners == (1, 2)
