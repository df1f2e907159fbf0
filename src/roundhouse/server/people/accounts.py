"""Accounts: a guest who has chosen a name and a password, and is known on every device.

The account is the guest: everything they have stays theirs. A cookie names the generation of the account;
signing out everywhere begins a new one. Signing in tells nobody which names have accounts: a wrong name
and a wrong password are answered alike and take as long.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import unicodedata
from collections import OrderedDict
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from roundhouse.server.guests import Guest
from roundhouse.server.names import tidy
from roundhouse.server.schema import accounts, bans
from roundhouse.server.store import Store
from roundhouse.server.tables import NotAllowed

SHORTEST: Final = 8  # characters of a password
LONGEST: Final = 200
CODES: Final = 8
FAILURES: Final = 10  # wrong passwords in a row
LOCKED: Final = 15 * 60_000  # milliseconds
FRESH: Final = 5.0  # seconds for which it is known who may come in
MOST: Final = 50_000  # visitors of whom that is known


@dataclass(frozen=True)
class Standing:
    """Whether a guest has an account, in which generation, and whether they may act."""

    generation: int  # 0: no account
    banned: bool


@dataclass(frozen=True)
class Account:
    """An account as its owner sees it."""

    guest: str
    name: str
    generation: int
    made: int
    codes: int  # recovery codes that are left


class Accounts:
    """All accounts."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._hasher = PasswordHasher()
        self._known: OrderedDict[str, tuple[float, Standing]] = OrderedDict()
        self._at_once = asyncio.Semaphore(2)  # hashing takes the processor and memory
        self._nobody = ""  # the hash of no password, for names there are not

    # ── Who comes in ─────────────────────────────────────────────────────────────────────────────

    async def standing(self, guest: str) -> Standing:
        """Return how a guest stands; known for some seconds."""
        found = self._known.get(guest)
        if found is not None and monotonic() - found[0] < FRESH:
            return found[1]
        mine = select(accounts.c.generation).where(accounts.c.guest == guest)
        banned = select(func.count()).where(bans.c.guest == guest)
        async with self.store.reading() as connection:
            generation = await connection.scalar(mine) or 0
            standing = Standing(generation, bool(await connection.scalar(banned)))
        self._known[guest] = (monotonic(), standing)
        self._known.move_to_end(guest)
        if len(self._known) > MOST:
            self._known.popitem(last=False)
        return standing

    def forget(self, guest: str) -> None:
        """Look again at how a guest stands."""
        self._known.pop(guest, None)

    async def of(self, guest: str) -> Account | None:
        """Return a guest's account."""
        async with self.store.reading() as connection:
            row = (
                await connection.execute(select(accounts).where(accounts.c.guest == guest))
            ).first()
        if row is None:
            return None
        return Account(guest, row.name, row.generation, row.made, len(json.loads(row.codes)))

    # ── Making one, and signing in ───────────────────────────────────────────────────────────────

    async def make(self, guest: str, name: str, password: str, at: int) -> list[str]:
        """Make a guest an account; return its recovery codes, which are shown once."""
        shown = tidy(name)
        if len(shown) < 2:
            raise NotAllowed("name-needed")
        codes = [_code() for _ in range(CODES)]
        row = {"guest": guest, "key": key_of(shown), "name": shown, "generation": 1}
        row |= {"password": await self._hashed(password), "codes": _kept(codes)}
        row |= {"failures": 0, "locked": 0, "made": at}
        try:
            async with self.store.writing() as connection:
                await connection.execute(insert(accounts).values(**row))
        except IntegrityError:
            taken = "account-already" if await self.of(guest) else "name-taken-here"
            raise NotAllowed(taken) from None
        self.forget(guest)
        return codes

    async def sign_in(self, name: str, password: str, at: int) -> Account:
        """Return the account of that name and password; NotAllowed for either alike."""
        row = await self._row(name)
        good = await self._fits(row.password if row is not None else "", password)
        if row is None or not good or row.locked > at:
            if row is not None:
                await self._failed(row, at)
            raise NotAllowed("sign-in-wrong")
        await self._set(row.guest, failures=0)
        return Account(row.guest, row.name, row.generation, row.made, len(json.loads(row.codes)))

    async def recover(self, name: str, code: str, password: str, at: int) -> Account:
        """Choose a new password with a recovery code, which is used up; all are signed out."""
        row = await self._row(name)
        hashed = await self._hashed(password)
        left = json.loads(row.codes) if row is not None else []
        mark = _mark(code)
        if row is None or mark not in left or row.locked > at:
            if row is not None:
                await self._failed(row, at)
            raise NotAllowed("sign-in-wrong")
        left.remove(mark)
        changes = {"password": hashed, "codes": json.dumps(left), "failures": 0}
        await self._set(row.guest, generation=row.generation + 1, **changes)
        return Account(row.guest, row.name, row.generation + 1, row.made, len(left))

    async def sign_out_everywhere(self, guest: str) -> None:
        """Let no cookie of an account be good any more."""
        await self._set(guest, generation=accounts.c.generation + 1)

    async def check(self, guest: str, password: str) -> None:
        """Refuse whoever does not know the password of an account."""
        wanted = select(accounts.c.password).where(accounts.c.guest == guest)
        async with self.store.reading() as connection:
            hashed = await connection.scalar(wanted)
        if not await self._fits(hashed or "", password):
            raise NotAllowed("sign-in-wrong")

    async def delete(self, guest: str) -> None:
        """Forget an account."""
        async with self.store.writing() as connection:
            await connection.execute(delete(accounts).where(accounts.c.guest == guest))
        self.forget(guest)

    async def rename(self, guest: str, name: str) -> None:
        """Call an account something else."""
        shown = tidy(name)
        try:
            await self._set(guest, name=shown, key=key_of(shown))
        except IntegrityError:
            raise NotAllowed("name-taken-here") from None

    async def new_code(self, guest: str) -> str:
        """Return a recovery code for somebody who has lost all of theirs; the old ones end."""
        code = _code()
        await self._set(guest, codes=_kept([code]), failures=0, locked=0)
        return code

    async def guest_of(self, name: str) -> str | None:
        """Return whose account has a name."""
        row = await self._row(name)
        return row.guest if row is not None else None

    # ── Rows and passwords ───────────────────────────────────────────────────────────────────────

    async def _row(self, name: str) -> Any:
        wanted = select(accounts).where(accounts.c.key == key_of(tidy(name)))
        async with self.store.reading() as connection:
            return (await connection.execute(wanted)).first()

    async def _set(self, guest: str, **values: Any) -> None:
        async with self.store.writing() as connection:
            await connection.execute(
                update(accounts).where(accounts.c.guest == guest).values(**values)
            )
        self.forget(guest)

    async def _failed(self, row: Any, at: int) -> None:
        often = row.failures + 1
        locked = at + LOCKED if often % FAILURES == 0 else row.locked
        await self._set(row.guest, failures=often, locked=locked)

    async def _hashed(self, password: str) -> str:
        if not SHORTEST <= len(password) <= LONGEST:
            raise NotAllowed("password-length")
        async with self._at_once:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _fits(self, hashed: str, password: str) -> bool:
        async with self._at_once:
            if not self._nobody:
                self._nobody = await asyncio.to_thread(self._hasher.hash, secrets.token_hex(16))
            try:
                known = hashed or self._nobody
                await asyncio.to_thread(self._hasher.verify, known, password[:LONGEST])
            except (Argon2Error, InvalidHashError):
                return False
        return bool(hashed)


def key_of(name: str) -> str:
    """Return a name as it is looked for: what looks alike is the same."""
    return unicodedata.normalize("NFKC", name).casefold()[:120]


def good_for(guest: Guest, standing: Standing) -> bool:
    """Return whether a cookie is of the generation its account is in; guests without one have none."""
    return guest.generation == standing.generation


def _code() -> str:
    return "-".join([secrets.token_hex(3) for _ in range(3)])


def _mark(code: str) -> str:
    return hashlib.sha256(code.strip().lower().encode(errors="surrogatepass")).hexdigest()


def _kept(codes: list[str]) -> str:
    return json.dumps([_mark(code) for code in codes])
