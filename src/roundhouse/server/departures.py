"""The matches of a visitor as a list: those that wait for them first, each with what there is to know."""

from __future__ import annotations

from typing import Any, Final

from roundhouse import NOBODY
from roundhouse.language import Speaker
from roundhouse.server import present
from roundhouse.server.house import Asked, House
from roundhouse.server.proof import Unloadable
from roundhouse.server.store import now
from roundhouse.server.tables import Table

WAITING, RUNNING, OVER, LOST = range(4)  # the order of the list
_MINUTE, _HOUR, _DAY = 60_000, 3_600_000, 86_400_000
SHOWN: Final = 12  # with a picture; the rest in words


async def departures(house: House, request: Asked) -> list[dict[str, Any]]:
    """Return the visitor's matches: those that wait for them, those that run, those that are over."""
    mine = await house.store.matches_of(house.visitor(request).id)
    found = [await _departure(house, request, id) for id in mine]
    found.sort(key=lambda one: (one["order"], -one["at"]))
    for place, one in enumerate(found):
        one["pictured"] = place < SHOWN and one["order"] != LOST
    return found


async def _departure(house: House, request: Asked, id: str) -> dict[str, Any]:
    """Return a line of the list; a match that cannot be loaded has one too, and harms no other."""
    try:
        return _listed(house, request, await house.hall.table(id))
    except Unloadable as error:
        said = house.speaker(request).say("web-unloadable")
        name = error.table.title.name if error.table else id
        empty = {"name": name, "board_name": "", "ago": "", "opponents": "", "heading": ""}
        return {"id": id, "turn_text": said, "order": LOST, "at": 0, **empty}


def _listed(house: House, request: Asked, table: Table) -> dict[str, Any]:
    speaker = present.speaker_of(table, house.language(request))
    match, seats = table.match, table.seats_of(house.visitor(request).id)
    others = [speaker.seat(n) for n in range(match.seats) if n not in seats]
    mine = match.turn in seats and not table.is_over
    return {
        "id": table.id,
        "name": table.title.name,
        "board_name": speaker.board(table.title.board),
        "ply": match.ply,
        "version": match.digest,
        "opponents": speaker.say("web-against", names=", ".join(others)) if others else "",
        "heading": "" if match.over else speaker.line("heading", table.title.heading(match.state)),
        "turn_text": _stands(speaker, table, seats),
        "order": WAITING if mine else OVER if table.is_over else RUNNING,
        "ago": ago(speaker, now() - table.last_at),
        "at": table.last_at,
    }


def _stands(speaker: Speaker, table: Table, seats: list[int]) -> str:
    """Return whose turn it is, or what came of it for whoever looks."""
    match = table.match
    if table.company.is_closed:
        return speaker.say("web-abandoned")
    if match.turn != NOBODY:
        return speaker.say("your-turn" if match.turn in seats else "waiting-for", seat=match.turn)
    outcome = match.outcome
    assert outcome is not None
    if len(seats) != 1:
        return speaker.result(match.view())
    place, score = outcome.ranks[seats[0]], outcome.scores[seats[0]]
    if place == 1:
        return speaker.say("web-you-win", score=score)
    return speaker.say("web-you-came", place=place, seats=match.seats, score=score)


def ago(speaker: Speaker, passed: int) -> str:
    """Return how long ago something was: minutes, hours or days."""
    if passed >= _DAY:
        return speaker.say("web-ago-days", days=passed // _DAY)
    if passed >= _HOUR:
        return speaker.say("web-ago-hours", hours=passed // _HOUR)
    return speaker.say("web-ago", minutes=passed // _MINUTE)
