"""What a learned evaluation looks at: money, shares, companies, the years to come, and the forecast."""

from __future__ import annotations

from typing import Final

from roundhouse.core.net import LOG_3, one_of, seat_names, softened
from roundhouse.games.american_rails.advice.estimate import SPREAD, Outlook, forecast
from roundhouse.games.american_rails.board import COMPANIES, COMPANY_IDS, SPECIAL
from roundhouse.games.american_rails.rules.dividends import dividend
from roundhouse.games.american_rails.state import BID, OVER, State

MOST_SEATS: Final = 5
OF_SEAT: Final = [
    *["there", "cash", "forecast", "chance", "next dividend", "place in the queue", "row"],
    *["on turn", "in", "leads"],
]
OF_SEAT_ALL: Final = OF_SEAT + [f"shares of {name}" for name in COMPANY_IDS]
OF_COMPANY: Final = [
    *["in play", "treasury", "income", "unsold", "cubes", "network", "special cities"],
    *["share", "worth of income", "next city", "efforts to it", "at hand"],
]
OF_TABLE: Final = ["years", "year", "column", "phases", "houses", "high", "to place"]
NAMES: Final[list[str]] = [
    *seat_names(MOST_SEATS, OF_SEAT_ALL),
    *[f"{company}: {name}" for company in COMPANY_IDS for name in OF_COMPANY],
    *OF_TABLE,
    *[f"step {n}" for n in range(OVER)],
]


def features(s: State, seat: int) -> list[float]:
    """Return the position as a seat sees it, in the order of NAMES."""
    outlook = Outlook(s)
    scores = forecast(s)
    chances = softened(scores, LOG_3 / SPREAD)
    best = max(scores)
    found: list[float] = []
    for n in range(MOST_SEATS):
        if n < s.seats:
            player = (seat + n) % s.seats
            found += _of_seat(s, player, scores[player] - best, chances[player])
        else:
            found += [0.0] * len(OF_SEAT_ALL)
    for company in range(COMPANIES):
        found += _of_company(s, company, outlook)
    found += [outlook.years, float(s.year), float(s.column), outlook.left]
    found += [float(s.houses), float(s.high), float(s.left)]
    return found + one_of(OVER, s.step)


def _of_seat(s: State, player: int, behind: float, chance: float) -> list[float]:
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
        float(s.queue.index(player) if player in s.queue else s.seats),
        float(s.rows[player]),
        1.0 if player == s.active else 0.0,
        1.0 if s.step == BID and s.bidders >> player & 1 else 0.0,
        1.0 if s.step == BID and player == s.high_bidder else 0.0,
        *[float(n) for n in held],
    ]


def _of_company(s: State, company: int, outlook: Outlook) -> list[float]:
    if s.excluded >> company & 1:
        return [0.0] * len(OF_COMPANY)
    around = outlook.around(s, company)
    return [
        1.0,
        float(s.treasury[company]),
        float(s.income[company]),
        float(s.unsold[company]),
        float(s.stock[company]),
        float(s.network[company].bit_count()),
        float((s.network[company] & SPECIAL).bit_count()),
        outlook.share_return(s, company, 0, 0.0) if outlook.held[company] else 0.0,
        outlook.worth[company],
        around.gain,
        around.efforts,
        1.0 if company == s.company else 0.0,
    ]
