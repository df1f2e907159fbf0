"""Positions for the tests of Railroad Revolution, written in the words of the board.

``Table`` holds a match whose set-up is done: seat 0 is to place a worker. Everything that follows
from the pieces (connected cities, available spaces) is left to ``put_rail``; the audit recounts it.
"""

import random

import pytest

from roundhouse import CHANCE, IllegalMove, Match
from roundhouse.core.match import drawn
from roundhouse.games.railroad_revolution.board import (
    CITIES,
    CITY_GROUP,
    CITY_TILES,
    COLOURS,
    DEALS,
    HAS_TILE,
    HUES,
    KINDS,
    OPEN_SLOTS,
    SECTIONS,
    SPACES,
    TELEGRAPH_TILES,
    TILE_GROUP,
    TILES,
    TRACKS,
    TRAINS,
)
from roundhouse.games.railroad_revolution.cards import MILESTONES, MOST_PLACES, STACK_OF
from roundhouse.games.railroad_revolution.rules import pieces
from roundhouse.games.railroad_revolution.state import NONE, TURN

TITLE = "railroad-revolution"


def filled(kinds, given, fits):
    """Return a tile for each place: the given ones, then the first that fits and is free."""
    chosen = dict(given)
    for place in kinds:
        if place not in chosen:
            chosen[place] = next(t for t in fits(place) if t not in chosen.values())
    return chosen


def set_tiles(s, cities, telegraph):
    """Put city and telegraph tiles where they are wanted, the others anywhere they may lie."""

    def of_group(city):
        group = CITY_GROUP[CITIES.index(city)]
        return [CITY_TILES[t] for t in range(TILES) if TILE_GROUP[t] == group]

    with_tile = [c for i, c in enumerate(CITIES) if s.city_tile[i] == NONE]
    for city, tile in filled(with_tile, cities, of_group).items():
        s.city_tile[CITIES.index(city)] = CITY_TILES.index(tile)
    sections = [name for n, name in enumerate(SECTIONS) if HAS_TILE[n]]
    for section, tile in filled(sections, telegraph, lambda _: TELEGRAPH_TILES).items():
        s.telegraph_tile[SECTIONS.index(section)] = TELEGRAPH_TILES.index(tile)


class Table:
    """A match with its set-up done, and the words to change and to read it."""

    def __init__(self, seats=4, cities=None, telegraph=None, deal="DT1", open_tiles=()):
        self.match = Match(TITLE, seats)
        s = self.match.state
        set_tiles(s, cities or {}, telegraph or {})
        s.deal = DEALS.index(deal)
        s.deal_stack &= ~(1 << s.deal)
        wanted = list(open_tiles) + [None] * (seats * OPEN_SLOTS)
        for at in range(seats * OPEN_SLOTS):
            stack = at % OPEN_SLOTS
            named = MILESTONES.index(wanted[at]) if wanted[at] else None
            free = [t for t in range(len(MILESTONES)) if s.unseen[stack] >> t & 1]
            free = [t for t in free if MILESTONES[t] not in wanted]
            self.open_milestone(
                at // OPEN_SLOTS, at % OPEN_SLOTS, free[0] if named is None else named
            )
        s.round = 1
        s.turn = s.active = 0
        s.step = TURN

    @property
    def s(self):
        return self.match.state

    # ── Changing ─────────────────────────────────────────────────────────────────────────────────

    def open_milestone(self, seat, position, tile):
        tile = MILESTONES.index(tile) if isinstance(tile, str) else tile
        at, s = seat * OPEN_SLOTS + position, self.s
        if s.milestones[at] != NONE:
            s.unseen[STACK_OF[s.milestones[at]]] |= 1 << s.milestones[at]
        s.milestones[at] = tile
        s.unseen[STACK_OF[tile]] &= ~(1 << tile)
        return self

    def promote(self, seat, position, *colours):
        for i, colour in enumerate(colours):
            c = COLOURS.index(colour)
            self.s.promoted[(seat * OPEN_SLOTS + position) * MOST_PLACES + i] = c + 1
            self.s.common[c] -= 1
        return self

    def purse(self, seat=0, money=600, shares=3):
        s = self.s
        s.common_shares += s.shares[seat] - shares
        s.money[seat], s.shares[seat] = money, shares
        return self

    def workers(self, seat=0, board=None, **supply):
        """Give a player exactly these workers."""
        s = self.s
        for place, wanted in ((s.supply, supply), (s.board, board or {})):
            for c, colour in enumerate(COLOURS):
                at = seat * HUES + c
                s.common[c] += place[at]
                place[at] = wanted.get(colour, 0)
                s.common[c] -= place[at]
        s.available[seat] = sum(supply.values()) + sum((board or {}).values())
        return self

    def rails(self, *spaces, seat=0):
        for space in spaces:
            pieces.put_rail(self.s, seat, SPACES.index(space))
            self.s.rails[seat] -= 1
        return self

    def stations(self, *cities, seat=0):
        for city in cities:
            pieces.put_station(self.s, seat, CITIES.index(city), None)
            self.s.buildings[seat] -= 1
        return self

    def offices(self, *sections, seat=0):
        for section in sections:
            pieces.put_office(self.s, seat, section - 1, None)
            self.s.buildings[seat] -= 1
        return self

    def trains(self, seat=0, down=(), **up):
        s = self.s
        for k, kind in enumerate(TRAINS):
            at = seat * KINDS + k
            had, wants_up, wants_down = (
                s.up[at] + s.down[at],
                up.get(kind, 0),
                list(down).count(kind),
            )
            s.up[at], s.down[at] = wants_up, wants_down
            if kind != "promote2":
                s.train_stock[k] += had - wants_up - wants_down
        return self

    def pieces(self, seat=0, buildings=12, rails=15):
        self.s.buildings[seat], self.s.rails[seat] = buildings, rails
        return self

    def steps(self, seat=0, **steps):
        for track, step in steps.items():
            self.s.steps[seat * len(TRACKS) + TRACKS.index(track)] = step
        return self

    def done(self, *tiles, seat=0):
        for tile in tiles:
            number = MILESTONES.index(tile)
            assert number not in self.s.milestones, f"{tile} is open"
            self.s.done[seat] |= 1 << number
            self.s.unseen[STACK_OF[number]] &= ~(1 << number)
        return self

    # ── Playing ──────────────────────────────────────────────────────────────────────────────────

    def play(self, *moves):
        """Play moves that must be legal; the invariants hold after each."""
        for move in moves:
            self.match.push(move)
            assert self.match.title.audit(self.s) == []
        return self

    def events(self, *moves):
        """Play moves and return what happened, as keys."""
        return [event.key for move in moves for event in self.match.push(move)]

    def roll(self, seed=1):
        """Let CHANCE draw while it is her turn."""
        dice = random.Random(seed)
        while self.match.turn == CHANCE:
            self.match.push(drawn(self.match.title, self.s, dice))
        return self

    def legal(self, start=""):
        """Return the legal moves that begin with a word, without it."""
        found = [str(move) for move in self.match.legal_moves]
        return [move[len(start) :].strip() for move in found if move.startswith(start)]

    def refused(self, move, rule, key):
        """The move is refused by that rule for that reason, and nothing changes."""
        before = self.match.digest
        with pytest.raises(IllegalMove) as caught:
            self.match.push(move)
        assert (caught.value.refusal.rule, caught.value.refusal.key) == (rule, key)
        assert move not in [str(m) for m in self.match.legal_moves]
        assert self.match.digest == before
        return caught.value.refusal.facts

    # ── Reading ──────────────────────────────────────────────────────────────────────────────────

    def money(self, seat=0):
        return self.s.money[seat]

    def shares(self, seat=0):
        return self.s.shares[seat]

    def supply(self, colour, seat=0):
        return self.s.supply[seat * HUES + COLOURS.index(colour)]

    def on_board(self, colour, seat=0):
        return self.s.board[seat * HUES + COLOURS.index(colour)]

    def counter(self, number):
        return self.s.counters[number]

    def step_of(self, track, seat=0):
        return self.s.steps[seat * len(TRACKS) + TRACKS.index(track)]

    def up(self, kind, seat=0):
        return self.s.up[seat * KINDS + TRAINS.index(kind)]

    def down(self, kind, seat=0):
        return self.s.down[seat * KINDS + TRAINS.index(kind)]

    def milestone(self, position, seat=0):
        tile = self.s.milestones[seat * OPEN_SLOTS + position]
        return "" if tile == NONE else MILESTONES[tile]

    def names(self, mask, names):
        return [names[i] for i in range(len(names)) if mask >> i & 1]


def set_up_match(seats, seed=1):
    """Return a real match with its set-up draws made, at the first pick."""
    match = Match(TITLE, seats)
    match.roll(random.Random(seed))
    return match
