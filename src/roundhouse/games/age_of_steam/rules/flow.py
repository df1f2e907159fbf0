"""Which decision comes next (AOS-4): the phases of a round, whose turn it is, the end.

``State.step`` says what is decided now. A map may put a decision of its own in between
(MAP_DECISION); it goes on with ``after_track`` or ``next_mover``.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.events import CHANCE, Event
from roundhouse.core.protocol import Move
from roundhouse.games.age_of_steam.board import Board
from roundhouse.games.age_of_steam.moves import (
    ENGINE,
    PASS,
    PRODUCE,
    PRODUCTION,
    SKIP_PRODUCE,
    SKIP_URBANISE,
    URBANISATION,
    USE_PRIVILEGE,
    Bid,
    Build,
    BuyLink,
    Choose,
    Deliver,
    Draw,
    First,
    Issue,
    MoveTable,
    Place,
    Roll,
    Urbanise,
)
from roundhouse.games.age_of_steam.rules import (
    actions,
    auction,
    deliver,
    growth,
    income,
    lay,
    scoring,
    setup,
    shares,
    urban,
)
from roundhouse.games.age_of_steam.rules.track import lose_unfinished, tell
from roundhouse.games.age_of_steam.state import (
    AUCTION,
    BUILD,
    BUILDING,
    CHOOSE,
    CHOOSING,
    DICE,
    EXTRA_DRAW,
    ISSUE,
    ISSUING,
    MAP_DECISION,
    MOVE,
    MOVING,
    ORDERING,
    PAYING,
    PLACE,
    PRODUCE_DRAW,
    SETUP_CUBE,
    URBANISE,
    Rules,
    State,
)
from roundhouse.games.age_of_steam.state import PRODUCE as PRODUCE_STEP

MOVE_ROUNDS: Final = 2


def begin(
    board: Board, table: MoveTable, rules: Rules, seats: int, options: dict[str, str]
) -> State:
    """AOS-3  An empty board; CHANCE draws the start cubes, then the start order."""
    s = setup.set_up(board, table, rules, seats, options)
    if setup.is_drawn(s):
        _draw_order(s, None)
    return s


def apply(s: State, m: Move, log: list[Event] | None) -> None:
    """AOS-4.5  Carry out a legal move and go on to the next decision."""
    step = s.step
    if step == MAP_DECISION:
        s.rules.decide(s, m, log)
    elif step in (BUILD, URBANISE):
        _apply_build(s, m, log)
    elif step == MOVE:
        _apply_move(s, m, log)
    elif step == AUCTION:
        _apply_auction(s, m, log)
    elif isinstance(m, Draw):
        _apply_draw(s, m, log)
    elif isinstance(m, Roll):
        area = s.board.dice_areas[s.at // s.rules.dice(s)]
        growth.grow(s, area, m.eyes, log)
        s.at += 1
        _next_die(s, log)
    elif isinstance(m, First):
        s.order.append(m.seat)
        tell(log, "AOS-3.4", "start-place", {"seat": m.seat, "place": len(s.order)})
        _draw_order(s, log)
    elif isinstance(m, Issue):
        shares.issue(s, m.shares, log)
        _next_in_queue(s, log)
    elif isinstance(m, Choose):
        actions.choose(s, m.action, log)
        _next_in_queue(s, log)
    else:
        _apply_production(s, m, log)


# ── AOS-3  Set-up ────────────────────────────────────────────────────────────────────────────────


def _apply_draw(s: State, m: Draw, log: list[Event] | None) -> None:
    if s.step == SETUP_CUBE:
        setup.place_start_cube(s, m.colour, log)
        if setup.is_drawn(s):
            _draw_order(s, log)
    elif s.step == EXTRA_DRAW:
        growth.grow_from_bag(s, m.colour, log)
        _begin_dice(s, log)
    else:
        s.bag[m.colour] -= 1
        s.drawn.append(m.colour)
        _go_on_producing(s, log)


def _draw_order(s: State, log: list[Event] | None) -> None:
    """AOS-3.4  The last place needs no draw; then the first round begins."""
    if s.step == SETUP_CUBE:
        setup.begin_order(s)
    left = setup.order_moves(s)
    if len(left) > 1:
        return
    last = left[0]
    assert isinstance(last, First)
    s.order.append(last.seat)
    s.round = 1
    _begin_phase(s, log)


# ── AOS-4.2  Phases ──────────────────────────────────────────────────────────────────────────────


def _begin_phase(s: State, log: list[Event] | None) -> None:
    """AOS-4.5  Open the phase that is due."""
    phase = s.rules.phases[s.phase]
    s.at = 0
    s.queue = s.order[:]
    if s.phase == 0:
        tell(log, "AOS-4.2", "round", {"number": s.round, "rounds": s.board.rounds[s.seats]})
    if phase == ISSUING:
        s.step = ISSUE
        s.turn = s.queue[0]
    elif phase == ORDERING:
        s.rules.open_order(s, log)
        if s.step == AUCTION and len(s.order) == 1:
            auction.end_auction(s, log)
            next_phase(s, log)
    elif phase == CHOOSING:
        s.step = CHOOSE
        s.turn = s.queue[0]
        actions.clear_actions(s)
    elif phase == BUILDING:
        s.queue = actions.build_order(s)
        s.fresh = 0
        _begin_build_turn(s)
    elif phase == MOVING:
        s.queue = actions.move_order(s)
        s.step = MOVE
        s.turn = s.queue[0]
        s.move_round = 1
        s.engine_used = 0
    elif phase == PAYING:
        _pay(s, log)
    else:
        _begin_growth(s, log)


def next_phase(s: State, log: list[Event] | None) -> None:
    """AOS-4.2, AOS-12.1  The next phase, the next round, or the end."""
    s.phase += 1
    if s.phase == len(s.rules.phases):
        s.phase = 0
        if s.round == s.board.rounds[s.seats]:
            s.rules.finish(s, log)
            return
        s.round += 1
    _begin_phase(s, log)


def _next_in_queue(s: State, log: list[Event] | None) -> None:
    s.at += 1
    if s.at == len(s.queue):
        next_phase(s, log)
    else:
        s.turn = s.queue[s.at]


def _pay(s: State, log: list[Event] | None) -> None:
    """AOS-4.8, AOS-10.3  Accounts; the match ends at once if one player is left of several, or none."""
    income.settle_accounts(s, log)
    if len(s.order) < min(s.seats, 2):
        scoring.end_match(s, log)
    else:
        next_phase(s, log)


# ── AOS-6  Turn order ────────────────────────────────────────────────────────────────────────────


def _apply_auction(s: State, m: Move, log: list[Event] | None) -> None:
    if isinstance(m, Bid):
        auction.bid(s, m.amount, log)
    elif m == USE_PRIVILEGE:
        auction.use_privilege(s, log)
    else:
        auction.drop_out(s, log)
    if not auction.go_round(s):
        auction.end_auction(s, log)
        next_phase(s, log)


# ── AOS-8  Building ──────────────────────────────────────────────────────────────────────────────


def _begin_build_turn(s: State) -> None:
    """AOS-8.1, AOS-8.2, AOS-8.30  A New City first, for who may; then the builds."""
    s.turn = s.queue[s.at]
    s.built = 0
    s.urbanised = s.action[s.turn] != URBANISATION
    s.half_used = False
    s.hexes_built = []
    s.costs = []
    s.step = BUILD if s.urbanised or s.urbanise_any_time else URBANISE


def builds_left(s: State) -> int:
    """AOS-8.2  How many builds the player has left in this turn."""
    return s.rules.most_builds(s) - s.built


def may_urbanise_now(s: State) -> bool:
    """AOS-21.2  By house rule a New City may come at any time of the build turn."""
    return s.urbanise_any_time and not s.urbanised and bool(urban.urbanisations(s))


def _apply_build(s: State, m: Move, log: list[Event] | None) -> None:
    if isinstance(m, Build):
        lay.build(s, m, log)
    elif isinstance(m, BuyLink):
        lay.buy_link(s, m.link, m.half, log)
    elif isinstance(m, Urbanise):
        urban.urbanise(s, m, log)
    elif m == SKIP_URBANISE:
        urban.skip(s, log)
    else:
        tell(log, "AOS-8.2", "build-ended", {"seat": s.turn, "builds": s.built})
        end_build(s, log)
        return
    s.step = BUILD
    if not s.rules.track_changed(s, log):
        after_track(s, log)


def after_track(s: State, log: list[Event] | None) -> None:
    """AOS-8.2  The turn ends by itself when the builds are used up."""
    s.step = BUILD
    if builds_left(s) <= 0 and not may_urbanise_now(s):
        end_build(s, log)


def end_build(s: State, log: list[Event] | None) -> None:
    """AOS-4.5, AOS-8.24, AOS-21.1  The next builder; after the last one unfinished sections are lost."""
    if s.lose_at_turn_end:
        lose_unfinished(s, 1 << s.turn, log)
    s.at += 1
    if s.at < len(s.queue):
        _begin_build_turn(s)
        return
    if not s.lose_at_turn_end:
        lose_unfinished(s, (1 << s.seats) - 1, log)
    s.built = 0
    s.urbanised = s.half_used = False
    s.hexes_built = []
    s.costs = []
    next_phase(s, log)


# ── AOS-9  Moving goods ──────────────────────────────────────────────────────────────────────────


def _apply_move(s: State, m: Move, log: list[Event] | None) -> None:
    if isinstance(m, Deliver):
        if deliver.deliver(s, m, log):
            return
    elif m == ENGINE:
        deliver.improve(s, log)
    else:
        assert m == PASS
        tell(log, "AOS-9.2", "move-passed", {"seat": s.turn})
    next_mover(s, log)


def next_mover(s: State, log: list[Event] | None) -> None:
    """AOS-9.1  Two move rounds in the same order."""
    s.step = MOVE
    s.at += 1
    if s.at < len(s.queue):
        s.turn = s.queue[s.at]
    elif s.move_round < MOVE_ROUNDS:
        s.move_round += 1
        s.at = 0
        s.turn = s.queue[0]
    else:
        s.move_round = 0
        s.engine_used = 0
        next_phase(s, log)


# ── AOS-11  Goods growth ─────────────────────────────────────────────────────────────────────────


def _begin_growth(s: State, log: list[Event] | None) -> None:
    """AOS-11.1  Production, map extras, light area, dark area."""
    holder = actions.holder(s, PRODUCTION)
    if holder >= 0:
        s.step = PRODUCE_STEP
        s.turn = holder
    else:
        _grow_extra(s, log)


def _apply_production(s: State, m: Move, log: list[Event] | None) -> None:
    if m == SKIP_PRODUCE:
        tell(log, "AOS-11.2", "production-skipped", {"seat": s.turn})
        _grow_extra(s, log)
        return
    if isinstance(m, Place):
        growth.place(s, m, log)
        _place_next(s, log)
        return
    assert m == PRODUCE
    _go_on_producing(s, log)


def _go_on_producing(s: State, log: list[Event] | None) -> None:
    """AOS-11.2  Draw up to two cubes, then place them."""
    if growth.may_draw(s):
        s.step = PRODUCE_DRAW
        s.turn = CHANCE
    else:
        _place_next(s, log)


def _place_next(s: State, log: list[Event] | None) -> None:
    if s.drawn and growth.empty_spaces(s):
        s.step = PLACE
        s.turn = actions.holder(s, PRODUCTION)
    else:
        growth.return_rest(s)
        _grow_extra(s, log)


def _grow_extra(s: State, log: list[Event] | None) -> None:
    """AOS-11.1, AOS-11.6  The cube from the bag, where the map has one and there is one."""
    if growth.extra_city(s) >= 0:
        s.step = EXTRA_DRAW
        s.turn = CHANCE
    else:
        _begin_dice(s, log)


def _begin_dice(s: State, log: list[Event] | None) -> None:
    s.step = DICE
    s.turn = CHANCE
    s.at = 0
    _next_die(s, log)


def _next_die(s: State, log: list[Event] | None) -> None:
    """AOS-11.3  One die after the other, the light area first."""
    if s.at >= s.rules.dice(s) * len(s.board.dice_areas):
        next_phase(s, log)
