"""The position of a match of Railroad Revolution: plain numbers and sets, no rules.

What a seat cannot know (RR-10.2) is kept apart. A milestone stack has two parts: ``unseen``, the
tiles nobody has looked at, a set without an order, and ``bottom``, the tiles put back (RR-9.3) from
the top down, each with the seats that know it. ``drawn`` holds the tiles in a player's hand in the
same form. So a position never holds an order that nobody knows, and what each seat knows is exact:
a tile that is drawn again is recognised by those who knew its place in the stack.
"""

from __future__ import annotations

from typing import Final, TypeVar

from roundhouse.core import protocol
from roundhouse.core.digest import Plain

# The decision at hand (RR-5)
DRAW_CITY: Final = 0  # RR-4.2 to RR-4.8: the draws of the set-up, in this order
DRAW_TELEGRAPH: Final = 1
DRAW_DEAL: Final = 2
DRAW_START: Final = 3
DRAW_SETUP: Final = 4
DRAW_WORKER: Final = 5
PICK: Final = 6
TURN: Final = 7
AGENDA: Final = 8
DRAW_MILESTONE: Final = 9
MILESTONE: Final = 10
DEAL: Final = 11
OVER: Final = 12

# Whose agenda it is (RR-6.1)
NO_AGENDA: Final = 0
SETUP_AGENDA: Final = 1
MAIN_AGENDA: Final = 2
DEAL_AGENDA: Final = 3

NONE: Final = -1
KNOWN: Final = 16  # a milestone put back or in hand: tile * KNOWN + set of the seats that know it

# RR-11.2: how far the end has come
PLAYING: Final = 0
FINISHING: Final = 1  # the round of the trigger
LAST_ROUND: Final = 2


T = TypeVar("T")


def changed(table: list[T], at: int, value: T) -> list[T]:
    """Return a table with one entry changed; the table itself may be shared with other positions."""
    twin = table[:]
    twin[at] = value
    return twin


class State(protocol.State):
    """A position.

    What changes rarely is shared by copies (see ``copy``): tiles, stacks, trains, milestones, available
    spaces. Whoever changes such a table replaces it, see ``changed``.
    """

    __slots__ = (
        "action",
        "active",
        "available",
        "below",
        "board",
        "bottom",
        "buildings",
        "city_tile",
        "colour",
        "common",
        "common_shares",
        "connected",
        "counters",
        "deal",
        "deal_discard",
        "deal_due",
        "deal_stack",
        "deals_made",
        "done",
        "down",
        "drawer",
        "drawing",
        "drawn",
        "due",
        "ending",
        "first_office",
        "first_station",
        "frontier",
        "items",
        "kind",
        "laid",
        "milestones",
        "money",
        "offered",
        "offices",
        "promoted",
        "rails",
        "round",
        "seats",
        "shares",
        "special",
        "stack",
        "stations",
        "step",
        "steps",
        "supply",
        "target",
        "telegraph_tile",
        "train_stock",
        "undrawn",
        "unseen",
        "up",
    )

    def __init__(self) -> None:
        self.turn = 0  # who decides now
        self.seats = 0
        self.step = DRAW_CITY
        self.below = NONE  # the step that a milestone interrupts (RR-12.15)
        self.active = 0  # the player on turn
        self.round = 0
        self.ending = PLAYING
        # per player
        self.money: list[int] = []
        self.shares: list[int] = []
        self.buildings: list[int] = []  # on the player board
        self.rails: list[int] = []  # on the player board
        self.laid: list[int] = []  # own rails on the map: a set of spaces
        self.frontier: list[int] = []  # available spaces (RR-7.2)
        self.connected: list[int] = []  # set of cities (RR-7.1)
        self.stations: list[int] = []  # set of cities
        self.offices: list[int] = []  # set of sections
        self.available: list[int] = []  # workers in supply and on the board
        self.done: list[int] = []  # completed milestones: a set
        # per player and ...
        self.supply: list[int] = []  # ... colour
        self.board: list[int] = []  # ... colour
        self.steps: list[int] = []  # ... track
        self.up: list[int] = []  # ... kind of train, face up
        self.down: list[int] = []  # ... kind of train, face down
        self.milestones: list[int] = []  # ... slot; NONE if empty
        self.promoted: list[int] = []  # ... slot and worker place: colour + 1, 0 if empty
        # common
        self.common: list[int] = []  # workers by colour
        self.common_shares = 0
        self.train_stock: list[int] = []
        self.city_tile: list[int] = []  # by city
        self.telegraph_tile: list[int] = []  # by section; NONE without one
        self.first_station = 0  # cities whose First slot is taken
        self.first_office = 0  # sections whose First slot is taken
        self.deal = NONE  # face up
        self.deal_stack = 0  # set, order unknown to all
        self.deal_discard = 0
        self.offered: list[int] = []  # set-up tiles on show: tile * 16 + side * 8 + colour
        # milestone stacks (RR-9.3, RR-10.2)
        self.unseen: list[int] = []  # per stack a set
        self.bottom: list[tuple[int, ...]] = []  # per stack, see KNOWN
        self.drawer = NONE  # who draws
        self.stack = NONE  # from which stack
        self.drawing = NONE  # slot of the completed milestone, while a new one is drawn
        self.undrawn = 0  # how many more tiles are drawn
        self.drawn: tuple[int, ...] = ()
        # the agenda (RR-6.1)
        self.kind = NO_AGENDA
        self.action = NONE
        self.colour = NONE
        self.special = False
        self.target = NONE
        self.due = 0
        self.items: list[int] = []
        self.counters: list[int] = []
        self.deal_due = False
        self.deals_made = 0  # set of the deals the deciding player has made in this round of deals

    def copy(self) -> State:
        """Return an independent copy."""
        c = State.__new__(State)
        c.turn = self.turn
        c.seats = self.seats
        c.step = self.step
        c.below = self.below
        c.active = self.active
        c.round = self.round
        c.ending = self.ending
        c.money = self.money[:]
        c.shares = self.shares[:]
        c.buildings = self.buildings[:]
        c.rails = self.rails[:]
        c.laid = self.laid[:]
        c.frontier = self.frontier
        c.connected = self.connected[:]
        c.stations = self.stations[:]
        c.offices = self.offices[:]
        c.available = self.available[:]
        c.done = self.done
        c.supply = self.supply[:]
        c.board = self.board[:]
        c.steps = self.steps[:]
        c.up = self.up
        c.down = self.down
        c.milestones = self.milestones
        c.promoted = self.promoted[:]
        c.common = self.common[:]
        c.common_shares = self.common_shares
        c.train_stock = self.train_stock
        c.city_tile = self.city_tile
        c.telegraph_tile = self.telegraph_tile
        c.first_station = self.first_station
        c.first_office = self.first_office
        c.deal = self.deal
        c.deal_stack = self.deal_stack
        c.deal_discard = self.deal_discard
        c.offered = self.offered
        c.unseen = self.unseen
        c.bottom = self.bottom
        c.drawer = self.drawer
        c.stack = self.stack
        c.drawing = self.drawing
        c.undrawn = self.undrawn
        c.drawn = self.drawn
        c.kind = self.kind
        c.action = self.action
        c.colour = self.colour
        c.special = self.special
        c.target = self.target
        c.due = self.due
        c.items = self.items[:]
        c.counters = self.counters[:]
        c.deal_due = self.deal_due
        c.deals_made = self.deals_made
        return c

    def key(self) -> tuple[Plain, ...]:
        """Return all that distinguishes this position; derived sets follow from it."""
        return (
            *(self.turn, self.seats, self.step, self.below, self.active, self.round, self.ending),
            tuple(self.money),
            tuple(self.shares),
            tuple(self.buildings),
            tuple(self.rails),
            tuple(self.laid),
            tuple(self.stations),
            tuple(self.offices),
            tuple(self.done),
            tuple(self.supply),
            tuple(self.board),
            tuple(self.steps),
            tuple(self.up),
            tuple(self.down),
            tuple(self.milestones),
            tuple(self.promoted),
            tuple(self.common),
            self.common_shares,
            tuple(self.train_stock),
            tuple(self.city_tile),
            tuple(self.telegraph_tile),
            *(self.first_station, self.first_office),
            *(self.deal, self.deal_stack, self.deal_discard),
            tuple(self.offered),
            tuple(self.unseen),
            tuple(self.bottom),
            *(self.drawer, self.stack, self.drawing, self.undrawn, self.drawn),
            *(self.kind, self.action, self.colour, int(self.special), self.target, self.due),
            tuple(self.items),
            tuple(self.counters),
            *(int(self.deal_due), self.deals_made),
        )
