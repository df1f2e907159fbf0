"""What the advice of Age of Steam makes of positions, and how it plays."""

import random
from math import isfinite

import pytest
from games.age_of_steam.positions import MAPS, Table, started
from marks import rule

from roundhouse import CHANCE, NOBODY
from roundhouse.core.match import drawn
from roundhouse.games.age_of_steam.advice import building
from roundhouse.games.age_of_steam.advice.memory import memory
from roundhouse.games.age_of_steam.advice.projects import Plan
from roundhouse.games.age_of_steam.advice.prospects import BEST, runs_from
from roundhouse.games.age_of_steam.advice.walks import lengths_of
from roundhouse.games.age_of_steam.state import (
    AUCTION,
    BUILD,
    BUILDING,
    ISSUE,
    ISSUING,
    MOVE,
    MOVING,
    ORDERING,
)
from roundhouse.games.age_of_steam.tiles import COLOURS

CHICAGO, DES_MOINES, KANSAS_CITY, CINCINNATI = "7,11", "2,15", "0,19", "12,11"


def weights(t):
    """Return the weight of every legal move, by its text."""
    moves = t.title.moves(t.s)
    return dict(zip([str(m) for m in moves], t.title.weigh(t.s, moves), strict=True))


def advised(t):
    """Return the move that weighs most."""
    weighed = weights(t)
    return max(weighed, key=lambda text: weighed[text])


def follow(t, until):
    """Follow the advice, CHANCE drawing, until a step is reached or the match is over."""
    while t.s.turn != NOBODY and t.s.step != until:
        if t.s.turn == CHANCE:
            t.draw()
        else:
            t._apply(t.title.parse(t.s, advised(t)))
    return t


def at_runs(**cubes):
    """Return a table in phase 5, round 5, with three links of seat 0 in a row and these cubes."""
    t = started().with_cubes(**cubes).phase(MOVING, MOVE)
    t.s.round, t.s.move_round, t.s.engine_used = 5, 1, 0
    t.s.engine[0], t.s.money[0], t.s.income[0] = 3, 20, 5
    t.invent_link(KANSAS_CITY, DES_MOINES, 0, 0, 1)
    t.invent_link(DES_MOINES, CHICAGO, 0, 2, 3)
    return t.invent_link(CHICAGO, CINCINNATI, 0, 4, 5)


# ── Shares, turn order, actions ──────────────────────────────────────────────────────────────────


@rule("AOS-5.1")
def test_shares_are_issued_for_what_is_to_be_paid():
    t = started().phase(ISSUING, ISSUE)
    t.s.round, t.s.money[0], t.s.income[0], t.s.shares[0] = 4, 0, 2, 6
    poor = int(advised(t).split()[1])
    t.s.money[0] = 60
    assert poor >= 1
    assert advised(t) == "issue 0"


@rule("AOS-5.1", "AOS-12.2")
def test_no_shares_in_the_last_round_without_need():
    t = started().phase(ISSUING, ISSUE)
    t.s.round, t.s.money[0], t.s.income[0] = 10, 8, 20
    assert advised(t) == "issue 0"


@rule("AOS-6.2")
def test_nobody_bids_the_money_for_expenses():
    t = started().phase(ORDERING, AUCTION)
    t.s.bids, t.s.passed = [0, 0, 0], []
    t.s.round, t.s.money[0], t.s.shares[0], t.s.income[0] = 3, 6, 6, 1
    assert advised(t) == "pass"


@rule("AOS-6.2")
def test_a_small_bid_when_money_is_spare_but_no_large_one():
    t = started().phase(ORDERING, AUCTION)
    t.s.bids, t.s.passed = [0, 0, 0], []
    t.s.round, t.s.money[0], t.s.income[0] = 5, 40, 20
    assert advised(t) == "bid 1"
    t.s.bids = [0, 12, 0]
    assert advised(t) == "pass"


@rule("AOS-7.1", "AOS-19.7")
def test_the_first_new_city_of_st_lucia_is_what_counts():
    t = started("st-lucia", 2)
    assert advised(follow(t, 4)) == "choose urbanisation"


@rule("AOS-18.3", "AOS-18.6")
def test_alone_no_share_is_issued_at_the_end_to_pay_for_shares():
    t = started("barbados", 1).phase(ISSUING, ISSUE)
    t.s.round, t.s.money[0], t.s.income[0], t.s.shares[0] = 10, 8, 15, 5
    assert advised(t) == "issue 0"


# ── Track ────────────────────────────────────────────────────────────────────────────────────────


@rule("AOS-8.2")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_first_build_turn_ends_with_a_run(seed):
    t = started(seed=seed).phase(BUILDING, BUILD)
    t.s.money[0] = 20
    t.turn_of(0)
    while t.s.turn == 0:
        t.play(advised(t))
    assert t.s.link_owner.count(0) >= 1
    known = memory(t.s)
    number, stops = known.routes.number, known.routes.stops
    runs = [
        BEST[2][lengths_of(runs_from(t.s, known, 0, number[h], 1 << colour), colour)]
        for h in stops
        for colour in range(len(COLOURS))
        if t.s.cubes_of(h, colour)
    ]
    assert max(runs) >= 1


@rule("AOS-9.4", "AOS-9.5")
@pytest.mark.parametrize("seed", [1, 2])
def test_colours_looked_for_together_run_as_far_as_each_alone(seed):
    t = started(seed=seed)
    for _ in range(4):  # rounds, until there is something to run over
        follow(t, MOVE)
        follow(t, ISSUE)
    known, together = memory(t.s), (1 << len(COLOURS)) - 1
    alone = {
        (number, colour): lengths_of(runs_from(t.s, known, 0, number, 1 << colour), colour)
        for number in range(len(known.routes.stops))
        for colour in range(len(COLOURS))
    }
    assert max(alone.values()) > 1 << 2  # somewhere further than two links
    for (number, colour), lengths in alone.items():
        assert lengths == lengths_of(runs_from(t.s, known, 0, number, together), colour)


@rule("AOS-8.2")
def test_no_track_without_cubes_that_could_run_at_the_end():
    t = started().with_cubes().phase(BUILDING, BUILD)
    t.s.round, t.s.money[0], t.s.income[0], t.s.shares[0] = 10, 8, 3, 9
    t.turn_of(0)
    assert advised(t) == "end_build"


@rule("AOS-10.3")
def test_no_build_leads_into_ruin():
    t = started().phase(BUILDING, BUILD)
    t.s.money[0], t.s.shares[0], t.s.income[0] = 6, 5, 0
    t.turn_of(0)
    assert advised(t) == "end_build"


@rule("AOS-8.2")
def test_a_plan_is_followed_and_the_position_left_as_it_was():
    t = started().phase(BUILDING, BUILD)
    t.s.money[0] = 20
    t.turn_of(0)
    before = t.s.digest()
    first = advised(t)
    assert t.s.digest() == before
    planned = building.plan_at(t.s).projects[0]
    assert t.hex(first.split()[1]) in planned.hexes
    t.play(first)
    assert building.plan_at(t.s).projects[0] is planned


@rule("AOS-8.30")
def test_looking_for_a_new_city_leaves_the_position_as_it_was():
    t = started().phase(BUILDING, BUILD).acts(urbanisation=0)
    t.turn_of(0)
    t.s.urbanised, t.s.step = False, 5
    before = t.s.digest()
    assert all(isfinite(weight) for weight in weights(t).values())
    assert t.s.digest() == before


@rule("AOS-17.5")
def test_a_plan_in_germany_can_be_finished():
    t = started("germany").phase(BUILDING, BUILD)
    t.s.money[0] = 20
    t.turn_of(0)
    plan = Plan(t.s, memory(t.s), 3, 20)
    assert plan.projects
    assert all(p.tiles <= 3 and p.cost <= 20 for p in plan.projects)


# ── Goods ────────────────────────────────────────────────────────────────────────────────────────


@rule("AOS-9.8")
def test_the_longest_run_over_own_links():
    t = at_runs(purple=CINCINNATI, blue=f"{CHICAGO} {KANSAS_CITY}")
    t.s.engine_used = 1
    assert advised(t).startswith(f"move purple {CINCINNATI}")


@rule("AOS-9.8")
def test_others_links_are_worth_less_than_own_ones():
    t = at_runs(blue=CHICAGO)
    t.s.engine_used = 1
    mine = weights(t)[f"move blue {CHICAGO} {DES_MOINES}"]
    t.s.change()
    t.s.link_owner[1] = 1
    theirs = weights(t)[f"move blue {CHICAGO} {DES_MOINES}"]
    assert mine > 1 > 0 > theirs


@rule("AOS-9.3")
def test_the_engine_before_a_run_that_needs_it():
    t = at_runs(purple=f"{CINCINNATI} {CINCINNATI}")
    t.s.engine[0] = 2
    assert advised(t) == "engine"


@rule("AOS-9.3", "AOS-10.3")
def test_no_engine_that_cannot_be_paid():
    t = at_runs()
    t.s.money[0], t.s.income[0], t.s.shares[0] = 7, 0, 4
    assert advised(t) == "pass"


# ── The whole ────────────────────────────────────────────────────────────────────────────────────


def play(board, seats, heuristic, seed):
    """Play a match: some seats follow the advice, the others choose anything."""
    title, dice = MAPS[board], random.Random(seed)
    s = title.setup(seats, title.settled(seats, {}))
    while s.turn != NOBODY:
        if s.turn == CHANCE:
            title.apply(s, drawn(title, s, dice))
            continue
        moves = title.moves(s)
        weighed = title.weigh(s, moves)
        chosen = weighed.index(max(weighed)) if s.turn in heuristic else dice.randrange(len(moves))
        title.apply(s, moves[chosen])
    return s


@rule("AOS-12.4")
@pytest.mark.parametrize(
    ("board", "seats"),
    [
        ("rust-belt", 3),
        ("western-us", 4),
        ("southern-us", 3),
        ("germany", 3),
        ("st-lucia", 2),
    ],
)
def test_advice_beats_chance(board, seats):
    for seed in range(2):
        me = seed % seats
        s = play(board, seats, [me], seed)
        assert s.rules.ranks(s)[me] == 1


@rule("AOS-12.2", "AOS-10.3")
def test_who_follows_the_advice_stays_in_and_the_forecast_ends_as_the_score():
    s = play("rust-belt", 3, range(3), 3)
    title = MAPS["rust-belt"]
    assert s.out == 0
    assert title.forecast(s) == list(title.scores(s))
    assert min(title.scores(s)) > 0


@rule("AOS-18.6")
def test_barbados_leaves_money():
    ends = [play("barbados", 1, [0], seed) for seed in range(3, 7)]
    assert sum(1 for s in ends if s.active(0) and s.money[0] > 0) >= 3


@rule("AOS-12.2")
def test_a_forecast_sees_income_and_debt():
    t = Table().draw()
    t.s.round = 8
    even = t.title.forecast(t.s)
    assert max(even) - min(even) < 1e-9
    t.s.income[0] += 10
    t.s.shares[1] += 5
    ahead = t.title.forecast(t.s)
    assert ahead[0] > ahead[2] > ahead[1]


@rule("AOS-4.4")
def test_reasons_name_figures():
    t = at_runs(blue=CHICAGO)
    run = t.title.parse(t.s, f"move blue {CHICAGO} {DES_MOINES}")
    assert t.title.reason(t.s, run).facts == {"own": 1, "others": 0}
    engine = t.title.reason(t.s, t.title.parse(t.s, "engine"))
    assert (engine.key, engine.facts["engine"]) == ("engine", 4)


@rule("AOS-10.4", "AOS-18.6")
@pytest.mark.parametrize(("income", "best"), [(9, "move"), (10, "pass"), (11, "move")])
def test_alone_no_run_lifts_the_income_only_just_over_a_threshold(income, best):
    t = started("barbados", 1).with_cubes(yellow="6,6").phase(MOVING, MOVE)
    t.s.round, t.s.move_round, t.s.engine_used = 6, 2, 1
    t.s.engine[0], t.s.money[0], t.s.income[0] = 2, 20, income
    t.invent_link("6,6", "7,8", 0, 0, 1)
    assert advised(t).startswith(best)
