"""A table in the terminal: people at one keyboard, bots, and dice that may be typed by hand."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markdown import Markdown

from roundhouse import CHANCE, Event, Match, RoundhouseError, SetupError
from roundhouse.bots.levels import ADVISER, LEVELS, make_bot
from roundhouse.bots.worker import asked_in, safe_choice
from roundhouse.cli import show
from roundhouse.cli.tables import read_match
from roundhouse.core.events import Seat, told
from roundhouse.core.match import drawn
from roundhouse.language import Speaker
from roundhouse.language.guide import FEW_MOVES, Guide, shortened
from roundhouse.language.hints import hint, why
from roundhouse.language.rulebook import section

MANY_DRAWS = 30  # more lines than this are not printed without being asked for
PEOPLE = "people"  # header of a record: the seats people play

COMMANDS = ("help", "moves", "map", "log", "why", "hint", "rule", "undo", "save", "quit")


def resumed(file: Path) -> Match[Any]:
    """Return the match recorded in a file."""
    return read_match(file)


def seats_of(text: str, seats: int, seed: int | None) -> set[Seat]:
    """Read which seats people play: ``0,2``, ``all``, ``none``, or ``one`` that is drawn.

    The rules draw the seats (CE-3.4, AR-2.2, RR-4.1); who sits where is no matter of a title.
    """
    if text == "all":
        return set(range(seats))
    if text == "none":
        return set()
    if text == "one":
        return {random.Random(seed).randrange(seats)}
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isdecimal() and int(part) < seats for part in parts):
        raise SetupError(f"people are seats from 0 to {seats - 1}, all, none or one, not {text!r}")
    return {int(part) for part in parts}


def seated(match: Match[Any], people: str, seed: int | None) -> set[Seat]:
    """Return the seats people play; a record remembers them until it is said otherwise."""
    told = match.headers.get(PEOPLE, people) if people == "one" else people
    found = seats_of(told, match.seats, seed)
    match.headers[PEOPLE] = ",".join([str(seat) for seat in sorted(found)]) or "none"
    return found


def usual_file(match: Match[Any]) -> Path:
    """Return where a match is kept if nobody says otherwise."""
    base = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(base) / "roundhouse" / f"{match.title.key}.rail"


def keep(match: Match[Any], file: Path) -> None:
    """Write the record so that a crash in between leaves the old one whole."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(file.name + ".new")
    record = match.record()
    with fresh.open("w", encoding="utf-8") as out:
        out.write(record.json() if file.suffix == ".json" else str(record))
        out.flush()
        os.fsync(out.fileno())
    os.replace(fresh, file)


class TerminalTable:
    """One match at one terminal."""

    def __init__(
        self,
        match: Match[Any],
        people: set[Seat],
        bot: str,
        dice: str,
        seed: int | None,
        language: str,
        file: Path | None,
        out: Console,
    ) -> None:
        if dice not in ("draw", "ask"):
            raise SetupError(f"--dice is draw or ask, not {dice!r}")
        self.match = match
        self.people = people
        self.ask_dice = dice == "ask"
        self.dice = random.Random(seed)
        self.bots = {
            seat: make_bot(bot, random.Random(self.dice.getrandbits(63)))
            for seat in range(match.seats)
            if seat not in people
        }
        self.speaker = Speaker(match.title, language, match.names)
        self.file = file or usual_file(match)
        self.out = out
        self.log: list[Event] = []
        self.lately: list[Event] = []  # what the last move led to
        self.drawn: list[Event] = []  # what CHANCE did and nobody was told yet
        self.heading = ""  # what was last told about where we are
        self.hinted = -1  # the ply there was help for, and the steps of it not told yet
        self.help: list[str] = []

    def run(self) -> None:
        """Play until the match is over or somebody quits."""
        self.say("record-kept", file=str(self.file))
        self.say("terminal-start")
        try:
            while not self.match.over:
                if not self.decide():
                    break
        except (EOFError, KeyboardInterrupt):
            self.out.print()
        self.tell_draws()
        keep(self.match, self.file)
        if self.match.over:
            self.show()
        self.say("record-kept", file=str(self.file))

    def say(self, key: str, **facts: int | str) -> None:
        """Print one of our texts."""
        self.out.print(self.speaker.say(key, **facts), highlight=False, markup=False)

    def show(self) -> None:
        """Print the position as the person to move may see it."""
        view = self.match.view(self.reader())
        self.heading = self.speaker.line("heading", view.heading)
        show.position(self.speaker, view, self.match.title.sketch(view), self.out)

    def reader(self) -> Seat | None:
        """Return the person at the keyboard: who is to move, or the only one there is."""
        if self.match.turn in self.people:
            return self.match.turn
        return min(self.people) if len(self.people) == 1 else None

    def decide(self) -> bool:
        """Let whoever is on turn decide; return False if the match is left."""
        match = self.match
        if match.turn == CHANCE and not self.ask_dice:
            self.drawn += self.push(drawn(match.title, match.state, self.dice))
            return True
        self.tell_draws()
        if match.turn == CHANCE or match.turn in self.people:
            return self.ask()
        else:
            self.play(safe_choice(self.bots[match.turn], asked_in(match, self.dice)).move)
        return True

    def play(self, move: Any) -> None:
        """Make a move and tell what happened."""
        self.tell(self.push(move))

    def push(self, move: Any) -> list[Event]:
        """Make a move and write the record; return what happened."""
        events = self.match.push(move)
        keep(self.match, self.file)
        self.log += events
        self.lately = events
        return events

    def tell_draws(self) -> None:
        """Print what CHANCE did; a long set-up is better read off the table."""
        events, self.drawn = self.drawn, []
        if len(events) > MANY_DRAWS:
            self.say("log-folded", count=len(events))
        else:
            self.tell(events)

    def tell(self, events: list[Event]) -> None:
        """Print lines of the log as the person at the keyboard may read them."""
        for event in events:
            line = self.speaker.event(told(event, self.reader()))
            self.out.print(f"  {line} [dim]{event.rule}[/]", highlight=False)

    # ── A person decides ─────────────────────────────────────────────────────────────────────────

    def ask(self) -> bool:
        """Ask for a move or a command; return False to leave."""
        self.say_where()
        prompt = self.match.title.prompt(self.match.state)
        asked = self.speaker.line("prompt", prompt)
        who = self.speaker.seat(self.match.turn)
        self.out.print(f"[bold]{who}[/] · {asked} [dim]{prompt.rule}[/]", highlight=False)
        text = self.out.input("[bold]> [/]").strip()
        word, _, rest = text.partition(" ")
        legal = {str(move) for move in self.match.legal_moves}
        if word in COMMANDS and text not in legal:
            return self.command(word, rest.strip())
        if not text:
            return self.command("moves", "")
        answer = None if text in legal else self.guide().answer(text)
        if answer is not None:
            self.out.print(answer, highlight=False, markup=False)
            return True
        try:
            self.play(self.match.parse(text))
        except RoundhouseError as error:
            self.out.print(f"[red]{self.speaker.error(error)}[/]", highlight=False)
        return True

    def say_where(self) -> None:
        """Print the table before the first question, and later where we are when that has changed."""
        where = self.speaker.line("heading", self.match.view(self.reader()).heading)
        if not self.heading:
            self.show()
        elif where != self.heading:
            self.out.rule(where)
            self.heading = where

    def command(self, word: str, rest: str) -> bool:
        """Carry out what is not a move."""
        if word == "quit":
            return False
        if word == "help":
            self.say("terminal-help", commands=", ".join(COMMANDS))
            self.say("words-help")
        elif word == "moves":
            self.list_moves(rest)
        elif word == "map":
            self.show()
        elif word == "log":
            self.tell(self.log[-(int(rest) if rest.isdecimal() else 30) :])
        elif word == "why":
            self.out.print(self.guide().why(rest), highlight=False, markup=False)
        elif word == "hint":
            self.hint()
        elif word == "rule":
            self.show_rule(rest.upper())
        elif word == "undo":
            self.undo()
        elif word == "save":
            self.save(rest)
        return True

    def list_moves(self, beginning: str) -> None:
        """Print what may be played: all, or what begins like that, a few with their effects."""
        legal = [move for move in self.match.legal_moves if str(move).startswith(beginning)]
        if beginning and len(legal) <= FEW_MOVES:
            for move in legal:
                line = f"{move}   {self.effect(move)}"
                self.out.print(line, highlight=False, markup=False)
            if not legal:
                self.say("no-such-moves", text=beginning)
            return
        for line in shortened([str(move) for move in legal]):
            self.out.print(line, highlight=False, markup=False)

    def effect(self, move: Any) -> str:
        """Return what a move would do, in words."""
        twin = self.match.state.copy()
        happened: list[Event] = []
        self.match.title.apply(twin, move, happened)
        reader = self.reader()
        return " ".join([self.speaker.event(told(event, reader)) for event in happened[:3]])

    def guide(self) -> Guide:
        """Return who answers questions about the board, as the person at the keyboard may know it."""
        return Guide(self.match, self.reader(), self.speaker, self.lately)

    def hint(self) -> None:
        """Print one more step of help for the decision at hand."""
        if self.match.turn == CHANCE:
            self.say("hint-chance")
            return
        if self.hinted != self.match.ply:
            asked = asked_in(self.match, self.dice, LEVELS[ADVISER].seconds)
            bot = make_bot(ADVISER, random.Random(self.dice.getrandbits(63)))
            choice = safe_choice(bot, asked)
            reason = why(choice.reason, choice.value, choice.simulations, self.speaker)
            title, s = self.match.title, self.match.state
            self.help = list(hint(title, s, str(choice.move), reason, self.speaker).steps)
            self.hinted = self.match.ply
        step = self.help.pop(0) if len(self.help) > 1 else self.help[0]
        self.out.print(step, highlight=False, markup=False)

    def show_rule(self, number: str) -> None:
        """Print a rule of this title."""
        found = section(self.match.title, self.speaker.language, number)
        if found is None:
            self.say("error-unknown-rule", text=number)
        else:
            self.out.print(Markdown(f"**{found.rule} {found.title}**\n\n{found.body}"))

    def undo(self) -> None:
        """Take back to the last decision of a person, but never a draw that was made for us."""
        match = self.match
        back = 0
        for seat in reversed([entry.seat for entry in match.record().moves]):
            if seat == CHANCE and not self.ask_dice:
                self.say("undo-chance")
                return
            back += 1
            if seat in self.people or seat == CHANCE:
                break
        else:
            self.say("error-nothing-to-undo")
            return
        for _ in range(back):
            match.pop()
        keep(match, self.file)
        self.show()

    def save(self, name: str) -> None:
        """Write the record to a file of the player's choice as well."""
        file = Path(name).expanduser() if name else self.file
        try:
            keep(self.match, file)
        except OSError as error:
            self.out.print(f"[red]{file}: {error.strerror}[/]", highlight=False)
            return
        self.say("record-kept", file=str(file))
