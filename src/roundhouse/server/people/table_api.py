"""What people at a table can do besides moving: resign, take over, vote, talk, play once more."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Response, Router, get, post
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromPath, FromQuery, JSONBody

from roundhouse.core.events import Seat
from roundhouse.server.api import Number, answer, done, looking
from roundhouse.server.described import says
from roundhouse.server.house import Asked, house_of
from roundhouse.server.limits import CHANGES, LOOKS, limited
from roundhouse.server.people.news import at_table
from roundhouse.server.people.notes import LONGEST as NOTE
from roundhouse.server.people.notes import WHOLE
from roundhouse.server.people.talk import LONGEST, Said
from roundhouse.server.tables import Table
from roundhouse.server.wire import Done, Nothing

TALKS = limited("talk", 30)


class Own(msgspec.Struct, forbid_unknown_fields=True):
    """One of one's own seats; without a number the first."""

    seat: Number | None = None


class Vote(msgspec.Struct, forbid_unknown_fields=True):
    """Propose or agree to something, or refuse what is proposed."""

    what: Literal["abandon", "undo", "no"]
    ply: Number = 0
    seat: Number | None = None


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[str, msgspec.Meta(max_length=10 * LONGEST)]


async def _at_my_seat(request: Asked, id: str, wanted: int | None = None) -> tuple[Table, Seat]:
    """Return the table and the visitor's seat there; others may not act."""
    table, viewer = await looking(request, id)
    if not viewer.seats or table.terms is None:
        raise PermissionDeniedException("web-only-players")
    return table, wanted if wanted in viewer.seats and wanted is not None else viewer.seats[0]


@post(
    "/matches/{id:str}/resign",
    status_code=200,
    middleware=CHANGES,
    scope="play",
    responses=says(Done),
)
async def resign(request: Asked, id: FromPath[str], data: JSONBody[Own]) -> Response[bytes]:
    """Leave one's seat to a bot for good."""
    table, seat = await _at_my_seat(request, id, data.seat)
    since = table.seq
    await house_of(request).people.matters.resign(table, seat)
    return done(request, table, since)


@post(
    "/matches/{id:str}/back",
    status_code=200,
    middleware=CHANGES,
    scope="play",
    responses=says(Done),
)
async def back(request: Asked, id: FromPath[str], data: JSONBody[Own]) -> Response[bytes]:
    """Take one's seat over again from the bot that plays it."""
    table, seat = await _at_my_seat(request, id, data.seat)
    if data.seat is None:
        seat = next((s for s in table.company.stand_ins if table.seats[s].guest
                     == table.seats[seat].guest), seat)  # fmt: skip
    since = table.seq
    await house_of(request).people.matters.back(table, seat)
    return done(request, table, since)


@post(
    "/matches/{id:str}/vote",
    status_code=200,
    middleware=CHANGES,
    scope="play",
    responses=says(Done),
)
async def vote(request: Asked, id: FromPath[str], data: JSONBody[Vote]) -> Response[bytes]:
    """Propose to abandon the match or to go back to a ply, agree to it, or refuse."""
    table, seat = await _at_my_seat(request, id, data.seat)
    since, matters = table.seq, house_of(request).people.matters
    if data.what == "no":
        await matters.refuse(table, seat)
    else:
        await matters.agree(table, seat, data.what, data.ply if data.what == "undo" else 0)
    return done(request, table, since)


@post(
    "/matches/{id:str}/talk",
    status_code=200,
    middleware=TALKS,
    scope="play",
    responses=says(Nothing),
)
async def say(request: Asked, id: FromPath[str], data: JSONBody[Line]) -> Response[bytes]:
    """Say something to the table."""
    table, seat = await _at_my_seat(request, id)
    people = house_of(request).people
    await people.talk.say(table, seat, data.text, people.now())
    people.news.tell(at_table(id))
    return answer(Nothing())


@get("/matches/{id:str}/talk", middleware=LOOKS, scope="read", responses=says(list[Said]))
async def talk(request: Asked, id: FromPath[str], after: FromQuery[int] = 0) -> list[Said]:
    """Return what was said at a table."""
    await looking(request, id)
    return await house_of(request).people.talk.said(id, max(0, min(after, 2_000_000_000)))


@post(
    "/matches/{id:str}/talk/{number:int}/report",
    status_code=200,
    middleware=TALKS,
    scope="play",
    responses=says(Nothing),
)
async def report(request: Asked, id: FromPath[str], number: FromPath[int]) -> Response[bytes]:
    """Report a line to whoever runs the place."""
    await looking(request, id)
    house = house_of(request)
    people, guest = house.people, house.visitor(request).id
    await people.talk.report(id, min(number, 2_000_000_000), guest, people.now())
    return answer(Nothing())


class Noted(msgspec.Struct, forbid_unknown_fields=True):
    """A note about a position, or at ply -1 about the whole match; without words it is taken away."""

    ply: Annotated[int, msgspec.Meta(ge=WHOLE, le=100_000)]
    text: Annotated[str, msgspec.Meta(max_length=NOTE)]


@get("/matches/{id:str}/notes", middleware=LOOKS, scope="read", responses=says(dict[int, str]))
async def my_notes(request: Asked, id: FromPath[str]) -> dict[int, str]:
    """Return one's own notes about a match, by ply."""
    await looking(request, id)
    house = house_of(request)
    return await house.people.notes.of(id, house.visitor(request).id)


@post(
    "/matches/{id:str}/notes",
    status_code=200,
    middleware=CHANGES,
    scope="play",
    responses=says(Nothing),
)
async def note(request: Asked, id: FromPath[str], data: JSONBody[Noted]) -> Response[bytes]:
    """Note something for oneself; nobody else reads it."""
    await looking(request, id)
    house = house_of(request)
    await house.people.notes.write(id, house.visitor(request).id, data.ply, data.text)
    return answer(Nothing())


router = Router("/api", route_handlers=[resign, back, vote, say, talk, report, my_notes, note])
