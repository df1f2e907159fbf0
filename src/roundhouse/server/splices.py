"""How a text became another one: what is new, and which pieces of the old text stand between.

Tables and pieces of the board change in a few places that lie far apart: the mark of who is on turn moves
from one row to another, a number here, a number there. Only that is sent.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from itertools import accumulate
from typing import Final

# A piece of the old text: from, up to
Piece = tuple[int, int]
# A text that changed: whole, or put together of new text and pieces of the old one
Splice = str | list[str | Piece]

_WORD: Final = re.compile(r'[<">\s][^<">\s]*|^[^<">\s]+')
_GRAM: Final = 4  # so many words in a row are looked for in the old text
_WORTH: Final = 20  # characters; a shorter piece is written out again


def splice(old: str, new: str) -> Splice:
    """Return how a text became another, if that is shorter than the text itself."""
    if not old or (not new.isascii() and max(new) > "\uffff"):  # the page counts such twice
        return new
    most = min(len(old), len(new))
    head = _alike(old[:most], new[:most])
    rest = most - head
    tail = _alike(old[len(old) - rest :][::-1], new[len(new) - rest :][::-1])
    end = len(old) - tail
    parts: list[str | Piece] = [(0, head)] if head else []
    parts += _middle(old, head, end, new[head : len(new) - tail])
    parts += [(end, len(old))] if tail else []
    return parts if _cost(parts) < len(new) else new


def _alike(one: str, other: str) -> int:
    """Return how many characters two texts of one length begin with alike; halved, not counted."""
    low, high = 0, len(one)
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _cost(parts: list[str | Piece]) -> int:
    return sum([len(part) + 3 if isinstance(part, str) else 12 for part in parts])


def _middle(old: str, start: int, end: int, new: str) -> list[str | Piece]:
    """Return new text put together of itself and of pieces between two places of the old one."""
    if len(new) < 2 * _WORTH or end - start < _WORTH:
        return [new] if new else []
    known, words = _WORD.findall(old[start:end]), _WORD.findall(new)
    places = list(accumulate(map(len, known), initial=start))
    found = _places(known)
    parts: list[str | Piece] = []
    fresh: list[str] = []
    at = last = 0  # where we are in the new text and in the old one
    while at < len(words):
        where = found.get("".join(words[at : at + _GRAM]), [])
        first = where[bisect_left(where, last) % len(where)] if where else 0  # the next one
        length = _common(known, first, words, at) if where else 0
        if places[first + length] - places[first] < _WORTH:
            fresh.append(words[at])
            at += 1
            continue
        parts += ["".join(fresh)] if fresh else []
        parts.append((places[first], places[first + length]))
        fresh, at, last = [], at + length, first + length
    return parts + (["".join(fresh)] if fresh else [])


def _places(words: list[str]) -> dict[str, list[int]]:
    """Return where some words in a row stand, by these words."""
    found: dict[str, list[int]] = {}
    for at in range(len(words) - _GRAM + 1):
        found.setdefault("".join(words[at : at + _GRAM]), []).append(at)
    return found


def _common(one: list[str], at: int, other: list[str], here: int) -> int:
    """Return how many words two texts have in common from two places on."""
    most = min(len(one) - at, len(other) - here)
    length = 0
    while length < most and one[at + length] == other[here + length]:
        length += 1
    return length
