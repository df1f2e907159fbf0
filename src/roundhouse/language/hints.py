"""Help in steps: where to look, what kind of move, which move and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from roundhouse.core.drawing import Caption
from roundhouse.core.events import Line
from roundhouse.core.protocol import Move, Title
from roundhouse.language import Speaker

_AMOUNTS: Final = ("bid", "issue")
_NO_PLACE: Final = ("action", "move", "pass", *_AMOUNTS)
_FEW: Final = 3  # choices to compare


@dataclass(frozen=True)
class Hint:
    """Texts from vague to plain, none said twice, and what they point at."""

    steps: tuple[str, ...]
    where: str  # the pick the first step points at, or nothing
    picks: tuple[str, ...]


class Advice:
    """A move at a decision, to be told step by step."""

    def __init__(self, title: Title[Any], s: Any, text: str, speaker: Speaker) -> None:
        self.title, self.s, self.speaker = title, s, speaker
        self.captions: dict[str, Caption] = title.captions(title.view(s, s.turn))
        self.picks = title.picks(s, title.parse(s, text))

    def name(self, pick: str) -> str:
        """Return a pick in words: an amount with its number."""
        kind, _, value = pick.partition(":")
        if kind in _AMOUNTS:
            return f"{self.speaker.pick(kind)} {value}"
        return self.speaker.choice(pick, self.captions)

    def where(self) -> str:
        """Return what on the table it is about: where the board has it if it can be, or nothing."""
        shown = [pick for pick in self.picks if pick in self.captions and place_of((pick,))]
        return shown[-1] if shown else place_of(self.picks)

    def first(self) -> str:
        """Return a nudge for the decision at hand: a place, an amount, or what to compare."""
        where, say = self.where(), self.speaker.say
        if where:
            return say("hint-where", place=self.name(where))
        moves = self.title.moves(self.s)
        if any([self.title.picks(self.s, m)[-1].partition(":")[0] in _AMOUNTS for m in moves]):
            return say("hint-amount")
        best = self.best(moves)
        return say("hint-between", choices=", ".join(best)) if len(best) > 1 else ""

    def best(self, moves: list[Move]) -> list[str]:
        """Return what the few best-looking moves begin with, the adviser's own among them, as listed."""
        weights = self.title.weigh(self.s, moves)
        order = sorted(range(len(moves)), key=lambda n: -weights[n])
        firsts = [self.title.picks(self.s, moves[n])[0] for n in order]
        few = list(dict.fromkeys([self.picks[0], *firsts]))[:_FEW]
        listed = dict.fromkeys([self.title.picks(self.s, move)[0] for move in moves])
        return [self.name(pick) for pick in listed if pick in few]

    def kind(self) -> str:
        """Return what kind of move it is, unless the first step has said so."""
        pick = self.picks[0]
        if pick == self.where():
            return ""
        return self.speaker.say("hint-kind", kind=self.speaker.choice(_kind(pick), self.captions))

    def words(self) -> str:
        """Return the whole move in words."""
        return " › ".join([self.name(pick) for pick in self.picks])


def hint(title: Title[Any], s: Any, text: str, reason: str, speaker: Speaker) -> Hint:
    """Return a move and its reason in steps for a terminal, where moves are typed as they are noted."""
    advice = Advice(title, s, text, speaker)
    last = speaker.say("hint-move", move=text, words=advice.words(), reason=reason)
    return _steps(advice, last)


def hint_on_board(advice: Advice, reason: str) -> Hint:
    """Return a move and its reason in steps for whoever has the board before their eyes."""
    return _steps(advice, advice.speaker.say("hint-play", words=advice.words(), reason=reason))


def _steps(advice: Advice, last: str) -> Hint:
    steps = [text for text in (advice.first(), advice.kind(), last) if text]
    return Hint(tuple(dict.fromkeys(steps)), advice.where(), advice.picks)


def _kind(pick: str) -> str:
    """Return an amount without its number, anything else as it is."""
    kind, _, _ = pick.partition(":")
    return kind if kind in _AMOUNTS else pick


def place_of(picks: tuple[str, ...]) -> str:
    """Return what on the table a move is about: the first thing picked that is neither act nor amount."""
    for pick in picks:
        kind, _, value = pick.partition(":")
        if value and kind not in _NO_PLACE:
            return pick
    return ""


def why(reason: Line, value: float | None, simulations: int, speaker: Speaker) -> str:
    """Return why a bot makes a move: its reason and, if it searched, what came of it."""
    told = speaker.line("reason", reason)
    if value is None or not simulations:
        return told
    found = speaker.say("hint-search", chance=round(100 * value), simulations=simulations)
    return f"{told} {found}"
