"""Help in three steps: where to look, what kind of move, which move and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from roundhouse.core.drawing import Caption
from roundhouse.core.events import Line
from roundhouse.core.protocol import Title
from roundhouse.language import Speaker

_AMOUNTS: Final = ("bid", "issue")
_NO_PLACE: Final = ("action", "move", "pass", *_AMOUNTS)


@dataclass(frozen=True)
class Hint:
    """Texts from vague to plain, and what they point at."""

    steps: tuple[str, str, str]
    where: str  # the pick the first step points at, or nothing
    picks: tuple[str, ...]


def hint(title: Title[Any], s: Any, text: str, reason: str, speaker: Speaker) -> Hint:
    """Return a move and its reason as three steps in the reader's language."""
    picks = title.picks(s, title.parse(s, text))
    captions = title.captions(title.view(s, s.turn))
    where = place_of(picks)
    if where:
        first = speaker.say("hint-where", place=speaker.choice(where, captions))
    else:
        first = speaker.say("hint-nowhere")
    named = speaker.choice(_kind(picks[0]), captions)
    words = " › ".join([_words(speaker, pick, captions) for pick in picks])
    last = speaker.say("hint-move", move=text, words=words, reason=reason)
    return Hint((first, speaker.say("hint-kind", kind=named), last), where, picks)


def _kind(pick: str) -> str:
    """Return an amount without its number, anything else as it is."""
    kind, _, _ = pick.partition(":")
    return kind if kind in _AMOUNTS else pick


def _words(speaker: Speaker, pick: str, captions: dict[str, Caption]) -> str:
    kind, _, value = pick.partition(":")
    if kind in _AMOUNTS:
        return f"{speaker.pick(kind)} {value}"
    return speaker.choice(pick, captions)


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
