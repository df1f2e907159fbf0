"""What a visitor can ask and say about themselves."""

from __future__ import annotations

from litestar import Response, Router, get, post
from litestar.params import JSONBody

from roundhouse.server.api import answer
from roundhouse.server.described import says
from roundhouse.server.house import Asked, house_of
from roundhouse.server.limits import CHANGES, LOOKS
from roundhouse.server.people.hours import Hours
from roundhouse.server.wire import Nothing


@get("/me/hours", middleware=LOOKS, scope="read", responses=says(Hours))
async def my_hours(request: Asked) -> Hours:
    """Return when the visitor's time is not counted."""
    house = house_of(request)
    return await house.people.habits.of(house.visitor(request).id)


@post("/me/hours", status_code=200, middleware=CHANGES, scope="play", responses=says(Nothing))
async def set_hours(request: Asked, data: JSONBody[Hours]) -> Response[bytes]:
    """Say when one's time is not counted, at tables that play over days; from the next turn on."""
    house = house_of(request)
    await house.people.habits.set(house.visitor(request).id, data)
    return answer(Nothing())


router = Router("/api", route_handlers=[my_hours, set_hours])
