"""The tests of core know one title only: the toy."""

import pytest

from roundhouse.core.errors import UnknownTitle
from roundhouse.core.match import find_titles_with
from roundhouse.core.toy import Toy
from roundhouse.games.registry import find

TOY = Toy()


def find_toy(key, board=""):
    if key != "toy" or board not in ("", "table"):
        raise UnknownTitle(f"there is no title {key!r} on {board!r}; known: 'toy' on 'table'")
    return TOY


@pytest.fixture(autouse=True)
def only_the_toy_is_known():
    find_titles_with(find_toy)
    yield
    find_titles_with(find)
