"""Advice: what the weights prefer, what the forecast expects, and that every reason can be read."""

import random

import pytest
from games.railroad_revolution.positions import Table, set_up_match
from marks import rule

from roundhouse import CHANCE, Match
from roundhouse.core.match import drawn
from roundhouse.games.railroad_revolution.advice import stages, ways
from roundhouse.games.railroad_revolution.board import CITIES, SPACES
from roundhouse.games.railroad_revolution.state import FINISHING, LAST_ROUND
from roundhouse.language import LANGUAGES, Speaker


def weights(table):
    title, moves = table.match.title, table.match.legal_moves
    return {str(m): w for m, w in zip(moves, title.weigh(table.s, moves), strict=True)}


def favourite(table):
    found = weights(table)
    return max(found, key=found.__getitem__)


def follow_advice(match, seed, advised):
    """Play a match to its end: advised seats by their weights, the others at random."""
    dice = random.Random(seed)
    title = match.title
    while not match.over:
        if match.turn == CHANCE:
            match.push(drawn(title, match.state, dice))
            continue
        moves = match.legal_moves
        if match.turn in advised:
            found = title.weigh(match.state, moves)
            match.push(moves[found.index(max(found))])
        else:
            match.push(moves[dice.randrange(len(moves))])
    return match


# ── Weights ──────────────────────────────────────────────────────────────────────────────────────


@rule("RR-7.3", "RR-11.4")
def test_an_office_between_two_others_is_the_best_place():
    table = Table(3).offices(4, 6).play("place white telegraph promote")
    found = weights(table)
    assert found["target 5"] == max(found.values())


@rule("RR-9.2")
def test_near_the_end_a_promotion_that_completes_a_milestone_is_better_than_none():
    table = Table(3, open_tiles=("A1-1", "A2-2")).workers(white=5, orange=1).offices(3, 4)
    table.pieces(buildings=3, rails=3)
    table.play("place white telegraph promote", "target 8", "take shares")
    found = weights(table)
    assert found["promote supply white 2"] > found["end"] + 1
    assert found["promote supply white 2"] > found["promote supply orange 2"]


@rule("RR-9.1")
def test_a_colour_that_a_milestone_needs_is_not_wasted_on_another():
    table = Table(3, open_tiles=("A1-1", "A2-2")).workers(white=5, orange=1)
    table.play("place white telegraph promote", "target 8", "take shares")
    found = weights(table)
    assert found["promote supply white 2"] > found["promote supply orange 2"]


@rule("RR-5.4")
def test_shares_are_not_sold_without_need():
    table = Table(3)
    found = weights(table)
    assert found["sell"] < max(found.values()) - 1


@rule("RR-6.3")
def test_shares_are_sold_when_the_money_is_due():
    table = Table(3).purse(money=100, shares=6).rails("CHA-ATL:1")
    table.play("place white railroad promote", "lay ATL-NOR:1", "lay WAS-CIN:1")
    assert favourite(table) == "sell"


@rule("RR-8.5")
def test_progress_goes_where_it_counts_most():
    table = Table(3, telegraph={"1": "TT3"}).offices(2, 3, 4, 5, 6).workers(white=6)
    table.play("place white telegraph promote", "target 1", "discard supply white")
    found = weights(table)
    assert found["progress left"] > found["progress middle"] > 0


@rule("RR-11.4")
def test_in_the_last_turn_only_points_count():
    table = (
        Table(3).purse(money=2000, shares=0).offices(1, 2, 3, 4, 5, 6, 7).trains(promote2=1, cash=1)
    )
    table.s.ending = LAST_ROUND
    table.s.round = 20
    table.play("place white trade promote", "target rail")
    found = weights(table)
    assert found["flip cash"] < found["end"]


@rule("RR-8.4")
def test_a_train_turned_down_is_turned_up_again_at_the_end():
    table = Table(3).trains(promote2=1, down=["cash"])
    table.s.ending = LAST_ROUND
    table.play("place white trade promote", "target rail")
    assert favourite(table) == "flip cash back"


@rule("RR-9.3")
def test_a_milestone_nearly_done_is_kept():
    table = Table(3, open_tiles=("A1-1", "A2-2")).offices(3, 4, 5).workers(white=4, purple=2)
    table.play("place white telegraph promote", "target 8", "promote supply white 2")
    for tile in ("B-2", "B-4", "B-8"):
        table.play(f"draw {tile}")
    assert favourite(table) == "keep B-4"


@rule("RR-7.1")
def test_of_equal_stations_the_one_that_pays_first_is_preferred():
    table = Table(3, cities={"ATL": "CT1b", "CIN": "CT1a"}).rails("CHA-ATL:1", "CHA-CIN:1")
    table.workers(white=5).play("place white station promote")
    found = weights(table)
    assert found["target ATL"] > found["target CHA"]
    table.s.first_station |= 1 << CITIES.index("ATL")
    assert weights(table)["target ATL"] < found["target ATL"]


# ── Ways ─────────────────────────────────────────────────────────────────────────────────────────


@rule("RR-7.2")
def test_the_effort_to_a_city_counts_rails_and_terrain():
    table = Table(3)
    way = ways.ways(table.s, 0)
    assert way[CITIES.index("WAS")] == way[CITIES.index("CHA")] == 0
    assert way[CITIES.index("ATL")] == ways.RAIL
    assert way[CITIES.index("CIN")] == ways.RAIL + 2 * ways.TRIANGLE


@rule("RR-7.2")
def test_efforts_after_a_rail_are_those_of_the_new_network():
    table = Table(3)
    dice = random.Random(3)
    for _ in range(12):
        space = dice.choice([r for r in range(len(SPACES)) if table.s.frontier[0] >> r & 1])
        after = ways.ways_after(ways.ways(table.s, 0), space)
        table.rails(SPACES[space])
        assert after == ways.ways(table.s, 0)


# ── Forecast ─────────────────────────────────────────────────────────────────────────────────────


@rule("RR-11.4")
def test_the_forecast_of_a_finished_match_is_its_score():
    match = follow_advice(set_up_match(2), 2, {0})
    assert match.title.forecast(match.state) == [float(score) for score in match.scores]


@rule("RR-11.2")
def test_turns_to_come_are_exact_once_the_end_has_begun():
    table = Table(seats=3)
    table.s.ending = FINISHING
    table.s.active = table.s.turn = 1
    assert [stages.turns_to_come(table.s, seat) for seat in range(3)] == [1, 2, 2]
    table.s.ending = LAST_ROUND
    assert [stages.turns_to_come(table.s, seat) for seat in range(3)] == [0, 1, 1]


@rule("RR-11.4")
def test_more_of_anything_is_never_worth_less():
    table = Table(3)
    before = table.match.title.forecast(table.s)[0]
    for change in (
        lambda t: t.purse(money=900),
        lambda t: t.workers(white=5),
        lambda t: t.steps(middle=1),
        lambda t: t.trains(promote2=1, cash=1),
        lambda t: t.done("B-1"),
    ):
        assert table.match.title.forecast(change(Table(3)).s)[0] > before


def test_a_forecast_is_made_between_turns():
    table = Table(3)
    assert table.match.title.is_quiet(table.s)
    table.play("place white telegraph promote")
    assert not table.match.title.is_quiet(table.s)


# ── Strength and reasons ─────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (3, 3), (4, 4)])
def test_advice_beats_chance(seats, seed):
    match = follow_advice(Match("railroad-revolution", seats), seed, {seed % seats})
    assert match.title.ranks(match.state)[seed % seats] == 1


def test_a_reason_tells_what_a_promotion_is_for():
    table = Table(3, open_tiles=("A1-1", "A2-2")).workers(white=5, orange=1).offices(3, 4)
    table.play("place white telegraph promote")
    move = table.match.title.parse(table.s, "promote supply white 2")
    reason = table.match.title.reason(table.s, move)
    assert (reason.key, reason.facts["points"]) == ("promote-completes", 18)
    for language in LANGUAGES:
        assert "A2-2" in Speaker(table.match.title, language).line("reason", reason)


def test_a_poor_action_is_called_poor():
    table = Table(3).purse(money=600, shares=0)
    found = weights(table)
    places = [move for move in found if move.startswith("place")]
    worst, best = min(places, key=found.__getitem__), max(places, key=found.__getitem__)
    title = table.match.title
    assert title.reason(table.s, title.parse(table.s, worst)).key == "place-less"
    assert title.reason(table.s, title.parse(table.s, best)).key == "place"


@rule("RR-10.2")
def test_the_title_has_secrets():
    assert Match("railroad-revolution", 2).title.secrets
