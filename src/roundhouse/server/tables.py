"""Matches in play: loaded by replay, changed through one door, told to everybody who listens."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import Any

from roundhouse import CHANCE, NOBODY, Match, NotYourTurn, RoundhouseError
from roundhouse.core import chance
from roundhouse.core.events import Seat
from roundhouse.core.match import Step, find_title, step_from
from roundhouse.core.protocol import Title
from roundhouse.core.record import Record
from roundhouse.server.ground import SOON, Away
from roundhouse.server.people import company
from roundhouse.server.people import terms as people
from roundhouse.server.people.terms import Terms
from roundhouse.server.proof import Unloadable, played
from roundhouse.server.shelf import Answers
from roundhouse.server.steps import drawn_on
from roundhouse.server.store import (
    BROUGHT,
    MOVES,
    PLAN,
    UNDO,
    Also,
    Entry,
    SeatRow,
    Store,
    Stored,
    now,
)
from roundhouse.server.tellings import Telling, telling
from roundhouse.server.uploads import note

KEPT_POSITIONS = 12  # enough to take back a turn without replaying all
KEPT_TELLINGS = 64  # moves whose events are kept; older ones are told again by replay
KEPT_LOST = 200  # matches that cannot be loaded, with why
log = logging.getLogger("roundhouse")


class WrongSeq(RoundhouseError):
    """Somebody else was faster: the match has gone on."""

    def __init__(self, seq: int) -> None:
        super().__init__(f"the match is at {seq}")
        self.seq = seq


class NotAllowed(RoundhouseError):
    """This guest may not do that."""


class UnknownMatch(RoundhouseError):
    """There is no match of that name."""


class Plan:
    """A standing bid: up to an amount in one auction, then pass."""

    __slots__ = ("auction", "up_to")

    def __init__(self, auction: str, up_to: int) -> None:
        self.auction = auction
        self.up_to = up_to


class Audience:
    """Whoever watches a table."""

    @property
    def is_there(self) -> bool:
        """Whether somebody watches."""
        return False

    def wake(self) -> None:
        """Tell everybody what is new."""

    def there(self) -> tuple[set[Seat], int]:
        """Return the seats whose players watch, and how many others do."""
        return set(), 0

    def show(self, present: object) -> None:
        """Tell who is there to those who want to know."""


class Table:
    """One match in memory."""

    is_stored = True  # a lesson is only looked at

    def __init__(self, stored: Stored) -> None:
        self.id = stored.id
        self.seats = stored.seats
        self.secret = bytes.fromhex(stored.secret)
        self.imported = stored.imported
        self.terms = people.read(stored.terms) if stored.terms else None
        self.company = company.Company()
        self.brought = ""  # the record it was brought with, if that says more than its moves
        self.created = stored.created
        self.seq = 0
        self.draws = 0
        self.last_at = stored.created
        self.plans: dict[Seat, Plan] = {}
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.thinking: asyncio.Task[None] | None = None
        self.answers = Answers()
        self._told: deque[Telling] = deque(maxlen=KEPT_TELLINGS)
        # of the latest entries: their number, and the ply up to which the match was left as it was
        self._floors: deque[tuple[int, int]] = deque(maxlen=KEPT_TELLINGS)
        title = find_title(stored.title, stored.board)
        options = json.loads(stored.options)
        self.match: Match[Any] = Match(title, len(stored.seats), "", **options)
        self.match.memory = KEPT_POSITIONS
        self.match.names = {n: seat.name for n, seat in enumerate(stored.seats)}
        for entry in stored.entries:
            self.take(entry)

    @property
    def title(self) -> Title[Any]:
        """The title that is played."""
        return self.match.title

    def take(self, entry: Entry, steps: list[Step[Any]] | None = None) -> None:
        """Change the match as an acknowledged entry says; its moves were tried before, or are read."""
        match = self.match
        self._floors.append((entry.seq, int(entry.text) if entry.kind == UNDO else match.ply))
        if entry.kind == MOVES and steps is not None:
            for step in steps:
                self._go(step)
                self._told.append(telling(self.title, match.ply, step))
        elif entry.kind == MOVES:
            self._told.clear()  # what is kept must have no gap
            for text in entry.text.split("\n"):
                self._go(match.tried(text, silent=True))
        elif entry.kind == UNDO:
            while match.ply > int(entry.text):
                self.draws -= match.mover(match.ply - 1) == CHANCE
                match.pop()
                if self._told:
                    self._told.pop()
        elif entry.kind == PLAN:
            self._plan(entry)
        elif entry.kind == BROUGHT:
            self.brought = entry.text
        elif entry.kind in company.KINDS:
            self.seats = self.company.take(entry, self.seats)
            match.names = {n: seat.name for n, seat in enumerate(self.seats)}
        auction = self.title.auction(match.state)
        self.plans = {seat: plan for seat, plan in self.plans.items() if plan.auction == auction}
        self.seq = entry.seq
        self.last_at = entry.at
        self.answers.clear()

    def _go(self, step: Step[Any]) -> None:
        self.draws += step.before.turn == CHANCE
        self.match.take(step)

    def _plan(self, entry: Entry) -> None:
        if entry.text:
            self.plans[entry.seat] = Plan(self.title.auction(self.match.state), int(entry.text))
        else:
            self.plans.pop(entry.seat, None)

    def seats_of(self, guest: str) -> list[Seat]:
        """Return the seats a guest plays."""
        return [seat for seat in range(len(self.seats)) if self.is_played_by(seat, guest)]

    def is_played_by(self, seat: Seat, guest: str) -> bool:
        """Return whether a guest plays a seat."""
        row = self.seats[seat]
        return row.kind == "person" and row.guest == guest

    def bot_at(self, seat: Seat) -> str | None:
        """Return the level of the bot that decides for a seat; None if a person does."""
        return self.company.bot_at(seat, self.seats)

    @property
    def is_over(self) -> bool:
        """Whether nothing more happens: played to the end, or abandoned by all."""
        return self.match.over or self.company.is_closed

    def undo_floor(self, seat: Seat) -> int:
        """Return the ply to which this seat may take back: its own moves in a row, no draw, no secret.

        Nothing is taken back once the match is over: its end shows the secret of the draws to everybody.
        """
        ply = self.match.ply
        if self.match.over:
            return ply
        while ply > self.imported and self.match.mover(ply - 1) == seat:
            if self.title.secrets and self.tellings(ply - 1, ply)[0].private:
                break
            ply -= 1
        return ply

    def floor_since(self, seq: int) -> int | None:
        """Return up to which ply nothing changed since an entry; None if that is too long ago."""
        floors = [floor for number, floor in self._floors if number > seq]
        if seq > self.seq or len(floors) != self.seq - seq:
            return None
        return min(floors, default=self.match.ply)

    def tellings(self, after: int, until: int) -> list[Telling]:
        """Return what happened in the moves after a ply, as kept, the older ones by replay."""
        kept = [one for one in self._told if after < one.ply <= until]
        first = kept[0].ply - 1 if kept else until
        return [*self._again(after, first), *kept]

    def _again(self, after: int, until: int) -> list[Telling]:
        state, moves = self.match.state_at(after), self.match.moves
        found = []
        for ply in range(after, until):
            step = step_from(self.title, state, moves[ply])
            found.append(telling(self.title, ply + 1, step))
            state = step.after
        return found

    def record(self) -> Record:
        """Return the match written down; once it is over with what verifies its draws."""
        record = self.match.record()
        if self.brought:
            note(record, self.brought, self.imported)
        record.headers["match"] = self.id
        record.headers["secret-hash"] = chance.hash_of(self.secret)
        if self.imported:
            record.headers["imported"] = str(self.imported)
        if self.match.over:
            record.headers["secret"] = self.secret.hex()
        return record


def _written(steps: list[Step[Any]]) -> str:
    return "\n".join([str(step.move) for step in steps])


async def _alone(*_: object) -> Also:
    """Nothing goes with the entries of a match nobody gathered for."""
    return ()


class Hall:
    """All matches. The ones in use are in memory, the others on the disk."""

    def __init__(self, store: Store, most: int, wake_bot: Callable[[Table], None]) -> None:
        self.store = store
        self.most = most
        self.wake_bot = wake_bot
        # What is written together with an entry, from what it leads to; and who is told afterwards
        self.accompany: Callable[[Table, Entry, Any], Awaitable[Also]] = _alone
        self.now = now
        self.noticed: Callable[[Table], None] = lambda _: None
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.lost: dict[str, Unloadable] = {}
        self.elsewhere: Callable[[str], Table | None] = lambda id: None  # what is never stored
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()  # a task nobody holds may vanish

    # ── Finding and making ───────────────────────────────────────────────────────────────────────

    async def table(self, id: str) -> Table:
        """Return a match, loaded by replay if it is not in memory."""
        if (other := self.elsewhere(id)) is not None:
            return other
        if id in self.tables:
            self.tables.move_to_end(id)
            return self.tables[id]
        if id in self.lost:
            raise self.lost[id].with_traceback(None)
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
        try:
            return await asyncio.shield(self._loading[id])
        finally:
            self._loading.pop(id, None)

    async def _load(self, id: str) -> Table:
        stored = await self.store.match(id)
        if stored is None:
            raise UnknownMatch(f"there is no match {id!r}")
        try:
            table = played(stored, Table)
        except Unloadable as error:
            log.exception("match %s cannot be loaded", id)
            self.lost[id] = error  # found out once: replaying costs, and nothing will change
            if len(self.lost) > KEPT_LOST:
                del self.lost[next(iter(self.lost))]
            raise
        if stored.rules != table.title.rules_version:  # proven by replay
            await self.store.raise_rules(id, stored.rules, table.title.rules_version)
        return self._admit(table)

    def _admit(self, table: Table) -> Table:
        self.tables[table.id] = table
        while len(self.tables) > self.most:
            idle = [t for t in self.tables.values() if not (t.audience.is_there or t.lock.locked())]
            if not idle:
                break
            del self.tables[idle[0].id]
        self.go_on(table)
        return table

    async def create(
        self,
        title: Title[Any],
        options: dict[str, str],
        seated: list[SeatRow],
        moves: list[str],
        id: str = "",
        brought: str = "",
        terms: Terms | None = None,
    ) -> Table:
        """Begin a match, with the moves of an uploaded record, and that itself, if there are any."""
        id, secret = id or secrets.token_urlsafe(8), secrets.token_bytes(32)
        settled = title.settled(len(seated), options)
        state = title.setup(len(seated), settled)
        made = 0
        for text in moves:
            made += state.turn == CHANCE
            title.apply(state, title.parse(state, text))
        drawn = drawn_on(title, state, secret, id, made)
        first = [*moves, *[str(step.move) for step in drawn]]
        texts = [(MOVES, "\n".join(first)), (BROUGHT, brought)]
        told = [(kind, text) for kind, text in texts if text]
        digest = (drawn[-1].after if drawn else state).digest()
        entries = tuple(
            [
                Entry(id, n, kind, CHANCE, text, digest=digest)
                for n, (kind, text) in enumerate(told, 1)
            ]
        )
        stored = Stored(
            id,
            title.key,
            title.board,
            title.rules_version,
            json.dumps(settled),
            secret.hex(),
            len(moves),
            now(),
            tuple(seated),
            entries,
            people.written(terms) if terms is not None else "",
        )
        table = Table(stored)
        begun = Entry(id, table.seq, MOVES, CHANCE, "", self.now())
        await self.store.create(stored, await self.accompany(table, begun, table.match.state))
        return self._admit(table)

    # ── Changing ─────────────────────────────────────────────────────────────────────────────────

    async def play(self, table: Table, seat: Seat, text: str, seq: int | None = None) -> None:
        """Make a move for a seat; returns when it is durable."""
        async with table.lock:
            if seq is not None and seq != table.seq:
                raise WrongSeq(table.seq)
            if table.company.is_closed:
                raise NotAllowed("match-abandoned")
            if seat < 0 and not table.match.over:  # nobody moves for CHANCE
                raise NotYourTurn(seat, table.match.turn)
            steps = [table.match.tried(text, seat)]
            steps += self._draws(table, steps[0].after)
            await self._append(table, MOVES, seat, _written(steps), steps)
        self.go_on(table)

    async def undo(self, table: Table, seat: Seat, ply: int, seq: int) -> None:
        """Take moves of this seat back."""
        async with table.lock:
            if seq != table.seq:
                raise WrongSeq(table.seq)
            if not table.undo_floor(seat) <= ply < table.match.ply:
                raise NotAllowed("undo-not-allowed")
            await self._append(table, UNDO, seat, str(ply))

    async def plan(self, table: Table, seat: Seat, up_to: int | None, seq: int) -> None:
        """Set or end a standing bid in the auction at hand."""
        async with table.lock:
            if seq != table.seq:
                raise WrongSeq(table.seq)
            if up_to is not None and not table.title.auction(table.match.state):
                raise NotAllowed("plan-no-auction")
            await self._append(table, PLAN, seat, "" if up_to is None else str(up_to))
        self.go_on(table)

    async def enter(self, table: Table, matter: Callable[[], tuple[str, Seat, str]]) -> None:
        """Add a matter of the people at a table: which one is said, or refused, at its place."""
        async with table.lock:
            await self._append(table, *matter())
        self.go_on(table)

    async def _append(
        self, table: Table, kind: str, seat: Seat, text: str, steps: list[Step[Any]] | None = None
    ) -> None:
        if not table.is_stored:
            raise NotAllowed("undo-not-allowed")
        digest = steps[-1].after.digest() if steps else ""
        entry = Entry(table.id, table.seq + 1, kind, seat, text, self.now(), digest)
        also = await self.accompany(table, entry, self._leads_to(table, entry, steps))
        if not await self.store.append(entry, also):
            self.tables.pop(table.id, None)  # another process was faster: read it anew
            raise WrongSeq(table.seq + 1)
        table.take(entry, steps)
        table.audience.wake()
        self.noticed(table)

    def _leads_to(self, table: Table, entry: Entry, steps: list[Step[Any]] | None) -> Any:
        """Return the position an entry leads to."""
        if steps:
            return steps[-1].after
        return table.match.state_at(int(entry.text)) if entry.kind == UNDO else table.match.state

    def _draws(self, table: Table, state: Any) -> list[Step[Any]]:
        """Return the draws of CHANCE that a position leads to."""
        return drawn_on(table.title, state, table.secret, table.id, table.draws)

    # ── Going on without a person ────────────────────────────────────────────────────────────────

    def go_on(self, table: Table) -> None:
        """Let a standing bid or a bot decide, if it is their turn."""
        seat = table.match.turn
        if seat in (NOBODY, CHANCE) or table.company.is_closed:
            return
        if seat in table.plans:
            task = asyncio.ensure_future(self._bid_as_planned(table, seat, table.seq))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif table.bot_at(seat) is not None:
            self.wake_bot(table)

    async def _bid_as_planned(self, table: Table, seat: Seat, seq: int) -> None:
        plan = table.plans.get(seat)
        if plan is None or table.seq != seq:
            return
        bids = [str(m) for m in table.match.legal_moves if str(m).startswith("bid ")]
        afford = bool(bids) and int(bids[0].split()[1]) <= plan.up_to
        try:
            await self.play(table, seat, bids[0] if afford else "pass", seq)
        except RoundhouseError as error:
            log.warning("standing bid of seat %s in %s: %s", seat, table.id, error)
        except Away:
            await asyncio.sleep(SOON)
            self.go_on(table)
