"""East and west (AOS-15.5, AOS-15.8 to AOS-15.10): the transcontinental connection and the bonus."""

from __future__ import annotations

from typing import Final

from roundhouse.core.events import Event, tell
from roundhouse.games.age_of_steam.rules.deliver import gain_income
from roundhouse.games.age_of_steam.state import MAP_DECISION, NOBODY_OWNS, State

EAST: Final = "east"
WEST: Final = "west"
ALONE: Final = 4  # income for the transcontinental connection, for one owner ...
SHARED: Final = 2  # ... and for each of two
BONUS: Final = 1  # income for a cube from one region to the other

# State.extra: whether the connection exists, what is decided, and what the decision needs
CONNECTED: Final = 1
PAYING_TRANSCON: Final = 1  # then: the sets of seats to choose from
GIVING_BONUS: Final = 2  # then: the owner of each link used
BREAKING_TIE: Final = 3  # then: what each seat has rolled in all throws, read as one number


def is_joined(s: State) -> bool:
    """AOS-15.8  The first transcontinental connection exists."""
    return bool(s.extra) and s.extra[0] == CONNECTED


def regions(s: State, name: str) -> int:
    """AOS-15.5  The start cities of a region."""
    return sum([1 << h for h in range(s.board.hexes) if s.board.region[h] == name])


def region_of(s: State, h: int) -> str:
    """AOS-15.5  The region of a city; some towns gain one as New Cities."""
    return s.board.region[h] or (s.board.new_city_region[h] if h in s.letters else "")


# ── AOS-15.8, AOS-15.9  The transcontinental connection ──────────────────────────────────────────


def joins(s: State, owners: int) -> bool:
    """AOS-15.8  Links of these owners, and unowned ones, join a west and an east start city."""
    reached, east = regions(s, WEST), regions(s, EAST)
    grew = True
    while grew:
        grew = False
        for number, owner in enumerate(s.link_owner):
            if owner != NOBODY_OWNS and not owners >> owner & 1:
                continue
            ends = 1 << (s.link_a[number] // 6) | 1 << (s.link_b[number] // 6)
            if ends & reached and ends & ~reached:
                reached |= ends
                grew = True
    return reached & east != 0


def owner_sets(s: State) -> list[int]:
    """AOS-15.9  The smallest sets of owners whose links join west and east."""
    best: list[int] = []
    for size in range(s.seats + 1):
        for seats in range(1 << s.seats):
            if seats.bit_count() == size and joins(s, seats):
                best.append(seats)
        if best:
            return best
    return best


def results(sets: list[int]) -> list[int]:
    """AOS-15.8, AOS-15.12  Who could be paid: a set of one or two, or any pair out of a larger one."""
    found: list[int] = []
    for seats in sets:
        named = [seat for seat in range(6) if seats >> seat & 1]
        if len(named) <= 2:
            found.append(seats)
            continue
        for first in named:
            found += [1 << first | 1 << second for second in named if second > first]
    return sorted(set(found))


def track_changed(s: State, log: list[Event] | None) -> bool:
    """AOS-15.8, AOS-15.12  Once per game: pay for the connection, or ask whom to pay."""
    if is_joined(s) or not joins(s, (1 << s.seats) - 1):
        return False
    s.extra = [CONNECTED]
    tell(log, "AOS-15.8", "transcontinental", {"seat": s.turn})
    options = results(owner_sets(s))
    if len(options) == 1:
        pay_transcon(s, options[0], log)
        return False
    s.extra = [CONNECTED, PAYING_TRANSCON, *options]
    s.step = MAP_DECISION
    return True


def pay_transcon(s: State, seats: int, log: list[Event] | None) -> None:
    """AOS-15.8, AOS-15.9  4 for one owner alone, 2 for each of two; the eliminated get nothing."""
    amount = ALONE if seats.bit_count() == 1 else SHARED
    for seat in range(s.seats):
        if seats >> seat & 1 and s.active(seat):
            gain_income(s, seat, amount, "AOS-15.8", "income-transcon", log)


# ── AOS-15.10  The east-west bonus ───────────────────────────────────────────────────────────────


def delivered(
    s: State, colour: int, start: int, end: int, owners: list[int], log: list[Event] | None
) -> bool:
    """AOS-15.2, AOS-15.10, AOS-15.12  A cube from one region's city to the other's pays 1 more."""
    s.bag[colour] += 1
    if not s.cities >> start & 1 or {region_of(s, start), region_of(s, end)} != {EAST, WEST}:
        return False
    if len(set(owners)) == 1:
        give_bonus(s, owners[0], log)
        return False
    s.extra = [int(is_joined(s)), GIVING_BONUS, *owners]
    s.step = MAP_DECISION
    return True


def give_bonus(s: State, owner: int, log: list[Event] | None) -> None:
    """AOS-15.10  1 income for the owner of the chosen link; lost without an active owner."""
    if owner != NOBODY_OWNS and s.active(owner):
        gain_income(s, owner, BONUS, "AOS-15.10", "income-bonus", log)
    else:
        tell(log, "AOS-15.10", "bonus-lost", {"seat": s.turn})
