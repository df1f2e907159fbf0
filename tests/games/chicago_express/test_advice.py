"""What the advice of Chicago Express thinks of positions and moves."""

import random

import pytest
from games.chicago_express.positions import forests, red, table
from playing import legal, play

from roundhouse import Match, titles
from roundhouse.games.chicago_express.advice import advice, estimate
from roundhouse.games.chicago_express.advice.ways import PRICE, STEPS, TOWNS
from roundhouse.games.chicago_express.board import GRID
from roundhouse.language import LANGUAGES, Speaker

[TITLE] = [title for title in titles() if title.key == "chicago-express"]
THE_REST = {"PRR": (0, 1, 0), "B&O": (0, 0, 1), "C&O": (0, 1, 0), "NYC": (0, 0, 1)}
TO_CHICAGO = "R2 R1 Q1 P0 O1 N0 M1 L1 K2 J2 I3 H2 G3 F2 E3 D2 C3 B2"


def best(match):
    """Return the move that weighs most, in notation."""
    moves = match.legal_moves
    weights = match.title.weigh(match.state, moves)
    return str(moves[weights.index(max(weights))])


def weight(match, move):
    moves = match.legal_moves
    return dict(zip(map(str, moves), match.title.weigh(match.state, moves), strict=True))[move]


# ── Auctions ─────────────────────────────────────────────────────────────────────────────────────


def test_a_bargain_is_bought():
    match = table(cash=(30, 3, 3), networks={"NYC": "R2 Q3"}, shares={**THE_REST, "NYC": (0, 0, 1)})
    play(match, "auction", "offer NYC")
    assert best(match).startswith("bid")


def test_who_is_alone_bids_no_more_than_the_least():
    match = table(cash=(30, 3, 3), shares=THE_REST)
    play(match, "auction", "offer NYC")
    assert best(match) == legal(match)[1] == "bid 4"


def test_a_price_that_never_comes_back_is_passed():
    match = table(cash=(60, 60, 60), shares=THE_REST)
    play(match, "auction", "offer C&O", "bid 45")
    assert best(match) == "pass"
    assert weight(match, "bid 60") < weight(match, "pass") - 5


def test_in_the_last_round_no_more_is_paid_than_the_last_dividend():
    shares = {"PRR": (3, 0, 0), "B&O": (0, 4, 0), "C&O": (0, 0, 6), "NYC": (0, 1, 1)}
    match = table(cash=(60, 60, 60), shares=shares)
    play(match, "auction", "offer NYC", "bid 4")
    assert best(match) == "pass"


def test_a_company_of_the_rivals_is_diluted_rather_than_ones_own():
    treasury = {"PRR": 15, "NYC": 15}
    shares = {"PRR": (1, 0, 0), "NYC": (0, 1, 1)}
    match = table(cash=(0, 8, 8), shares=shares, treasury=treasury)
    play(match, "auction")
    assert weight(match, "offer NYC") > weight(match, "offer PRR")


# ── Expansion and development ────────────────────────────────────────────────────────────────────


def test_the_city_beside_the_track_is_built():
    match = table(
        networks={"NYC": "R2"}, shares={**THE_REST, "NYC": (1, 0, 0)}, treasury={"NYC": 3}
    )
    play(match, "expansion", "company NYC")
    assert best(match) == "build Q3"


def test_chicago_is_built_at_once():
    match = table(
        networks={"NYC": TO_CHICAGO}, shares={**THE_REST, "NYC": (1, 0, 0)}, treasury={"NYC": 9}
    )
    play(match, "expansion", "company NYC")
    assert best(match) == "build A2"


def test_ones_own_company_expands_before_a_shared_one():
    shares = {**THE_REST, "NYC": (1, 0, 0), "PRR": (1, 1, 1)}
    match = table(
        networks={"NYC": "R2", "PRR": "Q5 P4"}, shares=shares, treasury={"NYC": 9, "PRR": 9}
    )
    play(match, "expansion")
    assert best(match) == "company NYC"


def test_what_helps_oneself_is_developed():
    match = table(
        networks={"NYC": "R2 Q3", "B&O": "P6 O6 N6"}, shares={**THE_REST, "NYC": (1, 0, 0)}
    )
    play(match, "development")
    assert best(match) == "develop Q3"
    assert weight(match, "develop N6") < 0


# ── The end ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("cash", "ends"), [((60, 30, 30), True), ((30, 60, 30), False)])
def test_who_is_ahead_ends_the_match_and_nobody_else_does(cash, ends):
    match = table(
        cash=cash,
        shares=THE_REST,
        houses=forests(17),
        dials={**red("auction"), "expansion": 2, "development": 3},
    )
    assert (best(match) == "development") == ends
    last = match.title.parse(match.state, "development")
    key = "action-ends-ahead" if ends else "action-ends-behind"
    assert match.title.reason(match.state, last).key == key


def test_rounds_left_are_those_of_the_nearest_end():
    assert estimate.rounds_left(table(houses=forests(17)).state) == 1.0
    assert estimate.rounds_left(table(markers={"Detroit": 8}).state) == 1.0
    assert estimate.rounds_left(table(markers={"Detroit": 7}).state) <= 2.0
    assert 4 < estimate.rounds_left(Match(TITLE, 3).state) < 8


def test_the_forecast_of_the_end_is_the_score():
    match = table(
        shares=THE_REST,
        treasury={"NYC": 9},
        networks={"NYC": TO_CHICAGO},
        houses=forests(17),
        dials={"auction": 3, "development": 3},
    )
    play(match, "development", "decline")
    assert match.over
    assert match.title.forecast(match.state) == list(match.scores)


def test_the_last_dividend_is_foreseen():
    match = table(
        cash=(30, 30, 30), shares={"PRR": (1, 0, 0), "NYC": (0, 1, 1)}, houses=forests(17)
    )
    paid = [30 + 7, 30 + 4, 30 + 4]
    assert match.title.forecast(match.state) == pytest.approx(paid, abs=0.2)


def test_a_forecast_waits_for_the_end_of_an_auction():
    match = table(shares=THE_REST)
    assert match.title.is_quiet(match.state)
    play(match, "auction", "offer NYC")
    assert not match.title.is_quiet(match.state)


# ── The tables of ways ───────────────────────────────────────────────────────────────────────────


def test_ways_to_chicago_are_as_long_as_the_specification_counts():
    chicago = TOWNS.index(GRID.number["A2"])
    starts = {"NYC": ("S3", 18, 25), "PRR": ("R5", 17, 25), "B&O": ("Q7", 16, 26)}
    for label, steps, price in [*starts.values(), ("Q9", 16, 27), ("D3", 3, 5)]:
        h = GRID.number[label]
        assert steps <= STEPS[h][chicago] <= steps + 1
        assert price - 1 <= PRICE[h][chicago] <= price + 1


# ── Playing ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_advice_beats_chance(seats):
    for seed in range(4):
        dice, match = random.Random(seed), Match(TITLE, seats)
        mine = seed % seats
        while not match.over:
            match.push(best(match) if match.turn == mine else dice.choice(match.legal_moves))
        assert match.winners == (mine,)


def test_every_kind_of_move_has_a_reason_that_can_be_read():
    dice, match, said = random.Random(5), Match(TITLE, 3), set()
    speakers = [Speaker(TITLE, language) for language in LANGUAGES]
    while not match.over:
        for move in match.legal_moves:
            reason = match.title.reason(match.state, move)
            if reason.key not in said:
                said.add(reason.key)
                texts = [speaker.line("reason", reason) for speaker in speakers]
                assert len(set(texts)) == len(LANGUAGES)
        match.push(best(match) if dice.random() < 0.7 else dice.choice(match.legal_moves))
    assert said >= {"bid", "bid-dear", "pass-dear", "pass-cheap", "action", "company", "stop"}
    assert said >= {"build-income", "build-way", "develop", "develop-forest", "decline", "offer"}


def test_a_reason_tells_the_figures():
    match = table(cash=(30, 30, 30), shares=THE_REST)
    play(match, "auction", "offer NYC")
    [cheap, dear] = [
        match.title.reason(match.state, match.title.parse(match.state, text))
        for text in ("bid 4", "bid 30")
    ]
    assert (cheap.key, dear.key) == ("bid", "bid-dear")
    assert cheap.facts["price"] == 4
    view = estimate.Outlook(match.state)
    assert dear.facts["fair"] == int(advice.fair_price(match.state, 3, 0, view)) < 30
