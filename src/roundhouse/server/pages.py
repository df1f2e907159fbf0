"""The pages: rendered on the server in the reader's language."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

from litestar import MediaType, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, URLEncodedBody
from litestar.response import Redirect
from markupsafe import Markup

from roundhouse import Title, titles
from roundhouse.bots.levels import USUAL
from roundhouse.core import chance
from roundhouse.core.match import find_title
from roundhouse.language import LANGUAGES, Speaker
from roundhouse.server import lessons, offer, present, seating
from roundhouse.server.departures import departures
from roundhouse.server.guests import COOKIE, YEAR
from roundhouse.server.house import Asked, House, house_of
from roundhouse.server.limits import CREATIONS, LOOKS, PICTURES
from roundhouse.server.people import times
from roundhouse.server.people.api import seen
from roundhouse.server.pictures import picture
from roundhouse.server.tables import NotAllowed
from roundhouse.server.templates import templates

_OWN_PATH = re.compile(r"/(?![/\\])[\x21-\x7e]*")  # of this server, whatever a browser makes of it


def page(request: Asked, file: str, said: Speaker | None = None, **facts: Any) -> Response[str]:
    """Render a page with what every page needs."""
    house = house_of(request)
    guest = house.visitor(request)
    speaker = said or house.speaker(request)
    text = (
        templates()
        .get_template(file)
        .render(
            say=speaker.say,
            language=house.language(request),
            languages={code: Speaker(None, code).say("language-name") for code in LANGUAGES},
            csrf=house.guests.csrf(guest),
            path=request.url.path,
            bots=seating.level_names(house, speaker),
            **facts,
        )
    )
    answer = Response(text, media_type=MediaType.HTML)
    if house.token(request) is None:  # a token never becomes a cookie
        # Again with every page: a visitor who comes once a year stays the same.
        remember(answer, house, COOKIE, house.guests.cookie(guest), httponly=True)
    return answer


def remember(
    answer: Response[Any], house: House, name: str, value: str, httponly: bool = False
) -> None:
    """Give the browser a cookie for a year."""
    answer.set_cookie(
        name,
        value,
        max_age=YEAR,
        httponly=httponly,
        samesite="lax",
        path="/",
        secure=house.settings.secure,
    )


def for_script(data: object) -> Markup:
    """Return JSON that can stand inside a script element."""
    text = json.dumps(data, ensure_ascii=False)
    return Markup(text.replace("<", "\\u003c"))


# ── Home and new matches ─────────────────────────────────────────────────────────────────────────


def _boards(key: str) -> list[Title[Any]]:
    return [title for title in titles() if title.key == key]


def _seats_text(speaker: Speaker, boards: list[Title[Any]]) -> str:
    low = min(title.seats[0] for title in boards)
    high = max(title.seats[-1] for title in boards)
    if low == high:
        return speaker.say("seats-number", number=low)
    return speaker.say("seats-range", low=low, high=high)


def _about(title: Title[Any], language: str) -> dict[str, str]:
    """Return what a game is about, how long it takes and how hard it is."""
    say = Speaker(title, language).say
    return {
        "tagline": say("about-game"),
        "length": say("about-length"),
        "weight": say("about-weight"),
    }


def _game(house: House, request: Asked, key: str) -> dict[str, Any]:
    boards = _boards(key)
    language = house.language(request)
    first = boards[0]
    named = [{"board": t.board, "name": Speaker(t, language).board(t.board)} for t in boards]
    return {
        "key": key,
        "name": first.name,
        "board": first.board,
        "board_name": named[0]["name"],
        "boards": named,
        "seats_text": _seats_text(house.speaker(request), boards),
        **_about(first, language),
        "lessons": lessons.offered(language).get(key, []),
    }


@get("/", middleware=LOOKS)
async def home(request: Asked) -> Response[str]:
    """The games with their boards, and the visitor's matches."""
    house = house_of(request)
    keys = list(dict.fromkeys(title.key for title in titles()))
    return page(
        request,
        "home.html",
        games=[_game(house, request, key) for key in keys],
        matches=await departures(house, request),
        tables=[
            await seen(house, request, one, False)
            for one in await house.people.gatherings.of(house.visitor(request).id)
        ],
    )


@get("/new")
async def new(
    request: Asked, title: FromQuery[str] = "", map: FromQuery[str] = ""
) -> Response[str]:
    """Choose title, map, seats and options."""
    house = house_of(request)
    language = house.language(request)
    keys = list(dict.fromkeys(t.key for t in titles()))
    listed = [
        {
            "key": key,
            "name": _boards(key)[0].name,
            "boards": [_setup(t, language) for t in _boards(key)],
            "lessons": lessons.offered(language).get(key, []),
            **_about(_boards(key)[0], language),
        }
        for key in keys
    ]
    speaker = house.speaker(request)
    levels = seating.level_names(house, speaker)
    chosen = {"title": title or keys[0], "board": map, "usual": USUAL}
    data = for_script({"titles": listed, "levels": levels, **chosen})
    return page(
        request,
        "new.html",
        titles=listed,
        setup=data,
        chosen=chosen,
        span=lambda seconds: times.span(speaker, seconds),
    )


def _setup(title: Title[Any], language: str) -> dict[str, Any]:
    speaker = Speaker(title, language)
    options = [
        {
            "key": option.key,
            "name": speaker.option(option.key),
            "rule": option.rule,
            "values": [{"value": v, "name": speaker.option(option.key, v)} for v in option.values],
            "conflicts": [list(conflict) for conflict in option.conflicts],
        }
        for option in title.options
    ]
    return {
        "board": title.board,
        "name": speaker.board(title.board),
        "seats": list(title.seats),
        "options": options,
    }


@post("/play-now", middleware=CREATIONS)
async def play_now(request: Asked, data: URLEncodedBody[dict[str, str]]) -> Redirect:
    """Begin a match against bots from a plain form."""
    house = house_of(request)
    table = await seating.against_bots(house, request, data.get("title", ""), data.get("board", ""))
    return Redirect(f"/match/{table.id}", status_code=303)


@post("/language")
async def language(request: Asked, data: URLEncodedBody[dict[str, str]]) -> Redirect:
    """Choose a language and go back to where one was."""
    back = data.get("back", "/")
    answer = Redirect(back if _OWN_PATH.fullmatch(back) else "/", status_code=303)
    if data.get("language") in LANGUAGES:
        remember(answer, house_of(request), "lang", data["language"])
    return answer


# ── The table ────────────────────────────────────────────────────────────────────────────────────


@get(["/match/{id:str}", "/match/{id:str}/{ply:int}"], middleware=LOOKS)
async def match_page(
    request: Asked, id: FromPath[str], ply: FromPath[int | None] = None
) -> Response[str]:
    """The table, live or at a past position."""
    house = house_of(request)
    table = await house.hall.table(id)
    viewer = house.viewer(request, table)
    speaker = present.speaker_of(table, viewer.language)
    title = table.title
    if ply is not None:
        table.match.state_at(ply)
    drawing = title.draw(title.view(table.match.state, viewer.seat))
    facts = {
        "id": id,
        "title": title.key,
        "name": title.name,
        "board": title.board,
        "board_name": speaker.board(title.board),
        "ply": ply,
        "secret_hash": chance.hash_of(table.secret),
        "secret": table.secret.hex() if table.match.over else "",
        "players": [speaker.seat(seat) for seat in range(table.match.seats)],
        "people": table.terms is not None,
        "talk": table.terms is not None and table.terms.talk,
        "hushed": await house.notices.book.is_hushed(id, house.visitor(request).id),
        "bots": [house.bot_name(speaker, row.level) if row.level else "" for row in table.seats],
    }
    box = f"{drawing.left:g} {drawing.top:g} {drawing.width:g} {drawing.height:g}"
    first = offer.position(table, viewer, None)
    return page(
        request,
        "match.html",
        speaker,
        match=facts,
        title_key=title.key,
        board_base=Markup(drawing.base),
        viewbox=box,
        update=Markup(first.decode().replace("<", "\\u003c")),
        lesson=lessons.shown(table, viewer) if isinstance(table, lessons.LessonTable) else None,
    )


@get(["/match/{id:str}/record.rail", "/match/{id:str}/record.json"], middleware=LOOKS, scope="read")
async def record(request: Asked, id: FromPath[str]) -> Response[str]:
    """Download the record; with secrets in play only once the match is over."""
    house = house_of(request)
    table = await house.hall.table(id)
    house.viewer(request, table)  # says so if it is not for everybody
    if table.title.secrets and not table.match.over:
        raise NotAllowed("record-not-yet")
    written = table.record()
    await house.people.notes.put_into(written, id, house.visitor(request).id)
    kind = request.url.path.rpartition(".")[2]
    text = written.json() if kind == "json" else str(written)
    name = f'attachment; filename="{table.title.key}-{id}.{kind}"'
    media = MediaType.JSON if kind == "json" else MediaType.TEXT
    return Response(text, media_type=media, headers={"Content-Disposition": name})


@get(
    ["/match/{id:str}/{ply:int}/board.svg", "/match/{id:str}/{ply:int}/board.png"],
    middleware=PICTURES,
)
async def match_picture(
    request: Asked,
    id: FromPath[str],
    ply: FromPath[int],
    look: FromQuery[str] = "light",
    version: FromQuery[str] = "",
) -> Response[bytes]:
    """A picture of a position; one whose version is named never changes and may be kept."""
    made = await picture(request, id, ply, request.url.path.rpartition(".")[2], look)
    if version:
        made.headers["Cache-Control"] = "private, max-age=86400, immutable"
    return made


# ── Boards, rules, about ─────────────────────────────────────────────────────────────────────────


@cache
def _printed_board(key: str, board: str) -> tuple[dict[str, str], dict[str, str]]:
    title = find_title(key, board)
    seats = title.seats[0]
    drawing = title.draw(title.view(title.setup(seats, title.settled(seats, {})), None))
    return {look: drawing.svg(look) for look in drawing.styles}, drawing.styles


@get("/boards/{title:str}/{file:str}")
async def board_file(
    title: FromPath[str], file: FromPath[str], look: FromQuery[str] = "light"
) -> Response[str]:
    """The printed board (``northeast.svg``) or its style sheet (``northeast.css``) in one look."""
    board, _, kind = file.rpartition(".")
    pictures, styles = _printed_board(title, board)
    headers = {"Cache-Control": "public, max-age=3600"}
    if kind == "css" and look in styles:
        return Response(styles[look], media_type="text/css", headers=headers)
    if kind == "svg" and look in pictures:
        return Response(pictures[look], media_type="image/svg+xml", headers=headers)
    raise NotFoundException()


@get("/rules/{title:str}")
async def rules_page(
    request: Asked, title: FromPath[str], map: FromQuery[str] = ""
) -> Response[str]:
    """The rules of a title on a page of their own."""
    found = find_title(title, map)
    language = house_of(request).language(request)
    return page(
        request,
        "rules.html",
        name=found.name,
        short=present.in_short(found, language),
        sections=present.rule_sections(found, language),
    )


@get("/about")
async def about(request: Asked) -> Response[str]:
    """What this is, and how draws are verified."""
    return page(request, "about.html")


handlers = [
    home,
    new,
    play_now,
    language,
    match_page,
    record,
    match_picture,
    board_file,
    rules_page,
    about,
]
