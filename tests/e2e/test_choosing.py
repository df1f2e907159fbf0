"""Choosing: one control for numbers, slips that are forgiven, ways back."""

import random

import pytest
from axe_playwright_python.sync_playwright import Axe
from hands import PEOPLE, bid, choose
from playing import before_dice

from roundhouse import Match

pytestmark = pytest.mark.browser

FIELD = "#offer .amount input"
AGAINST_BOTS = [PEOPLE[0], {"kind": "bot"}, {"kind": "bot"}]


def log_has(page, text):
    page.wait_for_function(
        "(text) => document.querySelector('#log-lines').innerText.includes(text)", arg=text
    )


def until_my_turn(player):
    """Wait until the first player decides again, with the buttons there."""
    player.page.wait_for_selector(".sign-mine")
    player.ready()


# ── Numbers ──────────────────────────────────────────────────────────────────────────────────────


def test_digits_go_into_the_number_and_do_nothing_else(player):
    player.new_match("chicago-express", PEOPLE)
    page = player.page
    assert page.locator("#offer .limits").inner_text().split("\n") == ["at least $7", "at most $40"]
    page.keyboard.press("1")
    assert page.locator(FIELD).input_value() == "1"
    assert page.locator("#offer .bid").is_disabled()
    page.keyboard.press("Enter")  # 1 is too low: nothing is sent, nothing is made of it
    assert page.locator("#offer .limit.wrong").inner_text() == "at least $7"
    page.keyboard.type("12")
    page.keyboard.press("ArrowUp")
    assert page.locator(FIELD).input_value() == "13"
    page.keyboard.press("Enter")
    log_has(page, "Ada bids $13")
    page.locator("#map").focus()
    page.wait_for_function("() => document.querySelector('.sign').innerText.includes('Bert')")
    page.keyboard.press("p")
    log_has(page, "Bert passes")
    assert player.update()["ply"] == 2


def test_a_number_that_is_no_bid_has_the_same_control(player):
    player.new_match("age-of-steam", PEOPLE, "rust-belt")
    page = player.page
    page.wait_for_selector(FIELD)
    assert page.locator("#offer .limits").inner_text().split("\n")[0] == "at least 0"
    assert not page.locator("#offer button.choice").count()
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    log_has(page, "2 shares")


# ── Slips ────────────────────────────────────────────────────────────────────────────────────────


def test_the_end_of_a_turn_waits_and_can_be_taken_back(player):
    player.new_match("chicago-express", AGAINST_BOTS)
    page = player.page
    until_my_turn(player)
    ply = player.update()["ply"]
    choose(page, "action:pass")
    page.wait_for_selector("#offer .grace")
    player.picture("grace")
    page.keyboard.press("Escape")
    page.wait_for_selector('#offer button[data-pick="action:pass"]')
    choose(page, "action:pass")
    page.keyboard.press("u")
    page.wait_for_selector('#offer button[data-pick="action:pass"]')
    assert player.update()["ply"] == ply
    choose(page, "action:pass")
    page.wait_for_selector("#offer .grace")
    page.keyboard.press("Enter")  # done: at once
    log_has(page, "Ada passes")


def test_the_end_of_a_turn_waits_for_done_if_that_is_wanted(player):
    player.new_match("chicago-express", AGAINST_BOTS)
    page = player.page
    until_my_turn(player)
    page.locator("#open-settings").click()
    page.locator("[name=grace][value=Infinity]").check()
    page.keyboard.press("Escape")
    ply = player.update()["ply"]
    choose(page, "action:pass")
    done = page.locator("#offer .confirm .brass")
    done.wait_for()
    assert not Axe().run(page, ".deciding").response["violations"]
    assert not page.locator("#offer .grace").count()
    assert player.update()["ply"] == ply
    done.click()
    log_has(page, "Ada passes")


def test_the_end_of_a_turn_goes_out_by_itself(player):
    player.new_match("chicago-express", AGAINST_BOTS)
    page = player.page
    until_my_turn(player)
    choose(page, "action:pass")
    page.wait_for_selector("#offer .grace")
    log_has(page, "Ada passes")


def test_a_turn_that_was_ended_is_not_lost_when_the_page_is_left(player):
    made = player.new_match("chicago-express", AGAINST_BOTS)
    until_my_turn(player)
    choose(player.page, "action:pass")
    player.page.wait_for_selector("#offer .grace")
    player.go("/")
    player.go(f"/match/{made}")
    log_has(player.page, "Ada passes")


def test_at_one_device_what_cannot_be_taken_back_waits_and_says_so(player):
    match = before_dice()
    player.upload(str(match.record()))
    page = player.page
    player.ready()
    choose(page, "action:pass")
    page.wait_for_selector("#offer .grace")
    assert "cannot be taken back" in page.locator("#offer .confirm").inner_text()
    player.picture("final")
    assert player.update()["ply"] == match.ply
    page.locator("#offer .confirm .brass").click()
    log_has(page, "passes")


def test_what_ends_a_turn_does_not_answer_under_a_pointer_that_rests(player):
    player.page.clock.set_fixed_time("2030-01-01T12:00:00Z")  # however long the server takes
    player.new_match("chicago-express", PEOPLE)
    page = player.page
    passing = page.locator('#offer button[data-pick="action:pass"]')
    passing.click()
    page.locator("#offer .guarded").wait_for()  # Bert's, where Ada has just passed
    page.mouse.down()
    page.mouse.up()
    page.mouse.move(0, 0)
    page.wait_for_selector("#offer .guarded", state="detached")
    assert player.update()["ply"] == 1
    passing.click()
    log_has(page, "Bert passes")


# ── Pointing ─────────────────────────────────────────────────────────────────────────────────────


def test_a_place_says_what_it_is_where_the_pointer_rests(player):
    player.new_match("chicago-express", PEOPLE)
    page = player.page
    page.locator('#board [data-pick="hex:A2"]').hover()
    page.wait_for_function("() => document.querySelector('#note').innerText.includes('Chicago')")
    page.locator(FIELD).hover()
    page.wait_for_selector("#note", state="hidden")


def test_what_a_choice_would_do_stands_beside_it_and_moves_nothing(player):
    player.new_match("chicago-express", PEOPLE)
    page = player.page
    passing = page.locator('#offer button[data-pick="action:pass"]')
    before = passing.bounding_box()
    passing.hover()
    page.wait_for_selector("#note:visible")
    assert passing.bounding_box() == before
    note = page.locator("#note").bounding_box()
    assert note["x"] + note["width"] <= page.locator(".deciding").bounding_box()["x"] + 1


# ── Ways back ────────────────────────────────────────────────────────────────────────────────────


def test_back_and_forward_walk_through_positions(player):
    made = player.new_match("chicago-express", PEOPLE)
    page = player.page
    for amount in (12, 13, 14):
        bid(page, amount)
        log_has(page, f"${amount}")
    shown = page.locator("#step-at")
    page.keyboard.press(",")
    page.wait_for_url(f"**/match/{made}/2")
    page.keyboard.press("Home")
    page.wait_for_url(f"**/match/{made}/0")
    page.go_back()
    page.wait_for_url(f"**/match/{made}/2")
    assert shown.inner_text() == "2 / 3"
    page.go_back()
    page.wait_for_url(f"**/match/{made}")
    page.wait_for_selector("#to-now", state="hidden")
    player.ready()
    page.go_forward()
    page.wait_for_selector("#to-now:visible")
    assert shown.inner_text() == "2 / 3"


def test_a_half_chosen_move_survives_a_reload(player):
    match, dice = Match("age-of-steam", seats=3), random.Random(4)
    while match.turn < 0 or not str(match.legal_moves[0]).startswith("build"):
        match.push(dice.choice(match.legal_moves))
    player.upload(str(match.record()))
    page = player.page
    page.locator("#offer summary").first.click()
    page.locator("#offer .list button.choice").first.click()
    page.wait_for_selector("#trail .step")
    chosen = page.locator("#trail .step").first.inner_text()
    page.reload()
    page.wait_for_selector("#trail .step")
    assert page.locator("#trail .step").first.inner_text() == chosen
    page.keyboard.press("Escape")
    page.wait_for_selector("#trail .step", state="detached")


def test_a_number_that_was_typed_survives_a_reload(player):
    player.new_match("chicago-express", PEOPLE)
    player.page.keyboard.type("23")
    player.page.reload()
    player.ready()
    assert player.page.locator(FIELD).input_value() == "23"
