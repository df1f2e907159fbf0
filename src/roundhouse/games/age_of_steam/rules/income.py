"""Phases 6 to 8, income, expenses and reduction (AOS-10)."""

from __future__ import annotations

from typing import Final

from roundhouse.core.events import Event, Facts, tell
from roundhouse.games.age_of_steam.rules.money import BANK, pay
from roundhouse.games.age_of_steam.rules.track import disown, recount_touched, unfinished
from roundhouse.games.age_of_steam.state import NO_ACTION, State

# AOS-10.4: the income is reduced by so much for each band above the first
BAND: Final = 10
PER_BAND: Final = 2
HIGHEST_BAND: Final = 50
MOST_REDUCTION: Final = 10


def settle_accounts(s: State, log: list[Event] | None) -> None:
    """AOS-4.5, AOS-20.19  Everybody earns, everybody pays, then incomes shrink."""
    for seat in s.order:
        earn(s, seat, log)
    broke = [seat for seat in s.order if not pay_expenses(s, seat, log)]
    for seat in broke:
        eliminate(s, seat, log)
    for seat in s.order:
        shrink(s, seat, log)


def earn(s: State, seat: int, log: list[Event] | None) -> None:
    """AOS-10.1  Money for income."""
    pay(s, BANK, seat, s.income[seat])
    if log is not None and s.income[seat]:
        facts: Facts = {"seat": seat, "amount": s.income[seat], "money": s.money[seat]}
        tell(log, "AOS-10.1", "earned", facts)


def pay_expenses(s: State, seat: int, log: list[Event] | None) -> bool:
    """AOS-10.2, AOS-22.10  Shares and engine; each missing dollar costs one income. False: below 0."""
    owed = s.shares[seat] + s.engine[seat]
    paid = min(owed, s.money[seat])
    pay(s, seat, BANK, paid)
    s.income[seat] -= owed - paid
    if log is not None:
        facts: Facts = {"seat": seat, "amount": paid, "money": s.money[seat], "owed": owed}
        tell(log, "AOS-10.2", "expenses", facts)
        if owed > paid:
            short: Facts = {"seat": seat, "missing": owed - paid, "income": s.income[seat]}
            tell(log, "AOS-10.2", "income-falls", short)
    return s.income[seat] >= 0


def eliminate(s: State, seat: int, log: list[Event] | None) -> None:
    """AOS-10.3, AOS-21.10  Markers leave the displays; unfinished sections are unowned, links stay."""
    s.out |= 1 << seat
    s.order = [other for other in s.order if other != seat]
    s.action[seat] = NO_ACTION
    for faced in unfinished(s, seat):
        disown(s, faced)
    s.touched[seat] = recount_touched(s, seat)
    tell(log, "AOS-10.3", "eliminated", {"seat": seat})


def reduction(s: State, income: int) -> int:
    """AOS-10.4, AOS-22.11  What an income shrinks by."""
    if income >= HIGHEST_BAND:
        return MOST_REDUCTION
    return 0 if income <= BAND else PER_BAND * ((income - 1) // BAND)


def shrink(s: State, seat: int, log: list[Event] | None) -> None:
    """AOS-10.4  The income goes back."""
    fall = s.rules.reduction(s, s.income[seat])
    if fall:
        s.income[seat] -= fall
        if log is not None:
            facts: Facts = {"seat": seat, "amount": fall, "income": s.income[seat]}
            tell(log, "AOS-10.4", "income-reduced", facts)
