"""Sentences of American Rails whose wording depends on a number."""

import pytest

from roundhouse import titles
from roundhouse.core.events import Line
from roundhouse.language import Speaker

TITLE = next(t for t in titles() if t.key == "american-rails")


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "a special connection", "two special connections"),
        ("de", "eine Spezialverbindung", "zwei Spezialverbindungen"),
        ("nl", "een speciale connectie", "twee speciale connecties"),
    ],
)
def test_the_third_special_city_completes_two_connections(language, one, two):
    speaker = Speaker(TITLE, language)
    for amount, said in ((10, one), (20, two)):
        facts = {"company": "liberty", "place": "Atlanta", "amount": amount}
        assert said in speaker.line("event", Line("AR-9.4", "special-link", facts))
