"""Sections and links (AOS-2): tracing them, and keeping them up to date when track changes.

``State.across`` says for each slot what a new track leaving there would meet: WALL, OPEN, or a stop
and a code (the city itself, or the owner of a section that ends loose at this edge). So every
unfinished section (AOS-2.7) stands in ``across`` exactly once, at the slot its loose end faces.
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.events import Event, Facts
from roundhouse.games.age_of_steam.board import IN_CITY, OPEN, UNOWNED, WALL
from roundhouse.games.age_of_steam.state import NOBODY_OWNS, State
from roundhouse.games.age_of_steam.tiles import MATE, NO_TILE, NO_TRACK, TOWN

OPPOSITE: Final[list[int]] = [3, 4, 5, 0, 1, 2]


def tell(log: list[Event] | None, rule: str, key: str, facts: Facts) -> None:
    """Note what happened, if anybody wants to know."""
    if log is not None:
        log.append(Event(rule, key, facts))


def facing(s: State, slot: int) -> int:
    """AOS-2.2  The slot that meets this one: the same edge seen from the neighbour; -1 off the board."""
    n = s.board.neighbour[slot]
    return -1 if n < 0 else n * 6 + OPPOSITE[slot % 6]


def mate(s: State, slot: int) -> int:
    """AOS-2.4, AOS-2.8  The other end of the track at a slot: an edge, TOWN or NO_TRACK."""
    lay = s.placed[slot // 6]
    return NO_TRACK if lay == NO_TILE else MATE[lay * 6 + slot % 6]


def is_loose(s: State, slot: int) -> bool:
    """AOS-2.6  Whether a track ends loose at this slot: its section stands in ``across`` opposite."""
    there = facing(s, slot)
    return there >= 0 and s.across[there] >= 0 and s.across[there] & 7 != IN_CITY


def code_of(owner: int) -> int:
    """Return the code of an owner in ``across``."""
    return UNOWNED if owner == NOBODY_OWNS else owner


def owner_of(code: int) -> int:
    """Return the owner behind a code of ``across``."""
    return NOBODY_OWNS if code == UNOWNED else code


class Run:
    """Where a section leads in one direction: the slot of its end, and how many segments lie between."""

    __slots__ = ("length", "loose", "slot")

    def __init__(self, slot: int, length: int, loose: bool) -> None:
        self.slot = slot  # at a stop: the slot of the stop; loose: the slot of the last track
        self.length = length
        self.loose = loose


def follow(s: State, slot: int, paint: int) -> Run:
    """AOS-2.6  Leave a hex through a slot and follow the track to a stop or a loose end.

    With ``paint`` at 0 or more the segments on the way become that player's (AOS-8.22).
    """
    neighbour, placed = s.board.neighbour, s.placed
    length = 0
    while True:
        n = neighbour[slot]
        there = n * 6 + OPPOSITE[slot % 6]
        if s.cities >> n & 1:
            return Run(there, length, False)
        lay = placed[n]
        other = NO_TRACK if lay == NO_TILE else MATE[lay * 6 + OPPOSITE[slot % 6]]
        if other == NO_TRACK:
            return Run(slot, length, True)
        length += 1
        if paint >= 0:
            s.give(there, paint)
        if other == TOWN:
            return Run(there, length, False)
        slot = n * 6 + other
        if paint >= 0:
            s.give(slot, paint)


def section_from(s: State, slot: int) -> list[int]:
    """AOS-2.6  All slots of the section that has a track at this slot."""
    found = [slot]
    other = mate(s, slot)
    ends = [slot]
    if other != TOWN:
        found.append(slot // 6 * 6 + other)
        ends.append(found[-1])
    for end in ends:
        at = end
        while True:
            n = s.board.neighbour[at]
            if n < 0 or s.cities >> n & 1:
                break
            there = n * 6 + OPPOSITE[at % 6]
            other = mate(s, there)
            if other == NO_TRACK:
                break
            found.append(there)
            if other == TOWN:
                break
            at = n * 6 + other
            found.append(at)
    return found


# ── Changes ──────────────────────────────────────────────────────────────────────────────────────


def touch(s: State, seat: int, slot: int) -> None:
    """Note that own track of a player ends at the stop of a slot."""
    s.touched[seat] |= 1 << (slot // 6)


def settle(s: State, h: int, a: int, b: int, seat: int) -> None:
    """AOS-8.22, AOS-20.1, AOS-20.2  A track of the player lies on a hex from edge a to b (or TOWN).

    Whatever it joins is one section with it and the player's; its ends are noted. The ownership
    markers are counted: one more for the track, one less for each own section it swallows.
    """
    s.markers[seat] += 1
    ends = [h * 6 + a] if b == TOWN else [h * 6 + a, h * 6 + b]
    for slot in ends:
        met = s.across[slot]
        if met >= 0 and met & 7 != IN_CITY:
            if met & 7 == seat:
                s.markers[seat] -= 1
            s.close_end(slot)
    finish_section(s, h, ends, seat, b == TOWN)


def finish_section(s: State, h: int, ends: list[int], seat: int, town: bool) -> None:
    """Note what a section of the player has become: a link, or unfinished with its loose end."""
    first = follow(s, ends[0], seat)
    last = Run(ends[0], 0, False) if town else follow(s, ends[1], seat)
    s.give(ends[0], seat)
    s.give(ends[-1], seat)
    if not first.loose:
        touch(s, seat, first.slot)
    if not last.loose:
        touch(s, seat, last.slot)
    if first.loose or last.loose:
        stop = (last if first.loose else first).slot // 6
        loose = (first if first.loose else last).slot
        s.open_end(facing(s, loose), stop << 3 | seat)
        return
    s.add_link(first.slot, last.slot, seat, first.length + last.length + 1)


def turn_end(s: State, h: int, kept: int, edge: int, seat: int) -> None:
    """AOS-8.6, AOS-8.23, AOS-21.9  A redirected track now leaves through another edge.

    It changes the owner only if a link results.
    """
    slot, stop_side = h * 6 + edge, h * 6 + kept
    owner = s.owner[stop_side]
    s.give(slot, owner)
    met = s.across[slot]
    if met == OPEN:
        stop = follow(s, stop_side, -1).slot // 6
        s.open_end(facing(s, slot), stop << 3 | code_of(owner))
        return
    if owner == seat:
        s.markers[seat] -= 1
    settle(s, h, kept, edge, seat)


# ── Unfinished sections ──────────────────────────────────────────────────────────────────────────


def unfinished(s: State, seat: int) -> list[int]:
    """AOS-2.7  The slots that unfinished sections of an owner face, in order."""
    code = code_of(seat)
    return sorted([slot for slot in s.open_ends if s.across[slot] & 7 == code])


def is_fresh(s: State, faced: int) -> bool:
    """AOS-8.24, AOS-20.4  Whether a segment of the section facing a slot was built this round."""
    return any([s.fresh >> slot & 1 for slot in section_from(s, facing(s, faced))])


def disown(s: State, faced: int) -> None:
    """AOS-8.24, AOS-10.3  The unfinished section that faces a slot belongs to nobody."""
    seat = s.across[faced] & 7
    s.markers[seat] -= 1
    for slot in section_from(s, facing(s, faced)):
        s.give(slot, NOBODY_OWNS)
    s.meet(faced, s.across[faced] >> 3 << 3 | UNOWNED)


def recount_touched(s: State, seat: int) -> int:
    """Return the stops where own track of a player ends, counted from links and loose ends."""
    found = 0
    for number, owner in enumerate(s.link_owner):
        if owner == seat:
            found |= 1 << (s.link_a[number] // 6) | 1 << (s.link_b[number] // 6)
    for slot in unfinished(s, seat):
        found |= 1 << (s.across[slot] >> 3)
    return found


def lose_unfinished(s: State, seats: int, log: list[Event] | None) -> None:
    """AOS-8.24, AOS-20.3, AOS-20.5, AOS-21.1  Sections nobody built on this round lose their owner."""
    for seat in range(s.seats):
        if not seats >> seat & 1:
            continue
        for faced in unfinished(s, seat):
            if is_fresh(s, faced):
                continue
            if log is not None:
                end = s.board.labels[facing(s, faced) // 6]
                stop = s.board.names[s.across[faced] >> 3]
                tell(log, "AOS-8.24", "section-lost", {"seat": seat, "stop": stop, "hex": end})
            disown(s, faced)
        s.touched[seat] = recount_touched(s, seat)


def city_built(s: State, h: int) -> None:
    """AOS-2.5  A hex has become a city: every edge of it can be reached, none can be built on."""
    for edge in range(6):
        slot = h * 6 + edge
        there = facing(s, slot)
        if there >= 0:
            s.meet(there, WALL if s.across[there] == WALL else h << 3 | IN_CITY)
        s.meet(slot, WALL)
