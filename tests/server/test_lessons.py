"""A lesson on the server: every stop is looked at like a match, one move leads on, nothing is stored."""

import json
import re

import pytest

from roundhouse import titles
from roundhouse.core.lesson import lessons_of
from roundhouse.server.lessons import first_stop

LESSONS = [
    pytest.param(title, lesson, id=f"{title.key}-{title.board}-{name}")
    for title in titles()
    for name, lesson in lessons_of(title).items()
]


def data_of(page, name):
    found = re.search(rf'<script type="application/json" id="{name}">(.*?)</script>', page, re.S)
    return json.loads(found[1])


@pytest.mark.parametrize(("title", "lesson"), LESSONS)
def test_a_lesson_is_gone_through(browser, title, lesson):
    path = first_stop(title, lesson)
    for number, step in enumerate(lesson.steps, 1):
        page = browser.get(path).text
        assert f"{number} of {len(lesson.steps) + 1}" in page
        update = data_of(page, "update")
        assert update["mine"]
        assert update["choices"]["moves"] or update["choices"]["ranges"]
        id = path.rpartition("/")[2]
        done = browser.post(f"/api/matches/{id}/moves", {"seq": update["seq"], "move": step.move})
        path = done.json()["next"]
    page = browser.get(path).text
    assert "Play on alone" in page


def test_another_move_is_answered_and_nothing_is_stored(browser):
    title = next(t for t in titles() if t.key == "chicago-express")
    lesson = lessons_of(title)["first"]
    id = first_stop(title, lesson).rpartition("/")[2]
    seq = browser.get(f"/api/matches/{id}").json()["seq"]
    other = browser.post(f"/api/matches/{id}/moves", {"seq": seq, "move": "pass"})
    assert other.status_code == 422
    assert "the lesson wants Bid $17" in other.json()["detail"]
    wrong = browser.post(f"/api/matches/{id}/moves", {"seq": seq, "move": "bid 1"})
    assert wrong.json()["rule"] == "CE-4.2"
    assert browser.post(f"/api/matches/{id}/undo", {"seq": seq, "ply": 0}).status_code == 422
    assert browser.get("/match/learn.chicago-express.northeast.first.3").status_code == 404
    assert browser.get("/match/learn.nothing").status_code == 404


def test_the_front_page_offers_lessons_to_newcomers(browser):
    page = browser.get("/").text
    assert "New here?" in page
    assert page.count("/match/learn.") >= len(LESSONS)
