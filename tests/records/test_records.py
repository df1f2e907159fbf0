"""Whole matches, kept as files: every one replays to the result and the digest it states."""

from pathlib import Path

import pytest

from roundhouse import Match, titles
from roundhouse.core.record import from_json, from_text

HERE = Path(__file__).parent
# In these the notation of the day names hexes as they are named no more: it is read, never written.
BEFORE = {"american-rails"}
FILES = [pytest.param(path, id=path.stem) for path in sorted(HERE.rglob("*.rail"))]


@pytest.mark.parametrize("path", FILES)
def test_a_record_replays_to_what_it_states(path):
    text = path.read_text(encoding="utf-8")
    record = from_text(text)
    assert record.result
    assert record.digest
    match = Match.from_record(text)
    assert match.over
    assert match.scores == record.result
    assert match.digest == record.digest
    written = str(match.record())
    assert str(Match.from_record(written).record()) == written
    assert from_text(written).digest == record.digest
    if path.parent.name not in BEFORE:
        assert written == text
    assert from_json(record.json()) == record


def test_every_board_has_a_record_of_every_version_of_its_rules():
    """A version once played stays playable: whoever changes rules keeps the records of before."""
    found = {}
    for path in HERE.rglob("*.rail"):
        record = from_text(path.read_text("utf-8"))
        found.setdefault((record.title, record.board), set()).add(record.rules)
    assert found == {
        (title.key, title.board): set(range(1, title.rules_version + 1)) for title in titles()
    }


def test_chicago_express_has_a_record_for_each_number_of_seats_and_each_option():
    records = [from_text(p.read_text("utf-8")) for p in (HERE / "chicago-express").iterdir()]
    assert {record.seats for record in records} == {2, 3, 4, 5, 6}
    for key, values in {
        "chicago_timing": {"on_placement", "after_expansion"},
        "tie_break": {"shared", "share_value"},
    }.items():
        assert {record.options[key] for record in records} == values
    assert all("build A2" in [entry.move for entry in record.moves] for record in records)
