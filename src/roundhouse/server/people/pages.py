"""The pages of tables: the lobby, and a table that waits for people."""

from __future__ import annotations

from typing import Any
from zoneinfo import available_timezones

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from roundhouse import titles
from roundhouse.language import Speaker
from roundhouse.server import seating
from roundhouse.server.house import Asked, house_of
from roundhouse.server.limits import LOOKS
from roundhouse.server.notices.api import notices_seen
from roundhouse.server.pages import for_script, page
from roundhouse.server.people.account_api import me_of
from roundhouse.server.people.api import lobby_seen, seen
from roundhouse.server.people.gatherings import BEGUN, OVER
from roundhouse.server.people.times import span
from roundhouse.server.wire import encoded


@get("/tables", middleware=LOOKS)
async def lobby_page(request: Asked) -> Response[str]:
    """The lobby: tables with open seats, and tables to watch."""
    house = house_of(request)
    listed = encoded(await lobby_seen(house, request)).decode()
    language = house.language(request)
    boards = [
        {"title": t.key, "name": t.name, "board": t.board, "board_name": _board(t, language)}
        for t in titles()
    ]
    return page(request, "lobby.html", listed=_raw(listed), boards=for_script(boards))


def _board(title: Any, language: str) -> str:
    return Speaker(title, language).board(title.board)


@get("/table/{id:str}", middleware=LOOKS)
async def table_page(request: Asked, id: FromPath[str]) -> Response[Any]:
    """A table that waits for people; one that has begun is played at its match."""
    house = house_of(request)
    gathering = await house.people.gatherings.found(id)
    if gathering.state in (BEGUN, OVER):
        return Redirect(f"/match/{id}", status_code=303)
    shown = await seen(house, request, gathering)
    levels = seating.level_names(house, house.speaker(request))
    link = f"{house.settings.url or str(request.base_url).rstrip('/')}/table/{id}"
    return page(
        request,
        "gathering.html",
        table=shown,
        first=_raw(encoded(shown).decode()),
        levels=levels,
        usual=gathering.terms.stand_in,
        link=link,
    )


def _raw(text: str) -> str:
    return text.replace("<", "\\u003c")


@get("/me", middleware=LOOKS)
async def my_page(request: Asked) -> Response[str]:
    """What a visitor says about themselves."""
    house = house_of(request)
    speaker, who = house.speaker(request), await me_of(house, request)
    say = speaker.say
    return page(
        request,
        "me.html",
        me=who,
        notices=notices_seen(house, await house.notices.book.of(house.visitor(request).id)),
        tallies=who.tallies,
        span=lambda seconds: span(speaker, seconds),
        hours=await house.people.habits.of(house.visitor(request).id),
        zones=["UTC", *sorted(zone for zone in available_timezones() if "/" in zone)],
        days=say("web-weekdays").split(", "),
    )


@get("/ratings", middleware=LOOKS)
async def ratings_page(request: Asked) -> Response[str]:
    """How strong everybody is, by title and number of seats."""
    house = house_of(request)
    ratings, names = house.people.ratings, {title.key: title.name for title in titles()}
    pools = [
        {"name": names.get(key, key), "seats": seats, "rated": (await ratings.of(key, seats))[:100]}
        for key, seats in await ratings.pools()
    ]
    return page(request, "ratings.html", pools=pools, me=house.visitor(request).id)


handlers = [lobby_page, table_page, my_page, ratings_page]
