"""The rules of Chicago Express in the order of the rule text: CE-3 to CE-13.

What is allowed, what it costs and what it pays. Whose decision comes next stands in flow.py.
"""

from __future__ import annotations

from roundhouse.boards.masks import bits
from roundhouse.core import auction
from roundhouse.core.auction import Bid
from roundhouse.core.events import Event, Facts, Refusal
from roundhouse.games.chicago_express.board import (
    ACTIONS,
    AFFORDABLE,
    CHICAGO,
    COMPANIES,
    COMPANY_IDS,
    COST,
    DEAREST,
    DETROIT,
    DEVELOPMENT,
    DIAL_STEPS,
    END_DETROIT,
    END_HOUSES,
    END_WITHOUT_LOCOMOTIVES,
    END_WITHOUT_SHARES,
    FOREST,
    FOREST_CASH,
    FORT_WAYNE,
    GRID,
    HOUSES,
    INCOME,
    INDUSTRY_AT,
    INDUSTRY_HEX,
    INDUSTRY_VALUES,
    LOCOMOTIVES,
    OPEN_AT_SETUP,
    PLAYERS_DEVELOP,
    SHARES,
    SINGLE,
    START_CASH,
    START_HEX,
    START_HEXES,
    START_INCOME,
    TAKES_HOUSE,
    TERRAIN,
    WABASH,
)
from roundhouse.games.chicago_express.moves import Build, Company, Develop, Offer
from roundhouse.games.chicago_express.state import NOT_YET, State


def ceil_div(a: int, b: int) -> int:
    """Return a / b, any fraction rounded up."""
    return -(-a // b)


def tell(log: list[Event] | None, rule: str, key: str, facts: Facts) -> None:
    """Note what happened, if anybody wants to know."""
    if log is not None:
        log.append(Event(rule, key, facts))


# ── CE-1, CE-2, CE-3  Set-up ─────────────────────────────────────────────────────────────────────


def set_up(seats: int, options: dict[str, str]) -> State:
    """CE-3.1, CE-3.2, CE-3.3  Cash, locomotives on the start hexes, dials and markers at the start.

    CE-1.5: the bank is not kept; it is what the invariant CE-15.1 leaves over.
    """
    s = State()
    s.seats = seats
    s.after_expansion = options["chicago_timing"] == "after_expansion"
    s.share_value = options["tie_break"] == "share_value"
    s.dials = [0] * len(ACTIONS)
    s.cash = [START_CASH[seats]] * seats
    s.shares = [0] * (seats * COMPANIES)
    s.treasury = [0] * COMPANIES
    s.income = [0] * COMPANIES
    s.unsold = SHARES[:]
    s.stock = LOCOMOTIVES[:]
    s.network = [0] * COMPANIES
    s.frontier = [0] * COMPANIES
    s.affordable = AFFORDABLE[:]
    s.houses = HOUSES
    s.industry = [0] * len(INDUSTRY_HEX)
    for company in OPEN_AT_SETUP:
        open_company(s, company)
    return s


def open_company(s: State, company: int) -> None:
    """CE-3.2, CE-12.4  A company opens with one free locomotive on its start hex."""
    s.opened |= 1 << company
    s.income[company] = START_INCOME[company]
    put_locomotive(s, company, START_HEX[company])


def put_locomotive(s: State, company: int, h: int) -> None:
    """CE-8.4  Move a locomotive from the stock to a hex; book the income of CE-9."""
    bit = 1 << h
    raise_price(s, h)
    s.stock[company] -= 1
    s.network[company] |= bit
    s.frontier[company] = (s.frontier[company] | GRID.around[h]) & ~s.network[company]
    s.income[company] += hex_income(s, h)
    if bit & TAKES_HOUSE & ~s.developed or (bit & PLAYERS_DEVELOP and not at_last_field(s, h)):
        s.developable |= bit


def raise_price(s: State, h: int) -> None:
    """CE-8.3  With one more locomotive on it the hex costs its printed price more, or is full."""
    bit = 1 << h
    if bit & START_HEXES:
        return
    price = cost(s, h)
    dearer = DEAREST + 1 if bit & SINGLE else min(price + COST[h], DEAREST + 1)
    for cash in range(price, dearer):
        s.affordable[cash] &= ~bit


# ── CE-4  Auction procedure ──────────────────────────────────────────────────────────────────────


def sold(s: State, company: int) -> int:
    """CE-4.2  Shares of the company that are with players."""
    return SHARES[company] - s.unsold[company]


def minimum_bid(s: State, company: int) -> int:
    """CE-4.2  Income over shares in play, the offered one included, rounded up."""
    return ceil_div(s.income[company], sold(s, company) + 1)


def lowest_bid(s: State) -> int:
    """CE-4.3  The minimum, or one more than the high bid."""
    return max(s.minimum, s.high + 1)


def open_auction(s: State, company: int, starter: int, log: list[Event] | None) -> None:
    """CE-4.1  A share goes up for auction; all players are in, the starter decides first."""
    s.company = company
    s.starter = starter
    s.minimum = minimum_bid(s, company)
    s.high = 0
    s.high_bidder = NOT_YET
    s.bidders = (1 << s.seats) - 1
    s.turn = starter
    if log is not None:
        facts: Facts = {"company": COMPANY_IDS[company], "minimum": s.minimum, "seat": starter}
        tell(log, "CE-4.1", "auction-opened", facts)


def why_not_bid(s: State, bid: Bid) -> Refusal | None:
    """CE-4.3, CE-14.3  A bid reaches the minimum, beats the last bid, and cash covers it."""
    low, cash = lowest_bid(s), s.cash[s.turn]
    instead = f"bid {low}" if low <= cash else "pass"
    if bid.amount < low:
        rule = "CE-4.2" if s.high == 0 else "CE-4.3"
        return Refusal(rule, "bid-too-low", {"bid": bid.amount, "floor": low}, instead)
    if bid.amount > cash:
        return Refusal("CE-14.3", "bid-not-covered", {"bid": bid.amount, "cash": cash}, instead)
    return None


def is_decided(s: State) -> bool:
    """CE-4.5, CE-4.6  No one is left but the high bidder; without a bid the last one is asked."""
    return auction.is_decided(s.bidders, s.high_bidder)


def sell_share(s: State, buyer: int, price: int, log: list[Event] | None) -> None:
    """CE-4.7  The buyer pays the company and takes one of its shares."""
    company = s.company
    s.cash[buyer] -= price
    s.treasury[company] += price
    s.unsold[company] -= 1
    s.shares[buyer * COMPANIES + company] += 1
    if log is not None:
        facts: Facts = {"seat": buyer, "company": COMPANY_IDS[company], "price": price}
        tell(log, "CE-4.7" if price else "CE-5.3", "share-sold" if price else "share-free", facts)


# ── CE-6  Choosing an action ─────────────────────────────────────────────────────────────────────


def is_red(s: State, dial: int) -> bool:
    """CE-6.2  A dial is red when it has made all its steps."""
    return s.dials[dial] == DIAL_STEPS[dial]


def why_not_choose(s: State, action: int) -> Refusal | None:
    """CE-6.2  An action can be chosen until its dial is red. What comes of it is no matter: CE-6.3."""
    if not is_red(s, action):
        return None
    free = [name for dial, name in enumerate(ACTIONS) if not is_red(s, dial)]
    steps = DIAL_STEPS[action]
    return Refusal("CE-6.2", "dial-red", {"action": ACTIONS[action], "steps": steps}, free[0])


# ── CE-7  Action: auction of a share ─────────────────────────────────────────────────────────────


def why_not_offer(s: State, offer: Offer) -> Refusal | None:
    """CE-7.1, CE-7.3  Any opened company with a share left; own shares or cash do not matter."""
    company = offer.company
    if not s.opened >> company & 1:
        return Refusal("CE-7.3", "not-opened", {"company": COMPANY_IDS[company]}, "decline")
    if s.unsold[company] == 0:
        return Refusal("CE-7.1", "no-share-left", {"company": COMPANY_IDS[company]}, "decline")
    return None


# ── CE-8  Action: expansion ──────────────────────────────────────────────────────────────────────


def legal_hexes(s: State, company: int) -> int:
    """CE-8.2  Beside the network, affordable and not full, while a locomotive is in stock.

    CE-14.16: a company whose share went for nothing holds $0, so no hex is affordable until a sale.
    """
    if s.stock[company] == 0:
        return 0
    return s.frontier[company] & s.affordable[min(s.treasury[company], DEAREST)]


def may_expand(s: State, seat: int, company: int) -> bool:
    """CE-6.2, CE-14.7  The player holds a share of the company and it has a legal hex."""
    return s.shares[seat * COMPANIES + company] > 0 and legal_hexes(s, company) != 0


def why_not_expand(s: State, choice: Company) -> Refusal | None:
    """CE-6.2, CE-8.6, CE-14.7  The reasons why a company is not offered for an expansion."""
    company, name = choice.company, COMPANY_IDS[choice.company]
    if not s.opened >> company & 1:
        return Refusal("CE-6.2", "not-opened", {"company": name}, "decline")
    if s.held(s.active, company) == 0:
        return Refusal("CE-6.2", "no-share-held", {"company": name}, "decline")
    if s.stock[company] == 0:
        return Refusal("CE-8.6", "no-locomotives", {"company": name}, "decline")
    if legal_hexes(s, company) == 0:
        facts: Facts = {"company": name, "cash": s.treasury[company]}
        return Refusal("CE-14.7", "no-legal-hex", facts, "decline")
    return None


def locomotives_on(s: State, h: int) -> int:
    """CE-8.3  How many locomotives, of any company, stand on a hex."""
    count = 0
    for network in s.network:
        count += network >> h & 1
    return count


def cost(s: State, h: int) -> int:
    """CE-8.3  The printed cost once for each locomotive there, the new one included."""
    return COST[h] * (locomotives_on(s, h) + 1)


def why_not_build(s: State, build: Build) -> Refusal | None:
    """CE-8.2  The six conditions for a hex, the plainest first."""
    h, company = build.hex, s.company
    label, name = GRID.labels[h], COMPANY_IDS[company]
    legal = legal_hexes(s, company)
    instead = f"build {GRID.labels[GRID.nearest(h, legal)]}" if legal else "stop"
    if TERRAIN[h] == "start":
        return Refusal("CE-2.4", "start-hex", {"hex": label}, instead)
    if s.network[company] >> h & 1:
        return Refusal("CE-8.2", "already-there", {"hex": label, "company": name}, instead)
    if SINGLE >> h & 1 and locomotives_on(s, h):
        owner = next(COMPANY_IDS[c] for c in range(COMPANIES) if s.network[c] >> h & 1)
        facts: Facts = {"hex": label, "terrain": TERRAIN[h], "owner": owner}
        return Refusal("CE-8.2", "hex-full", facts, instead)
    if not GRID.around[h] & s.network[company]:
        return Refusal("CE-8.2", "not-adjacent", {"hex": label, "company": name}, instead)
    if s.stock[company] == 0:
        return Refusal("CE-8.6", "no-locomotives", {"company": name}, instead)
    price, cash = cost(s, h), s.treasury[company]
    if price > cash:
        facts = {"hex": label, "company": name, "cost": price, "cash": cash, "short": price - cash}
        return Refusal("CE-8.3", "too-dear", facts, instead)
    return None


def build(s: State, h: int, log: list[Event] | None) -> None:
    """CE-8.3, CE-8.4  Pay the bank, move a locomotive, raise the income at once."""
    company = s.company
    price, before = cost(s, h), s.income[company]
    s.treasury[company] -= price
    put_locomotive(s, company, h)
    s.built += 1
    if log is not None:
        facts: Facts = {
            "seat": s.active,
            "company": COMPANY_IDS[company],
            "hex": GRID.labels[h],
            "cost": price,
            "cash": s.treasury[company],
            "before": before,
            "income": s.income[company],
        }
        tell(log, "CE-8.4", "built", facts)


# ── CE-9  Income on building ─────────────────────────────────────────────────────────────────────


def hex_income(s: State, h: int) -> int:
    """CE-9.1, CE-9.2, CE-9.3  What the hex adds to the income of a company that is there."""
    if h in INDUSTRY_AT:
        industry = INDUSTRY_AT[h]
        return INDUSTRY_VALUES[industry][s.industry[industry]]
    return INCOME[h] + (DEVELOPMENT[h] if s.developed >> h & 1 else 0)


# ── CE-10  Action: development ───────────────────────────────────────────────────────────────────


def at_last_field(s: State, h: int) -> bool:
    """CE-10.1b  The marker of an industry city has reached the end of its track."""
    industry = INDUSTRY_AT[h]
    return s.industry[industry] == len(INDUSTRY_VALUES[industry]) - 1


def legal_developments(s: State) -> int:
    """CE-10.1, CE-10.2  Occupied hexes without a house, and industry cities not yet at their end."""
    return s.developable if s.houses else s.developable & PLAYERS_DEVELOP


def why_not_develop(s: State, development: Develop) -> Refusal | None:
    """CE-10.1, CE-10.6  The reasons why a hex cannot be developed. No share is needed: CE-10.2."""
    h = development.hex
    facts: Facts = {"hex": GRID.labels[h]}
    legal = legal_developments(s)
    instead = f"develop {GRID.labels[GRID.nearest(h, legal)]}" if legal else "decline"
    if not (TAKES_HOUSE | PLAYERS_DEVELOP) >> h & 1:
        return Refusal("CE-10.6", "never-developed", facts, instead)
    if locomotives_on(s, h) == 0:
        return Refusal("CE-10.1", "nobody-there", facts, instead)
    if h in INDUSTRY_AT:
        if at_last_field(s, h):
            return Refusal("CE-10.1", "track-at-end", facts, instead)
    elif s.developed >> h & 1:
        return Refusal("CE-10.1", "has-house", facts, instead)
    elif s.houses == 0:
        return Refusal("CE-10.1", "no-houses", facts, instead)
    return None


def develop(s: State, h: int, log: list[Event] | None) -> None:
    """CE-10.3, CE-10.4, CE-10.5  House or marker; companies there gain income, in a forest cash."""
    facts: Facts = {"seat": s.active, "hex": GRID.labels[h]}
    if h in INDUSTRY_AT:
        move_marker(s, INDUSTRY_AT[h], log)
        if at_last_field(s, h):
            s.developable &= ~(1 << h)
        return
    s.houses -= 1
    s.developed |= 1 << h
    s.developable &= ~(1 << h)
    if TERRAIN[h] == FOREST:
        gain_cash_in_forest(s, h, log)
    else:
        tell(log, "CE-10.3", "house-built", facts)
        gain_income(s, h, DEVELOPMENT[h], "CE-10.3", log)


def gain_cash_in_forest(s: State, h: int, log: list[Event] | None) -> None:
    """CE-10.4  The company in the forest gets cash from the bank; its income stays."""
    for company in range(COMPANIES):
        if s.network[company] >> h & 1:
            s.treasury[company] += FOREST_CASH
            if log is not None:
                facts: Facts = {
                    "seat": s.active,
                    "hex": GRID.labels[h],
                    "company": COMPANY_IDS[company],
                    "amount": FOREST_CASH,
                }
                tell(log, "CE-10.4", "forest-cleared", facts)


def move_marker(s: State, industry: int, log: list[Event] | None) -> None:
    """CE-10.5, CE-11.1  One field on; every company there gains the difference."""
    values, at, h = INDUSTRY_VALUES[industry], s.industry[industry], INDUSTRY_HEX[industry]
    s.industry[industry] = at + 1
    rule = "CE-11.1" if industry == DETROIT else "CE-10.5"
    if log is not None:
        facts: Facts = {"seat": s.active, "hex": GRID.labels[h], "value": values[at + 1]}
        tell(log, rule, "detroit-grows" if industry == DETROIT else "industry-grows", facts)
    gain_income(s, h, values[at + 1] - values[at], rule, log)


def gain_income(s: State, h: int, amount: int, rule: str, log: list[Event] | None) -> None:
    """CE-10.3, CE-10.5  Every company on the hex gains the amount."""
    for company in range(COMPANIES):
        if s.network[company] >> h & 1:
            s.income[company] += amount
            if log is not None:
                facts: Facts = {
                    "company": COMPANY_IDS[company],
                    "amount": amount,
                    "income": s.income[company],
                }
                tell(log, rule, "income-grows", facts)


# ── CE-11  Dividend phase ────────────────────────────────────────────────────────────────────────


def is_dividend_due(s: State) -> bool:
    """CE-6.1, CE-11.1  Two dials are red."""
    red = 0
    for dial in range(len(s.dials)):
        if s.dials[dial] == DIAL_STEPS[dial]:
            red += 1
    return red >= 2


def dividend(s: State, company: int) -> int:
    """CE-11.1  What one share pays: income over shares sold, rounded up."""
    return ceil_div(s.income[company], sold(s, company))


def pay_dividend(s: State, company: int, rule: str, log: list[Event] | None) -> None:
    """CE-11.1, CE-12.3  Round per share first, then multiply by the shares of each player."""
    if s.unsold[company] == SHARES[company]:
        return
    per_share = dividend(s, company)
    for seat in range(s.seats):
        shares = s.shares[seat * COMPANIES + company]
        if shares:
            s.cash[seat] += per_share * shares
            if log is not None:
                facts: Facts = {
                    "seat": seat,
                    "company": COMPANY_IDS[company],
                    "shares": shares,
                    "per_share": per_share,
                    "amount": per_share * shares,
                }
                tell(log, rule, "dividend", facts)


def pay_general_dividend(s: State, log: list[Event] | None) -> None:
    """CE-11.1 step 1  Every company pays all its shares."""
    s.dividends += 1
    tell(log, "CE-11.1", "general-dividend", {"number": s.dividends})
    for company in range(COMPANIES):
        pay_dividend(s, company, "CE-11.1", log)


def begin_round(s: State, log: list[Event] | None) -> None:
    """CE-11.1 steps 3 and 4, CE-14.14  Dials back to START, Detroit one field on unless at its end."""
    s.dials = [0] * len(ACTIONS)
    if not at_last_field(s, INDUSTRY_HEX[DETROIT]):
        move_marker(s, DETROIT, log)


# ── CE-12  Chicago phase and opening of the Wabash ───────────────────────────────────────────────


def is_wabash_closed(s: State) -> bool:
    """CE-12.4  The Wabash has not been opened yet."""
    return not s.opened >> WABASH & 1


def open_wabash(s: State, log: list[Event] | None) -> None:
    """CE-12.4, CE-2.3, CE-14.15  A free loco in Fort Wayne, whoever is there; income of that city."""
    open_company(s, WABASH)
    facts: Facts = {"income": s.income[WABASH], "hex": GRID.labels[FORT_WAYNE]}
    tell(log, "CE-12.4", "wabash-opens", facts)


def is_chicago(h: int) -> bool:
    """CE-2.5, CE-12.1  Any company that gets here starts the Chicago phase."""
    return h == CHICAGO


# ── CE-13  End and scoring ───────────────────────────────────────────────────────────────────────


def end_reasons(s: State) -> list[str]:
    """CE-13.1, CE-13.2  The end conditions that hold; all five companies count."""
    found = []
    if s.stock.count(0) >= END_WITHOUT_LOCOMOTIVES:
        found.append("locomotives")
    if s.unsold.count(0) >= END_WITHOUT_SHARES:
        found.append("shares")
    if s.houses <= END_HOUSES:
        found.append("houses")
    if INDUSTRY_VALUES[DETROIT][s.industry[DETROIT]] >= END_DETROIT:
        found.append("detroit")
    return found


def value_of_shares(s: State, seat: int) -> int:
    """CE-14.19  For the option tie_break: what the shares of a player would pay."""
    return sum(
        [
            s.held(seat, company) * dividend(s, company)
            for company in range(COMPANIES)
            if s.held(seat, company)
        ]
    )


def ranks(s: State) -> tuple[int, ...]:
    """CE-13.5, CE-14.19  Places by cash; ties are shared unless the option breaks them."""
    keys = [
        (s.cash[seat], value_of_shares(s, seat) if s.share_value else 0) for seat in range(s.seats)
    ]
    return tuple([1 + sum([1 for other in keys if other > mine]) for mine in keys])


def owners_of(s: State, h: int) -> list[int]:
    """Return the companies with a locomotive on a hex."""
    return [company for company in range(COMPANIES) if s.network[company] >> h & 1]


def occupied(s: State) -> list[int]:
    """Return the hexes with a locomotive, in order."""
    hexes = 0
    for network in s.network:
        hexes |= network
    return bits(hexes)
