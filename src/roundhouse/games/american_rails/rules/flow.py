"""Which decision comes next in American Rails (AR-3): preparation, three phases a year, the end.

AR-3.3: set-up, preparation, then per year three action phases, dividends and the end check.
"""

from __future__ import annotations

from roundhouse.boards.masks import next_in
from roundhouse.core.auction import PASS, Bid, Pass, bids
from roundhouse.core.events import CHANCE, NOBODY, Event, Facts, Refusal
from roundhouse.core.protocol import Move
from roundhouse.games.american_rails.board import (
    AUCTION_ROW,
    COMPANIES,
    COMPANY_IDS,
    CUBES_OF_ROW,
    DEVELOP_ROW,
    FUND_ROW,
    PASS_ROW,
    PHASES,
    ROWS,
    TAKE_ROW,
)
from roundhouse.games.american_rails.moves import (
    DECLINE,
    DEVELOPMENTS,
    DEVELOPMENTS_ON,
    EXPAND2,
    FUNDS,
    OFFERS,
    PLACES,
    PLACES_ON,
    REMOVALS,
    SELECTIONS,
    SPACES,
    STARTS,
    STARTS_ON,
    STOP,
    TAKE_BANK,
    TAX_OTHERS,
    Decline,
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
from roundhouse.games.american_rails.rules import book as rules
from roundhouse.games.american_rails.rules import expansion
from roundhouse.games.american_rails.rules.expansion import tell
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
    s = rules.set_up(seats)
    if rules.must_remove(s):
        s.step = REMOVE
        s.turn = CHANCE
    return s


# ── What may be decided ──────────────────────────────────────────────────────────────────────────


def moves(s: State) -> list[Move]:
    """AR-3.1, AR-3.2  The legal options of the decision at hand; a single one is still asked."""
    step = s.step
    if step == BID:
        return [PASS, *bids(rules.lowest_bid(s), s.cash[s.turn])]
    if step == EXPAND_STEP:
        return expansion_moves(s)
    if step == CHOOSE_SPACE:
        taken = s.taken
        return [SPACES[row - 1] for row in range(1, ROWS + 1) if not taken >> row & 1]
    found: list[Move] = []
    if step == DEVELOP:
        DEVELOPMENTS_ON.of(rules.legal_developments(s), found)
    elif step == FUND:
        found = [FUNDS[c] for c in range(COMPANIES) if rules.is_in_play(s, c)]
    elif step == OFFER:
        found = [OFFERS[c] for c in range(COMPANIES) if s.unsold[c]]
    elif step == TAKE:
        found = [TAKE_BANK, TAX_OTHERS]
        if rules.may_expand2(s):
            found.append(EXPAND2)
    else:
        return preparation_moves(s)
    found.append(DECLINE)
    return found


def expansion_moves(s: State) -> list[Move]:
    """AR-8.1, AR-8.4  A cube of any company of the player, or stop."""
    found: list[Move] = []
    first = s.active * COMPANIES
    for company in range(COMPANIES):
        if s.shares[first + company]:
            hexes = expansion.legal_hexes(s, company)
            if hexes:
                PLACES_ON[company].of(hexes, found)
    found.append(STOP)
    return found


def preparation_moves(s: State) -> list[Move]:
    """AR-2.3, AR-4.1, AR-5.6  Companies to remove or select, cities to start in; nothing once over."""
    if s.step == PLACE_START:
        return STARTS_ON.of(rules.start_cities(s), [])
    if s.step == PREP_SELECT:
        return [SELECTIONS[c] for c in range(COMPANIES) if s.to_offer >> c & 1]
    return REMOVALS[:] if s.step == REMOVE else []


def why_not(s: State, m: Move) -> Refusal | None:
    """AR-3.1  The rule that forbids a move now, or None."""
    step = s.step
    if isinstance(m, Bid) and step == BID:
        return rules.why_not_bid(s, m)
    if isinstance(m, Place) and step == EXPAND_STEP:
        return expansion.why_not_place(s, m)
    if isinstance(m, Space) and step == CHOOSE_SPACE:
        return rules.why_not_space(s, m.row)
    if isinstance(m, Develop) and step == DEVELOP:
        return rules.why_not_develop(s, m)
    if isinstance(m, Fund) and step == FUND:
        return rules.why_not_fund(s, m.company)
    if isinstance(m, Offer) and step == OFFER:
        return rules.why_not_offer(s, m)
    if isinstance(m, Start) and step == PLACE_START:
        return rules.why_not_start(s, m)
    if isinstance(m, Select) and step == PREP_SELECT:
        return rules.why_not_select(s, m)
    if isinstance(m, Expand2) and step == TAKE and not rules.may_expand2(s):
        return Refusal("AR-7.4", "three-players", {}, "take_bank")
    if is_plain_option(step, m):
        return None
    return Refusal("AR-3.1", "not-now", {"move": str(m)}, str(moves(s)[0]))


def is_plain_option(step: int, m: Move) -> bool:
    """AR-3.1  The options of a decision that nothing can forbid."""
    if step == BID:
        return isinstance(m, Pass)
    if step == EXPAND_STEP:
        return isinstance(m, Stop)
    if step == REMOVE:
        return isinstance(m, Remove)
    if step == TAKE and isinstance(m, (TakeBank, TaxOthers, Expand2)):
        return True
    return step in (DEVELOP, FUND, TAKE, OFFER) and isinstance(m, Decline)


def candidates(s: State) -> list[Move]:
    """AR-3.1  Every writable move of the decision at hand, and one of each other kind."""
    found: list[Move] = [PASS, TAKE_BANK, TAX_OTHERS, EXPAND2, STOP, DECLINE]
    found += [*REMOVALS, *SELECTIONS, *FUNDS, *OFFERS, *SPACES]
    found += [STARTS[0], DEVELOPMENTS[0], PLACES[0][0], *bids(9, 11)]
    if s.step == BID:
        found += [*bids(0, 8), *bids(12, max(s.cash) + 2)]
    elif s.step == EXPAND_STEP:
        for of_company in PLACES:
            found += of_company
    elif s.step == DEVELOP:
        found += DEVELOPMENTS
    elif s.step == PLACE_START:
        found += STARTS
    return found


def auction(s: State) -> str:
    """AR-5.1  The share at auction, named so that no other auction of the match has the same name."""
    # preparation offers each company once, and a column has one Auction space
    return f"{COMPANY_IDS[s.company]} {s.year} {s.column}" if s.step == BID else ""


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
        rules.open_auction(s, m.company, s.active, log)
    elif isinstance(m, Start):
        rules.start_company(s, m.hex, log)
        after_auction(s, s.high_bidder, log)
    elif isinstance(m, Select):
        s.to_offer &= ~(1 << m.company)
        s.step = BID
        rules.open_auction(s, m.company, s.turn, log)
    elif isinstance(m, Remove):
        rules.remove(s, m.company, log)
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
        rules.develop(s, m.hex, log)
    elif isinstance(m, Fund):
        rules.fund(s, m.company, log)
    elif isinstance(m, TakeBank):
        rules.take_bank(s, log)
    elif isinstance(m, TaxOthers):
        rules.tax_others(s, log)
    elif isinstance(m, Stop):
        tell(log, "AR-8.4", "stopped", {"seat": s.active})
    else:
        tell(log, "AR-6.4", "declined", {"seat": s.active})


# ── Auctions and preparation ─────────────────────────────────────────────────────────────────────


def bid(s: State, amount: int, log: list[Event] | None) -> None:
    """AR-5.2  The bid stands; the next player still in decides."""
    s.high = amount
    s.high_bidder = s.turn
    if log is not None:
        facts: Facts = {"seat": s.turn, "company": COMPANY_IDS[s.company], "bid": amount}
        tell(log, "AR-5.2", "bid", facts)
    go_round(s, log)


def drop_out(s: State, log: list[Event] | None) -> None:
    """AR-5.3, AR-5.5  Who passes is out of this auction; the first player may, too."""
    s.bidders &= ~(1 << s.turn)
    if log is not None:
        tell(log, "AR-5.3", "pass", {"seat": s.turn, "company": COMPANY_IDS[s.company]})
    go_round(s, log)


def go_round(s: State, log: list[Event] | None) -> None:
    """AR-5.3, AR-5.4  Ask the next player still in, or end the auction."""
    if rules.is_decided(s):
        end_auction(s, log)
    else:
        s.turn = next_in(s.bidders, s.turn)


def end_auction(s: State, log: list[Event] | None) -> None:
    """AR-5.6, AR-5.7, AR-5.8  Sold, with a start cube if the company has none yet, or out."""
    if s.high_bidder == NOT_YET:
        rules.discard_share(s, "AR-4.5" if s.column == PREPARATION else "AR-5.8", log)
        after_auction(s, s.turn, log)
        return
    rules.sell_share(s, log)
    if s.network[s.company]:
        after_auction(s, s.high_bidder, log)
    elif rules.start_cities(s):
        s.step = PLACE_START
        s.turn = s.high_bidder
    else:
        rules.close_company(s, log)
        after_auction(s, s.high_bidder, log)


def after_auction(s: State, last: int, log: list[Event] | None) -> None:
    """AR-4.2, AR-4.3  In preparation the winner, or else who passed last, selects; else the turn ends."""
    won = s.high_bidder != NOT_YET
    forget_auction(s)
    if s.column != PREPARATION:
        end_turn(s, log)
        return
    if won:
        rules.take_place(s, last, log)
    if s.to_offer:
        s.step = PREP_SELECT
        s.turn = last
    else:
        rules.fill_turn_order(s, log)
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
    rules.take_space(s, row, log)
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
        s.queue = rules.order_by_rows(s)
        begin_phase(s, s.column + 1, log)
    else:
        end_year(s, log)


def end_year(s: State, log: list[Event] | None) -> None:
    """AR-6.1, AR-6.6, AR-10.1  Dividends; then the end, or the markers give next year's order."""
    expansion.pay_dividends(s, log)
    reasons = rules.end_reasons(s)
    if reasons:
        end_match(s, reasons, log)
        return
    s.queue = rules.order_by_rows(s)
    s.rows = [0] * s.seats
    s.year += 1
    begin_phase(s, 1, log)


def end_match(s: State, reasons: list[str], log: list[Event] | None) -> None:
    """AR-10.1  Over after the dividends; every condition that holds is told."""
    s.step = OVER
    s.turn = NOBODY
    for reason in reasons:
        tell(log, "AR-10.1", "end-" + reason, {"year": str(s.year)})
