"""What the page and the terminal get."""

import random

import pytest
from games.age_of_steam.positions import MAPS, building, issuing, moving, started
from marks import rule

from roundhouse import CHANCE, Match
from roundhouse.core.match import drawn
from roundhouse.games.age_of_steam import boards, title
from roundhouse.games.age_of_steam.position import Link, Segment
from roundhouse.games.age_of_steam.rules import scoring
from roundhouse.games.age_of_steam.rules.income import settle_accounts
from roundhouse.games.age_of_steam.tiles import COLOURS, TOWN, lay_name
from roundhouse.language import LANGUAGES, Speaker

TITLES = [title(board) for board in boards()]


def test_position_says_what_lies_on_the_board():
    t = building()
    t.play("build 11,11 gentle 4", "build 10,12 straight 1")
    shown = t.title.view(t.s, 0).position
    plain, town, city = t.hex("11,11"), t.hex("10,12"), t.hex("12,11")
    assert lay_name(shown.tiles[plain].lay) == "gentle 4"
    assert shown.tiles[plain].segments == (Segment(plain, 2, 4, owner=0, new=True),)
    assert lay_name(shown.tiles[town].lay) == "straight 1"
    assert [part.ends for part in shown.tiles[town].segments] == [[1], [4]]
    assert [part.b for part in shown.tiles[town].segments] == [TOWN, TOWN]
    assert [part.loose for part in shown.tiles[town].segments] == [(), (4,)]
    assert shown.links == (Link(town * 6 + 1, city * 6 + 5, owner=0, length=2, special=False),)
    assert shown.accepts[t.hex("7,11")] == (COLOURS.index("red"),)
    assert len(shown.columns) == 20
    assert len(shown.display) == 52
    assert shown == t.title.view(t.s, None).position
    t.play("build 9,13 straight 1")
    assert shown != t.title.view(t.s, 0).position


@pytest.mark.parametrize(
    ("board", "text", "pointed"),
    [
        ("rust-belt", "build 11,11 gentle 4", "lay:gentle 4 ↘–↙"),
        ("rust-belt", "build 10,12 straight 1", "lay:straight 1 ↗ ↙"),
        ("western-us", "build 2,0 straight 2", "lay:straight 2 →–←"),
    ],
)
@rule("AOS-2.2")
def test_a_rotation_points_where_the_track_leads(board, text, pointed):
    t = building(board)
    assert t.title.picks(t.s, t.title.parse(t.s, text))[1] == pointed


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
    assert shown.links[0].special
    assert shown.new_cities == {t.hex("6,13"): 0}
    assert 0 not in shown.free_letters


def test_panels():
    t = moving(building())
    view = t.title.view(t.s, 1)
    assert [panel.key for panel in view.panels] == ["players", "supply", "display"]
    players = view.panels[0]
    assert [cell.value for cell in players.rows[0].cells] == [0, 50, 0, 2, 1, -3, "", 20, -6]
    assert len(players.columns) == len(players.rows[0].cells)
    assert view.heading.key == "round"
    assert view.prompt.key == "move"


def cell(t, seat, column):
    """Return a cell of the panel of the players."""
    players = next(panel for panel in t.title.view(t.s, None).panels if panel.key == "players")
    row = next(row for row in players.rows if row.cells[0].value == seat)
    return row.cells[players.columns.index(column)]


@rule("AOS-10.2")
def test_net_per_round_is_income_less_shares_and_engine():
    t = moving(building())
    t.s.income[1], t.s.shares[1], t.s.engine[1] = 9, 3, 2
    net = cell(t, 1, "net")
    assert net.value == 4
    speaker = Speaker(t.title)
    assert speaker.line("why", net.why) == (
        "$9 income − $3 for shares − $2 for the engine = $4 each round."
    )
    assert speaker.cell(cell(t, 0, "net")) == "−3"
    before = t.s.money[1]
    settle_accounts(t.s, None)
    assert t.s.money[1] == before + net.value


@rule("AOS-8.21")
def test_ownership_markers_left_stand_in_the_panel():
    t = building()
    t.play("build 11,11 gentle 4", "build 10,12 straight 1")
    left = cell(t, 0, "markers")
    assert left.value == 18
    assert t.title.view(t.s, None).position.players[0].markers == 18
    assert Speaker(t.title).line("why", left.why).startswith("2 of 20 ownership markers")


@rule("AOS-5.1", "AOS-10.2")
@pytest.mark.parametrize(
    ("income", "said"),
    [
        (0, "the expenses take $3 more than your income brings."),
        (7, "your income pays the expenses and leaves $4."),
    ],
)
def test_when_issuing_shares_the_prompt_says_what_the_round_needs(income, said):
    t = issuing()
    t.s.income[t.s.turn] = income
    for language in LANGUAGES:
        told = Speaker(t.title, language).line("prompt", t.title.prompt(t.s))
        assert said in told or language != "en"
        assert str(abs(income - 3)) in told


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
