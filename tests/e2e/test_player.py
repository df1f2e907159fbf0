"""What a player does beside choosing: look ahead, look back, sift, share, hand the device over."""

import random
import re

import pytest
from hands import PEOPLE, bid, choose, first_turn

from roundhouse import Match

pytestmark = pytest.mark.browser


def log_has(page, text):
    page.wait_for_function(
        "(text) => document.querySelector('#log-lines').innerText.includes(text)", arg=text
    )


# ── Looking ahead ────────────────────────────────────────────────────────────────────────────────


def test_a_choice_shows_its_effect_and_the_log_is_filtered(player):
    page = first_turn(player)
    choose(page, "action:expansion")
    page.wait_for_selector('#offer button[data-pick="company:PRR"]')
    choose(page, "company:PRR")
    hex_q5 = page.locator('#pieces [data-pick="hex:Q5"]')
    page.wait_for_selector('#pieces [data-pick="hex:Q5"].can-pick')
    hex_q5.hover()
    treasury = page.locator('[data-panel="companies"] [data-row="PRR"] .will').first
    treasury.wait_for()
    assert re.fullmatch(r"\$7 →\s\$\d", treasury.inner_text())
    assert page.locator("#ghost > *").count()
    assert "PRR" in page.locator("#note").inner_text()
    player.picture("effect")
    page.locator("#open-rules").hover()
    page.wait_for_function("() => !document.querySelector('.will, #ghost > *')")
    assert page.locator("#note").is_hidden()
    page.locator('#offer button[data-pick="hex:Q5"]').focus()  # the keyboard sees the same
    treasury.wait_for()
    the_log_is_filtered(page)


def the_log_is_filtered(page):
    """By player and by the chapter of the rules that lines stand on, each alone and both together."""
    lines = page.locator("#log-lines > li.line")
    everything = lines.count()
    page.select_option("#log-seat", "1")
    bert = lines.all_inner_texts()
    assert 0 < len(bert) < everything
    assert page.locator('#log-lines > li.line:not([data-seat="1"])').count() == 0
    page.wait_for_function("() => document.querySelector('#log-kind').length > 2")
    page.select_option("#log-kind", "CE-4")
    of_auctions = page.locator("#log-lines a.rule").all_inner_texts()
    assert of_auctions
    assert all(rule.startswith("CE-4.") for rule in of_auctions)
    page.select_option("#log-seat", "")
    assert lines.count() > len(of_auctions)
    page.select_option("#log-kind", "CE-6")
    assert 0 < lines.count() < everything
    assert "expansion" in page.locator("#log-lines").inner_text()


def test_moves_are_confirmed_if_that_is_wanted(player):
    player.new_match("chicago-express", PEOPLE)
    page = player.page
    page.locator("#open-settings").click()
    page.locator("[data-setting=confirm]").check()
    page.keyboard.press("Escape")
    bid(page, 12)
    page.wait_for_selector("#offer .confirm")
    assert player.update()["ply"] == 0
    page.locator("#offer .confirm .quiet").click()
    bid(page, 13)
    page.wait_for_selector("#offer .confirm")
    page.locator("#offer .confirm .brass").click()
    log_has(page, "$13")
    page.reload()
    player.ready()
    assert page.locator("[data-setting=confirm]").is_checked()


def test_a_standing_bid_says_its_scope_and_bids(player):
    player.new_match("chicago-express", [PEOPLE[0], {"kind": "bot"}, {"kind": "bot"}])
    page = player.page
    page.locator("#offer .standing summary").click()
    assert "auction" in page.locator("#offer .standing").inner_text()
    page.locator("#up-to").fill("40")
    page.locator("#offer .standing button").click()
    log_has(page, "Ada bids $7")
    player.ready()
    assert player.update()["plan"] is None or player.update()["plan"]["up_to"] == 40


def test_choices_that_could_not_be_had_are_asked_for_again(player):
    failed = []

    def fail_once(route):
        if failed:
            return route.continue_()
        failed.append(route.request.url)
        return route.abort()

    player.page.route("**/choices?*", fail_once)
    # with secrets at a shared device choices do not come with the position
    player.new_match("railroad-revolution", PEOPLE)
    assert failed
    player.page.locator("#offer button.choice").first.wait_for()


# ── Looking back ─────────────────────────────────────────────────────────────────────────────────


def test_since_my_last_turn_places_are_outlined_and_the_past_stays_while_others_play(player):
    match, dice = Match("american-rails", seats=3), random.Random(2)
    while match.ply < 60 or not str(match.legal_moves[0]).startswith("space"):
        match.push(dice.choice(match.legal_moves))
    made = player.upload(str(match.record()))
    page = player.page
    player.ready()
    assert page.locator(".recap summary").is_visible()
    assert page.locator("#board .changed").count()
    page.keyboard.press(",")
    page.wait_for_selector("#to-now:visible")
    assert page.url.endswith(f"/match/{made}/{match.ply - 1}")
    page.evaluate(
        """async ([id, seq, move]) => {
            const csrf = document.querySelector('meta[name="csrf"]').content;
            await fetch(`/api/matches/${id}/moves`, {method: "POST", body: JSON.stringify({seq, move}),
                headers: {"Content-Type": "application/json", "X-CSRF": csrf}}); }""",
        [made, 1, str(match.legal_moves[0])],
    )
    page.wait_for_function("() => document.querySelector('#to-now').dataset.new")
    assert page.url.endswith(f"/match/{made}/{match.ply - 1}")  # still the past
    page.locator("#to-now").click()
    page.wait_for_function(
        "(ply) => document.querySelector('#step-at').textContent.startsWith(String(ply))",
        arg=match.ply + 1,
    )


# ── Taking along ─────────────────────────────────────────────────────────────────────────────────


def test_a_match_is_taken_along_and_brought_back(player, tmp_path):
    player.new_match("chicago-express", PEOPLE)
    page = player.page
    bid(page, 12)
    log_has(page, "$12")
    page.keyboard.press("d")
    link = page.locator("#link").input_value()
    files = {}
    for selector in ("[href$='.rail']", "[href$='.json']", "[data-picture='board.svg']"):
        with page.expect_download() as download:
            page.locator(f"#share {selector}").click()
        kept = tmp_path / download.value.suggested_filename
        download.value.save_as(kept)
        files[kept.suffix] = kept
    assert files[".svg"].read_text().startswith("<svg")
    bid(page, 14)
    log_has(page, "$14")
    page.goto(link)
    page.wait_for_selector("#to-now:visible")
    assert page.url.endswith("/1")
    player.go("/")
    page.locator("#upload").set_input_files(files[".svg"])
    page.wait_for_function("() => document.querySelector('#upload-answer').innerText.includes('(')")
    for kind in (".rail", ".json"):
        player.go("/")
        page.locator("#upload").set_input_files(files[kind])
        page.wait_for_selector("#continue .seat select")
        for chosen in page.locator("#continue .seat select").all():
            chosen.select_option("local")
        page.get_by_role("button", name="Play on").click()
        page.wait_for_url("**/match/*")
        player.ready()
        log_has(page, "$12")
        bid(page, 13)  # an uploaded one is continued
        log_has(page, "$13")


# ── Handing the device over ──────────────────────────────────────────────────────────────────────


def with_a_secret():
    """Railroad Revolution at the moment somebody has drawn milestones that only they may see."""
    for seed in range(20):
        match, dice = Match("railroad-revolution", seats=2), random.Random(seed)
        while not match.over:
            if match.turn >= 0 and str(match.legal_moves[0]).startswith("keep "):
                return match
            match.push(dice.choice(match.legal_moves))
    raise AssertionError("nobody ever draws a milestone")


def test_the_device_changes_hands_and_nothing_private_is_seen_before(player):
    match = with_a_secret()
    match.names.update({0: "Ada", 1: "Bert"})
    drawn = [str(move).split()[1] for move in match.legal_moves]
    own = [f"draws {tile}" for tile in drawn]
    player.upload(str(match.record()))
    page = player.page
    page.wait_for_selector("#pass-ready:visible")
    player.picture("hand-over")
    assert match.names[match.turn] in page.locator("#pass-words").inner_text()
    html = page.content()
    assert not any(f"keep:{tile}" in html for tile in drawn)
    assert not any(words in html for words in own)
    page.keyboard.press("Escape")  # it is no window to be waved away
    assert page.locator("#pass-ready").is_visible()
    page.locator("#pass-ready").click()
    page.wait_for_selector(f'#offer button[data-pick="keep:{drawn[0]}"]')
    assert all(words in page.content() for words in own)
    page.reload()  # a reload brings back exactly what was there
    page.wait_for_selector(f'#offer button[data-pick="keep:{drawn[0]}"]')
    choose(page, f"keep:{drawn[0]}")
    page.wait_for_selector(f'#offer button[data-pick="keep:{drawn[0]}"]', state="detached")
    play_until(page, lambda: player.update()["turn"] == 1 - match.turn)
    page.wait_for_function(
        "(words) => !words.some((w) => document.documentElement.innerHTML.includes(w))", arg=own
    )


def play_until(page, holds):
    """Make moves of one player until something holds: what was private is no longer on the page then."""
    for _ in range(60):
        if holds():
            return
        page.wait_for_selector("#offer button.choice:not([disabled])")
        before = page.locator("#step-at").inner_text() + page.locator("#trail").inner_text()
        last = page.locator("#offer button.choice:visible").last
        last.click()
        page.wait_for_function(
            """(before) => document.querySelector('#step-at').innerText
                + document.querySelector('#trail').innerText !== before""",
            arg=before,
        )
    raise AssertionError("the turn does not end")


def test_passing_is_done_for_me_where_nothing_else_is_possible(player):
    match, dice = Match("chicago-express", seats=3), random.Random(1)
    while match.over or [str(move) for move in match.legal_moves] != ["pass"]:
        if match.over:
            match = Match("chicago-express", seats=3)
        match.push(dice.choice(match.legal_moves))
    player.upload(str(match.record()))
    page = player.page
    page.wait_for_selector('#offer button[data-pick="action:pass"]')
    assert player.update()["ply"] == match.ply  # not before it is asked for
    page.locator("#open-settings").click()
    page.locator("[data-setting=autoPass]").check()
    page.reload()
    page.wait_for_function(
        "(ply) => parseInt(document.querySelector('#step-at').textContent) > ply", arg=match.ply
    )
