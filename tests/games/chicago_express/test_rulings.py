"""CE-14: rulings on edge cases, and both values of each option."""

import pytest
from games.chicago_express.positions import by_company, dials, forests, held, table
from marks import rule
from playing import facts, legal, play, refused

from roundhouse import Match, NotationError, Refusal, SetupError
from roundhouse.games.chicago_express.board import CHICAGO
from roundhouse.games.chicago_express.rules import dividends, expansion, scoring

TO_B2 = "R3 Q3 P3 O4 N4 M4 L3 K3 J3 I4 H3 G3 F3 E3 D2 C3 B2"  # NYC earns 13 with it
TO_DETROIT = "R3 Q3 P3 O4 N4 M4 L3 K3 J3 I3 H2 G2 F1 E1"  # ends beside it


def at_the_gates(**given):
    """Return a match in which seat 0 may build Chicago with the NYC."""
    given.setdefault("networks", {"NYC": TO_B2})
    match = table(treasury={"NYC": 20}, shares={"NYC": (1, 0, 1)}, **given)
    play(match, "expansion", "company NYC")
    return match


@rule("CE-14.1")
def test_an_unwanted_preparatory_share_is_the_starters():
    match = Match("chicago-express", 4)
    play(match, "pass", "pass", "pass", "pass")
    assert held(match, 0) == {"PRR": 1}
    assert match.state.cash == [30] * 4
    assert match.turn == 0


@rule("CE-14.2")
def test_an_unwanted_share_of_an_action_uses_the_action_up():
    match = table()
    play(match, "auction", "offer B&O", "pass", "pass", "pass")
    assert dials(match) == (1, 0, 0)
    assert by_company(match.state.unsold)["B&O"] == 4
    assert match.turn == 1


@rule("CE-14.3")
def test_without_enough_cash_there_is_only_pass():
    match = table(cash=(7, 40, 40))
    play(match, "auction", "offer NYC")
    assert legal(match) == ["pass"]
    assert refused(match, "bid 8") == Refusal(
        "CE-14.3", "bid-not-covered", {"bid": 8, "cash": 7}, "pass"
    )
    assert refused(match, "bid 7") == Refusal(
        "CE-4.2", "bid-too-low", {"bid": 7, "floor": 8}, "pass"
    )


@rule("CE-14.4")
def test_who_offers_a_share_may_pass():
    match = table()
    play(match, "auction", "offer NYC", "pass", "bid 8", "pass")
    assert held(match, 1) == {"NYC": 1}


@rule("CE-14.5")
def test_the_auction_action_with_no_share_left_anywhere():
    shares = {"PRR": (3, 0, 0), "B&O": (4, 0, 0), "C&O": (6, 0, 0), "NYC": (5, 0, 0)}
    match = table(shares=shares)
    play(match, "auction")
    assert legal(match) == ["decline"]
    play(match, "decline")
    assert dials(match) == (1, 0, 0)
    assert match.turn == 1


@rule("CE-14.6")
def test_an_expansion_is_waived_before_a_company_is_chosen():
    match = table(shares={"NYC": (1, 0, 0)}, treasury={"NYC": 20})
    play(match, "expansion", "decline")
    assert dials(match) == (0, 1, 0)
    assert match.state.network[3].bit_count() == 1
    again = table(shares={"NYC": (1, 0, 0)}, treasury={"NYC": 20})
    play(again, "expansion", "company NYC")
    assert refused(again, "decline").key == "not-now"


@rule("CE-14.7")
def test_a_company_that_can_build_nothing_is_not_offered():
    match = table(
        networks={"NYC": "S2 S4"},
        shares={"NYC": (1, 0, 0), "PRR": (1, 0, 0)},
        treasury={"NYC": 0, "PRR": 1},
    )
    play(match, "expansion")
    assert legal(match) == ["decline", "company PRR"]
    assert refused(match, "company NYC") == Refusal(
        "CE-14.7", "no-legal-hex", {"company": "NYC", "cash": 0}, "decline"
    )


@rule("CE-14.8", "CE-14.19")
def test_chicago_as_first_hex_ends_the_expansion():
    match = at_the_gates()
    events = play(match, "build A2")
    assert facts(events, "wabash-opens")
    assert legal(match)[0] == "pass"
    assert match.state.network[3].bit_count() == 19


@rule("CE-14.8")
def test_other_hexes_are_built_before_chicago():
    match = at_the_gates()
    play(match, "build S2", "build S4", "build A2")
    assert match.state.network[3].bit_count() == 21
    assert legal(match)[:2] == ["pass", "bid 1"]


@rule("CE-14.9")
def test_chicago_and_a_second_red_dial_in_one_action():
    match = at_the_gates(dials={"development": 4, "expansion": 4})
    before = play(match, "build A2", "pass", "pass")
    assert facts(before, "general-dividend") == []
    after = play(match, "pass")
    assert facts(after, "general-dividend") == [{"number": 1}]
    assert match.state.cash == [60, 40, 60]


@rule("CE-14.10")
def test_a_dividend_phase_costs_nobody_his_turn():
    match = table(active=2, dials={"auction": 2, "development": 4})
    play(match, "auction", "decline")
    assert match.turn == 0
    assert legal(match) == ["auction", "expansion", "development"]


@rule("CE-14.11")
def test_three_red_dials_are_a_broken_invariant():
    match = table()
    match.state.dials = [3, 5, 4]
    assert "CE-6.4: too many dials are red" in match.title.audit(match.state)


@rule("CE-14.12")
def test_detroit_reaching_eight_gives_one_more_round():
    match = table(markers={"Detroit": 7}, dials={"auction": 3, "development": 3})
    play(match, "development", "decline")
    assert match.state.industry[0] == 7
    assert scoring.end_reasons(match.state) == ["detroit"]
    assert not match.over
    play(match, *["auction", "decline"] * 3, *["development", "decline"] * 4)
    assert match.over
    assert match.state.dividends == 2


@rule("CE-14.13")
def test_the_last_dividend_phase_moves_nothing():
    match = table(houses=forests(17), dials={"auction": 3, "development": 3})
    play(match, "development", "decline")
    assert match.over
    assert dials(match) == (3, 0, 4)
    assert match.state.industry == [0, 0, 0]


@rule("CE-14.14")
def test_detroit_at_its_end_gives_eight():
    match = table(
        networks={"NYC": TO_DETROIT},
        shares={"NYC": (1, 0, 0)},
        treasury={"NYC": 5},
        markers={"Detroit": 8},
    )
    before = by_company(match.state.income)["NYC"]
    play(match, "expansion", "company NYC", "build E0")
    assert by_company(match.state.income)["NYC"] == before + 8


@rule("CE-14.14", "CE-11.1")
def test_detroit_at_its_end_stays_there():
    """The match would have ended in this phase; the step is asked for by itself."""
    match = table(markers={"Detroit": 8})
    dividends.begin_round(match.state, None)
    assert match.state.industry[0] == 7


@rule("CE-14.15")
def test_the_wabash_opens_beside_others_in_fort_wayne():
    networks = {"NYC": TO_B2, "C&O": "P8 O8 N7 M7 L6 K6 J5 I5 H4 G4 F3 E3 D3"}
    match = at_the_gates(networks=networks)
    before = by_company(match.state.income)["C&O"]
    play(match, "build A2")
    assert by_company(match.state.income)["C&O"] == before
    assert by_company(match.state.treasury)["WAB"] == 0
    assert by_company(match.state.income)["WAB"] == 1


@rule("CE-14.16")
def test_a_company_with_a_free_share_expands_only_after_a_sale():
    match = Match("chicago-express", 2)
    play(match, *["pass"] * 8)
    assert by_company(match.state.treasury) == dict.fromkeys(["PRR", "B&O", "C&O", "NYC", "WAB"], 0)
    play(match, "expansion")
    assert legal(match) == ["decline"]
    play(match, "decline", "auction", "offer PRR", "bid 4", "pass", "expansion")
    assert legal(match) == ["decline", "company PRR"]


@rule("CE-14.17")
def test_the_second_company_in_chicago_pays_more_and_only_dividends():
    match = table(
        networks={"NYC": f"{TO_B2} A2", "WAB": "C3 B2"},
        shares={"WAB": (1, 0, 0)},
        treasury={"WAB": 6},
    )
    assert expansion.cost(match.state, CHICAGO) == 6
    play(match, "expansion", "company WAB")
    events = play(match, "build A2")
    assert by_company(match.state.treasury)["WAB"] == 0
    assert [e.key for e in events] == ["built", "chicago-reached", "dividend"]
    assert match.state.cash == [48, 40, 40]
    assert match.turn == 1


@rule("CE-14.18")
def test_a_player_without_shares_may_choose_expansion_and_decline():
    match = table(shares={"NYC": (0, 1, 0)}, treasury={"NYC": 20})
    play(match, "expansion")
    assert legal(match) == ["decline"]
    play(match, "decline")
    assert dials(match) == (0, 1, 0)


@rule("CE-14.19", "CE-8.7")
def test_after_expansion_lets_the_player_finish_before_the_phase():
    match = at_the_gates(chicago_timing="after_expansion")
    events = play(match, "build A2")
    assert match.state.cash == [40, 40, 40]
    assert facts(events, "chicago-reached") == []
    assert legal(match)[-1] == "stop"
    events = play(match, "build D3", "stop")
    # 13, 7 for Chicago and 1 for Fort Wayne: 11 a share
    assert [e["amount"] for e in facts(events, "dividend")] == [11, 11]
    assert facts(events, "wabash-opens") == [{"income": 1, "hex": "D3"}]
    assert legal(match)[:2] == ["pass", "bid 1"]


@rule("CE-14.19", "CE-8.7")
def test_after_expansion_the_third_hex_brings_the_phase_by_itself():
    match = at_the_gates(chicago_timing="after_expansion")
    play(match, "build A2", "build D3")
    assert match.state.cash == [40, 40, 40]
    events = play(match, "build A3")
    assert facts(events, "chicago-reached") == [{"seat": 0, "company": "NYC"}]
    assert match.state.cash == [51, 40, 51]


@rule("CE-14.19")
def test_after_expansion_forgets_chicago_with_the_turn():
    match = at_the_gates(chicago_timing="after_expansion")
    play(match, "build A2", "stop", "pass", "pass", "pass")
    assert match.turn == 1
    play(match, "expansion", "decline", "expansion", "company NYC")
    events = play(match, "build A3", "stop")
    assert facts(events, "chicago-reached") == []


@rule("CE-14.19", "CE-13.5")
@pytest.mark.parametrize(
    ("tie_break", "ranks", "winners"),
    [("shared", (1, 1, 3), (0, 1)), ("share_value", (2, 1, 3), (1,))],
)
def test_ties_are_shared_or_broken_by_the_value_of_shares(tie_break, ranks, winners):
    match = table(
        cash=(42, 40, 20),
        shares={"NYC": (1, 0, 0), "PRR": (0, 1, 0), "C&O": (0, 1, 1)},
        markers={"Detroit": 8},
        dials={"auction": 3, "development": 3},
        tie_break=tie_break,
    )
    play(match, "development", "decline")
    assert match.scores == (50, 50, 23)
    assert [scoring.value_of_shares(match.state, seat) for seat in range(3)] == [8, 10, 3]
    assert match.title.ranks(match.state) == ranks
    assert match.winners == winners


@rule("CE-14.19", "CE-13.5")
def test_equal_value_of_shares_leaves_the_tie_shared():
    match = table(
        2,
        cash=(40, 40),
        shares={"NYC": (1, 1)},
        markers={"Detroit": 8},
        dials={"auction": 3, "development": 3},
        tie_break="share_value",
    )
    play(match, "development", "decline")
    assert match.winners == (0, 1)


@rule("CE-14.19", "CE-13.5")
@pytest.mark.parametrize(
    ("tie_break", "ranks"), [("shared", (1, 2, 2)), ("share_value", (1, 3, 2))]
)
def test_a_tie_below_the_first_place_is_shared_or_broken_too(tie_break, ranks):
    match = table(
        cash=(90, 42, 40),
        shares={"NYC": (0, 1, 0), "PRR": (0, 0, 1), "C&O": (1, 0, 1)},
        markers={"Detroit": 8},
        dials={"auction": 3, "development": 3},
        tie_break=tie_break,
    )
    play(match, "development", "decline")
    assert match.scores == (93, 50, 50)
    assert match.title.ranks(match.state) == ranks


@rule("CE-14.19")
def test_options_have_defaults_and_closed_values():
    match = Match("chicago-express", 3)
    assert match.options == {"chicago_timing": "on_placement", "tie_break": "shared"}
    with pytest.raises(SetupError, match=r"CE-14\.19"):
        Match("chicago-express", 3, tie_break="coin")


@rule("CE-14.20")
def test_resignation_is_no_move_and_clocks_change_no_position():
    match = Match("chicago-express", 3)
    with pytest.raises(NotationError):
        match.push("resign")
    timed = Match("chicago-express", 3)
    match.push("bid 9")
    timed.push("bid 9", clock="0:12:30")
    assert timed.digest == match.digest
