"""What hands do at the table in a browser: bid, choose, play the first auctions."""

PEOPLE = [
    {"kind": "me", "name": "Ada"},
    {"kind": "local", "name": "Bert"},
    {"kind": "local", "name": "Cleo"},
]


def bid(page, amount):
    page.locator("#offer input[type=number]").first.fill(str(amount))
    page.locator("#offer input[type=number]").first.press("Enter")


def choose(page, pick):
    page.locator(f'#offer button.choice[data-pick="{pick}"]').click()


def first_turn(player):
    """Play the four auctions of Chicago Express; return once the first player chooses an action."""
    player.new_match("chicago-express", PEOPLE)
    page = player.page
    for minimum in (7, 6, 5, 8):
        bid(page, minimum)
        for _ in range(2):
            page.wait_for_selector(".sign-prompt")
            choose(page, "action:pass")
    page.wait_for_selector('#offer button[data-pick="action:expansion"]')
    return page
