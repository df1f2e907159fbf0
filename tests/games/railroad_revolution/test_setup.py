"""RR-4: setting up."""

from collections import Counter

import pytest
from games.railroad_revolution.positions import Table, set_up_match
from marks import rule

from roundhouse import CHANCE, Match
from roundhouse.games.railroad_revolution.board import (
    CITIES,
    CITY_GROUP,
    CITY_TILES,
    COLOURS,
    HUES,
    SECTIONS,
    TILE_GROUP,
    TILES,
    TRAINS,
)
from roundhouse.games.railroad_revolution.cards import MILESTONES
from roundhouse.games.railroad_revolution.effects import SPARE_RAIL
from roundhouse.games.railroad_revolution.state import AGENDA, PICK, TURN


def offer(tile, side, colour):
    """A set-up tile on show."""
    return (int(tile[2]) - 1) * 16 + (8 if side == "back" else 0) + COLOURS.index(colour)


def at_pick(tile, side="front", colour="grey", seats=4):
    """A table where seat 0, the last to pick, finds one tile."""
    t = Table(seats)
    t.s.offered = [offer(tile, side, colour)]
    t.s.common[COLOURS.index(colour)] -= 1
    t.s.step, t.s.round = PICK, 0
    return t


@rule("RR-4.1", "RR-10.3", "RR-4.2", "RR-4.3", "RR-4.4")
def test_the_draws_before_the_first_pick():
    match = set_up_match(4, seed=3)
    s = match.state
    assert all(entry.seat == CHANCE for entry in match.record().moves)
    for city, tile in enumerate(s.city_tile):
        if tile < TILES:
            assert TILE_GROUP[tile] == CITY_GROUP[city]
        else:
            assert CITY_TILES[tile] == CITIES[city]
    assert sorted(tile for tile in s.telegraph_tile if tile >= 0) == list(range(6))
    assert [SECTIONS[n] for n in range(8) if s.telegraph_tile[n] < 0] == ["3", "6"]
    assert s.deal_stack.bit_count() == 8
    assert s.deal_discard == 0


@rule("RR-4.2", "RR-10.3")
def test_every_tile_of_the_group_is_equally_likely():
    match = Match("railroad-revolution", 2)
    odds = match.title.odds(match.state)
    assert [(str(move), weight) for move, weight in odds] == [("draw CT1a", 1), ("draw CT1b", 1)]


@rule("RR-4.5", "RR-4.6")
def test_what_each_player_begins_with():
    s = set_up_match(3).state
    for seat in range(3):
        assert (s.money[seat], s.shares[seat]) == (600, 3)
        assert (s.buildings[seat], s.rails[seat]) == (12, 15)
        assert s.supply[seat * HUES : (seat + 1) * HUES] == [4, 0, 0, 0, 0]
        assert s.up[seat * len(TRAINS)] == 1
        first, second = (MILESTONES[tile] for tile in s.milestones[2 * seat : 2 * seat + 2])
        assert first.startswith("A1-")
        assert second.startswith("A2-")
    assert s.train_stock == [0, 5, 5, 5, 5]
    assert s.common_shares == 48 - 9


@rule("RR-4.7")
@pytest.mark.parametrize(
    ("seats", "cities", "sections"),
    [
        (2, ["ATL", "STL", "OMA", "ELP", "LAX"], ["2", "3", "6", "7"]),
        (3, ["STL", "ELP"], ["3", "6"]),
        (4, [], []),
    ],
)
def test_neutral_buildings(seats, cities, sections):
    t = Table(seats)
    assert t.names(t.s.first_station, CITIES) == cities
    assert t.names(t.s.first_office, SECTIONS) == sections


@rule("RR-4.8")
def test_set_up_tiles_with_four_players_have_four_colours():
    for seed in range(10):
        s = set_up_match(4, seed).state
        assert sorted(o // 16 for o in s.offered) == [0, 1, 2, 3]
        assert sorted(o % 8 for o in s.offered) == [1, 2, 3, 4]


@rule("RR-4.8")
def test_set_up_tiles_with_fewer_players_have_any_colours():
    pairs = Counter()
    for seed in range(60):
        s = set_up_match(2, seed).state
        assert len({o // 16 for o in s.offered}) == 2
        pairs[len({o % 8 for o in s.offered})] += 1
    assert pairs[1] > 0  # the same colour twice does happen
    assert pairs[2] > 0


@rule("RR-4.9")
def test_the_last_player_picks_first():
    match = set_up_match(3)
    order = []
    while match.state.step != TURN:
        if match.state.step == PICK:
            order.append(match.turn)
        move = (
            next(m for m in match.legal_moves if str(m) != "end")
            if "end" not in map(str, match.legal_moves)
            else "end"
        )
        match.push(move)
    assert order == [2, 1, 0]
    assert (match.turn, match.state.round) == (0, 1)


@rule("RR-4.9", "RR-12.17")
@pytest.mark.parametrize(("side", "money", "shares"), [("front", 900, 3), ("back", 600, 5)])
def test_spare_rail(side, money, shares):
    t = at_pick("ST1", side).play("pick ST1")
    assert t.s.step == AGENDA
    assert (t.money(), t.shares(), t.supply("grey"), t.counter(SPARE_RAIL)) == (money, shares, 1, 1)
    assert t.legal() == ["spare WAS-CIN:1", "spare WAS-CHI:1", "spare CHA-CIN:1", "spare CHA-ATL:1"]
    t.refused("end", "RR-4.9", "spare-missing")
    t.refused("spare WAS-CHA:1", "RR-2.3", "has-rail")
    t.refused("spare ATL-NOR:1", "RR-7.2", "not-available")
    t.refused("spare WAS", "RR-6.2", "nothing-to-use")
    t.play("spare CHA-ATL:1", "end")
    assert t.s.rails[0] == 15
    assert t.s.laid[0].bit_count() == 2
    assert (t.s.step, t.s.turn) == (TURN, 0)


@rule("RR-4.9")
def test_spare_station_in_washington_brings_reward_and_first_bonus():
    t = at_pick("ST2").play("pick ST2")
    assert t.legal() == ["spare WAS", "spare CHA"]
    t.refused("spare ATL", "RR-7.1", "not-connected")
    t.play("spare WAS")
    assert (t.money(), t.shares(), t.s.buildings[0]) == (800, 5, 12)
    t.play("progress right", "end")
    assert t.step_of("right") == 1


@rule("RR-4.9")
def test_spare_station_in_charlotte_second():
    t = at_pick("ST2", "back")
    t.stations("CHA", seat=1).play("pick ST2", "spare CHA")
    assert (t.money(), t.shares()) == (600, 4)
    t.play("exchange supply white purple", "end")
    assert t.supply("purple") == 1


@rule("RR-4.9")
def test_spare_office_without_tile_and_deal():
    t = at_pick("ST3").play("pick ST3")
    assert t.legal("spare") == ["1", "2", "3", "4", "5", "6", "7", "8"]
    t.play("spare 2")
    assert (t.money(), t.shares()) == (700, 5)
    assert t.legal() == ["end"]
    t.play("end")
    assert t.s.step == TURN
    t = (
        at_pick("ST3", "back")
        .offices(8, seat=1)
        .play("pick ST3", "spare 8", "progress left", "end")
    )
    assert (t.shares(), t.step_of("left")) == (4, 1)


@rule("RR-4.9")
def test_a_train_or_progress():
    t = at_pick("ST4").play("pick ST4", "train rail", "end")
    assert (t.money(), t.up("rail")) == (800, 1)
    t = at_pick("ST4", "back").play(
        "pick ST4", "progress left", "progress left", "progress right", "end"
    )
    assert (t.shares(), t.step_of("left"), t.step_of("right")) == (4, 2, 1)


@rule("RR-4.9", "RR-3.1")
def test_choices_of_the_set_up_may_lapse():
    t = at_pick("ST4").play("pick ST4", "end")
    assert t.up("rail") + t.up("cash") == 0


@rule("RR-4.9")
def test_nothing_is_sold_in_the_set_up():
    t = at_pick("ST4").play("pick ST4").purse(money=900)
    t.refused("sell", "RR-4.9", "not-in-setup")
    t.refused("hire grey", "RR-4.9", "not-in-setup")
    t = at_pick("ST4")
    t.refused("pick ST1", "RR-4.9", "setup-tile-gone")
    t.refused("sell", "RR-5", "not-now")


@rule("RR-4.8", "RR-10.3")
def test_what_cannot_be_drawn():
    match = Match("railroad-revolution", 2)
    assert match.why_not("draw CT5a").key == "cannot-be-drawn"
    assert match.why_not("draw orange").rule == "RR-10.3"
    assert match.why_not("sell").key == "not-now"
