"""What the rules have to say: events, refusals and prompts, as keys and facts in no language.

A line names the rule it stands on, the text it is told with and the facts that fill the text.
The language layer turns it into a sentence; nothing in the rules contains one.
"""

from __future__ import annotations

from dataclasses import dataclass, field

Seat = int
CHANCE = -1
NOBODY = -2

Fact = int | str
Facts = dict[str, Fact]


@dataclass(frozen=True)
class Line:
    """Something to be said: its rule, the key of its text and the facts that fill it."""

    rule: str
    key: str
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True)
class Event(Line):
    """Something that happened. ``readers`` are the seats that may read the facts; None means all."""

    readers: tuple[Seat, ...] | None = None


@dataclass(frozen=True)
class Refusal(Line):
    """Why a move is not allowed, and the nearest legal move in notation, where there is one."""

    instead: str | None = None


def told(event: Event, seat: Seat | None) -> Event:
    """Return the event as ``seat`` may read it; others get the key with ``-hidden`` and the public facts.

    A private fact is any fact whose name starts with ``own_``.
    """
    if event.readers is None or (seat is not None and seat in event.readers):
        return event
    public = {name: fact for name, fact in event.facts.items() if not name.startswith("own_")}
    return Event(event.rule, event.key + "-hidden", public, None)
