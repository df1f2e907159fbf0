"""What a house has to tell people who are not looking."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from email.utils import parseaddr

from roundhouse.server.guests import Guests
from roundhouse.server.notices.mail import Post
from roundhouse.server.notices.outbox import Outbox
from roundhouse.server.notices.outside import Outside
from roundhouse.server.notices.push import Pusher
from roundhouse.server.notices.sender import Sender
from roundhouse.server.notices.wishes import WishBook
from roundhouse.server.people.people import People
from roundhouse.server.settings import Settings
from roundhouse.server.tables import Hall


class Notices:
    """Wishes, the box, and who sends what lies in it."""

    def __init__(self, settings: Settings, hall: Hall, people: People, guests: Guests) -> None:
        self.outside = Outside()
        self.book = WishBook(hall.store)
        self.box = Outbox(hall.store, self.book)
        self.post = Post(settings.smtp, settings.mail_from)
        contact = parseaddr(settings.mail_from)[1] or "postmaster@localhost.localdomain"
        self.pusher = Pusher(settings.key(), f"mailto:{contact}", self.outside)
        address = settings.address
        given = (people.turns, self.post, self.pusher, self.outside, address, guests)
        self.sender = Sender(hall, self.box, *given)
        people.turns.tell = self.box.for_turn
        self._now: Callable[[], int] = people.now
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to send."""
        self._task = asyncio.ensure_future(self.sender.watch(self._now))

    async def close(self) -> None:
        """Stop; what was not sent is sent by the next one."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
