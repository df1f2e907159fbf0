"""Phase 5, moving goods (AOS-9)."""

from __future__ import annotations

from typing import Final

from roundhouse.core.auction import PASS
from roundhouse.core.errors import NotationError
from roundhouse.core.events import Event, Facts, Refusal, tell
from roundhouse.core.protocol import Move
from roundhouse.games.age_of_steam.moves import ENGINE, Deliver
from roundhouse.games.age_of_steam.notation import hex_number
from roundhouse.games.age_of_steam.rules.network import Step, network
from roundhouse.games.age_of_steam.state import CUBE_BITS, MOST_ENGINE, State
from roundhouse.games.age_of_steam.tiles import COLOURS

EXPECTED: Final = (
    "a colour, where the cube starts and the stops it comes to, such as move red 7,11 8,9"
)


def move_moves(s: State) -> list[Move]:
    """AOS-9.2  Every way of every cube, ENGINE if allowed, PASS always."""
    found = deliveries(s)
    if may_improve(s):
        found.append(ENGINE)
    found.append(PASS)
    return found


def deliveries(s: State) -> list[Move]:
    """AOS-9.4, AOS-9.6  Ways over any links, looked for once per place and colour, not per cube."""
    net, engine = network(s), s.engine[s.turn]
    found: list[Move] = []
    for cube in cubes_at_track(s):
        found += net.ways(cube >> 3, cube & 7, engine)
    return found


def cubes_at_track(s: State) -> list[int]:
    """AOS-9.4  The cubes from whose place some track leads away: place * 8 + colour, once per colour."""
    steps, cubes = network(s).steps, s.cubes
    found: list[int] = []
    for start in range(len(cubes)):
        there = cubes[start]
        if there and steps[start]:
            colour = 0
            while there:
                if there & 31:
                    found.append(start << 3 | colour)
                there >>= CUBE_BITS
                colour += 1
    return found


def may_improve(s: State) -> bool:
    """AOS-9.3  Below 6, and once per player and phase."""
    return s.engine[s.turn] < MOST_ENGINE and not s.engine_used >> s.turn & 1


def why_not_engine(s: State) -> Refusal | None:
    """AOS-9.3  The engine is at its best, or was improved in this phase."""
    if s.engine[s.turn] >= MOST_ENGINE:
        return Refusal("AOS-9.3", "engine-at-most", {"engine": MOST_ENGINE}, "pass")
    if s.engine_used >> s.turn & 1:
        return Refusal("AOS-9.3", "engine-improved-before", {}, "pass")
    return None


def improve(s: State, log: list[Event] | None) -> None:
    """AOS-9.3  One more link for all later moves."""
    s.engine[s.turn] += 1
    s.engine_used |= 1 << s.turn
    tell(log, "AOS-9.3", "engine-grows", {"seat": s.turn, "engine": s.engine[s.turn]})


# ── Moving a cube ────────────────────────────────────────────────────────────────────────────────


def read_move(s: State, text: str) -> Move:
    """Return a ``move`` as it is written; NotationError if the links it names are not there."""
    words = text.lower().split()
    if len(words) < 4 or words[1] not in COLOURS:
        raise NotationError(text, EXPECTED)
    board, net = s.board, network(s)
    start = hex_number(board, words[2], text)
    steps: list[int] = []
    stops: list[int] = []
    unclear = 0
    here = start
    for number, word in enumerate(words[3:]):
        label, _, edge = word.partition("/")
        stop = hex_number(board, label, text)
        ways = [step for step in net.steps[here] if step.stop == stop]
        if edge:
            ways = [step for step in ways if str(step.slot % 6) == edge]
        if not ways:
            raise NotationError(text, f"a link from {board.labels[here]} to {word}; there is none")
        if len(ways) > 1:
            known = " or ".join([f"{label}/{step.slot % 6}" for step in ways])
            raise NotationError(text, f"which of several links is meant: {known}")
        unclear |= int(ways[0].unclear) << number
        steps.append(ways[0].slot)
        stops.append(stop)
        here = stop
    return Deliver(board, COLOURS.index(words[1]), start, tuple(steps), tuple(stops), unclear)


def path_of(s: State, m: Deliver) -> list[Step] | None:
    """Return the steps of a move over the links as they are, or None if one is not there."""
    net = network(s)
    found: list[Step] = []
    for number in range(len(m.steps)):
        step = net.step_at(m.steps[number])
        if step is None or step.stop != m.stops[number]:
            return None
        found.append(step)
    return found


def why_not_deliver(s: State, m: Deliver) -> Refusal | None:
    """AOS-9.4, AOS-9.5, AOS-20.15, AOS-20.26  Cube, engine, links, stops and the end of the way."""
    engine = s.engine[s.turn]
    if not s.cubes_of(m.start, m.colour):
        return Refusal("AOS-9.4", "no-such-cube", _facts(s, m), "pass")
    path = path_of(s, m)
    if not path:
        return Refusal("AOS-9.4", "no-such-link", _facts(s, m), "pass")
    if len(path) > engine:
        facts: Facts = {**_facts(s, m), "links": len(path), "engine": engine}
        return Refusal("AOS-9.4", "engine-too-weak", facts, "pass")
    for number, step in enumerate(path):
        rule, key = _why_not_step(s, m, path, number)
        if key:
            facts = {**_facts(s, m), "stop": s.board.names[step.stop]}
            return Refusal(rule, key, facts, "pass")
    return None


def _facts(s: State, m: Deliver) -> Facts:
    """Return the cube that is not moved."""
    return {"colour": COLOURS[m.colour], "hex": s.board.labels[m.start]}


def _why_not_step(s: State, m: Deliver, path: list[Step], number: int) -> tuple[str, str]:
    """AOS-9.5, AOS-17.2  Where a cube must stop, may not pass, and may not come twice: rule and key."""
    stop, link = path[number].stop, path[number].link
    if stop == m.start or stop in m.stops[:number]:
        return "AOS-9.4", "stop-twice"
    if link >= 0 and not s.rules.reuse_start(s):
        for before in path[:number]:
            if before.link == link:
                return "AOS-9.4", "link-twice"
    takes = s.accepts[stop] >> m.colour & 1
    if number == len(path) - 1:
        return ("", "") if takes else ("AOS-9.5", "wrong-colour")
    if takes:
        return "AOS-9.5", "stops-before"
    return ("AOS-17.2", "terminal-passed") if s.board.terminal[stop] else ("", "")


def deliver(s: State, m: Deliver, log: list[Event] | None) -> bool:
    """AOS-9.8, AOS-20.14, AOS-20.27, AOS-22.5  Owners gain income for each link; the cube goes back.

    Returns whether the map asks for a decision before the next mover.
    """
    s.add_cubes(m.start, m.colour, -1)
    path = path_of(s, m)
    assert path is not None
    owners = [step.owner for step in path]
    end = path[-1].stop
    if log is not None:
        names = s.board.names
        facts: Facts = {
            "seat": s.turn,
            "colour": COLOURS[m.colour],
            "start": names[m.start] or s.board.labels[m.start],
            "end": names[end],
            "links": len(path),
        }
        tell(log, "AOS-9.4", "delivered", facts)
    for owner in range(s.seats):
        links = owners.count(owner)
        if links and s.active(owner):
            gain_income(s, owner, links, "AOS-9.8", "income-rises", log)
    return s.rules.delivered(s, m.colour, m.start, end, owners, log)


def gain_income(
    s: State, seat: int, amount: int, rule: str, key: str, log: list[Event] | None
) -> None:
    """AOS-9.8  Income rises at once; there is no upper limit. The key says what for."""
    s.income[seat] += amount
    if log is not None:
        facts: Facts = {"seat": seat, "amount": amount, "income": s.income[seat]}
        tell(log, rule, key, facts)


def back_into_bag(
    s: State, colour: int, start: int, end: int, owners: list[int], log: list[Event] | None
) -> bool:
    """AOS-9.9  The cube goes back into the bag; nothing else is decided."""
    s.bag[colour] += 1
    return False
