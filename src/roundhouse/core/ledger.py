"""Where money went, kept by seat and account: what a game counts from everything that was told."""

from __future__ import annotations

from roundhouse.core.events import Event, Line, Seat
from roundhouse.core.view import MONEY, SEAT, Cell, Panel, Row


class Account:
    """One column of the sheet: its key, the rule it stands on, and what it is in words."""

    __slots__ = ("key", "rule", "why")

    def __init__(self, key: str, rule: str, why: Line | None = None) -> None:
        self.key = key
        self.rule = rule
        self.why = why


class Ledger:
    """The sums of every account, seat by seat."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.sums: dict[str, list[int]] = {}

    def add(self, seat: Seat, account: str, amount: int) -> None:
        """Note what a seat got, or paid if it is below zero."""
        if account not in self.sums:
            self.sums[account] = [0] * self.seats
        self.sums[account][seat] += amount

    def note(self, event: Event, account: str, fact: str, sign: int = 1) -> None:
        """Note an amount that an event tells for its seat."""
        self.add(int(event.facts["seat"]), account, sign * int(event.facts[fact]))

    def total(self, seat: Seat) -> int:
        """Return what a seat has in the end."""
        return sum([amounts[seat] for amounts in self.sums.values()])

    def sheet(self, accounts: list[Account], total: Account) -> Panel:
        """Return the sheet: the best first, accounts on which nothing was ever noted left out."""
        used = [account for account in accounts if any(self.sums.get(account.key, []))]
        rows = []
        for seat in sorted(range(self.seats), key=lambda seat: -self.total(seat)):
            cells = [Cell(seat, SEAT)]
            cells += [Cell(self.sums[a.key][seat], MONEY, a.rule, a.why) for a in used]
            cells.append(Cell(self.total(seat), MONEY, total.rule, total.why))
            rows.append(Row(tuple(cells), f"seat-{seat}"))
        return Panel("sheet", ("player", *[a.key for a in used], total.key), tuple(rows))
