"""Positions for the tests of Age of Steam, reached by moves and written in their notation.

A ``Table`` holds a title and a position. Every move is checked before and the position after it, with
all that the audit can trace from scratch.
"""

import random

from roundhouse import CHANCE, titles
from roundhouse.core.match import drawn
from roundhouse.games.age_of_steam.moves import ACTIONS
from roundhouse.games.age_of_steam.state import (
    AUCTION,
    BUILD,
    BUILDING,
    CHOOSE,
    CHOOSING,
    CUBE_BITS,
    ISSUE,
    ISSUING,
    MOVE,
    MOVING,
    ORDERING,
    URBANISE,
)
from roundhouse.games.age_of_steam.tiles import COLOURS, COLUMNS, DEPTH, FIRST_SPACE, TILES

MAPS = {title.board: title for title in titles() if title.key == "age-of-steam"}


class Table:
    """A title and a position to play on."""

    def __init__(self, board="rust-belt", seats=3, seed=1, **options):
        self.title = MAPS[board]
        self.s = self.title.setup(seats, self.title.settled(seats, options))
        self.dice = random.Random(seed)
        self.log = []
        self.audited = True

    # ── Playing ──────────────────────────────────────────────────────────────────────────────────

    def draw(self):
        """Let CHANCE decide until somebody else does."""
        while self.s.turn == CHANCE:
            self._apply(drawn(self.title, self.s, self.dice))
        return self

    def play(self, *texts):
        """Play moves, each legal; return what the last one told."""
        for text in texts:
            move = self.title.parse(self.s, text)
            refusal = self.title.why_not(self.s, move)
            assert refusal is None, f"{text}: {refusal}"
            assert move in self.title.moves(self.s), f"{text} is not listed"
            told = self._apply(move)
            assert not self.audited or self.title.audit(self.s) == [], text
        return told

    def _apply(self, move):
        told = []
        self.title.apply(self.s, move, told)
        self.log += told
        return told

    def refused(self, text):
        """Return rule and key of the refusal of a move; it is not listed either."""
        move = self.title.parse(self.s, text)
        refusal = self.title.why_not(self.s, move)
        assert refusal is not None, f"{text} is allowed"
        assert move not in self.title.moves(self.s)
        return refusal.rule, refusal.key

    def legal(self, start=""):
        """Return the legal moves that begin like this, as texts."""
        return [str(m) for m in self.title.moves(self.s) if str(m).startswith(start)]

    # ── Setting a position up ────────────────────────────────────────────────────────────────────

    def phase(self, phase, step, seats=None):
        """Stand at the beginning of a phase with this order of players."""
        s = self.s
        s.order = list(seats) if seats is not None else list(range(s.seats))
        s.queue = s.order[:]
        s.phase = s.rules.phases.index(phase)
        s.step, s.turn, s.at = step, s.order[0], 0
        return self

    def acts(self, **actions):
        """Give actions to seats, as in engineer=0."""
        for name, seat in actions.items():
            self.s.action[seat] = ACTIONS.index(name)
        return self

    def with_cubes(self, **cubes):
        """Put all cubes of the board into the bag, then these on hexes: red="7,11 7,11"."""
        s = self.s
        for h in range(s.board.hexes):
            for colour in range(len(COLOURS) - 1):
                s.bag[colour] += s.cubes_of(h, colour)
            s.cubes[h] = s.cubes[h] >> (CUBE_BITS * 5) << (CUBE_BITS * 5)
        for name, labels in cubes.items():
            for label in labels.split():
                colour = COLOURS.index(name)
                s.bag[colour] -= 1
                s.cubes[self.hex(label)] += 1 << (CUBE_BITS * colour)
        return self

    def column(self, name, *colours):
        """Fill a column of the display from the top; "" leaves a space empty."""
        s, column = self.s, COLUMNS.index(name)
        for row in range(DEPTH[column]):
            space = FIRST_SPACE[column] + row
            if s.display[space] >= 0:
                s.bag[s.display[space]] += 1
            s.display[space] = -1
            if row < len(colours) and colours[row]:
                s.display[space] = COLOURS.index(colours[row])
                s.bag[s.display[space]] -= 1
        return self

    def turn_of(self, seat, money=None):
        """Let another player build; the turn before is over."""
        s = self.s
        s.turn = seat
        s.queue = [seat, *[other for other in s.order if other != seat]]
        s.at = s.built = 0
        s.urbanised = True
        s.hexes_built, s.costs, s.half_used = [], [], False
        s.step = BUILD
        if money is not None:
            s.money[seat] = money
        return self

    def next_round(self):
        """Forget which tracks are new: a round has gone by."""
        self.s.round += 1
        self.s.fresh = 0
        return self

    def end_phase(self):
        """End the build turns of everybody who is left in the queue."""
        while self.s.step in (BUILD, URBANISE):
            self.play("end_build" if self.s.step == BUILD else "skip_urbanise")
        return self

    # ── Looking ──────────────────────────────────────────────────────────────────────────────────

    def hex(self, label):
        return self.s.board.grid.number[label]

    def links(self):
        """Return the links as (stop, stop, owner, segments)."""
        s, labels = self.s, self.s.board.labels
        return sorted(
            (labels[a // 6], labels[b // 6], owner, length)
            for a, b, owner, length in zip(
                s.link_a, s.link_b, s.link_owner, s.link_length, strict=True
            )
        )

    def loose(self, owner):
        """Return the hexes at which unfinished sections of an owner end; -1 for unowned ones."""
        s = self.s
        code = 6 if owner < 0 else owner
        found = []
        for slot in s.open_ends:
            if s.across[slot] & 7 == code:
                found.append(s.board.labels[s.board.neighbour[slot]])
        return sorted(found)

    def invent_link(self, one, two, owner, edge=0, other=0, length=1):
        """Put a link on the board without track; nothing is audited from here on."""
        s = self.s
        self.audited = False
        s.add_link(self.hex(one) * 6 + edge, self.hex(two) * 6 + other, owner, length)
        return self

    def supply(self, tile):
        return self.s.supply[TILES.index(tile)]

    def cubes(self, label):
        """Return the cubes on a hex by colour."""
        h = self.hex(label)
        return {c: self.s.cubes_of(h, n) for n, c in enumerate(COLOURS) if self.s.cubes_of(h, n)}

    def told(self, key):
        """Return the facts of the last event with this key."""
        return [event for event in self.log if event.key == key][-1].facts


def started(board="rust-belt", seats=3, seed=1, **options):
    """Return a table after the set-up."""
    return Table(board, seats, seed, **options).draw()


def building(board="rust-belt", seats=3, money=50, seat=0, round_=2, **options):
    """Return a table at the build turn of a player, nothing built yet."""
    t = started(board, seats, **options)
    order = [seat, *[other for other in range(seats) if other != seat]]
    t.phase(BUILDING, BUILD, order)
    t.s.round = round_
    t.s.urbanised = True
    t.s.money = [money] * seats
    return t


def moving(t, order=None):
    """Go to the move phase of a table that has track."""
    t.phase(MOVING, MOVE, order)
    t.s.move_round, t.s.engine_used = 1, 0
    return t


def bidding(seats, money=20, order=None, privilege=None):
    """Return a table at the auction."""
    t = started(seats=seats)
    t.phase(ORDERING, AUCTION, order)
    t.s.money = [money] * seats
    t.s.bids, t.s.passed = [0] * seats, []
    if privilege is not None:
        t.acts(turn_order=privilege)
    return t


def choosing(board="rust-belt", seats=3, **options):
    return started(board, seats, **options).phase(CHOOSING, CHOOSE)


def issuing(board="rust-belt", seats=3, **options):
    return started(board, seats, **options).phase(ISSUING, ISSUE)
