"""What a player of Chicago Express sees: everything, for all of it is open (CE-15)."""

from __future__ import annotations

from roundhouse.core.auction import panel
from roundhouse.core.events import NOBODY, Facts, Line, Seat
from roundhouse.core.protocol import Title
from roundhouse.core.view import COUNT, MONEY, NAME, SEAT, TEXT, Cell, Panel, Row, View
from roundhouse.games.chicago_express.board import (
    ACTIONS,
    COMPANIES,
    COMPANY_IDS,
    DIAL_STEPS,
    EXPANSION_MAX,
    INDUSTRY_NAMES,
    INDUSTRY_VALUES,
    SHARES,
)
from roundhouse.games.chicago_express.position import Position
from roundhouse.games.chicago_express.rules.auction import lowest_bid, sold
from roundhouse.games.chicago_express.rules.dials import is_red, turns_to_dividend
from roundhouse.games.chicago_express.rules.dividends import dividend, next_dividend
from roundhouse.games.chicago_express.state import (
    AUCTION_BID,
    BUILD,
    CHOOSE_ACTION,
    CHOOSE_COMPANY,
    NOT_YET,
    OFFER_SHARE,
    PREPARATION,
    State,
)


def view(title: Title[State], s: State, seat: Seat | None) -> View:
    """Return all of the position; no seat knows more than another."""
    panels = [players(s), companies(s), dials(s)]
    if in_auction(s):
        panels.append(panel(s.seats, s.turn, s.bidders, s.high_bidder, s.high, "CE-4.3"))
    return title.seen(s, seat, heading(s), panels, position(s))


def heading(s: State) -> Line:
    """Return where in the match we are: the round, or its end."""
    if s.turn == NOBODY:
        return Line("CE-13.5", "over", {"number": s.dividends})
    if s.agenda[0] == PREPARATION:
        return Line("CE-5.1", "preparation")
    return Line("CE-11.1", "round", {"number": s.dividends + 1})


def in_auction(s: State) -> bool:
    """Return whether a share is being auctioned."""
    return bool(s.agenda) and s.agenda[-1] == AUCTION_BID


def prompt(s: State) -> Line:
    """CE-6.2  Return what the player who decides is asked."""
    if not s.agenda:
        return heading(s)
    step = s.agenda[-1]
    facts: Facts = {"seat": s.turn}
    if step == AUCTION_BID:
        low, cash = lowest_bid(s), s.cash[s.turn]
        facts |= {"company": COMPANY_IDS[s.company], "floor": low, "cash": cash, "high": s.high}
        return Line("CE-4.3", "bid" if low <= cash else "bid-only-pass", facts)
    if step == CHOOSE_ACTION:
        return Line("CE-6.2", "choose-action", facts)
    if step == OFFER_SHARE:
        return Line("CE-7.1", "offer-share", facts)
    if step == CHOOSE_COMPANY:
        return Line("CE-8.1", "choose-company", facts)
    if step == BUILD:
        left, cash = EXPANSION_MAX - s.built, s.treasury[s.company]
        facts |= {"company": COMPANY_IDS[s.company], "left": left, "cash": cash}
        return Line("CE-8.1", "build" if s.built == 0 else "build-more", facts)
    return Line("CE-10.1", "choose-development", facts)


# ── Panels ───────────────────────────────────────────────────────────────────────────────────────


def players(s: State) -> Panel:
    """Return cash, the next dividend and shares of every player."""
    rows = []
    for seat in range(s.seats):
        pays = next_dividend(s, seat)
        why = Line("CE-11.1", "next", {"amount": pays, "turns": turns_to_dividend(s)})
        cells = [Cell(seat, SEAT), Cell(s.cash[seat], MONEY, "CE-13.5")]
        cells.append(Cell(pays, MONEY, "CE-11.1", why))
        cells += [Cell(s.held(seat, c), COUNT, "CE-4.7") for c in range(COMPANIES)]
        rows.append(Row(tuple(cells), f"seat-{seat}", seat == s.turn))
    return Panel("players", ("player", "cash", "next", *COMPANY_IDS), tuple(rows))


def companies(s: State) -> Panel:
    """Return treasury, income, dividend, shares and locomotives of every company."""
    rows = []
    for c in range(COMPANIES):
        opened, held = s.opened >> c & 1, sold(s, c)
        pays = dividend(s, c) if held else 0
        why = Line("CE-11.1", "dividend", {"income": s.income[c], "sold": held, "amount": pays})
        cells = (
            Cell(COMPANY_IDS[c], NAME, "CE-1.1", None, f"company:{COMPANY_IDS[c]}"),
            Cell(s.treasury[c], MONEY, "CE-8.3"),
            Cell(s.income[c] if opened else "–", COUNT if opened else TEXT, "CE-9.1"),
            Cell(pays, MONEY, "CE-11.1", why if held else None),
            Cell(f"{held}/{SHARES[c]}", TEXT, "CE-1.1"),
            Cell(s.stock[c], COUNT, "CE-8.6"),
        )
        rows.append(Row(cells, COMPANY_IDS[c], c == s.company))
    columns = ("company", "treasury", "income", "pays", "sold", "locomotives")
    return Panel("companies", columns, tuple(rows))


def dials(s: State) -> Panel:
    """Return how far the dividend is, the three dials, the houses left and the industry track."""
    turns = turns_to_dividend(s)
    why = Line("CE-6.1", "turns", {"turns": turns})
    rows = [Row((Cell("dividend-in", NAME, "CE-11.1"), Cell(turns, COUNT, "CE-6.1", why)))]
    rows += [
        Row(
            (
                Cell(action, NAME, "CE-1.3", None, f"action:{action}"),
                Cell(f"{s.dials[d]}/{DIAL_STEPS[d]}", TEXT, "CE-6.2"),
            ),
            on=is_red(s, d),
        )
        for d, action in enumerate(ACTIONS)
    ]
    rows.append(Row((Cell("houses", NAME, "CE-1.2"), Cell(s.houses, COUNT, "CE-13.1"))))
    for i, name in enumerate(INDUSTRY_NAMES):
        value = INDUSTRY_VALUES[i][s.industry[i]]
        rows.append(Row((Cell(name, TEXT, "CE-1.4"), Cell(value, COUNT, "CE-9.2"))))
    return Panel("tracks", ("track", "stands"), tuple(rows))


# ── For the picture ──────────────────────────────────────────────────────────────────────────────


def position(s: State) -> Position:
    """Return what stands on the board."""
    expanding = bool(s.agenda) and s.agenda[-1] == BUILD
    return Position(
        tuple(s.network),
        s.opened,
        tuple(s.income),
        tuple(s.treasury),
        tuple(s.stock),
        tuple(s.unsold),
        s.developed,
        s.houses,
        tuple(s.dials),
        tuple(s.industry),
        s.company if expanding else NOT_YET,
    )
