"""Matches made beforehand: whoever knows the secret of a match knows its draws, and can write its moves.

The moves are those of the title's own advice with some noise: boards fill as they do when people play.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from roundhouse import CHANCE, NOBODY, Match
from roundhouse.bots.base import asked_about
from roundhouse.bots.levels import make_bot
from roundhouse.core.match import Step, drawn, find_title, step_from
from roundhouse.core.protocol import Title
from roundhouse.server.store import SeatRow, Store
from roundhouse.server.tables import Hall, Table, drawn_on

TITLES = (
    ("chicago-express", ""),
    ("american-rails", ""),
    ("age-of-steam", ""),
    ("railroad-revolution", ""),
)


@dataclass
class Prepared:
    """A match in the database and the moves that will be posted to it, each with its seat."""

    id: str
    title: str
    moves: list[tuple[int, str]]
    first: int  # entries there are already
    names: list[str] = field(default_factory=list)  # the guests at its seats


async def prepare(
    url: str, number: int, seats: int, most: int, only: list[str] | None = None
) -> list[Prepared]:
    """Write so many matches into a database, of all titles or some, and the moves of each."""
    titles = [one for one in TITLES if not only or one[0] in only]
    store = Store(url)
    await store.open()
    hall = Hall(store, 10_000, lambda _: None)
    made = []
    for n in range(number):
        key, board = titles[n % len(titles)]
        names = [f"p{n}s{seat}" for seat in range(seats)]
        rows = [SeatRow("person", name, name, "") for name in names]
        table = await hall.create(find_title(key, board), {}, rows, [])
        moves = _played(table, random.Random(n), most)
        made.append(Prepared(table.id, key, moves, table.seq, names))
    await store.close()
    return made


async def begin_bots(url: str, number: int, seats: int) -> list[str]:
    """Write matches of bots into a database, each some way into its course; return their names."""
    store = Store(url)
    await store.open()
    hall = Hall(store, 10_000, lambda _: None)
    made = []
    for n in range(number):
        key, board = TITLES[n % len(TITLES)]
        dice, title = random.Random(n), find_title(key, board)
        rows = [SeatRow("bot", None, f"bot {seat}", "passenger") for seat in range(seats)]
        moves = _half_played(title, seats, dice)
        table = await hall.create(title, {}, rows, moves)
        made.append(table.id)
    await store.close()
    return made


def _half_played(title: Title[Any], seats: int, dice: random.Random) -> list[str]:
    """Return some moves of a match between bots: from none of them to most."""
    match: Match[Any] = Match(title, seats)
    bot, moves = make_bot("heuristic~4", random.Random(dice.getrandbits(60))), dice.randrange(100)
    while match.ply < moves and not match.over:
        if match.turn == CHANCE:
            match.push(drawn(title, match.state, dice))
            continue
        asked = asked_about(title, seats, match.options, match.state, (), dice)
        match.push(bot.choose(asked).move)
    return [str(move) for move in match.moves] if not match.over else []


def _played(table: Table, dice: random.Random, most: int) -> list[tuple[int, str]]:
    """Return the moves of a match as its seats will post them; what is drawn between is the server's."""
    title, state, draws = table.title, table.match.state, table.draws
    bot = make_bot("heuristic~1.5", random.Random(dice.getrandbits(60)))
    moves: list[tuple[int, str]] = []
    while state.turn != NOBODY and len(moves) < most:
        asked = asked_about(title, len(table.seats), table.match.options, state, (), dice)
        move = str(bot.choose(asked).move)
        moves.append((state.turn, move))
        steps: list[Step[Any]] = [step_from(title, state, title.parse(state, move))]
        steps += drawn_on(title, steps[0].after, table.secret, table.id, draws)
        draws += sum(step.before.turn == CHANCE for step in steps)
        state = steps[-1].after
    return moves
