"""The list of a visitor's matches on the front page."""

import re

from roundhouse.language import Speaker
from roundhouse.server.departures import ago


def listed(browser):
    """Return the lines of the list: address and text."""
    page = browser.get("/").text
    found = re.findall(r'<a href="/match/([^".]+)">(.*?)</a>', page, re.DOTALL)  # no lessons
    return [(id, " ".join(re.sub(r"<[^>]+>", " ", text).split())) for id, text in found]


def test_what_waits_for_me_comes_first(client, browser):
    waits = browser.new()
    bots = [{"kind": "bot", "level": "porter"}] * 2
    seats = [*bots, {"kind": "me"}]
    other = browser.post("/api/matches", {"title": "chicago-express", "seats": seats}).json()["id"]
    client.app.state.house.bots.jobs.closing = True
    table = client.app.state.house.hall.tables[other]
    if table.thinking is not None:
        table.thinking.get_loop().call_soon_threadsafe(table.thinking.cancel)
    found = listed(browser)
    order = [id for id, _ in found]
    if table.match.turn != 2:  # unless the bots were faster than we looked
        assert order == [waits, other]
    told = dict(found)
    assert "Your turn" in told[waits]
    assert "Preparatory auctions" in told[waits]
    assert "against Bradshaw, Cook" in told[other]


def test_every_match_has_a_picture_that_may_be_kept(browser):
    id = browser.new()
    page = browser.get("/").text
    file = re.search(rf'src="(/match/{id}/0/board\.svg\?version=[0-9a-f]+)"', page)[1]
    picture = browser.get(file)
    assert picture.text.startswith("<svg")
    assert "immutable" in picture.headers["cache-control"]
    assert "no-cache" in browser.get(file.partition("?")[0]).headers["cache-control"]


def test_how_long_ago():
    speaker = Speaker(None, "en", None, ("roundhouse.web",))
    minute = 60_000
    told = [ago(speaker, minutes * minute) for minutes in (0, 5, 60, 190, 1440, 5000)]
    assert told == [
        "just now",
        "5 minutes ago",
        "1 hour ago",
        "3 hours ago",
        "yesterday",
        "3 days ago",
    ]
