"""Who sits where: rows for people and bots, names of their own for bots, the same table once more."""

from __future__ import annotations

import random
from typing import Annotated

import msgspec

from roundhouse import SetupError
from roundhouse.bots.levels import USUAL
from roundhouse.core.match import find_title
from roundhouse.language import Speaker
from roundhouse.server.house import Asked, House
from roundhouse.server.names import NAME_LIMIT, named, tidy
from roundhouse.server.steps import next_id
from roundhouse.server.store import SeatRow
from roundhouse.server.tables import NotAllowed, Table, UnknownMatch

Name = Annotated[str, msgspec.Meta(max_length=60)]  # of a title, a board, a level, an option


class Seated(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new match: me, somebody else at this device, or a bot."""

    kind: Annotated[
        str, msgspec.Meta(max_length=60, description="me, local (somebody else here) or bot")
    ]
    name: Annotated[str, msgspec.Meta(max_length=50 * NAME_LIMIT)] = ""
    level: Annotated[str, msgspec.Meta(max_length=60, description="of a bot")] = ""


def rows(house: House, request: Asked, seats: list[Seated], shuffle: bool = False) -> list[SeatRow]:
    """Return who sits where, as chosen or in a random order; every bot has a name."""
    guest = house.visitor(request).id
    seated = [_row(house, seat, guest) for seat in seats]
    if shuffle:
        random.SystemRandom().shuffle(seated)
    return named(house.speaker(request), seated)


def _row(house: House, seat: Seated, guest: str) -> SeatRow:
    name = tidy(seat.name)
    if seat.kind == "bot":
        level = seat.level or USUAL
        if level not in house.levels():
            raise SetupError(f"levels are {', '.join(house.levels())}, not {level!r}")
        return SeatRow("bot", None, name, level)
    if seat.kind not in ("me", "local"):
        raise SetupError(f"a seat is me, local or bot, not {seat.kind!r}")
    return SeatRow("person", guest, name, "")


def level_names(house: House, speaker: Speaker) -> list[dict[str, str]]:
    """Return what a bot can be asked to play like, with its name in the reader's language."""
    return [{"level": one, "name": house.bot_name(speaker, one)} for one in house.levels()]


# ── Beginning ────────────────────────────────────────────────────────────────────────────────────


async def against_bots(house: House, request: Asked, key: str, board: str) -> Table:
    """Begin a match of one person against bots at a random place."""
    title = find_title(key, board)
    players = next((n for n in title.seats if n >= 3), title.seats[-1])
    seats = [Seated("me"), *[Seated("bot")] * (players - 1)]
    return await house.hall.create(title, {}, rows(house, request, seats, True), [])


async def rematch(house: House, request: Asked, table: Table) -> Table:
    """Return the match after this one: the same in all, everybody one seat further; begun only once."""
    if not table.match.over or not table.seats_of(house.visitor(request).id):
        raise NotAllowed("rematch-not-yet")
    id = next_id(table.secret)
    async with table.lock:
        try:
            return await house.hall.table(id)
        except UnknownMatch:
            seated = [*table.seats[1:], table.seats[0]]
            return await house.hall.create(table.title, table.match.options, seated, [], id)
