"""What advice keeps is what it would find anew, and playouts look at the moves that matter."""

import random

import pytest
from games.age_of_steam.positions import MAPS
from marks import rule

from roundhouse import CHANCE, NOBODY
from roundhouse.core.match import drawn, find_title
from roundhouse.games.age_of_steam.advice import goods, playouts
from roundhouse.games.age_of_steam.advice.memory import memory
from roundhouse.games.age_of_steam.advice.projects import fans_of
from roundhouse.games.age_of_steam.advice.prospects import Stock, stock_of, walk_of
from roundhouse.games.age_of_steam.advice.survey import Fans, has_begun
from roundhouse.games.age_of_steam.advice.walks import Walk
from roundhouse.games.age_of_steam.moves import Build, Deliver
from roundhouse.games.age_of_steam.rules import deliver
from roundhouse.games.age_of_steam.state import BUILD, MOVE

DECISIONS = 260


def positions(board, step, seed=1):
    """Yield positions of a match played by advice with some chance in which a step is decided."""
    title, dice = find_title("age-of-steam", board), random.Random(seed)
    seats = title.seats[0]
    s = title.setup(seats, title.settled(seats, {}))
    for _ in range(DECISIONS):
        while s.turn == CHANCE:
            title.apply(s, drawn(title, s, dice))
        if s.turn == NOBODY:
            return
        if s.step == step:
            yield s
        moves = title.moves(s)
        weights = [weight + dice.random() for weight in title.weigh(s, moves)]
        title.apply(s, moves[weights.index(max(weights))])


def fan_facts(fan):
    return fan.route, fan.tiles, fan.cost, fan.leaves, fan.arrives


@rule("AOS-8.2")
@pytest.mark.parametrize("board", MAPS)
def test_what_could_be_built_is_known_as_if_found_anew(board):
    for s in positions(board, BUILD):
        known = memory(s)
        for seat in range(s.seats):
            kept = fans_of(s, known, seat)
            anew = Fans(seat, has_begun(s, seat), [None] * len(known.routes.ways), 0)
            for way in known.routes.ways:
                found = kept.along(s, known.routes, way)
                assert fan_facts(found) == fan_facts(anew.along(s, known.routes, way))


@rule("AOS-9.4", "AOS-9.5", "AOS-19.6")
@pytest.mark.parametrize("board", MAPS)
def test_the_stock_with_more_links_is_the_one_counted_anew(board):
    dice, compared = random.Random(3), 0
    for s in positions(board, MOVE):
        known, seat = memory(s), s.turn
        engine = s.engine[seat]
        links = [dice.choice(way.routes) for way in dice.sample(known.routes.ways, 2)]
        found = stock_of(s, known, seat, engine).with_links(
            s, known, walk_of(s, known, seat), links[:1]
        )
        walk = Walk(s, known.routes, seat)
        number = known.routes.number
        walk.join(number[links[0].start], number[links[0].end])
        if s.rules.cubes_on_track:  # those on the new link have no track below them yet
            continue
        assert found[1:] == Stock(s, known, walk, seat, engine).counts[1:]
        both = stock_of(s, known, seat, engine).with_links(s, known, walk_of(s, known, seat), links)
        walk.join(number[links[1].start], number[links[1].end])
        assert both[1:] == Stock(s, known, walk, seat, engine).counts[1:]
        compared += 1
    assert compared or s.rules.cubes_on_track


@rule("AOS-9.2", "AOS-9.8")
@pytest.mark.parametrize("board", MAPS)
def test_a_playout_moves_each_cube_the_best_way(board):
    for s in positions(board, MOVE):
        known = memory(s)
        owners = goods.owners_of(known)
        offered = {}
        for m in playouts.promising(s):
            if isinstance(m, Deliver):
                assert (m.start, m.colour) not in offered
                offered[m.start, m.colour] = goods.of_run(s, owners, m)
        best = {}
        for m in deliver.deliveries(s):
            assert isinstance(m, Deliver)
            gain = goods.of_run(s, owners, m)
            best[m.start, m.colour] = max(gain, best.get((m.start, m.colour), gain))
        assert offered == pytest.approx({cube: gain for cube, gain in best.items() if gain > 1e-9})


@rule("AOS-8.2", "AOS-17.5")
@pytest.mark.parametrize("board", MAPS)
def test_a_playout_sees_the_build_that_weighs_most(board):
    title = find_title("age-of-steam", board)
    for s in positions(board, BUILD):
        moves = title.moves(s)
        weights = title.weigh(s, moves)
        seen = playouts.promising(s)
        assert len(set(seen)) == len(seen)
        best = max(weights)
        tied = [m for m, weight in zip(moves, weights, strict=True) if weight == best]
        if isinstance(tied[0], Build) and best > 0.0:
            assert set(tied) & set(seen)
