"""What a learned evaluation looks at: money, shares, companies, the end in sight, and the forecast."""

from __future__ import annotations

from typing import Final

from roundhouse.core.net import LOG_3, one_of, seat_names, softened
from roundhouse.games.chicago_express.advice.estimate import SPREAD, Outlook
from roundhouse.games.chicago_express.board import (
    CHICAGO,
    COMPANIES,
    COMPANY_IDS,
    DETROIT,
    DIAL_STEPS,
    END_HOUSES,
    END_WITHOUT_SHARES,
)
from roundhouse.games.chicago_express.rules.dividends import dividend
from roundhouse.games.chicago_express.state import AUCTION_BID, State

MOST_SEATS: Final = 6
STEPS: Final = 8  # kinds of decisions on the agenda
OF_SEAT: Final = ["there", "cash", "forecast", "chance", "next dividend", "on turn", "in", "leads"]
OF_SEAT_ALL: Final = OF_SEAT + [f"shares of {name}" for name in COMPANY_IDS]
OF_COMPANY: Final = [
    *["open", "treasury", "income", "unsold", "locomotives", "network", "in Chicago"],
    *["share", "sure", "hoped", "at hand"],
]
OF_TABLE: Final = [
    *["rounds", "worth of money", "Detroit", "houses", "last shares", "dividends"],
    *["high", "minimum", "built"],
]
NAMES: Final[list[str]] = [
    *seat_names(MOST_SEATS, OF_SEAT_ALL),
    *[f"{company}: {name}" for company in COMPANY_IDS for name in OF_COMPANY],
    *OF_TABLE,
    *[f"dial {n}" for n in range(len(DIAL_STEPS))],
    *[f"step {n}" for n in range(STEPS)],
]


def features(s: State, seat: int) -> list[float]:
    """Return the position as a seat sees it, in the order of NAMES."""
    outlook = Outlook(s)
    chances = softened(outlook.scores, LOG_3 / SPREAD)
    best = max(outlook.scores)
    found: list[float] = []
    for n in range(MOST_SEATS):
        if n < s.seats:
            player = (seat + n) % s.seats
            found += _of_seat(s, player, outlook.scores[player] - best, chances[player])
        else:
            found += [0.0] * len(OF_SEAT_ALL)
    for company in range(COMPANIES):
        found += _of_company(s, company, outlook)
    found += _of_table(s, outlook)
    found += [float(step) for step in s.dials]
    return found + one_of(STEPS, s.agenda[-1] if s.agenda else -1)


def _of_seat(s: State, player: int, behind: float, chance: float) -> list[float]:
    bidding = len(s.agenda) > 0 and s.agenda[-1] == AUCTION_BID
    held = s.shares[player * COMPANIES : (player + 1) * COMPANIES]
    paid = 0
    for company in range(COMPANIES):
        if held[company]:
            paid += held[company] * dividend(s, company)
    return [
        1.0,
        float(s.cash[player]),
        behind,
        chance,
        float(paid),
        1.0 if player == s.active else 0.0,
        1.0 if bidding and s.bidders >> player & 1 else 0.0,
        1.0 if bidding and player == s.high_bidder else 0.0,
        *[float(n) for n in held],
    ]


def _of_company(s: State, company: int, outlook: Outlook) -> list[float]:
    return [
        float(s.opened >> company & 1),
        float(s.treasury[company]),
        float(s.income[company]),
        float(s.unsold[company]),
        float(s.stock[company]),
        float(s.network[company].bit_count()),
        float(s.network[company] >> CHICAGO & 1),
        outlook.share[company],
        outlook.sure[company],
        outlook.hoped[company],
        1.0 if company == s.company else 0.0,
    ]


def _of_table(s: State, outlook: Outlook) -> list[float]:
    return [
        outlook.rounds,
        outlook.money,
        float(s.industry[DETROIT]),
        float(s.houses - END_HOUSES),
        float(sum(sorted(s.unsold)[:END_WITHOUT_SHARES])),
        float(s.dividends),
        float(s.high),
        float(s.minimum),
        float(s.built),
    ]
