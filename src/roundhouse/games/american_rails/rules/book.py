"""The rules of American Rails in the order of the rule text: AR-2 to AR-7 and AR-10.

What is allowed and what it does; cubes on the map, income and dividends (AR-8, AR-9) stand in
expansion.py, whose decision comes next in flow.py. The bank never runs out and income has no upper
limit (AR-1.3), so neither is counted against anything.
"""

from __future__ import annotations

from typing import Final

from roundhouse.boards.masks import bits
from roundhouse.core import auction
from roundhouse.core.auction import Bid
from roundhouse.core.events import Event, Facts, Refusal
from roundhouse.games.american_rails.board import (
    AFFORDABLE,
    CITIES,
    COMPANIES,
    COMPANY_IDS,
    CUBES,
    DEVELOPABLE,
    FIRST_YEAR,
    FUND_AMOUNT,
    GRID,
    HOUSE_ALONE,
    HOUSE_SHARED,
    HOUSES,
    LAST_YEAR,
    LOW_SUPPLY,
    MINIMUM_BID,
    PASS_ROW,
    PER_HOUSE,
    ROWS,
    SHARES,
    SPACE_IDS,
    START_CASH,
    TAKE_AMOUNT,
    TAKE_ROW,
    place_name,
)
from roundhouse.games.american_rails.moves import Develop, Offer, Select, Start
from roundhouse.games.american_rails.rules.expansion import (
    change_income,
    held_by_all,
    put_cube,
    raise_price,
    tell,
)
from roundhouse.games.american_rails.state import NOT_YET, State

# AR-2.5: what a company can be; the first two are in play
ACTIVE: Final = "active"
UNFLOATED: Final = "unfloated"
EXCLUDED: Final = "excluded"
CLOSED: Final = "closed"


# ── AR-1, AR-2  Set-up ───────────────────────────────────────────────────────────────────────────


def set_up(seats: int) -> State:
    """AR-2.1, AR-2.4  Cash by number of players; no income, no treasury, all houses, year 1851.

    AR-1.1: the supply starts without the cube that marks the income.
    """
    s = State()
    s.seats = seats
    s.year = FIRST_YEAR
    s.rows = [0] * seats
    s.cash = [START_CASH[seats]] * seats
    s.shares = [0] * (seats * COMPANIES)
    s.to_offer = (1 << COMPANIES) - 1
    s.treasury = [0] * COMPANIES
    s.income = [0] * COMPANIES
    s.unsold = SHARES[:]
    s.stock = CUBES[:]
    s.network = [0] * COMPANIES
    s.frontier = [0] * COMPANIES
    s.affordable = AFFORDABLE[:]
    s.houses = HOUSES
    return s


def must_remove(s: State) -> bool:
    """AR-2.3  With three players one company, drawn at random, leaves the game."""
    return s.seats == 3


def remove(s: State, company: int, log: list[Event] | None) -> None:
    """AR-2.3  The company leaves with all its cubes and shares."""
    s.excluded |= 1 << company
    s.to_offer &= ~(1 << company)
    s.unsold[company] = 0
    s.stock[company] = 0
    tell(log, "AR-2.3", "removed", {"company": COMPANY_IDS[company]})


def status(s: State, company: int) -> str:
    """AR-2.5  Excluded, active, unfloated or closed."""
    if s.excluded >> company & 1:
        return EXCLUDED
    if s.network[company]:
        return ACTIVE
    return UNFLOATED if s.unsold[company] or held_by_all(s, company) else CLOSED


def is_in_play(s: State, company: int) -> bool:
    """AR-2.5, AR-7.3  Active or unfloated; out of auctions only supply and map can tell."""
    return s.network[company] != 0 or s.unsold[company] > 0


# ── AR-4  Preparation ────────────────────────────────────────────────────────────────────────────


def why_not_select(s: State, selection: Select) -> Refusal | None:
    """AR-4.1  Exactly one share of every company of the game is offered."""
    company = selection.company
    if s.to_offer >> company & 1:
        return None
    facts: Facts = {"company": COMPANY_IDS[company]}
    instead = f"select {COMPANY_IDS[bits(s.to_offer)[0]]}"
    if s.excluded >> company & 1:
        return Refusal("AR-2.3", "company-excluded", facts, instead)
    return Refusal("AR-4.1", "already-offered", facts, instead)


def take_place(s: State, seat: int, log: list[Event] | None, rule: str = "AR-4.3") -> None:
    """AR-4.3, AR-4.4  The lowest free number of the turn order track; an earlier place is kept."""
    if seat not in s.queue:
        s.queue.append(seat)
        tell(log, rule, "place-taken", {"seat": seat, "number": len(s.queue)})


def fill_turn_order(s: State, log: list[Event] | None) -> None:
    """AR-2.2, AR-4.6  The others take the next numbers, clockwise from the banker, seat 0."""
    for seat in range(s.seats):
        take_place(s, seat, log, "AR-4.6")


# ── AR-5  Auction procedure ──────────────────────────────────────────────────────────────────────


def open_auction(s: State, company: int, first: int, log: list[Event] | None) -> None:
    """AR-5.1  A share goes up for auction; all players are in, the first player decides first."""
    s.company = company
    s.high = 0
    s.high_bidder = NOT_YET
    s.bidders = (1 << s.seats) - 1
    s.turn = first
    if log is not None:
        facts: Facts = {"company": COMPANY_IDS[company], "seat": first}
        tell(log, "AR-5.1", "auction-opened", facts)


def lowest_bid(s: State) -> int:
    """AR-5.2  At least $10, and more than the high bid."""
    return max(MINIMUM_BID, s.high + 1)


def why_not_bid(s: State, bid: Bid) -> Refusal | None:
    """AR-5.2, AR-5.5  The lowest bid or more, covered by cash; who cannot, can only pass."""
    low, cash = lowest_bid(s), s.cash[s.turn]
    instead = f"bid {low}" if low <= cash else "pass"
    if bid.amount < low:
        return Refusal("AR-5.2", "bid-too-low", {"bid": bid.amount, "floor": low}, instead)
    if bid.amount > cash:
        return Refusal("AR-5.2", "bid-not-covered", {"bid": bid.amount, "cash": cash}, instead)
    return None


def is_decided(s: State) -> bool:
    """AR-5.3, AR-5.4  Only the high bidder is left; without a bid the last player is asked, too."""
    return auction.is_decided(s.bidders, s.high_bidder)


def sell_share(s: State, log: list[Event] | None) -> None:
    """AR-5.6, AR-5.9  The high bidder pays the company and takes the share; no one holds too many."""
    buyer, company = s.high_bidder, s.company
    s.cash[buyer] -= s.high
    s.treasury[company] += s.high
    s.unsold[company] -= 1
    s.shares[buyer * COMPANIES + company] += 1
    if log is not None:
        facts: Facts = {"seat": buyer, "company": COMPANY_IDS[company], "price": s.high}
        tell(log, "AR-5.6", "share-sold", facts)


def discard_share(s: State, rule: str, log: list[Event] | None) -> None:
    """AR-4.5, AR-5.8  A share nobody wants leaves the game."""
    s.unsold[s.company] -= 1
    tell(log, rule, "share-out", {"company": COMPANY_IDS[s.company]})


def start_cities(s: State) -> int:
    """AR-5.6  Cities without any cube."""
    return CITIES & ~s.occupied


def why_not_start(s: State, start: Start) -> Refusal | None:
    """AR-5.6  The first cube stands in a city without cubes."""
    h, free = start.hex, start_cities(s)
    instead = f"start {GRID.labels[GRID.nearest(h, free)]}"
    if not CITIES >> h & 1:
        return Refusal("AR-5.6", "not-a-city", {"place": place_name(h)}, instead)
    if s.occupied >> h & 1:
        return Refusal("AR-5.6", "city-occupied", {"place": place_name(h)}, instead)
    return None


def start_company(s: State, h: int, log: list[Event] | None) -> None:
    """AR-5.6, AR-4.3  A free cube; the income is the full value of the city."""
    put_cube(s, s.company, h, None)
    if log is not None:
        facts: Facts = {
            "seat": s.turn,
            "company": COMPANY_IDS[s.company],
            "place": place_name(h),
            "income": s.income[s.company],
        }
        tell(log, "AR-5.6", "company-starts", facts)


def close_company(s: State, log: list[Event] | None) -> None:
    """AR-5.7  No city is left: the share bought and those in supply go; the price stays paid."""
    s.unsold[s.company] = 0
    s.shares[s.high_bidder * COMPANIES + s.company] -= 1
    tell(log, "AR-5.7", "company-closes", {"company": COMPANY_IDS[s.company]})


# ── AR-6  Years, phases, action track ────────────────────────────────────────────────────────────


def space_name(s: State, row: int) -> str:
    """AR-6.2, AR-7.4  The action of a row; only with four or five players row 4 may expand, too."""
    return "take-or-expand2" if row == TAKE_ROW and may_expand2(s) else SPACE_IDS[row]


def why_not_space(s: State, row: int) -> Refusal | None:
    """AR-6.4  One marker per space, the Pass space included; what can be done there is no matter."""
    if not s.taken >> row & 1:
        return None
    holder = next(seat for seat in s.queue[: s.at] if s.rows[seat] == row)
    free = next(r for r in range(1, ROWS + 1) if not s.taken >> r & 1)
    facts: Facts = {"space": space_name(s, row), "row": row, "seat": holder}
    return Refusal("AR-6.4", "space-taken", facts, f"space {free}")


def take_space(s: State, row: int, log: list[Event] | None) -> None:
    """AR-6.4  The marker moves to the row; declined or not, the space is blocked."""
    s.taken |= 1 << row
    s.rows[s.active] = row
    if log is not None:
        facts: Facts = {"seat": s.active, "space": space_name(s, row), "phase": s.column}
        tell(log, "AR-7.1" if row == PASS_ROW else "AR-6.4", f"space-{SPACE_IDS[row]}", facts)


def order_by_rows(s: State) -> list[int]:
    """AR-6.3, AR-6.6  Seats by their markers in the column, from top to bottom."""
    at_row = [NOT_YET] * (ROWS + 1)
    for seat in range(s.seats):
        at_row[s.rows[seat]] = seat
    return [seat for seat in at_row if seat != NOT_YET]


# ── AR-7  Actions ────────────────────────────────────────────────────────────────────────────────


def legal_developments(s: State) -> int:
    """AR-7.2  Developable cities with a cube and without a house, while a house is left."""
    return DEVELOPABLE & s.occupied & ~s.developed if s.houses else 0


def why_not_develop(s: State, development: Develop) -> Refusal | None:
    """AR-1.6, AR-7.2  The reasons why a hex cannot be developed. No share is needed."""
    h = development.hex
    facts: Facts = {"place": place_name(h)}
    legal = legal_developments(s)
    instead = f"develop {GRID.labels[GRID.nearest(h, legal)]}" if legal else "decline"
    if not CITIES >> h & 1:
        return Refusal("AR-7.2", "not-a-city", facts, instead)
    if not DEVELOPABLE >> h & 1:
        return Refusal("AR-1.6", "never-developed", facts, instead)
    if not s.occupied >> h & 1:
        return Refusal("AR-7.2", "nobody-there", facts, instead)
    if s.developed >> h & 1:
        return Refusal("AR-7.2", "has-house", facts, instead)
    if s.houses == 0:
        return Refusal("AR-7.2", "no-houses", {}, instead)
    return None


def develop(s: State, h: int, log: list[Event] | None) -> None:
    """AR-1.2, AR-7.2  A house from the supply; income + 2 for a company alone, + 1 for each of more."""
    raise_price(s, h, PER_HOUSE[h])
    s.houses -= 1
    s.developed |= 1 << h
    if log is not None:
        facts: Facts = {"seat": s.active, "place": place_name(h), "left": s.houses}
        tell(log, "AR-7.2", "developed", facts)
    gain = HOUSE_SHARED if s.shared >> h & 1 else HOUSE_ALONE
    for company in range(COMPANIES):
        if s.network[company] >> h & 1:
            change_income(s, company, gain, "AR-7.2", log)


def why_not_fund(s: State, company: int) -> Refusal | None:
    """AR-7.3  Any company in play, floated or not; no share is needed."""
    if is_in_play(s, company):
        return None
    facts: Facts = {"company": COMPANY_IDS[company]}
    if s.excluded >> company & 1:
        return Refusal("AR-7.3", "company-excluded", facts, "decline")
    return Refusal("AR-7.3", "company-closed", facts, "decline")


def fund(s: State, company: int, log: list[Event] | None) -> None:
    """AR-7.3  $5 from the bank into the treasury."""
    s.treasury[company] += FUND_AMOUNT
    if log is not None:
        facts: Facts = {
            "seat": s.active,
            "company": COMPANY_IDS[company],
            "amount": FUND_AMOUNT,
            "cash": s.treasury[company],
        }
        tell(log, "AR-7.3", "funded", facts)


def may_expand2(s: State) -> bool:
    """AR-7.4  Two cubes instead of $2: only with four or five players."""
    return s.seats > 3


def take_bank(s: State, log: list[Event] | None) -> None:
    """AR-7.4  $2 from the bank to the player."""
    s.cash[s.active] += TAKE_AMOUNT
    tell(log, "AR-7.4", "took", {"seat": s.active, "amount": TAKE_AMOUNT})


def tax_others(s: State, log: list[Event] | None) -> None:
    """AR-7.4  Every other player pays the bank $2, or what is left."""
    tell(log, "AR-7.4", "taxes", {"seat": s.active, "amount": TAKE_AMOUNT})
    for seat in range(s.seats):
        if seat != s.active:
            paid = min(TAKE_AMOUNT, s.cash[seat])
            s.cash[seat] -= paid
            if log is not None:
                tell(log, "AR-7.4", "taxed", {"seat": seat, "amount": paid})


def why_not_offer(s: State, offer: Offer) -> Refusal | None:
    """AR-7.5  Any company with a share in supply, on the map or not; no share is needed."""
    company = offer.company
    facts: Facts = {"company": COMPANY_IDS[company]}
    if s.excluded >> company & 1:
        return Refusal("AR-7.5", "company-excluded", facts, "decline")
    if s.unsold[company] == 0:
        return Refusal("AR-7.5", "no-share-left", facts, "decline")
    return None


# ── AR-10  End of game ───────────────────────────────────────────────────────────────────────────


def low_supplies(s: State) -> int:
    """AR-10.2  Supplies with two pieces or fewer: cubes of each company not excluded, and houses."""
    count = 1 if s.houses <= LOW_SUPPLY else 0
    for company in range(COMPANIES):
        if s.stock[company] <= LOW_SUPPLY and not s.excluded >> company & 1:
            count += 1
    return count


def end_reasons(s: State) -> list[str]:
    """AR-10.1  The end conditions that hold: the last year, no share left, too many low supplies."""
    found = []
    if s.year == LAST_YEAR:
        found.append("year")
    if sum(s.unsold) == 0:
        found.append("shares")
    if low_supplies(s) >= s.seats:
        found.append("supplies")
    return found
