"""Whole matches in a real browser: clicked to the end, steered only by what is on the screen."""

import random

import pytest

from roundhouse import titles

pytestmark = pytest.mark.browser

SNAPSHOT = """() => [".sign", "#offer", "#step-at", "#trail"]
    .map((where) => document.querySelector(where)?.innerText ?? "").join("|")"""
STEPS = 4000
NO_GRACE = "localStorage.setItem('roundhouse', JSON.stringify({grace: '0'}))"


def is_over(page):
    return page.locator(".sign-over").count() > 0


def click_something(page, dice):
    """Click one of the choices offered: a button, a bid, an entry of a long list."""
    before = page.evaluate(SNAPSHOT)
    lists = page.locator("#offer details.choice-list:not([open]) summary")
    if lists.count():
        lists.first.click()
    buttons = page.locator(
        "#offer button.choice:visible:not([disabled]), #offer button.bid:visible:not([disabled])"
    )
    count = buttons.count()
    if not count:
        return False
    page.mouse.move(0, 0)  # the hand moves: nothing is held back under a pointer that rests
    buttons.nth(dice.randrange(count)).click()
    page.wait_for_function(f"(before) => ({SNAPSHOT})() !== before", arg=before)
    return True


def play_to_the_end(person, seed):
    page, dice = person.page, random.Random(seed)
    for _ in range(STEPS):
        page.wait_for_selector(
            ".sign-over, #offer button.choice:visible, #offer button.bid:visible, "
            "#offer details.choice-list, #pass-ready:visible",
            timeout=60_000,
        )
        if is_over(page):
            return
        if page.locator("#pass-ready:visible").count():
            page.locator("#pass-ready").click()
            continue
        click_something(page, dice)
    raise AssertionError("the match does not end")


@pytest.mark.slow
def test_three_people_click_a_match_of_chicago_express_to_the_end(player):
    names = ["Ada", "Bert", "Cleo"]
    seats = [{"kind": "me", "name": names[0]}, *[{"kind": "local", "name": n} for n in names[1:]]]
    player.new_match("chicago-express", seats)
    play_to_the_end(player, 7)
    player.picture("chicago-express-over")
    assert player.update()["over"]
    assert any(name in player.page.locator(".sign").inner_text() for name in names)
    assert player.page.locator("#panels").get_by_text("Ada").count()


OTHERS = [
    pytest.param(title.key, title.board, title.seats[0], id=f"{title.key}-{title.board}")
    for title in titles()
    if title.key != "chicago-express" and title is next(t for t in titles() if t.key == title.key)
]


@pytest.mark.slow
@pytest.mark.parametrize(("key", "board", "seats"), OTHERS)
def test_one_person_plays_a_whole_match_against_bots(player, key, board, seats):
    table = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot"}] * (seats - 1)]
    player.context.add_init_script(NO_GRACE)
    player.new_match(key, table, board)
    play_to_the_end(player, 3)
    player.picture(f"{key}-over")
    assert player.update()["over"]
