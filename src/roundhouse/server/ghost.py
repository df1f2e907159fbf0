"""What would newly lie on the board: the shapes of a later drawing that an earlier one does not have.

Numbers and names are left out: they would cover those that are there, and the tables tell of them.
"""

from __future__ import annotations

from collections import Counter
from xml.etree.ElementTree import Element, fromstring, tostring

WORDS = ("title", "text", "tspan")
LONGEST = 20_000  # characters; a picture that changes more than this says nothing


def ghost(before: str, after: str) -> str:
    """Return the new shapes of a drawing in the groups they stand in; nothing to point at."""
    found = _new(_tree(before), _tree(after))
    if found is None:
        return ""
    text = "".join(tostring(child, encoding="unicode") for child in found)
    return text if len(text) <= LONGEST else ""


def _tree(body: str) -> Element:
    return fromstring(f"<g>{body}</g>")


def _frame(element: Element) -> tuple[str, tuple[tuple[str, str], ...]]:
    return element.tag, tuple(sorted(element.attrib.items()))


def _new(before: Element, after: Element) -> Element | None:
    """Return a group of the later drawing with only what is new in it; None if nothing is."""
    known = Counter(tostring(child) for child in before)
    unmatched = [child for child in after if not _took(known, tostring(child))]
    gone = [child for child in before if known[tostring(child)] > 0]
    group = Element(after.tag, _plain(after))
    for child in unmatched:
        partner = next((other for other in gone if _frame(other) == _frame(child)), None)
        if partner is not None and len(child):
            gone.remove(partner)
            part = _new(partner, child)
        else:
            part = _whole(child)
        if part is not None:
            group.append(part)
    return group if len(group) else None


def _took(known: Counter[bytes], child: bytes) -> bool:
    known[child] -= 1
    if known[child] < 0:
        known[child] = 0
        return False
    return True


def _whole(element: Element) -> Element | None:
    if element.tag in WORDS:
        return None
    copy = Element(element.tag, _plain(element))
    for child in element:
        part = _whole(child)
        if part is not None:
            copy.append(part)
    return copy if len(copy) or not len(element) else None


def _plain(element: Element) -> dict[str, str]:
    return {name: value for name, value in element.attrib.items() if name != "data-pick"}
