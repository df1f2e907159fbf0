"""What choices bring, in the fewest words: prices and links of builds, who earns what by a run."""

from __future__ import annotations

from roundhouse.core.events import Event, Line
from roundhouse.core.protocol import Move
from roundhouse.games.age_of_steam.moves import Build, Deliver
from roundhouse.games.age_of_steam.rules import flow
from roundhouse.games.age_of_steam.state import State
from roundhouse.games.age_of_steam.tiles import KINDS, PLACED


def tried(s: State, m: Move) -> tuple[State, list[Event]]:
    """Return where a legal move leads and what is told of it."""
    twin = s.copy()
    told: list[Event] = []
    flow.apply(twin, m, told)
    return twin, told


def build_notes(s: State, m: Build) -> tuple[tuple[Line, ...], int, bool]:
    """AOS-8.4, AOS-8.25  Return price and links of a build, its place in a list, whether it ends a link.

    New track comes before what replaces some, the cheaper one first.
    """
    _, told = tried(s, m)
    built = next(event for event in told if event.key == "built")
    price, how = int(built.facts["cost"]), str(built.facts["how"])
    links = [event for event in told if event.key in ("link-finished", "link-unowned")]
    lines = [Line("AOS-8.4", "price", {"cost": price})]
    lines += [
        Line("AOS-2.7", "link", {"one": e.facts["one"], "two": e.facts["two"]}) for e in links
    ]
    return tuple(lines), price + 100 * (how != KINDS[PLACED]) - 10 * bool(links), bool(links)


def run_notes(s: State, m: Deliver) -> tuple[tuple[Line, ...], int, bool]:
    """AOS-9.8  Return who earns what by a run, and its place in a list: by the own gain first."""
    twin, _ = tried(s, m)
    gains = [twin.income[seat] - s.income[seat] for seat in range(s.seats)]
    order = [s.turn, *[seat for seat in range(s.seats) if seat != s.turn]]
    lines = [
        Line("AOS-9.8", "earns", {"seat": seat, "amount": gains[seat], "own": int(seat == s.turn)})
        for seat in order
        if gains[seat]
    ]
    others = sum(gains) - gains[s.turn]
    return tuple(lines), others - 20 * gains[s.turn], False
