"""Everybody can use the table: by keyboard, by ear, enlarged, in a low window."""

import pytest
from hands import PEOPLE, bid, choose, first_turn

from roundhouse import titles

pytestmark = pytest.mark.browser

KEYS = sorted({title.key for title in titles()})
LOW = [(640, 400), (320, 256), (844, 390), (720, 450)]
TABS = ("choices", "panels", "log", "rules", "share", "settings")
AT = "() => document.activeElement.id || document.activeElement.tagName"

# Whatever can be pressed is scrolled to; it must then lie in the window and under the pointer.
UNREACHED = """() => {
  const lost = [];
  const kinds = ["button", "a[href]", "input", "select", "summary"].map((kind) => `main ${kind}`);
  for (const one of document.querySelectorAll(kinds.join(", "))) {
    const seen = one.checkVisibility({visibilityProperty: true});
    if (!seen || one.disabled || one.closest("svg")) continue;
    one.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
    const small = one.type === "radio" || one.type === "checkbox";
    const box = (small ? one.closest("label") : one).getClientRects()[0];
    if (!box || !box.width) continue;
    const x = Math.min(box.left + box.width / 2, box.left + 20), y = box.top + box.height / 2;
    const hit = document.elementFromPoint(x, y);
    if (hit && (one.contains(hit) || one.closest("label")?.contains(hit))) continue;
    lost.push(`${one.id || one.className || one.textContent} at ${Math.round(x)},${Math.round(y)}`);
  }
  return lost;
}"""
CUT = """() => {
  const texts = ".sign-prompt, .sign-who, .choice, .tabs button, .brass, .quiet, .limit";
  const isCut = (one) => one.scrollWidth > one.clientWidth + 2
    || one.scrollHeight > one.clientHeight + 4;
  return [...document.querySelectorAll(texts)]
    .filter((one) => one.checkVisibility() && isCut(one))
    .filter((one) => getComputedStyle(one).overflow !== "visible")
    .map((one) => `${one.className} ${one.textContent.slice(0, 40)}`);
}"""
STOPS = """() => [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")]
  .filter((one) => one.tabIndex >= 0 && !one.disabled)
  .filter((one) => one.checkVisibility({visibilityProperty: true})).length"""
SPACED = """() => {
  const sheet = new CSSStyleSheet();
  const wide = "letter-spacing: .12em !important; word-spacing: .16em !important;";
  sheet.replaceSync(`* { line-height: 1.5 !important; ${wide} }
    p { margin-bottom: 2em !important; }`);
  document.adoptedStyleSheets = [sheet];
}"""


@pytest.mark.parametrize(("width", "height"), LOW)
def test_a_low_or_enlarged_window_cuts_nothing_off(player, width, height):
    page = player.page
    page.set_viewport_size({"width": width, "height": height})
    for key in KEYS:
        player.new_match(key, PEOPLE)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width, key
        for tab in TABS:
            button = page.locator(f".tabs [data-show={tab}]")
            if button.is_visible():
                button.click()
            assert page.evaluate(UNREACHED) == [], (key, tab)
            assert page.evaluate(CUT) == [], (key, tab)
        player.picture(f"low-{width}-{key}")


def test_more_space_between_letters_cuts_nothing_off(player):
    page = player.page
    for key in KEYS:
        player.new_match(key, PEOPLE)
        page.evaluate(SPACED)
        assert page.evaluate(UNREACHED) == [], key
        assert page.evaluate(CUT) == [], key
        player.picture(f"spaced-{key}")


@pytest.mark.parametrize("key", KEYS)
def test_no_more_than_forty_tab_stops(player, key):
    player.new_match(key, PEOPLE)
    page = player.page
    for _ in range(12):
        assert page.evaluate(STOPS) <= 40
        page.locator("#offer .choice:visible, #offer .brass:visible").first.click()
        page.wait_for_timeout(150)


def test_a_new_decision_leads_to_its_question_and_enter_spends_nothing(player):
    player.new_match("chicago-express", PEOPLE)
    page = player.page
    page.locator("#offer .choice").first.focus()
    page.keyboard.press("Enter")  # pass
    page.wait_for_function("() => document.querySelector('.sign').innerText.includes('Bert')")
    page.wait_for_function("() => document.activeElement.id === 'prompt'")
    ply = player.update()["ply"]
    page.keyboard.press("Enter")
    assert page.evaluate("() => document.activeElement.className") == "brass bid"
    assert player.update()["ply"] == ply


def test_whoever_reads_the_log_is_left_there(player):
    player.new_match("chicago-express", PEOPLE)
    page = player.page
    bid(page, 12)
    page.wait_for_selector("#log-lines a")
    page.locator("#log-lines").focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("() => document.activeElement.className") == "line-text"
    page.locator("#log-lines").focus()
    page.keyboard.press("p")
    page.wait_for_function("() => document.querySelector('.sign').innerText.includes('Cleo')")
    assert page.evaluate(AT) == "log-lines"


def test_what_happens_is_said(player):
    page = first_turn(player)
    said = page.locator("#status")
    choose(page, "action:development")
    page.wait_for_selector('#offer button[data-pick="action:decline"]')
    page.locator("#undo").click()
    page.wait_for_function(
        "() => document.querySelector('#status').innerText.includes('Taken back')"
    )
    page.keyboard.press(",")
    page.wait_for_function(
        "() => /Move \\d+ of \\d+: /.test(document.querySelector('#status').innerText)"
    )
    page.keyboard.press("End")
    page.wait_for_function(
        "() => document.querySelector('#status').innerText.includes('Back to now')"
    )
    assert "your turn" in said.inner_text()


def test_what_a_choice_would_do_is_its_description(player):
    player.new_match("chicago-express", PEOPLE)
    page = player.page
    page.locator("#offer .choice").first.focus()
    page.wait_for_selector("#preview .unseen", state="attached")
    assert page.locator("#offer .choice").first.get_attribute("aria-describedby") == "preview"
    assert page.locator("#preview").inner_text().startswith("If chosen:")
    assert "passes" not in page.locator("#status").inner_text()


def test_single_keys_can_be_switched_off_and_capslock_is_harmless(player):
    player.new_match("chicago-express", PEOPLE)
    page = player.page
    bid(page, 12)
    page.wait_for_function("() => document.querySelector('.sign').innerText.includes('Bert')")
    ply = player.update()["ply"]
    page.locator("#open-settings").click()
    page.locator("[data-setting=keys]").uncheck()
    page.keyboard.press("Escape")
    page.locator("#map").focus()
    page.keyboard.press("p")
    page.wait_for_timeout(200)
    assert player.update()["ply"] == ply
    page.locator("#open-settings").click()
    page.locator("[data-setting=keys]").check()
    page.keyboard.press("Escape")
    page.locator("#map").focus()
    page.evaluate(
        """() => document.activeElement.dispatchEvent(
            new KeyboardEvent("keydown", {key: "P", bubbles: true}))"""
    )
    page.wait_for_function("() => document.querySelector('.sign').innerText.includes('Cleo')")


def test_headings_name_the_places(player):
    player.new_match("chicago-express", PEOPLE)
    names = player.page.locator("h2").all_inner_texts()
    assert [name for name in names if name in ("Now", "Choices", "Board", "Overview", "Log")] == [
        "Now", "Choices", "Board", "Overview", "Log"]  # fmt: skip


def test_a_match_can_be_typed_and_asked(player):
    player.new_match("chicago-express", PEOPLE)
    page = player.page
    page.keyboard.press("/")
    assert page.evaluate(AT) == "command"
    page.keyboard.type("bid 12")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('.sign').innerText.includes('Bert')")
    assert page.evaluate(AT) == "command"
    page.keyboard.type("around Chicago")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "() => document.querySelector('#why').innerText.includes('Chicago (A2)')"
    )
    page.keyboard.type("bid 3")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('#why').innerText.includes('CE-4')")


def test_the_board_is_walked_and_read(player):
    page = first_turn(player)
    page.locator("#map").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    page.wait_for_function("() => document.querySelector('#status').innerText.includes('south: ')")
    assert page.locator("#board .pointed").count()
    page.locator(".words summary").click()
    page.wait_for_selector(".words-body li")
    assert "PRR: income" in page.locator(".words-body").inner_text()
