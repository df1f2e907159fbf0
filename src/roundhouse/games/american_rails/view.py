"""What a player of American Rails sees: everything, for all of it is open (AR-1.4)."""

from __future__ import annotations

from roundhouse.core.auction import panel
from roundhouse.core.events import NOBODY, Facts, Line, Seat
from roundhouse.core.protocol import Title
from roundhouse.core.view import COUNT, MONEY, NAME, SEAT, TEXT, Cell, Panel, Row, View
from roundhouse.games.american_rails.board import (
    COMPANIES,
    COMPANY_IDS,
    CUBES_OF_ROW,
    FIRST_YEAR,
    FUND_AMOUNT,
    LAST_YEAR,
    PHASES,
    ROWS,
    SHARES,
    TAKE_AMOUNT,
    TAKE_ROW,
)
from roundhouse.games.american_rails.position import Position
from roundhouse.games.american_rails.rules.actions import may_expand2
from roundhouse.games.american_rails.rules.auction import lowest_bid
from roundhouse.games.american_rails.rules.dividends import (
    dividend,
    held_by_all,
    next_dividend,
    turns_to_dividend,
)
from roundhouse.games.american_rails.rules.income import special_bonus
from roundhouse.games.american_rails.rules.scoring import low_supplies
from roundhouse.games.american_rails.rules.setup import status
from roundhouse.games.american_rails.rules.track import space_name
from roundhouse.games.american_rails.state import (
    BID,
    CHOOSE_SPACE,
    DEVELOP,
    EXPAND_STEP,
    FUND,
    PLACE_START,
    PREP_SELECT,
    PREPARATION,
    REMOVE,
    TAKE,
    State,
)


def view(title: Title[State], s: State, seat: Seat | None) -> View:
    """Return all of the position; no seat knows more than another."""
    panels = [players(s), companies(s), track(s), order(s), years(s), ends(s)]
    if s.step == BID:
        panels.append(panel(s.seats, s.turn, s.bidders, s.high_bidder, s.high, "AR-5.2"))
    return title.seen(s, seat, heading(s), panels, position(s))


def heading(s: State) -> Line:
    """Return where in the match we are: preparation, year and phase, or the end."""
    if s.turn == NOBODY:
        return Line("AR-10.3", "over", {"year": str(s.year)})
    if s.column == PREPARATION:
        return Line("AR-4.1", "preparation")
    return Line("AR-6.1", "phase", {"year": str(s.year), "phase": s.column, "phases": PHASES})


def prompt(s: State) -> Line:
    """AR-3.1  Return what the player who decides is asked."""
    step = s.step
    facts: Facts = {"seat": s.turn}
    if step == BID:
        low, cash = lowest_bid(s), s.cash[s.turn]
        facts |= {"company": COMPANY_IDS[s.company], "floor": low, "cash": cash, "high": s.high}
        return Line("AR-5.2", "bid" if low <= cash else "bid-only-pass", facts)
    if step == EXPAND_STEP:
        facts |= {"left": s.left}
        first = s.left == CUBES_OF_ROW[s.rows[s.active]]
        return Line("AR-8.1", "expand" if first else "expand-more", facts)
    if step == PLACE_START:
        return Line("AR-5.6", "place-start", facts | {"company": COMPANY_IDS[s.company]})
    if step == CHOOSE_SPACE:
        return Line("AR-6.4", "choose-space", facts | {"phase": s.column})
    if step == DEVELOP:
        return Line("AR-7.2", "develop", facts | {"left": s.houses})
    if step == FUND:
        return Line("AR-7.3", "fund", facts | {"amount": FUND_AMOUNT})
    if step == TAKE:
        key = "take-or-expand" if may_expand2(s) else "take"
        facts |= {"amount": TAKE_AMOUNT, "cubes": CUBES_OF_ROW[TAKE_ROW]}
        return Line("AR-7.4", key, facts)
    if step == REMOVE:
        return Line("AR-2.3", "remove", {})
    if step == PREP_SELECT:
        return Line("AR-4.2", "select", facts)
    return heading(s) if s.turn == NOBODY else Line("AR-7.5", "offer", facts)


# ── Panels ───────────────────────────────────────────────────────────────────────────────────────


def players(s: State) -> Panel:
    """Return cash, the next dividend and shares of every player."""
    rows = []
    for seat in range(s.seats):
        pays = next_dividend(s, seat)
        why = Line("AR-9.6", "next", {"amount": pays, "turns": turns_to_dividend(s)})
        cells = [Cell(seat, SEAT), Cell(s.cash[seat], MONEY, "AR-10.3")]
        cells.append(Cell(pays, MONEY, "AR-9.6", why))
        cells += [Cell(s.held(seat, c), COUNT, "AR-5.6") for c in range(COMPANIES)]
        rows.append(Row(tuple(cells), f"seat-{seat}", seat == s.turn))
    return Panel("players", ("player", "cash", "next", *COMPANY_IDS), tuple(rows))


def companies(s: State) -> Panel:
    """Return treasury, income, dividend, shares and cubes of every company."""
    rows = []
    for c in range(COMPANIES):
        held, pays = held_by_all(s, c), dividend(s, c)
        why = Line("AR-9.6", "dividend", {"income": s.income[c], "held": held, "amount": pays})
        cells = (
            Cell(COMPANY_IDS[c], NAME, "AR-1.1", None, f"company:{COMPANY_IDS[c]}"),
            Cell(status(s, c), NAME, "AR-2.5"),
            Cell(s.treasury[c], MONEY, "AR-8.2"),
            Cell(s.income[c], COUNT, "AR-9.1", income_why(s, c)),
            Cell(pays, MONEY, "AR-9.6", why if held else None),
            Cell(held, COUNT, "AR-9.6"),
            Cell(s.unsold[c], COUNT, "AR-7.5"),
            Cell(SHARES[c] - held - s.unsold[c], COUNT, "AR-4.5"),
            Cell(s.stock[c], COUNT, "AR-10.2"),
        )
        rows.append(Row(cells, COMPANY_IDS[c], c == s.company))
    columns = ("company", "status", "treasury", "income", "pays", "held", "supply", "out", "cubes")
    return Panel("companies", columns, tuple(rows))


def income_why(s: State, company: int) -> Line | None:
    """AR-9.5  Where the income comes from: cities and special connections."""
    if not s.network[company]:
        return None
    special = special_bonus(s, company)
    facts: Facts = {"cities": s.income[company] - special, "special": special}
    return Line("AR-9.4" if special else "AR-9.1", "income", facts)


def track(s: State) -> Panel:
    """AR-6.2  Return the action track: seven rows, a column for each phase, the markers on it."""
    rows = []
    for row in range(1, ROWS + 1):
        cells = [Cell(space_name(s, row), NAME, "AR-6.2", None, f"space:{row}")]
        for column in range(1, PHASES + 1):
            seat = marker_at(s, column, row)
            cells.append(Cell("", TEXT) if seat is None else Cell(seat, SEAT, "AR-6.4"))
        rows.append(Row(tuple(cells), on=s.step == CHOOSE_SPACE and not s.taken >> row & 1))
    return Panel("track", ("space", "phase-1", "phase-2", "phase-3"), tuple(rows))


def marker_at(s: State, column: int, row: int) -> Seat | None:
    """AR-6.4  Return whose marker stands on a space; it leaves the last column when it moves."""
    for at, seat in enumerate(s.queue):
        moved = at < s.at or (at == s.at and s.step != CHOOSE_SPACE)
        if s.rows[seat] == row and column == (s.column if moved else s.column - 1):
            return seat
    return None


def order(s: State) -> Panel:
    """AR-6.3  Return the turn order of this phase, in preparation as far as it is known."""
    rows = [
        Row(
            (Cell(at + 1, COUNT, "AR-6.3"), Cell(seat, SEAT)),
            f"seat-{seat}",
            s.column != PREPARATION and at == s.at,
        )
        for at, seat in enumerate(s.queue)
    ]
    return Panel("order", ("place", "player"), tuple(rows))


def years(s: State) -> Panel:
    """AR-6.1  Return the year track."""
    rows = [
        Row((Cell(str(year), TEXT, "AR-6.1"),), on=year == s.year)
        for year in range(FIRST_YEAR, LAST_YEAR + 1)
    ]
    return Panel("years", ("year",), tuple(rows))


def ends(s: State) -> Panel:
    """AR-10.1  Return how near each end is: the year, the shares in supply, the low supplies."""
    rows = (
        Row((Cell("end-year", NAME, "AR-10.1"), Cell(f"{s.year} / {LAST_YEAR}", TEXT))),
        Row((Cell("end-shares", NAME, "AR-10.1"), Cell(sum(s.unsold), COUNT))),
        Row(
            (
                Cell("end-supplies", NAME, "AR-10.2"),
                Cell(f"{low_supplies(s)} / {s.seats}", TEXT),
            )
        ),
        Row((Cell("houses", NAME, "AR-1.2"), Cell(s.houses, COUNT, "AR-10.2"))),
    )
    return Panel("ends", ("track", "stands"), rows)


# ── For the picture ──────────────────────────────────────────────────────────────────────────────


def position(s: State) -> Position:
    """Return what stands on the board and its tracks."""
    held = [held_by_all(s, c) for c in range(COMPANIES)]
    return Position(
        s.seats,
        may_expand2(s),
        s.excluded,
        tuple(s.network),
        tuple(s.income),
        tuple(s.treasury),
        tuple(s.stock),
        tuple(held),
        tuple(s.unsold),
        tuple([SHARES[c] - held[c] - s.unsold[c] for c in range(COMPANIES)]),
        s.company,
        s.developed,
        s.houses,
        s.year,
        s.column,
        tuple([seat for seat in s.queue if s.rows[seat] == 0]),
        markers(s),
    )


def markers(s: State) -> tuple[tuple[int, int, int], ...]:
    """AR-6.4  Return every marker on the action track as column, row, seat."""
    found: list[tuple[int, int, int]] = []
    for column in range(1, PHASES + 1):
        for row in range(1, ROWS + 1):
            seat = marker_at(s, column, row)
            if seat is not None:
                found.append((column, row, seat))
    return tuple(found)
