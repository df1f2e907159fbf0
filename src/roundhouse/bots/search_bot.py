"""A bot that looks ahead: the tree search, kept from decision to decision."""

from __future__ import annotations

import gc
import multiprocessing
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from time import perf_counter

from roundhouse.bots.base import Bot, Choice, Considered, Luck, Question
from roundhouse.bots.search import Node, Search
from roundhouse.core.events import CHANCE

Tally = dict[str, tuple[int, float]]  # move: how often it was tried, and what it brought
OFTEN = 8  # how often a move was tried before it is told as the expected one


class SearchBot(Bot):
    """Thinks so many simulations or seconds about each move, whichever ends first.

    With several ``processes`` each of them thinks as long, on its own copy of the tree so far, and
    their tries are added up.
    """

    def __init__(
        self,
        dice: Luck,
        simulations: int = 0,
        seconds: float = 0.0,
        processes: int = 1,
        horizon: int = 0,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        if not simulations and not seconds:
            raise ValueError("a search needs a number of simulations or a time")
        self.name = "search"
        self.dice = dice
        self.simulations = simulations
        self.seconds = seconds
        self.processes = processes
        self.horizon = horizon  # decisions of a playout; 0: as many as the title asks for
        self.clock = clock
        self.search: Search | None = None
        self.followed: tuple[str, ...] = ()

    def choose(self, asked: Question) -> Choice:
        """Return the move that was tried most often."""
        if len(asked.moves) == 1:
            return Choice(asked.moves[0], asked.title.reason(asked.position, asked.moves[0]))
        with _no_garbage():
            return self._searched(asked)

    def _searched(self, asked: Question) -> Choice:
        search = self._caught_up(asked)
        limits = [limit for limit in (self.seconds, asked.seconds) if limit]
        seconds = min(limits) if limits else 0.0
        helpers = [self._helper(search, asked, seconds) for _ in range(self.processes - 1)]
        root = search.think(asked.position, asked.seat, self.simulations, seconds)
        tried, made = tally(root), search.simulations
        for helper in helpers:
            more, simulations = helper.recv()
            made += simulations
            for text, (count, total) in more.items():
                before = tried.get(text, (0, 0.0))
                tried[text] = before[0] + count, before[1] + total
        return answer(asked, root, tried, made)

    def _caught_up(self, asked: Question) -> Search:
        """Return the tree of before, led down to the position asked about, or a new one."""
        done = len(self.followed)
        search = self.search
        if search is None or search.title is not asked.title or asked.made[:done] != self.followed:
            search = self.search = Search(asked.title, self.dice, self.horizon, self.clock)
        else:
            for text in asked.made[done:]:
                search.follow(text)
        self.followed = asked.made
        return search

    def _helper(self, search: Search, asked: Question, seconds: float) -> Connection:
        """Let a forked process think about the same; return where its tries will arrive."""
        context = multiprocessing.get_context("fork")  # it inherits position and tree as they are
        ours, theirs = context.Pipe(duplex=False)
        seed = self.dice.getrandbits(63)
        work = (theirs, search, asked, seed, self.simulations, seconds)
        context.Process(target=_think, args=work, daemon=True).start()
        theirs.close()
        return ours


@contextmanager
def _no_garbage() -> Iterator[None]:
    """Look for no garbage until the answer stands, nor at once afterwards: a tree refers to nothing in
    circles, and to walk through a large one for nothing takes a good part of a bot's time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            # All that is new counts as old, without a walk through it: else the next object made
            # would start one. Whole collections, at some other time, still see everything.
            gc.freeze()
            gc.unfreeze()
            gc.enable()


def _think(
    out: Connection, search: Search, asked: Question, seed: int, simulations: int, seconds: float
) -> None:
    before = tally(search.root) if search.root is not None else {}
    search.dice.seed(seed)  # a copy of its own since the fork
    after = tally(search.think(asked.position, asked.seat, simulations, seconds))
    fresh: Tally = {}
    for text, (count, total) in after.items():
        old = before.get(text, (0, 0.0))
        fresh[text] = count - old[0], total - old[1]
    out.send((fresh, search.simulations))


def tally(root: Node) -> Tally:
    """Return how often each move was tried, and what it brought."""
    return {
        str(root.moves[at]): (root.visits_of[at], root.totals[at]) for at in range(len(root.moves))
    }


def answer(asked: Question, root: Node, tried: Tally, simulations: int) -> Choice:
    """Return the move tried most often, with what the search thinks of all of them."""
    whole = sum([count for count, _ in tried.values()])
    considered = []
    for move in asked.moves:
        count, total = tried.get(str(move), (0, 0.0))
        if count:
            considered.append(Considered(move, count / whole, total / count))
    considered.sort(key=lambda one: (one.share, one.value), reverse=True)
    considered = likely(asked, considered)
    best = considered[0]
    return Choice(
        best.move,
        asked.title.reason(asked.position, best.move),
        best.value,
        simulations,
        considered,
        expected_line(root, str(best.move)),
    )


def likely(asked: Question, considered: list[Considered]) -> list[Considered]:
    """Return the same with chances as they were learned, where they were; the best move comes first.

    The search knows which move is better and by how much, but playouts make it too sure of itself: the
    learned evaluation says how good the position is, the search how far each move is behind the best.
    """
    learned = asked.title.value(asked.position)
    if learned is None:
        return considered
    better = learned[asked.seat] - considered[0].value
    return [
        Considered(one.move, one.share, min(1.0, max(0.0, one.value + better)))
        for one in considered
    ]


def expected_line(root: Node, first: str) -> list[str]:
    """Return how the search thinks it goes on, as long as it looked more than a few times."""
    line = [first]
    node = root.child(first)
    while node is not None and node.seat != CHANCE and node.visits >= OFTEN and node.moves:
        at = max(range(len(node.moves)), key=node.visits_of.__getitem__)
        line.append(str(node.moves[at]))
        node = node.children[at]
    return line
