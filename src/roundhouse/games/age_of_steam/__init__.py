"""Age of Steam: the table of contents of this game.

| chapter | module |
|---|---|
| AOS-1 pieces, AOS-2 board | tiles.py and tiles.toml, board.py, rails.py |
| AOS-3 set-up, AOS-4 frame | rules/: setup.py, flow.py, legal.py |
| AOS-5 to AOS-7 shares, turn order, actions | rules/: shares.py, auction.py, actions.py |
| AOS-8 building | rules/: build.py, change.py, refusals.py, lay.py, track.py, urban.py |
| AOS-9 moving goods | rules/: deliver.py, network.py |
| AOS-10 to AOS-12 income, growth, score | rules/: income.py, money.py, growth.py, scoring.py |
| AOS-14 to AOS-19 maps | maps/, found by atlas.py; ``Rules`` in state.py holds what a map may change |
| AOS-17.5 finishing what was begun | maps/germany/duty.py |
| AOS-22 invariants | rules/audit.py |
| advice | advice/: advice.py, building.py, goods.py; projects.py over routes.py, survey.py and |
| | prospects.py; worth.py, estimate.py, reasons.py; memory.py keeps what was worked out |
"""

from __future__ import annotations

from typing import Final

from roundhouse.core.drawing import Caption, Drawing, Sample, Sketch
from roundhouse.core.events import Event, Line, Refusal, Seat
from roundhouse.core.gazetteer import Gazetteer
from roundhouse.core.protocol import Dice, Move, Teller, Title
from roundhouse.core.view import View
from roundhouse.games.age_of_steam import notation, notes, view, words
from roundhouse.games.age_of_steam.advice import advice, estimate, features, playouts, reasons
from roundhouse.games.age_of_steam.maps import atlas, workshop
from roundhouse.games.age_of_steam.moves import Build, Deliver
from roundhouse.games.age_of_steam.picture import captions, drawing, miniature, route
from roundhouse.games.age_of_steam.rules import audit, deliver, flow, legal
from roundhouse.games.age_of_steam.state import State

HORIZON: Final = 80


class AgeOfSteam(Title[State]):
    """Age of Steam on one map."""

    def __init__(self, played: atlas.Map) -> None:
        self.map = played
        self.key = "age-of-steam"
        self.name = "Age of Steam"
        self.board = played.board.key
        self.board_name = played.board.name
        self.prefix = "AOS"
        self.seats = played.board.seats
        self.rules_version = 1
        self.stage = "beta"
        game = "roundhouse.games.age_of_steam"
        self.packages = (played.package, game) if played.package else (game,)
        self.longest = 6000
        self.options = played.rules.options
        self.samples = True
        self.headlines = ("eliminated", "shares-not-paid")
        self.horizon = HORIZON
        self.spread = estimate.spread(played.rules)

    def new_board(self, name: str, folder: str) -> str:
        return str(workshop.new(name, folder))

    def check_board(self, path: str, dice: Dice, tell: Teller) -> list[str]:
        return workshop.check(path, dice, AgeOfSteam, tell)

    def setup(self, seats: int, options: dict[str, str]) -> State:
        return flow.begin(self.map.board, self.map.table, self.map.rules, seats, options)

    def moves(self, s: State) -> list[Move]:
        return legal.moves(s)

    def apply(self, s: State, m: Move, log: list[Event] | None = None) -> None:
        flow.apply(s, m, log)

    def odds(self, s: State) -> list[tuple[Move, int]]:
        return legal.odds(s)

    def scores(self, s: State) -> tuple[int, ...]:
        return tuple(s.rules.scores(s))

    def ranks(self, s: State) -> tuple[int, ...]:
        return tuple(s.rules.ranks(s))

    def why_not(self, s: State, m: Move) -> Refusal | None:
        return legal.why_not(s, m)

    def candidates(self, s: State) -> list[Move]:
        return legal.candidates(s)

    def parse(self, s: State, text: str) -> Move:
        move = notation.read(self.map.table, text)
        return deliver.read_move(s, text) if move is None else move

    def picks(self, s: State, m: Move) -> tuple[str, ...]:
        return notation.picks(s.board, m)

    def prompt(self, s: State) -> Line:
        return view.prompt(s)

    def heading(self, s: State) -> Line:
        return view.heading(s)

    def view(self, s: State, seat: Seat | None) -> View:
        return view.view(self, s, seat)

    def draw(self, v: View) -> Drawing:
        return drawing.draw(self.map.board, v)

    def captions(self, v: View) -> dict[str, Caption]:
        return captions.captions(self.map.board, v)

    def words(self, v: View) -> Gazetteer:
        return words.gazetteer(self.map.board, v)

    def sketch(self, v: View) -> Sketch:
        return drawing.sketch(self.map.board, v)

    def describe(self, v: View, pick: str) -> Caption | None:
        return captions.describe(self.map.board, pick)

    def sample(self, s: State, v: View, m: Move) -> Sample | None:
        if isinstance(m, Build):
            picture = miniature.tile(self.map.board, v, m.hex, m.lay, s.turn)
            ends = miniature.ends(self.map.board, m.hex, m.lay)
            return Sample(picture, *notes.build_notes(s, m), ends)
        if isinstance(m, Deliver):
            return Sample("", *notes.run_notes(s, m))
        return None

    def trace(self, s: State, v: View, m: Move) -> str:
        return route.route(self.map.board, v, m.steps) if isinstance(m, Deliver) else ""

    def ending(self, s: State) -> tuple[Line, ...]:
        return s.rules.ending(s)

    def audit(self, s: State, deep: bool = True) -> list[str]:
        return audit.audit(s, deep)

    def weigh(self, s: State, moves: list[Move]) -> list[float]:
        return advice.weigh(s, moves)

    def promising(self, s: State) -> list[Move]:
        return playouts.promising(s)

    def glance(self, s: State, moves: list[Move]) -> list[float]:
        return playouts.glance(s, moves)

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
    """Return the maps there are, in their own order."""
    return atlas.boards()


def look_in(folder: str) -> None:
    """Find the maps of a folder outside the package, too."""
    atlas.look_in(folder)


def title(board: str) -> AgeOfSteam:
    """Return the title on one map."""
    return AgeOfSteam(atlas.load(board))
