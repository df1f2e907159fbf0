"""The audit notices what is wrong: each way of damaging a position is found by its rule."""

import pytest
from games.american_rails.positions import mask, route, table
from marks import rule

from roundhouse.games.american_rails.board import CITY_HEX


def sound():
    """Return a position that breaks nothing, in the middle of the first phase."""
    match = table(
        4,
        networks={"american": route("Chicago", "Indianapolis"), "liberty": ["Buffalo"]},
        shares={"american": (1, 1, 0, 0), "liberty": (0, 0, 1, 0)},
        houses=["Indianapolis"],
    )
    match.push("space 3")
    assert match.title.audit(match.state) == []
    return match


def damaged(found, **changes):
    match = sound()
    s = match.state
    for name, change in changes.items():
        setattr(s, name, change(getattr(s, name)))
    broken = match.title.audit(s)
    assert [line for line in broken if line.startswith(found)], broken


def at(index, amount):
    """Return what adds an amount to one number of a list."""
    return lambda listed: [n + amount if i == index else n for i, n in enumerate(listed)]


@rule("AR-8.2", "AR-1.1", "AR-1.2", "AR-1.6", "AR-9.5", "AR-6.1", "AR-6.3", "AR-6.4")
@pytest.mark.parametrize(
    ("found", "changes"),
    [
        ("AR-8.2: something", {"cash": at(0, -99)}),
        ("AR-1.1: cubes", {"stock": at(0, 1)}),
        ("AR-1.1: shares", {"unsold": at(0, 1)}),
        ("AR-1.2", {"houses": lambda n: n - 1}),
        ("AR-1.6", {"developed": lambda m: m | 1 << CITY_HEX["Chicago"]}),
        ("AR-9.5", {"income": at(4, 1)}),
        ("AR-6.1", {"year": lambda year: year + 7}),
        ("AR-6.3: the queue", {"queue": lambda q: [0, 0, 1, 2]}),
        ("AR-6.4", {"taken": lambda rows: rows | 2}),
        ("AR-6.3: the player", {"active": lambda seat: seat + 1}),
        ("AR-8.1: frontier", {"frontier": at(0, 1)}),
        ("AR-8.2: affordable", {"affordable": at(7, 1)}),
        ("AR-9.2", {"shared": lambda m: m | 1}),
        ("AR-7.2", {"developed": lambda m: m | 1 << CITY_HEX["Mobile"]}),
    ],
)
def test_damage_is_found(found, changes):
    damaged(found, **changes)


@rule("AR-8.1", "AR-8.5", "AR-5.6")
@pytest.mark.parametrize(
    ("found", "company", "hexes"),
    [
        ("AR-8.5", 1, ["Mobile", "Jackson"]),
        ("AR-5.6: national", 1, ["A12"]),
        ("AR-8.1: two cubes", 1, ["Buffalo", "A12"]),
    ],
)
def test_damaged_networks_are_found(found, company, hexes):
    match = sound()
    match.state.network[company] = mask(hexes)
    if found == "AR-8.1: two cubes":
        match.state.network[4] |= mask(["A12"])
    assert [line for line in match.title.audit(match.state) if line.startswith(found)]


@rule("AR-5.6")
def test_a_share_without_a_cube_on_the_map_is_found():
    match = sound()
    match.state.network[4] = 0
    assert "AR-5.6: liberty is held but not on the map" in match.title.audit(match.state)
