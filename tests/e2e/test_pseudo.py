"""In a language nobody speaks every word of a page is marked, and longer: what is not can be seen."""

import re

import pytest
from hands import PEOPLE

from roundhouse import Match, titles

pytestmark = pytest.mark.browser

KEYS = sorted({title.key for title in titles()})
# The words of a page that are not drawn, nor keys, numbers of rules, codes or what somebody typed
WORDS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const apart = "script, noscript, svg, kbd, abbr, code, a.rule, .rule-number, .languages, .wordmark";
  while (walker.nextNode()) {
    const {parentElement: at, data} = walker.currentNode;
    if (data.trim() && !at.closest(apart) && at.checkVisibility()) found.push(data.trim());
  }
  return found;
}"""
WIDE = "() => document.documentElement.scrollWidth <= innerWidth"
# names of games, boards, companies and players are not translated
NAMES = {"Roundhouse", *[p["name"] for p in PEOPLE], *[t.name for t in titles()]}
NAMES |= {"PRR", "B&O", "C&O", "NYC", "WAB", "JSON", "SVG", "PNG", "rail", "json", "SHA"}


def places():
    """Return the words that names of places are made of: they stay as they are printed."""
    views = [(title, Match(title, title.seats[0]).view()) for title in titles()]
    names = [one.name for title, view in views for one in title.captions(view).values()]
    return {word for name in names for word in re.findall(r"[A-Za-z]{3,}", name)}


def unmarked(page):
    """Return the words that come from no text."""
    found = set()
    for text in page.evaluate(WORDS):
        left = re.sub(r"‹[^‹›]*›", " ", text)
        for name in sorted(NAMES, key=len, reverse=True):
            left = left.replace(name, " ")
        found |= set(re.findall(r"[A-Za-z]{3,}", left))
    return found - places()


@pytest.mark.parametrize("path", ["/", "/new", "/about"])
def test_every_word_of_a_page_is_a_text(reader, path):
    page = reader.go(path)
    assert unmarked(page) == set()
    assert page.evaluate(WIDE)


@pytest.mark.parametrize("key", KEYS)
def test_every_word_of_a_table_is_a_text(reader, key):
    reader.new_match(key, PEOPLE)
    page = reader.page
    reader.picture(f"pseudo-{key}")
    assert unmarked(page) == set()
    assert page.evaluate(WIDE)
