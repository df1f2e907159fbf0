"""What all handlers share: the hall, the guests, the bots, and who is looking in which language."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException

from roundhouse.bots.levels import LEVELS
from roundhouse.games.registry import look_in
from roundhouse.language import LANGUAGES, Speaker
from roundhouse.server import lessons
from roundhouse.server.bots import Bots
from roundhouse.server.guests import COOKIE, Guest, Guests
from roundhouse.server.neighbours import Neighbours, SharedHall
from roundhouse.server.notices.notices import Notices
from roundhouse.server.people.accounts import good_for
from roundhouse.server.people.people import People
from roundhouse.server.presence import Places, Presence
from roundhouse.server.present import PAGE_TEXTS, Viewer
from roundhouse.server.settings import Settings
from roundhouse.server.shared_jobs import jobs_of
from roundhouse.server.store import Store
from roundhouse.server.tables import Hall, Table
from roundhouse.server.tokens import Token, Tokens, shown

Connection = ASGIConnection[Any, Any, Any, Any]
Asked = Request[Any, Any, Any]


class House:
    """One running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.guests = Guests(settings.key())
        self.neighbours = Neighbours(settings.redis)
        self.store = Store(settings.database, self.neighbours.tell)
        if settings.boards:
            look_in(settings.boards)
        self.jobs = jobs_of(settings, self.neighbours.ground)
        self.bots = Bots(self.jobs, settings.bot_pause, settings.programs, self.neighbours)
        halls = SharedHall if settings.redis else Hall
        self.hall = halls(self.store, settings.open_matches, self.bots.wake)
        self.hall.elsewhere = lessons.found
        self.bots.hall = self.hall
        self.tokens = Tokens(self.guests, self.store)
        self.presence = Presence(self.neighbours.board, self.neighbours.tell_who)
        self.places = Places(self.neighbours.board)
        bots_called = Speaker(None, LANGUAGES[0], None, PAGE_TEXTS)
        self.people = People(self.hall, self.neighbours, self.presence, bots_called)
        self.notices = Notices(settings, self.hall, self.people, self.guests)

    async def open(self) -> None:
        """Open the doors."""
        await self.store.open()
        await self.jobs.open()
        await self.neighbours.open(self.hall, self.presence.heard)
        await self.presence.open(self.hall)
        await self.people.open()
        await self.notices.open()

    async def close(self) -> None:
        """Stop the bots and finish what is being written."""
        await self.notices.close()
        await self.people.close()
        await self.presence.close()
        await self.jobs.close()
        await self.neighbours.close()
        await self.store.close()

    async def foundations(self) -> dict[str, str]:
        """Return what the house stands on and whether it holds."""
        found = {"database": await self.store.state()}
        if self.settings.redis:
            found["redis"] = await self.neighbours.state()
        return found

    # ── Who is there ─────────────────────────────────────────────────────────────────────────────

    def visitor(self, request: Connection) -> Guest:
        """Return the guest of a request; the same one for the whole of it."""
        found = request.scope.get("roundhouse_guest")
        if isinstance(found, Guest):
            return found
        token = self.token(request)
        cookie = request.cookies.get(COOKIE)
        guest = Guest(token.guest, False) if token else self.guests.read(cookie)
        request.scope["roundhouse_guest"] = guest  # type: ignore[typeddict-unknown-key]
        return guest

    async def admit(self, request: Connection) -> Guest:
        """Return the guest of a request whose cookie is still good; others are nobody.

        Whoever was banned may look, not act.
        """
        guest = self.visitor(request)
        if guest.fresh:
            return guest
        standing = await self.people.accounts.standing(guest.id)
        if self.token(request) is None and not good_for(guest, standing):
            guest = self.guests.read(None)
            request.scope["roundhouse_guest"] = guest  # type: ignore[typeddict-unknown-key]
        elif standing.banned and request.scope.get("method", "GET") not in ("GET", "HEAD"):
            raise PermissionDeniedException("web-banned")
        return guest

    def token(self, request: Connection) -> Token | None:
        """Return the token a program shows."""
        return shown(request, self.guests)

    def language(self, request: Connection) -> str:
        """Return the chosen language, else the first the browser likes, else English."""
        chosen = request.cookies.get("lang", "")
        if chosen in LANGUAGES:
            return chosen
        for part in request.headers.get("accept-language", "").split(","):
            wanted = part.split(";")[0].strip().lower()[:2]
            if wanted in LANGUAGES:
                return wanted
        return LANGUAGES[0]

    def speaker(self, request: Connection) -> Speaker:
        """Return who says what belongs to no match."""
        return Speaker(None, self.language(request), None, PAGE_TEXTS)

    def viewer(self, request: Connection, table: Table) -> Viewer:
        """Return from which seat a guest looks: the one asked for, or the one on turn if they play it.

        A table that is for its players only is refused to others.

        With secrets and several seats at one device nobody looks through a seat that was not asked for,
        nor through one of them while another is to decide: the device is being handed over.
        """
        seats = tuple(table.seats_of(self.visitor(request).id))
        if not seats and table.terms is not None and table.terms.watch == "players":
            raise PermissionDeniedException("web-only-players")
        turn = table.match.turn
        text = request.query_params.get("as", "")
        asked = next((seat for seat in seats if text == str(seat)), None)
        seat = turn if turn in seats else seats[0] if seats else None
        if table.title.secrets and len(seats) > 1:
            seat = None if turn in seats and turn != asked else asked
        elif asked is not None:
            seat = asked
        return Viewer(seats, seat, self.language(request))

    def whose(self, request: Connection) -> str:
        """Return whose socket this is: a guest's, or for those without a cookie an address'."""
        guest = self.visitor(request)
        host = request.client.host if request.client else ""
        return host if guest.fresh else guest.id

    def is_own(self, request: Connection) -> bool:
        """Return whether a request comes from one of our own pages, as far as its origin says."""
        origin = request.headers.get("origin")
        if origin is None:
            return True
        ours = self.settings.url or f"{request.url.scheme}://{request.headers.get('host', '')}"
        place = place_of(origin)
        return place is not None and place == place_of(ours)

    def levels(self) -> list[str]:
        """Return what bot seats can be given to: our levels and the operator's programs."""
        return [*LEVELS, *self.settings.programs]

    def bot_name(self, speaker: Speaker, level: str) -> str:
        """Return what a bot of that level is called."""
        return speaker.say(f"web-bot-{level}") if level in LEVELS else level


def place_of(url: str) -> tuple[str, int | None] | None:
    """Return name and port of an address; None if it has none."""
    try:
        parts = urlsplit(url)
        port = parts.port or {"http": 80, "ws": 80, "https": 443, "wss": 443}.get(parts.scheme)
    except ValueError:
        return None
    return (parts.hostname, port) if parts.hostname else None


def house_of(request: Connection) -> House:
    """Return the house a request came to."""
    house = request.app.state.house
    assert isinstance(house, House)
    return house
