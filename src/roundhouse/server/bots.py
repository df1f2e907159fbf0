"""Seats played by programs: they think in processes of their own, so that no person waits for one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from random import Random
from time import monotonic
from typing import Final

from roundhouse import RoundhouseError
from roundhouse.bots.heuristic_bot import advised
from roundhouse.bots.worker import Answer, Position, answered, replayed
from roundhouse.server.ground import Away
from roundhouse.server.jobs import BOT, HINT, GivenUp, Jobs
from roundhouse.server.neighbours import RETRY, Neighbours
from roundhouse.server.tables import Hall, Table
from roundhouse.server.thinking import think

log = logging.getLogger("roundhouse.bots")
BOTS: Final = "bots"  # the errand of looking after those of a match
LOOKED_AFTER: Final = 10  # seconds after which somebody looks whether they still play
FOLLOWED: Final = 30.0  # seconds after which somebody who asked is taken to have left


class Bots:
    """Wakes the bot whose turn it is and plays what it chose through the same door as people."""

    def __init__(
        self, jobs: Jobs, pause: float, programs: dict[str, str], neighbours: Neighbours
    ) -> None:
        self.neighbours = neighbours
        self.jobs = jobs
        self.pause = pause
        self.programs = programs
        self.hall: Hall | None = None
        jobs.errands[BOTS] = self.look_after
        self._seen: dict[str, float] = {}  # when somebody last looked at a match of bots only

    def wake(self, table: Table) -> None:
        """Let the bot on turn think, unless it does already or nobody cares."""
        if not self.jobs.closing and (table.thinking is None or table.thinking.done()):
            table.thinking = asyncio.ensure_future(self._think(table))

    def notice(self, table: Table) -> None:
        """Somebody looks at a match: one of bots only goes on."""
        if not _has_person(table) and not table.match.over:
            self._seen[table.id] = monotonic()
            self.wake(table)

    def _is_followed(self, table: Table) -> bool:
        """Return whether a match has somebody to go on for: seated or watching."""
        if _has_person(table) or table.audience.is_there:
            return True
        seen = self._seen.get(table.id)
        if seen is not None and monotonic() - seen < FOLLOWED:
            return True
        self._seen.pop(table.id, None)
        return False

    async def asked(
        self, table: Table, level: str, ply: int | None = None, visitor: str = ""
    ) -> Answer:
        """Return what a bot would play after a ply; for a seat the title's own advice if it fails."""
        match = table.match
        moves = tuple([str(move) for move in match.moves[:ply]])
        position = Position(match.title.key, match.title.board, match.seats, match.options, moves)
        seed = secrets.randbits(63)
        if level in self.programs:
            level = f"!{self.programs[level]}"
        if visitor:
            hint: Answer = await self.jobs.do(HINT, visitor, think, position, level, seed)
            return hint
        try:
            chosen: Answer = await self.jobs.do(
                BOT, table.id, think, position, level, seed, table.id
            )
            return chosen
        except Exception:
            if self.jobs.closing:
                raise
            log.exception("bot %s failed in %s", level, table.id)
        asked = replayed(match.title, position, Random(seed), 0.0)
        return answered(advised(asked))

    async def look_after(self, id: str) -> None:
        """Go on with a match whose bot may have lost the process that played it, and look again later."""
        assert self.hall is not None
        table = await self.hall.table(id)
        if self._is_due(table):
            self.wake(table)
            await self.jobs.later(BOTS, id, LOOKED_AFTER)

    def _is_due(self, table: Table) -> bool:
        """Return whether it is a bot's turn, in a match that somebody cares about."""
        seat = table.match.turn
        bots = seat >= 0 and table.bot_at(seat) is not None and not table.is_over
        return bots and self._is_followed(table)

    async def _think(self, table: Table) -> None:
        """Play the moves of bots until it is somebody else's turn; of several processes one does."""
        try:
            with contextlib.suppress(Away):
                await self.jobs.later(BOTS, table.id, LOOKED_AFTER)
            await self._play(table)
        finally:
            await self.neighbours.let_go(table.id)

    async def _play(self, table: Table) -> None:
        hall = self.hall
        assert hall is not None
        while not self.jobs.closing and self._is_due(table):
            seat = table.match.turn
            if not await self.neighbours.hold(table.id):
                await asyncio.sleep(RETRY)  # another process plays them, or has just died
                continue
            seq = table.seq
            try:
                async with self.neighbours.kept(table.id):
                    # The pause lets people follow; a bot that thinks longer needs none.
                    _, answer = await asyncio.gather(
                        asyncio.sleep(self.pause), self.asked(table, table.bot_at(seat) or "")
                    )
                await hall.play(table, seat, answer.move, seq)
            except RoundhouseError as error:
                if table.seq != seq:
                    continue  # a person took back or changed a standing bid meanwhile: look again
                log.warning("bot in %s: %s", table.id, error)
                return
            except GivenUp:
                return  # the house closes
            except Away:
                await asyncio.sleep(RETRY)


def _has_person(table: Table) -> bool:
    return any(seat.kind == "person" for seat in table.seats)
