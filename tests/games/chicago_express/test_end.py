"""CE-13: the end of a match and its winners."""

import pytest
from games.chicago_express.positions import dials, forests, grown, held, table
from marks import rule
from playing import facts, legal, play

from roundhouse import NOBODY
from roundhouse.games.chicago_express.rules import scoring
from roundhouse.language import LANGUAGES, Speaker

ALMOST = {"auction": 3, "development": 3}
PRR_ALL = grown("PRR", 19)
BO_ALL = grown("B&O", 21, PRR_ALL)
CO_ALL = grown("C&O", 25, f"{PRR_ALL} {BO_ALL}")
SOLD_OUT = {"PRR": (3, 0, 0), "B&O": (0, 4, 0), "C&O": (0, 0, 6)}


def last_action(**given):
    match = table(dials=ALMOST, **given)
    return match, play(match, "development", "decline")


def reasons(events):
    return [event.key for event in events if event.key.startswith("end-")]


@rule("CE-13.1")
@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"networks": {"PRR": PRR_ALL, "B&O": BO_ALL, "C&O": CO_ALL}}, "end-locomotives"),
        ({"shares": SOLD_OUT}, "end-shares"),
        ({"houses": forests(17)}, "end-houses"),
        ({"markers": {"Detroit": 8}}, "end-detroit"),
    ],
)
def test_each_condition_ends_the_match_with_the_dividend(given, reason):
    match, events = last_action(**given)
    assert reasons(events) == [reason]
    assert match.over
    assert match.turn == NOBODY
    assert legal(match) == []


@rule("CE-13.1")
@pytest.mark.parametrize(
    "given",
    [
        {"networks": {"PRR": PRR_ALL, "B&O": BO_ALL}},
        {"shares": {"PRR": (3, 0, 0), "B&O": (0, 4, 0), "C&O": (0, 0, 5)}},
        {"houses": forests(16)},
        {"markers": {"Detroit": 7}},
    ],
)
def test_just_short_of_a_condition_the_match_goes_on(given):
    match, events = last_action(**given)
    assert reasons(events) == []
    assert not match.over


@rule("CE-13.1")
def test_several_conditions_at_once_are_all_named():
    match, events = last_action(shares=SOLD_OUT, markers={"Detroit": 8}, houses=forests(18))
    assert reasons(events) == ["end-shares", "end-houses", "end-detroit"]
    assert reasons(match.outcome.reasons) == reasons(events)


@rule("CE-13.1")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_from_the_final_position(language):
    match, _ = last_action(houses=forests(17))
    assert [(line.rule, line.key) for line in match.outcome.reasons] == [("CE-13.1", "end-houses")]
    speaker = Speaker(match.title, language)
    assert all(speaker.line("event", line) for line in match.outcome.reasons)


@rule("CE-13.2")
def test_the_closed_wabash_has_stock_and_shares():
    two_sold_out = {"PRR": (3, 0, 0), "B&O": (0, 4, 0)}
    match = table(networks={"PRR": PRR_ALL, "B&O": BO_ALL}, shares=two_sold_out)
    assert scoring.end_reasons(match.state) == []


@rule("CE-13.2")
def test_the_open_wabash_counts_like_any_company():
    shares = {"PRR": (3, 0, 0), "B&O": (0, 4, 0), "WAB": (1, 1, 0)}
    assert scoring.end_reasons(table(networks={"WAB": ""}, shares=shares).state) == ["shares"]


@rule("CE-13.3", "CE-14.12")
def test_a_condition_met_in_mid_round_ends_nothing_before_the_dividend():
    match = table(shares={**SOLD_OUT, "C&O": (0, 0, 5)})
    play(match, "auction", "offer C&O", "bid 1", "pass", "pass")
    assert held(match, 0) == {"PRR": 3, "C&O": 1}
    assert scoring.end_reasons(match.state) == ["shares"]
    for _ in range(2):
        play(match, "auction", "decline")
    for _ in range(3):
        play(match, "development", "decline")
        assert not match.over
    events = play(match, "development", "decline")
    assert reasons(events) == ["end-shares"]
    assert match.state.dividends == 1


@rule("CE-13.4", "CE-15.8")
def test_the_eighth_general_dividend_is_the_last():
    match = table()
    ends = []
    while not match.over:
        for action in ["auction"] * 3 + ["development"] * 4:
            ends += reasons(play(match, action, "decline"))
        if not match.over:
            assert match.state.industry[0] == match.state.dividends
    assert match.state.dividends == 8
    assert match.state.industry[0] == 7
    assert ends == ["end-detroit"]


@rule("CE-13.5")
def test_the_score_is_cash_alone():
    match, _ = last_action(
        cash=(30, 50, 40),
        shares={"NYC": (5, 0, 0)},
        treasury={"NYC": 99},
        markers={"Detroit": 8},
    )
    assert match.scores == (40, 50, 40)
    assert match.winners == (1,)
    assert match.title.ranks(match.state) == (2, 1, 2)


@rule("CE-13.5")
def test_equal_cash_shares_the_victory():
    match, _ = last_action(cash=(50, 20, 50), markers={"Detroit": 8})
    assert match.winners == (0, 2)
    assert match.title.ranks(match.state) == (1, 3, 1)


@rule("CE-13.5")
def test_nobody_has_won_before_the_end():
    assert table().winners == ()


@rule("CE-13.1", "CE-14.13")
def test_dials_and_detroit_stay_as_they_are_at_the_end():
    match, events = last_action(shares=SOLD_OUT, markers={"Detroit": 3})
    assert dials(match) == (3, 0, 4)
    assert match.state.industry[0] == 2
    assert facts(events, "detroit-grows") == []
