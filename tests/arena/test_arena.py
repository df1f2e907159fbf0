"""Arenas: balanced seats, results that can be replayed and gone on with, figures that are right."""

import random
from io import StringIO

import pytest
from rich.console import Console

from roundhouse import Match, SetupError
from roundhouse.arena.bout import Bout, Contest, play_bout, seatings
from roundhouse.arena.figures import interval, standings, verdict
from roundhouse.arena.store import Folder
from roundhouse.cli import arena

CONTEST = Contest("chicago-express", "northeast", 3, {}, ("heuristic", "random", "random"), 5)


def bout(number, *ranks, bots=("a", "b", "b")):
    zeros = (0,) * len(ranks)
    scores = tuple([10 - rank for rank in ranks])
    return Bout(number, bots, scores, ranks, (2,) * len(ranks), zeros, zeros, "")


def test_every_bot_sits_in_every_seat_equally_often():
    assert seatings(("a", "b", "b")) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert len(seatings(("a", "b", "c"))) == 6
    assert len(set(seatings(("a", "a", "b", "b")))) == 6


def test_a_bout_is_the_same_again_and_its_record_replays():
    first, record = play_bout(CONTEST, 4, random.Random)
    again, _ = play_bout(CONTEST, 4, random.Random)
    assert (first.scores, first.digest) == (again.scores, again.digest)
    match = Match.from_record(record)
    assert match.over
    assert match.scores == first.scores
    assert match.names == dict(enumerate(first.bots))
    assert sum(first.won(seat) for seat in range(3)) == pytest.approx(1)


def test_the_interval_is_wilsons():
    low, high = interval(50, 100)
    assert low == pytest.approx(0.4038, abs=1e-4)
    assert high == pytest.approx(0.5962, abs=1e-4)
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(20, 20)[1] == 1.0


def test_standings_count_seats_and_shared_victories():
    played = [bout(0, 1, 2, 3), bout(1, 1, 1, 3), bout(2, 3, 1, 2), bout(3, 1, 3, 2)]
    first, second = standings(played)
    assert (first.bot, first.share, first.matches) == ("a", 2.5 / 4, 4)
    assert second.share == pytest.approx(1.5 / 8)
    assert first.rating > second.rating
    assert first.fair == pytest.approx(1 / 3)
    assert first.score == 8.5


def test_a_verdict_needs_enough_matches():
    won = [bout(n, 1, 2, 2) for n in range(40)]
    assert verdict(won[:2], "a", 0.5) is None
    assert verdict(won, "a", 0.67) is True
    assert verdict(won, "b", 1 / 3) is False


def test_an_arena_goes_on_where_it_stopped(tmp_path):
    out = Console(quiet=True)
    arena.run(CONTEST, 2, 0.0, 1, tmp_path, out)
    kept = (tmp_path / "results.jsonl").read_text()
    with (tmp_path / "results.jsonl").open("a") as results:
        results.write('{"number": 2, "bo')  # a line cut off by a power cut
    found = arena.run(CONTEST, 4, 0.0, 1, tmp_path, out)
    assert (tmp_path / "results.jsonl").read_text().startswith(kept)
    assert {one.matches for one in found} == {4}
    assert len(list((tmp_path / "records").iterdir())) == 4
    assert "<svg" in (tmp_path / "standings.svg").read_text()


def test_bots_are_printed_as_they_are_written(tmp_path):
    bots = ("search:100", "!bot [fast]")
    contest = Contest("chicago-express", "northeast", 2, {}, bots, 5)
    Folder(tmp_path, contest).keep(bout(0, 1, 2, bots=bots), "")
    out = Console(width=140, file=StringIO())
    arena.run(contest, 1, 0.5, 1, tmp_path, out)
    printed = out.file.getvalue()
    assert "search:100: not decided against 50%" in printed
    assert "!bot [fast]" in printed


def test_a_folder_holds_one_contest(tmp_path):
    Folder(tmp_path, CONTEST)
    other = Contest("chicago-express", "northeast", 2, {}, ("random", "random"), 5)
    with pytest.raises(SetupError, match="another contest"):
        Folder(tmp_path, other)


def test_the_last_bot_takes_the_seats_that_are_left():
    contest = arena.contest_of("chicago-express", "", 4, [], ["heuristic", "random"], 1)
    assert contest.bots == ("heuristic", "random", "random", "random")
    with pytest.raises(SetupError, match="1 to 3 bots"):
        arena.contest_of("chicago-express", "", 3, [], ["random"] * 4, 1)
    assert arena.usual_folder(contest) == arena.usual_folder(contest)
