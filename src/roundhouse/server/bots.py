"""Seats played by programs: they think in processes of their own, so that no person waits for one."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
from concurrent.futures import ProcessPoolExecutor

from roundhouse import RoundhouseError
from roundhouse.bots.worker import Position, choose
from roundhouse.server.live import Hall, Table

log = logging.getLogger("roundhouse.bots")


class Bots:
    """Wakes the bot whose turn it is and plays what it chose through the same door as people."""

    def __init__(self, workers: int, pause: float) -> None:
        self.pause = pause
        self.hall: Hall | None = None
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._closing = False

    def wake(self, table: Table) -> None:
        """Let the bot on turn think, unless it does already."""
        if not self._closing and (table.thinking is None or table.thinking.done()):
            table.thinking = asyncio.ensure_future(self._think(table))

    async def close(self) -> None:
        """Stop thinking."""
        self._closing = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def _think(self, table: Table) -> None:
        """Play the moves of bots until it is somebody else's turn."""
        hall = self.hall
        assert hall is not None
        while not self._closing and not table.match.over:
            seat = table.match.turn
            if seat < 0 or table.seats[seat].kind != "bot":
                return
            seq = table.seq
            await asyncio.sleep(self.pause)
            move = await self._chosen(table, table.seats[seat].level)
            try:
                await hall.play(table, seat, move, seq)
            except RoundhouseError as error:
                log.warning("bot in %s: %s", table.id, error)
                return

    async def _chosen(self, table: Table, level: str) -> str:
        match = table.match
        position = Position(
            match.title.key,
            match.title.board,
            match.seats,
            match.options,
            tuple(str(move) for move in match.moves),
        )
        try:
            loop = asyncio.get_running_loop()
            work = loop.run_in_executor(
                self._ready(), choose, position, level, secrets.randbits(63)
            )
            chosen = await work
            if match.why_not(chosen) is None:
                return chosen
            log.error("bot %s chose %s in %s, which is not legal", level, chosen, table.id)
        except Exception:
            log.exception("bot %s failed in %s", level, table.id)
            self._pool = None
        return str(secrets.choice(match.legal_moves))

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context)
        return self._pool
