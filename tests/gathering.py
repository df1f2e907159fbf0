"""People at a table for tests: open it, sit down, act; time can be moved forward."""

from visitors import Browser

ME, OPEN = {"kind": "me", "name": "Ada"}, {"kind": "open"}


def opened(browser, seats=(ME, OPEN, OPEN), title="chicago-express", **terms):
    """Open a table and return its name."""
    made = browser.post("/api/tables", {"title": title, "seats": list(seats), "terms": terms})
    assert made.status_code == 201, made.text
    return made.json()["id"]


def does(browser, id, what, **data):
    return browser.post(f"/api/tables/{id}/{what}", data)


def acts(browser, id, act, **data):
    return browser.post(f"/api/matches/{id}/{act}", data)


def begun(client, browser, title="chicago-express", others=("Bert", "Cleo"), **terms):
    """Return a match that began at a table, and everybody who plays it, Ada first."""
    id = opened(browser, [ME, *[OPEN] * len(others)], title, **terms)
    people = [Browser(client) for _ in others]
    for person, name in zip(people, others, strict=True):
        assert does(person, id, "sit", name=name).status_code == 200
    return id, [browser, *people]


def houses(client):
    return [c.app.state.house for c in getattr(client, "clients", [client])]


def call(client, act, *given):
    """Call something of the first house on its own loop."""
    return getattr(client, "clients", [client])[0].blocking_portal.call(act, *given)


def move_time(client, minutes):
    for house in houses(client):
        house.people.ahead += int(minutes * 60_000)
