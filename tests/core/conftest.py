"""The tests of core know the toy besides the titles of the registry."""

import pytest
from toy import Toy

from roundhouse.core.errors import UnknownTitle
from roundhouse.core.match import find_titles_with
from roundhouse.games.registry import find

TOY = Toy()


def find_toy(key, board=""):
    if key != "toy":
        return find(key, board)
    if board not in ("", "table"):
        raise UnknownTitle(f"Toy has no board {board!r}; known: table")
    return TOY


@pytest.fixture(autouse=True)
def the_toy_is_known():
    find_titles_with(find_toy)
    yield
    find_titles_with(find)
