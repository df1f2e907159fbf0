"""Why somebody would make a move, with the figures behind its weight: texts ``reason-…``."""

from __future__ import annotations

from roundhouse.core.auction import PASS, Bid
from roundhouse.core.events import Facts, Line
from roundhouse.core.protocol import Move
from roundhouse.games.age_of_steam.advice import advice, building, goods
from roundhouse.games.age_of_steam.advice.memory import memory
from roundhouse.games.age_of_steam.advice.projects import Project
from roundhouse.games.age_of_steam.moves import (
    ACTIONS,
    END_BUILD,
    ENGINE,
    PRODUCE,
    SKIP_PRODUCE,
    SKIP_URBANISE,
    USE_PRIVILEGE,
    Build,
    BuyLink,
    Choose,
    Deliver,
    Issue,
    Place,
    Urbanise,
)
from roundhouse.games.age_of_steam.rules.auction import highest
from roundhouse.games.age_of_steam.rules.network import network
from roundhouse.games.age_of_steam.rules.shares import SHARE_PRICE
from roundhouse.games.age_of_steam.state import AUCTION, MAP_DECISION, State
from roundhouse.games.age_of_steam.tiles import COLOURS, LETTER_COLOUR


def reason(s: State, m: Move) -> Line:
    """AOS-4.4  Why somebody would decide so."""
    if s.step == MAP_DECISION:
        return s.rules.reason(s, m)
    if isinstance(m, Issue):
        return _issue(s, m)
    if isinstance(m, Bid):
        return Line("AOS-6.6", "bid", {"bid": m.amount, "spare": advice.spare_money(s)})
    if isinstance(m, Choose):
        points = round(advice.of_action(s, building.dream(s), m.action))
        return Line("AOS-7.1", "choose", {"action": ACTIONS[m.action], "points": points})
    if isinstance(m, Urbanise):
        return _city(s, m)
    if isinstance(m, Build):
        return _build(s, m)
    if isinstance(m, BuyLink):
        return Line("AOS-17.7", "link", {"cost": s.board.special_links[m.link].price})
    if isinstance(m, Deliver):
        return _run(s, m)
    if isinstance(m, Place):
        links = goods.run_from(s, memory(s), m)
        return Line("AOS-11.2", "place", {"colour": COLOURS[m.colour], "links": links})
    return _word(s, m)


def _owed(s: State) -> int:
    return s.shares[s.turn] + s.engine[s.turn]


def _issue(s: State, m: Issue) -> Line:
    """AOS-5.1  The money there would be, the expenses, and what the best track in sight costs."""
    projects = building.dream(s).projects
    facts: Facts = {
        "shares": m.shares,
        "money": s.money[s.turn] + SHARE_PRICE * m.shares,
        "owed": _owed(s) + m.shares,
        "cost": projects[0].now if projects else 0,
    }
    return Line("AOS-5.1", "issue", facts)


def _city(s: State, m: Urbanise) -> Line:
    colour = LETTER_COLOUR[m.letter]
    points = round(building.Sites(s, [m.hex], [colour], True).at(m.hex, colour))
    facts: Facts = {"town": s.board.names[m.hex], "colour": COLOURS[colour], "points": points}
    return Line("AOS-8.31", "urbanise", facts)


def project_of(s: State, m: Build) -> Project | None:
    """Return the best project that a build belongs to."""
    for p in building.plan_at(s).projects:
        if building.serves(s, m, p) >= 0:
            return p
    return None


def _build(s: State, m: Build) -> Line:
    """AOS-8.2  The stops it would join, for how much."""
    p = project_of(s, m)
    if p is None:
        return Line("AOS-8.2", "build-alone", {})
    facts: Facts = {
        "one": s.board.names[p.links[0].start],
        "two": s.board.names[p.links[-1].end],
        "links": len(p.links),
        "cost": p.cost,
        "points": round(p.gain),
    }
    return Line("AOS-8.2", "build", facts)


def _run(s: State, m: Deliver) -> Line:
    """AOS-9.8  Income for the mover and for others."""
    net, own, others = network(s), 0, 0
    for slot in m.steps:
        owner = net.owner_at(slot)
        if owner == s.turn:
            own += 1
        elif owner >= 0 and s.active(owner):
            others += 1
    return Line("AOS-9.8", "run", {"own": own, "others": others})


def _word(s: State, m: Move) -> Line:
    """Moves of one word."""
    if m is ENGINE:
        points = round(goods.of_engine(s, memory(s)))
        return Line("AOS-9.3", "engine", {"engine": s.engine[s.turn] + 1, "points": points})
    if m is PASS and s.step == AUCTION:
        place = len(s.order) - len(s.passed)
        return Line("AOS-6.3", "pass-auction", {"place": place, "floor": highest(s) + 1})
    if m is PASS:
        return Line("AOS-9.2", "pass-move", {})
    if m is USE_PRIVILEGE:
        return Line("AOS-6.4", "privilege", {})
    if m is SKIP_URBANISE:
        return Line("AOS-8.30", "skip-urbanise", {})
    if m is END_BUILD:
        return Line("AOS-8.2", "end-build", {"money": s.money[s.turn], "owed": _owed(s)})
    if m is PRODUCE:
        return Line("AOS-11.2", "produce", {})
    assert m is SKIP_PRODUCE
    return Line("AOS-11.2", "skip-produce", {})
