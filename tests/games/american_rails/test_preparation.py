"""AR-2, AR-3, AR-4: set-up, decisions, preparation."""

import pytest
from games.american_rails.positions import by_company, held, income, money, opening, table
from marks import rule
from playing import facts, legal, play, refused

from roundhouse import CHANCE, Match, NotationError, Refusal, SetupError
from roundhouse.games.american_rails.board import COMPANY_IDS
from roundhouse.games.american_rails.rules import setup
from roundhouse.games.american_rails.state import BID


def buy(match, winner, company, city):
    """Let a seat win the auction of a company at the minimum bid and start it in a city."""
    play(match, f"select {company}")
    while match.state.step == BID:
        play(match, "bid 10" if match.turn == winner and match.state.high == 0 else "pass")
    play(match, f"start {city}")


def unsold(match, company):
    return play(match, f"select {company}", *["pass"] * match.seats)


# ── AR-2  Set-up ─────────────────────────────────────────────────────────────────────────────────


@rule("AR-2.1")
@pytest.mark.parametrize(("seats", "cash"), [(3, 50), (4, 50), (5, 40)])
def test_start_cash(seats, cash):
    assert opening(seats).state.cash == [cash] * seats


@rule("AR-2.1")
@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_players(seats):
    with pytest.raises(SetupError):
        Match("american-rails", seats)


@rule("AR-2.2")
def test_seat_0_is_banker_and_selects_first():
    assert opening(4).turn == 0
    assert legal(opening(4)) == [f"select {name}" for name in COMPANY_IDS]


@rule("AR-2.3")
def test_with_three_players_chance_removes_a_company():
    match = Match("american-rails", 3)
    assert match.turn == CHANCE
    assert legal(match) == [f"remove {name}" for name in COMPANY_IDS]
    assert {weight for _, weight in match.title.odds(match.state)} == {1}
    events = play(match, "remove majestic")
    assert facts(events, "removed") == [{"company": "majestic"}]
    s = match.state
    assert match.turn == 0
    assert (by_company(s.unsold)["majestic"], by_company(s.stock)["majestic"]) == (0, 0)
    assert setup.status(s, 3) == "excluded"
    assert "select majestic" not in legal(match)
    assert refused(match, "select majestic") == Refusal(
        "AR-2.3", "company-excluded", {"company": "majestic"}, "select american"
    )


@rule("AR-2.4")
def test_everything_starts_at_nothing():
    s = opening(4).state
    assert s.income == s.treasury == s.network == [0] * 6
    assert (s.houses, s.year, s.queue, s.rows) == (12, 1851, [], [0] * 4)
    assert s.unsold == [5, 4, 3, 4, 2, 3]


@rule("AR-2.5")
def test_status_of_companies():
    match = table(
        3,
        networks={"american": ["Buffalo"]},
        shares={"american": (1, 0, 0)},
        gone={"liberty": 2, "national": 1},
        excluded="republic",
    )
    s = match.state
    assert by_company([setup.status(s, c) for c in range(6)]) == {
        "american": "active",
        "national": "unfloated",
        "continental": "unfloated",
        "majestic": "unfloated",
        "liberty": "closed",
        "republic": "excluded",
    }


@rule("AR-2.5")
def test_a_company_just_bought_is_unfloated_until_its_cube_stands():
    match = opening(4)
    play(match, "select liberty", "pass", "pass", "pass", "bid 10")
    match.state.unsold[4] = 0  # as if the other share were out of the game
    assert setup.status(match.state, 4) == "unfloated"
    play(match, "start B2")
    assert setup.status(match.state, 4) == "active"


# ── AR-3  Decisions ──────────────────────────────────────────────────────────────────────────────


@rule("AR-3.1")
def test_a_move_of_another_decision_is_refused():
    match = opening(4)
    for move in ("pass", "bid 12", "start E5", "space 3", "stop", "decline", "offer american"):
        assert refused(match, move) == Refusal(
            "AR-3.1", "not-now", {"move": move}, "select american"
        )
    play(match, "select american")
    assert refused(match, "select national").key == "not-now"
    assert refused(match, "remove national").key == "not-now"


@rule("AR-3.1")
def test_moves_are_read_back_without_regard_to_case_and_blanks():
    match = opening(4)
    assert str(match.parse("  Select   AMERICAN ")) == "select american"
    assert str(match.parse("place american G1")) == "place american G1"
    assert match.parse("bid 5000").text == "bid 5000"
    for text in ("bid", "bid x", "bid 12345678", "place american", "place american 99,99", ""):
        with pytest.raises(NotationError):
            match.parse(text)


@rule("AR-3.2")
def test_a_single_option_is_still_a_decision():
    match = opening(3)
    for company in COMPANY_IDS[:4]:
        unsold(match, company)
    assert legal(match) == ["select liberty"]
    match.state.cash[match.turn] = 9
    play(match, "select liberty")
    assert legal(match) == ["pass"]


@rule("AR-3.3")
def test_preparation_then_three_phases_then_dividends():
    match = opening(4)
    for company in COMPANY_IDS:
        unsold(match, company)
    seen = []
    while match.state.year == 1851:
        seen.append(match.state.column)
        options = legal(match)
        play(match, next(m for m in ("decline", "stop", options[0]) if m in options))
    assert seen == sorted(seen)
    assert set(seen) == {1, 2, 3}
    assert match.state.column == 1


# ── AR-4  Preparation ────────────────────────────────────────────────────────────────────────────


@rule("AR-4.1")
def test_one_share_of_every_company_is_offered_once():
    match = opening(3, removed="liberty")
    buy(match, 0, "american", "A11")
    assert refused(match, "select american") == Refusal(
        "AR-4.1", "already-offered", {"company": "american"}, "select national"
    )
    unsold(match, "national")
    for company in ("continental", "majestic", "republic"):
        assert f"select {company}" in legal(match)
        unsold(match, company)
    assert match.state.column == 1  # five auctions with three players


@rule("AR-4.2")
def test_the_winner_selects_next_and_bids_first():
    match = opening(4)
    buy(match, 2, "american", "A11")
    assert match.turn == 2
    play(match, "select liberty")
    assert match.turn == 2
    assert "bid 10" in legal(match)


@rule("AR-4.2", "AR-4.5")
def test_nobody_bids_so_the_last_to_pass_selects_next():  # AR-T11
    match = opening(3)
    play(match, "select american", "pass", "pass")
    assert match.turn == 2
    events = play(match, "pass")
    assert facts(events, "share-out") == [{"company": "american"}]
    assert by_company(match.state.unsold)["american"] == 4
    assert match.turn == 2
    play(match, "select national")
    assert match.turn == 2


@rule("AR-4.3")
def test_what_the_winner_does():
    match = opening(4)
    play(match, "select american", "bid 10", "bid 12", "pass", "pass", "pass")
    s = match.state
    assert match.turn == 1
    assert s.cash == [50, 38, 50, 50]
    assert held(match, 1) == {"american": 1}
    assert money(match, "american") == 12
    assert s.queue == []
    events = play(match, "start B2")
    assert income(match, "american") == 7
    assert match.state.queue == [1]
    assert facts(events, "place-taken") == [{"seat": 1, "number": 1}]
    assert facts(events, "company-starts") == [
        {"seat": 1, "company": "american", "place": "Chicago (B2)", "income": 7}
    ]
    assert match.turn == 1


@rule("AR-4.4", "AR-4.6")
def test_turn_order_after_preparation():  # AR-T13
    match = opening(4)
    buy(match, 2, "american", "A11")
    buy(match, 2, "national", "B2")
    assert match.state.queue == [2]
    buy(match, 0, "continental", "B6")
    buy(match, 2, "majestic", "A14")
    unsold(match, "liberty")
    buy(match, 0, "republic", "A16")
    assert match.state.queue == [2, 0, 1, 3]
    assert (match.turn, match.state.column, match.state.year) == (2, 1, 1851)


@rule("AR-4.5")
def test_a_company_whose_preparation_share_is_out_can_enter_later():
    match = opening(4)
    for company in COMPANY_IDS:
        unsold(match, company)
    assert match.state.unsold == [4, 3, 2, 3, 1, 2]
    play(match, "space 6", "offer american", "bid 10", "pass", "pass", "pass", "start B2")
    assert income(match, "american") == 7
    assert match.turn == 1


@rule("AR-4.6")
def test_all_unsold_leaves_the_order_of_the_seats_and_an_empty_map():
    match = opening(5)
    for company in COMPANY_IDS:
        events = unsold(match, company)
    s = match.state
    assert s.queue == [0, 1, 2, 3, 4]
    assert s.occupied == 0
    told = [(event.rule, event.facts["seat"]) for event in events if event.key == "place-taken"]
    assert told == [("AR-4.6", seat) for seat in range(5)]
    play(match, "space 7")
    assert legal(match) == ["stop"]
    play(match, "stop", "space 2")
    assert legal(match) == ["decline"]
