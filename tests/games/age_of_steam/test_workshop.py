"""New maps: the template plays, and mistakes are named with their line."""

from pathlib import Path
from random import Random

import pytest
from games.age_of_steam.positions import MAPS

from roundhouse import BoardError
from roundhouse.games.age_of_steam import AgeOfSteam, maps
from roundhouse.games.age_of_steam.maps import atlas, workshop
from roundhouse.games.age_of_steam.rules.base import BASE
from roundhouse.language import Speaker


@pytest.fixture
def made(tmp_path, monkeypatch):
    monkeypatch.setattr(maps, "__path__", maps.__path__[:])  # what is found is forgotten again
    return workshop.new("Isle of Man", tmp_path)


def silent(title, view, events):
    return []


def checked(path, matches=0, tell=silent):
    return workshop.check(path, Random(1), AgeOfSteam, tell, matches)


def test_the_template_plays_and_passes_the_laws(made):
    assert made.name == "isle_of_man"
    assert sorted(path.name for path in made.iterdir()) == ["__init__.py", "board.toml"]
    assert checked(made, matches=1) == []
    assert checked(made / "board.toml") == []
    text = (made / "board.toml").read_text(encoding="utf-8")
    assert atlas.read_map("isle_of_man", text, BASE).board.name == "Isle of Man"
    with pytest.raises(BoardError, match="there already"):
        workshop.new("Isle of Man", made.parent)
    with pytest.raises(BoardError, match="letters"):
        workshop.new("1", made.parent)


MISTAKES = [
    ('colour = "red"', 'colour = "pink"', "colours are"),
    ('city = "Northgate", colour = "red"', 'city = "Northgate"', "a city has a colour"),
    ('"light 1"', '"light 7"', "a number is"),
    ('"light 1"', '"light 2"', "is also the number of"),
    ('terrain = "mountain"', 'terrain = "hill"', "terrain is one of"),
    ('town = "Alder"', 'town = "Alder", city = "Alder", colour = "red"', "not both"),
    ('town = "Alder"', 'twon = "Alder"', "unknown: twon"),
    ('town = "Alder"', 'town = "Alder", numbers = ["light 1"]', "only a city has numbers"),
    ('terrain = "lake"', 'terrain = "lake", town = "Atlantis"', "in a lake"),
    ("seats = [3, 4]", "seats = [4, 3]", "smallest and largest"),
    ("rounds = [0, 0, 0, 8, 6]", "rounds = [0, 0, 0, 8]", "rounds lists"),
    ('"light 5", ', "", "no city has the number light5"),
    ('town = "Birch"', 'town = "Alder"', "is also the name of"),
    ("cubes = 3", "cubes = 40", "more than there are"),
    ('"0,3" =', '"zero" =', "labelled with its coordinates"),
    ('"0,3" =', '"30,3" =', "cannot be reached"),
    ('orientation = "flat"', 'orientation = "round"', "orientation is one of"),
]


@pytest.mark.parametrize(("before", "after", "message"), MISTAKES)
def test_mistakes_are_named_with_their_line(made, before, after, message):
    file = made / "board.toml"
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), encoding="utf-8")
    found = checked(made)
    assert message in found[0]
    assert found[0].startswith("isle_of_man/board.toml:")
    line = found[0].split(":")[1]
    assert line.isdigit()


EXTRAS = [
    ('[display]\nareas = ["green"]\n', "areas are"),
    ('[display]\ncolours = ["white"]\n', "white never enters"),
    ('[links]\n1 = { from = "0,3", to = "9,9", price = 2 }\n', "there is no hex"),
    ('[links]\n1 = { from = "0,3", to = "0,4", price = 2 }\n', "joins two cities"),
    ('[growth]\nextra = { hex = "99,9" }\n', "there is no hex"),
    ('[towns]\nstart = { cubes = 1, colour = "green" }\n', "colour is one of"),
]


@pytest.mark.parametrize(("table", "message"), EXTRAS)
def test_mistakes_in_the_optional_tables(made, table, message):
    file = made / "board.toml"
    file.write_text(table + file.read_text(encoding="utf-8"), encoding="utf-8")
    assert message in checked(made)[0]


def test_rules_of_a_map_are_read(made):
    rules = made / "rules.py"
    rules.write_text(
        "from dataclasses import replace\n"
        "from roundhouse.games.age_of_steam.rules.base import BASE\n"
        "RULES = replace(BASE, finishes=False)\n",
        encoding="utf-8",
    )
    assert checked(made) == []
    rules.write_text("RULES = 3\n", encoding="utf-8")
    assert "expected RULES" in checked(made)[0]
    assert "no such file" in checked(Path(made) / "nowhere")[0]


def test_a_law_that_is_broken_is_reported(made):
    rules = made / "rules.py"
    rules.write_text(
        "from dataclasses import replace\n"
        "from roundhouse.games.age_of_steam.rules.base import BASE\n"
        'RULES = replace(BASE, audit=lambda s: ["AOS-22.20: invented"])\n',
        encoding="utf-8",
    )
    assert "invented" in checked(made, matches=1)[0]


def test_a_match_is_told_from_beginning_to_end(made):
    told = []
    tell = lambda title, view, events: told.extend(events) or []  # noqa: E731
    assert checked(made, 1, tell) == []
    keys = [event.key for event in told]
    assert keys[0] == "display-filled"
    assert keys.count("start-place") > 0
    assert "score" in keys or "eliminated" in keys
    found = checked(made, 1, lambda title, view, events: ["no text"] if events else [])
    assert found == ["isle_of_man/board.toml: 3 players, move 1: no text"]


def test_the_texts_of_a_map_are_found_wherever_it_lies(made):
    (made / "texts").mkdir()
    (made / "texts" / "en.ftl").write_text("board-isle-of-man = The Isle\n", encoding="utf-8")
    titles = []
    checked(made, 1, lambda title, view, events: titles.append(title) or ["enough"])
    assert Speaker(titles[0]).board("isle-of-man") == "The Isle"


def test_every_map_of_ours_passes():
    for title in MAPS.values():
        assert workshop._doubts(title.map.board) == [] or title.board == "germany"


def test_maps_are_found_by_their_folder():
    assert list(MAPS) == [
        "rust-belt",
        "western-us",
        "southern-us",
        "germany",
        "barbados",
        "st-lucia",
    ]
    assert MAPS["rust-belt"].map.rules is BASE
