"""What a game is: the contract between a title and everybody who plays it.

Authors write a ``Title``; everybody else holds a ``Match``. A title is stateless and pure: it knows
neither time nor network, disk, language or a person's name. Chance is a seat like any other whose
decisions carry weights.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from roundhouse.core import net
from roundhouse.core.digest import Plain, digest_of
from roundhouse.core.drawing import Caption, Drawing, Sample, Sketch
from roundhouse.core.errors import NotationError, SetupError
from roundhouse.core.events import NOBODY, Event, Line, Refusal, Seat
from roundhouse.core.gazetteer import Gazetteer
from roundhouse.core.view import Panel, Position, View


class Dice(Protocol):
    """Whatever can draw: ``random.Random`` and the like."""

    def randrange(self, stop: int, /) -> int:
        """Return a number from 0 to stop - 1, each equally likely."""
        ...


class Move:
    """One atomic decision. Its text is its notation; equal texts are equal moves.

    Titles build their moves once and hand out the same objects again and again. Who may read a move
    while the match runs is asked of the title (``Title.readers``), for that depends on the position.
    """

    __slots__ = ("text",)  # read it with str(): some moves write it only then

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and other.text == self.text)

    def __hash__(self) -> int:
        return hash(self.text)


class State:
    """A position: plain data, no rules. ``turn`` is the seat that decides, CHANCE or NOBODY."""

    __slots__ = ("turn",)

    turn: Seat

    def copy(self) -> State:
        """Return an independent copy."""
        raise NotImplementedError

    def key(self) -> tuple[Plain, ...]:
        """Return all that distinguishes this position, as plain values in a fixed order."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(repr(self.key()))

    def digest(self) -> str:
        """Return a short text that is the same for equal positions on every machine."""
        return digest_of(self.key())


@dataclass(frozen=True)
class Option:
    """A choice made once per match: the first value is the default; ``rule`` says what it changes."""

    key: str
    values: tuple[str, ...]
    rule: str
    # values of other options that exclude a value of this one: (my value, other key, other value)
    conflicts: tuple[tuple[str, str, str], ...] = ()

    @property
    def default(self) -> str:
        """The value that holds if nobody chooses."""
        return self.values[0]


S = TypeVar("S", bound=State)
# Says what a view shows and what has happened, in every language; returns what cannot be said
Teller = Callable[["Title[Any]", View, list[Event]], list[str]]


class Title(Generic[S]):
    """A published game on one board. Stateless; one object per title and board."""

    key: str  # "age-of-steam"
    name: str  # "Age of Steam"; names of games are not translated
    board: str  # "rust-belt"
    board_name: str = ""  # "Rust Belt", as printed on it; a text ``board-…`` goes before it
    prefix: str  # "AOS": what its rule numbers start with
    seats: range  # possible numbers of seats
    options: tuple[Option, ...]
    rules_version: int
    stage: str  # prealpha, alpha, beta, production: what its tests have earned
    packages: tuple[str, ...]  # where texts/ and board files lie, most particular first
    longest: int  # no match has more decisions than this; a bound for laws and fuzzing
    headlines: tuple[str, ...] = ()  # keys of events that everybody must hear: who is out, the end
    secrets: bool = False  # whether some seat may know what another may not
    horizon: int = 0  # how many decisions a search plays on before it asks for a forecast
    samples: bool = False  # whether some moves are better drawn than told, see ``sample``
    spread: float = 10.0  # so many points ahead, a win is likely (about 3 in 4)

    # ── The fast path ────────────────────────────────────────────────────────────────────────────

    def setup(self, seats: int, options: dict[str, str]) -> S:
        """Return the first position. ``options`` are complete and checked, see ``settled``."""
        raise NotImplementedError

    def moves(self, s: S) -> list[Move]:
        """Return all legal decisions in a fixed order; empty once the match is over."""
        raise NotImplementedError

    def apply(self, s: S, m: Move, log: list[Event] | None = None) -> None:
        """Carry out a legal move. Tell what happened only if a log is given."""
        raise NotImplementedError

    def odds(self, s: S) -> list[tuple[Move, int]]:
        """Return, when CHANCE decides, every outcome with its positive weight, in a fixed order."""
        return [(m, 1) for m in self.moves(s)]

    def scores(self, s: S) -> tuple[int, ...]:
        """Return the standing now; final once the match is over."""
        raise NotImplementedError

    def ranks(self, s: S) -> tuple[int, ...]:
        """Return each seat's place, 1 for the winners; equal scores are equal places."""
        scores = self.scores(s)
        return tuple([1 + sum([1 for other in scores if other > mine]) for mine in scores])

    # ── The explaining path ──────────────────────────────────────────────────────────────────────

    def why_not(self, s: S, m: Move) -> Refusal | None:
        """Return the rule that forbids the move, or None if it is legal."""
        raise NotImplementedError

    def candidates(self, s: S) -> Iterable[Move]:
        """Return every writable move of the decision at hand, legal or not.

        That is: everything a player could reasonably try to write down here, and at least one move of
        every other kind ("not now"). All legal moves are among them. The law that ``moves`` and
        ``why_not`` agree walks this list, and so does the answer to "why can I not pick this?", so
        what is missing here is neither tested nor explained. It may be slow; it has no order.
        """
        raise NotImplementedError

    def parse(self, s: S, text: str) -> Move:
        """Return the move written as ``text``; NotationError if it cannot be read."""
        raise NotImplementedError

    def picks(self, s: S, m: Move) -> tuple[str, ...]:
        """Return the move as things to point at, such as ``("action:build", "hex:D3")``.

        Each pick is ``kind:value`` and names something a player can see: a place on the board (the
        picture marks it with the same pick), a row or cell of a panel (``Cell.pick``), or a button. The
        picks of a move are given in the order a player would choose them, and no two legal moves have
        the same list; a list may be the beginning of another (the page then offers to stop there). A
        last pick ``bid:12`` or ``issue:2`` whose number also ends the notation becomes one field with
        a range. Words come from the texts (``pick-…``, ``name-…``) or from ``captions``.
        """
        raise NotImplementedError

    def prompt(self, s: S) -> Line:
        """Return what is asked of the seat that decides."""
        raise NotImplementedError

    def heading(self, s: S) -> Line:
        """Return where in the match we are; its first fact, if it has one, counts the rounds."""
        return self.view(s, None).heading

    def view(self, s: S, seat: Seat | None) -> View:
        """Return what that seat may know; None is an onlooker."""
        raise NotImplementedError

    def draw(self, v: View) -> Drawing:
        """Return the board as SVG, from a view only. It holds no words that a language changes."""
        raise NotImplementedError

    def captions(self, v: View) -> dict[str, Caption]:
        """Return what the places of the picture are called, by pick: from a view only."""
        return {}

    def words(self, v: View) -> Gazetteer | None:
        """Return the board in words: places, what lies beside them, networks. From a view only."""
        return None

    def describe(self, v: View, pick: str) -> Caption | None:
        """Return what a pick is called for which the picture has no place: a tile, a way of a cube."""
        return None

    def sample(self, s: S, v: View, m: Move) -> Sample | None:
        """Return how a legal move of the deciding seat looks and what it brings, if words will not do.

        It is asked for moves that have all but their last picks in common (the builds on one hex, the
        runs of one cube), so it may cost as much as carrying the move out.
        """
        return None

    def trace(self, s: S, v: View, m: Move) -> str:
        """Return what is laid over the board while a legal move is pointed at; nothing: what is new."""
        return ""

    def sketch(self, v: View) -> Sketch:
        """Return the board for a terminal, from a view only."""
        raise NotImplementedError

    def imagine(self, s: S, seat: Seat, dice: Dice) -> S:
        """Return the position with everything the seat cannot know drawn anew.

        A bot is given this and never the table's own state. Two states with equal views for the seat
        must give equal positions from equal dice, else a bot could see through the guess. A title
        whose positions are open to all (``secrets`` is False) has nothing to draw: a copy will do.
        """
        twin = s.copy()
        assert type(twin) is type(s)
        return twin

    def auction(self, s: S) -> str:
        """Return what is being auctioned now, or nothing: the scope of a standing bid.

        The text is never shown. It is the same during one auction and differs from that of every other
        auction of the match, so that "up to $12" ends with the auction it was meant for. Only titles
        whose bids are written ``bid N`` and whose way out is ``pass`` may return one.
        """
        return ""

    def readers(self, s: S, m: Move) -> tuple[Seat, ...] | None:
        """Return the seats that may read this move while the match runs; None means all.

        ``s`` is the position before the move. Others get the move as an empty text in their record and
        the events with their private facts left out (``core.events.told``); the whole record opens
        when the match is over.
        """
        return None

    def ending(self, s: S) -> tuple[Line, ...]:
        """Return why a match that is over has ended: lines told with the texts of events."""
        return ()

    def accounts(self, seats: int, events: list[Event]) -> Panel | None:
        """Return where the scores came from, counted from everything that was told; the best first.

        None if the view of a match that is over holds such a sheet itself.
        """
        return None

    def audit(self, s: S, deep: bool = True) -> list[str]:
        """Return every invariant that does not hold, with its rule. ``deep`` recounts from scratch."""
        return []

    # ── The advising path: what a title knows about playing it well ──────────────────────────────

    def weigh(self, s: S, moves: list[Move]) -> list[float]:
        """Return how good each of these moves, all legal, looks to the seat that decides.

        The highest is the move a club player makes; one less makes a move e times less likely.
        """
        return [0.0] * len(moves)

    def promising(self, s: S) -> list[Move]:
        """Return legal moves among which a playout chooses: all, or only those that matter; at least one.

        A search plays on thousands of decisions that nobody looks at. A title may leave out here what
        ``weigh`` would put far down, if that spares the work of listing it.
        """
        return self.moves(s)

    def glance(self, s: S, moves: list[Move]) -> list[float]:
        """Return what ``weigh`` does, for playouts: it may be less exact where that is much quicker."""
        return self.weigh(s, moves)

    def forecast(self, s: S) -> list[float]:
        """Return the score each seat may expect at the end if all go on sensibly."""
        return [float(score) for score in self.scores(s)]

    def features(self, s: S, seat: Seat) -> list[float]:
        """Return what a learned evaluation looks at, as a seat sees it; see ``core/net.py``.

        Where a title has secrets the position must be one that was imagined for the seat.
        """
        return []

    def feature_names(self) -> list[str]:
        """Return what ``features`` are called, in their order; none: nothing can be learned."""
        return []

    def value(self, s: S) -> list[float] | None:
        """Return each seat's chance to win; alone, to end above nothing. None: nobody learned it."""
        if s.turn == NOBODY:
            ranks = self.ranks(s)
            winners = sum([1 for rank in ranks if rank == 1])
            return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
        found = net.find(self.packages, self.board, self.feature_names())
        if found is None:
            return None
        seat = max(s.turn, 0)
        return found.chances(self.features(s, seat), seat, len(self.scores(s)))

    def is_quiet(self, s: S) -> bool:
        """Return whether a forecast makes sense here: not in the middle of an auction, for instance."""
        return True

    def reason(self, s: S, m: Move) -> Line:
        """Return why somebody would make this move, told with a text ``reason-…``."""
        return Line("", "best")

    # ── The workshop: titles that can be played on further boards ────────────────────────────────

    def new_board(self, name: str, folder: str) -> str:
        """Write a small board that plays below a folder; return where it lies."""
        raise SetupError(f"{self.name} is played on its own board only")

    def check_board(self, path: str, dice: Dice, tell: Teller) -> list[str]:
        """Return what is wrong with a board, each with its file and line; nothing if it plays.

        Matches are played on it with these dice, drawn and told; what cannot be told is wrong as well.
        """
        raise SetupError(f"{self.name} is played on its own board only")

    # ── For all titles alike ─────────────────────────────────────────────────────────────────────

    def seen(
        self, s: S, seat: Seat | None, heading: Line, panels: list[Panel], position: Position
    ) -> View:
        """Return a view with what is the same in every title filled in."""
        over = s.turn == NOBODY
        scores = self.scores(s)
        return View(
            self.key,
            self.board,
            seat,
            len(scores),
            s.turn,
            heading,
            None if over else self.prompt(s),
            tuple(panels),
            scores,
            self.ranks(s) if over else (),
            position,
        )

    def settled(self, seats: int, given: dict[str, str]) -> dict[str, str]:
        """Return the options complete with defaults; SetupError if seats or an option do not fit."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            span = f"{low}" if low == high else f"{low} to {high}"
            raise SetupError(f"{self.name} on {self.board} takes {span} seats, not {seats}")
        known = [option.key for option in self.options]
        for key in given:
            if key not in known:
                listed = ", ".join(known) if known else "none"
                raise SetupError(f"{self.name} has no option {key!r}; its options: {listed}")
        chosen = {option.key: given.get(option.key, option.default) for option in self.options}
        for option in self.options:
            value = chosen[option.key]
            if value not in option.values:
                listed = ", ".join(option.values)
                raise SetupError(f"{option.key} is one of {listed}, not {value!r}", option.rule)
            for mine, other, theirs in option.conflicts:
                if value == mine and chosen[other] == theirs:
                    raise SetupError(f"{option.key}={mine} excludes {other}={theirs}", option.rule)
        return chosen


def parse_in(table: dict[str, Move], text: str, expected: str) -> Move:
    """Look a notation up without regard to case and blanks; NotationError if it is not there."""
    move = table.get(" ".join(text.split()).lower())
    if move is None:
        raise NotationError(text, expected)
    return move
