"""Advice for moving goods and for production (AOS-9, AOS-11)."""

from __future__ import annotations

from typing import Final

from roundhouse.core.protocol import Move
from roundhouse.games.age_of_steam.advice import worth
from roundhouse.games.age_of_steam.advice.building import in_money_terms
from roundhouse.games.age_of_steam.advice.memory import Memory, memory
from roundhouse.games.age_of_steam.advice.prospects import (
    BEST,
    best_runs,
    eagerness,
    known_stock,
    potential,
    runs_from,
)
from roundhouse.games.age_of_steam.advice.walks import colours_of, lengths_of
from roundhouse.games.age_of_steam.moves import ENGINE, Deliver, Place
from roundhouse.games.age_of_steam.rules.flow import MOVE_ROUNDS
from roundhouse.games.age_of_steam.state import MOST_ENGINE, NOT_BUILT, State
from roundhouse.games.age_of_steam.tiles import COLUMN_OF_SPACE, FIRST_SPACE, NUMBERED, WHITE

TO_OTHERS: Final = 0.45  # how much another's income counts against one's own
LONGER_RUNS: Final = 1.0  # points of a better engine that no cube on the board tells of


def weigh_runs(s: State, moves: list[Move]) -> list[float]:
    """AOS-9.2  Runs over own links, the engine if longer runs wait for it, and passing at the end."""
    known = memory(s)
    owners, money_counts = owners_of(known), s.rules.money_counts
    income, second = worth.of_income(s), second_run(s, known) if money_counts else 0
    start = colour = -1
    later = 0  # the links that cubes like the one at hand could run with a better engine
    found: list[float] = []
    for m in moves:
        if isinstance(m, Deliver):
            if m.start != start or m.colour != colour:
                start, colour = m.start, m.colour
                later = later_run(s, known, start, colour)
            links = of_run(s, owners, m)
            if later > len(m.steps):
                links -= 0.35 * (later - len(m.steps))
            found.append(in_money(s, links, second) if money_counts else links * income)
        elif m is ENGINE:
            found.append(of_engine(s, known))
        else:
            found.append(0.0)
    return worth.levelled(found)


def later_run(s: State, known: Memory, start: int, colour: int) -> int:
    """Return the links that a cube could run over own links with the next engine, if rounds are left."""
    number = known.routes.number[start]
    if number < 0 or not worth.rounds_left(s):
        return 0
    ahead = min(s.engine[s.turn] + 1, MOST_ENGINE)
    runs = runs_from(s, known, s.turn, number, colours_of(s.cubes[start]))
    return BEST[ahead][lengths_of(runs, colour)]


def owners_of(known: Memory) -> list[int]:
    """Return, by slot, the owner of the link or section that leaves a place there."""
    if not known.owners:
        known.owners = [-1] * (6 * len(known.net.steps))
        for steps in known.net.steps:
            for step in steps:
                known.owners[step.slot] = step.owner
    return known.owners


def second_run(s: State, known: Memory) -> int:
    """AOS-9.1  The links that the second run of the round may bring, if it is still to come."""
    if s.move_round == MOVE_ROUNDS:
        return 0
    engine = s.engine[s.turn]
    counts = known_stock(s, known, s.turn, engine)
    return best_runs(counts, engine, MOVE_ROUNDS) - best_runs(counts, engine, 1)


def in_money(s: State, links: float, second: int) -> float:
    """AOS-10.4  The money a run brings until the end: just beyond a threshold it is less than nothing."""
    before, whole = s.income[s.turn] + second, int(links)
    gain = worth.earned(s, before + whole) - worth.earned(s, before)
    return gain + (links - whole) * (worth.rounds_left(s) + 1)


def of_run(s: State, owners: list[int], m: Deliver) -> float:
    """AOS-9.8, AOS-15.10, AOS-16.4  Links of one's own, less what others gain by the run."""
    own = others = 0
    for slot in m.steps:
        owner = owners[slot]
        if owner == s.turn:
            own += 1
        elif owner >= 0 and s.active(owner):
            others += 1
    if m.colour == WHITE:
        own += 1
    regions = s.board.region
    if own and regions[m.start] and regions[m.stops[-1]] not in ("", regions[m.start]):
        own += 1
    return own - TO_OTHERS * others


def of_engine(s: State, known: Memory) -> float:
    """AOS-9.3, AOS-10.2  What a better engine brings: longer runs, for a dollar each round."""
    seat, left = s.turn, worth.rounds_left(s)
    engine = s.engine[seat]
    runs = MOVE_ROUNDS * left + MOVE_ROUNDS - s.move_round
    better = known_stock(s, known, seat, engine + 1)
    links = potential(s, better, engine + 1, runs)
    links -= potential(s, known_stock(s, known, seat, engine), engine, runs)
    links += 0.25 * min(left, 6) * eagerness(s, seat)
    points = LONGER_RUNS + links * worth.of_income(s) - (left + 1) * worth.of_money(s)
    soon = best_runs(better, engine + 1, MOVE_ROUNDS - s.move_round)
    shares = s.shares[seat]
    points += in_money_terms(s, s.money[seat], shares, engine + 1, soon)
    soon = best_runs(known_stock(s, known, seat, engine), engine, MOVE_ROUNDS + 1 - s.move_round)
    return points - in_money_terms(s, s.money[seat], shares, engine, soon)


# ── AOS-11.2  Production ─────────────────────────────────────────────────────────────────────────


def weigh_places(s: State, moves: list[Move]) -> list[float]:
    """AOS-11.2  Cubes come where they can run far over own links, and soon."""
    known = memory(s)
    found: list[float] = []
    for m in moves:
        assert isinstance(m, Place)
        weight = 0.7 * run_from(s, known, m)
        if city_of(s, m) == NOT_BUILT:
            weight -= 0.5
        found.append(weight - 0.3 * (m.space - FIRST_SPACE[COLUMN_OF_SPACE[m.space]]))
    return found


def city_of(s: State, m: Place) -> int:
    """AOS-11.3  The city that a cube on this space will come to, or NOT_BUILT."""
    column = COLUMN_OF_SPACE[m.space]
    return s.board.number_at[column] if column < NUMBERED else s.letters[column - NUMBERED]


def run_from(s: State, known: Memory, m: Place) -> int:
    """Return the own links that the cube could run from its city with the next engine."""
    h = city_of(s, m)
    if h < 0:
        return 0
    most = min(s.engine[s.turn] + 1, MOST_ENGINE)
    runs = runs_from(s, known, s.turn, known.routes.number[h], 1 << m.colour)
    return BEST[most][lengths_of(runs, m.colour)]
