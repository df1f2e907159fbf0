"""What the tests of every title do with a match: play, list, be refused, read what was told."""

import random

import pytest

from roundhouse import CHANCE, IllegalMove, Match


def play(match, *moves):
    """Play moves in notation and return everything that happened."""
    return [event for move in moves for event in match.push(move)]


def legal(match, start=""):
    """Return the legal moves in notation that begin like this."""
    return [str(move) for move in match.legal_moves if str(move).startswith(start)]


def refused(match, move):
    """Return why a move is refused; it changes nothing, and its alternative is legal."""
    before = match.digest
    with pytest.raises(IllegalMove) as caught:
        match.push(move)
    assert match.digest == before
    refusal = caught.value.refusal
    assert refusal == match.why_not(move)
    assert refusal.instead is None or refusal.instead in legal(match)
    return refusal


def facts(events, key):
    """Return the facts of the events with a key."""
    return [event.facts for event in events if event.key == key]


def before_dice():
    """Return Age of Steam at the moment before dice are thrown: somebody can but pass."""
    match, dice = Match("age-of-steam", seats=3), random.Random(0)
    while match.turn == CHANCE or not _leads_to_dice(match):
        if match.turn == CHANCE:
            match.roll(dice)
        else:
            match.push(dice.choice(match.legal_moves))
    return match


def _leads_to_dice(match):
    after = match.state.copy()
    match.title.apply(after, match.legal_moves[0])
    return after.turn == CHANCE
