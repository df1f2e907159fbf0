"""How somebody wants to be told: by mail, browser or web hook, and when not."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from sqlalchemy import delete, func, select

from roundhouse.server.schema import hushed, wishes
from roundhouse.server.store import Store
from roundhouse.server.tables import NotAllowed

Minute = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]
Text = Annotated[str, msgspec.Meta(max_length=500)]
BROWSERS = 5  # of one person that are told


class Browser(msgspec.Struct, frozen=True):
    """A browser that wants to be told: where, and the keys only it knows the other half of."""

    endpoint: Text
    p256dh: Text
    auth: Text


class Wishes(msgspec.Struct, frozen=True):
    """What one person wants; an address is good once its owner has said so."""

    mail: Annotated[str, msgspec.Meta(max_length=200)] = ""
    confirmed: bool = False
    digest: bool = False  # one mail a day instead of one a turn
    web: Text = ""
    browsers: tuple[Browser, ...] = ()
    zone: Annotated[str, msgspec.Meta(max_length=60)] = "UTC"
    quiet_from: Minute = 0
    quiet_until: Minute = 0
    language: str = "en"

    def ways(self) -> list[str]:
        """Return the ways in which this person is told."""
        mail = ("digest" if self.digest else "mail") if self.mail and self.confirmed else ""
        found = [mail, "push" if self.browsers else "", "web" if self.web else ""]
        return [way for way in found if way]


class WishBook:
    """Everybody's wishes."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, guest: str) -> Wishes:
        """Return somebody's wishes."""
        async with self.store.reading() as connection:
            text = await connection.scalar(select(wishes.c.wishes).where(wishes.c.guest == guest))
        return msgspec.json.decode(text, type=Wishes) if text else Wishes()

    async def set(self, guest: str, wanted: Wishes) -> None:
        """Remember somebody's wishes."""
        row = {"guest": guest, "wishes": msgspec.json.encode(wanted).decode()}
        put = self.store.insert(wishes).values(**row)
        async with self.store.writing() as connection:
            await connection.execute(put.on_conflict_do_update(index_elements=["guest"], set_=row))

    async def change(self, guest: str, **values: Any) -> Wishes:
        """Change some of somebody's wishes."""
        wanted = msgspec.structs.replace(await self.of(guest), **values)
        if len(wanted.browsers) > BROWSERS:
            raise NotAllowed("notice-too-many")
        await self.set(guest, wanted)
        return wanted

    async def is_hushed(self, match: str, guest: str) -> bool:
        """Return whether somebody does not want to be told about a table."""
        known = (hushed.c.match == match) & (hushed.c.guest == guest)
        async with self.store.reading() as connection:
            return bool(await connection.scalar(select(func.count()).where(known)))

    async def hush(self, match: str, guest: str, quiet: bool) -> None:
        """Tell somebody nothing about a table any more, or again."""
        row = {"match": match, "guest": guest}
        put = self.store.insert(hushed).values(**row).on_conflict_do_nothing()
        mine = (hushed.c.match == match) & (hushed.c.guest == guest)
        async with self.store.writing() as connection:
            await connection.execute(put if quiet else delete(hushed).where(mine))
