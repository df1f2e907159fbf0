"""What a player is told: headings, prompts and panels."""

from games.railroad_revolution.positions import Table, set_up_match
from marks import rule

from roundhouse import Match


def prompt(t):
    line = t.match.title.prompt(t.s)
    return line.rule, line.key


def panel(t, key, seat=0):
    return next(p for p in t.match.view(seat).panels if p.key == key)


@rule("RR-5.2", "RR-5.5", "RR-6.4", "RR-8.2", "RR-9.3")
def test_prompts():
    t = Table(2, open_tiles=["A1-1", "A2-2"]).purse(money=900)
    assert prompt(t) == ("RR-5.2", "place")
    t.play("place white station promote")
    assert prompt(t) == ("RR-6.6", "target-station")
    t.play("promote supply white 2")
    assert prompt(t) == ("RR-6.4", "hire")
    t = Table(2, deal="DT3").play("place white railroad promote")
    assert prompt(t) == ("RR-7.2", "lay")
    t = Table(2, deal="DT3").play("place white telegraph promote", "target 2")
    assert prompt(t) == ("RR-6.2", "finish")
    t.play("take shares", "end")
    assert prompt(t) == ("RR-8.2", "deal")
    t.play("deal 2")
    assert prompt(t) == ("RR-8.2", "deal-effects")
    t.play("end", "done", "done")
    assert prompt(t) == ("RR-8.3", "draw")
    assert prompt(Table(2).pieces(buildings=0, rails=0)) == ("RR-5.5", "pass")
    t = Table(2, open_tiles=["A1-1", "A2-2"]).offices(3, 4).workers(white=4, grey=1)
    t.play("place white trade promote", "promote supply white 2")
    assert prompt(t) == ("RR-9.3", "draw-milestone")
    t.roll()
    assert prompt(t) == ("RR-9.3", "keep")


@rule("RR-4.9", "RR-11.2")
def test_headings():
    match = set_up_match(2)
    assert match.title.prompt(match.state).key == "pick"
    assert match.view(0).heading.key == "setup"
    match.push(match.legal_moves[0])
    assert match.title.prompt(match.state).key == "setup-tile"
    t = Table(2)
    for ending, key in enumerate(("round", "last-but-one", "last-round")):
        t.s.ending = ending
        assert t.match.view(0).heading.key == key
    assert Match("railroad-revolution", 2).view(None).prompt.key == "draw"
    t.s.step, t.s.turn = 12, -2
    assert t.match.view(0).heading.key == "over"
    assert t.match.title.prompt(t.s).key == "over"
    assert t.match.view(0).ranks == (1, 1)


@rule("RR-10.1", "RR-6.1")
def test_the_agenda_as_a_panel():
    t = Table(2, cities={"CHI": "CT2c"}).rails("WAS-CHI:1", "WAS-CHI:2", "WAS-CHI:3")
    t.play("place white station promote", "target CHI")
    rows = [[cell.value for cell in row.cells] for row in panel(t, "agenda").rows]
    assert rows == [
        ["due", 300, "", ""],
        ["item-reward", "", "gain-progress", 2],
        ["item-first_bonus", 200, "gain-train", 1],
        ["", "", "gain-promote", 1],
    ]


@rule("RR-10.1")
def test_per_share_money_is_shown():
    t = Table(2).workers(white=3, orange=1).play("place orange telegraph special", "target 8")
    rows = [[cell.value for cell in row.cells] for row in panel(t, "agenda").rows]
    assert ["item-shares", "", "gain-shares", 3] in rows
    assert ["", "", "gain-per-share", 100] in rows


@rule("RR-10.1", "RR-9.1", "RR-3.1")
def test_milestones_say_how_far_they_are():
    t = Table(2, open_tiles=["A1-1", "A2-4"]).steps(left=1)
    rows = panel(t, "milestones").rows
    first, second = rows[0].cells, rows[1].cells
    assert [c.value for c in first[1:]] == ["A1-1", "0/2", "0/1", "", "0/1", 18]
    assert first[2].why.key == "need-connect-group"
    assert first[2].why.facts == {"need": 2, "have": 0, "group": 2}
    assert second[2].value == "1/2"
    assert second[2].why.facts["track"] == "left"
    assert first[5].why.facts == {"p0": "orange"}


@rule("RR-2.4", "RR-2.6", "RR-10.1")
def test_tiles_are_listed_with_their_places():
    t = Table(2, cities={"CHI": "CT2c"}, telegraph={"1": "TT5"})
    cities = [[cell.value for cell in row.cells] for row in panel(t, "cities").rows]
    assert ["Chicago", 2, 300, "CT2c", "✓"] in cities
    assert ["Washington", 0, 200, "–", "✓"] in cities
    assert cities[3][:3] == ["Atlanta", 1, 200]
    assert cities[3][4] == "–"  # a neutral building stands there
    sections = [[cell.value for cell in row.cells] for row in panel(t, "sections").rows]
    assert sections[0] == ["1", 1, 1, "TT5", "✓"]
    assert sections[2] == ["3", 2, 1, "–", "–"]
