"""What programs ask for besides what pages do: titles, plain views, tries, a stream, tokens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, Router, get, post
from litestar.exceptions import HTTPException, TooManyRequestsException
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from roundhouse import titles
from roundhouse.core.errors import IllegalMove
from roundhouse.core.view import plain
from roundhouse.server import offer
from roundhouse.server.api import Notation, answer, looking
from roundhouse.server.house import Asked, house_of
from roundhouse.server.limits import CHANGES, LOOKS
from roundhouse.server.presence import Present
from roundhouse.server.sockets import Watcher, teller_of
from roundhouse.server.tokens import LONGEST, written

SIGN_OF_LIFE = 15.0  # seconds after which an empty line is sent


class OptionInfo(msgspec.Struct):
    """A choice before the match; the first value is the default."""

    key: str
    values: list[str]
    rule: str


class TitleInfo(msgspec.Struct):
    """A game on one of its boards."""

    title: str
    name: str
    board: str
    seats: list[int]
    options: list[OptionInfo]


class Legal(msgspec.Struct):
    """A legal move: in notation, and as things to point at."""

    move: str
    picks: list[str]


class Seen(msgspec.Struct):
    """A match as the viewer's seat may know it; ``moves`` only for the seat that decides."""

    seq: int
    ply: int
    turn: int  # -1: CHANCE, -2: nobody, the match is over
    over: bool
    seats: list[int]  # those of the viewer
    seat: int | None  # the one looked through
    scores: list[int]
    view: dict[str, Any]
    moves: list[Legal]


class Tried(msgspec.Struct):
    """What a move would do, in words; it is not made."""

    move: str
    text: str


class TriedMove(msgspec.Struct, forbid_unknown_fields=True):
    """A move to try."""

    move: Notation


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    """What a program may do, and for how many days."""

    scopes: Annotated[list[Literal["read", "play", "create"]], msgspec.Meta(min_length=1)]
    days: Annotated[int, msgspec.Meta(ge=1, le=LONGEST)] = 90


class MadeToken(msgspec.Struct):
    """The token; it is shown once and kept nowhere."""

    token: str


@get("/titles", middleware=LOOKS, scope="read")
async def list_titles() -> list[TitleInfo]:
    """List the games with their boards, numbers of seats and options."""
    return [
        TitleInfo(
            title.key,
            title.name,
            title.board,
            list(title.seats),
            [OptionInfo(o.key, list(o.values), o.rule) for o in title.options],
        )
        for title in titles()
    ]


@get("/matches/{id:str}/view", middleware=LOOKS, scope="read")
async def view(request: Asked, id: FromPath[str]) -> Seen:
    """Return the position as plain values, with the legal moves if the viewer is to decide."""
    table, viewer = await looking(request, id)
    match, title = table.match, table.title
    legal = match.legal_moves if match.turn in viewer.seats else []
    return Seen(
        table.seq,
        match.ply,
        match.turn,
        match.over,
        list(viewer.seats),
        viewer.seat,
        list(match.scores),
        plain(title.view(match.state, viewer.seat)),
        [Legal(str(move), list(title.picks(match.state, move))) for move in legal],
    )


@post("/matches/{id:str}/try", status_code=200, middleware=CHANGES, scope="read")
async def try_move(request: Asked, id: FromPath[str], data: JSONBody[TriedMove]) -> Tried:
    """Say what a move would do, or which rule forbids it; nothing is changed."""
    table, viewer = await looking(request, id)
    match = table.match
    if match.turn not in viewer.seats:  # others might learn what is secret
        raise HTTPException("web-not-your-seat", status_code=403)
    move = match.parse(data.move)
    if refusal := match.why_not(move):
        raise IllegalMove(str(move), refusal, match.ply + 1, match.digest)
    return Tried(str(move), offer.effect(table, viewer, move).text)


@get("/matches/{id:str}/events", middleware=LOOKS, scope="read")
async def events(request: Asked, id: FromPath[str], since: FromQuery[int | None] = None) -> Stream:
    """Send an update, one line of JSON, whenever something was acknowledged: as the socket does."""
    table, viewer = await looking(request, id)
    house, whose = house_of(request), house_of(request).whose(request)
    if not await house.places.is_free(whose):
        raise TooManyRequestsException("web-busy")

    async def lines() -> AsyncIterator[bytes]:
        async with house.places.taken(whose) as granted:
            teller, watcher = teller_of(house, table), Watcher(viewer, since)
            with teller.watched_by(watcher):
                while granted:
                    try:
                        update = await asyncio.wait_for(watcher.waiting.get(), SIGN_OF_LIFE)
                    except TimeoutError:
                        update = b""
                    if update is None:
                        return  # too slow a reader
                    yield update + b"\n"

    return Stream(lines(), media_type="application/x-ndjson")


@get("/matches/{id:str}/presence", middleware=LOOKS, scope="read")
async def who_is_there(request: Asked, id: FromPath[str]) -> Present:
    """Say whose players are at the table now, and how many onlookers."""
    table, _ = await looking(request, id)
    return await house_of(request).presence.at(table)


@post("/tokens", middleware=CHANGES)
async def make_token(request: Asked, data: JSONBody[NewToken]) -> Response[bytes]:
    """Make a token for a program of one's own; only a page of ours can ask for one."""
    house = house_of(request)
    text = written(house.guests, house.visitor(request), list(data.scopes), data.days)
    return answer(MadeToken(text), 201)


router = Router(
    "/api", route_handlers=[list_titles, view, try_move, events, who_is_there, make_token]
)
