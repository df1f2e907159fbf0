"""What stations, offices and rails bring a seat, in VP (RR-7.1 to RR-7.3)."""

from __future__ import annotations

from typing import Final

from roundhouse.boards.masks import bits
from roundhouse.games.railroad_revolution import cards
from roundhouse.games.railroad_revolution.advice import estimate, prospects, stages, ways
from roundhouse.games.railroad_revolution.advice.estimate import LEFT, MIDDLE, height
from roundhouse.games.railroad_revolution.advice.gains import Outlook
from roundhouse.games.railroad_revolution.advice.stages import ramp
from roundhouse.games.railroad_revolution.board import (
    CITIES,
    DEAL_SECTIONS,
    DEAL_SPACES,
    LINK_VP,
    LINKS_OF,
    SECTIONS,
    SPACE_CITIES,
    TRIANGLES,
)
from roundhouse.games.railroad_revolution.state import State

A_DEAL: Final = 1.6  # the first choice among two deals
# RR-3.1: conditions that rails, stations and offices may meet
RAIL_NEEDS: Final = 1 << cards.CONNECT | 1 << cards.STATION | 1 << cards.RAIL
STATION_NEEDS: Final = 1 << cards.STATION
OFFICE_NEEDS: Final = 1 << cards.OFFICE | 1 << cards.OFFICE_RUN


def station_gain(s: State, o: Outlook, city: int) -> float:
    """RR-7.1  A station in a city, its cost and its rewards left aside."""
    seat = o.seat
    gain = height(s, seat, MIDDLE, o.turns) * stages.stage(stages.TRACKS_STAGE, o.turns)
    if prospects.wants(s, seat, STATION_NEEDS):
        s.stations[seat] |= 1 << city
        gain += o.hopes.with_other_means(s, o.way, STATION_NEEDS) - o.hopes.total
        s.stations[seat] &= ~(1 << city)
    return gain


def office_gain(s: State, o: Outlook, section: int) -> float:
    """RR-7.3  An office in a section, its shares and its tile left aside."""
    seat = o.seat
    before = s.offices[seat]
    after = before | 1 << section
    gain = height(s, seat, LEFT, o.turns) + LINKS_OF[after] - LINKS_OF[before]
    # a neighbour may follow
    hope = min(0.4, 0.05 * o.turns)
    if section + 1 < len(SECTIONS) and not before >> (section + 1) & 1:
        gain += hope * LINK_VP[section]
    if section and not before >> (section - 1) & 1:
        gain += hope * LINK_VP[section - 1]
    gain *= stages.stage(stages.TRACKS_STAGE, o.turns)
    if prospects.wants(s, seat, OFFICE_NEEDS):
        s.offices[seat] = after
        gain += o.hopes.with_other_means(s, o.way, OFFICE_NEEDS) - o.hopes.total
        s.offices[seat] = before
    if DEAL_SECTIONS >> section & 1:
        gain += A_DEAL * ramp(o.turns)
    return gain


def survey(s: State, o: Outlook) -> list[float]:
    """Return what each city would bring if it were connected: a site, and the west coast."""
    if not o.sites:
        share = estimate.SITE_SHARE * stages.stage(stages.SITES_STAGE, o.turns)
        coast = height(s, o.seat, estimate.RIGHT, o.turns)
        coast *= estimate.COAST_HOPE * stages.stage(stages.TRACKS_STAGE, o.turns)
        o.sites = [
            share * estimate.site_worth(s, o.seat, city)
            + (coast if estimate.COAST >> city & 1 else 0.0)
            for city in range(len(CITIES))
        ]
    return o.sites


def lay(s: State, o: Outlook, space: int) -> list[int]:
    """RR-7.2  Lay a rail for a moment; return the efforts as they were."""
    before = o.way
    o.way = ways.ways_after(before, space)
    s.laid[o.seat] |= 1 << space
    s.connected[o.seat] |= SPACE_CITIES[space]
    return before


def take_up(s: State, o: Outlook, space: int, way: list[int], connected: int) -> None:
    """Take the rail up again."""
    o.way = way
    s.laid[o.seat] &= ~(1 << space)
    s.connected[o.seat] = connected


def rail_gain(s: State, o: Outlook, space: int) -> float:
    """RR-7.2  A rail on a space, its cost left aside."""
    sites = survey(s, o)
    way, behind = o.way, ways.BEHIND[space]
    gain = 0.0
    nearer = False
    for city in range(len(CITIES)):
        if behind[city] < way[city]:
            gain += sites[city] * (estimate.HOPE[behind[city]] - estimate.HOPE[way[city]])
            nearer = True
    if nearer and prospects.wants(s, o.seat, RAIL_NEEDS):
        connected = s.connected[o.seat]
        lay(s, o, space)
        gain += o.hopes.with_other_means(s, o.way, RAIL_NEEDS) - o.hopes.total
        take_up(s, o, space, way, connected)
    elif prospects.wants(s, o.seat, 1 << cards.RAIL):  # one rail more is all that changes
        s.laid[o.seat] |= 1 << space
        gain += o.hopes.with_other_means(s, way, 1 << cards.RAIL) - o.hopes.total
        s.laid[o.seat] &= ~(1 << space)
    if DEAL_SPACES >> space & 1 and not s.deal_due:
        gain += A_DEAL * ramp(o.turns)
    return gain


def best_rail(s: State, o: Outlook, spaces: int, triangle: int) -> tuple[int, float]:
    """RR-7.2  The best of these spaces, and what it brings after its terrain is paid."""
    best, found = -99.0, -1
    for space in bits(spaces):
        gain = rail_gain(s, o, space) - 0.012 * triangle * ramp(o.turns) * TRIANGLES[space]
        if gain > best:
            best, found = gain, space
    return found, best


def connected_sites(s: State, seat: int) -> list[int]:
    """RR-7.1  Cities that a station can be built in."""
    open_cities = s.connected[seat] & ~s.stations[seat]
    return [city for city in range(len(CITIES)) if open_cities >> city & 1]
