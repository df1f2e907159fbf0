"""How one wants to be told: read, changed, tried out; and the links in mails."""

from __future__ import annotations

from typing import Annotated
from zoneinfo import available_timezones

import msgspec
from litestar import Response, Router, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from roundhouse.language import Speaker
from roundhouse.server.api import answer, looking
from roundhouse.server.described import says
from roundhouse.server.house import Asked, House, house_of
from roundhouse.server.limits import CHANGES, LOOKS, limited
from roundhouse.server.notices.mail import is_address
from roundhouse.server.notices.wishes import Browser, Minute, Text, Wishes
from roundhouse.server.pages import page
from roundhouse.server.tables import NotAllowed
from roundhouse.server.wire import Nothing

TESTS = limited("notice", 5)


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wants from now on."""

    mail: Annotated[str, msgspec.Meta(max_length=200)] = ""
    digest: bool = False
    web: Text = ""
    zone: Annotated[str, msgspec.Meta(max_length=60)] = "UTC"
    quiet_from: Minute = 0
    quiet_until: Minute = 0


class Subscribed(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that wants to be told, or does not any more."""

    endpoint: Text
    p256dh: Text = ""
    auth: Text = ""
    wanted: bool = True


class Hush(msgspec.Struct, forbid_unknown_fields=True):
    """Whether somebody is told about a table."""

    quiet: bool


class Sent(msgspec.Struct):
    """In which ways a notice was sent."""

    ways: list[str]


class NoticesSeen(msgspec.Struct):
    """How somebody is told."""

    mail: str
    confirmed: bool
    digest: bool
    web: str
    browsers: int
    zone: str
    quiet_from: int
    quiet_until: int
    key: str  # with which a browser subscribes
    can_mail: bool


def notices_seen(house: House, wanted: Wishes) -> NoticesSeen:
    """Return how somebody is told, as they see it."""
    return NoticesSeen(
        wanted.mail,
        wanted.confirmed,
        wanted.digest,
        wanted.web,
        len(wanted.browsers),
        wanted.zone,
        wanted.quiet_from,
        wanted.quiet_until,
        house.notices.pusher.public,
        house.notices.post.is_open,
    )


@get("/me/notices", middleware=LOOKS, scope="read", responses=says(NoticesSeen))
async def my_notices(request: Asked) -> NoticesSeen:
    """Return how the visitor wants to be told."""
    house = house_of(request)
    return notices_seen(house, await house.notices.book.of(house.visitor(request).id))


@post("/me/notices", status_code=200, middleware=CHANGES, scope="play", responses=says(NoticesSeen))
async def set_notices(request: Asked, data: JSONBody[Wanted]) -> Response[bytes]:
    """Say how one wants to be told; a new address gets a mail that asks whether it is the right one."""
    house = house_of(request)
    book, guest = house.notices.book, house.visitor(request).id
    if data.zone not in available_timezones() or (data.mail and not is_address(data.mail)):
        raise NotAllowed("notice-address")
    if data.web:
        await house.notices.outside.place(house.notices.outside.checked(data.web))
    before = await book.of(guest)
    same = data.mail == before.mail
    wanted = await book.change(
        guest,
        confirmed=before.confirmed and same,
        language=house.language(request),
        **msgspec.structs.asdict(data),
    )
    if data.mail and not wanted.confirmed and not same:
        await _ask(house, guest, wanted)
    return answer(notices_seen(house, wanted))


async def _ask(house: House, guest: str, wanted: Wishes) -> None:
    """Ask the owner of an address whether they want mail."""
    if not house.notices.post.is_open:
        raise NotAllowed("notice-no-mail")
    body = f"{guest}.{wanted.mail}"
    link = f"{house.settings.address}/me/mail/{guest}.{house.guests.sign('mail', body)}"
    say = Speaker(None, wanted.language, None, ("roundhouse.web",)).say
    text = f"{say('web-notice-confirm-words')}\n\n{link}\n"
    id = f"confirm {guest} {house.people.now()}"
    await house.notices.post.send(wanted.mail, say("web-notice-confirm"), text, id, "")


@post(
    "/me/notices/browser",
    status_code=200,
    middleware=CHANGES,
    scope="play",
    responses=says(NoticesSeen),
)
async def set_browser(request: Asked, data: JSONBody[Subscribed]) -> Response[bytes]:
    """Tell this browser, or do not any more."""
    house = house_of(request)
    book, guest = house.notices.book, house.visitor(request).id
    wanted = await book.of(guest)
    others = tuple([b for b in wanted.browsers if b.endpoint != data.endpoint])
    if data.wanted:
        await house.notices.outside.place(house.notices.outside.checked(data.endpoint))
        others = (*others, Browser(data.endpoint, data.p256dh, data.auth))
        house.notices.pusher.check(others[-1])
    language = house.language(request)
    return answer(notices_seen(house, await book.change(guest, browsers=others, language=language)))


@post("/me/notices/test", status_code=200, middleware=TESTS, scope="play", responses=says(Sent))
async def try_out(request: Asked) -> Response[bytes]:
    """Send a notice in every way that was chosen."""
    house = house_of(request)
    guest = house.visitor(request).id
    ways = (await house.notices.book.of(guest)).ways()
    plain = ["mail" if way == "digest" else way for way in ways]
    if not plain:
        raise NotAllowed("notice-none")
    async with house.store.writing() as connection:
        for put in house.notices.box.for_test(guest, house.people.now(), plain):
            await connection.execute(put)
    return answer(Sent(plain))


@post(
    "/matches/{id:str}/hush",
    status_code=200,
    middleware=CHANGES,
    scope="play",
    responses=says(Nothing),
)
async def hush(request: Asked, id: FromPath[str], data: JSONBody[Hush]) -> Response[bytes]:
    """Be told nothing about a table any more, or again."""
    house = house_of(request)
    await looking(request, id)
    await house.notices.book.hush(id, house.visitor(request).id, data.quiet)
    return answer(Nothing())


# ── Links in mails ───────────────────────────────────────────────────────────────────────────────


@get("/me/mail/{signed:str}", middleware=LOOKS)
async def confirm_mail(request: Asked, signed: FromPath[str]) -> Response[str]:
    """The owner of an address says that it is the right one."""
    house = house_of(request)
    guest, _, signature = signed.partition(".")
    wanted = await house.notices.book.of(guest)
    if not wanted.mail or not house.guests.is_signed("mail", f"{guest}.{wanted.mail}", signature):
        raise NotFoundException()
    await house.notices.book.change(guest, confirmed=True)
    return page(request, "said.html", words="web-notice-confirmed")


@get("/me/no-mail/{signed:str}", middleware=LOOKS)
async def ask_no_mail(request: Asked, signed: FromPath[str]) -> Response[str]:
    """End somebody's mail with one click from it."""
    house = house_of(request)
    guest, _, signature = signed.partition(".")
    if not house.guests.is_signed("no mail", guest, signature):
        raise NotFoundException()
    await house.notices.book.change(guest, mail="", confirmed=False)
    return page(request, "said.html", words="web-notice-ended")


router = Router("/api", route_handlers=[my_notices, set_notices, set_browser, try_out, hush])
handlers = [confirm_mail, ask_no_mail]
