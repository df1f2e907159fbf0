"""Where the scores of a match of American Rails came from, counted from what was told."""

from __future__ import annotations

from roundhouse.core.events import Event, Line
from roundhouse.core.ledger import Account, Ledger
from roundhouse.core.view import Panel
from roundhouse.games.american_rails.board import COMPANY_IDS, START_CASH


def accounts(seats: int, events: list[Event]) -> Panel:
    """AR-10.3  Cash at the start, dividends by company, what Take brought and cost, less the shares."""
    ledger = Ledger(seats)
    for seat in range(seats):
        ledger.add(seat, "start", START_CASH[seats])
    for event in events:
        if event.key == "dividend":
            ledger.note(event, str(event.facts["company"]), "amount")
        elif event.key == "share-sold":
            ledger.note(event, "paid", "price", -1)
        elif event.key == "took":
            ledger.note(event, "take", "amount")
        elif event.key == "taxed":
            ledger.note(event, "take", "amount", -1)
    columns = [Account("start", "AR-2.1")]
    columns += [
        Account(company, "AR-9.6", Line("AR-9.6", "dividends", {"company": company}))
        for company in COMPANY_IDS
    ]
    columns += [Account("take", "AR-7.4"), Account("paid", "AR-5.6")]
    return ledger.sheet(columns, Account("score", "AR-10.3"))
