"""CE-6: the turn as a machine of atomic decisions."""

import itertools
import random

import pytest
from games.chicago_express.positions import dials, red, table
from marks import rule
from playing import facts, legal, play, refused

from roundhouse import Match, NotationError, Refusal
from roundhouse.games.chicago_express.board import ACTIONS, DIAL_STEPS
from roundhouse.games.chicago_express.moves import read

NYC_AT_HOME = {"shares": {"NYC": (1, 1, 1)}, "treasury": {"NYC": 10}}


@rule("CE-6.1", "CE-11.2")
def test_two_red_dials_are_resolved_before_the_next_player_decides():
    match = table(shares={"NYC": (0, 1, 0)}, dials={"auction": 3, "development": 3})
    events = play(match, "development", "decline")
    assert facts(events, "general-dividend") == [{"number": 1}]
    assert match.state.cash == [40, 48, 40]
    assert dials(match) == (0, 0, 0)
    assert match.turn == 1
    assert legal(match) == ["auction", "expansion", "development"]


@rule("CE-6.2")
def test_a_red_dial_cannot_be_chosen():
    match = table(dials=red("expansion"))
    assert legal(match) == ["auction", "development"]
    assert refused(match, "expansion") == Refusal(
        "CE-6.2", "dial-red", {"action": "expansion", "steps": 5}, "auction"
    )


@rule("CE-6.2")
def test_the_alternative_to_a_red_auction_dial_is_another_action():
    match = table(dials=red("auction"))
    assert refused(match, "auction").instead == "expansion"


@rule("CE-6.2")
@pytest.mark.parametrize(
    ("before", "options"),
    [
        ([], ["auction", "expansion", "development"]),
        (["auction"], ["decline", "offer PRR", "offer B&O", "offer C&O", "offer NYC"]),
        (["expansion"], ["decline", "company NYC"]),
        (["expansion", "company NYC"], ["build R2", "build R3", "build S2", "build S4"]),
        (["development"], ["decline"]),
    ],
)
def test_the_options_of_each_decision(before, options):
    match = table(**NYC_AT_HOME)
    play(match, *before)
    assert legal(match) == options


@rule("CE-6.2")
def test_after_a_build_the_expansion_can_be_stopped():
    match = table(**NYC_AT_HOME)
    play(match, "expansion", "company NYC", "build S2")
    assert legal(match)[-1] == "stop"
    play(match, "stop")
    assert match.turn == 1


@rule("CE-6.2")
@pytest.mark.parametrize(
    ("before", "moves", "instead"),
    [
        (
            [],
            ["pass", "bid 3", "decline", "offer NYC", "company NYC", "build S2", "stop"],
            "auction",
        ),
        (["auction"], ["pass", "auction", "stop", "build S2", "company NYC"], "decline"),
        (["expansion"], ["offer NYC", "build S2", "develop S2", "expansion"], "decline"),
        (["development"], ["build S2", "company NYC", "bid 9"], "decline"),
        (["expansion", "company NYC"], ["decline", "develop S2", "bid 1"], "build R2"),
        (["auction", "offer NYC"], ["decline", "stop", "offer PRR", "develop S2"], "pass"),
    ],
)
def test_moves_of_other_decisions_are_refused(before, moves, instead):
    match = table(**NYC_AT_HOME)
    play(match, *before)
    for move in moves:
        assert refused(match, move) == Refusal("CE-6.2", "not-now", {"move": move}, instead)


@rule("CE-6.3")
def test_the_dial_moves_first_and_the_action_may_be_waived():
    match = table()
    events = play(match, "development")
    assert facts(events, "action-chosen") == [
        {"seat": 0, "action": "development", "dial": 1, "steps": 4}
    ]
    assert dials(match) == (0, 0, 1)
    assert legal(match) == ["decline"]
    events = play(match, "decline")
    assert facts(events, "declined") == [{"seat": 0}]
    assert dials(match) == (0, 0, 1)
    assert match.turn == 1


@rule("CE-6.4", "CE-14.11")
@pytest.mark.parametrize("first", list(itertools.permutations(ACTIONS, 2)))
def test_at_most_one_dial_is_red_when_an_action_is_chosen(first):
    match = table()
    for action in first:
        for _ in range(DIAL_STEPS[ACTIONS.index(action)]):
            assert len(legal(match)) >= 2
            play(match, action, "decline")
    assert dials(match) == (0, 0, 0)
    assert match.state.dividends == 1


@rule("CE-6.5", "CE-14.6")
def test_an_expansion_cannot_be_stopped_before_its_first_hex():
    match = table(**NYC_AT_HOME)
    play(match, "expansion", "company NYC")
    assert "stop" not in legal(match)
    assert refused(match, "stop") == Refusal("CE-6.5", "nothing-built", {}, "build R2")


@rule("CE-6.5")
def test_a_developed_out_industry_city_is_not_offered():
    network = {"NYC": "R2 Q3 P3 O4 N4 M4 L3 K4 J4 I5 I6 L2 L1 L0"}
    match = table(networks=network, markers={"Wheeling": 6, "Pittsburgh": 8})
    play(match, "development")
    assert not {"develop I6", "develop K4"} & set(legal(match))


@rule("CE-6.6")
@pytest.mark.parametrize("seats", range(2, 7))
def test_turns_go_clockwise(seats):
    match = table(seats)
    order = []
    for _ in range(seats + 1):
        order.append(match.turn)
        play(match, "expansion" if len(order) < 5 else "development", "decline")
    assert order == [*range(seats), 0]


@rule("CE-6.7")
@pytest.mark.parametrize("seed", range(6))
def test_a_round_has_7_to_11_actions_and_a_match_at_most_88(seed):
    dice = random.Random(seed)
    match = Match("chicago-express", 2 + seed % 5)
    chosen, rounds = 0, []
    while not match.over:
        events = match.push(dice.choice(match.legal_moves))
        chosen += len(facts(events, "action-chosen"))
        if facts(events, "general-dividend"):
            rounds.append(chosen)
            chosen = 0
    assert rounds
    assert all(7 <= actions <= 11 for actions in rounds)
    assert len(rounds) <= 8
    assert sum(rounds) <= 88


@rule("CE-6.7")
def test_the_shortest_and_the_longest_round():
    short = table()
    for action in ["auction"] * 3 + ["development"] * 4:
        assert short.state.dividends == 0
        play(short, action, "decline")
    assert short.state.dividends == 1
    long = table()
    for action in ["auction"] * 2 + ["development"] * 3 + ["expansion"] * 5 + ["auction"]:
        assert long.state.dividends == 0
        play(long, action, "decline")
    assert long.state.dividends == 1


# ── Notation ─────────────────────────────────────────────────────────────────────────────────────


@rule("CE-6.2")
def test_notation_is_read_without_regard_to_case_and_blanks():
    assert str(read("  BUILD   r2 ")) == "build R2"
    assert str(read("offer b&o")) == "offer B&O"
    assert str(read("Bid 012")) == "bid 12"


@pytest.mark.parametrize(
    "text", ["", "bid", "bid -3", "bid 1.5", "bid 9999999", "bid ²", "build Z9", "build", "offer"]
)
def test_what_is_no_move_is_said_to_be_none(text):
    with pytest.raises(NotationError, match="expected"):
        read(text)
