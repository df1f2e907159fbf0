"""Chicago Express: the table of contents of this game.

Rules in rules.py (CE-3 to CE-13), the order of decisions in flow.py (CE-5, CE-6), the board in
board.toml and board.py (CE-1, CE-2), the invariants in audit.py (CE-15).
How to play it well: what a position comes to in estimate.py and routes.py, moves in advice.py.
"""

from __future__ import annotations

from roundhouse.core.drawing import Drawing, Sketch
from roundhouse.core.events import Event, Line, Refusal, Seat
from roundhouse.core.protocol import Move, Option, Title
from roundhouse.core.view import View
from roundhouse.games.chicago_express import moves, view
from roundhouse.games.chicago_express.advice import advice, estimate, reasons
from roundhouse.games.chicago_express.picture import drawing
from roundhouse.games.chicago_express.rules import audit, flow
from roundhouse.games.chicago_express.rules import book as rules
from roundhouse.games.chicago_express.state import State


class ChicagoExpress(Title[State]):
    """Chicago Express on its one board, 2 to 6 players."""

    def __init__(self) -> None:
        self.key = "chicago-express"
        self.name = "Chicago Express"
        self.board = "northeast"
        self.prefix = "CE"
        self.seats = range(2, 7)
        self.rules_version = 1
        self.stage = "beta"
        self.packages = ("roundhouse.games.chicago_express",)
        self.longest = 2000
        self.horizon = self.longest  # to the end
        self.spread = estimate.SPREAD
        self.options = (
            Option("chicago_timing", ("on_placement", "after_expansion"), "CE-14.19"),
            Option("tie_break", ("shared", "share_value"), "CE-14.19"),
        )

    def setup(self, seats: int, options: dict[str, str]) -> State:
        return flow.begin(seats, options)

    def moves(self, s: State) -> list[Move]:
        return flow.moves(s)

    def apply(self, s: State, m: Move, log: list[Event] | None = None) -> None:
        flow.apply(s, m, log)

    def scores(self, s: State) -> tuple[int, ...]:
        """CE-13.5  Score is player cash; shares, company cash and income count nothing."""
        return tuple(s.cash)

    def ranks(self, s: State) -> tuple[int, ...]:
        return rules.ranks(s)

    def why_not(self, s: State, m: Move) -> Refusal | None:
        return flow.why_not(s, m)

    def candidates(self, s: State) -> list[Move]:
        return flow.candidates(s)

    def parse(self, s: State, text: str) -> Move:
        return moves.read(text)

    def picks(self, s: State, m: Move) -> tuple[str, ...]:
        return moves.picks(m)

    def auction(self, s: State) -> str:
        return flow.auction(s)

    def prompt(self, s: State) -> Line:
        return view.prompt(s)

    def view(self, s: State, seat: Seat | None) -> View:
        return view.view(self, s, seat)

    def draw(self, v: View) -> Drawing:
        return drawing.draw(v)

    def sketch(self, v: View) -> Sketch:
        return drawing.sketch(v)

    def audit(self, s: State, deep: bool = True) -> list[str]:
        return audit.audit(s, deep)

    def weigh(self, s: State, moves: list[Move]) -> list[float]:
        return advice.weigh(s, moves)

    def forecast(self, s: State) -> list[float]:
        return estimate.forecast(s)

    def is_quiet(self, s: State) -> bool:
        return advice.is_quiet(s)

    def reason(self, s: State, m: Move) -> Line:
        return reasons.reason(s, m)


def boards() -> list[str]:
    """Return the boards there are: one."""
    return ["northeast"]


def title(board: str) -> ChicagoExpress:
    """Return the title on its board."""
    return ChicagoExpress()
