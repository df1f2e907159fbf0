"""The smallest title: chance, a secret and one decision. Core is shown and tested with it alone.

TOY-1  Two or three seats, one after the other, draw cards or stand; the highest sum wins.
TOY-2  Nobody holds more than two cards.
TOY-3  CHANCE deals the cards 1, 2 and 3; from a stacked deck a card is as likely as it is high.
TOY-4  A hand is known to its owner until all have stood, unless hands are open.

The registry does not list it. ``fault`` makes it break one law, so that the laws can be seen to work.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from roundhouse.core.digest import Plain
from roundhouse.core.drawing import Drawing, Sketch, Stamp
from roundhouse.core.events import CHANCE, NOBODY, Event, Line, Refusal, Seat
from roundhouse.core.protocol import Dice, Move, Option, State, Title, parse_in
from roundhouse.core.view import SEAT, TEXT, Cell, Panel, Position, Row, View

DRAW: Final = Move("draw")
STAND: Final = Move("stand")
CARDS: Final = [Move("card 1"), Move("card 2"), Move("card 3")]
MOST: Final = 2
READABLE: Final[dict[str, Move]] = {str(move): move for move in [DRAW, STAND, *CARDS]}


@dataclass(frozen=True)
class Hands(Position):
    """What a seat may read of every hand."""

    texts: tuple[str, ...]


class ToyState(State):
    """Who decides, and what each seat holds."""

    __slots__ = ("active", "faulty_copy", "hands", "open", "stacked")

    def __init__(self, seats: int) -> None:
        self.turn = 0
        self.active = 0  # who draws; CHANCE decides in between
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.open = False
        self.stacked = False
        self.faulty_copy = ""

    def copy(self) -> ToyState:
        """Return an independent copy."""
        twin = ToyState(0)
        twin.turn, twin.active = self.turn, self.active
        twin.hands = [hand[:] for hand in self.hands]
        twin.open, twin.stacked = self.open, self.stacked
        twin.faulty_copy = self.faulty_copy
        if self.faulty_copy == "shares":
            twin.hands = self.hands
        if self.faulty_copy == "differs":
            twin.active += 1
        return twin

    def key(self) -> tuple[Plain, ...]:
        """Return all that distinguishes this position."""
        hands = tuple([tuple(hand) for hand in self.hands])
        return self.turn, self.active, int(self.open), int(self.stacked), hands


class Toy(Title[ToyState]):
    """Draw or stand."""

    def __init__(self, fault: str = "") -> None:
        self.key = "toy"
        self.name = "Toy"
        self.board = "table"
        self.prefix = "TOY"
        self.seats = range(2, 4)
        self.rules_version = 3
        self.stage = "production"
        self.packages = ("roundhouse.core",)
        self.longest = 20
        self.fault = fault
        self.options = (
            Option("deck", ("plain", "stacked"), "TOY-3"),
            Option("hands", ("hidden", "open"), "TOY-4", (("open", "deck", "stacked"),)),
        )

    def setup(self, seats: int, options: dict[str, str]) -> ToyState:
        """TOY-1  Nobody holds a card; seat 0 begins."""
        s = ToyState(seats)
        s.open = options["hands"] == "open"
        s.stacked = options["deck"] == "stacked"
        return s

    def moves(self, s: ToyState) -> list[Move]:
        """TOY-1, TOY-2, TOY-3  Draw while there is room, or stand; CHANCE deals any card."""
        if s.turn == NOBODY:
            return [STAND] if self.fault == "goes on" else []
        if self.fault == "stuck":
            return []
        if s.turn == CHANCE:
            return CARDS[:]
        if self.fault == "peeks" and 3 in s.hands[1 - s.turn]:
            return [STAND]
        if self.fault == "twice":
            return [STAND, STAND]
        return [DRAW, STAND] if len(s.hands[s.turn]) < MOST else [STAND]

    def odds(self, s: ToyState) -> list[tuple[Move, int]]:
        """TOY-3  All alike, or by their height."""
        weights = [1, 2, 3] if s.stacked else [1, 1, 1]
        if self.fault == "weightless":
            weights = [0, 1, 1]
        odds = list(zip(CARDS, weights, strict=True))
        return odds[1:] if self.fault == "short odds" else odds

    def apply(self, s: ToyState, m: Move, log: list[Event] | None = None) -> None:
        """TOY-1, TOY-3  Carry out a legal move."""
        if m == DRAW:
            s.turn = CHANCE
        elif m == STAND:
            s.active += 1
            s.turn = s.active if s.active < len(s.hands) else NOBODY
            if self.fault == "listens" and log is not None:
                s.active += 1
        else:
            card = CARDS.index(m) + 1
            s.hands[s.active].append(card)
            s.turn = s.active
            if log is not None:
                readers = None if s.open else (s.active,)
                facts: dict[str, int | str] = {"seat": s.active, "own_card": card}
                log.append(Event("TOY-3", "card-drawn", facts, readers))

    def promising(self, s: ToyState) -> list[Move]:
        """Return what a playout chooses from: everything."""
        if self.fault == "dreams":
            return [CARDS[0]]
        return [] if self.fault == "hopeless" else self.moves(s)

    def glance(self, s: ToyState, moves: list[Move]) -> list[float]:
        """Return weights for a playout."""
        return [] if self.fault == "blinks" else self.weigh(s, moves)

    def weigh(self, s: ToyState, moves: list[Move]) -> list[float]:
        """An empty hand wins nothing; with a card, drawing and standing look alike."""
        empty = s.turn >= 0 and not s.hands[s.turn]
        return [2.0 if empty and move is DRAW else 0.0 for move in moves]

    def scores(self, s: ToyState) -> tuple[int, ...]:
        """TOY-1  The sum of the cards."""
        return tuple([sum(hand) for hand in s.hands])

    def why_not(self, s: ToyState, m: Move) -> Refusal | None:
        """TOY-1, TOY-2  The rule that forbids a move."""
        if self.fault == "refuses all":
            return Refusal("TOY-1", "not-now")
        if m in (self.moves(s) if not self.fault else Toy().moves(s)):
            return None
        if m == DRAW and s.turn >= 0:
            if self.fault == "lenient":
                return None
            rule = "RULE-2" if self.fault == "foreign rule" else "TOY-2"
            instead = "draw" if self.fault == "bad advice" else "stand"
            return Refusal(rule, "hand-full", {"cards": MOST}, instead)
        return Refusal("TOY-1", "not-now", {"move": str(m)})

    def candidates(self, s: ToyState) -> list[Move]:
        """TOY-1  Everything that can be written."""
        return [DRAW] if self.fault == "forgetful" else [DRAW, STAND, *CARDS]

    def parse(self, s: ToyState, text: str) -> Move:
        """TOY-1  Undo ``str``."""
        if self.fault == "misreads":
            return STAND
        return parse_in(READABLE, text, "draw, stand or card 2")

    def picks(self, s: ToyState, m: Move) -> tuple[str, ...]:
        """TOY-1  The move as one thing to point at."""
        return ("action:" + str(m).replace(" ", "-"),)

    def prompt(self, s: ToyState) -> Line:
        """TOY-1  Card or no card?"""
        return Line("TOY-1", "draw-or-stand", {"seat": s.turn})

    def readers(self, s: ToyState, m: Move) -> tuple[Seat, ...] | None:
        """TOY-4  A card is for the eyes of the one who draws."""
        return (s.active,) if m in CARDS and not s.open else None

    def imagine(self, s: ToyState, seat: Seat, dice: Dice) -> ToyState:
        """TOY-4  Other hands are drawn anew."""
        twin = s.copy()
        if s.open or s.turn == NOBODY:
            return twin
        for other in range(len(twin.hands)):
            if other != seat:
                twin.hands[other] = [1 + dice.randrange(3) for _ in twin.hands[other]]
        return twin

    def view(self, s: ToyState, seat: Seat | None) -> View:
        """TOY-4  The own hand, and how many cards the others hold."""
        rows = []
        shown: list[str] = []
        for owner, hand in enumerate(s.hands):
            known = s.open or s.turn == NOBODY or owner == seat or self.fault == "leaks"
            text = " ".join([str(card) if known else "?" for card in hand])
            shown.append(text)
            rows.append(Row((Cell(owner, SEAT), Cell(text, TEXT)), f"seat-{owner}"))
        over = s.turn == NOBODY
        return View(
            self.key,
            self.board,
            seat,
            len(s.hands),
            s.turn,
            Line("TOY-1", "over" if over else "running"),
            None if over else self.prompt(s),
            (Panel("hands", ("player", "hand"), tuple(rows)),),
            self.scores(s) if over else (),  # what the hands are worth is a secret until then
            self.ranks(s) if over else (),
            Hands(tuple(shown)),
        )

    def draw(self, v: View) -> Drawing:
        """TOY-4  The hands as text."""
        assert isinstance(v.position, Hands)
        lines = [
            f'<text y="{10 * n + 10}">{hand}</text>' for n, hand in enumerate(v.position.texts)
        ]
        looks = {"light": "text{fill:#000}", "dark": "text{fill:#fff}"}
        return Drawing(40, 10.0 * len(lines) + 5, tuple(lines), looks, "Toy")

    def sketch(self, v: View) -> Sketch:
        """TOY-4  The hands, one under the other."""
        assert isinstance(v.position, Hands)
        return Sketch(tuple([Stamp(0, n, hand) for n, hand in enumerate(v.position.texts)]))
