"""AOS-10, AOS-11, AOS-12: income, goods growth, the score."""

import pytest
from games.age_of_steam.positions import building, moving, started
from marks import rule

from roundhouse import CHANCE, NOBODY, Match
from roundhouse.games.age_of_steam.rules import growth, income, scoring
from roundhouse.games.age_of_steam.state import (
    DICE,
    GROWING,
    MOVE,
    MOVING,
    PLACE,
    PRODUCE,
    PRODUCE_DRAW,
)
from roundhouse.games.age_of_steam.tiles import COLUMNS, FIRST_SPACE
from roundhouse.language import Speaker


def accounts(money, earns, shares, engine):
    """Return what money and income one player has after phases 6 to 8."""
    t = started()
    t.s.money[0], t.s.income[0], t.s.shares[0], t.s.engine[0] = money, earns, shares, engine
    t.s.money[1] = t.s.money[2] = 50
    income.settle_accounts(t.s, [])
    return t.s.money[0], t.s.income[0], bool(t.s.out & 1)


@rule("AOS-10.1", "AOS-10.2", "AOS-22.10")
def test_expenses():
    assert accounts(3, 5, 7, 2) == (0, 4, False)
    assert accounts(0, 1, 5, 2) == (0, -5, True)
    assert accounts(20, 5, 2, 1) == (22, 5, False)


@rule("AOS-10.3", "AOS-21.10")
def test_elimination():
    t = building()
    t.play("build 16,7 gentle 3", "build 16,8 straight 0", "build 7,12 straight 0")
    t.end_phase()
    t.acts(production=0)
    t.s.money = [0, 30, 30]
    moving(t)
    t.s.move_round, t.s.at, t.s.turn = 2, 2, 2
    t.play("pass")
    assert not t.s.active(0)
    assert t.s.action[0] == -1
    assert t.s.step == DICE  # no Production
    assert t.loose(-1) == ["7,12"]
    assert t.links() == [("16,9", "17,6", 0, 2)]
    assert t.s.order == [1, 2]


@rule("AOS-10.4", "AOS-22.11")
@pytest.mark.parametrize(
    ("before", "after"),
    [(0, 0), (10, 10), (11, 9), (20, 18), (21, 17), (30, 26), (31, 25), (40, 34), (41, 33)]
    + [(49, 41), (50, 40), (60, 50)],
)
def test_reduction(before, after):
    assert before - income.reduction(started().s, before) == after


def growing(seats=3, **options):
    t = started(seats=seats, **options).phase(GROWING, DICE)
    t.s.turn, t.s.round = CHANCE, 2
    return t.with_cubes()


@rule("AOS-11.1", "AOS-11.3", "AOS-11.4", "AOS-22.6")
def test_the_example_of_goods_growth():
    """Light dice 3, 3, 4 with New City A on the board and B not."""
    t = growing()
    t.column("light3", "red", "blue", "yellow").column("light4", "", "purple", "red")
    t.column("A", "black", "blue").column("B", "red", "red")
    indianapolis = t.hex("10,12")
    t.s.letters[0] = indianapolis
    t.play("roll 3", "roll 3", "roll 4")
    assert t.cubes("0,19") == {"red": 1, "blue": 1}  # Kansas City
    assert t.cubes("10,12") == {"black": 1, "blue": 1}
    assert t.cubes("2,15") == {"purple": 1}  # Des Moines
    assert t.s.display[FIRST_SPACE[COLUMNS.index("B")]] == 0
    assert t.s.at == 3  # then the dark area
    t.column("dark1", "red")
    t.play("roll 1")
    assert t.cubes("9,14") == {"red": 1}  # Evansville


@rule("AOS-11.3", "AOS-20.20")
def test_as_many_dice_as_players_began():
    t = growing(seats=4)
    t.s.order, t.s.out = [0, 2, 3], 1 << 1
    rolls = 0
    while t.s.step == DICE:
        t.play("roll 1")
        rolls += 1
    assert rolls == 8


@rule("AOS-11.5")
def test_a_number_without_a_city_gives_nothing():
    t = growing()
    t.column("light1", "red", "red", "red")
    city = t.s.board.number_at[0]
    t.s.board.number_at[0] = -1
    try:
        t.play("roll 1")
        assert t.s.display[0] == 0
    finally:
        t.s.board.number_at[0] = city
    for board in ("rust-belt", "western-us", "southern-us"):
        number_at = started(board).s.board.number_at
        assert sorted(number_at) == sorted(set(number_at))
        assert min(number_at) >= 0


def producing(**options):
    t = started(**options).phase(GROWING, PRODUCE).acts(production=0)
    t.s.turn, t.s.round = 0, 2
    return t


@rule("AOS-11.2")
def test_production():
    t = producing()
    t.column("light1", "red", "", "blue").column("H", "", "")
    assert t.legal() == ["produce", "skip_produce"]
    t.play("produce")
    assert t.s.step == PRODUCE_DRAW
    t.play("draw red", "draw black")
    assert (t.s.step, t.s.turn) == (PLACE, 0)
    assert len(t.legal("place")) == 6
    assert t.refused("place blue light1 2") == ("AOS-11.2", "colour-not-drawn")
    assert t.refused("place red light1 1") == ("AOS-11.2", "space-taken")
    t.play("place black H 2", "place red light1 2")
    assert t.s.display[1] == 0
    assert t.s.display[51] == 4
    assert t.s.step == DICE


@rule("AOS-11.2")
def test_fewer_spaces_than_cubes():
    t = producing()
    t.column("light1", "", "blue", "blue")
    t.play("produce", "draw red", "draw yellow")
    assert t.legal() == ["place red light1 1", "place yellow light1 1"]
    bag = t.s.bag[0]
    t.play("place yellow light1 1")
    assert t.s.bag[0] == bag + 1
    assert t.s.step == DICE


@rule("AOS-11.2")
def test_no_space_nothing_is_drawn_and_declining():
    t = producing()
    t.play("produce")
    assert t.s.step == DICE
    t = producing()
    t.play("skip_produce")
    assert t.s.step == DICE


@rule("AOS-11.6", "AOS-20.21")
def test_an_empty_bag_gives_nothing():
    t = started("western-us").phase(GROWING, PRODUCE).acts(production=0)
    t.s.turn = 0
    t.column("light1", "red")
    t.s.bag = [0] * 6
    t.title.apply(t.s, t.title.parse(t.s, "produce"))
    assert t.s.step == DICE
    t = started("germany")
    t.s.bag = [0] * 6
    assert growth.extra_city(t.s) == -1


@rule("AOS-12.1")
def test_the_last_round():
    t = growing()
    t.s.round = 10
    while t.s.turn != NOBODY:
        t.play("roll 1")
    assert t.s.round == 10
    t = growing()
    t.s.round = 9
    while t.s.step == DICE:
        t.play("roll 1")
    assert t.s.round == 10


@rule("AOS-12.2", "AOS-12.3", "AOS-22.12")
def test_the_score():
    t = building()
    t.play("build 11,11 gentle 4", "build 10,12 gentle 3", "build 10,13 gentle 0")
    assert t.links() == [("10,12", "12,11", 0, 2), ("9,14", "10,12", 0, 2)]
    assert scoring.segments(t.s, 0) == 4  # the town tile counts 2
    t.s.change()
    t.s.link_length[0] = 19
    t.s.income[0], t.s.shares[0] = 26, 14
    assert scoring.points(t.s, 0) == 57


@rule("AOS-12.4")
def test_places():
    t = started(seats=4)
    t.s.income = [5, 7, 7, 9]
    t.s.out = 1 << 3
    assert t.title.scores(t.s) == (9, 15, 15, 0)
    assert t.title.ranks(t.s) == (3, 1, 1, 4)


@rule("AOS-20.19")
def test_everybody_eliminated_at_once():
    t = moving(started())
    t.s.money, t.s.income = [0] * 3, [0] * 3
    t.s.move_round, t.s.at, t.s.turn = 2, 2, 2
    t.play("pass")
    assert t.s.turn == NOBODY
    assert min(t.title.ranks(t.s)) > 1


# ── Why it ended ─────────────────────────────────────────────────────────────────────────────────


def told(t):
    """Return why a match has ended, in English."""
    speaker = Speaker(t.title, "en", {0: "Ada", 1: "Bert", 2: "Cleo"})
    return [speaker.line("event", line) for line in t.title.ending(t.s)]


def paying(money, income, board="rust-belt", last=False):
    """Return a table just before the accounts of a round."""
    t = started(board, len(money)).phase(MOVING, MOVE)
    t.s.money, t.s.income, t.s.move_round, t.s.at = money, income, 2, len(money) - 1
    t.s.turn = t.s.order[-1]
    t.s.round = t.s.board.rounds[t.s.seats] if last else 2
    return t


@rule("AOS-12.1", "AOS-4.1")
def test_a_match_ends_after_the_last_round():
    t = paying([20, 20, 20], [5, 5, 5], last=True)
    t.play("pass")
    t.draw()
    assert t.s.turn == NOBODY
    assert told(t) == ["Round 10 was the last one."]


@rule("AOS-4.8", "AOS-20.19")
def test_a_match_ends_when_one_is_left_or_none():
    t = paying([0, 0, 20], [0, 0, 5])
    t.play("pass")
    assert told(t)[-1] == "Only one player is left."
    assert [line.facts["seat"] for line in t.title.ending(t.s)[:-1]] == [0, 1]
    t = paying([0, 0, 0], [0, 0, 0])
    t.play("pass")
    assert told(t)[-1] == "Nobody is left in the match."


@rule("AOS-18.6", "AOS-10.3")
def test_barbados_ends_with_the_shares_paid_or_not_or_without_income():
    t = paying([0], [0], "barbados")
    t.play("pass")
    assert told(t) == ["Ada is eliminated: the income fell below 0."]
    for money, shares in ((50, []), (0, ["Ada cannot pay $10"])):
        t = paying([money], [10 if money else 4], "barbados", last=True)
        t.play("pass")
        t.draw()
        first, *others = told(t)
        assert first == "Round 10 was the last one."
        assert len(others) == len(shares)
        assert all(text.startswith(begin) for text, begin in zip(others, shares, strict=True))
    assert Match("age-of-steam", 1, "barbados").outcome is None
