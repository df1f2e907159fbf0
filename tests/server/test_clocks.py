"""Clocks: what a turn costs, nights and holidays, bots for those who are away, all across restarts."""

from datetime import UTC, date, datetime

import pytest
from gathering import acts, begun, call, houses, move_time
from litestar.testing import TestClient
from sqlalchemy import event
from visitors import Browser

from roundhouse.server.app import create_app
from roundhouse.server.people.clocks import after_turn, used
from roundhouse.server.people.hours import Hours, check, counted, moment
from roundhouse.server.people.terms import Terms
from roundhouse.server.tables import NotAllowed

HOUR = 3_600_000
NIGHT = Hours("Europe/Berlin", 22 * 60, 7 * 60)


def at(*when):
    return int(datetime(*when, tzinfo=UTC).timestamp() * 1000)


# ── Hours ────────────────────────────────────────────────────────────────────────────────────────


def test_without_hours_all_time_counts():
    assert counted(Hours(), 5, 105) == 100
    assert moment(Hours(), 5, 100) == 105


def test_nights_do_not_count():
    evening = at(2026, 1, 12, 20)  # 21 o'clock in Berlin
    assert counted(NIGHT, evening, at(2026, 1, 13, 7)) == 2 * HOUR  # until 22, and from 7 to 8
    assert moment(NIGHT, evening, 2 * HOUR) == at(2026, 1, 13, 7)
    assert moment(NIGHT, at(2026, 1, 12, 23), HOUR) == at(2026, 1, 13, 7)


def test_days_off_and_holidays_do_not_count():
    weekend = Hours("UTC", 0, 0, [5, 6])
    assert moment(weekend, at(2026, 1, 9, 23), 2 * HOUR) == at(2026, 1, 12, 1)  # from Friday on
    away = Hours("UTC", holiday_from=date(2026, 1, 10), holiday_until=date(2026, 1, 20))
    assert counted(away, at(2026, 1, 9, 12), at(2026, 1, 21, 12)) == 24 * HOUR


def test_an_hour_more_or_less_at_the_change_of_the_clocks():
    day = Hours("Europe/Berlin", 0, 6 * 60)
    start = at(2026, 3, 28, 23)  # midnight in Berlin; at 2 it becomes 3
    assert moment(day, start, 1) == at(2026, 3, 29, 4) + 1


@pytest.mark.parametrize(
    "hours",
    [
        Hours("Mars/Olympus"),
        Hours("UTC", 0, 20 * 60),
        Hours("UTC", days_off=[0, 1, 2, 3, 4]),
        Hours("UTC", holiday_from=date(2026, 1, 1)),
        Hours("UTC", holiday_from=date(2026, 1, 1), holiday_until=date(2027, 1, 1)),
    ],
)
def test_nobody_sleeps_for_ever(hours):
    with pytest.raises(NotAllowed):
        check(hours)


# ── Banks ────────────────────────────────────────────────────────────────────────────────────────


def test_live_what_a_turn_does_not_need_goes_into_the_bank():
    live = Terms("live", bank=60, step=10)
    assert after_turn(live, 60_000, 4_000) == 66_000
    assert after_turn(live, 60_000, 30_000) == 40_000
    assert after_turn(live, 60_000, 90_000) == 0


def test_over_days_only_what_a_turn_takes_longer_comes_out_of_the_bank():
    days = Terms("days", bank=60, step=10)
    assert after_turn(days, 60_000, 4_000) == 60_000
    assert after_turn(days, 60_000, 30_000) == 40_000


def test_what_the_line_takes_is_given_back():
    assert used(Hours(), 0, 5_000, 800) == 4_200
    assert used(Hours(), 0, 500, 800) == 0


# ── At the table ─────────────────────────────────────────────────────────────────────────────────


def run_out(client):
    house = houses(client)[0]
    return call(client, house.people.clocks.run_out, house.people.now())


def turn(client, id):
    return call(client, houses(client)[0].people.turns.at, id)


def quiet(client):
    """Let no bot move and nobody look at the clocks but the test."""
    for house in houses(client):
        house.bots.jobs.closing = True


def test_a_clock_that_runs_out_leaves_the_seat_to_a_bot_until_the_person_returns(client, browser):
    id, (ada, bert, cleo) = begun(client, browser, bank=60, step=5, stand_in="passenger")
    assert run_out(client) == 0
    move_time(client, 2)
    run_out(client)
    seen = bert.wait(id, lambda seen: seen["turn"] == 1)  # the bot has bid or passed for Ada
    assert seen["ply"] == 1
    assert not ada.look(id)["mine"]
    bert.move(id, "pass")
    cleo.move(id, "pass")
    ada.wait(id, lambda seen: seen["ply"] >= 4)  # and goes on for her
    assert acts(ada, id, "back").status_code == 200
    update = ada.wait(id, lambda seen: seen["turn"] != 0 or seen["mine"])
    assert update["turn"] != 0 or update["mine"]


def test_a_turn_is_charged_when_it_passes_on(client, browser):
    id, (ada, bert, _) = begun(client, browser, bank=600, step=10)
    first = turn(client, id)
    assert first.due - first.since == 610_000
    move_time(client, 1)
    ada.move(id, "bid 12")
    second = turn(client, id)
    left = [int(one) for one in second.left.strip("[]").split(",")]
    assert second.seat == 1
    assert 540_000 <= left[0] <= 550_100
    assert left[1:] == [600_000, 600_000]
    assert second.due - second.since == 610_000
    bert.move(id, "pass")
    assert turn(client, id).seat == 2


def test_clocks_survive_a_restart(settings):
    one = TestClient(create_app(settings), base_url="http://testserver.local")
    with one as client:
        id, people = begun(client, Browser(client), bank=60, stand_in="passenger")
        kept = [(person.cookies, person.csrf) for person in people]
        before = turn(client, id)
    with TestClient(create_app(settings), base_url="http://testserver.local") as client:
        assert turn(client, id) == before
        quiet(client)
        move_time(client, 2)
        assert run_out(client) == 1
        assert run_out(client) == 0
        again = Browser(client)
        again.cookies, again.csrf = kept[0]
        assert not again.look(id)["mine"]
        assert acts(again, id, "back").status_code == 200
        assert again.look(id)["mine"]
        assert turn(client, id).due - turn(client, id).since == 60_000  # a minute's grace


def test_over_days_the_night_does_not_count(client, browser):
    zone = {"zone": "UTC", "sleep_from": 0, "sleep_until": 12 * 60}
    assert browser.post("/api/me/hours", zone).status_code == 200
    assert browser.get("/api/me/hours").json()["sleep_until"] == 720
    id, _ = begun(client, browser, speed="days", step=86_400)
    waits = turn(client, id)
    assert waits.due - waits.since >= 36 * HOUR
    assert browser.post("/api/me/hours", {"zone": "Nowhere"}).status_code == 422


def test_sleeping_tables_cost_one_question(client, browser):
    id, _ = begun(client, browser, speed="days", step=86_400)
    house = houses(client)[0]
    asked = []
    event.listen(
        house.store.engine.sync_engine,
        "before_cursor_execute",
        lambda *given: asked.append(given[2]),
    )
    run_out(client)
    assert len([one for one in asked if "turns" in one]) <= 2  # ours, and perhaps the tick's
    assert all("due" in one for one in asked if "turns" in one), id


def test_the_line_is_measured(client, browser):
    id, _ = begun(client, browser, bank=60)
    house = houses(client)[0]
    table = call(client, house.hall.table, id)
    house.people.heard(table, (0,), f"now {house.people.now() - 300}")
    assert 300 <= house.people._lag(id, 0) <= 1000
    for nonsense in ("now", "now x", "ping", "now 99999999999999999999"):
        house.people.heard(table, (1,), nonsense)
    assert house.people._lag(id, 1) == 0
    house.people.heard(table, (1,), "now 1")
    assert house.people._lag(id, 1) == 1000
