"""Which decision comes next in Chicago Express: the agenda, the Chicago phase, the end (CE-5, CE-6).

The top of the agenda decides. Below it lies what goes on afterwards: PREPARATION leads from one
preparatory auction to the next and into the first turn, TURN to the next player.
"""

from __future__ import annotations

from roundhouse.core import companies
from roundhouse.core.auction import Bid, Pass
from roundhouse.core.events import NOBODY, Event, Facts, tell
from roundhouse.core.protocol import Move
from roundhouse.games.chicago_express.board import (
    ACTIONS,
    AUCTION,
    COMPANY_IDS,
    DIAL_STEPS,
    EXPANSION,
    EXPANSION_MAX,
    OPEN_AT_SETUP,
    WABASH,
)
from roundhouse.games.chicago_express.moves import Build, Choose, Company, Develop, Offer, Stop
from roundhouse.games.chicago_express.rules import (
    auction,
    chicago,
    development,
    dials,
    dividends,
    expansion,
    scoring,
    setup,
)
from roundhouse.games.chicago_express.state import (
    AUCTION_BID,
    BUILD,
    CHOOSE_ACTION,
    CHOOSE_COMPANY,
    CHOOSE_DEVELOPMENT,
    NOT_YET,
    OFFER_SHARE,
    PREPARATION,
    TURN,
    State,
)


def begin(seats: int, options: dict[str, str]) -> State:
    """CE-3.4, CE-5.1, CE-5.2  The banker, seat 0, starts the first preparatory auction."""
    s = setup.set_up(seats, options)
    s.agenda = [PREPARATION, AUCTION_BID]
    auction.open_auction(s, OPEN_AT_SETUP[0], 0, None)
    return s


# ── What a decision does ─────────────────────────────────────────────────────────────────────────


def apply(s: State, m: Move, log: list[Event] | None) -> None:
    """CE-6.2  Carry out a legal move and go on to the next decision."""
    if isinstance(m, Bid):
        bid(s, m.amount, log)
    elif isinstance(m, Build):
        expansion.build(s, m.hex, log)
        after_build(s, m.hex, log)
    elif isinstance(m, Choose):
        choose(s, m.action, log)
    elif isinstance(m, Pass):
        drop_out(s, log)
    elif isinstance(m, Develop):
        development.develop(s, m.hex, log)
        end_turn(s, log)
    elif isinstance(m, Company):
        s.company = m.company
        s.built = 0
        s.chicago_reached = False
        s.agenda[-1] = BUILD
    elif isinstance(m, Offer):
        s.agenda[-1] = AUCTION_BID
        auction.open_auction(s, m.company, s.active, log)
    elif isinstance(m, Stop):
        end_expansion(s, log)
    else:
        decline(s, log)


def bid(s: State, amount: int, log: list[Event] | None) -> None:
    """CE-4.3, CE-4.5, CE-4.6  The bid stands; the next active player clockwise decides, if any."""
    if companies.bid(s, amount, "CE-4.3", COMPANY_IDS[s.company], log):
        end_auction(s, log)


def drop_out(s: State, log: list[Event] | None) -> None:
    """CE-4.4, CE-4.6, CE-14.4  Who passes is out of this auction for good; the starter may, too."""
    if companies.drop_out(s, "CE-4.4", COMPANY_IDS[s.company], log):
        end_auction(s, log)


def end_auction(s: State, log: list[Event] | None) -> None:
    """CE-4.7, CE-4.8  Sold, given away (CE-5.3, CE-14.1) or kept (CE-14.2).

    CE-7.2: after an auction the turn ends, whether the share was sold or not.
    """
    preparing = s.agenda[0] == PREPARATION
    owner = s.high_bidder
    if owner != NOT_YET:
        auction.sell_share(s, owner, s.high, log)
    elif preparing:
        owner = s.starter
        auction.sell_share(s, owner, 0, log)
    else:
        tell(log, "CE-4.8", "share-stays", {"company": COMPANY_IDS[s.company]})
    if preparing:
        next_preparation(s, owner, log)
    else:
        end_turn(s, log)


def next_preparation(s: State, owner: int, log: list[Event] | None) -> None:
    """CE-5.1, CE-5.2, CE-5.4  The next company, or the first turn for the owner of the first share."""
    at = OPEN_AT_SETUP.index(s.company) + 1
    if at < len(OPEN_AT_SETUP):
        auction.open_auction(s, OPEN_AT_SETUP[at], owner, log)
        return
    first = OPEN_AT_SETUP[0]
    for seat in range(s.seats):
        if s.held(seat, first):
            start_turn(s, seat, log)
            return


def start_turn(s: State, seat: int, log: list[Event] | None) -> None:
    """CE-6.1, CE-11.2, CE-14.10  Resolve a dividend phase that is due; then the same player acts.

    CE-14.9: a Chicago phase of the turn before is over by now. CE-14.11: never three red dials, because
    two are reset here before a third can be chosen.
    """
    forget_decision(s)
    s.active = seat
    s.turn = seat
    s.agenda = [TURN, CHOOSE_ACTION]
    if not dials.is_dividend_due(s):
        return
    dividends.pay_general_dividend(s, log)
    if scoring.end_reasons(s):
        end_match(s, log)
    else:
        dividends.begin_round(s, log)


def forget_decision(s: State) -> None:
    """CE-15  What only a past auction or expansion needed does not distinguish positions."""
    s.company = s.starter = s.high_bidder = NOT_YET
    s.minimum = s.high = s.bidders = s.built = 0
    s.chicago_reached = False


def end_match(s: State, log: list[Event] | None) -> None:
    """CE-13.1, CE-13.3, CE-14.12, CE-14.13  Over after the payment; dials and Detroit stay as they are.

    CE-14.20: resignation and clocks are no matter of the rules; a match ends here or nowhere.
    """
    s.agenda = []
    s.turn = NOBODY
    for reason in scoring.ending(s):
        tell(log, reason.rule, reason.key, reason.facts)


def end_turn(s: State, log: list[Event] | None) -> None:
    """CE-6.6, CE-12.6  The next player clockwise starts his turn."""
    start_turn(s, (s.active + 1) % s.seats, log)


def choose(s: State, action: int, log: list[Event] | None) -> None:
    """CE-6.2, CE-6.3  The dial advances first; then the action is carried out or waived."""
    s.dials[action] += 1
    if action == EXPANSION:
        s.agenda[-1] = CHOOSE_COMPANY
    elif action == AUCTION:
        s.agenda[-1] = OFFER_SHARE
    else:
        s.agenda[-1] = CHOOSE_DEVELOPMENT
    if log is not None:
        facts: Facts = {
            "seat": s.active,
            "action": ACTIONS[action],
            "dial": s.dials[action],
            "steps": DIAL_STEPS[action],
        }
        tell(log, "CE-6.2", "action-chosen", facts)


def decline(s: State, log: list[Event] | None) -> None:
    """CE-6.3, CE-14.5, CE-14.6, CE-14.18  The chosen action is waived; its dial has moved."""
    tell(log, "CE-6.3", "declined", {"seat": s.active})
    end_turn(s, log)


def after_build(s: State, h: int, log: list[Event] | None) -> None:
    """CE-8.5, CE-14.8  Chicago ends the expansion at once; else up to three hexes while any is legal."""
    if chicago.is_chicago(h):
        s.chicago_reached = True
        if not s.after_expansion:
            end_expansion(s, log)
            return
    if s.built == EXPANSION_MAX or expansion.legal_hexes(s, s.company) == 0:
        end_expansion(s, log)


def end_expansion(s: State, log: list[Event] | None) -> None:
    """CE-8.7  The turn ends, after the Chicago phase if Chicago was reached."""
    if s.chicago_reached:
        chicago_phase(s, log)
    else:
        end_turn(s, log)


def chicago_phase(s: State, log: list[Event] | None) -> None:
    """CE-12.3, CE-12.5, CE-14.17  The company pays; the first time the Wabash opens by an auction.

    CE-12.2: the income of Chicago itself has been booked when the locomotive was put there.
    """
    facts: Facts = {"seat": s.active, "company": COMPANY_IDS[s.company]}
    tell(log, "CE-12.1", "chicago-reached", facts)
    dividends.pay_dividend(s, s.company, "CE-12.3", log)
    if not chicago.is_wabash_closed(s):
        end_turn(s, log)
        return
    chicago.open_wabash(s, log)
    s.built = 0
    s.chicago_reached = False
    s.agenda[-1] = AUCTION_BID
    auction.open_auction(s, WABASH, s.active, log)
