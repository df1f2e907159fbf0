"""A map of one's own in a real browser."""

import random

import pytest
from e2e.conftest import Player, Server
from e2e.test_matches import click_something
from scratch import BOARD, GAME, NAME, folder_with_a_map

pytestmark = pytest.mark.browser


@pytest.fixture
def islander(chromium, tmp_path, monkeypatch):
    monkeypatch.setenv("ROUNDHOUSE_BOARDS", str(folder_with_a_map(tmp_path / "boards")))
    server = Server(tmp_path / "data")
    person = Player(chromium, server, 1440, 900)
    yield person
    assert person.troubles == []
    person.context.close()
    server.stop()


def test_a_map_of_ones_own_is_chosen_on_the_front_page_and_plays(islander):
    page = islander.go("/")
    assert NAME in page.locator("main").inner_text()
    names = ["Ada", "Bert", "Cleo"]
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "local", "name": n} for n in names[1:]]]
    islander.new_match(GAME, seats, BOARD)
    assert NAME in page.locator("#map").get_attribute("aria-label")
    dice, played = random.Random(1), 0
    for _ in range(40):
        page.wait_for_selector("#offer button:visible, #offer details, #pass-ready:visible")
        if page.locator("#pass-ready:visible").count():
            page.locator("#pass-ready").click()
        else:
            played += click_something(page, dice)
        if played == 6:
            break
    assert islander.update()["ply"] > 6
