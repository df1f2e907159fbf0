"""Income of American Rails: AR-9.1 to AR-9.5. It is kept step by step; audit.py counts it."""

from __future__ import annotations

from roundhouse.core.events import Event, Facts, tell
from roundhouse.games.american_rails.board import (
    COMPANY_IDS,
    FULL,
    HOUSE_ALONE,
    HOUSE_SHARED,
    SHARED,
    SPECIAL,
    SPECIAL_PAIR,
    place_name,
)
from roundhouse.games.american_rails.state import State


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
            other = s.owners_of(h)[0]
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
