"""Which decision comes next in American Rails (AR-3): preparation, three phases a year, the end.

AR-3.3: set-up, preparation, then per year three action phases, dividends and the end check.
"""

from __future__ import annotations

from roundhouse.core import companies
from roundhouse.core.auction import Bid, Pass
from roundhouse.core.events import CHANCE, NOBODY, Event, tell
from roundhouse.core.protocol import Move
from roundhouse.games.american_rails.board import (
    AUCTION_ROW,
    COMPANY_IDS,
    CUBES_OF_ROW,
    DEVELOP_ROW,
    FUND_ROW,
    PASS_ROW,
    PHASES,
    TAKE_ROW,
)
from roundhouse.games.american_rails.moves import (
    Develop,
    Expand2,
    Fund,
    Offer,
    Place,
    Remove,
    Select,
    Space,
    Start,
    Stop,
    TakeBank,
    TaxOthers,
)
from roundhouse.games.american_rails.rules import (
    actions,
    auction,
    dividends,
    expansion,
    preparation,
    scoring,
    setup,
    track,
)
from roundhouse.games.american_rails.state import (
    BID,
    CHOOSE_SPACE,
    DEVELOP,
    EXPAND_STEP,
    FUND,
    NOT_YET,
    OFFER,
    OVER,
    PLACE_START,
    PREP_SELECT,
    PREPARATION,
    REMOVE,
    TAKE,
    State,
)


def begin(seats: int) -> State:
    """AR-2.2, AR-2.3, AR-4.2  Seat 0 is banker and selects first; with three, CHANCE goes before."""
    s = setup.set_up(seats)
    if setup.must_remove(s):
        s.step = REMOVE
        s.turn = CHANCE
    return s


# ── What a decision does ─────────────────────────────────────────────────────────────────────────


def apply(s: State, m: Move, log: list[Event] | None) -> None:
    """AR-3.1  Carry out a legal move and go on to the next decision."""
    if isinstance(m, Bid):
        bid(s, m.amount, log)
    elif isinstance(m, Pass):
        drop_out(s, log)
    elif isinstance(m, Place):
        expansion.place(s, m.company, m.hex, log)
        s.left -= 1
        if s.left == 0:
            end_turn(s, log)
    elif isinstance(m, Space):
        choose_space(s, m.row, log)
    elif isinstance(m, Offer):
        s.step = BID
        auction.open_auction(s, m.company, s.active, log)
    elif isinstance(m, Start):
        auction.start_company(s, m.hex, log)
        after_auction(s, s.high_bidder, log)
    elif isinstance(m, Select):
        s.to_offer &= ~(1 << m.company)
        s.step = BID
        auction.open_auction(s, m.company, s.turn, log)
    elif isinstance(m, Remove):
        setup.remove(s, m.company, log)
        s.step = PREP_SELECT
        s.turn = 0
    elif isinstance(m, Expand2):
        begin_expansion(s, CUBES_OF_ROW[TAKE_ROW])
    else:
        act(s, m, log)
        end_turn(s, log)


def act(s: State, m: Move, log: list[Event] | None) -> None:
    """AR-6.4, AR-6.5  The actions done in one decision: completely, or declined."""
    if isinstance(m, Develop):
        actions.develop(s, m.hex, log)
    elif isinstance(m, Fund):
        actions.fund(s, m.company, log)
    elif isinstance(m, TakeBank):
        actions.take_bank(s, log)
    elif isinstance(m, TaxOthers):
        actions.tax_others(s, log)
    elif isinstance(m, Stop):
        tell(log, "AR-8.4", "stopped", {"seat": s.active})
    else:
        tell(log, "AR-6.4", "declined", {"seat": s.active})


# ── Auctions and preparation ─────────────────────────────────────────────────────────────────────


def bid(s: State, amount: int, log: list[Event] | None) -> None:
    """AR-5.2, AR-5.4  The bid stands; the next player still in decides, if there is one."""
    if companies.bid(s, amount, "AR-5.2", COMPANY_IDS[s.company], log):
        end_auction(s, log)


def drop_out(s: State, log: list[Event] | None) -> None:
    """AR-5.3, AR-5.4, AR-5.5  Who passes is out of this auction; the first player may, too."""
    if companies.drop_out(s, "AR-5.3", COMPANY_IDS[s.company], log):
        end_auction(s, log)


def end_auction(s: State, log: list[Event] | None) -> None:
    """AR-5.6, AR-5.7, AR-5.8  Sold, with a start cube if the company has none yet, or out."""
    if s.high_bidder == NOT_YET:
        auction.discard_share(s, "AR-4.5" if s.column == PREPARATION else "AR-5.8", log)
        after_auction(s, s.turn, log)
        return
    auction.sell_share(s, log)
    if s.network[s.company]:
        after_auction(s, s.high_bidder, log)
    elif auction.start_cities(s):
        s.step = PLACE_START
        s.turn = s.high_bidder
    else:
        auction.close_company(s, log)
        after_auction(s, s.high_bidder, log)


def after_auction(s: State, last: int, log: list[Event] | None) -> None:
    """AR-4.2, AR-4.3  In preparation the winner, or else who passed last, selects; else the turn ends."""
    won = s.high_bidder != NOT_YET
    forget_auction(s)
    if s.column != PREPARATION:
        end_turn(s, log)
        return
    if won:
        preparation.take_place(s, last, log)
    if s.to_offer:
        s.step = PREP_SELECT
        s.turn = last
    else:
        preparation.fill_turn_order(s, log)
        begin_phase(s, 1, log)


def forget_auction(s: State) -> None:
    """AR-5.1  What only a past auction needed does not distinguish positions."""
    s.company = s.high_bidder = NOT_YET
    s.high = s.bidders = 0


# ── Years, phases, turns ─────────────────────────────────────────────────────────────────────────


def begin_phase(s: State, column: int, log: list[Event] | None) -> None:
    """AR-6.2, AR-6.3  The next column is empty; the first of the queue moves."""
    s.column = column
    s.taken = 0
    s.at = 0
    if log is not None:
        tell(log, "AR-6.1", "phase", {"number": column, "year": str(s.year)})
    begin_turn(s)


def begin_turn(s: State) -> None:
    """AR-6.4  The player on turn chooses a space."""
    s.active = s.turn = s.queue[s.at]
    s.step = CHOOSE_SPACE


def choose_space(s: State, row: int, log: list[Event] | None) -> None:
    """AR-6.4, AR-7.1, AR-7.6  The marker moves first; then the action of the row is decided."""
    track.take_space(s, row, log)
    if row == PASS_ROW:
        end_turn(s, log)
    elif row == DEVELOP_ROW:
        s.step = DEVELOP
    elif row == FUND_ROW:
        s.step = FUND
    elif row == TAKE_ROW:
        s.step = TAKE
    elif row == AUCTION_ROW:
        s.step = OFFER
    else:
        begin_expansion(s, CUBES_OF_ROW[row])


def begin_expansion(s: State, cubes: int) -> None:
    """AR-7.6, AR-8.4  Up to so many cubes, one decision each."""
    s.step = EXPAND_STEP
    s.left = cubes


def end_turn(s: State, log: list[Event] | None) -> None:
    """AR-6.3  The next of the queue; after the last one the next phase, or dividends."""
    s.left = 0
    s.at += 1
    if s.at < s.seats:
        begin_turn(s)
    elif s.column < PHASES:
        s.queue = track.order_by_rows(s)
        begin_phase(s, s.column + 1, log)
    else:
        end_year(s, log)


def end_year(s: State, log: list[Event] | None) -> None:
    """AR-6.1, AR-6.6, AR-10.1  Dividends; then the end, or the markers give next year's order."""
    dividends.pay_dividends(s, log)
    if scoring.end_reasons(s):
        end_match(s, log)
        return
    s.queue = track.order_by_rows(s)
    s.rows = [0] * s.seats
    s.year += 1
    begin_phase(s, 1, log)


def end_match(s: State, log: list[Event] | None) -> None:
    """AR-10.1  Over after the dividends; every condition that holds is told."""
    s.step = OVER
    s.turn = NOBODY
    for reason in scoring.ending(s):
        tell(log, reason.rule, reason.key, reason.facts)
