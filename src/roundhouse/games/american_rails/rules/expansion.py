"""Expansion in American Rails: AR-8, where a cube may stand and what it costs."""

from __future__ import annotations

from roundhouse.core.companies import BANK, PURSE, pay
from roundhouse.core.events import Event, Facts
from roundhouse.games.american_rails.board import (
    CITIES,
    COMPANY_IDS,
    DEAREST,
    GRID,
    PER_CUBE,
    PER_HOUSE,
    PRICE,
    SINGLE,
    place_name,
)
from roundhouse.games.american_rails.rules.income import enter_city
from roundhouse.games.american_rails.state import State


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


def place(s: State, company: int, h: int, log: list[Event] | None) -> None:
    """AR-8.2, AR-8.3  The treasury pays the bank; supply, prices and income change at once."""
    price, before = cost(s, h), s.income[company]
    pay(s, PURSE[company], BANK, price)
    told = 0 if log is None else len(log)
    put_cube(s, company, h, price, log)
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


def put_cube(s: State, company: int, h: int, price: int, log: list[Event] | None) -> None:
    """AR-8.3, AR-8.5  A cube from the supply to a hex of this price, for good; income as in AR-9."""
    bit = 1 << h
    if bit & SINGLE:
        s.affordable = [hexes & ~bit for hexes in s.affordable]
    else:
        raise_price(s, h, price, PER_CUBE[h])
    if bit & CITIES:
        enter_city(s, company, h, log)
    s.shared |= s.occupied & bit
    s.occupied |= bit
    s.stock[company] -= 1
    s.network[company] |= bit
    s.frontier[company] = (s.frontier[company] | GRID.around[h]) & ~s.network[company]


def raise_price(s: State, h: int, price: int, amount: int) -> None:
    """AR-8.2  With one more cube or house on it a hex costs more than the price so far."""
    other = ~(1 << h)
    for cash in range(price, min(price + amount, DEAREST + 1)):
        s.affordable[cash] &= other
