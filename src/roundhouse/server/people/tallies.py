"""How somebody plays: whether they stay to the end, and how long they usually think."""

from __future__ import annotations

import math
from typing import Any

from msgspec import Struct
from sqlalchemy import Executable, select

from roundhouse.server.schema import tallies
from roundhouse.server.store import Store


class Tally(Struct, frozen=True):
    """What is known of somebody at tables of one pace."""

    speed: str
    ended: int  # matches played to the end
    left: int  # matches left to a bot
    turns: int
    seconds: int  # a typical turn: the mean of the logarithms


class Tallies:
    """Counts, in the transactions of the entries that are counted."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def turn(self, guest: str, speed: str, milliseconds: int) -> Executable:
        """Count a turn."""
        return self._add(guest, speed, turns=1, logs=math.log(max(1.0, milliseconds / 1000)))

    def match(self, guest: str, speed: str, stayed: bool) -> Executable:
        """Count a match that is over."""
        return self._add(guest, speed, **{"ended" if stayed else "left": 1})

    def _add(self, guest: str, speed: str, **more: Any) -> Executable:
        none = {"ended": 0, "left": 0, "turns": 0, "logs": 0.0}
        put = self.store.insert(tallies).values(guest=guest, speed=speed, **(none | more))
        grown = {name: tallies.c[name] + number for name, number in more.items()}
        made: Executable = put.on_conflict_do_update(
            index_elements=[tallies.c.guest, tallies.c.speed], set_=grown
        )
        return made

    async def of(self, guests: list[str]) -> dict[str, list[Tally]]:
        """Return what is known of some people."""
        found: dict[str, list[Tally]] = {}
        wanted = select(tallies).where(tallies.c.guest.in_(guests)).order_by(tallies.c.speed)
        async with self.store.reading() as connection:
            for row in await connection.execute(wanted):
                seconds = round(math.exp(row.logs / row.turns)) if row.turns else 0
                tally = Tally(row.speed, row.ended, row.left, row.turns, seconds)
                found.setdefault(row.guest, []).append(tally)
        return found
