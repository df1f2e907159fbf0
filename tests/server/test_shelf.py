"""Answers that are made once: kept while they are good and while there is room."""

import json
import random

import msgspec
import pytest

from roundhouse import CHANCE, Match, titles
from roundhouse.core.match import drawn
from roundhouse.server import offer, present, shelf, sights
from roundhouse.server.present import Viewer
from roundhouse.server.shelf import Answers, Shelf
from roundhouse.server.store import MOVES, Entry, SeatRow, Stored, now
from roundhouse.server.tables import Table

KEYS = sorted({title.key for title in titles()})


def test_answers_are_there_until_the_match_goes_on():
    room = Shelf()
    answers = Answers(room)
    assert "a" not in answers
    answers["a"] = b"12345"
    answers["a"] = b"123"
    answers["b"] = b"4567"
    assert answers["a"] == b"123"
    assert room.taken == 7
    answers.clear()
    assert "a" not in answers
    assert room.taken == 0


def test_the_longest_untouched_make_room():
    room = Shelf(10)
    old, young = Answers(room), Answers(room)
    old["a"] = b"1234"
    young["a"] = b"1234"
    old["b"] = b"12"
    young["b"] = b"1234"
    assert "a" not in old
    assert "b" not in old
    assert young["a"] == young["b"] == b"1234"
    assert room.taken == 8
    young["c"] = b"123456789"  # what was just made is always there to be sent
    assert young["c"] == b"123456789"


def test_one_table_does_not_take_all_the_room(monkeypatch):
    monkeypatch.setattr(shelf, "ROOM_AT_A_TABLE", 10)
    room = Shelf(1000)
    answers = Answers(room)
    for n in range(20):
        answers[n] = b"1234"
    assert answers[19] == b"1234"
    assert room.taken <= 10


def fresh_table(match):
    seats = tuple(SeatRow("person", "g", "", "") for _ in range(match.seats))
    return Table(Stored("m", match.title.key, match.title.board, match.title.rules_version,
                        json.dumps(match.options), "00" * 32, 0, now(), seats, ()))  # fmt: skip


@pytest.mark.parametrize("key", KEYS)
def test_what_is_kept_of_a_sight_is_what_would_be_made(key):
    match, dice = Match(key, seats=3), random.Random(8)
    table = fresh_table(match)
    for seq in range(1, 60):
        match.push(
            drawn(match.title, match.state, dice)
            if match.turn == CHANCE
            else dice.choice(match.legal_moves)
        )
        table.take(Entry("m", seq, MOVES, 0, str(match.moves[-1])))
        if seq % 6 in (4, 5, 0):
            viewer = Viewer((seq % 2,), seq % 2, "en")
            kept = msgspec.json.decode(present.update(table, viewer, None))
            table.answers.clear()
            sights._kept.clear()
            assert msgspec.json.decode(present.update(table, viewer, None)) == kept


@pytest.mark.parametrize("key", KEYS)
def test_an_ordinary_move_is_told_in_few_bytes(key):
    match, dice = Match(key, seats=4), random.Random(8)
    table, sizes = fresh_table(match), []
    viewer = Viewer((0,), 0, "de")
    sights._kept.clear()  # of the match of another title with the same name
    for seq in range(1, 200):
        offer.position(table, viewer, None)
        if match.over:
            break
        match.push(
            drawn(match.title, match.state, dice)
            if match.turn == CHANCE
            else dice.choice(match.legal_moves)
        )
        table.take(Entry("m", seq, MOVES, 0, str(match.moves[-1])))
        sizes.append(len(offer.position(table, viewer, seq - 1)))
    assert sorted(sizes)[len(sizes) * 95 // 100] <= 15_000


def test_many_tables_leave_each_other_what_they_looked_like():
    tables = [fresh_table(Match("chicago-express", seats=3)) for _ in range(450)]
    viewer = Viewer((), None, "en")
    for n, table in enumerate(tables):
        table.id = f"m{n}"
        present.update(table, viewer, None)
    for table in tables:
        table.take(Entry(table.id, 1, MOVES, 0, "bid 12"))
        assert msgspec.json.decode(present.update(table, viewer, 0))["since"] == 0
    sights._kept.clear()


def test_of_a_table_the_position_before_is_kept_and_no_older_one():
    table, viewer = fresh_table(Match("chicago-express", seats=3)), Viewer((), None, "en")
    present.update(table, viewer, None)
    for seq, move in enumerate(["bid 12", "pass", "pass"]):
        table.take(Entry("m", seq + 1, MOVES, 0, move))
        assert msgspec.json.decode(present.update(table, viewer, seq))["since"] == seq
    assert {key[0] for key in sights._kept["m"]} == {2, 3}
    assert msgspec.json.decode(present.update(table, viewer, 1))["since"] is None
    sights._kept.clear()
