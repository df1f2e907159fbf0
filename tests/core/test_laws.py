"""The laws, seen to hold and seen to fail: a law that cannot fail protects nobody."""

import random

import pytest
from toy import Toy

from roundhouse.core import laws
from roundhouse.core.match import Match
from roundhouse.core.perft import perft

POSITIONS = {
    "start": "",
    "chance": "draw",
    "full": "draw, card 3, draw, card 1",
    "second": "draw, card 3, stand",
    "over": "stand, stand",
}


def position(where, fault=""):
    """Return a title with a fault and a position reached without it."""
    match = Match(Toy(), 2)
    for move in filter(None, POSITIONS[where].split(", ")):
        match.push(move)
    if fault in ("shares", "differs"):
        match.state.faulty_copy = fault
    return Toy(fault), match.state


@pytest.mark.parametrize("where", POSITIONS)
@pytest.mark.parametrize("options", [{}, {"deck": "stacked"}, {"hands": "open"}])
def test_the_toy_keeps_the_laws(where, options):
    title, s = position(where)
    s.stacked, s.open = options.get("deck") == "stacked", options.get("hands") == "open"
    assert laws.violations(title, s) == []
    assert laws.violations(title, s, deep=False) == []
    for seat in range(2):
        assert laws.nothing_leaks(title, s, seat, random.Random(4)) == []


@pytest.mark.parametrize(
    ("fault", "where", "found"),
    [
        ("goes on", "over", "moves after the end"),
        ("stuck", "start", "no legal move for 0"),
        ("twice", "start", "a move is listed twice"),
        ("refuses all", "start", "draw is listed, but refused by TOY-1 not-now"),
        ("forgetful", "start", "not among the candidates: ['stand']"),
        ("lenient", "full", "draw is not listed, but not refused"),
        ("foreign rule", "full", "draw is refused without a rule: hand-full"),
        ("bad advice", "full", "draw: the alternative draw is not legal"),
        ("misreads", "start", "draw is read as stand"),
        ("short odds", "chance", "odds and moves differ"),
        ("weightless", "chance", "a weight is not positive"),
        ("dreams", "start", "card 1 is promising, but not legal"),
        ("hopeless", "start", "no move is promising"),
        ("blinks", "start", "not every promising move has a weight"),
        ("differs", "start", "a copy differs from its original"),
        ("listens", "start", "stand leads to different positions"),
        ("shares", "chance", "card 1 on a copy changed the original"),
    ],
)
def test_a_broken_law_is_found(fault, where, found):
    title, s = position(where, fault)
    assert found in laws.violations(title, s)


@pytest.mark.parametrize(
    ("fault", "found"),
    [
        ("leaks", "seat 1 sees more than it may"),
        ("peeks", "the moves of seat 1 depend on what it cannot know"),
    ],
)
def test_a_leak_is_found(fault, found):
    title, s = position("second", fault)
    leaks = [laws.nothing_leaks(title, s, 1, random.Random(seed)) for seed in range(9)]
    assert [found] in leaks


def test_perft_counts_the_sequences_of_moves():
    title, start = position("start")
    # draw or stand; after draw any of three cards, after stand the other seat's draw or stand
    assert [perft(title, start, depth) for depth in range(4)] == [1, 2, 5, 9]
    assert perft(title, position("over")[1], 1) == 0
    assert perft(title, position("over")[1], 0) == 1


def test_perft_leaves_the_position_alone():
    title, start = position("start")
    before = start.digest()
    perft(title, start, 4)
    assert start.digest() == before
