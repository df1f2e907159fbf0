"""AOS-3, AOS-4: set-up and the frame of a match."""

import pytest
from games.age_of_steam.positions import MAPS, Table, building, choosing, moving, started
from marks import rule

from roundhouse import CHANCE, NOBODY
from roundhouse.games.age_of_steam import tiles
from roundhouse.games.age_of_steam.state import DICE, ISSUE, MOVE, SETUP_CUBE, SETUP_ORDER


@rule("AOS-3.1")
def test_the_display_is_filled_first_row_by_row():
    t = Table()
    order = t.s.draws[:52]
    assert sorted(order) == list(range(52))
    names = [tiles.COLUMNS[tiles.COLUMN_OF_SPACE[space]] for space in order]
    assert names[:12] == tiles.COLUMNS[:12] == names[12:24]
    assert names[36:44] == list("ABCDEFGH") == names[44:]
    assert order[12] == 1  # the second space of light 1
    t.play("draw red")
    assert t.s.display[0] == 0
    assert t.told("display-filled") == {"colour": "red", "column": "light1"}
    assert t.title.odds(t.s)[0] == (t.title.parse(t.s, "draw red"), 19)


@rule("AOS-3.2", "AOS-14.1")
def test_rust_belt_start_cubes():
    t = started()
    count = {
        t.s.board.names[h]: sum(t.cubes(t.s.board.labels[h]).values())
        for h in range(t.s.board.hexes)
        if t.s.cubes[h]
    }
    assert len(count) == 12
    assert {name for name, cubes in count.items() if cubes == 3} == {"Pittsburgh", "Wheeling"}
    assert sum(count.values()) == 26


@rule("AOS-3.3")
def test_what_everybody_starts_with():
    s = started().s
    assert (s.money, s.income, s.shares, s.engine) == ([10] * 3, [0] * 3, [2] * 3, [1] * 3)


@rule("AOS-3.4")
def test_start_order_is_drawn_seat_by_seat():
    t = Table(seats=4)
    while t.s.step == SETUP_CUBE:
        t.play(t.legal()[0])
    assert t.s.step == SETUP_ORDER
    assert t.legal() == ["first 0", "first 1", "first 2", "first 3"]
    t.play("first 2", "first 0", "first 3")
    assert t.s.order == [2, 0, 3, 1]
    assert t.s.turn == 2


@rule("AOS-3.5")
@pytest.mark.parametrize(
    ("board", "options", "bag"),
    [
        ("rust-belt", {}, 18),
        ("western-us", {}, 0),
        ("southern-us", {}, 21),
        ("germany", {}, 9),
        ("barbados", {}, 60),
        ("barbados", {"difficulty": "easier"}, 54),
        ("st-lucia", {}, 58),
    ],
)
def test_bag_after_the_set_up(board, options, bag):
    assert sum(started(board, MAPS[board].seats[0], **options).s.bag) == bag


@rule("AOS-3.6")
def test_everybody_sees_the_same():
    t = started()
    views = [t.title.view(t.s, seat) for seat in (None, 0, 1, 2)]
    assert len({str(view.position) for view in views}) == 1
    assert views[0].position.bag[0] == t.s.bag[0]


@rule("AOS-4.1")
@pytest.mark.parametrize(
    ("board", "rounds"),
    [
        ("rust-belt", {3: 10, 4: 8, 5: 7, 6: 6}),
        ("germany", {3: 10, 4: 8, 5: 7, 6: 6}),
        ("barbados", {1: 10}),
        ("st-lucia", {2: 8}),
    ],
)
def test_rounds_by_number_of_players(board, rounds):
    title = MAPS[board]
    assert {seats: title.map.board.rounds[seats] for seats in title.seats} == rounds


def pass_round(t):
    """Let everybody do as little as possible until the next round begins."""
    number, seen = t.s.round, []
    while t.s.round == number and t.s.turn != NOBODY:
        if t.s.turn == CHANCE:
            seen.append("chance")
            t.draw()
            continue
        legal = t.legal()
        for idle in ("issue 0", "pass", "skip_urbanise", "end_build", "skip_produce", *legal):
            if idle in legal:
                break
        seen.append(idle.split()[0])
        t.play(idle)
    return seen


@rule("AOS-4.2", "AOS-4.5")
def test_a_round_runs_through_its_phases():
    t = started()
    t.s.money = [20] * 3
    seen = pass_round(t)
    assert seen[:3] == ["issue"] * 3
    assert seen[3:5] == ["pass"] * 2  # the last one left over is not asked
    assert seen[5:8] == ["choose"] * 3
    assert seen[8:11] == ["end_build"] * 3
    assert seen[11:17] == ["pass"] * 6
    assert seen[17:] == ["chance"]
    assert t.s.round == 2
    assert t.s.step == ISSUE


@rule("AOS-4.3")
def test_positions_that_differ_have_different_keys():
    t = building()
    before = t.s.copy()
    t.play("build 7,12 straight 0")
    assert t.s != before
    assert t.s.digest() != before.digest()
    again = before.copy()
    assert again == before


@rule("AOS-4.4")
def test_only_the_decision_at_hand_is_open():
    t = building()
    for text in ("issue 1", "bid 1", "pass", "choose engineer", "engine", "produce", "pay"):
        assert t.refused(text) == ("AOS-4.4", "not-now")
    t = choosing()
    assert t.refused("end_build") == ("AOS-4.4", "not-now")
    t = moving(building())
    assert t.refused("end_build") == ("AOS-4.4", "not-now")


@rule("AOS-4.6")
def test_dice_and_draws_are_moves_of_chance():
    t = started()
    t.s.money = [20] * 3
    while t.s.turn != CHANCE:
        legal = t.legal()
        idle = [x for x in ("issue 0", "pass", "skip_urbanise", "end_build") if x in legal]
        t.play(idle[0] if idle else legal[0])
    assert t.s.step == DICE
    assert t.title.odds(t.s) == [(t.title.parse(t.s, f"roll {n}"), 1) for n in range(1, 7)]


@rule("AOS-4.7")
def test_a_single_option_is_still_a_move():
    t = building(money=0)
    assert t.legal() == ["end_build"]
    t.play("end_build")
    assert t.s.turn == 1


@rule("AOS-4.8")
def test_the_match_ends_when_one_player_is_left():
    t = moving(started())
    t.s.round, t.s.move_round, t.s.at = 3, 2, 2
    t.s.turn, t.s.step = 2, MOVE
    t.s.money, t.s.income = [0, 20, 0], [0, 5, 0]
    t.play("pass")
    assert t.s.turn == NOBODY
    assert t.title.ranks(t.s) == (2, 1, 2)
    assert t.s.order == [1]
    assert t.title.moves(t.s) == []
    told = [(line.key, line.facts.get("seat")) for line in t.title.ending(t.s)]
    assert told == [("eliminated", 0), ("eliminated", 2), ("end-alone", None)]
    t.s.order, t.s.out = [], 7
    assert t.title.ending(t.s)[-1].key == "end-nobody"


@rule("AOS-4.8")
def test_the_eliminated_take_no_part():
    t = moving(started(seats=4))
    t.s.round, t.s.move_round, t.s.at, t.s.turn = 3, 2, 3, 3
    t.s.money, t.s.income = [20, 0, 20, 20], [5, 0, 5, 5]
    t.play("pass")
    t.draw()
    assert t.s.order == [0, 2, 3]
    t.play("issue 0", "issue 0", "issue 0")
    assert t.s.turn == 0
    t.play("pass", "pass")
    assert t.s.order == [3, 2, 0]
