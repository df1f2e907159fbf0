"""Ratings: how strong somebody is at a title with so many seats, as far as their results tell.

They are computed from the results in their order and kept nowhere: whoever has the results has the
ratings. Places count (Plackett and Luce); a second figure counts wins alone. Bots play on the same scale.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct
from openskill.models import PlackettLuce
from sqlalchemy import Executable, select

from roundhouse.server.schema import results
from roundhouse.server.store import Store
from roundhouse.server.tables import Table

MIDDLE: Final = 1500  # where everybody begins
WIDE: Final = 40  # points of ours for one of the model's
BATCH: Final = 1_000
Place = tuple[int, str]  # when a result came, and its match


class Rated(Struct, frozen=True):
    """Somebody's rating: the figure, how uncertain it is, that of wins alone, and of how many matches."""

    who: str
    name: str
    rating: int
    uncertainty: int
    wins: int
    matches: int


class Pool:
    """Everybody who played one title with so many seats, after the results heard so far."""

    def __init__(self) -> None:
        self._model = PlackettLuce()
        self._places: dict[str, Any] = {}
        self._wins: dict[str, Any] = {}
        self._names: dict[str, str] = {}
        self._matches: dict[str, int] = {}
        self.heard: Place = (0, "")

    def hear(self, players: list[dict[str, Any]], place: Place) -> None:
        """Take a result in."""
        whose = [player["who"] for player in players]
        ranks = [float(player["rank"]) for player in players]
        self._rate(self._places, whose, ranks)
        self._rate(self._wins, whose, [1.0 if rank == 1 else 2.0 for rank in ranks])
        for player in players:
            self._names[player["who"]] = player["name"]
            self._matches[player["who"]] = self._matches.get(player["who"], 0) + 1
        self.heard = place

    def _rate(self, known: dict[str, Any], whose: list[str], ranks: list[float]) -> None:
        teams = [[known.get(who) or self._model.rating()] for who in whose]
        for who, (fresh,) in zip(whose, self._model.rate(teams, ranks=ranks), strict=True):
            known[who] = fresh

    def listed(self) -> list[Rated]:
        """Return everybody, the strongest for certain first."""
        found = [
            Rated(
                who,
                self._names[who],
                _points(rating.mu),
                round(2 * WIDE * rating.sigma),
                _points(self._wins[who].mu),
                self._matches[who],
            )
            for who, rating in self._places.items()
        ]
        return sorted(found, key=lambda one: (one.uncertainty - one.rating, one.who))


def _points(mu: float) -> int:
    return round(MIDDLE + WIDE * (mu - 25))


class Ratings:
    """The pools, each as far as its results were read."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._pools: dict[tuple[str, int], Pool] = {}

    def result(self, table: Table, state: Any, at: int) -> Executable:
        """Return what writes down how a rated match ended; who left their seat came last."""
        ranks = table.title.view(state, None).ranks
        left, last = table.company.stand_ins, len(table.seats)
        players = [
            {
                "who": f"bot {row.level}" if row.kind == "bot" else row.guest or "",
                "name": row.name,
                "rank": last if seat in left else ranks[seat],
            }
            for seat, row in enumerate(table.seats)
        ]
        row = {"match": table.id, "title": table.title.key, "seats": last, "at": at}
        put: Any = self.store.insert(results).values(players=json.dumps(players), **row)
        made: Executable = put.on_conflict_do_nothing()
        return made

    async def pools(self) -> list[tuple[str, int]]:
        """Return the titles and numbers of seats there are results of."""
        wanted = select(results.c.title, results.c.seats).group_by(results.c.title, results.c.seats)
        async with self.store.reading() as connection:
            return sorted([(row.title, row.seats) for row in await connection.execute(wanted)])

    async def of(self, title: str, seats: int) -> list[Rated]:
        """Return the ratings of a pool; only results that came since are read."""
        pool = self._pools.setdefault((title, seats), Pool())
        mine = (results.c.title == title) & (results.c.seats == seats)
        while True:
            at, match = pool.heard
            later = (results.c.at > at) | ((results.c.at == at) & (results.c.match > match))
            wanted = select(results).where(mine, later).order_by(results.c.at, results.c.match)
            async with self.store.reading() as connection:
                rows = (await connection.execute(wanted.limit(BATCH))).all()
            for row in rows:
                if (row.at, row.match) > pool.heard:
                    pool.hear(json.loads(row.players), (row.at, row.match))
            if len(rows) < BATCH:
                return pool.listed()


def replayed(players: Iterable[list[dict[str, Any]]]) -> list[Rated]:
    """Return the ratings after some results, from nothing."""
    pool = Pool()
    for number, one in enumerate(players, 1):
        pool.hear(one, (number, ""))
    return pool.listed()
