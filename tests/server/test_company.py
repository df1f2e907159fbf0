"""People at a table besides their moves: resigning, coming back, votes, talk, playing once more."""

import pytest
from gathering import acts, begun, call, does, houses, opened
from visitors import Browser

from roundhouse import CHANCE


def table_of(client, id):
    house = houses(client)[0]
    return call(client, house.hall.table, id)


def test_who_resigns_leaves_the_seat_to_a_bot_for_good(client, browser):
    id, (ada, bert, cleo) = begun(client, browser, stand_in="passenger")
    assert acts(bert, id, "resign").status_code == 200
    assert acts(bert, id, "resign").status_code == 422
    ada.move(id, "bid 12")
    seen = cleo.wait(id, lambda seen: seen["turn"] == 2)
    assert seen["ply"] >= 2
    assert acts(bert, id, "back").status_code == 422
    assert bert.look(id)["seats"] == [1]  # and may go on looking
    assert not bert.look(id)["mine"]


def test_who_left_a_seat_to_a_bot_takes_over_again(client, browser):
    id, (ada, bert, _) = begun(client, browser, stand_in="passenger")
    house = houses(client)[0]
    for one in houses(client):
        one.bots.jobs.closing = True  # the bot thinks for ever
    ada.move(id, "bid 12")
    table = table_of(client, id)
    call(client, house.people.matters.away, table, 1, table.seq)
    assert bert.get("/api/waiting").json()["turns"] == []
    assert not bert.look(id)["mine"]
    assert bert.move(id, "pass").status_code == 409
    assert acts(ada, id, "back").status_code == 422
    assert acts(bert, id, "back").status_code == 200
    assert bert.get("/api/waiting").json()["turns"] == [id]
    assert bert.move(id, "pass").status_code == 200


def test_all_agree_to_abandon(client, browser):
    id, (ada, bert, cleo) = begun(client, browser)
    onlooker = Browser(client)
    assert acts(onlooker, id, "vote", what="abandon").status_code == 403
    for person in (ada, bert):
        assert acts(person, id, "vote", what="abandon").status_code == 200
    assert not ada.look(id)["over"]
    assert acts(cleo, id, "vote", what="abandon").status_code == 200
    assert ada.look(id)["over"]
    assert "abandoned" in ada.look(id)["now"]
    assert ada.move(id, "bid 12").status_code == 422
    assert acts(ada, id, "vote", what="no").status_code == 422
    assert ada.get("/api/waiting").json()["turns"] == []


def test_one_refusal_ends_a_motion(client, browser):
    id, (ada, bert, cleo) = begun(client, browser)
    assert acts(cleo, id, "vote", what="no").status_code == 422
    acts(ada, id, "vote", what="abandon")
    acts(cleo, id, "vote", what="no")
    acts(bert, id, "vote", what="abandon")
    acts(cleo, id, "vote", what="abandon")
    assert not ada.look(id)["over"]


def test_all_agree_to_go_back_over_the_moves_of_others(client, browser):
    id, (ada, bert, cleo) = begun(client, browser)
    for person, move in ((ada, "bid 12"), (bert, "pass"), (cleo, "pass")):
        assert person.move(id, move).status_code == 200
    for ply in (3, 99):
        assert acts(ada, id, "vote", what="undo", ply=ply).status_code == 422
    for person in (cleo, ada):
        assert acts(person, id, "vote", what="undo", ply=1).status_code == 200
    assert ada.look(id)["ply"] == 3
    assert acts(bert, id, "vote", what="undo", ply=1).status_code == 200
    assert (ada.look(id)["ply"], ada.look(id)["turn"]) == (1, 1)
    assert bert.move(id, "bid 13").status_code == 200


def test_a_draw_that_was_taken_back_comes_again_as_it_was(client, browser):
    id, people = begun(client, browser, "age-of-steam")
    table = table_of(client, id)
    first = table.match.ply

    def play_until_a_draw():
        while True:
            update = people[0].look(id)
            mover = people[update["turn"]]
            offer = mover.choices(id)
            moves = [*offer["moves"], *[f"{r['words']} {r['low']}" for r in offer["ranges"]]]
            calm = "pass" if "pass" in moves else sorted(moves)[0]
            assert mover.move(id, calm).status_code == 200
            match = table_of(client, id).match
            if CHANCE in [match.mover(ply) for ply in range(first, match.ply)]:
                return [str(m) for m in match.moves]

    moves, draws = play_until_a_draw(), table_of(client, id).draws
    for person in people:
        assert acts(person, id, "vote", what="undo", ply=first).status_code == 200
    assert people[0].look(id)["ply"] == first
    assert play_until_a_draw() == moves
    assert table_of(client, id).draws == draws


# ── Talk ─────────────────────────────────────────────────────────────────────────────────────────


def test_players_talk_and_onlookers_read(client, browser):
    id, (ada, bert, _) = begun(client, browser)
    onlooker = Browser(client)
    assert acts(ada, id, "talk", text="Hello <b>table</b>\u202e").status_code == 200
    assert acts(bert, id, "talk", text="Hi").status_code == 200
    assert acts(onlooker, id, "talk", text="Psst").status_code == 403
    said = onlooker.get(f"/api/matches/{id}/talk").json()
    assert [(one["number"], one["seat"], one["text"]) for one in said] == [
        (1, 0, "Hello <b>table</b>"),
        (2, 1, "Hi"),
    ]
    for text in ("", " ", "x" * 500):
        assert acts(ada, id, "talk", text=text).status_code == 422
    assert onlooker.get(f"/api/matches/{id}/talk?after=1").json() == said[1:]


def test_nobody_talks_at_a_silent_table(client, browser):
    id, (ada, *_) = begun(client, browser, talk=False)
    assert acts(ada, id, "talk", text="Hello").status_code == 422


def test_a_line_is_reported(client, browser):
    id, (ada, bert, _) = begun(client, browser)
    acts(ada, id, "talk", text="Something rude")
    for _ in range(2):
        assert acts(bert, id, "talk/1/report").status_code == 200
    assert acts(bert, id, "talk/7/report").status_code == 422


def test_everybody_at_the_table_is_told_about_the_others(client, browser):
    id, (ada, bert, _) = begun(client, browser)
    client.cookies.clear()

    def people(socket, until):
        while True:
            message = socket.receive_json()
            if "people" in message and until(message):
                return message

    with client.websocket_connect(f"/ws/{id}?people=1") as socket:
        seen = people(socket, lambda m: m["people"]["onlookers"] == 1)["people"]
        assert [seat["name"] for seat in seen["seats"]] == ["Ada", "Bert", "Cleo"]
        assert seen["turn"] == 0
        acts(bert, id, "talk", text="Go on")
        assert people(socket, lambda m: "said" in m)["said"][0]["text"] == "Go on"
        acts(bert, id, "vote", what="abandon")
        told = people(socket, lambda m: m["people"]["motion"])["people"]["motion"]
        assert (told["by"], told["missing"]) == (1, [0, 2])
        ada.move(id, "bid 12")
        assert people(socket, lambda m: m["people"]["turn"] == 1)


def test_programs_are_told_nothing_but_updates(client, browser):
    id, (ada, *_) = begun(client, browser)
    client.cookies.clear()
    with client.websocket_connect(f"/ws/{id}") as socket:
        assert "seq" in socket.receive_json()
        acts(ada, id, "talk", text="Hello")
        ada.move(id, "bid 12")
        assert socket.receive_json()["ply"] == 1


# ── Notes ────────────────────────────────────────────────────────────────────────────────────────


def test_notes_are_for_oneself_and_stand_in_ones_own_record(client, browser):
    id, (ada, bert, cleo) = begun(client, browser)
    for person, move in ((ada, "bid 12"), (bert, "pass"), (cleo, "pass")):
        person.move(id, move)
    assert acts(ada, id, "notes", ply=1, text="Too {much}\n# really; or not").status_code == 200
    assert acts(ada, id, "notes", ply=-1, text="With Bert").status_code == 200
    assert ada.get(f"/api/matches/{id}/notes").json() == {
        "1": "Too {much}\n# really; or not",
        "-1": "With Bert",
    }
    assert bert.get(f"/api/matches/{id}/notes").json() == {}
    mine = ada.get(f"/match/{id}/record.rail").text
    assert "With Bert" in mine
    assert "Too" in mine
    assert "Too" not in bert.get(f"/match/{id}/record.rail").text
    assert browser.upload(mine).status_code == 201  # it can still be read
    acts(ada, id, "notes", ply=1, text=" ")
    assert ada.get(f"/api/matches/{id}/notes").json() == {"-1": "With Bert"}
    assert acts(ada, id, "notes", ply=-2, text="x").status_code == 400


# ── Once more ────────────────────────────────────────────────────────────────────────────────────


def test_the_same_table_once_more_keeps_its_seats_for_those_who_played(client, browser):
    id, people = begun(client, browser)
    ada, bert, cleo = people
    assert acts(ada, id, "rematch").status_code == 422
    for person in people:
        acts(person, id, "vote", what="abandon")
    again = acts(bert, id, "rematch").json()
    assert again["path"] == f"/table/{again['id']}"
    stranger = Browser(client)
    assert does(stranger, again["id"], "sit", name="Dan").status_code == 422
    assert ada.get("/api/waiting").json()["tables"] == [again["id"]]
    assert acts(ada, id, "rematch").json() == again
    assert acts(cleo, id, "rematch").json() == again
    names = [s["name"] for s in ada.get(f"/api/tables/{again['id']}").json()["seats"]]
    assert names == ["Bert", "Cleo", "Ada"]
    assert bert.look(again["id"])["mine"]


@pytest.mark.parametrize("what", ["resign", "back", "vote", "talk"])
def test_at_a_table_of_ones_own_there_is_nobody_to_ask(browser, what):
    id = browser.new()
    data = {"vote": {"what": "abandon"}, "talk": {"text": "Hello"}}.get(what, {})
    assert acts(browser, id, what, **data).status_code == 403


def test_who_is_at_an_open_table_has_no_match_yet(browser):
    assert acts(browser, opened(browser), "resign").status_code == 404
