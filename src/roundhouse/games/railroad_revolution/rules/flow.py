"""Which decision comes next in Railroad Revolution (RR-5): picks, turns, agendas, deals, the end.

``step`` is the decision at hand. A milestone interrupts a TURN, an AGENDA or a DEAL; ``below`` is
where it goes on (RR-12.15).
"""

from __future__ import annotations

from roundhouse.boards.masks import bits
from roundhouse.core.events import CHANCE, NOBODY, Event, Facts, tell
from roundhouse.core.protocol import Move
from roundhouse.games.railroad_revolution.board import DEALS, HUES
from roundhouse.games.railroad_revolution.effects import DEAL_GAINS, DEAL_PRICES
from roundhouse.games.railroad_revolution.moves import (
    DRAW_TILE,
    Deal,
    Done,
    Draw,
    End,
    Hire,
    Keep,
    Pass,
    Pick,
    Place,
    Sell,
)
from roundhouse.games.railroad_revolution.rules import (
    actions,
    agenda,
    legal,
    milestones,
    money,
    pieces,
    scoring,
    setup,
    turns,
)
from roundhouse.games.railroad_revolution.state import (
    AGENDA,
    DEAL,
    DEAL_AGENDA,
    DRAW_DEAL,
    DRAW_MILESTONE,
    FINISHING,
    LAST_ROUND,
    MILESTONE,
    NONE,
    OVER,
    PICK,
    PLAYING,
    SETUP_AGENDA,
    TURN,
    State,
)


def moves(s: State) -> list[Move]:
    """RR-5  The legal options of the decision at hand."""
    step = s.step
    if step == AGENDA:
        return legal.agenda_moves(s)
    if step == TURN:
        return turns.turn_moves(s)
    if step == DEAL:
        return turns.deal_moves(s)
    if step == MILESTONE:
        return turns.keep_moves(s)
    if step == PICK:
        return setup.pick_moves(s)
    if step == OVER:
        return []
    if step == DRAW_MILESTONE:
        return [DRAW_TILE[t] for t in bits(s.unseen[s.stack])]
    return setup.draws(s)


def apply(s: State, m: Move, log: list[Event] | None) -> None:
    """RR-5  Carry out a legal move and go on to the next decision."""
    step = s.step
    if step == AGENDA:
        if isinstance(m, End):
            end_agenda(s, log)
            return
        agenda.do(s, m, log)
    elif step == TURN:
        if isinstance(m, Pass):
            tell(log, "RR-5.5", "passed", {"seat": s.turn})
            end_turn(s, log)
            return
        act(s, m, log)
    elif step == DEAL:
        if isinstance(m, Done):
            tell(log, "RR-8.2", "no-more-deals", {"seat": s.turn})
            next_dealer(s, log)
            return
        act(s, m, log)
    elif step == MILESTONE:
        assert isinstance(m, Keep)
        milestones.keep(s, m.tile, log)
    elif step == PICK:
        assert isinstance(m, Pick)
        setup.pick(s, m.tile, log)
    else:
        assert isinstance(m, Draw)
        draw(s, m.number, log)
        return
    milestones.check(s, log)


def act(s: State, m: Move, log: list[Event] | None) -> None:
    """RR-5.2, RR-5.4, RR-8.2  A worker is placed or a deal made; or a share sold, a worker hired."""
    if isinstance(m, Place):
        actions.place(s, m, log)
    elif isinstance(m, Deal):
        deal(s, m.number, log)
    elif isinstance(m, Hire):
        pieces.hire(s, m.colour, log)
    else:
        assert isinstance(m, Sell)
        pieces.sell(s, log)


def draw(s: State, number: int, log: list[Event] | None) -> None:
    """RR-10.3  CHANCE has decided."""
    if s.step == DRAW_MILESTONE:
        milestones.draw(s, number, log)
    elif s.step == DRAW_DEAL and s.round:
        setup.draw_deal(s, number, log)
        end_turn(s, log)
    else:
        setup.draw(s, number, log)


# ── RR-6.2  The end of an agenda ─────────────────────────────────────────────────────────────────


def end_agenda(s: State, log: list[Event] | None) -> None:
    """RR-6.2, RR-6.3  Pay what is due; then a round of deals, the next turn or the next pick."""
    kind = s.kind
    if s.due:
        money.pay(s, s.turn, money.BANK, s.due)
        tell(log, "RR-6.3", "paid-due", {"seat": s.turn, "cost": s.due})
    actions.close_agenda(s)
    if kind == SETUP_AGENDA:
        next_pick(s, log)
    elif kind == DEAL_AGENDA:
        s.step = DEAL
    elif s.deal_due:
        # RR-8.1, RR-12.13: one round of deals, however many symbols were reached
        s.deal_due = False
        s.step = DEAL
        tell(log, "RR-8.1", "deal-round", {"seat": s.turn, "tile": DEALS[s.deal]})
    else:
        end_turn(s, log)


def next_pick(s: State, log: list[Event] | None) -> None:
    """RR-4.9  From the last player back to the first, who then begins."""
    if s.turn:
        s.turn -= 1
        s.active = s.turn
        s.step = PICK
    else:
        begin_round(s, log)
        begin_turn(s, 0, log)


# ── RR-8.2  Deals ────────────────────────────────────────────────────────────────────────────────


def deal(s: State, number: int, log: list[Event] | None) -> None:
    """RR-8.2  Pay in shares; the effects make an agenda of their own."""
    seat, price = s.turn, DEAL_PRICES[s.deal][number]
    money.hand_shares(s, seat, money.BANK, price)
    s.deals_made |= 1 << number
    if log is not None:
        facts: Facts = {"seat": seat, "tile": DEALS[s.deal], "number": number + 1}
        tell(log, "RR-8.2", "made-deal", facts | {"cost_shares": price})
    actions.open_agenda(s, DEAL_AGENDA)
    actions.grant(s, DEAL_GAINS[s.deal][number], log)


def next_dealer(s: State, log: list[Event] | None) -> None:
    """RR-8.2, RR-8.3  Clockwise; after the last the tile is discarded and the next turned up."""
    s.deals_made = 0
    s.turn = (s.turn + 1) % s.seats
    if s.turn == s.active:
        s.deal_discard |= 1 << s.deal
        s.deal = NONE
        s.step = DRAW_DEAL
        s.turn = CHANCE


# ── RR-5.1, RR-5.6, RR-11.2  Turns and rounds ────────────────────────────────────────────────────


def begin_round(s: State, log: list[Event] | None) -> None:
    """RR-11.2  Another round for all."""
    s.round += 1
    tell(log, "RR-5.6", "round", {"number": s.round})


def begin_turn(s: State, seat: int, log: list[Event] | None) -> None:
    """RR-5.1  With an empty supply all workers come back from the board."""
    s.step = TURN
    s.turn = s.active = seat
    first = seat * HUES
    if sum(s.supply[first : first + HUES]) == 0:
        for at in range(first, first + HUES):
            s.supply[at] = s.board[at]
            s.board[at] = 0
        tell(log, "RR-5.1", "recalled", {"seat": seat})


def end_turn(s: State, log: list[Event] | None) -> None:
    """RR-5.6, RR-11.1, RR-12.12  The end trigger is checked, then the next player begins."""
    if s.ending == PLAYING and scoring.is_end_triggered(s):
        s.ending = FINISHING
        tell(log, "RR-11.1", "end-triggered", {"seat": s.active})
    if s.active < s.seats - 1:
        begin_turn(s, s.active + 1, log)
    elif s.ending == LAST_ROUND:
        s.step = OVER
        s.turn = NOBODY
        for seat, total in enumerate(scoring.scores(s)):
            tell(log, "RR-11.4", "scored", {"seat": seat, "vp": total})
    else:
        if s.ending == FINISHING:
            s.ending = LAST_ROUND
            tell(log, "RR-11.2", "last-round", {})
        begin_round(s, log)
        begin_turn(s, 0, log)
