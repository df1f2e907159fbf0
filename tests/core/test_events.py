"""Events and who hears what of them; the digest."""

from roundhouse.core.digest import digest_of
from roundhouse.core.events import Event, told
from roundhouse.core.match import Match

PRIVATE = Event("TOY-3", "card-drawn", {"seat": 1, "own_card": 3}, (1, 2))


def test_open_events_are_told_to_everybody():
    event = Event("TOY-1", "stands", {"seat": 0, "own_card": 3})
    assert told(event, None) is event
    assert told(event, 1) is event


def test_readers_hear_a_private_event_as_it_is():
    assert told(PRIVATE, 1) is PRIVATE
    assert told(PRIVATE, 2) is PRIVATE


def test_others_hear_the_public_facts_under_another_key():
    heard = Event("TOY-3", "card-drawn-hidden", {"seat": 1})
    assert told(PRIVATE, 0) == heard
    assert told(PRIVATE, None) == heard
    assert told(heard, 0) is heard


def test_what_was_told_does_not_depend_on_the_secret():
    other = Event("TOY-3", "card-drawn", {"seat": 1, "own_card": 1}, (1, 2))
    assert told(other, 0) == told(PRIVATE, 0)


def test_a_digest_is_the_same_on_every_machine():
    """Figures noted once: compiled or not, today or in ten years, they must not change."""
    assert digest_of((1, "a", (2, 3), ("b",), ((4,), ()))) == "d44374c68751a7b2"
    match = Match("toy", 2)
    assert match.digest == "ed342ef2ce114921"
    match.push("draw")
    match.push("card 3")
    assert match.digest == "861f15c1e19986b1"
