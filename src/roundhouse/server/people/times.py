"""Times in words: how fast a table plays, how long something takes."""

from __future__ import annotations

from typing import Final

from roundhouse.language import Speaker
from roundhouse.server.people.terms import DAY, Terms

HOUR: Final = 3_600
MINUTE: Final = 60


def span(speaker: Speaker, seconds: int) -> str:
    """Return a time in the largest units that say it: 2 days, 1 hour 30 minutes, 45 seconds."""
    said = []
    for unit, size in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE), ("seconds", 1)):
        number, seconds = divmod(seconds, size)
        if number:
            said.append(speaker.say(f"web-{unit}", number=number))
        if len(said) == 2:
            break
    return " ".join(said) or speaker.say("web-seconds", number=0)


def pace(speaker: Speaker, terms: Terms) -> str:
    """Return how fast a table plays."""
    if not terms.has_clock:
        return speaker.say(f"web-speed-{terms.speed}")
    bank, step = span(speaker, terms.bank), span(speaker, terms.step)
    if not terms.step or not terms.bank:
        which = "bank" if terms.bank else "step"
        return speaker.say(f"web-pace-{terms.speed}-{which}", time=bank if terms.bank else step)
    return speaker.say(f"web-pace-{terms.speed}", bank=bank, step=step)
