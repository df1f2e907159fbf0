from roundhouse.core.events import Line, Seat
from roundhouse.core.protocol import Title
from roundhouse.core.view import View
from roundhouse.games.railroad_revolution.state import State


def prompt(s: State) -> Line:
    return Line("RR-5", "x", {})


def view(title: Title[State], s: State, seat: Seat | None) -> View:
    return View(
        title.key, title.board, seat, s.seats, s.turn, prompt(s), prompt(s), (), title.scores(s), ()
    )
