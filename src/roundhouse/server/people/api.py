"""Opening tables, finding them, sitting down: what a page or a program can ask and do."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, Router, get, post
from litestar.params import FromPath, JSONBody

from roundhouse import SetupError
from roundhouse.core.match import find_title
from roundhouse.language import Speaker
from roundhouse.server.api import Number, answer
from roundhouse.server.described import says
from roundhouse.server.house import Asked, Connection, House, house_of
from roundhouse.server.limits import CHANGES, CREATIONS, LOOKS
from roundhouse.server.names import NAME_LIMIT, tidy
from roundhouse.server.people.gatherings import BEGUN, OPEN, PATIENCE, Gathering, Sitting
from roundhouse.server.people.terms import Terms
from roundhouse.server.people.times import pace, span
from roundhouse.server.people.wire import LobbySeen, SeatSeen, TableSeen, Waiting
from roundhouse.server.seating import Name, Seated, rows

Typed = Annotated[str, msgspec.Meta(max_length=50 * NAME_LIMIT)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What is chosen for a table; a seat of the kind ``open`` waits for somebody."""

    title: Name
    seats: Annotated[list[Seated], msgspec.Meta(max_length=20)]
    board: Name = ""
    options: Annotated[dict[Name, Name], msgspec.Meta(max_length=40)] = {}
    shuffle: bool = False
    terms: Terms = Terms()


class Called(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wants to be called at a table."""

    name: Typed


class AtSeat(msgspec.Struct, forbid_unknown_fields=True):
    """One of the seats."""

    seat: Number


class Filled(msgspec.Struct, forbid_unknown_fields=True):
    """How strong the bots are that take the seats left."""

    level: Name = ""


# ── As the reader sees it ────────────────────────────────────────────────────────────────────────


async def seen(
    house: House, request: Connection, gathering: Gathering, closely: bool = True
) -> TableSeen:
    """Return a table as one reader sees it; closely, with how those who sit there play."""
    plays = await _plays(house, request, gathering) if closely else {}
    guest, language = house.visitor(request).id, house.language(request)
    title = find_title(gathering.title, gathering.board)
    speaker = Speaker(title, language)
    settled = gathering.options
    options = [(o.key, settled[o.key]) for o in title.options if o.key in settled
               and settled[o.key] != o.values[0]]  # fmt: skip
    return TableSeen(
        gathering.id,
        title.key,
        title.name,
        title.board,
        speaker.board(title.board),
        [(speaker.option(key), speaker.option(key, value)) for key, value in options],
        [_seat(house, request, gathering, seat, plays) for seat in gathering.seats],
        len(gathering.free),
        gathering.terms,
        pace(house.speaker(request), gathering.terms),
        gathering.state,
        gathering.shuffle,
        bool(gathering.seats_of(guest)),
        guest == gathering.owner,
        gathering.may_lead(guest, house.people.now()),
        gathering.created,
    )


async def _plays(house: House, request: Connection, gathering: Gathering) -> dict[str, str]:
    """Return in words how those at a table play, as far as that is known."""
    guests = [s.guest for s in gathering.seats if s.kind == "person" and s.guest is not None]
    speaker, speed = house.speaker(request), gathering.terms.speed
    known = await house.people.tallies.of(guests) if gathering.state == OPEN else {}
    found = {guest: speaker.say("web-tally-new") for guest in guests}
    for guest, tallies in known.items():
        for one in tallies:
            if one.speed == speed and one.turns:
                time = span(speaker, one.seconds)
                found[guest] = speaker.say(
                    "web-played-how", ended=one.ended, left=one.left, time=time
                )
    return found


def _seat(
    house: House,
    request: Connection,
    gathering: Gathering,
    seat: Sitting,
    plays: dict[str, str],
) -> SeatSeen:
    guest = house.visitor(request).id
    level = house.bot_name(house.speaker(request), seat.level) if seat.level else ""
    absent = house.people.now() - seat.seen > PATIENCE[gathering.terms.speed]
    return SeatSeen(
        seat.kind,
        seat.name,
        level,
        seat.guest == guest and seat.kind == "person",
        seat.guest == gathering.owner and seat.kind == "person",
        plays.get(seat.guest or "", "") if seat.kind == "person" else "",
        seat.kind == "person" and gathering.state == OPEN and absent,
    )


async def lobby_seen(house: House, request: Connection) -> LobbySeen:
    """Return the public tables as one reader sees them."""
    listed = house.people.gatherings.listed
    waiting = [g for g in await listed(OPEN) if g.free]
    playing = [g for g in await listed(BEGUN, 50) if g.terms.watch == "all"]
    return LobbySeen(
        [await seen(house, request, one, False) for one in waiting],
        [await seen(house, request, one, False) for one in playing],
    )


async def waiting_for(house: House, request: Connection) -> Waiting:
    """Return what waits for a visitor."""
    guest = house.visitor(request).id
    tables = [one.id for one in await house.people.gatherings.of(guest)]
    return Waiting(await house.people.turns.of(guest), tables)


# ── Calls ────────────────────────────────────────────────────────────────────────────────────────


@post("/tables", middleware=CREATIONS, scope="create", responses=says(TableSeen, 201))
async def open_table(request: Asked, data: JSONBody[NewTable]) -> Response[bytes]:
    """Open a table; it begins when no seat is open any more."""
    house = house_of(request)
    check_level(house, data.terms.stand_in)
    taken = rows(house, request, [seat for seat in data.seats if seat.kind != OPEN])
    seats = [
        Sitting(OPEN) if seat.kind == OPEN else Sitting(**vars(taken.pop(0))) for seat in data.seats
    ]
    guest = house.visitor(request).id
    opened = await house.people.gatherings.open(
        guest, data.title, data.board, data.options, seats, data.terms, data.shuffle
    )
    return answer(await seen(house, request, opened), 201)


def check_level(house: House, level: str) -> None:
    """Refuse a strength there is no bot of."""
    if level not in house.levels():
        raise SetupError(f"levels are {', '.join(house.levels())}, not {level!r}")


@get("/tables", middleware=LOOKS, scope="read", responses=says(LobbySeen))
async def lobby(request: Asked) -> LobbySeen:
    """List the public tables: with open seats, and played now."""
    return await lobby_seen(house_of(request), request)


@get("/waiting", middleware=LOOKS, scope="read", responses=says(Waiting))
async def waiting(request: Asked) -> Waiting:
    """Say which matches wait for the visitor, and at which open tables they sit."""
    return await waiting_for(house_of(request), request)


@get("/tables/{id:str}", middleware=LOOKS, scope="read", responses=says(TableSeen))
async def look_at_table(request: Asked, id: FromPath[str]) -> TableSeen:
    """Return a table and who sits there."""
    house = house_of(request)
    return await seen(house, request, await house.people.gatherings.found(id))


@post(
    "/tables/{id:str}/sit",
    status_code=200,
    middleware=CHANGES,
    scope="play",
    responses=says(TableSeen),
)
async def sit(request: Asked, id: FromPath[str], data: JSONBody[Called]) -> TableSeen:
    """Take a seat."""
    house = house_of(request)
    guest = house.visitor(request).id
    return await seen(house, request, await house.people.gatherings.sit(id, guest, tidy(data.name)))


@post(
    "/tables/{id:str}/leave",
    status_code=200,
    middleware=CHANGES,
    scope="play",
    responses=says(TableSeen),
)
async def leave(request: Asked, id: FromPath[str]) -> TableSeen:
    """Give one's seat back before the match begins."""
    house = house_of(request)
    guest = house.visitor(request).id
    return await seen(house, request, await house.people.gatherings.leave(id, guest))


@post(
    "/tables/{id:str}/remove",
    status_code=200,
    middleware=CHANGES,
    scope="play",
    responses=says(TableSeen),
)
async def remove(request: Asked, id: FromPath[str], data: JSONBody[AtSeat]) -> TableSeen:
    """Ask somebody to leave, as the owner of a table."""
    house = house_of(request)
    guest = house.visitor(request).id
    return await seen(house, request, await house.people.gatherings.remove(id, guest, data.seat))


@post(
    "/tables/{id:str}/fill",
    status_code=200,
    middleware=CHANGES,
    scope="play",
    responses=says(TableSeen),
)
async def fill(request: Asked, id: FromPath[str], data: JSONBody[Filled]) -> TableSeen:
    """Give the seats left to bots, as the owner: the match begins."""
    house = house_of(request)
    guest = house.visitor(request).id
    found = await house.people.gatherings.found(id)
    level = data.level or found.terms.stand_in
    check_level(house, level)
    return await seen(house, request, await house.people.gatherings.fill(id, guest, level))


@post(
    "/tables/{id:str}/cancel",
    status_code=200,
    middleware=CHANGES,
    scope="play",
    responses=says(TableSeen),
)
async def cancel(request: Asked, id: FromPath[str]) -> TableSeen:
    """End a table before it began, as its owner."""
    house = house_of(request)
    guest = house.visitor(request).id
    return await seen(house, request, await house.people.gatherings.cancel(id, guest))


@post(
    "/tables/{id:str}/lead",
    status_code=200,
    middleware=CHANGES,
    scope="play",
    responses=says(TableSeen),
)
async def lead(request: Asked, id: FromPath[str]) -> TableSeen:
    """Take over a table whose owner has gone."""
    house = house_of(request)
    guest = house.visitor(request).id
    return await seen(house, request, await house.people.gatherings.lead(id, guest))


router = Router(
    "/api",
    route_handlers=[
        open_table,
        lobby,
        waiting,
        look_at_table,
        sit,
        leave,
        remove,
        fill,
        cancel,
        lead,
    ],
)
