"""RR-9: promotion, completion and the next milestone."""

import pytest
from games.railroad_revolution.positions import Table
from marks import rule

from roundhouse import CHANCE
from roundhouse.games.railroad_revolution.cards import MILESTONES, NEEDS, STACKS, VP, WORKER_PLACES
from roundhouse.games.railroad_revolution.rules import milestones
from roundhouse.games.railroad_revolution.rules.milestones import stack_size
from roundhouse.games.railroad_revolution.state import AGENDA, DEAL, DRAW_MILESTONE, MILESTONE, TURN


def ready(*tiles, **workers):
    """A table at a trade agenda that promotes, with these open milestones of seat 0."""
    t = Table(open_tiles=tiles).workers(**workers)
    return t.play("place white trade promote")


def draw(t, *tiles):
    """CHANCE draws these tiles."""
    return t.play(*[f"draw {tile}" for tile in tiles])


@rule("RR-9.1")
def test_only_matching_workers_find_a_place():
    t = ready("A1-1", "A2-1", white=4, orange=1)
    assert t.legal("promote") == [
        "supply white 2",
        "supply orange 1",
        "supply orange 2",
        "board white 2",
    ]
    t.refused("promote supply white 1", "RR-9.1", "no-place-for-worker")
    t.refused("promote supply grey 1", "RR-9.1", "no-such-worker")
    t.play("promote supply orange 1")
    assert t.s.available[0] == 4
    t.refused("promote supply white 2", "RR-6.2", "nothing-to-use")


@rule("RR-9.1")
def test_the_own_colour_before_any():
    t = Table().open_milestone(0, 0, "C-1").workers(white=3, turquoise=3).trains(promote2=1)
    t.play("place white trade promote", "flip promote2", "promote supply turquoise 1")
    assert t.s.promoted[:2] == [5, 0]
    t.play("promote supply turquoise 1")
    assert t.s.promoted[:2] == [5, 5]
    t.refused("promote supply white 1", "RR-9.1", "no-place-for-worker")


@rule("RR-9.1")
def test_the_worker_just_placed_may_be_promoted():
    t = ready("A1-1", "A2-1", white=4, orange=1).play("promote board white 2")
    assert t.on_board("white") == 0


@rule("RR-9.1")
def test_no_open_milestone():
    t = Table().workers(white=4, grey=1)
    t.s.unseen[0] |= 1 << t.s.milestones[0]
    t.s.milestones[0] = -1
    t.play("place white trade promote")
    t.refused("promote supply grey 1", "RR-9.1", "no-open-milestone")


@rule("RR-9.2")
def test_conditions_and_workers_are_both_needed():
    t = Table(open_tiles=["A1-1", "A2-2"]).offices(3).workers(white=4, grey=1)
    t.play("place white telegraph promote", "promote supply white 2")
    assert t.milestone(1) == "A2-2"
    stock = t.s.common[0]
    t.play("target 4")  # the second office of the row completes it at once
    assert (t.s.step, t.s.turn, t.s.done[0].bit_count()) == (DRAW_MILESTONE, CHANCE, 1)
    assert t.s.common[0] == stock + 1


@rule("RR-9.3")
def test_three_are_drawn_one_is_kept_two_go_under_the_stack():
    t = Table(open_tiles=["A1-1", "A2-2"]).offices(3, 4).workers(white=4, grey=1)
    t.play("place white trade promote", "promote supply white 2")
    draw(t, "B-3", "B-7", "B-1")
    assert (t.s.step, t.s.turn, t.legal("keep")) == (MILESTONE, 0, ["B-3", "B-7", "B-1"])
    t.refused("keep B-2", "RR-9.3", "not-in-hand")
    t.refused("sell", "RR-5", "not-now")
    t.play("keep B-7")
    assert t.milestone(1) == "B-7"
    assert [MILESTONES[e // 16] for e in t.s.bottom[STACKS.index("B")]] == ["B-3", "B-1"]
    assert (t.s.step, t.s.turn) == (AGENDA, 0)


@rule("RR-9.3")
def test_fewer_than_three_and_an_empty_stack():
    b = STACKS.index("B")
    t = Table(open_tiles=["A1-1", "A2-2"]).offices(3, 4).workers(white=4, grey=1)
    t.s.unseen[b] = 1 << MILESTONES.index("B-3")
    t.match.push("place white trade promote")
    t.match.push("promote supply white 2")
    t.match.push("draw B-3")
    assert t.legal("keep") == ["B-3"]
    t = Table(open_tiles=["A1-1", "A2-2"]).offices(3, 4).workers(white=4, grey=1)
    t.s.unseen[b] = 0
    t.match.push("place white trade promote")
    t.match.push("promote supply white 2")
    assert (t.s.step, t.milestone(1)) == (AGENDA, "")


@rule("RR-9.3")
def test_after_d_there_is_no_new_one():
    t = Table().open_milestone(0, 1, "D-8").promote(0, 1, "turquoise").steps(right=4)
    t.rails("SFO-LAX:1").workers(white=4, orange=1).trains(promote2=1)
    t.match.push("place white trade promote")
    t.match.push("promote supply orange 2")
    assert (t.s.step, t.milestone(1), t.match.scores[0]) == (AGENDA, "", 39 + 8 + 2 * 21)


@rule("RR-9.3")
def test_tiles_put_back_come_up_again_in_their_order():
    b = STACKS.index("B")
    t = Table(open_tiles=["A1-1", "A2-2"]).offices(3, 4).workers(white=4, grey=1)
    t.s.unseen[b] = sum(1 << MILESTONES.index(f"B-{n}") for n in (1, 2, 3, 4))
    t.match.push("place white trade promote")
    for move in ("promote supply white 2", "draw B-2", "draw B-4", "draw B-1", "keep B-4"):
        t.match.push(move)
    # one unseen tile is left, above B-2 and B-1
    t.promote(0, 1, "purple").offices(5)
    t.match.push("target rail")
    assert t.s.turn == CHANCE  # B-4, three offices in a row, is complete
    assert t.s.stack == STACKS.index("C")


@rule("RR-9.3", "RR-10.2")
def test_a_draw_goes_on_below_the_unseen_tiles():
    b = STACKS.index("B")
    t = Table(open_tiles=["A1-1", "A2-2"]).offices(3, 4).workers(white=4, grey=1)
    known = [
        MILESTONES.index("B-5") * 16 + 2,
        MILESTONES.index("B-6") * 16 + 2,
        MILESTONES.index("B-7") * 16 + 4,
    ]
    t.s.unseen[b] = 1 << MILESTONES.index("B-1")
    t.s.bottom[b] = tuple(known)
    t.match.push("place white trade promote")
    t.match.push("promote supply white 2")
    assert t.legal("draw") == ["B-1"]
    t.match.push("draw B-1")
    assert t.legal("keep") == ["B-1", "B-5", "B-6"]
    t.match.push("keep B-5")
    # seat 0 knows what it put back, seat 1 still knows B-6
    assert [(MILESTONES[e // 16], e % 16) for e in t.s.bottom[b]] == [
        ("B-7", 4),
        ("B-1", 1),
        ("B-6", 3),
    ]


@rule("RR-9.4")
def test_the_second_worker_goes_to_the_new_milestone():
    t = Table(open_tiles=["A1-1", "A2-2"]).offices(3, 4).workers(white=4, purple=2)
    t.play("place white trade promote", "flip promote2", "promote supply white 2")
    draw(t, "B-4", "B-5", "B-6").play("keep B-4", "promote supply purple 2")
    assert t.s.promoted[2:4] == [2, 0]


@rule("RR-9.3", "RR-12.15")
def test_two_completed_together_first_position_first():
    t = Table(open_tiles=["A1-3", "A2-1"]).promote(0, 0, "turquoise").promote(0, 1, "white")
    t.workers(white=3, grey=1)
    t.rails("CHA-ATL:1", "ATL-NOR:1", "ATL-STL:1").offices(1, 3).purse(shares=3).stations("ATL")
    # one more rail gives five; A2-1 waits for a fourth share
    t.play("place grey railroad special", "take effect")
    assert t.s.drawing == 1
    draw(t, "B-1", "B-2", "B-3").play("keep B-1", "lay WAS-CIN:1")
    assert t.s.drawing == 0
    draw(t, "B-4", "B-5", "B-6").play("keep B-6")
    assert [t.milestone(0), t.milestone(1)] == ["B-6", "B-1"]
    assert t.s.step == AGENDA


@rule("RR-9.3")
def test_both_at_once():
    t = (
        Table(open_tiles=["A1-3", "A2-4"])
        .promote(0, 0, "turquoise")
        .promote(0, 1, "white")
        .workers(white=3, grey=1)
    )
    t.rails("CHA-ATL:1", "ATL-NOR:1", "ATL-STL:1", "WAS-CIN:1").stations("ATL").steps(left=2)
    t.play("place white telegraph promote")
    assert t.s.drawing == 0  # A1-3 was ready before; it is found at the first move of its owner
    draw(t, "B-1", "B-2", "B-3").play("keep B-1", "target 3")
    assert t.s.drawing == 1


@rule("RR-9.5", "RR-12.14")
def test_a_milestone_through_a_deal_after_the_last_turn():
    t = Table(2, deal="DT9").open_milestone(1, 1, "A2-4").offices(1, seat=1).steps(1, left=2)
    t.purse(1, shares=3).workers(1, white=4, grey=1).pieces(0, 2, 2)
    t.s.ending, t.s.turn, t.s.active = 2, 0, 0
    t.play("place white telegraph promote", "target 2", "take shares", "end", "done")
    assert (t.s.step, t.s.turn) == (DEAL, 1)
    t.play("deal 1", "promote supply white 2")
    draw(t, "B-1", "B-2", "B-3").play("keep B-1", "end", "done")
    assert t.s.done[1].bit_count() == 1


@rule("RR-9.2", "RR-12.14")
def test_selling_a_share_in_a_turn_completes_a_milestone():
    t = Table().open_milestone(0, 0, "B-10").promote(0, 0, "orange").purse(money=1100, shares=1)
    t.rails("CHA-ATL:1", "ATL-NOR:1", "ATL-NOR:2", "NOR-DAL:1", "NOR-DAL:2")
    t.play("sell")
    assert (t.s.turn, t.s.stack) == (CHANCE, STACKS.index("C"))
    draw(t, "C-1", "C-2", "C-3").play("keep C-2")
    assert t.s.step == TURN


@rule("RR-3.1", "RR-12.17")
@pytest.mark.parametrize(
    ("tile", "build"),
    [
        ("A1-1", lambda t: t.rails("CIN-CHI:1", "CIN-STL:1").stations("STL")),
        ("A1-2", lambda t: t.rails("CHA-ATL:1", "CHA-CIN:1").stations("ATL", "CIN")),
        ("B-4", lambda t: t.offices(6, 7, 8)),
        ("B-5", lambda t: t.trains(promote2=1, down=["cash"]).stations("WAS", "CHA", "ATL")),
        ("B-7", lambda t: t.purse(shares=6).offices(1, 8)),
        ("B-9", lambda t: t.steps(middle=3).stations("WAS", "CHA", "ATL")),
        ("B-10", lambda t: t.purse(money=1200).rails("NOR-DAL:2")),
        (
            "C-6",
            lambda t: (
                [t.rails(f"CHI-SEA:{n}") for n in range(1, 6)]
                and t.rails(*FIVE).stations("WAS", "CHA", "ATL", "CIN")
            ),
        ),
        ("D-8", lambda t: t.steps(right=4).rails("SFO-LAX:1")),
    ],
)
def test_conditions(tile, build):
    t = Table()
    number = MILESTONES.index(tile)

    def missing():
        return [c for c in NEEDS[number] if milestones.reached(t.s, 0, c) < c.n]

    assert missing()
    build(t)
    assert missing() == []


FIVE = ["CHA-ATL:1", "ATL-NOR:1", "ATL-STL:1", "ATL-STL:2", "WAS-CIN:1"]


@rule("RR-1.11", "RR-9.2")
def test_values_and_places_of_all_tiles():
    assert (min(VP), max(VP)) == (18, 42)
    assert {len(places) for places in WORKER_PLACES} == {1, 2}
    assert {len(needs) for needs in NEEDS} <= {1, 2, 3}
    t = Table()
    assert [stack_size(t.s, n) for n in range(5)] == [0, 0, 10, 10, 10]
