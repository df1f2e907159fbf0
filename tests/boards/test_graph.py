"""Cheapest ways, against a search of all simple ways."""

from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.boards.graph import cheapest

#     1 - 2
#    /     \
#   0 - 3 - 4     5 alone
NEIGHBOURS = [[1, 3], [0, 2], [1, 4], [0, 4], [2, 3], []]


def test_fewest_steps_come_before_money():
    cost = [(1, 0), (1, 1), (1, 1), (1, 9), (1, 1), (1, 1)]
    assert cheapest(NEIGHBOURS, 0, 4, cost) == (2, 10)


def test_money_alone():
    cost = [(0, 7), (0, 1), (0, 1), (0, 9), (0, 1), (0, 1)]
    assert cheapest(NEIGHBOURS, 0, 4, cost) == (0, 3)


def test_a_place_reached_from_two_sides_is_entered_from_the_cheaper():
    neighbours = [[1, 2], [3], [3], [4], []]
    assert cheapest(neighbours, 0, 4, [(0, 0), (0, 5), (0, 1), (0, 1), (0, 9)]) == (0, 11)


def test_the_start_costs_nothing():
    assert cheapest(NEIGHBOURS, 4, 4, [(5, 5)] * 6) == (0, 0)


def test_no_way():
    assert cheapest(NEIGHBOURS, 0, 5, [(1, 1)] * 6) is None
    assert cheapest([[-1, -1], [-1]], 0, 1, [(1, 1)] * 2) is None


def all_ways(neighbours, here, goal, cost, seen):
    if here == goal:
        yield (0, 0)
        return
    for there in neighbours[here]:
        if there >= 0 and there not in seen:
            for first, second in all_ways(neighbours, there, goal, cost, seen | {there}):
                yield first + cost[there][0], second + cost[there][1]


@given(
    neighbours=st.lists(st.lists(st.integers(-1, 5), max_size=4), min_size=6, max_size=6),
    cost=st.lists(st.tuples(st.integers(0, 3), st.integers(0, 9)), min_size=6, max_size=6),
)
@settings(max_examples=150, deadline=None, derandomize=True)
def test_the_cheapest_way_is_the_least_of_all_ways(neighbours, cost):
    expected = min(all_ways(neighbours, 0, 5, cost, {0}), default=None)
    assert cheapest(neighbours, 0, 5, cost) == expected
