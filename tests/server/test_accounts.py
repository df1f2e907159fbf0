"""Accounts: a guest keeps everything, is known on every device, and can be forgotten."""

import pytest
from gathering import acts, begun, call, does, houses, opened
from visitors import Browser

from roundhouse.server.people import accounts
from roundhouse.server.people.office import Office

GOOD = {"name": "Ada", "password": "correct horse"}


@pytest.fixture(autouse=True)
def always_looked_up(monkeypatch):
    monkeypatch.setattr(accounts, "FRESH", 0.0)  # another process knows it a few seconds later


def me(browser, what, **data):
    answer = browser.post(f"/api/me/{what}", data)
    page = browser.get("/", accept="text/html").text
    browser.csrf = page.partition('name="csrf" content="')[2].partition('"')[0]
    return answer


def test_a_guest_becomes_an_account_and_keeps_everything(client, browser):
    id = browser.new()
    made = me(browser, "account", **GOOD)
    assert made.status_code == 201
    assert len(set(made.json()["codes"])) == 8
    assert browser.look(id)["seats"] == [0, 1, 2]
    assert browser.get("/api/me").json()["name"] == "Ada"
    assert me(browser, "account", name="Ada II", password="correct horse").status_code == 422
    other = Browser(client)
    for name in ("Ada", " ADA ", "Ａda"):
        assert me(other, "account", name=name, password="correct horse").status_code == 422
    for data in ({"name": "B", "password": "correct horse"}, {"name": "Bert", "password": "short"}):
        assert me(other, "account", **data).status_code == 422


def test_the_account_is_the_same_on_another_device_and_its_seats_come_along(client, browser):
    id = browser.new()
    me(browser, "account", **GOOD)
    phone = Browser(client)
    mine, table = phone.new(), opened(phone)
    assert me(phone, "sign-in", **GOOD).status_code == 200
    for match in (id, mine):
        assert phone.look(match)["seats"] == [0, 1, 2]
        assert browser.look(match)["seats"] == [0, 1, 2]
    assert browser.get(f"/api/tables/{table}").json()["leads"]
    assert phone.move(mine, "bid 12").status_code == 200


def test_a_wrong_name_and_a_wrong_password_are_answered_alike(client, browser):
    me(browser, "account", **GOOD)
    other = Browser(client)
    wrong = me(other, "sign-in", name="Ada", password="wrong horse")
    unknown = me(other, "sign-in", name="Nobody", password="wrong horse")
    assert wrong.status_code == unknown.status_code == 422
    assert wrong.json()["detail"] == unknown.json()["detail"]


def test_guessing_ends(client, browser, monkeypatch):
    me(browser, "account", **GOOD)
    monkeypatch.setattr(accounts, "FAILURES", 3)
    other = Browser(client)
    for _ in range(3):
        me(other, "sign-in", name="Ada", password="wrong horse")
    assert me(other, "sign-in", **GOOD).status_code == 422  # for a quarter of an hour
    for house in houses(client):
        house.people.ahead += 16 * 60_000
    assert me(other, "sign-in", **GOOD).status_code == 200


def test_a_recovery_code_sets_a_new_password_once(client, browser):
    code = me(browser, "account", **GOOD).json()["codes"][3]
    other = Browser(client)
    assert me(other, "recover", name="Ada", code="x", password="new password").status_code == 422
    new = {"name": "Ada", "code": code, "password": "new password"}
    assert me(other, "recover", **new).status_code == 200
    assert other.get("/api/me").json()["codes"] == 7
    assert not browser.get("/api/me").json()["account"]  # other devices are signed out
    third = Browser(client)
    assert me(third, "recover", **new).status_code == 422
    assert me(third, "sign-in", **GOOD).status_code == 422
    assert me(third, "sign-in", name="Ada", password="new password").status_code == 200


def test_signing_out_here_and_everywhere(client, browser):
    id = browser.new()
    old = dict(browser.cookies)
    me(browser, "account", **GOOD)
    phone = Browser(client)
    me(phone, "sign-in", **GOOD)
    assert me(phone, "sign-out").status_code == 200
    assert phone.look(id)["seats"] == []
    assert browser.look(id)["seats"] == [0, 1, 2]
    kept = dict(browser.cookies)
    assert me(browser, "sign-out", everywhere=True).status_code == 200
    for cookies in (old, kept):  # that of the guest of before, too
        browser.cookies = dict(cookies)
        assert browser.look(id)["seats"] == []
    assert me(Browser(client), "sign-out").status_code == 422


def test_a_deleted_account_leaves_its_matches_behind(client, browser):
    id, (ada, bert, _) = begun(client, browser, stand_in="passenger")
    me(ada, "account", **GOOD)
    assert me(ada, "delete", password="wrong horse").status_code == 422
    assert me(ada, "delete", password="correct horse").status_code == 200
    assert "former player" in bert.wait(id, lambda seen: seen["ply"] >= 1)["panels"]["players"]
    assert not ada.get("/api/me").json()["account"]
    assert me(ada, "sign-in", **GOOD).status_code == 422
    assert me(Browser(client), "account", **GOOD).status_code == 201  # the name is free again


def test_everything_about_me_can_be_taken_along(client, browser):
    id, (ada, *_) = begun(client, browser)
    acts(ada, id, "talk", text="Hello")
    me(ada, "account", **GOOD)
    mine = ada.get("/api/me/export").json()
    assert mine["account"]["name"] == "Ada"
    assert [one["match"] for one in mine["matches"]] == [id]
    assert mine["said"][0]["text"] == "Hello"
    assert Browser(client).get("/api/me/export").json()["matches"] == []


def test_how_somebody_plays_is_shown_before_one_joins(client, browser):
    id, (ada, bert, cleo) = begun(client, browser)
    for house in houses(client):
        house.people.ahead += 40_000
    ada.move(id, "bid 12")
    mine = ada.get("/api/me").json()["tallies"]
    assert [(one["speed"], one["turns"]) for one in mine] == [("live", 1)]
    assert 35 <= mine[0]["seconds"] <= 80
    table = opened(ada)
    seat = bert.get(f"/api/tables/{table}").json()["seats"][0]
    assert "a typical turn takes" in seat["plays"]
    does(cleo, table, "sit", name="Cleo")
    assert "new here" in bert.get(f"/api/tables/{table}").json()["seats"][1]["plays"]


# ── Administrators ───────────────────────────────────────────────────────────────────────────────


def office(client):
    return Office(houses(client)[0].store, "root")


def test_who_is_banned_may_look_but_not_act(client, browser):
    id = browser.new()
    me(browser, "account", **GOOD)
    call(client, office(client).ban, "ada", "rude")
    assert browser.look(id)["seats"] == [0, 1, 2]
    assert browser.move(id, "bid 12").status_code == 403
    call(client, office(client).unban, "Ada")
    assert browser.move(id, "bid 12").status_code == 200
    done = [(row.who, row.what, row.about) for row in call(client, office(client).log)]
    assert sorted(done) == [("root", "ban", "ada: rude"), ("root", "unban", "Ada")]


def test_an_administrator_renames_resets_and_hides(client, browser):
    id, (ada, bert, _) = begun(client, browser)
    me(ada, "account", **GOOD)
    call(client, office(client).rename, "Ada", "Countess")
    code = call(client, office(client).reset, "Countess")
    new = {"name": "Countess", "code": code, "password": "another one"}
    assert me(Browser(client), "recover", **new).status_code == 200
    acts(bert, id, "talk", text="Something rude")
    acts(Browser(client), id, "talk/1/report")
    (line,) = call(client, office(client).reported)
    assert (line.text, line.often) == ("Something rude", 1)
    call(client, office(client).hide, id, 1)
    assert bert.get(f"/api/matches/{id}/talk").json()[0]["text"] == ""
    assert {row.what for row in call(client, office(client).log)} == {"rename", "reset", "hide"}


def test_hashing_is_argon2_and_never_the_same(client, browser):
    me(browser, "account", **GOOD)
    me(Browser(client), "account", name="Bert", password="correct horse")

    async def hashes():
        async with houses(client)[0].store.reading() as connection:
            return [row.password for row in await connection.execute(accounts.accounts.select())]

    one, other = call(client, hashes)
    assert one.startswith("$argon2id$")
    assert one != other
