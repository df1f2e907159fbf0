"""A map of one's own: found in its folder, named on the front page, played like any other."""

import dataclasses

import pytest
from litestar.testing import TestClient
from scratch import BOARD, GAME, NAME, folder_with_a_map
from visitors import Browser

from roundhouse.games.age_of_steam import maps
from roundhouse.server.app import create_app
from roundhouse.server.settings import from_environment


@pytest.fixture
def islander(settings, tmp_path, monkeypatch):
    monkeypatch.setattr(maps, "__path__", maps.__path__[:])
    boards = str(folder_with_a_map(tmp_path / "boards"))
    app = create_app(dataclasses.replace(settings, boards=boards))
    with TestClient(app, base_url="http://testserver.local") as client:
        yield Browser(client)


def test_the_folder_is_named_in_the_environment(monkeypatch):
    monkeypatch.setenv("ROUNDHOUSE_BOARDS", "/srv/boards")
    assert from_environment().boards == "/srv/boards"
    monkeypatch.delenv("ROUNDHOUSE_BOARDS")
    assert from_environment().boards == ""


def test_a_map_of_ones_own_is_on_the_front_page_and_plays(islander):
    for language in ("en", "de", "nl"):
        page = islander.get("/", **{"accept-language": language})
        assert page.status_code == 200
        assert NAME in page.text
    id = islander.new(GAME, 3, board=BOARD)
    assert NAME in islander.get(f"/match/{id}").text
    round_ = ["issue 0"] * 3 + ["pass"] * 2
    round_ += ["choose first_move", "choose first_build", "choose engineer"]
    round_ += ["end_build"] * 3 + ["pass"] * 6
    for move in round_:
        answer = islander.move(id, move)
        assert answer.status_code == 200, answer.text
    assert islander.look(id)["ply"] > len(round_)


@pytest.mark.slow
def test_bots_find_the_map_in_their_own_processes(islander):
    id = islander.new(GAME, 3, bots=2, board=BOARD)
    assert islander.wait(id, lambda seen: seen["turn"] == 0)["ply"]
