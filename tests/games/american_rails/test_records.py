"""The kept matches of American Rails: every number of players, every way to end, every kind of move."""

from pathlib import Path

import pytest
from marks import rule

from roundhouse import Match
from roundhouse.core.record import from_text

FOLDER = Path(__file__).parents[2] / "records" / "american-rails"
RECORDS = {path.stem: from_text(path.read_text("utf-8")) for path in sorted(FOLDER.iterdir())}
KINDS = {"select", "pass", "bid", "start", "space", "develop", "fund", "take_bank", "tax_others"}
KINDS |= {"place", "stop", "offer", "expand2", "remove"}


@rule("AR-10.1")
@pytest.mark.parametrize("end", ["year", "supplies", "shares"])
def test_a_record_for_each_way_to_end(end):
    record = next(record for name, record in RECORDS.items() if name.endswith(end))
    match = Match(record.title, record.seats)
    keys = [event.key for entry in record.moves for event in match.push(entry.move)]
    assert [key for key in keys if key.startswith("end-")] == [f"end-{end}"]
    assert "special-link" in keys
    assert match.scores == record.result


@rule("AR-3.1")
def test_every_kind_of_move_was_played():
    assert {record.seats for record in RECORDS.values()} == {3, 4, 5}
    played = {entry.move.split()[0] for record in RECORDS.values() for entry in record.moves}
    assert played >= KINDS
