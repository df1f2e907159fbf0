"""Records that are brought along: continued by anybody, and what they say is kept."""

import pytest

from roundhouse import Match
from roundhouse.core.record import read


def brought():
    """Return a record of the first auctions with headers, comments, clocks and a variation."""
    match = Match("chicago-express", 3)
    match.names = {0: "Ada", 1: "Bert", 2: "Cleo"}
    match.headers = {"event": "Club evening", "match": "elsewhere", "secret": "cafe"}
    match.comment = "A quiet start."
    for move in ("bid 9", "pass", "pass", "bid 7", "pass"):
        match.push(move, comment="hm" if move == "bid 7" else "", clock="0:10:00")
    return str(match.record()).replace(
        "1 0 bid 9 @0:10:00\n", "1 0 bid 9 @0:10:00\n(\n  1 0 pass\n)\n"
    )


def seats(*kinds):
    return [{"kind": k} if k != "bot" else {"kind": k, "level": "passenger"} for k in kinds]


def test_a_record_is_read_before_anybody_sits_down(browser):
    found = browser.upload(brought(), "/api/records").json()
    assert found == {"name": "Chicago Express", "players": ["Ada", "Bert", "Cleo"], "over": False}


def test_bots_go_on_from_a_record_in_any_seat(browser):
    data = {"record": brought(), "seats": seats("bot", "me", "bot")}
    id = browser.post("/api/continue", data).json()["id"]
    seen = browser.look(id)
    assert seen["seats"] == [1]
    assert seen["ply"] >= 5
    assert browser.wait(id, lambda seen: seen["turn"] == 1)["ply"] > 5
    assert (
        browser.post(f"/api/matches/{id}/undo", {"seq": seen["seq"], "ply": 3}).status_code >= 400
    )


@pytest.mark.parametrize(
    ("kinds", "told"), [(("me", "me"), "3 seats"), (("dog",) * 3, "me, local")]
)
def test_seats_that_do_not_fit_are_refused(browser, kinds, told):
    answer = browser.post("/api/continue", {"record": brought(), "seats": seats(*kinds)})
    assert answer.status_code == 422
    assert told in answer.json()["detail"]


def test_headers_and_comments_stay_in_the_record(client, browser):
    data = {"record": brought(), "seats": seats("me", "local", "local")}
    id = browser.post("/api/continue", data).json()["id"]
    assert browser.move(id, "pass").status_code == 200
    client.app.state.house.hall.tables.clear()  # and when it is loaded again
    record = read(browser.get(f"/match/{id}/record.rail").text)
    assert record.headers["event"] == "Club evening"
    assert record.headers["match"] == id
    assert "secret" not in record.headers
    assert record.comment == "A quiet start."
    assert [entry.comment for entry in record.moves[:6]] == ["", "", "", "hm", "", ""]
    assert record.moves[0].clock == "0:10:00"
    assert record.moves[0].variations[0][0].move == "pass"
    assert record.moves[5].move == "pass"
    assert Match.from_record(record).ply == len(record.moves)


def test_a_plain_record_brings_nothing_but_its_moves(client, browser):
    match = Match("chicago-express", 3)
    match.push("bid 9")
    id = browser.upload(str(match.record())).json()["id"]
    assert client.app.state.house.hall.tables[id].brought == ""
    assert browser.look(id)["seq"] == 1
