"""Monte-Carlo tree search for any title: several seats, chance, secrets.

One simulation walks from the position asked about down a tree of decisions, adds one node, plays on a
little with the title's own advice and asks it who would win. What came out is added to every decision
on the way, for the seat that made it. Chance draws its outcomes by their odds; what the seat
cannot know is imagined anew for each simulation. The same seed and number of simulations give the
same answer.

Compiled with the games: standard library only, no tricks.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from time import perf_counter
from typing import Any, Final

from roundhouse.bots.base import Luck
from roundhouse.core.events import CHANCE, NOBODY
from roundhouse.core.match import drawn
from roundhouse.core.net import LOG_3, softened
from roundhouse.core.protocol import Move, Title

CURIOSITY: Final = 5.0  # how much a promising move is tried against how well it did ...
FURTHER_DOWN: Final = 0.3  # ... and how much of that is left at the decisions after the one at hand
USUAL_SPREAD: Final = 0.15  # how far outcomes lie apart where nothing is known, ...
FIRM: Final = 4.0  # ... and how many visits that is worth
FIRST_MOVES: Final = 2  # so many moves of a new node are looked at ...
WIDENING: Final = 0.9  # ... and so many more for the square root of its visits
DOUBT: Final = 0.05  # an untried move is taken to be so much worse than its node
WARMTH: Final = 2.0  # the advice is softened by this before it is taken as a likelihood ...
COOLER: Final = 0.5  # ... and by this further down, where players are expected to follow it
PATIENCE: Final = 8  # after so many simulations it is asked whether more could change anything
LIVELINESS: Final = 0.8  # how much chance there is in the moves of a playout
LONGEST_PLAYOUT: Final = 400  # a title that is never quiet does not hold up the search
WIN: Final = 0.8  # of a finished match, how much winning counts against the margin


class Node:
    """A decision met in the search. What is known of its moves stands in lists of the same order."""

    __slots__ = (
        "asked",
        "children",
        "expanded",
        "moves",
        "outcomes",
        "priors",
        "seat",
        "squares",
        "total",
        "totals",
        "visits",
        "visits_of",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat  # who decides here, or CHANCE
        self.asked = False  # whether it was the decision at hand
        self.expanded = False
        self.visits = 0
        self.total = 0.0  # what the deciding seat made of all visits
        self.squares = 0.0  # the same squared
        self.moves: list[Move] = []  # the most promising first
        self.priors: list[float] = []
        self.visits_of: list[int] = []
        self.totals: list[float] = []
        self.children: list[Node | None] = []
        self.outcomes: dict[str, Node] = {}  # of CHANCE

    def child(self, text: str) -> Node | None:
        """Return what is known after a move, if anything."""
        if self.seat == CHANCE:
            return self.outcomes.get(text)
        for i in range(len(self.moves)):
            if str(self.moves[i]) == text:
                return self.children[i]
        return None


def _warm_up(node: Node) -> None:
    """Make the likelihoods of a node those of a decision at hand, where more moves are looked at."""
    warmer = [prior ** (COOLER / WARMTH) for prior in node.priors]
    whole = sum(warmer)
    node.priors = [one / whole for one in warmer]


def _is_settled(node: Node, left: int) -> bool:
    """Return whether the move tried most often stays that with so many simulations left."""
    most = second = 0
    for tried in node.visits_of:
        if tried > most:
            most, second = tried, most
        elif tried > second:
            second = tried
    return most - second > left


class Search:
    """A tree that grows while a seat thinks, and is kept from one of its decisions to the next."""

    def __init__(
        self,
        title: Title[Any],
        dice: Luck,
        horizon: int = 0,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.title = title
        self.dice = dice
        self.horizon = horizon or title.horizon  # decisions of a playout
        self.clock = clock
        self.root: Node | None = None
        self.simulations = 0  # made for the last question
        self.rate = LOG_3 / title.spread

    def follow(self, text: str) -> None:
        """Go down the tree by a move that was made; forget what was not looked at."""
        if self.root is not None:
            self.root = self.root.child(text)

    def think(self, s: Any, seat: int, simulations: int, seconds: float) -> Node:
        """Simulate so many times or as long as there is time; return the decision at hand.

        ``seconds`` 0 is no limit of time, ``simulations`` 0 none of number. It ends before if no
        other move could overtake the one tried most often.
        """
        root = self.root
        if root is None or root.seat != seat:
            root = Node(seat)
            self.root = root
        if not root.asked:
            root.asked = True
            _warm_up(root)
        clock = self.clock
        began = clock()
        made = 0
        longest = 0.0
        last = began
        while simulations == 0 or made < simulations:
            twin = self.title.imagine(s, root.seat, self.dice) if self.title.secrets else s.copy()
            self._simulate(root, twin)
            made += 1
            left = simulations - made
            if seconds > 0.0:
                now = clock()
                longest = max(longest, now - last)
                last = now
                if now - began + longest > seconds:
                    break
                in_time = int((seconds - (now - began)) * made / (now - began))
                left = min(left, in_time) if simulations else in_time
            if made % PATIENCE == 0 and _is_settled(root, left):
                break
        self.simulations = made
        return root

    def _simulate(self, root: Node, s: Any) -> None:
        """Walk down to a new node, play on from there, and add up what came out."""
        title = self.title
        node = root
        nodes: list[Node] = [root]
        chosen: list[int] = []
        while s.turn != NOBODY and (node.visits > 0 or node is root):
            if node.seat == CHANCE:
                move = drawn(title, s, self.dice)
                title.apply(s, move)
                after = node.outcomes.get(str(move))
                if after is None:
                    after = Node(s.turn)
                    node.outcomes[str(move)] = after
                chosen.append(-1)
            else:
                if not node.expanded:
                    self._expand(node, s)
                at = self._select(node, self._note_new(node, s) if title.secrets else None)
                title.apply(s, node.moves[at])
                after = node.children[at]
                if after is None:
                    after = Node(s.turn)
                    node.children[at] = after
                chosen.append(at)
            if after.seat != s.turn:
                break  # with other secrets somebody else decides here
            node = after
            nodes.append(node)
        self._book(nodes, chosen, self._outcome(s))

    def _expand(self, node: Node, s: Any) -> None:
        """List the moves of a node, the most promising first, each with its likelihood."""
        moves = self.title.moves(s)
        weights = self.title.weigh(s, moves)
        order = sorted(range(len(moves)), key=lambda at: -weights[at])
        best = weights[order[0]]
        warmth = WARMTH if node.asked else COOLER
        likely = [exp((weights[at] - best) / warmth) for at in order]
        whole = sum(likely)
        node.moves = [moves[at] for at in order]
        node.priors = [one / whole for one in likely]
        node.visits_of = [0] * len(moves)
        node.totals = [0.0] * len(moves)
        node.children = [None] * len(moves)
        node.expanded = True

    def _select(self, node: Node, legal: set[str] | None) -> int:
        """Return the move to try next, among the first so many of the node.

        ``legal``, where secrets are imagined: what may be played this time; None: everything.
        """
        visits = node.visits
        left = FIRST_MOVES + int(WIDENING * sqrt(visits))
        eager = CURIOSITY * self._spread(node) * sqrt(visits + 1.0)
        if not node.asked:
            eager *= FURTHER_DOWN
        untried = (node.total / visits if visits else 0.5) - DOUBT
        best = -1.0
        found = -1
        for at in range(len(node.moves)):
            if legal is not None and str(node.moves[at]) not in legal:
                continue
            tried = node.visits_of[at]
            value = node.totals[at] / tried if tried else untried
            value += eager * node.priors[at] / (1 + tried)
            if value > best:
                best = value
                found = at
            left -= 1
            if left == 0:
                break
        return found

    def _spread(self, node: Node) -> float:
        """Return how far the outcomes of a node lie apart."""
        visits = node.visits
        if not visits:
            return USUAL_SPREAD
        known = node.squares - node.total * node.total / visits
        return sqrt((max(known, 0.0) + FIRM * USUAL_SPREAD * USUAL_SPREAD) / (visits + FIRM))

    def _note_new(self, node: Node, s: Any) -> set[str]:
        """Add the moves that are legal with these secrets and were not before; return all legal ones."""
        moves = self.title.moves(s)
        known = {str(move) for move in node.moves}
        for move in moves:
            if str(move) not in known:
                node.moves.append(move)
                node.priors.append(1.0 / len(moves))
                node.visits_of.append(0)
                node.totals.append(0.0)
                node.children.append(None)
        return {str(move) for move in moves}

    def _outcome(self, s: Any) -> list[float]:
        """Play on with the title's advice until a forecast makes sense; return every seat's chance."""
        title = self.title
        dice = self.dice
        made = 0
        while s.turn != NOBODY:
            if s.turn == CHANCE:
                title.apply(s, drawn(title, s, dice))
                continue
            if made >= self.horizon and (made >= LONGEST_PLAYOUT or title.is_quiet(s)):
                return self.chances(title.forecast(s))
            moves = title.promising(s)
            title.apply(s, moves[0] if len(moves) == 1 else self.lively(s, moves))
            made += 1
        return self.result(s)

    def lively(self, s: Any, moves: list[Move]) -> Move:
        """Return the move the advice would make at a glance, with some chance in it."""
        weights = self.title.glance(s, moves)
        dice = self.dice
        best = weights[0] + LIVELINESS * dice.random()
        found = 0
        for at in range(1, len(weights)):
            weight = weights[at]
            if weight > best - LIVELINESS:
                weight += LIVELINESS * dice.random()
                if weight > best:
                    best = weight
                    found = at
        return moves[found]

    def chances(self, forecast: list[float]) -> list[float]:
        """Return each seat's chance to win; alone, how likely the score ends above nothing."""
        return softened(forecast, self.rate)

    def result(self, s: Any) -> list[float]:
        """Return what a finished match is worth: mostly who won, a little by how much."""
        chances = self.chances([float(score) for score in self.title.scores(s)])
        ranks = self.title.ranks(s)
        winners = sum([1 for rank in ranks if rank == 1])
        if len(ranks) == 1 or winners == 0:
            return chances if winners else [0.0] * len(ranks)
        return [
            WIN * (1.0 / winners if ranks[seat] == 1 else 0.0) + (1.0 - WIN) * chances[seat]
            for seat in range(len(ranks))
        ]

    def _book(self, nodes: list[Node], chosen: list[int], chances: list[float]) -> None:
        """Add what came out to every decision on the way."""
        for at in range(len(nodes)):
            node = nodes[at]
            node.visits += 1
            if node.seat < 0:
                continue
            gain = chances[node.seat]
            node.total += gain
            node.squares += gain * gain
            if at < len(chosen):
                move = chosen[at]
                node.visits_of[move] += 1
                node.totals[move] += gain
