"""What would newly lie on the board: the shapes of a later drawing that an earlier one does not have.

A number that only changes is left out: it would cover the one that is there, and the tables tell of it.
"""

from __future__ import annotations

from collections import Counter
from xml.etree.ElementTree import Element, fromstring, tostring

LONGEST = 20_000  # characters; a picture that changes more than this says nothing


def ghost(before: tuple[str, ...], after: tuple[str, ...]) -> str:
    """Return the new shapes of a drawing in the groups they stand in; nothing to point at."""
    changed = [(old, new) for old, new in zip(before, after, strict=False) if old != new]
    found = [_new(_tree(old), _tree(new)) for old, new in changed]
    text = "".join([tostring(child, encoding="unicode") for group in found for child in group])
    return text if len(text) <= LONGEST else ""


def _tree(body: str) -> Element:
    return fromstring(f"<g>{body}</g>")


def _new(before: Element, after: Element) -> Element:
    """Return a group of the later drawing with only what is new in it."""
    known = Counter(tostring(child) for child in before)
    kept = known & Counter(tostring(child) for child in after)
    gone = _without(before, kept)
    group = Element(after.tag, _plain(after))
    for child in _without(after, kept):
        partner = next((other for other in gone if _stands_for(other, child)), None)
        if partner is None:
            group.append(_whole(child))
            continue
        gone.remove(partner)
        part = _new(partner, child)
        if len(part):
            group.append(part)
    return group


def _without(group: Element, kept: Counter[bytes]) -> list[Element]:
    left = kept.copy()
    found = []
    for child in group:
        text = tostring(child)
        if left[text]:
            left[text] -= 1
        elif child.tag != "title":
            found.append(child)
    return found


def _stands_for(before: Element, after: Element) -> bool:
    """Return whether a part is the same with other contents: a group, or a text at its place."""
    if before.tag != after.tag:
        return False
    if after.tag == "text":
        return all(before.get(name) == after.get(name) for name in ("x", "y", "transform"))
    return len(after) > 0 and before.attrib == after.attrib


def _whole(element: Element) -> Element:
    copy = Element(element.tag, _plain(element))
    copy.text, copy.tail = element.text, element.tail
    for child in element:
        if child.tag != "title":
            copy.append(_whole(child))
    return copy


def _plain(element: Element) -> dict[str, str]:
    return {name: value for name, value in element.attrib.items() if name != "data-pick"}
