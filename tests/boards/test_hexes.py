"""Hex geometry in both orientations."""

from math import hypot, isclose, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.boards.hexes import (
    DIRECTIONS,
    FLAT,
    NO_HEX,
    POINTY,
    HexGrid,
    axial_label,
    centre,
    column_letter,
    corners,
    distance,
    row_letter,
)

BOTH = pytest.mark.parametrize("orientation", [FLAT, POINTY])
QUICK = settings(max_examples=60, deadline=None, derandomize=True)
PLACES = st.tuples(st.integers(-20, 20), st.integers(-20, 20))


def disc(radius):
    """Return the hexes around 0,0 up to a distance."""
    span = range(-radius, radius + 1)
    return {f"{q},{r}": (q, r) for q in span for r in span if abs(q + r) <= radius}


def test_directions_go_round_and_opposite_ones_cancel():
    for e in range(6):
        (q, r), (back_q, back_r) = DIRECTIONS[e], DIRECTIONS[(e + 3) % 6]
        assert (q + back_q, r + back_r) == (0, 0)
        assert distance(DIRECTIONS[e], DIRECTIONS[(e + 1) % 6]) == 1
    assert len(set(DIRECTIONS)) == 6


@BOTH
@pytest.mark.parametrize("e", range(6))
def test_the_midpoint_of_an_edge_lies_halfway_to_the_neighbour_across_it(orientation, e):
    size = 10.0
    around = corners(size, orientation)
    (ax, ay), (bx, by) = around[e], around[(e + 1) % 6]
    there = centre(DIRECTIONS[e], size, orientation)
    assert isclose((ax + bx) / 2, there[0] / 2, abs_tol=1e-9)
    assert isclose((ay + by) / 2, there[1] / 2, abs_tol=1e-9)


@BOTH
def test_corners_lie_on_a_circle_and_neighbours_share_an_edge(orientation):
    size = 7.0
    around = corners(size, orientation)
    assert all(isclose(hypot(x, y), size) for x, y in around)
    for e in range(6):
        dx, dy = centre(DIRECTIONS[e], size, orientation)
        theirs = [(x + dx, y + dy) for x, y in around]
        opposite = theirs[(e + 3) % 6 :] + theirs[: (e + 3) % 6]
        for mine, other in zip(
            [around[e], around[(e + 1) % 6]], [opposite[1], opposite[0]], strict=True
        ):
            assert hypot(mine[0] - other[0], mine[1] - other[1]) < 1e-9


def test_edge_0_faces_north_on_flat_and_north_west_on_pointy_boards():
    x, y = centre(DIRECTIONS[0], 1, FLAT)
    assert isclose(x, 0, abs_tol=1e-9)
    assert y < 0
    x, y = centre(DIRECTIONS[0], 1, POINTY)
    assert x < 0
    assert y < 0


@BOTH
@given(a=PLACES, b=PLACES)
@QUICK
def test_neighbouring_centres_are_equally_far_apart(orientation, a, b):
    ax, ay = centre(a, 1, orientation)
    bx, by = centre(b, 1, orientation)
    apart = hypot(ax - bx, ay - by)
    if distance(a, b) == 1:
        assert isclose(apart, sqrt(3))
    elif a != b:
        assert apart > sqrt(3) + 0.1


@given(a=PLACES, b=PLACES, c=PLACES)
@QUICK
def test_distance_is_a_distance(a, b, c):
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


@pytest.mark.parametrize(
    ("label", "place"),
    [
        ("A0", (0, 0)),
        ("A2", (0, 2)),
        ("B2", (1, 2)),
        ("C2", (2, 1)),
        ("D3", (3, 2)),
        ("K10", (10, 5)),
    ],
)
def test_column_letters(label, place):
    assert column_letter(label) == place


def test_columns_with_odd_numbers_lie_half_a_hex_further_south():
    ys = [centre(column_letter(f"{column}4"), 1, FLAT)[1] for column in "ABCD"]
    assert isclose(ys[0], ys[2])
    assert isclose(ys[1], ys[3])
    assert isclose(ys[1] - ys[0], sqrt(3) / 2)


def test_row_letters():
    assert [row_letter(label) for label in ("A0", "B0", "C1", "R0")] == [
        (0, 0),
        (0, 1),
        (0, 2),
        (-8, 17),
    ]


def test_axial_labels():
    assert axial_label("-2,6") == (-2, 6)


# ── A grid ───────────────────────────────────────────────────────────────────────────────────────


@BOTH
def test_neighbours_by_edge(orientation):
    grid = HexGrid(disc(2), orientation)
    middle = grid.number["0,0"]
    assert len(grid) == 19
    assert [grid.labels[n] for n in grid.neighbours[middle]] == [f"{q},{r}" for q, r in DIRECTIONS]
    corner = grid.number["2,0"]
    assert grid.neighbours[corner].count(NO_HEX) == 3
    for h in range(len(grid)):
        for e, n in enumerate(grid.neighbours[h]):
            if n != NO_HEX:
                assert grid.neighbours[n][(e + 3) % 6] == h
                assert grid.around[h] >> n & 1
        assert grid.around[h].bit_count() == 6 - grid.neighbours[h].count(NO_HEX)


def test_sets_of_hexes_by_label():
    grid = HexGrid(disc(1), FLAT)
    mask = grid.mask(["0,0", "1,0", "0,0"])
    assert mask.bit_count() == 2
    assert set(grid.names(mask)) == {"0,0", "1,0"}
    assert grid.names(grid.all) == grid.labels
    assert grid.names(0) == []


def test_the_nearest_of_a_set():
    grid = HexGrid(disc(3), FLAT)
    far, near = grid.number["3,0"], grid.number["1,0"]
    middle = grid.number["0,0"]
    assert grid.nearest(middle, 1 << far | 1 << near) == near
    assert grid.nearest(far, 1 << far | 1 << near) == far
    assert grid.nearest(middle, 0) == NO_HEX
    assert grid.distance(middle, far) == 3


def test_reach_stays_inside_the_set():
    grid = HexGrid({f"A{row}": column_letter(f"A{row}") for row in range(6)}, FLAT)
    upper, lower = grid.mask(["A0", "A1", "A2"]), grid.mask(["A4", "A5"])
    assert grid.reach(grid.number["A0"], upper | lower) == upper
    assert grid.reach(grid.number["A5"], upper | lower) == lower
    assert grid.reach(grid.number["A3"], upper | lower) == 0
    assert grid.is_connected(upper)
    assert not grid.is_connected(upper | lower)
    assert grid.is_connected(0)
    assert grid.is_connected(grid.all)
