"""Bots of every kind: what they answer, what they may know, what happens when they fail."""

import gc
import logging
import pickle
import random
import sys
import textwrap

import pytest
from toy import Toy

from roundhouse import CHANCE, Match, SetupError, titles
from roundhouse.bots import worker
from roundhouse.bots.base import Bot, Choice
from roundhouse.bots.external import BotFailure, ExternalBot, told
from roundhouse.bots.heuristic_bot import HeuristicBot
from roundhouse.bots.levels import ADVISER, LEVELS, USUAL, make_bot
from roundhouse.bots.random_bot import RandomBot
from roundhouse.bots.search import Search
from roundhouse.bots.search_bot import SearchBot
from roundhouse.bots.worker import Position, asked_in, choose, safe_choice
from roundhouse.core.events import Line

BOARDS = [pytest.param(title, id=f"{title.key}-{title.board}") for title in titles()]


def begun(title, plies=0, seed=1):
    """Return a match some random moves old, a seat on turn with a choice."""
    dice = random.Random(seed)
    match = Match(title, next((n for n in title.seats if n >= 3), title.seats[0]))
    while match.ply < plies or match.turn == CHANCE or len(match.legal_moves) < 2:
        match.roll(dice) if match.turn == CHANCE else match.push(dice.choice(match.legal_moves))
    return match


@pytest.fixture
def chicago():
    return begun(next(t for t in titles() if t.key == "chicago-express"), 12)


@pytest.mark.parametrize("title", BOARDS)
@pytest.mark.parametrize("written", ["random", "heuristic", "heuristic~2", "search:6"])
def test_every_bot_answers_with_a_legal_move(title, written):
    match = begun(title)
    before = match.digest
    choice = make_bot(written, random.Random(3)).choose(asked_in(match, random.Random(1)))
    assert match.why_not(choice.move) is None
    assert match.digest == before


def test_the_heuristic_makes_the_move_that_weighs_most(chicago):
    moves = chicago.legal_moves
    weights = chicago.title.weigh(chicago.state, moves)
    choice = HeuristicBot(random.Random(1)).choose(asked_in(chicago, random.Random(1)))
    assert choice.move == moves[weights.index(max(weights))]


def test_noise_spreads_the_choice_and_keeps_the_order():
    asked = asked_in(Match(Toy(), 2), random.Random(1))

    def drawn(noise):
        bot = HeuristicBot(random.Random(5), noise)
        return sum(str(bot.choose(asked).move) == "draw" for _ in range(400))

    assert drawn(0.0) == 400
    assert 400 > drawn(1.0) > drawn(4.0) > 200


# ── The search ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("title", BOARDS)
def test_the_same_seed_and_simulations_give_the_same_answer(title):
    match = begun(title, 6)
    answers = []
    for _ in range(2):
        choice = SearchBot(random.Random(9), simulations=12).choose(
            asked_in(match, random.Random(1))
        )
        answers.append((choice.move, choice.value, choice.considered, choice.expected))
    assert answers[0] == answers[1]


def test_the_search_finds_what_wins():
    """TOY: with 3 against an open 2 standing wins, drawing could not do better."""
    match = Match(Toy(), 2, "", hands="open")
    for move in ["draw", "card 2", "stand", "draw", "card 3"]:
        match.push(move)
    choice = SearchBot(random.Random(1), simulations=200).choose(asked_in(match, random.Random(1)))
    assert str(choice.move) in ("draw", "stand")
    assert choice.value > 0.9
    behind = Match(Toy(), 2, "", hands="open")
    for move in ["draw", "card 3", "stand", "draw", "card 1"]:
        behind.push(move)
    chosen = SearchBot(random.Random(1), simulations=200).choose(asked_in(behind, random.Random(1)))
    assert str(chosen.move) == "draw"


def test_a_search_counts_what_it_tried(chicago):
    choice = SearchBot(random.Random(1), simulations=40).choose(asked_in(chicago, random.Random(1)))
    assert choice.simulations == 40
    assert choice.considered[0].move == choice.move
    assert sum(one.share for one in choice.considered) == pytest.approx(1)
    assert all(0 <= one.value <= 1 for one in choice.considered)
    assert choice.expected[0] == str(choice.move)


def test_a_search_ends_with_its_time(chicago):
    bot = SearchBot(random.Random(1), seconds=0.05)
    assert bot.choose(asked_in(chicago, random.Random(1))).simulations > 0


def test_no_garbage_is_looked_for_in_a_tree(chicago):
    looked = []
    bot = SearchBot(random.Random(1), simulations=150)
    asked = asked_in(chicago, random.Random(1))
    gc.collect()
    gc.callbacks.append(lambda phase, info: looked.append(phase))
    try:
        choice = bot.choose(asked)
        made = [[] for _ in range(100)]  # fewer than make Python look for garbage
    finally:
        gc.callbacks.pop()
    assert choice.simulations > 100
    assert (len(made), looked) == (100, [])


def test_a_search_goes_on_with_its_tree(chicago):
    bot = SearchBot(random.Random(1), simulations=60)
    asked = asked_in(chicago, random.Random(1))
    first = bot.choose(asked)
    kept = bot.search.root.child(str(first.move))
    chicago.push(first.move)
    if chicago.turn != asked.seat:  # another seat moves on as the tree expected
        chicago.push(kept.moves[0])
        kept = kept.children[0]
    known = kept.visits if kept else 0
    bot.followed = asked.made
    asked = asked_in(chicago, random.Random(1))
    if len(asked.moves) > 1:
        bot.choose(asked)
        assert bot.search.root.visits == known + bot.search.simulations


def test_a_search_ends_when_no_move_can_overtake_the_first(chicago):
    asked = asked_in(chicago, random.Random(1))
    search = Search(asked.title, random.Random(1))
    root = search.think(asked.position, asked.seat, 600, 0.0)
    most, second, *_ = sorted(root.visits_of, reverse=True)
    assert search.simulations < 600
    assert most - second > 600 - search.simulations


def test_a_search_begins_anew_after_a_move_was_taken_back(chicago):
    bot = SearchBot(random.Random(1), simulations=20)
    bot.choose(asked_in(chicago, random.Random(1)))
    tree = bot.search
    chicago.pop()
    while len(chicago.legal_moves) < 2 or chicago.turn == CHANCE:
        chicago.pop()
    bot.choose(asked_in(chicago, random.Random(1)))
    assert bot.search is not tree


def test_two_processes_add_up_what_they_tried(chicago):
    asked = asked_in(chicago, random.Random(1))
    one = SearchBot(random.Random(4), simulations=30, processes=2).choose(asked)
    two = SearchBot(random.Random(4), simulations=30, processes=2).choose(asked)
    assert 30 < one.simulations <= 60
    assert one.simulations == two.simulations
    assert one.considered == two.considered


def test_what_a_seat_cannot_know_does_not_reach_its_bot():
    match = Match(Toy(), 2)
    for move in ["draw", "card 3", "stand"]:
        match.push(move)
    asked = asked_in(match, random.Random(2))
    assert asked.seat == 1
    assert asked.made == ("draw", "", "stand")
    others = {asked_in(match, random.Random(seed)).position.hands[0][0] for seed in range(30)}
    assert others == {1, 2, 3}


def test_a_search_needs_a_limit():
    with pytest.raises(ValueError, match="simulations or a time"):
        SearchBot(random.Random(1))


def test_finished_matches_count_by_who_won():
    title = Toy()
    match = Match(title, 2)
    for move in ["draw", "card 3", "stand", "stand"]:
        match.push(move)
    result = Search(title, random.Random(1)).result(match.state)
    assert result[0] > 0.9
    assert sum(result) == pytest.approx(1)


# ── Levels ───────────────────────────────────────────────────────────────────────────────────────


def test_there_are_five_levels_and_each_can_be_made():
    assert len(LEVELS) >= 5
    assert USUAL in LEVELS
    assert ADVISER in LEVELS
    for level in LEVELS.values():
        make_bot(level.key, random.Random(1)).close()


@pytest.mark.parametrize("written", ["god", "search:", "search:0", "search:5x0", "heuristic~x", ""])
def test_an_unknown_bot_is_refused(written):
    with pytest.raises(SetupError, match="levels are passenger"):
        make_bot(written, random.Random(1))


def test_bots_are_written_in_several_ways():
    both = make_bot("search:400,2sx2", random.Random(1))
    assert (both.simulations, both.seconds, both.processes) == (400, 2.0, 2)
    assert make_bot("search:0.2s", random.Random(1)).seconds == 0.2
    assert make_bot("heuristic~1.5", random.Random(1)).noise == 1.5
    assert make_bot("!python bot.py -x", random.Random(1)).command == ["python", "bot.py", "-x"]


# ── In a process of their own ────────────────────────────────────────────────────────────────────


def test_a_worker_replays_and_answers(chicago):
    moves = tuple(str(move) for move in chicago.moves)
    title = chicago.title
    position = Position(title.key, title.board, chicago.seats, chicago.options, moves)
    answer = choose(position, "conductor", random.Random(7), "table-1")
    assert chicago.why_not(answer.move) is None
    assert answer == choose(position, "conductor", random.Random(7), "table-1")
    assert answer.reason.key
    assert pickle.loads(pickle.dumps(answer)) == answer  # as it comes from another process


@pytest.mark.parametrize("title", BOARDS)
def test_a_worker_goes_on_from_where_it_was(title, monkeypatch):
    asked = []
    monkeypatch.setattr(worker, "safe_choice", lambda bot, q: asked.append(q) or Bot0().choose(q))
    match, dice, table = Match(title, title.seats[0]), random.Random(5), f"follow {title.board}"
    for _ in range(60):
        if match.over:
            break
        if match.turn == CHANCE:
            match.roll(dice)
            continue
        moves = tuple(str(move) for move in match.moves)
        position = Position(title.key, title.board, match.seats, match.options, moves)
        choose(position, "conductor", random.Random(7), table)
        fresh = asked_in(match, random.Random(7))
        assert asked[-1].position == fresh.position
        assert asked[-1].made == fresh.made
        match.push(dice.choice(match.legal_moves))
        if dice.random() < 0.1:
            match.pop()  # moves may be taken back


class Bot0(Bot):
    def choose(self, asked):
        return Choice(asked.moves[0], Line("", "best"))


def test_a_worker_plays_no_move_twice(chicago, monkeypatch):
    played = []
    follow = worker.Followed.follow

    def counted(match, moves):
        played.extend(moves[len(match.made) :])
        follow(match, moves)

    monkeypatch.setattr(worker.Followed, "follow", counted)
    moves = tuple(str(move) for move in chicago.moves)
    title = chicago.title
    for until in range(1, len(moves) + 1):
        position = Position(title.key, title.board, chicago.seats, chicago.options, moves[:until])
        choose(position, "conductor", random.Random(7), "table-2")
    assert played == list(moves)


def test_a_failing_bot_is_replaced_by_the_advice(chicago, caplog):
    class Broken(Bot):
        name = "broken"

        def choose(self, asked):
            raise RuntimeError("no idea")

    asked = asked_in(chicago, random.Random(1))
    with caplog.at_level(logging.ERROR):
        choice = safe_choice(Broken(), asked)
    assert choice.move == HeuristicBot(random.Random(1)).choose(asked).move
    assert "bot broken failed" in caplog.text


def test_an_illegal_choice_is_replaced_by_the_advice(chicago, caplog):
    class Cheat(RandomBot):
        def choose(self, asked):
            choice = super().choose(asked)
            return type(choice)(Toy().moves(Match(Toy(), 2).state)[0], choice.reason)

    with caplog.at_level(logging.ERROR):
        asked = asked_in(chicago, random.Random(1))
        choice = safe_choice(Cheat(random.Random(1)), asked)
    assert choice.move in asked.moves
    assert "not legal" in caplog.text


# ── Programs as bots ─────────────────────────────────────────────────────────────────────────────

GOOD = """
    import json, sys
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["type"] == "hello":
            said = {"type": "ready", "protocol": asked["protocol"], "name": "First"}
        elif asked["type"] == "choose":
            assert asked["view"]["seat"] == asked["seat"]
            said = {"type": "move", "move": asked["moves"][0], "value": 0.5, "reason": "because"}
        else:
            break
        print(json.dumps(said), flush=True)
"""


def program(tmp_path, source):
    file = tmp_path / "bot.py"
    file.write_text(textwrap.dedent(source), encoding="utf-8")
    return ExternalBot([sys.executable, str(file)])


def test_a_program_can_play(tmp_path, chicago):
    bot = program(tmp_path, GOOD)
    asked = asked_in(chicago, random.Random(1))
    for _ in range(2):
        choice = bot.choose(asked)
        assert choice.move == asked.moves[0]
        assert choice.value == 0.5
        assert choice.reason.facts == {"text": "because"}
    assert bot.name == "First"
    bot.close()
    bot.close()


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("", "ended without an answer"),
        ("print('hello')", "Expecting value"),
        ("print('[1]', flush=True)", "expected an object"),
        ('print(\'{"type": "ready", "protocol": 99}\', flush=True)', "expected"),
        (GOOD.replace('asked["moves"][0]', '"fly to the moon"'), "not a legal move"),
    ],
)
def test_a_program_that_fails_says_how(tmp_path, chicago, source, complaint):
    bot = program(tmp_path, source)
    with pytest.raises(BotFailure, match=complaint):
        bot.choose(asked_in(chicago, random.Random(1)))
    bot.close()


def test_a_program_that_sleeps_is_given_up(tmp_path, chicago):
    slow = GOOD.replace("import json, sys", "import json, sys, time")
    bot = program(tmp_path, slow.replace("assert", "time.sleep(60) or"))
    asked = asked_in(chicago, random.Random(1), 0.2)
    with pytest.raises(BotFailure, match="did not answer"):
        bot.choose(asked)
    assert bot._program is None


def test_a_program_that_is_not_there_fails(chicago):
    with pytest.raises(BotFailure):
        ExternalBot(["/nowhere/bot"]).choose(asked_in(chicago, random.Random(1)))
    with pytest.raises(BotFailure, match="needs a command"):
        ExternalBot([]).choose(asked_in(chicago, random.Random(1)))


def test_a_program_is_told_what_its_seat_may_know():
    match = Match(Toy(), 2)
    for move in ["draw", "card 3", "stand"]:
        match.push(move)
    said = told(asked_in(match, random.Random(2)))
    assert said["made"] == ["draw", "", "stand"]
    assert said["moves"] == [str(move) for move in match.legal_moves]
    assert "card 3" not in str(said)
