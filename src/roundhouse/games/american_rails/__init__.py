"""American Rails: the table of contents of this game.

The nouns: the board (board.toml, board.py: AR-1), the state, the moves and their notation, and what a
seat sees (position.py, view.py); accounts.py says where the scores came from.
The rules, in the order of the rule text: rules/setup (AR-2), preparation (AR-4), auction (AR-5; bids and
money as in core/companies: AR-1.3), track (AR-6), actions (AR-7), expansion (AR-8), income and dividends
(AR-9), scoring (AR-10). What comes next is in rules/flow (AR-3), what may be decided in rules/legal, why
something may not in rules/refusals, what always holds in rules/audit (AR-9.5).
The pictures: picture/drawing with chart, tracks and ledger, captions of its places, sketch for terminals.
How to play it well: advice/ways (how far things are), estimate (what a position comes to), advice (what
a move is worth), reasons.
"""

from __future__ import annotations

from roundhouse.core.drawing import Caption, Drawing, Sketch
from roundhouse.core.events import Event, Line, Refusal, Seat
from roundhouse.core.gazetteer import Gazetteer
from roundhouse.core.protocol import Move, Title
from roundhouse.core.view import Panel, View
from roundhouse.games.american_rails import accounts, moves, view, words
from roundhouse.games.american_rails.advice import advice, estimate, features, reasons
from roundhouse.games.american_rails.picture import captions, drawing, sketch
from roundhouse.games.american_rails.rules import auction, audit, flow, legal, refusals, scoring
from roundhouse.games.american_rails.state import State


class AmericanRails(Title[State]):
    """American Rails on its one board, 3 to 5 players (AR-2.1)."""

    def __init__(self) -> None:
        self.key = "american-rails"
        self.name = "American Rails"
        self.board = "east"
        self.prefix = "AR"
        self.seats = range(3, 6)
        self.rules_version = 1
        self.stage = "beta"
        self.packages = ("roundhouse.games.american_rails",)
        self.longest = 2000
        self.options = ()
        self.headlines = ("end-year", "end-shares", "end-supplies")
        self.horizon = self.longest  # to the end
        self.spread = estimate.SPREAD

    def setup(self, seats: int, options: dict[str, str]) -> State:
        return flow.begin(seats)

    def moves(self, s: State) -> list[Move]:
        return legal.moves(s)

    def apply(self, s: State, m: Move, log: list[Event] | None = None) -> None:
        flow.apply(s, m, log)

    def scores(self, s: State) -> tuple[int, ...]:
        return scoring.scores(s)

    def why_not(self, s: State, m: Move) -> Refusal | None:
        return refusals.why_not(s, m)

    def candidates(self, s: State) -> list[Move]:
        return legal.candidates(s)

    def parse(self, s: State, text: str) -> Move:
        return moves.read(text)

    def picks(self, s: State, m: Move) -> tuple[str, ...]:
        return moves.picks(m)

    def auction(self, s: State) -> str:
        return auction.scope(s)

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

    def ending(self, s: State) -> tuple[Line, ...]:
        return scoring.ending(s)

    def accounts(self, seats: int, events: list[Event]) -> Panel:
        return accounts.accounts(seats, events)

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
    return ["east"]


def title(board: str) -> AmericanRails:
    """Return the title on its board."""
    return AmericanRails()
