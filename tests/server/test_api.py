"""What a page can ask and do, and what it is told when it may not."""

import json
import random
import re
from dataclasses import replace

import pytest
from litestar.testing import TestClient
from visitors import Browser

from roundhouse import CHANCE, Match, titles
from roundhouse.core import chance
from roundhouse.server.app import create_app
from roundhouse.server.store import SeatRow, Stored

KEYS = sorted({title.key for title in titles()})


# ── Visitors ─────────────────────────────────────────────────────────────────────────────────────


def test_a_visitor_gets_a_signed_cookie_that_scripts_cannot_read(client):
    answer = client.get("/")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("guest=")
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()


def test_a_forged_cookie_is_nobody(client, browser):
    id = browser.new()
    real = browser.cookies["guest"]
    browser.cookies["guest"] = real[:-1] + ("0" if real[-1] != "0" else "1")
    assert browser.look(id)["seats"] == []


def test_changes_need_the_token_of_our_own_page(browser):
    for token in ("", "0" * 64):
        answer = browser.post("/api/play-now", {"title": "chicago-express"}, **{"x-csrf": token})
        assert answer.status_code == 403
        assert answer.headers["content-type"] == "application/problem+json"


def test_pages_forbid_foreign_and_inline_scripts(client):
    policy = client.get("/").headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "style-src 'self'" in policy
    assert "unsafe" not in policy


def test_bodies_are_limited(browser):
    long = {"title": "chicago-express", "seats": [{"kind": "me", "name": "x" * 70_000}]}
    assert browser.post("/api/matches", long).status_code == 413
    assert browser.upload("x" * 2_100_000).status_code == 413


@pytest.mark.parametrize(
    ("language", "said"), [("en", "games"), ("de", "Spiele"), ("nl", "spellen")]
)
def test_pages_speak_the_language_of_the_browser(client, language, said):
    page = client.get("/", headers={"accept-language": f"{language};q=0.9"})
    assert f'lang="{language}"' in page.text
    assert said in page.text


# ── Beginning ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("data", "status", "told"),
    [
        ({"title": "monopoly", "seats": []}, 404, "no title"),
        ({"title": "chicago-express", "seats": [{"kind": "me"}]}, 422, "2 to 6 seats"),
        ({"title": "chicago-express", "seats": [{"kind": "dog"}] * 3}, 422, "me, local or bot"),
        (
            {"title": "chicago-express", "seats": [{"kind": "bot", "level": "god"}] * 3},
            422,
            "levels are",
        ),
        ({"title": "chicago-express"}, 400, "missing required field `seats`"),
        (
            {"title": "chicago-express", "seats": [{"kind": 5}]},
            400,
            "seats[0].kind: Expected `str`",
        ),
        (
            {"title": "chicago-express", "seats": [{"kind": "me"}] * 3, "options": {"a": "b"}},
            422,
            "no option",
        ),
        (
            {"title": "chicago-express", "seats": [{"kind": "me"}] * 3, "nonsense": 1},
            400,
            "unknown field `nonsense`",
        ),
    ],
)
def test_a_match_that_cannot_be_is_refused(browser, data, status, told):
    answer = browser.post("/api/matches", data)
    assert answer.status_code == status, answer.text
    assert told in answer.json()["detail"]


def test_seats_are_named_and_shuffled(browser):
    seats = [
        {"kind": "me", "name": "  Ada\n L. "},
        {"kind": "local", "name": "<b>"},
        {"kind": "bot"},
    ]
    places = set()
    for _ in range(20):
        made = browser.post(
            "/api/matches", {"title": "chicago-express", "seats": seats, "shuffle": True}
        )
        places.add(tuple(browser.look(made.json()["id"])["seats"]))
    assert len(places) > 1
    page = browser.get(f"/match/{made.json()['id']}").text
    assert "Ada L." in page
    assert "<b>" not in page


def test_playing_now_seats_the_person_anywhere(browser):
    made = [browser.post("/api/play-now", {"title": "american-rails"}).json() for _ in range(20)]
    places = {tuple(browser.look(match["id"])["seats"]) for match in made}
    assert len(places) > 1
    assert places <= {(0,), (1,), (2,)}


# ── Playing ──────────────────────────────────────────────────────────────────────────────────────


def test_a_move_is_acknowledged_and_told(browser):
    id = browser.new()
    before = browser.look(id)
    assert before["mine"]
    assert before["turn"] == 0
    answer = browser.move(id, "bid 12").json()
    assert (answer["seq"], answer["ply"]) == (1, 1)
    after = browser.look(id)
    assert after["turn"] == 1
    assert "$12" in after["log"][0]["text"]
    assert after["log"][0]["rule"] == "CE-4.3"


def spliced(before, changed):
    """Return changed texts whole, as the page puts them together."""
    return {
        key: text if isinstance(text, str) else _whole(before.get(key, ""), text)
        for key, text in changed.items()
    }


def _whole(old, parts):
    return "".join([part if isinstance(part, str) else old[slice(*part)] for part in parts])


def test_the_answer_to_a_move_carries_what_changed_and_the_next_choices(browser):
    id = browser.new()
    before = browser.look(id)
    update = browser.move(id, "bid 12").json()["update"]
    assert (update["since"], update["seq"], update["from"]) == (0, 1, 0)
    assert update["mine"]  # the next seat at this device
    assert update["choices"]["seq"] == 1
    assert 0 < len(update["panels"]) < len(before["panels"])
    assert len(update["board"]) < len(before["board"])
    whole = browser.look(id)
    assert whole["panels"] == before["panels"] | spliced(before["panels"], update["panels"])
    assert whole["board"] == before["board"] | spliced(before["board"], update["board"])
    assert whole["captions"] == before["captions"] | update["captions"]


def test_an_update_after_an_undo_begins_where_the_match_was_left(browser):
    id = browser.new()
    for move in ("bid 12", "pass", "pass", "bid 9"):
        seq = browser.move(id, move).json()["seq"]
    update = browser.post(f"/api/matches/{id}/undo", {"seq": seq, "ply": 3}).json()["update"]
    assert (update["since"], update["ply"], update["from"], update["log"]) == (seq, 3, 3, [])
    long_ago = browser.look(id, 1)
    assert long_ago["from"] in (0, 1)
    assert browser.look(id, 77)["since"] is None  # never heard of it: all of it


def test_a_forbidden_move_names_its_rule_and_changes_nothing(browser):
    id = browser.new()
    answer = browser.move(id, "bid 3")
    assert answer.status_code == 422
    body = answer.json()
    assert body["rule"] == "CE-4.2"
    assert body["facts"] == {"bid": 3, "floor": 7}
    assert body["instead"] == "bid 7"
    assert "$7" in body["detail"]
    assert browser.move(id, "hello").status_code == 422
    assert browser.look(id)["seq"] == 0


def test_an_old_seq_loses(browser):
    id = browser.new()
    browser.move(id, "bid 12")
    late = browser.move(id, "bid 13", seq=0)
    assert late.status_code == 409
    assert late.json()["seq"] == 1


def test_who_is_behind_is_told_so_whoever_decides_now(client, browser):
    id = browser.new(bots=2)
    stranger = Browser(client)
    late = stranger.move(id, "bid 12", seq=40)
    assert late.status_code == 409
    assert stranger.move(id, "bid 12").status_code == 403


def test_only_the_owner_of_a_seat_acts_for_it(client, browser):
    id = browser.new()
    stranger = Browser(client)
    assert stranger.look(id)["seats"] == []
    assert not stranger.look(id)["mine"]
    assert stranger.get(f"/api/matches/{id}/choices").json()["moves"] == []
    for answer in (
        stranger.move(id, "bid 12"),
        stranger.post(f"/api/matches/{id}/plan", {"seq": 0, "up_to": 9}),
    ):
        assert answer.status_code == 403
    assert stranger.post(f"/api/matches/{id}/undo", {"seq": 0, "ply": 0}).status_code == 422


def test_nobody_moves_for_chance(client, browser):
    store = client.app.state.house.store
    whose = browser.cookies["guest"].partition(".")[0]
    seats = tuple([SeatRow("person", whose, "", "")] * 3)
    match = Match("age-of-steam", 3, "rust-belt")
    options = json.dumps(match.options)
    waiting = Stored("halted", "age-of-steam", "rust-belt", 1, options, "00" * 32, 0, 1, seats, ())
    client.blocking_portal.call(store.create, waiting)
    seen = browser.look("halted")
    assert seen["turn"] == match.turn == CHANCE
    refused = browser.move("halted", str(match.legal_moves[0]))
    assert refused.status_code == 403
    assert browser.look("halted")["seq"] == 0


def test_own_moves_can_be_taken_back_until_another_seat_decided(browser):
    id = browser.new()
    for move in ["bid 12", "pass", "pass", "bid 6", "pass", "pass", "bid 5", "pass", "pass"]:
        browser.move(id, move)
    for move in ["bid 8", "pass", "pass", "expansion", "company PRR", "build Q5"]:
        assert browser.move(id, move).status_code == 200, move
    seen = browser.look(id)
    assert seen["undo"] == {"one": seen["ply"] - 1, "turn": seen["ply"] - 3}
    back = browser.post(
        f"/api/matches/{id}/undo", {"seq": seen["seq"], "ply": seen["undo"]["turn"]}
    )
    assert back.status_code == 200
    again = browser.look(id)
    assert again["ply"] == seen["ply"] - 3
    # what is left to take back is the last word of the seat before, and nothing behind it
    assert again["undo"] == {"one": again["ply"] - 1, "turn": again["ply"] - 1}
    refused = browser.post(f"/api/matches/{id}/undo", {"seq": again["seq"], "ply": 3})
    assert refused.status_code == 422


def test_a_standing_bid_goes_up_to_its_amount_then_passes(browser):
    id = browser.new()
    assert browser.post(f"/api/matches/{id}/plan", {"seq": 0, "up_to": 9}).status_code == 200
    seen = browser.wait(id, lambda seen: seen["turn"] == 1)
    assert "$7" in seen["log"][0]["text"]
    browser.move(id, "bid 8")
    browser.move(id, "pass")
    seen = browser.wait(id, lambda seen: seen["ply"] == 4)
    assert "$9" in seen["log"][-1]["text"]
    browser.move(id, "bid 10")
    seen = browser.wait(id, lambda seen: seen["ply"] >= 6)
    assert [line["kind"] for line in seen["log"]][-3:] == ["pass", "share-sold", "auction-opened"]
    assert seen["plan"] is None  # the next auction is another one
    refused = browser.post(f"/api/matches/{id}/plan", {"seq": 0, "up_to": 9})
    assert refused.status_code == 409


def test_choices_are_picks_and_bids_are_a_range(browser):
    id = browser.new()
    choices = browser.choices(id)
    assert choices["ranges"][0] | {"label": ""} == {
        "pick": "bid",
        "prefix": [],
        "low": 7,
        "high": 40,
        "words": "bid",
        "label": "",
        "ends": True,
        "final": False,
    }
    assert choices["moves"] == {"pass": ["action:pass"]}
    shown = browser.get(f"/api/matches/{id}/preview?move=bid%2012").json()
    assert "$12" in shown["text"]


def test_what_cannot_be_picked_says_why(browser):
    id = browser.new()
    for move in ["bid 12", "pass", "pass", "bid 6", "pass", "pass", "bid 5", "pass", "pass"]:
        browser.move(id, move)
    for move in ["bid 8", "pass", "pass", "expansion", "company PRR"]:
        browser.move(id, move)
    why = browser.get(f"/api/matches/{id}/why?pick=hex:S3").json()
    assert why["rule"] == "CE-2.4"
    assert why["rule_html"]
    assert re.fullmatch(
        r"[A-S]\d+ · \w+ · costs \$\d( · next to .+)?", why["instead"]
    )  # as the choices are called
    auction = browser.get(f"/api/matches/{browser.new()}/why?pick=hex:S3").json()
    assert auction["text"].startswith("That cannot be chosen now. ")


def test_any_position_can_be_looked_at_again(browser):
    id = browser.new()
    browser.move(id, "bid 12")
    browser.move(id, "pass")
    past = browser.get(f"/api/matches/{id}/at/1").json()
    assert past["ply"] == 1
    assert past["plies"] == 2
    assert not past["mine"]
    assert browser.get(f"/api/matches/{id}/at/9").status_code == 422
    assert browser.get(f"/match/{id}/1", accept="text/html").status_code == 200
    assert browser.get(f"/match/{id}/77", accept="text/html").status_code == 422


def test_unknown_addresses_are_told_as_pages_and_as_problems(browser):
    assert browser.get("/api/matches/nothing").json()["status"] == 404
    page = browser.get("/match/nothing", accept="text/html")
    assert page.status_code == 404
    assert "<html" in page.text


# ── Holding ──────────────────────────────────────────────────────────────────────────────────────


def test_a_restarted_server_goes_on(settings):
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        browser = Browser(client)
        id = browser.new()
        browser.move(id, "bid 12")
        browser.move(id, "pass")
        seen = browser.look(id)
        browser.post(f"/api/matches/{id}/undo", {"seq": seen["seq"], "ply": 1})
        seen, cookies = browser.look(id), browser.cookies
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        again = Browser(client)
        again.cookies = cookies
        assert again.look(id) == seen
        again.csrf = re.search(r'name="csrf" content="([0-9a-f]+)"', again.get("/").text)[1]
        assert again.move(id, "bid 13").status_code == 200


@pytest.mark.slow
@pytest.mark.parametrize("key", KEYS)
def test_bots_play_to_the_end_and_every_draw_can_be_verified(browser, key):
    title = next(title for title in titles() if title.key == key)
    seats = title.seats[0]
    made = browser.post(
        "/api/matches", {"title": key, "board": title.board, "seats": [{"kind": "bot"}] * seats}
    )
    id = made.json()["id"]
    seen = browser.wait(id, lambda seen: seen["over"], 300)
    assert seen["over"]
    text = browser.get(f"/match/{id}/record.rail").text
    match = Match.from_record(text)
    secret = bytes.fromhex(match.headers["secret"])
    assert chance.hash_of(secret) == match.headers["secret-hash"]
    assert chance.hash_of(secret) in browser.get(f"/match/{id}").text
    assert chance.wrong_draws(match, secret, id, 0) == []
    twin = Match.from_record(browser.get(f"/match/{id}/record.json").text)
    assert twin.digest == match.digest


def test_an_uploaded_record_can_be_looked_at_and_continued(browser):
    match, dice = Match("chicago-express", seats=3), random.Random(1)
    for _ in range(60):
        match.push(dice.choice(match.legal_moves))
    match.names[0] = "Ada"
    made = browser.upload(str(match.record()))
    assert made.status_code == 201
    id = made.json()["id"]
    seen = browser.look(id)
    assert seen["ply"] == 60
    assert seen["undo"] is None
    move = str(match.legal_moves[0])
    assert browser.move(id, move).status_code == 200
    record = Match.from_record(browser.get(f"/match/{id}/record.rail").text)
    assert record.headers["imported"] == "60"
    assert record.names[0] == "Ada"
    damaged = str(match.record()).replace("\n9 ", "\n99 ", 1)
    refused = browser.upload(damaged)
    assert refused.status_code == 422
    assert "line " in refused.json()["detail"]
    assert browser.upload(b"\xff\xfe").status_code == 422


@pytest.mark.slow
def test_pictures_boards_and_rules(browser):
    id = browser.new()
    assert browser.get(f"/match/{id}/0/board.svg?look=dark").text.startswith("<svg")
    assert browser.get(f"/match/{id}/0/board.png").content.startswith(b"\x89PNG")
    assert browser.get(f"/match/{id}/0/board.svg?look=neon").status_code == 422
    for title in titles():
        assert browser.get(f"/boards/{title.key}/{title.board}.svg").text.startswith("<svg")
        assert "{" in browser.get(f"/boards/{title.key}/{title.board}.css?look=dark").text
        sections = browser.get(f"/api/rules/{title.key}?map={title.board}").json()["sections"]
        assert {section["rule"][:2] for section in sections} == {title.prefix[:2]}
        page = browser.get(f"/rules/{title.key}?map={title.board}").text
        assert f'id="{sections[3]["rule"]}"' in page
    assert browser.get("/boards/chicago-express/northeast.txt").status_code == 404


def test_live_updates_arrive_without_a_gap(client, browser):
    id = browser.new()
    browser.move(id, "bid 12")
    client.cookies.clear()
    with client.websocket_connect(f"/ws/{id}") as socket:
        first = socket.receive_json()
        assert first["seq"] == 1
        assert [line["ply"] for line in first["log"]] == [1]
        browser.move(id, "pass")
        second = socket.receive_json()
        assert second["seq"] == 2
        assert second["from"] == 1
        assert {line["ply"] for line in second["log"]} == {2}


def test_a_standing_bid_does_not_keep_bots_from_playing(browser):
    id = browser.new(bots=2)
    assert browser.post(f"/api/matches/{id}/plan", {"seq": 0, "up_to": 8}).status_code == 200
    seen = browser.wait(
        id, lambda seen: seen["turn"] == 0 and seen["ply"] > 3 and seen["plan"] is None
    )
    assert seen["mine"]


@pytest.fixture
def unhurried(settings):
    """A house whose bots take a while, so that people can do something meanwhile."""
    app = create_app(replace(settings, bot_pause=0.5))
    with TestClient(app, base_url="http://testserver.local") as client:
        yield Browser(client)


def test_a_standing_bid_may_change_while_a_bot_thinks(unhurried):
    id = unhurried.new(bots=2)
    assert unhurried.move(id, "bid 7", 0).status_code == 200
    plan = {"seq": 1, "up_to": 8, "seat": 0}
    assert unhurried.post(f"/api/matches/{id}/plan", plan).status_code == 200
    assert unhurried.wait(id, lambda seen: seen["ply"] >= 3)


def test_a_move_may_be_taken_back_and_made_again_while_a_bot_thinks(unhurried):
    id = unhurried.new(bots=2)
    assert unhurried.move(id, "bid 7", 0).status_code == 200
    assert unhurried.post(f"/api/matches/{id}/undo", {"seq": 1, "ply": 0}).status_code == 200
    assert unhurried.move(id, "bid 9", 2).status_code == 200
    assert unhurried.wait(id, lambda seen: seen["ply"] >= 3)


# ── Help ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("key", KEYS)
def test_the_first_words_of_a_hint_need_no_search(browser, key):
    id = browser.new(key, 3 if key != "railroad-revolution" else 2)
    seat = browser.look(id)["turn"]
    hint = browser.get(f"/api/matches/{id}/advice?as={seat}").json()
    assert hint["simulations"] == 0
    assert 2 <= len(set(hint["steps"])) == len(hint["steps"])
    assert f"({hint['move']})" not in hint["steps"][-1]
    assert browser.move(id, hint["move"]).status_code == 200


def test_a_hint_comes_in_steps(browser):
    id = browser.new(bots=0)
    hint = browser.get(f"/api/matches/{id}/hint").json()
    assert len(hint["steps"]) >= 2
    assert hint["move"] in {str(move) for move in Match("chicago-express", 3).legal_moves}
    assert hint["picks"][-1] in ("bid:" + hint["move"].split()[-1], "action:pass")
    assert hint == browser.get(f"/api/matches/{id}/hint?ply=0").json()


def test_a_hint_is_for_the_seat_that_decides(client, browser):
    id = browser.new(bots=0)
    refused = Browser(client).get(f"/api/matches/{id}/hint")
    assert refused.status_code == 422
    assert "whose decision" in refused.json()["detail"]


def test_a_move_is_explained(browser):
    id = browser.new(bots=0)
    assert browser.post(f"/api/matches/{id}/moves", {"seq": 0, "move": "bid 7"}).status_code == 200
    said = browser.get(f"/api/matches/{id}/reason/1").json()
    assert said["text"]
    assert browser.get(f"/api/matches/{id}/reason/2").status_code == 422
