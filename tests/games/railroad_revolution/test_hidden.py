"""RR-10: what is open, what is hidden, and that nothing leaks."""

import random

import pytest
from games.railroad_revolution.positions import Table, set_up_match
from marks import rule

from roundhouse import CHANCE, titles
from roundhouse.core.events import told
from roundhouse.core.laws import nothing_leaks
from roundhouse.core.match import drawn
from roundhouse.games.railroad_revolution.board import DEALS
from roundhouse.games.railroad_revolution.cards import IN_STACK, MILESTONES, STACKS
from roundhouse.games.railroad_revolution.position import Milestone
from roundhouse.games.railroad_revolution.state import NONE, changed

TITLE = next(title for title in titles() if title.key == "railroad-revolution")
B = STACKS.index("B")


def tiles(*names):
    """Return milestones by their names; an empty name is one that may not be seen."""
    return tuple(MILESTONES.index(name) if name else NONE for name in names)


def with_two_put_back():
    """Seat 0 has drawn B-3, B-7, B-1, kept B-7 and put the others back."""
    t = Table(3, open_tiles=["A1-1", "A2-2"]).offices(3, 4).workers(white=4, grey=1)
    t.play(
        "place white trade promote", "promote supply white 2", "draw B-3", "draw B-7", "draw B-1"
    )
    return t


@rule("RR-10.2")
def test_the_hand_is_for_the_drawer_alone():
    t = with_two_put_back()
    assert t.match.view(0).position.hand == tiles("B-3", "B-7", "B-1")
    for other in (1, 2, None):
        assert t.match.view(other).position.hand == tiles("", "", "")
        assert "hand" not in [panel.key for panel in t.match.view(other).panels]
    shown = next(panel for panel in t.match.view(0).panels if panel.key == "hand")
    assert [row.cells[0].value for row in shown.rows] == ["B-3", "B-7", "B-1"]
    assert [row.cells[0].pick for row in shown.rows] == ["keep:B-3", "keep:B-7", "keep:B-1"]


@rule("RR-10.2")
def test_draws_and_their_events_are_read_by_the_drawer_alone():
    t = Table(3, open_tiles=["A1-1", "A2-2"]).offices(3, 4).workers(white=4, grey=1)
    t.play("place white trade promote", "promote supply white 2")
    move = t.match.parse("draw B-3")
    assert TITLE.readers(t.s, move) == (0,)
    event = t.match.push(move)[0]
    assert event.facts["own_tile"] == "B-3"
    assert told(event, 0) == event
    heard = told(event, 1)
    assert (heard.key, heard.facts) == ("milestone-drawn-hidden", {"seat": 0, "stack": "B"})
    t.play("draw B-7", "draw B-1")
    assert TITLE.readers(t.s, t.match.parse("keep B-7")) is None  # it is laid open


@rule("RR-10.2")
def test_what_was_put_back_stays_known_to_that_player():
    t = with_two_put_back().play("keep B-7")
    assert t.match.view(0).position.known[B] == tiles("B-3", "B-1")
    for other in (1, 2, None):
        assert t.match.view(other).position.known[B] == tiles("", "")


@rule("RR-10.1")
def test_what_everybody_sees():
    t = with_two_put_back().play("keep B-7")
    seen = t.match.view(None)
    assert STACKS == ["A1", "A2", "B", "C", "D"]
    assert seen.position.stacks == (1, 1, 9, 10, 10)
    player = seen.position.players[0]
    assert player.money == 600
    assert player.milestones[1] == Milestone(MILESTONES.index("B-7"), (NONE,))
    assert player.done == tiles("A2-2")
    assert DEALS[seen.position.deal] == "DT1"
    keys = [panel.key for panel in seen.panels]
    assert keys[:4] == ["players", "agenda", "deal", "milestones"]
    assert keys[4:9] == ["workers", "trains", "tracks", "stacks", "sheet"]
    assert keys[9:] == ["cities", "sections"]


@rule("RR-10.2")
def test_imagine_redraws_what_others_put_back_and_keeps_what_one_knows():
    t = with_two_put_back().play("keep B-7")
    dice = random.Random(4)
    bottoms = {tuple(e // 16 for e in TITLE.imagine(t.s, 1, dice).bottom[B]) for _ in range(200)}
    assert len(bottoms) > 60  # of 9 * 8 = 72
    mine = {TITLE.imagine(t.s, 0, dice).bottom[B] for _ in range(50)}
    assert mine == {t.s.bottom[B]}
    for seat in range(3):
        twin = TITLE.imagine(t.s, seat, dice)
        assert TITLE.audit(twin) == []
        assert TITLE.view(twin, seat) == TITLE.view(t.s, seat)


@rule("RR-10.2")
def test_imagine_redraws_a_hand_but_not_for_its_owner():
    t = with_two_put_back()
    dice = random.Random(5)
    hands = {tuple(e // 16 for e in TITLE.imagine(t.s, 2, dice).drawn) for _ in range(100)}
    assert len(hands) > 50
    assert TITLE.imagine(t.s, 0, dice).drawn == t.s.drawn
    assert [str(m) for m in TITLE.moves(TITLE.imagine(t.s, 0, dice))] == [
        "keep B-3",
        "keep B-7",
        "keep B-1",
    ]


@rule("RR-10.2")
def test_positions_that_look_alike_are_imagined_alike():
    """Two positions that differ only in what seat 1 cannot see lead it to the same thoughts."""
    t = with_two_put_back().play("keep B-7")
    other = t.s.copy()
    b5 = MILESTONES.index("B-5")
    first = other.bottom[B][0] // 16
    other.bottom = changed(other.bottom, B, (b5 * 16 + 1, other.bottom[B][1]))
    other.unseen = changed(other.unseen, B, other.unseen[B] ^ (1 << b5 | 1 << first))
    assert TITLE.audit(other) == []
    assert other != t.s
    assert TITLE.view(other, 1) == TITLE.view(t.s, 1)
    assert TITLE.view(other, 0) != TITLE.view(t.s, 0)
    for seed in range(5):
        mine = TITLE.imagine(t.s, 1, random.Random(seed))
        assert mine == TITLE.imagine(other, 1, random.Random(seed))


@rule("RR-10.2")
def test_a_known_tile_that_is_drawn_again_stays_known_to_both():
    t = with_two_put_back().play("keep B-7", "target rail", "end")
    t.s.unseen[B] &= -t.s.unseen[B]  # one unseen tile is left: B-2
    t.open_milestone(1, 1, "A2-3").offices(1, seat=1).trains(1, promote2=1, cash=1).workers(
        1, white=4, grey=1
    )
    for move in ("place white trade promote", "promote supply white 2", "draw B-2"):
        t.match.push(move)
    assert t.legal("keep") == ["B-2", "B-3", "B-1"]
    # seat 0 knows the two that it had put back, seat 2 knows nothing
    for _ in range(5):
        twin = TITLE.imagine(t.s, 0, random.Random(1))
        assert [e // 16 for e in twin.drawn[1:]] == [e // 16 for e in t.s.drawn[1:]]
    t.match.push("keep B-3")
    assert t.match.view(0).position.known[B] == tiles("", "B-1")
    assert t.match.view(1).position.known[B] == tiles("B-2", "B-1")
    assert t.match.view(2).position.known[B] == tiles("", "")


@rule("RR-10.2", "RR-10.3")
def test_no_position_holds_an_order_that_nobody_knows():
    match = set_up_match(2)
    s = match.state
    assert s.unseen[B] == IN_STACK[B]
    assert s.deal_stack.bit_count() == 8
    assert all(bottom == () for bottom in s.bottom)


@pytest.mark.slow
@rule("RR-10.2")
def test_nothing_leaks_in_whole_matches_with_many_draws():
    hidden = 0
    for seed in range(4):
        match = set_up_match(2 + seed % 3, seed)
        dice = random.Random(seed)
        while not match.over:
            s = match.state
            if s.drawn or (any(s.bottom) and match.ply % 9 == 0):
                hidden += 1
                for seat in range(match.seats):
                    assert nothing_leaks(TITLE, s, seat, dice) == []
            chance = match.turn == CHANCE
            match.push(drawn(TITLE, s, dice) if chance else greedy(match, dice))
    assert hidden > 60


def greedy(match, dice):
    """Promote whenever possible: milestones are what is hidden here."""
    legal = match.legal_moves
    wanted = [m for m in legal if str(m).startswith(("promote", "keep"))]
    return dice.choice(wanted or legal)
