"""The worked examples of the rulebook and the derived ones, with their figures: CE-T1 to CE-T30."""

import pytest
from games.chicago_express.positions import (
    BO,
    CO,
    NYC,
    PRR,
    WAB,
    by_company,
    dials,
    forests,
    grown,
    held,
    table,
)
from marks import rule
from playing import facts, legal, play

from roundhouse import Match
from roundhouse.boards.graph import cheapest
from roundhouse.games.chicago_express import board
from roundhouse.games.chicago_express.board import COST, GRID, HEXES, TERRAIN
from roundhouse.games.chicago_express.rules import chicago, expansion

NYC_22 = "R2 Q3 P3 O4 N4 M4 L3 K4 J4 I5 I6 L2 L1 L0"
NYC_16 = "R3 Q3 P3 O4 N4 M4 L3 K4"
NYC_17 = "R3 Q3 P3 O4 N4 M5 L4 K4"
NYC_13_TO_B2 = "R3 Q3 P3 O4 N4 M4 L3 K3 J3 I4 H3 G3 F3 E3 D2 C3 B2"
CO_12 = "P9 O10 N9 M10 L9 K10 J9 I9"
CO_IN_FORT_WAYNE = "P8 O8 N7 M7 L6 K6 J5 I5 H4 G4 F3 E3 D3"
PRR_17 = "Q5 P4 O5 N4 M5 L4 K4 J4 I5 I6"
BO_14 = "P7 O7 N6 M6 L6 K7 J6 I6"
ALMOST = {"auction": 3, "development": 3}


def income(match, company):
    return by_company(match.state.income)[company]


# ── CE-16  From the rulebook ─────────────────────────────────────────────────────────────────────


@rule("CE-3.1")
@pytest.mark.parametrize(("seats", "cash"), [(2, 60), (3, 40), (4, 30), (5, 24), (6, 20)])
def test_ce_t1_start_cash(seats, cash):
    assert Match("chicago-express", seats).state.cash == [cash] * seats


@rule("CE-5.1", "CE-4.2")
def test_ce_t2_preparatory_order_and_bids():
    match = Match("chicago-express", 3)
    offered = []
    for _ in range(4):
        lowest = legal(match)[1]
        offered.append((board.COMPANY_IDS[match.state.company], lowest))
        play(match, "pass", "pass", "pass")
    assert offered == [("PRR", "bid 7"), ("B&O", "bid 6"), ("C&O", "bid 5"), ("NYC", "bid 8")]


@rule("CE-4.2")
def test_ce_t3_minimum_bid_for_a_third_share():
    match = table(networks={"NYC": NYC_22}, shares={"NYC": (0, 1, 1)})
    assert income(match, "NYC") == 22
    play(match, "auction", "offer NYC")
    assert legal(match)[:2] == ["pass", "bid 8"]


@rule("CE-6.3", "CE-14.5")
def test_ce_t4_an_auction_action_without_an_auction():
    match = table(cash=(1, 60, 59))
    events = play(match, "auction", "decline")
    assert dials(match) == (1, 0, 0)
    assert facts(events, "auction-opened") == []
    assert match.turn == 1


@rule("CE-8.3")
@pytest.mark.parametrize("forest", ["R2", "R3"])
def test_ce_t5_new_york_to_binghamton(forest):
    match = table(networks={"PRR": "R4 Q4 Q3"}, shares={"NYC": (1, 0, 0)}, treasury={"NYC": 10})
    events = play(match, "expansion", "company NYC", f"build {forest}", "build Q3", "stop")
    assert [built["cost"] for built in facts(events, "built")] == [2, 4]
    assert by_company(match.state.treasury)["NYC"] == 10 - 6


@rule("CE-9.1")
def test_ce_t6_an_undeveloped_city_and_an_undeveloped_mountain():
    match = table()
    assert expansion.hex_income(match.state, GRID.number["I9"]) == 2
    assert expansion.hex_income(match.state, GRID.number["L4"]) == 1


@rule("CE-9.1")
def test_ce_t7_the_same_with_houses():
    match = table(houses="I9 L4")
    assert expansion.hex_income(match.state, GRID.number["I9"]) == 3
    assert expansion.hex_income(match.state, GRID.number["L4"]) == 3


@rule("CE-9.2")
def test_ce_t8_wheeling_with_its_marker_on_three():
    network = NYC_22.replace(" I6", "")
    match = table(networks={"NYC": network}, shares={"NYC": (1, 0, 0)}, treasury={"NYC": 3})
    play(match, "expansion", "company NYC", "build I6")
    assert income(match, "NYC") == 19 + 3


@rule("CE-10.3")
def test_ce_t9_charleston_is_developed():
    match = table(networks={"C&O": CO_12})
    assert income(match, "C&O") == 12
    play(match, "development", "develop I9")
    assert income(match, "C&O") == 13


@rule("CE-10.5")
def test_ce_t10_wheeling_is_developed():
    match = table(networks={"PRR": PRR_17, "B&O": BO_14})
    assert (income(match, "PRR"), income(match, "B&O")) == (17, 14)
    play(match, "development", "develop I6")
    assert (income(match, "PRR"), income(match, "B&O")) == (18, 15)


@rule("CE-10.5")
def test_ce_t11_pittsburgh_is_developed():
    match = table(networks={"NYC": NYC_16, "PRR": "Q5 P5 O5 N5 M5 L4 K4"})
    before = (income(match, "NYC"), income(match, "PRR"))
    play(match, "development", "develop K4")
    assert (income(match, "NYC"), income(match, "PRR")) == (before[0] + 2, before[1] + 2)


@rule("CE-10.4")
def test_ce_t12_a_forest_is_developed():
    match = table(networks={"NYC": "R3"}, treasury={"NYC": 4})
    play(match, "development", "develop R3")
    assert by_company(match.state.treasury)["NYC"] == 6
    assert income(match, "NYC") == 8


@rule("CE-11.1")
def test_ce_t13_three_shares_of_a_company_that_earns_16():
    match = table(networks={"NYC": NYC_16}, shares={"NYC": (2, 1, 0)}, dials=ALMOST)
    assert income(match, "NYC") == 16
    events = play(match, "development", "decline")
    paid = [(e["seat"], e["per_share"], e["amount"]) for e in facts(events, "dividend")]
    assert paid == [(0, 6, 12), (1, 6, 6)]


@rule("CE-11.1")
def test_ce_t14_two_shares_of_a_company_that_earns_17():
    match = table(networks={"NYC": NYC_17}, shares={"NYC": (2, 0, 0)}, dials=ALMOST)
    assert income(match, "NYC") == 17
    events = play(match, "development", "decline")
    paid = [(e["seat"], e["per_share"], e["amount"]) for e in facts(events, "dividend")]
    assert paid == [(0, 9, 18)]


@rule("CE-12.4")
@pytest.mark.parametrize(("houses", "expected"), [("", 1), ("D3", 3)])
def test_ce_t15_the_income_of_the_wabash_when_it_opens(houses, expected):
    match = table(networks={"C&O": CO_IN_FORT_WAYNE}, houses=houses)
    chicago.open_wabash(match.state, None)
    assert income(match, "WAB") == expected


@rule("CE-11.1", "CE-13.4")
def test_ce_t16_detroit_grows_with_each_dividend_up_to_eight():
    match = table()
    values = []
    while not match.over:
        play(match, *["auction", "decline"] * 3, *["development", "decline"] * 4)
        values.append(board.INDUSTRY_VALUES[0][match.state.industry[0]])
    assert values == [2, 3, 4, 5, 6, 7, 8, 8]


@rule("CE-5.3", "CE-14.1")
def test_ce_t17_nobody_bids_in_a_preparatory_auction():
    match = Match("chicago-express", 3)
    play(match, "bid 7", "bid 8", "pass", "pass", "pass", "pass", "pass")
    assert held(match, 1) == {"PRR": 1, "B&O": 1}
    assert match.state.cash == [40, 32, 40]


@rule("CE-12.5", "CE-14.2")
def test_ce_t18_nobody_bids_for_the_first_wabash_share():
    match = table(networks={"NYC": NYC_13_TO_B2}, shares={"NYC": (1, 0, 0)}, treasury={"NYC": 3})
    play(match, "expansion", "company NYC", "build A2", "pass", "pass", "pass")
    assert by_company(match.state.unsold)["WAB"] == 2
    assert match.state.opened >> WAB & 1
    play(match, "auction")
    assert "offer WAB" in legal(match)


# ── CE-17  Derived ───────────────────────────────────────────────────────────────────────────────


@rule("CE-8.2")
@pytest.mark.parametrize(
    ("company", "hexes"),
    [
        (NYC, "R2 R3 S2 S4"),
        (PRR, "Q5 Q6 R4 R6 S5"),
        (BO, "P6 P7 Q6 Q8 R6"),
        (CO, "P8 P9 Q8"),
    ],
)
def test_ce_t20_legal_first_hexes(company, hexes):
    match = table(treasury={"NYC": 99, "PRR": 99, "B&O": 99, "C&O": 99})
    assert set(GRID.names(expansion.legal_hexes(match.state, company))) == set(hexes.split())


@rule("CE-2.1", "CE-2.2")
@pytest.mark.parametrize(
    ("company", "hexes", "money"),
    [(NYC, 18, 25), (PRR, 17, 25), (BO, 16, 26), (CO, 16, 27), (WAB, 3, 5)],
)
def test_ce_t21_fewest_hexes_to_chicago_and_their_lowest_cost(company, hexes, money):
    never = (HEXES, 0)  # start hexes cannot be entered
    cost = [never if TERRAIN[h] == "start" else (1, COST[h]) for h in range(HEXES)]
    start = board.START_HEX[company]
    assert cheapest(GRID.neighbours, start, board.CHICAGO, cost) == (hexes, money)


@rule("CE-2.1", "CE-2.2")
def test_ce_t22_the_board_counted():
    assert len(GRID) == 160
    assert GRID.is_connected(GRID.all)
    assert sum(mask.bit_count() for mask in GRID.around) == 2 * 426
    assert {terrain: TERRAIN.count(terrain) for terrain in board.TERRAINS} == {
        "plains": 73,
        "forest": 41,
        "mountain": 16,
        "city": 23,
        "industry": 3,
        "start": 4,
    }
    assert (sum(COST), sum(board.INCOME), sum(board.DEVELOPMENT)) == (277, 61, 61)


@rule("CE-8.3", "CE-12.4")
def test_ce_t23_later_locomotives_on_chicago_and_fort_wayne():
    one = table(networks={"NYC": f"{NYC_13_TO_B2} A2", "WAB": ""})
    assert expansion.cost(one.state, board.CHICAGO) == 6
    assert expansion.cost(one.state, board.FORT_WAYNE) == 2
    two = table(networks={"NYC": f"{NYC_13_TO_B2} A2", "WAB": "C3 B2 A2"})
    assert expansion.cost(two.state, board.CHICAGO) == 9


@rule("CE-4.2")
def test_ce_t24_second_wabash_share():
    match = table(networks={"WAB": ""}, houses="D3", shares={"WAB": (1, 0, 0)})
    assert income(match, "WAB") == 3
    play(match, "auction", "offer WAB")
    assert legal(match)[:2] == ["pass", "bid 2"]


def test_positions_of_the_chicago_examples_have_their_figures():
    match = table(networks={"NYC": NYC_13_TO_B2, "C&O": CO_IN_FORT_WAYNE})
    assert income(match, "NYC") == 13


@rule("CE-12.1", "CE-12.2", "CE-12.3", "CE-12.4", "CE-12.5", "CE-12.6")
def test_ce_t25_chicago():
    match = table(networks={"NYC": NYC_13_TO_B2}, shares={"NYC": (1, 0, 1)}, treasury={"NYC": 20})
    play(match, "expansion", "company NYC", "build A2")
    assert by_company(match.state.treasury)["NYC"] == 17
    assert income(match, "NYC") == 20
    assert match.state.cash == [50, 40, 50]
    assert (income(match, "WAB"), by_company(match.state.stock)["WAB"]) == (1, 10)
    assert (match.turn, match.state.minimum) == (0, 1)
    play(match, "pass", "pass", "pass")
    assert by_company(match.state.unsold)["WAB"] == 2
    assert match.state.opened >> WAB & 1
    assert match.turn == 1
    assert dials(match) == (0, 1, 0)


@rule("CE-12.4", "CE-12.5")
def test_ce_t26_chicago_with_fort_wayne_developed_before():
    match = table(
        networks={"NYC": NYC_13_TO_B2, "C&O": CO_IN_FORT_WAYNE},
        houses="D3",
        shares={"NYC": (1, 0, 1)},
        treasury={"NYC": 20},
    )
    play(match, "expansion", "company NYC", "build A2")
    assert (income(match, "WAB"), match.state.minimum) == (3, 3)


@rule("CE-5.1", "CE-5.2", "CE-5.3", "CE-5.4", "CE-8.5", "CE-10.1", "CE-11.1")
def test_ce_t27_golden_opening():
    match = Match("chicago-express", 3)
    s = lambda: match.state  # noqa: E731
    # 1 to 4: the preparatory auctions
    play(match, "bid 12", "bid 13", "pass", "pass")
    assert held(match, 1) == {"PRR": 1}
    play(match, "bid 6", "bid 11", "pass", "pass")
    assert held(match, 2) == {"B&O": 1}
    play(match, "pass", "pass", "pass")
    assert held(match, 2) == {"B&O": 1, "C&O": 1}
    play(match, "bid 8", "bid 15", "pass", "pass")
    assert held(match, 0) == {"NYC": 1}
    assert s().cash == [25, 27, 29]
    assert s().treasury == [13, 11, 0, 15, 0]
    assert match.turn == 1
    # 5: the turn ends by itself
    play(match, "expansion", "company PRR", "build Q5", "build P4", "build O4")
    assert (s().treasury[PRR], s().income[PRR], s().stock[PRR]) == (9, 8, 16)
    # 6
    assert match.turn == 2
    play(match, "development")
    assert legal(match) == ["decline", "develop O4"]
    play(match, "develop O4")
    assert (s().income[PRR], s().houses) == (9, 19)
    # 7
    assert match.turn == 0
    play(match, "expansion", "company NYC", "build R2", "build Q3", "stop")
    assert (s().treasury[NYC], s().income[NYC], s().stock[NYC]) == (11, 9, 21)
    # 8
    play(match, "development", "develop R2")
    assert (s().treasury[NYC], s().houses) == (13, 18)
    # 9
    assert match.turn == 2
    play(match, "auction", "offer C&O")
    assert s().minimum == 3
    play(match, "pass", "bid 3", "pass")
    assert held(match, 0) == {"NYC": 1, "C&O": 1}
    assert (s().cash, s().treasury[CO]) == ([22, 27, 29], 3)
    # 10, 11
    play(match, "auction", "decline", "auction", "decline")
    assert match.turn == 2
    assert legal(match) == ["expansion", "development"]
    # 12, 13, and the dividend at the start of the turn of seat 1
    play(match, "development", "decline", "development")
    events = play(match, "decline")
    per_share = {e["company"]: e["per_share"] for e in facts(events, "dividend")}
    assert per_share == {"PRR": 9, "B&O": 6, "C&O": 3, "NYC": 9}
    assert s().cash == [34, 36, 38]
    assert dials(match) == (0, 0, 0)
    assert board.INDUSTRY_VALUES[0][s().industry[0]] == 2
    assert match.turn == 1
    assert legal(match) == ["auction", "expansion", "development"]


@rule("CE-4.5", "CE-4.6")
def test_ce_t28_auction_order():
    match = table(4, active=2)
    play(match, "auction", "offer NYC", "pass", "pass", "pass")
    assert match.turn == 1
    assert legal(match)[:2] == ["pass", "bid 8"]
    play(match, "bid 8")
    assert held(match, 1) == {"NYC": 1}
    assert legal(match) == ["auction", "expansion", "development"]


@rule("CE-13.1", "CE-13.3", "CE-14.12", "CE-14.13")
def test_ce_t29_houses_drop_to_three_in_mid_round():
    match = table(networks={"NYC": "R3 Q3"}, houses=forests(16), shares={"NYC": (1, 0, 0)})
    play(match, "development", "develop Q3")
    assert match.state.houses == 3
    play(match, *["auction", "decline"] * 3, *["development", "decline"] * 2, "development")
    assert not match.over
    play(match, "decline")
    assert match.over
    assert match.state.cash == [50, 40, 40]
    assert dials(match) == (3, 0, 4)
    assert match.state.industry[0] == 0


@rule("CE-13.1")
@pytest.mark.parametrize(
    ("companies", "over"), [(("PRR", "B&O", "C&O"), True), (("PRR", "B&O"), False)]
)
def test_ce_t30_companies_without_locomotives(companies, over):
    networks = {}
    for company in companies:
        count = board.LOCOMOTIVES[board.COMPANY_IDS.index(company)] - 1
        networks[company] = grown(company, count, " ".join(networks.values()))
    match = table(networks=networks, dials=ALMOST)
    assert [by_company(match.state.stock)[company] for company in companies] == [0] * len(companies)
    play(match, "development", "decline")
    assert match.over is over
