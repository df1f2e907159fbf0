"""Bots by name: the levels people choose from, and the exact ways of writing one for the arena.

A bot is written as one of

    random              any legal move
    heuristic           the title's own advice
    heuristic~1.5       the same with noise: the higher, the weaker
    search:400          a search of 400 simulations for each move
    search:0.2s         a search of 0.2 seconds for each move
    search:0.2cpu       the same in processor time, for contests on a busy machine
    search:400,2s       whichever ends first; `x2` behind it: on two processes
    search:0.2s@30      playouts of 30 decisions, whatever the title asks for
    <level>             passenger, porter, conductor, driver or director
    !command with args  a program of your own that speaks the protocol of docs/bots.md
"""

from __future__ import annotations

import re
import shlex
from dataclasses import dataclass
from time import perf_counter, thread_time
from typing import Final

from roundhouse.bots.base import Bot, Luck
from roundhouse.bots.external import ExternalBot
from roundhouse.bots.heuristic_bot import HeuristicBot
from roundhouse.bots.random_bot import RandomBot
from roundhouse.bots.search_bot import SearchBot
from roundhouse.core.errors import SetupError


@dataclass(frozen=True)
class Level:
    """A strength people can choose: its name, the bot behind it and the time it answers within."""

    key: str
    bot: str
    seconds: float


# From friendly to the strongest; docs/bots.md has the matches between neighbours.
LEVELS: Final[dict[str, Level]] = {
    level.key: level
    for level in (
        Level("passenger", "heuristic~4", 0.5),
        Level("porter", "heuristic~1.5", 0.5),
        Level("conductor", "heuristic", 0.5),
        Level("driver", "search:25,1s", 1.0),
        Level("director", "search:400,5s", 5.0),
    )
}
USUAL: Final = "conductor"
ADVISER: Final = "director"  # who gives hints

_SEARCH: Final = re.compile(
    r"search:(?:(?P<simulations>\d+)|(?P<seconds>\d*\.?\d+)(?P<unit>s|cpu))"
    r"(?:,(?P<limit>\d*\.?\d+)s)?(?:@(?P<horizon>\d+))?(?:x(?P<processes>\d+))?"
)
_HEURISTIC: Final = re.compile(r"heuristic(?:~(\d*\.?\d+))?")


def make_bot(written: str, dice: Luck) -> Bot:
    """Return a new bot for one seat of one match; SetupError if it cannot be read."""
    text = LEVELS[written].bot if written in LEVELS else written
    if text.startswith("!"):
        return ExternalBot(shlex.split(text[1:]))
    if text == "random":
        return RandomBot(dice)
    if found := _HEURISTIC.fullmatch(text):
        return HeuristicBot(dice, float(found[1] or 0))
    if found := _SEARCH.fullmatch(text):
        seconds = float(found["seconds"] or found["limit"] or 0)
        simulations, processes = int(found["simulations"] or 0), int(found["processes"] or 1)
        if (simulations or seconds) and processes:
            clock = thread_time if found["unit"] == "cpu" else perf_counter
            horizon = int(found["horizon"] or 0)
            return SearchBot(dice, simulations, seconds, processes, horizon, clock)
    raise SetupError(
        f"there is no bot {written!r}; levels are {', '.join(LEVELS)}, others random, heuristic, "
        "heuristic~NOISE, search:SIMULATIONS, search:SECONDSs, !COMMAND"
    )
