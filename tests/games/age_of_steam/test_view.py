"""What the page and the terminal get."""

import random

import pytest
from games.age_of_steam.positions import MAPS, building, moving, started
from marks import rule

from roundhouse import CHANCE, Match
from roundhouse.core.match import drawn
from roundhouse.games.age_of_steam import boards, title
from roundhouse.games.age_of_steam.rules import scoring
from roundhouse.language import LANGUAGES, Speaker

TITLES = [title(board) for board in boards()]


def test_position_says_what_lies_on_the_board():
    t = building()
    t.play("build 11,11 gentle 4", "build 10,12 straight 1")
    shown = t.title.view(t.s, 0).position
    assert shown["tiles"]["11,11"] == {
        "tile": "gentle",
        "rotation": 4,
        "marker": False,
        "segments": [{"ends": [2, 4], "owner": 0, "loose": [], "new": True}],
    }
    town = shown["tiles"]["10,12"]
    assert (town["tile"], town["rotation"], town["marker"]) == ("straight", 1, True)
    assert [part["ends"] for part in town["segments"]] == [[1, 6], [4, 6]]
    assert [part["loose"] for part in town["segments"]] == [[], [4]]
    assert shown["links"] == [
        {
            "from": "10,12",
            "edge": 1,
            "to": "12,11",
            "to_edge": 5,
            "owner": 0,
            "length": 2,
            "special": False,
        }
    ]
    assert shown["accepts"]["7,11"] == ["red"]
    assert len(shown["display"]) == 20
    assert len(shown["display"]["A"]) == 2
    assert shown["colours"] == ["blue", "green", "yellow"]


@pytest.mark.parametrize(
    ("board", "text", "pointed"),
    [
        ("rust-belt", "build 11,11 gentle 4", "rotation:4 ↘–↙"),
        ("rust-belt", "build 10,12 straight 1", "rotation:1 ↗ ↙"),
        ("western-us", "build 2,0 straight 2", "rotation:2 →–←"),
    ],
)
@rule("AOS-2.2")
def test_a_rotation_points_where_the_track_leads(board, text, pointed):
    t = building(board)
    assert t.title.picks(t.s, t.title.parse(t.s, text))[2] == pointed


def test_less_than_nothing_is_written_with_a_minus():
    t = building()
    t.s.shares[0] = 5
    players = t.title.view(t.s, 0).panels[0]
    assert "−15" in [Speaker(t.title).cell(cell) for cell in players.rows[0].cells]


@rule("AOS-12.2")
def test_the_sheet_at_the_end_tells_where_points_come_from():
    t = building()
    t.play("build 11,11 gentle 4", "build 10,12 straight 1")
    t.s.income[:], t.s.shares[:] = [10, 4, 0], [3, 2, 15]
    scoring.end_match(t.s, None)
    sheet = t.title.view(t.s, None).panels[0]
    assert sheet.key == "sheet"
    assert [[cell.value for cell in row.cells] for row in sheet.rows] == [
        [0, 30, 2, -9, 23],
        [1, 12, 0, -6, 6],
        [2, 0, 0, -45, -45],
    ]


def test_new_cities_and_special_links_are_shown():
    t = building("germany")
    t.play("link 1")
    t.s.letters[0] = t.hex("6,13")
    shown = t.title.view(t.s, None).position
    assert shown["links"][0]["special"]
    assert shown["new_cities"]["6,13"] == {"letter": "A", "colour": "red"}
    assert "A" not in shown["letters"]


def test_panels():
    t = moving(building())
    view = t.title.view(t.s, 1)
    assert [panel.key for panel in view.panels] == ["players", "supply", "display"]
    players = view.panels[0]
    assert [cell.value for cell in players.rows[0].cells] == [0, 50, 0, 2, 1, "", 0, -6]
    assert view.heading.key == "round"
    assert view.prompt.key == "move"


@pytest.mark.parametrize("board", list(MAPS))
def test_every_decision_of_a_match_can_be_shown(board):

    title = MAPS[board]
    dice = random.Random(4)
    match = Match(title, title.seats[0])
    keys = set()
    while not match.over:
        view = match.view(0)
        keys.add(view.prompt.key)
        assert view.prompt.rule.startswith("AOS-")
        legal = match.legal_moves
        if match.turn == CHANCE:
            match.push(drawn(title, match.state, dice))
        else:
            few = legal[:3] if str(legal[0]).startswith("issue") else legal
            match.push(dice.choice(few))
    assert {"draw", "issue", "choose", "build", "move"} <= keys
    assert match.view(None).heading.key == "over"
    assert match.drawing().svg().startswith("<svg")
    assert title.sketch(match.view()).stamps


def test_later_prompts():
    from roundhouse.games.age_of_steam.state import DICE, GROWING, PLACE, PRODUCE, URBANISE

    t = started().phase(GROWING, PRODUCE)
    assert t.title.prompt(t.s).key == "produce"
    t.s.drawn, t.s.step = [0, 4], PLACE
    facts = t.title.prompt(t.s).facts
    assert (facts["left"], facts["colour"], facts["other"]) == (2, "red", "black")
    t.s.step = DICE
    assert t.title.prompt(t.s).facts == {"left": 6}
    t.s.step = URBANISE
    assert t.title.prompt(t.s).key == "urbanise"
    t = building()
    t.play("build 7,12 straight 0")
    assert t.title.prompt(t.s).facts == {"seat": 0, "money": 48, "left": 2, "built": 1}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.board)
def test_named_hexes_are_told_by_name_and_only_they(title, language):
    """Also where coordinates are negative: -1,0 is another hex than 1,0."""
    speaker, board = Speaker(title, language), title.map.board
    for label, name in zip(board.labels, board.names, strict=True):
        told = speaker.name(label)
        assert told.endswith(f" ({label})") if name else told == label
        if name and language == "en":
            assert told == f"{name} ({label})"
