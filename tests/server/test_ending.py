"""The end of a match: why it was over, where the scores came from, the curve, and playing once more."""

import random
import re
from dataclasses import replace
from itertools import pairwise

import pytest
from visitors import Browser

from roundhouse import CHANCE, Match, titles
from roundhouse.core.events import Line
from roundhouse.core.match import drawn, find_title
from roundhouse.server import curve
from roundhouse.server.course import Stop, course, round_of

KEYS = sorted({title.key for title in titles()})


def played(key, seed=3, board=""):
    """Return the record of a random match that is over."""
    dice = random.Random(seed)
    title = find_title(key, board)
    match = Match(title, title.seats[0])
    while not match.over:
        chance = match.turn == CHANCE
        match.push(
            drawn(match.title, match.state, dice) if chance else dice.choice(match.legal_moves)
        )
    return match


@pytest.mark.parametrize("key", KEYS)
def test_the_end_says_who_won_why_and_where_the_scores_came_from(browser, key):
    match = played(key)
    id = browser.upload(str(match.record())).json()["id"]
    seen = browser.look(id)
    assert seen["order"][0] == "ending"
    assert 'data-panel="sheet"' in seen["panels"]["ending"]
    assert match.outcome.reasons
    assert seen["now"].count('class="rule"') == len(match.outcome.reasons)
    ending = seen["panels"]["ending"]
    assert "data-rematch" in ending
    assert f"/new?title={key}" in ending
    assert 'data-go="1"' in ending
    rows = re.findall(r'<tr><th scope="row">(.*?)</th>(.*?)</tr>', ending)
    told = [re.findall(r"<td>(.*?)</td>", cells) for _, cells in rows]
    assert told[-1] == [str(score).replace("-", "−") for score in match.scores]


def test_a_lost_barbados_says_why(browser):
    match = played("age-of-steam", board="barbados")
    assert match.winners == ()
    id = browser.upload(str(match.record())).json()["id"]
    assert "is eliminated: the income fell below 0" in browser.look(id)["now"]


def test_the_course_has_a_stop_after_every_round(client, browser):
    match = played("chicago-express")
    id = browser.upload(str(match.record())).json()["id"]
    browser.look(id)
    found = course(client.app.state.house.hall.tables[id])
    assert [stop.round for stop in found.stops] == ["", *[str(n) for n in range(1, 8)]]
    assert found.stops[0].scores != found.stops[1].scores, "after the first dividend"
    assert found.stops[-1].scores == match.scores
    assert course(client.app.state.house.hall.tables[id]) is found


def test_the_first_fact_of_a_heading_counts_the_rounds():
    assert round_of(Line("", "round", {"number": 3, "rounds": 8})) == "3"
    assert round_of(Line("", "setup")) == ""


def stops(*scores):
    return tuple(Stop(str(n), Line("", "round", {"number": n}), s) for n, s in enumerate(scores))


def test_a_curve_lies_between_round_numbers():
    drawing = curve.curve(stops((0, 0), (7, -3), (19, 12)))
    assert [level for _, level in drawing.levels] == [-10, 0, 10, 20]
    assert [text for _, text in drawing.rounds] == ["0", "1", "2"]
    points = drawing.courses[0].points.split()
    assert len(points) == 3
    heights = [float(point.split(",")[1]) for point in points]
    assert heights == sorted(heights, reverse=True)


def test_marks_of_equal_scores_stand_apart_and_inside():
    marks = sorted(c.mark for c in curve.curve(stops((0,) * 5, (0, 0, 0, 0, 9))).courses)
    assert all(b - a >= curve.APART for a, b in pairwise(marks))
    assert marks[-1] <= curve.HEIGHT


def test_many_rounds_are_not_all_labelled():
    drawing = curve.curve(stops(*[(n,) for n in range(31)]))
    assert len(drawing.rounds) <= curve.LABELS
    assert drawing.rounds[-1][1] == "30"


# ── Once more ────────────────────────────────────────────────────────────────────────────────────


def over(browser):
    """Return a match that is over."""
    return browser.upload(str(played("chicago-express").record())).json()["id"]


def test_a_rematch_is_the_same_match_everybody_one_seat_further(client, browser):
    id = over(browser)
    first = client.app.state.house.hall.tables[id]
    made = browser.post(f"/api/matches/{id}/rematch", {})
    assert made.status_code == 201
    again = client.app.state.house.hall.tables[made.json()["id"]]
    assert again.match.ply == 0
    assert (again.title, again.match.options) == (first.title, first.match.options)
    assert list(again.seats) == [*first.seats[1:], first.seats[0]]


def test_whoever_asks_second_finds_the_same_rematch(client, browser):
    id = over(browser)
    once = browser.post(f"/api/matches/{id}/rematch", {}).json()["id"]
    client.app.state.house.hall.tables.clear()
    assert browser.post(f"/api/matches/{id}/rematch", {}).json()["id"] == once


def test_only_players_of_a_match_that_is_over_can_play_it_again(client, browser):
    running = browser.new()
    assert browser.post(f"/api/matches/{running}/rematch", {}).status_code == 422
    id = over(browser)
    assert Browser(client).post(f"/api/matches/{id}/rematch", {}).status_code == 422


# ── Names ────────────────────────────────────────────────────────────────────────────────────────


def test_bots_have_names_of_their_level_and_no_two_are_alike(client, browser):
    kinds = [{"kind": "bot", "level": level} for level in ("porter", "porter", "director")]
    kinds += [{"kind": "me", "name": "Saxby"}, {"kind": "bot", "level": "porter"}]
    made = browser.post("/api/matches", {"title": "chicago-express", "seats": kinds}).json()
    names = [seat.name for seat in client.app.state.house.hall.tables[made["id"]].seats]
    assert len(set(names)) == 5
    assert names[0] == "Bradshaw"
    assert names[2] in ("Stephenson", "Brunel", "List")
    page = browser.get(f"/match/{made['id']}").text
    assert "Bradshaw (Porter)" in page


def test_no_bot_is_called_by_the_number_of_another_seat(client, browser):
    for _ in range(5):
        made = browser.post("/api/play-now", {"title": "american-rails"}).json()
        table = client.app.state.house.hall.tables[made["id"]]
        assert not any(re.search(r"\d", seat.name) for seat in table.seats)


def test_a_line_of_the_log_belongs_to_whom_it_is_about(browser):
    id = browser.upload(str(played("chicago-express").record())).json()["id"]
    lines = browser.look(id)["log"]
    paid = [line for line in lines if line["kind"] == "dividend"]
    assert any(line["seat"] != line["mover"] for line in paid)
    for line in paid:
        assert line["text"].startswith(f"Player {line['seat'] + 1} ")


def test_a_winner_is_told_so(client, browser):
    match = played("chicago-express")
    id = browser.upload(str(match.record())).json()["id"]
    table = client.app.state.house.hall.tables[id]
    table.seats = tuple(
        row if seat in match.winners else replace(row, guest="somebody else")
        for seat, row in enumerate(table.seats)
    )
    assert "You win with" in browser.look(id)["now"]
