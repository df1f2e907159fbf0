"""A match: playing, taking back, branching off, and every way to be refused."""

import random

import pytest
from toy import CARDS, DRAW, STAND, Toy

from roundhouse.core import match as matches
from roundhouse.core.errors import (
    IllegalMove,
    MatchOver,
    NotationError,
    NotYourTurn,
    RoundhouseError,
    SetupError,
    UnknownTitle,
)
from roundhouse.core.events import CHANCE, NOBODY, Event, Refusal
from roundhouse.core.match import Match, drawn, find_title, find_titles_with
from roundhouse.core.protocol import Move


class Loaded:
    """Dice that fall as they are told."""

    def __init__(self, *falls):
        self.falls = list(falls)

    def randrange(self, stop):
        assert 0 <= self.falls[0] < stop
        return self.falls.pop(0)


def finished():
    match = Match("toy", 2)
    for move in ["draw", "card 3", "stand", "draw", "card 1", "stand"]:
        match.push(move)
    return match


# ── Setting up ───────────────────────────────────────────────────────────────────────────────────


def test_a_match_begins_with_the_defaults_of_its_options():
    match = Match("toy", seats=2)
    assert match.options == {"deck": "plain", "hands": "hidden"}
    assert (match.turn, match.ply, match.over, match.seats) == (0, 0, False, 2)
    assert match.legal_moves == [DRAW, STAND]
    assert match.moves == []
    assert repr(match) == "<Match toy table, 2 seats, move 0, turn 0>"


def test_a_title_may_be_given_itself():
    assert Match(Toy(), 3, "table", deck="stacked").state.stacked


@pytest.mark.parametrize("seats", [-1, 0, 1, 4])
def test_the_number_of_seats_is_checked(seats):
    with pytest.raises(SetupError, match=f"Toy on table takes 2 to 3 seats, not {seats}"):
        Match("toy", seats)


def test_a_title_for_one_number_of_seats_says_so():
    toy = Toy()
    toy.seats = range(2, 3)
    with pytest.raises(SetupError, match="takes 2 seats, not 3"):
        Match(toy, 3)


def test_an_unknown_option_is_refused_with_those_there_are():
    with pytest.raises(SetupError, match="Toy has no option 'colour'; its options: deck, hands"):
        Match("toy", 2, colour="red")


def test_a_title_without_options_says_so():
    toy = Toy()
    toy.options = ()
    with pytest.raises(SetupError, match="its options: none"):
        Match(toy, 2, colour="red")


def test_an_unknown_value_is_refused_with_its_rule():
    with pytest.raises(
        SetupError, match="TOY-3: deck is one of plain, stacked, not 'new'"
    ) as caught:
        Match("toy", 2, deck="new")
    assert caught.value.rule == "TOY-3"


def test_options_that_exclude_each_other_are_refused():
    with pytest.raises(SetupError, match="TOY-4: hands=open excludes deck=stacked"):
        Match("toy", 2, deck="stacked", hands="open")
    assert Match("toy", 2, hands="open").state.open


def test_unknown_titles_and_boards_are_refused():
    with pytest.raises(UnknownTitle, match="no title 'chess'"):
        Match("chess", 2)
    with pytest.raises(UnknownTitle, match="Toy has no board 'moon'"):
        Match("toy", 2, "moon")


def test_a_title_object_is_for_its_own_board():
    with pytest.raises(SetupError, match="this title object is for table"):
        Match(Toy(), 2, "moon")


def test_without_a_finder_no_title_is_known():
    matches._finders.clear()
    with pytest.raises(UnknownTitle, match="import roundhouse first"):
        find_title("toy")
    find_titles_with(lambda key, board: Toy())
    assert find_title("whatever").key == "toy"


# ── Playing ──────────────────────────────────────────────────────────────────────────────────────


def test_push_takes_moves_and_their_notation():
    match = Match("toy", 2)
    assert match.push(DRAW) == []
    assert match.turn == CHANCE
    events = match.push("  CARD   2 ")
    assert events == [Event("TOY-3", "card-drawn", {"seat": 0, "own_card": 2}, (0,))]
    assert match.moves == [DRAW, CARDS[1]]
    assert match.turn == 0


def test_the_seat_is_checked_if_given():
    match = Match("toy", 2)
    with pytest.raises(NotYourTurn, match="seat 1 is not to decide now, seat 0 is") as caught:
        match.push("draw", seat=1)
    assert (caught.value.seat, caught.value.turn) == (1, 0)
    match.push("draw", seat=0)
    with pytest.raises(NotYourTurn, match="CHANCE is"):
        match.push("card 1", seat=0)
    match.push("card 1", seat=CHANCE)
    assert match.ply == 2


def test_an_illegal_move_names_rule_facts_alternative_and_place():
    match = Match("toy", 2)
    for move in ["draw", "card 1", "draw", "card 1"]:
        match.push(move)
    digest = match.digest
    with pytest.raises(IllegalMove) as caught:
        match.push("draw")
    error = caught.value
    assert error.refusal == Refusal("TOY-2", "hand-full", {"cards": 2}, "stand")
    assert (error.move, error.ply, error.digest) == ("draw", 5, digest)
    place = f"(move 5, {digest[:4]})"
    assert str(error) == f"TOY-2: draw — hand full (cards 2); legal: stand {place}"


def test_an_illegal_move_without_alternative_says_so_shortly():
    match = Match("toy", 2)
    with pytest.raises(IllegalMove, match="not now \\(move card 1\\) \\(move 1,"):
        match.push("card 1")


@pytest.mark.parametrize(
    ("move", "error"), [("card 1", IllegalMove), ("jump", NotationError), ("", NotationError)]
)
def test_a_refused_move_changes_nothing(move, error):
    match = Match("toy", 2)
    match.push("draw")
    match.push("card 3")
    before, state = match.digest, match.state
    with pytest.raises(error):
        match.push(move)
    assert match.digest == before
    assert match.state is state
    assert match.ply == 2


def test_a_notation_error_says_what_was_expected():
    with pytest.raises(
        NotationError, match="cannot read 'jump' as a move; expected draw"
    ) as caught:
        Match("toy", 2).parse("jump")
    assert (caught.value.text, caught.value.expected) == ("jump", "draw, stand or card 2")


def test_why_not_is_none_for_legal_moves():
    match = Match("toy", 2)
    assert match.why_not("draw") is None
    assert match.why_not(STAND) is None
    assert match.why_not(CARDS[0]) == Refusal("TOY-1", "not-now", {"move": "card 1"})


def test_a_clock_time_has_a_form():
    match = Match("toy", 2)
    with pytest.raises(RoundhouseError, match="H:MM:SS, not 'soon'"):
        match.push("draw", clock="soon")
    assert match.ply == 0
    match.push("draw", comment="why not", clock="1:02:03")
    entry = match.record().moves[0]
    assert (entry.comment, entry.clock) == ("why not", "1:02:03")


def test_after_the_end_nothing_is_played():
    match = finished()
    assert match.over
    assert match.turn == NOBODY
    assert repr(match).endswith("move 6, over>")
    with pytest.raises(MatchOver, match="the match is over"):
        match.push("draw")
    with pytest.raises(MatchOver):
        match.push("jump")
    with pytest.raises(MatchOver):
        match.why_not("draw")
    assert match.roll(random.Random(1)) == []


def test_winners_are_known_at_the_end_only():
    match = finished()
    assert match.scores == (3, 1)
    assert match.winners == (0,)
    match.pop()
    assert match.winners == ()
    tie = Match("toy", 3)
    for _ in range(3):
        tie.push("stand")
    assert tie.winners == (0, 1, 2)


# ── Taking back, branching off ───────────────────────────────────────────────────────────────────


def test_pop_takes_back_to_the_beginning():
    match = finished()
    seen = []
    while match.ply:
        match.pop()
        seen.append(match.digest)
    assert match.digest == Match("toy", 2).digest
    assert len(set(seen)) == 6
    with pytest.raises(RoundhouseError, match="no move to take back"):
        match.pop()


def test_pop_returns_the_move():
    match = Match("toy", 2)
    match.push("draw")
    assert match.pop() is DRAW


def test_a_fork_goes_its_own_way():
    match = finished()
    match.names, match.headers, match.comment = {0: "Ann"}, {"event": "Club"}, "opening"
    fork = match.fork(2)
    assert fork.moves == match.moves[:2]
    assert (fork.names, fork.headers, fork.comment) == ({0: "Ann"}, {"event": "Club"}, "opening")
    fork.names[1] = "Bob"
    fork.push("draw")
    assert match.names == {0: "Ann"}
    assert match.ply == 6
    assert match.fork().digest == match.digest


@pytest.mark.parametrize("ply", [-1, 7])
def test_there_is_no_fork_at_a_move_that_was_not_made(ply):
    with pytest.raises(RoundhouseError, match=f"there is no move {ply}; the match has 6"):
        finished().fork(ply)


def test_a_fork_keeps_the_options():
    match = Match("toy", 3, hands="open")
    assert match.fork().options == match.options
    assert match.fork().state.open


def test_who_made_a_move_is_remembered():
    match = finished()
    assert [match.mover(ply) for ply in range(6)] == [0, CHANCE, 0, 1, CHANCE, 1]


@pytest.mark.parametrize("memory", [0, 1, 2, None])
def test_every_past_position_can_be_seen_again(memory):
    """Kept, or replayed from the one before it that was kept, or from the start."""
    whole, frugal = finished(), Match("toy", 2)
    frugal.memory = memory
    for move in whole.moves:
        frugal.push(move)
    assert [frugal.state_at(p) for p in range(7)] == [whole.state_at(p) for p in range(7)]
    assert frugal.digest == whole.digest
    with pytest.raises(RoundhouseError, match="there is no move 7"):
        frugal.state_at(7)


def test_a_position_is_replayed_from_the_nearest_one_kept():
    match = finished()
    match.memory = 1
    kept = match.state_at(2)
    fork = match.fork(2)
    for move in ["stand", "draw", "card 2"]:
        fork.push(move)
    assert fork.memory == 1
    assert fork.state_at(4).hands == [[3], []]
    assert fork.state_at(2) == kept


def test_a_match_with_a_memory_keeps_few_positions_and_finds_all_of_them():
    match = Match("toy", 2)
    match.memory = 12
    positions = []
    for _ in range(30):
        if match.over:
            break
        positions.append(match.digest)
        match.push(match.legal_moves[0])
    assert len(match._kept) <= 2
    assert [match.state_at(ply).digest() for ply in range(match.ply)] == positions
    while match.ply:
        match.pop()
        assert match.digest == positions[match.ply]


def test_a_record_is_replayed_with_a_memory_unless_told_otherwise():
    text = str(finished().record())
    assert Match.from_record(text).memory == 12
    assert Match.from_record(text, memory=None).memory is None
    assert Match.from_record(text, memory=0).record() == finished().record()


def test_what_is_noted_stays_with_its_move():
    match = Match("toy", 2)
    match.push(match.legal_moves[0], comment="why not")
    fork = match.fork()
    match.pop()
    match.push(match.legal_moves[0])
    assert [entry.comment for entry in match.record().moves] == [""]
    assert [entry.comment for entry in fork.record().moves] == ["why not"]
    assert fork.fork(0).record().moves == []


# ── Chance ───────────────────────────────────────────────────────────────────────────────────────


def test_roll_lets_chance_decide_until_a_seat_does():
    match = Match("toy", 2)
    assert match.roll(Loaded()) == []
    match.push("draw")
    events = match.roll(Loaded(2))
    assert [event.facts for event in events] == [{"seat": 0, "own_card": 3}]
    assert match.turn == 0
    assert match.record().moves[1].seat == CHANCE


@pytest.mark.parametrize(
    ("fall", "card"), [(0, "card 1"), (1, "card 2"), (2, "card 2"), (3, "card 3"), (5, "card 3")]
)
def test_outcomes_are_drawn_by_weight(fall, card):
    match = Match("toy", 2, deck="stacked")
    match.push("draw")
    assert str(drawn(match.title, match.state, Loaded(fall))) == card


def test_without_weights_all_outcomes_are_alike():
    odds = super(Toy, Toy()).odds
    match = Match("toy", 2)
    match.push("draw")
    assert odds(match.state) == [(card, 1) for card in CARDS]


# ── Seeing ───────────────────────────────────────────────────────────────────────────────────────


def test_a_view_is_what_the_seat_may_know():
    match = Match("toy", 2)
    match.push("draw")
    match.push("card 2")
    assert match.view(0).position.texts == ("2", "")
    assert match.view(1).position.texts == ("?", "")
    assert match.view().position.texts == ("?", "")
    assert match.view().seat is None


def test_a_drawing_is_made_from_the_view():
    match = Match("toy", 2)
    match.push("draw")
    match.push("card 2")
    own = match.drawing(0).svg()
    assert own.startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 25"')
    assert ">2</text>" in own
    assert "fill:#fff" in match.drawing(0).svg("dark")
    assert ">?</text>" in match._repr_svg_()
    assert [stamp.text for stamp in match.title.sketch(match.view(1)).stamps] == ["?", ""]


def test_a_private_move_names_its_readers():
    match = Match("toy", 2)
    match.push("draw")
    assert match.title.readers(match.state, CARDS[0]) == (0,)
    assert match.title.readers(match.state, DRAW) is None
    opened = Match("toy", 2, hands="open")
    assert opened.title.readers(opened.state, CARDS[0]) is None


def test_picks_and_prompt():
    match = Match("toy", 2)
    assert [match.title.picks(match.state, move) for move in match.legal_moves] == [
        ("action:draw",),
        ("action:stand",),
    ]
    assert match.title.prompt(match.state).facts == {"seat": 0}


# ── Moves and positions ──────────────────────────────────────────────────────────────────────────


def test_equal_texts_are_equal_moves():
    assert Move("draw") == DRAW
    assert Move("draw") != STAND
    assert Move("draw") != "draw"
    assert hash(Move("draw")) == hash(DRAW)
    assert repr(DRAW) == "<draw>"
    assert len({DRAW, Move("draw"), STAND}) == 2


def test_equal_positions_are_equal_and_hash_alike():
    one, two = finished().state, finished().state
    assert one == two
    assert hash(one) == hash(two)
    assert one != Match("toy", 2).state
    assert one != 1
