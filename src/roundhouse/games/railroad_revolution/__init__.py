"""Railroad Revolution: the table of contents of this game.

Nouns: all components in board.toml and board.py (RR-1, RR-2), effects in effects.py (RR-3), milestones
in cards.py (RR-9), a position in state.py, decisions in moves.py, how they are written in notation.py.
rules/: set-up in setup.py (RR-4), the order of decisions in flow.py (RR-5, RR-8), main actions in
actions.py (RR-7), moves of an agenda in agenda.py (RR-6), its solvency in solvency.py (RR-6.5), money and
shares in money.py, workers and pieces in pieces.py, milestones in milestones.py (RR-9), what is hidden
in hidden.py (RR-10), end and scoring in scoring.py (RR-11). Legal moves are listed in turns.py and
legal.py and explained in refusals.py and agenda_refusals.py; the invariants are in audit.py (RR-13).
What a seat may know: view.py with position.py, its tables in tables.py. What is drawn of it: picture/;
what that is called: picture/captions.py and picture/phrases.py.
advice/, how to play it well: weights in advice.py, on what steps bring (gains.py, ground.py) and
positions are worth (estimate.py, prospects.py, stages.py, ways.py); reasons.py tells why.
"""

from __future__ import annotations

from roundhouse.core.drawing import Caption, Drawing, Sketch
from roundhouse.core.events import Event, Line, Refusal, Seat
from roundhouse.core.gazetteer import Gazetteer
from roundhouse.core.protocol import Dice, Move, Title
from roundhouse.core.view import View
from roundhouse.games.railroad_revolution import notation, view, words
from roundhouse.games.railroad_revolution.advice import advice, estimate, features, reasons
from roundhouse.games.railroad_revolution.picture import captions, drawing, sketch
from roundhouse.games.railroad_revolution.rules import audit, flow, hidden, refusals, scoring, setup
from roundhouse.games.railroad_revolution.state import DRAW_MILESTONE, State


class RailroadRevolution(Title[State]):
    """Railroad Revolution on its one board, 2 to 4 players."""

    def __init__(self) -> None:
        self.key = "railroad-revolution"
        self.name = "Railroad Revolution"
        self.board = "usa"
        self.prefix = "RR"
        self.seats = range(2, 5)
        self.rules_version = 1
        self.stage = "beta"
        self.packages = ("roundhouse.games.railroad_revolution",)
        self.longest = 6000
        self.options = ()
        self.secrets = True  # RR-10.2
        self.headlines = ("end-triggered", "last-round")
        self.horizon = 200
        self.spread = estimate.SPREAD

    def setup(self, seats: int, options: dict[str, str]) -> State:
        return setup.set_up(seats)

    def moves(self, s: State) -> list[Move]:
        return flow.moves(s)

    def apply(self, s: State, m: Move, log: list[Event] | None = None) -> None:
        flow.apply(s, m, log)

    def scores(self, s: State) -> tuple[int, ...]:
        return scoring.scores(s)

    def ranks(self, s: State) -> tuple[int, ...]:
        return scoring.ranks(s)

    def why_not(self, s: State, m: Move) -> Refusal | None:
        return refusals.why_not(s, m)

    def candidates(self, s: State) -> list[Move]:
        return refusals.candidates(s)

    def parse(self, s: State, text: str) -> Move:
        return notation.read(text)

    def picks(self, s: State, m: Move) -> tuple[str, ...]:
        return notation.picks(m)

    def prompt(self, s: State) -> Line:
        return view.prompt(s)

    def heading(self, s: State) -> Line:
        return view.heading(s)

    def view(self, s: State, seat: Seat | None) -> View:
        return view.view(self, s, seat)

    def draw(self, v: View) -> Drawing:
        return drawing.draw(v)

    def captions(self, v: View) -> dict[str, Caption]:
        return captions.captions(v)

    def words(self, v: View) -> Gazetteer:
        return words.gazetteer(v)

    def sketch(self, v: View) -> Sketch:
        return sketch.sketch(v)

    def imagine(self, s: State, seat: Seat, dice: Dice) -> State:
        return hidden.imagine(s, seat, dice)

    def readers(self, s: State, m: Move) -> tuple[Seat, ...] | None:
        """RR-10.2  A milestone drawn is for the drawer alone; the one kept is laid open."""
        return (s.drawer,) if s.step == DRAW_MILESTONE else None

    def ending(self, s: State) -> tuple[Line, ...]:
        return scoring.ending(s)

    def audit(self, s: State, deep: bool = True) -> list[str]:
        return audit.audit(s, deep)

    def weigh(self, s: State, moves: list[Move]) -> list[float]:
        return advice.weigh(s, moves)

    def forecast(self, s: State) -> list[float]:
        return estimate.forecast(s)

    def features(self, s: State, seat: Seat) -> list[float]:
        return features.features(s, seat)

    def feature_names(self) -> list[str]:
        return features.NAMES

    def is_quiet(self, s: State) -> bool:
        return estimate.is_quiet(s)

    def reason(self, s: State, m: Move) -> Line:
        return reasons.reason(s, m)


def boards() -> list[str]:
    """Return the boards there are: one."""
    return ["usa"]


def title(board: str) -> RailroadRevolution:
    """Return the title on its board."""
    return RailroadRevolution()
