"""AR-1: the pieces and the printed board."""

from itertools import pairwise

from games.american_rails.positions import by_company, cubes, opening, table
from marks import rule
from playing import play

from roundhouse import CHANCE, Match
from roundhouse.boards.graph import cheapest
from roundhouse.games.american_rails import board
from roundhouse.games.american_rails.board import (
    CITY_HEX,
    DEVELOPABLE,
    FULL,
    GRID,
    HEXES,
    NAME,
    PRICE,
    SHARED,
    SPECIAL,
    TERRAIN,
)
from roundhouse.games.american_rails.rules import dividends


@rule("AR-1.1")
def test_six_companies_with_cubes_and_shares():
    assert board.COMPANY_IDS == [
        "american",
        "national",
        "continental",
        "majestic",
        "liberty",
        "republic",
    ]
    assert board.COLOURS == ["white", "grey", "green", "yellow", "red", "blue"]
    assert board.CUBES == [30, 28, 25, 21, 18, 16]  # without the cube that marks the income
    assert sum(board.CUBES) == 138
    assert board.SHARES == [5, 4, 3, 4, 2, 3]
    assert opening(4).state.stock == board.CUBES


@rule("AR-1.2")
def test_twelve_houses_and_a_year_marker():
    s = opening(5).state
    assert (s.houses, s.year) == (12, 1851)
    assert len(s.rows) == 5  # one marker each


@rule("AR-1.3")
def test_neither_bank_nor_income_has_a_limit():
    match = table(3, shares={"american": (5, 0, 0)}, networks={"american": ["Buffalo"]})
    match.state.income[0] = 500
    dividends.pay_dividends(match.state, None)
    assert match.state.cash == [550, 50, 50]


@rule("AR-1.4")
def test_everybody_sees_the_same():
    match = opening(4)
    play(match, "select liberty", "bid 11")
    seen = [match.view(seat) for seat in (None, 0, 1, 2, 3)]
    assert len({str((v.panels, v.position, v.prompt)) for v in seen}) == 1
    panels = {panel.key: panel for panel in seen[0].panels}
    assert [row.cells[1].value for row in panels["players"].rows] == [50, 50, 50, 50]


@rule("AR-1.4")
def test_only_the_removal_is_left_to_chance():
    assert Match("american-rails", 3).turn == CHANCE
    match = opening(3)
    play(match, "select american", "pass", "pass", "pass")
    assert match.turn == 2
    assert Match("american-rails", 4).turn == 0


@rule("AR-1.5")
def test_terrain_and_city_values():  # AR-T20
    assert HEXES == 215
    assert {t: TERRAIN.count(t) for t in set(TERRAIN)} == {
        "plains": 62,
        "forest": 94,
        "mountain": 20,
        "city": 39,
    }
    assert (sum(FULL), sum(SHARED)) == (128, 78)
    assert all((TERRAIN[h] == "city") == bool(NAME[h]) == bool(FULL[h]) for h in range(HEXES))


@rule("AR-1.5")
def test_the_legend_and_the_values_of_the_examples():  # AR-T10
    new_york = CITY_HEX["New York"]
    assert (FULL[new_york], SHARED[new_york]) == (8, 5)
    assert not DEVELOPABLE >> new_york & 1
    assert SPECIAL >> new_york & 1
    values = {name: (FULL[CITY_HEX[name]], SHARED[CITY_HEX[name]]) for name in CITY_HEX}
    assert values["Buffalo"] == (4, 3)
    assert values["Atlanta"] == (5, 3)
    assert values["Harrisburg"] == (1, 1)
    assert values["Cincinnati"] == (4, 2)


@rule("AR-1.6")
def test_five_cities_are_never_developed_and_three_are_special():
    closed = {name for name, h in CITY_HEX.items() if not DEVELOPABLE >> h & 1}
    assert closed == {"New York", "Baltimore", "Philadelphia", "Boston", "Chicago"}
    assert DEVELOPABLE.bit_count() == 34
    special = {name for name, h in CITY_HEX.items() if SPECIAL >> h & 1}
    assert special == {"Chicago", "New York", "Atlanta"}


@rule("AR-1.7")
def test_neighbours():  # AR-T20
    assert GRID.is_connected(GRID.all)
    for h in range(HEXES):
        for n in GRID.neighbours[h]:
            assert n < 0 or h in GRID.neighbours[n]
    for h in CITY_HEX.values():
        assert not any(TERRAIN[n] == "city" for n in GRID.neighbours[h] if n >= 0)
    beside = [n for n in GRID.neighbours[CITY_HEX["St. Louis"]] if n >= 0]
    assert len(beside) == 5
    assert {TERRAIN[n] for n in beside} == {"plains"}
    assert GRID.around[CITY_HEX["New Orleans"]].bit_count() == 1


@rule("AR-1.7", "AR-8.2")
def test_distances_and_costs_between_the_special_cities():  # AR-T20
    cities = [CITY_HEX[name] for name in ("Chicago", "New York", "Atlanta")]
    ways = [(0, 1), (0, 2), (1, 2)]
    fewest = [(1, 0)] * HEXES
    dearest = [(PRICE[h], 0) for h in range(HEXES)]
    found = [cheapest(GRID.neighbours, cities[a], cities[b], fewest) for a, b in ways]
    assert [way[0] for way in found] == [15, 11, 15]
    found = [cheapest(GRID.neighbours, cities[a], cities[b], dearest) for a, b in ways]
    assert [way[0] for way in found] == [35, 25, 33]


@rule("AR-1.7")
def test_hexes_are_listed_from_north_west_to_south_east():
    assert GRID.labels[0] == "A11"
    rows = [r for _, r in GRID.places]
    assert all(a <= b for a, b in pairwise(rows))


@rule("AR-1.1")
def test_a_start_puts_one_cube_on_the_map():
    match = opening(4)
    play(match, "select national", "bid 10", "pass", "pass", "pass", "start A11")
    s = match.state
    assert by_company(s.stock)["national"] == 27
    assert cubes(s, CITY_HEX["Buffalo"]) == 1
