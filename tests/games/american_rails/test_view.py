"""What a player is shown and asked; how moves are pointed at."""

import pytest
from games.american_rails.positions import (
    AUCTION,
    DEVELOP,
    EXPAND3,
    FUND,
    TAKE,
    opening,
    route,
    table,
)
from marks import rule
from playing import legal, play

from roundhouse import Match


def cells(match, key):
    """Return the values of a panel, row by row."""
    panel = next(panel for panel in match.view().panels if panel.key == key)
    return [[cell.value for cell in row.cells] for row in panel.rows]


@rule("AR-3.1")
@pytest.mark.parametrize(
    ("moves", "key"),
    [
        ((), "choose-space"),
        ((DEVELOP,), "develop"),
        ((FUND,), "fund"),
        ((TAKE,), "take-or-expand"),
        ((TAKE, "expand2"), "expand"),
        ((EXPAND3,), "expand"),
        ((EXPAND3, "place american B1"), "expand-more"),
        ((AUCTION,), "offer"),
        ((AUCTION, "offer national"), "bid"),
        ((AUCTION, "offer national", "pass"), "bid-only-pass"),
        ((AUCTION, "offer national", "bid 10", "pass", "pass", "pass"), "place-start"),
    ],
)
def test_every_decision_has_its_question(moves, key):
    match = table(
        4,
        networks={"american": ["Chicago"]},
        shares={"american": (1, 0, 0, 0)},
        treasury={"american": 20},
        cash=[50, 9, 50, 50],
    )
    play(match, *moves)
    line = match.title.prompt(match.state)
    assert line.key == key
    assert line.facts["seat"] == match.turn
    assert match.view().prompt == line


@rule("AR-3.1")
def test_questions_before_the_first_year_and_after_the_last():
    assert Match("american-rails", 3).view().prompt.key == "remove"
    assert opening(3).view().prompt.key == "select"
    match = table(3, excluded="liberty", year=1857)
    play(match, TAKE)
    assert match.view().prompt.key == "take"
    while not match.over:
        options = legal(match)
        match.push(next(m for m in ("decline", "stop", options[0]) if m in options))
    assert match.view().prompt is None
    assert match.title.prompt(match.state).key == "over"
    assert match.view().heading.facts == {"year": "1857"}
    assert match.view().ranks == (1, 1, 1)


@rule("AR-2.5", "AR-9.5", "AR-9.6")
def test_the_panel_of_the_companies():
    match = table(
        3,
        networks={"american": route("Chicago", "Atlanta")},
        shares={"american": (2, 1, 0)},
        treasury={"american": 7},
        gone={"american": 1, "liberty": 2},
        excluded="republic",
    )
    rows = {row[0]: row[1:] for row in cells(match, "companies")}
    # status, treasury, income, dividend, held, supply, out, cubes
    assert rows["american"] == ["active", 7, 25, 9, 3, 1, 1, 18]
    assert rows["national"] == ["unfloated", 0, 0, 0, 0, 4, 0, 28]
    assert rows["liberty"] == ["closed", 0, 0, 0, 0, 0, 2, 18]
    assert rows["republic"] == ["excluded", 0, 0, 0, 0, 0, 3, 0]
    panel = next(p for p in match.view().panels if p.key == "companies")
    why = panel.rows[0].cells[3].why
    assert (why.key, why.facts) == ("income", {"cities": 15, "special": 10})
    assert panel.rows[1].cells[3].why is None


@rule("AR-6.2", "AR-7.4")
def test_the_panel_of_the_action_track():
    match = table(4, order=[2, 0, 1, 3])
    play(match, TAKE, "take_bank", EXPAND3)
    track = cells(match, "track")
    assert track[3] == ["take-or-expand2", 2, "", ""]
    assert track[4] == ["expand3", 0, "", ""]
    three = table(3, excluded="liberty")
    assert cells(three, "track")[3] == ["take", "", "", ""]


@rule("AR-6.3", "AR-10.1")
def test_the_panels_of_order_years_and_ends():
    match = table(4, order=[2, 0, 1, 3], year=1853, supply=2)
    match.state.stock[0] = 1
    assert cells(match, "order") == [[1, 2], [2, 0], [3, 1], [4, 3]]
    years = next(p for p in match.view().panels if p.key == "years")
    assert [row.cells[0].value for row in years.rows if row.on] == ["1853"]
    assert len(years.rows) == 7
    assert cells(match, "ends") == [
        ["end-year", "1853 / 1857"],
        ["end-shares", 21],
        ["end-supplies", "2 / 4"],
        ["houses", 2],
    ]


@rule("AR-6.1", "AR-9.6")
def test_players_see_the_next_dividend_and_how_far_it_is():
    shares = {"american": (1, 2, 0, 0)}
    match = table(4, networks={"american": ["Chicago"]}, shares=shares)
    per_share = -(-match.state.income[0] // 3)
    assert per_share > 0
    assert [row[2] for row in cells(match, "players")] == [per_share, 2 * per_share, 0, 0]
    assert why_next(match) == {"amount": 2 * per_share, "turns": 12}
    play(match, FUND, "fund american")
    assert why_next(match)["turns"] == 11


def why_next(match):
    """Return what the second player is told about the next dividend."""
    return match.view().panels[0].rows[1].cells[2].why.facts


@rule("AR-5.1")
def test_the_panel_of_the_auction():
    match = opening(4)
    assert "auction" not in [panel.key for panel in match.view().panels]
    assert match.title.auction(match.state) == ""
    play(match, "select liberty", "bid 11", "pass")
    assert cells(match, "auction") == [
        [0, 11, "leads"],
        [1, "", "out"],
        [2, "", "in"],
        [3, "", "in"],
    ]
    assert match.title.auction(match.state) == "liberty 1851 0"


@rule("AR-3.1")
def test_moves_are_picked_by_pointing():
    match = opening(4)
    for text, picks in {
        "bid 12": ("bid:12",),
        "place american G1": ("company:american", "hex:G1"),
        "start E5": ("hex:E5",),
        "develop E5": ("hex:E5",),
        "select liberty": ("company:liberty",),
        "fund liberty": ("company:liberty",),
        "space 3": ("space:3",),
        "tax_others": ("action:tax_others",),
        "stop": ("action:stop",),
    }.items():
        assert match.title.picks(match.state, match.parse(text)) == picks
