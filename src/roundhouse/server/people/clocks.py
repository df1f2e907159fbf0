"""Clocks: what a turn takes out of a bank, when it is empty, and who plays then.

The clock that runs has its end in the database, so any process can find it and nothing has to be kept
awake: one question to an index a second, however many clocks run.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Final

from sqlalchemy import select, update

from roundhouse import RoundhouseError
from roundhouse.server.people.hours import Hours, counted, moment
from roundhouse.server.people.matters import Matters
from roundhouse.server.people.terms import Terms
from roundhouse.server.proof import Unloadable
from roundhouse.server.schema import turns
from roundhouse.server.store import Store
from roundhouse.server.tables import Hall, NotAllowed

log = logging.getLogger("roundhouse.clocks")
TICK: Final = 1.0  # seconds
AT_ONCE: Final = 100
Now = Callable[[], int]
GRACE: Final = 60_000  # milliseconds somebody who comes back has at least


def banks(terms: Terms, seats: int, text: str) -> list[int]:
    """Return what is left in the banks; at the start all are full."""
    return list(json.loads(text)) if text else [terms.bank * 1000] * seats


def after_turn(terms: Terms, left: int, used: int) -> int:
    """Return what is left in a bank after a turn that took so long.

    Live, what a turn does not need goes into the bank; over days it does not.
    """
    rest = left + terms.step * 1000 - used
    return max(0, rest if terms.speed == "live" else min(left, rest))


def used_up(terms: Terms, hours: Hours, since: int, left: int) -> int:
    """Return when the clock of a turn runs out."""
    return moment(hours, since, left + terms.step * 1000)


def used(hours: Hours, since: int, at: int, lag: int) -> int:
    """Return what a turn took; what the line took is given back."""
    return max(0, counted(hours, since, at) - lag)


class Clocks:
    """Looks for clocks that have run out; a bot plays for whoever is not there."""

    def __init__(self, store: Store, hall: Hall, matters: Matters) -> None:
        self.store, self.hall, self.matters = store, hall, matters

    async def run_out(self, now: int) -> int:
        """Let bots play for everybody whose time is up; return how many there were."""
        found = select(turns.c.match, turns.c.seat, turns.c.seq).where(turns.c.due <= now)
        async with self.store.reading() as connection:
            late = (await connection.execute(found.order_by(turns.c.due).limit(AT_ONCE))).all()
        for row in late:
            await self._stand_in(row.match, row.seat, row.seq)
        return len(late)

    async def _stand_in(self, match: str, seat: int, seq: int) -> None:
        try:
            await self.matters.away(await self.hall.table(match), seat, seq)
        except NotAllowed:
            pass  # the match has gone on meanwhile, here or in another process
        except Unloadable:
            await self._stop(match)
        except RoundhouseError as error:
            log.warning("the clock of seat %s in %s: %s", seat, match, error)

    async def _stop(self, match: str) -> None:
        """Stop the clock of a match that cannot be played any more."""
        async with self.store.writing() as connection:
            await connection.execute(update(turns).where(turns.c.match == match).values(due=None))

    async def watch(self, now: Now) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.run_out(now())
            except Exception as error:  # a database that is away comes back
                log.warning("clocks cannot be read: %s", error)
