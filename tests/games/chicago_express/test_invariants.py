"""CE-15: the invariants, in play and one by one broken on purpose."""

import random

import pytest
from games.chicago_express.positions import NYC, PRR, WAB, counted, table
from marks import rule
from playing import facts, play

from roundhouse import Match
from roundhouse.boards.masks import bits
from roundhouse.core import laws
from roundhouse.games.chicago_express.board import GRID, TERRAIN
from roundhouse.games.chicago_express.rules.audit import audit, bank, recount_income
from roundhouse.games.chicago_express.state import State

SEEDS = [(seats, seed) for seats in range(2, 7) for seed in range(2)]


def random_match(seats, seed):
    """Yield a match after each of its moves, with what happened."""
    dice = random.Random(seed)
    options = {
        "chicago_timing": dice.choice(["on_placement", "after_expansion"]),
        "tie_break": dice.choice(["shared", "share_value"]),
    }
    match = Match("chicago-express", seats, **options)
    while not match.over:
        moves = match.legal_moves
        # Big bids empty the purses at once; small ones let the match live
        yield match, match.push(dice.choice(moves[:8] if dice.random() < 0.8 else moves))


@rule("CE-15.1", "CE-1.5")
@pytest.mark.parametrize(("seats", "seed"), SEEDS[::2])
def test_money_only_moves(seats, seed):
    """The bank's book, kept from what was told, is what players and companies do not have."""
    book = 0
    for match, events in random_match(seats, seed):
        book += sum(e["cost"] for e in facts(events, "built"))
        book -= sum(e["amount"] for e in facts(events, "dividend"))
        book -= sum(e["amount"] for e in facts(events, "forest-cleared"))
        assert bank(match.state) == book
        assert sum(match.state.cash) + sum(match.state.treasury) + book == 120


@rule("CE-15.2", "CE-15.3", "CE-15.4", "CE-15.5", "CE-15.6", "CE-15.7", "CE-15.8")
@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_every_position_in_play_keeps_the_invariants(seats, seed):
    dividends = 0
    for match, events in random_match(seats, seed):
        s = match.state
        assert match.over or match.legal_moves
        assert min(*s.cash, *s.treasury, *s.stock, s.houses) >= 0
        for company in bits(s.opened):
            assert s.income[company] == counted(s, company)
        for h in range(len(GRID)):
            if TERRAIN[h] in ("forest", "mountain", "start"):
                assert sum(network >> h & 1 for network in s.network) <= 1
        if facts(events, "general-dividend"):
            dividends += 1
            assert match.over or s.houses >= 4
    assert dividends <= 8
    assert audit(s) == []


@rule("CE-15.7")
def test_a_round_that_begins_with_four_houses_ends_with_none_at_worst():
    network = "R3 Q3 P3 O4 N4 M4 L3"
    houses = [label for label in GRID.labels if TERRAIN[GRID.number[label]] == "forest"][:16]
    match = table(networks={"NYC": network}, houses=" ".join(houses))
    for label in ["R3", "Q3", "P3", "O4"]:
        play(match, "development", f"develop {label}")
    assert match.state.houses == 0
    assert "development" not in [str(move) for move in match.legal_moves]


def broken(change, **given):
    """Return what the audit says after a change by hand."""
    s = table(**given).state
    change(s)
    return audit(s)


def give_away(s):
    s.cash[0] = -1


def lose_a_locomotive(s):
    s.stock[PRR] -= 1


def lose_a_share(s):
    s.unsold[PRR] -= 1


def lose_a_house(s):
    s.houses -= 1


def earn_too_much(s):
    s.income[NYC] += 1


def jump(s):
    s.network[NYC] |= 1 << GRID.number["A2"]
    s.stock[NYC] -= 1


def sneak_out(s):
    s.network[WAB] = 1 << GRID.number["D3"]
    s.stock[WAB] -= 1


def squat(s):
    s.network[NYC] |= GRID.mask(["S4", "R5"])


def crowd(s):
    s.network[NYC] |= GRID.mask(["R3"])
    s.network[PRR] |= GRID.mask(["R4", "R3"])


def forget_the_frontier(s):
    s.frontier[NYC] = 0


def forget_a_price(s):
    s.affordable[2] = 0


def forget_what_can_be_developed(s):
    s.developable = 1


def run_on(s):
    s.dividends = 9


def turn_two_red(s):
    s.dials = [3, 5, 0]


@rule("CE-15.2", "CE-15.3", "CE-15.4", "CE-15.5", "CE-15.6", "CE-15.8")
@pytest.mark.parametrize(
    ("change", "found"),
    [
        (give_away, "CE-15.2: something is negative"),
        (lose_a_locomotive, "CE-15.3: locomotives of PRR"),
        (lose_a_share, "CE-15.3: shares of PRR"),
        (lose_a_house, "CE-15.3: houses"),
        (earn_too_much, "CE-15.4: income of NYC is 9, counted 8"),
        (jump, "CE-15.5: network of NYC is not connected"),
        (sneak_out, "CE-15.5: closed WAB is on the board"),
        (squat, "CE-15.6: NYC is on a foreign start hex"),
        (crowd, "CE-15.6: two locomotives on one forest or mountain"),
        (forget_the_frontier, "CE-8.2: frontier of NYC"),
        (forget_a_price, "CE-8.3: hexes affordable with 2"),
        (forget_what_can_be_developed, "CE-10.1: developable hexes"),
        (run_on, "CE-15.8: more than 8 general dividends"),
        (turn_two_red, "CE-6.4: too many dials are red"),
    ],
)
def test_a_broken_invariant_is_found(change, found):
    assert found in broken(change)


@rule("CE-15.8")
def test_a_decision_without_options_is_found():
    match = table(shares={"NYC": (1, 0, 0)}, treasury={"NYC": 9})
    play(match, "expansion", "company NYC")
    match.state.treasury[NYC] = 0
    assert "CE-15.8: no legal option" in audit(match.state)


@rule("CE-15.4")
def test_income_is_counted_from_the_hexes():
    match = table(networks={"NYC": "R3 Q3 P3 O4 N4", "WAB": ""}, houses="Q3 D3 R3")
    assert recount_income(match.state, NYC) == 8 + 1 + 1 + 1 + 1
    assert recount_income(match.state, WAB) == 3


@rule("CE-15.8")
def test_the_laws_hold_after_the_end():
    match = list(random_match(3, 1))[-1][0]
    assert match.over
    assert laws.violations(match.title, match.state) == []
    assert match.title.candidates(match.state)


def test_positions_are_told_apart_by_everything_but_what_follows():
    one, two = table().state, table().state
    assert one == two
    assert hash(one) == hash(two)
    two.frontier[NYC] = 0
    assert one == two
    two.cash[0] += 1
    assert one != two
    assert one != "a position"
    assert isinstance(one.copy(), State)
