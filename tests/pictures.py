"""What the tests of every game ask of its picture and its sketch."""

import re
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


def elements_of(drawn, look="light"):
    """Return the picture as a tree."""
    return ElementTree.fromstring(drawn.svg(look))


def picks(root):
    """Return what can be pointed at, by pick."""
    return {g.get("data-pick"): g for g in root.iter(f"{SVG}g") if g.get("data-pick")}


def unknown_classes(root):
    """Return the classes that the style sheet of the picture does not know."""
    known = set(re.findall(r"\.(rh-[a-z-]+)", root.findtext(f"{SVG}style")))
    return {name for e in root.iter() for name in e.get("class", "").split()} - known


def colours_beside_classes(drawn):
    """Return what is coloured otherwise than by a class."""
    return re.findall(r'(?:fill|stroke|style|color)="', drawn.base + drawn.body)


def assert_ids_fit(drawn, prefix):
    """Ids are prefixed and stand once, and whatever is referred to is there."""
    both = drawn.base + drawn.body
    ids = re.findall(r'\bid="([^"]+)"', both)
    assert len(set(ids)) == len(ids)
    assert all(name.startswith(prefix) for name in ids)
    assert set(re.findall(r'href="#([^"]+)"', both)) <= set(ids)
    assert set(re.findall(r"url\(#([^)]+)\)", both)) <= set(ids)


def painted(sketched):
    """Return the characters of a sketch by place, later stamps over earlier ones."""
    return {
        (stamp.column + i, stamp.row): (letter, stamp)
        for stamp in sketched.stamps
        for i, letter in enumerate(stamp.text)
    }


def assert_fits_terminal(sketched, rows):
    """A sketch has no more than 100 columns and so many rows."""
    places = painted(sketched)
    assert max(column for column, _ in places) < 100
    assert max(row for _, row in places) < rows
    assert min(min(place) for place in places) >= 0


def shown_on_their_colour(sketched, enamel):
    """Return the letters of a sketch that stand on the colour of their company."""
    return [
        letter
        for letter, stamp in painted(sketched).values()
        if len(stamp.text) == 1 and stamp.paper == enamel.get(letter)
    ]
