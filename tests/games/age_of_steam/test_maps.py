"""AOS-16, AOS-18, AOS-19 and the boards: what differs on Southern U.S., Barbados and St. Lucia."""

import pytest
from games.age_of_steam.positions import MAPS, Table, building, issuing, moving, started
from marks import rule

from roundhouse import CHANCE, NOBODY, Match
from roundhouse.games.age_of_steam.rules import income
from roundhouse.games.age_of_steam.state import (
    BUILD,
    BUILDING,
    CHOOSE,
    CHOOSING,
    DICE,
    EXTRA_DRAW,
    GROWING,
    ISSUE,
    MAP_DECISION,
    ORDERING,
    PRODUCE,
    URBANISE,
)
from roundhouse.games.age_of_steam.tiles import COLUMN_OF_SPACE, COLUMNS


@rule("AOS-22.16")
@pytest.mark.parametrize(
    ("board", "hexes", "terrain", "cities", "towns"),
    [
        ("rust-belt", 189, (134, 19, 9, 27), 12, 14),
        ("southern-us", 161, (134, 11, 15, 1), 12, 14),
        ("germany", 180, (113, 9, 26, 32), 19, 14),
        ("barbados", 50, (33, 0, 17, 0), 6, 5),
        ("st-lucia", 59, (40, 9, 10, 0), 0, 11),
    ],
)
def test_board_counts(board, hexes, terrain, cities, towns):
    b = MAPS[board].map.board
    kinds = ("plain", "river", "mountain", "lake")
    assert b.hexes == hexes
    assert tuple(b.terrain.count(kind) for kind in kinds) == terrain
    assert (sum(b.city), sum(b.town)) == (cities, towns)


@rule("AOS-22.17")
def test_adjacent_stops():
    found = []
    for title in MAPS.values():
        b = title.map.board
        stops = {h for h in range(b.hexes) if b.city[h] or b.town[h]}
        for h in stops:
            found += [(b.labels[h], b.labels[n]) for n in b.grid.neighbours[h] if n in stops]
    assert sorted(found) == [("2,13", "3,12"), ("3,12", "2,13")]


# ── Southern U.S. ────────────────────────────────────────────────────────────────────────────────


def cotton_line(seat=0):
    """Return a table with a link of seat 0 from Augusta to the port of Savannah."""
    t = building("southern-us")
    t.play("build 13,8 gentle 2", "build 13,7 gentle 5", "build 12,7 town_1 2")
    assert t.links() == [("12,7", "14,8", 0, 3)]
    return moving(t, [seat, *[x for x in range(3) if x != seat]])


@rule("AOS-16.1")
def test_southern_start_cubes():
    t = started("southern-us")
    b = t.s.board
    assert all(t.cubes(b.labels[h]) == {"white": 1} for h in b.towns)
    count = {b.names[h]: sum(t.cubes(b.labels[h]).values()) for h in range(b.hexes) if b.city[h]}
    assert count.pop("Atlanta") == 4
    assert [count.pop(port) for port in ("Charleston", "Savannah", "Mobile", "New Orleans")] == [
        3
    ] * 4
    assert set(count.values()) == {1}


@rule("AOS-16.2", "AOS-16.3", "AOS-16.4")
def test_cotton_goes_to_a_port_and_leaves_the_game():
    t = cotton_line()
    bag = t.s.bag[:]
    t.play("move white 12,7 14,8")
    assert t.s.income == [2, 0, 0]
    assert t.s.bag == bag
    assert t.s.gone == 1


@rule("AOS-20.28")
def test_cotton_over_links_of_others():
    t = cotton_line(seat=1)
    t.play("move white 12,7 14,8")
    assert t.s.income == [1, 1, 0]


@rule("AOS-16.2")
def test_cotton_starts_in_the_new_city_of_its_town():
    t = building("southern-us")
    t.play("build 13,8 gentle 2", "build 13,7 gentle 5", "build 12,7 town_1 2")
    t.turn_of(1).acts(urbanisation=1)
    t.s.step, t.s.urbanised = URBANISE, False
    t.play("urbanise 12,7 C")
    moving(t)
    assert "move white 12,7 14,8" in t.legal()


@rule("AOS-16.3", "AOS-16.5")
def test_ports_take_cotton_and_their_own_colour():
    b = MAPS["southern-us"].map.board
    takes = {b.names[h]: b.accepts[h] for h in range(b.hexes) if b.accepts[h] >> 5 & 1}
    yellow, purple, white = 1 << 3, 1 << 2, 1 << 5
    assert takes == {
        "New Orleans": yellow | white,
        "Savannah": yellow | white,
        "Mobile": purple | white,
        "Charleston": purple | white,
    }


@rule("AOS-16.6", "AOS-11.1")
def test_atlanta_grows_in_rounds_one_to_four():
    t = started("southern-us").phase(GROWING, PRODUCE).acts(production=0)
    t.s.round = 4
    t.with_cubes()
    t.play("skip_produce")
    assert (t.s.step, t.s.turn) == (EXTRA_DRAW, CHANCE)
    t.play("draw blue")
    assert t.cubes("9,8") == {"blue": 1}
    assert t.s.step == DICE
    t.phase(GROWING, PRODUCE).s.round = 5
    t.play("skip_produce")
    assert t.s.step == DICE


@rule("AOS-16.7", "AOS-21.4", "AOS-22.11")
@pytest.mark.parametrize(("before", "after"), [(11, 7), (21, 13), (35, 23), (50, 30), (10, 10)])
def test_southern_reduction(before, after):
    t = started("southern-us")
    for round_, doubled in ((3, False), (4, True), (5, True)):
        t.s.round = round_
        full = income.reduction(t.s, before)
        assert t.s.rules.reduction(t.s, before) == (before - after if doubled else full)
    t = started("southern-us", southern_double="only_round_4")
    t.s.round = 4
    assert t.s.rules.reduction(t.s, before) == before - after
    t.s.round = 5
    assert t.s.rules.reduction(t.s, before) == income.reduction(t.s, before)


# ── Barbados ─────────────────────────────────────────────────────────────────────────────────────


@rule("AOS-18.1")
def test_barbados_display():
    t = Table("barbados", 1)
    names = [COLUMNS[COLUMN_OF_SPACE[x]] for x in t.s.draws[:10]]
    assert names == ["light1", "light2", "light3", "light4", "light5", "light6", *"ABCD"]
    assert t.s.bag == [20, 20, 0, 20, 16, 0]
    t.play(*["draw black"] * 6)
    t.play("draw red", "draw red")  # not under the red New City
    assert t.s.aside == [2, 0, 0, 0, 0, 0]
    assert t.told("cube-rejected") == {"colour": "red"}
    t.play("draw blue", "draw blue", "draw red")  # blue under A, not under B
    assert t.s.aside == [2, 1, 0, 0, 0, 0]
    t.draw()
    assert t.s.aside == [0] * 6
    assert sum(t.s.bag) == 60
    used = {COLUMN_OF_SPACE[x] for x, colour in enumerate(t.s.display) if colour >= 0}
    assert {COLUMNS[c] for c in used} == set(names)


@rule("AOS-18.1")
def test_barbados_has_four_new_cities():
    t = building("barbados", 1).acts(urbanisation=0)
    t.s.step, t.s.urbanised = URBANISE, False
    assert len(t.legal("urbanise")) == 5 * 4
    assert t.refused("urbanise 0,6 E") == ("AOS-18.1", "letter-not-used")


@rule("AOS-18.2", "AOS-21.17")
@pytest.mark.parametrize(("difficulty", "cubes"), [("normal", 1), ("easier", 2)])
def test_barbados_start_cubes(difficulty, cubes):
    t = started("barbados", 1, difficulty=difficulty)
    b = t.s.board
    there = [sum(t.cubes(b.labels[h]).values()) for h in range(b.hexes) if b.city[h]]
    assert there == [cubes] * 6


@rule("AOS-18.3")
def test_barbados_one_share_and_no_auction():
    t = issuing("barbados", 1)
    assert t.legal() == ["issue 0", "issue 1"]
    assert t.refused("issue 2") == ("AOS-18.3", "one-share-a-round")
    t.play("issue 1")
    assert t.s.step == CHOOSE


@rule("AOS-18.4")
def test_barbados_actions_are_blocked_until_all_were_used():
    t = started("barbados", 1).phase(CHOOSING, CHOOSE)
    four = ["choose engineer", "choose locomotive", "choose urbanisation", "choose production"]
    assert t.legal() == four
    assert t.refused("choose first_move") == ("AOS-7.1", "action-not-here")
    for used in (1, 0, 3):
        t.play(four[used])
        t.s.action = [-1]
        t.phase(CHOOSING, CHOOSE)
        assert t.refused(four[used]) == ("AOS-18.4", "action-blocked")
    assert t.legal() == [four[2]]
    t.play(four[2])
    t.s.action = [-1]
    assert t.phase(CHOOSING, CHOOSE).legal() == four


@rule("AOS-18.5")
def test_barbados_two_light_dice():
    t = started("barbados", 1).phase(GROWING, DICE)
    t.s.turn = CHANCE
    t.play("roll 1", "roll 6")
    assert t.s.step == ISSUE
    t = started("barbados", 1).phase(GROWING, PRODUCE).acts(production=0)
    t.play("produce", "draw red", "draw red")
    columns = {text.split()[2] for text in t.legal("place")}
    assert columns == {"light1", "light2", "light3", "light4", "light5", "light6", *"ABCD"}
    assert t.refused("place red dark1 1") == ("AOS-11.2", "column-not-used")


@rule("AOS-18.6", "AOS-4.8")
@pytest.mark.parametrize(("money", "score", "rank"), [(40, 25, 1), (15, 0, 1), (14, 0, 2)])
def test_barbados_end(money, score, rank):
    t = started("barbados", 1).phase(GROWING, DICE)
    t.s.round, t.s.turn, t.s.money, t.s.shares = 10, CHANCE, [money], [3]
    assert t.title.scores(t.s) == (money - 15,)
    t.play("roll 1", "roll 1")
    assert t.s.turn == NOBODY
    assert (t.title.scores(t.s), t.title.ranks(t.s)) == ((score,), (rank,))
    sheet = t.title.view(t.s, None).panels[0]
    assert [cell.value for cell in sheet.rows[0].cells] == [0, money, -15, score]
    reasons = [line.key for line in t.title.ending(t.s)]
    assert reasons == ["end-rounds", *(["shares-not-paid"] if rank == 2 else [])]


@rule("AOS-18.6")
def test_barbados_elimination_is_a_loss():
    t = moving(started("barbados", 1))
    t.s.money, t.s.move_round = [0], 2
    t.play("pass")
    assert t.s.turn == NOBODY
    assert t.title.ranks(t.s) == (2,)
    assert [line.key for line in t.title.ending(t.s)] == ["eliminated"]


# ── St. Lucia ────────────────────────────────────────────────────────────────────────────────────


def island(money=20, **options):
    """Return St. Lucia with New City A on Castries and the turn of seat 0 to build."""
    t = started("st-lucia", 2, **options).phase(BUILDING, URBANISE).acts(urbanisation=0)
    t.s.money, t.s.urbanised = [money] * 2, False
    t.play("urbanise 2,5 A")
    return t


@rule("AOS-19.1")
def test_st_lucia_start_cubes():
    t = started("st-lucia", 2)
    b = t.s.board
    with_cube = [h for h in range(b.hexes) if t.s.cubes[h]]
    assert len(with_cube) == 38
    assert all(b.terrain[h] != "mountain" and not b.town[h] for h in with_cube)
    assert set(t.s.display) == {-1}
    assert b.cities == 0


@rule("AOS-19.2", "AOS-19.3")
def test_st_lucia_phases():
    t = Table("st-lucia", 2)
    while t.s.step != MAP_DECISION:
        t.play(t.legal()[0])
    t.s.money = [30, 30]
    assert t.legal() == ["pay", "decline"]
    t.play("decline", "decline", "issue 0", "issue 0")
    assert t.legal("choose") == [
        f"choose {name}"
        for name in ("first_move", "first_build", "engineer", "locomotive")
        + ("urbanisation", "turn_order")
    ]
    assert t.refused("choose production") == ("AOS-7.1", "action-not-here")
    t.play("choose engineer", "choose first_build", "end_build", "end_build")
    t.play("pass", "pass", "pass", "pass")
    assert t.s.round == 2  # no goods growth
    assert t.s.step == MAP_DECISION


def order_of(round_, decisions, holder=None, money=20, **options):
    """Return order and money after the decisions, from the order 0, 1 of the round before."""
    t = started("st-lucia", 2, **options)
    t.s.money = [money] * 2
    t.s.round, t.s.order, t.s.extra = round_, [0, 1], [0]
    if holder is not None:
        t.acts(turn_order=holder)
    t.s.phase = t.s.rules.phases.index(ORDERING)
    t.s.rules.open_order(t.s, None)
    t.play(*decisions)
    assert t.s.step == ISSUE
    return t.s.order, t.s.money


@rule("AOS-19.3")
def test_st_lucia_turn_order():
    assert order_of(1, ["decline", "decline"]) == ([0, 1], [20, 20])
    assert order_of(2, ["decline", "decline"]) == ([1, 0], [20, 20])
    assert order_of(2, ["pay"]) == ([1, 0], [20, 15])
    assert order_of(2, ["decline", "pay"]) == ([0, 1], [15, 20])
    t = started("st-lucia", 2)
    t.s.money = [4, 4]
    t.s.rules.open_order(t.s, None)
    assert t.legal() == ["decline"]
    assert t.refused("pay") == ("AOS-19.3", "cannot-pay")
    assert t.refused("pass") == ("AOS-19.3", "pay-or-decline")
    assert t.title.prompt(t.s).key == "pay-for-first"


@rule("AOS-19.4")
def test_st_lucia_turn_order_action():
    assert order_of(2, ["decline", "decline"], holder=0) == ([0, 1], [20, 20])
    assert order_of(2, ["pay"], holder=0) == ([0, 1], [15, 20])


@rule("AOS-21.5")
def test_st_lucia_alternating_privilege():
    alternate = {"st_lucia_alternation": "alternate_privilege"}
    assert order_of(2, ["pay"], **alternate) == ([1, 0], [20, 15])
    assert order_of(3, ["pay"], **alternate) == ([0, 1], [15, 20])
    assert order_of(3, ["pay"]) == ([1, 0], [20, 15])


@rule("AOS-19.5", "AOS-19.6", "AOS-20.27")
def test_a_cube_on_track_runs_along_its_section():
    t = island()
    t.with_cubes(red="2,6 2,7 3,6")
    t.play("build 2,6 straight 0", "end_build")
    assert t.cubes("2,6") == {"red": 1}  # the track goes under the cube
    t.end_phase()
    moving(t)
    # the section is unfinished, and only part of it is used; without track no cube moves
    assert t.legal("move") == ["move red 2,6 2,5"]
    t.play("move red 2,6 2,5")
    assert t.s.income == [1, 0]
    t = island()
    t.with_cubes(red="2,6").play("build 2,6 straight 0", "end_build")
    t.next_round().turn_of(0).play("end_build")
    t.end_phase()
    assert t.loose(-1) == ["2,6"]
    moving(t).play("move red 2,6 2,5")
    assert t.s.income == [0, 0]


def link_to_town(**options):
    t = island(**options)
    t.with_cubes(red="2,6")
    t.play("build 2,6 straight 0", "build 2,7 gentle 2", "build 3,7 town_1 5")
    assert t.links() == [("2,5", "3,7", 0, 3)]
    moving(t)
    t.s.engine = [3, 3]
    return t


@rule("AOS-19.6", "AOS-20.26")
def test_the_first_section_is_not_used_again():
    t = link_to_town()
    assert t.legal("move") == ["move red 2,6 2,5"]
    assert t.refused("move red 2,6 3,7 2,5") == ("AOS-9.4", "link-twice")


@rule("AOS-21.15")
def test_by_house_rule_it_is_and_pays_twice():
    t = link_to_town(reuse_start_link="true")
    assert t.legal("move") == ["move red 2,6 2,5", "move red 2,6 3,7 2,5"]
    t.play("move red 2,6 3,7 2,5")
    assert t.s.income == [2, 0]


@rule("AOS-19.7")
def test_nobody_builds_before_the_first_new_city():
    t = started("st-lucia", 2).phase(BUILDING, BUILD)
    t.s.money, t.s.urbanised = [50, 50], True
    assert t.legal() == ["end_build"]
    t = island()
    assert t.cubes("2,5") == {}
    assert t.legal("build 2,6")


@rule("AOS-19.8")
def test_st_lucia_scores_like_the_base_game():
    t = link_to_town()
    t.s.income, t.s.shares = [4, 0], [2, 2]
    assert t.title.scores(t.s) == (12 + 3 - 6, -6)


HOUSE_RULES = {
    "urbanise_any_time": "false",
    "first_tile_simple": "true",
    "redirect_and_add": "false",
    "same_hex_twice": "true",
}
LOSS, PRODUCTION = {"loss_timing": "phase_end"}, {"production_built_only": "false"}
# Nothing is ever left unfinished in Germany, and alone on Barbados a turn ends with the phase; St. Lucia
# has no Production.
DEFAULTS = {
    "rust-belt": LOSS | HOUSE_RULES | PRODUCTION,
    "western-us": LOSS | HOUSE_RULES | PRODUCTION,
    "southern-us": LOSS | HOUSE_RULES | PRODUCTION | {"southern_double": "from_round_4"},
    "germany": HOUSE_RULES | PRODUCTION | {"germany_engineer": "half_price"},
    "barbados": HOUSE_RULES | PRODUCTION | {"difficulty": "normal"},
    "st-lucia": LOSS
    | HOUSE_RULES
    | {"st_lucia_alternation": "swap_order", "reuse_start_link": "false"},
}


@rule("AOS-21.1", "AOS-21.2", "AOS-21.3", "AOS-21.4", "AOS-21.5", "AOS-21.6", "AOS-21.7")
@rule("AOS-21.8", "AOS-21.11", "AOS-21.15", "AOS-21.17")
@pytest.mark.parametrize("board", DEFAULTS)
def test_every_house_rule_can_be_chosen_where_it_applies(board):
    title = MAPS[board]
    assert title.settled(title.seats[0], {}) == DEFAULTS[board]
    for option in title.options:
        assert len(option.values) == 2
        for value in option.values:
            match = Match(title, title.seats[0], "", **{option.key: value})
            assert match.options[option.key] == value
