"""The descriptions in a drawing, in the reader's language.

What can be pointed at has a title such as ``5,3 · forest · $3``: names, numbers and words of the rules,
which the texts of the game know. Screen readers say it, and choices without words of their own are
called by it.
"""

from __future__ import annotations

import re
from html import escape, unescape

from roundhouse.core.drawing import Drawing
from roundhouse.language import Speaker, money, slug

BETWEEN = " · "
_TITLE = re.compile(r"<title>([^<]*)</title>")
_PICKED = re.compile(r'data-pick="([^"]*)"[^>]*><title>([^<]*)</title>')
_MARKS = re.compile(r"( · |: |→ )")  # what stands between the words of a title


def said(speaker: Speaker, title: str) -> str:
    """Return a title with the words of the rules in the reader's language."""
    return "".join(_part(speaker, part) for part in _MARKS.split(title))


def _part(speaker: Speaker, part: str) -> str:
    if part.startswith("$") and part[1:].isdecimal():
        return money(int(part[1:]), speaker.language)
    return speaker.name(part) if part[:1].isalpha() else part


def translated(speaker: Speaker, svg: str) -> str:
    """Return a drawing whose titles are in the reader's language."""
    return _TITLE.sub(
        lambda found: f"<title>{escape(said(speaker, unescape(found[1])), quote=False)}</title>",
        svg,
    )


class Captions:
    """What the things that can be pointed at in a drawing are called."""

    def __init__(self, speaker: Speaker, drawing: Drawing) -> None:
        self.speaker = speaker
        self.titles = {unescape(pick): unescape(title) for pick, title in
                       _PICKED.findall(drawing.base + drawing.body)}  # fmt: skip

    def of(self, pick: str) -> str:
        """Return ``Buffalo (17,3)`` or ``5,3 · forest · $3``; nothing if it is not on the board."""
        value = pick.partition(":")[2]
        first, *others = self.titles.get(pick, "").split(BETWEEN)
        if self.full(pick):
            return self.full(pick)
        shown = others[:2] if first == value and value.isdecimal() else [first, *others[:2]]
        return said(self.speaker, BETWEEN.join(shown))

    def full(self, pick: str) -> str:
        """Return the name on the board with its short form: ``Buffalo (17,3)``; nothing without one."""
        value = pick.partition(":")[2]
        first, *others = self.titles.get(pick, "").split(BETWEEN)
        return f"{others[0]} ({value})" if first == value and self.is_name(others[:1]) else ""

    def is_name(self, words: list[str]) -> bool:
        """Return whether there is a word, the name of something and no word of the rules."""
        return any(
            word[:1].isupper() and len(word) > 2 and not self.speaker.knows(f"name-{slug(word)}")
            for word in words
        )
