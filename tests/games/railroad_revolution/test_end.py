"""RR-11: the end and the score."""

import pytest
from games.railroad_revolution.positions import Table
from marks import rule

from roundhouse import NOBODY
from roundhouse.games.railroad_revolution.rules import scoring
from roundhouse.games.railroad_revolution.state import FINISHING, LAST_ROUND, PLAYING
from roundhouse.language import LANGUAGES, Speaker

TRADE = ["place white trade promote", "target rail", "end"]


@rule("RR-11.1", "RR-2.8")
@pytest.mark.parametrize(
    ("buildings", "rails", "ends"), [(2, 2, True), (3, 2, False), (2, 3, False), (0, 0, True)]
)
def test_the_trigger_needs_both_kinds(buildings, rails, ends):
    t = Table().pieces(2, buildings, rails)
    assert scoring.is_end_triggered(t.s) == ends


@rule("RR-11.2")
def test_the_last_player_of_a_round_triggers():
    t = Table(2).pieces(1, buildings=2, rails=3)
    t.play(*TRADE)
    assert t.s.ending == PLAYING
    t.play(*TRADE)
    assert (t.s.ending, t.s.turn) == (LAST_ROUND, 0)
    t.play(*TRADE, *TRADE)
    assert (t.match.over, t.s.turn) == (True, NOBODY)
    assert t.match.legal_moves == []


@rule("RR-11.2")
def test_no_further_trigger_counts():
    t = Table(3).pieces(0, buildings=2, rails=3).pieces(1, buildings=2, rails=3)
    t.play(*TRADE)
    assert t.s.ending == FINISHING
    t.play(*TRADE, *TRADE)
    assert t.s.ending == LAST_ROUND
    t.play(*TRADE, *TRADE, *TRADE)
    assert t.match.over


@rule("RR-11.1", "RR-11.2")
def test_the_outcome_says_why_the_match_is_over():
    t = Table(3).pieces(1, buildings=2, rails=3)
    t.play(*TRADE, *TRADE, *TRADE, *TRADE, *TRADE)
    assert t.match.outcome is None
    t.play(*TRADE)
    told = [(line.rule, line.key, line.facts) for line in t.match.outcome.reasons]
    assert told == [
        ("RR-11.1", "spent", {"seat": 1}),
        ("RR-11.2", "last-turns", {"number": 2}),
    ]
    for language in LANGUAGES:
        speaker = Speaker(t.match.title, language, {1: "Bob"})
        words = [speaker.line("event", line) for line in t.match.outcome.reasons]
        assert "Bob" in words[0]
        assert "2" in words[1]


@rule("RR-11.3")
def test_a_player_runs_out_of_pieces_in_the_end():
    t = Table(2).pieces(0, 0, 1).pieces(1, 12, 15)
    t.play(*TRADE, *TRADE)
    assert t.legal("p") == ["ass"]
    t.play("pass", *TRADE)
    assert t.match.over


@rule("RR-12.12")
def test_rails_laid_in_a_deal_can_trigger_the_end():
    t = Table(2, deal="DT5").pieces(0, buildings=3, rails=3).purse(shares=5)
    t.play(
        "place white telegraph promote",
        "target 2",
        "take shares",
        "end",
        "deal 1",
        "free CHA-ATL:1",
        "end",
    )
    assert t.s.ending == PLAYING
    t.play("done", "done").roll()
    assert t.s.ending == FINISHING


@rule("RR-11.4")
def test_components():
    t = Table(2).rails("SFO-LAX:1").steps(right=1)
    assert scoring.sheet(t.s, 0) == [2 * 9, 0, 0, 0, 8, 0]
    t.stations("WAS", "CHA").offices(7, 8).steps(middle=2, left=3)
    assert scoring.sheet(t.s, 0) == [18, 6, 6, 0, 8, 8]
    t.trains(down=["cash"], promote2=1, rail=2)
    assert scoring.sheet(t.s, 0)[4] == 24
    sheet = next(panel for panel in t.match.view(0).panels if panel.key == "sheet")
    assert [cell.value for cell in sheet.rows[0].cells[1:]] == [18, 6, 6, 0, 24, 8, 62]


@rule("RR-11.5")
def test_money_and_open_milestones_score_nothing():
    t = Table(2).purse(0, money=5000, shares=9)
    assert t.match.scores == (8, 8)
    assert t.match.title.ranks(t.s) == (1, 2)


@rule("RR-11.5")
def test_a_shared_victory():
    t = Table(3)
    assert t.match.title.ranks(t.s) == (1, 1, 1)
    t.purse(1, money=450, shares=4)
    assert t.match.title.ranks(t.s) == (1, 1, 1)
    t.purse(2, money=601)
    assert t.match.title.ranks(t.s) == (2, 2, 1)
