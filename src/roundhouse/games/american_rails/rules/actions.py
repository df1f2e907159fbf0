"""The actions of American Rails: AR-7. Expansion (AR-8) and auctions (AR-5) have modules of their own."""

from __future__ import annotations

from roundhouse.core.companies import BANK, PURSE, pay
from roundhouse.core.events import Event, Facts, tell
from roundhouse.games.american_rails.board import (
    COMPANY_IDS,
    DEVELOPABLE,
    FUND_AMOUNT,
    HOUSE_ALONE,
    HOUSE_SHARED,
    PER_HOUSE,
    TAKE_AMOUNT,
    place_name,
)
from roundhouse.games.american_rails.rules import expansion, income
from roundhouse.games.american_rails.state import State

# ── AR-7.2  Develop ──────────────────────────────────────────────────────────────────────────────


def legal_developments(s: State) -> int:
    """AR-7.2  Developable cities with a cube and without a house, while a house is left."""
    return DEVELOPABLE & s.occupied & ~s.developed if s.houses else 0


def develop(s: State, h: int, log: list[Event] | None) -> None:
    """AR-1.2, AR-7.2  A house from the supply; income + 2 for a company alone, + 1 for each of more."""
    expansion.raise_price(s, h, expansion.cost(s, h), PER_HOUSE[h])
    s.houses -= 1
    s.developed |= 1 << h
    if log is not None:
        facts: Facts = {"seat": s.active, "place": place_name(h), "left": s.houses}
        tell(log, "AR-7.2", "developed", facts)
    gain = HOUSE_SHARED if s.shared >> h & 1 else HOUSE_ALONE
    for company in s.owners_of(h):
        income.change_income(s, company, gain, "AR-7.2", log)


# ── AR-7.3  Fund ─────────────────────────────────────────────────────────────────────────────────


def fund(s: State, company: int, log: list[Event] | None) -> None:
    """AR-7.3  $5 from the bank into the treasury."""
    pay(s, BANK, PURSE[company], FUND_AMOUNT)
    if log is not None:
        facts: Facts = {
            "seat": s.active,
            "company": COMPANY_IDS[company],
            "amount": FUND_AMOUNT,
            "cash": s.treasury[company],
        }
        tell(log, "AR-7.3", "funded", facts)


# ── AR-7.4  Take ─────────────────────────────────────────────────────────────────────────────────


def may_expand2(s: State) -> bool:
    """AR-7.4  Two cubes instead of $2: only with four or five players."""
    return s.seats > 3


def take_bank(s: State, log: list[Event] | None) -> None:
    """AR-7.4  $2 from the bank to the player."""
    pay(s, BANK, s.active, TAKE_AMOUNT)
    tell(log, "AR-7.4", "took", {"seat": s.active, "amount": TAKE_AMOUNT})


def tax_others(s: State, log: list[Event] | None) -> None:
    """AR-7.4  Every other player pays the bank $2, or what is left."""
    tell(log, "AR-7.4", "taxes", {"seat": s.active, "amount": TAKE_AMOUNT})
    for seat in range(s.seats):
        if seat != s.active:
            paid = min(TAKE_AMOUNT, s.cash[seat])
            pay(s, seat, BANK, paid)
            if log is not None:
                tell(log, "AR-7.4", "taxed", {"seat": seat, "amount": paid})
