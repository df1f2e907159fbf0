"""Accounts: becoming one, signing in and out, being forgotten, taking one's data along."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, Router, get, post
from litestar.params import JSONBody

from roundhouse.server.api import answer
from roundhouse.server.described import says
from roundhouse.server.guests import COOKIE, Guest
from roundhouse.server.house import Asked, House, house_of
from roundhouse.server.limits import LOOKS, limited
from roundhouse.server.pages import remember
from roundhouse.server.people.api import Typed
from roundhouse.server.people.hours import Hours
from roundhouse.server.people.tallies import Tally
from roundhouse.server.tables import NotAllowed
from roundhouse.server.wire import Nothing

SIGN_INS = limited("sign in", 6)
Password = Annotated[str, msgspec.Meta(max_length=400)]


class Named(msgspec.Struct, forbid_unknown_fields=True):
    """A name and a password."""

    name: Typed
    password: Password


class Recovered(msgspec.Struct, forbid_unknown_fields=True):
    """A name, one of its recovery codes, and a new password."""

    name: Typed
    code: Annotated[str, msgspec.Meta(max_length=100)]
    password: Password


class Leaving(msgspec.Struct, forbid_unknown_fields=True):
    """Sign out here, or on every device."""

    everywhere: bool = False


class Sure(msgspec.Struct, forbid_unknown_fields=True):
    """The password, to be sure."""

    password: Password


class Me(msgspec.Struct):
    """Who the visitor is: an account or a guest, and how they play."""

    name: str
    account: bool
    codes: int
    tallies: list[Tally]


class Codes(msgspec.Struct):
    """The recovery codes of a new account; they are shown once."""

    codes: list[str]


class SignedIn(msgspec.Struct):
    """Whose account it is."""

    name: str


class Everything(msgspec.Struct):
    """All that is known of a visitor: account, hours, seats, lines said and notes, row by row."""

    account: dict[str, Any] | None
    hours: Hours
    matches: list[dict[str, Any]]
    said: list[dict[str, Any]]
    notes: list[dict[str, Any]]


def _as(house: House, body: object, guest: Guest, status: int = 200) -> Response[bytes]:
    """Answer a visitor, who is this guest from now on."""
    answered = answer(body, status)
    remember(answered, house, COOKIE, house.guests.cookie(guest), httponly=True)
    answered.set_header("Cache-Control", "no-store")
    return answered


async def me_of(house: House, request: Asked) -> Me:
    """Return who the visitor is."""
    guest, people = house.visitor(request).id, house.people
    account = await people.accounts.of(guest)
    tallies = (await people.tallies.of([guest])).get(guest, [])
    if account is None:
        return Me("", False, 0, tallies)
    return Me(account.name, True, account.codes, tallies)


@get("/me", middleware=LOOKS, scope="read", responses=says(Me))
async def me(request: Asked) -> Me:
    """Say who the visitor is."""
    return await me_of(house_of(request), request)


@post("/me/account", status_code=201, middleware=SIGN_INS, responses=says(Codes, 201))
async def become_account(request: Asked, data: JSONBody[Named]) -> Response[bytes]:
    """Become an account and keep everything; the recovery codes are shown once."""
    house = house_of(request)
    guest, people = house.visitor(request).id, house.people
    codes = await people.accounts.make(guest, data.name, data.password, people.now())
    return _as(house, Codes(codes), Guest(guest, False, 1), 201)


@post("/me/sign-in", status_code=200, middleware=SIGN_INS, responses=says(SignedIn))
async def sign_in(request: Asked, data: JSONBody[Named]) -> Response[bytes]:
    """Sign in; the seats this browser had as a guest come along."""
    house = house_of(request)
    people, before = house.people, house.visitor(request)
    account = await people.accounts.sign_in(data.name, data.password, people.now())
    if not before.generation and not before.fresh and before.id != account.guest:
        await people.belongings.hand_over(before.id, account.guest)
    return _as(house, SignedIn(account.name), Guest(account.guest, False, account.generation))


@post("/me/recover", status_code=200, middleware=SIGN_INS, responses=says(SignedIn))
async def recover(request: Asked, data: JSONBody[Recovered]) -> Response[bytes]:
    """Choose a new password with a recovery code; every other device is signed out."""
    house = house_of(request)
    now = house.people.now()
    account = await house.people.accounts.recover(data.name, data.code, data.password, now)
    return _as(house, SignedIn(account.name), Guest(account.guest, False, account.generation))


@post("/me/sign-out", status_code=200, middleware=SIGN_INS, responses=says(Nothing))
async def sign_out(request: Asked, data: JSONBody[Leaving]) -> Response[bytes]:
    """Sign out here, or everywhere."""
    house = house_of(request)
    guest = house.visitor(request)
    if not guest.generation:
        raise NotAllowed("no-account")
    if data.everywhere:
        await house.people.accounts.sign_out_everywhere(guest.id)
    return _as(house, Nothing(), house.guests.read(None))


@post("/me/delete", status_code=200, middleware=SIGN_INS, responses=says(Nothing))
async def forget_me(request: Asked, data: JSONBody[Sure]) -> Response[bytes]:
    """Delete one's account: matches stay, the name goes."""
    house = house_of(request)
    guest = house.visitor(request)
    await house.people.accounts.check(guest.id, data.password)
    await house.people.belongings.let_go(guest.id)
    await house.people.accounts.delete(guest.id)
    return _as(house, Nothing(), house.guests.read(None))


@get("/me/export", middleware=LOOKS, responses=says(Everything))
async def export(request: Asked) -> Response[bytes]:
    """Return everything that is known of the visitor."""
    house = house_of(request)
    guest = house.visitor(request).id
    account = await house.people.accounts.of(guest)
    named = {"name": account.name, "made": account.made} if account else None
    answered = answer(Everything(named, **await house.people.belongings.all_of(guest)))
    answered.set_header("Content-Disposition", 'attachment; filename="roundhouse.json"')
    answered.set_header("Cache-Control", "no-store")
    return answered


router = Router(
    "/api",
    route_handlers=[me, become_account, sign_in, recover, sign_out, forget_me, export],
)
