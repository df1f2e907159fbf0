"""The rules of American Rails about cubes on the map and what they earn: AR-8 and AR-9.

Income is kept step by step; AR-9.5 says how to count it from scratch, and audit.py does.
"""

from __future__ import annotations

from roundhouse.core.events import Event, Facts, Refusal
from roundhouse.games.american_rails.board import (
    CITIES,
    COMPANIES,
    COMPANY_IDS,
    DEAREST,
    FULL,
    GRID,
    HOUSE_ALONE,
    HOUSE_SHARED,
    PER_CUBE,
    PER_HOUSE,
    PRICE,
    SHARED,
    SINGLE,
    SPECIAL,
    SPECIAL_PAIR,
    TERRAIN,
    place_name,
)
from roundhouse.games.american_rails.moves import Place
from roundhouse.games.american_rails.state import State


def tell(log: list[Event] | None, rule: str, key: str, facts: Facts) -> None:
    """Note what happened, if anybody wants to know."""
    if log is not None:
        log.append(Event(rule, key, facts))


def ceil_div(a: int, b: int) -> int:
    """Return a / b, any fraction rounded up."""
    return -(-a // b)


# ── AR-8  Expansion ──────────────────────────────────────────────────────────────────────────────


def legal_hexes(s: State, company: int) -> int:
    """AR-8.1  Beside the network, affordable and not full, while a cube is in supply."""
    if s.stock[company] == 0:
        return 0
    return s.frontier[company] & s.affordable[min(s.treasury[company], DEAREST)]


def cubes_on(s: State, h: int) -> int:
    """AR-8.2  How many cubes, of any company, stand on a hex."""
    if not s.occupied >> h & 1:
        return 0
    count = 0
    for network in s.network:
        count += network >> h & 1
    return count


def cost(s: State, h: int) -> int:
    """AR-8.2  The terrain, and in plains and cities more for each cube and house there."""
    houses = s.developed >> h & 1
    return PRICE[h] + PER_CUBE[h] * cubes_on(s, h) + PER_HOUSE[h] * houses


def why_not_place(s: State, place: Place) -> Refusal | None:
    """AR-8.1  The six conditions for a cube, the plainest first."""
    h, company = place.hex, place.company
    legal = legal_hexes(s, company) if s.held(s.active, company) else 0
    if legal >> h & 1:
        return None
    name = COMPANY_IDS[company]
    facts: Facts = {"place": place_name(h), "company": name}
    instead = f"place {name} {GRID.labels[GRID.nearest(h, legal)]}" if legal else "stop"
    if s.held(s.active, company) == 0:
        return Refusal("AR-8.1", "no-share-held", facts, instead)
    if s.network[company] >> h & 1:
        return Refusal("AR-8.1", "already-there", facts, instead)
    if SINGLE >> h & 1 and s.occupied >> h & 1:
        owner = COMPANY_IDS[owners_of(s, h)[0]]
        facts |= {"terrain": TERRAIN[h], "owner": owner}
        return Refusal("AR-8.1", "hex-full", facts, instead)
    if not GRID.around[h] & s.network[company]:
        return Refusal("AR-8.1", "not-adjacent", facts, instead)
    if s.stock[company] == 0:
        return Refusal("AR-8.1", "no-cubes", facts, instead)
    price, cash = cost(s, h), s.treasury[company]
    facts |= {"cost": price, "cash": cash, "short": price - cash}
    return Refusal("AR-8.2", "too-dear", facts, instead)


def place(s: State, company: int, h: int, log: list[Event] | None) -> None:
    """AR-8.2, AR-8.3  The treasury pays the bank; supply, prices and income change at once."""
    price, before = cost(s, h), s.income[company]
    s.treasury[company] -= price
    told = 0 if log is None else len(log)
    put_cube(s, company, h, log)
    if log is not None:
        facts: Facts = {
            "seat": s.active,
            "company": COMPANY_IDS[company],
            "place": place_name(h),
            "cost": price,
            "cash": s.treasury[company],
            "before": before,
            "income": s.income[company],
        }
        # before what the cube brought about
        log.insert(told, Event("AR-8.3", "placed", facts))


def put_cube(s: State, company: int, h: int, log: list[Event] | None) -> None:
    """AR-8.3, AR-8.5  A cube from the supply to a hex, where it stays; income as in AR-9."""
    bit = 1 << h
    if bit & SINGLE:
        s.affordable = [hexes & ~bit for hexes in s.affordable]
    else:
        raise_price(s, h, PER_CUBE[h])
    if bit & CITIES:
        enter_city(s, company, h, log)
    s.shared |= s.occupied & bit
    s.occupied |= bit
    s.stock[company] -= 1
    s.network[company] |= bit
    s.frontier[company] = (s.frontier[company] | GRID.around[h]) & ~s.network[company]


def raise_price(s: State, h: int, amount: int) -> None:
    """AR-8.2  With one more cube or house on it a hex costs more."""
    price, other = cost(s, h), ~(1 << h)
    for cash in range(price, min(price + amount, DEAREST + 1)):
        s.affordable[cash] &= other


def owners_of(s: State, h: int) -> list[int]:
    """Return the companies with a cube on a hex."""
    return [company for company in range(COMPANIES) if s.network[company] >> h & 1]


# ── AR-9  Income and dividends ───────────────────────────────────────────────────────────────────


def value_alone(s: State, h: int) -> int:
    """AR-9.1  The full value, + 2 with a house."""
    return FULL[h] + (HOUSE_ALONE if s.developed >> h & 1 else 0)


def value_shared(s: State, h: int) -> int:
    """AR-9.2, AR-9.3  The shared value, + 1 with a house."""
    return SHARED[h] + (HOUSE_SHARED if s.developed >> h & 1 else 0)


def enter_city(s: State, company: int, h: int, log: list[Event] | None) -> None:
    """AR-9.1, AR-9.2, AR-9.3  Full value for the first; the second lowers the first to shared."""
    bit = 1 << h
    if not s.occupied & bit:
        s.income[company] += value_alone(s, h)
    else:
        s.income[company] += value_shared(s, h)
        if not s.shared & bit:
            other = owners_of(s, h)[0]
            change_income(s, other, value_shared(s, h) - value_alone(s, h), "AR-9.2", log)
    if bit & SPECIAL:
        link_special(s, company, h, log)


def special_bonus(s: State, company: int) -> int:
    """AR-9.4, AR-9.5  10 for each pair of special cities the company is in, 30 for all three."""
    linked = (s.network[company] & SPECIAL).bit_count()
    return SPECIAL_PAIR * linked * (linked - 1) // 2


def link_special(s: State, company: int, h: int, log: list[Event] | None) -> None:
    """AR-9.4  10 for each special city it was in before; its cubes are linked (AR-8.5)."""
    bonus = SPECIAL_PAIR * (s.network[company] & SPECIAL).bit_count()
    if bonus:
        s.income[company] += bonus
        if log is not None:
            facts: Facts = {
                "company": COMPANY_IDS[company],
                "place": place_name(h),
                "amount": bonus,
            }
            tell(log, "AR-9.4", "special-link", facts)


def change_income(s: State, company: int, amount: int, rule: str, log: list[Event] | None) -> None:
    """AR-7.2, AR-9.2  The income of a company that is already there rises or falls."""
    if amount == 0:
        return
    s.income[company] += amount
    if log is not None:
        facts: Facts = {
            "company": COMPANY_IDS[company],
            "amount": abs(amount),
            "income": s.income[company],
        }
        tell(log, rule, "income-rises" if amount > 0 else "income-falls", facts)


def held_by_all(s: State, company: int) -> int:
    """AR-9.6  Shares of the company in players' hands."""
    total = 0
    for seat in range(s.seats):
        total += s.shares[seat * COMPANIES + company]
    return total


def dividend(s: State, company: int) -> int:
    """AR-9.6  What one share pays: income over shares held by players, rounded up."""
    held = held_by_all(s, company)
    return ceil_div(s.income[company], held) if held else 0


def pay_dividends(s: State, log: list[Event] | None) -> None:
    """AR-9.6  The bank pays for every share in players' hands; treasuries are untouched."""
    tell(log, "AR-9.6", "dividends", {"year": str(s.year)})
    for company in range(COMPANIES):
        per_share = dividend(s, company)
        if per_share == 0:
            continue
        for seat in range(s.seats):
            shares = s.shares[seat * COMPANIES + company]
            s.cash[seat] += per_share * shares
            if shares and log is not None:
                facts: Facts = {
                    "seat": seat,
                    "company": COMPANY_IDS[company],
                    "shares": shares,
                    "per_share": per_share,
                    "amount": per_share * shares,
                }
                tell(log, "AR-9.6", "dividend", facts)
