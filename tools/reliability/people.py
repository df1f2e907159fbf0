"""People who go on whatever happens: they move, take back, bid ahead, play bots, upload, and look on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from typing import Any

from caller import LANGUAGES, Caller, Gone, Visitor, visitor
from ledger import Ledger
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from roundhouse.server.guests import Guests
from roundhouse.server.store import MOVES, PLAN, UNDO

TITLES = ("chicago-express", "american-rails", "age-of-steam")
LENGTH = 60  # entries after which somebody begins another match
SOON = 0.1
AGAIN = "Idempotency-Key: same\r\n"


Place = tuple[str, int]  # host and port


class Refused(Exception):
    """An answer that should not be."""


class Person:
    """Plays all seats of one match after the other at one device, or some against bots."""

    def __init__(
        self,
        ledger: Ledger,
        guests: Guests,
        place: Place,
        number: int,
        bots: int,
        looked_on_at: list[Place],
    ) -> None:
        self.ledger = ledger
        self.who = visitor(guests, f"person{number}", LANGUAGES[number % 3])
        self.caller = Caller(place[1], place[0], patience=10.0)
        self.dice = random.Random(number)
        self.bots = bots
        self.followers: list[Follower] = []
        self.stopped = False
        self._guests = guests
        self._looked_on_at = looked_on_at

    async def live(self) -> None:
        """Play match after match until told to stop."""
        while not self.stopped:
            id = await self.begin()
            if id:
                who = visitor(self._guests, f"{self.who.guest}-{id}", self.dice.choice(LANGUAGES))
                self.followers += [Follower(id, who, place) for place in self._looked_on_at]
                await self.play(id)
                if not self.bots:
                    await self.bring(id)

    # ── Beginning ────────────────────────────────────────────────────────────────────────────────

    async def begin(self) -> str:
        """Begin a match; an empty text if nobody answered: then it may be there or not."""
        kinds = ["me", *["local"] * (2 - self.bots), *["bot"] * self.bots]
        seats = [{"kind": kind, "level": "passenger" if kind == "bot" else ""} for kind in kinds]
        asked = {"title": self.dice.choice(TITLES), "seats": seats}
        return await self._made("/api/matches", asked)

    async def bring(self, id: str) -> None:
        """Upload the record of a match."""
        answered = await self._got(f"/match/{id}/record.json")
        if answered is None:
            return
        moves = [one["move"] for one in answered["moves"]]
        new = await self._made("/api/upload", json.dumps(answered))
        if new:
            self.ledger.page(new).brought = moves

    async def _made(self, path: str, asked: Any) -> str:
        try:
            status, body = await self.caller.post(self.who, path, asked)
        except Gone:
            await asyncio.sleep(SOON)
            return ""
        if status == 201:
            self.ledger.others += 1
            id = str(json.loads(body)["id"])
            self.ledger.page(id)
            return id
        if status < 500 and status != 429:
            raise Refused(f"{path}: {status} {body[:300]!r}")
        await asyncio.sleep(SOON)
        return ""

    # ── Playing ──────────────────────────────────────────────────────────────────────────────────

    async def play(self, id: str) -> None:
        """Act in a match for a while."""
        now = await self.look(id)
        for _ in range(LENGTH):
            while not self.stopped and now is not None and now["choices"] is None:
                if now["over"]:
                    return
                await asyncio.sleep(SOON)  # it is a bot's turn, or a standing bid's
                now = await self.look(id)
            if self.stopped or now is None:
                return
            now = await self.act(id, now) or await self.look(id)

    async def act(self, id: str, now: dict[str, Any]) -> dict[str, Any] | None:
        """Move, take back or bid ahead; return what it led to, None if that must be looked at."""
        chance = self.dice.random()
        if chance < 0.08 and now["undo"] is not None:
            ply = now["undo"]["one"]
            return await self.change(id, now["seq"], UNDO, str(ply), {"ply": ply})
        if chance < 0.14 and now["choices"]["auction"]:
            self.ledger.page(id).planned = True
            up_to = self.dice.randrange(3, 20)
            return await self.change(id, now["seq"], PLAN, str(up_to), {"up_to": up_to})
        move = self.any_move(now["choices"])
        return await self.change(id, now["seq"], MOVES, move, {"move": move})

    def any_move(self, choices: dict[str, Any]) -> str:
        """Return one of the moves offered."""
        moves = [move for move, _ in choices["moves"]]
        moves += [f"{run['words']} {self.dice.randint(run['low'], min(run['high'], run['low'] + 4))}"
                  for run in choices["ranges"]]  # fmt: skip
        return str(self.dice.choice(moves))

    async def change(
        self, id: str, seq: int, kind: str, text: str, data: dict[str, Any]
    ) -> dict[str, Any] | None:
        """Post a change; a move again and again until there is an answer."""
        path = f"/api/matches/{id}/{kind}"
        tried = self.ledger.page(id).tried
        tried[seq + 1] = (kind, text)
        while not self.stopped:
            try:
                status, body = await self.caller.post(self.who, path, {"seq": seq, **data}, AGAIN)
            except Gone:
                status, body = 503, b""
            if status == 200:
                self.ledger.acknowledge(id, seq + 1, (kind, text))
                update = json.loads(body)["update"]
                return update if update["choices"] is not None else None
            if status in (409, 422, 403) and (kind != MOVES or status == 409):
                return None  # the match has gone on: a standing bid, or this very change
            if status < 500:
                raise Refused(f"{path} {seq} {data}: {status} {body[:300]!r}")
            await asyncio.sleep(SOON)
            if kind != MOVES:
                return None  # it may have been made: looking tells
        return None

    async def look(self, id: str) -> dict[str, Any] | None:
        """Return the position, as soon as somebody answers."""
        return await self._got(f"/api/matches/{id}")

    async def _got(self, path: str) -> dict[str, Any] | None:
        while not self.stopped:
            with contextlib.suppress(Gone):
                status, body = await self.caller.get(self.who, path)
                if status == 200:
                    found: dict[str, Any] = json.loads(body)
                    return found
                if status < 500:
                    raise Refused(f"{path}: {status} {body[:300]!r}")
            await asyncio.sleep(SOON)
        return None


class Follower:
    """Looks on through a socket, and puts together what it is told as the page does."""

    def __init__(self, id: str, who: Visitor, place: Place) -> None:
        self.id = id
        self.who = who
        self.place = place
        self.history: dict[int, int] = {}  # what was seen at every entry, in a number
        self.seq = -1
        self.seen: dict[str, Any] = {}
        self._task = asyncio.ensure_future(self._live())

    async def _live(self) -> None:
        while True:
            since = f"?since={self.seq}" if self.seq >= 0 else ""
            address = f"ws://{self.place[0]}:{self.place[1]}/ws/{self.id}{since}"
            headers = dict([line.split(": ", 1) for line in self.who.headers.split("\r\n") if line])
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(address, additional_headers=headers, max_size=None) as socket:
                    async for text in socket:
                        self.take(json.loads(text))
            await asyncio.sleep(0.3)

    def take(self, update: dict[str, Any]) -> None:
        """Put an update on top of what was seen; one that does not begin there asks for everything."""
        if update["since"] is not None and update["since"] != self.seq:
            self.seq = -1
            raise OSError("a gap")
        self.seen = whole(self.seen, update)
        self.seq = update["seq"]
        shown = [self.seen[part] for part in ("now", "panels", "board", "captions", "ply")]
        self.history[self.seq] = hash(json.dumps(shown, sort_keys=True))

    async def close(self) -> None:
        """Look away."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def wrong(self, caller: Caller) -> str:
        """Return in what it differs from what the server shows to whoever comes now."""
        status, body = await caller.get(self.who, f"/api/matches/{self.id}")
        right = json.loads(body)
        if status != 200 or self.seq != right["seq"]:
            return f"{self.id}: a follower is at {self.seq}, the match at {right.get('seq')}"
        for part in ("now", "panels", "board", "captions", "ply", "turn"):
            if self.seen[part] != right[part]:
                return f"{self.id}: a follower sees another {part}"
        return ""


def whole(before: dict[str, Any], update: dict[str, Any]) -> dict[str, Any]:
    """Return an update put on top of the position it begins at, as ``live.js`` does."""
    if update["since"] is None:
        return update
    tables = before["panels"] | _spliced(before["panels"], update["panels"])
    board = before["board"] if update["count"] == before["count"] else {}
    return {
        **update,
        "panels": {key: tables[key] for key in update["order"]},
        "board": board | _spliced(before["board"], update["board"]),
        "captions": before["captions"] | update["captions"],
    }


def _spliced(before: dict[str, str], changed: dict[str, Any]) -> dict[str, str]:
    return {key: _joined(before.get(key, ""), text) for key, text in changed.items()}


def _joined(old: str, text: str | list[Any]) -> str:
    """Return a text put together of new text and pieces of the old one."""
    if isinstance(text, str):
        return text
    return "".join([part if isinstance(part, str) else old[part[0] : part[1]] for part in text])
