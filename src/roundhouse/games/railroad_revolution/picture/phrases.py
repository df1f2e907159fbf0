"""What tiles, workers and milestones say, as lines: one for each effect or condition (RR-3).

A picture says it with the signs of icons.py, a caption with these.
"""

from __future__ import annotations

from roundhouse.core.events import Facts, Line
from roundhouse.games.railroad_revolution.board import ACTIONS, ANY, COLOURS, TRACKS
from roundhouse.games.railroad_revolution.cards import (
    CONDITIONS,
    MILESTONES,
    NEEDS,
    NO_GROUP,
    TRACK,
    VP,
    WORKER_PLACES,
    Condition,
)
from roundhouse.games.railroad_revolution.effects import EFFECTS, REPEATS, Effect, Item, Paid

# What a gain belongs to stands before it: the name of a thing, a plus sign, or nothing
ALONE = "none"
MORE = "more"


def gain(effect: Effect, of: str) -> Line:
    """RR-3.1  Return one effect: $200, two shares, an orange worker."""
    facts: Facts = {"of": of}
    if effect.kind == "worker":
        colour = "any" if effect.n == ANY else COLOURS[effect.n]
        return Line("RR-3.1", "gain-worker", facts | {"worker": f"gain-worker-{colour}"})
    if effect.kind == "repeat":
        what = REPEATS[effect.n].replace("_", "-")
        return Line("RR-3.1", f"gain-repeat-{what}", facts)
    return Line("RR-3.1", f"gain-{effect.kind.replace('_', '-')}", facts | {"n": effect.n})


def gains(effects: list[Effect], of: str = ALONE) -> list[Line]:
    """RR-3.1  Return effects that come together; ``of`` names what they belong to."""
    return [gain(effect, MORE if i else of) for i, effect in enumerate(effects)]


def price(amount: int) -> list[Line]:
    """RR-6.3  Return what something costs, if it does."""
    return [Line("RR-6.3", "price", {"n": amount})] if amount else []


def item(found: Item, of: str = ALONE) -> list[Line]:
    """RR-6.1  Return an item: its effects and its price."""
    return gains(found.effects, of) + price(found.price)


def items(found: list[Item], of: str) -> list[Line]:
    """RR-6.1  Return items that belong together."""
    told: list[Line] = []
    for one in found:
        told += item(one, MORE if told else of)
    return told


def paid(parts: list[Paid], of: str = ALONE) -> list[Line]:
    """RR-3.1  Return effects as they are printed, each with its price; equal ones once."""
    told: list[Line] = []
    lines = [tuple(gains(part.effects) + price(part.price)) for part in parts]
    for i, part in enumerate(parts):
        if lines[i] not in lines[:i]:
            told += gains(part.effects, MORE if told else of) + price(part.price)
            times = lines.count(lines[i])
            told += [Line("RR-7.6", "times", {"n": times})] if times > 1 else []
    return told


# ── RR-1.15, RR-7.6  Workers ─────────────────────────────────────────────────────────────────────


def worker(colour: int, where: str) -> list[Line]:
    """RR-1.15, RR-7.6  Return a worker, and what its colour does for each of the actions."""
    name = COLOURS[colour]
    facts: Facts = {"worker": f"gain-worker-{name}", "colour": name}
    told = [Line("RR-1.15", f"worker-{where}", facts)]
    printed = [EFFECTS[action][colour] for action in range(len(ACTIONS))]
    if all([effect is printed[0] for effect in printed]):
        return told + paid(printed[0].printed)
    for action in range(len(ACTIONS)):
        told += paid(printed[action].printed, ACTIONS[action])
    return told


# ── RR-9  Milestones ─────────────────────────────────────────────────────────────────────────────


def need(c: Condition) -> Line:
    """RR-3.1  Return a condition of a milestone."""
    key = f"need-{CONDITIONS[c.kind].replace('_', '-')}"
    if c.kind == TRACK:
        return Line("RR-3.1", key, {"n": c.n, "track": TRACKS[c.among]})
    if c.group != NO_GROUP:
        return Line("RR-3.1", f"{key}-group", {"n": c.n, "group": c.group})
    return Line("RR-3.1", key, {"n": c.n})


def milestone(tile: int) -> list[Line]:
    """RR-9.1  Return a milestone: its VP, its conditions and the workers it takes."""
    told = [Line("RR-9.2", "milestone", {"tile": MILESTONES[tile], "vp": VP[tile]})]
    told += [need(c) for c in NEEDS[tile]]
    wanted = [(COLOURS + ["any"])[colour] for colour in WORKER_PLACES[tile]]
    places: Facts = {f"p{i}": colour for i, colour in enumerate(wanted)}
    return [*told, Line("RR-9.1", f"places-{len(wanted)}", places)]
