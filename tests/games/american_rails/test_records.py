"""The kept matches of American Rails: every number of players, every way to end, every kind of move."""

from pathlib import Path

import pytest
from marks import rule

from roundhouse import Match
from roundhouse.core.record import from_text
from roundhouse.games.american_rails.board import CITY_HEX, GRID

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


@rule("AR-1.5")
def test_records_that_name_hexes_by_coordinates_are_read_and_written_anew():
    assert any(entry.move == "start -2,6" for entry in RECORDS["east-3-seats-year"].moves)
    for path in sorted(FOLDER.iterdir()):
        record, match = RECORDS[path.stem], Match.from_record(path.read_text("utf-8"))
        written = [entry.move for entry in match.record().moves]
        assert match.digest == record.digest
        assert not any("," in move for move in written)
        assert len(written) == len(record.moves)


@rule("AR-1.5")
def test_every_hex_is_read_by_both_names():
    match = Match("american-rails", 4)
    for label, (q, r) in zip(GRID.labels, GRID.places, strict=True):
        for words in ("start", "develop", "place liberty", "place american"):
            assert match.parse(f"{words} {q},{r}") is match.parse(f"{words} {label}")
            assert str(match.parse(f"{words} {q},{r}")) == f"{words} {label}"
    assert [GRID.labels[CITY_HEX[name]] for name in ("Buffalo", "Chicago", "New Orleans")] == [
        "A11",
        "B2",
        "R0",
    ]


@rule("AR-3.1")
def test_every_kind_of_move_was_played():
    assert {record.seats for record in RECORDS.values()} == {3, 4, 5}
    played = {entry.move.split()[0] for record in RECORDS.values() for entry in record.moves}
    assert played >= KINDS
