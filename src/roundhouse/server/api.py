"""What a page can ask and do: JSON in and out, problems as problem+json."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.exceptions import HTTPException
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from roundhouse import RoundhouseError, SetupError
from roundhouse.core.match import find_title
from roundhouse.server import guiding, lessons, offer, present, seating
from roundhouse.server.described import TakesText, says
from roundhouse.server.guiding import Answered, Words
from roundhouse.server.house import Asked, House, house_of
from roundhouse.server.jobs import UPLOAD
from roundhouse.server.limits import CHANGES, CREATIONS, LOOKS, visitor_of
from roundhouse.server.present import Viewer
from roundhouse.server.seating import Name, Seated
from roundhouse.server.store import MOVES, SeatRow
from roundhouse.server.tables import NotAllowed, Table, WrongSeq
from roundhouse.server.uploads import Uploaded, checked
from roundhouse.server.wire import (
    Begun,
    Done,
    Drawn,
    Effect,
    Explained,
    Offer,
    RecordRead,
    Rules,
    Update,
    ready,
)

UPLOAD_LIMIT = 2_000_000
JSON = MediaType.JSON
BEGUN = says(Begun, 201)
Number = Annotated[int, msgspec.Meta(ge=0, le=2_000_000_000)]
Notation = Annotated[str, msgspec.Meta(max_length=200)]
Written = Annotated[str, QueryParameter(max_length=200)]
Picks = Annotated[str, QueryParameter(max_length=1000)]


class NewMatch(msgspec.Struct, forbid_unknown_fields=True):
    """What is chosen for a new match."""

    title: Name
    seats: Annotated[list[Seated], msgspec.Meta(max_length=20)]
    board: Name = ""
    options: Annotated[dict[Name, Name], msgspec.Meta(max_length=40)] = {}
    shuffle: bool = False


class Continued(msgspec.Struct, forbid_unknown_fields=True):
    """A record, and who plays on from it."""

    record: Annotated[str, msgspec.Meta(max_length=UPLOAD_LIMIT)]
    seats: Annotated[list[Seated], msgspec.Meta(max_length=20)]


class PlayNow(msgspec.Struct, forbid_unknown_fields=True):
    """A match against bots with one click."""

    title: Name
    board: Name = ""


class MadeMove(msgspec.Struct, forbid_unknown_fields=True):
    """A move in notation, made at a certain state of the match."""

    seq: Annotated[Number, msgspec.Meta(description="of the match as you saw it")]
    move: Notation


class Undo(msgspec.Struct, forbid_unknown_fields=True):
    """Back to a ply."""

    seq: Number
    ply: Number


class StandingBid(msgspec.Struct, forbid_unknown_fields=True):
    """Bid up to an amount in this auction, then pass; null ends it."""

    seq: Number
    up_to: Number | None
    seat: Number | None = None


def answer(data: object, status: int = 200) -> Response[bytes]:
    """Return ready bytes; what is encoded once is not encoded again by the framework."""
    body = data if isinstance(data, bytes) else msgspec.json.encode(data)
    return Response(body, media_type=JSON, status_code=status)


def done(request: Asked, table: Table, since: int) -> Response[bytes]:
    """Answer a change with what it led to, as its sender sees it."""
    viewer = house_of(request).viewer(request, table)
    update = ready(offer.position(table, viewer, since), Update)
    return answer(Done(table.seq, table.match.ply, update))


# ── Beginning ────────────────────────────────────────────────────────────────────────────────────


@post("/matches", middleware=CREATIONS, scope="create", responses=BEGUN)
async def new_match(request: Asked, data: JSONBody[NewMatch]) -> Response[bytes]:
    """Begin a match as chosen."""
    house = house_of(request)
    title = find_title(data.title, data.board)
    seated = seating.rows(house, request, data.seats, data.shuffle)
    table = await house.hall.create(title, data.options, seated, [])
    return answer(Begun(table.id), 201)


@post("/play-now", middleware=CREATIONS, scope="create", responses=BEGUN)
async def play_now(request: Asked, data: JSONBody[PlayNow]) -> Response[bytes]:
    """Begin a match of one person against bots."""
    house = house_of(request)
    table = await seating.against_bots(house, request, data.title, data.board)
    return answer(Begun(table.id), 201)


@post("/matches/{id:str}/rematch", middleware=CREATIONS, scope="create", responses=BEGUN)
async def rematch(request: Asked, id: FromPath[str]) -> Response[bytes]:
    """Begin the same match once more, or find the one somebody else at the table began."""
    house = house_of(request)
    ended = await house.hall.table(id)
    if ended.terms is not None:
        again = await house.people.gatherings.again(ended, house.visitor(request).id)
        return answer(Begun(again.id, f"/table/{again.id}"), 201)
    table = await seating.rematch(house, request, ended)
    return answer(Begun(table.id), 201)


async def _checked(request: Asked, text: str) -> Uploaded:
    found = await house_of(request).jobs.do(UPLOAD, visitor_of(request), checked, text)
    if isinstance(found, str):
        raise RoundhouseError(found)
    assert isinstance(found, Uploaded)
    return found


async def _text_of(request: Asked) -> str:
    try:
        return (await request.body()).decode()
    except UnicodeDecodeError:
        raise RoundhouseError("a record is a text in UTF-8") from None


async def _taken_in(house: House, found: Uploaded, seated: list[SeatRow]) -> Response[bytes]:
    title = find_title(found.title, found.board)
    table = await house.hall.create(
        title, found.options, seated, list(found.moves), brought=found.brought
    )
    return answer(Begun(table.id), 201)


@post(
    "/records",
    status_code=200,
    middleware=CREATIONS,
    scope="create",
    request_max_body_size=UPLOAD_LIMIT,
    responses=says(RecordRead),
    operation_class=TakesText,
)
async def read_record(request: Asked) -> Response[bytes]:
    """Read a record and say what it is: who played it, and whether it can be continued."""
    found = await _checked(request, await _text_of(request))
    title = find_title(found.title, found.board)
    return answer(RecordRead(title.name, found.names, found.over))


@post(
    "/upload",
    middleware=CREATIONS,
    scope="create",
    request_max_body_size=UPLOAD_LIMIT,
    responses=BEGUN,
    operation_class=TakesText,
)
async def upload(request: Asked) -> Response[bytes]:
    """Take in a record: it is replayed, and can be looked at and continued at this device."""
    house = house_of(request)
    found = await _checked(request, await _text_of(request))
    guest = house.visitor(request).id
    return await _taken_in(
        house, found, [SeatRow("person", guest, name, "") for name in found.names]
    )


@post(
    "/continue",
    middleware=CREATIONS,
    scope="create",
    request_max_body_size=2 * UPLOAD_LIMIT,
    responses=BEGUN,
)
async def go_on(request: Asked, data: JSONBody[Continued]) -> Response[bytes]:
    """Go on from a record with whoever is to sit where: me, somebody here, a bot."""
    house = house_of(request)
    found = await _checked(request, data.record)
    if len(data.seats) != len(found.names):
        raise SetupError(f"the record has {len(found.names)} seats, not {len(data.seats)}")
    return await _taken_in(house, found, seating.rows(house, request, data.seats))


# ── Looking ──────────────────────────────────────────────────────────────────────────────────────


async def looking(request: Asked, id: str) -> tuple[Table, Viewer]:
    """Return the table a request is about, and from where its sender looks at it."""
    house = house_of(request)
    table = await house.hall.table(id)
    house.bots.notice(table)
    return table, house.viewer(request, table)


@get("/matches/{id:str}", middleware=LOOKS, scope="read", responses=says(Update))
async def look(
    request: Asked, id: FromPath[str], since: FromQuery[int | None] = None
) -> Response[bytes]:
    """Return the position: what changed for the viewer since an entry, or all of it."""
    table, viewer = await looking(request, id)
    return answer(offer.position(table, viewer, since))


@get("/matches/{id:str}/at/{ply:int}", middleware=LOOKS, scope="read", responses=says(Update))
async def look_back(request: Asked, id: FromPath[str], ply: FromPath[int]) -> Response[bytes]:
    """Return a past position."""
    table, viewer = await looking(request, id)
    table.match.state_at(ply)  # says so if there is no such move
    return answer(present.past(table, viewer, ply))


@get("/matches/{id:str}/choices", middleware=LOOKS, scope="read", responses=says(Offer))
async def choices(request: Asked, id: FromPath[str]) -> Response[bytes]:
    """Return what the viewer may decide now."""
    table, viewer = await looking(request, id)
    return answer(offer.choices(table, viewer))


@get("/matches/{id:str}/samples", middleware=LOOKS, scope="read", responses=says(list[Drawn]))
async def samples(request: Asked, id: FromPath[str], prefix: Picks = "") -> Response[bytes]:
    """Return how the choices that begin with these picks look and what they bring."""
    table, viewer = await looking(request, id)
    return answer(offer.samples(table, viewer, [p for p in prefix.split("|") if p]))


@get("/matches/{id:str}/preview", middleware=LOOKS, scope="read", responses=says(Effect))
async def preview(request: Asked, id: FromPath[str], move: Written) -> Response[bytes]:
    """Return what a move would do, in words, in the tables and on the board."""
    table, viewer = await looking(request, id)
    match = table.match
    parsed = match.parse(move)
    if match.turn not in viewer.seats or match.why_not(parsed) is not None:
        return answer(Effect("", [], ""))
    return answer(offer.effect(table, viewer, parsed))


@get("/matches/{id:str}/why", middleware=LOOKS, scope="read", responses=says(Explained))
async def why(
    request: Asked, id: FromPath[str], pick: Written, prefix: Picks = ""
) -> Response[bytes]:
    """Return why something cannot be picked."""
    table, viewer = await looking(request, id)
    return answer(offer.why_not(table, viewer, pick, [p for p in prefix.split("|") if p]))


@get("/matches/{id:str}/guide", middleware=LOOKS, scope="read", responses=says(Answered))
async def guide(request: Asked, id: FromPath[str], text: Written) -> Response[bytes]:
    """Return the answer to what was typed: a command, or a move in notation."""
    table, viewer = await looking(request, id)
    return answer(guiding.answered(table, viewer, text))


@get("/matches/{id:str}/words", middleware=LOOKS, scope="read", responses=says(Words))
async def words(request: Asked, id: FromPath[str]) -> Response[bytes]:
    """Return the board in words: who is where, and the cities."""
    table, viewer = await looking(request, id)
    return answer(guiding.in_words(table, viewer))


@get("/rules/{title:str}", middleware=LOOKS, scope="read", responses=says(Rules))
async def rules(request: Asked, title: FromPath[str], map: FromQuery[str] = "") -> Response[bytes]:
    """Return the rules of a title in the reader's language."""
    found, language = find_title(title, map), house_of(request).language(request)
    short, sections = present.in_short(found, language), present.rule_sections(found, language)
    return answer(Rules(short, sections))


# ── Playing ──────────────────────────────────────────────────────────────────────────────────────


@post(
    "/matches/{id:str}/moves",
    status_code=200,
    middleware=CHANGES,
    scope="play",
    responses=says(Done),
)
async def make_move(request: Asked, id: FromPath[str], data: JSONBody[MadeMove]) -> Response[bytes]:
    """Make a move; the answer means it is on the disk.

    With the header ``Idempotency-Key`` a move that was made already is answered as it was then: a program
    that got no answer posts the same again.
    """
    house = house_of(request)
    table = await house.hall.table(id)
    if isinstance(table, lessons.LessonTable):
        return answer(lessons.go_on(table, house.viewer(request, table), data.move))
    if "idempotency-key" in request.headers and await _was_made(house, request, table, data):
        return done(request, table, data.seq)
    if data.seq != table.seq:  # whoever is behind is told so, not that it is not their turn
        raise WrongSeq(table.seq)
    turn = table.match.turn
    mine = turn >= 0 and table.is_played_by(turn, house.visitor(request).id)
    if not mine and not table.match.over:
        raise HTTPException("web-not-your-seat", status_code=403)
    if mine and table.bot_at(turn) is not None:
        raise HTTPException("web-bot-plays-for-you", status_code=409)
    await house.hall.play(table, turn, data.move, data.seq)
    return done(request, table, data.seq)


async def _was_made(house: House, request: Asked, table: Table, data: MadeMove) -> bool:
    """Return whether this visitor made that very move at that place before."""
    later = await house.store.entries_after(table.id, data.seq) if data.seq < table.seq else []
    if not later or later[0].kind != MOVES:
        return False
    mine = table.is_played_by(later[0].seat, house.visitor(request).id)
    return mine and later[0].text.partition("\n")[0] == " ".join(data.move.split())


@post(
    "/matches/{id:str}/undo",
    status_code=200,
    middleware=CHANGES,
    scope="play",
    responses=says(Done),
)
async def undo(request: Asked, id: FromPath[str], data: JSONBody[Undo]) -> Response[bytes]:
    """Take one's own last moves back."""
    table, viewer = await looking(request, id)
    seat = present.last_mover(table, viewer)
    if seat is None:
        raise NotAllowed("undo-not-allowed")
    await house_of(request).hall.undo(table, seat, data.ply, data.seq)
    return done(request, table, data.seq)


@post(
    "/matches/{id:str}/plan",
    status_code=200,
    middleware=CHANGES,
    scope="play",
    responses=says(Done),
)
async def plan(request: Asked, id: FromPath[str], data: JSONBody[StandingBid]) -> Response[bytes]:
    """Set or end a standing bid: of the seat named, the one that decides, or the viewer's first."""
    table, viewer = await looking(request, id)
    if not viewer.seats:
        raise HTTPException("web-not-your-seat", status_code=403)
    turn = table.match.turn
    seat = turn if turn in viewer.seats else viewer.seats[0]
    if data.seat in viewer.seats:
        seat = data.seat
    await house_of(request).hall.plan(table, seat, data.up_to, data.seq)
    return done(request, table, data.seq)


router = Router(
    "/api",
    route_handlers=[
        new_match,
        play_now,
        rematch,
        read_record,
        upload,
        go_on,
        look,
        look_back,
        choices,
        samples,
        preview,
        why,
        guide,
        words,
        rules,
        make_move,
        undo,
        plan,
    ],
)
