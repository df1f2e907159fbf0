"""Texts that changed are sent as what is new in them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roundhouse.server.splices import splice

ROWS = [
    f'<tr data-row="seat-{n}"><th scope="row">Ada {n}</th><td>{n * 7}</td></tr>' for n in range(9)
]


def put_together(old, made):
    """Return the text as the page makes it."""
    if isinstance(made, str):
        return made
    return "".join(part if isinstance(part, str) else old[slice(*part)] for part in made)


def new_in(made):
    return [part for part in made if isinstance(part, str)]


@pytest.mark.parametrize(
    ("old", "new"),
    [("", "a" * 40), ("b" * 40, "b" * 40 + "c"), ("b" * 40, "a" + "b" * 40), ("x" * 60, "x" * 30),
     ("ab" * 30, "ab" * 14 + "!" + "ab" * 14), ("same" * 9, "same" * 9), ("q" * 50, "\U0001f682" * 50)],
)  # fmt: skip
def test_a_splice_makes_the_new_text_of_the_old(old, new):
    made = splice(old, new)
    assert put_together(old, made) == new
    assert isinstance(made, list) or made == new


@given(*[st.lists(st.sampled_from([*ROWS, "<b>", "x", " ", "é"]), max_size=12).map("".join)] * 2)
def test_any_text_can_be_made_of_any_other(old, new):
    assert put_together(old, splice(old, new)) == new


def test_only_what_is_new_is_sent_of_changes_that_lie_far_apart():
    now = [
        row.replace("<th", '<th class="on"') if n in (1, 7) else row for n, row in enumerate(ROWS)
    ]
    made = splice("".join(ROWS), "".join(now))
    assert put_together("".join(ROWS), made) == "".join(now)
    assert sum(map(len, new_in(made))) < len(ROWS[0])


def test_rows_that_change_places_are_not_sent_again():
    made = splice("".join(ROWS), "".join(reversed(ROWS)))
    assert put_together("".join(ROWS), made) == "".join(reversed(ROWS))
    assert sum(map(len, new_in(made))) < 2 * len(ROWS[0])
