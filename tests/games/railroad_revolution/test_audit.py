"""RR-13: the invariants find what is wrong, money flows as told, poor players get through."""

import random

import pytest
from games.railroad_revolution.positions import Table, set_up_match
from marks import rule

from roundhouse import CHANCE, NotationError
from roundhouse.core.laws import violations
from roundhouse.core.match import drawn
from roundhouse.games.railroad_revolution import notation
from roundhouse.games.railroad_revolution.board import CITIES, SPACES
from roundhouse.games.railroad_revolution.state import TURN


def break_(s, name, at, by):
    table = getattr(s, name)
    table[at] += by


@rule("RR-1.16", "RR-6.4")
@pytest.mark.parametrize(
    ("change", "found"),
    [
        (lambda s: break_(s, "supply", 0, 1), "RR-1.3"),
        (lambda s: break_(s, "available", 1, -1), "RR-6.4"),
        (lambda s: break_(s, "shares", 0, 1), "RR-1.7"),
        (lambda s: break_(s, "money", 0, -900), "RR-1.16"),
        (lambda s: break_(s, "buildings", 0, 2), "RR-1.4"),
        (lambda s: break_(s, "rails", 0, 2), "RR-1.5"),
        (lambda s: break_(s, "steps", 0, 11), "RR-2.7"),
        (lambda s: break_(s, "connected", 0, 1 << CITIES.index("LAX")), "RR-7.1"),
        (lambda s: break_(s, "frontier", 0, 1 << SPACES.index("SFO-LAX:1")), "RR-7.2"),
        (lambda s: break_(s, "laid", 0, 1 << SPACES.index("SFO-LAX:1")), "RR-7.2"),
        (lambda s: break_(s, "stations", 0, 1 << CITIES.index("LAX")), "RR-7.1"),
        (lambda s: setattr(s, "first_office", 1), "RR-2.3"),
        (lambda s: break_(s, "up", 1, 1), "RR-1.10"),
        (lambda s: break_(s, "unseen", 2, -256), "RR-1.11"),
        (lambda s: s.promoted.__setitem__(0, 1), "RR-1.3"),
        (lambda s: s.city_tile.__setitem__(2, 12), "RR-4.2"),
        (lambda s: s.city_tile.__setitem__(2, s.city_tile[3]), "RR-4.2"),
        (lambda s: setattr(s, "deal_discard", 2), "RR-1.12"),
        (lambda s: setattr(s, "offered", [7, 23]), "RR-4.8"),
    ],
)
def test_the_audit_finds(change, found):
    t = Table()
    assert t.match.title.audit(t.s) == []
    change(t.s)
    assert any(line.startswith(found) for line in t.match.title.audit(t.s))


@rule("RR-9.1", "RR-9.2", "RR-6.5", "RR-9.3")
def test_the_audit_finds_wrong_milestones_and_agendas():
    t = Table(open_tiles=["A1-1", "A2-2"])
    t.promote(0, 0, "grey")
    assert any(line.startswith("RR-9.1") for line in t.match.title.audit(t.s))
    t = Table(open_tiles=["A1-1", "A2-2"]).offices(1, 2).promote(0, 1, "grey")
    assert any(line.startswith("RR-9.2") for line in t.match.title.audit(t.s))
    t = Table().play("place white railroad promote").purse(money=0, shares=0)
    assert any(line.startswith("RR-6.5") for line in t.match.title.audit(t.s))
    t = Table()
    t.s.step = 10
    assert any(line.startswith("RR-9.3") for line in t.match.title.audit(t.s))


@rule("RR-1.16", "RR-5.4", "RR-6.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_dollar_and_every_share_is_told(seats):
    """Events carry what came and what went; nothing else moves money or shares."""
    match = set_up_match(seats, seats)
    dice = random.Random(seats)
    while not match.over:
        before = match.state.copy()
        move = (
            drawn(match.title, match.state, dice)
            if match.turn == CHANCE
            else dice.choice(match.legal_moves)
        )
        log = match.push(move)
        for seat in range(seats):
            facts = [e.facts for e in log if e.facts.get("seat") == seat]
            money = sum(f.get("gain", 0) - f.get("cost", 0) for f in facts)
            shares = sum(f.get("gain_shares", 0) - f.get("cost_shares", 0) for f in facts)
            assert match.state.money[seat] - before.money[seat] == money
            assert match.state.shares[seat] - before.shares[seat] == shares


@rule("RR-6.5")
@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_the_poor_never_get_stuck(seed):
    """RR-13: money and shares cut at most turns; legal lists and reasons agree, no dead end."""
    seats = 2 + seed % 3
    match = set_up_match(seats, seed)
    dice = random.Random(seed)
    state, title = match.state.copy(), match.title
    for ply in range(400):
        if state.turn < CHANCE:
            break
        if state.step == TURN and dice.random() < 0.8:
            state.common_shares += state.shares[state.turn]
            state.shares[state.turn] = 0
            state.money[state.turn] = dice.choice([0, 50, 100, 200, 250, 350])
        bad = violations(title, state, deep=ply % 6 == 0)
        assert bad == []
        move = (
            drawn(title, state, dice) if state.turn == CHANCE else dice.choice(title.moves(state))
        )
        title.apply(state, move)


@rule("RR-6.2")
def test_notation():
    written = """
        place white station promote|target ATL|target 3|target building|take reward
        take first_bonus|lay CHA-ATL:1|free CHA-ATL:1|progress left|promote supply white 1
        train cash|flip cash|flip cash back|exchange supply white orange|worker orange
        sale rail|discard board grey|sell|hire orange|end|keep B-4|deal 1|done|pass
        spare WAS|spare CHA-ATL:1|spare 3|pick ST1|draw ST1 front|draw DT5|draw orange
    """
    for text in [word.strip() for row in written.strip().split("\n") for word in row.split("|")]:
        assert str(notation.read(text.upper())) == text
        assert notation.read(text) is notation.read(text)
        assert notation.picks(notation.read(text))
    with pytest.raises(NotationError, match="target ATL"):
        notation.read("target BOS")
