"""Seats played by programs: they think in processes of their own, so that no person waits for one."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor
from random import Random
from zlib import crc32

from roundhouse import RoundhouseError
from roundhouse.bots.heuristic_bot import HeuristicBot
from roundhouse.bots.worker import Answer, Position, answered, choose, replayed
from roundhouse.games.registry import look_in
from roundhouse.server.tables import Hall, Table

log = logging.getLogger("roundhouse.bots")


def prepared(boards: str) -> None:
    """Let a process that thinks find the same boards."""
    if boards:
        look_in(boards)


class Bots:
    """Wakes the bot whose turn it is and plays what it chose through the same door as people."""

    def __init__(
        self, workers: int, pause: float, programs: dict[str, str], boards: str = ""
    ) -> None:
        self.pause = pause
        self.programs = programs
        self.boards = boards  # the folder with further boards, which the processes look in as well
        self.hall: Hall | None = None
        # A table is always thought about in the same process, which remembers its bots.
        self._pools: list[ProcessPoolExecutor | None] = [None] * workers
        self._closing = False

    def wake(self, table: Table) -> None:
        """Let the bot on turn think, unless it does already."""
        if not self._closing and (table.thinking is None or table.thinking.done()):
            table.thinking = asyncio.ensure_future(self._think(table))

    async def close(self) -> None:
        """Stop thinking."""
        self._closing = True
        for pool in self._pools:
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)

    async def asked(self, table: Table, level: str, ply: int | None = None) -> Answer:
        """Return what a bot would play after a ply; the title's own advice if the bot fails."""
        match = table.match
        made = match.moves[:ply]
        position = Position(
            match.title.key,
            match.title.board,
            match.seats,
            match.options,
            tuple(str(move) for move in made),
        )
        seed = secrets.randbits(63)
        remembered = table.id if ply is None else ""
        if level in self.programs:
            level = f"!{self.programs[level]}"
        try:
            work = asyncio.get_running_loop().run_in_executor(
                self._pool_of(table), choose, position, level, seed, remembered
            )
            return await work
        except Exception:
            if self._closing:
                raise
            log.exception("bot %s failed in %s", level, table.id)
            self._pools[self._place_of(table)] = None
        asked = replayed(match.title, position, Random(seed), 0.0)
        return answered(HeuristicBot(Random(seed)).choose(asked))

    async def _think(self, table: Table) -> None:
        """Play the moves of bots until it is somebody else's turn."""
        hall = self.hall
        assert hall is not None
        while not self._closing and not table.match.over:
            seat = table.match.turn
            if seat < 0 or table.seats[seat].kind != "bot":
                return
            seq = table.seq
            # The pause lets people follow; a bot that thinks longer needs none.
            _, answer = await asyncio.gather(
                asyncio.sleep(self.pause), self.asked(table, table.seats[seat].level)
            )
            try:
                await hall.play(table, seat, answer.move, seq)
            except RoundhouseError as error:
                if table.seq != seq:
                    continue  # a person took back or changed a standing bid meanwhile: look again
                log.warning("bot in %s: %s", table.id, error)
                return

    def _place_of(self, table: Table) -> int:
        return crc32(table.id.encode()) % len(self._pools)

    def _pool_of(self, table: Table) -> ProcessPoolExecutor:
        place = self._place_of(table)
        pool = self._pools[place]
        if pool is None:
            context = multiprocessing.get_context("spawn")
            pool = self._pools[place] = ProcessPoolExecutor(1, context, prepared, (self.boards,))
        return pool
