"""The position of a match (AOS-4.3): plain numbers; and the points where a map may change the rules.

Hexes and seats are numbers. What lies on the board stands in rails.py. A set of hexes is an ``int``
with one bit each.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from roundhouse.core.digest import Plain
from roundhouse.core.events import CHANCE, Event, Line, Refusal
from roundhouse.core.protocol import Move, Option
from roundhouse.games.age_of_steam.board import Board
from roundhouse.games.age_of_steam.moves import MoveTable
from roundhouse.games.age_of_steam.rails import NOBODY_OWNS as NOBODY_OWNS
from roundhouse.games.age_of_steam.rails import Rails
from roundhouse.games.age_of_steam.tiles import Change

# The phases (AOS-4.2); income, expenses and reduction need no decision and are one
ISSUING: Final = 0
ORDERING: Final = 1
CHOOSING: Final = 2
BUILDING: Final = 3
MOVING: Final = 4
PAYING: Final = 5
GROWING: Final = 6
PHASES: Final = ["issuing", "ordering", "choosing", "building", "moving", "paying", "growing"]

# What is decided now (AOS-4.4, AOS-4.6)
SETUP_CUBE: Final = 0
SETUP_ORDER: Final = 1
ISSUE: Final = 2
AUCTION: Final = 3
CHOOSE: Final = 4
URBANISE: Final = 5
BUILD: Final = 6
MOVE: Final = 7
PRODUCE: Final = 8
PRODUCE_DRAW: Final = 9
PLACE: Final = 10
EXTRA_DRAW: Final = 11
DICE: Final = 12
MAP_DECISION: Final = 13
OVER: Final = 14

NO_ACTION: Final = -1
NO_COLOUR: Final = -1
NOT_BUILT: Final = -1
CUBE_BITS: Final = 5  # cubes of a colour on a hex, in State.cubes
MOST_SHARES: Final = 15
MOST_ENGINE: Final = 6


class State(Rails):
    """A position. Everything here is open to everybody (AOS-3.6)."""

    __slots__ = (
        "action",
        "any_class_first",
        "aside",
        "at",
        "bag",
        "bids",
        "board",
        "built",
        "built_only",
        "costs",
        "cubes",
        "display",
        "drawn",
        "draws",
        "engine",
        "engine_used",
        "extra",
        "first_built",
        "fresh",
        "gone",
        "half_used",
        "hexes_built",
        "income",
        "letters",
        "lose_at_turn_end",
        "markers",
        "money",
        "move_round",
        "once_per_hex",
        "options",
        "order",
        "out",
        "passed",
        "phase",
        "privilege_used",
        "queue",
        "redirect_and_add",
        "round",
        "rules",
        "seats",
        "shares",
        "step",
        "supply",
        "table",
        "touched",
        "town_markers",
        "urbanise_any_time",
        "urbanised",
    )

    # No __init__: compiled, even State.__new__ would run it, and a copy would pay for it twice.
    def prepare(self, board: Board, table: MoveTable, rules: Rules, seats: int) -> None:
        """Make this the position before anything has happened."""
        self.turn = CHANCE  # the set-up is drawn
        # what never changes, shared by all copies
        self.board = board
        self.table = table
        self.rules = rules
        self.options: dict[str, str] = {}
        self.draws: list[int] = []  # what the draws of the set-up are for, see setup.py
        self.seats = seats
        # house rules (AOS-21)
        self.lose_at_turn_end = False
        self.urbanise_any_time = False
        self.any_class_first = False
        self.redirect_and_add = False
        self.once_per_hex = False
        self.built_only = False
        # where we are
        self.round = 0
        self.phase = 0  # place in rules.phases
        self.step = SETUP_CUBE
        self.order: list[int] = []  # turn order of the active players
        self.queue: list[int] = []  # who acts in this phase, in order
        self.at = 0  # place in the queue, or number of the draw or die
        # per player
        self.money = [board.start_money] * seats
        self.income = [0] * seats
        self.shares = [board.start_shares] * seats
        self.engine = [1] * seats
        self.action = [NO_ACTION] * seats
        self.markers = [0] * seats  # ownership markers on the board
        self.touched = [0] * seats  # the stops where own track ends, as a set of hexes
        self.out = 0  # set of eliminated seats
        self.first_built = 0  # set of seats whose first tile lies
        # pieces
        self.bag: list[int] = []
        self.aside: list[int] = []  # cubes put back into the bag once the set-up is done
        self.gone = 0  # cubes out of the game
        self.display: list[int] = []
        self.supply: list[int] = []
        self.town_markers = 0
        # the board
        self.clear(board)
        self.fresh = 0  # set of slots whose track was built this round
        self.cubes = [0] * board.hexes
        self.letters = [NOT_BUILT] * 8  # where each New City stands
        # the phase at hand
        self.bids: list[int] = []
        self.passed: list[int] = []
        self.privilege_used = False
        self.built = 0
        self.urbanised = False
        self.half_used = False
        self.hexes_built: list[int] = []
        self.costs: list[int] = []  # full prices of the tiles built this turn
        self.move_round = 0
        self.engine_used = 0
        self.drawn: list[int] = []
        self.extra: list[int] = []  # what only a map needs

    def copy(self) -> State:
        """Return an independent copy."""
        c = State.__new__(State)
        self.share_with(c)
        c.turn = self.turn
        c.board = self.board
        c.table = self.table
        c.rules = self.rules
        c.options = self.options
        c.draws = self.draws
        c.seats = self.seats
        c.lose_at_turn_end = self.lose_at_turn_end
        c.urbanise_any_time = self.urbanise_any_time
        c.any_class_first = self.any_class_first
        c.redirect_and_add = self.redirect_and_add
        c.once_per_hex = self.once_per_hex
        c.built_only = self.built_only
        c.round = self.round
        c.phase = self.phase
        c.step = self.step
        c.order = self.order[:]
        c.queue = self.queue[:]
        c.at = self.at
        c.money = self.money[:]
        c.income = self.income[:]
        c.shares = self.shares[:]
        c.engine = self.engine[:]
        c.action = self.action[:]
        c.markers = self.markers[:]
        c.touched = self.touched[:]
        c.out = self.out
        c.first_built = self.first_built
        c.bag = self.bag[:]
        c.aside = self.aside
        c.gone = self.gone
        c.display = self.display
        c.supply = self.supply
        c.town_markers = self.town_markers
        c.fresh = self.fresh
        c.cubes = self.cubes
        c.letters = self.letters
        c.bids = self.bids[:]
        c.passed = self.passed[:]
        c.privilege_used = self.privilege_used
        c.built = self.built
        c.urbanised = self.urbanised
        c.half_used = self.half_used
        c.hexes_built = self.hexes_built[:]
        c.costs = self.costs[:]
        c.move_round = self.move_round
        c.engine_used = self.engine_used
        c.drawn = self.drawn[:]
        c.extra = self.extra[:]
        return c

    def key(self) -> tuple[Plain, ...]:
        """Return all that distinguishes this position; links and the like follow from it."""
        return (
            self.turn,
            self.board.key,
            self.seats,
            tuple([f"{name}={value}" for name, value in self.options.items()]),
            (self.round, self.phase, self.step, self.at),
            tuple(self.order),
            tuple(self.queue),
            tuple(self.money),
            tuple(self.income),
            tuple(self.shares),
            tuple(self.engine),
            tuple(self.action),
            (self.out, self.first_built, self.gone, self.town_markers),
            tuple(self.bag),
            tuple(self.aside),
            tuple(self.display),
            tuple(self.supply),
            tuple(self.placed),
            tuple(self.owner),
            self.fresh,
            tuple(self.cubes),
            tuple(self.accepts),
            tuple(self.letters),
            tuple(self.link_a),
            tuple(self.link_owner),
            tuple(self.bids),
            tuple(self.passed),
            (int(self.privilege_used), self.built, int(self.urbanised)),
            (int(self.half_used), self.move_round, self.engine_used),
            tuple(self.hexes_built),
            tuple(self.costs),
            tuple(self.drawn),
            tuple(self.extra),
        )

    # ── Lists that are never changed in place, so that copies share them ─────────────────────────

    def add_cubes(self, h: int, colour: int, count: int) -> None:
        """AOS-3.2  Cubes of a colour come to a hex, or leave it."""
        cubes = self.cubes[:]
        cubes[h] += count << (CUBE_BITS * colour)
        self.cubes = cubes

    def show(self, space: int, colour: int) -> None:
        """AOS-1.7  A cube lies on a space of the display, or NO_COLOUR."""
        display = self.display[:]
        display[space] = colour
        self.display = display

    def take_tile(self, tile: int, count: int) -> None:
        """AOS-1.4  Tiles are taken from the supply, or given back."""
        supply = self.supply[:]
        supply[tile] -= count
        self.supply = supply

    def use_letter(self, letter: int, h: int) -> None:
        """AOS-8.30  A New City stands on a hex."""
        letters = self.letters[:]
        letters[letter] = h
        self.letters = letters

    def put_aside(self, colour: int) -> None:
        """AOS-18.1  A drawn cube waits for the end of the set-up."""
        aside = self.aside[:]
        aside[colour] += 1
        self.aside = aside

    # ── Questions ────────────────────────────────────────────────────────────────────────────────

    def active(self, seat: int) -> bool:
        """AOS-4.8  Whether a player is still in the match."""
        return not self.out >> seat & 1

    def cubes_of(self, h: int, colour: int) -> int:
        """Return how many cubes of a colour lie on a hex."""
        return self.cubes[h] >> (CUBE_BITS * colour) & 31


Log = list[Event] | None


@dataclass(frozen=True)
class Rules:
    """The points where a map may change the rules, each with its rule number.

    BASE in base.py holds those of the base game; a map says ``RULES = replace(BASE, …)``.
    """

    # AOS-21: house rules a table may choose on this map
    options: tuple[Option, ...]
    # AOS-4.5: the phases of a round in their order
    phases: tuple[int, ...]
    # AOS-18.1: whether a drawn cube may lie on a space of the display
    fits: Callable[[State, int, int], bool]
    # AOS-3.2, AOS-18.2: random cubes on a hex at the start
    start_cubes: Callable[[State, int], int]
    # AOS-5.2, AOS-18.3: shares the player may issue now
    most_issued: Callable[[State], int]
    # AOS-6.1, AOS-19.3: begin the phase of turn order
    open_order: Callable[[State, Log], None]
    # AOS-7.1, AOS-18.4, AOS-19.2: set of the actions of this map, and of those free now
    actions: int
    free_actions: Callable[[State], int]
    # AOS-18.4: what an action chosen means for later rounds
    chosen: Callable[[State, int], None]
    # AOS-8.2, AOS-17.4: builds of the player in one turn
    most_builds: Callable[[State], int]
    # AOS-17.3: whether a build at half price can be declared
    halves: Callable[[State], bool]
    # AOS-8.25, AOS-17.3: what is paid for a build, given its price and whether at half
    charge: Callable[[State, int, bool], int]
    # AOS-8.20, AOS-15.7: the stops that new track may hang on
    anchors: Callable[[State], int]
    # AOS-15.7: why a change would leave the player's track in pieces; whether to ask for every build
    why_not_apart: Callable[[State, Change], Refusal | None]
    ask_apart: Callable[[State], bool]
    # AOS-8.19, AOS-15.6: the cities a first tile may lead into
    first_cities: Callable[[State], int]
    # AOS-17.5: nobody may leave unfinished sections; then those of some builds, at full or half price,
    # after which everything can still be finished, and whether it can after a build, link or New City
    finishes: bool
    finishing: Callable[[State, list[Move], bool], list[Move]]
    can_finish: Callable[[State, Move], bool]
    # AOS-8.35, AOS-15.4: what becomes of cubes under a New City
    clear_town: Callable[[State, int], None]
    # AOS-8.33, AOS-15.7: the unowned sections that become the player's with a New City, first ones first
    claims: Callable[[State, int], list[int]]
    # AOS-15.8: after a build or a New City; True if a decision of the map comes first
    track_changed: Callable[[State, Log], bool]
    # AOS-19.6: cubes start on track, not only at stops; whether their section may be used again
    cubes_on_track: bool
    reuse_start: Callable[[State], bool]
    # AOS-9.9: a cube has arrived: colour, start, end, owners of the links; True as above
    delivered: Callable[[State, int, int, int, list[int], Log], bool]
    # AOS-10.4, AOS-16.7: what an income shrinks by
    reduction: Callable[[State, int], int]
    # AOS-11.3, AOS-18.5: dice per area
    dice: Callable[[State], int]
    # AOS-12.2, AOS-12.4, AOS-15.11, AOS-18.6: the score, the places, what comes after the last round, why
    # a match that is over has ended, and whether money is what counts
    money_counts: bool
    scores: Callable[[State], list[int]]
    ranks: Callable[[State], list[int]]
    finish: Callable[[State, Log], None]
    # AOS-12.1, AOS-18.6: why a match that is over has ended
    ending: Callable[[State], tuple[Line, ...]]
    # AOS-15.12, AOS-19.3: decisions of the map: the options, the refusals, the effect, the question
    decisions: Callable[[State], list[Move]]
    why_not: Callable[[State, Move], Refusal | None]
    decide: Callable[[State, Move, Log], None]
    prompt: Callable[[State], Line]
    # advice: how dear a dollar is on this map, how far ahead of the links an engine may be
    thrift: float
    eager: float
    # advice for decisions of the map: the weights of the moves, why somebody would make one
    weigh: Callable[[State, list[Move]], list[float]]
    reason: Callable[[State, Move], Line]
    # AOS-22: invariants of the map
    audit: Callable[[State], list[str]]
