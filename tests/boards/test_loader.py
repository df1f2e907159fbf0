"""Board files: what is wrong is told with file and line."""

import pytest

from roundhouse.boards.loader import Source, load
from roundhouse.core.errors import BoardError

BOARD = """\
# a board

[limits] # counted
houses = 20
rounds = 8

[towns]
Ulm = { size = 2 }

[hexes] # one per line
A1 = { terrain = "plains", cost = 1 }
"B&O" = { terrain = "city", cost = 2, income = [1, 2], name = "Halt", gates = ["n", "s"], port = true }
C3 = { terrain = "swamp", cost = "two", income = [1, "x"], name = 4, gates = "n", port = 1, depth = -1 }
D4 = 7
"""


WITHOUT_D4 = BOARD.replace("D4 = 7\n", "")


def hexes(text=WITHOUT_D4):
    return {item.key: item for item in Source("board.toml", text).table("hexes")}


def told(call, *given, **named):
    with pytest.raises(BoardError) as caught:
        call(*given, **named)
    return str(caught.value)


def test_values_are_read_with_their_types():
    item = hexes()["B&O"]
    assert item.one_of("terrain", ["plains", "city"]) == "city"
    assert item.number("cost") == 2
    assert item.numbers("income") == [1, 2]
    assert item.text("name") == "Halt"
    assert item.texts("gates") == ["n", "s"]
    assert item.flag("port") is True
    assert item.value("income") == [1, 2]
    item.done()


def test_absent_values_have_defaults():
    item = hexes()["A1"]
    assert item.number("income", 0) == 0
    assert item.text("name", "") == ""
    assert item.one_of("climate", ["dry", "wet"], "dry") == "dry"
    assert item.numbers("values", []) == []
    assert item.texts("gates", ["n"]) == ["n"]
    assert item.flag("port") is False
    assert item.has("cost")
    assert not item.has("income")


def test_a_table_keeps_the_order_of_the_file():
    assert list(hexes()) == ["A1", "B&O", "C3"]


def test_a_table_of_plain_values_is_one_item():
    source = Source("board.toml", BOARD)
    assert source.item("limits").number("houses") == 20
    assert source.has("limits")
    assert not source.has("rivers")


WRONG = {
    "number": (lambda item: item.number("cost"), "cost is a whole number, not 'two'"),
    "missing": (lambda item: item.number("toll"), "toll is missing"),
    "missing text": (lambda item: item.text("motto"), "motto is missing"),
    "too small": (lambda item: item.number("depth"), "depth is at least 0, not -1"),
    "text": (lambda item: item.text("name"), "name is a text, not 4"),
    "terrain": (
        lambda item: item.one_of("terrain", ["plains", "city"]),
        "terrain is one of plains, city, not 'swamp'",
    ),
    "flag": (lambda item: item.flag("port"), "port is true or false, not 1"),
    "numbers": (lambda item: item.numbers("income"), "income is a list of whole numbers"),
    "no list": (lambda item: item.numbers("cost"), "cost is a list of whole numbers, not 'two'"),
    "texts": (lambda item: item.texts("gates"), "gates is a list of texts, not 'n'"),
    "mixed texts": (lambda item: item.texts("income"), "income is a list of texts"),
    "value": (lambda item: item.value("crest"), "crest is missing"),
}


@pytest.mark.parametrize("kind", WRONG)
def test_a_wrong_value_is_told_with_file_line_and_item(kind):
    ask, message = WRONG[kind]
    assert told(ask, hexes()["C3"]).startswith(f"board.toml:13: C3: {message}")


def test_true_is_no_number():
    assert "port is a whole number, not True" in told(hexes()["B&O"].number, "port")


def test_the_line_of_a_quoted_key_is_found():
    assert told(hexes()["B&O"].number, "terrain").startswith("board.toml:12: B&O: terrain is")


def test_a_misspelt_name_does_not_pass_in_silence():
    item = hexes(WITHOUT_D4.replace("cost = 1", "csot = 1"))
    item["A1"].text("terrain")
    assert told(item["A1"].done) == "board.toml:11: A1: unknown: csot"


def test_what_is_not_in_braces_is_told():
    assert told(Source("board.toml", BOARD).table, "hexes") == (
        "board.toml:14: D4: expected D4 = { … }"
    )


def test_a_wrong_plain_value_is_told_with_the_line_of_its_table():
    item = Source("board.toml", BOARD.replace("20", '"many"')).item("limits")
    assert told(item.number, "houses") == (
        "board.toml:3: [limits]: houses is a whole number, not 'many'"
    )


def test_a_missing_table_is_told():
    source = Source("board.toml", BOARD)
    assert told(source.table, "rivers") == "board.toml: the table [rivers] is missing"
    assert told(source.item, "rivers") == "board.toml: the table [rivers] is missing"
    assert (
        told(Source("x.toml", "hexes = 3").table, "hexes") == "x.toml: the table [hexes] is missing"
    )


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("[hexes]\nA1 = {", "at end of document"),
        ("[hexes]\n\nA1 = 1\nA1 = 2\n", "at line 4"),
        ("[hexes\n", "at line 1"),
        ("x = 1\na b\n", "at line 2"),
    ],
)
def test_what_is_no_toml_is_told_with_its_line(text, where):
    message = told(Source, "board.toml", text)
    assert message.startswith("board.toml: ")
    assert where in message


def test_the_same_key_in_another_table_is_not_mistaken():
    text = "[towns]\nA1 = { size = 1 }\n\n[hexes]\nA1 = { size = 'x' }\n"
    item = Source("board.toml", text).table("hexes")[0]
    assert told(item.number, "size").startswith("board.toml:5: A1: ")


def test_a_board_file_is_read_from_a_package():
    source = load("roundhouse.games.chicago_express")
    assert source.name == "board.toml"
    assert source.item("board").text("orientation") == "flat"
