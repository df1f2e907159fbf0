"""Sets of small numbers, against plain Python sets."""

from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.boards.masks import BitTable, bits

MEMBERS = st.sets(st.integers(0, 200))
QUICK = settings(max_examples=100, deadline=None, derandomize=True)


def mask_of(members):
    return sum(1 << member for member in members)


@given(members=MEMBERS)
@QUICK
def test_bits_lists_the_members(members):
    assert bits(mask_of(members)) == sorted(members)


@given(size=st.integers(1, 170), members=MEMBERS, before=st.lists(st.text(max_size=2), max_size=2))
@QUICK
def test_a_bit_table_gives_the_values_of_a_set(size, members, before):
    values = [f"value {number}" for number in range(size)]
    inside = sorted(member for member in members if member < size)
    found = list(before)
    given_back = BitTable(values).of(mask_of(inside), found)
    assert given_back == before + [values[member] for member in inside]
    assert given_back is found
