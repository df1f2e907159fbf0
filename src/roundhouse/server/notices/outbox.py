"""The box notices wait in: one for each turn, person and way, put there together with the turn.

A process takes one for a while, sends it and says so; if it dies, the next one sends it, under the same
name, so that whoever gets it twice can tell. What has been answered meanwhile is not sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

from sqlalchemy import Executable, select, update

from roundhouse.server.notices.wishes import WishBook, Wishes
from roundhouse.server.schema import outbox, turns
from roundhouse.server.store import Store

GRACE: Final = {"mail": 60_000, "push": 5_000, "web": 5_000}  # whoever is quicker needs no notice
TAKEN: Final = 60_000  # milliseconds for which a process may send a notice
TRIES: Final = 6
MORNING: Final = 8  # o'clock, when the mail of the day comes
AT_ONCE: Final = 50


@dataclass(frozen=True)
class Notice:
    """One notice that is to be sent."""

    id: str
    guest: str
    match: str | None
    seq: int
    since: int
    way: str
    tries: int


class Outbox:
    """Puts notices in, and takes those out that are due."""

    def __init__(self, store: Store, book: WishBook) -> None:
        self.store, self.book = store, book

    async def for_turn(self, match: str, seq: int, guest: str, at: int) -> Sequence[Executable]:
        """Return what tells somebody that a match waits for them."""
        wanted = await self.book.of(guest)
        ways = wanted.ways()
        if not ways or await self.book.is_hushed(match, guest):
            return []
        return [self._put(way, match, seq, guest, at, wanted) for way in ways]

    def for_test(self, guest: str, at: int, ways: list[str]) -> list[Executable]:
        """Return what shows somebody how they are told."""
        return [
            self.entered(f"test {way} {guest} {at}", guest, None, 0, way, at, at) for way in ways
        ]

    def _put(
        self, way: str, match: str, seq: int, guest: str, at: int, wanted: Wishes
    ) -> Executable:
        if way == "digest":
            day = _morning(wanted, at)
            return self.entered(f"digest {guest} {day}", guest, None, seq, way, day, at)
        due = after_quiet(wanted, at + GRACE[way])
        return self.entered(f"{way} {match} {seq}", guest, match, seq, way, due, at)

    def entered(
        self, id: str, guest: str, match: str | None, seq: int, way: str, due: int, since: int
    ) -> Executable:
        """Return what puts a notice in, if it is not there already."""
        row: dict[str, Any] = {
            "id": id,
            "guest": guest,
            "match": match,
            "seq": seq,
            "way": way,
            "due": due,
        }
        row["since"] = since
        put: Any = self.store.insert(outbox).values(tries=0, state="waits", **row)
        made: Executable = put.on_conflict_do_nothing()
        return made

    async def taken(self, now: int) -> list[Notice]:
        """Take what is due: nobody else does for a while."""
        waits = select(outbox).where(outbox.c.due <= now).order_by(outbox.c.due).limit(AT_ONCE)
        mine = []
        async with self.store.writing() as connection:
            for row in (await connection.execute(waits.with_for_update(skip_locked=True))).all():
                later = outbox.update().where(outbox.c.id == row.id)
                await connection.execute(later.values(due=now + TAKEN, tries=row.tries + 1))
                mine.append(
                    Notice(row.id, row.guest, row.match, row.seq, row.since, row.way, row.tries + 1)
                )
        return mine

    async def is_wanted(self, notice: Notice) -> bool:
        """Return whether a match still waits for somebody, as when the notice was put in."""
        if notice.match is None:
            return True
        still = select(turns.c.guest, turns.c.since).where(turns.c.match == notice.match)
        async with self.store.reading() as connection:
            row = (await connection.execute(still)).first()
        return row is not None and (row.guest, row.since) == (notice.guest, notice.since)

    async def done(self, notice: Notice, state: str) -> None:
        """Say what became of a notice."""
        await self._set(notice.id, due=None, state=state)

    async def failed(self, notice: Notice, now: int) -> None:
        """Try again later, or give up."""
        if notice.tries >= TRIES:
            await self.done(notice, "failed")
        else:
            await self._set(notice.id, due=now + 30_000 * 2**notice.tries)

    async def _set(self, id: str, **values: Any) -> None:
        async with self.store.writing() as connection:
            await connection.execute(update(outbox).where(outbox.c.id == id).values(**values))


def after_quiet(wanted: Wishes, at: int) -> int:
    """Return when somebody may be told: now, or when their quiet hours are over."""
    down, up = wanted.quiet_from, wanted.quiet_until
    if down == up:
        return at
    local = _local(wanted, at)
    minute = local.hour * 60 + local.minute
    quiet = down <= minute < up if down < up else minute >= down or minute < up
    if not quiet:
        return at
    end = local.replace(hour=up // 60, minute=up % 60, second=0, microsecond=0)
    return int((end if end > local else end + timedelta(1)).timestamp() * 1000)


def _morning(wanted: Wishes, at: int) -> int:
    local = _local(wanted, at)
    eight = local.replace(hour=MORNING, minute=0, second=0, microsecond=0)
    return int((eight if eight > local else eight + timedelta(1)).timestamp() * 1000)


def _local(wanted: Wishes, at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC).astimezone(ZoneInfo(wanted.zone))
