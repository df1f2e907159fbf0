"""Matches that keep few positions in memory."""

import random

import pytest

from roundhouse import Match


@pytest.mark.parametrize("memory", [0, 1, 7])
def test_forgotten_positions_are_replayed(memory):
    """A match that keeps few positions takes back and forks like one that keeps all."""
    dice = random.Random(3)
    whole, frugal = Match("chicago-express", seats=4), Match("chicago-express", seats=4)
    frugal.memory = memory
    for _ in range(60):
        move = dice.choice(whole.legal_moves)
        whole.push(move)
        frugal.push(move)
    assert frugal.fork(20).digest == whole.fork(20).digest
    assert str(frugal.record()) == str(whole.record())
    while whole.ply:
        assert frugal.pop() == whole.pop()
        assert frugal.digest == whole.digest
