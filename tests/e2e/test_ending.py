"""The end of a match, the way back through it, going on from a record: what only a browser can tell."""

import random

import pytest
from playwright.sync_api import expect

from roundhouse import Match

pytestmark = pytest.mark.browser


def played(stop=10_000):
    """Return a random match of Chicago Express, as far as asked."""
    match, dice = Match("chicago-express", 3), random.Random(3)
    match.names = {0: "Ada", 1: "Bert", 2: "Cleo"}
    while not match.over and match.ply < stop:
        match.push(dice.choice(match.legal_moves))
    return match


def test_the_end_leads_on_and_back(player):
    match = played()
    first = player.upload(str(match.record()))
    page = player.page
    expect(page.locator(".sign-over .sign-why")).to_contain_text("The end")
    expect(page.locator(".ending [data-panel=sheet] tbody tr")).to_have_count(3)
    expect(page.locator(".ending .curve svg")).to_be_visible()
    page.get_by_role("button", name="Look through").click()
    expect(page.locator("#step-at")).to_contain_text("1 /")
    expect(page.locator(".ending")).to_have_count(0)
    page.locator("#to-now").click()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_selector("#offer button:not([disabled])")
    assert first not in page.url
    expect(page.locator("#step-at")).to_contain_text("0 / 0")


def test_a_link_to_a_position_gives_nothing_away(player):
    match = played()
    id = player.upload(str(match.record()))
    page = player.go(f"/match/{id}/20")
    expect(page.locator("#log-lines li").last).to_have_attribute("data-ply", "20")
    assert page.locator(".sign-over").count() == 0
    page.locator("#to-now").click()
    expect(page.locator("#log-lines li").last).to_have_attribute("data-ply", str(match.ply))


def test_a_record_is_continued_against_bots_whose_reasons_can_be_read(player, tmp_path):
    file = tmp_path / "match.rail"
    file.write_text(str(played(4).record()))
    page = player.go("/")
    page.set_input_files("#upload", file)
    rows = page.locator("#continue .seat")
    expect(rows).to_have_count(3)
    for seat in (0, 2):
        rows.nth(seat).locator("select").select_option("bot passenger")
    rows.nth(1).locator("select").select_option("me")
    page.get_by_role("button", name="Play on").click()
    page.wait_for_selector("#offer button:not([disabled])")
    expect(page.locator('[data-panel=players] [data-row="seat-1"]')).to_contain_text("You")
    line = page.locator('#log-lines li[data-mover="2"], #log-lines li[data-mover="0"]').last
    ply = line.get_attribute("data-ply")
    line.locator(".line-text").click()
    expect(page.locator(".line-why")).to_contain_text("Show this position")
    expect(page.locator("#to-now")).to_be_hidden()
    page.get_by_role("link", name="Show this position").click()
    expect(page.locator("#step-at")).to_contain_text(f"{ply} /")
