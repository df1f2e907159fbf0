"""What programs ask for besides what pages do: titles, plain views, tries, a stream, tokens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.exceptions import HTTPException, NotFoundException, TooManyRequestsException
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream
from msgspec import Meta

from roundhouse import titles
from roundhouse.core.errors import IllegalMove
from roundhouse.core.view import plain
from roundhouse.server import offer
from roundhouse.server.api import Notation, answer, looking
from roundhouse.server.described import says
from roundhouse.server.house import Asked, house_of
from roundhouse.server.limits import CHANGES, LOOKS
from roundhouse.server.names import tidy
from roundhouse.server.presence import Present
from roundhouse.server.sockets import Watcher, teller_of
from roundhouse.server.tokens import LONGEST
from roundhouse.server.wire import TokenInfo, Update

SIGN_OF_LIFE = 15.0  # seconds after which an empty line is sent


class OptionInfo(msgspec.Struct):
    """A choice before the match; the first value is the default."""

    key: str
    values: Annotated[list[str], Meta(description="the first is taken if none is named")]
    rule: str


class TitleInfo(msgspec.Struct):
    """A game on one of its boards."""

    title: str
    name: str
    board: str
    seats: Annotated[list[int], Meta(description="numbers of players it can be played by")]
    options: list[OptionInfo]


class Legal(msgspec.Struct):
    """A legal move: in notation, and as things to point at."""

    move: Annotated[str, Meta(description="what is sent to make it")]
    picks: list[str]


class Seen(msgspec.Struct):
    """A match as the viewer's seat may know it; ``moves`` only for the seat that decides."""

    seq: Annotated[int, Meta(description="how many entries the match has; a move is sent with it")]
    ply: Annotated[int, Meta(description="how many moves the match has")]
    turn: Annotated[
        int, Meta(description="the seat that decides; -1: chance, -2: nobody, it is over")
    ]
    over: bool
    seats: Annotated[list[int], Meta(description="the seats you play")]
    seat: Annotated[int | None, Meta(description="the seat you look through")]
    scores: Annotated[list[int], Meta(description="one for each seat, as they stand")]
    view: Annotated[
        dict[str, Any], Meta(description="the position; what is in it differs by title")
    ]
    moves: Annotated[list[Legal], Meta(description="all you may do; empty if others decide")]


class Tried(msgspec.Struct):
    """What a move would do, in words; it is not made."""

    move: str
    text: str


class TriedMove(msgspec.Struct, forbid_unknown_fields=True):
    """A move to try."""

    move: Notation


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    """What a program may do, and for how many days."""

    scopes: Annotated[list[Literal["read", "play", "create"]], Meta(min_length=1)]
    days: Annotated[int, Meta(ge=1, le=LONGEST)] = 90
    name: Annotated[str, Meta(max_length=200)] = ""


class MadeToken(msgspec.Struct):
    """The token; it is shown once."""

    token: str


@get("/titles", middleware=LOOKS, scope="read", responses=says(list[TitleInfo]))
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


@get("/matches/{id:str}/view", middleware=LOOKS, scope="read", responses=says(Seen))
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


@post(
    "/matches/{id:str}/try",
    status_code=200,
    middleware=CHANGES,
    scope="read",
    responses=says(Tried),
)
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


@get(
    "/matches/{id:str}/events",
    middleware=LOOKS,
    scope="read",
    responses=says(Update, media="application/x-ndjson"),
)
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
                        yield b"\n"
                        continue
                    if update is None:
                        return  # too slow a reader
                    yield update.text + b"\n"

    return Stream(lines(), media_type="application/x-ndjson")


@get("/matches/{id:str}/presence", middleware=LOOKS, scope="read", responses=says(Present))
async def who_is_there(request: Asked, id: FromPath[str]) -> Present:
    """Say whose players are at the table now, and how many onlookers."""
    table, _ = await looking(request, id)
    return await house_of(request).presence.at(table)


@post("/tokens", middleware=CHANGES, responses=says(MadeToken, 201))
async def make_token(request: Asked, data: JSONBody[NewToken]) -> Response[bytes]:
    """Make a token for a program of one's own; only a page of ours can ask for one."""
    house = house_of(request)
    guest, name = house.visitor(request).id, tidy(data.name)
    return answer(MadeToken(await house.tokens.make(guest, data.scopes, data.days, name)), 201)


@get("/tokens", middleware=LOOKS, responses=says(list[TokenInfo]))
async def list_tokens(request: Asked) -> list[TokenInfo]:
    """List one's own tokens that are still good; only a page of ours can ask."""
    house = house_of(request)
    return await house.tokens.of(house.visitor(request).id)


@delete("/tokens/{token:str}", middleware=CHANGES, responses=says(None, 204))
async def call_token_back(request: Asked, token: FromPath[str]) -> None:
    """End a token of one's own at once; only a page of ours can ask."""
    house = house_of(request)
    if not await house.tokens.call_back(house.visitor(request).id, token):
        raise NotFoundException()


router = Router(
    "/api",
    route_handlers=[
        list_titles,
        view,
        try_move,
        events,
        who_is_there,
        make_token,
        list_tokens,
        call_token_back,
    ],
)
