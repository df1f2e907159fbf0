"""People in several browsers: one link, seats for guests, an onlooker, two browsers at one seat."""

import random
import re
import sqlite3

import pytest
from axe_playwright_python.sync_playwright import Axe

pytestmark = pytest.mark.browser


def open_table(player, name, people, title="chicago-express", public=False):
    """Open a table on the page as a new visitor would; return its link."""
    page = player.go(f"/new?title={title}&with=others")
    page.locator(f".counts label:has(input[value='{people}'])").click()
    page.locator("#seats input[type=text]").first.fill(name)
    if public:
        page.locator("#public").check()
    page.locator("#shuffle").uncheck()
    page.locator("#start").click()
    page.wait_for_url("**/table/*")
    return page.locator("#link").input_value()


def sit(player, link, name):
    page = player.page
    page.goto(link)
    page.locator("#name").fill(name)
    page.locator("#sit button").click()


def post_move(page, move, seq):
    return page.evaluate(
        """async ([move, seq]) => {
            const id = location.pathname.split("/")[2];
            const csrf = document.querySelector('meta[name="csrf"]').content;
            const answer = await fetch(`/api/matches/${id}/moves`, {method: "POST",
                body: JSON.stringify({move, seq}),
                headers: {"Content-Type": "application/json", "X-CSRF": csrf}});
            return answer.status; }""",
        [move, seq],
    )


def test_three_guests_play_a_whole_match_over_one_link(persons):
    ada, bert, cleo, onlooker = persons(), persons(), persons(390, 844), persons()
    link = open_table(ada, "Ada", 3, public=True)
    ada.picture("table-waits")
    # An onlooker finds it in the lobby, which grows by itself
    lobby = onlooker.go("/tables")
    lobby.wait_for_selector("[data-table]")
    assert "2 seats open" in lobby.locator("[data-table]").inner_text()
    sit(bert, link, "Bert")
    ada.page.wait_for_selector("text=Waiting for one more player")
    lobby.wait_for_selector("text=1 seat open")
    onlooker.picture("lobby")
    cleo.page.goto(link)
    cleo.picture("table-phone")
    cleo.page.locator("#name").fill("Cleo")
    cleo.page.locator("#sit button").click()
    everybody = [ada, bert, cleo]
    for person in everybody:  # the match opens by itself
        person.page.wait_for_url("**/match/*")
        person.page.wait_for_selector(".sign")
    lobby.locator("#begun a", has_text="Watch").click()
    lobby.wait_for_selector(".sign-calm")
    assert "Ada" in lobby.locator(".sign").inner_text()
    # Ada's first bid by hand; the others see it at once
    ada.page.locator("#offer input[type=number]").first.fill("9")
    ada.page.locator("#offer input[type=number]").first.press("Enter")
    for page in (bert.page, cleo.page, lobby):
        page.wait_for_function("() => document.querySelector('#log-lines').innerText.includes('9')")
    bert.page.wait_for_selector(".sign-mine")
    assert bert.page.title().startswith("(1) ")
    # Two browsers act at once on one seat: the same person, two tabs
    twin = bert.context.new_page()
    twin.goto(bert.page.url)
    twin.wait_for_selector(".sign-mine")
    first, second = post_move(bert.page, "pass", 1), post_move(twin, "bid 11", 1)
    assert first == 200
    assert second in (403, 409)  # it is no longer theirs, or the match has gone on
    twin.wait_for_function("() => !document.querySelector('.sign-mine')")
    # Somebody else's browser cannot move for Cleo
    assert post_move(ada.page, "pass", ada.update()["seq"]) == 403
    play_on(everybody)
    for page in (*[person.page for person in everybody], lobby):
        page.wait_for_selector("[data-over]", state="attached")
    assert "Rematch" in ada.page.locator("#slot, #panels, body").first.inner_text()
    ada.picture("people-end")


def play_on(everybody, seed=4):
    """Let everybody post legal moves from their own browser until the match is over."""
    dice = random.Random(seed)
    while True:
        update = everybody[0].update()
        if update["over"]:
            return
        mover = everybody[update["turn"]]
        offer = mover.page.evaluate(
            """async () => { const id = location.pathname.split("/")[2];
                return await (await fetch(`/api/matches/${id}/choices`)).json(); }"""
        )
        moves = [move for move, _ in offer["moves"]]
        moves += [f"{run['words']} {run['low']}".strip() for run in offer["ranges"]]
        calm = [move for move in moves if "decline" not in move] or moves
        assert post_move(mover.page, dice.choice(calm), update["seq"]) == 200


@pytest.mark.parametrize("look", ["light", "dark"])
def test_everybody_can_use_the_pages_of_tables(persons, look):
    ada = persons(1440, 900, color_scheme=look)
    open_table(ada, "Ada", 4, public=True)
    visitor = persons(390, 844, color_scheme=look)
    for person, path in (
        (ada, ""),
        (visitor, "/tables"),
        (visitor, "/new?with=others"),
        (visitor, "/me"),
        (visitor, "/ratings"),
    ):
        if path:
            person.go(path)
        person.page.wait_for_load_state("networkidle")
        width = person.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert width <= 0, path
        found = Axe().run(person.page)
        assert found.response["violations"] == [], path
        person.picture(f"people{re.sub('[^a-z]', '-', path)}-{look}")


def test_the_owner_asks_somebody_to_leave_and_begins_with_bots(persons):
    ada, bert = persons(), persons()
    link = open_table(ada, "Ada", 3)
    sit(bert, link, "Bert")
    ada.page.get_by_label("Ask Bert to leave").click()
    bert.page.wait_for_selector("#sit:not([hidden])")
    sit(bert, link, "Bert")
    bert.page.wait_for_selector("text=You were asked to leave")
    ada.page.locator("#level").select_option("passenger")
    ada.page.locator("[data-do=fill]").click()
    ada.page.wait_for_url("**/match/*")
    bert.page.wait_for_url("**/match/*")


def three(persons, terms=None, names=("Ada", "Bert", "Cleo"), **how):
    """Let three people sit down at a table through the API of their pages; return them at the match."""
    people = [persons(**how) for _ in names]
    seats = [{"kind": "me", "name": names[0]}, *[{"kind": "open"}] * (len(names) - 1)]
    data = {"title": "chicago-express", "seats": seats, "terms": terms or {}}
    people[0].go("/about")
    id = ask(people[0].page, "/api/tables", data)["id"]
    for person, name in zip(people[1:], names[1:], strict=True):
        person.go("/about")
        ask(person.page, f"/api/tables/{id}/sit", {"name": name})
    for person in people:
        person.go(f"/match/{id}")
        person.page.wait_for_selector("#company-seats li", state="attached")
    return id, people


def ask(page, path, data):
    return page.evaluate(
        """async ([path, data]) => {
            const csrf = document.querySelector('meta[name="csrf"]').content;
            const answer = await fetch(path, {method: "POST", body: JSON.stringify(data),
                headers: {"Content-Type": "application/json", "X-CSRF": csrf}});
            return await answer.json(); }""",
        [path, data],
    )


def test_people_see_each_other_talk_and_vote(persons):
    id, (ada, bert, cleo) = three(persons, {"bank": 1200, "step": 10})
    page = ada.page
    page.locator("#open-company").click()
    page.wait_for_function("() => document.querySelectorAll('.dot.here').length === 3")
    assert "You" in page.locator("#waits").inner_text()
    bert.page.locator("#open-company").click()
    bert.page.locator("#talk-text").fill("<b>Good luck</b> everybody")
    bert.page.locator("#talk-text").press("Enter")
    page.wait_for_selector("text=<b>Good luck</b> everybody")
    ada.picture("company")
    assert [b["id"] for b in Axe().run(page).response["violations"]] == []
    page.get_by_label("Hide what Bert writes").click()
    assert page.locator("text=Good luck").count() == 0
    onlooker = persons(390, 844)
    onlooker.go(f"/match/{id}")
    page.wait_for_selector("text=One person watches.")
    onlooker.page.locator("[data-show=company]").click()
    onlooker.page.wait_for_selector("text=Only the players write here.")
    onlooker.picture("company-phone")
    cleo.context.close()  # Cleo's train goes through a tunnel
    page.wait_for_function("() => document.querySelectorAll('.dot.here').length === 2")
    page.locator("[data-act=abandon]").click()
    bert.page.wait_for_selector("#motion:not([hidden])")
    bert.page.get_by_role("button", name="No", exact=True).click()
    page.wait_for_selector("#motion", state="hidden")


def test_a_clock_runs_out_and_the_person_takes_over_again(persons, server):
    terms = {"speed": "days", "step": 86_400, "stand_in": "passenger", "talk": False}
    id, (ada, bert, _) = three(persons, terms)
    assert "23 hours" in ada.page.locator("#waits").inner_text()
    with sqlite3.connect(server.data / "roundhouse.db", timeout=20) as database:
        database.execute("update turns set due = 1 where match = ?", (id,))  # a day passes
    ada.page.wait_for_selector("#bot-instead:not([hidden])")
    bert.page.wait_for_selector(".sign-mine")
    bert.page.locator("#open-company").click()
    bert.page.wait_for_selector("text=This is a silent table.")
    ada.page.locator("#bot-instead button").click()
    ada.page.wait_for_selector("#bot-instead", state="hidden")
    ada.picture("back-again")


def test_a_guest_becomes_an_account_and_is_known_on_the_phone(persons):
    ada, phone = persons(), persons(390, 844)
    link = open_table(ada, "Ada", 3)
    page = ada.go("/me")
    made = page.locator("form[data-account=account]")
    made.locator("[name=name]").fill("Countess")
    made.locator("[name=password]").fill("correct horse")
    made.locator("button").click()
    page.wait_for_selector("#codes:not([hidden])")
    assert len(page.locator("#codes pre").inner_text().split()) == 8
    page.locator("[data-account=reload]").click()
    page.wait_for_selector("text=You are signed in as Countess.")
    mobile = phone.go("/me")
    known = mobile.locator("form[data-account=sign-in]")
    known.locator("[name=name]").fill("Countess")
    known.locator("[name=password]").fill("correct horse")
    known.locator("button").click()
    mobile.wait_for_selector("text=You are signed in as Countess.")
    mobile.goto(link)
    mobile.wait_for_selector("text=You lead this table")
