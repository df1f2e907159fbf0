"""CE-1, CE-2, CE-3: what is in the box, what is printed, how a match begins."""

from itertools import pairwise

import pytest
from games.chicago_express.positions import by_company, held, table
from marks import rule
from playing import legal, play

from roundhouse import Match, SetupError
from roundhouse.games.chicago_express import board
from roundhouse.games.chicago_express.board import GRID
from roundhouse.games.chicago_express.rules.audit import bank

# ── CE-1  Components ─────────────────────────────────────────────────────────────────────────────


@rule("CE-1.1")
@pytest.mark.parametrize(
    ("company", "name", "colour", "shares", "locomotives", "start"),
    [
        ("PRR", "Pennsylvania Railroad", "red", 3, 20, "R5"),
        ("B&O", "Baltimore & Ohio", "blue", 4, 22, "Q7"),
        ("C&O", "Chesapeake & Ohio", "yellow", 6, 26, "Q9"),
        ("NYC", "New York Central", "green", 5, 24, "S3"),
        ("WAB", "Wabash", "black", 2, 11, "D3"),
    ],
)
def test_the_five_companies(company, name, colour, shares, locomotives, start):
    c = board.COMPANY_IDS.index(company)
    assert board.COMPANY_NAMES[c] == name
    assert board.COLOURS[c] == colour
    assert board.SHARES[c] == shares
    assert board.LOCOMOTIVES[c] == locomotives
    assert GRID.labels[board.START_HEX[c]] == start


@rule("CE-1.1")
def test_companies_begin_with_the_income_of_their_start_bid():
    match = Match("chicago-express", 3)
    assert by_company(match.state.income) == {"PRR": 7, "B&O": 6, "C&O": 5, "NYC": 8, "WAB": 0}


@rule("CE-1.2", "CE-1.3", "CE-1.4")
def test_houses_dials_and_industry_tracks():
    assert board.HOUSES == 20
    steps = dict(zip(board.ACTIONS, board.DIAL_STEPS, strict=True))
    assert steps == {"auction": 3, "expansion": 5, "development": 4}
    assert dict(zip(board.INDUSTRY_NAMES, board.INDUSTRY_VALUES, strict=True)) == {
        "Detroit": [1, 2, 3, 4, 5, 6, 7, 8],
        "Wheeling": [3, 4, 5, 6],
        "Pittsburgh": [4, 6, 8],
    }


@rule("CE-1.3")
@pytest.mark.parametrize(
    ("action", "times"), [("auction", 3), ("expansion", 5), ("development", 4)]
)
def test_an_action_can_be_chosen_as_often_as_its_dial_has_steps(action, times):
    match = table()
    for _ in range(times):
        play(match, action, "decline")
    assert action not in legal(match)
    assert len(legal(match)) == 2


@rule("CE-1.5", "CE-15.1")
def test_the_bank_can_pay_more_than_it_ever_had():
    match = table(
        shares={"NYC": (5, 0, 0)},
        income={"NYC": 10_000},
        dials={"auction": 3, "development": 3},
    )
    assert bank(match.state) == 0
    play(match, "development", "decline")
    assert match.state.cash[0] == 40 + 10_000
    assert bank(match.state) == -10_000


@rule("CE-1.5")
def test_income_has_no_upper_end():
    match = table(networks={"NYC": "R3 Q3"}, income={"NYC": 99})
    play(match, "development", "develop Q3")
    assert by_company(match.state.income)["NYC"] == 100


# ── CE-2  Board ──────────────────────────────────────────────────────────────────────────────────


def around(label):
    return set(GRID.names(GRID.around[GRID.number[label]]))


@rule("CE-2.1")
def test_odd_columns_lie_half_a_hex_further_south():
    assert around("D3") == {"D2", "E3", "E4", "D4", "C4", "C3"}
    assert around("I4") == {"I3", "J3", "J4", "I5", "H4", "H3"}


@rule("CE-2.1")
def test_the_path_of_the_northern_companies_is_connected():
    path = ["R5", "Q5", "P4", "O4", "N4"]
    assert all(b in around(a) for a, b in pairwise(path))


@rule("CE-2.2")
@pytest.mark.parametrize(
    ("label", "terrain", "cost", "income", "development"),
    [
        ("A3", "plains", 1, 0, 0),
        ("J2", "forest", 1, 0, 0),
        ("N4", "mountain", 3, 1, 1),
        ("L0", "city", 2, 3, 2),
        ("K4", "industry", 4, 4, 0),
        ("S3", "start", 0, 0, 0),
    ],
)
def test_what_is_printed_on_a_hex(label, terrain, cost, income, development):
    h = GRID.number[label]
    printed = (board.TERRAIN[h], board.COST[h], board.INCOME[h], board.DEVELOPMENT[h])
    assert printed == (terrain, cost, income, development)


@rule("CE-2.2")
def test_income_is_printed_exactly_on_mountains_industry_and_cities():
    earning = {h for h in range(board.HEXES) if board.INCOME[h]}
    assert earning == {
        h for h in range(board.HEXES) if board.TERRAIN[h] in ("mountain", "industry", "city")
    }


@rule("CE-2.3")
def test_fort_wayne_is_a_city_for_everybody_before_and_after_the_wabash_opens():
    route = "R3 Q3 P3 O4 N4 M4 L3 K3 J3 I4 H3 G3 F3 E3"
    closed = table(networks={"NYC": route}, shares={"NYC": (1, 0, 0)}, treasury={"NYC": 5})
    play(closed, "expansion", "company NYC", "build D3", "stop")
    play(closed, "development")
    assert "develop D3" in legal(closed)
    opened = table(
        networks={"NYC": route, "WAB": ""}, shares={"NYC": (1, 0, 0)}, treasury={"NYC": 5}
    )
    play(opened, "expansion", "company NYC", "build D3", "stop", "development", "develop D3")
    assert by_company(opened.state.income)["WAB"] == 3


@rule("CE-2.4")
def test_start_hexes_are_never_entered_by_others_and_never_developed():
    match = table(
        networks={"PRR": "S4 R4"},
        shares={"PRR": (1, 0, 0)},
        treasury={"PRR": 20},
    )
    play(match, "expansion", "company PRR")
    assert match.why_not("build S3").key == "start-hex"
    play(match, "build S5", "stop", "development")
    assert not {"develop S3", "develop R5", "develop Q7", "develop Q9"} & set(legal(match))


@rule("CE-2.5")
def test_chicago_lies_in_the_corner():
    h = board.CHICAGO
    assert GRID.labels[h] == "A2"
    assert around("A2") == {"A3", "B2"}
    assert (board.COST[h], board.INCOME[h], board.DEVELOPMENT[h]) == (3, 7, 0)


# ── CE-3  Set-up ─────────────────────────────────────────────────────────────────────────────────


@rule("CE-3.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_players_share_120_dollars_and_companies_have_none(seats):
    match = Match("chicago-express", seats)
    assert match.state.cash == [120 // seats] * seats
    assert match.state.treasury == [0] * 5
    assert [held(match, seat) for seat in range(seats)] == [{}] * seats


@rule("CE-3.1")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_other_numbers_of_players_are_refused(seats):
    with pytest.raises(SetupError, match=r"2 to 6 seats"):
        Match("chicago-express", seats)


@rule("CE-3.2")
def test_one_locomotive_stands_on_each_start_hex_and_none_of_the_wabash():
    match = Match("chicago-express", 4)
    assert [GRID.names(network) for network in match.state.network] == [
        ["R5"],
        ["Q7"],
        ["Q9"],
        ["S3"],
        [],
    ]
    assert by_company(match.state.stock) == {
        "PRR": 19,
        "B&O": 21,
        "C&O": 25,
        "NYC": 23,
        "WAB": 11,
    }
    assert match.state.opened == 0b01111


@rule("CE-3.3")
def test_dials_markers_and_houses_at_the_start():
    match = Match("chicago-express", 5)
    assert match.state.dials == [0, 0, 0]
    assert match.state.industry == [0, 0, 0]
    assert match.state.houses == 20
    assert match.state.developed == 0


@rule("CE-3.4")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_banker_starts_the_first_auction(seats):
    match = Match("chicago-express", seats)
    assert match.turn == 0
    assert match.state.company == 0
    assert match.state.starter == 0
