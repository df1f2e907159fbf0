"""One playing of a title: the list of its moves and the position they lead to.

``Match`` is one class for all titles and is never subclassed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, cast

from roundhouse.core import record as records
from roundhouse.core.drawing import Drawing
from roundhouse.core.errors import (
    IllegalMove,
    MatchOver,
    NotationError,
    NotYourTurn,
    RecordError,
    RoundhouseError,
    SetupError,
    UnknownTitle,
)
from roundhouse.core.events import CHANCE, NOBODY, Event, Line, Refusal, Seat
from roundhouse.core.protocol import Dice, Move, S, Title
from roundhouse.core.record import Entry, Record
from roundhouse.core.view import View

REPLAYED: Final = 12  # the memory of a match that is replayed from a record
SPACING: Final = 8  # of the positions within a memory every so many-th is kept
Finder = Callable[[str, str], Title[Any]]
_finders: list[Finder] = []


def find_titles_with(finder: Finder) -> None:
    """Say, once, how titles are found by name; core itself knows none."""
    _finders[:] = [finder]


def find_title(key: str, board: str = "") -> Title[Any]:
    """Return the title of that name; an empty board means its first one."""
    if not _finders:
        raise UnknownTitle("no titles are known: import roundhouse first")
    return _finders[0](key, board)


class Step(Generic[S]):
    """A move carried out on a copy: the positions before and after it, and what happened."""

    __slots__ = ("after", "before", "events", "move")

    def __init__(self, before: S, move: Move, after: S, events: list[Event]) -> None:
        self.before = before
        self.move = move
        self.after = after
        self.events = events


class Outcome:
    """How a match ended: the places (1 for winners), the scores, and why it was over."""

    __slots__ = ("ranks", "reasons", "scores", "winners")

    def __init__(
        self, scores: tuple[int, ...], ranks: tuple[int, ...], reasons: tuple[Line, ...]
    ) -> None:
        self.scores = scores
        self.ranks = ranks
        self.reasons = reasons
        self.winners = tuple([seat for seat, rank in enumerate(ranks) if rank == 1])


class Match(Generic[S]):
    """A match in play. Positions once reached are never changed, so forks share them.

    ``memory`` is how many moves back positions are kept; None keeps all of them. With a memory only every
    SPACING-th is at hand, the others are replayed from these when they are asked for: so a server can
    hold many matches open.
    """

    def __init__(self, title: Title[S] | str, seats: int, board: str = "", **options: str) -> None:
        self.title: Title[S] = find_title(title, board) if isinstance(title, str) else title
        if board and self.title.board != board:
            raise SetupError(f"{self.title.name}: this title object is for {self.title.board}")
        self.options = self.title.settled(seats, options)
        self.seats = seats
        self.state: S = self.title.setup(seats, self.options)
        self.names: dict[int, str] = {}
        self.headers: dict[str, str] = {}
        self.comment = ""
        self.memory: int | None = None
        self._moves: list[Move] = []
        self._movers: list[Seat] = []
        self._notes: dict[int, Entry] = {}  # by ply: what was noted beside a move
        self._kept: dict[int, S] = {}  # by ply: positions at hand

    # ── Where it stands ──────────────────────────────────────────────────────────────────────────

    @property
    def turn(self) -> Seat:
        """The seat that decides, CHANCE or NOBODY."""
        return self.state.turn

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.turn == NOBODY

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self._moves)

    @property
    def moves(self) -> list[Move]:
        """The moves made so far."""
        return self._moves[:]

    def mover(self, ply: int) -> Seat:
        """Return who made the move after the first ``ply`` ones: a seat or CHANCE."""
        return self._movers[ply]

    @property
    def legal_moves(self) -> list[Move]:
        """All that may be played now."""
        return self.title.moves(self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        """The standing; final once the match is over."""
        return self.title.scores(self.state)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place once the match is over, else nobody."""
        ended = self.outcome
        return () if ended is None else ended.winners

    @property
    def outcome(self) -> Outcome | None:
        """How and why the match ended; None while it runs."""
        if not self.over:
            return None
        title, state = self.title, self.state
        return Outcome(title.scores(state), title.ranks(state), title.ending(state))

    @property
    def digest(self) -> str:
        """The fingerprint of the position."""
        return self.state.digest()

    def view(self, seat: Seat | None = None) -> View:
        """Return what that seat may know; without a seat, what an onlooker may."""
        return self.title.view(self.state, seat)

    def drawing(self, seat: Seat | None = None) -> Drawing:
        """Return the board as that seat sees it."""
        return self.title.draw(self.view(seat))

    def _repr_svg_(self) -> str:
        return self.drawing().svg()

    def __repr__(self) -> str:
        where = f"move {self.ply}, {'over' if self.over else f'turn {self.turn}'}"
        return f"<Match {self.title.key} {self.title.board}, {self.seats} seats, {where}>"

    # ── Playing ──────────────────────────────────────────────────────────────────────────────────

    def parse(self, text: str) -> Move:
        """Return the move written as ``text``; NotationError if it cannot be read."""
        return self.title.parse(self.state, text)

    def why_not(self, move: Move | str) -> Refusal | None:
        """Return the rule that forbids the move, or None if it may be played."""
        if self.over:
            raise MatchOver()
        return self.title.why_not(self.state, self.parse(move) if isinstance(move, str) else move)

    def push(
        self, move: Move | str, seat: Seat | None = None, comment: str = "", clock: str = ""
    ) -> list[Event]:
        """Play a move and return what happened. A refused move changes nothing.

        With ``seat`` given it must be that seat's turn.
        """
        if clock and not records.is_clock(clock):
            raise RoundhouseError(f"a clock time is written H:MM:SS, not {clock!r}")
        step = self.tried(move, seat)
        self.take(step, comment, clock)
        return step.events

    def tried(self, move: Move | str, seat: Seat | None = None, silent: bool = False) -> Step[S]:
        """Return what a move would lead to: read, checked and carried out on a copy, once each.

        The match itself goes on only when the step is taken. A silent step tells no events.
        """
        state = self.state
        if state.turn == NOBODY:
            raise MatchOver()
        if seat is not None and seat != state.turn:
            raise NotYourTurn(seat, state.turn)
        read = self.title.parse(state, move) if isinstance(move, str) else move
        refusal = self.title.why_not(state, read)
        if refusal is not None:
            raise IllegalMove(str(read), refusal, self.ply + 1, state.digest())
        return step_from(self.title, state, read, silent)

    def take(self, step: Step[S], comment: str = "", clock: str = "") -> None:
        """Go on by a step that was tried from the position the match stands at."""
        if step.before is not self.state:
            raise RoundhouseError("this step begins at another position")
        seat = step.before.turn
        ply = len(self._moves)
        if comment or clock:
            self._notes[ply] = Entry(seat, str(step.move), comment, clock)
        if self.memory is None or (self.memory and ply % SPACING == 0):
            self._kept[ply] = step.before
        self._moves.append(step.move)
        self._movers.append(seat)
        self.state = step.after
        if self.memory is not None:
            self._kept.pop(ply - self.memory, None)

    def pop(self) -> Move:
        """Take the last move back and return it."""
        if not self._moves:
            raise RoundhouseError("there is no move to take back")
        ply = len(self._moves) - 1
        self.state = self.state_at(ply)
        self._kept.pop(ply, None)
        self._notes.pop(ply, None)
        self._movers.pop()
        return self._moves.pop()

    def state_at(self, ply: int) -> S:
        """Return the position after ``ply`` moves, replayed from the nearest one that is kept."""
        if not 0 <= ply <= self.ply:
            raise RoundhouseError(f"there is no move {ply}; the match has {self.ply}")
        if ply == self.ply:
            return self.state
        first = ply
        while first > 0 and first not in self._kept:
            first -= 1
        kept = self._kept.get(first)
        if kept is None:
            state = self.title.setup(self.seats, self.options)
        elif first == ply:
            return kept
        else:
            state = cast(S, kept.copy())
        for move in self._moves[first:ply]:
            self.title.apply(state, move)
        return state

    def roll(self, dice: Dice) -> list[Event]:
        """Let CHANCE decide, with these dice, until somebody else decides or the match is over."""
        log: list[Event] = []
        while self.state.turn == CHANCE:
            step = step_from(self.title, self.state, drawn(self.title, self.state, dice))
            self.take(step)
            log += step.events
        return log

    def fork(self, ply: int | None = None) -> Match[S]:
        """Return a match of its own that shares the first ``ply`` moves (all, if not given)."""
        at = self.ply if ply is None else ply
        state = self.state_at(at)
        twin: Match[S] = Match(self.title, self.seats, "", **self.options)
        twin.names, twin.headers, twin.comment = dict(self.names), dict(self.headers), self.comment
        twin.memory = self.memory
        twin._moves, twin._movers = self._moves[:at], self._movers[:at]
        twin._notes = {ply: note for ply, note in self._notes.items() if ply < at}
        twin._kept = {ply: kept for ply, kept in self._kept.items() if ply < at}
        twin.state = state
        return twin

    # ── Records ──────────────────────────────────────────────────────────────────────────────────

    def record(self) -> Record:
        """Return the match written down; ``str`` of it is the ``.rail`` text."""
        return Record(
            self.title.key,
            self.title.board,
            self.seats,
            self.title.rules_version,
            dict(self.options),
            dict(self.names),
            dict(self.headers),
            self.comment,
            [self._entry(ply) for ply in range(len(self._moves))],
            self.scores if self.over else None,
            self.digest,
        )

    def _entry(self, ply: int) -> Entry:
        """Return a move as it stands in a record."""
        return self._notes.get(ply) or Entry(self._movers[ply], str(self._moves[ply]))

    @staticmethod
    def from_record(source: Record | str, memory: int | None = REPLAYED) -> Match[Any]:
        """Replay a record and so check every move of it; RecordError with the line if one fails.

        ``memory`` is that of the match; None keeps every position, for who looks at them all.
        """
        record = records.read(source) if isinstance(source, str) else source
        match = _set_up(record)
        match.memory = memory
        _replay(match, record.moves)
        if record.result is not None:
            if not match.over:
                raise RecordError(
                    "there is a result, but the match is not over", record.result_line
                )
            if record.result != match.scores:
                found = " ".join([str(score) for score in match.scores])
                raise RecordError(f"the moves lead to the result {found}", record.result_line)
        if record.digest and record.digest != match.digest:
            raise RecordError(
                f"the moves lead to the digest {match.digest}, not {record.digest}",
                record.digest_line,
            )
        return match


def step_from(title: Title[S], state: S, move: Move, silent: bool = False) -> Step[S]:
    """Return what a legal move leads to; the position it begins at stays as it is."""
    after = cast(S, state.copy())
    events: list[Event] = []
    title.apply(after, move, None if silent else events)
    return Step(state, move, after, events)


def drawn(title: Title[S], state: S, dice: Dice) -> Move:
    """Return one outcome of CHANCE, drawn by weight."""
    odds = title.odds(state)
    return outcome_at(odds, dice.randrange(sum([weight for _, weight in odds])))


def outcome_at(odds: list[tuple[Move, int]], at: int) -> Move:
    """Return the outcome a drawn number stands for, the weights walked in their order."""
    for move, weight in odds:
        at -= weight
        if at < 0:
            return move
    raise AssertionError("the number is below the sum of the weights")


def _set_up(record: Record) -> Match[Any]:
    try:
        title = find_title(record.title, record.board)
        if record.rules > title.rules_version:  # an older one is proven, or not, by its moves
            raise RecordError(
                f"rules version {record.rules}; {title.name} is played here by {title.rules_version}"
            )
        match: Match[Any] = Match(title, record.seats, "", **record.options)
    except (UnknownTitle, SetupError) as error:
        raise RecordError(str(error)) from None
    match.names, match.headers = dict(record.names), dict(record.headers)
    match.comment = record.comment
    return match


def _replay(match: Match[Any], entries: list[Entry]) -> None:
    """Play the entries; variations are played on forks, so that a wrong one is found too."""
    for entry in entries:
        fork = match.fork() if entry.variations else None
        try:
            match.take(match.tried(entry.move, entry.seat, True), entry.comment, entry.clock)
        except (NotationError, IllegalMove, NotYourTurn, MatchOver) as error:
            raise RecordError(f"move {match.ply + 1}: {error}", entry.line) from None
        if fork is not None:
            note = match._notes[match.ply - 1] = match._entry(match.ply - 1)
            note.variations = entry.variations
            for variation in entry.variations:
                _replay(fork.fork(), variation)
