"""Turns keys and facts into sentences: English, German, Dutch.

Rules speak in keys and facts (``core.events``); a ``Speaker`` says them in one language with the names
of the players. Texts are Fluent files beside the game they belong to. Formatted lines are kept per
language with a mark where a player's name goes, so a log is formatted once for everybody.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from roundhouse.core.drawing import Caption
from roundhouse.core.errors import (
    IllegalMove,
    MatchOver,
    NotationError,
    NotYourTurn,
    RoundhouseError,
)
from roundhouse.core.events import CHANCE, Event, Fact, Line, Refusal, Seat
from roundhouse.core.protocol import Title
from roundhouse.core.view import MONEY, NAME, SEAT, Cell, View

_COMMON: Final = "roundhouse.language"


def _found() -> tuple[str, ...]:
    """Return the languages that have texts: English, then the others by their letters."""
    there = [
        file.name[:-4]
        for file in (files(_COMMON) / "texts").iterdir()
        if file.name.endswith(".ftl")
    ]
    return ("en", *sorted([name for name in there if name != "en"]))


LANGUAGES: Final = _found()
BETWEEN: Final = " · "
# Stands in a cached line where the name of a seat will go; private-use characters occur in no text.
_OPEN, _CLOSE = "\ue000", "\ue001"
_NEGATIVE: Final = re.compile(r"(?<![a-z0-9])-(?=[0-9])")
_SEAT_MARK: Final = re.compile(f"{_OPEN}(-?\\d+){_CLOSE}")


class MissingText(RoundhouseError):
    """A text is not there, or a fact it needs is not given."""


def slug(value: Fact) -> str:
    """Return a value as it appears in message ids: lower case, runs of other characters as ``-``.

    The sign of a negative number is kept as a word, so that -1,0 is another place than 1,0.
    """
    text = _NEGATIVE.sub(" minus ", str(value).lower())
    return re.sub(r"[^a-z0-9]+", "-", text).strip("-")


@lru_cache(maxsize=5_000)
def money(amount: int, language: str) -> str:
    """Return an amount of money as it is written in a language: $12, in German 12 $."""
    sign = "−" if amount < 0 else ""
    return sign + _formatted(_bundle((), language), "money", {"amount": str(abs(amount))})


def count(number: int) -> str:
    """Return a number that may be below zero as it is written: with a minus sign, not a hyphen."""
    return str(number).replace("-", "−")


@cache
def _resource(package: str, language: str) -> Resource | None:
    """Return the texts of one package, read once for all the titles that share them."""
    path = files(package) / "texts" / f"{language}.ftl"
    return FluentResource(path.read_text(encoding="utf-8")) if path.is_file() else None


@cache
def _bundle(packages: tuple[str, ...], language: str) -> FluentBundle:
    """Return the texts of a language: common ones, then the game's, then the map's over them."""

    def name_of(value: Any) -> str:
        text = _plain(value)
        key = f"name-{slug(text)}"
        return _formatted(bundle, key, {}) if bundle.has_message(key) else str(text)

    functions: dict[str, Any] = {
        "MONEY": lambda amount: money(int(_plain(amount)), language),
        "SEAT": lambda seat: f"{_OPEN}{_plain(seat)}{_CLOSE}",
        "NAME": name_of,
        "COUNT": lambda number: count(int(_plain(number))),
    }
    bundle = FluentBundle([language], use_isolating=False, functions=functions)
    for package in (_COMMON, *reversed(packages)):
        resource = _resource(package, language)
        if resource is not None:
            bundle.add_resource(resource, allow_overrides=True)
    return bundle


def _plain(value: Any) -> Fact:
    """Return a fact as it was given; Fluent wraps numbers in a type of its own."""
    return int(value) if isinstance(value, int) else str(value)


def _formatted(bundle: FluentBundle, key: str, facts: Mapping[str, Fact]) -> str:
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise MissingText(f"{key}: has no text")
    text, problems = bundle.format_pattern(pattern, dict(facts))
    if problems:
        raise MissingText(f"{key}: {problems[0]} (facts: {', '.join(facts)})")
    return str(text)


@lru_cache(maxsize=50_000)
def _said(
    packages: tuple[str, ...], language: str, key: str, facts: tuple[tuple[str, Fact], ...]
) -> str:
    bundle = _bundle(packages, language)
    if not bundle.has_message(key):
        raise MissingText(f"there is no text {key!r} in {language}")
    return _formatted(bundle, key, dict(facts))


class Speaker:
    """Says what the rules have to say, in one language, with the names of one match's players."""

    def __init__(
        self,
        title: Title[Any] | None,
        language: str = "en",
        names: Mapping[int, str] | None = None,
        rooms: tuple[str, ...] = (),  # packages with further texts, such as the page's own
    ) -> None:
        if language not in LANGUAGES:
            raise RoundhouseError(f"languages are {', '.join(LANGUAGES)}, not {language!r}")
        self.language = language
        self.names = dict(names or {})
        self._title = title
        self._packages = (*(title.packages if title is not None else ()), *rooms)

    def say(self, key: str, **facts: Fact) -> str:
        """Return a text by its id."""
        said = _said(self._packages, self.language, key, tuple(facts.items()))
        return _SEAT_MARK.sub(lambda found: self.seat(int(found[1])), said)

    def knows(self, key: str) -> bool:
        """Return whether there is such a text."""
        return bool(_bundle(self._packages, self.language).has_message(key))

    def seat(self, seat: Seat) -> str:
        """Return the name of a player, or of CHANCE."""
        if seat == CHANCE:
            return self.say("chance")
        return self.names.get(seat) or self.say("seat-default", number=seat + 1)

    def pick(self, pick: str, caption: Caption | None = None) -> str:
        """Return a pick in words: a text of its own, the name of what it points at, or its caption.

        A place with a proper name is called by it, with its code behind.
        """
        kind, _, value = pick.partition(":")
        for key in (f"pick-{slug(f'{kind} {value}')}", f"pick-{kind}"):
            if self.knows(key):
                return self.say(key, value=value)
        # buttons are called by their names; things by what there is to say about them
        told = caption is not None and bool(caption.name or (kind != "action" and not caption.code))
        for key in (f"name-{slug(f'{kind} {value}')}", f"name-{slug(value or kind)}"):
            if self.knows(key) and not told:
                return self.say(key)
        return (self.place(caption) if caption is not None else "") or value or kind

    def choice(self, pick: str, captions: Mapping[str, Caption]) -> str:
        """Return a pick in words, as the captions of a view call it where they know it."""
        return self.pick(pick, captions.get(pick))

    def caption(self, caption: Caption) -> str:
        """Return all there is to say about a place: ``D3 · Buffalo · city · $4``."""
        told = [self.line("place", part) for part in caption.parts]
        name = self.name(caption.name)
        return BETWEEN.join([text for text in (caption.code, name, *told) if text])

    def place(self, caption: Caption) -> str:
        """Return what a place is called: ``Buffalo (D3)``, or ``D3 · forest · $3 · next to Toledo``.

        A bare number names nothing, so it is left out where there is more to say; what has neither name
        nor code is called by all there is to say about it.
        """
        if caption.name:
            name = self.name(caption.name)
            return f"{name} ({caption.code})" if caption.code else name
        parts = caption.parts[:3] if caption.code else caption.parts
        told = [self.line("place", part) for part in parts]
        code = "" if caption.code.isdecimal() and told else caption.code
        return BETWEEN.join([text for text in (code, *told) if text])

    def name(self, value: Fact) -> str:
        """Return the name of a value: a company, a colour, an action."""
        key = f"name-{slug(value)}"
        return self.say(key) if self.knows(key) else str(value)

    def line(self, kind: str, line: Line) -> str:
        """Return a line of some kind: event, refusal, prompt, heading, why."""
        return self.say(f"{kind}-{line.key}", **line.facts)

    def event(self, event: Event) -> str:
        """Return a line of the log."""
        return self.line("event", event)

    def refusal(self, refusal: Refusal) -> str:
        """Return why a move is not allowed, with the rule."""
        return f"{self.line('refusal', refusal)} ({refusal.rule})"

    def error(self, error: RoundhouseError) -> str:
        """Return what is wrong with something a player tried."""
        if isinstance(error, IllegalMove):
            hint = error.refusal.instead
            told = self.refusal(error.refusal)
            return f"{told} {self.say('error-illegal-hint', instead=hint)}" if hint else told
        if isinstance(error, NotationError):
            return self.say("error-notation", text=error.text, expected=error.expected)
        if isinstance(error, NotYourTurn):
            return self.say("error-not-your-turn", seat=error.turn)
        if isinstance(error, MatchOver):
            return self.say("error-match-over")
        return str(error)

    def result(self, view: View) -> str:
        """Return who has won a match that is over; it may be nobody."""
        winners = [seat for seat, rank in enumerate(view.ranks) if rank == 1]
        if not winners:
            return self.say("result-nobody")
        score = view.scores[winners[0]]
        if len(winners) == 1:
            return self.say("result-winner", seat=winners[0], score=score)
        names = ", ".join(self.seat(seat) for seat in winners)
        return self.say("result-shared", names=names, score=score)

    def cell(self, cell: Cell) -> str:
        """Return a value of a panel as it is written."""
        if cell.kind == MONEY:
            return money(int(cell.value), self.language)
        if cell.kind == SEAT:
            return self.seat(int(cell.value))
        if cell.kind == NAME:
            return self.name(cell.value)
        return count(cell.value) if isinstance(cell.value, int) else str(cell.value)

    def column(self, key: str) -> str:
        """Return the heading of a panel's column; company names are their own."""
        wanted = f"column-{slug(key)}"
        return self.say(wanted) if self.knows(wanted) else self.name(key)

    def option(self, key: str, value: str = "") -> str:
        """Return the name of an option of a match, or of one of its values."""
        return self.say(f"option-{slug(f'{key} {value}')}")

    def board(self, board: str) -> str:
        """Return the name of a board: the text for it, or the one printed on it."""
        key = f"board-{slug(board)}"
        if self.knows(key) or self._title is None or self._title.board != board:
            return self.say(key)
        return self._title.board_name or board
