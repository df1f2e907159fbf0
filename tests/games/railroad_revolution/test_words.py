"""Sentences of Railroad Revolution whose wording depends on a number or on what is left."""

import pytest

from roundhouse import titles
from roundhouse.core.events import Line
from roundhouse.language import Speaker

TITLE = next(t for t in titles() if t.key == "railroad-revolution")


@pytest.mark.parametrize(
    ("language", "one", "three"),
    [
        ("en", "One station: 0 so far.", "3 stations: 0 so far."),
        ("de", "Ein Bahnhof: bisher 0.", "3 Bahnhöfe: bisher 0."),
        ("nl", "Eén station: tot nu toe 0.", "3 stations: tot nu toe 0."),
    ],
)
def test_a_condition_is_counted_as_people_count(language, one, three):
    speaker = Speaker(TITLE, language)
    for need, said in ((1, one), (3, three)):
        line = Line("RR-3.1", "need-station", {"need": need, "have": 0, "group": -1})
        assert speaker.line("why", line) == said


def test_a_worker_out_of_stock_may_be_lost():
    line = Line("RR-12.5", "colour-not-in-stock", {"seat": 0, "worker": "grey"})
    for language, word in (("en", "lost"), ("de", "verfällt"), ("nl", "vervalt")):
        assert word in Speaker(TITLE, language).line("event", line)
