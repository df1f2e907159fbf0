"""New Cities (AOS-8.30 to AOS-8.35)."""

from __future__ import annotations

from roundhouse.core.events import Event, Facts, Refusal, tell
from roundhouse.core.protocol import Move
from roundhouse.games.age_of_steam.board import IN_CITY
from roundhouse.games.age_of_steam.moves import SKIP_URBANISE, Urbanise
from roundhouse.games.age_of_steam.rules.lay import tell_links
from roundhouse.games.age_of_steam.rules.track import (
    city_built,
    facing,
    follow,
    owner_of,
    recount_touched,
    section_from,
)
from roundhouse.games.age_of_steam.state import NOBODY_OWNS, NOT_BUILT, State
from roundhouse.games.age_of_steam.tiles import (
    COLOURS,
    LAY_EXITS,
    LAY_MARKER,
    LAY_TILE,
    LETTER_COLOUR,
    LETTERS,
    NO_TILE,
    OWNERSHIP_MARKERS,
)


def free_letters(s: State) -> list[int]:
    """AOS-8.30, AOS-18.1  The New Cities of this map that nobody has used."""
    return [letter for letter in s.board.letters if s.letters[letter] == NOT_BUILT]


def urbanisations(s: State) -> list[Move]:
    """AOS-4.4, AOS-8.30  Every town hex with every unused letter, as far as AOS-8.34 allows."""
    letters = free_letters(s)
    found: list[Move] = []
    for h in s.board.towns:
        if not s.cities >> h & 1 and not would_loop(s, h):
            moves = s.table.urbanises[h]
            found += [moves[letter] for letter in letters]
    return found


def would_loop(s: State, h: int) -> bool:
    """AOS-8.34  A section would begin and end at the New City."""
    for slot in range(h * 6, h * 6 + 6):
        met = s.across[slot]
        if met >= 0 and met & 7 != IN_CITY and met >> 3 == h:
            return True
    return False


def why_not_urbanise(s: State, m: Urbanise) -> Refusal | None:
    """AOS-8.30, AOS-8.31, AOS-8.34  A town, an unused letter of this map, and no loop."""
    facts: Facts = {"hex": s.board.labels[m.hex], "letter": LETTERS[m.letter]}
    legal = urbanisations(s)
    instead = str(legal[0]) if legal else None
    if not s.board.town[m.hex]:
        return Refusal("AOS-8.30", "no-town", facts, instead)
    if s.cities >> m.hex & 1:
        return Refusal("AOS-8.31", "already-city", facts, instead)
    if m.letter not in s.board.letters:
        return Refusal("AOS-18.1", "letter-not-used", facts, instead)
    if s.letters[m.letter] != NOT_BUILT:
        return Refusal("AOS-8.30", "letter-taken", facts, instead)
    if would_loop(s, m.hex):
        return Refusal("AOS-8.34", "city-would-loop", facts, instead)
    return None


def urbanise(s: State, m: Urbanise, log: list[Event] | None) -> None:
    """AOS-8.31, AOS-8.32, AOS-8.33, AOS-22.4  The town becomes a city; its tile goes back."""
    h, seat = m.hex, s.turn
    links = len(s.link_a)
    s.urbanised = True
    s.use_letter(m.letter, h)
    s.rules.clear_town(s, h)
    if log is not None:
        facts: Facts = {
            "seat": seat,
            "hex": s.board.labels[h],
            "town": s.board.names[h],
            "letter": LETTERS[m.letter],
            "colour": COLOURS[LETTER_COLOUR[m.letter]],
        }
        tell(log, "AOS-8.30", "urbanised", facts)
    links -= remove_town(s, h)
    s.found_city(h, 1 << LETTER_COLOUR[m.letter])
    complete_sections(s, h, seat)
    city_built(s, h)
    for player in range(s.seats):
        s.touched[player] = recount_touched(s, player)
    tell_links(s, links, log)


def remove_town(s: State, h: int) -> int:
    """AOS-8.32, AOS-20.12  Take the tile away; return how many links vanish with it.

    Sections that lay only on this hex vanish with their marker; longer ones now end at the city.
    """
    lay = s.placed[h]
    if lay == NO_TILE:
        return 0
    vanished = 0
    for edge in range(6):
        if LAY_EXITS[lay] >> edge & 1:
            vanished += _remove_exit(s, h * 6 + edge)
    s.take_tile(LAY_TILE[lay], -1)
    s.town_markers += int(LAY_MARKER[lay])
    s.put(h, NO_TILE)
    return vanished


def _remove_exit(s: State, slot: int) -> int:
    """Remove the track of one town exit; return 1 if a link vanishes."""
    owner = s.owner[slot]
    s.give(slot, NOBODY_OWNS)
    s.fresh &= ~(1 << slot)
    there = facing(s, slot)
    met = s.across[there]
    if met >= 0 and met & 7 != IN_CITY and met >> 3 == slot // 6:
        s.close_end(there)  # its loose end lies on this hex
        if owner != NOBODY_OWNS:
            s.markers[owner] -= 1
        return 0
    number = _link_at(s, slot)
    if number < 0:
        return 0
    links = len(s.link_a)
    s.shorten_link(number)
    if len(s.link_a) == links:
        return 0
    if owner != NOBODY_OWNS:
        s.markers[owner] -= 1
    return 1


def _link_at(s: State, slot: int) -> int:
    if slot in s.link_a:
        return s.link_a.index(slot)
    return s.link_b.index(slot) if slot in s.link_b else -1


def complete_sections(s: State, h: int, seat: int) -> None:
    """AOS-8.33, AOS-20.13  Sections whose loose end points at the new city are links.

    Unowned ones become the placing player's while his markers last.
    """
    s.touched[seat] = recount_touched(s, seat)
    claimed = s.rules.claims(s, h)[: OWNERSHIP_MARKERS - s.markers[seat]]
    for slot in range(h * 6, h * 6 + 6):
        met = s.across[slot]
        if met < 0 or met & 7 == IN_CITY:
            continue
        owner = owner_of(met & 7)
        end = facing(s, slot)
        s.close_end(slot)
        if slot in claimed:
            owner = seat
            s.markers[seat] += 1
            for part in section_from(s, end):
                s.give(part, seat)
        run = follow_back(s, end)
        s.add_link(slot, run[0], owner, run[1])


def follow_back(s: State, end: int) -> tuple[int, int]:
    """Return the stop's slot at the far end of a section with a loose end, and its length."""
    slots = section_from(s, end)
    # a town track has one slot, every other track two; the last slot found lies at the stop
    towns = 1 if s.board.town[slots[-1] // 6] else 0
    length = (len(slots) + towns) // 2
    if towns:
        return slots[-1], length
    run = follow(s, slots[-1], -1)
    return run.slot, length


def skip(s: State, log: list[Event] | None) -> None:
    """AOS-8.30  The right to place a New City is waived."""
    s.urbanised = True
    tell(log, "AOS-8.30", "urbanisation-skipped", {"seat": s.turn})


def options(s: State) -> list[Move]:
    """AOS-4.4  URBANISE or SKIP_URBANISE."""
    return [*urbanisations(s), SKIP_URBANISE]
