"""AR-6: years, phases and the action track."""

from games.american_rails.positions import (
    AUCTION,
    DEVELOP,
    EXPAND3,
    EXPAND4,
    FUND,
    PASS,
    TAKE,
    pass_year,
    table,
)
from marks import rule
from playing import facts, legal, play, refused

from roundhouse import Refusal
from roundhouse.games.american_rails.board import SPACE_IDS

RICK, MIKE, MARY = 0, 1, 2
ALL = ("american", "national", "continental", "majestic", "liberty", "republic")


@rule("AR-6.1")
def test_seven_years_of_three_phases():
    match = table(3, excluded="republic", networks={"american": ["Buffalo"]})
    begun = []
    while not match.over:
        begun += facts(pass_year(match), "phase")
    assert match.state.year == 1857
    phases = [(fact["year"], fact["number"]) for fact in begun]
    assert phases == [(str(y), n) for y in range(1851, 1858) for n in (1, 2, 3)][1:]


@rule("AR-6.2")
def test_the_rows_of_the_action_track():
    assert SPACE_IDS[1:] == ["pass", "develop", "fund", "take", "expand3", "auction", "expand4"]
    for row, options in {
        "space 2": ["decline"],
        "space 4": ["take_bank", "tax_others", "expand2", "decline"],
        "space 5": ["stop"],
        "space 7": ["stop"],
    }.items():
        match = table(4)
        play(match, row)
        assert legal(match) == options


@rule("AR-6.3")
def test_the_order_of_three_phases():  # AR-T1, AR-T2, AR-T3
    match = table(3, excluded="liberty", order=[RICK, MIKE, MARY])
    play(match, EXPAND3, "stop", DEVELOP, "decline")
    assert match.turn == MARY
    assert DEVELOP not in legal(match)
    play(match, PASS)
    assert match.state.queue == [MARY, MIKE, RICK]
    assert match.turn == MARY
    play(match, DEVELOP, "decline", AUCTION, "decline", FUND, "decline")
    assert match.state.queue == [MARY, RICK, MIKE]
    play(match, FUND, "decline", TAKE, "decline", EXPAND4, "stop")
    assert match.state.queue == [MARY, RICK, MIKE]
    assert (match.state.year, match.state.column) == (1852, 1)


@rule("AR-6.4")
def test_a_space_holds_one_marker_the_pass_space_included():
    match = table(4, order=[3, 1, 0, 2])
    assert legal(match) == [f"space {row}" for row in range(1, 8)]
    events = play(match, PASS)
    assert facts(events, "space-pass") == [{"seat": 3, "space": "pass", "phase": 1}]
    assert refused(match, PASS) == Refusal(
        "AR-6.4", "space-taken", {"space": "pass", "row": 1, "seat": 3}, "space 2"
    )


@rule("AR-6.4")
def test_a_declined_space_stays_blocked_until_the_next_phase():
    match = table(3, excluded="liberty")
    events = play(match, DEVELOP, "decline")
    assert facts(events, "declined") == [{"seat": 0}]
    assert refused(match, DEVELOP).facts["seat"] == 0
    play(match, PASS, FUND, "decline")
    assert match.state.column == 2
    assert DEVELOP in legal(match)


@rule("AR-6.4")
def test_a_space_may_be_chosen_even_if_nothing_can_be_done_there():
    match = table(4, gone=dict(zip(ALL, (5, 4, 3, 4, 2, 3), strict=True)))
    play(match, AUCTION)
    assert legal(match) == ["decline"]
    play(match, "decline", EXPAND4)
    assert legal(match) == ["stop"]


@rule("AR-6.5")
def test_actions_are_done_or_declined_and_expansions_may_stop_short():
    match = table(
        4,
        networks={"american": ["Chicago"]},
        shares={"american": (1, 0, 0, 0)},
        treasury={"american": 20},
    )
    play(match, EXPAND3, "place american B1", "stop")
    assert match.turn == 1
    play(match, FUND)
    assert legal(match) == [f"fund {name}" for name in ALL] + ["decline"]
    assert refused(match, "stop").key == "not-now"


@rule("AR-6.6")
def test_markers_of_the_third_column_give_the_order_of_the_next_year():
    match = table(4, order=[1, 3, 0, 2])
    play(match, EXPAND4, "stop", PASS, FUND, "decline", DEVELOP, "decline")
    assert match.state.queue == [3, 2, 0, 1]
    play(match, EXPAND4, "stop", PASS, FUND, "decline", DEVELOP, "decline")
    assert match.state.queue == [2, 1, 0, 3]
    play(match, PASS, EXPAND3, "stop", TAKE, "decline", DEVELOP, "decline")
    s = match.state
    assert s.queue == [2, 3, 0, 1]
    assert (s.year, s.column, s.taken, s.rows) == (1852, 1, 0, [0, 0, 0, 0])


@rule("AR-6.6")
def test_the_view_shows_markers_where_they_stand():
    match = table(3, excluded="liberty", order=[2, 0, 1])
    play(match, FUND, "decline", PASS)
    view = match.view()
    assert view.position.order == (1,)
    assert view.position.markers == ((1, 1, 0), (1, 3, 2))
    play(match, EXPAND3)
    assert match.view().position.markers == ((1, 1, 0), (1, 3, 2), (1, 5, 1))
    play(match, "stop", DEVELOP)
    assert match.view().position.markers == ((1, 3, 2), (1, 5, 1), (2, 2, 0))
