"""Tables with open seats: one link, guests with names, an owner who leads, and who may not."""

import pytest
from gathering import ME, OPEN, call, does, houses, move_time, opened
from visitors import Browser


def people(client, *names):
    """Return further visitors, each with cookies of their own."""
    return [Browser(client) for _ in names]


def names(table):
    return [seat["name"] for seat in table["seats"]]


def test_guests_sit_down_by_one_link_and_the_match_begins_when_all_sit(client, browser):
    bert, cleo = people(client, "Bert", "Cleo")
    id = opened(browser)
    assert bert.get(f"/table/{id}").status_code == 200
    table = does(bert, id, "sit", name="Bert").json()
    assert (table["state"], table["free"], names(table)) == ("open", 1, ["Ada", "Bert", ""])
    assert does(cleo, id, "sit", name="Cleo").json()["state"] == "begun"
    assert [p.look(id)["seats"] for p in (browser, bert, cleo)] == [[0], [1], [2]]
    assert bert.get(f"/table/{id}", accept="text/html").url.path == f"/match/{id}"
    assert bert.move(id, "bid 12").status_code == 403
    assert browser.move(id, "bid 12").status_code == 200
    assert bert.move(id, "pass").status_code == 200


def test_a_begun_match_is_found_again_after_its_creation_was_cut_off(client, browser):
    id = opened(browser, [ME, OPEN])
    (bert,) = people(client, "Bert")

    async def cut_off(gathering):
        return gathering

    for house in houses(client):
        house.people.gatherings._begun = cut_off
    assert does(bert, id, "sit", name="Bert").json()["state"] == "open"
    for house in houses(client):
        del house.people.gatherings._begun
    assert bert.get(f"/api/tables/{id}").json()["state"] == "begun"
    assert bert.get(f"/api/tables/{id}").json()["state"] == "begun"
    assert bert.look(id)["seats"] == [1]


@pytest.mark.parametrize(
    ("name", "why"),
    [("", "name"), (" \u202e ", "name"), ("ada", "taken")],
)
def test_a_name_is_needed_and_is_nobody_elses(client, browser, name, why):
    id = opened(browser)
    (bert,) = people(client, "Bert")
    refused = does(bert, id, "sit", name=name)
    assert refused.status_code == 422
    assert why in refused.json()["detail"]


def test_nobody_sits_twice_and_a_seat_is_given_back(client, browser):
    bert, cleo = people(client, "Bert", "Cleo")
    id = opened(browser)
    does(bert, id, "sit", name="Bert")
    assert does(bert, id, "sit", name="Bertha").status_code == 422
    assert does(bert, id, "leave").json()["free"] == 2
    assert does(bert, id, "leave").status_code == 422
    does(cleo, id, "sit", name="Cleo")
    assert does(bert, id, "sit", name="Bert").json()["state"] == "begun"


def test_whoever_left_acts_for_the_seat_no_more(client, browser):
    bert, cleo = people(client, "Bert", "Cleo")
    id = opened(browser)
    does(bert, id, "sit", name="Bert")
    does(bert, id, "leave")
    does(cleo, id, "sit", name="Cleo")
    does(browser, id, "fill", level="porter")
    assert bert.look(id)["seats"] == []
    browser.move(id, "bid 12")
    assert bert.move(id, "pass").status_code == 403


def test_the_owner_alone_leads(client, browser):
    (bert,) = people(client, "Bert")
    id = opened(browser)
    does(bert, id, "sit", name="Bert")
    for what, data in (("fill", {}), ("remove", {"seat": 0}), ("cancel", {})):
        assert does(bert, id, what, **data).status_code == 422
    assert does(browser, id, "remove", seat=0).status_code == 422
    assert does(browser, id, "remove", seat=99).status_code == 422
    removed = does(browser, id, "remove", seat=1).json()
    assert removed["free"] == 2
    again = does(bert, id, "sit", name="Bert")
    assert again.status_code == 422
    assert "asked" in again.json()["detail"]


def test_the_rest_is_filled_with_bots(client, browser):
    id = opened(browser)
    assert does(browser, id, "fill", level="god").status_code == 422
    filled = does(browser, id, "fill", level="porter").json()
    assert filled["state"] == "begun"
    assert [seat["kind"] for seat in filled["seats"]] == ["person", "bot", "bot"]
    assert browser.look(id)["seats"] == [0]
    assert does(browser, id, "fill").status_code == 422


def test_a_cancelled_table_is_closed(client, browser):
    (bert,) = people(client, "Bert")
    id = opened(browser, public=True)
    assert [t["id"] for t in bert.get("/api/tables").json()["open"]] == [id]
    assert does(browser, id, "cancel").json()["state"] == "gone"
    assert bert.get("/api/tables").json()["open"] == []
    assert does(bert, id, "sit", name="Bert").status_code == 422
    assert bert.get(f"/table/{id}").status_code == 200  # and says so


def test_an_owner_who_leaves_hands_the_table_on(client, browser):
    (bert,) = people(client, "Bert")
    id = opened(browser)
    does(bert, id, "sit", name="Bert")
    does(browser, id, "leave")
    assert bert.get(f"/api/tables/{id}").json()["leads"]
    assert does(bert, id, "leave").json()["state"] == "gone"


def test_a_table_whose_owner_vanished_is_led_by_whoever_sits_there(client, browser):
    bert, cleo = people(client, "Bert", "Cleo")
    id = opened(browser)
    does(bert, id, "sit", name="Bert")
    assert does(bert, id, "lead").status_code == 422
    move_time(client, 3)
    assert does(cleo, id, "lead").status_code == 422
    assert bert.get(f"/api/tables/{id}").json()["may_lead"]
    assert bert.get(f"/api/tables/{id}").json()["seats"][0]["away"]
    assert does(bert, id, "lead").json()["leads"]
    assert does(bert, id, "remove", seat=0).json()["free"] == 2
    assert does(bert, id, "fill", level="porter").json()["state"] == "begun"


def test_tables_everybody_left_are_swept(client, browser):
    id = opened(browser, public=True)
    slow = opened(browser, public=True, speed="days")
    move_time(client, 40)
    house = houses(client)[0]
    assert call(client, house.people.gatherings.sweep) == 1
    assert browser.get(f"/api/tables/{id}").json()["state"] == "gone"
    assert browser.get(f"/api/tables/{slow}").json()["state"] == "open"


def test_the_lobby_shows_public_tables_only(client, browser):
    (bert,) = people(client, "Bert")
    shown, hidden = opened(browser, public=True, speed="days"), opened(browser)
    private = opened(browser, [ME, OPEN], public=True, watch="players")
    listed = bert.get("/api/tables").json()
    assert {t["id"] for t in listed["open"]} == {shown, private}
    assert hidden not in bert.get("/tables").text
    for id in (shown, private):
        does(browser, id, "fill", level="porter")
    assert [t["id"] for t in bert.get("/api/tables").json()["begun"]] == [shown]


def test_a_table_for_its_players_is_shown_to_nobody_else(client, browser):
    (bert,) = people(client, "Bert")
    id = opened(browser, [ME, OPEN], watch="players")
    does(browser, id, "fill", level="porter")
    assert browser.get(f"/api/matches/{id}").status_code == 200
    for path in (f"/api/matches/{id}", f"/match/{id}", f"/match/{id}/record.rail",
                 f"/match/{id}/0/board.svg", f"/api/matches/{id}/view"):  # fmt: skip
        assert bert.get(path).status_code == 403, path


def test_one_visitor_opens_only_so_many_tables(browser):
    for _ in range(5):
        opened(browser)
    more = browser.post("/api/tables", {"title": "chicago-express", "seats": [ME, OPEN]})
    assert more.status_code == 422
    assert "tables" in more.json()["detail"]


def test_what_waits_for_me(client, browser):
    (bert,) = people(client, "Bert")
    id, other = opened(browser, [ME, OPEN]), opened(browser)
    assert set(browser.get("/api/waiting").json()["tables"]) == {id, other}
    does(bert, id, "sit", name="Bert")
    assert browser.get("/api/waiting").json() == {"turns": [id], "tables": [other]}
    assert bert.get("/api/waiting").json() == {"turns": [], "tables": []}
    browser.move(id, "bid 12")
    assert bert.get("/api/waiting").json()["turns"] == [id]
    assert browser.get("/api/waiting").json()["turns"] == []


def test_names_cannot_inject(client, browser):
    (bert,) = people(client, "Bert")
    id = opened(browser, public=True)
    does(bert, id, "sit", name="<img src=x>")
    for path in (f"/table/{id}", "/tables"):
        assert "<img src=x" not in browser.get(path).text


def test_a_title_that_does_not_fit_is_refused(browser):
    for data in (
        {"title": "chicago-express", "seats": [ME]},
        {"title": "monopoly", "seats": [ME, OPEN]},
        {"title": "chicago-express", "seats": [ME, OPEN], "terms": {"stand_in": "god"}},
        {"title": "chicago-express", "seats": [ME, {"kind": "dog"}]},
    ):
        assert browser.post("/api/tables", data).status_code in (404, 422)


def test_news_of_a_table_come_by_themselves(client, browser):
    (bert,) = people(client, "Bert")
    id = opened(browser, public=True)
    client.cookies.clear()
    with client.websocket_connect("/ws/news/lobby") as lobby:
        assert [t["id"] for t in lobby.receive_json()["open"]] == [id]
        does(bert, id, "sit", name="Bert")
        assert lobby.receive_json()["open"][0]["free"] == 1
        does(browser, id, "cancel")
        assert lobby.receive_json()["open"] == []
