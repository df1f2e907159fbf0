"""The laws, for every title, board and number of seats that the registry finds."""

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from roundhouse import CHANCE, NOBODY, Match, titles
from roundhouse.cli.fuzz import random_options
from roundhouse.core import laws
from roundhouse.core.events import told
from roundhouse.core.match import drawn
from roundhouse.core.record import from_json, from_text


def first_table(key):
    """Return the first board and the fewest seats of a title."""
    title = next(title for title in titles() if title.key == key)
    return title.board, title.seats[0]


# While working, the first board and the fewest seats of each title must do
TABLES = [
    pytest.param(
        title,
        seats,
        id=f"{title.key}-{title.board}-{seats}",
        marks=[] if (title.board, seats) == first_table(title.key) else [pytest.mark.slow],
    )
    for title in titles()
    for seats in title.seats
]
# Laws with a small budget in the suite; `make soak` plays thousands.
FEW = settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


def started(title, seats, seed):
    """Return a match with random options that do not conflict, and its dice."""
    dice = random.Random(seed)
    return Match(title, seats, "", **random_options(title, dice)), dice


def one_move(match, dice):
    if match.turn == CHANCE:
        return drawn(match.title, match.state, dice)
    return dice.choice(match.legal_moves)


def play(match, dice, plies):
    for _ in range(plies):
        if match.over:
            break
        match.push(one_move(match, dice))
    return match


@pytest.mark.parametrize(("title", "seats"), TABLES)
@given(seed=st.integers(0, 2**32), plies=st.integers(0, 200))
@FEW
def test_laws_hold_at_a_random_position(title, seats, seed, plies):
    match, dice = started(title, seats, seed)
    play(match, dice, plies)
    assert laws.violations(title, match.state) == []
    for seat in range(seats):
        assert laws.nothing_leaks(title, match.state, seat, dice) == []


@pytest.mark.parametrize(("title", "seats"), TABLES)
@given(seed=st.integers(0, 2**32), plies=st.integers(0, 150))
@FEW
def test_pop_restores(title, seats, seed, plies):
    match, dice = started(title, seats, seed)
    play(match, dice, plies)
    before, ply = match.state.copy(), match.ply
    for move in match.legal_moves[:20]:
        match.push(move)
        assert match.pop() == move
        assert match.state == before
        assert match.ply == ply


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_a_random_match_ends_and_its_record_comes_back(title, seats):
    match, dice = started(title, seats, seats)
    play(match, dice, title.longest)
    assert match.over
    assert match.turn == NOBODY
    assert min(title.ranks(match.state)) >= 1  # a match can be lost by all, see AOS-20.19
    assert len(match.scores) == seats
    record = match.record()
    assert from_text(str(record)) == record
    assert from_json(record.json()) == record
    replayed = Match.from_record(str(record))
    assert replayed.digest == match.digest
    assert replayed.scores == match.scores


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_every_position_of_one_match_keeps_the_invariants(title, seats):
    match, dice = started(title, seats, 17 + seats)
    while not match.over:
        assert title.audit(match.state, match.ply % 20 == 0) == []
        match.push(one_move(match, dice))
    assert title.audit(match.state) == []


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_private_events_are_told_to_their_readers_only(title, seats):
    match, dice = started(title, seats, 3 + seats)
    while not match.over and match.ply < 300:
        move = one_move(match, dice)
        assert title.secrets or title.readers(match.state, move) is None
        for event in match.push(move):
            assert title.secrets or event.readers is None
            for seat in [None, *range(seats)]:
                heard = told(event, seat)
                if event.readers is not None and seat not in event.readers:
                    assert not [name for name in heard.facts if name.startswith("own_")]
                    assert heard.key != event.key
                else:
                    assert heard == event


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_picks_tell_legal_moves_apart(title, seats):
    """The page talks in picks: two different moves never look the same."""
    match, dice = started(title, seats, 5 + seats)
    for _ in range(150):
        if match.over:
            break
        if match.turn != CHANCE:
            legal = match.legal_moves
            picks = {title.picks(match.state, move) for move in legal}
            assert len(picks) == len(legal)
            assert all(":" in pick for picked in picks for pick in picked)
        match.push(one_move(match, dice))


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_forks_share_nothing_that_moves(title, seats):
    match, dice = started(title, seats, 11)
    play(match, dice, 40)
    digest, half = match.digest, match.ply // 2
    fork = match.fork(half)
    assert fork.ply == half
    assert fork.moves == match.moves[:half]
    play(fork, dice, 10)
    assert match.digest == digest
    again = fork.fork(half)
    play(again, dice, 5)
    while match.ply > half:
        match.pop()
    assert match.digest == fork.fork(half).digest


# Every board once, whatever else is left out while working
BOARDS = [
    pytest.param(title, title.seats[0], id=f"{title.key}-{title.board}") for title in titles()
]


def sensible_move(match, dice):
    """Return a move as advice has it, with some noise: such matches come further than random ones."""
    if match.turn == CHANCE:
        return one_move(match, dice)
    twin = match.state.copy()  # so that nobody looks at the match itself
    moves = match.title.moves(twin)
    if dice.random() < 0.1:
        return dice.choice(moves)
    weights = match.title.weigh(twin, moves)
    noisy = [(weight + 3 * dice.random(), n) for n, weight in enumerate(weights)]
    return moves[max(noisy)[1]]


@pytest.mark.parametrize("seed", [0, 3])
@pytest.mark.parametrize(("title", "seats"), BOARDS)
def test_a_match_that_is_watched_goes_as_one_that_is_not(title, seats, seed):
    """Refused moves, parsing, previews, lists, views and advice leave no trace in what follows."""
    calm, dice = started(title, seats, seed)
    watched, _ = started(title, seats, seed)
    while not calm.over and calm.ply < 300:
        laws.look_at(title, watched.state)
        move = sensible_move(calm, dice)
        told = calm.push(move)
        assert watched.push(str(move)) == told, move
        assert watched.digest == calm.digest, move
    assert watched.scores == calm.scores


@pytest.mark.parametrize("memory", [0, 7])
@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_forgotten_positions_are_replayed(title, seats, memory):
    """A match that keeps few positions takes back and forks like one that keeps all."""
    whole, dice = started(title, seats, seats)
    frugal, _ = started(title, seats, seats)
    frugal.memory = memory
    for _ in range(40):
        if whole.over:  # a match for one player can be lost early
            break
        move = one_move(whole, dice)
        whole.push(move)
        frugal.push(move)
    assert frugal.fork(20).digest == whole.fork(20).digest
    assert frugal.record() == whole.record()
    for _ in range(25):
        assert frugal.pop() == whole.pop()
        assert frugal.digest == whole.digest


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_the_sheet_of_a_match_that_is_over_adds_up_to_its_scores(title, seats):
    match, dice = started(title, seats, 5)
    events = []
    while not match.over:
        assert title.heading(match.state) == match.view().heading
        events += match.push(one_move(match, dice))
    counted = title.accounts(seats, events)
    sheets = [panel for panel in (*match.view().panels, counted) if panel and panel.key == "sheet"]
    assert len(sheets) == 1
    for row in sheets[0].rows:
        seat, *parts, total = [cell.value for cell in row.cells]
        assert total == match.scores[seat]
        assert sum(parts) == total or not counted  # who is out has no points, whatever was counted
