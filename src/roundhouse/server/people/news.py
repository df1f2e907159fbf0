"""News: whoever waits for something that concerns people is woken, in this process and in all others."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from roundhouse.server.neighbours import Neighbours

LOBBY: Final = "lobby"


def at_table(id: str) -> str:
    """Return the topic of one table."""
    return f"table {id}"


def of_guest(guest: str) -> str:
    """Return the topic of one visitor's tables."""
    return f"guest {guest}"


class News:
    """Topics and who waits for them. A message is nothing but its topic: what is new is read."""

    def __init__(self, neighbours: Neighbours) -> None:
        self._neighbours = neighbours
        self._waiting: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        neighbours.hear_people(self.heard)

    def tell(self, *topics: str) -> None:
        """Wake everybody who waits for one of these topics."""
        for topic in topics:
            self.heard(topic)
            self._neighbours.tell_people(topic)

    def heard(self, topic: str) -> None:
        """Wake those in this process."""
        for event in self._waiting.get(topic, ()):
            event.set()

    @contextlib.contextmanager
    def about(self, topic: str) -> Iterator[asyncio.Event]:
        """Return what is set whenever there are news of a topic."""
        event = asyncio.Event()
        self._waiting[topic].add(event)
        try:
            yield event
        finally:
            self._waiting[topic].discard(event)
            if not self._waiting[topic]:
                del self._waiting[topic]
