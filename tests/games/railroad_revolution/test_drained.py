"""RR-6.5: with few or no workers in the common supply nobody is ever left without a move."""

import random

import pytest
from games.railroad_revolution.positions import Table
from marks import rule

from roundhouse import CHANCE, Match
from roundhouse.core import laws
from roundhouse.core.match import drawn
from roundhouse.games.railroad_revolution.board import COLOURS, HUES, LEAST_WORKERS
from roundhouse.games.railroad_revolution.effects import WORKER
from roundhouse.games.railroad_revolution.state import AGENDA, NO_AGENDA


def one_move(match, dice):
    if match.turn == CHANCE:
        return drawn(match.title, match.state, dice)
    return dice.choice(match.legal_moves)


def drain(s, hoarder, dice, left):
    """Move the workers of the common supply to one player, until so many are left."""
    while sum(s.common) > left:
        colour = dice.choice([c for c in range(HUES) if s.common[c]])
        s.common[colour] -= 1
        s.supply[hoarder * HUES + colour] += 1
        s.available[hoarder] += 1


@rule("RR-6.5")
@pytest.mark.parametrize("seed", range(12))
def test_a_match_with_a_drained_supply_never_gets_stuck(seed):
    dice = random.Random(seed)
    seats = 2 + seed % 3
    match = Match("railroad-revolution", seats)
    while match.ply < 60 + 40 * (seed % 4):
        match.push(one_move(match, dice))
    hoarder, left = dice.randrange(seats), seed % 3
    drain(match.state, hoarder, dice, left)
    for seat in range(seats):
        match.state.money[seat] += 4000 * (seed % 2)  # so that money is not what stops them
    title = match.title
    while not match.over:
        s = match.state
        assert laws.some_move_is_legal(title, s) == []
        assert title.audit(s, match.ply % 5 == 0) == []
        if s.step == AGENDA and (s.available[s.turn] < LEAST_WORKERS or match.ply % 10 == 0):
            assert laws.moves_and_why_not_agree(title, s) == []
        match.push(one_move(match, dice))
        # what others give back is gone again before the next turn
        if match.state.kind == NO_AGENDA:
            drain(match.state, hoarder, dice, left)


def at_four(supply=()):
    """Seat 0 trades with four workers, plenty of money and only these in the common supply."""
    t = Table(2, open_tiles=["A1-1", "A2-2"]).workers(white=4).purse(money=5000, shares=0)
    t.workers(seat=1, **{c: t.s.common[i] for i, c in enumerate(COLOURS) if c != "white"})
    t.s.supply[HUES] += t.s.common[0]
    t.s.available[1] += t.s.common[0]
    t.s.common[0] = 0
    for colour in supply:
        c = COLOURS.index(colour)
        t.s.supply[HUES + c] -= 1
        t.s.available[1] -= 1
        t.s.common[c] += 1
    assert t.match.title.audit(t.s) == []
    return t


@rule("RR-6.5", "RR-12.8")
def test_a_worker_who_cannot_be_replaced_is_not_promoted():
    t = at_four().play("place white trade promote")
    facts = t.refused("promote supply white 2", "RR-6.5", "not-solvent-stock")
    assert facts["workers"] == 3
    assert facts["stock"] == 0
    assert t.legal("promote") == []
    t = at_four(["grey"]).play("place white trade promote", "promote supply white 2")
    assert t.legal("hire") == ["grey"]
    t.play("hire grey", "target rail", "end")


@rule("RR-6.5", "RR-9.2")
def test_workers_of_a_milestone_completed_can_be_hired_again():
    t = at_four().offices(3, 4).play("place white trade promote")
    assert "supply white 2" in t.legal("promote")
    t.play("promote supply white 2").roll()
    t.play(t.match.legal_moves[0])
    assert t.legal("hire") == ["white"]


@rule("RR-6.5", "RR-9.2")
def test_a_filled_milestone_that_an_office_completes_gives_its_workers_back():
    t = at_four(["grey"]).offices(3).play("place white telegraph promote", "promote supply white 2")
    # whoever waits for the second office in a row could hire the grey one only
    assert t.legal("hire") == ["grey"]
    t.s.common[COLOURS.index("grey")] -= 1
    t.s.supply[HUES + COLOURS.index("grey")] += 1
    t.s.available[1] += 1
    assert t.legal("target") == ["2", "4"]
    t.refused("target 7", "RR-6.5", "not-solvent-stock")
    t.match.push("target 4")


@rule("RR-6.5", "RR-7.4")
def test_a_worker_given_for_the_telegraph_tile_can_be_hired_again():
    t = at_four().offices(8, seat=1)
    t.play("place white telegraph promote", "target 1")
    assert t.legal("discard") == ["supply white", "board white"]
    t.play("discard supply white")
    assert t.legal("hire") == ["white"]


@rule("RR-6.5", "RR-12.5")
def test_the_last_specialised_worker_is_not_hired_away_from_a_free_one():
    """A worker of choice to come: with money for one only, the white one is hired."""
    t = at_four(["grey", "white"]).purse(money=900, shares=0)
    t.play("place white trade promote")
    t.s.counters[WORKER] = 1
    t.s.supply[0] -= 2
    t.s.supply[HUES] += 2
    t.s.available[0] -= 2
    t.s.available[1] += 2
    assert t.legal("hire") == ["white"]
    assert t.refused("hire grey", "RR-12.8", "not-solvent-workers")["workers"] == 3
