"""What administrators can do to people, each of it written down."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, update

from roundhouse.server.people.accounts import Accounts
from roundhouse.server.schema import accounts, audit, bans, reports, talk
from roundhouse.server.store import Store, now
from roundhouse.server.tables import NotAllowed


@dataclass(frozen=True)
class Reported:
    """A line of talk that somebody reported."""

    match: str
    number: int
    text: str
    often: int
    hidden: bool


class Office:
    """An administrator at work; ``who`` is written into the log."""

    def __init__(self, store: Store, who: str) -> None:
        self.store, self.who = store, who
        self.accounts = Accounts(store)

    async def guest_of(self, name: str) -> str:
        """Return whom a name or the number of a guest means."""
        found = await self.accounts.guest_of(name)
        if found is None and not (len(name) == 24 and set(name) <= set("0123456789abcdef")):
            raise NotAllowed(f"nobody is called {name!r}")
        return found or name

    async def ban(self, name: str, why: str) -> None:
        """Let somebody look, but not act."""
        guest = await self.guest_of(name)
        put = self.store.insert(bans).values(guest=guest, why=why, at=now())
        await self._do("ban", f"{name}: {why}", put.on_conflict_do_nothing())

    async def unban(self, name: str) -> None:
        """Let somebody act again."""
        guest = await self.guest_of(name)
        await self._do("unban", name, delete(bans).where(bans.c.guest == guest))

    async def rename(self, name: str, other: str) -> None:
        """Call an account something else."""
        await self.accounts.rename(await self.guest_of(name), other)
        await self._do("rename", f"{name} → {other}")

    async def reset(self, name: str) -> str:
        """Return a recovery code for somebody who has lost theirs."""
        code = await self.accounts.new_code(await self.guest_of(name))
        await self._do("reset", name)
        return code

    async def hide(self, match: str, number: int) -> None:
        """Take the words off a line of talk."""
        line = (talk.c.match == match) & (talk.c.number == number)
        await self._do("hide", f"{match} {number}", update(talk).where(line).values(hidden=True))

    async def reported(self) -> list[Reported]:
        """Return the lines that were reported, the most often reported first."""
        wanted = select(reports, talk.c.text, talk.c.hidden).join(
            talk, (talk.c.match == reports.c.match) & (talk.c.number == reports.c.number)
        )
        found: dict[tuple[str, int], Reported] = {}
        async with self.store.reading() as connection:
            for row in await connection.execute(wanted):
                key = (row.match, row.number)
                often = found[key].often + 1 if key in found else 1
                found[key] = Reported(row.match, row.number, row.text, often, row.hidden)
        return sorted(found.values(), key=lambda one: -one.often)

    async def log(self, most: int = 100) -> list[Any]:
        """Return what was done, the latest first."""
        async with self.store.reading() as connection:
            wanted = select(audit).order_by(audit.c.at.desc()).limit(most)
            return list((await connection.execute(wanted)).all())

    async def people(self, most: int = 200) -> list[Any]:
        """Return the accounts, the newest first."""
        columns = (accounts.c.name, accounts.c.guest, accounts.c.made, bans.c.why)
        wanted = select(*columns).join(bans, bans.c.guest == accounts.c.guest, isouter=True)
        async with self.store.reading() as connection:
            found = await connection.execute(wanted.order_by(accounts.c.made.desc()).limit(most))
            return list(found.all())

    async def _do(self, what: str, about: str, *changes: Any) -> None:
        """Change something and write it down, both or neither."""
        row = {"id": secrets.token_hex(8), "at": now(), "who": self.who[:60], "what": what}
        async with self.store.writing() as connection:
            for change in changes:
                await connection.execute(change)
            await connection.execute(insert(audit).values(about=about, **row))
