"""Development in Chicago Express: CE-10."""

from __future__ import annotations

from roundhouse.core.companies import BANK, PURSE, pay
from roundhouse.core.events import Event, Facts, tell
from roundhouse.games.chicago_express.board import (
    COMPANY_IDS,
    DETROIT,
    DEVELOPMENT,
    FOREST,
    FOREST_CASH,
    GRID,
    INDUSTRY_AT,
    INDUSTRY_HEX,
    INDUSTRY_VALUES,
    PLAYERS_DEVELOP,
    TERRAIN,
)
from roundhouse.games.chicago_express.state import State


def at_last_field(s: State, h: int) -> bool:
    """CE-10.1b  The marker of an industry city has reached the end of its track."""
    industry = INDUSTRY_AT[h]
    return s.industry[industry] == len(INDUSTRY_VALUES[industry]) - 1


def legal_developments(s: State) -> int:
    """CE-10.1, CE-10.2  Occupied hexes without a house, and industry cities not yet at their end."""
    return s.developable if s.houses else s.developable & PLAYERS_DEVELOP


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
    for company in s.owners_of(h):
        pay(s, BANK, PURSE[company], FOREST_CASH)
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
    for company in s.owners_of(h):
        s.income[company] += amount
        if log is not None:
            facts: Facts = {
                "company": COMPANY_IDS[company],
                "amount": amount,
                "income": s.income[company],
            }
            tell(log, rule, "income-grows", facts)
