"""Workers and pieces put somewhere else (RR-2.3, RR-5.4, RR-7.1 to RR-7.5), one step each."""

from __future__ import annotations

from roundhouse.core.events import Event, Facts, tell
from roundhouse.games.railroad_revolution.board import (
    AROUND,
    BUILDING,
    CITY_NAME,
    COLOURS,
    HIRE_PRICE,
    HUES,
    PIECES,
    SALE_VALUE,
    SECTIONS,
    SHARE_PRICE,
    SPACE_CITIES,
)
from roundhouse.games.railroad_revolution.rules.money import BANK, hand_shares, pay
from roundhouse.games.railroad_revolution.state import State, changed

# ── RR-5.4  At any time ──────────────────────────────────────────────────────────────────────────


def sell(s: State, log: list[Event] | None) -> None:
    """RR-5.4  One share goes to the common supply for its fixed price."""
    seat = s.turn
    hand_shares(s, seat, BANK, 1)
    pay(s, BANK, seat, SHARE_PRICE)
    if log is not None:
        tell(log, "RR-5.4", "sold-share", {"seat": seat, "gain": SHARE_PRICE, "cost_shares": 1})


def hire(s: State, colour: int, log: list[Event] | None) -> None:
    """RR-5.4  One worker of any colour in the common supply, for its fixed price."""
    seat = s.turn
    pay(s, seat, BANK, HIRE_PRICE)
    add_worker(s, seat, colour)
    if log is not None:
        facts: Facts = {"seat": seat, "worker": COLOURS[colour], "cost": HIRE_PRICE}
        tell(log, "RR-5.4", "hired", facts)


def add_worker(s: State, seat: int, colour: int) -> None:
    """Move a worker from the common supply to a player's supply."""
    s.common[colour] -= 1
    s.supply[seat * HUES + colour] += 1
    s.available[seat] += 1


# ── RR-7  On the board ───────────────────────────────────────────────────────────────────────────


def put_station(s: State, seat: int, city: int, log: list[Event] | None) -> None:
    """RR-7.1, RR-2.3  A building becomes a station in the leftmost free slot."""
    s.stations[seat] |= 1 << city
    s.first_station |= 1 << city
    if log is not None:
        tell(log, "RR-7.1", "built-station", {"seat": seat, "city": CITY_NAME[city]})


def put_office(s: State, seat: int, section: int, log: list[Event] | None) -> None:
    """RR-7.3, RR-2.3  A building becomes an office in the leftmost free slot."""
    s.offices[seat] |= 1 << section
    s.first_office |= 1 << section
    if log is not None:
        tell(log, "RR-7.3", "opened-office", {"seat": seat, "section": SECTIONS[section]})


def put_rail(s: State, seat: int, space: int) -> None:
    """RR-7.2  A rail lies on a space: cities next to it are connected, spaces around available."""
    s.laid[seat] |= 1 << space
    s.connected[seat] |= SPACE_CITIES[space]
    around = (s.frontier[seat] | AROUND[space]) & ~s.laid[seat]
    s.frontier = changed(s.frontier, seat, around)


def sell_piece(s: State, piece: int, log: list[Event] | None) -> None:
    """RR-7.5, RR-12.16  The leftmost piece leaves the game for the value of its slot now."""
    seat = s.turn
    pieces = s.buildings if piece == BUILDING else s.rails
    value = SALE_VALUE[piece][pieces[seat]]
    pieces[seat] -= 1
    pay(s, BANK, seat, value)
    if log is not None:
        tell(log, "RR-7.5", "sold-piece", {"seat": seat, "piece": PIECES[piece], "gain": value})
