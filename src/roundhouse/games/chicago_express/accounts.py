"""Where the scores of a match of Chicago Express came from, counted from what was told."""

from __future__ import annotations

from roundhouse.core.events import Event, Line
from roundhouse.core.ledger import Account, Ledger
from roundhouse.core.view import Panel
from roundhouse.games.chicago_express.board import COMPANY_IDS, START_CASH


def accounts(seats: int, events: list[Event]) -> Panel:
    """CE-13.5  Cash at the start, dividends by company, less what was paid for shares."""
    ledger = Ledger(seats)
    for seat in range(seats):
        ledger.add(seat, "start", START_CASH[seats])
    for event in events:
        if event.key == "dividend":
            ledger.note(event, str(event.facts["company"]), "amount")
        elif event.key == "share-sold":
            ledger.note(event, "paid", "price", -1)
    columns = [Account("start", "CE-3.1")]
    columns += [
        Account(company, "CE-11.1", Line("CE-11.1", "dividends", {"company": company}))
        for company in COMPANY_IDS
    ]
    columns.append(Account("paid", "CE-4.7"))
    return ledger.sheet(columns, Account("score", "CE-13.5"))
