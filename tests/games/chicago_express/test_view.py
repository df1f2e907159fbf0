"""What a player sees: everything, in every decision and after the end."""

import pytest
from games.chicago_express.positions import NYC, table
from marks import rule
from playing import play

from roundhouse.core.events import Line
from roundhouse.games.chicago_express.board import GRID

NYC_AT_HOME = {"shares": {"NYC": (1, 1, 1)}, "treasury": {"NYC": 10}}


def prompt(match):
    asked = match.view(0).prompt
    assert asked == match.title.prompt(match.state)
    return asked.rule, asked.key, asked.facts


@rule("CE-6.2")
@pytest.mark.parametrize(
    ("moves", "asked"),
    [
        ([], ("CE-6.2", "choose-action", {"seat": 0})),
        (["auction"], ("CE-7.1", "offer-share", {"seat": 0})),
        (["expansion"], ("CE-8.1", "choose-company", {"seat": 0})),
        (["development"], ("CE-10.1", "choose-development", {"seat": 0})),
    ],
)
def test_each_decision_is_asked_for(moves, asked):
    match = table(**NYC_AT_HOME)
    play(match, *moves)
    assert prompt(match) == asked


@rule("CE-8.1")
def test_the_builder_is_told_what_is_left():
    match = table(**NYC_AT_HOME)
    play(match, "expansion", "company NYC")
    facts = {"seat": 0, "company": "NYC", "left": 3, "cash": 10}
    assert prompt(match) == ("CE-8.1", "build", facts)
    assert match.view(0).position.expanding == NYC
    play(match, "build S2")
    facts = {"seat": 0, "company": "NYC", "left": 2, "cash": 9}
    assert prompt(match) == ("CE-8.1", "build-more", facts)


@rule("CE-4.3", "CE-14.3")
def test_the_bidder_is_told_floor_and_cash_or_that_he_can_only_pass():
    match = table(cash=(40, 9, 71))
    play(match, "auction", "offer NYC", "bid 9")
    facts = {"seat": 1, "company": "NYC", "floor": 10, "cash": 9, "high": 9}
    assert prompt(match) == ("CE-4.3", "bid-only-pass", facts)
    play(match, "pass")
    assert prompt(match)[1] == "bid"
    auction = match.view(2).panels[-1]
    assert auction.key == "auction"
    assert [row.cells[2].value for row in auction.rows] == ["leads", "out", "in"]


@rule("CE-6.1", "CE-11.1")
def test_players_see_the_next_dividend_and_how_far_it_is():
    match = table(shares={"NYC": (2, 1, 0)}, dials={"auction": 2, "development": 1})
    match.state.income[NYC] = 10  # over 3 shares: 4 each
    players, _, tracks = match.view(0).panels
    assert [row.cells[2].value for row in players.rows] == [8, 4, 0]
    assert [cell.value for cell in tracks.rows[0].cells] == ["dividend-in", 1 + 3]
    assert players.rows[0].cells[2].why.facts == {"amount": 8, "turns": 4}


@rule("CE-13.5", "CE-15.1")
def test_no_seat_sees_more_than_another():
    match = table(networks={"NYC": "R3 Q3"}, houses="Q3", **NYC_AT_HOME)
    views = [match.view(seat) for seat in (0, 1, 2, None)]
    for view in views:
        assert view.position == views[0].position
        assert view.panels == views[0].panels
    assert GRID.names(views[0].position.networks[NYC]) == ["Q3", "R3", "S3"]
    assert GRID.names(views[0].position.houses) == ["Q3"]
    assert views[0].ranks == ()
    assert match.title.readers(match.state, match.legal_moves[0]) is None


@rule("CE-13.5")
def test_after_the_end_there_is_nothing_to_ask():
    match = table(markers={"Detroit": 8}, dials={"auction": 3, "development": 3}, dividends=7)
    play(match, "development", "decline")
    view = match.view(1)
    assert view.prompt is None
    assert view.heading == Line("CE-13.5", "over", {"number": 8})
    assert match.title.prompt(match.state) == view.heading
    assert view.ranks == (1, 1, 1)
