"""Records: text and JSON hold the same, and every damage is told with its place."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.core.errors import RecordError
from roundhouse.core.events import CHANCE
from roundhouse.core.match import Match
from roundhouse.core.record import (
    DEEPEST,
    Entry,
    Record,
    from_json,
    from_text,
    is_clock,
    read,
    to_json,
    to_text,
)

WHOLE = """\
roundhouse record 1
title: toy
board: table
rules: 3
seats: 2
option deck: plain
option hands: hidden
seat 0: Ann
seat 1: Bob & Co
event: Club evening
played: 2024-05-01

# A short one.
# With two lines of preface.
1 0 draw @0:10:00 # greedy
# and proud of it
2 * card 3
3 0 stand
(
  3 0 draw
  4 * card 1 # too much?
  (
    4 * card 2
  )
  5 0 stand
)
(
  3 0 draw
)
4 1 draw @9:59
5 * card 1
6 1 stand
result: 3 1
digest: 4b2f
"""


def whole():
    """Return the record above with the digest its moves lead to."""
    return WHOLE.replace("4b2f", Match.from_record(WHOLE.replace("digest: 4b2f\n", "")).digest)


# ── What a record holds ──────────────────────────────────────────────────────────────────────────


def test_everything_written_is_read():
    record = from_text(WHOLE)
    assert (record.title, record.board, record.rules, record.seats) == ("toy", "table", 3, 2)
    assert record.options == {"deck": "plain", "hands": "hidden"}
    assert record.names == {0: "Ann", 1: "Bob & Co"}
    assert record.headers == {"event": "Club evening", "played": "2024-05-01"}
    assert record.comment == "A short one.\nWith two lines of preface."
    assert [(e.seat, e.move) for e in record.moves][:2] == [(0, "draw"), (CHANCE, "card 3")]
    assert record.moves[0].comment == "greedy\nand proud of it"
    assert [e.clock for e in record.moves] == ["0:10:00", "", "", "9:59", "", ""]
    first, second = record.moves[2].variations
    assert [e.move for e in first] == ["draw", "card 1", "stand"]
    assert [e.move for e in first[1].variations[0]] == ["card 2"]
    assert [e.move for e in second] == ["draw"]
    assert (record.result, record.digest) == ((3, 1), "4b2f")
    assert (record.result_line, record.digest_line) == (33, 34)
    assert [e.line for e in record.moves] == [15, 17, 18, 30, 31, 32]


def test_text_comes_back_letter_by_letter():
    assert str(from_text(WHOLE)) == WHOLE


def test_json_holds_the_same():
    record = from_text(WHOLE)
    assert from_json(record.json()) == record
    assert str(from_json(record.json())) == WHOLE
    assert read(record.json()) == read(WHOLE) == record
    assert json.loads(record.json())["moves"][0] == {
        "seat": 0,
        "move": "draw",
        "comment": "greedy\nand proud of it",
        "clock": "0:10:00",
    }


def test_blank_lines_indents_and_windows_line_ends_do_not_matter():
    loose = (
        WHOLE.replace("\n2 *", "\n\n   2   *").replace("result", "\nresult").replace("\n", "\r\n")
    )
    assert from_text(loose) == from_text(WHOLE)
    assert from_text(WHOLE.replace("digest", "\n\ndigest").rstrip()) == from_text(WHOLE)


def test_an_empty_match_is_a_record():
    record = Match("toy", 2).record()
    assert from_text(str(record)) == record
    assert from_json(record.json()) == record
    assert '"moves": []' in record.json()
    bare = Record("toy", "", 2, 3)
    assert from_text(str(bare)) == from_json(bare.json()) == bare


def test_a_replayed_record_is_the_same_record():
    match = Match.from_record(whole())
    assert str(match.record()) == whole()
    assert match.scores == (3, 1)
    assert Match.from_record(match.record()).digest == match.digest
    assert Match.from_record(match.record().json()).digest == match.digest


def test_a_record_without_board_options_result_and_digest_replays():
    match = Match.from_record("roundhouse record 1\ntitle: toy\nrules: 3\nseats: 3\n\n1 0 stand\n")
    assert (match.ply, match.turn, match.seats) == (1, 1, 3)


def test_names_and_headers_are_written_on_one_line():
    match = Match("toy", 2)
    match.names = {1: "Bob\nthe builder"}
    match.headers = {"site": " here \n there "}
    text = str(match.record())
    assert "seat 1: Bob the builder\nsite: here there\n" in text


@pytest.mark.parametrize("text", ["0:00", "12:34", "100:00:59"])
def test_clock_times(text):
    assert is_clock(text)


@pytest.mark.parametrize("text", ["", "5", "1:2", "1:234", "-1:00", "1:00:0", "a:bc", "²:00"])
def test_no_clock_times(text):
    assert not is_clock(text)


# ── Round trips of anything ──────────────────────────────────────────────────────────────────────

LETTERS = st.characters(codec="utf-8", exclude_characters="\n", exclude_categories=["Cs", "Cc"])
WORDS = st.text(LETTERS, max_size=12)
TIDY = WORDS.map(lambda text: " ".join(text.split()))
COMMENTS = st.lists(WORDS.map(str.strip), max_size=3).map(lambda lines: "\n".join(lines).strip())
MOVES = st.text(st.characters(codec="ascii", categories=["Ll", "Nd"]), min_size=1, max_size=6)
CLOCKS = st.from_regex(r"[0-9]{1,2}:[0-9]{2}(:[0-9]{2})?", fullmatch=True)
KEYS = st.from_regex(r"[a-z][a-z0-9_-]{0,8}", fullmatch=True)


def entries(variations):
    entry = st.builds(Entry, st.integers(-1, 5), MOVES, COMMENTS, st.just("") | CLOCKS, variations)
    return st.lists(entry, min_size=1, max_size=4)


TREES = st.recursive(
    entries(st.just([])), lambda inner: entries(st.lists(inner, max_size=2)), max_leaves=4
)
RECORDS = st.builds(
    Record,
    KEYS,
    TIDY,
    st.just(6),
    st.integers(0, 99),
    st.dictionaries(KEYS, TIDY, max_size=2),
    st.dictionaries(st.integers(0, 5), TIDY, max_size=3),
    st.dictionaries(KEYS.map(lambda key: "x" + key), TIDY, max_size=2),
    COMMENTS,
    TREES,
    st.none() | st.tuples(*[st.integers(-50, 500)] * 6),
    st.just("") | st.from_regex(r"[0-9a-f]{16}", fullmatch=True),
)


@given(record=RECORDS)
@settings(max_examples=60, deadline=None, derandomize=True)
def test_any_record_comes_back_from_text_and_json(record):
    assert from_text(to_text(record)) == record
    assert from_json(to_json(record)) == record


@given(comment=st.text(max_size=30), name=st.text(max_size=9))
@settings(max_examples=60, deadline=None, derandomize=True)
def test_what_people_type_is_tidied_once_and_for_all(comment, name):
    """Whatever stands in a comment or a name: what is read back is written the same again."""
    entry = Entry(0, "draw", comment)
    record = Record("toy", "table", 2, 3, {}, {0: name}, {"site": name}, comment, [entry])
    tidy = from_text(str(record))
    assert [e.move for e in tidy.moves] == ["draw"]
    assert from_text(str(tidy)) == tidy
    assert from_json(tidy.json()) == tidy


@given(text=st.text(max_size=60), at=st.integers(0, len(WHOLE)), cut=st.integers(0, 40))
@settings(max_examples=150, deadline=None, derandomize=True)
def test_a_damaged_text_is_read_or_refused_but_never_breaks_the_reader(text, at, cut):
    for damaged in (WHOLE[:at] + text + WHOLE[at + cut :], WHOLE[:at] + WHOLE[at + cut :]):
        line = 0
        try:
            read(damaged)
        except RecordError as error:
            line = error.line
        assert 0 <= line <= damaged.count("\n") + 1


# ── Damaged text ─────────────────────────────────────────────────────────────────────────────────


def damaged(old, new):
    """Return the whole record with one passage changed."""
    assert old in WHOLE
    return whole().replace(old, new, 1)


TEXT_DAMAGES = {
    "empty": ("", 1, "a record begins with 'roundhouse record 1'"),
    "other file": ("GIF89a\n", 1, "a record begins with"),
    "no version": (("record 1\n", "record one\n"), 1, "the format version is a number, not 'one'"),
    "odd version": (("record 1\n", "record ²\n"), 1, "the format version is a number"),
    "newer": (
        ("record 1\n", "record 2\n"),
        1,
        "format 2 is newer than the 1 that can be read here",
    ),
    "no title": (("title: toy\n", ""), 11, "the header 'title' is missing"),
    "no rules": (("rules: 3\n", ""), 11, "the header 'rules' is missing"),
    "no seats": (("seats: 2\n", ""), 11, "the header 'seats' is missing"),
    "twice": (
        ("board: table\n", "board: table\ntitle: toy\n"),
        4,
        "the header 'title' stands twice",
    ),
    "no colon": (
        ("board: table\n", "board\n"),
        3,
        "expected a header 'field: value', found 'board'",
    ),
    "bad seats": (("seats: 2", "seats: two"), 5, "seats is a whole number, not 'two'"),
    "odd seats": (("seats: 2", "seats: ²"), 5, "seats is a whole number"),
    "endless": (("seats: 2", "seats: " + "9" * 5000), 5, "seats is a whole number"),
    "bad rules": (("rules: 3", "rules: -3"), 4, "rules is a whole number, not '-3'"),
    "seat name": (("seat 1: Bob", "seat 2: Bob"), 9, "there is no seat '2' among 2"),
    "odd seat": (("seat 1: Bob", "seat one: Bob"), 9, "there is no seat 'one' among 2"),
    "first ply": (("\n1 0 draw", "\n2 0 draw"), 15, "expected move 1, found number 2"),
    "gap": (("\n3 0 stand", "\n4 0 stand"), 18, "expected move 3, found number 4"),
    "ply inside": (("  4 * card 1", "  5 * card 1"), 21, "expected move 4, found number 5"),
    "no seat": (("\n3 0 stand", "\n3 stand"), 18, "expected 'number seat move"),
    "bad clock": (("@0:10:00", "@ten"), 15, "expected 'number seat move @clock # comment'"),
    "no move": (("\n3 0 stand", "\n3 0"), 18, "expected 'number seat move"),
    "early variation": (("\n1 0 draw", "\n(\n1 0 draw"), 15, "a variation stands after the move"),
    "stray close": (("\n4 1 draw", "\n)\n4 1 draw"), 30, "')' closes no variation"),
    "empty variation": (("\n4 1 draw", "\n(\n)\n4 1 draw"), 30, "this variation holds no move"),
    "prose": (("result: 3 1", "Ann won."), 33, "expected a move, a result or a digest"),
    "late header": (("result: 3 1", "event: Club"), 33, "expected a move, a result or a digest"),
    "bad result": (("result: 3 1", "result: 3 all"), 33, "a result is a list of whole numbers"),
    "short result": (("result: 3 1", "result: 3"), 33, "one score per seat (2), not 1"),
    "two results": (("result: 3 1", "result: 3 1\nresult: 3 1"), 34, "the result stands twice"),
    "two digests": (("digest: ", "digest: 0\ndigest: "), 35, "the digest stands twice"),
}


@pytest.mark.parametrize("kind", TEXT_DAMAGES)
def test_damaged_text_is_told_with_its_line(kind):
    change, line, message = TEXT_DAMAGES[kind]
    text = change if isinstance(change, str) else damaged(*change)
    with pytest.raises(RecordError) as caught:
        from_text(text)
    assert message in str(caught.value)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")
    with pytest.raises(RecordError):
        Match.from_record(text)


def test_an_unclosed_variation_is_told_where_it_opened():
    text = WHOLE[: WHOLE.index("(\n    4 *")]
    with pytest.raises(RecordError, match="never closed") as caught:
        from_text(text)
    assert caught.value.line == 19


def test_variations_have_a_depth():
    head = WHOLE[: WHOLE.index("# A short")]
    text = head + "1 0 draw\n(\n" * (DEEPEST + 1)
    with pytest.raises(RecordError, match=f"at most {DEEPEST} deep"):
        from_text(text)
    fine = head + "1 0 draw\n(\n" * DEEPEST + "1 0 stand\n" + ")\n" * DEEPEST
    assert Match.from_record(fine).ply == 1


# ── Records that read well and are wrong ─────────────────────────────────────────────────────────

REPLAY_DAMAGES = {
    "unknown title": (("title: toy", "title: chess"), 0, "there is no title 'chess'"),
    "unknown board": (("board: table", "board: moon"), 0, "'moon'"),
    "seats": (("seats: 2", "seats: 9"), 0, "one score per seat (9)"),
    "rules version": (("rules: 3", "rules: 4"), 0, "rules version 4; Toy is played here by 3"),
    "unknown option": (("option deck", "option wind"), 0, "Toy has no option 'wind'"),
    "option value": (("deck: plain", "deck: marked"), 0, "TOY-3: deck is one of"),
    "conflict": (("plain\noption hands: hidden", "stacked\noption hands: open"), 0, "excludes"),
    "wrong seat": (("\n3 0 stand", "\n3 1 stand"), 18, "move 3: seat 1 is not to decide now"),
    "chance": (("2 * card 3", "2 0 card 3"), 17, "move 2: seat 0 is not to decide now, CHANCE is"),
    "unreadable": (("\n3 0 stand", "\n3 0 vanish"), 18, "move 3: cannot read 'vanish'"),
    "illegal": (("\n3 0 stand", "\n3 0 card 1"), 18, "move 3: TOY-1: card 1 — not now"),
    "in variation": (("  5 0 stand", "  5 0 jump"), 25, "move 5: cannot read 'jump'"),
    "deep inside": (("    4 * card 2", "    4 * draw"), 23, "move 4: TOY-1: draw"),
    "after the end": (("result", "7 0 stand\nresult"), 33, "move 7: the match is over"),
    "wrong result": (("result: 3 1", "result: 1 3"), 33, "the moves lead to the result 3 1"),
    "unfinished": (("6 1 stand\n", ""), 32, "there is a result, but the match is not over"),
    "digest": (("digest: ", "digest: 0"), 34, "the moves lead to the digest"),
}


@pytest.mark.parametrize("kind", REPLAY_DAMAGES)
def test_a_record_that_cannot_be_replayed_is_told_with_its_line(kind):
    change, line, message = REPLAY_DAMAGES[kind]
    with pytest.raises(RecordError) as caught:
        Match.from_record(damaged(*change))
    assert message in str(caught.value)
    assert caught.value.line == (line or caught.value.line)


def test_a_record_of_older_rules_is_proven_by_its_moves():
    whole = str(Match.from_record(WHOLE.replace("digest: 4b2f\n", "")).record())
    older = whole.replace("rules: 3", "rules: 2")
    assert Match.from_record(older).record().rules == 3
    with pytest.raises(RecordError, match="the moves lead to the result"):
        Match.from_record(older.replace("result: 3 1", "result: 1 3"))
    with pytest.raises(RecordError, match="the moves lead to the digest"):
        Match.from_record(older.replace("digest: ", "digest: 0"))


def test_a_wrong_number_of_seats_is_told():
    text = "roundhouse record 1\ntitle: toy\nrules: 3\nseats: 9\n"
    with pytest.raises(RecordError, match="takes 2 to 3 seats, not 9"):
        Match.from_record(text)


# ── Damaged JSON ─────────────────────────────────────────────────────────────────────────────────


def as_json(**changes):
    data = json.loads(from_text(WHOLE).json())
    data.update(changes)
    return json.dumps({key: value for key, value in data.items() if value is not ...})


def with_move(**changes):
    return as_json(moves=[{"seat": 0, "move": "draw", **changes}])


JSON_DAMAGES = {
    "format missing": (as_json(format=...), "format: expected a whole number, found None"),
    "format text": (as_json(format="1"), "format: expected a whole number, found '1'"),
    "format true": (as_json(format=True), "format: expected a whole number"),
    "newer": (as_json(format=2), "format 2 is newer"),
    "no title": (as_json(title=...), "title: expected a text, found None"),
    "title number": (as_json(title=7), "title: expected a text, found 7"),
    "board null": (as_json(board=None), "board: expected a text"),
    "seats": (as_json(seats=2.0), "seats: expected a whole number, found 2.0"),
    "negative": (as_json(seats=-2), "seats: expected a whole number, found -2"),
    "rules": (as_json(rules=[3]), "rules: expected a whole number"),
    "options": (as_json(options=["deck"]), "options: expected an object of texts"),
    "option": (as_json(options={"deck": 1}), "options: expected an object of texts"),
    "option name": (as_json(options={"a:b": "c"}), "'a:b' is no name of a field"),
    "names": (as_json(names={"2": "Eve"}), "names: there is no seat '2' among 2"),
    "odd name": (as_json(names={"²": "Eve"}), "names: there is no seat '²' among 2"),
    "headers": (as_json(headers={"site": None}), "headers: expected an object of texts"),
    "header name": (as_json(headers={"a\nb": "c"}), "is no name of a field"),
    "own header": (as_json(headers={"title": "go"}), "headers: 'title' has a place of its own"),
    "seat header": (as_json(headers={"seat 0": "Eve"}), "'seat 0' has a place of its own"),
    "comment": (as_json(comment=3), "comment: expected a text"),
    "digest": (as_json(digest=3), "digest: expected a text"),
    "moves": (as_json(moves={}), "moves: expected a list of moves"),
    "move": (as_json(moves=["draw"]), "moves[0]: expected an object with seat and move"),
    "no seat": (as_json(moves=[{"move": "draw"}]), "moves[0].seat: expected a whole number"),
    "seat": (with_move(seat=-2), "moves[0].seat: expected a whole number, found -2"),
    "no move": (as_json(moves=[{"seat": 0}]), "moves[0].move: expected a text"),
    "two lines": (with_move(move="draw\n2"), "moves[0].move: expected a move on one line"),
    "blank": (with_move(move=" "), "moves[0].move: expected a move on one line"),
    "note": (with_move(comment=1), "moves[0].comment: expected a text"),
    "clock": (with_move(clock="soon"), "moves[0].clock: expected H:MM:SS, found 'soon'"),
    "clock type": (with_move(clock=5), "moves[0].clock: expected a text"),
    "variations": (with_move(variations={}), "moves[0].variations: expected a list"),
    "variation": (with_move(variations=[3]), "moves[0].variations[0]: expected a list of moves"),
    "empty": (with_move(variations=[[]]), "moves[0].variations[0]: expected a list of moves"),
    "inside": (
        with_move(variations=[[{"seat": 0, "move": 1}]]),
        "moves[0].variations[0][0].move: expected a text",
    ),
    "result": (as_json(result="3 1"), "result: expected a list of whole numbers"),
    "score": (as_json(result=[3, 1.5]), "result: expected a list of whole numbers"),
    "scores": (as_json(result=[3]), "result: expected one score per seat (2)"),
    "list": ("[]", "a record is a JSON object"),
    "number": ('{"seats": ' + "9" * 5000 + "}", "a number too long or lists too deep"),
    "deep": ('{"moves": ' + "[" * 100_000, "a number too long or lists too deep"),
}


@pytest.mark.parametrize("kind", JSON_DAMAGES)
def test_damaged_json_is_told_with_its_place(kind):
    text, message = JSON_DAMAGES[kind]
    with pytest.raises(RecordError) as caught:
        from_json(text)
    assert message in str(caught.value)


@pytest.mark.parametrize("at", [1, 40, -3])
def test_truncated_json_is_told_with_its_line(at):
    text = from_text(WHOLE).json()[:at]
    with pytest.raises(RecordError, match="not JSON: ") as caught:
        read(text)
    assert caught.value.line >= text.count("\n")


def test_variations_have_a_depth_in_json_too():
    inner = [{"seat": 0, "move": "draw"}]
    for _ in range(DEEPEST):
        inner = [{"seat": 0, "move": "draw", "variations": [inner]}]
    assert from_json(as_json(moves=inner)).moves[0].variations
    deeper = [{"seat": 0, "move": "draw", "variations": [inner]}]
    with pytest.raises(RecordError, match=f"at most {DEEPEST} deep"):
        from_json(as_json(moves=deeper))


def test_a_wrong_move_in_json_is_told_by_its_number():
    with pytest.raises(RecordError, match=r"^move 1: cannot read 'jump'"):
        Match.from_record(with_move(move="jump"))


def test_the_digest_is_checked_in_json_too():
    with pytest.raises(RecordError, match="the moves lead to the digest"):
        Match.from_record(from_text(WHOLE).json())
