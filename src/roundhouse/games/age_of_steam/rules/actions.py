"""Phase 3, choosing actions (AOS-7)."""

from __future__ import annotations

from typing import Final

from roundhouse.core.events import Event, Facts, Refusal
from roundhouse.core.protocol import Move
from roundhouse.games.age_of_steam.moves import (
    ACTIONS,
    CHOICES,
    FIRST_BUILD,
    FIRST_MOVE,
    LOCOMOTIVE,
    Choose,
)
from roundhouse.games.age_of_steam.rules.track import tell
from roundhouse.games.age_of_steam.state import MOST_ENGINE, NO_ACTION, State

ALL_ACTIONS: Final[int] = (1 << len(ACTIONS)) - 1


def not_taken(s: State) -> int:
    """AOS-7.1  The actions of this map that nobody has chosen this round."""
    free = s.rules.actions
    for action in s.action:
        if action != NO_ACTION:
            free &= ~(1 << action)
    return free


def choices(s: State) -> list[Move]:
    """AOS-4.4  The actions that can be chosen."""
    free = s.rules.free_actions(s)
    return [CHOICES[action] for action in range(len(ACTIONS)) if free >> action & 1]


def why_not_choose(s: State, m: Choose) -> Refusal | None:
    """AOS-7.1, AOS-18.4, AOS-19.2  Taken this round, blocked, or not on this map."""
    if s.rules.free_actions(s) >> m.action & 1:
        return None
    facts: Facts = {"action": ACTIONS[m.action]}
    instead = str(choices(s)[0])
    if not s.rules.actions >> m.action & 1:
        return Refusal("AOS-7.1", "action-not-here", facts, instead)
    if m.action in s.action:
        facts["seat"] = s.action.index(m.action)
        return Refusal("AOS-7.1", "action-taken", facts, instead)
    return Refusal("AOS-18.4", "action-blocked", facts, instead)


def clear_actions(s: State) -> None:
    """AOS-7.1  The markers of the round before are removed."""
    s.action = [NO_ACTION] * s.seats


def choose(s: State, action: int, log: list[Event] | None) -> None:
    """AOS-7.1, AOS-20.16  Locomotive works at once; at 6 it does nothing."""
    s.action[s.turn] = action
    s.rules.chosen(s, action)
    if log is not None:
        tell(log, "AOS-7.1", "chosen", {"seat": s.turn, "action": ACTIONS[action]})
    if action == LOCOMOTIVE and s.engine[s.turn] < MOST_ENGINE:
        s.engine[s.turn] += 1
        if log is not None:
            facts: Facts = {"seat": s.turn, "engine": s.engine[s.turn]}
            tell(log, "AOS-7.1", "engine-grows", facts)


def holder(s: State, action: int) -> int:
    """Return who chose an action this round, or -1."""
    return s.action.index(action) if action in s.action else -1


def first_then_order(s: State, action: int) -> list[int]:
    """AOS-7.2, AOS-8.1, AOS-9.1  The holder of First Build or First Move, then the turn order."""
    first = holder(s, action)
    if first == -1:
        return s.order[:]
    return [first, *[seat for seat in s.order if seat != first]]


def build_order(s: State) -> list[int]:
    """AOS-8.1  Who builds when."""
    return first_then_order(s, FIRST_BUILD)


def move_order(s: State) -> list[int]:
    """AOS-9.1  Who moves when, in both move rounds."""
    return first_then_order(s, FIRST_MOVE)
