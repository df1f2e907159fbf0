"""Tables with open seats: opened by somebody, found by a link or in the lobby, begun when all sit.

Every change holds the row of its table, so that of two who want the last seat one gets it. A table whose
seats are all taken becomes a match of the same name; if that was cut off, the next look makes it good.
"""

from __future__ import annotations

import contextlib
import json
import random
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec
from sqlalchemy import Row, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.core.match import find_title
from roundhouse.language import Speaker
from roundhouse.server.names import named
from roundhouse.server.people.news import LOBBY, News, at_table, of_guest
from roundhouse.server.people.terms import Terms, read, written
from roundhouse.server.schema import barred, gatherings, matches, sittings
from roundhouse.server.steps import next_id
from roundhouse.server.store import SeatRow, is_name
from roundhouse.server.tables import Hall, NotAllowed, Table, UnknownMatch

OPEN, BEGUN, OVER, GONE = "open", "begun", "over", "gone"
MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
PATIENCE: Final = {"live": 2 * MINUTE, "days": DAY}  # until somebody else may lead an open table
EMPTY_AFTER: Final = {"live": 30 * MINUTE, "days": 7 * DAY}  # until an open table nobody is at ends
MOST_OPEN: Final = 5  # open tables of one visitor


@dataclass(frozen=True)
class Sitting:
    """A seat of a table that has not begun: a person's, a bot's, or open, perhaps kept for somebody."""

    kind: str
    guest: str | None = None
    name: str = ""
    level: str = ""
    seen: int = 0


@dataclass(frozen=True)
class Gathering:
    """A table people gather at."""

    id: str
    owner: str
    title: str
    board: str
    options: dict[str, str]
    terms: Terms
    shuffle: bool
    state: str
    created: int
    touched: int
    seats: tuple[Sitting, ...]

    @property
    def free(self) -> list[int]:
        """The seats nobody has taken."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == OPEN]

    def seats_of(self, guest: str) -> list[int]:
        """Return where somebody sits."""
        return [
            n for n, seat in enumerate(self.seats) if seat.guest == guest and seat.kind == "person"
        ]

    def seat_for(self, guest: str) -> int:
        """Return where somebody may sit down: the seat kept for them, or one kept for nobody."""
        for whose in (guest, None):
            for seat in self.free:
                if self.seats[seat].guest == whose:
                    return seat
        raise NotAllowed("seat-kept")

    def may_lead(self, guest: str, now: int) -> bool:
        """Return whether somebody may take the table over: they sit, and the owner has gone."""
        if guest == self.owner or not self.seats_of(guest):
            return False
        seen = [self.seats[n].seen for n in self.seats_of(self.owner)]
        return not seen or now - max(seen) > PATIENCE[self.terms.speed]


class Gatherings:
    """All tables that wait for people."""

    def __init__(self, hall: Hall, news: News, now: Callable[[], int], speaker: Speaker) -> None:
        self.store, self.hall, self.news, self.now = hall.store, hall, news, now
        self._speaker = speaker  # says how bots are called

    # ── Finding ──────────────────────────────────────────────────────────────────────────────────

    async def found(self, id: str) -> Gathering:
        """Return a table; one whose seats are all taken is begun before."""
        async with self.store.reading() as connection:
            gathering = await _read(connection, id)
        return await self._begun(gathering)

    async def listed(self, state: str, most: int = 200) -> list[Gathering]:
        """Return the public tables in one state, the latest first."""
        wanted = select(gatherings).where(gatherings.c.state == state, gatherings.c.public)
        return await self._all(wanted.order_by(gatherings.c.touched.desc()).limit(most))

    async def of(self, guest: str) -> list[Gathering]:
        """Return the open tables at which somebody sits."""
        mine = select(sittings.c.match).where(sittings.c.guest == guest)
        wanted = select(gatherings).where(gatherings.c.state == OPEN)
        return await self._all(wanted.where(gatherings.c.match.in_(mine)))

    async def _all(self, wanted: Any) -> list[Gathering]:
        async with self.store.reading() as connection:
            rows = (await connection.execute(wanted)).all()
            sat = await _seats(connection, [row.match for row in rows])
        return [_gathering(row, sat.get(row.match, ())) for row in rows]

    # ── Opening ──────────────────────────────────────────────────────────────────────────────────

    async def open(
        self,
        owner: str,
        title: str,
        board: str,
        options: dict[str, str],
        seats: list[Sitting],
        terms: Terms,
        shuffle: bool,
        id: str = "",
    ) -> Gathering:
        """Open a table; its options and number of seats must fit the title."""
        found = find_title(title, board)
        settled = found.settled(len(seats), options)
        found.setup(len(seats), settled)
        id, at = id or secrets.token_urlsafe(8), self.now()
        row: dict[str, Any] = {
            "match": id,
            "owner": owner,
            "title": found.key,
            "board": found.board,
        }
        row |= {"options": json.dumps(settled), "terms": written(terms), "public": terms.public}
        row |= {"shuffle": shuffle, "state": OPEN, "created": at, "touched": at}
        sat = [{"match": id, "seat": n} | vars(s) | {"seen": at} for n, s in enumerate(seats)]
        async with self.store.writing() as connection:
            mine = (gatherings.c.owner == owner) & (gatherings.c.state == OPEN)
            many = await connection.scalar(select(func.count()).where(mine)) or 0
            if many >= MOST_OPEN:
                raise NotAllowed("too-many-tables")
            await connection.execute(insert(gatherings).values(**row))
            await connection.execute(insert(sittings), sat)
        self._tell(id, [owner])
        return await self.found(id)

    async def again(self, table: Table, guest: str) -> Gathering:
        """Open the same table once more, everybody one seat further, or sit down if that is done.

        The seats of the others are kept for them.
        """
        mine = table.seats_of(guest)
        if not table.is_over or not mine or table.terms is None:
            raise NotAllowed("rematch-not-yet")
        id, name = next_id(table.secret), table.seats[mine[0]].name
        with contextlib.suppress(UnknownMatch):
            found = await self.found(id)
            seated = found.state != OPEN or found.seats_of(guest)
            return found if seated else await self.sit(id, guest, name)
        rows = [*table.seats[1:], table.seats[0]]
        seats = [
            Sitting(**vars(row)) if row.kind == "bot" or row.guest == guest
            else Sitting(OPEN, row.guest) for row in rows
        ]  # fmt: skip
        title, terms = table.title, msgspec.structs.replace(table.terms, public=False)
        try:
            return await self.open(
                guest, title.key, title.board, table.match.options, seats, terms, False, id
            )
        except IntegrityError:  # somebody else was faster
            return await self.again(table, guest)

    # ── Sitting down and getting up ──────────────────────────────────────────────────────────────

    async def sit(self, id: str, guest: str, name: str) -> Gathering:
        """Take the first free seat."""
        async with self._held(id) as (connection, gathering):
            _check_guest(gathering, guest, name)
            known = (barred.c.match == id) & (barred.c.guest == guest)
            if await connection.scalar(select(func.count()).where(known)):
                raise NotAllowed("asked-to-leave")
            taken = Sitting("person", guest, name, "", self.now())
            await _put(connection, id, gathering.seat_for(guest), taken)
        return await self._changed(id)

    async def leave(self, id: str, guest: str) -> Gathering:
        """Give one's seats back; an owner hands the table on, or ends it if nobody else is there."""
        async with self._held(id) as (connection, gathering):
            mine = gathering.seats_of(guest)
            if not mine:
                raise NotAllowed("not-seated")
            for seat in mine:
                await _put(connection, id, seat, Sitting(OPEN))
            others = [s.guest for s in gathering.seats if s.kind == "person" and s.guest != guest]
            if guest == gathering.owner:
                await _set(connection, id, **({"owner": others[0]} if others else {"state": GONE}))
        self.news.tell(of_guest(guest))
        return await self._changed(id)

    async def remove(self, id: str, owner: str, seat: int) -> Gathering:
        """Ask somebody to leave; they do not come back. A bot makes room, too."""
        async with self._led(id, owner) as (connection, gathering):
            if not 0 <= seat < len(gathering.seats):
                raise NotAllowed("not-seated")
            who = gathering.seats[seat]
            if who.guest == owner or who.kind == OPEN:
                raise NotAllowed("not-seated")
            await _put(connection, id, seat, Sitting(OPEN))
            if who.guest is not None:
                await connection.execute(insert(barred).values(match=id, guest=who.guest))
        if who.guest is not None:
            self.news.tell(of_guest(who.guest))
        return await self._changed(id)

    # ── Leading ──────────────────────────────────────────────────────────────────────────────────

    async def fill(self, id: str, owner: str, level: str) -> Gathering:
        """Give the seats that are left to bots: the match begins."""
        async with self._led(id, owner) as (connection, gathering):
            for seat in gathering.free:
                await _put(connection, id, seat, Sitting("bot", None, "", level))
        return await self._changed(id)

    async def cancel(self, id: str, owner: str) -> Gathering:
        """End a table before it began."""
        async with self._led(id, owner) as (connection, _):
            await _set(connection, id, state=GONE)
        return await self._changed(id)

    async def lead(self, id: str, guest: str) -> Gathering:
        """Take over a table whose owner has gone."""
        async with self._held(id) as (connection, gathering):
            if not gathering.may_lead(guest, self.now()):
                raise NotAllowed("owner-is-there")
            await _set(connection, id, owner=guest)
        return await self._changed(id)

    async def seen(self, id: str, guest: str) -> None:
        """Remember that somebody is at an open table."""
        at = (sittings.c.match == id) & (sittings.c.guest == guest)
        async with self.store.writing() as connection:
            changed = await connection.execute(update(sittings).where(at).values(seen=self.now()))
            if changed.rowcount:
                await _set(connection, id, touched=self.now())

    async def sweep(self) -> int:
        """End the open tables nobody has been at for long."""
        ended = []
        for gathering in await self._stale():
            if self.now() - gathering.touched > EMPTY_AFTER[gathering.terms.speed]:
                async with self.store.writing() as connection:
                    await _set(connection, gathering.id, state=GONE)
                ended.append(gathering)
                self._tell(gathering.id, [s.guest for s in gathering.seats])
        return len(ended)

    async def _stale(self) -> list[Gathering]:
        since = self.now() - min(EMPTY_AFTER.values())
        old = select(gatherings).where(gatherings.c.state == OPEN, gatherings.c.touched < since)
        return await self._all(old.limit(500))

    # ── Beginning ────────────────────────────────────────────────────────────────────────────────

    async def _begun(self, gathering: Gathering) -> Gathering:
        """Begin the match of a table all of whose seats are taken; whoever is second finds it begun."""
        if gathering.state != OPEN or gathering.free:
            return gathering
        seated = [SeatRow(s.kind, s.guest, s.name, s.level) for s in gathering.seats]
        if gathering.shuffle:
            random.SystemRandom().shuffle(seated)
        title = find_title(gathering.title, gathering.board)
        try:
            seated = named(self._speaker, seated)
            await self.hall.create(
                title, gathering.options, seated, [], gathering.id, terms=gathering.terms
            )
        except IntegrityError:
            async with self.store.reading() as connection:
                begun = select(func.count()).where(matches.c.id == gathering.id)
                if not await connection.scalar(begun):
                    raise
        async with self.store.writing() as connection:
            await _set(connection, gathering.id, state=BEGUN, touched=self.now())
        self._tell(gathering.id, [s.guest for s in gathering.seats])
        return replace(gathering, state=BEGUN)

    # ── Holding ──────────────────────────────────────────────────────────────────────────────────

    @asynccontextmanager
    async def _held(self, id: str) -> AsyncIterator[tuple[AsyncConnection, Gathering]]:
        """Hold an open table while it is changed."""
        async with self.store.writing() as connection:
            gathering = await _read(connection, id, held=True)
            if gathering.state != OPEN or not gathering.free:
                raise NotAllowed("table-closed")
            yield connection, gathering
            if gathering.state == OPEN:
                await _set(connection, id, touched=self.now())

    @asynccontextmanager
    async def _led(self, id: str, guest: str) -> AsyncIterator[tuple[AsyncConnection, Gathering]]:
        async with self._held(id) as (connection, gathering):
            if gathering.owner != guest:
                raise NotAllowed("owner-only")
            yield connection, gathering

    async def _changed(self, id: str) -> Gathering:
        gathering = await self.found(id)
        self._tell(id, [s.guest for s in gathering.seats])
        return gathering

    def _tell(self, id: str, guests: list[str | None]) -> None:
        self.news.tell(LOBBY, at_table(id), *[of_guest(g) for g in set(guests) if g is not None])


def _check_guest(gathering: Gathering, guest: str, name: str) -> None:
    if gathering.seats_of(guest):
        raise NotAllowed("seated-already")
    if not name:
        raise NotAllowed("name-needed")
    if name.casefold() in [seat.name.casefold() for seat in gathering.seats]:
        raise NotAllowed("name-taken")


# ── Rows ─────────────────────────────────────────────────────────────────────────────────────────


async def _read(connection: AsyncConnection, id: str, held: bool = False) -> Gathering:
    wanted = select(gatherings).where(gatherings.c.match == id)
    wanted = wanted.with_for_update() if held else wanted
    row = (await connection.execute(wanted)).first() if is_name(id) else None
    if row is None:
        raise UnknownMatch(f"there is no table {id!r}")
    return _gathering(row, (await _seats(connection, [id])).get(id, ()))


async def _seats(connection: AsyncConnection, ids: list[str]) -> dict[str, tuple[Sitting, ...]]:
    wanted = select(sittings).where(sittings.c.match.in_(ids))
    found: dict[str, tuple[Sitting, ...]] = {}
    for s in await connection.execute(wanted.order_by(sittings.c.match, sittings.c.seat)):
        sat = Sitting(s.kind, s.guest, s.name, s.level, s.seen)
        found[s.match] = (*found.get(s.match, ()), sat)
    return found


def _gathering(row: Row[Any], seats: tuple[Sitting, ...]) -> Gathering:
    return Gathering(
        row.match,
        row.owner,
        row.title,
        row.board,
        json.loads(row.options),
        read(row.terms),
        row.shuffle,
        row.state,
        row.created,
        row.touched,
        seats,
    )


async def _put(connection: AsyncConnection, id: str, seat: int, who: Sitting) -> None:
    at = (sittings.c.match == id) & (sittings.c.seat == seat)
    await connection.execute(update(sittings).where(at).values(**vars(who)))


async def _set(connection: AsyncConnection, id: str, **values: Any) -> None:
    await connection.execute(update(gatherings).where(gatherings.c.match == id).values(**values))
