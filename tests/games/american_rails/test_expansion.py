"""AR-8: expansion."""

import random

import pytest
from games.american_rails.positions import (
    EXPAND3,
    EXPAND4,
    TAKE,
    at,
    by_company,
    grown,
    money,
    position,
    price,
    table,
)
from marks import rule
from playing import facts, legal, play, refused

from roundhouse import CHANCE, Match, Refusal
from roundhouse.core.match import drawn
from roundhouse.games.american_rails.board import CITY_HEX, GRID, HEXES, TERRAIN
from roundhouse.games.american_rails.rules import expansion


def expanding(space=EXPAND3, seats=4, **given):
    """Return a match in which seat 0, who holds an American share, expands."""
    given.setdefault("shares", {"american": (1, 0, 0, 0)})
    given.setdefault("networks", {"american": ["Chicago"]})
    given.setdefault("treasury", {"american": 20})
    match = table(seats, **given)
    play(match, space)
    return match


@rule("AR-8.1")
def test_cubes_go_beside_the_own_network():
    match = expanding()
    beside = GRID.names(GRID.around[CITY_HEX["Chicago"]])
    assert beside == ["B1", "C2", "C3"]
    assert legal(match) == [f"place american {label}" for label in beside] + ["stop"]
    assert refused(match, "place american D4") == Refusal(
        "AR-8.1",
        "not-adjacent",
        {"place": "D4", "company": "american"},
        "place american C3",
    )
    assert refused(match, "place american B2") == Refusal(
        "AR-8.1",
        "already-there",
        {"place": "Chicago (B2)", "company": "american"},
        "place american B1",
    )


@rule("AR-8.1")
def test_a_share_of_the_company_is_needed():
    match = expanding(
        networks={"american": ["Chicago"], "national": ["Buffalo"]},
        shares={"american": (1, 0, 0, 0), "national": (0, 1, 1, 1)},
        treasury={"american": 20, "national": 20},
    )
    assert not [move for move in legal(match) if "national" in move]
    assert refused(match, "place national A12") == Refusal(
        "AR-8.1", "no-share-held", {"place": "A12", "company": "national"}, "stop"
    )


@rule("AR-8.1")
@pytest.mark.parametrize("terrain", ["forest", "mountain"])
def test_forests_and_mountains_hold_one_cube(terrain):
    h = TERRAIN.index(terrain)
    label, beside = GRID.labels[h], GRID.labels[next(n for n in GRID.neighbours[h] if n >= 0)]
    networks = {"american": [beside], "liberty": [label]}
    shares, treasury = {"american": (1, 0, 0, 0)}, {"american": 20}
    match = at(position(4, networks=networks, shares=shares, treasury=treasury))
    play(match, EXPAND3)
    assert f"place american {label}" not in legal(match)
    refusal = refused(match, f"place american {label}")
    assert (refusal.rule, refusal.key) == ("AR-8.1", "hex-full")
    assert refusal.facts == {
        "place": label,
        "company": "american",
        "terrain": terrain,
        "owner": "liberty",
    }


@rule("AR-8.1")
def test_without_cubes_a_company_cannot_expand():
    match = table(
        4,
        networks={"republic": grown("St. Louis", 16)},
        shares={"republic": (1, 0, 0, 0)},
        treasury={"republic": 50},
    )
    assert by_company(match.state.stock)["republic"] == 0
    play(match, EXPAND4)
    assert legal(match) == ["stop"]
    free = GRID.names(match.state.frontier[5])[0]
    refusal = refused(match, f"place republic {free}")
    assert (refusal.rule, refusal.key) == ("AR-8.1", "no-cubes")


@rule("AR-8.1", "AR-8.2")
def test_the_treasury_pays_and_no_one_else():
    match = expanding(treasury={"american": 1}, cash=[200, 200, 200, 200])
    assert legal(match) == ["stop"]
    assert refused(match, "place american B1") == Refusal(
        "AR-8.2",
        "too-dear",
        {"place": "B1", "company": "american", "cost": 2, "cash": 1, "short": 1},
        "stop",
    )


@rule("AR-8.2")
def test_costs_by_terrain():
    match = table(4, networks={"continental": ["Cincinnati"]}, houses=["Cincinnati"])
    s = match.state
    assert expansion.cost(s, CITY_HEX["Cincinnati"]) == 6  # AR-T7: city, cube, house
    assert expansion.cost(s, CITY_HEX["Chicago"]) == 2
    by_terrain = {TERRAIN[h]: expansion.cost(s, h) for h in range(HEXES) if TERRAIN[h] != "city"}
    assert by_terrain == {"plains": 2, "forest": 3, "mountain": 5}


@rule("AR-8.2")
def test_american_pays_six_for_cincinnati():  # AR-T7
    match = expanding(
        networks={"continental": ["Cincinnati"], "american": ["Columbus", "F8", "F7"]},
        houses=["Cincinnati"],
        treasury={"american": 6},
    )
    events = play(match, "place american F6")
    assert money(match, "american") == 0
    assert facts(events, "placed") == [
        {
            "seat": 0,
            "company": "american",
            "place": "Cincinnati (F6)",
            "cost": 6,
            "cash": 0,
            "before": 1,
            "income": 4,
        }
    ]
    assert [e.key for e in events] == ["placed", "income-falls"]


@rule("AR-8.3")
def test_expand_three_near_st_louis():  # AR-T6
    match = table(
        3,
        excluded="liberty",
        networks={
            "republic": ["St. Louis"],
            "majestic": ["Indianapolis", "E4", "F3", "F2"],
        },
        shares={"majestic": (2, 0, 0), "republic": (1, 0, 0)},
        treasury={"republic": 10, "majestic": 10},
    )
    play(match, EXPAND3, "place republic G2")
    assert money(match, "republic") == 8
    play(match, "place republic G3")
    assert money(match, "republic") == 6
    play(match, "place majestic G2")
    assert money(match, "majestic") == 6
    assert match.turn == 1
    assert match.title.audit(match.state) == []


@rule("AR-8.3")
def test_a_second_cube_may_build_on_the_first_and_pays_the_new_price():
    match = expanding(
        networks={"american": ["Chicago"], "national": ["Rock Island"]},
        shares={"american": (1, 0, 0, 0), "national": (1, 0, 0, 0)},
        treasury={"american": 20, "national": 20},
    )
    assert "place american D1" not in legal(match)
    play(match, "place american C2")
    assert "place american D1" in legal(match)
    play(match, "place national C2")
    assert money(match, "national") == 16
    play(match, "place american D1")
    assert money(match, "american") == 16


@rule("AR-8.4")
@pytest.mark.parametrize(("space", "most"), [(EXPAND3, 3), (EXPAND4, 4), (TAKE, 2)])
def test_any_number_of_cubes_from_none_to_all(space, most):
    for wanted in range(most + 1):
        match = expanding(space)
        if space == TAKE:
            play(match, "expand2")
        for _ in range(wanted):
            play(match, legal(match)[0])
        if wanted < most:
            assert legal(match)[-1] == "stop"
            events = play(match, "stop")
            assert facts(events, "stopped") == [{"seat": 0}]
        assert match.turn == 1
        assert match.state.left == 0
        assert match.state.occupied.bit_count() == 1 + wanted


@rule("AR-8.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_properties_after_every_decision(seats):  # AR-T21
    dice = random.Random(seats)
    match = Match("american-rails", seats)
    networks = [0] * 6
    while not match.over:
        chance = match.turn == CHANCE
        match.push(
            drawn(match.title, match.state, dice) if chance else dice.choice(match.legal_moves)
        )
        s = match.state
        assert match.title.audit(s) == []
        for before, now in zip(networks, s.network, strict=True):
            assert before & ~now == 0  # never moved, never removed
            assert GRID.is_connected(now)
        networks = s.network[:]
        for h in random.Random(match.ply).sample(range(HEXES), 5):
            wanted = price(s, h)
            for amount, hexes in enumerate(s.affordable):
                assert bool(hexes >> h & 1) == (wanted is not None and wanted <= amount)
