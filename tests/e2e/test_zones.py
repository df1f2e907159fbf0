"""Zones that stand still: NOW, the tables and the log have fixed places, and nothing is cut."""

import random

import pytest
from hands import PEOPLE

from roundhouse import Match, titles

pytestmark = pytest.mark.browser

KEYS = sorted({title.key for title in titles()})
MOMENTS = 6
NAMES = ["Ada", "Bernadette", "Cleo", "Dorothea", "Emil", "Frederik"]
PLACES = """() => [".deciding", ".panels", ".log", "#map"].map((zone) => {
    const {x, y, width, height} = document.querySelector(zone).getBoundingClientRect();
    return zone === "#map" ? [zone, x, y, width] : [zone, x, y, width, height]; })"""
CUT = """() => [...document.querySelectorAll("#panels .panel, #slot .panel")]
    .filter((panel) => panel.scrollWidth > panel.clientWidth).map((panel) => panel.dataset.panel)"""
SCROLLS = """() => document.documentElement.scrollWidth > innerWidth
    || document.body.scrollHeight > innerHeight"""
BOARD = """() => { const {width, height} = document.querySelector("#map").getBoundingClientRect();
    return width * height / (innerWidth * innerHeight); }"""


def moments(key):
    """Records of a match of random moves with many players at some moments of it."""
    title = next(t for t in titles() if t.key == key)
    match, dice, found = Match(key, seats=title.seats[-1]), random.Random(5), []
    match.names.update(enumerate(NAMES[: match.seats]))
    while not match.over:
        if match.turn >= 0:
            found.append(str(match.record()))
        match.push(dice.choice(match.legal_moves))
    step = max(1, len(found) // MOMENTS)
    return [*found[1::step][:MOMENTS], str(match.record())]


def speak(player, language):
    page = player.go("/")
    page.locator(f".languages button[value={language}]").first.click()
    page.wait_for_selector(f"html[lang={language}]")


def is_still(before, after):
    """Return whether no zone has moved by as much as a pixel."""
    moved = [
        abs(a - b)
        for old, new in zip(before, after, strict=True)
        for a, b in zip(old[1:], new[1:], strict=True)
    ]
    return max(moved) < 1


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", ["de", "nl"])
def test_zones_stand_still_and_no_column_is_cut(player, key, language):
    speak(player, language)
    page = player.page
    records = moments(key)
    for width, height in ((1440, 900), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        places = []
        for number, record in enumerate(records):
            player.upload(record)
            page.wait_for_selector(
                "#offer button, .sign-over, #pass-ready:visible", state="attached"
            )
            if page.locator("#pass-ready:visible").count():
                page.locator("#pass-ready").click()
                player.ready()
            if not page.locator(".sign-over").count():  # the end needs room of its own
                page.evaluate("() => document.fonts.ready.then(() => null)")
                places.append(page.evaluate(PLACES))
            player.picture(f"zones-{key}-{language}-{width}-{number}")
            assert page.evaluate(CUT) == []
            assert not page.evaluate(SCROLLS)
        assert all(is_still(places[0], later) for later in places), places


def test_the_auction_is_seen_while_it_lasts(player):
    player.new_match("chicago-express", PEOPLE)
    page = player.page
    for width, height in ((1440, 900), (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        for name in ("Ada", "Bert", "Cleo"):
            shown = page.locator("#auction").get_by_text(name).bounding_box()
            zone = page.locator(".deciding").bounding_box()
            assert zone["y"] < shown["y"] < zone["y"] + zone["height"] - shown["height"]
        passing = page.locator('#offer button[data-pick="action:pass"]').bounding_box()
        body = page.locator(".choices-body").bounding_box()
        assert passing["y"] + passing["height"] <= body["y"] + body["height"]


LEGIBLE = 10  # pixels
PRICES = """() => [...document.querySelectorAll("#board .rh-cost")]
    .filter((text) => !text.closest("defs"))
    .map((text) => [text.textContent,
        parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a])"""


@pytest.mark.parametrize("key", ["american-rails", "chicago-express"])
def test_prices_on_the_board_are_legible_without_zoom(player, key):
    player.upload(moments(key)[3])
    player.page.wait_for_selector("#offer button", state="attached")
    prices = player.page.evaluate(PRICES)
    assert prices
    assert [text for text, size in prices if size < LEGIBLE] == []


SCREENS = {"tablet": (1024, 768), "upright": (820, 1180), "phone": (390, 844), "across": (844, 390)}


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("key", KEYS)
def test_the_board_takes_the_larger_part_of_every_screen(phone, key, screen):
    width, height = SCREENS[screen]
    title = next(t for t in titles() if t.key == key)
    phone.page.set_viewport_size({"width": width, "height": height})
    phone.new_match(key, [{"kind": "me"}] * title.seats[0], title.board)
    phone.picture(f"screen-{screen}-{key}")
    board = phone.page.evaluate(BOARD)
    sheet = phone.page.locator("#choices").bounding_box()
    assert board > sheet["width"] * sheet["height"] / (width * height)
    assert not phone.page.evaluate(SCROLLS)


@pytest.mark.parametrize("screen", SCREENS)
def test_the_end_has_its_place_on_every_screen(phone, screen):
    width, height = SCREENS[screen]
    phone.page.set_viewport_size({"width": width, "height": height})
    phone.upload(moments("chicago-express")[-1])
    page = phone.page
    page.wait_for_selector(".sign-over")
    phone.picture(f"end-{screen}")
    board, sheet, tabs = (
        page.locator(zone).bounding_box() for zone in ("#map", "#choices", ".tabs")
    )
    assert board["width"] * board["height"] > 0.25 * width * height
    assert sheet["x"] + sheet["width"] <= width
    assert sheet["y"] + sheet["height"] <= tabs["y"] + 1
    assert page.evaluate(CUT) == []
    assert not page.evaluate(SCROLLS)


def test_on_a_phone_the_board_moves_to_what_can_be_chosen(phone):
    match, dice = Match("american-rails", seats=3), random.Random(2)
    while match.ply < 40 or not str(match.legal_moves[0]).startswith("space"):
        match.push(dice.choice(match.legal_moves))
    phone.upload(str(match.record()))
    page = phone.page
    page.wait_for_selector("#map.closer")
    page.wait_for_timeout(300)
    window = page.locator("#map").bounding_box()
    for place in page.locator("#board .can-pick").all():
        box = place.bounding_box()
        for side, size in (("x", "width"), ("y", "height")):
            assert window[side] <= box[side]
            assert box[side] + box[size] <= window[side] + window[size]
