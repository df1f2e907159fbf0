"""Sends what is due: the words of a notice, and the way it goes."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Final

import aiosmtplib

from roundhouse import RoundhouseError
from roundhouse.language import Speaker
from roundhouse.server.ground import Away
from roundhouse.server.guests import Guests
from roundhouse.server.notices.mail import Post
from roundhouse.server.notices.outbox import Notice, Outbox
from roundhouse.server.notices.outside import Outside
from roundhouse.server.notices.push import Pusher
from roundhouse.server.notices.wishes import Wishes
from roundhouse.server.people.turns import Turns
from roundhouse.server.present import PAGE_TEXTS, speaker_of
from roundhouse.server.tables import Hall

log = logging.getLogger("roundhouse.notices")
TICK: Final = 1.0  # seconds


class Sender:
    """Tells people."""

    def __init__(
        self,
        hall: Hall,
        box: Outbox,
        turns: Turns,
        post: Post,
        pusher: Pusher,
        outside: Outside,
        address: str,
        guests: Guests,
    ) -> None:
        self.hall, self.box, self.turns, self.post = hall, box, turns, post
        self.pusher, self.outside, self.address, self.guests = pusher, outside, address, guests

    async def watch(self, now: Callable[[], int]) -> None:
        """Send what is due, again and again."""
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.send_due(now())
            except Away:
                continue
            except Exception:
                log.exception("notices cannot be sent")

    async def send_due(self, now: int) -> int:
        """Send everything that is due; return how much there was."""
        taken = await self.box.taken(now)
        await asyncio.gather(*[self._send(notice, now) for notice in taken])
        return len(taken)

    async def _send(self, notice: Notice, now: int) -> None:
        if not await self.box.is_wanted(notice):
            await self.box.done(notice, "over")
            return
        wanted = await self.box.book.of(notice.guest)
        try:
            sent = await self._go(notice, wanted)
        except (OSError, TimeoutError, aiosmtplib.SMTPException, RoundhouseError) as error:
            log.warning("notice %s: %s", notice.id, error)
            await self.box.failed(notice, now)
        else:
            await self.box.done(notice, "sent" if sent else "over")

    async def _go(self, notice: Notice, wanted: Wishes) -> bool:
        subject, text, link = await self._words(notice, wanted)
        if notice.way in ("mail", "digest"):
            if not wanted.mail or not self.post.is_open or not text:
                return False
            leave = self.leave_link(notice.guest)
            await self.post.send(wanted.mail, subject, f"{text}\n\n{link}\n", notice.id, leave)
            return True
        if notice.way == "web":
            return await self._call(notice, wanted, subject, link)
        return await self._push(notice, wanted, subject, link)

    async def _call(self, notice: Notice, wanted: Wishes, subject: str, link: str) -> bool:
        if not wanted.web:
            return False
        body = {"id": notice.id, "match": notice.match, "seq": notice.seq, "text": subject}
        said = json.dumps({**body, "content": f"{subject} {link}", "link": link}).encode()
        head = {"Content-Type": "application/json", "Idempotency-Key": notice.id}
        status = await self.outside.post(wanted.web, said, head)
        if status >= 400:
            raise OSError(f"the web hook answered {status}")
        return True

    async def _push(self, notice: Notice, wanted: Wishes, subject: str, link: str) -> bool:
        said = json.dumps({"title": "Roundhouse", "text": subject, "link": link, "tag": notice.id})
        topic = self.guests.sign("topic", notice.id)[:32]
        stay = [b for b in wanted.browsers if await self.pusher.send(b, said, topic)]
        if len(stay) < len(wanted.browsers):
            await self.box.book.change(notice.guest, browsers=tuple(stay))
        return bool(stay)

    def leave_link(self, guest: str) -> str:
        """Return the address at which somebody ends their mail with one click."""
        return f"{self.address}/me/no-mail/{guest}.{self.guests.sign('no mail', guest)}"

    # ── Words ────────────────────────────────────────────────────────────────────────────────────

    async def _words(self, notice: Notice, wanted: Wishes) -> tuple[str, str, str]:
        """Return what is said: in a line, at length, and where to go."""
        speaker = Speaker(None, wanted.language, None, PAGE_TEXTS)
        if notice.id.startswith("test "):
            said = speaker.say("web-notice-test-words")
            return said, said, f"{self.address}/me"
        if notice.match is not None:
            line = await self._line(notice.match, notice.guest, wanted)
            why = speaker.say("web-notice-why")
            return line, f"{line}\n\n{why}", f"{self.address}/match/{notice.match}"
        waits = await self.turns.of(notice.guest)
        lines = [
            f"{await self._line(match, notice.guest, wanted)}\n  {self.address}/match/{match}"
            for match in waits
        ]
        subject = speaker.say("web-notice-digest", number=len(waits))
        return subject, "\n".join(lines), f"{self.address}/"

    async def _line(self, match: str, guest: str, wanted: Wishes) -> str:
        table = await self.hall.table(match)
        speaker = speaker_of(table, wanted.language)
        mine = table.seats_of(guest)
        others = [speaker.seat(seat) for seat in range(table.match.seats) if seat not in mine]
        facts = {"name": table.title.name, "others": ", ".join(others)}
        return speaker.say("web-notice-turn", **facts)
