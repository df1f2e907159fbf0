"""What only a browser can answer: is it clickable, does it arrive, does it heal, can everybody use it."""

import random
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from hands import PEOPLE, bid, choose, first_turn

from roundhouse import Match, titles

pytestmark = pytest.mark.browser

KEYS = sorted({title.key for title in titles()})


def test_play_now_takes_one_click(player):
    page = player.go("/")
    player.picture("home")
    page.locator("form[action='/play-now'] button").first.click()
    player.ready()
    assert "/match/" in page.url
    player.picture("first-move")


def test_a_new_match_is_set_up_on_the_page(player):
    page = player.go("/new?title=chicago-express")
    player.picture("new-match")
    page.locator("#start").click()
    player.ready()
    assert "/match/" in page.url


def test_undo_and_its_barrier(player):
    page = first_turn(player)
    choose(page, "action:expansion")
    page.wait_for_selector('#offer button[data-pick="company:PRR"]')
    choose(page, "company:PRR")
    page.wait_for_selector('#pieces [data-pick="hex:Q5"].can-pick')
    page.locator("#undo-turn").click()
    page.wait_for_selector('#offer button[data-pick="action:expansion"]')
    choose(page, "action:development")
    page.wait_for_selector('#offer button[data-pick="action:decline"]')
    choose(page, "action:decline")
    page.wait_for_function("() => document.querySelector('.sign').innerText.includes('Bert')")
    choose(page, "action:auction")
    page.wait_for_selector('#offer button[data-pick="company:PRR"]')
    ply = player.update()["ply"]
    assert player.update()["undo"] == {"one": ply - 1, "turn": ply - 1}  # not behind Bert's turn


def test_the_board_is_clicked_and_says_why_not(player):
    page = first_turn(player)
    choose(page, "action:expansion")
    page.wait_for_selector('#offer button[data-pick="company:PRR"]')
    choose(page, "company:PRR")
    hex_q5 = page.locator('#pieces [data-pick="hex:Q5"]')
    page.wait_for_selector('#pieces [data-pick="hex:Q5"].can-pick')
    hex_q5.hover()
    page.locator('#pieces [data-pick="hex:D3"]').click()
    why = page.locator("#why")
    why.wait_for()
    assert "CE-8.2" in why.inner_text()
    player.picture("why-not")
    hex_q5.click()
    page.wait_for_function("() => document.querySelector('#log-lines').innerText.includes('Q5')")


def test_a_restarted_server_is_found_again_without_a_gap(player, server):
    player.new_match("chicago-express", PEOPLE)
    page = player.page
    bid(page, 12)
    page.wait_for_function("() => document.querySelector('#log-lines').innerText.includes('$12')")
    server.stop()
    server.start()
    page.wait_for_selector('#offer button[data-pick="action:pass"]:not([disabled])', timeout=60_000)
    bid(page, 13)
    page.wait_for_function(
        "() => document.querySelector('#log-lines').innerText.includes('$13')", timeout=60_000
    )
    assert player.update()["ply"] == 2
    lines = page.locator("#log-lines > li").count()
    page.reload()
    player.ready()
    assert page.locator("#log-lines > li").count() == lines


def test_the_language_is_switched_in_mid_game(player):
    player.new_match("chicago-express", PEOPLE)
    page = player.page
    bid(page, 12)
    page.wait_for_function(
        "() => document.querySelector('#log-lines').innerText.includes('bids $12')"
    )
    page.locator("#open-settings").click()
    page.locator("#settings .languages button[value=de]").click()
    page.wait_for_selector("html[lang=de]")
    player.ready()
    assert re.search(r"bietet 12\s\$", page.locator("#log-lines").inner_text())
    player.picture("german")


def press_letter_of(page, pick):
    """Press the key that the screen shows beside a choice."""
    button = page.locator(f'#offer button.choice[data-pick="{pick}"]')
    page.keyboard.press(button.locator("kbd").inner_text())


def test_a_turn_with_the_keyboard_alone(player):
    page = first_turn(player)
    page.wait_for_timeout(300)
    press_letter_of(page, "action:expansion")
    page.wait_for_selector('#offer button[data-pick="company:PRR"] kbd')
    press_letter_of(page, "company:PRR")
    page.wait_for_selector('#offer button[data-pick="hex:Q5"]')
    for _ in range(30):  # walk through the choices with the arrows
        page.keyboard.press("ArrowDown")
        if page.evaluate("() => document.activeElement.dataset.pick") == "hex:Q5":
            break
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('#log-lines').innerText.includes('Q5')")


def test_the_past_can_be_looked_at_while_the_match_goes_on(player):
    player.new_match("chicago-express", PEOPLE)
    page = player.page
    bid(page, 12)
    page.wait_for_function("() => document.querySelector('#log-lines').innerText.includes('$12')")
    page.keyboard.press(",")
    page.wait_for_selector("#to-now:visible")
    assert page.url.endswith("/0")
    page.locator("#to-now").click()
    page.wait_for_selector("#to-now", state="hidden")


def test_the_phone_shows_everything_without_sideways_scrolling(phone):
    phone.new_match("chicago-express", PEOPLE)
    page = phone.page
    phone.picture("phone")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    choose(page, "action:pass")
    page.locator("#offer .confirm .brass").tap()  # a finger is asked once more
    page.wait_for_function("() => document.querySelector('.sign').innerText.includes('Bert')")


BESIDE_THE_BOARD = {"exclude": [["#board"]]}  # the boards have a test of their own, and are large
SCHEMES = ["light", "dark"]
PAGES = ["/", "/about", "/rules/chicago-express", "/match/nothing"]
PAGES += [f"/new?title={key}" for key in KEYS]


def test_no_page_has_an_axe_violation(player):
    found = {}
    player.page.emulate_media(reduced_motion="reduce")
    for path in PAGES:
        player.go(path)
        name = re.sub(r"\W+", "-", path).strip("-") or "home"
        for scheme in SCHEMES:
            player.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            player.picture(f"axe-{scheme}-{name}")
            found[path, scheme] = violations(player.page)
    assert {path: broken for path, broken in found.items() if broken} == {}


@pytest.mark.parametrize("scheme", SCHEMES)
def test_nothing_that_opens_on_the_table_has_an_axe_violation(player, scheme):
    player.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    player.upload(str(finished_match().record()))
    page = player.page
    page.wait_for_selector(".sign-over")
    player.picture(f"axe-{scheme}-over")
    found = {"over": violations(page, BESIDE_THE_BOARD)}
    for drawer in ("rules", "share", "settings"):
        page.locator(f"#open-{drawer}").click()
        page.wait_for_selector("#rules-text section", state="attached")
        found[drawer] = violations(page, BESIDE_THE_BOARD)
    page.keyboard.press("Escape")
    page.locator("#open-keys").click()
    found["keys"] = violations(page, BESIDE_THE_BOARD)
    page.keyboard.press("Escape")
    page.keyboard.press(",")
    page.wait_for_selector("#to-now:visible")
    found["past"] = violations(page, BESIDE_THE_BOARD)
    assert {name: broken for name, broken in found.items() if broken} == {}


def finished_match():
    match, dice = Match("chicago-express", seats=3), random.Random(1)
    while not match.over:
        match.push(dice.choice(match.legal_moves))
    return match


@pytest.mark.parametrize("key", KEYS)
def test_no_table_has_an_axe_violation(player, key):
    title = next(t for t in titles() if t.key == key)
    player.new_match(key, [{"kind": "me"}] * title.seats[0], title.board)
    for scheme in SCHEMES:
        player.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        player.picture(f"table-{scheme}-{key}")
        assert violations(player.page) == []


STILL = "() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))"


def violations(page, where=None):
    page.evaluate(STILL)  # a colour on its way to another has no contrast of its own
    result = Axe().run(page, where)
    return [
        f"{broken['id']}: {broken['nodes'][0]['html'][:120]}"
        for broken in result.response["violations"]
    ]
