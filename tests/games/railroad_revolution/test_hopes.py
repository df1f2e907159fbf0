"""What a change makes of the open milestones is the same as looking at all of them anew (RR-9)."""

import random

import pytest

from roundhouse.core.events import CHANCE, NOBODY
from roundhouse.core.match import Match, drawn, find_title
from roundhouse.games.railroad_revolution.advice import ground, stages, ways
from roundhouse.games.railroad_revolution.advice.prospects import Hopes
from roundhouse.games.railroad_revolution.board import HUES


def positions():
    """Positions of one match, every seventh decision."""
    title = find_title("railroad-revolution", "usa")
    dice = random.Random(4)
    s = Match(title, 3, "").state.copy()
    made = 0
    while s.turn != NOBODY:
        if s.turn == CHANCE:
            title.apply(s, drawn(title, s, dice))
            continue
        if made % 7 == 0:
            yield s.copy()
        moves = title.moves(s)
        weights = [weight + dice.random() for weight in title.weigh(s, moves)]
        title.apply(s, moves[weights.index(max(weights))])
        made += 1


def test_only_what_changes_is_asked_for_again():
    changed = 0
    for s in positions():
        seat, way = s.turn, ways.ways(s, s.turn)
        hopes = Hopes(s, seat, way, 8.0)
        s.stations[seat] |= 0b1010101
        after = hopes.with_other_means(s, way, ground.STATION_NEEDS)
        assert after == pytest.approx(Hopes(s, seat, way, 8.0).total)
        changed += after != hopes.total
        hopes = Hopes(s, seat, way, 8.0)
        s.supply[seat * HUES] += 2
        s.available[seat] += 2
        s.offices[seat] |= 0b110
        after = hopes.with_other_staff(s, way, ground.OFFICE_NEEDS)
        assert after == pytest.approx(Hopes(s, seat, way, 8.0).total)
        changed += after != hopes.total
    assert changed > 20


@pytest.mark.parametrize("turns", [0.0, 0.5, 1.0, 2.5, 2.7, 2.9, 10.5, 18.9, 19.0, 25.0])
def test_stages_go_straight_from_knot_to_knot(turns):
    table, knots = stages.CASH_STAGE, stages.KNOTS
    found = stages.stage(table, turns)
    after = next((i for i, knot in enumerate(knots) if knot > turns), len(knots))
    if after == len(knots):
        assert found == table[-1]
    else:
        share = (turns - knots[after - 1]) / (knots[after] - knots[after - 1])
        assert found == pytest.approx(table[after - 1] * (1 - share) + table[after] * share)
