"""What the rules have to say: events, refusals and prompts, as keys and facts in no language.

A line names the rule it stands on, the text it is told with and the facts that fill the text.
The language layer turns it into a sentence; nothing in the rules contains one.

Lines are plain classes with slots: a whole match tells hundreds of them, and a frozen dataclass
takes three times as long to build. Nobody changes one that has been told.
"""

from __future__ import annotations

Seat = int
CHANCE = -1
NOBODY = -2

Fact = int | str
Facts = dict[str, Fact]


class Line:
    """Something to be said: its rule, the key of its text and the facts that fill it."""

    __slots__ = ("facts", "key", "rule")

    def __init__(self, rule: str, key: str, facts: Facts | None = None) -> None:
        self.rule = rule
        self.key = key
        self.facts: Facts = {} if facts is None else facts

    def content(self) -> tuple[object, ...]:
        """Return all that distinguishes this line from another of its kind."""
        return (self.rule, self.key, tuple(sorted(self.facts.items())))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Line)
            and type(other) is type(self)
            and self.content() == other.content()
        )

    def __hash__(self) -> int:
        return hash(self.content())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.content()!r}"


class Event(Line):
    """Something that happened. ``readers`` are the seats that may read the facts; None means all."""

    __slots__ = ("readers",)

    def __init__(
        self,
        rule: str,
        key: str,
        facts: Facts | None = None,
        readers: tuple[Seat, ...] | None = None,
    ) -> None:
        self.rule = rule
        self.key = key
        self.facts = {} if facts is None else facts
        self.readers = readers

    def content(self) -> tuple[object, ...]:
        """Return all that distinguishes this event from another."""
        return (*super().content(), self.readers)


class Refusal(Line):
    """Why a move is not allowed, and the nearest legal move in notation, where there is one."""

    __slots__ = ("instead",)

    def __init__(
        self, rule: str, key: str, facts: Facts | None = None, instead: str | None = None
    ) -> None:
        super().__init__(rule, key, facts)
        self.instead = instead

    def content(self) -> tuple[object, ...]:
        """Return all that distinguishes this refusal from another."""
        return (*super().content(), self.instead)


def tell(log: list[Event] | None, rule: str, key: str, facts: Facts) -> None:
    """Note what happened, if anybody wants to know."""
    if log is not None:
        log.append(Event(rule, key, facts))


def told(event: Event, seat: Seat | None) -> Event:
    """Return the event as ``seat`` may read it; others get the key with ``-hidden`` and the public facts.

    A private fact is any fact whose name starts with ``own_``.
    """
    if event.readers is None or (seat is not None and seat in event.readers):
        return event
    public = {name: fact for name, fact in event.facts.items() if not name.startswith("own_")}
    return Event(event.rule, event.key + "-hidden", public, None)
